import type { SavedTo } from './checkpoint-store.js';
import { type Keeper, keepCheckpoint } from './keep.js';

/**
 * Saves during the run, in the background and one at a time: a lost runner runs no post step (spec 4.3). What
 * happens within the interval, or while a save is under way, is saved when it is over, however long the next
 * state takes.
 */
export class Checkpoints {
  private seq = 0;
  private savedAt: number;
  private saving: Promise<SavedTo> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly keeper: Keeper,
    private readonly intervalMs: number,
    private readonly now: () => number,
  ) {
    this.savedAt = now();
  }

  /** There is something new to keep. */
  due(): void {
    if (this.isOver || this.timer !== undefined) return;
    const wait = Math.max(0, this.savedAt + this.intervalMs - this.now());
    this.timer = setTimeout(() => this.start(), wait);
    this.timer.unref();
  }

  private start(): void {
    this.timer = undefined;
    if (this.saving !== null) {
      void this.saving.then(() => this.due());
      return;
    }
    this.saving = this.save().finally(() => {
      this.saving = null;
    });
  }

  /** No further save begins; what is under way is not waited for. */
  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  /** After the run, whatever it has come to. */
  async last(): Promise<SavedTo> {
    this.stop();
    await this.saving;
    return this.save();
  }

  private async save(): Promise<SavedTo> {
    this.seq += 1;
    this.keeper.job.commands.saveState('seq', String(this.seq));
    const saved = await keepCheckpoint(this.keeper, this.seq);
    this.savedAt = this.now();
    return saved;
  }
}
