import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { expiresAt } from '../../../../src/action/checkpoint/save/lasting.js';
import { nextSaveAt } from '../../../../src/action/checkpoint/save/pace.js';
import { outdated } from '../../../../src/action/checkpoint/save/prune.js';
import { transcriptsName } from '../../../../src/action/checkpoint/save/transcripts.js';
import type { Identity } from '../../../../src/action/identity/identity.js';

describe('when the next checkpoint is saved', () => {
  const PACE = { startedAt: 1000, intervalMs: 300_000, savedAt: null, spentMs: 0, lastMs: 0 };

  test('at most every interval', () => {
    expect(nextSaveAt(PACE)).toBe(301_000);
    expect(nextSaveAt({ ...PACE, savedAt: 400_000, spentMs: 100, lastMs: 100 })).toBe(700_000);
  });

  test('saves that take a minute each are ten minutes apart', () => {
    expect(nextSaveAt({ ...PACE, savedAt: 100_000, spentMs: 60_000, lastMs: 60_000 })).toBe(1_201_000);
  });

  test('at most a tenth of the time goes into saving, if each save takes as long as the last (R13)', () => {
    const times = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 600_000 }), (durations, intervalMs) => {
        let [now, spentMs, lastMs] = [0, 0, 0];
        let savedAt: number | null = null;
        for (const duration of durations) {
          now = Math.max(now, nextSaveAt({ startedAt: 0, intervalMs, savedAt, spentMs, lastMs }));
          // A save may take longer than the one before; then the ones after it wait.
          const expected = spentMs + lastMs;
          expect(expected * 10).toBeLessThanOrEqual(now);
          now += duration;
          [savedAt, lastMs, spentMs] = [now, duration, spentMs + duration];
        }
      }),
    );
  });
});

describe('state-expires', () => {
  const now = new Date('2026-03-01T00:00:00.000Z');
  test.each([
    ['a cache, after seven days', ['cache'], 0, '90', '2026-03-08T00:00:00.000Z'],
    ['an artifact, as the repository says', ['artifact'], 0, '30', '2026-03-31T00:00:00.000Z'],
    ['both: the artifact', ['cache', 'artifact'], 0, '30', '2026-03-31T00:00:00.000Z'],
    ['both, where the cache is there longer', ['cache', 'artifact'], 3, '30', '2026-03-08T00:00:00.000Z'],
    ['an artifact, as the input says', ['artifact'], 10, '90', '2026-03-11T00:00:00.000Z'],
    ['an artifact, as far as the repository allows', ['artifact'], 60, '30', '2026-03-31T00:00:00.000Z'],
    ['an artifact where the runner does not say', ['artifact'], 0, undefined, '2026-05-30T00:00:00.000Z'],
    ['nothing', [], 10, '90', null],
  ] as const)('%s', (_name, stores, days, repository, expected) => {
    expect(expiresAt(stores, now, days, repository)).toBe(expected);
  });
});

describe('older checkpoints of a key', () => {
  const prefix = 'raymond-v2-0123456789abcdef0123-';
  const upTo = (sequence: number, useless: string[] = []) => ({
    ...{ prefix, sequence },
    isUseless: (name: string) => useless.includes(name),
  });
  const named = (...names: string[]) => names.map((name) => ({ name: `${prefix}${name}` }));

  test('go, but for the two newest: by sequence, over attempts and runs', () => {
    const stored = named('7-1-2-', '7-1-10-', '7-2-11-', '5-1-1-', '7-1-9-');
    expect(outdated(stored, upTo(11))).toEqual(named('7-1-9-', '7-1-2-', '5-1-1-'));
  });

  test('later ones, of another name or key, and whatever else there is stay', () => {
    const stored = [
      ...named('7-1-9-', '7-1-12-', '7-1-13-', '7-1-x-', '7-1-3-other', '7-1-3'),
      { name: 'raymond-v2-ffffffffffffffffffff-7-1-1-' },
      { name: 'node-modules-1' },
    ];
    expect(outdated(stored, upTo(10))).toEqual([]);
  });

  test('a lease goes first, and counts as no checkpoint', () => {
    const stored = named('7-1-1-', '7-1-2-', '7-2-3-', '7-2-4-');
    expect(outdated(stored, upTo(4, [`${prefix}7-2-3-`]))).toEqual(named('7-2-3-', '7-1-1-'));
  });

  test('what may be the lease of an attempt that was lost counts as none either, and goes with what is older', () => {
    const stored = named('7-1-1-', '7-1-2-', '7-2-3-', '7-3-4-', '7-4-6-');
    expect(outdated(stored, upTo(6))).toEqual(named('7-1-1-'));
    expect(outdated([...stored, ...named('7-4-7-')], upTo(7))).toEqual(
      named('7-3-4-', '7-2-3-', '7-1-2-', '7-1-1-'),
    );
  });

  test("artifacts' names have an ending", () => {
    expect(outdated(named('7-1-1-state', '7-1-2-state', '7-1-3-state'), upTo(3))).toEqual(
      named('7-1-1-state'),
    );
  });
});

test("transcripts have a name of their own for each leg and step, which tells no leg's values", () => {
  const one: Identity = {
    repositoryId: '1',
    workflowFile: 'f',
    ref: 'r',
    eventClass: 'trusted',
    runKey: '["a",{"leg":"secret-leg"}]',
    otherRunKeys: [],
    isOwnKey: false,
    resumeRun: null,
    runId: '7',
    attempt: 2,
    job: 'review (secret-leg)',
    step: '__self',
    stage: null,
    uncertain: null,
  };
  const names = [
    one,
    { ...one, step: '__self_2' },
    { ...one, job: 'review (other)' },
    { ...one, runKey: 'x' },
    { ...one, attempt: 3 },
  ].map((identity) => transcriptsName('wf-1', identity));
  expect(new Set(names).size).toBe(5);
  expect(names[0]).toMatch(/^raymond-wf-1-2-[0-9a-f]{12}$/);
});
