import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Document, isMap, isScalar, Pair, parseDocument, Scalar, stringify, type YAMLMap } from 'yaml';
import { WorkflowError } from '../../../src/core/errors.js';
import { SEED } from '../../support/seed.js';
import { EVERYTHING, load, MAIN, type Project } from './samples.js';

type Path = (string | number)[];

const SUB = '.raili/main/build-steps.yaml';

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Mutation {
  readonly kind: string;
  readonly file: string;
  readonly project: Project;
  readonly path: Path;
}

/** Mappings in which every key is the language's own. */
const CLOSED: Record<string, Path[]> = {
  [MAIN]: [
    [],
    ['input'],
    ['inputs', 1],
    ...['start', 'analyze', 'code', 'test', 'review', 'build_group', 'old', 'done'].map((name) => [
      'states',
      name,
    ]),
    ['states', 'start', 'on'],
    ['states', 'analyze', 'output'],
    ['states', 'test', 'max_visits'],
    ['states', 'test', 'teach', 'coder', 1],
    ['states', 'review', 'approval'],
    ['states', 'build_group', 'feedback'],
    ['states', 'build_group', 'on'],
  ],
  [SUB]: [[], ['states', 'compile'], ['states', 'ask', 'approval'], ['states', 'compile', 'max_visits']],
};

const TARGETS: Record<string, Path[]> = {
  [MAIN]: [
    ['initial'],
    ['error'],
    ['states', 'start', 'on', 'PASSED'],
    ['states', 'code', 'on', 'FAILED'],
    ['states', 'start', 'reset_outputs', 1],
    ['states', 'analyze', 'transitions', 'ready'],
    ['states', 'analyze', 'transitions', 'default'],
    ['states', 'test', 'max_visits', 'continue'],
    ['states', 'test', 'teach', 'coder', 0, 'output'],
    ['states', 'review', 'approval', 'PASSED'],
    ['states', 'review', 'approval', 'FAILED'],
    ['states', 'review', 'reset_max_visits', 0],
    ['states', 'build_group', 'on', 'FAILED'],
    ['states', 'old', 'skip'],
    ['states', 'check', 'continue'],
  ],
  [SUB]: [
    ['states', 'compile', 'on', 'PASSED'],
    ['states', 'compile', 'max_visits', 'continue'],
    ['states', 'ask', 'approval', 'PASSED'],
    ['states', 'ask', 'reset_outputs', 0],
    ['states', 'ask', 'reset_max_visits', 0],
    ['states', 'unused', 'skip'],
    ['states', 'unused', 'continue'],
    ['states', 'verify', 'teach', 'analyzer', 0, 'output'],
  ],
};

const REQUIRED: Record<string, Path[]> = {
  [MAIN]: [
    ['initial'],
    ['states'],
    ['inputs', 1, 'name'],
    ['states', 'start', 'on', 'PASSED'],
    ['states', 'analyze', 'type'],
    ['states', 'analyze', 'agent'],
    ['states', 'test', 'script'],
    ['states', 'test', 'max_visits', 'count'],
    ['states', 'review', 'command'],
    ['states', 'review', 'approval', 'question'],
    ['states', 'review', 'approval', 'PASSED'],
    ['states', 'review', 'approval', 'FAILED'],
    ['states', 'build_group', 'group'],
    ['states', 'build_group', 'feedback', 'expose_var'],
  ],
  [SUB]: [
    ['states'],
    ['states', 'verify', 'script'],
    ['states', 'ask', 'approval', 'question'],
    ['states', 'ask', 'type'],
  ],
};

/** Every key and item of a file, free names aside. */
function fieldsOf(document: Document): Path[] {
  const paths: Path[] = [];
  const walk = (value: unknown, path: Path): void => {
    if (path.length > 0) paths.push(path);
    if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
  };
  walk(document.toJS(), []);
  return paths;
}

const ROUTINGS: Record<string, unknown> = {
  on: { PASSED: 'done' },
  transitions: { default: 'done' },
  continue: 'done',
  approval: { question: 'Well?', PASSED: 'done', FAILED: 'done' },
};

class Mutator {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)]!;
  }

  word(): string {
    return `zz${Math.floor(this.random() * 1e6)}`;
  }

  make(kind: keyof typeof KINDS): Mutation {
    const file = kind === 'two routings' || this.random() < 0.7 ? MAIN : SUB;
    const document = parseDocument(EVERYTHING[file]!);
    const path = KINDS[kind]!(this, document, file);
    return { kind, file, path, project: { ...EVERYTHING, [file]: document.toString({ lineWidth: 0 }) } };
  }
}

const KINDS: Record<string, (mutator: Mutator, document: Document, file: string) => Path> = {
  'unknown key': (mutator, document, file) => {
    const path = [...mutator.pick(CLOSED[file]!), mutator.word()];
    document.setIn(path, mutator.pick(['x', 1, true, ['a'], { a: 1 }]));
    return path;
  },
  'wrong type': (mutator, document) => {
    const path = mutator.pick(
      fieldsOf(document).filter(
        (each) => !(each.at(-1) === 'type' || each.at(-1) === 'teach' || each[0] === 'description'),
      ),
    );
    const now = document.getIn(path);
    const isText = isScalar(document.getIn(path, true)) && typeof now === 'string';
    const others: unknown[] = isText ? [1, false, null, ['done'], { done: 1 }] : ['done', [[]], null, -0.5];
    document.setIn(
      path,
      document.createNode(mutator.pick<unknown>(typeof now === 'object' ? ['done', null, 7] : others)),
    );
    return path;
  },
  'missing field': (mutator, document, file) => {
    const path = mutator.pick(REQUIRED[file]!);
    document.deleteIn(path);
    return path;
  },
  'dangling target': (mutator, document, file) => {
    const path = mutator.pick(TARGETS[file]!);
    document.setIn(path, mutator.word());
    return path;
  },
  'duplicate key': (mutator, document) => {
    const path = mutator.pick(fieldsOf(document).filter((each) => typeof each.at(-1) === 'string'));
    const map = document.getIn(path.slice(0, -1), true) as YAMLMap | undefined;
    const around = isMap(map) ? map : (document.contents as YAMLMap);
    around.items.push(new Pair(new Scalar(path.at(-1)), new Scalar('again')));
    return path;
  },
  'circle of skips': (mutator, document) => {
    const names = Object.keys(document.toJS().states).filter((name) => name !== 'broken');
    const first = Math.floor(mutator.random() * names.length);
    const circle = [0, 1, 2]
      .slice(0, 1 + Math.floor(mutator.random() * 3))
      .map((step) => names[(first + step) % names.length]!);
    for (const [index, name] of circle.entries()) {
      document.setIn(['states', name, 'skip'], circle[(index + 1) % circle.length]);
    }
    return ['states', names.find((name) => circle.includes(name))!, 'skip'];
  },
  'two routings': (mutator, document) => {
    const states = Object.entries(document.toJS().states as Record<string, Record<string, unknown>>);
    const [name, state] = mutator.pick(
      states.filter(([, each]) => Object.keys(ROUTINGS).some((key) => key in each)),
    );
    const key = mutator.pick(Object.keys(ROUTINGS).filter((each) => !(each in state)));
    document.setIn(['states', name, key], document.createNode(ROUTINGS[key]));
    const order = Object.keys(ROUTINGS).filter((each) => each in state || each === key);
    return ['states', name, order[1]!];
  },
  'field of another type': (mutator, document) => {
    const states = Object.entries(document.toJS().states as Record<string, Record<string, unknown>>);
    const [name, state] = mutator.pick(states);
    const fields: Record<string, Record<string, unknown>> = {
      agent: { agent: 'coder', prompt: 'x', model: 'y' },
      script: { script: 'run_tests', args: ['a'] },
      command: { command: 'ls', directory: '.' },
      engine: { success: true },
      group: { group: 'x.yaml' },
    };
    const owner = mutator.pick(Object.keys(fields).filter((type) => type !== state.type));
    const key = mutator.pick(Object.keys(fields[owner]!));
    document.setIn(['states', name, key], document.createNode(fields[owner]![key]));
    return ['states', name, key];
  },
  'unknown variable': (mutator, document, file) => {
    const paths: Record<string, Path[]> = {
      [MAIN]: [
        ['states', 'start', 'notify'],
        ['states', 'analyze', 'prompt'],
        ['states', 'test', 'args', 0],
        ['states', 'test', 'teach', 'coder', 1, 'var'],
        ['states', 'review', 'directory'],
        ['states', 'review', 'approval', 'question'],
        ['states', 'review', 'approval', 'notify'],
        ['states', 'build_group', 'feedback', 'question'],
      ],
      [SUB]: [
        ['states', 'ask', 'approval', 'question'],
        ['states', 'verify', 'args', 0],
      ],
    };
    const path = mutator.pick(paths[file]!);
    document.setIn(path, `\${${mutator.word()}}`);
    return path;
  },
  'unknown agent or script': (mutator, document, file) => {
    const paths: Record<string, Path[]> = {
      [MAIN]: [
        ['states', 'analyze', 'agent'],
        ['states', 'code', 'agent'],
        ['states', 'test', 'script'],
        ['states', 'check', 'script'],
      ],
      [SUB]: [['states', 'verify', 'script']],
    };
    if (mutator.random() < 0.4) {
      const path: Path = ['states', file === MAIN ? 'start' : 'ask', 'teach', mutator.word()];
      document.setIn(path, document.createNode([{ var: '${workflow}' }]));
      return path;
    }
    const path = mutator.pick(paths[file]!);
    document.setIn(path, mutator.word());
    return path;
  },
};

function pathText(path: Path): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
}

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

describe('three hundred malformed graphs', () => {
  const mutator = new Mutator(SEED);
  const kinds = Object.keys(KINDS);
  const mutations = Array.from({ length: 300 }, (_, index) => mutator.make(kinds[index % kinds.length]!));

  test('are as many kinds as there are', () => {
    expect(new Set(mutations.map(({ kind }) => kind)).size).toBe(10);
    const different = new Set(mutations.map(({ project }) => `${project[MAIN]}${project[SUB]}`));
    expect(different.size).toBeGreaterThan(200);
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
