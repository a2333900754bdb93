import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphContext } from '../../src/core/graph/context.js';
import { CliLab, REPLAY, replies } from './lab.js';

// --rollback, --keep-outputs and --next (spec 5.11), on the command line as it ships.
let lab: CliLab;
beforeEach(() => {
  lab = new CliLab();
});
afterEach(() => lab.remove());

const MAIN = '.raili/main';
const context = (): GraphContext => JSON.parse(lab.read(MAIN, 'context.json')) as GraphContext;
const history = (): string =>
  context()
    .stateHistory.map(({ state }) => state)
    .join(' ');
const entered = (runId: string): string =>
  lab
    .events(runId)
    .flatMap((event) => (event.type === 'state_started' ? [event.state] : []))
    .join(' ');

describe('--rollback', () => {
  // Each visit of work leaves its number everywhere that a run remembers things.
  const LOOP = `initial: work
states:
  work:
    type: command
    command: echo x >> ran; n=$(wc -l < ran); echo "[export] n = $n"; echo "lesson[$n]"; echo "lesson:number $n"
    expose: [n]
    output: { store: true }
    teach: { coder: [{ output: work }] }
    max_visits: { count: 3, continue: end }
    continue: look
  look: { type: agent, agent: coder, prompt: Look, output: { store: true }, transitions: { again: work } }
  end: { type: command, command: 'cat "$RAYMOND_OUTPUTS/work.latest.md"', reset_max_visits: [work] }
`;
  const RUN = ['run', MAIN, '-q', ...REPLAY];
  beforeEach(() =>
    lab.write({
      '.raili/main/workflow.yaml': LOOP,
      '.raili/agent-registry.json': '{"coder": {"path": "coder.md"}}',
      'coder.md': 'You code.',
      'rec/replies.yaml': replies({ look: ['one\nagain', 'two\nagain', 'three\nagain'] }),
    }),
  );
  /** What agents were told, in order. */
  const prompts = (recording: string): string[] =>
    readdirSync(lab.path(recording))
      .sort()
      .map((name) => (JSON.parse(lab.read(recording, name)) as { prompt: string }).prompt);
  const told = (prompt: string | undefined): unknown => [
    prompt?.match(/- number \d/g),
    prompt?.match(/^(one|two|three)$/gm),
  ];

  test('takes along outputs, lessons, counters and variables as they were at that entry', async () => {
    expect((await lab.run(...RUN)).code).toBe(0);
    expect(history()).toBe('work look work look work look work end');
    expect(lab.read('.raili/learnings/coder.md').match(/number \d/g)).toHaveLength(3);

    // The second visit of look: it is entered anew, with what there was by then.
    const back = await lab.run(...RUN, '--rollback', '4', '--run-id', 'r2', '--record', 'rec2');
    expect(back.code).toBe(0);
    expect(entered('r2')).toBe('look work look end');
    expect(history()).toBe('work look work look work look work end');
    expect(prompts('rec2').map(told)).toEqual([
      [['- number 1', '- number 2'], ['one']],
      [
        ['- number 1', '- number 2', '- number 4'],
        ['one', 'two'],
      ],
    ]);
    expect(lab.events('r2').find(({ type }) => type === 'state_started')).toMatchObject({ visit: 2 });
    expect(back.stdout).toContain('lesson[4]');
    expect(lab.read(MAIN, 'outputs', 'work.md').match(/lesson\[\d\]/g)).toEqual(
      [1, 2, 4].map((n) => `lesson[${n}]`),
    );

    // And back again, to an entry that this run has from the first one.
    const again = await lab.run(...RUN, '--rollback=6', '--run-id', 'r3', '--record', 'rec3', '--next');
    expect(again.code).toBe(4);
    expect(prompts('rec3').map(told)).toEqual([[['- number 1'], null]]);
    expect(history()).toBe('work look');
    expect(context().vars.n).toBe('1');
    expect(lab.state('r3').agents[0]?.visits).toEqual({ work: 1, look: 1 });
    expect(lab.read(MAIN, 'outputs', 'work.md')).toContain('lesson[1]');
    expect(lab.read(MAIN, 'outputs', 'work.md')).not.toContain('lesson[2]');
  });

  test('alone, lists the entries and runs nothing', async () => {
    expect((await lab.run(...RUN, '--run-id', 'r1')).code).toBe(0);
    const { code, stdout, stderr } = await lab.run('run', MAIN, '--rollback');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ +N {2}entered at +state +\(r1\)\n +7 {2}2\S+Z {2}work\n/);
    expect(stdout).toMatch(/\n +1 {2}\S+ {2}work {3}its max_visits was reached\n +0 {2}\S+ {2}end\n/);
    expect(lab.stateFiles()).toEqual(['r1.json']);
    const listed = JSON.parse((await lab.run('run', MAIN, '--rollback', '--json')).stdout);
    expect(listed).toMatchObject({ from: 'r1', entries: { length: 8 } });
    expect(listed.entries[7]).toMatchObject({ rollback: 0, state: 'end' });
  });

  test.each([
    [['--rollback', '8'], /8 entries are too many to drop: the history has 8, and one has to be left/],
    [['--rollback=-1'], /-1 is no number of entries to drop/],
    [['--rollback', 'nowhere'], /no entry of a state "nowhere".*7 work, .* 0 end/],
    [['--rollback', '1', '--keep-outputs'], /--keep-outputs is for a run that begins anew/],
  ])('%j is refused, and nothing is run', async (flags, message) => {
    await lab.run(...RUN, '--run-id', 'r1');
    const { code, stderr } = await lab.run(...RUN, ...flags);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(lab.stateFiles()).toEqual(['r1.json']);
  });

  test('of a run that was killed, to where it was', async () => {
    lab.write({
      'k/workflow.yaml': `initial: a
states:
  a: { type: command, command: echo a, output: { store: true }, continue: b }
  b: { type: command, command: 'test -e go || { touch there; exec sleep 600; }; cat "$RAYMOND_OUTPUTS/a.md"' }
`,
    });
    const live = lab.start(['run', 'k', '-q', '--run-id', 'r1']);
    await lab.appear('there');
    live.child.kill('SIGKILL');
    await live.ended;
    lab.write({ go: '' });
    expect(await lab.run('run', 'k', '-q', '--rollback', '0')).toMatchObject({ code: 0, stdout: 'a\n' });
    expect(await lab.run('run', 'k', '-q', '--rollback', '1', '--run-id', 'r3')).toMatchObject({
      ...{ code: 0, stdout: 'a\n' },
    });
    expect(entered('r3')).toBe('a b');
  });
});

describe('--keep-outputs', () => {
  const GRAPH = `initial: a
inputs: [t]
states:
  a: { type: agent, agent: coder, prompt: "On \${t}", output: { store: true }, continue: b }
  b: { type: command, command: 'cat "$RAYMOND_OUTPUTS/a.md"', output: { store: true } }
`;
  beforeEach(() =>
    lab.write({
      '.raili/main/workflow.yaml': GRAPH,
      '.raili/agent-registry.json': '{"coder": {"path": "coder.md"}}',
      'coder.md': 'You code.',
      'rec/replies.yaml': replies({ a: ['said'] }),
      'wf/START.sh': "echo '<result>hi</result>'\n",
    }),
  );
  const run = (...flags: string[]) => lab.run('run', MAIN, ...REPLAY, ...flags);

  test('starts with what the last run has left; without it a run starts clean', async () => {
    const first = await run('--keep-outputs', '--var', 't=1');
    expect([first.code, first.stderr]).toEqual([
      0,
      expect.stringContaining('--keep-outputs: there are none'),
    ]);
    const second = await run('-q', '--keep-outputs', '--var', 't=2', '--record', 'rec2');
    expect(second.stdout).toMatch(/^said\n\n--- Run \S+ ---\n\nsaid\n$/);
    expect(lab.read('rec2', '001-main-a.json')).toContain('Your previous output(s)');
    // Not the second time alone: what was found is the run's from then on.
    expect(lab.read(MAIN, 'outputs', 'a.md')).toBe(second.stdout);
    expect((await run('-q', '--var', 't=3')).stdout).toBe('said\n');
  });

  test('is for state graphs', async () => {
    const { code, stderr } = await lab.run('run', 'wf', '--keep-outputs');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--keep-outputs is for state graphs')]);
    expect((await lab.run('resume', 'r', '--keep-outputs')).stderr).toContain('knows no flag --keep-outputs');
  });
});

describe('--next', () => {
  beforeEach(() =>
    lab.write({
      'g/workflow.yaml': `initial: a
states:
  a: { type: engine, skip: b }
  b: { type: command, command: echo b >> ran, continue: c }
  c: { type: command, command: echo c >> ran, continue: d }
  d: { type: command, command: echo d >> ran, max_visits: { count: 1, continue: e }, continue: d }
  e: { type: command, command: 'echo e >> ran; tr -d "\\n" < ran' }
`,
      'wf/START.sh': "echo s >> ran; echo '<goto>NEXT</goto>'\n",
      'wf/NEXT.sh': "echo n >> ran; echo '<result>hi</result>'\n",
    }),
  );

  test('pauses after so many entries, and says how to go on', async () => {
    const first = await lab.run('run', 'g', '--run-id', 'r', '--next', '2');
    expect([first.code, lab.read('ran')]).toEqual([4, 'b\nc\n']);
    expect(first.stderr).toContain('2 states were entered, as --next asked. Go on with: raymond resume r');
    expect(lab.state('r')).toMatchObject({ status: 'paused', reason: 'NEXT' });
    const second = await lab.run('resume', 'r', '--next', '--json');
    expect([second.code, lab.read('ran')]).toEqual([4, 'b\nc\nd\n']);
    expect(JSON.parse(second.stdout)).toMatchObject({ status: 'paused', reason: 'NEXT' });
    expect(await lab.run('resume', 'r', '-q', '--next=5')).toMatchObject({ code: 0, stdout: 'bcde\n' });
  });

  test('is no more than a limit: the last state completes the run', async () => {
    expect(await lab.run('run', '--next', '5', 'wf', '-q')).toMatchObject({ code: 0, stdout: 'hi\n' });
    // A path is no number.
    expect((await lab.run('run', '--next', 'wf', '-q')).code).toBe(4);
    expect(lab.read('ran')).toBe('s\nn\ns\n');
  });

  test.each([['0'], ['-1'], ['1.5']])('%s is refused', async (count) => {
    const { code, stderr } = await lab.run('run', 'g', `--next=${count}`);
    expect([code, stderr]).toEqual([2, expect.stringContaining('a whole number from 1')]);
  });
});
