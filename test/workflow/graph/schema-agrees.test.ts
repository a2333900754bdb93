import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import type { Ajv as AjvClass, ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { type Document, isCollection, isSeq, parse, parseDocument } from 'yaml';
import { WorkflowError } from '../../../src/core/errors.js';
import { SEED } from '../../support/seed.js';
import { fieldsOf, KINDS, Mutator, type Path, SUB } from './mutations.js';
import { EVERYTHING, load, MAIN, type Project } from './samples.js';

// What editors check graphs with, and what the loader does (spec 5.11): the schemas never refuse what the loader takes,
// and refuse what it refuses, but for names that have to be somebody's.
const require = createRequire(import.meta.url);
const { Ajv } = require('ajv') as { Ajv: typeof AjvClass };

function schemaOf(name: string): ValidateFunction {
  return new Ajv({ strict: true, allErrors: true }).compile(
    JSON.parse(readFileSync(`docs/${name}.schema.json`, 'utf8')),
  );
}
const SCHEMAS: Readonly<Record<string, ValidateFunction>> = {
  [MAIN]: schemaOf('workflow'),
  [SUB]: schemaOf('group'),
};

/** What no schema of one file can know: what others are called, and what stands in other files. */
const ABOUT_OTHERS = [
  /there is no state "/,
  /names no variable/,
  /is not filled in here/,
  /skip each other in a circle/,
  /is not in \S+-registry\.json/,
  /keeps no output to learn from/,
  /its output would be the file that holds/,
  /is declared twice/,
  /are one variable, which/,
  /is an input; feedback needs/,
  /there is no file /,
  /must be a terminal state, but/,
  /which is called \S+ as well/,
  /the outcome of an engine state is always PASSED: .*/,
  /is a terminal state's verdict, and this one goes on/,
  /the group holds itself/,
];
/** The last of these are said of the file that they are about, unless a group's routing is meant. */
const OF_GROUPS = /the outcome of an engine state|is a terminal state's verdict/;

/** What the loader has against one file by itself. */
async function problemsOf(project: Project, file: string): Promise<string[]> {
  try {
    await load(project);
    return [];
  } catch (error) {
    if (!(error instanceof WorkflowError)) throw error;
    const lines = error.located.replaceAll('/project/', '').split('\n');
    const data = parse(project[file]!, { merge: true }) as { states?: Record<string, { out?: unknown }> };
    return lines.filter((line) => {
      if (!line.startsWith(`${file}:`)) return false;
      if (!ABOUT_OTHERS.some((pattern) => pattern.test(line))) return true;
      const [, state] = /: states\.([^.]+)\./.exec(line) ?? [];
      return OF_GROUPS.test(line) && data.states?.[state ?? '']?.out !== true;
    });
  }
}

function refusalOf(project: Project, file: string): string {
  const check = SCHEMAS[file]!;
  const data = parse(project[file]!, { merge: true, maxAliasCount: -1 });
  if (check(data)) return '';
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
}

async function agree(project: Project, file: string): Promise<void> {
  const loader = await problemsOf(project, file);
  const schema = refusalOf(project, file);
  if (loader.length > 0 === (schema !== '')) return;
  throw new Error(
    `the loader: ${loader.join('; ') || 'fine'}\nthe schema: ${schema || 'fine'}\n${project[file]}`,
  );
}

test('the sample projects are fine by both', () => {
  expect(refusalOf(EVERYTHING, MAIN)).toBe('');
  expect(refusalOf(EVERYTHING, SUB)).toBe('');
  for (const [name, file] of [
    ['workflow', MAIN],
    ['build-steps', SUB],
  ] as const) {
    const text = readFileSync(`workflows/raili-ticket/.raili/main/${name}.yaml`, 'utf8');
    expect(refusalOf({ [file]: text }, file)).toBe('');
  }
});

test('a field that is left empty, and a merge key, are fine in an editor too', () => {
  const graph = `initial: a
<<: { budget: 3 }
error:
states:
  a: &base { type: command, command: x, continue: b, notify: , output: , max_visits: { count: 3, continue: } }
  c: { <<: *base, command: y }
  d: { type: command, command: x, transitions: { <<: { k: b }, x: b } }
  b: { type: engine, notify: , skip: }
`;
  const check = SCHEMAS[MAIN]!;
  // An editor's YAML shows the key as it stands.
  check(parse(graph, { merge: false }));
  expect(check.errors ?? []).toEqual([]);
});

describe('five hundred broken graphs', () => {
  const mutator = new Mutator(SEED);
  // A file that has a key twice is none that a schema sees.
  const kinds = Object.keys(KINDS).filter((kind) => kind !== 'duplicate key');
  test.each(kinds)('%s', async (kind) => {
    for (let count = 0; count < 500 / kinds.length; count++) {
      const { project, file } = mutator.make(kind);
      await agree(project, file);
    }
  });
});

describe('what a schema can say, it says', () => {
  type Change = (document: Document) => void;
  const set =
    (path: Path, value: unknown): Change =>
    (document) =>
      document.setIn(path, document.createNode(value));
  test.each<[name: string, file: string, change: Change]>([
    ['two routings', MAIN, set(['states', 'code', 'continue'], 'done')],
    [
      'an approval beside another routing',
      MAIN,
      set(['states', 'check', 'approval'], { question: 'q', PASSED: 'done', FAILED: 'done' }),
    ],
    ['`success` of a state that goes on', MAIN, set(['states', 'done', 'continue'], 'broken')],
    [
      'an engine state without PASSED',
      MAIN,
      set(['states', 'start'], { type: 'engine', transitions: { ready: 'done' } }),
    ],
    ['`on` without PASSED', MAIN, set(['states', 'code', 'on'], { FAILED: 'done' })],
    [
      'a lesson out of two places',
      MAIN,
      set(['states', 'test', 'teach', 'coder', 0], { output: 'test', var: '${id}' }),
    ],
    ['a lesson out of none', MAIN, set(['states', 'test', 'teach', 'coder', 0], { scope: 'workflow' })],
    ['`out` outside of a group', MAIN, set(['states', 'code', 'out'], true)],
    ['a name with a slash', MAIN, set(['states', 'a/b'], { type: 'engine' })],
    ['a name that is a path', MAIN, set(['states', '..'], { type: 'engine' })],
    ['a name that ends in a space', MAIN, set(['states', 'a '], { type: 'engine' })],
    ['a group of an absolute path', MAIN, set(['states', 'build_group', 'group'], '/etc/group.yaml')],
    ['a group from the home folder', MAIN, set(['states', 'build_group', 'group'], '~/group.yaml')],
    ['an unknown permission mode', MAIN, set(['permission_mode'], 'all')],
    ['a rule that is none', MAIN, set(['allow'], ['Bash('])],
    ['a result_schema that is a list', MAIN, set(['states', 'code', 'result_schema'], ['a.json'])],
    ['an input that is the name of the workflow', MAIN, set(['inputs', 0], 'Workflow')],
    ['an exposed name that is', MAIN, set(['states', 'test', 'expose', 0], 'workflow?')],
    ['an outcome without a target', MAIN, set(['states', 'analyze', 'transitions', 'ready'], null)],
    ['no outcome but an empty default', MAIN, set(['states', 'analyze', 'transitions'], { default: null })],
    ['a NUL in a command', MAIN, set(['states', 'review', 'command'], 'a\0b')],
    ['an `out` state that goes on', SUB, set(['states', 'verify', 'continue'], 'ask')],
    ['an `out` state that is skipped', SUB, set(['states', 'verify', 'skip'], 'ask')],
    [
      'an `out` state with a way out of its visits',
      SUB,
      set(['states', 'verify', 'max_visits'], { count: 1, continue: 'ask' }),
    ],
    ['a group that never ends', SUB, set(['states', 'verify', 'out'], false)],
    ['`initial` in a group', SUB, set(['initial'], 'compile')],
  ])('%s', async (_, file, change) => {
    const document = parseDocument(EVERYTHING[file]!);
    change(document);
    const project = { ...EVERYTHING, [file]: document.toString({ lineWidth: 0 }) };
    expect(await problemsOf(project, file)).not.toEqual([]);
    expect(refusalOf(project, file)).not.toBe('');
  });

  test.each<[name: string, file: string, change: Change]>([
    ['$schema', MAIN, set(['$schema'], '../docs/workflow.schema.json')],
    ['$schema of a group', SUB, set(['$schema'], '../docs/group.schema.json')],
    [
      'a group in a group',
      SUB,
      set(['states', 'unused'], {
        type: 'group',
        group: 'build-steps.yaml',
        continue: 'compile',
        max_visits: null,
      }),
    ],
    [
      'settings of the whole',
      MAIN,
      (document) => {
        const settings = {
          allow: ['Bash(npm test:*)'],
          deny: ['WebFetch'],
          permission_mode: 'plan',
          mcp: { docs: { command: 'x' } },
          mcp_strict: true,
          system_prompt: { file: 'p.md' },
          add_dirs: ['..'],
          fallback_model: 'sonnet',
          args: ['--x'],
          tools: ['Read'],
          ai_credit_usd: 0.02,
          result_schema: { type: 'object' },
        };
        for (const [key, value] of Object.entries(settings))
          document.setIn([key], document.createNode(value));
      },
    ],
    [
      '`Passed` and default of an engine state',
      MAIN,
      set(['states', 'start'], { type: 'engine', transitions: { Passed: 'done', default: null } }),
    ],
    ['`success` of a terminal one whose `on` is left empty', MAIN, set(['states', 'done', 'on'], null)],
  ])('and it takes what the loader takes: %s', async (_, file, change) => {
    const document = parseDocument(EVERYTHING[file]!);
    change(document);
    const project = { ...EVERYTHING, [file]: document.toString({ lineWidth: 0 }) };
    expect(await problemsOf(project, file)).toEqual([]);
    expect(refusalOf(project, file)).toBe('');
  });
});

describe('whatever is changed in a good graph', () => {
  const value = fc.constantFrom<unknown>(
    ...[
      null,
      true,
      false,
      0,
      1,
      2.5,
      -1,
      '',
      ' ',
      'done',
      'code',
      'compile',
      'verify',
      '${id}',
      '${x}',
      'a b',
      'workflow',
      'x?',
      '/abs',
      '~/x',
      './sub.yaml',
      'a\0b',
    ],
    ...[
      [],
      {},
      ['done'],
      ['x', 'x'],
      [null],
      { PASSED: 'done' },
      { PASSED: 'compile', FAILED: null },
      { default: 'done' },
      { ok: null },
    ],
    ...[
      { count: 2, continue: 'done' },
      { count: 0 },
      { store: true, tail: null },
      { question: 'q', PASSED: 'done', FAILED: 'done' },
    ],
    ...[
      { expose_var: 'wish' },
      { coder: [{ output: 'test' }] },
      { coder: [{}] },
      { coder: null },
      { type: 'engine' },
      { type: 'object' },
    ],
    ...['agent', 'script', 'command', 'engine', 'group'],
  );
  const key = fc.constantFrom(
    ...[
      'type',
      'on',
      'transitions',
      'continue',
      'approval',
      'skip',
      'out',
      'success',
      'notify',
      'max_visits',
      'teach',
      'feedback',
    ],
    ...[
      'output',
      'expose',
      'args',
      'reset_outputs',
      'PASSED',
      'FAILED',
      'default',
      'count',
      'var',
      'scope',
      'initial',
      'states',
    ],
    ...['result_schema', 'mcp', 'allow', 'inputs', '$schema', 'x', 'a/b', '..', ' x', 'constructor'],
  );
  const edit = fc.record({ at: fc.nat(), kind: fc.constantFrom('set', 'add', 'delete'), key, value });

  test.each([MAIN, SUB])('%s: both agree', async (file) => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const document = parseDocument(EVERYTHING[file]!);
        for (const { at, kind, key: name, value: scrap } of edits) {
          const paths = fieldsOf(document);
          const path = paths[at % paths.length];
          if (path === undefined) continue;
          const inner = document.getIn(path);
          if (kind === 'delete') document.deleteIn(path);
          else if (kind === 'set' || !isCollection(inner)) document.setIn(path, document.createNode(scrap));
          else document.setIn([...path, isSeq(inner) ? 0 : name], document.createNode(scrap));
        }
        const text = document.toString({ lineWidth: 0 });
        await agree({ ...EVERYTHING, [file]: text }, file);
      }),
      { numRuns: 300, seed: SEED },
    );
  });
});
