import { Validator } from '@cfworker/json-schema';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ResultSchema } from '../../../src/core/typed/result-schema.js';
import { schemaCompiler } from '../../../src/workflow/schemas/compile.js';
import { SCHEMAS } from '../../support/result-schemas.js';

const compile = schemaCompiler();

function compiled(schema: unknown): ResultSchema {
  const made = compile(schema);
  if ('problems' in made) throw new Error(made.problems[0].message);
  return made.schema;
}
const problemsOf = (schema: unknown) => {
  const made = compile(schema);
  return 'problems' in made ? made.problems.map(({ path, message }) => `${path.join('/')}: ${message}`) : [];
};

describe('no usable schema is', () => {
  test.each([
    [{ type: 'objekt' }, 'type', /allowed values/],
    [{ properties: { a: { minimum: 'x' } } }, 'properties/a/minimum', /must be number/],
    [{ propertys: {} }, 'propertys', /unknown keyword/],
    [{ properties: { a: { require: ['b'] } } }, 'properties/a/require', /unknown keyword/],
    [{ items: [{}] }, 'items', /must be object,boolean/],
    [{ items: { $ref: 'https://example.com/schema.json' } }, 'items/$ref', /only references within/],
    [{ $ref: 'other.json' }, '$ref', /only references within/],
    [{ $ref: '#/$defs/none' }, '$ref', /resolve/],
    [{ anyOf: [{}, { pattern: '(' }] }, 'anyOf/1/pattern', /regular expression/],
    [{ format: 'iri' }, 'format', /iri/],
    [{ type: 'string', nullable: true }, 'nullable', /unknown keyword/],
    [{ $async: true, type: 'object' }, '$async', /unknown keyword/],
    [{ $schema: 'http://json-schema.org/draft-07/schema#' }, '$schema', /draft-07/],
    [JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'), 'properties/__proto__', /__proto__/],
    [['a'], '', /mapping/],
    [null, '', /mapping/],
    ['text', '', /mapping/],
  ])('%j', (schema, path, message) => {
    const [problem = ''] = problemsOf(schema);
    expect(problem.slice(0, problem.indexOf(': '))).toBe(path);
    expect(problem).toMatch(message);
  });

  test('one that holds itself', () => {
    const schema: Record<string, unknown> = { type: 'object' };
    schema.properties = { again: schema };
    expect(problemsOf(schema)).toHaveLength(1);
  });

  test('one thing that is wrong is told once', () => {
    expect(problemsOf({ type: 'objekt' })).toHaveLength(1);
    expect(problemsOf({ properties: { a: { items: [{}] } } })).toHaveLength(1);
  });
});

test('what every object has is no property of a value', () => {
  const schema = compiled({ required: ['constructor', 'toString', '__proto__'] });
  expect(schema.mismatches({})).toHaveLength(3);
  expect(schema.mismatches(JSON.parse('{"constructor":1,"toString":1,"__proto__":1}'))).toEqual([]);
});

test('two schemas may have one $id', () => {
  const text = { $id: 'https://example.com/s', type: 'string' };
  expect(compiled(text).mismatches('a')).toEqual([]);
  expect(compiled({ ...text, type: 'number' }).mismatches('a')).toHaveLength(1);
});

test('expectations name the values, the property and the place', () => {
  const schema = compiled({
    additionalProperties: false,
    properties: { kind: { enum: ['a', 'b'] }, one: { const: 1 }, 'x/y': { items: { type: 'integer' } } },
    required: ['kind', 'verdict'],
  });
  const found = schema.mismatches({ kind: 'c', one: 2, 'x/y': [1, 'two'], more: 1 });
  const texts = found.map(({ pointer, expectation }) => `${pointer || '(the whole)'}: ${expectation}`);
  expect(texts.sort()).toEqual([
    '(the whole): must NOT have additional properties ("more")',
    "(the whole): must have required property 'verdict'",
    '/kind: must be equal to one of the allowed values: "a", "b"',
    '/one: must be equal to constant 1',
    '/x~1y/1: must be integer',
  ]);
});

test.each([
  [19.99, 0.01, true],
  [0.3, 0.1, true],
  [0.35, 0.1, false],
  [0, 0.1, true],
  [-4, 2, true],
  [1e300, 7, false],
  [1e-300, 0.5, false],
])('%d is a multiple of %d: %s', (number, multipleOf, isOne) => {
  const found = compiled({ multipleOf }).mismatches(number);
  expect(found).toEqual(isOne ? [] : [{ pointer: '', expectation: `must be multiple of ${multipleOf}` }]);
});

test('formats are checked', () => {
  const schema = compiled({ format: 'date' });
  expect([schema.mismatches('2026-02-28'), schema.mismatches('2026-02-30').length]).toEqual([[], 1]);
});

test('what is too deep for a schema that goes down by itself is a mismatch, and no crash', () => {
  const schema = compiled({ $defs: { n: { items: { $ref: '#/$defs/n' } } }, $ref: '#/$defs/n' });
  let deep: unknown = [];
  for (let depth = 0; depth < 200_000; depth++) deep = [deep];
  expect(schema.mismatches(deep)).toHaveLength(1);
});

describe('nothing that an agent says is made into code', () => {
  test('no function is made out of text once the workflow has been read', () => {
    const schemas = SCHEMAS.map(({ schema }) => compiled(schema));
    const { Function: real } = globalThis;
    const made: unknown[] = [];
    globalThis.Function = new Proxy(real, {
      construct: (_, text) => {
        made.push(text);
        return () => undefined;
      },
      apply: (_, __, text) => {
        made.push(text);
        return () => undefined;
      },
    });
    try {
      // The trap works.
      expect(new Function('return 1')()).toBeUndefined();
      expect(made).toHaveLength(1);
      for (const schema of schemas) {
        for (const value of ['"];throw 1//', { '"]=1;throw 1//': '`${throw 1}`' }, [{ __proto__: 1 }]]) {
          schema.mismatches(value);
        }
      }
    } finally {
      globalThis.Function = real;
    }
    expect(made).toHaveLength(1);
  });
});

// Another implementation, which interprets schemas and shares no code with ours.
describe.each(SCHEMAS)('$name: what fits is what another validator takes', ({ schema, valid }) => {
  const ours = compiled(schema);
  const theirs = new Validator(schema as object, '2020-12', false);
  // The other one takes 1e-300 for a multiple of 0.5.
  const isNear = schema.properties !== undefined && 'score' in (schema.properties as object);
  const agree = (value: unknown): void => {
    const fits = ours.mismatches(value).length === 0;
    if (fits || !isNear) expect([value, theirs.validate(value).valid]).toEqual([value, fits]);
  };

  test('the right ones', () => {
    for (const value of valid) {
      expect(ours.mismatches(value)).toEqual([]);
      agree(value);
    }
  });

  test('any JSON, and the right ones with parts of them changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        agree(value);
        for (const right of valid) {
          if (typeof right !== 'object' || right === null) continue;
          for (const key of Object.keys(right)) {
            const changed = structuredClone(right) as Record<string, unknown>;
            changed[key] = value;
            agree(changed);
          }
        }
      }),
    );
  });
});
