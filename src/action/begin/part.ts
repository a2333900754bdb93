import { UsageError } from '../../core/errors.js';
import type { Standing } from '../checkpoint/standing.js';
import type { Checkout } from '../guard/checkout.js';
import { isWoken } from '../guard/wake.js';
import type { Job } from '../job.js';
import { open } from '../open.js';
import { type Begun, loadAsking, NO_ANSWERS, type Over } from './begun.js';
import { checkParked, NO_FRESH_START } from './woken.js';

/** Of a run that is fanned out over several jobs (spec 4.10). */
export async function beginPart(
  job: Job,
  { checkout, first }: { readonly checkout: Checkout; readonly first: Standing },
): Promise<Begun | Over> {
  const [{ beginStage }, { openAsks }, [{ boardOf }, { answersOf, usable }]] = await Promise.all([
    import('../fan-out/begin.js'),
    import('../ask/put.js'),
    loadAsking(),
  ]);
  const board = boardOf(job);
  const begun = await beginStage(job, first, { board, checkout });
  if ('givenAgain' in begun) return { opened: null, restored: begun.givenAgain };
  const { restored } = begun.standing;
  if (isWoken(job)) {
    if (restored === null) throw new UsageError(NO_FRESH_START);
    // With the plan a leg begins of which nothing is known: it was lost, and is waited for.
    if (restored.run.status !== 'forked') checkParked(restored);
  }
  // Another part of the run may be the one that asks.
  const asks = restored === null ? [] : openAsks(restored.run).map(({ ask }) => ask.id);
  const isAsking = restored !== null && asks.length > 0;
  const answers = isAsking
    ? await answersOf(withOwnAnswer(job, asks), begun.standing, { woken: null, board })
    : NO_ANSWERS;
  if ('nothing' in answers) return answers;
  const opened = await open(job, checkout);
  const given = isAsking ? await usable(answers, restored.run, opened.workflow, { job, board }) : [];
  return { job, opened, ...begun, answers: { ...answers, given } };
}

/** All parts have the same inputs: an answer to a question of another one is none of this one's. */
function withOwnAnswer(job: Job, open: readonly string[]): Job {
  const { 'ask-id': askId, answer } = job.inputs;
  if (askId === null || open.includes(askId)) return job;
  if (answer !== null)
    job.voice.warning(
      `\`answer\` is left to the part of the run that has asked ${JSON.stringify(askId)}: here ${open.join(', ')} ${open.length === 1 ? 'is' : 'are'} open.`,
    );
  return { ...job, inputs: { ...job.inputs, answer: null, 'ask-id': null } };
}
