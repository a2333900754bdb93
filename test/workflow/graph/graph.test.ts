import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadGraph } from '../../../src/workflow/graph/graph.js';
import { fingerprintOf } from '../../../src/workflow/parts/fingerprint.js';
import { folderWith } from '../containers.js';
import { EVERYTHING, load, problems, project } from './samples.js';

/** What every state has unless its file says otherwise. */
const PLAIN = {
  group: null,
  notify: null,
  resetOutputs: [],
  maxVisits: null,
  resetMaxVisits: [],
  skip: null,
  teach: [],
  feedback: null,
};

describe("the seed's own examples", () => {
  const END = `  code: { type: engine }
  done: { type: engine }
  success: { type: engine }
  rework: { type: engine }
  error: { type: engine }
`;

  test('analyze', async () => {
    const graph = await load(
      project(`inputs: [ticket_id]
initial: analyze
states:
  analyze:
    type: agent
    agent: analyzer
    model: gpt-4o
    prompt: "Analyze ticket \${ticket_id}"
    output:
      store: true
    transitions:
      ready: code
      blocked: done
      default: done # optional catch-all mapping
${END}`),
    );
    expect(graph.states.analyze).toEqual({
      ...PLAIN,
      id: 'analyze',
      file: '/project/.raili/main/workflow.yaml',
      line: 4,
      type: 'agent',
      agent: 'analyzer',
      model: 'gpt-4o',
      prompt: 'Analyze ticket ${ticket_id}',
      output: { store: true, tail: null, marker: null, markerEnd: null, useLatest: null },
      routing: { kind: 'transitions', targets: { ready: 'code', blocked: 'done' }, fallback: 'done' },
    });
    expect(graph.agents.analyzer).toMatchObject({
      path: '/project/.github/agents/analyzer.agent.md',
      setting: 'gpt-4o',
    });
  });

  test('test, my_script_state, and build', async () => {
    const { states, scripts } = await load(
      project(`initial: test
states:
  test:
    type: script
    script: run_tests
    on:
      PASSED: success
      FAILED: rework
  my_script_state:
    type: script
    script: run_tests
    args:
    - 'This is the first argument'
    - '--verbose'
    on:
      PASSED: success
      FAILED: rework
  build:
    type: command
    command: npm run build
    directory: ./app
    on:
      PASSED: test
      FAILED: error
${END}`),
    );
    expect(states.test).toMatchObject({
      type: 'script',
      script: 'run_tests',
      args: [],
      expose: [],
      output: null,
    });
    expect(states.my_script_state).toMatchObject({ args: ['This is the first argument', '--verbose'] });
    expect(states.build).toMatchObject({
      type: 'command',
      command: 'npm run build',
      directory: './app',
      routing: { kind: 'on', PASSED: 'test', FAILED: 'error' },
    });
    expect(scripts).toMatchObject({ run_tests: { path: '/project/scripts/test.sh', setting: null } });
  });

  test('start and done', async () => {
    const { states } = await load(
      project(`initial: start
states:
  start:
    type: engine
    reset_outputs:
    - code
    - test
    on:
      PASSED: analyze
  done:
    type: engine
    notify: "msg.sh 'Complete'"
    # Optional: explicit success signal for terminal engine states
    success: true
  code: { type: engine, continue: done }
  test: { type: engine, continue: done }
  analyze: { type: engine, continue: done }
`),
    );
    expect(states.start).toMatchObject({
      resetOutputs: ['code', 'test'],
      routing: { kind: 'on', PASSED: 'analyze', FAILED: null },
    });
    expect(states.done).toMatchObject({
      type: 'engine',
      notify: "msg.sh 'Complete'",
      success: true,
      routing: { kind: 'terminal' },
    });
  });

  test('check and finish', async () => {
    const { states } = await load(
      project(`initial: check
states:
  check:
    type: script
    script: health_check
    continue: finish
  finish:
    type: engine
`),
    );
    expect(states.check?.routing).toEqual({ kind: 'continue', to: 'finish' });
    expect(states.finish).toMatchObject({ success: null, isProxy: false, routing: { kind: 'terminal' } });
  });

  test('build_group with its sub-workflow', async () => {
    const { states } = await load(
      project(
        `initial: build_group
states:
  build_group:
    type: group
    group: ./build-steps.yaml
    on:
      PASSED: deploy
      FAILED: rework
  deploy: { type: engine }
  rework: { type: engine }
`,
        {
          '.raili/main/build-steps.yaml': `# build-steps.yaml
states:
  compile:
    type: command
    command: npm run build
    on:
      PASSED: test
  test:
    type: script
    script: run_tests
    out: true
`,
        },
      ),
    );
    expect(Object.keys(states)).toEqual([
      'build_group',
      'build_group.compile',
      'build_group.test',
      'deploy',
      'rework',
    ]);
    expect(states.build_group).toMatchObject({
      type: 'engine',
      isProxy: true,
      group: 'build_group',
      routing: { kind: 'continue', to: 'build_group.compile' },
    });
    expect(states['build_group.compile']?.routing).toEqual({
      kind: 'on',
      PASSED: 'build_group.test',
      FAILED: null,
    });
    expect(states['build_group.test']).toMatchObject({
      group: 'build_group',
      file: '.raili/main/build-steps.yaml',
      line: 8,
      routing: { kind: 'on', PASSED: 'deploy', FAILED: 'rework' },
    });
  });

  test('code with max_visits', async () => {
    const { states } = await load(
      project(`initial: code
states:
  code:
    type: agent
    agent: coder
    max_visits: 5
    output:
      store: true
    on:
      PASSED: test
      FAILED: code # loops back, but throws on 6th entry
  test: { type: engine }
`),
    );
    expect(states.code).toMatchObject({
      prompt: 'Work according to your rules',
      maxVisits: { count: 5, continue: null },
      routing: { kind: 'on', PASSED: 'test', FAILED: 'code' },
    });
  });

  const LOOPS = `initial: loop_outer
states:
  loop_outer:
    type: command
    command: echo "Outer loop iteration"
    reset_max_visits:
      - loop_inner
    on:
      PASSED: loop_inner
      FAILED: error_state
  loop_inner:
    type: command
    command: echo "Inner loop iteration"
    max_visits:
      count: 3
    on:
      PASSED: loop_inner
      FAILED: loop_outer
  error_state:
    type: engine
`;

  test('loop_outer and loop_inner', async () => {
    const { states } = await load(project(LOOPS));
    expect(states.loop_outer).toMatchObject({ resetMaxVisits: ['loop_inner'] });
    expect(states.loop_inner).toMatchObject({ maxVisits: { count: 3, continue: null } });
  });

  test('reset_max_visits of a state that does not exist', async () => {
    expect(await problems(project(LOOPS.replace('- loop_inner', '- nowhere')))).toEqual([
      '.raili/main/workflow.yaml:7: states.loop_outer.reset_max_visits[0]: there is no state "nowhere"; there is loop_outer, loop_inner, error_state',
    ]);
  });
});

describe('a graph that says everything', () => {
  test('has all of it', async () => {
    const graph = await load(EVERYTHING);
    expect(graph).toMatchObject({
      name: 'ticket',
      folder: '/project/.raili/main',
      root: '/project',
      raili: '/project/.raili',
      initial: 'start',
      error: 'broken',
      inputs: [
        { name: 'ticket_id', description: null, log: false },
        { name: 'branch', description: 'Git branch', log: true },
        { name: 'target', description: null, log: false },
      ],
      manifest: {
        name: 'ticket',
        description: 'Works on a ticket.',
        agent: 'copilot',
        model: 'gpt-5.4',
        effort: 'low',
        budget: 2.5,
        input: { mode: 'optional', label: 'Ticket', description: 'Which one' },
      },
    });
    expect([...graph.variables].sort()).toEqual(
      ['ASK_FAILED', 'ASK_PASSED']
        .map((name) => `BUILD_GROUP_${name}`)
        .concat([
          'REVIEW_FAILED',
          'REVIEW_PASSED',
          'branch',
          'id',
          'note',
          'target',
          'ticket_id',
          'wishes',
          'workflow',
        ])
        .sort(),
    );
    expect(graph.states.start).toMatchObject({
      notify: "msg.sh 'Starting ${ticket_id}'",
      resetOutputs: [
        'code',
        'test',
        'build_group.compile',
        'build_group.ask',
        'build_group.unused',
        'build_group.verify',
      ],
    });
    expect(graph.states.analyze).toMatchObject({
      output: { store: true, tail: 20, marker: 'SUMMARY:', markerEnd: 'END', useLatest: 2 },
    });
    expect(graph.states.test).toMatchObject({
      args: ['first', '${branch}', '--verbose'],
      expose: [
        { name: 'id', optional: false },
        { name: 'note', optional: true },
      ],
      maxVisits: { count: 3, continue: 'review' },
      teach: [
        { agent: 'coder', from: { output: 'test' }, scope: 'global' },
        { agent: 'coder', from: { variable: 'REVIEW_FAILED' }, scope: 'workflow' },
      ],
    });
    expect(graph.states.review).toMatchObject({
      command: 'git diff "$RAILI_VAR_BRANCH" > "${HOME}/diff"',
      directory: './${branch}',
      resetMaxVisits: ['code', 'test'],
      routing: {
        kind: 'approval',
        question: 'Is ${id} fine?',
        notify: 'say "${id}"',
        multiline: true,
        PASSED: 'build_group',
        FAILED: 'code',
        variables: ['REVIEW'],
      },
    });
    expect(graph.states.old).toMatchObject({ skip: 'check' });
    expect(graph.states.broken).toMatchObject({ success: false });
  });

  test('its fingerprint covers every file that it is made of, wherever the project lies', async () => {
    const { files } = await load(EVERYTHING);
    expect(Object.keys(fingerprintOf(files).files)).toEqual([
      '.github/agents/analyzer.agent.md',
      '.raili/agent-registry.json',
      '.raili/main/build-steps.yaml',
      '.raili/main/workflow.yaml',
      '.raili/script-registry.json',
      'agents/coder.md',
      'scripts/health.mjs',
      'scripts/test.sh',
    ]);
    const { '.raili/main/build-steps.yaml': steps = '', ...others } = EVERYTHING;
    const changed = await load({ ...others, '.raili/main/build-steps.yaml': `${steps}#\n` });
    expect(fingerprintOf(changed.files).sha256).not.toBe(fingerprintOf(files).sha256);
  });

  test('from a disk', async () => {
    const folder = await folderWith(EVERYTHING);
    const file = `${folder}/.raili/main/workflow.yaml`;
    const graph = await loadGraph({ file, text: EVERYTHING['.raili/main/workflow.yaml']! });
    expect(graph).toMatchObject({ root: resolve(folder), raili: `${folder}/.raili`, name: 'ticket' });
    expect(fingerprintOf(graph.files).files).toEqual(fingerprintOf((await load(EVERYTHING)).files).files);
    const moved = await loadGraph({
      file: `${folder}/wf.yaml`,
      text: 'initial: a\nstates: { a: { type: script, script: x } }',
    }).catch((error: Error) => error);
    expect(moved).toMatchObject({ message: expect.stringContaining('there is no') });
  });
});

describe('the name of a workflow', () => {
  const text = 'initial: a\nstates: { a: { type: engine } }\n';

  test.each([
    ['.raili/main/workflow.yaml', 'main'],
    ['flows/ticket.yaml', 'ticket'],
    ['flows/workflow.yaml', 'flows'],
  ])('%s is %s', async (main, name) => {
    expect((await load({ [main]: text }, { main, root: '/project' })).name).toBe(name);
  });
});
