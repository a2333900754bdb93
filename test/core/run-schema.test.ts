import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sealAgent, sealRun } from '../../src/core/change.js';
import type { LoggedOutcome } from '../../src/core/events.js';
import { parseRun, run as runSchema } from '../../src/core/run-schema.js';
import { accountTurn } from '../../src/core/turns.js';
import { readStateFile } from '../../src/store/state-file.js';
import { StateWriter } from '../../src/store/state-writer.js';
import { EVERYTHING } from '../support/whole-run.js';

type Path = readonly (string | number)[];

interface Field {
  readonly path: Path;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

/** What of valibot's schemas is read here. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
}

/** Every field that the schema has, however deep, by its place in `EVERYTHING`. */
function fieldsOf(node: Node, path: Path = [], found: Field[] = []): Field[] {
  if (node.wrapped) return fieldsOf(node.wrapped, path, found);
  if (node.item) return fieldsOf(node.item, [...path, 0], found);
  for (const [name, each] of Object.entries(node.entries ?? {})) {
    const place = [...path, name];
    found.push({
      path: place,
      isOptional: each.type === 'exact_optional' || each.type === 'optional',
      isNullable: (each.type === 'optional' ? each.wrapped : each)?.type === 'nullable',
    });
    fieldsOf(each, place, found);
  }
  return found;
}

const FIELDS = fieldsOf(runSchema as unknown as Node);
const OBJECTS = [...new Set(FIELDS.map(({ path }) => JSON.stringify(path.slice(0, -1))))].map(
  (text) => JSON.parse(text) as Path,
);

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data);

/** `EVERYTHING` with a change in one of its objects. */
function changed(path: Path, change: (object: Record<string, unknown>) => void): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(EVERYTHING));
  change(valueAt(copy, path) as Record<string, unknown>);
  return copy;
}

const read = (data: unknown) => parseRun(JSON.parse(JSON.stringify(data)));

describe('every field of a run', () => {
  test('is in the sample', () => {
    expect(FIELDS.length).toBeGreaterThan(80);
    expect(FIELDS.filter(({ path }) => valueAt(EVERYTHING, path) == null)).toEqual([]);
    expect(FIELDS.filter(({ isOptional }) => isOptional).length).toBeGreaterThan(8);
  });

  test('is written and read again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'raymond-schema-'));
    try {
      const path = join(folder, 'r.json');
      const writer = new StateWriter(path);
      await writer.commit(sealRun({ ...EVERYTHING, agents: EVERYTHING.agents.map(sealAgent) }));
      await writer.close();
      expect(await readStateFile(path)).toEqual(EVERYTHING);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test.each(FIELDS.map((field) => [field.path.join('.'), field] as const))(
    '%s may be missing or null only where the schema says so, and is never of another type',
    (_, { path, isOptional, isNullable }) => {
      const name = String(path.at(-1));
      const set = (value: unknown) => read(changed(path.slice(0, -1), (object) => (object[name] = value)));
      const isTaken = (parsed: ReturnType<typeof parseRun>) => 'run' in parsed;
      expect([isTaken(set(undefined)), isTaken(set(null))]).toEqual([isOptional, isNullable]);
      expect(set({ other: [] })).toEqual({
        problem: expect.stringContaining(path.join('.')) as unknown as string,
      });
    },
  );
});

test.each(OBJECTS.map((path) => [path.join('.') || 'the run', path] as const))(
  'a key that is not known is refused by its name, not dropped: %s',
  (_, path) => {
    expect(read(changed(path, (object) => (object.colour = 'blue')))).toEqual({
      problem: `${[...path, 'colour'].join('.')}: this raymond does not know such a key. Was it written by a newer version?`,
    });
  },
);

describe('names that other records would inherit', () => {
  const NAMES = ['constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty'];

  test.each(NAMES)('variables and visits called %s survive', (name) => {
    const agent = {
      ...EVERYTHING.agents[0]!,
      variables: { [name]: 'one' },
      visits: { [name]: 2 },
      visits_before: { [name]: 1 },
    };
    const parsed = read({ ...EVERYTHING, agents: [agent] });
    if ('problem' in parsed) throw new Error(parsed.problem);
    const [back] = parsed.run.agents;
    expect(Object.entries(back!.variables)).toEqual([[name, 'one']]);
    expect(Object.entries(back!.visits)).toEqual([[name, 2]]);
    expect(Object.entries(back!.visits_before!)).toEqual([[name, 1]]);
    expect(Object.getPrototypeOf(back!.variables)).toBe(Object.prototype);
  });

  test('variables of any name and value survive', () => {
    const names = fc.oneof(fc.string(), fc.constantFrom(...NAMES));
    const variables = fc
      .array(fc.tuple(names, fc.string()))
      .map((entries) => Object.fromEntries(entries) as Record<string, string>);
    fc.assert(
      fc.property(variables, (values) => {
        const parsed = read({ ...EVERYTHING, agents: [{ ...EVERYTHING.agents[0]!, variables: values }] });
        expect('run' in parsed && Object.entries(parsed.run.agents[0]!.variables)).toEqual(
          Object.entries(values),
        );
      }),
    );
  });

  test('a value of the wrong type is told with its name', () => {
    const wrong = changed(['agents', 0, 'visits'], (visits) => Object.assign(visits, { constructor: -1 }));
    expect(read(wrong)).toEqual({
      problem: expect.stringMatching(/^agents\.0\.visits\.constructor: /) as unknown as string,
    });
    expect(read({ ...EVERYTHING, results: [] })).toEqual({
      problem: expect.stringMatching(/^results: /) as unknown as string,
    });
  });
});

test('a cost that grows beyond what JSON can write stays a number', () => {
  const usage = { ...EVERYTHING.usage, input_tokens: 1e308 };
  const outcome = { cost_usd: 1e308, basis: 'reported', usage } as LoggedOutcome;
  const agents = ['main', 'main_a1', 'main_b2'].map((id) => {
    const { accounted: _, ...turn } = EVERYTHING.agents[0]!.turn;
    return sealAgent({ ...EVERYTHING.agents[0]!, id, turn });
  });
  const run = agents.reduce(
    (sum, { id }) => accountTurn(sum, id, outcome).run,
    sealRun({ ...EVERYTHING, agents }),
  );
  expect(read(run)).toEqual({ run });
  expect([run.total_cost_usd, run.usage.input_tokens]).toEqual([Number.MAX_VALUE, Number.MAX_VALUE]);
});
