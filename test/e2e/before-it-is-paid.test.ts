import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { summaryOf } from '../../src/report/summary/summary.js';
import {
  at,
  costOf,
  E2eLab,
  INSTALL_TIMEOUT_MS,
  installClaude,
  prompt,
  stateOf,
} from '../support/e2e-lab.js';
import { installCopilot } from './agents/copilot-1.0.102/lab.js';
import { COPILOT_CACHE, copilotBinary } from './agents/install.mjs';

// What a run says and decides before anything is paid, and what stops it before more is (issue 20), from outside and
// with the real agent CLIs.

beforeAll(() => {
  installClaude();
  installCopilot();
}, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(async () => {
  const left = await lab.orphans();
  await lab.close();
  expect(left).toEqual([]);
});

/** The states of all requests to the model API, in order. */
const asked = (): (string | undefined)[] => lab.api.turns().map(stateOf);

describe('a failure that a join accepts, beside a question', () => {
  const FILES = {
    'START.md': prompt('START'),
    'BAD.md': prompt('BAD'),
    'ASKER.md': prompt('ASKER'),
    'TOLD.md': prompt('TOLD', '{{result}}'),
    'END.md': `---\njoin: { of: all, failed: accept }\n---\n${prompt('END', '{{workers_json}}')}`,
  };
  const looksFirst = { tool: { name: 'Bash', input: { command: 'echo paid', description: 'x' } } };

  // The one fails at once, the other for good after three attempts (spec 3.7); a request of each attempt is paid before.
  test.each([
    [401, 'AUTHENTICATION', 0],
    [500, 'AGENT_FAILED', 2],
  ])('%s for ever: the run asks, and the answer completes it', async (status, code, retries) => {
    lab = await E2eLab.open(FILES);
    const fork = (state: string): string => `<fork next="END">${state}</fork>`;
    lab.api.reply(at('START'), fork('BAD') + fork('ASKER'));
    lab.api.reply(at('BAD'), [looksFirst, { status }, { status }, { status }, { status }]);
    lab.api.reply(at('ASKER'), '<ask next="TOLD">Ship it?</ask>');
    lab.api.reply(at('TOLD'), '<result>shipped</result>');
    lab.api.reply(at('END'), '<result>all told</result>');

    const env = { CLAUDE_CODE_MAX_RETRIES: '0' };
    const first = await lab.run([], { env });

    expect(first).toMatchObject({ exitCode: 3, report: { status: 'asking', reason: 'ASK', result: null } });
    expect(first.report.ask).toEqual([expect.objectContaining({ question: 'Ship it?' })]);
    expect(first.report.message).not.toContain(String(status));
    expect(lab.eventsOf('retry')).toHaveLength(retries);
    const ofBad = lab.api.turns().filter((turn) => stateOf(turn) === 'BAD');
    expect(ofBad.map(({ reply }) => reply.status)).toEqual(
      Array.from({ length: retries + 1 }, () => [200, status]).flat(),
    );
    expect(first.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    const paid = asked();

    // Without an answer nothing is asked of a model: neither is the accepted failure tried again.
    const plain = await lab.resume([], { env });
    expect(plain).toMatchObject({ exitCode: 3, report: { status: 'asking' } });
    expect(plain.stderr).toContain('Ship it?');
    expect(asked()).toEqual(paid);

    const answered = await lab.resume(['--answer', 'yes'], { env });
    expect(answered).toMatchObject({ exitCode: 0, report: { status: 'completed', result: 'all told' } });
    expect(asked().slice(paid.length)).toEqual(['TOLD', 'END']);
    expect(lab.api.turns().at(-1)?.lastPrompt).toContain(`"code":"${code}"`);
    expect(answered.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });
});

describe('--max-steps', () => {
  test('stops before a further turn is paid, also on a plain resume; a larger one goes on in the same session', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START'), 'B.md': prompt('B'), 'C.md': prompt('C') });
    lab.api.reply(at('START'), '<goto>B</goto>');
    lab.api.reply(at('B'), '<goto>C</goto>');
    lab.api.reply(at('C'), '<result>done</result>');

    for (const { exitCode, report } of [await lab.run(['--max-steps', '2']), await lab.resume()]) {
      expect([exitCode, report.status, report.reason]).toEqual([1, 'failed', 'MAX_STEPS']);
      expect(report.message).toMatch(/taken 2 steps, and its limit is 2\. .*--max-steps/);
      expect(asked()).toEqual(['START', 'B']);
      expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    }

    const { exitCode, report } = await lab.resume(['--max-steps', '3']);
    expect([exitCode, report.result, report.steps]).toEqual([0, 'done', 3]);
    expect(lab.histories()).toEqual([['START'], ['START', 'B'], ['START', 'B', 'C']]);
    expect(new Set(lab.api.turns().map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });

  test('is not passed by workers side by side, and each is paid once', async () => {
    lab = await E2eLab.open({
      'START.md': prompt('START'),
      'W.md': prompt('W'),
      'END.sh': "# raymond: join=all\necho '<result>end</result>'\n",
    });
    lab.api.reply(at('START'), '<fork next="END">W</fork>'.repeat(5));
    lab.api.reply(at('W'), '<result>w</result>');

    const first = await lab.run(['--max-steps', '3', '--concurrency', '6']);
    expect(first).toMatchObject({ exitCode: 1, report: { reason: 'MAX_STEPS', steps: 3 } });
    expect(asked()).toEqual(['START', 'W', 'W']);

    const { exitCode, report } = await lab.resume(['--max-steps', '7']);
    expect([exitCode, report.result, report.steps]).toEqual([0, 'end', 7]);
    expect(asked()).toEqual(['START', ...Array(5).fill('W')]);
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });
});

// Spec 3.5: nobody knows what a turn costs before one has ended.
describe('a first round of sixteen workers under a small budget', () => {
  const bash = { name: 'Bash', input: { command: 'true', description: 'x' } };

  /** A turn of so many requests to the model, the first of which is answered when it may. */
  const turnOf = (requests: number, usd: number, until: Promise<unknown> = Promise.resolve()) => {
    const usage = { input: 0, output: Math.round(usd * 100_000) };
    const calls = Array.from({ length: requests - 1 }, () => ({ tool: bash, usage }));
    const [first, ...rest] = [...calls, { text: '<result>done</result>', usage }];
    return [{ ...first, until }, ...rest];
  };

  test.each([
    // The first, then one at a time, as what is left pays for no more.
    { budget: 0.25, usd: 0.1, first: 1, others: 1, atOnce: 1, started: 3, atMost: 0.3 },
    // The first, four at once, and one for what is left.
    { budget: 0.55, usd: 0.1, first: 1, others: 1, atOnce: 4, started: 6, atMost: 0.6 },
    // The first has all of the budget, since it is alone: it is not cut off at a sixteenth, and tells what a turn costs.
    { budget: 0.55, usd: 0.1, first: 4, others: 1, atOnce: 1, started: 3, atMost: 0.6 },
    { budget: 1, usd: 0.15, first: 8, others: 8, atOnce: 0, started: 1, atMost: 1.15 },
    // Nothing foretells that the others are dearer: those that start end by their shares, each a request later at most.
    { budget: 0.55, usd: 0.1, first: 1, others: 4, atOnce: 4, started: 5, atMost: 1.05 },
  ])(
    'of $budget USD, where the first takes $first requests of $usd USD and each other one $others',
    async (given) => {
      const { budget, usd, first, others, atOnce, started, atMost } = given;
      lab = await E2eLab.open({
        'START.sh': `for n in $(seq 16); do echo "<fork next='END'>W</fork>"; done\n`,
        'W.md': prompt('W'),
        'END.sh': "# raymond: join=all\necho '<result>end</result>'\n",
      });
      const areAtOnce = lab.api.when(() => lab.sessions().length > atOnce);
      lab.api.reply(at('W'), turnOf(first, usd), turnOf(others, usd, areAtOnce));

      const { exitCode, report, stderr } = await lab.run(['--budget', `${budget}`, '--concurrency', '16']);

      expect([exitCode, report.status, report.reason]).toEqual([5, 'budget_exceeded', 'BUDGET']);
      expect(stderr).toContain('one turn of sonnet first: its price is not known yet');
      const sessions = lab.api.turns().map(({ sessionId }) => sessionId);
      expect(new Set(sessions).size).toBe(started);
      // As long as its turn, nobody else was asked anything.
      const ofFirst = Math.min(first, Math.ceil(budget / usd));
      expect(sessions.lastIndexOf(sessions[0])).toBe(ofFirst - 1);
      // A request of a turn that the end of the budget has stopped is told as not known.
      expect(report.total_cost_usd).toBeLessThan(lab.servedCost() + 1e-6);
      expect(report.total_cost_usd + usd * report.unknown_cost_turns).toBeGreaterThan(
        lab.servedCost() - 1e-6,
      );
      expect(lab.servedCost()).toBeLessThan(atMost + 1e-6);
      expect(report.message).toContain(`$${report.total_cost_usd.toFixed(4)}`);
    },
  );
});

/** `copilot` beside `claude`. @returns what it finds the same model API by, as a provider of the user's own */
function addCopilot(): Readonly<Record<string, string>> {
  symlinkSync(copilotBinary('1.0.102'), join(lab.folder, 'bin', 'copilot'));
  return { ...lab.api.copilotEnv, COPILOT_CACHE_HOME: COPILOT_CACHE };
}

/** What was said before the first turn of any agent CLI. */
function warnedAhead(): string[] {
  const first = lab.events.findIndex(({ type }) => type === 'turn_started');
  const ahead = lab.events.slice(0, first < 0 ? undefined : first);
  return ahead.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
}

describe('a model for the whole run, of Claude Code and Copilot', () => {
  const of = (cli: string, state: string): string => `---\nagent: ${cli}\n---\n${prompt(state)}`;
  const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    lab.launch(['run', 'wf', '--run-id', 'r', '--json', ...args], { env }).ended;
  beforeEach(async () => {
    lab = await E2eLab.open({ 'START.md': of('claude', 'START'), 'B.md': of('copilot', 'B') });
    lab.api.reply(at('START'), '<goto>B</goto>');
    lab.api.reply(at('B'), '<result>done</result>');
  });

  test.each([
    {
      what: "a plain one is for the run's own CLI; the other takes its own, which is told",
      args: ['--model', 'sonnet'],
      asks: [/^claude-sonnet-/, /^gpt-5\.4$/],
      told: ['model: copilot takes its own default model; copilot=MODEL beside sonnet gives it another'],
    },
    {
      what: 'so it is where Copilot is that CLI',
      args: ['--agent', 'copilot', '--model', 'gpt-5-mini'],
      asks: [/^claude-/, /^gpt-5-mini$/],
      told: ['model: claude takes its own default model; claude=MODEL beside gpt-5-mini gives it another'],
    },
    {
      what: 'one a CLI: each has its own',
      args: ['--model', 'haiku', '--model', 'copilot=gpt-5-mini'],
      asks: [/^claude-haiku-/, /^gpt-5-mini$/],
      told: [],
    },
  ])('$what', async ({ args, asks, told }) => {
    const { exitCode, report, stderr } = await run(args, addCopilot());

    expect([exitCode, report.result]).toEqual([0, 'done']);
    expect(asked()).toEqual(['START', 'B']);
    for (const [index, model] of asks.entries()) expect(lab.api.turns()[index]?.model).toMatch(model);
    expect(warnedAhead().filter((text) => text.startsWith('model'))).toEqual(told);
    for (const text of told) expect(stderr).toContain(text);
  });

  test("one of the other CLI's names is refused, and nothing is asked", async () => {
    addCopilot();
    const { exitCode, stderr } = await run(['--model', 'copilot=sonnet'], {});
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`"sonnet" is a name of claude's`)]);
    expect(lab.api.requests).toEqual([]);
  });
});

describe('Copilot on a provider of its own, which tells no price', () => {
  const UNPRICED = 'the budget does not hold for copilot (own provider): its turns have no price';
  const open = async () => {
    lab = await E2eLab.open({
      'START.md': prompt('START'),
      'B.md': `---\nagent: copilot\n---\n${prompt('B')}`,
      'END.md': `---\njoin: all\n---\n${prompt('END')}`,
      'LAST.md': prompt('LAST'),
    });
    lab.api.reply(at('START'), '<fork next="END">B</fork>'.repeat(3));
    const inFlight = () => lab.api.turns().filter((turn) => stateOf(turn) === 'B' && !turn.done).length;
    // None waits for the price of another one's turn.
    const until = lab.api.when(() => inFlight() === 3);
    lab.api.reply(at('B'), { text: '<result>b</result>', usage: { output: 100_000 }, until });
    lab.api.reply(at('END'), { text: '<goto>LAST</goto>', usage: { output: 10_000 } });
    lab.api.reply(at('LAST'), '<result>last</result>');
    return addCopilot();
  };
  const claudeCost = (): number =>
    lab.api.requests
      .filter(({ path }) => path === '/v1/messages')
      .reduce((sum, { reply }) => sum + costOf(lab.version, reply.usage), 0);

  test("is said before Claude's turns are paid and at the end; the budget holds for those alone", async () => {
    const env = await open();
    const first = await lab.run(['--budget', '0.1'], { env });

    expect(warnedAhead()).toContain(UNPRICED);
    expect(lab.events.filter((event) => event.type === 'warning' && event.message === UNPRICED)).toHaveLength(
      1,
    );
    expect(first.stderr).not.toContain('price is not known yet');
    // The 300,000 tokens of the three have stopped nothing; Claude's 10,000 have.
    expect(first).toMatchObject({ exitCode: 5, report: { reason: 'BUDGET', unpriced_turns: 3 } });
    expect(asked()).toEqual(['START', 'B', 'B', 'B', 'END']);
    expect(first.report.total_cost_usd).toBeCloseTo(claudeCost(), 6);
    expect(first.report.usage?.output_tokens).toBe(310_100);

    const second = await lab.resume(['--budget', '0.2'], { env });
    expect(second).toMatchObject({ exitCode: 0, report: { result: 'last', unpriced_turns: 3 } });
    expect(second.report.total_cost_usd).toBeCloseTo(claudeCost(), 6);
    const { stdout: status } = await lab.launch(['status', 'r']).ended;
    const { state: run, events } = lab;
    const summary = summaryOf({
      ...{ run, events, runCostUsd: 0, workflow: 'wf', saved: 'none', transcripts: null },
      ...{ runUrl: 'https://github.com/o/r/actions/runs/5', repository: 'o/r' },
    });
    for (const text of [first.stderr, second.stderr, status, summary])
      expect(text).toMatch(/turns had no price\S* the budget does not hold for them/);
  });

  test('is nothing to be warned of where there is no budget', async () => {
    const env = await open();
    const { exitCode, report } = await lab.run(['--budget', '0'], { env });
    expect([exitCode, report.unpriced_turns]).toEqual([0, 3]);
    expect(lab.eventsOf('warning').map(({ message }) => message)).not.toContain(UNPRICED);
  });
});
