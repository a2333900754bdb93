import { afterEach, expect, jest, test } from '@jest/globals';
import { idleTimer, timeLimit } from '../../src/process/idle-timer.js';
import { holdTimers } from '../support/timers.js';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('silence is told once the pipes have been read', async () => {
  const pass = holdTimers();
  const onIdle = jest.fn();
  idleTimer(3000, onIdle);
  pass(3000);
  expect(onIdle).not.toHaveBeenCalled();
  await nextRound();
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('adversary D9: what was read right after the timer is no silence', async () => {
  const pass = holdTimers();
  const onIdle = jest.fn();
  const timer = idleTimer(3000, onIdle);
  pass(3000);
  timer.restart();
  await nextRound();
  expect(onIdle).not.toHaveBeenCalled();
  pass(3000);
  await nextRound();
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('adversary D9: a process that was stopped itself begins anew', async () => {
  const pass = holdTimers();
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const onIdle = jest.fn();
  idleTimer(3000, onIdle);
  now = 60_000;
  pass(3000);
  await nextRound();
  expect(onIdle).not.toHaveBeenCalled();
  now += 3000;
  pass(3000);
  await nextRound();
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('stopped for good, it says nothing more, even in between', async () => {
  const pass = holdTimers();
  const onIdle = jest.fn();
  const timer = idleTimer(3000, onIdle);
  pass(3000);
  timer.stop();
  timer.restart();
  await nextRound();
  pass(9000);
  await nextRound();
  expect(onIdle).not.toHaveBeenCalled();
});

test('a limit is told once it is over, and what has ended by then is heard first', async () => {
  const pass = holdTimers();
  const onOver = jest.fn();
  timeLimit(3000, onOver);
  const ended = timeLimit(3000, onOver);
  timeLimit(undefined, onOver);
  pass(3000);
  ended.stop();
  await nextRound();
  expect(onOver).toHaveBeenCalledTimes(1);
});
