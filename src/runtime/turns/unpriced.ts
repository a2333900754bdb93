import { whyUnpriced } from '../../core/agent-clis.js';
import { agentsOf } from '../needs/agents.js';
import type { Runtime } from '../runtime.js';

/**
 * Which agent CLIs of the workflow tell no price where this run calls them: said before anything is paid, and no turn
 * of theirs is waited for to learn what the others cost (spec 3.5).
 */
export function findUnpriced(runtime: Runtime): void {
  const { options, run } = runtime;
  for (const cli of agentsOf(options.workflow, run.launch)) {
    const why = whyUnpriced(cli, options.childEnvironment(cli));
    if (why === null) continue;
    runtime.unpriced.add(cli);
    warnOfBudget(runtime, `${cli} (${why})`);
  }
}

/** Once a run: who has set a budget relies on it. */
export function warnOfBudget(runtime: Runtime, cli: string): void {
  if (runtime.run.budget_usd > 0)
    runtime.warn(`the budget does not hold for ${cli}: its turns have no price`);
}
