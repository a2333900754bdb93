import { isUnbegun } from '../../core/fan-out/rounds.js';
import {
  dropStopped,
  expiredJoins,
  expireJoin,
  isSatisfiedOnArrival,
  nextJoinTimeout,
  passJoin,
} from '../../core/join/door.js';
import { ancestorsOf, isStuck } from '../../core/join/failures.js';
import type { Join } from '../../core/protocol/state-options.js';
import type { Agent, AgentError } from '../../core/run.js';
import { positionOf } from '../../core/state/agent-positions.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import { countCost, loggedOutcomeOf } from '../record.js';
import type { Runtime } from '../runtime.js';
import { countCutOff } from '../turns/begin.js';

export interface JoinEnds {
  failed(agentId: string, error: AgentError): void;
  /** Ends a visit that is under way. It still reports its cost; an open question is withdrawn. */
  interrupt(agentId: string): void;
  isInFlight(agentId: string): boolean;
  /** Whether the agent is run elsewhere, so that its door is the business of that run. */
  isHeld(agent: Agent): boolean;
  /** Called when something has changed other than by the end of a visit. */
  moved(): void;
  crashed(agentId: string, error: unknown): void;
}

/**
 * The doors of a run (spec 7.1): who waits at one, what lets agents through, and the end of workers that a door does
 * not need any more. The waits themselves are in the state file; only the timers are here.
 */
export class Joins {
  private timer: { readonly at: string; readonly cancel: AbortController } | null = null;

  constructor(
    private readonly runtime: Runtime,
    private readonly ends: JoinEnds,
  ) {}

  /** Begins an orchestrator's life: what was stopped is ended, and ended workers count before a time-out does. */
  async takeUp(): Promise<void> {
    const { agents } = this.runtime.run;
    for (const { id, status } of agents) if (status === 'stopped') await this.countStopped(id);
    for (const { id, status } of agents) if (status === 'stopped') this.stopped(id);
    // The innermost come first: a door that stays shut there may count at the doors further out.
    for (const { id, status } of agents.toReversed()) if (status === 'waiting') this.check(id);
    this.expire();
  }

  /** The agent has come to its door. */
  arrived(agentId: string): void {
    this.check(agentId);
    this.watch();
  }

  /** A worker of this agent has ended or failed. */
  workerEnded(parent: string | null): void {
    if (parent === null) return;
    this.check(parent);
    // An agent that cannot go on any more counts as failed at the doors further out.
    let isShut = this.isStuck(parent);
    for (const outer of ancestorsOf(parent).toReversed()) {
      if (isShut) this.check(outer);
      isShut ||= this.isStuck(outer);
    }
  }

  /**
   * Finds workers that have not begun, and whose parent is on its way to a door that is satisfied without them. They
   * are not started before it has come there (spec 7.1).
   * @param isComing whether an agent is about to enter its state, or just coming to its door
   */
  surplusWorkers(isComing: (agentId: string) => boolean): (agentId: string) => boolean {
    const { run } = this.runtime;
    const known = new Map<string, boolean>();
    return (agentId) => {
      const agent = this.runtime.agent(agentId);
      if (agent.forked === undefined || !isUnbegun(agent)) return false;
      const { parent: id } = agent.forked;
      const parent = run.agents[positionOf(run.agents, id)];
      if (parent?.turn !== null || parent.joined !== undefined) return false;
      const isSurplus = known.get(id) ?? (isComing(id) && this.isSatisfied(parent));
      known.set(id, isSurplus);
      return isSurplus;
    };
  }

  private isSatisfied(parent: Agent): boolean {
    const { run, options } = this.runtime;
    const join = joinOf(options.workflow, parent.current_state);
    return join !== undefined && isSatisfiedOnArrival(run, parent, join);
  }

  private isStuck(agentId: string): boolean {
    const { run } = this.runtime;
    const agent = run.agents.find(({ id }) => id === agentId);
    return agent !== undefined && isStuck(run, agent);
  }

  /** The visit of an agent that a join has stopped is over. */
  stopped(agentId: string): void {
    const { waiting } = this.runtime.change(dropStopped, agentId);
    for (const parent of waiting) this.check(parent);
  }

  private check(agentId: string): void {
    const { runtime } = this;
    const agent = runtime.run.agents.find(({ id }) => id === agentId);
    // An agent that is just arriving is checked once it has.
    if (agent?.status !== 'waiting' || this.ends.isInFlight(agentId) || this.ends.isHeld(agent)) return;
    const { verdict } = runtime.change(passJoin, agentId);
    if (verdict.kind === 'unmet') this.ends.failed(agentId, verdict.error);
    else if (verdict.kind === 'stopping') this.stop(verdict.stopped);
  }

  /** Stops workers once that is on record, so that no resume starts them again. */
  private stop(stopped: readonly string[]): void {
    const inFlight = new Set(stopped.filter((id) => this.ends.isInFlight(id)));
    this.runtime.commit().then(
      () => {
        for (const id of inFlight) this.ends.interrupt(id);
      },
      (error) => this.ends.crashed('', error),
    );
    for (const id of stopped) {
      if (inFlight.has(id)) continue;
      this.ends.interrupt(id);
      this.stopped(id);
    }
  }

  /** Ends all timers. Agents stay at their doors. */
  close(): void {
    this.timer?.cancel.abort();
  }

  /** Counts a turn that was cut off in an earlier life, of an agent that a join had stopped. */
  private async countStopped(agentId: string): Promise<void> {
    const { runtime } = this;
    const visitor = { runtime, agentId };
    const { turn } = runtime.agent(agentId);
    if (turn === null) return;
    const logged = loggedOutcomeOf(visitor, turn);
    if (logged !== undefined) countCost(visitor, logged);
    else if (turn.cli !== undefined)
      await countCutOff({ ...visitor, cli: await runtime.options.agentCli(turn.cli) }, turn);
  }

  /** Waits for the next time-out of a join, if it has changed. */
  private watch(): void {
    const { ports, stop } = this.runtime.options;
    const agents = this.runtime.run.agents.filter((agent) => !this.ends.isHeld(agent));
    const at = nextJoinTimeout({ agents });
    if (at === (this.timer?.at ?? null)) return;
    this.timer?.cancel.abort();
    this.timer = null;
    if (at === null) return;
    const cancel = new AbortController();
    this.timer = { at, cancel };
    const signal = AbortSignal.any([stop.anyStop, cancel.signal]);
    ports.sleep(Math.max(0, Date.parse(at) - ports.now()), signal, 'aside').then(() => {
      if (signal.aborted) return;
      this.timer = null;
      try {
        this.expire();
        this.ends.moved();
      } catch (error) {
        this.ends.crashed('', error);
      }
    });
  }

  private expire(): void {
    const { runtime } = this;
    const now = new Date(runtime.options.ports.now()).toISOString();
    for (const agentId of expiredJoins(runtime.run, now)) {
      if (this.ends.isHeld(runtime.agent(agentId))) continue;
      runtime.change(expireJoin, agentId);
    }
    this.watch();
  }
}

/** A state's join, whose `timeout_goto` is a state's name. Undefined without a join. */
export function joinOf(workflow: Workflow, state: string): Join | undefined {
  const definition = workflow.state(state);
  if (definition.kind === 'graph' || definition.options.join === undefined) return undefined;
  const { join } = definition.options;
  const { timeout_goto: goto } = join;
  return goto === undefined ? join : { ...join, timeout_goto: workflow.resolve(goto, state) };
}
