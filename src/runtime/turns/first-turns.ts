import { factsOf, whyUnpriced } from '../../core/agent-clis.js';
import type { Runtime } from '../runtime.js';
import { agentsOf, type ChosenModel, modelOfState } from './model-of-state.js';

/**
 * With a budget, one turn of each model goes ahead of the others until it has ended (spec 3.5): what a turn costs is not
 * known before, and as many as may run at once would be paid for unseen.
 */
export class FirstTurns {
  /** Of which a turn has ended in this run, be it before a resume. */
  readonly #ended: Set<string>;
  /** Whose turn is ahead, by the model. */
  readonly #ahead = new Map<string, string>();
  readonly #told = new Set<string>();

  constructor(
    private readonly runtime: Runtime,
    /** Others may go on. */
    private readonly moved: () => void,
  ) {
    this.#ended = new Set(endedBefore(runtime));
    runtime.onTurnEnded = (agentId) => this.#end(agentId);
    runtime.waitsForPrice = (agentId) => this.#aheadOf(agentId) !== undefined;
  }

  /** Whether an agent has to wait for another one's turn. */
  holds(agentId: string): boolean {
    const held = this.#aheadOf(agentId);
    if (held !== undefined) this.#tell(held.ahead, keyOf(held.chosen), held.chosen);
    return held !== undefined;
  }

  started(agentId: string): void {
    const chosen = this.#modelOf(agentId);
    if (chosen !== null && !this.#ended.has(keyOf(chosen))) this.#ahead.set(keyOf(chosen), agentId);
  }

  /** Its visit is over, with or without a turn. */
  visitFinished(agentId: string): void {
    for (const [key, ahead] of this.#ahead) if (ahead === agentId) this.#ahead.delete(key);
  }

  #end(agentId: string): void {
    const chosen = this.#modelOf(agentId);
    if (chosen === null || this.#ended.has(keyOf(chosen))) return;
    this.#ended.add(keyOf(chosen));
    this.#ahead.delete(keyOf(chosen));
    this.moved();
  }

  /** The agent whose turn is ahead of this one's; undefined where there is none. */
  #aheadOf(agentId: string): { readonly ahead: string; readonly chosen: ChosenModel } | undefined {
    const chosen = this.#ahead.size === 0 ? null : this.#modelOf(agentId);
    const ahead = chosen === null ? undefined : this.#ahead.get(keyOf(chosen));
    return chosen === null || ahead === undefined || ahead === agentId ? undefined : { ahead, chosen };
  }

  #modelOf(agentId: string): ChosenModel | null {
    if (this.runtime.run.budget_usd <= 0) return null;
    const { current_state: state, model_override: override } = this.runtime.agent(agentId);
    const chosen = modelOfState(this.runtime, state, override);
    if (chosen === null || this.runtime.unpriced.has(chosen.cli)) return null;
    if (this.runtime.isMetered(chosen.cli)) return null;
    // What is played costs what it has cost.
    return factsOf(chosen.cli)?.capabilities.standsIn ? null : chosen;
  }

  #tell(agentId: string, key: string, { cli, model }: ChosenModel): void {
    if (this.#told.has(key)) return;
    this.#told.add(key);
    const state = this.runtime.agent(agentId).current_state;
    const text = `one turn of ${model ?? `${cli}'s own default model`} first: its price is not known yet`;
    this.runtime.options.emit({ type: 'print', agent: agentId, state, text });
  }
}

const keyOf = ({ cli, model = '' }: ChosenModel): string => `${cli} ${model}`;

function endedBefore(runtime: Runtime): string[] {
  const { agents, states } = runtime.run;
  return Object.entries(states).flatMap(([name, { turns }]) => {
    const open = agents.filter(({ turn }) => turn?.state === name).length;
    const chosen =
      turns > open && runtime.options.workflow.states.includes(name)
        ? modelOfState(runtime, name, null)
        : null;
    return chosen === null ? [] : [keyOf(chosen)];
  });
}

/**
 * Which agent CLIs of the workflow tell no price where this run calls them: said before anything is paid, and no turn
 * of theirs is waited for to learn what the others cost (spec 3.5).
 */
export function findUnpriced(runtime: Runtime): void {
  const { options, run } = runtime;
  for (const cli of agentsOf(options.workflow, run.launch)) {
    const why = whyUnpriced(cli, options.childEnvironment(cli));
    if (why === null || runtime.isMetered(cli)) continue;
    runtime.unpriced.add(cli);
    warnOfBudget(runtime, `${cli} (${why})`);
  }
}

/** Once a run: who has set a budget relies on it. */
export function warnOfBudget(runtime: Runtime, cli: string): void {
  if (runtime.run.budget_usd > 0)
    runtime.warn(`the budget does not hold for ${cli}: its turns have no price`);
}
