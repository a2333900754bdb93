import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { realPorts } from '../../src/runtime/ports.js';
import { type Lab, lab, ScriptedAgent, type Taken } from '../support/engine.js';

// Spec 7.1: an agent waits at the door of a state with `join` until enough of its workers have ended.

const START =
  '<fork next="JUDGE" item="a">WORK</fork><fork next="JUDGE" item="b">WORK</fork><fork next="JUDGE" item="c">WORK</fork>';

describe('a join', () => {
  const labs: Lab[] = [];
  const made = (files: Record<string, string>): Lab => {
    const one = lab(files);
    labs.push(one);
    return one;
  };
  afterEach(() => {
    for (const one of labs.splice(0)) one.remove();
  });
  const panel = (join: string, more: Record<string, string> = {}): Lab =>
    made({
      'START.md': 'start',
      'WORK.md': 'work on {{item}}',
      'JUDGE.md': `---\njoin: ${join}\n---\nThe workers:\n{{workers}}`,
      'LATE.md': 'late: {{workers}}',
      ...more,
    });
  const judged = (agent: ScriptedAgent): string =>
    agent.turns.find(({ state }) => state === 'JUDGE.md')?.prompt ?? '(not entered)';
  const gate = () => {
    let open!: () => void;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };

  test('of all is entered once the last worker has ended, with all their results in the order of forking', async () => {
    const workers = { a: gate(), b: gate(), c: gate() };
    const agent = new ScriptedAgent({
      START,
      'START.md': START,
      'WORK.md': async ({ prompt }: Taken) => {
        const item = prompt.at(-1) as 'a' | 'b' | 'c';
        await workers[item].opened;
        return `<result>did ${item}</result>`;
      },
      'JUDGE.md': '<result>judged</result>',
    });
    const one = panel('all');
    const running = one.run(agent);
    workers.c.open();
    workers.a.open();
    workers.b.open();
    const { run } = await running;
    expect(run.status).toBe('completed');
    const sections = judged(agent).match(/## \S+: \w+|did \w/g);
    expect(sections).toEqual([
      '## main_work1: completed',
      'did a',
      '## main_work2: completed',
      'did b',
      '## main_work3: completed',
      'did c',
    ]);
    expect(run.workers).toEqual({});
  });

  test('waits without a place of --concurrency, without a step and without polling', async () => {
    const agent = new ScriptedAgent({
      'START.md': START,
      'WORK.md': '<result>ok</result>',
      'JUDGE.md': '<result>judged</result>',
    });
    const one = panel('all');
    const { run } = await one.run(agent, { launch: { concurrency: 1 } });
    expect(run.status).toBe('completed');
    expect(run.steps).toBe(5);
    expect(agent.turns.map(({ state }) => state).filter((state) => state === 'JUDGE.md')).toHaveLength(1);
  });

  test('of any stops the rest, and counts what they have cost', async () => {
    const agent = new ScriptedAgent({
      'START.md': START,
      'WORK.md': ({ agentId }: Taken) =>
        agentId === 'main_work2' ? '<result>first</result>' : { hang: true, cost: 0.25 },
      'JUDGE.md': '<result>judged</result>',
    });
    const one = panel('any');
    const { run } = await one.run(agent);
    expect(run.status).toBe('completed');
    expect(judged(agent).match(/## .*/g)).toEqual([
      '## main_work1: stopped',
      '## main_work2: completed',
      '## main_work3: stopped',
    ]);
    expect(run.total_cost_usd).toBeCloseTo(0.5, 10);
    expect(Object.keys(run.results).sort()).toEqual(['main', 'main_work2']);
  });

  test('that stops a worker stops what that worker has forked, and withdraws its question', async () => {
    const agent = new ScriptedAgent({
      'START.md': START,
      'WORK.md': async ({ agentId }: Taken) => {
        if (agentId === 'main_work1') return '<fork next="ASKS">SUB</fork>';
        if (agentId === 'main_work2') return { hang: true };
        while (!one.events.some((event) => event.type === 'asked')) await new Promise(setImmediate);
        while (!agent.turns.some(({ state }) => state === 'SUB.md')) await new Promise(setImmediate);
        return '<result>first</result>';
      },
      'SUB.md': { hang: true },
      'ASKS.md': '<ask next="JUDGE">well?</ask>',
      'JUDGE.md': '<result>judged</result>',
    });
    const one = panel('any', { 'SUB.md': 'sub', 'ASKS.md': 'asks' });
    const { run } = await one.run(agent);
    expect([run.status, run.agents]).toEqual(['completed', []]);
    const stopped = one.events.flatMap((event) => (event.type === 'stopped' ? [event.agent] : []));
    expect(stopped.sort()).toEqual(['main_work1', 'main_work1_sub1', 'main_work2']);
  });

  test('with a failed worker leaves the agent at its door, and a resume tries that worker alone', async () => {
    const replies = {
      'START.md': START,
      'WORK.md': ({ agentId }: Taken) => (agentId === 'main_work2' ? 'no tag at all' : '<result>ok</result>'),
      'JUDGE.md': '<result>judged</result>',
    };
    const one = panel('all');
    const first = await one.run(new ScriptedAgent(replies));
    expect([first.run.status, first.run.reason]).toEqual(['failed', 'NO_TRANSITION']);
    expect(first.run.agents.map(({ id, status }) => [id, status])).toEqual([
      ['main', 'waiting'],
      ['main_work2', 'failed'],
    ]);
    expect(Object.keys(first.run.workers)).toEqual(['main_work1', 'main_work3']);
    const agent = new ScriptedAgent({ ...replies, 'WORK.md': '<result>now ok</result>' });
    const { run } = await one.resume(agent);
    expect(run.status).toBe('completed');
    expect(agent.turns.map(({ agentId, state }) => `${agentId} ${state}`)).toEqual([
      'main_work2 WORK.md',
      'main JUDGE.md',
    ]);
    expect(judged(agent).match(/## .*/g)).toHaveLength(3);
  });

  test('that accepts failures hands them over, and they do not fail the run', async () => {
    const agent = new ScriptedAgent({
      'START.md': START,
      'WORK.md': ({ agentId }: Taken) => (agentId === 'main_work2' ? 'no tag at all' : '<result>ok</result>'),
      'JUDGE.md': '<result>judged</result>',
    });
    const one = panel('{ of: all, failed: accept }');
    const { run } = await one.run(agent);
    expect([run.status, run.agents]).toEqual(['completed', []]);
    expect(judged(agent)).toContain('## main_work2: failed');
    expect(judged(agent)).toContain('NO_TRANSITION');
  });

  test('of more workers than there are fails with what to do; one that accepts enters with what there is', async () => {
    const replies = { 'START.md': START, 'WORK.md': '<result>ok</result>', 'JUDGE.md': '<result>j</result>' };
    const strict = await panel('4').run(new ScriptedAgent(replies));
    expect([strict.run.status, strict.run.reason]).toEqual(['failed', 'JOIN_UNMET']);
    expect(strict.run.message).toContain('joins 4 workers, and only 3 were forked');
    const agent = new ScriptedAgent(replies);
    const { run } = await panel('{ of: 4, failed: accept }').run(agent);
    expect(run.status).toBe('completed');
    expect(judged(agent).match(/## .*/g)).toHaveLength(3);
  });

  test('without workers is entered at once, also by a worker that is forked into it', async () => {
    const agent = new ScriptedAgent({
      'START.md': '<fork next="DONE">JUDGE</fork>',
      'JUDGE.md': '<result>judged</result>',
      'DONE.md': '<goto>JUDGE</goto>',
      'main/JUDGE.md': '<result>joined</result>',
    });
    const one = panel('all', { 'DONE.md': 'done' });
    const { run } = await one.run(agent);
    expect([run.status, run.message]).toEqual(['completed', null]);
    const prompts = agent.turns.filter(({ state }) => state === 'JUDGE.md').map(({ prompt }) => prompt);
    expect(prompts[0]).toContain('There were no workers.');
    expect(prompts[1]).toContain('## main_judge1: completed');
  });

  test('in a called subroutine has its own workers alone; its caller joins what it has left', async () => {
    const agent = new ScriptedAgent({
      'START.md': '<fork next="CALLS" item="outer">WORK</fork>',
      'CALLS.md': '<function return="JUDGE">SUB</function>',
      'SUB.md': '<fork next="INNER" item="inner">WORK</fork>',
      'INNER.md': '<fork next="BACK" item="left">WORK</fork>',
      'BACK.md': '<result>back</result>',
      'WORK.md': ({ prompt }: Taken) => `<result>${prompt}</result>`,
      'JUDGE.md': '<result>judged</result>',
    });
    const one = panel('all', {
      'CALLS.md': 'calls',
      'SUB.md': 'sub',
      'INNER.md': '---\njoin: all\n---\ninner: {{workers}}',
      'BACK.md': 'back',
    });
    const { run } = await one.run(agent);
    expect(run.status).toBe('completed');
    const inner = agent.turns.find(({ state }) => state === 'INNER.md')!.prompt;
    expect(inner.match(/item=\w+/g)).toEqual(['item=inner']);
    expect(judged(agent).match(/item=\w+/g)).toEqual(['item=outer', 'item=left']);
  });

  test('in a loop joins each round, two in a row the second without workers; max_visits counts the arrival', async () => {
    const agent = new ScriptedAgent({
      'START.md': '<fork next="JUDGE">WORK</fork>',
      'WORK.md': ({ agentId }: Taken) => `<result>${agentId}</result>`,
      'JUDGE.md': ['<goto>AGAIN</goto>', '<goto>AGAIN</goto>'],
      'AGAIN.md': '<goto>START</goto>',
      'LATE.md': '<result>enough</result>',
    });
    const one = panel('all\nmax_visits: { count: 2, goto: LATE }', {
      'AGAIN.md': '---\njoin: all\n---\nsecond: {{workers}}',
    });
    const { run } = await one.run(agent);
    expect([run.status, run.results.main]).toEqual(['completed', 'enough']);
    const rounds = agent.turns.filter(({ state }) => state === 'JUDGE.md');
    expect(rounds.map(({ prompt }) => prompt.match(/## \S+:/g))).toEqual([
      ['## main_work1:'],
      ['## main_work2:'],
    ]);
    const second = agent.turns.find(({ state }) => state === 'AGAIN.md')!;
    expect(second.prompt).toContain('There were no workers.');
  });

  test('whose time is up goes on elsewhere, and its workers stay for the next join', async () => {
    let now = Date.parse('2026-11-22T10:00:00Z');
    const late = gate();
    const agent = new ScriptedAgent({
      'START.md': START,
      'WORK.md': async ({ agentId }: Taken) => {
        if (agentId === 'main_work3') await late.opened;
        return '<result>ok</result>';
      },
      'LATE.md': () => {
        late.open();
        return '<goto>NEXT</goto>';
      },
      'NEXT.md': '<result>joined late</result>',
      'JUDGE.md': '<result>not reached</result>',
    });
    const one = panel('{ of: all, timeout: 2h, timeout_goto: LATE }', {
      'NEXT.md': '---\njoin: all\n---\n{{workers}}',
    });
    const sleep = async (ms: number, signal: AbortSignal): Promise<void> => {
      while (!signal.aborted && one.events.filter(({ type }) => type === 'agent_ended').length < 2)
        await new Promise(setImmediate);
      if (!signal.aborted) now += ms;
    };
    const { run } = await one.run(agent, { around: { ports: { ...realPorts, now: () => now, sleep } } });
    expect([run.message, run.results.main]).toEqual([null, 'joined late']);
    const next = agent.turns.find(({ state }) => state === 'NEXT.md')!;
    expect(next.prompt.match(/## .*/g)).toHaveLength(3);
    expect(one.events.find(({ type }) => type === 'join_timeout')).toMatchObject({ to: 'LATE.md' });
  });

  test('that can only wait ends asking with the time of its time-out; a resume after it goes on there', async () => {
    const replies = {
      'START.md': '<fork next="JUDGE">WORK</fork>',
      'WORK.md': '<ask next="WORK">well?</ask>',
      'JUDGE.md': '<result>j</result>',
      'LATE.md': '<result>late</result>',
    };
    const one = panel('{ of: all, timeout: 2h, timeout_goto: LATE }');
    const first = await one.run(new ScriptedAgent(replies));
    expect(first.run.status).toBe('asking');
    const until = Date.parse(first.run.resume_at ?? '') - Date.parse(first.run.started_at);
    expect(until).toBeGreaterThanOrEqual(7_200_000);
    const after = { ...realPorts, now: () => Date.now() + 7_300_000 };
    const { run } = await one.resume(new ScriptedAgent(replies), { around: { ports: after } });
    expect(run.results.main).toBe('late');
    expect(run.status).toBe('asking');
  });

  describe('whose options were changed while it waited goes on by the new ones', () => {
    const HOUR = 3_600_000;
    const rewritten = async (from: string, to: string | null, replies: Record<string, string>) => {
      const one = panel(from);
      const all = { 'START.md': START, 'JUDGE.md': '<result>judged</result>', ...replies };
      const first = await one.run(new ScriptedAgent(all));
      const join = to === null ? '' : `join: ${to}\n`;
      writeFileSync(join_(one, 'JUDGE.md'), `---\n${join}effort: low\n---\nThe workers:\n{{workers}}`);
      const agent = new ScriptedAgent(all);
      const { run } = await one.resume(agent, {
        acceptChanges: true,
        around: { ports: { ...realPorts, now: () => Date.now() + HOUR } },
      });
      return { first: first.run, run, agent };
    };
    const join_ = (one: Lab, name: string): string => join(one.folder, 'wf', name);

    test('fewer workers, where there can never be enough', async () => {
      const { first, run, agent } = await rewritten('4', '{ of: 3 }', { 'WORK.md': '<result>ok</result>' });
      expect(first.reason).toBe('JOIN_UNMET');
      expect(run.status).toBe('completed');
      expect(judged(agent).match(/## .*/g)).toHaveLength(3);
    });

    test('failures accepted', async () => {
      const { run, agent } = await rewritten('4', '{ of: 4, failed: accept }', {
        'WORK.md': '<result>ok</result>',
      });
      expect(run.status).toBe('completed');
      expect(judged(agent).match(/## .*/g)).toHaveLength(3);
    });

    test('a time-out, from the arrival on', async () => {
      const { first, run } = await rewritten('all', '{ of: all, timeout: 59m, timeout_goto: LATE }', {
        'WORK.md': '<ask next="WORK">well?</ask>',
        'LATE.md': '<result>late</result>',
      });
      expect([first.status, first.resume_at]).toEqual(['asking', null]);
      expect(run.results.main).toBe('late');
    });

    test('another time-out, which is not over yet', async () => {
      const { run } = await rewritten(
        '{ of: all, timeout: 10m, timeout_goto: LATE }',
        '{ of: all, timeout: 2h, timeout_goto: START }',
        { 'WORK.md': '<ask next="WORK">well?</ask>' },
      );
      const [main] = run.agents;
      expect([run.status, main!.status, main!.door!.timeout_goto]).toEqual(['asking', 'waiting', 'START.md']);
      expect(Date.parse(run.resume_at!) - Date.parse(main!.door!.arrived_at)).toBe(2 * HOUR);
    });

    test('no join: it is entered, and its workers stay for the next', async () => {
      const { run, agent } = await rewritten('all', null, { 'WORK.md': '<ask next="WORK">well?</ask>' });
      expect(run.results.main).toBe('judged');
      expect(judged(agent)).toContain('There were no workers.');
      expect(run.agents.map(({ id }) => id)).toEqual(['main_work1', 'main_work2', 'main_work3']);
    });
  });

  test.each([
    ['no time', { timeout_at: 'whenever' }, 'agents.0.door.timeout_at: is no time'],
    ['a time and no place to go to', { timeout_at: '2020-01-01T00:00:00.000Z', timeout_goto: null }, null],
  ])('of a state file that has %s does not wait in a circle', async (_, forged, problem) => {
    const replies = { 'START.md': START, 'WORK.md': '<ask next="WORK">well?</ask>' };
    const one = panel('all');
    await one.run(new ScriptedAgent(replies));
    const file = join(one.folder, '.raymond', 'state', 'r.json');
    const state = JSON.parse(readFileSync(file, 'utf8')) as { agents: { door: object }[] };
    Object.assign(state.agents[0]!.door, forged);
    writeFileSync(file, JSON.stringify(state));
    let sleeps = 0;
    const sleep = async (): Promise<void> => {
      sleeps += 1;
      if (sleeps > 3) throw new Error('waits in a circle');
    };
    const resumed = one.resume(new ScriptedAgent(replies), { around: { ports: { ...realPorts, sleep } } });
    if (problem !== null) return expect(resumed).rejects.toThrow(problem);
    expect((await resumed).run.status).toBe('asking');
    expect(sleeps).toBe(0);
  });

  test('gives a script the workers as a file, and a prompt their JSON', async () => {
    const one = made({
      'START.sh': "echo \"<fork next='COUNT' item='x'>WORK</fork>\"",
      'WORK.sh': 'echo "<result>the result</result>"',
      'COUNT.sh':
        '# raymond: join=all join.failed=accept\ncp "$RAYMOND_WORKERS_FILE" seen.json; echo "<goto>READ</goto>"',
      'READ.md': '{{workers_json}}',
    });
    const agent = new ScriptedAgent({ 'READ.md': '<result>read</result>' });
    const { run } = await one.run(agent);
    expect(run.status).toBe('completed');
    const seen: unknown = JSON.parse(readFileSync(join(one.folder, 'seen.json'), 'utf8'));
    expect(seen).toEqual([
      {
        agent: 'main_work1',
        state: 'WORK.sh',
        status: 'completed',
        result: 'the result',
        result_json: null,
        error: null,
        variables: { item: 'x' },
        cost_usd: 0,
        branch: null,
      },
    ]);
    // Of the state behind the door alone.
    expect(agent.turns[0]!.prompt).toBe('{{workers_json}}');
  });

  test('hands over long results whole in the file, which no planted link leads away', async () => {
    const long = 'long "text"\n'.repeat(20_000);
    const one = made({
      'START.md': 'start',
      'WORK.md': 'work on {{item}}',
      'JUDGE.sh': '# raymond: join=all\ncp "$RAYMOND_WORKERS_FILE" seen.json; echo "<result>judged</result>"',
    });
    const kept = join(one.folder, 'kept.txt');
    writeFileSync(kept, 'kept');
    const agent = new ScriptedAgent({
      'START.md': () => {
        const tasks = join(one.folder, '.raymond', 'tasks', 'r', 'main');
        mkdirSync(tasks, { recursive: true });
        symlinkSync(kept, join(tasks, 'workers.json'));
        return START.replace('item="a"', 'item="short"');
      },
      'WORK.md': ({ prompt }) => `<result>${prompt.endsWith('short') ? 'short' : long}</result>`,
    });
    const { run } = await one.run(agent);
    expect(run.status).toBe('completed');
    const seen: unknown = JSON.parse(readFileSync(join(one.folder, 'seen.json'), 'utf8'));
    expect(seen).toEqual(
      ['short', long, long].map((result, index) =>
        expect.objectContaining({ agent: `main_work${index + 1}`, result, cost_usd: 0 }),
      ),
    );
    expect(readFileSync(kept, 'utf8')).toBe('kept');
  });

  test('shows of a long result its first words, and where all of it is', async () => {
    const long = 'long\n'.repeat(20_000);
    const one = panel('all', { 'AFTER.md': '---\njoin: all\n---\n{{workers_json}}' });
    const agent = new ScriptedAgent({
      'START.md': START,
      'WORK.md': `<result>${long}</result>`,
      'JUDGE.md': START.replaceAll('JUDGE', 'AFTER'),
      'AFTER.md': '<result>done</result>',
    });
    const { run } = await one.run(agent);
    expect(run.status).toBe('completed');
    const file = join(one.folder, '.raymond/tasks/r/main/workers.json');
    expect(judged(agent).split(`(cut off here; the whole text is in ${file})`)).toHaveLength(4);
    const told: unknown = JSON.parse(agent.turns.find(({ state }) => state === 'AFTER.md')!.prompt);
    expect(told).toEqual(Array(3).fill(expect.objectContaining({ result: long })));
  });

  test.each([
    // Two bytes each: 16 kB are 8000 of them; 1 MB of JSON are three of 320 kB and no fourth.
    { character: 'é', count: 160_000, cut: 8000, inline: ['1', '2', '3'], over: ['1', '2', '3', '4'] },
    // Three: a cut within one would leave a third of it.
    { character: '€', count: 105_000, cut: 5333, inline: ['1', '2', '3'], over: ['1', '2', '3', '4'] },
  ])(
    'counts bytes, and cuts between characters: $character',
    async ({ character, count, cut, inline, over }) => {
      const one = made({
        'START.md': 'start',
        'WORK.md': 'work',
        'SHORT.md': '---\njoin: all\n---\n{{workers_json}}',
        'LONG.md': '---\njoin: all\n---\n{{workers_json}}\n{{workers}}',
      });
      const forks = (to: string, items: string[]): string =>
        items.map((n) => `<fork next="${to}" n="${n}">WORK</fork>`).join('');
      const agent = new ScriptedAgent({
        'START.md': forks('SHORT', inline),
        'WORK.md': `<result>${character.repeat(count)}</result>`,
        'SHORT.md': forks('LONG', over),
        'LONG.md': '<result>done</result>',
      });
      await one.run(agent);
      const file = join(one.folder, '.raymond/tasks/r/main/workers.json');
      const [short, long] = ['SHORT.md', 'LONG.md'].map(
        (name) => agent.turns.find(({ state }) => state === name)!.prompt,
      ) as [string, string];
      expect(JSON.parse(short)).toHaveLength(inline.length);
      expect(long.split('\n')[0]).toBe(file);
      const shown = long.match(new RegExp(`^${character}+$`, 'gm'));
      expect(shown).toEqual(over.map(() => character.repeat(cut)));
      expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(over.length);
    },
  );

  test('shows of very many workers 256 kB, and says how many more are in the file', async () => {
    const one = panel('all');
    const items = Array.from({ length: 40 }, (_, index) => `<fork next="JUDGE" item="${index}">WORK</fork>`);
    const agent = new ScriptedAgent({
      'START.md': items.join(''),
      'WORK.md': `<result>${'x'.repeat(20_000)}</result>`,
      'JUDGE.md': '<result>judged</result>',
    });
    await one.run(agent, { launch: { max_forks: 40 } });
    const text = judged(agent);
    expect(text.match(/^## /gm)).toHaveLength(15);
    expect(text).toContain(
      `(25 more workers are in ${join(one.folder, '.raymond/tasks/r/main/workers.json')})`,
    );
    expect(Buffer.byteLength(text)).toBeLessThan(256_000);
  });

  test("the failure that is a run's is the first of a cause of its own", async () => {
    const late = gate();
    const agent = new ScriptedAgent({
      'START.md': START,
      'WORK.md': async ({ agentId }: Taken) => {
        if (agentId === 'main_work1') {
          await late.opened;
          return 'the second failure';
        }
        if (agentId === 'main_work3')
          return { fail: { kind: 'authentication', message: 'the first failure' } };
        while (!one.events.some(({ type }) => type === 'agent_failed')) await new Promise(setImmediate);
        await new Promise((resolve) => setTimeout(resolve, 5));
        late.open();
        return '<result>ok</result>';
      },
    });
    const one = panel('all');
    const { run } = await one.run(agent);
    expect([run.status, run.reason]).toEqual(['failed', 'AUTHENTICATION']);
  });
});
