import { expect, test } from '@jest/globals';
import { legsText } from '../../src/report/legs.js';
import { aRun } from '../support/run.js';
import { EVERYTHING } from '../support/whole-run.js';

const { leg, rounds } = EVERYTHING.fan_out;
const { given_up: _, ...open } = rounds[0]!;

test.each([
  ['nothing of a run that forks here', undefined, null],
  ['which leg it is', { rounds: [], leg }, 'leg 1 of round 1, attempt 2, with a share of $0.50'],
  [
    'no share where there is no budget',
    { rounds: [], leg: { ...leg, attempt: 1, share_usd: null } },
    'leg 1 of round 1',
  ],
  [
    'how many legs have come back',
    { rounds: [{ ...open, legs: [...open.legs, { ...open.legs[0]!, attempts: [] }] }] },
    '1 of 2 have come back (round 1)',
  ],
  ['nothing of legs that were given up', { rounds }, null],
])('a report tells %s', (_, fanOut, text) => {
  expect(legsText(aRun({}, fanOut === undefined ? {} : { fan_out: fanOut }))).toBe(text);
});
