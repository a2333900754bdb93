import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type Lab, lab as newLab, pathOf, ScriptedAgent } from '../support/engine.js';
import { meeting } from '../support/meeting.js';

let current: Lab | undefined;
function lab(files: Record<string, string>): Lab {
  current = newLab(files);
  return current;
}
afterEach(() => {
  current?.children.killAll();
  current?.remove();
  current = undefined;
});

describe('sessions', () => {
  test('goto resumes, reset and function start fresh, call branches and its caller goes on in its own session', async () => {
    const { run } = lab({
      'START.md': 'start',
      'B.md': 'b',
      'C.md': 'c',
      'CHILD.md': 'child',
      'F.md': 'f',
      'D.md': 'd',
      'E.md': 'e {{result}}',
    });
    const agent = new ScriptedAgent({
      'START.md': '<goto>B</goto>',
      'B.md': '<call return="D">CHILD</call>',
      'CHILD.md': '<result>kid</result>',
      'D.md': '<function return="E">F</function>',
      'F.md': '<result>fun</result>',
      'E.md': '<reset>C</reset>',
      'C.md': '<result>end</result>',
    });
    const end = await run(agent);
    expect(end.run).toMatchObject({ status: 'completed', results: { main: 'end' }, steps: 7 });
    const [start, b, child, d, f, e, c] = agent.turns;
    expect(start?.session.kind).toBe('fresh');
    expect(b?.session).toEqual({ kind: 'resume', id: start?.session.id });
    expect(child?.session).toMatchObject({ kind: 'branch', from: start?.session.id });
    expect(d?.session).toEqual({ kind: 'resume', id: start?.session.id });
    expect(f?.session.kind).toBe('fresh');
    expect(e?.session).toEqual({ kind: 'resume', id: start?.session.id });
    expect(e?.prompt).toBe('e fun');
    expect(c?.session.kind).toBe('fresh');
  });

  test('a script state leaves the session as it is', async () => {
    const { run } = lab({ 'START.md': 's', 'S.sh': "echo '<goto>B</goto>'", 'B.md': 'b' });
    const agent = new ScriptedAgent({ 'START.md': '<goto>S</goto>', 'B.md': '<result>x</result>' });
    await run(agent);
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
  });
});

describe('reminders', () => {
  const policy = '---\nallowed_transitions:\n  - { tag: goto, target: B }\n  - { tag: result }\n---\n';
  const long = 'A long prompt. '.repeat(100);

  test('a policy violation is reminded in the same session, without the prompt, and the run goes on', async () => {
    const { run, events } = lab({ 'START.md': policy + long, 'B.md': 'b', 'C.md': 'c' });
    const agent = new ScriptedAgent({
      'START.md': ['<goto>C</goto>', 'no tag at all', '<goto>B</goto>'],
      'B.md': '<result>ok</result>',
    });
    const end = await run(agent);
    expect(end.run.status).toBe('completed');
    const [first, second, third] = agent.turns;
    expect(second?.session).toEqual({ kind: 'resume', id: first?.session.id });
    expect(second?.prompt).toContain('<goto>B</goto>');
    expect(second?.prompt).not.toContain('A long prompt');
    expect(second!.prompt.length).toBeLessThan(600);
    expect(third?.request.context.turnOfVisit).toBe(2);
    expect(events.filter(({ type }) => type === 'reminder')).toHaveLength(2);
    expect(end.run.steps).toBe(2);
  });

  // authors.md D3: an obedient agent answered the reminder's form, and the run ended green without the data.
  test('data in a message that is refused is asked for until it comes, and arrives as it was', async () => {
    const { run, events } = lab({
      'START.md': '---\nallowed_transitions: [{ tag: goto, target: NOTE }]\n---\nFind it.',
      'NOTE.sh': 'echo "<result>got: [${RAYMOND_INPUT-unset}]</result>"',
    });
    const data = `{"finding": "it's <b>bad</b> & {{run_id}}"}`;
    const agent = new ScriptedAgent({
      'START.md': [
        `<goto input='${data}'>NOTE</goto>`,
        '<goto>NOTE</goto>',
        `<goto>NOTE</goto>\n<input>${data}</input>`,
      ],
    });
    const end = await run(agent);
    expect(end.run).toMatchObject({ status: 'completed', results: { main: `got: [${data}]` } });
    const reminders = events.filter(({ type }) => type === 'reminder');
    expect(reminders).toHaveLength(2);
    for (const reminder of reminders) {
      expect(reminder).toMatchObject({
        text: expect.stringMatching(/<goto>NOTE<\/goto> <input>…<\/input>$/),
      });
    }
    expect(events.filter(({ type }) => type === 'warning')).toEqual([]);
  });

  test('after three reminders the agent fails', async () => {
    const { run } = lab({ 'START.md': policy, 'B.md': 'b' });
    const agent = new ScriptedAgent({ 'START.md': 'never a tag' });
    const end = await run(agent);
    expect(agent.turns).toHaveLength(4);
    expect(end.run).toMatchObject({ status: 'failed', reason: 'NO_TRANSITION' });
  });

  test('without a policy the agent fails at once, with what was wrong, and a resume tries again', async () => {
    const { run, resume } = lab({ 'START.md': 's' });
    const agent = new ScriptedAgent({ 'START.md': ['<goto>A</goto> <goto>B</goto>', '<result>ok</result>'] });
    const end = await run(agent);
    expect(agent.turns).toHaveLength(1);
    expect(end.run).toMatchObject({ status: 'failed', reason: 'SEVERAL_TRANSITIONS' });
    const again = await resume(agent);
    expect(again.run).toMatchObject({ status: 'completed', results: { main: 'ok' } });
  });
});

describe('forks', () => {
  // adversary.md D13
  test("a variable takes no place of the run's own values, neither by name nor by a dotted one", async () => {
    const { run, events } = lab({
      'START.md': 's',
      'W.md': '{{run_id}} {{ask_id}} {{x}} {{here}}',
      'N.md': 'n',
    });
    const agent = new ScriptedAgent({
      'START.md': '<fork next="N" run_id="evil" ask_id="evil" x="mine" here="evil">W</fork>',
      'W.md': '<result>w</result>',
      'N.md': '<result>n</result>',
    });
    await run(agent, { around: { templateValues: { here: 'ours' } } });
    expect(agent.turns.map(({ prompt }) => prompt)).toContain('r {{ask_id}} mine ours');
    const warnings = events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
    expect(warnings).toEqual([
      expect.stringContaining('a variable "run_id"'),
      expect.stringContaining('a variable "ask_id"'),
      expect.stringContaining('{{ask_id}} has no value'),
    ]);
  });

  test('--max-forks says how many workers a message may start', async () => {
    const forks = '<fork next="N">W</fork>'.repeat(3);
    const { run, resume } = lab({
      'START.sh': `echo '${forks}'`,
      'W.sh': "echo '<result>w</result>'",
      'N.sh': "echo '<result>n</result>'",
    });
    const agent = new ScriptedAgent({});
    expect((await run(agent, { launch: { max_forks: 2 } })).run).toMatchObject({
      reason: 'INVALID_TRANSITION',
      message: expect.stringContaining('3 <fork> tags came, and 2 are the most'),
    });
    expect((await resume(agent, { launch: { max_forks: 3 } })).run.status).toBe('completed');
  });

  test('workers run at once, as many as --concurrency, with their variables', async () => {
    const workers = [1, 2, 3, 4, 5, 6].map((n) => `<fork next="NEXT" item="${n}">WORKER</fork>`).join('');
    const { run } = lab({ 'START.md': 's', 'WORKER.md': 'do {{item}}', 'NEXT.md': 'n' });
    let live = 0;
    let most = 0;
    const agent = new ScriptedAgent({
      'START.md': workers,
      'WORKER.md': '<result>w</result>',
      'NEXT.md': '<result>all</result>',
    });
    const turn = agent.turn.bind(agent);
    const threeAtOnce = meeting(3);
    agent.turn = async (request, signal) => {
      live += 1;
      most = Math.max(most, live);
      if (request.context.state !== 'START.md') await threeAtOnce();
      // One too many has had its turn by now: it was started with the others.
      await new Promise(setImmediate);
      const outcome = await turn(request, signal);
      live -= 1;
      return outcome;
    };
    const end = await run(agent, { launch: { concurrency: 3 } });
    expect(end.run.status).toBe('completed');
    expect(most).toBe(3);
    expect(Object.keys(end.run.results)).toHaveLength(7);
    expect(
      agent.turns
        .filter(({ state }) => state === 'WORKER.md')
        .map(({ prompt }) => prompt)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6].map((n) => `do ${n}`));
  });

  test('one that fails lets the others run to their end', async () => {
    const { run } = lab({
      'START.md': 's',
      'BAD.sh': 'echo oops >&2; exit 3',
      'GOOD.sh': "echo '<result>good</result>'",
    });
    const agent = new ScriptedAgent({ 'START.md': '<fork next="GOOD">BAD</fork>' });
    const end = await run(agent);
    expect(end.run).toMatchObject({ status: 'failed', reason: 'SCRIPT_FAILED', results: { main: 'good' } });
    expect(end.run.message).toContain('oops');
  });

  test('a worker goes to its cd, and a cd that is none fails the agent', async () => {
    const { run, folder } = lab({ 'START.md': 's', 'W.sh': 'echo "<result>$(pwd)</result>"' });
    const agent = new ScriptedAgent({ 'START.md': '<fork next="W" cd="wf">W</fork>' });
    const end = await run(agent);
    expect(end.run.results.main_w1).toBe(join(folder, 'wf'));
    const other = lab({ 'START.md': 's', 'W.sh': '' });
    const bad = await other.run(new ScriptedAgent({ 'START.md': '<reset cd="nowhere">W</reset>' }));
    expect(bad.run).toMatchObject({ status: 'failed', reason: 'MISSING_DIRECTORY' });
  });
});

describe('limits of loops', () => {
  test('max_visits sends the agent elsewhere', async () => {
    const { run, events } = lab({ 'START.sh': "# raymond: max_visits=3\necho '<goto>START</goto>'" });
    const end = await run(new ScriptedAgent({}));
    expect(end.run).toMatchObject({ status: 'failed', reason: 'MAX_VISITS', steps: 3 });
    const other = lab({
      'START.md': '---\nmax_visits: { count: 2, goto: END }\n---\nx',
      'END.sh': 'echo "<result>$RAYMOND_INPUT</result>"',
    });
    const sent = await other.run(new ScriptedAgent({ 'START.md': '<goto input="again">START</goto>' }));
    expect(sent.run).toMatchObject({ status: 'completed', results: { main: 'again' } });
    expect(other.events.some(({ type }) => type === 'max_visits')).toBe(true);
    expect(pathOf(events)).toEqual(['START', 'START', 'START']);
  });

  test('two limits that send on to each other are told as the circle that they are', async () => {
    const { run, resume } = lab({
      'START.md': '---\nmax_visits: { count: 1, goto: B }\n---\nx',
      'B.md': '---\nmax_visits: { count: 1, goto: START }\n---\nx',
      'C.md': '---\nmax_visits: { count: 1, goto: START }\n---\nx',
    });
    const agent = new ScriptedAgent({
      'START.md': '<goto>B</goto>',
      'B.md': '<goto>C</goto>',
      'C.md': '<goto>C</goto>',
    });
    const { run: ended } = await run(agent);
    expect([ended.status, ended.reason]).toEqual(['failed', 'MAX_VISITS']);
    // C, which leads into it, is no part of it.
    expect(ended.message).toBe(
      'START.md → B.md → START.md: each of these states has had its max_visits, and the `goto` of each leads to the next, in a circle. Let one of them lead out of it, raise one, or resume to allow another round.',
    );
    const again = await resume(agent);
    expect([again.run.reason, again.run.steps]).toEqual(['MAX_VISITS', ended.steps + 1]);
  });

  test('--max-steps ends an endless run of free scripts, and a larger one goes on', async () => {
    const { run, resume } = lab({
      'START.sh':
        'n=$(cat n 2>/dev/null || echo 0); echo $((n+1)) > n; [ $n -ge 12 ] && echo "<result>$n</result>" || echo "<goto>START</goto>"',
    });
    const end = await run(new ScriptedAgent({}), { launch: { max_steps: 5 } });
    expect(end.run).toMatchObject({ status: 'failed', reason: 'MAX_STEPS', steps: 5 });
    const again = await resume(new ScriptedAgent({}), { launch: { max_steps: 50 } });
    expect(again.run).toMatchObject({ status: 'completed', results: { main: '12' } });
  });
});

describe('the budget', () => {
  test('over it no transition is followed, and a resume with a larger one goes on from there', async () => {
    const { run, resume } = lab({ 'START.md': 's', 'B.md': 'b' });
    const agent = new ScriptedAgent({
      'START.md': { text: '<goto>B</goto>', cost: 0.7 },
      'B.md': { text: '<result>x</result>', cost: 0.2 },
    });
    const end = await run(agent, { budgetUsd: 0.5 });
    expect(end.run).toMatchObject({ status: 'budget_exceeded', reason: 'BUDGET', total_cost_usd: 0.7 });
    expect(end.run.message).toMatch(/0\.70.*0\.50/);
    expect(end.run.agents[0]?.current_state).toBe('START.md');
    const same = await resume(agent);
    expect(same.run.status).toBe('budget_exceeded');
    const more = await resume(agent, { budgetUsd: 1 });
    expect(more.run).toMatchObject({ status: 'completed', results: { main: 'x' } });
    expect(more.run.total_cost_usd).toBeCloseTo(0.9);
    // The paid turn was not taken again.
    expect(agent.turns.map(({ state }) => state)).toEqual(['START.md', 'B.md']);
  });

  test('the turns in flight are interrupted, and what they cost is counted', async () => {
    const { run } = lab({ 'START.md': 's', 'W.md': 'w', 'N.md': 'n' });
    const bothWork = meeting(2);
    const agent = new ScriptedAgent({
      'START.md': '<fork next="N">W</fork>',
      'W.md': async () => {
        await bothWork();
        return { hang: true, cost: 0.25 };
      },
      'N.md': async () => {
        await bothWork();
        return { text: '<result>x</result>', cost: 0.6 };
      },
    });
    const end = await run(agent, { budgetUsd: 0.5 });
    expect(end.run.status).toBe('budget_exceeded');
    expect(end.run.total_cost_usd).toBeCloseTo(0.85);
    // claude D3: told is what has come together, and a budget with which another such turn can be paid.
    expect(end.run.message).toMatch(/\$0\.8500 of its budget.*more than 1\.45>/);
  });

  test('what is left is shared out among the turns that start', async () => {
    const { run } = lab({ 'START.md': 's', 'W.md': 'w', 'N.md': 'n' });
    const bothWork = meeting(2);
    const result = async () => {
      await bothWork();
      return '<result>x</result>';
    };
    const agent = new ScriptedAgent({
      'START.md': { text: '<fork next="N">W</fork>', cost: 0.2 },
      'W.md': result,
      'N.md': result,
    });
    await run(agent, { budgetUsd: 1 });
    const caps = agent.turns.map(({ request }) => request.costCapUsd);
    expect(caps[0]).toBeCloseTo(1);
    expect(caps[1]).toBeCloseTo(0.4);
    expect(caps[2]).toBeCloseTo(0.4);
  });
});

describe('failures of turns', () => {
  test('a transient one is tried again, three times in all', async () => {
    const fail = { kind: 'transient' as const, message: 'API Error: 500' };
    const { run, resume, events } = lab({ 'START.md': 'the prompt' });
    const agent = new ScriptedAgent({ 'START.md': [{ fail }, { fail }, { fail }, '<result>x</result>'] });
    const end = await run(agent);
    expect(end.run).toMatchObject({ status: 'failed', reason: 'AGENT_FAILED' });
    expect(agent.turns).toHaveLength(3);
    expect(events.filter(({ type }) => type === 'retry')).toHaveLength(2);
    expect((await resume(agent)).run.status).toBe('completed');
  });

  test('an attempt that left its work in the session is carried on with a notice alone', async () => {
    const fail = { kind: 'crashed' as const, message: 'killed' };
    const { run } = lab({ 'START.md': 'the prompt' });
    const agent = new ScriptedAgent({ 'START.md': [{ fail, grows: 5, cost: 0.1 }, '<result>x</result>'] });
    const end = await run(agent);
    expect(end.run).toMatchObject({ status: 'completed', total_cost_usd: 0.1 });
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
    expect(agent.turns[1]?.prompt).not.toContain('the prompt');
  });

  test('an attempt that left nothing gets the whole prompt again, in a new session', async () => {
    const fail = { kind: 'crashed' as const, message: 'killed' };
    const { run } = lab({ 'START.md': 'the prompt' });
    const agent = new ScriptedAgent({ 'START.md': [{ fail, grows: 0 }, '<result>x</result>'] });
    await run(agent);
    expect(agent.turns[1]?.session.kind).toBe('fresh');
    expect(agent.turns[1]?.session.id).not.toBe(agent.turns[0]?.session.id);
    expect(agent.turns[1]?.prompt).toContain('the prompt');
  });

  test('authentication fails at once', async () => {
    const { run } = lab({ 'START.md': 's' });
    const agent = new ScriptedAgent({ 'START.md': { fail: { kind: 'authentication', message: 'no key' } } });
    expect((await run(agent)).run).toMatchObject({ status: 'failed', reason: 'AUTHENTICATION' });
    expect(agent.turns).toHaveLength(1);
  });

  test('a usage limit far away pauses the run with the time, and the resume completes', async () => {
    const resetAt = Date.now() + 3_600_000;
    const { run, resume } = lab({ 'START.md': 's' });
    const agent = new ScriptedAgent({
      'START.md': [{ fail: { kind: 'usage_limit', message: 'limit', resetAt } }, '<result>x</result>'],
    });
    const end = await run(agent);
    expect(end.run).toMatchObject({
      status: 'paused',
      reason: 'USAGE_LIMIT',
      resume_at: new Date(resetAt).toISOString(),
    });
    expect((await resume(agent)).run).toMatchObject({ status: 'completed', reason: null, resume_at: null });
  });

  test('a usage limit that resets soon is waited for', async () => {
    const { run, events } = lab({ 'START.md': 's' });
    const agent = new ScriptedAgent({
      'START.md': [
        { fail: { kind: 'usage_limit', message: 'limit', resetAt: Date.now() + 60_000 } },
        '<result>x</result>',
      ],
    });
    expect((await run(agent)).run.status).toBe('completed');
    expect(events.some(({ type }) => type === 'waiting')).toBe(true);
  });

  test('a lost session stops the agent, unless --fresh-session is given', async () => {
    const fail = { kind: 'session_lost' as const, message: 'No conversation found' };
    const { run, resume } = lab({ 'START.md': 's', 'B.md': 'prompt of b' });
    const agent = new ScriptedAgent({
      'START.md': '<goto>B</goto>',
      'B.md': (taken) => (taken.session.kind === 'fresh' ? '<result>x</result>' : { fail }),
    });
    expect((await run(agent)).run).toMatchObject({ status: 'failed', reason: 'SESSION_LOST' });
    expect((await resume(agent, { freshSession: true })).run.status).toBe('completed');
    expect(agent.turns.at(-1)?.prompt).toContain('prompt of b');
  });
});

describe('questions', () => {
  test('an <ask> parks the run, and its answer goes on in the same session', async () => {
    const { run, resume } = lab({ 'START.md': 's', 'SHIP.md': 'answer: {{input}}' });
    const agent = new ScriptedAgent({
      'START.md': '<ask next="SHIP">Ship it?</ask>',
      'SHIP.md': '<result>shipped</result>',
    });
    const end = await run(agent);
    expect(end.run).toMatchObject({
      status: 'asking',
      reason: 'ASK',
      agents: [{ ask: { question: 'Ship it?' } }],
    });
    expect((await resume(agent)).run.status).toBe('asking');
    const done = await resume(agent, { answers: [{ askId: undefined, text: 'yes' }] });
    expect(done.run.status).toBe('completed');
    expect(agent.turns[1]).toMatchObject({
      prompt: 'answer: yes',
      session: { kind: 'resume', id: agent.turns[0]?.session.id },
    });
  });

  test('--on-ask fail fails the agent; prompt asks the person', async () => {
    const files = { 'START.md': 's', 'SHIP.md': '{{input}}' };
    const replies = { 'START.md': '<ask next="SHIP">Ship it?</ask>', 'SHIP.md': '<result>x</result>' };
    const failing = await lab(files).run(new ScriptedAgent(replies), { launch: { on_ask: 'fail' } });
    expect(failing.run).toMatchObject({ status: 'failed', reason: 'ASK_REJECTED' });
    const agent = new ScriptedAgent(replies);
    const end = await lab(files).run(agent, {
      launch: { on_ask: 'prompt' },
      around: { askPerson: () => Promise.resolve('go') },
    });
    expect(end.run.status).toBe('completed');
    expect(agent.turns[1]?.prompt).toBe('go');
  });
});

describe('stopping and going on', () => {
  test('an interrupt pauses the run with its costs, and the resume carries the turns on', async () => {
    const { run, resume, stop, events } = lab({ 'START.md': 's', 'W.md': 'w', 'N.md': 'n' });
    const agent = new ScriptedAgent({
      'START.md': '<fork next="N">W</fork>',
      'W.md': [{ hang: true, cost: 0.1 }, '<result>w</result>'],
      'N.md': [{ hang: true, cost: 0.2, grows: 0 }, '<result>n</result>'],
    });
    const running = run(agent, {
      around: {
        onEvent: (event) => {
          events.push(event);
          const started = events.filter(({ type }) => type === 'turn_started').length;
          if (started === 3 && event.type === 'turn_started') {
            setImmediate(() =>
              stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message: 'SIGINT' }),
            );
          }
        },
      },
    });
    const end = await running;
    expect(end.run).toMatchObject({ status: 'paused', reason: 'INTERRUPTED' });
    expect(end.run.total_cost_usd).toBeCloseTo(0.3);
    const again = await resume(agent);
    expect(again.run).toMatchObject({ status: 'completed', results: { main: 'n', main_w1: 'w' } });
    expect(again.run.total_cost_usd).toBeCloseTo(0.3);
    expect(again.run.steps).toBe(3);
  });

  test('a finished run is given back and spends nothing', async () => {
    const { run, resume } = lab({ 'START.md': 's' });
    const agent = new ScriptedAgent({ 'START.md': { text: '<result>x</result>', cost: 0.1 } });
    await run(agent);
    for (const again of [await resume(agent), await run(agent)]) {
      expect(again.run).toMatchObject({ status: 'completed', results: { main: 'x' } });
      expect(again.runCostUsd).toBe(0);
    }
    expect(agent.turns).toHaveLength(1);
  });

  test('a changed workflow stops the resume and is named, unless accepted', async () => {
    const { run, resume, folder } = lab({ 'START.md': 's', 'B.md': 'b' });
    const agent = new ScriptedAgent({ 'START.md': ['no tag', '<result>x</result>'] });
    await run(agent);
    writeFileSync(join(folder, 'wf', 'B.md'), 'other');
    await expect(resume(agent)).rejects.toMatchObject({
      code: 'WORKFLOW_CHANGED',
      message: expect.stringContaining('B.md'),
    });
    expect((await resume(agent, { acceptChanges: true })).run.status).toBe('completed');
  });
});

describe('scripts', () => {
  test('see the run, their input and their variables, under bare names only those that they list', async () => {
    const script = `# raymond: vars=item
printf '<result>'; env | grep -E '^(RAYMOND_|item|PATH=|LD_PRELOAD|https_proxy)' | sort; echo '</result>'`;
    const { run } = lab({ 'START.md': 's', 'W.sh': script, 'N.sh': "echo '<result>n</result>'" });
    const agent = new ScriptedAgent({
      'START.md':
        '<fork next="N" input="in" item="a" PATH="/evil" LD_PRELOAD="evil.so" https_proxy="http://evil">W</fork>',
    });
    const end = await run(agent);
    const seen = end.run.results.main_w1 ?? '';
    expect(seen).toContain('RAYMOND_INPUT=in');
    expect(seen).toContain('RAYMOND_AGENT_ID=main_w1');
    expect(seen).toContain('RAYMOND_VAR_ITEM=a');
    expect(seen).toMatch(/^item=a$/m);
    expect(seen).toContain('RAYMOND_VAR_PATH=/evil');
    expect(seen).toContain(`PATH=${process.env.PATH}`);
    expect(seen).not.toMatch(/^LD_PRELOAD=/m);
    expect(seen).not.toMatch(/^https_proxy=/m);
  });

  // language.md D8, authors.md D6
  test('are told what of their tags was ignored', async () => {
    const { run, events } = lab({
      'START.sh': `echo '<goto task="new">A</goto> and a <fork>'`,
      'A.sh': "echo '<result>a</result>'",
    });
    expect((await run(new ScriptedAgent({}))).run.status).toBe('completed');
    const warnings = events.filter(({ type }) => type === 'warning');
    expect(warnings).toMatchObject([
      { agent: 'main', state: 'START.sh', message: 'a <fork> that is not closed was read as plain text' },
      { agent: 'main', state: 'START.sh', message: '<goto> has no attribute "task": it was ignored' },
    ]);
  });

  test('get a large input as a file', async () => {
    const { run } = lab({
      'START.sh': 'echo "<result>${RAYMOND_INPUT-unset} $(wc -c < "$RAYMOND_INPUT_FILE")</result>"',
    });
    const end = await run(new ScriptedAgent({}), { input: 'x'.repeat(1_000_000) });
    expect(end.run.results.main).toBe('unset 1000000');
  });

  test('may write their tag to RAYMOND_OUTPUT and print what they like', async () => {
    const { run } = lab({
      'START.sh': `echo '<goto>NOWHERE</goto>'; echo '<result>file</result>' > "$RAYMOND_OUTPUT"`,
    });
    expect((await run(new ScriptedAgent({}))).run.results.main).toBe('file');
  });

  test('that hang without output are ended, with everything they started', async () => {
    const { run, folder } = lab({
      'START.sh': '# raymond: timeout=0.3\n(sleep 300 & echo $! > child.pid; wait)',
    });
    const end = await run(new ScriptedAgent({}));
    expect(end.run).toMatchObject({ status: 'failed', reason: 'IDLE_TIMEOUT' });
    const pid = Number(readFileSync(join(folder, 'child.pid'), 'utf8'));
    expect(
      existsSync(`/proc/${pid}/stat`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '),
    ).toBe(false);
  });

  test('that an agent has changed under way are not run', async () => {
    const { run, folder } = lab({ 'START.md': 's', 'B.sh': "echo '<result>b</result>'" });
    const agent = new ScriptedAgent({
      'START.md': () => {
        writeFileSync(join(folder, 'wf', 'B.sh'), 'touch pwned');
        return '<goto>B</goto>';
      },
    });
    expect((await run(agent)).run).toMatchObject({ status: 'failed', reason: 'WORKFLOW_CHANGED' });
    expect(existsSync(join(folder, 'pwned'))).toBe(false);
  });
});
