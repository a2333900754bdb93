import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TurnEvent, TurnRequest } from '../../src/agents/agent.js';
import { bash, branch, fresh, RealClaude, resume } from '../agents/claude/real-claude.js';
import {
  at,
  E2eLab,
  INSTALL_TIMEOUT_MS,
  installClaude,
  prompt,
  stateOf,
  VERSIONS,
} from '../support/e2e-lab.js';
import { EVERYTHING } from '../support/mcp-server.js';
import { packageOf, RealStage } from '../support/real-stage.js';
import { COPILOT_CACHE, install } from './agents/install.mjs';

// What an agent may use (spec 7.5), seen in what the real CLIs ask the model API for, and in what they run.

beforeAll(() => {
  installClaude();
  install(packageOf('copilot'));
}, INSTALL_TIMEOUT_MS);

const PACKAGE = JSON.stringify({ scripts: { test: 'echo tested > ran-test' } });

describe.each(VERSIONS)('Claude Code %s', (version) => {
  let lab: RealClaude;
  beforeEach(async () => {
    lab = await RealClaude.open(version);
    // A fresh checkout, as CI has them: nobody has ever trusted it.
    execFileSync('git', ['init', '-q', lab.cwd]);
    put('package.json', PACKAGE);
    put('victim', 'x');
  });
  afterEach(() => lab.close());

  const put = (name: string, text: string): void => writeFileSync(join(lab.cwd, name), text);
  const has = (name: string): boolean => existsSync(join(lab.cwd, name));
  const results = (): readonly string[] => lab.api.turns().at(-1)?.toolResults ?? [];

  async function calls(
    tool: ReturnType<typeof bash> | object,
    changes: Partial<TurnRequest> & { onEvent?: (event: TurnEvent) => void },
  ): Promise<string> {
    const prompt = `call ${randomUUID()}`;
    lab.api.reply(prompt, [{ tool: tool as ReturnType<typeof bash> }, 'done']);
    await lab.turn(lab.agent(null), prompt, fresh(), { permissionMode: 'acceptEdits', ...changes });
    return results().join('\n');
  }

  const allow = ['Bash(npm test:*)'];

  // docs/writing-workflows.md says so.
  test('beside edits nothing runs but what only reads, which may write by > in the folder; deny: [Bash] ends that', async () => {
    await calls(bash('echo hi > echo.txt'), { allow: [] });
    await calls(bash('touch made'), { allow: [] });
    await calls(bash('echo hi > denied.txt'), { allow: [], deny: ['Bash'] });
    expect(['echo.txt', 'made', 'denied.txt'].filter(has)).toEqual(['echo.txt']);
  });

  test('what is allowed runs in a fresh checkout; rm and the like do not, edits there do', async () => {
    await calls(bash('npm test'), { allow });
    expect(has('ran-test')).toBe(true);
    expect(await calls(bash('rm victim'), { allow })).toMatch(/approval|blocked/);
    expect(await calls(bash('npm test && rm victim'), { allow })).toMatch(/approval|blocked/);
    expect(has('victim')).toBe(true);
    const write = (name: string) => ({
      name: 'Write',
      input: { file_path: join(lab.cwd, name), content: 'x' },
    });
    await calls(write('new'), { allow });
    await calls(write('.claude/settings.json'), { allow });
    await calls(write('../outside'), { allow });
    expect(['new', '.claude/settings.json', '../outside'].map(has)).toEqual([true, false, false]);
  });

  test('without a list nothing but what the mode allows: no npm test', async () => {
    await calls(bash('npm test'), {});
    expect(has('ran-test')).toBe(false);
  });

  test('what is denied does not run, though all is allowed; its tool is not there', async () => {
    const all = { permissionMode: 'bypassPermissions' };
    expect(await calls(bash('rm victim'), { ...all, deny: ['Bash(rm:*)', 'WebFetch'] })).toContain('denied');
    expect(has('victim')).toBe(true);
    expect(lab.api.turns().at(-1)?.tools).not.toContain('WebFetch');
    expect(lab.api.turns().at(-1)?.tools).toContain('Bash');
  });

  test('what decides runs is not edited, through a link neither, though all is allowed', async () => {
    mkdirSync(join(lab.cwd, 'wf (a)'));
    symlinkSync(join(lab.cwd, 'wf (a)'), join(lab.cwd, 'link'));
    const all = { permissionMode: 'bypassPermissions', noEdits: [`Edit(/${lab.cwd}/wf??a?/**)`] };
    const write = (name: string) => ({
      name: 'Write',
      input: { file_path: join(lab.cwd, name), content: 'x' },
    });
    for (const name of ['wf (a)/new', 'link/new']) expect(await calls(write(name), all)).toMatch(/denied/);
    expect(await calls(bash(`cp victim 'wf (a)/new'`), all)).toMatch(/denied|blocked/);
    await calls(write('new'), all);
    expect(['wf (a)/new', 'new'].map(has)).toEqual([false, true]);
  });

  test('MCP servers are there, without the keys of agents; what they are given by name they have', async () => {
    const env = { OF_CI: 'passed on' };
    const mcp = { every: { ...EVERYTHING, env: { GIVEN: '${OF_CI}' } } };
    const seen = await calls({ name: 'mcp__every__get-env', input: {} }, { mcp, env, allow: ['mcp__every'] });
    expect(seen).toContain('"GIVEN": "passed on"');
    expect(seen).not.toContain('sk-ant-dummy');
    expect(await calls({ name: 'mcp__every__echo', input: { message: 'hi' } }, { mcp })).not.toContain(
      'Echo: hi',
    );
  });

  test('a server that does not start is told of, and the turn goes without it', async () => {
    const warnings: string[] = [];
    const onEvent = (event: TurnEvent): void => {
      if (event.type === 'warning') warnings.push(event.message);
    };
    const mcp = { every: EVERYTHING, broken: { command: 'false' } };
    const seen = await calls(
      { name: 'mcp__every__echo', input: { message: 'hi' } },
      { mcp, allow: ['mcp__every'], onEvent },
    );
    expect(seen).toContain('Echo: hi');
    expect(warnings).toEqual([expect.stringContaining('went without the MCP server broken')]);
  });

  test('strictly those servers: none of the checkout', async () => {
    put('.mcp.json', JSON.stringify({ mcpServers: { other: EVERYTHING } }));
    const settings = { enableAllProjectMcpServers: true };
    const tools = async (mcpStrict: boolean) => {
      const mcp = { every: EVERYTHING };
      const seen = await calls(
        { name: 'mcp__other__echo', input: { message: 'hi' } },
        { mcp, mcpStrict, settings, allow: ['mcp__other'] },
      );
      return seen.includes('Echo: hi');
    };
    expect([await tools(false), await tools(true)]).toEqual([true, false]);
  });

  test('settings and further arguments hold', async () => {
    const settings = { permissions: { allow: ['Bash(npm test:*)'] }, env: { OF_SETTINGS: 'yes' } };
    await calls(bash('npm test'), { settings });
    expect(has('ran-test')).toBe(true);
    lab.api.reply(/^long/, [{ tool: bash('echo 1') }, { tool: bash('echo 2') }, 'done']);
    const outcome = await lab.turn(lab.agent(null), 'long', fresh(), { args: ['--max-turns', '1'] });
    expect(outcome).toMatchObject({ ok: false });
    expect(lab.api.turns().filter(({ lastPrompt }) => lastPrompt === 'long')).toHaveLength(1);
  });

  test('further folders may be edited', async () => {
    const folder = join(lab.folder, 'further');
    mkdirSync(folder);
    const write = { name: 'Write', input: { file_path: join(folder, 'new'), content: 'x' } };
    await calls(write, { allow });
    expect(existsSync(join(folder, 'new'))).toBe(false);
    await calls(write, { allow, addDirs: [folder] });
    expect(existsSync(join(folder, 'new'))).toBe(true);
  });

  test("the system prompt is the state's own in sessions that go on and that branch", async () => {
    const { id } = fresh();
    const agent = lab.agent();
    const seen = (): string => /RULE-\w+/.exec(lab.api.turns().at(-1)?.system ?? '')?.[0] ?? 'none';
    const saw: string[] = [];
    for (const [session, appendSystemPrompt] of [
      [fresh(id), 'RULE-ONE'],
      [resume(id), 'RULE-TWO'],
      [resume(id), 'RULE-TWO'],
      [resume(id), undefined],
      [branch(id), 'RULE-THREE'],
      [resume(id), 'RULE-FOUR'],
    ] as const) {
      await lab.turn(agent, 'hello', session, appendSystemPrompt === undefined ? {} : { appendSystemPrompt });
      saw.push(seen());
    }
    expect(saw).toEqual(['RULE-ONE', 'RULE-TWO', 'RULE-TWO', 'none', 'RULE-THREE', 'RULE-FOUR']);
    expect(await agent.whyPromptIsKept?.(lab.env, lab.cwd)).toBeNull();
  });

  test('other settings take another process, the same ones the same', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    const mcp = { every: EVERYTHING };
    await lab.turn(agent, 'one', fresh(id), { mcp });
    await lab.turn(agent, 'two', resume(id), { mcp: { ...mcp } });
    expect(lab.started).toHaveLength(1);
    await lab.turn(agent, 'three', resume(id), { allow });
    await lab.turn(agent, 'four', resume(id), { allow, settings: { env: { A: 'b' } } });
    expect(lab.started.map(({ ended }) => ended)).toEqual([true, true, false]);
    expect(lab.api.turns().at(-1)?.prompts).toEqual(['one', 'two', 'three', 'four']);
  });
});

describe('Copilot CLI', () => {
  let stage: RealStage;
  let told: readonly string[];
  beforeEach(async () => {
    stage = await RealStage.open('copilot');
    writeFileSync(join(stage.cwd, 'package.json'), PACKAGE);
    writeFileSync(join(stage.cwd, 'victim'), 'x');
  });
  afterEach(() => stage.close());

  const has = (name: string): boolean => existsSync(join(stage.cwd, name));
  const shell = (command: string) => ({
    name: 'bash',
    input: { command, description: 'x', mode: 'sync', initial_wait: 60 },
  });

  async function calls(tool: object, changes: Partial<TurnRequest>): Promise<string> {
    const prompt = `call ${randomUUID()}`;
    stage.api.reply(prompt, [{ tool: tool as ReturnType<typeof shell> }, 'done']);
    // GitHub's policy blocks other MCP servers; a provider of one's own has none.
    const { PATH, HOME, TMPDIR } = stage.environment(false) as Record<string, string>;
    const base = { PATH, HOME, TMPDIR, LANG: 'C.UTF-8', COPILOT_CACHE_HOME: COPILOT_CACHE } as Record<
      string,
      string
    >;
    const { env = {}, ...others } = changes;
    const { events } = await stage.take(stage.agent, {
      ...{ prompt, session: fresh(), permissionMode: 'acceptEdits' },
      ...others,
      env: { ...base, ...stage.api.copilotEnv, ...env },
    });
    told = events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
    return stage.api.turns().at(-1)?.toolResults.join('\n') ?? '';
  }

  const allow = ['Bash(npm test:*)'];

  test('what is allowed runs, rm does not, and what is denied neither', async () => {
    await calls(shell('npm test'), { allow });
    expect(has('ran-test')).toBe(true);
    expect(await calls(shell('rm victim'), { allow })).toContain('Permission denied');
    expect(await calls(shell('rm victim'), { skipPermissions: true, deny: ['Bash(rm:*)'] })).toContain(
      'shell(rm:*)',
    );
    expect(has('victim')).toBe(true);
    await calls(shell('true'), { deny: ['Read'] });
    expect(stage.api.turns().at(-1)?.tools).not.toContain('view');
  });

  test('a file that is not to be edited is not, whatever is allowed; its neighbour is', async () => {
    const change = (name: string) => ({
      name: 'apply_patch',
      input: {
        input: `*** Begin Patch\n*** Update File: ${join(stage.cwd, name)}\n@@\n-x\n+y\n*** End Patch\n`,
      },
    });
    const noEdits = [`Edit(/${join(stage.cwd, 'victim')})`];
    const text = (name: string): string => readFileSync(join(stage.cwd, name), 'utf8').trim();
    writeFileSync(join(stage.cwd, 'victim'), 'x\n');
    writeFileSync(join(stage.cwd, 'other'), 'x\n');
    for (const skipPermissions of [false, true]) {
      await calls(change('victim'), { noEdits, skipPermissions });
      expect(text('victim')).toBe('x');
    }
    await calls(change('other'), { noEdits });
    expect(text('other')).toBe('y');
  });

  test('MCP servers are there beside a list of tools, without the keys of agents; one that does not start is told of', async () => {
    const mcp = { every: EVERYTHING, broken: { command: 'false' } };
    const tools = ['Bash'];
    const seen = await calls({ name: 'every-get-env', input: {} }, { mcp, tools, allow: ['mcp__every'] });
    expect(seen).toContain('COPILOT_AGENT_SESSION_ID');
    expect(seen.replaceAll(' ', '')).not.toContain('"COPILOT_PROVIDER_API_KEY":"dummy"');
    const offered = stage.api.turns().at(-1)?.tools ?? [];
    expect([offered.includes('bash'), offered.includes('view')]).toEqual([true, false]);
    expect(told).toContainEqual(expect.stringContaining('went without the MCP server broken'));
  });

  test('arguments are handed on', async () => {
    const folder = join(stage.cwd, 'logs-of-ours');
    await calls(shell('true'), { args: ['--log-dir', folder, '--log-level=all'] });
    expect(readdirSync(folder)).not.toEqual([]);
  });

  test('further folders may be edited', async () => {
    const folder = mkdtempSync(join(homedir(), 'raymond-further-'));
    const add = `*** Begin Patch\n*** Add File: ${join(folder, 'new')}\n+x\n*** End Patch\n`;
    const patch = { name: 'apply_patch', input: { input: add } };
    try {
      await calls(patch, {});
      expect(existsSync(join(folder, 'new'))).toBe(false);
      await calls(patch, { addDirs: [folder] });
      expect(existsSync(join(folder, 'new'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe.each(VERSIONS)('a whole run with Claude Code %s', (claude) => {
  let lab: E2eLab;
  afterEach(() => lab.close());

  test("has a state's settings from its files, and tells of what another CLI cannot do", async () => {
    lab = await E2eLab.open(
      {
        'START.md':
          '---\nallow: ["Bash(npm test:*)", "mcp__every__echo"]\nmcp: mcp.json\nsystem_prompt: _rules.txt\n---\nstart',
        'B.md': '---\nsystem_prompt: RULE-B\ndeny: ["Bash(npm:*)"]\n---\nb',
        'mcp.json': JSON.stringify({ mcpServers: { every: EVERYTHING } }),
        '_rules.txt': 'RULE-START',
      },
      { claude },
    );
    writeFileSync(join(lab.project, 'package.json'), PACKAGE);
    const echo = { name: 'mcp__every__echo', input: { message: 'hi' } };
    lab.api.reply(/start/, [{ tool: bash('npm test') }, { tool: echo }, '<goto>B</goto>']);
    lab.api.reply(/^b/, [{ tool: bash('npm test') }, '<result>x</result>']);
    const { exitCode, stderr } = await lab.run(['--allow', 'Bash(npm:*)']);
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
    const turns = lab.api.turns();
    expect(turns.map(({ system }) => /RULE-\w+/.exec(system ?? '')?.[0])).toEqual([
      ...['RULE-START', 'RULE-START', 'RULE-START', 'RULE-B', 'RULE-B'],
    ]);
    expect(turns[2]?.toolResults.at(-1)).toBe('Echo: hi');
    expect(turns.at(-1)?.toolResults.at(-1)).toContain('denied');
    expect(existsSync(join(lab.project, 'ran-test'))).toBe(true);
  });
});

describe('a whole run', () => {
  let lab: E2eLab;
  afterEach(() => lab.close());

  test('has the settings of the state that it is in: in an import, after a return, in a worker and at its join', async () => {
    lab = await E2eLab.open({
      'workflow.yaml': 'workflows: { sub: ../sub }\nsystem_prompt: RULE-RUN\ndeny: [Skill]\n',
      'START.md': `---\nsystem_prompt: RULE-START\n---\n${prompt('START')}`,
      'BACK.md': prompt('BACK'),
      'WORK.md': `---\nsystem_prompt: RULE-WORK\ntools: [Read, Write]\ndeny: [Write]\n---\n${prompt('WORK')}`,
      'END.md': `---\njoin: all\n---\n${prompt('END', '{{workers_json}}')}`,
    });
    const sub = join(lab.project, 'sub');
    mkdirSync(sub);
    for (const [name, text] of [
      ['workflow.yaml', 'system_prompt: RULE-SUB\nallow: ["Bash(npm test:*)", mcp__every]\nmcp: mcp.json\n'],
      ['mcp.json', JSON.stringify({ mcpServers: { every: EVERYTHING } })],
      ['START.md', prompt('SUB')],
      ['LAST.md', `---\nsystem_prompt: RULE-LAST\nallow: []\n---\n${prompt('LAST')}`],
    ] as const)
      writeFileSync(join(sub, name), text);
    writeFileSync(join(lab.project, 'package.json'), PACKAGE);
    const tests = { tool: bash('npm test') };
    const echo = { tool: { name: 'mcp__every__echo', input: { message: 'hi' } } };
    lab.api.reply(at('START'), [tests, echo, '<call return="BACK">sub:</call>']);
    lab.api.reply(at('SUB'), [tests, echo, '<goto>LAST</goto>']);
    lab.api.reply(at('LAST'), [tests, echo, '<result>back</result>']);
    lab.api.reply(at('BACK'), [tests, echo, '<fork next="END">WORK</fork>']);
    lab.api.reply(at('WORK'), '<result>worked</result>');
    lab.api.reply(at('END'), [tests, '<result>x</result>']);

    const { exitCode, report, stderr } = await lab.run();

    expect([exitCode, report.result, stderr]).toEqual([0, 'x', expect.any(String)]);
    const seen = (state: string) => {
      const turns = lab.api.turns().filter((turn) => stateOf(turn) === state);
      const { system = '', tools = [] } = turns[0] ?? {};
      // What this state's own calls have come to: a branch has those of its caller ahead.
      const results = turns.at(-1)?.toolResults.slice(1 - turns.length || Infinity) ?? [];
      const ran = results.map((text) => /tested|Echo: hi/.exec(text)?.[0] ?? 'no');
      return [/RULE-\w+/.exec(system)?.[0], tools.includes('Skill'), tools.includes('Bash'), ...ran];
    };
    expect(
      Object.fromEntries(['START', 'SUB', 'LAST', 'BACK', 'WORK', 'END'].map((name) => [name, seen(name)])),
    ).toEqual({
      START: ['RULE-START', false, true, 'no', 'no'],
      SUB: ['RULE-SUB', false, true, 'tested', 'Echo: hi'],
      LAST: ['RULE-LAST', false, true, 'no', 'no'],
      BACK: ['RULE-RUN', false, true, 'no', 'no'],
      WORK: ['RULE-WORK', false, false],
      END: ['RULE-RUN', false, true, 'no'],
    });
  });
});
