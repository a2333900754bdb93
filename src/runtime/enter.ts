import { RaymondError, type ReasonCode } from '../core/errors.js';
import { passSkips } from '../core/graph/entry.js';
import { arriveAtJoin } from '../core/join/door.js';
import { ownValue } from '../core/own-value.js';
import { checkEntry, passOn } from '../core/visits.js';
import { enterWorktree } from '../core/worktree/changes.js';
import type { GraphStateDefinition, StateDefinition } from '../workflow/parts/workflow.js';
import { isDirectory } from './directories.js';
import { raise } from './graph/visit.js';
import { joinOf } from './joins/joins.js';
import { failed, LEFT_OPEN, turnLeftOpen, type Visit, type VisitEnd, type Visitor } from './record.js';
import type { Runtime } from './runtime.js';
import { visitScriptState } from './scripts/script-state.js';
import { visitPromptState } from './turns/prompt-state.js';
import { gitPlaceFor } from './worktrees/plan.js';

/** Enters the agent's next state and does its work (spec 3.1), unless a loop limit or too many steps prevent it. */
export async function visitState(visitor: Visitor, signal: AbortSignal): Promise<VisitEnd> {
  const entered = enter(visitor);
  if ('kind' in entered) return entered;
  try {
    await enterOwnWorktree(visitor);
    const end = await visitEntered({ ...visitor, signal, state: entered.definition });
    if (end.kind !== 'transition') return end;
    const place = await gitPlaceFor(visitor, end.transition);
    return place === null ? end : { ...end, place };
  } catch (error) {
    if (error instanceof RaymondError && WORKTREE_CODES.has(error.code)) return failed(error);
    throw error;
  }
}

/** How making work trees, or finding a place for them, may fail. */
const WORKTREE_CODES: ReadonlySet<ReasonCode> = new Set(['WORKTREE_FAILED', 'MISSING_DIRECTORY']);

/** A worker that was forked into a state with `worktree` gets one before anything of it starts (spec 7.3). */
async function enterOwnWorktree({ runtime, agentId }: Visitor): Promise<void> {
  const worktree = ownValue(runtime.run.worktrees, agentId);
  if (worktree?.state !== 'planned') return;
  const { makeWorktree } = await import('./worktrees/make.js');
  const told = await makeWorktree(worktree, runtime.options.environment, runtime.worktreesInTurn);
  if (told !== null) runtime.warn(`In the work tree of ${agentId}: ${told}`, agentId);
  runtime.change(enterWorktree, agentId);
}

async function visitEntered(visit: Visit<StateDefinition>): Promise<VisitEnd> {
  const { runtime, agentId, state } = visit;
  const { cwd } = runtime.agent(agentId);
  if (!isDirectory(cwd)) return directoryGone(agentId, cwd);
  switch (state.kind) {
    case 'script':
      return visitScriptState({ ...visit, state });
    case 'prompt':
      return visitPromptState({ ...visit, state });
    case 'graph':
      return visitGraph({ ...visit, state });
    default:
      return state satisfies never;
  }
}

/** The code is loaded along with the graph: to wait for it here would put the entry into a write of its own. */
function visitGraph(visit: Visit<GraphStateDefinition>): Promise<VisitEnd> {
  const { visitGraphState } = visit.runtime.options;
  if (visitGraphState === undefined) throw new RaymondError('INTERNAL', `${visit.state.name} is in no graph`);
  return visitGraphState(visit);
}

/** The check is made here, because a process started in a missing directory blames its own program. */
function directoryGone(agentId: string, cwd: string): VisitEnd {
  const message = `The directory ${cwd}, where agent ${agentId} works, is not there any more. Make it again, then resume.`;
  return failed({ code: 'MISSING_DIRECTORY', message });
}

/** Applies loop limits. A visit that a crash has cut off has passed them already. */
function enter(visitor: Visitor): { definition: StateDefinition } | VisitEnd {
  const { runtime, agentId } = visitor;
  const { workflow } = runtime.options;
  const { graph } = workflow;
  // Behind the door of a join the limits have been passed too.
  if (turnLeftOpen(visitor) !== null || runtime.agent(agentId).joined !== undefined) {
    return { definition: workflow.state(runtime.agent(agentId).current_state) };
  }
  if (runtime.stepsBegun >= runtime.run.launch.max_steps) return tooManySteps(runtime);
  if (!runtime.mayEnter) return enoughEntries(runtime);
  // States whose limits are reached and lead elsewhere. This ends, because none comes twice.
  const passed: string[] = [];
  for (;;) {
    if (graph !== undefined) runtime.change(passSkips, agentId, graph.states);
    const agent = runtime.agent(agentId);
    const definition = workflow.state(agent.current_state);
    const limit = resolveLimit(definition, (target) => workflow.resolve(target, definition.name));
    const entry = checkEntry(runtime.run, agentId, limit);
    if (entry.kind === 'may_enter') {
      runtime.countEntry();
      const end = atDoor(visitor, definition.name);
      if (end !== null) return end;
      runtime.stepBegins(agentId);
      return { definition };
    }
    if (entry.kind === 'refused') return refused(visitor, entry.count, []);
    passed.push(definition.name);
    if (passed.includes(entry.to)) {
      return refused(visitor, entry.count, [...passed.slice(passed.indexOf(entry.to)), entry.to]);
    }
    runtime.change(passOn, agentId, entry.to, entry.count);
  }
}

/** A state with a join is entered at its door (spec 7.1). Waiting there is no step. */
function atDoor({ runtime, agentId }: Visitor, state: string): VisitEnd | null {
  const join = joinOf(runtime.options.workflow, state);
  if (join === undefined) return null;
  runtime.change(arriveAtJoin, agentId, join, runtime.now());
  return { kind: 'waiting' };
}

/** @param circle of loop limits that lead to each other, if that is the reason */
function refused(visitor: Visitor, count: number, circle: readonly string[]): VisitEnd {
  const { runtime, agentId } = visitor;
  const { options } = runtime;
  const { graph } = options.workflow;
  const { current_state: state } = runtime.agent(agentId);
  const message = refusal(runtime, state, count, circle, graph === undefined ? 'goto' : 'continue');
  if (graph === undefined) return failed({ code: 'MAX_VISITS', message });
  if (graph.error !== null)
    options.emit({ type: 'max_visits', agent: agentId, state, count, to: graph.error });
  return raise(visitor, graph, { code: 'MAX_VISITS', message });
}

/** Why a state cannot be entered any more, and what to do. */
function refusal(
  runtime: Runtime,
  state: string,
  count: number,
  circle: readonly string[],
  onward: 'goto' | 'continue',
): string {
  if (runtime.run.launch.loop !== null)
    return `The loop has had its ${count} iterations without a <result>. ${runtime.recoveryHint({ kind: 'more_iterations' })}`;
  if (circle.length > 0)
    return `${circle.join(' → ')}: each of these states has had its max_visits, and the \`${onward}\` of each leads to the next, in a circle. Let one of them lead out of it, raise one, or ${runtime.recoveryHint({ kind: 'another_round' })}.`;
  return `${state} was to be entered more often than its max_visits of ${count}. Give max_visits a \`${onward}\`, raise it, or ${runtime.recoveryHint({ kind: 'another_round' })}.`;
}

function tooManySteps(runtime: Runtime): VisitEnd {
  const { run, options } = runtime;
  options.stop.stop({
    mode: 'drain',
    status: 'failed',
    reason: 'MAX_STEPS',
    message: `The run has taken ${runtime.stepsBegun} steps, and its limit is ${run.launch.max_steps}. ${runtime.recoveryHint({ kind: 'more_steps' })}`,
  });
  return LEFT_OPEN;
}

/** Pauses the run after as many entries as `--next` allows. What is in flight ends by itself. */
function enoughEntries(runtime: Runtime): VisitEnd {
  const { options } = runtime;
  const entered = options.next === 1 ? 'One state was entered' : `${options.next} states were entered`;
  options.stop.stop({
    mode: 'drain',
    status: 'paused',
    reason: 'NEXT',
    message: `${entered}, as --next asked. ${runtime.recoveryHint({ kind: 'resume' })}`,
  });
  return LEFT_OPEN;
}

function resolveLimit(definition: StateDefinition, resolve: (target: string) => string) {
  const limit = definition.options.max_visits;
  return limit?.goto === undefined ? limit : { ...limit, goto: resolve(limit.goto) };
}
