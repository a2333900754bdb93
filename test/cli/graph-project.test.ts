import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Ajv as AjvClass } from 'ajv';
import { parse } from 'yaml';
import { openWorkflow } from '../../src/workflow/open.js';
import { CliLab, REPLAY, replies } from './lab.js';

const { Ajv } = createRequire(import.meta.url)('ajv') as { Ajv: typeof AjvClass };

let lab: CliLab;
afterEach(() => lab.remove());

// A first state graph, from nothing (spec 5.11).
describe('raymond init --graph', () => {
  test.each([
    ['.raili/main', [], ['.raili/agent-registry.json', '.raili/agents/coder.md', '.raili/scripts/check.sh']],
    ["it's mine", ["it's mine"], ["it's mine/script-registry.json"]],
    ['wf/note', ['wf/note'], ['wf/note/agent-registry.json', 'wf/note/scripts/check.sh']],
  ])('writes %s, which runs at once, and of which nothing is warned', async (folder, args, files) => {
    lab = new CliLab();
    const made = await lab.run('init', '--graph', ...args);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    for (const file of [...files, `${folder}/workflow.yaml`, `${folder}/steps.yaml`, `${folder}/vars.yaml`])
      expect(made.stdout).toContain(`written  ${file}\n`);
    const [, tryIt = ''] = /Try it: raymond (.*)\n/.exec(made.stdout) ?? [];
    expect(tryIt).toBe(folder.includes(' ') ? `run 'it'\\''s mine'` : `run ${folder}`);
    expect(await openWorkflow(lab.path(folder), { cwd: lab.folder })).toMatchObject({ warnings: [] });
    expect(await lab.run('run', folder, '-q')).toEqual({
      ...{ code: 0, signal: null, stderr: '' },
      stdout: 'The note about state graphs has 5 words.\n',
    });

    lab.write({ [`${folder}/vars.yaml`]: 'topic: mine\n' });
    const again = await lab.run('init', '--graph', ...args);
    expect(again.stdout).not.toContain('written');
    expect(lab.read(folder, 'vars.yaml')).toBe('topic: mine\n');
  });

  test('names the schemas in a comment line; they are there, as they are in the docs, and take its files', async () => {
    lab = new CliLab();
    await lab.run('init', '--graph');
    for (const [file, schema] of [
      ['workflow.yaml', 'workflow'],
      ['steps.yaml', 'group'],
    ] as const) {
      const text = lab.read('.raili/main', file);
      const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
      const found = JSON.parse(readFileSync(resolve(lab.path('.raili/main'), path), 'utf8'));
      expect(found).toEqual(JSON.parse(readFileSync(join('docs', `${schema}.schema.json`), 'utf8')));
      const check = new Ajv({ strict: true }).compile(found);
      expect([check(parse(text)), check.errors]).toEqual([true, null]);
    }
  });

  test('has an agent for the command that it tells to replace', async () => {
    lab = new CliLab({ 'rec/replies.yaml': replies({ draft: ['A note.'] }) });
    await lab.run('init', '--graph', 'wf');
    const text = lab.read('wf/workflow.yaml');
    const agent = text
      .replace(/ {4}type: command\n {4}command: echo "A note.*\n/, '')
      .replace(/^ {4}# (type|agent|prompt):/gm, '    $1:');
    lab.write({ 'wf/workflow.yaml': agent });
    const { code, stdout, stderr } = await lab.run('run', 'wf', '-q', ...REPLAY);
    expect([code, stdout, stderr]).toEqual([0, 'The note about state graphs has 5 words.\n', '']);
  });

  test.each([
    [['init', '--graph', 'a', 'b'], /One folder/],
    [['init', '--graph', 'file'], /file is a file/],
    [['init', 'a'], /no arguments but those of --graph/],
    [['run', 'x', '--graph'], /knows no flag --graph/],
  ])('%j is refused', async (args, message) => {
    lab = new CliLab({ file: '' });
    const { code, stderr } = await lab.run(...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('a folder outside of the project is a project of its own', async () => {
    lab = new CliLab({ 'other/.git/x': '' });
    const folder = join(dirname(lab.folder), `${lab.folder.split('/').at(-1)}-graph`);
    const made = await lab.run('init', '--graph', folder);
    try {
      expect(made.code).toBe(0);
      expect((await lab.run('run', folder, '-q')).stdout).toMatch(/5 words/);
    } finally {
      (await import('node:fs')).rmSync(folder, { recursive: true });
    }
  });
});

describe('who comes from Raili', () => {
  test.each([
    ['--clean', /A run starts clean/],
    ['--continue', /raymond resume/],
    ['--dry-run', /raymond lint/],
    ['-w', /raymond run \.raili\/dev/],
    ['--workflow', /raymond run \.raili\/dev/],
    ['--resolve-vars', /--var/],
  ])('is told what there is instead of %s', async (flag, message) => {
    lab = new CliLab();
    const { code, stderr } = await lab.run('run', '.raili/main', flag, 'dev');
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('finds all agents in the help', async () => {
    lab = new CliLab();
    expect((await lab.run('run', '--help')).stdout).toMatch(
      /--agent NAME[\s\S]{0,120}claude,\s+copilot,\s+replay/,
    );
  });
});

describe('a file that is none yet', () => {
  test.each([
    ['', 1, 'there are no states: this file has no `initial` with `states`'],
    ['# soon\n', 1, 'there are no states: this file has no `initial` with `states`'],
    ['inputs: [a]\n', 1, 'there are no states: this file has no `initial` with `states`'],
    ['initial: a\n', 1, 'states: is missing'],
    ['initial: a\nstates:\n', 2, 'states: is missing'],
    ['initial: a\nstates: {\n', 3, ''],
  ])('%j is told of with file and line', async (text, line, message) => {
    lab = new CliLab({ '.raili/main/workflow.yaml': text });
    const { code, stderr } = await lab.run('run', '.raili/main');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`.raili/main/workflow.yaml:${line}: ${message}`),
    ]);
  });
});

describe('inputs', () => {
  const GRAPH = `initial: a
inputs: [{ name: ticket, log: true }, secret]
states:
  a: { type: command, command: 'echo "$RAILI_VAR_TICKET $RAILI_VAR_SECRET"' }
`;

  test('with `log: true` are told at the start and kept with the run, others are not', async () => {
    lab = new CliLab({ 'g/workflow.yaml': GRAPH, 'g/vars.yaml': 'ticket: T-1\nsecret: s3cret\n' });
    const { stdout, stderr } = await lab.run('run', 'g', '--run-id', 'r', '--metadata', 'team=a');
    expect(stdout).toBe('T-1 s3cret\n');
    expect(stderr).toMatch(/^ticket: T-1$/m);
    expect(stderr).not.toContain('secret: ');
    expect(lab.state('r').metadata).toEqual({ ticket: 'T-1', team: 'a' });
  });

  test('nobody declares: a key of vars.yaml that is none of them is warned of, and the run goes on', async () => {
    lab = new CliLab({ 'g/workflow.yaml': GRAPH, 'g/vars.yaml': 'ticket: T-1\nsecrt: x\n' });
    const { code, stderr } = await lab.run('run', 'g', '-q', '--var', 'secret=s');
    expect(code).toBe(0);
    expect(stderr).toMatch(/vars\.yaml:2: secrt: is no input; did you mean secret\?; no state sees it/);
  });

  test('without `inputs` every key of vars.yaml is one, which --var beats', async () => {
    lab = new CliLab({
      'g/workflow.yaml': `initial: a\nstates:\n  a: { type: command, command: 'echo "$RAILI_VAR_P $RAILI_VAR_Q $1"', notify: "echo \${p}", continue: b }\n  b: { type: command, command: 'echo "$RAILI_VAR_P $RAILI_VAR_Q"' }\n`,
      'vars.yaml': 'p: 007\nq: b\n',
      'g/vars.yaml': '# nothing of our own\n',
    });
    expect(await lab.run('run', 'g', '-q', '--var', 'q=c')).toMatchObject({
      code: 0,
      stdout: '007 c\n',
      stderr: '',
    });
    const strange = await lab.run('run', 'g', '-q', '--var', 'r=c');
    expect([strange.code, strange.stderr]).toEqual([
      2,
      expect.stringMatching(/--var r: the workflow has no such input/),
    ]);
  });
});
