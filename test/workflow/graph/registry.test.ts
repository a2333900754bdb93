import { describe, expect, test } from '@jest/globals';
import { load, MAIN, type Project, problems, project, REGISTRIES } from './samples.js';

const AGENT = 'initial: a\nstates:\n  a:\n    type: agent\n    agent: coder\n';
const SCRIPT = 'initial: a\nstates:\n  a:\n    type: script\n    script: run_tests\n';
const ENGINE = 'initial: a\nstates:\n  a:\n    type: engine\n';

const AGENTS = '.raili/agent-registry.json';
const SCRIPTS = '.raili/script-registry.json';

function without(files: Project, ...names: string[]): Project {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));
}

describe('a registry', () => {
  test('gives paths from the project root, and from home', async () => {
    const registry = '{"coder": {"path": "~/agents/coder.md"}, "other": {"path": "agents/coder.md"}}';
    const { agents, files } = await load(
      project(AGENT, { [AGENTS]: registry, '/home/ann/agents/coder.md': 'Mine.' }),
    );
    expect(agents).toMatchObject({
      coder: { id: 'coder', path: '/home/ann/agents/coder.md', setting: null, name: '~/agents/coder.md' },
    });
    expect(new TextDecoder().decode(agents.coder?.bytes)).toBe('Mine.');
    // What no state uses is no part of the graph.
    expect(files.map(({ name }) => name)).toEqual([MAIN, AGENTS, '~/agents/coder.md']);
  });

  test('of scripts has runtimes', async () => {
    const text = SCRIPT.replace('run_tests', 'health_check');
    expect((await load(project(text))).scripts).toMatchObject({
      health_check: { path: '/project/scripts/health.mjs', setting: 'node' },
    });
  });

  test('is not needed by a graph without agents and scripts', async () => {
    expect(await load({ [MAIN]: ENGINE })).toMatchObject({ agents: {}, scripts: {} });
  });

  test('is needed to teach', async () => {
    expect(await problems({ [MAIN]: `${ENGINE}    teach: { coder: [{ var: "\${workflow}" }] }\n` })).toEqual([
      `${MAIN}:5: states.a.teach.coder: the agent "coder" needs a registry, and there is no ${AGENTS}`,
    ]);
  });

  test.each([
    [
      'that is missing',
      { [MAIN]: SCRIPT },
      [`${MAIN}:5: states.a.script: the script "run_tests" needs a registry, and there is no ${SCRIPTS}`],
    ],
    [
      'that is no JSON',
      project(SCRIPT, { [SCRIPTS]: '{\n  "run_tests": {\n    path: 1\n  }\n}' }),
      [`${SCRIPTS}:3: this is not JSON: a key in double quotes is missing`],
    ],
    [
      'that ends too early',
      project(SCRIPT, { [SCRIPTS]: '{\n' }),
      [`${SCRIPTS}:2: this is not JSON: it ends too early`],
    ],
    [
      'that is no object',
      project(SCRIPT, { [SCRIPTS]: '[]' }),
      [`${SCRIPTS}:1: the registry must be an object of ids such as {"id": {"path": "…"}}`],
    ],
    [
      'with an entry twice',
      project(SCRIPT, {
        [SCRIPTS]:
          '{\n"run_tests": {"path": "scripts/test.sh"},\n"run_tests": {"path": "scripts/test.sh"}\n}',
      }),
      [`${SCRIPTS}:3: the key "run_tests" is given twice`],
    ],
    [
      'whose entries will not do',
      project(SCRIPT, {
        [SCRIPTS]: `{
\t"a": "scripts/test.sh",
\t"b": {},
\t"c": { "path": 1 },
\t"d": { "path": "scripts/test.sh", "runtime": ["node"] },
\t"e": { "path": "scripts/none.sh" },
\t"f": { "path": "~/none.sh" },
\t"run_tests": { "path": "scripts" }
}`,
      }),
      [
        `${SCRIPTS}:2: a: must be an object with a path, not "scripts/test.sh"`,
        `${SCRIPTS}:3: b.path: is missing`,
        `${SCRIPTS}:4: c.path: must be some text, not 1`,
        `${SCRIPTS}:5: d.runtime: must be some text, not a list`,
        `${SCRIPTS}:6: e.path: "scripts/none.sh" is not a file (looked for scripts/none.sh)`,
        `${SCRIPTS}:7: f.path: "~/none.sh" is not a file (looked for /home/ann/none.sh)`,
        `${SCRIPTS}:8: run_tests.path: "scripts" is not a file (looked for scripts)`,
      ],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await problems(files)).toEqual(expected);
  });
});

describe('where registries lie', () => {
  const registry = '{"coder": {"path": "agents/coder.md"}}';
  const at = async (place: string, main = 'flows/ticket.yaml') => {
    const files = { [main]: AGENT, [place]: registry, 'agents/coder.md': 'Code.' };
    return Object.keys((await load(files, { main, root: '/project' })).agents);
  };

  test.each(['flows/agent-registry.json', 'agent-registry.json'])('elsewhere: %s', async (place) => {
    expect(await at(place)).toEqual(['coder']);
  });

  test('beside the file goes before above it', async () => {
    const files = {
      'flows/ticket.yaml': AGENT,
      'flows/agent-registry.json': registry,
      'agent-registry.json': '{}',
      'agents/coder.md': 'Code.',
    };
    expect(Object.keys((await load(files, { main: 'flows/ticket.yaml', root: '/project' })).agents)).toEqual([
      'coder',
    ]);
  });

  test('in a Raili project, in .raili alone', async () => {
    expect(await at('.raili/agent-registry.json', MAIN)).toEqual(['coder']);
    await expect(at('.raili/main/agent-registry.json', MAIN)).rejects.toThrow('needs a registry');
  });
});

describe('agents that Copilot knows by itself', () => {
  const files = { [MAIN]: AGENT, '.github/agents/coder.agent.md': 'Code.' };

  test.each(['.github/agents/coder.agent.md', '.github/agents/coder.md'])('%s', async (path) => {
    const own = { [MAIN]: `agent: copilot\n${AGENT}`, [path]: 'Code.' };
    expect(await load(own)).toMatchObject({ agents: { coder: { path: `/project/${path}`, setting: null } } });
  });

  test('are known if the command line asks for Copilot', async () => {
    expect(await load(files, { agentCli: 'copilot' })).toMatchObject({ agents: { coder: { id: 'coder' } } });
    expect(await problems({ ...files, [MAIN]: `agent: copilot\n${AGENT}` }, { agentCli: 'claude' })).toEqual([
      `${MAIN}:6: states.a.agent: the agent "coder" needs a registry, and there is no ${AGENTS}`,
    ]);
  });

  test('stand behind the registry', async () => {
    const both = { ...REGISTRIES, ...files };
    expect(await load(both, { agentCli: 'copilot' })).toMatchObject({
      agents: { coder: { path: '/project/agents/coder.md' } },
    });
    const other = without({ ...both, [AGENTS]: '{}' }, 'agents/coder.md');
    expect(await load(other, { agentCli: 'copilot' })).toMatchObject({
      agents: { coder: { path: '/project/.github/agents/coder.agent.md' } },
    });
  });

  test('are no paths', async () => {
    const text = AGENT.replace('agent: coder', 'agent: ../coder');
    expect(await problems({ ...files, [MAIN]: text }, { agentCli: 'copilot' })).toEqual([
      `${MAIN}:5: states.a.agent: the agent "../coder" needs a registry, and there is no ${AGENTS}`,
    ]);
  });
});
