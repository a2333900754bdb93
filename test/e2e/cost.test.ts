import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  at,
  costOf,
  E2eLab,
  INSTALL_TIMEOUT_MS,
  installClaude,
  prompt,
  stateOf,
  VERSIONS,
} from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

/** Another amount of each kind of token for each turn, so that a turn counted twice or left out shows. */
const usageOf = (turn: number) => ({
  input: 1000 + 10 * turn,
  output: 100 + turn,
  cacheRead: 5000 * turn,
  cacheWrite: 300 + 7 * turn,
});

/** A workflow whose k-th state answers with the k-th transition and costs `usageOf(k)`. */
async function openChain(replies: Readonly<Record<string, string>>, claude: (typeof VERSIONS)[number]) {
  const states = Object.keys(replies);
  const file = (state: string, index: number) => `${index === 0 ? '1_START' : state}.md`;
  const files = Object.fromEntries(states.map((state, index) => [file(state, index), prompt(state)]));
  lab = await E2eLab.open(files, { claude });
  for (const [index, state] of states.entries())
    lab.api.reply(at(state), { text: replies[state]!, usage: usageOf(index) });
}

describe.each(VERSIONS)('what a chain on one session costs, Claude Code %s', (claude) => {
  test('ten gotos cost the sum of ten turns', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `STEP${index}`);
    const replies = names.map((name, index) => [
      name,
      index === 9 ? '<result>end</result>' : `<goto>${names[index + 1]}</goto>`,
    ]);
    await openChain(Object.fromEntries(replies), claude);

    const { report } = await lab.run();

    expect(report.status).toBe('completed');
    expect(lab.histories().at(-1)).toEqual(names);
    const costs = names.map((_, index) => costOf(claude, usageOf(index)));
    const events = lab.eventsOf('cost');
    expect(events.map((event) => event.basis)).toEqual(names.map(() => 'reported'));
    for (const [index, event] of events.entries()) expect(event.cost_usd).toBeCloseTo(costs[index]!, 6);
    const sum = costs.reduce((a, b) => a + b);
    expect(report.total_cost_usd).toBeCloseTo(sum, 6);
    expect(report.run_cost_usd).toBeCloseTo(sum, 6);
    expect(lab.state.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    const total = (kind: keyof ReturnType<typeof usageOf>) =>
      names.reduce((tokens, _, index) => tokens + usageOf(index)[kind], 0);
    expect(report.usage).toEqual({
      input_tokens: total('input'),
      output_tokens: total('output'),
      cache_read_tokens: total('cacheRead'),
      cache_write_tokens: total('cacheWrite'),
    });
  });

  test('branches, nested ones too, are not charged for what their callers had cost', async () => {
    await openChain(
      {
        ONE: '<goto>TWO</goto>',
        TWO: '<call return="FIVE">THREE</call>',
        THREE: '<call return="FOUR">DEEP</call>',
        DEEP: '<result>d</result>',
        FOUR: '<result>f</result>',
        FIVE: '<function return="SEVEN">SIX</function>',
        SIX: '<result>s</result>',
        SEVEN: '<result>end</result>',
      },
      claude,
    );

    const { report } = await lab.run();

    expect(report).toMatchObject({ status: 'completed', result: 'end' });
    expect(lab.histories().map((states) => states.join(' '))).toEqual([
      'ONE',
      'ONE TWO',
      'ONE TWO THREE',
      'ONE TWO THREE DEEP',
      'ONE TWO THREE FOUR',
      'ONE TWO FIVE',
      'SIX',
      'ONE TWO FIVE SEVEN',
    ]);
    for (const [index, event] of lab.eventsOf('cost').entries())
      expect(event.cost_usd).toBeCloseTo(costOf(claude, usageOf(index)), 6);
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });

  test('a run that was resumed in between goes on counting where it was', async () => {
    await openChain({ ONE: '<goto>TWO</goto>', TWO: '<call return="FOUR">THREE</call>' }, claude);
    lab.addState('THREE', prompt('THREE'));
    lab.addState('FOUR', prompt('FOUR'));
    lab.api.reply(at('THREE'), { status: 403 }, { text: '<result>3</result>', usage: usageOf(2) });
    lab.api.reply(at('FOUR'), { text: '<result>4</result>', usage: usageOf(3) });

    const first = await lab.run();
    const costSoFar = costOf(claude, usageOf(0)) + costOf(claude, usageOf(1));
    expect(first).toMatchObject({ exitCode: 1, report: { reason: 'AUTHENTICATION' } });
    expect(first.report.total_cost_usd).toBeCloseTo(costSoFar, 6);

    const { exitCode, report } = await lab.resume();

    expect([exitCode, report.result]).toEqual([0, '4']);
    expect(report.resumed).toBe(true);
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    expect(report.run_cost_usd).toBeCloseTo(lab.servedCost() - costSoFar, 6);
  });
});

describe('concurrency', () => {
  const WORKERS = 6;
  const files = {
    '1_START.md': prompt('START'),
    'WORKER.md': prompt('WORKER', 'Work on {{item}}.'),
    // A script, so that the parent leaves its place to the workers.
    'AFTER.sh': 'echo "<result>started them</result>"\n',
  };
  const forks = Array.from({ length: WORKERS }, (_, n) => `<fork next="AFTER" item="${n}">WORKER</fork>`);

  test('six workers work at once', async () => {
    lab = await E2eLab.open(files);
    lab.api.reply(at('START'), forks.join('\n'));
    const inFlight = () => lab.api.turns().filter((turn) => stateOf(turn) === 'WORKER' && !turn.done).length;
    const all = lab.api.when(() => inFlight() === WORKERS);
    lab.api.reply(at('WORKER'), { text: '<result>done</result>', until: all });

    const { report } = await lab.run(['--concurrency', String(WORKERS)]);

    expect(report.status).toBe('completed');
    expect(Object.keys(report.results)).toHaveLength(WORKERS + 1);
    // Costs of sessions side by side don't mix.
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });

  test('and never more than allowed', async () => {
    lab = await E2eLab.open(files);
    lab.api.reply(at('START'), forks.join('\n'));
    let most = 0;
    void lab.api.when(() => {
      const open = lab.api.turns().filter((turn) => stateOf(turn) === 'WORKER' && !turn.done);
      most = Math.max(most, open.length);
      return false;
    });
    const two = lab.api.when(() => most === 2);
    lab.api.reply(at('WORKER'), { text: '<result>done</result>', until: two, delayMs: 300 });

    const { report } = await lab.run(['--concurrency', '2']);

    expect(report.status).toBe('completed');
    expect(most).toBe(2);
  });
});
