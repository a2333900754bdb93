// Writes docs/workflow.schema.json and docs/group.schema.json, the JSON Schemas that editors check state graphs and
// their groups' files with (spec 5.2, 5.11): what the loader itself checks with, and what else it checks that JSON
// Schema can say. Usage: node scripts/schema.mjs
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { compiled } from './compiled.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const EMPTY = { type: 'null' };
/** `<<: *base`: an editor's schema sees the key, and not what it brings along. */
const MERGED = { '<<': { description: 'The keys of another mapping besides these: `<<: *base`.' } };
const has = (key) => ({ required: [key], properties: { [key]: {} } });
const ref = (name) => ({ $ref: `#/definitions/${name}` });
const describedRef = (name, { description }) => ({ description, allOf: [ref(name)] });

/** A state's name as `nameProblem` of src/core/protocol/resolve.ts has it, without a space at either end. */
const STATE_NAME = {
  pattern: '^(?!\\.{1,2}$)(?!\\s)[^/\\\\<>\\u0000-\\u001f\\u007f]*[^/\\\\<>\\u0000-\\u001f\\u007f\\s]$',
  maxLength: 255,
};
/** Names that mean something else to JavaScript's objects. */
const OPEN_NAMES = { not: { enum: ['__proto__', 'constructor', 'prototype'] } };
/** `workflow` is the workflow's name, always. */
const OTHER_VARIABLE = { not: { pattern: '^[Ww][Oo][Rr][Kk][Ff][Ll][Oo][Ww]\\??$' } };
const RELATIVE = '^\\s*[^\\s/~]';

/** The field is there, and not left empty. */
const given = (key) => ({ required: [key], properties: { [key]: { not: EMPTY } } });
const without = (keys) => ({ properties: Object.fromEntries(keys.map((key) => [key, EMPTY])) });

/** @param {typeof import('../src/workflow/graph/schema.js')} loader */
export function workflowSchema(loader) {
  const { states: _, ...top } = converted(loader, loader.GRAPH_SCHEMA).properties;
  return {
    ...head(
      'Raymond state graph',
      'A workflow whose routing stands outside the prompts: states and routing tables.',
    ),
    properties: { ...nullable(top, ['initial']), ...MERGED, inputs: inputsOf(top), states: statesOf() },
    required: ['initial', 'states'],
    additionalProperties: false,
    definitions: definitionsOf(loader, 'main'),
  };
}

/** The same of a group's file (spec 5.8). @param {typeof import('../src/workflow/graph/schema.js')} loader */
export function groupSchema(loader) {
  const { properties } = converted(loader, loader.GRAPH_SCHEMA);
  const top = { $schema: properties.$schema };
  const isLast = { type: 'object', required: ['out'], properties: { out: { const: true } } };
  const states = { ...statesOf(), not: { additionalProperties: { not: isLast } } };
  return {
    ...head(
      "Raymond state graph: a group's file",
      'States that a workflow has as one: the first begins, `out` ends.',
    ),
    properties: { ...nullable(top, []), ...MERGED, inputs: inputsOf(properties), states },
    required: ['states'],
    additionalProperties: false,
    definitions: definitionsOf(loader, 'group'),
  };
}

function head(title, description) {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, description, type: 'object' };
}

function statesOf() {
  return {
    type: 'object',
    description: 'The states by their names.',
    propertyNames: { ...STATE_NAME, ...OPEN_NAMES },
    additionalProperties: ref('state'),
    minProperties: 1,
  };
}

function inputsOf({ inputs }) {
  const [list] = inputs.anyOf ?? [inputs];
  const [name, mapping] = list.items.anyOf;
  const item = {
    anyOf: [
      { ...name, ...OTHER_VARIABLE },
      {
        ...mapping,
        properties: { ...mapping.properties, name: { ...mapping.properties.name, ...OTHER_VARIABLE } },
      },
    ],
  };
  return orEmpty({ ...list, description: inputs.description, items: item, uniqueItems: true });
}

function definitionsOf(loader, place) {
  const { STATE_SCHEMAS, ROUTING_KEYS } = loader;
  const types = Object.keys(STATE_SCHEMAS);
  const { properties } = converted(loader, STATE_SCHEMAS.engine);
  const shared = [...ROUTING_KEYS, 'max_visits', 'teach', 'feedback'];
  const output = converted(loader, STATE_SCHEMAS.agent).properties.output;
  const expose = converted(loader, STATE_SCHEMAS.command).properties.expose;
  const definitions = {
    state: {
      type: 'object',
      properties: { type: { enum: types, description: 'What the state does.' }, ...MERGED },
      // What is merged in may say the rest.
      anyOf: [has('type'), has('<<')],
      allOf: types.map((type) => ({
        if: { properties: { type: { const: type } }, required: ['type'], not: has('<<') },
        // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
        then: ref(type),
      })),
    },
    ...Object.fromEntries(shared.map((key) => [key, specialOf(key, properties[key])])),
    output: orEmpty(output),
    expose: orEmpty({ ...expose, items: { ...expose.items, ...OTHER_VARIABLE } }),
  };
  const named = Object.keys(definitions);
  for (const type of types) {
    const state = converted(loader, STATE_SCHEMAS[type]);
    const fields = Object.entries(nullable(state.properties, state.required)).map(([key, field]) => [
      key,
      named.includes(key) ? describedRef(key, state.properties[key]) : field,
    ]);
    const own = Object.fromEntries(fields);
    // Its type is said where the definition is chosen.
    own.type = { const: type };
    if (type === 'group') own.group = { ...own.group, pattern: RELATIVE };
    if (place === 'main') own.out = { ...EMPTY, description: "In a group's file alone." };
    const rules = rulesOf(ROUTING_KEYS, type, place);
    definitions[type] = { ...state, properties: own, allOf: rules };
  }
  return definitions;
}

/** What a field that is said once has besides the loader's own schema. */
function specialOf(key, schema) {
  if (key === 'transitions') {
    const { type, properties: _, required: __, ...outcomes } = schema;
    return orEmpty({
      type,
      propertyNames: OPEN_NAMES,
      ...outcomes,
      properties: { default: orEmpty(outcomes.additionalProperties), ...MERGED },
      // One that is left empty is none.
      anyOf: [
        { required: ['default'], properties: { default: { not: EMPTY } } },
        { not: { propertyNames: { const: 'default' } } },
      ],
    });
  }
  if (key === 'teach') {
    const { items, ...list } = schema.additionalProperties;
    const oneOf = [
      { ...given('output'), ...allOf(without(['var'])) },
      { ...given('var'), ...allOf(without(['output'])) },
    ];
    return orEmpty({
      ...schema,
      propertyNames: OPEN_NAMES,
      additionalProperties: { ...list, items: { ...items, oneOf } },
    });
  }
  if (key === 'feedback') {
    const { expose_var: variable } = schema.properties;
    return orEmpty({
      ...schema,
      properties: { ...schema.properties, expose_var: { ...variable, ...OTHER_VARIABLE } },
    });
  }
  return orEmpty(schema);
}

const allOf = (...schemas) => ({ allOf: schemas });

/** What fields have to do with each other (spec 5.3, 5.4, 5.8). */
function rulesOf(routings, type, place) {
  const rules = routings
    .slice(0, -1)
    .map((key, index) => when(given(key), without(routings.slice(index + 1))));
  if (type === 'engine') {
    rules.push(when(given('success'), without(routings)));
    const reached = { properties: { transitions: { anyOf: [EMPTY, ...PASSED] } } };
    rules.push(reached);
  }
  if (place === 'group') {
    const isOut = { required: ['out'], properties: { out: { const: true } } };
    const visits = {
      max_visits: {
        anyOf: [{ type: 'integer' }, EMPTY, { type: 'object', properties: { continue: EMPTY } }],
      },
    };
    rules.push(when(isOut, { properties: { ...without([...routings, 'skip']).properties, ...visits } }));
  }
  return rules;
}

/** An engine state's outcome is always PASSED. */
const PASSED = [
  { type: 'object', required: ['default'], properties: { default: { not: EMPTY } } },
  { type: 'object', not: { propertyNames: { not: { pattern: '^[Pp][Aa][Ss][Ss][Ee][Dd]$' } } } },
];

const when = (condition, then) => ({ if: condition, then });

/** Whatever may be missing may be left empty (spec 5.11). */
function nullable(properties, required) {
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [
      key,
      required.includes(key) ? schema : orEmpty(schema),
    ]),
  );
}

function orEmpty(schema) {
  if (typeof schema.type === 'string' && schema.enum === undefined)
    return { ...schema, type: [schema.type, 'null'] };
  if (schema.enum !== undefined) {
    const { type: _, ...others } = schema;
    return { ...others, enum: [...schema.enum, null] };
  }
  if (schema.anyOf !== undefined) return { ...schema, anyOf: [...schema.anyOf, EMPTY] };
  const { description, ...value } = schema;
  return { ...(description && { description }), anyOf: [value, EMPTY] };
}

/** valibot's own word on a schema, with empty fields inside, and NULs kept out. */
function converted(loader, schema) {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    ignoreActions: ['finite', 'trim'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === 'check' && valibotAction.message === loader.NO_NUL)
        return { ...jsonSchema, not: { type: 'string', pattern: '\\u0000' } };
      if (valibotAction.type === 'max_bytes') return { ...jsonSchema, maxLength: valibotAction.requirement };
      return undefined;
    },
  });
  return { ...json, properties: mapValues(json.properties, withEmptyFields) };
}

function withEmptyFields(schema) {
  const deeper = { ...schema };
  for (const key of ['anyOf', 'oneOf']) if (schema[key]) deeper[key] = schema[key].map(withEmptyFields);
  for (const key of ['items', 'additionalProperties'])
    if (typeof schema[key] === 'object') deeper[key] = withEmptyFields(schema[key]);
  if (schema.properties !== undefined && schema.additionalProperties === false)
    deeper.properties = {
      ...nullable(mapValues(schema.properties, withEmptyFields), schema.required ?? []),
      ...MERGED,
    };
  return deeper;
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The schemas as a module, since the bundle has no files beside it. */
export function schemasModule(schemas) {
  const constants = Object.entries(schemas).map(([name, schema]) => {
    const text = JSON.stringify(schema).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
    return `export const ${name.toUpperCase()}_SCHEMA =\n  '${text}';\n`;
  });
  return `// Written by scripts/schema.mjs.\n${constants.join('')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const loader = await compiled('workflow/graph/schema');
  const schemas = { workflow: workflowSchema(loader), group: groupSchema(loader) };
  const files = Object.entries(schemas).map(([name, schema]) => {
    const file = join(root, `docs/${name}.schema.json`);
    writeFileSync(file, JSON.stringify(schema, null, 2));
    return file;
  });
  writeFileSync(join(root, 'src/cli/graph-project/schemas.ts'), schemasModule(schemas));
  const require = createRequire(import.meta.url);
  const biome = require.resolve('@biomejs/biome/package.json').replace('package.json', 'bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', ...files], { stdio: 'inherit', cwd: root });
}
