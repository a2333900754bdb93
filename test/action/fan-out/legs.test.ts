import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { legNumber, matrixOf } from '../../../src/action/fan-out/legs.js';
import { createRedactor } from '../../../src/checkpoint/redact/redact.js';
import type { Round } from '../../../src/core/run.js';

const asIs = (text: string): string => text;
const roundOf = (round: number, many: number): Pick<Round, 'round' | 'legs'> => ({
  round,
  legs: Array.from({ length: many }, (_, index) => ({
    name: String(index + 1),
    workers: [`main_work${index + 1}`],
    share_usd: null,
    attempts: [],
    taken: {},
  })),
});

describe('the matrix', () => {
  test('has a number and a name for each leg, and nothing else', () => {
    expect(JSON.parse(matrixOf(roundOf(1, 2), asIs))).toEqual({
      include: [
        { worker: '1', name: 'work-1' },
        { worker: '2', name: 'work-2' },
      ],
    });
  });

  test('[T:matrix-words] names one leg of one round each, in digits and words of ours alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 256 }), fc.integer({ min: 1, max: 99 }), (many, round) => {
        const { include } = JSON.parse(matrixOf(roundOf(round, many), asIs)) as {
          include: { worker: string; name: string }[];
        };
        expect(include.map(({ worker }) => legNumber(Number(worker)))).toEqual(
          roundOf(round, many).legs.map(({ name }) => ({ round, leg: Number(name) })),
        );
        for (const { worker, name } of include) {
          expect(worker).toMatch(/^\d+$/);
          expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
        }
      }),
    );
  });

  test.each([0, 257, 999, 1000, 1257, 99_001, 1e9, 1.5])('%d is no leg of any', (worker) => {
    expect(legNumber(worker)).toBeNull();
  });

  test('a secret that stands in it would have the runner drop it: that is an error that says so', () => {
    const masks = createRedactor(['include":[{"worker']).redactText;
    expect(() => matrixOf(roundOf(1, 1), masks)).toThrow(/secret.*`matrix`.*drop/);
    expect(matrixOf(roundOf(1, 1), createRedactor(['another secret']).redactText)).toContain('work-1');
  });

  test('a run that forks round after round comes to an end', () => {
    expect(() => matrixOf(roundOf(100, 1), asIs)).toThrow(/100 rounds/);
  });
});
