import type { LogTwin } from './log-twin.js';
import type { Committed } from './state-file.js';

/** What an orchestrator holds of its run, so that nothing of it need be taken from files that agents may have changed. */
export interface Held {
  /** The last state that it has committed; null: none yet. */
  readonly committed: () => Committed | null;
  readonly log: LogTwin;
}
