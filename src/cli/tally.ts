import type { LoggedEvent } from '../core/events.js';
import type { StateTallies } from '../core/run.js';
import { Totals } from '../report/totals.js';

/** What this life of a run has come to so far, as its events tell: all that is known when it breaks down. */
export class RunTally {
  isBegun = false;
  isResumed = false;
  steps = 0;
  /** USD, over all lives of the run. */
  totalCostUsd = 0;
  private costBeforeUsd = 0;
  private readonly totals = new Totals();

  /** USD, of this life. */
  get runCostUsd(): number {
    return this.totalCostUsd - this.costBeforeUsd;
  }

  /** As far as this life has come; what earlier ones had come to is in the state file. */
  get states(): StateTallies {
    return Object.fromEntries(
      [...this.totals.by('state')].map(([state, { visits, turns, costUsd, ms }]) => {
        return [state, { visits, turns, cost_usd: costUsd, ms }];
      }),
    );
  }

  onEvent(event: LoggedEvent): void {
    this.totals.apply(event);
    switch (event.type) {
      case 'run_started':
        this.isBegun = true;
        break;
      case 'run_resumed':
        this.isBegun = true;
        this.isResumed = true;
        this.costBeforeUsd = event.total_cost_usd;
        this.totalCostUsd = event.total_cost_usd;
        break;
      case 'cost':
        this.totalCostUsd = event.total_cost_usd;
        break;
      case 'state_started':
        this.steps = event.step ?? this.steps;
        break;
      default:
    }
  }
}
