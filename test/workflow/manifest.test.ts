import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openWorkflow } from '../../src/workflow/open.js';
import { fileWith, folderWith, refusal } from './containers.js';

const posix = { platform: 'posix' } as const;
const START = 'End with <result>x</result>.';
const folderOf = (manifest: string) => folderWith({ 'START.md': START, 'workflow.yaml': manifest });
const problemOf = async (manifest: string) =>
  (await refusal(openWorkflow(await folderOf(manifest), posix))).located.replace(/^.*\/workflow/, 'workflow');

describe('the names of the Go reference (spec 2.6)', () => {
  test('mean what ours mean', async () => {
    const folder = await folderOf(
      'default_budget: 2.5\nbackend: copilot\nenvironment: { A: x, PORT: 80, ON: true }\nworking_directory: app\n',
    );
    mkdirSync(join(folder, 'app'));
    const { manifest, warnings } = await openWorkflow(folder, posix);
    expect(manifest).toEqual({
      budget: 2.5,
      agent: 'copilot',
      environment: { A: 'x', PORT: '80', ON: 'true' },
      working_directory: join(folder, 'app'),
    });
    expect(warnings).toEqual([]);
    expect((await openWorkflow(await folderOf('backend: { name: claude }'), posix)).manifest).toEqual({
      agent: 'claude',
    });
  });

  test.each([
    ['backend: pi', 'workflow.yaml:1: backend: must be claude, copilot or replay, not "pi"'],
    ['agent: claud', 'workflow.yaml:1: agent: must be claude, copilot or replay, not "claud"'],
    ['budget: 1\ndefault_budget: 2', /^workflow\.yaml:2: default_budget: means budget, which is given too/],
    ['environment: [A]', /^workflow\.yaml:1: environment: /],
    ['environment:\n  A-B: x', /^workflow\.yaml:2: environment\.A-B: A-B is no name of a variable/],
    [
      'name: x\nworking_directory: nowhere',
      /^workflow\.yaml:2: working_directory: there is no folder .*nowhere$/,
    ],
  ])('%j is refused', async (manifest, problem) => {
    expect(await problemOf(manifest)).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });

  test('a key that they have and we do not is a warning; so is one that nobody knows', async () => {
    const text = 'id: x\nrequires_human_input: true\ncolor: red\n';
    const { warnings } = await openWorkflow(await folderOf(text), posix);
    expect(warnings.map((line) => line.replace(/^.*yaml:/, ''))).toEqual([
      '1: unknown key "id": the Go reference has it; here it means nothing',
      '2: unknown key "requires_human_input": the Go reference has it; here it means nothing',
      '3: unknown key "color"',
    ]);
  });

  test.each([
    ['denny: ["Bash(npm publish:*)"]', 'deny'],
    ['allows: [Edit]', 'allow'],
    ['budgt: 3', 'budget'],
    ['default_buget: 1', 'default_budget'],
    ['env: { A: b }', 'environment'],
    ['input: { lable: x }', 'label'],
  ])('the slip of a right or a budget is an error: %s', async (text, meant) => {
    const said = new RegExp(`workflow\\.yaml:1: unknown key "\\w+": did you mean ${meant}\\?`);
    expect((await refusal(openWorkflow(await folderOf(`${text}\n`), posix))).located).toMatch(said);
    const document = await fileWith(
      'wf.yaml',
      `${text}\nstates: { START: { prompt: "<result>x</result>" } }\n`,
    );
    expect((await refusal(openWorkflow(document, posix))).located).toMatch(
      new RegExp(said.source.replace('workflow', 'wf')),
    );
  });
});
