import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { linesOf, lintPath } from '../../../src/workflow/lint/lint.js';
import { type Files, fileWith, folderWith, zipOf } from '../containers.js';

const POLICY = '---\nallowed_transitions:\n  - { tag: result }\n---\nEnd with <result>x</result>.';

/** Errors and warnings as `file:line rule`, files relative to the folder. */
async function findingsOf(path: string, folder: string): Promise<string[]> {
  const findings = await lintPath(path, { platform: 'posix', cwd: folder });
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ file, line, rule }) => `${file.replace(join(folder, '/'), '')}:${line} ${rule}`);
}

async function inFolder(files: Files, path = ''): Promise<string[]> {
  const folder = await folderWith(files);
  return findingsOf(join(folder, path), folder);
}

const DOCUMENT = `name: doc
budgett: 3
states:
  START:
    allowed_transitions:
      - { tag: goto, target: NOPE }
      - { tag: call, target: WORK }
      - { tag: fork, target: WORK, next: GONE }
      - { tag: goto, target: "../x" }
    max_visits: { count: 2, goto: NOWHERE }
    prompt: |
      Hello, WORK and NOPE and GONE.
  WORK:
    sh: |
      # raymond: timout=3
      echo "<result>x</result>"
      if true; then
  LEFT:
    join: { of: all, timeout: 2h }
    alowed_transitions: []
    prompt: <result>x</result>
`;

describe('each finding has the line of the file that it stands in', () => {
  test('in a YAML document', async () => {
    const file = await fileWith('doc.yaml', DOCUMENT);
    expect(await findingsOf(file, join(file, '..'))).toEqual([
      'doc.yaml:2 misspelt-key',
      'doc.yaml:6 missing-target',
      'doc.yaml:7 missing-return',
      'doc.yaml:8 missing-next',
      'doc.yaml:9 path-in-target',
      'doc.yaml:10 missing-target',
      'doc.yaml:15 misspelt-key',
      'doc.yaml:17 script-syntax',
      'doc.yaml:19 join-timeout-without-target',
      'doc.yaml:20 misspelt-key',
    ]);
  });

  test('in an archive', async () => {
    const files = {
      'START.md': POLICY.replace('result }', 'goto, target: NOPE }').replace(/End.*/, 'Go on.'),
      'B.sh': 'echo "<result>x</result>"; if\n',
    };
    const file = await fileWith('wf.zip', await zipOf(files));
    expect(await findingsOf(file, join(file, '..'))).toEqual([
      'wf.zip/B.sh:1 script-syntax',
      'wf.zip/START.md:3 missing-target',
    ]);
  });

  test('in workflows that it uses, under the names of their own files', async () => {
    const policy = (target: string) =>
      POLICY.replace('result }', `goto, target: "${target}" }`).replace(/End.*/, 'Go on.');
    const files = {
      'main/workflow.yaml':
        'workflows:\n  other: ../other\n  doc: ../doc.yaml\n  gone: ../gone\n  bad: ../bad.zip\n',
      'main/START.md': policy('other:NOPE'),
      'other/START.md': policy('NOWHERE'),
      'doc.yaml': DOCUMENT.replace('budgett', 'budget'),
      'bad.zip': 'junk',
    };
    expect(await inFolder(files, 'main')).toEqual([
      'doc.yaml:6 missing-target',
      'doc.yaml:7 missing-return',
      'doc.yaml:8 missing-next',
      'doc.yaml:9 path-in-target',
      'doc.yaml:10 missing-target',
      'doc.yaml:15 misspelt-key',
      'doc.yaml:17 script-syntax',
      'doc.yaml:19 join-timeout-without-target',
      'doc.yaml:20 misspelt-key',
      'main/START.md:3 missing-target',
      'main/workflow.yaml:4 missing-import',
      'main/workflow.yaml:5 missing-import',
      'other/START.md:3 missing-target',
    ]);
  });

  test('in a state graph and the files of its groups', async () => {
    const graph = `initial: build
error: broken
color: red
states:
  build:
    type: command
    command: make
    on: { PASSED: dnoe }
    prompt: x
  grp:
    type: group
    group: inner.yaml
    continue: done
  done: { type: engine, success: maybe }
  circle: { type: engine, skip: circle }
  broken: { type: engine, success: false }
`;
    const inner =
      'states:\n  one: { type: command, command: "true", continue: twoo }\n  two: { type: engine, out: true }\n';
    expect(await inFolder({ 'workflow.yaml': graph, 'inner.yaml': inner })).toEqual([
      'inner.yaml:2 unknown-route-target',
      'workflow.yaml:3 unknown-key',
      'workflow.yaml:8 unknown-route-target',
      'workflow.yaml:9 bad-value',
      'workflow.yaml:14 bad-value',
      'workflow.yaml:15 bad-value',
    ]);
  });
});

test('what a state lacks is not told where what it says could not be read', async () => {
  const files = {
    'START.md':
      '---\ntimeout: soon\nallowed_transitions:\n  - { tag: goto, target: NEXT }\n---\nSay <result>x</result>.',
    'NEXT.md': POLICY,
    'BAD.md': '---\nmodel: [\n---\nDo something.',
  };
  const folder = await folderWith(files);
  const findings = await lintPath(folder, { platform: 'posix' });
  expect(findings.map(({ rule }) => rule)).toEqual(['front-matter-syntax', 'bad-value']);
});

test('a state of a graph that nothing leads to is told, be it behind a skip, a limit, an approval or a failure', async () => {
  const graph = `initial: a
error: broken
states:
  a: { type: command, command: "true", transitions: { x: b, default: c } }
  b: { type: engine, skip: d }
  c: { type: command, command: "true", max_visits: { count: 2, continue: e }, continue: a }
  d: { type: command, command: "true", approval: { question: "ok?", PASSED: e, FAILED: f } }
  e: { type: engine }
  f: { type: group, group: inner.yaml, continue: e }
  broken: { type: engine, success: false }
  left: { type: command, command: "true", continue: lost }
  lost: { type: engine }
  grp: { type: group, group: inner.yaml, continue: e }
`;
  const inner =
    'states:\n  one: { type: command, command: "true", continue: two }\n  two: { type: engine, out: true }\n';
  const found = await inFolder({ 'workflow.yaml': graph, 'inner.yaml': inner });
  expect(found).toEqual([
    'inner.yaml:2 unreachable-state',
    'inner.yaml:3 unreachable-state',
    'workflow.yaml:11 unreachable-state',
    'workflow.yaml:12 unreachable-state',
  ]);
});

test('the line of a finding is that of its file, be it in an archive', async () => {
  const folder = await folderWith({
    'A.md': '\ufeffone\r\ntwo\n',
    'wf.zip': await zipOf({ 'B.md': 'three\nfour' }),
    'bad.zip': 'junk',
  });
  const places: readonly (readonly [name: string, line: number, text: string | null])[] = [
    ...([
      ['A.md', 1, 'one'],
      ['A.md', 2, 'two'],
      ['A.md', 9, null],
      ['NONE.md', 1, null],
    ] as const),
    ...([
      ['wf.zip/B.md', 2, 'four'],
      ['wf.zip/NONE.md', 1, null],
    ] as const),
    ['bad.zip/B.md', 1, null],
  ];
  const findings = places.map(([name, line]) => ({ file: join(folder, name), line }));
  const lineOf = await linesOf(findings);
  expect(findings.map(lineOf)).toEqual(places.map(([, , text]) => text));
  expect(lineOf({ file: join(folder, 'A.md') })).toBeNull();
  expect(lineOf({ file: join(folder, 'wf.zip'), line: 1 })).toBeNull();
});

test('what is found is told by file, line and column, whichever rule has found it', async () => {
  const files = {
    'START.md':
      '{{typo}} <call-workflow return="B">x</call-workflow> or <goto>NO</goto>, <result>x</result>\n',
    'B.md': '\n<goto>NO</goto> or <call-workflow return="B">x</call-workflow>',
    'A.sh': 'make',
  };
  const folder = await folderWith(files);
  const findings = await lintPath(folder, { platform: 'posix', cwd: folder });
  const places = findings.map(({ file, line, column }) => [basename(file), line!, column ?? 1] as const);
  expect(places.length).toBeGreaterThan(6);
  expect(places).toEqual(
    places.toSorted(([a, ...at], [b, ...to]) => (a < b ? -1 : a > b ? 1 : at[0] - to[0] || at[1] - to[1])),
  );
});
