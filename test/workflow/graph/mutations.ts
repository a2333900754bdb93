import { type Document, isMap, isScalar, Pair, parseDocument, Scalar, type YAMLMap } from 'yaml';
import { EVERYTHING, MAIN, type Project } from './samples.js';

// Ways to break a good state graph, each with the file and the way to what is broken.

export type Path = (string | number)[];

export const SUB = '.raili/main/build-steps.yaml';

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

export interface Mutation {
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
export function fieldsOf(document: Document): Path[] {
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

export class Mutator {
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

export const KINDS: Record<string, (mutator: Mutator, document: Document, file: string) => Path> = {
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
    // Nothing at all is no wrong value: the field counts as absent.
    const others: unknown[] = isText ? [1, false, ['done'], { done: 1 }] : ['done', [[]], -0.5];
    document.setIn(
      path,
      document.createNode(mutator.pick<unknown>(typeof now === 'object' ? ['done', true] : others)),
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

export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
}
