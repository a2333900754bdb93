import { meteredBudget } from '../../core/budget.js';
import type { ReasonCode } from '../../core/errors.js';
import type { LoggedOutcome } from '../../core/events.js';
import { NO_USAGE, type OpenTurn } from '../../core/run.js';
import { requestsOfTurn } from '../../meter/requests.js';
import { requestsPath } from '../metering/start.js';
import { costOfRequests } from '../metering/turn.js';
import { countCost, loggedOutcomeOf, needsDecision, recordOutcome, turnLeftOpen } from '../record.js';
import { type AnsweredTurn, type Next, over, type TurnsVisit } from './visit.js';

/** Where a visit's turns begin: with the prompt, or where a crash, a stop or a question left them (spec 3.6). */
export async function beginVisit(visit: TurnsVisit): Promise<Next | AnsweredTurn> {
  const { runtime, state } = visit;
  const left = turnLeftOpen(visit);
  if (left === null) return { kind: 'prompt' };
  const logged = loggedOutcomeOf(visit, left);
  if (logged !== undefined) countCost(visit, logged);
  const session = logged?.session ?? left.session;
  if (logged?.result.kind === 'text' && session !== null) {
    // The turn was paid for and its outcome logged before the crash: apply it, never repeat it.
    return { kind: 'answered', turn: left, text: logged.result.text, session };
  }
  if (logged === undefined) await countCutOff(visit, left);
  if (needsDecision(runtime, left, state.options)) return over({ kind: 'ask_repeat' });
  const cause = wasUnheeded(visit, left) ? 'unheeded' : 'cut off';
  return { kind: 'again', turn: left, ended: hasEnded(logged), cause, fresh: false };
}

/** What a message can be refused for, reminder or not. */
const REFUSALS: ReadonlySet<ReasonCode> = new Set([
  ...(['NO_TRANSITION', 'SEVERAL_TRANSITIONS', 'INVALID_TRANSITION', 'POLICY_VIOLATION'] as const),
  ...(['MISSING_TARGET', 'AMBIGUOUS_TARGET', 'RESULT_INVALID'] as const),
]);

/** The agent failed of its last message: that turn was not cut off, and the agent is not to be told so. */
function wasUnheeded({ runtime, agentId }: TurnsVisit, left: OpenTurn): boolean {
  if (left.kind !== 'reminder' || left.failed !== true) return false;
  const { error } = runtime.agent(agentId);
  return error !== null && REFUSALS.has(error.code);
}

/** An interrupted turn did not end: what follows is the same turn of the visit, gone on with. */
function hasEnded(logged: LoggedOutcome | undefined): boolean {
  return logged?.result.kind === 'failure' && logged.result.code !== 'INTERRUPTED';
}

export type CutOff = Pick<TurnsVisit, 'runtime' | 'agentId' | 'cli'>;

/** A turn that a crash cut off has told nobody its cost: what the agent's own transcript tells is counted. */
export async function countCutOff(visit: CutOff, left: OpenTurn): Promise<void> {
  const { runtime, agentId, cli } = visit;
  const state = left.state;
  if (left.accounted || left.session === null || !runtime.options.startedTurns.has(left.id)) return;
  const metered = requestsOfTurn(requestsPath(runtime.options.paths), left.id, left.started_at);
  // Without a request it may have been another CLI's, or of a life without a meter.
  if (metered !== null && metered.requests > 0) {
    const message = 'cut off by a crash; its cost is what its requests have come to';
    return recordCutOff(visit, left, message, costOfRequests(metered));
  }
  if (cli.cutOffCost === undefined) return;
  const began = left.carried_on ?? left;
  const turn = { session: left.session, sessionBefore: began.session_before, since: began.session_mark ?? 0 };
  const found = await cli.cutOffCost(turn, runtime.agent(agentId).cwd);
  runtime.options.meter?.spentElsewhere(found?.costUsd ?? 0, meteredBudget(runtime.run));
  if (found === null) {
    const unknown = 'what the turn that was cut off had spent is not known, and is not counted';
    runtime.warn(unknown, agentId, state);
    return recordCutOff(visit, left, unknown, {
      ...{ cost_usd: 0, basis: 'unknown', lower_bound: true, usage: NO_USAGE },
    });
  }
  const message = `cut off by a crash; its cost is ${found.source}`;
  runtime.warn(`a turn was ${message}`, agentId, state);
  recordCutOff(visit, left, message, {
    ...{ cost_usd: found.costUsd, basis: found.basis, usage: found.usage },
    ...(found.isLowerBound && { lower_bound: true as const }),
  });
}

function recordCutOff(
  visit: CutOff,
  left: OpenTurn,
  message: string,
  cost: Pick<LoggedOutcome, 'cost_usd' | 'basis' | 'usage' | 'lower_bound'>,
): void {
  const result = { kind: 'failure', code: 'INTERRUPTED', message } as const;
  // When it was cut off, nobody knows.
  recordOutcome(visit, left, { result, session: left.session, ...cost, ms: 0 });
}
