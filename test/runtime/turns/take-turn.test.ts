import { afterEach, describe, expect, test } from '@jest/globals';
import type { TurnRequest } from '../../../src/agents/agent.js';
import { UsageError } from '../../../src/core/errors.js';
import type { Launch } from '../../../src/core/run.js';
import { type Lab, lab as newLab, type Reply, ScriptedAgent } from '../../support/engine.js';

// One turn: what the agent CLI is asked for, and how the budget is shared out.

let lab: Lab;
afterEach(() => lab.remove());

describe('a turn is asked for', () => {
  const requests = async (
    frontMatter: string,
    launch: Partial<Launch> = {},
    tag = '<goto>B</goto>',
  ): Promise<TurnRequest[]> => {
    lab = newLab({ 'START.md': 'start', 'B.md': `---\n${frontMatter}\n---\nb` });
    const agent = new ScriptedAgent({ 'START.md': tag, 'B.md': '<result>x</result>' });
    await lab.run(agent, { launch });
    return agent.turns.map(({ request }) => request);
  };
  const RUN = { model: 'of-run', effort: 'high', timeout: 60 };

  test("with the run's options, where the state has none", async () => {
    const [start] = await requests('model: of-state', RUN);
    expect(start).toMatchObject({ model: 'of-run', effort: 'high', idleTimeoutMs: 60_000 });
  });

  test("with the state's own before the run's", async () => {
    const [, b] = await requests('{ model: of-state, effort: low, timeout: 5 }', RUN);
    expect(b).toMatchObject({ model: 'of-state', effort: 'low', idleTimeoutMs: 5000 });
  });

  test("with a tag's model before the state's", async () => {
    const [, b] = await requests('model: of-state', RUN, '<function return="B" model="of-tag">B</function>');
    expect(b?.model).toBe('of-tag');
  });

  test('without an idle timeout when that is 0', async () => {
    const [, b] = await requests('timeout: 0', RUN);
    expect(b?.idleTimeoutMs).toBe(0);
  });

  test("with the state's tools before the run's, and none named where nobody has", async () => {
    const [start, b] = await requests('tools: [Read]', { tools: 'default' });
    expect([start?.tools, b?.tools]).toEqual(['default', ['Read']]);
    lab.remove();
    const [lean, all] = await requests('tools: default');
    expect([lean?.tools, all?.tools]).toEqual([undefined, 'default']);
  });

  test('and tools that its agent CLI has not are told when the run starts, with state and key', async () => {
    const agent = '{ agent: copilot, tools: [Bash, WebSearch, view] }';
    await requests(agent, { tools: ['WebSearch', 'NotebookEdit'] });
    const told = lab.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
    expect(told.map((message) => message.replace(/^.*wf./, ''))).toEqual([
      'B.md: tools of B.md: copilot has no WebSearch; the state goes without',
    ]);
  });

  test('with who it is, where, and in which turn', async () => {
    const [, b] = await requests('model: of-state');
    expect(b?.context).toMatchObject({ agentId: 'main', state: 'B.md', visit: 1, turnOfVisit: 0 });
    expect(b?.env).toMatchObject({
      ...{ RAYMOND_WORKFLOW_ID: 'r', RAYMOND_AGENT_ID: 'main', RAYMOND_STATE: 'B.md' },
    });
  });
});

describe('the agent CLI of a state', () => {
  const asked = async (agentName: string): Promise<string[]> => {
    lab = newLab({ 'START.md': 'start', 'B.md': '---\nagent: copilot\n---\nb' });
    const agent = new ScriptedAgent({ 'START.md': '<goto>B</goto>', 'B.md': '<result>x</result>' });
    const names: string[] = [];
    const createAgentCli = (name: string) => {
      names.push(name);
      return Promise.resolve(agent);
    };
    await lab.run(agent, { launch: { agent: agentName }, around: { createAgentCli } });
    return names;
  };

  test("is the state's own before the run's", async () => {
    expect(await asked('claude')).toEqual(['claude', 'copilot']);
  });

  test('is replay for all, where that is asked for', async () => {
    expect(await asked('replay')).toEqual(['replay']);
  });

  test('that is none fails the agent, with the file that names it', async () => {
    lab = newLab({ 'START.md': '---\nagent: copilot\n---\nb' });
    const createAgentCli = () => Promise.reject(new UsageError('there is no such agent'));
    const { run } = await lab.run(new ScriptedAgent({}), { around: { createAgentCli } });
    expect(run).toMatchObject({ status: 'failed', reason: 'AGENT_FAILED', turns: 0 });
    expect(run.message).toMatch(/START\.md: there is no such agent$/);
  });
});

describe('the cost caps of turns', () => {
  const WORKERS = '<fork next="N">W1</fork><fork next="N">W2</fork>';

  /** Starts one turn a state, and lets them end in the order of `free`. */
  const caps = async (
    concurrency: number,
    budgetUsd: number,
  ): Promise<Record<string, number | undefined>> => {
    lab = newLab({ 'START.md': 's', 'W1.md': 'w', 'W2.md': 'w', 'N.md': 'n', 'N2.md': 'n' });
    const seen: Record<string, number | undefined> = {};
    let release!: () => void;
    const isLast = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reply = (text: string) => (): Reply => ({ text });
    const agent = new ScriptedAgent({
      'START.md': reply(WORKERS),
      'W1.md': reply('<result>w</result>'),
      'W2.md': reply('<result>w</result>'),
      'N.md': reply('<goto>N2</goto>'),
      'N2.md': reply('<result>n</result>'),
    });
    const turn = agent.turn.bind(agent);
    agent.turn = async (request, signal) => {
      const { state } = request.context;
      seen[state] = request.costCapUsd;
      // It is in flight until the last one has started.
      if (state === 'W1.md') await isLast;
      if (state === 'N2.md') release();
      return turn(request, signal);
    };
    await lab.run(agent, { budgetUsd, launch: { concurrency } });
    return seen;
  };

  test('share what is left among those that start, and one that starts later has what no other holds', async () => {
    const { 'START.md': first, 'W1.md': w1, 'W2.md': w2, 'N.md': n, 'N2.md': last } = await caps(4, 0.9);
    expect([first, w1, w2, n, last].map((cap) => cap?.toFixed(2))).toEqual([
      ...['0.90', '0.30', '0.30', '0.30', '0.60'],
    ]);
  });

  test('are for as many as may start at once, not for all that wait', async () => {
    const { 'W1.md': w1, 'W2.md': w2 } = await caps(2, 0.9);
    expect([w1, w2].map((cap) => cap?.toFixed(2))).toEqual(['0.45', '0.45']);
  });

  test('are none without a budget, or where the CLI has no such thing', async () => {
    expect((await caps(4, 0))['N2.md']).toBeUndefined();
    lab.remove();
    lab = newLab({ 'START.md': 's' });
    const agent = new ScriptedAgent({ 'START.md': '<result>x</result>' });
    Object.assign(agent.capabilities, { costCap: false });
    await lab.run(agent, { budgetUsd: 1 });
    expect(agent.turns[0]?.request).not.toHaveProperty('costCapUsd');
  });
});
