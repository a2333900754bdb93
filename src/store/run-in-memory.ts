import type { LogTwin } from './log-twin.js';
import type { Committed } from './state-file.js';

/** What an orchestrator holds of its run in memory, so that it need not trust files that agents may have changed. */
export interface RunInMemory {
  /** The state that was committed last; null when there is none yet. */
  readonly committed: () => Committed | null;
  readonly log: LogTwin;
}
