import { FAILURE_CODES, type FailureKind, type TurnFailure } from '../../agents/agent.js';
import { factsOf } from '../../core/agent-clis.js';
import { isBudgetSpent } from '../../core/budget.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import { LEFT_OPEN, stopSpent } from '../record.js';
import type { Runtime } from '../runtime.js';
import { type ChosenModel, modelOfState } from './model-of-state.js';
import { backOffMs, MAX_ATTEMPTS } from './retry.js';
import type { CarryOn } from './turn-plan.js';
import { type EndedTurn, type FailedTurn, type Next, over, type TurnsVisit } from './visit.js';

type FailurePolicy = 'retry' | 'wait or pause' | 'another share' | 'fresh session' | 'leave open' | 'fail';

/** What a failure is answered with (spec 3.7). */
const POLICIES: Readonly<Record<FailureKind, FailurePolicy>> = {
  transient: 'retry',
  crashed: 'retry',
  idle: 'retry',
  max_time: 'retry',
  session_in_use: 'retry',
  usage_limit: 'wait or pause',
  cost_cap: 'another share',
  session_lost: 'fresh session',
  interrupted: 'leave open',
  authentication: 'fail',
  invalid_model: 'fail',
  refused: 'fail',
  output_limit: 'fail',
  rejected: 'fail',
  prompt_too_long: 'fail',
  recording_missing: 'fail',
  recording_stale: 'fail',
  not_started: 'fail',
};

/** What no workflow can mend, and no further attempt: the CLI, its key, its model or its recording has to be put right. */
const SETUP: ReadonlySet<FailureKind> = new Set([
  'not_started',
  'authentication',
  'invalid_model',
  'recording_missing',
  'recording_stale',
]);

/**
 * How many attempts in a row have failed after this turn. A limit that is to be waited for is none, and neither is a
 * spent share; but a limit that has reset already, or a share of which nothing was spent, would come again at once.
 * @param now epoch ms
 */
export function failuresAfter(ended: EndedTurn, before: number, now: number): number {
  if (ended.kind === 'answered') return 0;
  return ended.kind === 'failed' && isAttempt(ended, now) ? before + 1 : before;
}

function isAttempt({ failure, costUsd }: FailedTurn, now: number): boolean {
  switch (POLICIES[failure.kind]) {
    case 'retry':
      return true;
    case 'another share':
      return costUsd === 0;
    case 'wait or pause':
      return failure.resetAt !== undefined && failure.resetAt <= now;
    default:
      return false;
  }
}

/**
 * What follows a failed turn: another one, or none (spec 3.7).
 * @param failures attempts in a row that have failed, with this one
 */
export async function afterFailure(visit: TurnsVisit, failed: FailedTurn, failures: number): Promise<Next> {
  const policy = POLICIES[failed.failure.kind];
  switch (policy) {
    case 'retry':
      return retry(visit, failed, failures);
    case 'wait or pause':
      return waitOrPause(visit, failed, failures);
    case 'another share':
      return afterCap(visit, failed, failures);
    case 'fresh session':
      return sessionLost(visit, failed);
    case 'leave open':
      return over(LEFT_OPEN);
    case 'fail':
      return forGood(failed, wordsOf(visit, failed));
    default:
      return policy satisfies never;
  }
}

function forGood({ turn, failure }: FailedTurn, message: string): Next {
  const error = { code: FAILURE_CODES[failure.kind], message };
  return { kind: 'over', outcome: { kind: 'failed', turn, error, isSetup: SETUP.has(failure.kind) } };
}

function wordsOf(visit: TurnsVisit, { turn, failure }: FailedTurn): string {
  const { runtime } = visit;
  if (failure.kind === 'invalid_model') return modelRefused(visit) ?? failure.message;
  if (failure.needsKey === undefined) return failure.message;
  const agent = turn.cli ?? runtime.run.launch.agent;
  return `${failure.message.replace(/\.?$/, '.')} ${runtime.recoveryHint({ kind: 'log_in', agent })}`;
}

function again({ turn }: FailedTurn, how: Partial<Pick<CarryOn, 'cause' | 'fresh'>> = {}): Next {
  return { kind: 'again', turn, ended: true, cause: 'cut off', fresh: false, ...how };
}

async function retry(visit: TurnsVisit, failed: FailedTurn, failures: number): Promise<Next> {
  const { runtime, agentId, state, signal } = visit;
  const { failure } = failed;
  if (failures >= MAX_ATTEMPTS) {
    return forGood(
      failed,
      `${failure.message} (${failures} attempts; ${runtime.recoveryHint({ kind: 'try_again' })})`,
    );
  }
  const { ports, emit } = runtime.options;
  const delay = backOffMs(failures, ports.random(), failure.retryAfterMs);
  emit({
    type: 'retry',
    agent: agentId,
    state: state.name,
    attempt: failures + 1,
    delay_ms: delay,
    code: FAILURE_CODES[failure.kind],
    message: failure.message,
  });
  await ports.sleep(delay, signal);
  return isStopping(visit) ? over(LEFT_OPEN) : again(failed);
}

/** Waits for a usage limit to reset when that is soon enough, else pauses the whole run (spec 3.7). */
async function waitOrPause(visit: TurnsVisit, failed: FailedTurn, failures: number): Promise<Next> {
  const { runtime, agentId, state, signal } = visit;
  const { failure } = failed;
  const { ports, emit } = runtime.options;
  const { on_limit: onLimit, max_wait: maxWait } = runtime.run.launch;
  const wait = failure.resetAt === undefined ? null : Math.max(0, failure.resetAt - ports.now());
  const mayWait = wait !== null && onLimit !== 'pause' && wait <= maxWait * 1000 && failures < MAX_ATTEMPTS;
  if (!mayWait) {
    pause(runtime, failure);
    return over(LEFT_OPEN);
  }
  const until = new Date(ports.now() + wait).toISOString();
  emit({ type: 'waiting', agent: agentId, state: state.name, until, reason: failure.message });
  // A second later than the server says, since its clock and ours differ.
  await ports.sleep(wait + 1000, signal);
  return isStopping(visit) ? over(LEFT_OPEN) : again(failed);
}

/** While a turn was taken or an agent slept, the run may have been stopped, or the agent by a join. */
function isStopping({ runtime, signal }: TurnsVisit): boolean {
  return signal.aborted || runtime.options.stop.request !== null;
}

function pause(runtime: Runtime, failure: TurnFailure): void {
  const resumeAt = failure.resetAt === undefined ? undefined : new Date(failure.resetAt).toISOString();
  runtime.options.stop.stop({
    mode: 'drain',
    status: 'paused',
    reason: 'USAGE_LIMIT',
    message: `${failure.message}. ${runtime.recoveryHint({ kind: 'resume_later', at: resumeAt ?? null })}`,
    resumeAt,
  });
}

/** The turn used up its share. While the run has money left that a turn can be given, it goes on with a new share. */
function afterCap(visit: TurnsVisit, failed: FailedTurn, failures: number): Next {
  if (isBudgetSpent(visit.runtime.run) || failures >= MAX_ATTEMPTS) stopSpent(visit.runtime);
  return isStopping(visit) ? over(LEFT_OPEN) : again(failed, { cause: 'cost cap' });
}

function sessionLost({ runtime, agentId, state }: TurnsVisit, failed: FailedTurn): Next {
  const { turn, failure } = failed;
  const lost = (turn.carried_on ?? turn).session_before;
  // A turn in a fresh session has lost none: another fresh one would fail as well, without end.
  if (lost === null) return forGood(failed, failure.message);
  if (runtime.options.freshSession) {
    runtime.warn(`the session ${lost} is gone: the state starts in a fresh one`, agentId, state.name);
    return again(failed, { fresh: true });
  }
  return forGood(failed, `${failure.message} ${runtime.recoveryHint({ kind: 'fresh_session' })}`);
}

/** What to do where an API has refused a model; the CLIs name flags of their own for it, which nobody here gives. */
function modelRefused({ runtime, agentId, state }: TurnsVisit): string | null {
  const chosen = modelOfState(runtime, state.name, runtime.agent(agentId).model_override);
  if (chosen === null) return null;
  const { cli, model, saidBy } = chosen;
  const facts = factsOf(cli);
  const title = facts?.title ?? cli;
  const aliases = facts?.modelAliases.slice(0, 3) ?? [];
  const such = aliases.length === 0 ? '' : `, such as ${aliases.join(', ')}`;
  if (saidBy === null)
    return `${title} may not use its own default model here. Name one: \`model\` of the state, of the workflow, or of the run${such}.`;
  return `${title} has no model "${model}", or none that it may use with this login; ${placeOf(runtime.options.workflow, state, saidBy)} names it. Name another there${such}.`;
}

function placeOf(
  workflow: Workflow,
  { name, file }: TurnsVisit['state'],
  saidBy: Exclude<ChosenModel['saidBy'], null>,
): string {
  switch (saidBy) {
    case 'tag':
      return `the tag that led to ${name}`;
    case 'state':
      return `${file}:${workflow.lineOf?.(name, 'model') ?? 1}`;
    case 'workflow':
      return "the workflow's manifest";
    case 'run':
      return "the run's own `model`";
    default:
      return saidBy satisfies never;
  }
}
