import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  FAILURE_CODES,
  type RunValue,
  type TurnEvent,
  type TurnOutcome,
  type TurnRequest,
} from '../../agents/agent.js';
import { costCap, isBudgetSpent, meteredBudget, turnsAtOnce } from '../../core/budget.js';
import type { LoggedOutcome, OutcomeResult } from '../../core/events.js';
import { choicesForStates } from '../../core/launch.js';
import { ownValue } from '../../core/own-value.js';
import { findPrints } from '../../core/protocol/print.js';
import type { OpenTurn } from '../../core/run.js';
import { usdDigits } from '../../core/text/usd.js';
import { isUnpriced } from '../../core/turns.js';
import type { Shortage } from '../../meter/protocol.js';
import { timeLimit } from '../../process/idle-timer.js';
import { taskFolders } from '../../store/project-folder.js';
import { promptRecord, TurnTranscript, transcriptPath } from '../../store/transcript.js';
import { requestsPath } from '../metering/start.js';
import { countByMeter } from '../metering/turn.js';
import { beginTurn, recordOutcome, stopSpent } from '../record.js';
import { warnOfBudget } from './first-turns.js';
import { modelOfState } from './model-of-state.js';
import { openTurnOf, sessionBefore, type TurnPlan } from './turn-plan.js';
import type { EndedTurn, TurnsVisit } from './visit.js';

/** Takes one turn: written ahead, run, its outcome on record and its cost counted. */
export async function takeTurn(visit: TurnsVisit, plan: TurnPlan): Promise<EndedTurn> {
  const { runtime, agentId, state, cli, signal } = visit;
  const before = sessionBefore(plan.session);
  const mark = before === null ? 0 : await cli.sessionMark(before, runtime.agent(agentId).cwd);
  const turn = await beginTurn(visit, {
    state: state.name,
    cli: cli.name,
    ...openTurnOf(plan, mark),
  });
  if (plan.turnOfVisit === 0 && plan.kind === 'prompt') await visit.begun?.(turn);
  if (isBudgetSpent(runtime.run)) {
    stopSpent(runtime);
    return { kind: 'stopped' };
  }
  if (signal.aborted) return { kind: 'stopped' };
  const { outcome, outOfBudget } = await runTurn(visit, plan, turn);
  runtime.turnHasEnded(agentId, outcome.costUsd);
  if (!outcome.ok) runtime.outputLimit = outcome.failure.outputLimit ?? runtime.outputLimit;
  const logged = loggedOutcome(outcome);
  recordOutcome(visit, turn, logged);
  if (!runtime.unpriced.has(cli.name) && isUnpriced(turn, logged)) warnOfBudget(runtime, cli.name);
  if (outOfBudget !== null) {
    stopSpent(runtime, outOfBudget);
    return { kind: 'stopped' };
  }
  if (outcome.ok) {
    return { kind: 'answered', turn, text: outcome.text, session: outcome.sessionId ?? plan.session.id };
  }
  const { failure, costUsd } = outcome;
  return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', turn, failure, costUsd };
}

interface RanTurn {
  readonly outcome: TurnOutcome;
  /** What the meter says where nothing was left of the budget for a request of the turn. */
  readonly outOfBudget: Shortage | null;
}

async function runTurn(visit: TurnsVisit, plan: TurnPlan, turn: OpenTurn): Promise<RanTurn> {
  const { runtime, agentId, state, cli } = visit;
  const path = transcriptPath(runtime.options.paths.turns, turn.id, agentId, state.name);
  const transcript = new TurnTranscript(path);
  transcript.write(promptRecord(plan.prompt));
  runtime.options.emit({
    type: 'turn_started',
    agent: agentId,
    state: state.name,
    turn: turn.id,
    kind: turn.kind,
    attempt: turn.attempt,
    session: turn.session,
    transcript: path,
  });
  const request = turnRequest(visit, plan, (chunk) => transcript.write(chunk));
  if (request.costCapUsd !== undefined) runtime.caps.set(agentId, request.costCapUsd);
  const take = (signal: AbortSignal): Promise<TurnOutcome> =>
    cli.turn(request, signal, (event) => showTurnEvent(visit, event));
  try {
    const { max_time: maxTime } = state.options;
    return await underMeter(visit, turn, (signal) => withinTime(maxTime, state.file, signal, take));
  } finally {
    runtime.caps.delete(agentId);
    transcript.close();
  }
}

/** Tells the meter whose requests follow, ends the turn when there is no money for one, and counts what they cost. */
async function underMeter(
  { runtime, agentId, state, cli, signal }: TurnsVisit,
  turn: OpenTurn,
  take: (signal: AbortSignal) => Promise<TurnOutcome>,
): Promise<RanTurn> {
  const { meter } = runtime.options;
  if (meter === null || !meter.covers(cli.name)) {
    const outcome = await take(signal);
    meter?.spentElsewhere(outcome.costUsd, meteredBudget(runtime.run));
    return { outcome, outOfBudget: null };
  }
  const spent = new AbortController();
  let outOfBudget: Shortage | null = null;
  runtime.outOfBudget.set(turn.id, (shortage) => {
    outOfBudget = shortage;
    spent.abort();
  });
  meter.turnBegins({
    ...{ agent: agentId, state: state.name, turn: turn.id },
    visit: ownValue(runtime.agent(agentId).visits, state.name) ?? 1,
  });
  try {
    const ended = await take(AbortSignal.any([signal, spent.signal]));
    const { outcome, warnings } = await countByMeter(
      meter,
      { agent: agentId, turn: turn.id, since: turn.started_at, ledger: requestsPath(runtime.options.paths) },
      ended,
      runtime.options.stop,
    );
    for (const warning of warnings) runtime.warn(warning, agentId, state.name);
    return { outcome: outOfBudget === null ? outcome : withoutMoney(outcome, outOfBudget), outOfBudget };
  } finally {
    runtime.outOfBudget.delete(turn.id);
  }
}

/** The CLI tells of an interrupt, or of a request that was refused: neither is why the turn has ended. */
function withoutMoney(outcome: TurnOutcome, { left_usd: left, least_usd: least }: Shortage): TurnOutcome {
  const message = `$${usdDigits(left)} are left of the budget, and the next request needs $${usdDigits(least)} at least`;
  return { ...outcome, ok: false, failure: { kind: 'cost_cap', message } };
}

function turnRequest(visit: TurnsVisit, plan: TurnPlan, onRaw: TurnRequest['onRaw']): TurnRequest {
  const { runtime, agentId, state, cli } = visit;
  const agent = runtime.agent(agentId);
  const { launch } = runtime.run;
  const ofWorkflow = choicesForStates(launch, runtime.options.workflow.partOf(state.name).manifest);
  const starting =
    runtime.run.agents.filter(({ id, status }) => status === 'active' && !runtime.waitsForPrice(id)).length -
    runtime.caps.size;
  const atOnce = Math.min(launch.concurrency, turnsAtOnce(runtime.run, runtime.mostExpensiveTurnUsd));
  const cap =
    cli.capabilities.costCap && !runtime.isMetered(cli.name)
      ? costCap(runtime.run, [...runtime.caps.values()], Math.min(starting, atOnce - runtime.caps.size))
      : null;
  return {
    prompt: plan.prompt,
    model: modelOfState(runtime, state.name, agent.model_override)?.model,
    effort: state.options.effort ?? ofWorkflow.effort ?? undefined,
    cwd: agent.cwd,
    env: {
      ...runtime.options.childEnvironment(cli.name),
      RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
      RAYMOND_AGENT_ID: agentId,
      RAYMOND_STATE: state.name,
      ...visit.env,
    },
    extraDirectories: extraDirectories(visit),
    session: plan.session,
    ...visit.settings,
    tools: state.options.tools ?? ofWorkflow.tools ?? undefined,
    ...(cap !== null && { costCapUsd: cap }),
    ...(runtime.isMetered(cli.name) && { isMetered: true }),
    ...(runtime.options.ignoreProjectSettings && { ignoreProjectSettings: true }),
    ...visit.extra,
    idleTimeoutMs: (state.options.timeout ?? launch.timeout) * 1000,
    context: {
      agentId,
      state: state.name,
      visit: ownValue(agent.visits, state.name) ?? 1,
      turnOfVisit: plan.turnOfVisit,
      runValues: runValues(visit),
    },
    onRaw,
  };
}

/** The agent's task folder lies in the project, which need not be where the agent works. */
function extraDirectories({ runtime, agentId }: TurnsVisit): string[] {
  const { launch, workflow_id: id } = runtime.run;
  const folder = join(taskFolders(launch.root, id), agentId);
  const isElsewhere = relative(runtime.agent(agentId).cwd, folder).startsWith('..');
  return isElsewhere && existsSync(folder) ? [folder] : [];
}

const SHOWN_TEXT = 500;

function showTurnEvent(visit: TurnsVisit, event: TurnEvent): void {
  const { runtime, agentId, state } = visit;
  const { emit } = runtime.options;
  const place = { agent: agentId, state: state.name };
  switch (event.type) {
    case 'text':
      emit({
        type: 'output',
        ...place,
        stream: 'text',
        text: event.text.slice(0, SHOWN_TEXT),
        bytes: Buffer.byteLength(event.text),
      });
      for (const text of findPrints(event.text)) emit({ type: 'print', ...place, text });
      break;
    case 'tool':
      emit({ type: 'tool', ...place, name: event.name, summary: event.summary });
      break;
    case 'cli_retry':
    case 'warning':
      emit({ type: 'warning', ...place, message: event.message });
      break;
    default:
      event satisfies never;
  }
}

function loggedOutcome(outcome: TurnOutcome): LoggedOutcome {
  const result: OutcomeResult = outcome.ok
    ? { kind: 'text', text: outcome.text }
    : { kind: 'failure', code: FAILURE_CODES[outcome.failure.kind], message: outcome.failure.message };
  return {
    result,
    session: outcome.sessionId,
    cost_usd: outcome.costUsd,
    basis: outcome.costBasis,
    ...(outcome.costIsLowerBound && { lower_bound: true as const }),
    usage: outcome.usage,
    ...(outcome.tokens !== undefined && { tokens: outcome.tokens }),
  };
}

/** A shorter run id may be a word of any prompt. */
const SURELY_AN_ID = 8;

/**
 * What a prompt can hold that another run of the workflow would have otherwise, and what a recording writes in its
 * place: so a recording is not stale as soon as it is made.
 */
function runValues({ runtime, agentId, state }: TurnsVisit): RunValue[] {
  const { run, options } = runtime;
  const { cwd, answered_ask: asked } = runtime.agent(agentId);
  const definition = options.workflow.state(state.name);
  const body = definition.kind === 'prompt' ? definition.body : '';
  const isNamed = /\{\{[ \t]*(run_id|workflow_id)[ \t]*\}\}/.test(body);
  const id = run.workflow_id;
  const values: RunValue[] = [
    { value: join(taskFolders(run.launch.root, run.workflow_id), agentId), name: 'task_folder' },
    { value: options.paths.folder, name: 'run_folder' },
    { value: cwd, name: 'cwd' },
    { value: run.launch.root, name: 'root' },
    { value: join(options.worktrees, id), name: 'worktrees' },
    ...(asked === null ? [] : [{ value: asked, name: 'ask_id' } as const]),
    ...(isNamed || id.length >= SURELY_AN_ID
      ? [{ value: id, name: 'run_id' } as const]
      : [{ value: `raymond/${id}`, name: 'branches' } as const]),
  ];
  // The root of the file system stands in every path.
  return values.filter(({ value }) => value.length > 1 || value === id);
}

/**
 * Interrupts a turn that goes on for longer than its state's `max_time`, whatever it writes (spec 3.7). It is tried
 * again like one that was silent for too long; each turn has the time anew.
 * @param seconds absent: no limit
 */
async function withinTime(
  seconds: number | undefined,
  file: string,
  signal: AbortSignal,
  take: (signal: AbortSignal) => Promise<TurnOutcome>,
): Promise<TurnOutcome> {
  if (seconds === undefined) return take(signal);
  const over = new AbortController();
  const limit = timeLimit(seconds * 1000, () => over.abort());
  try {
    const outcome = await take(AbortSignal.any([signal, over.signal]));
    const isOver = over.signal.aborted && !signal.aborted;
    if (outcome.ok || !isOver || outcome.failure.kind !== 'interrupted') return outcome;
    const message = `${file} took longer than its max_time of ${seconds} s in one turn, which was interrupted.`;
    return { ...outcome, failure: { kind: 'max_time', message } };
  } finally {
    limit.stop();
  }
}
