import { nextSaveAt } from './save/pace.js';

/** Saves what the run has come to so far, as the checkpoint with this number. Never throws. */
export type Save = (sequence: number) => Promise<unknown>;

export interface Timing {
  readonly intervalMs: number;
  now(): number;
  /** Calls back once, and keeps no process alive. @returns what takes it back */
  after(ms: number, call: () => void): () => void;
}

/** After a turn its transition follows at once, and should be in the checkpoint. */
const SETTLE_MS = 500;
/** At the end, a save that is under way is waited for no longer: nothing newer will come of it. */
const TIMEOUT_MS = 5000;

/**
 * Saves during the run, in the background and one at a time: a lost runner runs no post step (spec 4.3). The first
 * checkpoint comes after the first turn that cost something; later ones at most every interval, and so rarely that
 * saving takes a tenth of the time. What happens meanwhile is saved when it is over; if nothing has, nothing is.
 */
export class Checkpoints {
  readonly #startedAt: number;
  #savedAt: number | null = null;
  #spentMs = 0;
  #lastMs = 0;
  #hasPaid = false;
  #saving: Promise<unknown> | null = null;
  #cancel: (() => void) | null = null;
  #isOver = false;

  /** @param sequence of the first checkpoint */
  constructor(
    private readonly save: Save,
    private sequence: number,
    private readonly timing: Timing,
  ) {
    this.#startedAt = timing.now();
  }

  /** A turn has cost something. */
  paid(): void {
    if (this.#hasPaid) return;
    this.#hasPaid = true;
    if (this.#savedAt === null && this.#saving === null) this.#plan(SETTLE_MS);
  }

  /** There is something new to keep. */
  due(): void {
    if (this.#cancel !== null) return;
    const { intervalMs } = this.timing;
    const at = nextSaveAt({
      startedAt: this.#startedAt,
      intervalMs,
      savedAt: this.#savedAt,
      spentMs: this.#spentMs,
      lastMs: this.#lastMs,
    });
    this.#plan(Math.max(0, at - this.timing.now()));
  }

  /** No further save begins; what is under way is not waited for. */
  stop(): void {
    this.#isOver = true;
    this.#cancel?.();
    this.#cancel = null;
  }

  /** After the run, whatever it has come to. @returns the sequence of the last checkpoint, to be saved now */
  async end(): Promise<number> {
    this.stop();
    if (this.#saving !== null) {
      let taken = (): void => {};
      const long = new Promise<void>((resolve) => {
        taken = this.timing.after(TIMEOUT_MS, resolve);
      });
      await Promise.race([this.#saving, long]);
      taken();
    }
    return this.#next();
  }

  #plan(ms: number): void {
    if (this.#isOver) return;
    this.#cancel?.();
    this.#cancel = this.timing.after(ms, () => {
      this.#cancel = null;
      this.#start();
    });
  }

  #start(): void {
    if (this.#saving !== null) {
      void this.#saving.then(() => this.due());
      return;
    }
    const begun = this.timing.now();
    this.#saving = this.save(this.#next()).finally(() => {
      this.#saving = null;
      this.#savedAt = this.timing.now();
      this.#lastMs = this.#savedAt - begun;
      this.#spentMs += this.#lastMs;
    });
  }

  #next(): number {
    const sequence = this.sequence;
    this.sequence += 1;
    return sequence;
  }
}
