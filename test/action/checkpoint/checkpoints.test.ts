import { expect, test } from '@jest/globals';
import { Checkpoints } from '../../../src/action/checkpoint/checkpoints.js';

/** Time that the test moves, and saves that it ends. */
class Stage {
  ms = 0;
  readonly saved: [sequence: number, at: number][] = [];
  private readonly timers = new Set<{ at: number; call: () => void }>();
  private over: () => void = () => {};

  readonly checkpoints: Checkpoints;

  constructor(intervalMs: number, first = 1) {
    this.checkpoints = new Checkpoints(
      (sequence) => {
        this.saved.push([sequence, this.ms]);
        return new Promise<void>((resolve) => {
          this.over = resolve;
        });
      },
      first,
      {
        intervalMs,
        now: () => this.ms,
        after: (ms, call) => {
          const timer = { at: this.ms + ms, call };
          this.timers.add(timer);
          return () => this.timers.delete(timer);
        },
      },
    );
  }

  async to(ms: number): Promise<void> {
    for (;;) {
      const next = [...this.timers].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > ms) break;
      this.timers.delete(next);
      this.ms = next.at;
      next.call();
      await settled();
    }
    this.ms = ms;
  }

  async end(): Promise<void> {
    this.over();
    await settled();
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the first checkpoint comes after the first turn that cost something, whatever the interval', async () => {
  const stage = new Stage(300_000);
  await stage.to(20_000);
  stage.checkpoints.paid();
  stage.checkpoints.paid();
  await stage.to(299_000);
  expect(stage.saved).toEqual([[1, 20_500]]);
});

test('later ones come after the interval, with all that has happened meanwhile; none where nothing has', async () => {
  const stage = new Stage(300_000);
  stage.checkpoints.due();
  await stage.to(100_000);
  stage.checkpoints.due();
  await stage.to(300_000);
  await stage.to(310_000);
  await stage.end();
  await stage.to(10_000_000);
  expect(stage.saved).toEqual([[1, 300_000]]);
  stage.checkpoints.due();
  await stage.to(10_000_001);
  expect(stage.saved).toHaveLength(2);
});

test('one at a time, and rarely where a save takes long (R13)', async () => {
  const stage = new Stage(10_000, 5);
  stage.checkpoints.due();
  await stage.to(30_000);
  stage.checkpoints.due();
  await stage.to(70_000);
  expect(stage.saved).toEqual([[5, 10_000]]);
  await stage.end();
  // It took a minute, and the next will: twenty minutes for both.
  await stage.to(2_000_000);
  expect(stage.saved).toEqual([
    [5, 10_000],
    [6, 1_200_000],
  ]);
});

test('at the end no further one begins, and the last has a number of its own', async () => {
  const stage = new Stage(10_000);
  stage.checkpoints.due();
  await stage.to(10_000);
  const last = stage.checkpoints.end();
  stage.checkpoints.paid();
  stage.checkpoints.due();
  // The one that is under way is not waited for any longer than that.
  await stage.to(15_000);
  expect(await last).toBe(2);
  await stage.end();
  await stage.to(1_000_000);
  expect(stage.saved).toHaveLength(1);
});
