import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Candidate } from '../../../src/action/resume/candidates.js';
import {
  MAX_LOOKED_AT,
  MAX_OPENED,
  passedTexts,
  search,
  type TryOpen,
  unopenedOf,
} from '../../../src/action/resume/find.js';
import type { Header } from '../../../src/checkpoint/seal/index.js';
import type { ReadCheckpoint } from '../../../src/runtime/checkpoint/checkpoint.js';

const ASKING = { runId: '1001', attempt: 3, job: 'review', step: '__self' };

interface Stored {
  readonly run: string;
  readonly attempt: number;
  readonly sequence: number;
  readonly is: 'ours' | 'lease' | 'foreign' | 'garbage' | 'cut off' | 'silent' | 'other step';
}

const EMPTY = {} as ReadCheckpoint;

const nameOf = ({ run, attempt, sequence }: Stored) => `raymond-v2-abc-${run}-${attempt}-${sequence}-`;

function stored(list: readonly Stored[]) {
  const opened: Stored[] = [];
  const candidates = list.map((each, id): Candidate & { stored: Stored } => ({
    name: nameOf(each),
    runKey: 'key',
    claims: { run_id: each.run, attempt: each.attempt, sequence: each.sequence },
    place: { store: 'artifact', id, runId: Number(each.run), bytes: 1 },
    stored: each,
  }));
  const open = async (candidate: Candidate): Promise<TryOpen> => {
    const { stored: each } = candidate as (typeof candidates)[number];
    opened.push(each);
    const { run: run_id, attempt, sequence, is } = each;
    if (is === 'silent') return { kind: 'silent', why: 'no answer' };
    if (is === 'garbage' || is === 'cut off')
      return {
        kind: 'refused',
        refusal: { kind: 'broken', why: `it is ${is}`, ...(is === 'cut off' && { isKeyholders: true }) },
      };
    const step = is === 'other step' ? '__other' : '__self';
    const header = { run_id, attempt, sequence, name: candidate.name, job: 'review', step } as Header;
    if (is === 'foreign')
      return {
        kind: 'refused',
        refusal: { kind: 'not_ours', mismatch: 'ref', header, why: 'another ref' },
      };
    return is === 'lease' ? { kind: 'lease', header } : { kind: 'opened', header, contents: EMPTY };
  };
  return { opened, result: search(candidates, ASKING, open) };
}

const at = (run: string, attempt: number, sequence: number, is: Stored['is'] = 'ours'): Stored => ({
  run,
  attempt,
  sequence,
  is,
});

describe('the newest checkpoint', () => {
  test('is of the latest attempt, then of the highest sequence, whatever the order of the list', async () => {
    const { result, opened } = stored([at('1001', 1, 9), at('1001', 2, 4), at('1001', 2, 3)]);
    expect((await result).found).toMatchObject({ kind: 'found', checkpoint: { header: { sequence: 4 } } });
    expect(opened).toHaveLength(1);
  });

  test('[T:forged-artifact] under the right name, and newest, a forged one costs a warning, and the older one is used', async () => {
    const { result } = stored([at('1001', 2, 9, 'garbage'), at('1001', 2, 8, 'foreign'), at('1001', 2, 7)]);
    const { found, passed } = await result;
    expect(found).toMatchObject({ kind: 'found', checkpoint: { header: { sequence: 7 } } });
    expect(passed.map(({ isForeign }) => isForeign)).toEqual([false, true]);
  });

  test('a forged copy in one store does not hide the true one of the same name in the other', async () => {
    const { result } = stored([at('1001', 2, 9, 'garbage'), at('1001', 2, 9)]);
    expect((await result).found.kind).toBe('found');
  });

  test('a lease says who was the last to begin; what it began from is the checkpoint before it', async () => {
    const { found, leases } = await stored([at('1000', 1, 5, 'lease'), at('1001', 2, 4)]).result;
    expect(found).toMatchObject({ checkpoint: { header: { sequence: 4 } } });
    expect(leases).toHaveLength(1);
  });

  test('of the same attempt, by another step, is a collision, be it far from the newest', async () => {
    const { found } = await stored([at('999', 1, 50), at('1001', 3, 1, 'other step')]).result;
    expect(found.kind).toBe('collision');
  });

  test('two runs that went on from the same one have diverged', async () => {
    expect((await stored([at('1000', 1, 4), at('999', 1, 4)]).result).found.kind).toBe('diverged');
  });

  test('one that could not be fetched is told; what is older is found all the same', async () => {
    const { silent, found } = await stored([at('1001', 2, 2, 'silent'), at('1001', 2, 1)]).result;
    expect([silent, found.kind]).toEqual([['no answer'], 'found']);
  });
});

describe('[T:forged-artifact] what anybody can put under a name of ours', () => {
  const many = (count: number, is: Stored['is']): Stored[] =>
    Array.from({ length: count }, (_, n) => at('1001', 2, 100 + n, is));

  test.each(['garbage', 'foreign'] as const)('is passed over, sixty times: %s', async (is) => {
    const { found, passed } = await stored([...many(60, is), at('1001', 2, 9)]).result;
    expect([found.kind, passed.length]).toEqual(['found', 60]);
    const texts = passedTexts(passed);
    expect(texts).toEqual([expect.stringContaining('60 checkpoints were not used')]);
  });

  test('is not looked at without end, and what is not is told with its number', async () => {
    const search = await stored([...many(200, 'garbage'), at('1001', 2, 9)]).result;
    expect([search.found.kind, search.passed.length, search.unseen]).toEqual(['none', MAX_LOOKED_AT, 137]);
    expect(unopenedOf(search)).toMatchObject({
      kind: 'flooded',
      why: expect.stringContaining('There are 201 checkpoints'),
      names: ['raymond-v2-abc-1001-2-'],
    });
  });

  test('what somebody with the key has made, and does not open, is looked at eight times', async () => {
    const search = await stored([...many(9, 'cut off'), at('1001', 2, 9)]).result;
    expect([search.found.kind, search.passed.length, search.unseen]).toEqual(['none', MAX_OPENED, 2]);
  });
});

test('at most eight are opened, and the newest that opens is found whenever it is among them', async () => {
  const some = fc.record({
    run: fc.constantFrom('999', '1000', '1001'),
    attempt: fc.integer({ min: 1, max: 2 }),
    sequence: fc.integer({ min: 1, max: 12 }),
    is: fc.constantFrom<Stored['is']>('ours', 'garbage', 'cut off', 'foreign', 'lease'),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(some, { selector: nameOf, maxLength: 14 }), async (list) => {
      const { result, opened } = stored(list);
      const { found, unseen } = await result;
      const judged = opened.filter(({ is }) => is !== 'garbage' && is !== 'foreign');
      expect(judged.length).toBeLessThanOrEqual(MAX_OPENED);
      expect(new Set(opened).size).toBe(opened.length);
      const good = list.filter(({ is }) => is === 'ours');
      if (found.kind === 'none' && unseen === 0) expect(good).toEqual([]);
      if (found.kind === 'found') {
        const { run_id, attempt, sequence } = found.checkpoint.header;
        const better = good.filter(
          (each) =>
            each.run === run_id &&
            (each.attempt > attempt || (each.attempt === attempt && each.sequence > sequence)),
        );
        expect(better).toEqual([]);
      }
    }),
  );
});

test('however many attempts were lost after their lease, the checkpoint before them is found', async () => {
  const lost = Array.from({ length: 2 * MAX_OPENED }, (_, n) => at('1000', n + 2, n + 2, 'lease'));
  const { result } = stored([at('1000', 1, 1), ...lost]);
  const { found, leases } = await result;
  expect(found).toMatchObject({ kind: 'found', checkpoint: { header: { attempt: 1 } } });
  expect(leases).toHaveLength(lost.length);
});
