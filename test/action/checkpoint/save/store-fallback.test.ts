import { describe, expect, test } from '@jest/globals';
import {
  type FallbackOptions,
  fallbackOrder,
  type Store,
  saveWithFallback,
} from '../../../../src/action/checkpoint/save/store-fallback.js';

const PUSH: FallbackOptions = {
  store: 'auto',
  eventName: 'push',
  cacheMode: '',
  isSealed: true,
  mustLast: false,
};

describe('where a checkpoint is saved to', () => {
  test.each<[string, Partial<FallbackOptions>, Store[][]]>([
    ['the cache, else an artifact', {}, [['cache'], ['artifact']]],
    ['both, for an end other than completed', { mustLast: true }, [['cache', 'artifact']]],
    [
      'the artifact first where the event has a read-only cache',
      { eventName: 'issue_comment' },
      [['artifact'], ['cache']],
    ],
    ['the same for what must last', { eventName: 'issues', mustLast: true }, [['artifact'], ['cache']]],
    [
      'the cache first where the workflow has lifted that',
      { eventName: 'issues', cacheMode: 'write' },
      [['cache'], ['artifact']],
    ],
    ['no cache where the runner says so', { cacheMode: 'read' }, [['artifact']]],
    ['no cache where there is none', { cacheMode: 'none', store: 'cache' }, []],
    ['the cache alone', { store: 'cache', mustLast: true }, [['cache']]],
    ['artifacts alone', { store: 'artifact' }, [['artifact']]],
    ['nothing', { store: 'none', mustLast: true }, []],
    ['what is not sealed: the cache alone', { isSealed: false, mustLast: true }, [['cache']]],
    ['what is not sealed: never an artifact', { isSealed: false, store: 'artifact' }, []],
    ['what is not sealed, with a read-only cache', { isSealed: false, eventName: 'watch' }, [['cache']]],
  ])('%s', (_name, options, expected) => {
    expect(fallbackOrder({ ...PUSH, ...options })).toEqual(expected);
  });
});

/** Stores that answer when the test says so. */
function stage() {
  const tried: Store[] = [];
  const answers = new Map<Store, (saved: boolean) => void>();
  let stuck = (): void => {};
  return {
    tried,
    save: (store: Store) =>
      new Promise<boolean>((resolve) => {
        tried.push(store);
        answers.set(store, resolve);
      }),
    answer: async (store: Store, saved: boolean) => {
      answers.get(store)?.(saved);
      await new Promise((resolve) => setImmediate(resolve));
    },
    stick: async () => {
      stuck();
      await new Promise((resolve) => setImmediate(resolve));
    },
    round: {
      stuck: () =>
        new Promise<void>((resolve) => {
          stuck = resolve;
        }),
    },
  };
}

describe('the ladder', () => {
  const steps: Store[][] = [['cache'], ['artifact']];

  test('ends with the first rung that holds', async () => {
    const { tried, save, answer, round } = stage();
    const climbed = saveWithFallback(steps, save, round);
    await answer('cache', true);
    expect(await climbed).toEqual(['cache']);
    expect(tried).toEqual(['cache']);
  });

  test('goes on where a rung has refused', async () => {
    const { tried, save, answer, round } = stage();
    const climbed = saveWithFallback(steps, save, round);
    await answer('cache', false);
    await answer('artifact', true);
    expect(await climbed).toEqual(['artifact']);
    expect(tried).toEqual(['cache', 'artifact']);
  });

  test('goes on beside a rung on which nothing goes on, and takes whichever holds (R11)', async () => {
    const { tried, save, answer, stick, round } = stage();
    const climbed = saveWithFallback(steps, save, round);
    expect(tried).toEqual(['cache']);
    await stick();
    expect(tried).toEqual(['cache', 'artifact']);
    await answer('cache', true);
    expect(await climbed).toEqual(['cache']);
  });

  test('waits for all stores of a rung', async () => {
    const { save, answer, round } = stage();
    const climbed = saveWithFallback([['cache', 'artifact']], save, round);
    await answer('artifact', true);
    await answer('cache', true);
    expect([...(await climbed)].sort()).toEqual(['artifact', 'cache']);
  });

  test('has nothing when nothing holds', async () => {
    const { save, answer, stick, round } = stage();
    const climbed = saveWithFallback(steps, save, round);
    await stick();
    await answer('artifact', false);
    await answer('cache', false);
    expect(await climbed).toEqual([]);
    expect(await saveWithFallback([], save, round)).toEqual([]);
  });
});
