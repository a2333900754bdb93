import type { Identity } from '../identity/identity.js';

/** What a person can do where a re-run, which has the same inputs, would stop again (spec 4.3). A sentence each. */
export interface Remedies {
  readonly afresh: string;
  /** As `afresh`, of what this very run has left. */
  readonly never: string;
  /** Goes on with this very run, in another; empty where no other run may. */
  readonly goOn: string;
  /** Takes what is there all the same; empty where no run may. */
  readonly force: string;
}

type ResumedIdentity = Pick<Identity, 'resumeRun' | 'eventClass' | 'ref' | 'runId'>;

export function remediesOf({ resumeRun, eventClass, ref, runId }: ResumedIdentity): Remedies {
  // What a dispatch goes on with is of its own branch and class of event (spec 4.5): of a pull request's run it is not.
  const mayDispatch = eventClass === 'trusted' && /^refs\/(?:heads|tags)\//.test(ref);
  const how = 'or, so that no run stops for it, `resume: fresh-if-stuck`';
  if (!mayDispatch)
    return {
      afresh: `Or start afresh in a new run, under a \`run-key\` of its own with \`resume: never\` ${how} in the workflow file.`,
      ...{ never: 'Afresh: a new run.', goOn: '', force: '' },
    };
  const named = `"Run workflow" with \`resume-run: ${resumeRun ?? runId}\``;
  return {
    afresh: `Or start afresh in a new run: "Run workflow" with \`resume: never\`, ${how}.`,
    never: `Afresh: a new run, or ${named} and \`resume: never\`.`,
    goOn: `Or ${named}.`,
    force: `Take it all the same: ${named} and \`resume: force\`.`,
  };
}
