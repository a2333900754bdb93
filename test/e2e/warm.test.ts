import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TurnEvent, TurnOutcome } from '../../src/agents/agent.js';
import { bash, branch, fresh, RealClaude, resume } from '../agents/claude/real-claude.js';
import { costOf, INSTALL_TIMEOUT_MS, installClaude, VERSIONS, type Version } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

/** Another amount of each kind of token for each turn, so that a turn counted twice or left out shows. */
const usageOf = (turn: number) => ({
  input: 1000 + 10 * turn,
  output: 100 + turn,
  cacheRead: 5000 * turn,
  cacheWrite: 300 + 7 * turn,
});

/** Every prompt `turn <k>` costs `usageOf(k)`. */
const answer = (lab: RealClaude): void =>
  lab.api.reply(/^turn \d+/m, (request) => {
    const turn = Number(/^turn (\d+)/m.exec(request.lastPrompt)?.[1]);
    return { text: `answer ${turn}`, usage: usageOf(turn) };
  });

describe.each(VERSIONS)('warm processes, Claude Code %s', (version: Version) => {
  let lab: RealClaude;
  beforeEach(async () => {
    lab = await RealClaude.open(version);
    answer(lab);
  });
  afterEach(() => lab.close());

  const cost = (turn: number): number => costOf(version, usageOf(turn));

  /** Turns `first` to `last` of a session; each is checked for its answer and its cost. */
  async function chain(agent: ReturnType<RealClaude['agent']>, session: string, first: number, last: number) {
    const outcomes: TurnOutcome[] = [];
    for (let turn = first; turn <= last; turn++) {
      const outcome = await lab.turn(agent, `turn ${turn}`, turn === 1 ? fresh(session) : resume(session), {
        env: { RAYMOND_STATE: `STATE${turn}` },
      });
      expect(outcome).toMatchObject({ ok: true, text: `answer ${turn}`, sessionId: session });
      expect(outcome.costUsd).toBeCloseTo(cost(turn), 9);
      expect(outcome.usage.cache_read_tokens).toBe(usageOf(turn).cacheRead);
      outcomes.push(outcome);
    }
    return outcomes;
  }

  const promptsSeen = (session: string): string[] =>
    lab.api
      .turns()
      .filter((turn) => turn.sessionId === session)
      .map((turn) => turn.prompts.join(' '));

  test('a chain of 20 is one process, with the requests, costs and transcripts of 20', async () => {
    const [cold, warm] = [fresh().id, fresh().id];
    await chain(lab.agent(null), cold, 1, 20);
    const coldStarts = lab.started.length;
    const agent = lab.agent();
    await chain(agent, warm, 1, 20);

    expect([coldStarts, lab.started.length - coldStarts]).toEqual([20, 1]);
    expect(promptsSeen(warm)).toEqual(promptsSeen(cold));
    expect(lab.onDisk(warm)).toEqual(lab.onDisk(cold));
    expect(lab.live.length).toBe(1);
    await agent.close();
    expect(lab.live.length).toBe(0);
  });

  test('a turn that has ended lies on disk, whatever happens to its process', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    await chain(agent, id, 1, 2);
    await lab.killLatest();
    expect(lab.onDisk(id)).toEqual([
      'user: turn 1',
      'assistant: answer 1',
      'user: turn 2',
      'assistant: answer 2',
    ]);
    const mark = await agent.sessionMark(id, lab.cwd);

    await chain(agent, id, 3, 4);

    expect(lab.started.length).toBe(2);
    expect(promptsSeen(id).at(-1)).toBe('turn 1 turn 2 turn 3 turn 4');
    expect(await agent.sessionMark(id, lab.cwd)).toBeGreaterThan(mark);
  });

  test('one that dies as the next turn comes is replaced within that turn', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    await chain(agent, id, 1, 1);
    const [process] = lab.started;
    globalThis.process.kill(process?.handle.pid as number, 'SIGKILL');
    // No time for its end to be noticed.
    await chain(agent, id, 2, 2);

    expect(lab.started.length).toBe(2);
    expect(promptsSeen(id)).toEqual(['turn 1', 'turn 1 turn 2']);
  });

  test('one that is killed at work has crashed', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    lab.api.reply('work', { hang: true, hangAfterText: 'I begin' });
    await chain(agent, id, 1, 1);
    const mark = await agent.sessionMark(id, lab.cwd);
    const turn = lab.turn(agent, 'work', resume(id));
    await lab.api.when((request) => request.lastPrompt === 'work');
    await lab.killLatest();

    expect(await turn).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
    expect(lab.started.length).toBe(1);
    expect(await agent.sessionMark(id, lab.cwd)).toBeGreaterThanOrEqual(mark);
  });

  test('an interrupt while it works reports the cost; the session goes on in a new one', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    lab.api.reply('work', [{ tool: bash('echo one'), usage: usageOf(9) }, { hang: true }]);
    await chain(agent, id, 1, 2);
    const stop = new AbortController();
    const turn = lab.turn(agent, 'work', resume(id), { signal: stop.signal });
    await lab.api.when((request) => request.followUp === true && request.lastPrompt === 'work');
    stop.abort();

    const outcome = await turn;
    // Neither gives a result, at times, when it is interrupted before a word of an answer has come: what is counted then
    // is without the request that was under way.
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'interrupted' } });
    if (outcome.costBasis !== 'reported') expect(outcome).toMatchObject({ costIsLowerBound: true });
    expect(outcome.costUsd).toBeCloseTo(cost(9), 9);
    expect(lab.live.length).toBe(0);
    await chain(agent, id, 3, 3);
    expect(lab.started.length).toBe(2);
  });

  test('an interrupt between turns starts nothing and harms nothing', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    await chain(agent, id, 1, 1);
    const outcome = await lab.turn(agent, 'turn 2', resume(id), { signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ ok: false, costUsd: 0, failure: { kind: 'interrupted' } });
    await chain(agent, id, 2, 2);
    expect(lab.started.length).toBe(1);
    expect(promptsSeen(id)).toEqual(['turn 1', 'turn 1 turn 2']);
  });

  test('tools see the variables of the present state', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    lab.api.reply('look', [{ tool: bash('echo "in $RAYMOND_STATE"') }, 'seen']);
    for (const state of ['A', 'B', 'C'])
      await lab.turn(agent, `look ${state}`, state === 'A' ? fresh(id) : resume(id), {
        env: { RAYMOND_STATE: state },
      });
    expect(lab.started.length).toBe(1);
    expect(lab.api.turns().at(-1)?.toolResults).toEqual(['in A', 'in B', 'in C']);
  });

  test.each([
    ['model', { model: 'haiku' }],
    ['effort', { effort: 'high' }],
    ['permissions', { permissionMode: 'acceptEdits' }],
    ['environment', { env: { OTHER: 'x' } }],
    ['a smaller share of the budget', { costCapUsd: 1 }],
  ])('another %s takes another process, never two at once', async (_name, changes) => {
    const { id } = fresh();
    const agent = lab.agent();
    const options = 'costCapUsd' in changes ? { costCapUsd: 10 } : {};
    await lab.turn(agent, 'turn 1', fresh(id), options);
    await lab.turn(agent, 'turn 2', resume(id), options);
    expect(lab.started.length).toBe(1);

    const outcome = await lab.turn(agent, 'turn 3', resume(id), { ...options, ...changes });

    expect(outcome.ok).toBe(true);
    expect(lab.started.map((each) => each.ended)).toEqual([true, false]);
    expect(promptsSeen(id).at(-1)).toBe('turn 1 turn 2 turn 3');
  });

  // claude D4.
  test.each([
    ['by somebody else', undefined],
    ['by the turn itself', bash('printf RULE-TWO > CLAUDE.md')],
  ])('instructions that were changed %s hold in the next turn, as they would cold', async (_name, tool) => {
    const { id } = fresh();
    const agent = lab.agent();
    const rules = join(lab.cwd, 'CLAUDE.md');
    writeFileSync(rules, 'RULE-ONE');
    if (tool !== undefined) lab.api.reply('write', [{ tool }, 'written']);
    await lab.turn(agent, 'turn 1', fresh(id));
    await lab.turn(agent, tool === undefined ? 'turn 2' : 'write', resume(id));
    if (tool === undefined) writeFileSync(rules, 'RULE-TWO');
    await lab.turn(agent, 'turn 3', resume(id));
    await lab.turn(agent, 'turn 4', resume(id));

    const seen = lab.api.turns().map(({ messages }) => JSON.stringify(messages));
    expect(seen[0]).toContain('RULE-ONE');
    expect(seen.at(-2)).toContain('RULE-TWO');
    expect(lab.started.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('a branch, and back', async () => {
    const { id } = fresh();
    const child = branch(id);
    const agent = lab.agent();
    await chain(agent, id, 1, 2);
    const called = await lab.turn(agent, 'turn 7', child);
    const calledAgain = await lab.turn(agent, 'turn 8', resume(child.id));
    await chain(agent, id, 3, 4);

    expect(called.costUsd).toBeCloseTo(cost(7), 9);
    expect(calledAgain.costUsd).toBeCloseTo(cost(8), 9);
    expect(promptsSeen(child.id)).toEqual(['turn 1 turn 2 turn 7', 'turn 1 turn 2 turn 7 turn 8']);
    expect(promptsSeen(id).at(-1)).toBe('turn 1 turn 2 turn 3 turn 4');
    // One for the parent, one for the child, one for the parent again.
    expect(lab.started.length).toBe(3);
  });

  test('a failed turn ends it', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    lab.api.reply((request) => request.lastPrompt === 'fail', { status: 403 });
    await chain(agent, id, 1, 1);
    const outcome = await lab.turn(agent, 'fail', resume(id));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'authentication' } });
    expect(lab.live.length).toBe(0);
    await chain(agent, id, 2, 2);
  });

  test('silence ends it', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    lab.api.reply('work', { hang: true });
    await chain(agent, id, 1, 1);
    const outcome = await lab.turn(agent, 'work', resume(id), { idleTimeoutMs: 1000 });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'idle' } });
    expect(lab.live.length).toBe(0);
  });

  test('what goes on in the background ends with the turn, as without', async () => {
    const { id } = fresh();
    const events: TurnEvent[] = [];
    const agent = lab.agent();
    const { name, input } = bash('sleep 0.5; echo late');
    lab.api.reply(/^work/, [
      { tool: { name, input: { ...input, run_in_background: true } } },
      'begun',
      'all done',
    ]);
    const outcome = await lab.turn(agent, 'work', fresh(id), {
      tools: 'default',
      onEvent: (event) => events.push(event),
    });
    expect(outcome.ok).toBe(true);
    expect(lab.live.length).toBe(0);
    // The answer to the tool's late result is the turn's.
    expect(outcome.usage.input_tokens).toBe(1000 * lab.api.turns().length);
    expect(lab.api.turns()).toHaveLength(3);
  });

  test('idle ones end by themselves, the longest idle first when there are too many', async () => {
    const [a, b, c] = [fresh(), fresh(), fresh()];
    const agent = lab.agent({ most: 2, idleMs: 60_000 });
    for (const session of [a, b, c]) await lab.turn(agent, 'turn 1', session);
    await lab.started[0]?.handle.done;
    expect(lab.started.map((each) => each.ended)).toEqual([true, false, false]);
    await agent.close();

    const brief = lab.agent({ most: 2, idleMs: 50 });
    await lab.turn(brief, 'turn 1', fresh());
    expect(await lab.started.at(-1)?.handle.done).toMatchObject({ exitCode: 0 });
  });

  test('a prompt of a megabyte, with every kind of line end', async () => {
    const { id } = fresh();
    const agent = lab.agent();
    const long = `turn 2 \u2028 \u2029 \r\n "quoted" \\ ${'x'.repeat(400_000)}\n${'ä'.repeat(200)}`;
    await chain(agent, id, 1, 1);
    const outcome = await lab.turn(agent, long, resume(id));
    expect(outcome).toMatchObject({ ok: true, text: 'answer 2' });
    expect(lab.api.turns().at(-1)?.lastPrompt).toBe(long);
    expect(lab.started.length).toBe(1);
  });

  test('when the orchestrator is gone, they end by themselves', async () => {
    const { id } = fresh();
    await lab.turn(lab.agent(), 'turn 1', fresh(id));
    const [warm] = lab.started;
    // What is left of an orchestrator that was killed: a pipe without a writer.
    warm?.handle.endStdin();
    expect(await warm?.handle.done).toMatchObject({ exitCode: 0 });
  });
});
