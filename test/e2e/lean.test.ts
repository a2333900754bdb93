import { execFileSync } from 'node:child_process';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TurnRequest } from '../../src/agents/agent.js';
import { TOOLS } from '../../src/agents/claude/command.js';
import { bash, fresh, RealClaude, resume } from '../agents/claude/real-claude.js';
import { INSTALL_TIMEOUT_MS, installClaude, VERSIONS, type Version } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

const judged = (verdict: 'kept' | 'off'): string[] =>
  Object.keys(TOOLS).filter((name) => TOOLS[name]?.lean === verdict);

describe.each(VERSIONS)('the tools of a turn, Claude Code %s', (version: Version) => {
  let lab: RealClaude;
  beforeEach(async () => {
    lab = await RealClaude.open(version);
  });
  afterEach(() => lab.close());

  /** The tools that the CLI's `init` event names. */
  async function toolsOf(changes: Partial<TurnRequest>, session = fresh()): Promise<string[]> {
    let said = '';
    const onRaw = (chunk: Buffer | string): void => {
      said += chunk;
    };
    const outcome = await lab.turn(lab.agent(null), 'hello', session, { ...changes, onRaw });
    expect(outcome.ok).toBe(true);
    const lines = said.split('\n').filter((line) => line.includes('"subtype":"init"'));
    return JSON.parse(lines[0] ?? '').tools;
  }

  const requestBytes = (): number => lab.api.turns().at(-1)?.bytes ?? 0;

  test.each([
    ['with a key', {}],
    ['with a subscription', { subscription: true }],
    ['where edits are accepted', { permissionMode: 'acceptEdits' }],
    ['where all is allowed', { skipPermissions: true }],
    ['in a git repository', { git: true }],
  ])('none that nobody has judged: %s', async (_name, { subscription, git, ...changes }: Setting) => {
    if (git) execFileSync('git', ['init', '-q', lab.cwd]);
    const { ANTHROPIC_API_KEY: _, ...others } = lab.env;
    const env = subscription ? { ...others, ...lab.api.subscriptionEnv } : lab.env;
    const tools = await toolsOf({ ...changes, env, tools: 'default' });
    expect(tools.length).toBeGreaterThan(20);
    expect(tools.filter((name) => TOOLS[name] === undefined)).toEqual([]);
  });

  test('a lean turn has all that are kept and none that are off, in a request smaller by a quarter at least', async () => {
    const own = await toolsOf({ tools: 'default' });
    const whole = requestBytes();
    const lean = await toolsOf({});
    expect(lean.sort()).toEqual(own.filter((name) => judged('kept').includes(name)).sort());
    expect(own.filter((name) => judged('off').includes(name)).length).toBeGreaterThan(8);
    expect(requestBytes()).toBeLessThan(whole * 0.75);
  });

  test('those of a list are the only ones, an empty one means none', async () => {
    expect((await toolsOf({ tools: ['Read', 'Workflow'] })).sort()).toEqual(['Read', 'Workflow']);
    expect(await toolsOf({ tools: [] })).toEqual([]);
  });

  test("nothing can be left in the background, unless the tools are the CLI's own", async () => {
    const work = bash('echo late');
    const call = { name: work.name, input: { ...work.input, run_in_background: true } };
    lab.api.reply(/^work/, [{ tool: call }, '<result>one</result>', 'and more']);
    const lean = await lab.turn(lab.agent(), 'work', fresh());
    expect(lab.api.turns()).toHaveLength(2);
    expect(lab.api.turns().at(-1)?.toolResults[0]).toContain('unexpected parameter `run_in_background`');
    expect(lean).toMatchObject({ ok: true, text: '<result>one</result>' });

    lab.api.reply(/^again/, [{ tool: call }, '<result>one</result>', 'and more']);
    await lab.turn(lab.agent(), 'again', fresh(), { tools: 'default' });
    expect(lab.api.turns()).toHaveLength(5);
  });

  test('other tools take another process in the same session, which has no others', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    lab.api.reply('three', [{ tool: bash('echo ran') }, 'done']);
    await lab.turn(agent, 'one', fresh(id));
    await lab.turn(agent, 'two', resume(id));
    await lab.turn(agent, 'three', resume(id), { tools: ['Read'] });
    expect(lab.started.map(({ ended }) => ended)).toEqual([true, false]);
    const last = lab.api.turns().at(-1);
    expect(last?.prompts).toEqual(['one', 'two', 'three']);
    // 2.1.330 goes on sending the definitions that the session began with; the tools are refused all the same.
    expect(last?.toolResults[0]).toContain('No such tool available: Bash');
  });
});

type Setting = Partial<TurnRequest> & { readonly subscription?: boolean; readonly git?: boolean };
