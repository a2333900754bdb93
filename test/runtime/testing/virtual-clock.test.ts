import { expect, test } from '@jest/globals';
import { VirtualClock } from '../../../src/runtime/testing/virtual-clock.js';

const HOUR_MS = 3_600_000;
const never = new AbortController().signal;

function aClock() {
  const stuck: string[] = [];
  const clock = new VirtualClock(() => stuck.push('stuck'));
  return { clock, stuck };
}

/** Until what is going on has had its turn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('who sleeps alone wakes at once, and that much later', async () => {
  const { clock } = aClock();
  const before = clock.now();
  clock.onInFlight(1);
  await clock.ports.sleep(5 * HOUR_MS, never);
  expect(clock.now() - before).toBeGreaterThanOrEqual(5 * HOUR_MS);
});

test('nobody wakes as long as anybody works; then those who sleep wake in their order', async () => {
  const { clock } = aClock();
  const woken: number[] = [];
  clock.onInFlight(3);
  const both = [2, 1].map((hours) => clock.ports.sleep(hours * HOUR_MS, never).then(() => woken.push(hours)));
  await settled();
  expect(woken).toEqual([]);
  clock.onInFlight(2);
  await settled();
  // The first is awake, and works.
  expect(woken).toEqual([1]);
  clock.onInFlight(1);
  await Promise.all(both);
  expect(woken).toEqual([1, 2]);
});

test('what only watches a time-out fires when all visits hang, and not before', async () => {
  const { clock, stuck } = aClock();
  let isOver = false;
  clock.onInFlight(1);
  const watch = clock.ports.sleep(HOUR_MS, never, 'aside').then(() => {
    isOver = true;
  });
  await settled();
  expect(isOver).toBe(false);
  const release = clock.hang();
  await watch;
  expect({ isOver, stuck }).toEqual({ isOver: true, stuck: [] });
  release();
});

test('it is stuck when all hang and there is nothing to wake anybody', async () => {
  const { clock, stuck } = aClock();
  clock.onInFlight(1);
  clock.hang();
  await settled();
  expect(stuck).toEqual(['stuck']);
});

test('a process that hangs is idle after its time, which takes none', async () => {
  const { clock } = aClock();
  clock.onInFlight(1);
  const { timers } = clock.ports;
  const fired: string[] = [];
  const idle = timers.idle(600_000, () => fired.push('idle'));
  const limit = timers.limit(700_000, () => fired.push('limit'));
  const before = clock.now();
  clock.hang();
  await settled();
  expect(fired).toEqual(['idle', 'limit']);
  expect(clock.now() - before).toBeGreaterThanOrEqual(700_000);
  // Those by the clock on the wall.
  idle.stop();
  limit.stop();
});

test('a timer that was stopped, and a sleep that was aborted, wake nobody', async () => {
  const { clock, stuck } = aClock();
  clock.onInFlight(1);
  const fired: string[] = [];
  clock.ports.timers.idle(1000, () => fired.push('idle')).stop();
  clock.ports.timers.limit(1000, () => fired.push('limit')).stop();
  const stop = new AbortController();
  const asleep = clock.ports.sleep(HOUR_MS, stop.signal, 'aside');
  stop.abort();
  await asleep;
  clock.hang();
  await settled();
  expect({ fired, stuck }).toEqual({ fired: [], stuck: ['stuck'] });
});
