import { factsOf, listInWords } from '../../core/agent-clis.js';
import type { RecoveryHint } from '../../core/text/recovery-hint.js';
import { usdAtLeast } from '../../core/text/usd.js';

/** A re-run has the same inputs; other inputs take a new run (spec 4.3). */
const GO_ON = 'by "Run workflow" with `resume-run` and the id of this one';
const ANEW = 'in a new run, under a `run-key` of its own with `resume: never`';

/** Says by inputs and re-runs what gets a stopped run on, since a job has no command line (spec 4.8). */
export function recoveryByInput(way: RecoveryHint): string {
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
      return `Raise the input \`budget\`${way.moreThanUsd === null ? '' : ` to more than ${usdAtLeast(way.moreThanUsd)}`} and go on in a new run, ${GO_ON}: a re-run has the old value, unless it is a variable's.`;
    case 'more_steps':
      return `If it is running in circles, mend the workflow; it starts anew ${ANEW}.`;
    case 'more_iterations':
      return 'Re-run the job to go on.';
    case 'accept_script':
      return `If the change is meant, commit it and start anew ${ANEW}.`;
    case 'accept_changes':
      return `Put it back and re-run the job, or start anew ${ANEW}.`;
    case 'accept_left':
      return 'It is in this checkout alone, unless somebody commits it.';
    case 'fresh_session':
      return `Its history is gone: start anew ${ANEW}.`;
    case 'log_in':
      return `${keyOf(way.agent)} Then re-run the job: it goes on from there.`;
    case 'answer':
      return 'The question stands in the job summary, and how it is answered.';
    case 'forked':
      return 'The jobs of the output `matrix` run them, and a job with `mode: collect` brings them together.';
    case 'share':
      return "Raise the input `budget`, where it is a variable's, and re-run all jobs: shares are made anew, and what has ended is not run again. A value in the workflow file takes a new run.";
    case 'legs':
      return 'Re-run the failed jobs: what has ended is not run again, and the run goes on from there.';
    case 'carry_on_or_other_id':
      return `Start anew ${ANEW}, or with another \`run-key\`.`;
    default:
      return way satisfies never;
  }
}

/** Says where the key is given, by the input's name where there is one. */
function keyOf(agent: string): string {
  const keys = factsOf(agent)?.keys ?? [];
  const inputs = keys.flatMap(({ input }) => (input === undefined ? [] : [`\`${input}\``]));
  if (inputs.length > 0)
    return `Put a valid one into the secret behind the input ${listInWords(inputs)}, whichever the step is given.`;
  return `Put a valid one into the secret behind ${keys[0]?.variable ?? 'its key'}, which the step is given below \`env\`.`;
}
