import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '../../../src/core/limits/limits.js';
import { load, problems, project } from './samples.js';

// Sub-workflows within sub-workflows (spec 5.8, 5.11): ids `g.h.s`.
const DIR = '.raili/main';

const PARENT = `initial: g
states:
  g: { type: group, group: ./g.yaml, on: { PASSED: done, FAILED: failed }, teach: { coder: [{ var: "\${G_H_ASK_FAILED}" }] } }
  done: { type: engine, reset_outputs: [g, g.h.work] }
  failed: { type: engine, success: false }
`;

const OUTER = `inputs: [outer]
states:
  h:
    type: group
    group: ./h.yaml
    max_visits: { count: 2, continue: again }
    notify: "echo \${H_ASK_FAILED}"
    on: { PASSED: again, FAILED: h }
  again:
    type: engine
    reset_outputs: [h]
    reset_max_visits: [h, h.work]
    skip: k
    teach: { coder: [{ output: h.work }] }
    continue: h.ask
  k: { type: group, group: ./h.yaml, out: true, feedback: { expose_var: wish } }
`;

const INNER = `inputs: [inner]
states:
  work:
    type: command
    command: "true"
    max_visits: { count: 3, continue: ask }
    output: { store: true }
    transitions: { good: ask, default: work }
  ask:
    type: engine
    approval: { question: "Fine, \${ASK_FAILED}?", PASSED: end, FAILED: work }
  end:
    type: command
    command: "true"
    reset_max_visits: [work]
    teach: { coder: [{ output: work }, { var: "\${ASK_FAILED}" }] }
    out: true
`;

const NESTED = { [`${DIR}/g.yaml`]: OUTER, [`${DIR}/h.yaml`]: INNER };
const refused = (others: Readonly<Record<string, string>>, parent = PARENT) =>
  problems(project(parent, { ...NESTED, ...others }));

/** Groups `depth` deep, the innermost with one command. */
function deep(depth: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let level = 1; level < depth; level++) {
    files[`${DIR}/${level}.yaml`] = `states: { x: { type: group, group: "${level + 1}.yaml", out: true } }\n`;
  }
  return {
    ...files,
    [`${DIR}/${depth}.yaml`]: 'states: { x: { type: command, command: "true", out: true } }\n',
  };
}

const TOP =
  'initial: x\nstates:\n  x: { type: group, group: 1.yaml, continue: end }\n  end: { type: engine }\n';

describe('a group in a group', () => {
  test('has its states under both names, each group ahead of its own', async () => {
    const { states, inputs } = await load(project(PARENT, NESTED));
    expect(Object.keys(states)).toEqual([
      ...['g', 'g.h', 'g.h.work', 'g.h.ask', 'g.h.end', 'g.again'],
      ...['g.k', 'g.k.work', 'g.k.ask', 'g.k.end', 'done', 'failed'],
    ]);
    expect(inputs.map(({ name }) => name)).toEqual(['outer', 'inner']);
  });

  test('has all its targets rewritten at each level', async () => {
    const { states } = await load(project(PARENT, NESTED));
    expect(states.g?.routing).toEqual({ kind: 'continue', to: 'g.h' });
    expect(states['g.h']).toMatchObject({
      isProxy: true,
      routing: { kind: 'continue', to: 'g.h.work' },
      maxVisits: { count: 2, continue: 'g.again' },
      notify: 'echo ${G_H_ASK_FAILED}',
    });
    expect(states['g.h.work']).toMatchObject({
      maxVisits: { count: 3, continue: 'g.h.ask' },
      routing: { kind: 'transitions', targets: { good: 'g.h.ask' }, fallback: 'g.h.work' },
    });
    expect(states['g.k.ask']?.routing).toMatchObject({
      kind: 'approval',
      PASSED: 'g.k.end',
      FAILED: 'g.k.work',
      question: 'Fine, ${G_K_ASK_FAILED}?',
      variables: ['G_K_ASK'],
    });
    expect(states['g.again']).toMatchObject({
      skip: 'g.k',
      routing: { kind: 'continue', to: 'g.h.ask' },
      resetOutputs: ['g.h.work', 'g.h.ask', 'g.h.end'],
      resetMaxVisits: ['g.h', 'g.h.work'],
      teach: [{ agent: 'coder', from: { output: 'g.h.work' }, scope: 'global' }],
    });
    expect(states['g.h.end']).toMatchObject({
      resetMaxVisits: ['g.h.work'],
      teach: [
        { agent: 'coder', from: { output: 'g.h.work' } },
        { agent: 'coder', from: { variable: 'G_H_ASK_FAILED' } },
      ],
    });
    expect(states.done?.resetOutputs).toEqual([
      ...['g.h', 'g.h.work', 'g.h.ask', 'g.h.end', 'g.again', 'g.k', 'g.k.work', 'g.k.ask', 'g.k.end'],
      'g.h.work',
    ]);
  });

  test('goes on as it does; one that is `out` itself, as the group around it', async () => {
    const { states } = await load(project(PARENT, NESTED));
    expect(states['g.h.end']).toMatchObject({
      routing: { kind: 'on', PASSED: 'g.again', FAILED: 'g.h' },
      feedback: null,
    });
    expect(states['g.k.end']).toMatchObject({
      routing: { kind: 'on', PASSED: 'done', FAILED: 'failed' },
      feedback: { variable: 'wish' },
      teach: [{}, {}, { agent: 'coder', from: { variable: 'G_H_ASK_FAILED' } }],
    });
  });

  test('whose approval is that of the outermost has its reason under the state and that group', async () => {
    const parent = PARENT.replace(
      'on: { PASSED: done, FAILED: failed }',
      'approval: { question: "Well, ${G_FAILED}?", PASSED: done, FAILED: g }',
    );
    const { states } = await load(project(parent, NESTED));
    expect(states['g.k.end']?.routing).toMatchObject({
      kind: 'approval',
      question: 'Well, ${G_FAILED}?',
      variables: ['G_K_END', 'G'],
    });
  });

  test('is where a run may start', async () => {
    const { initial } = await load(project(PARENT.replace('initial: g', 'initial: g.h.ask'), NESTED));
    expect(initial).toBe('g.h.ask');
    expect(await refused({}, PARENT.replace('initial: g', 'initial: g.h.aks'))).toEqual([
      `${DIR}/workflow.yaml:1: initial: there is no state "g.h.aks"; did you mean g.h.ask?`,
    ]);
  });

  test('may lie beside the file that names it', async () => {
    const files = { [`${DIR}/sub/g.yaml`]: OUTER, [`${DIR}/sub/h.yaml`]: INNER };
    const { states } = await load(project(PARENT.replace('./g.yaml', './sub/g.yaml'), files));
    expect(states['g.h.work']?.file).toBe('.raili/main/sub/h.yaml');
  });
});

describe('a group in a group is refused, with file and line of its own file', () => {
  test('when a target is none', async () => {
    expect(await refused({ [`${DIR}/h.yaml`]: INNER.replace('PASSED: end', 'PASSED: nd') })).toEqual([
      `${DIR}/h.yaml:11: states.ask.approval.PASSED: there is no state "nd" in this group; there is work, ask, end`,
    ]);
    expect(
      await refused({ [`${DIR}/g.yaml`]: OUTER.replace('continue: h.ask', 'continue: build.akx') }),
    ).toEqual([
      `${DIR}/g.yaml:15: states.again.continue: there is no state "build.akx" in this group; there is h, h.work, h.ask, h.end, again, k, k.work, k.ask, k.end`,
    ]);
  });

  test('when an `out` state has a way of its own', async () => {
    const ways = { skip: 'skip: work', max_visits: 'max_visits: { count: 1, continue: work }' };
    for (const [key, way] of Object.entries(ways)) {
      expect(
        await refused({ [`${DIR}/h.yaml`]: INNER.replace('out: true', `${way}\n    out: true`) }),
      ).toEqual([
        `${DIR}/h.yaml:17: states.end.${key}${key === 'skip' ? '' : '.continue'}: an \`out\` state has no routing of its own: it goes on as its group does`,
      ]);
    }
    expect(
      await refused({ [`${DIR}/g.yaml`]: OUTER.replace('out: true', 'out: true, continue: h') }),
    ).toEqual([
      `${DIR}/g.yaml:16: states.k.continue: an \`out\` state has no routing of its own: it goes on as its group does`,
    ]);
  });

  test('when it holds itself', async () => {
    const own = `${INNER}  g: { type: group, group: ../main/g.yaml, continue: end }\n`;
    expect(await refused({ [`${DIR}/h.yaml`]: own })).toEqual([
      `${DIR}/h.yaml:18: states.g.group: the group holds itself: its file is one that this state stands in`,
    ]);
  });

  test('when two states come to have one name', async () => {
    const own = `${OUTER}  h.ask: { type: engine }\n`;
    expect(await refused({ [`${DIR}/g.yaml`]: own })).toEqual([
      `${DIR}/g.yaml:17: states.h.ask: ${DIR}/h.yaml has a state ask, which is called g.h.ask as well`,
    ]);
    expect(await refused({}, `${PARENT}  g.h.ask: { type: engine }\n`)).toEqual([
      `${DIR}/workflow.yaml:6: states.g.h.ask: ${DIR}/h.yaml has a state ask, which is called g.h.ask as well`,
    ]);
  });
});

describe('of groups there can be', () => {
  test('three of them inside each other, and not one more', async () => {
    const { states } = await load(project(TOP, deep(3)));
    expect(Object.keys(states)).toEqual(['x', 'x.x', 'x.x.x', 'x.x.x.x', 'end']);
    expect(states['x.x.x.x']?.routing).toEqual({ kind: 'continue', to: 'end' });
    expect(await problems(project(TOP, deep(4)))).toEqual([
      `${DIR}/3.yaml:1: states.x.group: groups can be 3 deep, and this one stands in 3 others`,
    ]);
  });

  test('fifty thousand states, and not one more', async () => {
    const many = (count: number, state: string) =>
      `states:\n  x: ${state.replace(' }', ', out: true }')}\n${Array.from({ length: count - 1 }, (_, index) => `  s${index}: ${state}\n`).join('')}`;
    const found = await problems(
      project(TOP, {
        [`${DIR}/1.yaml`]: many(300, '{ type: group, group: 2.yaml }'),
        [`${DIR}/2.yaml`]: many(200, '{ type: engine }'),
      }),
    );
    expect(found).toEqual([
      expect.stringMatching(
        `/2\\.yaml:\\d+: states\\.s\\d+: a graph has ${LIMITS.graphStates.value} states at most`,
      ),
    ]);
  });
});
