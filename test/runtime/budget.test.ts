import { afterEach, describe, expect, test } from '@jest/globals';
import { type Lab, lab as newLab, type Reply, ScriptedAgent, type Taken } from '../support/engine.js';

let current: Lab | undefined;
function lab(files: Record<string, string>): Lab {
  current = newLab(files);
  return current;
}
afterEach(() => {
  current?.remove();
  current = undefined;
});

// claude.md, table of D3: six turns in flight were started with a sixth of next to nothing each.
describe('with six turns to take at once, at $0.15 a request', () => {
  const REQUEST = 0.15;
  const WORKERS = ['A', 'B', 'C', 'D', 'E'];
  const files = {
    'START.md': 's',
    'END.md': 'e',
    ...Object.fromEntries(WORKERS.map((name) => [`${name}.md`, name])),
  };
  const forks = WORKERS.map((name) => `<fork next="END">${name}</fork>`).join('');

  /** A turn makes requests until it has an answer, or its cap is crossed, as the CLI does. */
  function takingRequests(wanted: number) {
    let inFlight = 0;
    const seen = { most: 0, overshoot: 0 };
    const work = async ({ request }: Taken): Promise<Reply> => {
      inFlight += 1;
      seen.most = Math.max(seen.most, inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      const cap = request.costCapUsd ?? Number.POSITIVE_INFINITY;
      const made = Math.min(wanted, Math.floor(cap / REQUEST) + 1);
      seen.overshoot = Math.max(seen.overshoot, made * REQUEST - cap);
      inFlight -= 1;
      const cost = made * REQUEST;
      return made < wanted
        ? { cost, grows: 2, fail: { kind: 'cost_cap', message: 'cap' } }
        : { cost, text: '<result>x</result>' };
    };
    const replies = Object.fromEntries([...WORKERS, 'END'].map((name) => [`${name}.md`, work]));
    return { seen, replies: { ...replies, 'START.md': { text: forks, cost: REQUEST } } };
  }

  test.each<[budget: number, requests: number, atOnce: number]>([
    [2, 1, 6],
    [1, 1, 5],
    [1, 8, 5],
    [0.5, 3, 2],
    [0.3, 4, 1],
    [0.16, 1, 1],
  ])(
    'a budget of %d and %i requests a turn: %i at once, and a request too many a turn at most',
    async (budgetUsd, requests, atOnce) => {
      const { run } = lab(files);
      const { seen, replies } = takingRequests(requests);
      const end = await run(new ScriptedAgent(replies), { budgetUsd, launch: { concurrency: 6 } });
      expect(seen.most).toBe(atOnce);
      expect(seen.overshoot).toBeLessThanOrEqual(REQUEST + 1e-9);
      expect(end.run.total_cost_usd).toBeLessThanOrEqual(budgetUsd + atOnce * REQUEST + 1e-9);
      if (end.run.status === 'completed') return;
      expect(end.run.status).toBe('budget_exceeded');
      expect(end.run.message).toContain(`$${end.run.total_cost_usd.toFixed(4)} of `);
    },
  );

  test('fewer starts are told, once; scripts are not held up by them', async () => {
    const laboratory = lab({ ...files, 'FREE.sh': "echo '<result>free</result>'" });
    const { replies } = takingRequests(1);
    const start = { cost: REQUEST, text: `${forks}<fork next="END">FREE</fork>` };
    const agent = new ScriptedAgent({ ...replies, 'START.md': start });
    const end = await laboratory.run(agent, { budgetUsd: 0.5, launch: { concurrency: 6 } });
    const told = laboratory.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
    expect(
      told.filter((message) =>
        message.includes('at a time, each as expensive as the most expensive so far ($0.15)'),
      ),
    ).toHaveLength(1);
    expect(end.run.total_cost_usd).toBeGreaterThan(0.3);
    expect(laboratory.events).toContainEqual(
      expect.objectContaining({ type: 'agent_ended', agent: 'main_free6', result: 'free' }),
    );
  });

  test('following the advice of the message gets on by a turn at least, up to the end', async () => {
    const { run, resume } = lab(files);
    const { replies } = takingRequests(1);
    const agent = new ScriptedAgent(replies);
    let end = await run(agent, { budgetUsd: 0.1, launch: { concurrency: 6 } });
    for (let resumes = 0; end.run.status !== 'completed'; resumes++) {
      expect(resumes).toBeLessThan(8);
      const advised = Number(/--budget <more than ([\d.]+)>/.exec(end.run.message ?? '')?.[1]);
      const before = end.run.steps;
      end = await resume(agent, { budgetUsd: advised + 0.01 });
      if (end.run.status !== 'completed') expect(end.run.steps).toBeGreaterThan(before);
    }
    expect(agent.turns).toHaveLength(7);
  });
});
