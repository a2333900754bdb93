import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { FailureKind } from '../../../src/agents/agent.js';
import { type Reply, ScriptedAgent } from '../../support/engine.js';
import { answer, GraphLab } from '../../support/graph-lab.js';

// When a state's work fails (spec 5.11): what is routed and told, and what fails the run.

let lab: GraphLab;
afterEach(() => lab.remove());

const FILES = {
  '.raili/agent-registry.json': '{"coder": {"path": "coder.md"}}',
  'coder.md': 'You code.',
  '.raili/script-registry.json': '{"plain": {"path": "plain.sh"}}',
};
const ENDS = `
  done: { type: engine, success: true }
  oops: { type: engine, success: false }
`;
const graph = (state: string, top = ''): string =>
  `${top}initial: work\nstates:\n  work: { ${state} }${ENDS}`;
const AGENT = 'type: agent, agent: coder';
const ROUTES = ['continue: done', 'on: { PASSED: oops, FAILED: done }', 'transitions: { default: done }'];
/** Where a turn that passes does not lead to `done`. */
const PASSED_ON = new Map([['on: { PASSED: oops, FAILED: done }', ['DECLARED_FAILURE', 'work oops']]]);
const APPROVAL = 'approval: { question: Fine?, PASSED: done, FAILED: oops }';

describe('an agent CLI that can do no work', () => {
  const failing = (kind: FailureKind): Reply => ({ fail: { kind, message: `it is ${kind}` } });

  test.each(
    (['not_started', 'authentication', 'invalid_model'] as const).flatMap((kind) =>
      [...ROUTES, APPROVAL].map((routing) => [kind, routing] as const),
    ),
  )('%s fails the run whatever the graph says: %s', async (kind, routing) => {
    lab = new GraphLab(graph(`${AGENT}, ${routing}`), FILES);
    const agent = new ScriptedAgent({ work: [failing(kind), 'Fine.'] });
    const environment = { RAILI_MANUAL_CHOICE: 'PASSED' };
    const { run } = await lab.run({ agent, environment });
    expect([run.status, lab.path, agent.turns.length]).toEqual(['failed', 'work', 1]);
    expect(run.message).toMatch(
      /workflow\.yaml:3: work: (it is \w+|Claude Code may not use its own default model)/,
    );
    expect(lab.context().stateHistory).toHaveLength(1);
    const again = await lab.resume({ agent, environment });
    expect(agent.turns.map(({ state }) => state)).toEqual(['work', 'work']);
    expect([again.run.reason, lab.path]).toEqual(PASSED_ON.get(routing) ?? [null, 'work done']);
  });

  test('goes to no error state of one visit less: the resume enters the state again', async () => {
    lab = new GraphLab(graph(`${AGENT}, max_visits: 1, continue: done`, 'error: oops\n'), FILES);
    const agent = new ScriptedAgent({ work: [failing('not_started'), 'Fine.'] });
    const { run } = await lab.run({ agent });
    expect([run.status, run.reason, lab.path]).toEqual(['failed', 'AGENT_FAILED', 'work oops']);
    expect((await lab.resume({ agent })).run.status).toBe('completed');
    expect(lab.path).toBe('work oops work done');
  });
});

describe('a failure that the graph goes on from', () => {
  const toldOnce = (message: string | RegExp) => {
    expect(lab.warnings()).toEqual([expect.stringMatching(message)]);
    return lab.context().stateHistory[0]?.meta?.failure;
  };

  test.each([...ROUTES.slice(0, 2), 'on: { PASSED: oops, FAILED: done }'])(
    'of an agent is told with its reason: %s',
    async (routing) => {
      lab = new GraphLab(graph(`${AGENT}, ${routing}`), FILES);
      const fail = { kind: 'rejected', message: 'API Error: 400 bad request' } as const;
      const { run } = await lab.run({ agent: new ScriptedAgent({ work: { fail } }) });
      expect(run.status).toBe('completed');
      expect(toldOnce(/^its work failed: API Error: 400 bad request\. The graph goes on to done\.$/)).toEqual(
        {
          code: 'AGENT_FAILED',
          message: 'API Error: 400 bad request',
        },
      );
    },
  );

  test.each(ROUTES)('of a script without its exec bit: %s', async (routing) => {
    lab = new GraphLab(graph(`type: script, script: plain, ${routing}`), {
      ...FILES,
      'plain.sh': 'exit 0\n',
    });
    chmodSync(join(lab.folder, 'plain.sh'), 0o644);
    expect((await lab.run()).run.status).toBe('completed');
    expect(toldOnce(/could not be started: .*EACCES.*chmod \+x/)).toMatchObject({ code: 'SCRIPT_FAILED' });
  });

  test('of a command: exit code and last words, on the line of the transition too', async () => {
    const command = `type: command, command: 'echo a; echo three failed >&2; exit 3'`;
    lab = new GraphLab(graph(`${command}, on: { PASSED: oops, FAILED: done }`));
    await lab.run();
    expect(toldOnce(/^its work failed: exit code 3: three failed\. The graph/)).toEqual({
      ...{ code: 'SCRIPT_FAILED', message: 'exit code 3: three failed', exitCode: 3 },
    });
    const transitions = lab.events.filter((event) => event.type === 'transition');
    expect(transitions.map(({ exit_code }) => exit_code)).toEqual([3, undefined]);
  });

  test('of a command that a signal has ended: the exit code that a shell would tell', async () => {
    lab = new GraphLab(graph(`type: command, command: 'kill -9 $$', on: { PASSED: oops, FAILED: done }`));
    await lab.run();
    expect(toldOnce(/exit code 137\. The graph/)).toMatchObject({ exitCode: 137 });
  });

  test('among `transitions` an exit code is none, and is shown all the same', async () => {
    lab = new GraphLab(graph(`type: command, command: 'echo ready; exit 3', transitions: { ready: done }`));
    await lab.run();
    expect([lab.warnings(), lab.context().stateHistory[0]?.meta]).toEqual([[], undefined]);
    expect(lab.events.find((event) => event.type === 'transition')).toMatchObject({ exit_code: 3 });
  });

  test('before a person decides, it is told once, and not again with the answer', async () => {
    lab = new GraphLab(graph(`type: command, command: 'echo no >&2; exit 1', ${APPROVAL}`));
    expect((await lab.run()).run.status).toBe('asking');
    expect((await lab.resume(answer('ok'))).run.status).toBe('completed');
    expect(toldOnce(/A person decides\.$/)).toMatchObject({ exitCode: 1 });
  });

  test('every visit of a loop tells its own', async () => {
    const command = `type: command, max_visits: { count: 3, continue: done }, command: 'exit 1', continue: work`;
    lab = new GraphLab(graph(command));
    await lab.run();
    expect(lab.warnings()).toHaveLength(3);
  });

  const LONG = 'x'.repeat(300);
  test.each([
    ['loop', /the directory .*\/loop cannot be entered \(ELOOP\)/],
    [LONG, /cannot be entered \(ENAMETOOLONG\)/],
    ['file', /file is no directory/],
    ['file/below', /cannot be entered \(ENOTDIR\)/],
    ['no', /there is no directory .*\/no\b/],
  ])('of a directory that cannot be entered: %.10s', async (directory, message) => {
    lab = new GraphLab(
      graph(`type: command, command: pwd, directory: "${directory}", on: { PASSED: oops, FAILED: done }`),
    );
    symlinkSync('loop', join(lab.folder, 'loop'));
    writeFileSync(join(lab.folder, 'file'), '');
    expect((await lab.run()).run.status).toBe('completed');
    expect(toldOnce(message)).toMatchObject({ code: 'MISSING_DIRECTORY' });
  });
});

describe('what a state leaves behind', () => {
  const STORE = 'output: { store: true }';

  test('is what it wrote to both, to stderr alone too', async () => {
    lab = new GraphLab(
      graph(
        `type: command, command: 'echo broken >&2; exit 1', ${STORE}, on: { PASSED: oops, FAILED: done }`,
      ),
    );
    await lab.run();
    expect(lab.read('.raili/main/outputs/work.latest.md')).toBe('broken\n');
  });

  test('is in the order in which it came, where one waits for the other', async () => {
    // Each line is read before the next is written: the test's own reader lets the script go on.
    const command = `echo one; until [ -e seen ]; do sleep 0.05; done; echo two >&2`;
    lab = new GraphLab(graph(`type: command, command: '${command}', ${STORE}, continue: done`));
    const seen = (event: { readonly type: string }): void => {
      if (event.type === 'output') lab.write('seen', '');
    };
    await lab.run({ around: { onEvent: seen } });
    expect(lab.read('.raili/main/outputs/work.md')).toBe('one\ntwo\n');
  });

  // Where two pipes are read, a few hundred lines are enough to come in another order.
  const LINES = Array.from({ length: 500 }, (_, index) => `out ${index}\nerr ${index}\n`).join('');
  const WRITE = 'i=0; while [ $i -lt 500 ]; do echo "out $i"; echo "err $i" >&2; i=$((i+1)); done';
  test.each([
    ['command', `type: command, command: '${WRITE}'`],
    ['script in bash', 'type: script, script: bashed'],
    ['script that is a program', 'type: script, script: plain'],
  ])('is in the order in which it was written: a %s', async (_, work) => {
    if (process.platform === 'win32') return;
    lab = new GraphLab(graph(`${work}, ${STORE}, continue: done`), {
      '.raili/script-registry.json':
        '{"plain": {"path": "plain.sh"}, "bashed": {"path": "plain.sh", "runtime": "bash"}}',
      'plain.sh': `#!/bin/sh\n${WRITE}\n`,
    });
    const { run } = await lab.run();
    expect(lab.read('.raili/main/outputs/work.md')).toBe(LINES);
    expect(`${run.results.main}\n`).toBe(LINES);
  });

  test.each([
    ['a key', 'transitions: { out: done }'],
    ['what is exposed', 'expose: [id], continue: done'],
    ['the result', ''],
  ])('has %s from stdout alone', async (_, routing) => {
    const command = `type: command, command: 'echo err >&2; echo id=2; echo out; echo id=1 >&2'`;
    lab = new GraphLab(graph([command, STORE, ...(routing === '' ? [] : [routing])].join(', ')));
    expect((await lab.run()).run.results.main).toBe('id=2\nout');
    expect(lab.read('.raili/main/outputs/work.md').split('\n').sort().join(' ')).toBe(' err id=1 id=2 out');
  });

  test('has its result_schema read from stdout alone', async () => {
    const command = `type: command, command: 'echo err >&2; echo 1', ${STORE}, continue: done`;
    lab = new GraphLab(graph(command, 'result_schema: { type: integer }\n'));
    expect((await lab.run()).run.results.main).toBe('1');
  });

  test('says why a script cannot be started', async () => {
    lab = new GraphLab(graph(`type: script, script: plain, ${STORE}, continue: done`), FILES);
    lab.write('plain.sh', '#!/bin/sh\n');
    chmodSync(join(lab.folder, 'plain.sh'), 0o644);
    await lab.run();
    expect(lab.warnings().join('\n')).toMatch(/could not be started: .*make it executable/);
  });

  test('does not hide a key on stdout behind what stands on stderr', async () => {
    lab = new GraphLab(
      graph(`type: command, command: 'echo ready; echo npm notice >&2', transitions: { ready: done }`),
    );
    const { run } = await lab.run();
    expect([run.status, run.results.main]).toEqual(['completed', 'ready']);
  });

  test('stays, where the next visit says nothing', async () => {
    const command = `type: command, command: '[ -e f ] || echo good; touch f', ${STORE}, max_visits: { count: 2, continue: done }, continue: work`;
    lab = new GraphLab(graph(command));
    const { run } = await lab.run();
    expect(run.results.main).toBe('good');
    expect(lab.read('.raili/main/outputs/work.md')).toBe('good\n');
    expect(lab.read('.raili/main/outputs/work.latest.md')).toBe('good\n');
  });
});

test('what a failed process does not expose is no error where a person is asked, and is asked about', async () => {
  lab = new GraphLab(graph(`type: command, command: 'echo no; exit 1', expose: [id], ${APPROVAL}`));
  const { run } = await lab.run();
  expect(run.agents[0]?.ask).toMatchObject({ question: expect.stringContaining('Fine?'), output: 'no' });
});

test('both variables of a decision are there afterwards, one of them empty', async () => {
  lab = new GraphLab(
    `initial: review
states:
  review: { type: engine, approval: { question: Fine?, PASSED: use, FAILED: use } }
  use: { type: script, script: plain, args: ["p=\${REVIEW_PASSED}", "f=\${REVIEW_FAILED}"] }
`,
    { ...FILES, 'plain.sh': '#!/bin/sh\necho "$1 $2"\n' },
  );
  const { run } = await lab.run({ environment: { RAILI_MANUAL_CHOICE: 'PASSED' } });
  expect(run.results.main).toBe('p= f=');
  await lab.remove();
  lab = new GraphLab(
    `initial: review
states:
  review: { type: engine, approval: { question: Fine?, PASSED: use, FAILED: use } }
  use: { type: command, command: 'echo "[$RAILI_VAR_REVIEW_PASSED] [$RAILI_VAR_REVIEW_FAILED]"' }
`,
  );
  await lab.run();
  expect((await lab.resume(answer('too long'))).run.results.main).toBe('[] [too long]');
});

test('an agent that heeded no reminder is told what is wrong when the run is resumed', async () => {
  lab = new GraphLab(graph(`${AGENT}, transitions: { ready: done, again: oops }`), FILES);
  const agent = new ScriptedAgent({ work: ['no', 'no', 'no', 'no', '**ready**'] });
  const { run } = await lab.run({ agent });
  expect(run).toMatchObject({ status: 'failed', reason: 'INVALID_TRANSITION' });
  expect(run.message).toMatch(/ready, again\. The agent was reminded 3 times\.$/);
  expect((await lab.resume({ agent })).run.status).toBe('completed');
  expect(agent.turns[4]?.prompt).toMatch(/^Your last message could not be used/);
});

test('`meta.teach` lists the lessons that were added', async () => {
  lab = new GraphLab(
    graph(
      `type: command, command: 'printf "lesson: always test\\\\n- and lint"', ${'output: { store: true }'}, teach: { coder: [{ output: work }] }, max_visits: { count: 2, continue: done }, continue: work`,
    ),
    FILES,
  );
  await lab.run();
  expect(lab.read('.raili/learnings/coder.md')).toMatch(
    /^- \[\S+\] \[output:work\] always test\\n- and lint\n$/,
  );
  expect(lab.context().stateHistory.map(({ meta }) => meta?.teach)).toEqual([
    [{ agent: 'coder', source: 'output:work', scope: 'global' }],
    ...[undefined, undefined, undefined],
  ]);
});
