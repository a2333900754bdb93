import { askAbout, askRepeat, type StateAsk } from '../core/answer.js';
import { turnsAtOnce } from '../core/budget.js';
import { messageOf, UsageError } from '../core/errors.js';
import { nextJoinTimeout } from '../core/join/door.js';
import { parentOf } from '../core/join/workers.js';
import { conclusion, endRun } from '../core/life.js';
import type { GivenAnswer } from '../core/parked.js';
import type { AgentError, Run } from '../core/run.js';
import { usdDigits } from '../core/text/usd.js';
import { failAgent } from '../core/turns.js';
import { visitState } from './enter.js';
import { DelegatedAgents } from './fan-out/delegated-agents.js';
import { heldEnding } from './fan-out/ending.js';
import { afterSignals, followTransition, type TransitionEnd } from './follow.js';
import { Joins } from './joins/joins.js';
import { Questions } from './questions.js';
import { LEFT_OPEN, type VisitEnd } from './record.js';
import type { Runtime } from './runtime.js';
import { FirstTurns } from './turns/first-turns.js';
import { agentOfState } from './turns/model-of-state.js';
import { Worktrees } from './worktrees/worktrees.js';

/**
 * The loop (spec 3.1). It starts every live agent's state, at most `concurrency` at once and first come, first served;
 * follows each outcome as it arrives; and ends when no agent is live or something stops the run.
 */
export class Orchestrator {
  private readonly queue: string[] = [];
  /** Keyed by agent. Aborting ends the agent's visit, which then reports its cost. */
  private readonly inFlight = new Map<string, AbortController>();
  /** Agents in flight whose states take turns of an agent CLI. */
  private readonly paid = new Set<string>();
  /** People know already that fewer agents start than `concurrency` allows. */
  private saving = false;
  private readonly questions: Questions;
  private readonly joins: Joins;
  private readonly worktrees: Worktrees;
  private readonly firstTurns: FirstTurns;
  private readonly held: DelegatedAgents;
  private fatal: { readonly error: unknown } | null = null;
  private finish!: () => void;

  constructor(private readonly runtime: Runtime) {
    this.held = new DelegatedAgents(runtime.options.fanOut, runtime.run);
    this.questions = new Questions(runtime, {
      over: (agentId) => this.goOn(agentId),
      crashed: (agentId, error) => this.crash(agentId, error),
    });
    runtime.onStart = (agentId) => this.enqueue(agentId);
    this.worktrees = new Worktrees(runtime);
    this.firstTurns = new FirstTurns(runtime, () => queueMicrotask(() => this.startReady()));
    this.joins = new Joins(runtime, {
      failed: (agentId, error) => this.fail(agentId, error),
      interrupt: (agentId) => {
        this.inFlight.get(agentId)?.abort();
        this.questions.withdraw(agentId);
        this.removeFromQueue(agentId);
      },
      isInFlight: (agentId) => this.inFlight.has(agentId),
      isHeld: (agent) => this.held.has(agent),
      moved: () => this.goOn(),
      crashed: (agentId, error) => this.crash(agentId, error),
    });
  }

  /**
   * Resolves with the run's end, which is on disk by then.
   * @throws StateError STATE_WRITE_FAILED, when every child has been stopped
   */
  async execute(): Promise<Run> {
    const { runtime } = this;
    await runtime.commit();
    const finished = new Promise<void>((resolve) => {
      this.finish = resolve;
    });
    runtime.options.stop.onStop(() => this.startReady());
    for (const agent of runtime.run.agents) {
      if (agent.status === 'active') this.enqueue(agent.id);
      else if (agent.status === 'asking') this.ask(agent.id);
    }
    await this.joins.takeUp();
    this.worktrees.tidy();
    const unsubscribe = runtime.options.answersLeft?.(runtime.run.workflow_id, (left) => this.deliver(left));
    this.startReady();
    await finished;
    unsubscribe?.();
    this.joins.close();
    await this.worktrees.settled();
    if (this.fatal !== null) throw this.fatal.error;
    this.conclude();
    // A run that is on record as completed is never entered again.
    runtime.options.memory?.publish();
    await runtime.options.history?.flush();
    await runtime.commit();
    return runtime.run;
  }

  private enqueue(agentId: string): void {
    if (!this.held.has(this.runtime.agent(agentId))) this.queue.push(agentId);
  }

  private startReady(): void {
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

  /** First come, first served; but no more turns start than the rest of the budget pays for (spec 3.5). */
  private takeNext(): string | undefined {
    const { runtime } = this;
    const most = turnsAtOnce(runtime.run, runtime.mostExpensiveTurnUsd);
    const isSaving = this.paid.size >= most;
    const isSurplus = this.joins.surplusWorkers((id) => this.inFlight.has(id) || this.queue.includes(id));
    const at = this.queue.findIndex(
      (id) => !isSurplus(id) && !(isSaving && this.isPaid(id)) && !this.firstTurns.holds(id),
    );
    if (isSaving && !this.saving && this.queue.length > 0 && this.isPaid(this.queue[0]!)) {
      this.saving = true;
      runtime.warn(
        `what is left of the budget is not enough for all agents at once: ${most === 1 ? 'one turn' : `${most} turns`} at a time, each as expensive as the most expensive so far ($${usdDigits(runtime.mostExpensiveTurnUsd)})`,
      );
    }
    return at < 0 ? undefined : this.queue.splice(at, 1)[0];
  }

  private isPaid(agentId: string): boolean {
    const { options } = this.runtime;
    const { workflow } = options;
    const cli = agentOfState(workflow, this.runtime.run.launch, this.runtime.agent(agentId).current_state);
    // What goes by the meter never spends more than there is.
    return cli !== null && !this.runtime.isMetered(cli);
  }

  /** A join has stopped the agent before it began. */
  private removeFromQueue(agentId: string): void {
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
    const visitor = { runtime: this.runtime, agentId };
    const ready = joined === undefined ? null : this.worktrees.describe(agentId, signal);
    const visiting =
      ready === null
        ? visitState(visitor, signal)
        : ready.then(() => (signal.aborted ? LEFT_OPEN : visitState(visitor, signal)));
    visiting
      .then((end) => afterSignals(end, signal))
      .then(
        (end) => this.settle(agentId, end),
        (error) => this.crash(agentId, error),
      );
  }

  private visitFinished(agentId: string): void {
    this.inFlight.delete(agentId);
    this.paid.delete(agentId);
    this.firstTurns.visitFinished(agentId);
    this.runtime.visitOver(agentId);
    this.tellInFlight();
  }

  private tellInFlight(): void {
    this.runtime.options.onInFlight?.(this.inFlight.size);
  }

  private settle(agentId: string, end: VisitEnd): void {
    this.visitFinished(agentId);
    try {
      if (this.runtime.agent(agentId).status === 'stopped') this.joins.stopped(agentId);
      else if (end.kind === 'transition') this.follow(agentId, end);
      else if (end.kind === 'waiting') this.joins.arrived(agentId);
      else if (end.kind === 'failed') this.fail(agentId, end.error);
      else if (end.kind === 'ask_repeat') this.askAbout(agentId, null);
      else if (end.kind === 'ask') this.askAbout(agentId, end.ask);
    } catch (error) {
      this.crash(agentId, error);
      return;
    }
    this.goOn(agentId);
  }

  private goOn(agentId = ''): void {
    this.worktrees.tidy();
    this.startReady();
    // This comes last, so that what has been started is in the same write.
    this.runtime.commit().catch((error) => this.crash(agentId, error));
  }

  private follow(agentId: string, end: TransitionEnd): void {
    const { runtime } = this;
    const agent = runtime.agent(agentId);
    const { tag } = end.transition;
    const refused = followTransition({ runtime, agentId }, end);
    if (refused !== null) this.fail(agentId, refused);
    else if (tag === 'ask') this.ask(agentId);
    else if (tag === 'result' && agent.stack.length === 0) this.joins.workerEnded(parentOf(agent));
  }

  /** A null question asks whether to repeat a state that must not be repeated blindly. */
  private askAbout(agentId: string, about: StateAsk | null): void {
    const { runtime } = this;
    const inputs = { id: runtime.options.ports.newId().slice(0, 8), asked_at: runtime.now() };
    if (about === null) runtime.change(askRepeat, agentId, inputs);
    else runtime.change(askAbout, agentId, { ...about, ...inputs });
    this.ask(agentId);
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

  /** Takes an answer that somebody has left, whether or not a person is being asked at the terminal. */
  private async deliver(left: GivenAnswer): Promise<string> {
    if (this.runtime.options.stop.request !== null)
      throw new UsageError('The run is stopping. The question stays open: answer it when it has ended.');
    const { agentId, askId } = this.questions.deliver(left);
    this.goOn(agentId);
    await this.runtime.commit();
    return `Answered [${askId}]: ${agentId} goes on.`;
  }

  private fail(agentId: string, error: AgentError): void {
    const { runtime } = this;
    const agent = runtime.agent(agentId);
    // The fields are picked out, since spreading an Error would lose its message.
    const { code, message } = error;
    runtime.change(failAgent, agentId, { code, message, at: runtime.now() });
    this.joins.workerEnded(parentOf(agent));
  }

  /** Stops the run for a bug, or a state file that cannot be written: nothing may go on that is not on record. */
  private crash(agentId: string, error: unknown): void {
    this.visitFinished(agentId);
    this.fatal ??= { error };
    this.runtime.options.stop.stop({
      mode: 'interrupt',
      status: 'failed',
      reason: 'INTERNAL',
      message: messageOf(error),
    });
    // This ends the run when the last child has been stopped.
    this.startReady();
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

/** Why a run that nothing has stopped is over, and what to do next. */
function reasonOf(runtime: Runtime, error: AgentError | null): Pick<Run, 'reason' | 'message'> {
  const { run } = runtime;
  if (error !== null) return { reason: error.code, message: error.message };
  const asks = run.agents.flatMap(({ ask }) => (ask === null ? [] : [ask]));
  if (asks.length === 0) return { reason: null, message: null };
  const questions = asks.map(({ question }) => question).join(' / ');
  return {
    reason: 'ASK',
    message: `Waiting for an answer: ${questions} ${runtime.recoveryHint({ kind: 'answer', askIds: asks.map(({ id }) => id) })}`,
  };
}
