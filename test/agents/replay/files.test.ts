import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AgentCli, RunValue, TurnOutcome } from '../../../src/agents/agent.js';
import { createReplayAgent } from '../../../src/agents/replay/agent.js';
import { createRecorder, readRecording, recordingAgent } from '../../../src/agents/replay/files.js';
import type { RecordedTurn } from '../../../src/agents/replay/recording.js';
import { AGENT_CLIS } from '../../../src/core/agent-clis.js';
import { NO_USAGE } from '../../../src/core/run.js';
import { collector, turnRequest } from '../claude/fake-claude.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TURN: RecordedTurn = {
  version: 1,
  agent: 'main',
  state: 'START.md',
  visit: 1,
  turn: 0,
  prompt_sha256: 'a'.repeat(64),
  text: 'done',
  session: null,
  cost_usd: 0.5,
  usage: NO_USAGE,
  events: [{ type: 'tool', name: 'Bash', summary: 'ls' }],
};

describe('recorder', () => {
  test('writes a file a turn, and goes on counting', async () => {
    const recorder = await createRecorder(folder);
    await Promise.all([recorder.record(TURN), recorder.record({ ...TURN, agent: '../w 1', state: 'POLL' })]);
    await (await createRecorder(folder)).record({ ...TURN, visit: 2 });
    expect(readdirSync(folder).sort()).toEqual([
      '001-main-START.json',
      '002-.._w_1-POLL.json',
      '003-main-START.json',
    ]);
    const { turns, replies } = await readRecording(folder);
    expect(turns).toEqual([TURN, { ...TURN, agent: '../w 1', state: 'POLL' }, { ...TURN, visit: 2 }]);
    expect(replies).toEqual({});
  });

  test('needs a folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(createRecorder(file)).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringContaining(file),
    });
  });
});

const onPosix = process.platform === 'win32' ? test.skip : test;

onPosix('adversary D14: nobody else on the machine can read what is recorded', async () => {
  await (await createRecorder(folder)).record(TURN);
  const [name] = readdirSync(folder);
  expect(statSync(join(folder, name!)).mode & 0o777).toBe(0o600);
});

describe('recording agent', () => {
  const account = { sessionId: 's1', costUsd: 0.5, costBasis: 'reported', usage: NO_USAGE } as const;
  const agentThat = (outcome: TurnOutcome): AgentCli => ({
    name: 'claude',
    capabilities: AGENT_CLIS.claude.capabilities,
    turn: async (_request, _signal, onEvent) => {
      onEvent({ type: 'text', text: 'words' });
      return outcome;
    },
    sessionMark: async () => 5,
    close: async () => {},
  });
  const signal = new AbortController().signal;

  test.each<TurnOutcome>([
    { ...account, ok: true, text: 'done' },
    { ...account, ok: false, text: '', failure: { kind: 'refused', message: 'no' } },
    {
      ...account,
      ok: false,
      text: '',
      failure: { kind: 'usage_limit', message: 'later', resetAt: 5, retryAfterMs: 6 },
    },
  ])('what it records is what a replay gives: %j', async (outcome) => {
    const live = recordingAgent(agentThat(outcome), await createRecorder(folder));
    const first = collector();
    expect(await live.turn(turnRequest(), signal, first.onEvent)).toEqual(outcome);
    expect(await live.sessionMark('s', '/')).toBe(5);

    const replay = createReplayAgent({ recording: await readRecording(folder), strict: true });
    const second = collector();
    const replayed = await replay.turn(turnRequest(), signal, second.onEvent);
    expect(replayed).toEqual({ ...outcome, sessionId: turnRequest().session.id, costBasis: 'replayed' });
    expect(second.events).toEqual(first.events);
  });

  test('a turn that cannot be recorded has still been taken', async () => {
    const recorder = { record: () => Promise.reject(new Error('disk full')) };
    const { events, onEvent } = collector();
    const outcome = await recordingAgent(agentThat({ ...account, ok: true, text: 'done' }), recorder).turn(
      turnRequest(),
      signal,
      onEvent,
    );
    expect(outcome.ok).toBe(true);
    expect(events.at(-1)).toEqual({ type: 'warning', message: 'This turn was not recorded: disk full' });
  });
});

describe('recorded in one run, played in another', () => {
  const valuesOf = (run: string): RunValue[] => {
    const project = join(folder, run);
    return [
      { name: 'task_folder', value: join(project, '.raymond', 'runs', run, 'tasks', 'main') },
      { name: 'run_folder', value: join(project, '.raymond', 'runs', run) },
      { name: 'worktrees', value: join(folder, 'cache', run) },
      { name: 'cwd', value: project },
      { name: 'run_id', value: run },
      { name: 'ask_id', value: `ask-${run}` },
    ];
  };
  const requestOf = (run: string, prompt: string) => {
    const runValues = valuesOf(run);
    const [task = { value: '' }] = runValues;
    mkdirSync(task.value, { recursive: true });
    return turnRequest({ prompt, cwd: join(folder, run), context: { ...turnRequest().context, runValues } });
  };
  const promptOf = (run: string, time: string) =>
    [...valuesOf(run).map(({ value }) => `see ${value}.`), `Learned at [${time}].`].join('\n');
  const recording = () => join(folder, 'recording');

  async function record(text: string, work: () => void = () => {}, run = 'first-run') {
    const agent: AgentCli = {
      name: 'claude',
      capabilities: AGENT_CLIS.claude.capabilities,
      turn: async () => {
        work();
        return { sessionId: 's', costUsd: 0, costBasis: 'reported', usage: NO_USAGE, ok: true, text };
      },
      sessionMark: async () => 0,
      close: async () => {},
    };
    const live = recordingAgent(agent, await createRecorder(recording()), true);
    const request = requestOf(run, promptOf(run, '2026-11-22T10:00:00.123Z'));
    await live.turn(request, signal, () => {});
  }
  async function play(prompt: string, strict = true, run = 'second-run') {
    const replay = createReplayAgent({ recording: await readRecording(recording()), strict });
    const { events, onEvent } = collector();
    return { outcome: await replay.turn(requestOf(run, prompt), signal, onEvent), events };
  }
  const signal = new AbortController().signal;

  test('it is not stale: ids, folders and times are what they are now', async () => {
    await record('<goto>A</goto>');
    const { outcome } = await play(promptOf('second-run', '2027-01-01T00:00Z'));
    expect(outcome.ok).toBe(true);
  });

  test('what the agent has said and written has this run in it', async () => {
    const task = (run: string): string => valuesOf(run)[0]!.value;
    await record(`<goto input="${task('first-run')}/plan.md">A</goto>`, () => {
      writeFileSync(join(task('first-run'), 'plan.md'), `in ${join(folder, 'first-run')}`);
      writeFileSync(join(folder, 'first-run', 'new.txt'), 'new');
    });
    const { outcome } = await play(promptOf('second-run', '2027-01-01T00:00Z'));
    expect(outcome.text).toBe(`<goto input="${task('second-run')}/plan.md">A</goto>`);
    expect(readFileSync(join(task('second-run'), 'plan.md'), 'utf8')).toBe(
      `in ${join(folder, 'second-run')}`,
    );
    expect(readFileSync(join(folder, 'second-run', 'new.txt'), 'utf8')).toBe('new');
    for (const name of readdirSync(recording())) {
      expect(readFileSync(join(recording(), name), 'utf8')).not.toContain('first-run');
    }
  });

  test('a name that the agent has written itself stays as it is', async () => {
    await record('<result>fill in {{cwd}}</result>');
    const { outcome } = await play(promptOf('second-run', '2027-01-01T00:00Z'));
    expect(outcome.text).toBe('<result>fill in {{cwd}}</result>');
  });

  test('a prompt that was changed is shown, then and now', async () => {
    await record('<goto>A</goto>');
    const changed = promptOf('second-run', '2027-01-01T00:00Z').replace('Learned', 'Lost');
    const { outcome } = await play(changed);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'recording_stale' } });
    const { events } = await play(changed, false);
    const shown =
      '- then, + now:\n  see {{run_id}}.\n  see {{ask_id}}.\n- Learned at [{{time}}].\n+ Lost at [{{time}}].';
    expect(events).toEqual([{ type: 'warning', message: expect.stringContaining(shown) }]);
    expect(outcome).toMatchObject({ failure: { message: expect.stringContaining(shown) } });
  });
});

describe('reading', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  test('replies by hand, in all their forms', async () => {
    write(
      'replies.yaml',
      `START:
  - <goto>A</goto>
  - text: |
      two
    cost: 0.5
    delay_ms: 10
    tools: [{name: Bash, summary: ls}, {name: Read}]
  - [no tag, {text: <goto>B</goto>}]
main_w1/START.md: []
`,
    );
    const plain = { cost: 0, delay_ms: 0, tools: [], files: [] };
    const tools = [
      { name: 'Bash', summary: 'ls' },
      { name: 'Read', summary: '' },
    ];
    expect((await readRecording(folder)).replies).toEqual({
      START: [
        [{ ...plain, text: '<goto>A</goto>' }],
        [{ text: 'two\n', cost: 0.5, delay_ms: 10, tools, files: [] }],
        [
          { ...plain, text: 'no tag' },
          { ...plain, text: '<goto>B</goto>' },
        ],
      ],
      'main_w1/START.md': [],
    });
  });

  test('other files are left alone', async () => {
    write('001-main-START.json', JSON.stringify(TURN));
    write('.002-main-START.json.tmp', '{');
    write('test.yaml', 'x');
    write('notes.json', '{');
    expect((await readRecording(folder)).turns).toEqual([TURN]);
  });

  test.each([
    ['001-main-START.json', '{"version": 1', /001-main-START\.json cannot be used/],
    [
      '001-main-START.json',
      JSON.stringify({ ...TURN, cost_usd: -1 }),
      /001-main-START\.json cannot be used: cost_usd: /,
    ],
    ['001-main-START.json', JSON.stringify({ ...TURN, version: 2 }), /version: /],
    ['001-main-START.json', JSON.stringify({ ...TURN, events: [{ type: 'tool' }] }), /events\.0\.name: /],
    ['replies.yaml', 'START: [a\nb: c', /replies\.yaml cannot be used/],
    ['replies.yaml', 'START: text', /START: expected a list of replies/],
    ['replies.yaml', '- START', /replies\.yaml cannot be used/],
    ['replies.yaml', 'START: [{txt: a}]', /START\.0/],
    ['replies.yaml', 'START: [[]]', /START\.0/],
    ['notes.md', '', /holds no recording/],
  ])('%s with %j', async (name, text, message) => {
    write(name, text);
    await expect(readRecording(folder)).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringMatching(message),
    });
  });

  test('a folder that is not there', async () => {
    const gone = join(folder, 'gone');
    await expect(readRecording(gone)).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringContaining(gone),
    });
  });
});
