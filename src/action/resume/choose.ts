import type { RunStatus } from '../../core/run.js';
import type { LaunchFacts } from '../../runtime/checkpoint/checkpoint-schema.js';
import { canonicalJson } from '../identity/canonical.js';
import type { Remedies } from './remedies.js';

export type Resume = 'auto' | 'never' | 'force' | 'fresh-if-stuck';

/** What was found of a run key. `why`: sentences for people. */
export type ResumeFinding =
  | {
      readonly kind: 'none';
      /** Earlier attempts of this run have come to this step, as far as is known: they may have left something. */
      readonly hasBegun: boolean;
      /** It is a later attempt of a run. */
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
  /** There is more under names of ours than may be looked at, and nothing of it opens. `names`: what they begin with. */
  | { readonly kind: 'flooded'; readonly why: string; readonly names: readonly string[] }
  /** This very run has kept something that is sealed under none of our keys. */
  | { readonly kind: 'other_key'; readonly why: string }
  | { readonly kind: 'unanswered'; readonly why: string }
  | { readonly kind: 'collision'; readonly why: string }
  | { readonly kind: 'diverged'; readonly why: string };

export type Choice =
  | { readonly do: 'resume'; readonly warning: string | null }
  | { readonly do: 'fresh'; readonly warning: string | null }
  | { readonly do: 'stop'; readonly message: string };

const UNSPENT = 'Nothing was spent.';

/** The truth table of `resume` (spec 4.3). What stops a run names what a re-run can do, or what takes a new one. */
export function chooseResume(finding: ResumeFinding, mode: Resume, ways: Remedies): Choice {
  if (finding.kind === 'collision') return stop(finding.why);
  if (mode === 'never') return fresh(null);
  const afresh = mode === 'fresh-if-stuck' && 'why' in finding;
  if (afresh) return fresh(`${finding.why} The run starts afresh.`);
  switch (finding.kind) {
    case 'found':
      return { do: 'resume', warning: null };
    case 'none':
      return nothingFound(finding, mode, ways);
    case 'old':
      if (mode === 'force') return { do: 'resume', warning: `${finding.why} \`resume: force\` takes it.` };
      return stop(finding.why, UNSPENT, ways.force, ways.afresh);
    case 'broken':
      return stop(
        finding.why,
        UNSPENT,
        'If it was sealed under another key, add that one to the secret of `state-key` as a line of its own, and re-run the failed jobs.',
        ways.afresh,
      );
    case 'flooded':
      return stop(
        finding.why,
        UNSPENT,
        `Delete those that no run of yours has saved (${finding.names.map((name) => `\`${name}*\``).join(', ')}, artifacts with \`-state\` at the end), and re-run the failed jobs.`,
        ways.goOn,
        ways.afresh,
      );
    case 'other_key':
      return stop(
        finding.why,
        UNSPENT,
        'Add that one to the secret behind `state-key` as a line of its own, or put it back, and re-run the failed jobs.',
        ways.never,
      );
    case 'unanswered':
      return stop(finding.why, UNSPENT, 'Re-run the failed jobs when GitHub answers again.', ways.afresh);
    case 'diverged':
      return stop(finding.why, UNSPENT, ways.afresh);
    default:
      return finding satisfies never;
  }
}

function nothingFound(
  { isRerun, hasBegun, mayBeHidden, named }: Extract<ResumeFinding, { kind: 'none' }>,
  mode: Exclude<Resume, 'never'>,
  ways: Remedies,
): Choice {
  if (mode === 'force') {
    const why = '`resume: force`, but there is no checkpoint of this run key.';
    return stop(why, UNSPENT, 'Start one in a new run, with `resume: auto`.');
  }
  if (named !== null) {
    const why = `Run ${named} has left no checkpoint that is of this workflow file, branch, job, step and leg (\`resume-run\`).`;
    return mode === 'auto' ? stop(why, UNSPENT, ways.afresh) : fresh(`${why} The run starts afresh.`);
  }
  if (!isRerun) return fresh(null);
  if (!hasBegun)
    return fresh('This is a re-run, and no earlier attempt has come to this step: the run starts afresh.');
  const why = 'This is a re-run, and there is no checkpoint of the earlier attempts.';
  if (mode === 'auto' && mayBeHidden) {
    return stop(
      `${why} It may be in an artifact that this job does not see: "Re-run all jobs" can hide those of earlier attempts, and listing them takes \`actions: read\`.`,
      UNSPENT,
      'Re-run the failed jobs alone, which hides nothing.',
      ways.goOn,
      ways.afresh,
    );
  }
  return fresh(`${why} The run starts afresh.`);
}

const fresh = (warning: string | null): Choice => ({ do: 'fresh', warning });
const stop = (...sentences: readonly string[]): Choice => ({
  do: 'stop',
  message: sentences.filter((sentence) => sentence !== '').join(' '),
});

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

export type CheckpointUse =
  | { readonly do: 'resume'; readonly notice: string | null }
  | { readonly do: 'give-again' }
  | { readonly do: 'fresh'; readonly notice: string | null };

/** What becomes of a checkpoint that opens and is the newest (spec 4.3, "A finished run …", "Run key"). */
export function useOf(run: FoundRun): CheckpointUse {
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

/** The inputs that make a run what it is. */
export type FactName = 'input' | 'workflow' | 'agent' | 'model' | 'vars';

/** The inputs in which two starts differ. */
export function differences(a: LaunchFacts, b: LaunchFacts): FactName[] {
  const of = (facts: LaunchFacts) => ({
    input: facts.input_hash,
    workflow: facts.workflow,
    agent: facts.agent,
    model: facts.model,
    vars: canonicalJson(facts.vars),
  });
  const [ours, theirs] = [of(a), of(b)];
  return (Object.keys(ours) as FactName[]).filter((name) => ours[name] !== theirs[name]);
}
