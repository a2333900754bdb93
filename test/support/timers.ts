import { jest } from '@jest/globals';

/**
 * From here on `setTimeout` waits for the test alone, which lets time pass by calling what this gives. Clocks,
 * `setImmediate` and what comes from outside go on as ever. Undone by `jest.useRealTimers()`.
 */
export function holdTimers(): (ms: number) => void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
  return (ms) => void jest.advanceTimersByTime(ms);
}
