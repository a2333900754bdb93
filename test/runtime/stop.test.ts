import { beforeEach, describe, expect, test } from '@jest/globals';
import { StopControl, type StopRequest } from '../../src/runtime/stop.js';

const DRAIN: StopRequest = { mode: 'drain', status: 'paused', reason: 'DEADLINE', message: 'soon' };
const INTERRUPT: StopRequest = { mode: 'interrupt', status: 'failed', reason: 'INTERNAL', message: 'bug' };

let stop: StopControl;
beforeEach(() => {
  stop = new StopControl();
});

test('nothing is asked of a run until somebody stops it', () => {
  expect(stop.request).toBeNull();
  expect([stop.anyStop.aborted, stop.signal.aborted]).toEqual([false, false]);
});

describe('the mode', () => {
  test('drain lets turns in flight end by themselves, and whoever waits waits no more', () => {
    stop.stop(DRAIN);
    expect(stop.request).toEqual(DRAIN);
    expect([stop.anyStop.aborted, stop.signal.aborted]).toEqual([true, false]);
  });

  test('interrupt ends them', () => {
    stop.stop(INTERRUPT);
    expect(stop.request).toEqual(INTERRUPT);
    expect([stop.anyStop.aborted, stop.signal.aborted]).toEqual([true, true]);
  });
});

describe('a second request', () => {
  test('can only make the run end sooner: how it ends is what the first has said', () => {
    stop.stop({ ...DRAIN, resumeAt: 'later' });
    stop.stop(INTERRUPT);
    expect(stop.request).toEqual({ ...DRAIN, resumeAt: 'later', mode: 'interrupt' });
    expect(stop.signal.aborted).toBe(true);
  });

  test('to drain does not call back an interrupt', () => {
    stop.stop(INTERRUPT);
    stop.stop(DRAIN);
    expect(stop.request).toEqual(INTERRUPT);
    expect(stop.signal.aborted).toBe(true);
  });

  test('of the same mode changes nothing', () => {
    stop.stop(DRAIN);
    stop.stop({ ...DRAIN, message: 'other' });
    expect(stop.request).toEqual(DRAIN);
    stop.stop(INTERRUPT);
    const { request } = stop;
    stop.stop({ ...INTERRUPT, message: 'other' });
    expect(stop.request).toBe(request);
  });
});

test('a signal, or the deadline itself, leaves no time, whatever had stopped the run before', () => {
  stop.stop(DRAIN);
  stop.stop(INTERRUPT);
  expect(stop.hurry.aborted).toBe(false);
  stop.stop({ ...INTERRUPT, reason: 'INTERRUPTED' });
  expect([stop.hurry.aborted, stop.request?.reason]).toEqual([true, 'DEADLINE']);
  const other = new StopControl();
  other.stop({ ...DRAIN, mode: 'interrupt' });
  expect(other.hurry.aborted).toBe(true);
});

test('all who listen are told of each request, when it is in force', () => {
  const told: unknown[] = [];
  stop.onStop(() => told.push(['first', stop.request?.mode, stop.signal.aborted]));
  stop.onStop(() => told.push(['second', stop.request?.mode, stop.signal.aborted]));
  stop.stop(DRAIN);
  stop.stop(INTERRUPT);
  expect(told).toEqual([
    ['first', 'drain', false],
    ['second', 'drain', false],
    ['first', 'interrupt', true],
    ['second', 'interrupt', true],
  ]);
});
