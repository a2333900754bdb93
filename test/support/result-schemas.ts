import { Validator } from '@cfworker/json-schema';

/** A schema of a result, what fits it, and what does not: a payload, and a pointer that its reminder has to name. */
export interface SchemaCase {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly valid: readonly unknown[];
}

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});

/** Ten kinds of results, with most of what JSON Schema 2020-12 can say. */
export const SCHEMAS: readonly SchemaCase[] = [
  {
    name: 'a verdict',
    schema: object({ verdict: { enum: ['approve', 'reject'] }, reason: { type: 'string', minLength: 3 } }),
    valid: [{ verdict: 'approve', reason: 'all is well' }],
  },
  {
    name: 'findings',
    schema: object({
      findings: {
        type: 'array',
        maxItems: 3,
        items: object({ file: { type: 'string' }, line: { type: 'integer', minimum: 1 } }),
      },
    }),
    valid: [{ findings: [] }, { findings: [{ file: 'a.ts', line: 3 }] }],
  },
  {
    name: 'a score',
    schema: object({ score: { type: 'number', minimum: 0, exclusiveMaximum: 10, multipleOf: 0.5 } }),
    valid: [{ score: 0 }, { score: 7.5 }],
  },
  {
    name: 'a tuple',
    schema: {
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'integer' }],
      items: false,
      minItems: 2,
    },
    valid: [['a', 1]],
  },
  {
    name: 'one of two forms',
    schema: {
      oneOf: [object({ ok: { const: true } }), object({ ok: { const: false }, error: { type: 'string' } })],
    },
    valid: [{ ok: true }, { ok: false, error: 'no' }],
  },
  {
    name: 'a map by pattern',
    schema: {
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$' },
      patternProperties: { '^n': { type: 'integer' } },
      additionalProperties: { type: 'string' },
      minProperties: 1,
    },
    valid: [{ name: 1, other: 'x' }],
  },
  {
    name: 'a tree',
    schema: {
      $ref: '#/$defs/node',
      $defs: {
        node: object({
          name: { type: 'string' },
          children: { type: 'array', items: { $ref: '#/$defs/node' } },
        }),
      },
    },
    valid: [{ name: 'a', children: [{ name: 'b', children: [] }] }],
  },
  {
    name: 'a condition',
    schema: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      required: ['kind'],
      if: { properties: { kind: { const: 'bug' } } },
      // biome-ignore lint/suspicious/noThenProperty: it is JSON Schema's word
      then: { required: ['steps'], properties: { steps: { type: 'array', items: { type: 'string' } } } },
      unevaluatedProperties: false,
    },
    valid: [{ kind: 'idea' }, { kind: 'bug', steps: ['one'] }],
  },
  {
    name: 'a set',
    schema: object({
      labels: { type: 'array', uniqueItems: true, contains: { const: 'triaged' }, items: { type: 'string' } },
    }),
    valid: [{ labels: ['triaged', 'bug'] }],
  },
  {
    name: 'a date and a pattern',
    schema: object({
      due: { type: 'string', format: 'date' },
      id: { type: ['string', 'null'], pattern: '^[A-Z]+-\\d+$' },
    }),
    valid: [
      { due: '2026-02-28', id: 'AB-12' },
      { due: '2024-02-29', id: null },
    ],
  },
];

/** An answer that does not fit. */
export interface WrongAnswer {
  readonly payload: string;
  /** Where another validator finds it wrong, as JSON pointers; absent for what is no JSON, or not all of it. */
  readonly pointers?: ReadonlySet<string>;
}

/** How many of each schema: ten schemas make two hundred. */
const WRONG_ANSWERS = 20;

/** Twenty wrong answers: what models write instead of JSON, and the right values with something wrong in them. */
export function wrongAnswers({ schema, valid }: SchemaCase): readonly WrongAnswer[] {
  const validator = new Validator(schema as object, '2020-12', false);
  const broken = brokenTexts(JSON.stringify(valid[0])).map((payload): WrongAnswer => ({ payload }));
  const values = new Set([...valid.flatMap(mutations), ...OTHERS].map((value) => JSON.stringify(value)));
  const wrong = [...values].flatMap((payload): WrongAnswer[] => {
    const { valid: fits, errors } = validator.validate(JSON.parse(payload));
    if (fits) return [];
    return [{ payload, pointers: new Set(errors.map(({ instanceLocation }) => instanceLocation.slice(1))) }];
  });
  const answers = [...broken, ...wrong].slice(0, WRONG_ANSWERS);
  if (answers.length < WRONG_ANSWERS) throw new Error(`there are only ${answers.length} of them`);
  return answers;
}

const OTHERS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  3.25,
  1e30,
  '',
  'approve',
  [],
  [[]],
  [null, 'a'],
  ['a'],
  [1, 'a'],
  ['a', 1, 2],
  {},
  { a: 1 },
  { '': '' },
  { constructor: 1 },
  { Kind: 'bug' },
  { ok: null },
  { name: 'a' },
  { score: '7.5' },
];

function brokenTexts(json: string): string[] {
  const twice = json.startsWith('{')
    ? `{"twice":1,"twice":2,${json.slice(1)}`
    : `[12345678901234567890,${json.slice(1)}`;
  return [
    '',
    'I am done.',
    `Here it is: ${json}`,
    json.slice(0, -1),
    `${json}${json}`,
    json.replaceAll('"', "'"),
    twice,
  ];
}

/** A value with one thing in it gone, of another type, out of bounds, or one too many. */
function mutations(value: unknown): unknown[] {
  const others: unknown[] = [null, 'other', -3, { more: 1 }, [value, value, value, value]];
  if (typeof value !== 'object' || value === null) return others;
  const keys = Object.keys(value);
  const changed = keys.flatMap((key) => {
    const below = (value as Record<string, unknown>)[key];
    return mutations(below).map((each) => withKey(value, key, each));
  });
  const without = keys.map((key) => {
    if (Array.isArray(value)) return value.filter((_, index) => String(index) !== key);
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  });
  const more = Array.isArray(value)
    ? [[...value, 0.5]]
    : [
        { ...value, more: [] },
        { ...value, 'MO/RE': 1 },
      ];
  return [...without, ...more, ...changed, ...others];
}

function withKey(value: object, key: string, below: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? below : item));
  return { ...value, [key]: below };
}

/** The pointers that a reminder names, each with what is expected there. */
export function told(reminder: string): { readonly pointer: string; readonly expectation: string }[] {
  return [...reminder.matchAll(/^- (?:"" \(the whole\)|(\/.*?)): (.+)$/gm)].map(
    ([, pointer = '', expectation = '']) => ({ pointer, expectation }),
  );
}

/** Whether a result fits, by a validator that shares no code with ours. */
export function isValid(schema: SchemaCase['schema'], json: string): boolean {
  return new Validator(schema as object, '2020-12', false).validate(JSON.parse(json)).valid;
}
