import { describe, expect, test } from '@jest/globals';
import { EVERYTHING, load, problems, project } from './samples.js';

const SUB = '.raili/main/sub.yaml';

const PARENT = `initial: g
states:
  g:
    type: group
    group: ./sub.yaml
    on: { PASSED: done, FAILED: g }
  done: { type: engine }
`;

const INNER = `states:
  a: { type: engine, continue: b }
  b: { type: command, command: "true", out: true }
`;

const refused = (sub: string, parent = PARENT) => problems(project(parent, { [SUB]: sub }));

describe('a flattened group', () => {
  test('has all its targets rewritten', async () => {
    const { states } = await load(EVERYTHING);
    expect(states['build_group.compile']).toMatchObject({
      maxVisits: { count: 9, continue: 'build_group.verify' },
      routing: { kind: 'on', PASSED: 'build_group.ask', FAILED: null },
    });
    expect(states['build_group.ask']).toMatchObject({
      resetOutputs: ['build_group.verify'],
      resetMaxVisits: ['build_group.compile'],
      routing: {
        kind: 'approval',
        PASSED: 'build_group.verify',
        FAILED: 'build_group.unused',
        variables: ['BUILD_GROUP_ASK'],
      },
    });
    expect(states['build_group.unused']).toMatchObject({
      skip: 'build_group.verify',
      routing: { kind: 'continue', to: 'build_group.compile' },
    });
    expect(states['build_group.verify']?.teach).toEqual([
      { agent: 'analyzer', from: { output: 'build_group.verify' }, scope: 'global' },
      { agent: 'analyzer', from: { variable: 'BUILD_GROUP_ASK_FAILED' }, scope: 'global' },
    ]);
  });

  test('transitions are rewritten too', async () => {
    const sub = `states:
  a: { type: agent, agent: coder, transitions: { ok: b, default: a } }
  b: { type: engine, out: true }
`;
    const { states } = await load(project(PARENT, { [SUB]: sub }));
    expect(states['g.a']?.routing).toEqual({ kind: 'transitions', targets: { ok: 'g.b' }, fallback: 'g.a' });
  });

  test('may call its own reasons by their short names', async () => {
    const { states } = await load(EVERYTHING);
    expect(states['build_group.verify']).toMatchObject({ args: ['${BUILD_GROUP_ASK_FAILED}'] });
  });

  test("enters by the group's own fields, and ends as the group does", async () => {
    const { states } = await load(EVERYTHING);
    expect(states.build_group).toMatchObject({
      isProxy: true,
      notify: 'echo building',
      maxVisits: { count: 2, continue: null },
      feedback: null,
      routing: { kind: 'continue', to: 'build_group.compile' },
    });
    expect(states['build_group.verify']).toMatchObject({
      feedback: {
        variable: 'wishes',
        question: 'What else, for ${ticket_id}?',
        required: true,
        multiline: true,
      },
      routing: { kind: 'on', PASSED: 'check', FAILED: 'code' },
    });
  });

  test('an approval of the group is one of each `out` state, under both names', async () => {
    const parent = `initial: g
states:
  g:
    type: group
    group: ./sub.yaml
    approval: { question: "Fine?", PASSED: done, FAILED: g }
    teach: { coder: [{ var: "\${G_FAILED}" }] }
  done: { type: engine, notify: "echo \${G_B_FAILED}" }
`;
    const { states } = await load(project(parent, { [SUB]: INNER }));
    expect(states.g).toMatchObject({ teach: [], routing: { kind: 'continue', to: 'g.a' } });
    expect(states['g.b']).toMatchObject({
      routing: { kind: 'approval', PASSED: 'done', FAILED: 'g', variables: ['G_B', 'G'] },
      teach: [{ agent: 'coder', from: { variable: 'G_FAILED' }, scope: 'global' }],
    });
  });

  test('of two groups with one file, each has its own states; its problems are told once', async () => {
    const parent = `initial: g
states:
  g: { type: group, group: sub.yaml, continue: h }
  h: { type: group, group: sub.yaml, continue: done }
  done: { type: engine }
`;
    const { states } = await load(project(parent, { [SUB]: INNER }));
    expect(Object.keys(states)).toEqual(['g', 'g.a', 'g.b', 'h', 'h.a', 'h.b', 'done']);
    expect(states['g.b']?.routing).toEqual({ kind: 'continue', to: 'h' });
    expect(await refused(INNER.replace('continue: b', 'continue: x'), parent)).toEqual([
      `${SUB}:2: states.a.continue: there is no state "x" in this group; there is a, b`,
    ]);
  });

  test('without routing ends the run', async () => {
    const { states } = await load(
      project('initial: g\nstates: { g: { type: group, group: ./sub.yaml } }\n', { [SUB]: INNER }),
    );
    expect(states['g.b']?.routing).toEqual({ kind: 'terminal' });
  });

  test('starts with the state that is written first, whatever it is called', async () => {
    const sub = INNER.replace(
      'states:',
      'states:\n  z: { type: engine, continue: 1 }\n  1: { type: engine, continue: a }',
    );
    // A number is no name of a state, but a text is.
    const { states } = await load(project(PARENT, { [SUB]: sub.replace('continue: 1', 'continue: "1"') }));
    expect(states.g?.routing).toEqual({ kind: 'continue', to: 'g.z' });
  });

  test('its states can be named from outside by their full names', async () => {
    const parent = PARENT.replace('done: { type: engine }', 'done: { type: engine, reset_outputs: [g.b] }');
    const { states } = await load(project(parent, { [SUB]: INNER }));
    expect(states.done).toMatchObject({ resetOutputs: ['g.b'] });
  });
});

describe('a group is refused', () => {
  test.each([
    [
      'without a file',
      INNER.replace('states', 'states'),
      PARENT.replace('./sub.yaml', './none.yaml'),
      '.raili/main/workflow.yaml:5: states.g.group: there is no file .raili/main/none.yaml',
    ],
    [
      'outside',
      INNER,
      PARENT.replace('./sub.yaml', '/etc/sub.yaml'),
      ".raili/main/workflow.yaml:5: states.g.group: must be a path from the workflow's own folder",
    ],
    [
      'with `initial`',
      `initial: a\n${INNER}`,
      PARENT,
      `${SUB}:1: initial: a group has no \`initial\`: it starts with its first state`,
    ],
    [
      'with an unknown key',
      `error: a\n${INNER}`,
      PARENT,
      `${SUB}:1: error: unknown key; there is states, inputs, $schema`,
    ],
    [
      'with bad inputs',
      `inputs: [1]\n${INNER}`,
      PARENT,
      `${SUB}:1: inputs[0]: must be a name, or a mapping of name, description and log, not 1`,
    ],
    [
      'without `out`',
      INNER.replace(', out: true', ''),
      PARENT,
      `${SUB}:1: states: one of them must have \`out: true\`, or the group never ends`,
    ],
    [
      'with `out` that is no flag',
      INNER.replace('out: true', 'out: true, output: {store: true}}\n  c: { type: engine, out: 1'),
      PARENT,
      `${SUB}:4: states.c.out: must be true or false, not 1`,
    ],
    ...[
      'on: { PASSED: a }',
      'transitions: { PASSED: a }',
      'continue: a',
      'approval: { question: q, PASSED: a, FAILED: a }',
    ].map(
      (routing) =>
        [
          `with an \`out\` that has ${routing}`,
          INNER.replace('out: true', `out: true, ${routing}`),
          PARENT,
          `${SUB}:3: states.b.${routing.split(':')[0]}: an \`out\` state has no routing of its own: it goes on as its group does`,
        ] as const,
    ),
    [
      'that leaves by itself',
      INNER.replace('continue: b', 'continue: done'),
      PARENT,
      `${SUB}:2: states.a.continue: there is no state "done" in this group; there is a, b`,
    ],
    [
      'with an engine as `out` that can never be routed',
      INNER.replace('type: command, command: "true"', 'type: engine'),
      PARENT.replace('on: { PASSED: done, FAILED: g }', 'transitions: { good: done }'),
      `${SUB}:3: states.b.out: the outcome of an engine state is always PASSED: name PASSED or default`,
    ],
    ['without states', 'states: {}\n', PARENT, `${SUB}:1: states: must have at least one state`],
    ['that is no YAML', 'states: [', PARENT, `${SUB}:1: what "[" begins is not closed: put "]" at its end`],
  ] as const)('%s', async (_, sub, parent, expected) => {
    expect(await refused(sub, parent)).toContain(expected);
  });

  test('whose input is declared already', async () => {
    expect(await refused(`inputs: [id]\n${INNER}`, `inputs: [id]\n${PARENT}`)).toEqual([
      `${SUB}:1: inputs[0]: "id" is declared twice`,
    ]);
  });

  test('whose state has the name of another one', async () => {
    expect(await refused(INNER, `${PARENT}  g.a: { type: engine }\n`)).toEqual([
      '.raili/main/workflow.yaml:8: states.g.a: .raili/main/sub.yaml has a state a, which is called g.a as well',
    ]);
  });

  test('that has fields of other types', async () => {
    const parent = PARENT.replace('on:', 'output: { store: true }\n    prompt: x\n    out: true\n    on:');
    expect(await refused(INNER, parent)).toEqual([
      '.raili/main/workflow.yaml:6: states.g.output: is for agent, script, command states alone; this is of type group',
      '.raili/main/workflow.yaml:7: states.g.prompt: is for agent states alone; this is of type group',
      ".raili/main/workflow.yaml:8: states.g.out: means something in a group's file alone",
    ]);
  });
});
