import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { checkAdapter, createAdapter, sessionStore } from '../../src/agents/registry.js';
import {
  AGENT_CLI_NAMES,
  AGENT_CLIS,
  type AgentCliFacts,
  agentCliOfState,
  factsOf,
  ownVariables,
} from '../../src/core/agent-clis.js';
import { agentAskedFor } from '../../src/core/launch.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SRC = join(ROOT, 'src');

/** A CLI's own folder may name it; so may the table of facts and that of the code. */
const MAY_NAME = ['core/agent-clis.ts', 'agents/registry.ts'];

/** What a CLI is known by: its name, command, package, folder and variables. Replay is a word of ours too. */
function namesOf(name: string, { program, home, keys, variablesBySwitch }: AgentCliFacts): string[] {
  const variables = [...keys, ...variablesBySwitch].map(({ variable }) => variable);
  return [
    name,
    ...(program === null ? [] : [program.command, program.npm]),
    ...(home === null ? [] : [home.variable, home.folder]),
    ...variables,
  ];
}

/** A file's lines with their comments left out, as far as a line tells. */
function codeOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(?:\*|\/\*\*|\/\/)/.test(line));
  return lines.map((line) => line.replace(/\s\/\/ .*$/, '').trim());
}

/** A line with a literal or a key that is one of the names, or with a long name wherever it stands. */
function isNaming(line: string, names: readonly string[]): boolean {
  return names.some(
    (name) =>
      ["'", '"', '`'].some((quote) => line.includes(`${quote}${name}${quote}`)) ||
      [`${name}:`, `{ ${name}:`, `, ${name}:`].some((key) =>
        key.startsWith(name) ? line.startsWith(key) : line.includes(key),
      ) ||
      (name.length > 8 && line.includes(name)),
  );
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.split(sep).join('/'))
  .filter((name) => !MAY_NAME.includes(name));

describe.each(AGENT_CLI_NAMES)('%s', (name) => {
  const facts: AgentCliFacts = AGENT_CLIS[name];

  test('is named by no file but the tables and its own', () => {
    const others = files.filter((file) => !file.startsWith(`agents/${name}/`));
    expect(others.length).toBeGreaterThan(200);
    const found = others.flatMap((file) =>
      codeOf(readFileSync(join(SRC, file), 'utf8'))
        .filter((line) => isNaming(line, namesOf(name, facts)))
        .map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  test('lets nobody import its folder but the registry', () => {
    const others = files.filter((file) => !file.startsWith(`agents/${name}/`));
    const imports = new RegExp(`(?:from|import\\() ?'[^']*agents/${name}/`);
    const found = others.filter((file) => imports.test(readFileSync(join(SRC, file), 'utf8')));
    // A recording is read and written by the runtime whatever CLI is recorded, and tests of workflows are made of them.
    const ofRecordings = (file: string) =>
      file === 'runtime/agent-clis.ts' || file.startsWith('runtime/testing/');
    expect(found.filter((file) => !(facts.capabilities.standsIn && ofRecordings(file)))).toEqual([]);
  });

  test('has a program if and only if it can be installed, and keys if it has a program', () => {
    expect(facts.keys.length > 0).toBe(facts.program !== null);
    expect(facts.home !== null).toBe(facts.capabilities.sessions);
  });

  test('may see its home and its keys', () => {
    const wanted = [
      ...facts.keys.map(({ variable }) => variable),
      ...(facts.home ? [facts.home.variable] : []),
    ];
    const patterns = ownVariables(name, {}).map((pattern) => pattern.replace('*', ''));
    expect(wanted.filter((variable) => !patterns.some((pattern) => variable.startsWith(pattern)))).toEqual(
      [],
    );
  });

  test('has a store of sessions if it has sessions', async () => {
    expect((await sessionStore(name, { HOME: '/home/x' })) !== null).toBe(facts.capabilities.sessions);
  });

  test('is a kind that the tests run at its pinned version', () => {
    if (facts.program === null) return expect(facts.capabilities.cost).toBe('recorded');
    const folder = join(ROOT, 'test/e2e/agents', `${facts.program.command}-${facts.program.version}`);
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(dependencies[facts.program.npm]).toBe(facts.program.version);
  });

  test('is in the reference and in action.yml', () => {
    for (const file of ['docs/reference.md', 'action.yml'])
      expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`\`${name}\``);
    expect(readFileSync(join(ROOT, 'docs/reference.md'), 'utf8')).toContain(rowOf(name, facts));
  });
});

const yes = (can: boolean): string => (can ? 'yes' : 'no');

/** A CLI's row of the reference's table. */
function rowOf(name: string, { title, program, keys, capabilities }: AgentCliFacts): string {
  const cells = [
    `\`${name}\``,
    program === null ? title : `${title}: \`${program.npm}@${program.version}\``,
    keys.map(({ variable }) => `\`${variable}\``).join(', '),
    yes(capabilities.branch),
    yes(capabilities.costCap),
    { usd: 'US dollars', credits: 'AI credits', recorded: 'as recorded' }[capabilities.cost],
  ];
  return `| ${cells.join(' | ')} |`;
}

test('a name is found whatever its quotes, and not in a comment', () => {
  const code = `// 'claude'\n * \`claude\`\na = 'claude';\nb = "claude";\nc = it("is claude's"); // "claude"\nd = \`claude\`\nclaude: 1,\ne = { claude: 1 }`;
  expect(codeOf(code).filter((line) => isNaming(line, ['claude']))).toEqual([
    "a = 'claude';",
    'b = "claude";',
    'd = `claude`',
    'claude: 1,',
    'e = { claude: 1 }',
  ]);
});

describe('a name that is no agent CLI', () => {
  const options = {
    ...{ env: {}, now: () => 0, isRoot: false, warm: null, recording: null, strict: false },
    processStarter: () => Promise.reject(new Error('not to be asked')),
  };

  test.each(['nosuch', 'toString', '__proto__', ''])('%j', async (name) => {
    expect(factsOf(name)).toBeNull();
    expect(ownVariables(name, {})).toEqual([]);
    expect(await sessionStore(name, {})).toBeNull();
    expect(() => createAdapter(name, options)).toThrow(/is no agent. Known: /);
    await expect(checkAdapter(name, options)).rejects.toThrow(/is no agent/);
  });

  test('a recording has to be given to the one that plays it', async () => {
    await expect(createAdapter('replay', options)).rejects.toThrow(
      /say which folder it is in by --recording DIR/,
    );
    await expect(checkAdapter('replay', options)).rejects.toThrow(
      /say which folder it is in by --recording DIR/,
    );
  });
});

test('a state names its CLI, unless the run has one that stands in for all', () => {
  expect(agentCliOfState(undefined, 'claude')).toBe('claude');
  expect(agentCliOfState('copilot', 'claude')).toBe('copilot');
  expect(agentCliOfState('copilot', 'replay')).toBe('replay');
  expect([agentAskedFor('copilot'), agentAskedFor('replay'), agentAskedFor(null)]).toEqual([
    'copilot',
    undefined,
    undefined,
  ]);
});
