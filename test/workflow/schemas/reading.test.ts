import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openLoop } from '../../../src/workflow/loop.js';
import { openWorkflow, readWorkflow } from '../../../src/workflow/open.js';
import { type Files, fileWith, folderWith, refusal, zipOf } from '../containers.js';

// Spec 7.4: where schemas stand, and what is wrong with them before anything is spent.

const SCHEMA = '{ "type": "object",\n\t"required": ["verdict"] }';
const PROMPT = '---\nallowed_transitions: [{ tag: result }]\nresult_schema: schema.json\n---\nDecide.\n';
const FOLDER = { 'START.md': PROMPT, 'schema.json': SCHEMA };

/** How many mismatches an empty object has, by state and for those who leave. */
async function checked(path: string): Promise<Record<string, number | undefined>> {
  const workflow = await openWorkflow(path, { linted: true, platform: 'posix' });
  const own = workflow.states.map((name) => {
    const state = workflow.state(name);
    const schema = state.kind === 'graph' ? undefined : state.resultSchema;
    return [name, schema?.mismatches({}).length] as const;
  });
  return {
    ...Object.fromEntries(own),
    '': workflow.partOf(workflow.entry).resultSchema?.mismatches({}).length,
  };
}

/** Severity aside: rule, file from the folder on, line. */
async function problems(files: Files): Promise<string[]> {
  const folder = await folderWith(files);
  const { findings } = await readWorkflow(folder, { platform: 'posix' });
  return findings.map(({ rule, file, line }) => `${rule} ${file.slice(folder.length + 1)}:${line}`);
}

describe('a schema is read', () => {
  test('from a file beside a prompt, in a folder, by a script, in an archive', async () => {
    const files = {
      ...FOLDER,
      'DEEP.md': PROMPT.replace('schema.json', './schemas/deep.yaml'),
      'schemas/deep.yaml': 'required: [a, b]\n',
      'CHECK.sh': '# raymond: timeout=5 result_schema=schema.json\necho\n',
      'NOTE.bat': ':: raymond: result_schema=schema.json\n',
      'FREE.md': 'free',
    };
    expect(await checked(await folderWith(files))).toEqual({
      'START.md': 1,
      'DEEP.md': 2,
      'CHECK.sh': 1,
      'NOTE.bat': 1,
      'FREE.md': undefined,
      '': undefined,
    });
    const { 'DEEP.md': _, 'schemas/deep.yaml': __, ...flat } = files;
    const zip = await fileWith('wf.zip', await zipOf(flat));
    expect(await checked(zip)).toMatchObject({ 'START.md': 1, 'CHECK.sh': 1 });
  });

  test('from where it stands: in front matter, in a document and in its scripts, in the manifest', async () => {
    const inline = '---\nresult_schema:\n  required: [a, b, c]\n---\nx';
    const manifest = 'result_schema: { required: [a, b] }\n';
    expect(await checked(await folderWith({ 'START.md': inline, 'workflow.yaml': manifest }))).toEqual({
      'START.md': 3,
      '': 2,
    });
    const document = [
      'result_schema: schema.json',
      'states:',
      '  START:',
      '    result_schema: { required: [a, b] }',
      '    prompt: x',
      '  CHECK:',
      '    result_schema: schema.json',
      '    sh: echo',
      '  LAST:',
      '    sh: |',
      '      # raymond: result_schema=schema.json',
      '      echo',
      '',
    ].join('\n');
    const folder = await folderWith({ 'wf.yaml': document, 'schema.json': SCHEMA });
    expect(await checked(join(folder, 'wf.yaml'))).toEqual({
      'START.md': 2,
      'CHECK.sh': 1,
      'LAST.sh': 1,
      '': 1,
    });
  });

  test('for a loop', async () => {
    const folder = await folderWith(FOLDER);
    const loop = await openLoop(join(folder, 'START.md'), 3);
    const state = loop.state('START.md');
    expect(state.kind === 'prompt' && state.resultSchema?.mismatches({})).toHaveLength(1);
    expect(Object.keys(loop.fingerprint.files)).toEqual(['START.md', 'schema.json']);
    await expect(openLoop(join(await folderWith({ 'START.md': PROMPT }), 'START.md'), 3)).rejects.toThrow(
      /schema\.json/,
    );
  });

  test('and its file is part of the fingerprint, once, wherever the workflow lies', async () => {
    const files = { ...FOLDER, 'NEXT.md': PROMPT };
    const one = await openWorkflow(await folderWith(files), { linted: true });
    expect(Object.keys(one.fingerprint.files)).toEqual(['NEXT.md', 'START.md', 'schema.json']);
    const other = await openWorkflow(await folderWith({ ...files, 'schema.json': '{}' }), { linted: true });
    expect(other.fingerprint.sha256).not.toBe(one.fingerprint.sha256);
    const zip = await openWorkflow(await fileWith('wf.zip', await zipOf(files)), { linted: true });
    expect(zip.fingerprint.sha256).toBe(one.fingerprint.sha256);
    const shared = await folderWith({
      'START.md': PROMPT.replace('schema.json', '_schema.json'),
      '_schema.json': SCHEMA,
    });
    const included = await openWorkflow(shared, { linted: true });
    expect(Object.keys(included.fingerprint.files)).toEqual(['START.md', '_schema.json']);
  });
});

describe('a start is refused, with file and line, for', () => {
  const withSchema = (schema: string): Files => ({ 'START.md': PROMPT, 'schema.json': schema });
  const naming = (name: string): Files => ({ ...FOLDER, 'START.md': PROMPT.replace('schema.json', name) });

  test.each<[string, Files, string[]]>([
    ['no such file', { 'START.md': PROMPT }, ['bad-schema START.md:3']],
    ['a file outside', naming('../schema.json'), ['bad-schema START.md:3']],
    ['an absolute path', naming('/etc/hosts'), ['bad-schema START.md:3']],
    ['an address', naming('https://example.com/schema.json'), ['bad-schema START.md:3']],
    ['a folder', { ...naming('sub'), 'sub/x': '' }, ['bad-schema START.md:3']],
    [
      'a keyword that nobody knows',
      withSchema('{\n"type": "object",\n"propertys": {}\n}'),
      ['bad-schema schema.json:3'],
    ],
    [
      'a bad value in it',
      withSchema('{\n"properties": {\n"a": { "minimum": "x" }}}'),
      ['bad-schema schema.json:3'],
    ],
    ['broken JSON', withSchema('{"type": "object"'), ['bad-schema schema.json:1']],
    ['a key twice in it', withSchema('{"type": "object",\n"type": "array"}'), ['bad-schema schema.json:2']],
    [
      'what is no UTF-8',
      { 'START.md': PROMPT, 'schema.json': new Uint8Array([0xff]) },
      ['not-utf8 schema.json:undefined'],
    ],
    [
      'an inline one',
      { 'START.md': '---\nresult_schema:\n  type: objekt\n---\nx' },
      ['bad-schema START.md:3'],
    ],
    ['neither file nor schema', { 'START.md': '---\nresult_schema: 3\n---\nx' }, ['bad-value START.md:2']],
    [
      'a script’s',
      { 'START.sh': '#!/bin/bash\n# raymond: result_schema=none.json\n' },
      ['bad-schema START.sh:2'],
    ],
    ['a script without a name', { 'START.sh': '# raymond: result_schema=\n' }, ['bad-value START.sh:1']],
    ['a slip of the key', { 'START.md': '---\nresult-schema: a.json\n---\nx' }, ['misspelt-key START.md:2']],
    [
      'the manifest’s',
      { 'START.md': 'x', 'workflow.yaml': 'name: a\nresult_schema: { type: x }\n' },
      ['bad-schema workflow.yaml:2'],
    ],
    [
      'a payload that does not fit',
      {
        'START.md':
          '---\nresult_schema: { type: array }\nallowed_transitions:\n  - { tag: result, payload: "[1]" }\n  - { tag: result, payload: "{}" }\n---\nx',
      },
      ['bad-value START.md:5'],
    ],
    [
      'a state that has no result',
      {
        'START.md':
          '---\nresult_schema: { type: array }\nallowed_transitions: [{ tag: goto, target: START }]\n---\nx',
      },
      ['bad-value START.md:2'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await problems(files)).toEqual(expected);
  });

  test('a link that leads out of the folder', async () => {
    const outside = await fileWith('schema.json', SCHEMA);
    const folder = await folderWith({ 'START.md': PROMPT });
    symlinkSync(outside, join(folder, 'schema.json'));
    expect((await refusal(openWorkflow(folder))).located).toMatch(/START\.md:3: .*leads out of/);
  });

  test('a script in a document, at its own line', async () => {
    const document = 'states:\n  START:\n    sh: |\n      echo\n      # raymond: result_schema=none.json\n';
    const error = await refusal(openWorkflow(await fileWith('wf.yaml', document)));
    expect(error.located).toMatch(/wf\.yaml:5: /);
  });

  test('a file that an archive does not have', async () => {
    const zip = await fileWith('wf.zip', await zipOf({ 'START.md': PROMPT }));
    expect((await refusal(openWorkflow(zip))).message).toContain('schema.json');
  });
});

describe('a state graph', () => {
  const GRAPH = [
    'initial: ask',
    'result_schema: { required: [a, b] }',
    'states:',
    '  ask:',
    '    type: agent',
    '    agent: judge',
    '    result_schema: schemas/verdict.json',
    '    continue: sub',
    '  sub: { type: group, group: parts/group.yaml, continue: end }',
    '  end: { type: engine }',
    '',
  ].join('\n');
  const GROUP =
    'states:\n  last:\n    type: agent\n    agent: judge\n    out: true\n    result_schema: ../schemas/verdict.json\n';
  const graph = async (files: Files): Promise<string> => {
    const folder = await folderWith({
      '.git/HEAD': '',
      '.raili/main/workflow.yaml': GRAPH,
      '.raili/main/parts/group.yaml': GROUP,
      '.raili/main/schemas/verdict.json': SCHEMA,
      '.raili/agent-registry.json': '{"judge":{"path":"judge.md"}}',
      'judge.md': 'rules',
      ...files,
    });
    return join(folder, '.raili/main');
  };

  test('has schemas of agent states and of its result, relative to the file that names them', async () => {
    const workflow = await openWorkflow(await graph({}));
    const found = workflow.states.flatMap((name) => {
      const state = workflow.state(name);
      if (state.kind !== 'graph' || state.state.type !== 'agent') return [];
      return [[name, state.state.resultSchema?.mismatches({}).length]];
    });
    expect(found).toEqual([
      ['ask', 1],
      ['sub.last', 1],
    ]);
    expect(workflow.graph?.resultSchema?.mismatches({})).toHaveLength(2);
    expect(Object.keys(workflow.fingerprint.files)).toContain('.raili/main/schemas/verdict.json');
  });

  test('is refused for a bad one, with the line, and for one on a state of another type', async () => {
    const bad = await refusal(
      openWorkflow(await graph({ '.raili/main/schemas/verdict.json': '{\n"typ": 1}' })),
    );
    expect(bad.located).toMatch(/verdict\.json:2: .*typ/);
    const gone = GROUP.replace('../schemas', '../../schemas');
    const outside = await refusal(openWorkflow(await graph({ '.raili/main/parts/group.yaml': gone })));
    expect(outside.located).toMatch(/group\.yaml:6: .*not in the workflow's folder/);
    const other = GRAPH.replace('{ type: engine }', '{ type: engine, result_schema: { type: object } }');
    const misplaced = await refusal(openWorkflow(await graph({ '.raili/main/workflow.yaml': other })));
    expect(misplaced.message).toContain('is for agent states alone');
  });
});
