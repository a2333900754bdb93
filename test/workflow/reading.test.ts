import { expect, test } from '@jest/globals';
import { readWorkflow } from '../../src/workflow/open.js';
import { fileWith, folderWith } from './containers.js';

const posix = { platform: 'posix' } as const;

test('a reading of a broken workflow has its states, and findings with rule ids', async () => {
  const folder = await folderWith({
    'REVIEW.md':
      '---\nallowed_transitions:\n  - { tag: goto, target: a/b }\n  - { tag: result, match: "(" }\n---\n',
    'A.md': '---\nx: [\n---\n',
    'B.md': '---\nforce_implicit: true\ntypo: 1\n---\n',
    'C.md': Uint8Array.from([0xff]),
  });
  const { states, entry, findings } = await readWorkflow(folder, posix);
  expect(entry).toBeNull();
  expect(states.map(({ definition }) => definition.name)).toEqual(['A.md', 'B.md', 'C.md', 'REVIEW.md']);
  expect(findings.map(({ severity, rule, line, path }) => [severity, rule, line, path])).toEqual([
    ['error', 'front-matter-syntax', 2, undefined],
    ['warning', 'unknown-key', 3, ['typo']],
    ['error', 'force-implicit-invalid', 2, ['force_implicit']],
    ['error', 'not-utf8', undefined, undefined],
    ['error', 'path-in-target', 3, ['allowed_transitions', 0, 'target']],
    ['error', 'bad-regex', 4, ['allowed_transitions', 1, 'match']],
    ['error', 'no-entry', undefined, undefined],
  ]);
});

test('findings carry the way to what they are about, whatever their message says', async () => {
  const told = async (path: string) => {
    const { findings } = await readWorkflow(path, posix);
    return findings.map(({ rule, line, path: way }) => [rule, line, way?.join('/')]);
  };
  const prompt = ['---', 'allowed_transitions:', '- { tag: result, target: A }', 'timeout: x', '---'];
  expect(await told(await folderWith({ 'START.md': prompt.join('\n') }))).toEqual([
    ['bad-value', 4, 'timeout'],
  ]);
  const policy = ['---', 'allowed_transitions:', '- tag: result', '  target: A', '---'];
  expect(await told(await folderWith({ 'START.md': policy.join('\n') }))).toEqual([
    ['bad-value', 4, 'allowed_transitions/0/target'],
  ]);
  const document = [
    'budget: x',
    'input: { mode: maybe }',
    'states:',
    '  START:',
    '    prompt: x',
    '    effect: y',
  ];
  expect(await told(await fileWith('wf.yaml', document.join('\n')))).toEqual([
    ['bad-value', 1, 'budget'],
    ['bad-value', 2, 'input/mode'],
    ['bad-value', 6, 'states/START/effect'],
  ]);
  const repeated = 'states:\n  START: { prompt: x }\n  B:\n  - c: { d: 1, d: 2 }\n';
  expect((await told(await fileWith('wf.yaml', repeated)))[0]).toEqual([
    'front-matter-syntax',
    4,
    'states/B/0/c/d',
  ]);
  const graph = 'initial: a\nstates:\n  a: { type: engine, type: engine }\n';
  expect(await told(await fileWith('wf.yaml', graph))).toEqual([['front-matter-syntax', 3, 'states/a/type']]);
});

test.each([
  ['posix', ['START.md', '1_START.sh'], 'ambiguous-entry'],
  ['posix', ['START.bat', '1_START.ps1'], 'no-entry'],
  ['windows', ['START.sh', '1_START.sh'], 'no-entry'],
  ['windows', ['START.ps1', 'START.bat'], 'ambiguous-entry'],
] as const)('on %s %j is %s', async (platform, names, rule) => {
  const folder = await folderWith(Object.fromEntries(names.map((name) => [name, ''])));
  const { findings } = await readWorkflow(folder, { platform });
  expect(findings.map((finding) => finding.rule)).toEqual([rule]);
});

test('a state knows where its options were written', async () => {
  const options = 'allowed_transitions:\n- tag: goto\n  target: A\n- tag: result\n';
  const folder = await folderWith({ 'START.md': `---\n${options}---\n` });
  const document = await fileWith(
    'wf.yaml',
    `states:\n  START:\n    prompt: x\n    ${options.replaceAll('\n', '\n    ')}`,
  );
  const lines = async (path: string) => {
    const { options: place } = (await readWorkflow(path, posix)).states[0]!;
    const lineOf = (...way: (string | number)[]) => place!.source.lineOf([...place!.prefix, ...way]);
    return [
      lineOf(),
      lineOf('allowed_transitions'),
      lineOf('allowed_transitions', 0, 'target'),
      lineOf('allowed_transitions', 1),
      lineOf('allowed_transitions', 1, 'payload'),
    ];
  };
  expect(await lines(folder)).toEqual([2, 2, 4, 5, 5]);
  expect(await lines(document)).toEqual([2, 4, 6, 7, 7]);
});
