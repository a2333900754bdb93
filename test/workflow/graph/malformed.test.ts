import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { WorkflowError } from '../../../src/core/errors.js';
import { SEED } from '../../support/seed.js';
import { KINDS, Mutator, pathText, SUB } from './mutations.js';
import { EVERYTHING, load, MAIN, type Project } from './samples.js';

/** The problems of a graph that cannot be loaded. Any other error than a WorkflowError fails the test. */
async function refusal(project: Project): Promise<string> {
  try {
    await load(project);
  } catch (error) {
    if (error instanceof WorkflowError) return error.located.replaceAll('/project/', '');
    throw error;
  }
  return 'accepted';
}

describe('five hundred malformed graphs', () => {
  const mutator = new Mutator(SEED);
  const kinds = Object.keys(KINDS);
  const mutations = Array.from({ length: 500 }, (_, index) => mutator.make(kinds[index % kinds.length]!));

  test('are as many kinds as there are', () => {
    expect(new Set(mutations.map(({ kind }) => kind)).size).toBe(10);
    const different = new Set(mutations.map(({ project }) => `${project[MAIN]}${project[SUB]}`));
    expect(different.size).toBeGreaterThan(350);
  });

  test.each(
    mutations.map(
      (mutation, index) => [index + 1, mutation.kind, pathText(mutation.path), mutation] as const,
    ),
  )(`seed ${SEED}, %i: %s at %s`, async (_, kind, path, { file, project }) => {
    const text = await refusal(project);
    expect(text).not.toMatch(/\n\s+at |TypeError|undefined|\[object/);
    const lines = text.split('\n');
    for (const line of lines) expect(line).toMatch(/^\S+:\d+: \S+/);
    const own = lines.find((line) => line.startsWith(`${file}:`) && line.includes(`: ${path}`));
    expect(own ?? `${file}, ${path}: ${text}`).toBe(own);
    const number = Number(own?.slice(file.length + 1).split(':')[0]);
    const key = path.split(/[.[]/).findLast((part) => !/^\d+\]$/.test(part)) ?? '';
    // What is missing has the line of what it is missing in; an item has its own.
    if (kind !== 'missing field' && !path.endsWith(']'))
      expect(project[file]!.split('\n')[number - 1]).toContain(key);
  });
});

describe('any YAML document', () => {
  const scrap = fc.constantFrom<unknown>(
    ...[
      'agent',
      'script',
      'command',
      'engine',
      'group',
      'PASSED',
      'FAILED',
      'a',
      'b',
      '${a}',
      '',
      './sub.yaml',
    ],
    ...[null, true, 0, -1, 1.5, [], {}],
  );
  const key = fc.constantFrom(
    ...[
      'type',
      'agent',
      'script',
      'command',
      'group',
      'on',
      'transitions',
      'continue',
      'approval',
      'skip',
      'teach',
    ],
    ...[
      'output',
      'expose',
      'feedback',
      'max_visits',
      'reset_outputs',
      'reset_max_visits',
      'notify',
      'args',
      'out',
    ],
    ...['PASSED', 'FAILED', 'default', 'question', 'count', 'a', 'b', '__proto__', 'constructor', 'success'],
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      scrap,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
    ),
  }));
  const state = fc
    .array(fc.tuple(key, value), { maxLength: 8 })
    .map((entries) => Object.fromEntries(entries));

  const isHandled = async (data: unknown): Promise<void> => {
    const text = stringify(data, { lineWidth: 0 });
    const found = await refusal({ ...EVERYTHING, [MAIN]: text });
    if (found === 'accepted') return;
    for (const line of found.split('\n')) expect(line).toMatch(/^\S+:\d+: /);
  };

  test('is loaded or refused', async () => {
    await fc.assert(fc.asyncProperty(fc.jsonValue(), isHandled), { numRuns: 300 });
  });

  test('is loaded or refused, where it looks like a graph', async () => {
    const top = fc.record({
      initial: scrap,
      states: fc.dictionary(fc.constantFrom('a', 'b', 'c.d', '1'), fc.oneof(state, value), { maxKeys: 4 }),
      inputs: fc.option(value, { nil: undefined }),
      error: fc.option(scrap, { nil: undefined }),
    });
    await fc.assert(fc.asyncProperty(top, isHandled), { numRuns: 400 });
  });

  test('and so is any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (content) => {
        expect(await refusal({ ...EVERYTHING, [MAIN]: content })).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    '&a [*a]',
    '&a { initial: *a }',
    '['.repeat(2000),
    '\0',
    '---\n---\n',
    '? [a]\n: b\n',
    '"\\ud800": 1',
  ])('and so is this one: %#', async (content) => {
    expect(await refusal({ ...EVERYTHING, [MAIN]: content })).toMatch(/^\S+:\d+: /);
  });
});
