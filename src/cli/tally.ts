import type { LoggedEvent } from '../core/events.js';

/** What this life of a run has come to so far, as its events tell: all that is known when it breaks down. */
export class RunTally {
  isBegun = false;
  isResumed = false;
  steps = 0;
  /** USD, over all lives of the run. */
  totalCostUsd = 0;
  private costBeforeUsd = 0;

  /** USD, of this life. */
  get runCostUsd(): number {
    return this.totalCostUsd - this.costBeforeUsd;
  }

  onEvent(event: LoggedEvent): void {
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
