import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { at, E2eLab, INSTALL_TIMEOUT_MS, installClaude, prompt, VERSIONS } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

describe.each(VERSIONS)('policy, Claude Code %s', (claude) => {
  const LONG = 'Consider the whole matter with care. '.repeat(400);
  const policy = '---\nallowed_transitions:\n  - { tag: goto, target: NEXT }\n  - { tag: result }\n---\n';

  test('a violation is reminded with the short text alone', async () => {
    lab = await E2eLab.open(
      { '1_START.md': policy + prompt('START', LONG), 'NEXT.md': prompt('NEXT') },
      { claude },
    );
    lab.api.reply(
      at('START'),
      'I forgot the tag.',
      '<goto>ELSEWHERE</goto>',
      '<goto>NEXT</goto><result>both</result>',
      '<goto>NEXT</goto>',
    );
    lab.api.reply(at('NEXT'), '<result>after all</result>');

    const { exitCode, report } = await lab.run();

    expect([exitCode, report.result]).toEqual([0, 'after all']);
    const reminders = lab.eventsOf('reminder').map(({ text }) => text);
    expect(reminders).toHaveLength(3);
    // One session, which has the long prompt once.
    expect(lab.histories().at(-1)).toEqual(['START', ...reminders, 'NEXT']);
    const [first, ...rest] = lab.api.turns().slice(0, 4);
    expect(first!.lastPrompt.length).toBeGreaterThan(LONG.length - 10);
    for (const turn of rest) {
      expect(turn.lastPrompt).not.toContain('Consider');
      expect(Buffer.byteLength(turn.lastPrompt)).toBeLessThan(1000);
      expect(turn.lastPrompt).toContain('<goto>NEXT</goto>');
    }
    expect(rest[1]!.lastPrompt).toContain('ELSEWHERE');
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });
});

test('after three reminders the agent fails, and a resume gives it another chance', async () => {
  lab = await E2eLab.open({
    '1_START.md': `---\nallowed_transitions: [{ tag: result }]\n---\n${prompt('START')}`,
  });
  lab.api.reply(at('START'), 'No.', 'No.', 'No.', 'No.', '<result>Yes.</result>');

  const first = await lab.run();
  expect(first).toMatchObject({ exitCode: 1, report: { status: 'failed', reason: 'NO_TRANSITION' } });
  expect(lab.api.turns()).toHaveLength(4);

  const second = await lab.resume();
  expect(second).toMatchObject({ exitCode: 0, report: { result: 'Yes.' } });
  expect(lab.api.turns()).toHaveLength(5);
});

describe.each(VERSIONS)('over budget, Claude Code %s', (claude) => {
  test('stops with both amounts, follows nothing, and a larger budget goes on from there', async () => {
    lab = await E2eLab.open({ '1_START.md': prompt('START'), 'NEXT.md': prompt('NEXT') }, { claude });
    lab.api.reply(at('START'), { text: '<goto>NEXT</goto>', usage: { output: 40_000 } });
    lab.api.reply(at('NEXT'), '<result>worth it</result>');

    const first = await lab.run(['--budget', '0.25']);

    expect(first).toMatchObject({
      exitCode: 5,
      report: { status: 'budget_exceeded', reason: 'BUDGET', result: null },
    });
    const spent = lab.servedCost();
    expect(spent).toBeGreaterThan(0.25);
    expect(first.report.total_cost_usd).toBeCloseTo(spent, 6);
    expect(first.report.message).toContain(`$${spent.toFixed(4)}`);
    expect(first.report.message).toContain('$0.25');
    expect(lab.eventsOf('transition')).toEqual([]);
    expect(lab.state.agents).toMatchObject([{ id: 'main', current_state: '1_START.md' }]);
    expect(lab.api.turns()).toHaveLength(1);
    expect(await lab.orphans()).toEqual([]);

    const second = await lab.resume(['--budget', '5']);

    expect(second).toMatchObject({ exitCode: 0, report: { result: 'worth it' } });
    // The paid turn's answer was kept: its transition is followed now.
    expect(lab.histories()).toEqual([['START'], ['START', 'NEXT']]);
    expect(second.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });

  test('agents side by side share what is left, and all end', async () => {
    lab = await E2eLab.open(
      {
        '1_START.md': prompt('START'),
        'WORKER.md': prompt('WORKER'),
        'REST.md': prompt('REST'),
      },
      { claude },
    );
    // What a turn costs is known by then, so that both workers start.
    const fork = '<fork next="REST">WORKER</fork>';
    lab.api.reply(at('START'), { text: `${fork}${fork}`, usage: { input: 0, output: 10 } });
    // One worker's turn leaves a little of the budget, both are more; whatever else runs hangs.
    lab.api.reply(at('WORKER'), { text: '<goto>REST</goto>', usage: { output: 10_000 } });
    lab.api.reply(at('REST'), { hang: true, hangAfterText: 'I think' });

    const { exitCode, report } = await lab.run(['--budget', claude === '2.1.330' ? '0.15' : '0.25']);

    expect([exitCode, report.status]).toEqual([5, 'budget_exceeded']);
    // What a turn that was broken off has used is known to the CLI alone, if at all.
    expect(report.total_cost_usd).toBeGreaterThan(lab.servedCost() - 1e-6);
    expect(report.total_cost_usd).toBeLessThan(lab.servedCost() + 0.02);
    expect(lab.eventsOf('transition').filter(({ agent }) => agent !== 'main').length).toBeLessThan(2);
    expect(await lab.orphans()).toEqual([]);
  });
});

test('a budget that is spent to the cent starts no further turn', async () => {
  lab = await E2eLab.open({ '1_START.md': prompt('START'), 'NEXT.md': prompt('NEXT') });
  lab.api.reply(at('START'), {
    text: '<goto>NEXT</goto>',
    usage: { input: 0, output: 10_000 },
  });

  const { exitCode, report } = await lab.run(['--budget', '0.1']);

  expect([exitCode, report.status, report.total_cost_usd]).toEqual([5, 'budget_exceeded', 0.1]);
  expect(lab.api.turns()).toHaveLength(1);
});

describe('a budget with six agents side by side, $0.10 a request', () => {
  const REQUEST_USD = 0.1;
  const usage = { input: 0, output: 10_000 };
  const fork = '<fork next="END">WORKER</fork>';
  const call = { name: 'Bash', input: { command: 'true', description: 'x' } };

  test.each([
    // Of what START leaves, as many workers are paid for at what it has cost itself.
    [0.3, 2],
    [0.55, 4],
    [1.25, 6],
  ])(
    'of $%s: %s are started, none goes more than a request over, and the advice leads on',
    async (budget, workers) => {
      lab = await E2eLab.open({
        '1_START.md': prompt('START'),
        'WORKER.md': prompt('WORKER'),
        'END.sh': "echo '<result>end</result>'\n",
      });
      lab.api.reply(at('START'), { text: fork.repeat(6), usage });
      const done = { text: '<result>done</result>', usage };
      // Cut off after the call by its share, it goes on from there.
      lab.api.reply(at('WORKER'), ({ prompts }) =>
        prompts.length > 1 ? done : [{ tool: call, usage }, done],
      );

      let { exitCode, report } = await lab.run(['--budget', String(budget), '--concurrency', '6']);

      expect([exitCode, report.status]).toEqual([5, 'budget_exceeded']);
      const started = lab.sessions().filter(([state]) => state === 'WORKER').length;
      expect(started).toBeLessThanOrEqual(workers);
      expect(report.total_cost_usd).toBeLessThan(budget + started * REQUEST_USD + 1e-6);
      expect(report.total_cost_usd).toBe(lab.state.total_cost_usd);

      for (let resumed = 0; exitCode === 5 && resumed < 8; resumed++) {
        expect(report.message).toContain(`$${report.total_cost_usd.toFixed(4)}`);
        const advice = /--budget <more(?: than ([\d.]+))?>/.exec(report.message ?? '');
        const advised = Number(advice?.[1] ?? report.total_cost_usd);
        const before = lab.api.turns().length;
        ({ exitCode, report } = await lab.resume(['--budget', String(advised + 0.4)]));
        // What has been paid for and was not followed yet costs nothing more.
        if (exitCode !== 0) expect(lab.api.turns().length).toBeGreaterThan(before);
      }
      expect([exitCode, report.status, report.result]).toEqual([0, 'completed', 'end']);
      expect(await lab.orphans()).toEqual([]);
    },
  );
});
