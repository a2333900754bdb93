import { factsOf, listed } from '../../core/agent-clis.js';
import { usdAtLeast } from '../../core/text/usd.js';
import type { WayOn } from '../../core/text/way-on.js';

/** What gets a run on that has stopped, by inputs and re-runs: a job has no command line (spec 4.8). */
export function wayOnByInput(way: WayOn): string {
  switch (way.kind) {
    case 'resume':
      return 'Re-run the job to go on.';
    case 'resume_later':
      return `Re-run the job ${way.at === null ? 'when the limit has reset' : `after ${way.at}`}.`;
    case 'try_again':
      return 'a re-run of the job tries again';
    case 'another_round':
      return 're-run the job to allow another round';
    case 'budget':
      return `Raise the input \`budget\`${way.moreThanUsd === null ? '' : ` to more than ${usdAtLeast(way.moreThanUsd)}`} and re-run the job: it goes on where it stopped.`;
    case 'more_steps':
      return 'If it is running in circles, mend the workflow; it starts anew with the input `resume: never`.';
    case 'more_iterations':
      return 'Re-run the job to go on.';
    case 'accept_script':
      return 'If the change is meant, commit it and start anew: with the input `resume: never`, or in a new run.';
    case 'accept_changes':
      return 'Put it back, or start anew with the input `resume: never`.';
    case 'accept_left':
      return 'It is in this checkout alone, unless somebody commits it.';
    case 'fresh_session':
      return 'Its history is gone: start anew with the input `resume: never`.';
    case 'log_in':
      return `${keyOf(way.agent)} Then re-run the job: it goes on from there.`;
    case 'answer':
      return 'The question stands in the job summary, and how it is answered.';
    case 'forked':
      return 'The jobs of the output `matrix` run them, and a job with `mode: collect` brings them together.';
    case 'share':
      return 'Raise the input `budget` and re-run all jobs: shares are made anew, and what has ended is not run again.';
    case 'legs':
      return 'Re-run the failed jobs: what has ended is not run again, and the run goes on from there.';
    case 'carry_on_or_other_id':
      return 'Give the input `run-key` another value, or start anew with `resume: never`.';
    default:
      return way satisfies never;
  }
}

/** Where the key is given, by the input's name where there is one. */
function keyOf(agent: string): string {
  const keys = factsOf(agent)?.keys ?? [];
  const inputs = keys.flatMap(({ input }) => (input === undefined ? [] : [`\`${input}\``]));
  if (inputs.length > 0)
    return `Put a valid one into the secret behind the input ${listed(inputs)}, whichever the step is given.`;
  return `Put a valid one into the secret behind ${keys[0]?.variable ?? 'its key'}, which the step is given below \`env\`.`;
}
