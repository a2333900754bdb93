import { describe, expect, test } from '@jest/globals';
import { load, MAIN, problems, project } from './samples.js';

// YAML as the authors of state graphs write it, and as nobody should (spec 5.2, 5.11).
const GRAPH = `initial: a
states:
  a: &base
    type: command
    command: "true"
    max_visits: 3
    continue: b
  b:
    <<: *base
    command: "false"
    continue: c
  c: { type: engine }
`;

describe('a merge key', () => {
  test('puts fields beside the own ones, which beat it', async () => {
    const { states } = await load(project(GRAPH));
    expect(states.b).toMatchObject({
      command: 'false',
      maxVisits: { count: 3, continue: null },
      routing: { kind: 'continue', to: 'c' },
      line: 8,
    });
  });

  test('may have several mappings, and stand in a state more than once', async () => {
    const text = `initial: a
states:
  a: &a { type: command, command: "true", continue: c }
  b: &b { type: engine, max_visits: 2, continue: c }
  c: { <<: [*a, *b] }
  d:
    <<: *a
    <<: *b
`;
    const { states } = await load(project(text));
    expect(states.c).toMatchObject({ type: 'command', maxVisits: { count: 2 } });
    expect(states.d).toMatchObject({ maxVisits: { count: 2 } });
  });

  test.each([
    [
      'what it brings along is checked',
      GRAPH.replace('max_visits: 3', 'max_visit: 3'),
      [
        `${MAIN}:6: states.a.max_visit: unknown key; did you mean max_visits?`,
        `${MAIN}:6: states.b.max_visit: unknown key; did you mean max_visits?`,
      ],
    ],
    [
      'of no mapping',
      GRAPH.replace('<<: *base', '<<: 3'),
      [`${MAIN}:9: \`<<\` takes a mapping, or the alias of one (\`<<: *base\`)`],
    ],
    [
      'in quotes is a key like others',
      GRAPH.replace('<<: *base', 'type: command\n    "<<": *base'),
      [expect.stringMatching(`^${MAIN}:10: states.b.<<: unknown key`)],
    ],
    [
      'of what it stands in',
      GRAPH.replace('<<: *base', 'type: command\n    on: &on { <<: *on, PASSED: a }'),
      [expect.stringMatching(`^${MAIN}:`)],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await problems(project(text))).toEqual(expected);
  });
});

describe('a field that is left empty', () => {
  const text = `$schema:
name:
initial: a
error:
inputs:
input: { mode: optional, label: ~ }
states:
  a:
    type: agent
    agent: coder
    model:
    prompt: ~
    notify:
    output: { store: true, tail: ~ }
    teach: { coder: [{ output: a, var: }] }
    max_visits: { count: 2, continue: null }
    transitions: { ok: b, default: }
    approval:
    on: null
  b:
    type: command
    command: "true"
    expose:
    on: { PASSED: c, FAILED: }
  c: { type: engine, success: , skip: null }
`;

  test('counts as absent', async () => {
    const { states, inputs, error, name } = await load(project(text));
    expect({ inputs, error, name }).toEqual({ inputs: [], error: null, name: 'main' });
    expect(states.a).toMatchObject({
      model: null,
      prompt: 'Work according to your rules',
      output: { store: true, tail: null },
      maxVisits: { count: 2, continue: null },
      routing: { kind: 'transitions', targets: { ok: 'b' }, fallback: null },
    });
    expect(states.b?.routing).toEqual({ kind: 'on', PASSED: 'c', FAILED: null });
    expect(states.c).toMatchObject({ success: null, skip: null, routing: { kind: 'terminal' } });
  });

  test.each([
    ['agent: coder', 'agent:', `${MAIN}:10: states.a.agent: is missing`],
    ['initial: a', 'initial:', `${MAIN}:3: initial: is missing: name the state to start with`],
    [
      'transitions: { ok: b, default: }',
      'transitions: { ok: }',
      `${MAIN}:17: states.a.transitions.ok: must be a state's name, not empty`,
    ],
    [
      '  c: { type: engine, success: , skip: null }',
      '  c:',
      `${MAIN}:25: states.c: must be a mapping with a type, not empty`,
    ],
    ['notify:', 'notfy:', `${MAIN}:13: states.a.notfy: unknown key; did you mean notify?`],
    [
      '[{ output: a, var: }]',
      '',
      `${MAIN}:15: states.a.teach.coder: must be a list of { output: STATE } or { var: "\${NAME}" }, not empty`,
    ],
    ['PASSED: c, FAILED: ', 'PASSED: ', `${MAIN}:24: states.b.on.PASSED: is missing`],
  ])('but not a name, and not one that is needed: %s', async (now, then, expected) => {
    expect(await problems(project(text.replace(now, then)))).toContain(expected);
  });
});

test('`$schema` may name the schema that editors check with', async () => {
  const at = '$schema: https://example.org/workflow.schema.json\n';
  expect((await load(project(`${at}${GRAPH}`))).initial).toBe('a');
  expect(await problems(project(`$schema: [a]\n${GRAPH}`))).toEqual([
    `${MAIN}:1: $schema: must be text, not a list`,
  ]);
});

describe('refused, with file and line', () => {
  const deep = (sign: string, count: number) => `initial: a\nstates:\n  a: ${sign.repeat(count)}x\n`;
  test.each<[name: string, text: string, expected: string]>([
    [
      'a tag that makes code elsewhere',
      GRAPH.replace('command: "false"', 'command: !!js/function "x => x"'),
      `${MAIN}:10: states.b.command: Unresolved tag: tag:yaml.org,2002:js/function; a state graph has plain YAML alone`,
    ],
    [
      'a tag of one’s own, at a list’s item',
      'initial: a\ninputs: [x, !env y]\nstates: { a: { type: engine } }\n',
      `${MAIN}:2: inputs[1]: Unresolved tag: !env; a state graph has plain YAML alone`,
    ],
    [
      'two documents',
      `${GRAPH}---\n${GRAPH}`,
      `${MAIN}:13: a second document begins here (\`---\`), and a file is one workflow: make it a file of its own`,
    ],
    ['an empty file', '', `${MAIN}:1: the file is empty: it must be a mapping with \`states\``],
    ['a file of comments', '# later\n', `${MAIN}:1: the file is empty: it must be a mapping with \`states\``],
    ['lists in lists', deep('[', 100_000), `${MAIN}:3: it is nested more than 200 deep, too deep to be read`],
    [
      'mappings in mappings',
      deep('{a: ', 100_000),
      `${MAIN}:3: it is nested more than 200 deep, too deep to be read`,
    ],
    [
      'dashes after dashes',
      deep('- ', 100_000).replace('a: ', 'a:\n    '),
      `${MAIN}:4: it is nested more than 200 deep, too deep to be read`,
    ],
    [
      'lines ever further in',
      `initial: a\nstates:\n${Array.from({ length: 3000 }, (_, index) => `${' '.repeat(index + 2)}k:\n`).join('')}`,
      `${MAIN}:202: it is nested more than 200 deep, too deep to be read`,
    ],
    [
      'an alias inside of what it names',
      'initial: a\nstates:\n  a: &a\n    <<: *a\n    type: engine\n',
      `${MAIN}:1: its aliases (\`*name\`) stand for more than can be read: one inside of what it names, or too many in each other`,
    ],
    [
      'aliases of aliases',
      `x: &x0 [x]\n${Array.from({ length: 30 }, (_, index) => `x${index}: &x${index + 1} [*x${index}, *x${index}]\n`).join('')}`,
      `${MAIN}:1: its aliases (\`*name\`) stand for more than can be read: one inside of what it names, or too many in each other`,
    ],
  ])('%s', async (_, text, expected) => {
    expect((await problems(project(text)))[0]).toBe(expected);
  });

  test('but brackets and steps in a text are only that', async () => {
    const steps = Array.from({ length: 300 }, (_, index) => `${' '.repeat(index + 6)}.\n`).join('');
    expect((await load(project(GRAPH.replace('"false"', `|\n${steps}`)))).initial).toBe('a');
    const text = GRAPH.replace('"false"', `|\n${'      [[[[[[[[[[ {{{{{{{{ - - - -\n'.repeat(100)}`);
    const { states } = await load(project(text));
    expect(states.b).toMatchObject({ command: expect.stringMatching(/^\[{10}/) });
  });
});

test('two thousand bad states are told of as fifty problems and a count', async () => {
  const states = Array.from(
    { length: 2000 },
    (_, index) =>
      `  s${index}: { type: command, comand: ls, on: { PASSED: t${index}, FAILED: u${index} } }\n`,
  );
  const found = await problems(project(`initial: s\nstates:\n${states.join('')}`));
  expect(found).toHaveLength(51);
  expect(found.at(-1)).toBe('and 7951 more');
});
