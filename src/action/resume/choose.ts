import type { RunStatus } from '../../core/run.js';

export type Resume = 'auto' | 'never' | 'force' | 'fresh-if-stuck';

/** What was found of a run key. `why`: sentences for people. */
export type Finding =
  | {
      readonly kind: 'none';
      /** A later attempt of a run: its earlier ones may have left something. */
      readonly isRerun: boolean;
      /** It would lie in an artifact, of which "Re-run all jobs" can hide the earlier ones; or in one that we may not list. */
      readonly mayBeHidden: boolean;
      /** The run that was to be gone on with (`resume-run`); null: none was named. */
      readonly named: string | null;
    }
  | { readonly kind: 'found' }
  /** Others have gone on from it. */
  | { readonly kind: 'old'; readonly why: string }
  | { readonly kind: 'broken'; readonly why: string }
  | { readonly kind: 'unanswered'; readonly why: string }
  | { readonly kind: 'collision'; readonly why: string }
  | { readonly kind: 'parted'; readonly why: string };

export type Choice =
  | { readonly do: 'resume'; readonly warning: string | null }
  | { readonly do: 'fresh'; readonly warning: string | null }
  | { readonly do: 'stop'; readonly message: string };

const OUT = 'Start afresh with `resume: never`, or always in such a case with `resume: fresh-if-stuck`.';
const KEYS = 'If it was sealed under another key, add that one to `state-key` as a line of its own.';

/** The truth table of `resume` (spec 4.3). */
export function choose(finding: Finding, mode: Resume): Choice {
  if (finding.kind === 'collision') return stop(finding.why);
  if (mode === 'never') return fresh(null);
  switch (finding.kind) {
    case 'found':
      return { do: 'resume', warning: null };
    case 'none':
      return nothingFound(finding, mode);
    case 'old':
      if (mode === 'force') return { do: 'resume', warning: `${finding.why} \`resume: force\` takes it.` };
      if (mode === 'fresh-if-stuck') return fresh(`${finding.why} The run starts afresh.`);
      return stop(`${finding.why} Take it with \`resume: force\`. ${OUT}`);
    case 'broken':
    case 'unanswered':
    case 'parted':
      if (mode === 'fresh-if-stuck') return fresh(`${finding.why} The run starts afresh.`);
      return stop(
        `${finding.why} ${finding.kind === 'broken' ? `${KEYS} ` : ''}${adviceOn(finding.kind)}${OUT}`,
      );
    default:
      return finding satisfies never;
  }
}

const adviceOn = (kind: 'broken' | 'unanswered' | 'parted'): string =>
  kind === 'unanswered'
    ? 'Something may be there that cannot be seen now, sealed under a key of `state-key` or another one: re-run the job to ask again. '
    : '';

function nothingFound(
  { isRerun, mayBeHidden, named }: Extract<Finding, { kind: 'none' }>,
  mode: Exclude<Resume, 'never'>,
): Choice {
  if (mode === 'force') {
    return stop(
      '`resume: force`, but there is no checkpoint of this run key. Start one with `resume: auto`.',
    );
  }
  if (named !== null) {
    const why = `Run ${named} has left no checkpoint that is of this workflow file, branch, job, step and leg (\`resume-run\`).`;
    return mode === 'auto' ? stop(`${why} ${OUT}`) : fresh(`${why} The run starts afresh.`);
  }
  if (!isRerun) return fresh(null);
  const why = 'This is a re-run, and there is no checkpoint of the earlier attempts.';
  if (mode === 'auto' && mayBeHidden) {
    return stop(
      `${why} It may be in an artifact that this job does not see: "Re-run all jobs" can hide those of earlier attempts, and listing them takes \`actions: read\`. Re-run the failed jobs alone, or start the workflow by hand with the id of that run as the input \`resume-run\`. ${OUT}`,
    );
  }
  return fresh(`${why} The run starts afresh.`);
}

const fresh = (warning: string | null): Choice => ({ do: 'fresh', warning });
const stop = (message: string): Choice => ({ do: 'stop', message });

export interface FoundRun {
  readonly status: RunStatus;
  readonly isOwnKey: boolean;
  /** It was saved by an attempt of this very workflow run. */
  readonly isSameRun: boolean;
  /** The inputs in which this start differs from that one. */
  readonly differs: readonly string[];
  /** A budget that it has used up is not higher now. */
  readonly isBudgetUsedUp: boolean;
  readonly mode: Exclude<Resume, 'never'>;
}

export type Use =
  | { readonly do: 'resume'; readonly notice: string | null }
  | { readonly do: 'give-again' }
  | { readonly do: 'fresh'; readonly notice: string | null };

/** What becomes of a checkpoint that opens and is the newest (spec 4.3, "A finished run …", "Run key"). */
export function useOf(run: FoundRun): Use {
  const { status, isOwnKey, isSameRun, differs, mode } = run;
  const other = `${differs.map((name) => `\`${name}\``).join(', ')} ${differs.length === 1 ? 'is' : 'are'} not what it was started with`;
  if (status === 'completed') {
    if (!isSameRun) return { do: 'fresh', notice: null };
    if (differs.length === 0) return { do: 'give-again' };
    return {
      do: 'fresh',
      notice: `The run of an earlier attempt is finished, but ${other}: a new run starts.`,
    };
  }
  if (mode === 'fresh-if-stuck' && status === 'budget_exceeded' && run.isBudgetUsedUp) {
    return {
      do: 'fresh',
      notice:
        'The run before has used up its budget, and `budget` was not raised: a new run starts (`resume: fresh-if-stuck`).',
    };
  }
  if (!isOwnKey && differs.some((name) => name === 'input' || name === 'workflow')) {
    return {
      do: 'fresh',
      notice: `The checkpoint of an earlier attempt is not used: ${other}. A new run starts.`,
    };
  }
  const unused = differs.filter((name) => name === 'input' || name === 'vars');
  return {
    do: 'resume',
    notice:
      unused.length === 0
        ? null
        : `The run goes on with what it was started with: ${unused.map((name) => `\`${name}\``).join(' and ')} of this job changes nothing in it. A new one starts with \`resume: never\`.`,
  };
}
