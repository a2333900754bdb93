import type { Identity } from '../identity/identity.js';

/** What a person can do where a re-run, which has the same inputs, would stop again (spec 4.3). A sentence each. */
export interface WaysOut {
  readonly afresh: string;
  /** As `afresh`, of what this very run has left. */
  readonly never: string;
  /** Goes on with this very run, in another; empty where no other run may. */
  readonly goOn: string;
  /** Takes what is there all the same; empty where no run may. */
  readonly force: string;
}

type Who = Pick<Identity, 'resumeRun' | 'eventClass' | 'ref' | 'runId'>;

/** @param hasRunKey a key of its own, under which a new run goes on as well */
export function waysOut({ resumeRun, eventClass, ref, runId }: Who, hasRunKey: boolean): WaysOut {
  // What a dispatch goes on with is of its own branch and class of event (spec 4.5): of a pull request's run it is not.
  const mayDispatch = eventClass === 'trusted' && /^refs\/(?:heads|tags)\//.test(ref);
  const named = `"Run workflow" with \`resume-run: ${resumeRun ?? runId}\``;
  return {
    afresh: afreshBy(hasRunKey, mayDispatch),
    never: mayDispatch ? `Afresh: a new run, or ${named} and \`resume: never\`.` : 'Afresh: a new run.',
    goOn: mayDispatch ? `Or ${named}.` : '',
    force: mayDispatch ? `Take it all the same: ${named} and \`resume: force\`.` : '',
  };
}

function afreshBy(hasRunKey: boolean, mayDispatch: boolean): string {
  if (!hasRunKey) return 'Or start afresh in a new run.';
  return mayDispatch
    ? 'Or start afresh in a new run: "Run workflow" with `resume: never`.'
    : 'Or start afresh in a new run, with `resume: fresh-if-stuck` in the workflow file.';
}
