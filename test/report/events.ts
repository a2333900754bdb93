import type { LoggedEvent, RunEvent } from '../../src/core/events.js';
import type { Transition } from '../../src/core/protocol/transition.js';

export const START = Date.UTC(2026, 0, 15, 10, 15, 0);

const USAGE = { input_tokens: 1200, output_tokens: 300, cache_read_tokens: 15_000, cache_write_tokens: 0 };

/** `Omit` on each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type AgentEvent = Without<Extract<RunEvent, { agent?: string; state?: string }>, 'agent' | 'state'>;

/** A run that is told event by event on a clock of its own. */
export class Story {
  now = START;
  #seq = 0;
  #total = 0;
  #turn = 0;
  readonly #visits = new Map<string, number>();

  constructor(private readonly onEvent: (event: LoggedEvent) => void) {}

  emit(event: RunEvent): void {
    this.#seq += 1;
    this.onEvent({ ...event, seq: this.#seq, time: new Date(this.now).toISOString() });
  }

  start(budget = 10): void {
    this.emit({
      type: 'run_started',
      run_id: 'sweep-1',
      workflow: 'workflows/sweep',
      entry: 'START.md',
      budget_usd: budget,
    });
  }

  on(agent: string, state: string, event: AgentEvent): void {
    this.emit({ ...event, agent, state } as RunEvent);
  }

  enter(agent: string, state: string, kind: 'prompt' | 'script' = 'prompt'): void {
    const visit = (this.#visits.get(`${agent} ${state}`) ?? 0) + 1;
    this.#visits.set(`${agent} ${state}`, visit);
    this.on(agent, state, { type: 'state_started', visit, kind, input: null });
  }

  /** A turn of the state that the agent is in. */
  turn(agent: string, state: string, attempt = 1): void {
    this.#turn += 1;
    const transcript = `turns/${this.#turn}.jsonl`;
    this.on(agent, state, {
      type: 'turn_started',
      turn: this.turnId,
      kind: 'prompt',
      attempt,
      session: null,
      transcript,
    });
  }

  get turnId(): string {
    return String(this.#turn);
  }

  /** A finished turn's final message. */
  say(agent: string, state: string, text: string): void {
    const account = { session: null, cost_usd: 0, basis: 'reported', usage: USAGE } as const;
    this.on(agent, state, { type: 'outcome', turn: this.turnId, result: { kind: 'text', text }, ...account });
  }

  cost(agent: string, state: string, cost: number, basis: 'reported' | 'replayed' = 'reported'): void {
    if (basis === 'reported') this.#total += cost;
    const figures = { cost_usd: cost, total_cost_usd: this.#total, usage: USAGE };
    this.on(agent, state, { type: 'cost', turn: this.#turn === 0 ? '0001' : this.turnId, basis, ...figures });
  }

  go(agent: string, state: string, transition: Transition, to: string | null): void {
    this.on(agent, state, {
      type: 'transition',
      turn: this.#turn === 0 ? '0001' : this.turnId,
      transition,
      implicit: false,
      to,
    });
  }

  goto(agent: string, state: string, target: string): void {
    this.go(agent, state, { tag: 'goto', target }, target);
  }

  result(agent: string, state: string, payload: string): void {
    this.go(agent, state, { tag: 'result', payload }, null);
    this.on(agent, state, { type: 'agent_ended', result: payload });
  }

  fork(parent: string, state: string, worker: string, target: string): void {
    const variables = { issue: '12' };
    this.on(parent, state, { type: 'forked', worker, worker_state: target, variables });
  }

  end(
    status: Extract<RunEvent, { type: 'run_ended' }>['status'] = 'completed',
    rest: Partial<Extract<RunEvent, { type: 'run_ended' }>> = {},
  ): void {
    const amounts = { total_cost_usd: this.#total, run_cost_usd: this.#total };
    const figures = { ...amounts, steps: 4, duration_ms: this.now - START, state_writes: 1, state_bytes: 1 };
    this.emit({ type: 'run_ended', status, reason: null, message: '', ...figures, ...rest });
  }
}
