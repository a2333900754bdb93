import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AgentCli, TurnEvent } from '../../src/agents/agent.js';
import { bash, branch, fresh, RealClaude, resume } from '../agents/claude/real-claude.js';
import { costOf, INSTALL_TIMEOUT_MS, installClaude, VERSIONS, type Version } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

describe.each(VERSIONS)('turns that were cut off, Claude Code %s', (version: Version) => {
  let lab: RealClaude;
  beforeEach(async () => {
    lab = await RealClaude.open(version);
  });
  afterEach(() => lab.close());

  const usage = { input: 1000, output: 200, cacheRead: 5000, cacheWrite: 300 };
  const served = (): number =>
    lab.api.requests.reduce((sum, { reply, done }) => sum + (done ? costOf(version, reply.usage) : 0), 0);

  /** Three tool calls are made and paid for, and then the API falls silent. */
  const threeCalls = (): void =>
    lab.api.reply('work', [
      { text: 'I begin', tool: bash('echo a'), usage },
      { tool: bash('echo b'), usage },
      { tools: [bash('echo c'), bash('echo d')], usage },
      { hang: true },
    ]);

  /** Begins the turn, and gives it as soon as its three answers lie on disk. */
  async function interrupted(agent: AgentCli, session: Parameters<RealClaude['turn']>[2]) {
    const events: TurnEvent[] = [];
    const mark = session.kind === 'fresh' ? 0 : await agent.sessionMark(markOf(session), lab.cwd);
    const turn = lab.turn(agent, 'work', session, { onEvent: (event) => events.push(event) });
    await lab.api.when((request) => request.toolResults?.length === 4);
    while (lab.onDisk(session.id).filter((line) => line === 'user: [tool_result]').length < 4)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return { turn, mark, events };
  }
  const markOf = (session: Parameters<RealClaude['turn']>[2]): string =>
    session.kind === 'branch' ? session.from : session.id;

  test.each(['fresh', 'resume', 'branch'] as const)('SIGKILL in a %s session', async (kind) => {
    threeCalls();
    const agent = lab.agent(null);
    const first = fresh();
    let total = 0;
    if (kind !== 'fresh') total = (await lab.turn(agent, 'first', first)).costUsd;
    const session = { fresh: first, resume: resume(first.id), branch: branch(first.id) }[kind];
    const { turn, mark, events } = await interrupted(agent, session);
    await lab.killLatest();

    const outcome = await turn;
    // The fourth request, which was under way, is in no record.
    expect(outcome).toMatchObject({
      ...{ ok: false, costBasis: 'estimated', costIsLowerBound: true },
      failure: { kind: 'crashed' },
    });
    expect(total + outcome.costUsd).toBeCloseTo(served(), 9);
    expect(outcome.usage).toEqual({
      input_tokens: 3000,
      output_tokens: 600,
      cache_read_tokens: 15_000,
      cache_write_tokens: 900,
    });
    expect(events).toContainEqual({
      type: 'warning',
      message: expect.stringMatching(
        /transcript's 3 messages at list prices; a request that was under way is not in it$/,
      ),
    });
    // The same for an orchestrator that comes later and knows nothing but what the state file says.
    const told = await lab
      .agent(null)
      .cutOffCost?.(
        { session: session.id, sessionBefore: kind === 'fresh' ? null : first.id, since: mark },
        lab.cwd,
      );
    expect(told?.costUsd).toBeCloseTo(outcome.costUsd, 12);

    // Carried on, it is not charged for what was lost, nor is anything left out.
    const after = await lab.turn(agent, 'after', resume(session.id));
    expect(after).toMatchObject({ ok: true, costBasis: 'reported' });
    expect(total + outcome.costUsd + after.costUsd).toBeCloseTo(served(), 9);
  });

  test('SIGKILL in the fourth turn of a warm process', async () => {
    threeCalls();
    const agent = lab.agent();
    const session = fresh();
    let total = 0;
    for (const request of [session, resume(session.id), resume(session.id)])
      total += (await lab.turn(agent, 'before', request)).costUsd;
    const { turn } = await interrupted(agent, resume(session.id));
    await lab.killLatest();

    total += (await turn).costUsd;
    expect(total).toBeCloseTo(served(), 9);
    total += (await lab.turn(agent, 'after', resume(session.id))).costUsd;
    expect(total).toBeCloseTo(served(), 9);
  });

  test.each([
    ['SIGTERM to a turn of its own process', null, 0],
    ['SIGTERM to the fourth turn of a warm process', { most: 1, idleMs: 60_000 }, 3],
  ] as const)('%s', async (_name, warm, turnsBefore) => {
    threeCalls();
    const agent = lab.agent(warm);
    const session = fresh();
    let total = 0;
    for (let turn = 0; turn < turnsBefore; turn++)
      total += (await lab.turn(agent, `before ${turn}`, turn === 0 ? session : resume(session.id))).costUsd;
    const { turn, mark } = await interrupted(agent, turnsBefore === 0 ? session : resume(session.id));
    lab.started.at(-1)?.handle.stop('SIGTERM');
    const outcome = await turn;
    total += outcome.costUsd;

    // The newer one has written its own count down, without the request under way; the older one is reckoned.
    expect(outcome).toMatchObject({ costBasis: 'estimated', costIsLowerBound: true });
    expect(total).toBeCloseTo(served(), 9);
    const told = await lab
      .agent()
      .cutOffCost?.({ session: session.id, sessionBefore: session.id, since: mark }, lab.cwd);
    expect(told?.costUsd).toBeCloseTo(outcome.costUsd, 9);
    expect(told?.source).toMatch(version === '2.1.330' ? /own cost record/ : /list prices/);
  });

  test('a turn that went on to its end after its orchestrator was killed', async () => {
    lab.api.reply('work', [
      { tool: bash('echo a'), usage },
      { text: 'done', usage, delayMs: 300 },
    ]);
    const agent = lab.agent();
    const session = fresh();
    const first = await lab.turn(agent, 'first', session);
    const mark = await agent.sessionMark(session.id, lab.cwd);
    const turn = lab.turn(agent, 'work', resume(session.id));
    await lab.api.when((request) => request.followUp === true);
    // Its input ends, as it does when the other end of the pipe is gone.
    lab.started.at(-1)?.handle.endStdin();
    const outcome = await turn;

    expect(outcome).toMatchObject({ ok: true, text: 'done' });
    const told = await lab
      .agent()
      .cutOffCost?.({ session: session.id, sessionBefore: session.id, since: mark }, lab.cwd);
    expect(told?.costUsd).toBeCloseTo(outcome.costUsd, 9);
    expect(first.costUsd + outcome.costUsd).toBeCloseTo(served(), 9);
  });

  // CUTOFF_MOMENTS=10 tries thirty.
  const moments = Number(process.env.CUTOFF_MOMENTS ?? 3);
  const long = 'Word after word. '.repeat(30);
  test.each([
    ['a long answer', [{ text: long, chunkDelayMs: 60, usage }]],
    [
      'a call, then a long answer',
      [
        { tool: bash('echo a'), usage },
        { text: long, chunkDelayMs: 40, usage },
      ],
    ],
    [
      'calls beside texts',
      [
        { text: 'I begin', tool: bash('sleep 0.1'), usage },
        { text: 'and go on', tools: [bash('echo b'), bash('echo c')], usage, delayMs: 100 },
        { text: 'done', usage, delayMs: 150 },
      ],
    ],
  ])('SIGKILL at any moment of %s: what is not counted is told', async (_name, replies) => {
    lab.api.reply('work', replies);
    for (let moment = 0; moment < moments; moment++) {
      const agent = lab.agent(null);
      const before = lab.api.requests.length;
      const turn = lab.turn(agent, `work ${moment}`, fresh());
      await lab.api.when((request) => request.lastPrompt === `work ${moment}`);
      await new Promise((resolve) => setTimeout(resolve, (moment * 600) / moments));
      // It may have come to its end before.
      await lab.killLatest().catch(() => {});

      const outcome = await turn;
      const asked = lab.api.requests
        .slice(before)
        .reduce((sum, { reply }) => sum + costOf(version, reply.usage), 0);
      expect(outcome.costUsd).toBeLessThanOrEqual(asked + 1e-9);
      if (outcome.costUsd < asked - 1e-9) expect(outcome).toMatchObject({ costIsLowerBound: true });
    }
  });

  test('a subagent is counted too', async () => {
    const input = { description: 'd', prompt: 'SUBJOB', subagent_type: 'general-purpose' };
    lab.api.reply('SUBJOB', { text: 'sub done', usage });
    lab.api.reply('work', [{ tool: { name: 'Task', input }, usage }, { hang: true }]);
    const session = fresh();
    const agent = lab.agent(null);
    const turn = lab.turn(agent, 'work', session);
    await lab.api.when((request) => request.followUp === true);
    // The subagent has a file of its own, which is written a moment later than the caller's.
    const subagentIsOnDisk = async () =>
      (await lab.sessions.files(session.id)).some(
        (name) =>
          name.includes('subagents') &&
          readFileSync(join(lab.sessions.home, name), 'utf8').includes('sub done'),
      );
    while (!(lab.onDisk(session.id).includes('user: [tool_result]') && (await subagentIsOnDisk())))
      await new Promise((resolve) => setTimeout(resolve, 10));
    await lab.killLatest();
    expect((await turn).costUsd).toBeCloseTo(2 * costOf(version, usage), 9);
  });

  test('nothing is known of a prompt that never arrived', async () => {
    const agent = lab.agent(null);
    const session = fresh();
    await lab.turn(agent, 'first', session);
    const mark = await agent.sessionMark(session.id, lab.cwd);
    const ask = (id: string) =>
      agent.cutOffCost?.({ session: id, sessionBefore: session.id, since: mark }, lab.cwd);
    expect(await ask(session.id)).toBeNull();
    expect(await ask(fresh().id)).toBeNull();
  });

  // Spec 6.6.
  test('an answer that breaks off is counted as far as what was asked goes, or said to be unknown', async () => {
    const long = 'Word after word. '.repeat(20);
    const asked = costOf(version, { ...usage, output: 0 });
    const env = { CLAUDE_CODE_MAX_RETRIES: '0' };
    lab.api.reply('drops', { text: long, drop: 'midstream', usage });
    lab.api.reply('stops', { hang: true, hangAfterText: long, usage });
    const warnings: string[] = [];
    const onEvent = (event: TurnEvent): void => {
      if (event.type === 'warning') warnings.push(event.message);
    };

    const dropped = await lab.turn(lab.agent(null), 'drops', fresh(), { onEvent, env });
    expect(dropped).toMatchObject({ ok: false, failure: { kind: 'transient' } });
    if (version === '2.1.330') expect(dropped.costUsd).toBeGreaterThanOrEqual(asked);
    else expect(warnings.splice(0)).toEqual([expect.stringContaining('is unknown and not counted')]);

    const stop = new AbortController();
    const turn = lab.turn(lab.agent(null), 'stops', fresh(), { onEvent, env, signal: stop.signal });
    await lab.api.when((request) => request.lastPrompt === 'stops');
    stop.abort();
    const stopped = await turn;
    expect(stopped).toMatchObject({ ok: false, failure: { kind: 'interrupted' } });
    // Nothing may have been shown yet; then it is said.
    if (stopped.costUsd < asked) {
      const told = expect.stringMatching(/unknown and not counted|own cost record/);
      expect(warnings).toContainEqual(told);
    }
  });

  test.each(['warm', 'cold'])('an answer in pieces is read as one, %s', async (kind) => {
    const agent = lab.agent(kind === 'warm' ? undefined : null);
    lab.api.reply('limit', [
      { text: 'Looking. <goto>OLD</goto>', tool: bash('echo a') },
      { text: 'The whole report. <goto>NE', stopReason: 'max_tokens' },
      { text: 'XT</goto>' },
    ]);
    const cut = await lab.turn(agent, 'limit', fresh());
    expect(cut).toMatchObject({ ok: true, text: 'The whole report. <goto>NEXT</goto>' });
    // 2.1.197 gives up when the line drops.
    if (version === '2.1.197') return;
    lab.api.reply('drop', [{ text: 'Begun. <goto>NE', drop: 'afterText' }, { text: 'XT</goto>' }]);
    const dropped = await lab.turn(agent, 'drop', fresh());
    expect(dropped).toMatchObject({ ok: true, text: 'Begun. <goto>NEXT</goto>' });
  });
});
