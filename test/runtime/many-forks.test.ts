import { afterEach, expect, test } from '@jest/globals';
import { StopControl } from '../../src/runtime/stop.js';
import { type Lab, lab, ScriptedAgent } from '../support/engine.js';

// A message that starts thousands of workers is followed at once, and what comes meanwhile is heard (spec 1.3, 3.7).

const COUNT = 1500;
const FORKS = Array.from(
  { length: COUNT },
  (_, index) => `<fork next="END" item="${index}">WORK</fork>\n`,
).join('');

const labs: Lab[] = [];
afterEach(() => {
  for (const one of labs.splice(0)) one.remove();
});

function made(): Lab {
  const one = lab({ 'START.md': 'start', 'WORK.md': 'work on {{item}}', 'END.md': 'end' });
  labs.push(one);
  return one;
}
const launch = { max_forks: COUNT, max_steps: 3 * COUNT };

test('all workers are told of in their order, before the first of them works', async () => {
  const one = made();
  const agent = new ScriptedAgent({
    'START.md': FORKS,
    'WORK.md': ({ prompt }) => {
      // The rest would only take its time.
      one.stop.stop({ mode: 'drain', status: 'paused', reason: 'DEADLINE', message: 'enough' });
      return `<result>${prompt}</result>`;
    },
    'END.md': '<result>all</result>',
  });
  await one.run(agent, { launch });
  const forked = one.events.flatMap((event) => (event.type === 'forked' ? [event] : []));
  expect(forked.map(({ variables }) => Number(variables.item))).toEqual([...Array(COUNT).keys()]);
  expect(forked.map(({ seq }) => seq)).toEqual([...Array(COUNT).keys()].map((at) => forked[0]!.seq + at));
  const begun = one.events.find((event) => event.type === 'state_started' && event.agent !== 'main');
  expect(begun!.seq).toBeGreaterThan(forked.at(-1)!.seq);
});

test('a stop that comes while the message is read leaves it to the resume, which starts them all once', async () => {
  const one = made();
  const interrupt = {
    mode: 'interrupt',
    status: 'paused',
    reason: 'INTERRUPTED',
    message: 'Ctrl-C',
  } as const;
  const first = await one.run(new ScriptedAgent({ 'START.md': { text: FORKS, cost: 1 } }), {
    launch,
    around: {
      onEvent: (event) => {
        one.events.push(event);
        // As a signal comes: when the loop has its turn.
        if (event.type === 'outcome') setImmediate(() => one.stop.stop(interrupt));
      },
    },
  });
  expect(first.run.status).toBe('paused');
  expect(first.run.agents.map(({ id }) => id)).toEqual(['main']);
  expect(one.events.some(({ type }) => type === 'forked')).toBe(false);

  const again = new ScriptedAgent({ 'WORK.md': { hang: true }, 'END.md': { hang: true } });
  const stop = new StopControl();
  const second = await one.resume(again, {
    around: {
      stop,
      onEvent: (event) => {
        one.events.push(event);
        if (event.type === 'state_started') stop.stop(interrupt);
      },
    },
  });
  // Neither taken nor paid for again.
  expect(again.turns.some(({ state }) => state === 'START.md')).toBe(false);
  expect(second.run.total_cost_usd).toBe(1);
  expect(second.run.agents).toHaveLength(COUNT + 1);
  expect(one.events.filter(({ type }) => type === 'forked')).toHaveLength(COUNT);
});
