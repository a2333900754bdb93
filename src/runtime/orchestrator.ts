import { askAbout, askRepeat, type StateAsk } from '../core/answer.js';
import { turnsAtOnce } from '../core/budget.js';
import { messageOf, UsageError } from '../core/errors.js';
import { nextJoinTimeout } from '../core/join/door.js';
import { parentOf } from '../core/join/workers.js';
import { conclusion, endRun } from '../core/life.js';
import type { AgentError, Run } from '../core/run.js';
import type { Effect } from '../core/step.js';
import { usdDigits } from '../core/text/usd.js';
import { failAgent } from '../core/turns.js';
import type { Answer } from './answers.js';
import { visitState } from './enter.js';
import { heldEnding } from './fan-out/ending.js';
import { Held } from './fan-out/held.js';
import { afterSignals, followTransition, type TransitionEnd } from './follow.js';
import { Joins } from './joins/joins.js';
import { type Answered, Questions } from './questions.js';
import { LEFT_OPEN, type VisitEnd } from './record.js';
import type { Runtime } from './runtime.js';
import { FirstTurns } from './turns/first-turns.js';
import { Worktrees } from './worktrees/worktrees.js';

/**
 * The loop (spec 3.1): starts every live agent's state, at most `concurrency` at once and first come first
 * served; follows each outcome as it arrives; ends when no agent is live or something stops the run.
 */
export class Orchestrator {
  private readonly queue: string[] = [];
  /** By agent; aborting ends its visit, and tells its cost. */
  private readonly inFlight = new Map<string, AbortController>();
  /** Those in flight whose states take turns of an agent CLI. */
  private readonly paid = new Set<string>();
  /** It was told that fewer start than `concurrency` allows. */
  private saving = false;
  private readonly questions: Questions;
  private readonly joins: Joins;
  private readonly worktrees: Worktrees;
  private readonly firstTurns: FirstTurns;
  private readonly held: Held;
  private fatal: { readonly error: unknown } | null = null;
  private finish!: () => void;

  constructor(private readonly runtime: Runtime) {
    this.held = new Held(runtime.options.fanOut, runtime.run);
    this.questions = new Questions(runtime, {
      answered: (agentId, answered) => this.answered(agentId, answered),
      crashed: (agentId, error) => this.crash(agentId, error),
    });
    this.worktrees = new Worktrees(runtime);
    this.firstTurns = new FirstTurns(runtime, () => queueMicrotask(() => this.pump()));
    this.joins = new Joins(runtime, {
      entered: (agentId) => this.enqueue(agentId),
      failed: (agentId, error) => this.fail(agentId, error),
      interrupt: (agentId) => {
        this.inFlight.get(agentId)?.abort();
        this.questions.withdraw(agentId);
        this.unqueue(agentId);
      },
      isInFlight: (agentId) => this.inFlight.has(agentId),
      isHeld: (agent) => this.held.has(agent),
      moved: () => this.goOn(),
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
      if (agent.status === 'active') this.enqueue(agent.id);
      else if (agent.status === 'asking') this.ask(agent.id);
    }
    await this.joins.takeUp();
    this.worktrees.tidy();
    const deafen = runtime.options.answersLeft?.(runtime.run.workflow_id, (left) => this.deliver(left));
    this.pump();
    await finished;
    deafen?.();
    this.joins.close();
    await this.worktrees.settled();
    if (this.fatal !== null) throw this.fatal.error;
    this.conclude();
    // A run that is on record as completed is not gone into again.
    runtime.options.memory?.publish();
    await runtime.options.history?.flush();
    await runtime.commit();
    return runtime.run;
  }

  private enqueue(agentId: string): void {
    if (!this.held.has(this.runtime.agent(agentId))) this.queue.push(agentId);
  }

  private pump(): void {
    const { stop } = this.runtime.options;
    const { concurrency } = this.runtime.run.launch;
    while (stop.request === null && this.inFlight.size < concurrency) {
      const next = this.takeNext();
      if (next === undefined) break;
      this.start(next);
    }
    const waiting = stop.request === null && (this.queue.length > 0 || this.questions.open > 0);
    if (this.inFlight.size === 0 && !waiting) this.finish();
  }

  /** First come first served; but of turns that cost no more than what is left of the budget pays for (spec 3.5). */
  private takeNext(): string | undefined {
    const { runtime } = this;
    const most = turnsAtOnce(runtime.run, runtime.dearestTurnUsd);
    const isSaving = this.paid.size >= most;
    const isSurplus = this.joins.surplusWorkers((id) => this.inFlight.has(id) || this.queue.includes(id));
    const at = this.queue.findIndex(
      (id) => !isSurplus(id) && !(isSaving && this.isPaid(id)) && !this.firstTurns.holds(id),
    );
    if (isSaving && !this.saving && this.queue.length > 0 && this.isPaid(this.queue[0]!)) {
      this.saving = true;
      runtime.warn(
        `what is left of the budget is not enough for all agents at once: ${most === 1 ? 'one turn' : `${most} turns`} at a time, as dear as the dearest so far ($${usdDigits(runtime.dearestTurnUsd)})`,
      );
    }
    return at < 0 ? undefined : this.queue.splice(at, 1)[0];
  }

  private isPaid(agentId: string): boolean {
    const { options } = this.runtime;
    const state = options.workflow.state(this.runtime.agent(agentId).current_state);
    return state.kind === 'prompt' || (state.kind === 'graph' && state.state.type === 'agent');
  }

  /** A join has stopped it before it began. */
  private unqueue(agentId: string): void {
    const place = this.queue.indexOf(agentId);
    if (place !== -1) this.queue.splice(place, 1);
  }

  private start(agentId: string): void {
    const stopped = new AbortController();
    this.inFlight.set(agentId, stopped);
    this.tellInFlight();
    if (this.isPaid(agentId)) this.paid.add(agentId);
    this.firstTurns.started(agentId);
    const signal = AbortSignal.any([this.runtime.options.stop.signal, stopped.signal]);
    const { joined } = this.runtime.agent(agentId);
    const ready = joined === undefined ? null : this.worktrees.describe(agentId, signal);
    const visiting =
      ready === null
        ? visitState(this.runtime, agentId, signal)
        : ready.then(() => (signal.aborted ? LEFT_OPEN : visitState(this.runtime, agentId, signal)));
    visiting
      .then((end) => afterSignals(end, signal))
      .then(
        (end) => this.settle(agentId, end),
        (error) => this.crash(agentId, error),
      );
  }

  private landed(agentId: string): void {
    this.inFlight.delete(agentId);
    this.paid.delete(agentId);
    this.firstTurns.landed(agentId);
    this.runtime.visitOver(agentId);
    this.tellInFlight();
  }

  private tellInFlight(): void {
    this.runtime.options.onInFlight?.(this.inFlight.size);
  }

  private settle(agentId: string, end: VisitEnd): void {
    this.landed(agentId);
    try {
      if (this.runtime.agent(agentId).status === 'stopped') this.joins.stopped(agentId);
      else if (end.kind === 'transition') this.follow(agentId, end);
      else if (end.kind === 'waiting') this.joins.arrived(agentId);
      else if (end.kind === 'failed') this.fail(agentId, end.error);
      else if (end.kind === 'ask_repeat') this.askRepeat(agentId);
      else if (end.kind === 'ask') this.askAbout(agentId, end.ask);
    } catch (error) {
      this.crash(agentId, error);
      return;
    }
    this.goOn(agentId);
  }

  private goOn(agentId = ''): void {
    this.worktrees.tidy();
    this.pump();
    // After the pump, so that what it started is written ahead in the same write.
    this.runtime.commit().catch((error) => this.crash(agentId, error));
  }

  private follow(agentId: string, end: TransitionEnd): void {
    const { current_state: state } = this.runtime.agent(agentId);
    const followed = followTransition(this.runtime, agentId, end);
    if (followed.kind === 'refused') this.fail(agentId, followed.error);
    else this.applyAll(followed.effects, state);
  }

  private applyAll(effects: readonly Effect[], state: string): void {
    const forked = effects.filter((effect) => effect.type === 'forked');
    if (forked.length > 0) this.tellForked(forked, state);
    for (const effect of effects) this.apply(effect, state);
  }

  /** Before the first of them is started; all at once, as a message may start thousands. */
  private tellForked(forked: readonly Extract<Effect, { type: 'forked' }>[], state: string): void {
    this.runtime.options.emit(
      forked.map(({ parent, worker }) => ({
        type: 'forked',
        agent: parent,
        state,
        worker: worker.id,
        worker_state: worker.current_state,
        variables: worker.variables,
      })),
    );
  }

  private apply(effect: Effect, state: string): void {
    const { runtime } = this;
    const { emit } = runtime.options;
    switch (effect.type) {
      case 'start':
        this.enqueue(effect.agent);
        break;
      case 'forked':
        // Told with the others.
        break;
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
        this.joins.workerEnded(effect.parent);
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
    const agent = this.runtime.agent(agentId);
    const { ask } = agent;
    if (ask === null || this.held.has(agent)) return;
    if (this.runtime.run.launch.on_ask === 'fail') {
      const message = `A person was to be asked: ${ask.question} (--on-ask fail)`;
      this.fail(agentId, { code: 'ASK_REJECTED', message });
      return;
    }
    this.questions.put(agentId, ask);
  }

  /** Somebody has left an answer, whether or not a person is being asked here. */
  private async deliver(left: Answer): Promise<string> {
    if (this.runtime.options.stop.request !== null)
      throw new UsageError('The run is stopping. The question stays open: answer it when it has ended.');
    const { agentId, askId, answered } = this.questions.deliver(left);
    this.answered(agentId, answered);
    await this.runtime.commit();
    return `Answered [${askId}]: ${agentId} goes on.`;
  }

  private answered(agentId: string, answered: Answered | null): void {
    if (answered !== null) this.applyAll(answered.effects, answered.state);
    this.goOn(agentId);
  }

  private fail(agentId: string, error: AgentError): void {
    const { runtime } = this;
    const agent = runtime.agent(agentId);
    // Picked out: of an Error the message would not be spread.
    const { code, message } = error;
    runtime.change(failAgent, agentId, { code, message, at: runtime.now() });
    runtime.options.emit({
      type: 'agent_failed',
      agent: agentId,
      state: agent.current_state,
      code,
      message,
    });
    this.joins.workerEnded(parentOf(agent));
  }

  /** A bug, or a state file that cannot be written: nothing may go on that is not on record. */
  private crash(agentId: string, error: unknown): void {
    this.landed(agentId);
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
    const { request } = runtime.options.stop;
    const held = request === null ? heldEnding(runtime, this.held) : null;
    if (held !== null) {
      runtime.change(endRun, held);
      return;
    }
    const { status, error } = conclusion(runtime.run);
    // Everything may have ended before the stop came into force.
    const end =
      request !== null && status !== 'completed' ? request : { status, ...reasonOf(runtime, error) };
    runtime.change(endRun, {
      status: end.status,
      reason: end.reason,
      message: end.message,
      resume_at: ('resumeAt' in end ? end.resumeAt : undefined) ?? nextJoinTimeout(runtime.run),
    });
  }
}

/** Why a run that nothing stopped has come to its end, and what to do next. */
function reasonOf(runtime: Runtime, error: AgentError | null): Pick<Run, 'reason' | 'message'> {
  const { run } = runtime;
  if (error !== null) return { reason: error.code, message: error.message };
  const asks = run.agents.flatMap(({ ask }) => (ask === null ? [] : [ask]));
  if (asks.length === 0) return { reason: null, message: null };
  const questions = asks.map(({ question }) => question).join(' / ');
  return {
    reason: 'ASK',
    message: `Waiting for an answer: ${questions} ${runtime.wayOn({ kind: 'answer', askIds: asks.map(({ id }) => id) })}`,
  };
}
