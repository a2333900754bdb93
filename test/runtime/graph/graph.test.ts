import { afterEach, describe, expect, test } from '@jest/globals';
import { ScriptedAgent } from '../../support/engine.js';
import { answer, GraphLab } from '../../support/graph-lab.js';

// The examples of the seed (../shared/seeds/raili-states.md), run to their ends.
let lab: GraphLab;
afterEach(() => lab.remove());

const REGISTRY = JSON.stringify({ analyzer: { path: '.github/agents/analyzer.agent.md', model: 'haiku' } });
const AGENT = {
  '.raili/agent-registry.json': REGISTRY,
  '.github/agents/analyzer.agent.md': '---\nname: analyzer\n---\nYou analyze.\n',
};
const script = (text: string) => ({
  '.raili/script-registry.json': JSON.stringify({
    run_tests: { path: 'scripts/test.sh' },
    health_check: { path: 'scripts/test.sh', runtime: 'bash' },
  }),
  'scripts/test.sh': `#!/bin/sh\n${text}\n`,
});
const ENDS = `
  success: { type: command, command: echo won }
  rework: { type: engine, success: false }
  code: { type: command, command: echo coding }
  done: { type: engine }
`;

describe('analyze', () => {
  const workflow = `initial: analyze
inputs: [ticket_id]
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
      default: done
${ENDS}`;

  test.each([
    ['Fine.\nready', 'analyze code', 'coding'],
    ['Fine.\n\nREADY\n\n', 'analyze code', 'coding'],
    ['No.\nblocked', 'analyze done', 'No.\nblocked'],
    ['anything else', 'analyze done', 'anything else'],
  ])('%j', async (text, path, result) => {
    lab = new GraphLab(workflow, AGENT);
    const agent = new ScriptedAgent({ analyze: text });
    const { run } = await lab.run({ agent, vars: { ticket_id: 'T-1' } });
    expect([run.status, lab.path, run.results.main]).toEqual(['completed', path, result]);
    const [{ request }] = agent.turns as [(typeof agent.turns)[0]];
    expect(request.prompt).toBe('Analyze ticket T-1');
    expect(request.model).toBe('gpt-4o');
    expect(request.session.kind).toBe('fresh');
    expect(request.appendSystemPrompt).toBe('You analyze.');
    expect(request.env).toMatchObject({ RAILI_VAR_TICKET_ID: 'T-1', RAILI_VAR_WORKFLOW: 'main' });
    expect(lab.read('.raili/main/outputs/analyze.latest.md').trim()).toBe(text.trim());
  });
});

describe('test', () => {
  const workflow = `initial: test
states:
  test: { type: script, script: run_tests, on: { PASSED: success, FAILED: rework } }
${ENDS}`;

  test('exit 0 passes', async () => {
    lab = new GraphLab(workflow, script('exit 0'));
    const { run } = await lab.run();
    expect([run.status, lab.path, run.results.main]).toEqual(['completed', 'test success', 'won']);
  });

  test('another exit fails, and `success: false` ends with DECLARED_FAILURE', async () => {
    lab = new GraphLab(workflow, script('echo three failed; exit 3'));
    const { run } = await lab.run();
    expect([run.status, run.reason, lab.path]).toEqual(['failed', 'DECLARED_FAILURE', 'test rework']);
    expect(run.message).toContain('three failed');
  });
});

test('my_script_state: args as they are', async () => {
  lab = new GraphLab(
    `initial: my_script_state
states:
  my_script_state:
    type: script
    script: run_tests
    args:
      - 'This is the first argument'
      - '--verbose'
    on:
      PASSED: done
      FAILED: rework
${ENDS}`,
    script('echo "$# [$1] [$2]"'),
  );
  const { run } = await lab.run();
  expect(run.results.main).toBe('2 [This is the first argument] [--verbose]');
});

test('build: a command in its directory', async () => {
  lab = new GraphLab(
    `initial: build
states:
  build: { type: command, command: 'basename "$PWD"', directory: ./app, on: { PASSED: done, FAILED: rework } }
${ENDS}`,
    { 'app/x': '' },
  );
  const { run } = await lab.run();
  expect(run.results.main).toBe('app');
});

test('start and done: outputs reset, a notify at the end', async () => {
  lab = new GraphLab(
    `initial: start
states:
  start: { type: engine, reset_outputs: [code, test], on: { PASSED: code } }
  code: { type: command, command: echo one, output: { store: true }, on: { PASSED: test } }
  test: { type: command, command: echo two, output: { store: true }, on: { PASSED: done } }
  done: { type: engine, notify: "./msg.sh 'Complete'", success: true }
`,
    {
      'msg.sh': '#!/bin/sh\necho "$1" >> notified\n',
      '.raili/main/outputs/code.md': 'old\n',
      '.raili/main/outputs/code.latest.md': 'old\n',
    },
  );
  const { run } = await lab.run();
  expect([run.status, run.results.main]).toEqual(['completed', 'two']);
  expect(lab.lines('notified')).toEqual(['Complete']);
  expect(lab.read('.raili/main/outputs/code.md')).toBe('one\n');
  expect(lab.context().stateHistory.map(({ state, meta }) => [state, meta])).toEqual([
    ['start', undefined],
    ['code', undefined],
    ['test', undefined],
    ['done', { notify: { command: "./msg.sh 'Complete'", success: true, exitCode: 0 }, success: true }],
  ]);
});

test.each(['exit 0', 'exit 1'])('check and finish: `continue` whatever happened (%s)', async (text) => {
  lab = new GraphLab(
    `initial: check
states:
  check: { type: script, script: health_check, continue: finish }
  finish: { type: engine }
`,
    script(text),
  );
  const { run } = await lab.run();
  expect([run.status, lab.path]).toEqual(['completed', 'check finish']);
});

describe('build_group', () => {
  const workflow = `initial: build_group
states:
  build_group: { type: group, group: ./build-steps.yaml, on: { PASSED: deploy, FAILED: rework } }
  deploy: { type: command, command: echo deployed }
  rework: { type: engine, success: false }
`;
  const steps = {
    '.raili/main/build-steps.yaml': `states:
  compile: { type: command, command: echo compiled, on: { PASSED: test } }
  test: { type: script, script: run_tests, out: true }
`,
  };

  test.each([
    ['exit 0', 'build_group build_group.compile build_group.test deploy', 'completed'],
    ['exit 1', 'build_group build_group.compile build_group.test rework', 'failed'],
  ])('%s', async (text, path, status) => {
    lab = new GraphLab(workflow, { ...steps, ...script(text) });
    const { run } = await lab.run();
    expect([lab.path, run.status]).toEqual([path, status]);
  });
});

describe('code with max_visits', () => {
  const workflow = `initial: code
states:
  code:
    type: command
    command: echo x >> entered; exit 1
    max_visits: 5
    notify: echo x >> notified
    output: { store: true }
    on: { PASSED: done, FAILED: code }
  done: { type: engine }
`;

  test('the sixth entry fails the run before any side effect; a resume clears the counter', async () => {
    lab = new GraphLab(workflow);
    const { run } = await lab.run();
    expect([run.status, run.reason]).toEqual(['failed', 'MAX_VISITS']);
    expect([lab.lines('entered').length, lab.lines('notified').length]).toEqual([5, 5]);
    expect(lab.context().stateHistory.map(({ meta }) => meta?.max_visits)).toEqual([
      ...Array(5).fill(undefined),
      { exceeded: true, target: null },
    ]);
    const again = await lab.resume();
    expect(again.run.reason).toBe('MAX_VISITS');
    expect(lab.lines('entered').length).toBe(10);
  });
});

test('loop_outer and loop_inner: each outer entry lets the inner one run up to its limit', async () => {
  lab = new GraphLab(`initial: loop_outer
states:
  loop_outer:
    type: command
    command: echo "Outer loop iteration"; echo o >> seen
    reset_max_visits:
      - loop_inner
    max_visits: { count: 2, continue: error_state }
    on: { PASSED: loop_inner, FAILED: error_state }
  loop_inner:
    type: command
    command: echo "Inner loop iteration"; echo i >> seen
    max_visits: { count: 3, continue: loop_outer }
    on: { PASSED: loop_inner, FAILED: loop_outer }
  error_state:
    type: engine
`);
  const { run } = await lab.run();
  expect([run.status, lab.lines('seen').join('')]).toEqual(['completed', 'oiiioiii']);
  expect(answer('x').answers).toHaveLength(1);
});

test.each(['toString', 'valueOf', 'hasOwnProperty'])(
  'a state may be called %s: its visits are counted from nought, and the state file is read again',
  async (name) => {
    lab = new GraphLab(`
initial: "${name}"
states:
  "${name}": { type: command, command: "echo once", max_visits: { count: 2, continue: ask }, continue: "${name}" }
  ask: { type: command, command: "true", approval: { question: Fine?, PASSED: done, FAILED: done } }
  done: { type: engine }
`);
    const { run } = await lab.run();
    expect([run.status, run.agents[0]?.visits]).toEqual(['asking', { [name]: 2, ask: 1 }]);
    expect((await lab.resume(answer('approve'))).run.status).toBe('completed');
  },
);
