import { askAbout, askRepeat, type StateAsk } from '../core/answer.js';
import { messageOf, RaymondError } from '../core/errors.js';
import { conclusion, endRun } from '../core/life.js';
import type { Transition } from '../core/protocol/transition.js';
import type { AgentError, Run } from '../core/run.js';
import { type Effect, step } from '../core/step.js';
import { failAgent } from '../core/turns.js';
import { checkEntry, passOn } from '../core/visits.js';
import type { StateDefinition } from '../workflow/parts/workflow.js';
import { resolveDirectories } from './directories.js';
import { passSkips, raise } from './graph/visit.js';
import { type Answered, Questions } from './questions.js';
import { failed, turnLeftOpen, type VisitEnd } from './record.js';
import type { Runtime } from './runtime.js';
import { visitScriptState } from './scripts/script-state.js';
import { renderTransition } from './template-values.js';
import { visitPromptState } from './turns/prompt-state.js';

/**
 * The loop (spec 3.1): starts every live agent's state, at most `concurrency` at once and first come first
 * served; follows each outcome as it arrives; ends when no agent is live or something stops the run.
 */
export class Orchestrator {
  private readonly queue: string[] = [];
  private readonly inFlight = new Set<string>();
  private readonly questions: Questions;
  private fatal: { readonly error: unknown } | null = null;
  private finish!: () => void;

  constructor(private readonly runtime: Runtime) {
    this.questions = new Questions(runtime, {
      answered: (agentId, answered) => this.answered(agentId, answered),
      crashed: (agentId, error) => this.crash(agentId, error),
    });
  }

  /**
   * Resolves with the run's end, which is on disk then.
   * @throws StateError STATE_WRITE_FAILED; every child has been stopped.
   */
  async execute(): Promise<Run> {
    const { runtime } = this;
    await runtime.commit();
    const finished = new Promise<void>((resolve) => {
      this.finish = resolve;
    });
    runtime.options.stop.onStop(() => this.pump());
    for (const agent of runtime.run.agents) {
      if (agent.status === 'active') this.queue.push(agent.id);
      else if (agent.status === 'asking') this.ask(agent.id);
    }
    this.pump();
    await finished;
    if (this.fatal !== null) throw this.fatal.error;
    this.conclude();
    // A run that is on record as completed is not gone into again.
    await runtime.options.history?.flush();
    await runtime.commit();
    return runtime.run;
  }

  private pump(): void {
    const { stop } = this.runtime.options;
    const { concurrency } = this.runtime.run.launch;
    while (stop.request === null && this.inFlight.size < concurrency) {
      const next = this.queue.shift();
      if (next === undefined) break;
      this.start(next);
    }
    const waiting = stop.request === null && (this.queue.length > 0 || this.questions.open > 0);
    if (this.inFlight.size === 0 && !waiting) this.finish();
  }

  private start(agentId: string): void {
    this.inFlight.add(agentId);
    this.visit(agentId).then(
      (end) => this.settle(agentId, end),
      (error) => this.crash(agentId, error),
    );
  }

  private async visit(agentId: string): Promise<VisitEnd> {
    const entered = this.enter(agentId);
    if ('kind' in entered) return entered;
    const { signal } = this.runtime.options.stop;
    const { definition } = entered;
    switch (definition.kind) {
      case 'script':
        return visitScriptState(this.runtime, agentId, definition, signal);
      case 'prompt':
        return visitPromptState(this.runtime, agentId, definition, signal);
      case 'graph': {
        const { visitGraphState } = await import('./graph/state.js');
        return visitGraphState(this.runtime, agentId, definition, signal);
      }
      default:
        return definition satisfies never;
    }
  }

  /** Follows loop limits; a visit that a crash cut off has passed them already. */
  private enter(agentId: string): { definition: StateDefinition } | VisitEnd {
    const { runtime } = this;
    const { workflow, emit } = runtime.options;
    const { graph } = workflow;
    if (turnLeftOpen(runtime, agentId) !== null) {
      return { definition: workflow.state(runtime.agent(agentId).current_state) };
    }
    if (runtime.run.steps >= runtime.run.launch.max_steps) return this.tooManySteps();
    // States whose limit is reached and sends on. It ends, because none is passed twice.
    const passed: string[] = [];
    for (;;) {
      if (graph !== undefined) passSkips(runtime, agentId, graph);
      const agent = runtime.agent(agentId);
      const definition = workflow.state(agent.current_state);
      const limit = resolveLimit(definition, (target) => workflow.resolve(target));
      const entry = checkEntry(runtime.run, agentId, limit);
      if (entry.kind === 'may_enter') return { definition };
      if (entry.kind === 'refused') return this.refused(agentId, entry.count, []);
      passed.push(definition.name);
      if (passed.includes(entry.to))
        return this.refused(agentId, entry.count, [...passed.slice(passed.indexOf(entry.to)), entry.to]);
      runtime.change(passOn, agentId, entry.to);
      emit({ type: 'max_visits', agent: agentId, state: definition.name, count: entry.count, to: entry.to });
    }
  }

  /** @param circle of loop limits that send on to each other, if that is why */
  private refused(agentId: string, count: number, circle: readonly string[]): VisitEnd {
    const { run, options } = this.runtime;
    const { graph } = options.workflow;
    const { current_state: state } = this.runtime.agent(agentId);
    const message = refusal(run, state, count, circle, graph === undefined ? 'goto' : 'continue');
    if (graph === undefined) return failed({ code: 'MAX_VISITS', message });
    if (graph.error !== null)
      options.emit({ type: 'max_visits', agent: agentId, state, count, to: graph.error });
    return raise(this.runtime, agentId, graph, { code: 'MAX_VISITS', message });
  }

  private tooManySteps(): VisitEnd {
    const { run, options } = this.runtime;
    options.stop.stop({
      mode: 'drain',
      status: 'failed',
      reason: 'MAX_STEPS',
      message: `The run has taken ${run.steps} steps, its limit. If it is not running in circles: raymond resume ${run.workflow_id} --max-steps <more>`,
    });
    return { kind: 'left_open' };
  }

  private settle(agentId: string, end: VisitEnd): void {
    this.inFlight.delete(agentId);
    try {
      if (end.kind === 'transition') this.follow(agentId, end.transition, end.implicit, end.turn);
      else if (end.kind === 'failed') this.fail(agentId, end.error);
      else if (end.kind === 'ask_repeat') this.askRepeat(agentId);
      else if (end.kind === 'ask') this.askAbout(agentId, end.ask);
    } catch (error) {
      this.crash(agentId, error);
      return;
    }
    this.pump();
    // After the pump, so that what it started is written ahead in the same write.
    this.runtime.commit().catch((error) => this.crash(agentId, error));
  }

  private follow(agentId: string, written: Transition, implicit: boolean, turn: string): void {
    const { runtime } = this;
    const before = runtime.agent(agentId);
    const { graph } = runtime.options.workflow;
    const state = before.current_state;
    let transition: Transition;
    try {
      transition = resolveDirectories(
        // What goes with an agent through a graph is output, and no template.
        graph === undefined ? renderTransition(runtime, agentId, written) : written,
        before.cwd,
        runtime.options.checkDirectory,
      );
    } catch (error) {
      if (!(error instanceof RaymondError)) throw error;
      this.fail(agentId, error);
      return;
    }
    const result = runtime.change(step, agentId, transition, {
      now: runtime.now(),
      newId: () => runtime.options.ports.newId().slice(0, 8),
    });
    const after = result.run.agents.find((agent) => agent.id === agentId);
    const to =
      after === undefined
        ? null
        : after.status === 'asking'
          ? (after.ask?.next ?? null)
          : after.current_state;
    runtime.options.emit({ type: 'transition', agent: agentId, state, turn, transition, implicit, to });
    for (const effect of result.effects) this.apply(effect, state);
  }

  private apply(effect: Effect, state: string): void {
    const { runtime } = this;
    const { emit } = runtime.options;
    switch (effect.type) {
      case 'start':
        this.queue.push(effect.agent);
        break;
      case 'forked': {
        const worker = runtime.agent(effect.worker);
        emit({
          type: 'forked',
          agent: effect.parent,
          state,
          worker: worker.id,
          worker_state: worker.current_state,
          variables: worker.variables,
        });
        break;
      }
      case 'asked':
        emit({
          type: 'asked',
          agent: effect.agent,
          state,
          ask_id: effect.ask.id,
          question: effect.ask.question,
        });
        this.ask(effect.agent);
        break;
      case 'ended':
        emit({ type: 'agent_ended', agent: effect.agent, state, result: effect.result });
        break;
      default:
        effect satisfies never;
    }
  }

  private askRepeat(agentId: string): void {
    const { runtime } = this;
    const { current_state: state } = runtime.agent(agentId);
    const id = runtime.options.ports.newId().slice(0, 8);
    const { ask } = runtime.change(askRepeat, agentId, { id, asked_at: runtime.now() });
    this.apply({ type: 'asked', agent: agentId, ask }, state);
  }

  private askAbout(agentId: string, about: StateAsk): void {
    const { runtime } = this;
    const { current_state: state } = runtime.agent(agentId);
    const id = runtime.options.ports.newId().slice(0, 8);
    const { ask } = runtime.change(askAbout, agentId, { ...about, id, asked_at: runtime.now() });
    this.apply({ type: 'asked', agent: agentId, ask }, state);
  }

  private ask(agentId: string): void {
    const { ask } = this.runtime.agent(agentId);
    if (ask === null) return;
    if (this.runtime.run.launch.on_ask === 'fail') {
      const message = `A person was to be asked: ${ask.question} (--on-ask fail)`;
      this.fail(agentId, { code: 'ASK', message });
      return;
    }
    this.questions.put(agentId, ask);
  }

  private answered(agentId: string, answered: Answered | null): void {
    if (answered !== null) for (const effect of answered.effects) this.apply(effect, answered.state);
    this.pump();
    this.runtime.commit().catch((error) => this.crash(agentId, error));
  }

  private fail(agentId: string, error: AgentError): void {
    const { runtime } = this;
    const { current_state: state } = runtime.agent(agentId);
    runtime.change(failAgent, agentId, error);
    runtime.options.emit({
      type: 'agent_failed',
      agent: agentId,
      state,
      code: error.code,
      message: error.message,
    });
  }

  /** A bug, or a state file that cannot be written: nothing may go on that is not on record. */
  private crash(agentId: string, error: unknown): void {
    this.inFlight.delete(agentId);
    this.fatal ??= { error };
    this.runtime.options.stop.stop({
      mode: 'interrupt',
      status: 'failed',
      reason: 'INTERNAL',
      message: messageOf(error),
    });
    // Ends the run when the last child has been stopped.
    this.pump();
  }

  private conclude(): void {
    const { runtime } = this;
    const { status, error } = conclusion(runtime.run);
    const { request } = runtime.options.stop;
    // Everything may have ended before the stop came into force.
    const end =
      request !== null && status !== 'completed' ? request : { status, ...reasonOf(runtime.run, error) };
    runtime.change(endRun, {
      status: end.status,
      reason: end.reason,
      message: end.message,
      resume_at: 'resumeAt' in end ? (end.resumeAt ?? null) : null,
    });
  }
}

function resolveLimit(definition: StateDefinition, resolve: (target: string) => string) {
  const limit = definition.options.max_visits;
  return limit?.goto === undefined ? limit : { ...limit, goto: resolve(limit.goto) };
}

/** Why a state is not entered any more, and what to do. */
function refusal(
  run: Run,
  state: string,
  count: number,
  circle: readonly string[],
  onward: 'goto' | 'continue',
): string {
  if (run.launch.loop !== null)
    return `The loop has had its ${count} iterations without a <result>. Go on with: raymond resume ${run.workflow_id} --max-iterations <more>`;
  if (circle.length > 0)
    return `${circle.join(' → ')}: each of these states has had its max_visits, and the \`${onward}\` of each leads to the next, in a circle. Let one of them lead out of it, raise one, or resume to allow another round.`;
  return `${state} was to be entered more often than its max_visits of ${count}. Give max_visits a \`${onward}\`, raise it, or resume to allow another round.`;
}

/** Why a run that nothing stopped has come to its end, and what to do next. */
function reasonOf(run: Run, error: AgentError | null): Pick<Run, 'reason' | 'message'> {
  if (error !== null) return { reason: error.code, message: error.message };
  const asks = run.agents.flatMap(({ ask }) => (ask === null ? [] : [ask]));
  if (asks.length === 0) return { reason: null, message: null };
  const answers = asks.map(
    ({ id }) => `raymond resume ${run.workflow_id} --answer TEXT${asks.length > 1 ? ` --ask-id ${id}` : ''}`,
  );
  const questions = asks.map(({ question }) => question).join(' / ');
  return {
    reason: 'ASK',
    message: `Waiting for an answer: ${questions} Answer with: ${answers.join(' or ')}`,
  };
}
