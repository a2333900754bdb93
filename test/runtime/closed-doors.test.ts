import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../../src/core/events.js';
import type { Run } from '../../src/core/run.js';
import { type Lab, lab, ScriptedAgent } from '../support/engine.js';

// Spec 3.4, 7.1: failures that a join accepts or can do without, and doors that a failure has shut for good.

const labs: Lab[] = [];
const made = (files: Record<string, string>): Lab => {
  const one = lab(files);
  labs.push(one);
  return one;
};
afterEach(() => {
  for (const one of labs.splice(0)) one.remove();
});

const nobody = new ScriptedAgent({});
const enteredIn = (one: Lab): string[] =>
  one.events.flatMap((event) =>
    event.type === 'state_started' ? [`${event.agent} ${event.state.replace('.sh', '')}`] : [],
  );
const fork = (next: string, ...states: string[]): string =>
  states.map((state) => `<fork next="${next}">${state}</fork>`).join('');

describe('a failure that a join accepts, beside a question', () => {
  const RESULTS = 'echo "<result>$(cat "$RAYMOND_WORKERS_FILE")</result>"';
  const asks = (join: string, states: string[]): Lab =>
    made({
      'START.sh': `echo '${fork('G', ...states)}'`,
      'BAD.sh': 'echo x >> bad.txt; exit 4',
      'OK.sh': "echo '<result>ok</result>'",
      'Q.sh': `echo '<ask next="A">go on?</ask>'`,
      'A.sh': 'echo "<result>$RAYMOND_INPUT</result>"',
      'G.sh': `# raymond: ${join}\n${RESULTS}`,
      'LATE.sh': "echo '<result>late</result>'",
    });
  const timesRun = (one: Lab): number => readFileSync(join(one.folder, 'bad.txt'), 'utf8').length / 2;

  test.each([
    ['accepted', 'join=all join.failed=accept', ['BAD', 'Q'], ['failed', 'completed']],
    [
      'accepted, with a time-out',
      'join=all join.failed=accept join.timeout=1h join.timeout_goto=LATE',
      ['BAD', 'Q'],
      ['failed', 'completed'],
    ],
    ['surplus of any', 'join=any', ['BAD', 'Q'], ['failed', 'completed']],
    ['surplus of a number', 'join=2', ['OK', 'BAD', 'Q'], ['completed', 'failed', 'completed']],
  ])(
    '%s: the run asks; a resume starts it no more; the answer ends the run',
    async (_, join, states, ends) => {
      const one = asks(join, states);
      const first = await one.run(nobody);
      expect([first.run.status, first.run.reason]).toEqual(['asking', 'ASK']);
      expect(first.run.message).toContain('go on?');
      expect(first.run.agents.some(({ status }) => status === 'failed')).toBe(true);
      if (join.includes('timeout')) expect(first.run.resume_at).not.toBeNull();

      const before = enteredIn(one).length;
      const again = await one.resume(nobody);
      expect([again.run.status, again.run.reason]).toEqual(['asking', 'ASK']);
      expect(again.run.message).toContain('go on?');
      expect(enteredIn(one).slice(before)).toEqual([]);
      expect(timesRun(one)).toBe(1);

      const [ask] = again.run.agents.flatMap((agent) => (agent.ask === null ? [] : [agent.ask]));
      const last = await one.resume(nobody, { answers: [{ text: 'yes', askId: ask!.id }] });
      expect(last.run.status).toBe('completed');
      const handed = JSON.parse(String(last.run.results.main)) as { status: string }[];
      expect(handed.map(({ status }) => status)).toEqual(ends);
      expect(timesRun(one)).toBe(1);
    },
  );

  test('any other failure fails the run, as ever, and is the one that a resume tries again', async () => {
    const one = asks('join=2', ['BAD', 'Q']);
    const first = await one.run(nobody);
    expect([first.run.status, first.run.reason]).toEqual(['failed', 'SCRIPT_FAILED']);
    await one.resume(nobody);
    expect(timesRun(one)).toBe(2);
  });

  test('one that nobody waits for fails the run', async () => {
    const one = made({
      'START.sh': `echo '${fork('Q', 'BAD')}'`,
      'BAD.sh': 'exit 4',
      'Q.sh': `echo '<ask next="A">go on?</ask>'`,
      'A.sh': "echo '<result>x</result>'",
    });
    expect((await one.run(nobody)).run.status).toBe('failed');
  });
});

describe('a worker whose own join can never be entered', () => {
  const nested = (outer: string, inner = 'join=all'): Lab =>
    made({
      'START.sh': `echo '${fork('G', 'MID')}'`,
      'MID.sh': `echo '${fork('H', 'BAD')}'`,
      'BAD.sh': 'echo x >> bad.txt; exit 4',
      'H.sh': `# raymond: ${inner}\necho '<result>inner</result>'`,
      'LATE.sh': "echo '<result>late</result>'",
      'G.sh': `# raymond: ${outer}\ncp "$RAYMOND_WORKERS_FILE" seen.json; echo '<result>outer</result>'`,
    });

  test('counts as failed for one further out that accepts failures; what it has forked goes with it', async () => {
    const one = nested('join=all join.failed=accept');
    const { run } = await one.run(nobody);
    expect([run.status, run.message, run.agents, run.workers]).toEqual(['completed', null, [], {}]);
    const [mid] = JSON.parse(readFileSync(join(one.folder, 'seen.json'), 'utf8')) as { error: object }[];
    expect(mid).toMatchObject({
      agent: 'main_mid1',
      status: 'failed',
      error: {
        code: 'JOIN_FAILED',
        message: expect.stringMatching(/H\.sh .*main_mid1_bad1 .*SCRIPT_FAILED/),
      },
    });
    const stopped = one.events.flatMap((event) => (event.type === 'stopped' ? [event.agent] : []));
    expect(stopped).toEqual(['main_mid1_bad1']);
  });

  test('three levels deep, too', async () => {
    const one = made({
      'START.sh': `echo '${fork('G', 'MID')}'`,
      'MID.sh': `echo '${fork('H', 'LOW')}'`,
      'LOW.sh': `echo '${fork('I', 'BAD')}'`,
      'BAD.sh': 'exit 4',
      'I.sh': "# raymond: join=all\necho '<result>i</result>'",
      'H.sh': "# raymond: join=all\necho '<result>h</result>'",
      'G.sh': "# raymond: join=all join.failed=accept\necho '<result>outer</result>'",
    });
    const { run } = await one.run(nobody);
    expect([run.status, run.agents]).toEqual(['completed', []]);
  });

  test('with `fail` further out the run fails of what failed, and a resume tries that again', async () => {
    const one = nested('join=all');
    const { run } = await one.run(nobody);
    expect([run.status, run.reason]).toEqual(['failed', 'SCRIPT_FAILED']);
    expect(run.agents.map(({ id, status }) => [id, status])).toEqual([
      ['main', 'waiting'],
      ['main_mid1', 'waiting'],
      ['main_mid1_bad1', 'failed'],
    ]);
    await one.resume(nobody);
    expect(readFileSync(join(one.folder, 'bad.txt'), 'utf8')).toBe('x\nx\n');
  });

  test('is waited for while its time-out can still open it', async () => {
    const one = nested('join=all join.failed=accept', 'join=all join.timeout=1h join.timeout_goto=LATE');
    const { run } = await one.run(nobody);
    expect([run.status, run.reason]).toEqual(['failed', 'SCRIPT_FAILED']);
    expect(run.resume_at).not.toBeNull();
    expect(existsSync(join(one.folder, 'seen.json'))).toBe(false);
  });

  test('of fewer than it asks for fails at once, since no retry can mend it', async () => {
    const one = made({
      'START.sh': `echo '${fork('G', 'BAD', 'OK')}'`,
      'BAD.sh': 'exit 4',
      'OK.sh': "echo '<result>ok</result>'",
      'G.sh': "# raymond: join=3\necho '<result>outer</result>'",
    });
    const { run } = await one.run(nobody);
    expect(run.agents.find(({ id }) => id === 'main')).toMatchObject({
      status: 'failed',
      error: { code: 'JOIN_UNMET' },
    });
  });
});

describe('workers of a join that is satisfied as they are forked', () => {
  const surplus = () => {
    const one = made({
      'START.md': 'start',
      'OK.md': 'ok',
      'W.md': 'waits',
      'LATE.md': '---\nworktree: true\n---\nlate',
      'G.md': '---\njoin: 2\n---\n{{workers}}',
    });
    const ended = (): number => one.events.filter(({ type }) => type === 'agent_ended').length;
    const agent = new ScriptedAgent({
      'START.md': fork('W', 'OK', 'OK'),
      'OK.md': '<result>ok</result>',
      'W.md': async () => {
        while (ended() < 2) await new Promise(setImmediate);
        return fork('G', 'LATE', 'LATE');
      },
      'LATE.md': '<result>late</result>',
      'G.md': '<result>outer</result>',
    });
    git(one.folder);
    return { one, agent };
  };
  const git = (folder: string): void => {
    for (const args of [
      ['init', '-q'],
      ['commit', '-q', '--allow-empty', '-m', 'first'],
    ])
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  };
  const expectNoneStarted = (one: Lab, agent: ScriptedAgent, run: Run): void => {
    expect([run.status, run.message, run.agents]).toEqual(['completed', null, []]);
    expect(agent.turns.filter(({ state }) => state === 'LATE.md')).toEqual([]);
    expect(run.states['LATE.md']).toBeUndefined();
    const judged = agent.turns.find(({ state }) => state === 'G.md')!.prompt;
    expect(judged.match(/## .*/g)).toEqual([
      '## main_ok1: completed',
      '## main_ok2: completed',
      '## main_late3: stopped',
      '## main_late4: stopped',
    ]);
    expect(existsSync(join(one.folder, '.git', 'worktrees'))).toBe(false);
  };

  test('are handed over as stopped, and never started', async () => {
    const { one, agent } = surplus();
    const { run } = await one.run(agent);
    expectNoneStarted(one, agent, run);
  });

  test('nor are they where the run ends at that very transition, and is resumed', async () => {
    const { one, agent } = surplus();
    const onEvent = (event: LoggedEvent): void => {
      one.events.push(event);
      if (event.type !== 'transition' || event.state !== 'W.md') return;
      one.stop.stop({ mode: 'drain', status: 'paused', reason: 'INTERRUPTED', message: 'here' });
    };
    const first = await one.run(agent, { around: { onEvent } });
    expect(first.run.agents.map(({ id, status }) => [id, status])).toEqual([
      ['main', 'active'],
      ['main_late3', 'active'],
      ['main_late4', 'active'],
    ]);
    const { run } = await one.resume(agent);
    expectNoneStarted(one, agent, run);
  });
});

test('--max-steps is never passed, whatever the concurrency; a larger one goes on with the rest', async () => {
  const one = made({
    'START.sh': `echo '${fork('G', ...Array<string>(8).fill('W'))}'`,
    'W.sh': "echo w >> done.txt; echo '<result>ok</result>'",
    'G.sh': "# raymond: join=all\necho '<result>all</result>'",
  });
  const { run } = await one.run(nobody, { launch: { max_steps: 3, concurrency: 8 } });
  expect(run).toMatchObject({ status: 'failed', reason: 'MAX_STEPS', steps: 3 });
  expect(run.message).toContain('has taken 3 steps, and its limit is 3.');
  expect(enteredIn(one)).toHaveLength(3);
  const again = await one.resume(nobody, { launch: { max_steps: 50, concurrency: 8 } });
  expect(again.run).toMatchObject({ status: 'completed', steps: 10 });
  expect(readFileSync(join(one.folder, 'done.txt'), 'utf8')).toBe('w\n'.repeat(8));
});
