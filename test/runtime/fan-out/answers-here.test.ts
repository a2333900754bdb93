import { expect, test } from '@jest/globals';
import { answersHere } from '../../../src/runtime/fan-out/go-on.js';
import { anAsk, aWorker, runOf } from '../../support/run.js';

const run = runOf({
  main: {},
  main_w1: aWorker('main', 1, { status: 'asking', ask: anAsk({ id: 'q1' }) }),
  main_w2: aWorker('main', 2, { status: 'asking', ask: anAsk({ id: 'q2' }) }),
});
const inLegs = (agentId: string): boolean => agentId === 'main_w2';

test.each<[string, string | undefined, boolean]>([
  ['to a question of an agent here', 'q1', true],
  ["to one of another job's agent", 'q2', false],
  ['to one that nobody has asked', 'q3', false],
  ['without an id, where one is open here', undefined, true],
])('an answer that all jobs of a fan-out are given: %s', (_, askId, isHere) => {
  const { answers, events } = answersHere(run, [{ askId, text: 'yes' }], inLegs);
  expect(answers).toEqual(isHere ? [{ askId, text: 'yes' }] : []);
  expect(events).toEqual(
    isHere ? [] : [{ type: 'warning', message: expect.stringContaining(`answer to ${askId} is left`) }],
  );
});

test('one without an id is left to others where nobody asks here', () => {
  const { answers, events } = answersHere(run, [{ askId: undefined, text: 'yes' }], () => true);
  expect([answers, events.length]).toEqual([[], 1]);
});
