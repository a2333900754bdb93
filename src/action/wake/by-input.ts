import { createHash } from 'node:crypto';
import { rejectionOf } from '../../core/answer.js';
import { UsageError } from '../../core/errors.js';
import { type GivenAnswer, ownQuestions } from '../../core/parked.js';
import type { Run } from '../../core/run.js';
import { oneLine } from '../../report/text.js';
import type { CheckpointManifest, GivenInput } from '../../runtime/checkpoint/checkpoint-schema.js';
import type { Settled } from '../ask/body.js';
import { type Access, mayWrite } from '../guard/gate.js';
import { NOBODY_ASKS } from '../guard/wake.js';

/** An answer that a person has given, and how its question is marked once it is taken. */
export interface Given extends GivenAnswer {
  readonly askId: string;
  readonly settled: Settled;
}

export interface ByInput {
  readonly answer: string | null;
  readonly askId: string | null;
  /** Who has started this attempt. */
  readonly login: string;
  readonly accessOf: (login: string) => Promise<Access>;
  /** GitHub's id of this workflow run. */
  readonly runId: string;
}

export type TakenInput =
  | { readonly kind: 'none' }
  | { readonly kind: 'given'; readonly given: Given; readonly noted: GivenInput }
  /** An earlier attempt, which had the same inputs, was given this answer. */
  | { readonly kind: 'used'; readonly askId: string };

/**
 * Takes the answer of the inputs `answer` and `ask-id` (spec 4.5). It counts only when a person with write access has
 * started this attempt.
 * @param restored null when no run waits
 * @throws UsageError for an answer that cannot be given; it lists the open questions
 */
export async function takeInput(
  { answer, askId, login, accessOf, runId }: ByInput,
  restored: { readonly run: Run; readonly manifest: Pick<CheckpointManifest, 'inputs_given'> } | null,
): Promise<TakenInput> {
  if (answer === null) {
    if (askId === null) return { kind: 'none' };
    throw new UsageError(
      '`ask-id` says which question `answer` is for, and there is no `answer`. Nothing was spent.',
    );
  }
  if (restored === null) {
    throw new UsageError(NOBODY_ASKS);
  }
  const hash = createHash('sha256').update(answer).digest('hex');
  const open = ownQuestions(restored.run).map(({ ask }) => ask);
  const used = restored.manifest.inputs_given.find(
    (each) => each.run_id === runId && each.hash === hash && (askId === null || askId === each.ask_id),
  );
  const isOpenStill = askId !== null && open.some(({ id }) => id === askId);
  if (used !== undefined && !isOpenStill) return { kind: 'used', askId: used.ask_id };
  const [only] = open;
  const ask = askId === null ? (open.length === 1 ? only : undefined) : open.find(({ id }) => id === askId);
  if (ask === undefined) throw new UsageError(noSuch(askId, open));
  const why = rejectionOf(ask, answer);
  if (why !== null) throw new UsageError(`\`answer\`: ${why} Nothing was spent, and the question is open.`);
  const access = login === '' ? null : await accessOf(login);
  if (access === null || login.endsWith('[bot]') || !mayWrite(access))
    throw new UsageError(notAllowed(login, access));
  return {
    kind: 'given',
    given: { askId: ask.id, text: answer, settled: { by: 'input', login } },
    noted: { ask_id: ask.id, run_id: runId, hash },
  };
}

function noSuch(
  askId: string | null,
  open: readonly { readonly id: string; readonly question: string }[],
): string {
  if (open.length === 0) return '`answer` was given, and no question of the run is open. Nothing was spent.';
  const list = open.slice(0, 20).map(({ id, question }) => `- ${id}: ${oneLine(question).slice(0, 80)}`);
  const why =
    askId === null
      ? 'Several questions are open: say by `ask-id` which one `answer` is for.'
      : `\`ask-id\`: no open question has the id ${JSON.stringify(askId)}.`;
  return [`${why} Nothing was spent. Open:`, ...list].join('\n');
}

function notAllowed(login: string, access: Access | null): string {
  const why =
    access === null
      ? 'it is not known who has started this attempt'
      : access.kind === 'unanswered'
        ? `what access ${login} has could not be found out: ${access.why}`
        : `${login} ${access.isBot || login.endsWith('[bot]') ? 'is no person' : `has ${access.permission} access`}`;
  return `The input \`answer\` counts only when a person with write access has started this attempt: ${why}. Nothing was spent.`;
}
