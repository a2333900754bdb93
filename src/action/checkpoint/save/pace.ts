/** Of the run's time, so much at most goes into saving (spec 4.3). */
const SHARE = 10;

export interface Pace {
  /** When the run began. Times in milliseconds. */
  readonly startedAt: number;
  /** `checkpoint-interval`. */
  readonly intervalMs: number;
  /** When the last save was over; null: there was none. */
  readonly savedAt: number | null;
  /** How long all saves have taken together, and the last one: the next will take as long. */
  readonly spentMs: number;
  readonly lastMs: number;
}

/** When the next checkpoint may be saved while the run goes on. */
export function nextSaveAt({ startedAt, intervalMs, savedAt, spentMs, lastMs }: Pace): number {
  return Math.max((savedAt ?? startedAt) + intervalMs, startedAt + SHARE * (spentMs + lastMs));
}
