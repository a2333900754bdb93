import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CopilotLab, installCopilot, newId } from './agents/copilot-1.0.102/lab.js';

beforeAll(installCopilot, 300_000);

let lab: CopilotLab;
beforeEach(async () => {
  lab = await CopilotLab.open();
});
afterEach(() => lab.close());

const bash = (command: string) => ({ name: 'bash', input: { command, description: 'd' } });

describe('turns of the real Copilot CLI', () => {
  test('text, a tool call, a resume with its history', async () => {
    const id = newId();
    lab.api.reply('First', [{ text: 'I run it.', tool: bash('echo $((40+2)) > made') }, 'Ran it.']);
    lab.api.reply('Second', 'Of course.');
    const { outcome, events } = await lab.turn({
      prompt: '- First of all: the tool.',
      session: { kind: 'fresh', id },
      allowAllTools: true,
    });

    expect(outcome).toMatchObject({
      ok: true,
      text: 'Ran it.',
      sessionId: id,
      costUsd: 0,
      costBasis: 'none',
    });
    expect(outcome.usage).toMatchObject({ input_tokens: 2000, output_tokens: 200 });
    expect(events).toEqual([
      { type: 'text', text: 'I run it.' },
      { type: 'tool', name: 'bash', summary: 'echo $((40+2)) > made' },
      { type: 'text', text: 'Ran it.' },
    ]);
    expect(readFileSync(join(lab.work, 'made'), 'utf8')).toBe('42\n');
    const mark = await lab.agent.sessionMark(id, lab.work);
    expect(mark).toBeGreaterThan(0);

    const elsewhere = join(lab.folder, 'elsewhere');
    mkdirSync(elsewhere);
    const resumed = await lab.turn({ prompt: 'Second.', session: { kind: 'resume', id }, cwd: elsewhere });

    expect(resumed.outcome).toMatchObject({ ok: true, text: 'Of course.', sessionId: id });
    expect(resumed.outcome.usage).toMatchObject({ input_tokens: 1000, output_tokens: 100 });
    expect(lab.api.turns().at(-1)?.prompts).toEqual(['- First of all: the tool.', 'Second.']);
    expect(new Set(lab.api.turns().map((turn) => turn.sessionId)).size).toBe(1);
    expect(await lab.agent.sessionMark(id, lab.work)).toBeGreaterThan(mark);
  });

  test('a resumed session works where it is told to, and goes on from its files alone', async () => {
    const id = newId();
    lab.api.reply('first', 'one');
    lab.api.reply('where', [{ tool: bash('pwd') }, 'there']);
    await lab.turn({ prompt: 'first', session: { kind: 'fresh', id } });
    const files = await lab.sessions.files(id);
    expect(files).toEqual(
      expect.arrayContaining([`session-state/${id}/events.jsonl`, `session-state/${id}/workspace.yaml`]),
    );
    const other = await CopilotLab.open(lab.api);
    try {
      other.takeOver(lab, files);
      await other.turn({ prompt: 'where', session: { kind: 'resume', id } });
      const last = lab.api.turns().at(-1);
      expect(last?.prompts).toEqual(['first', 'where']);
      expect(last?.toolResults[0]).toContain(other.work);
    } finally {
      await other.close();
    }
  });

  test('an agent profile, which has to be told with each turn', async () => {
    const id = newId();
    const profiles = join(lab.work, '.github', 'agents');
    mkdirSync(profiles, { recursive: true });
    const head = '---\nname: reviewer\ndescription: reviews\ntools: ["view"]\n---\n';
    writeFileSync(join(profiles, 'reviewer.agent.md'), `${head}You are REVIEWER-XYZ.\n`);
    const isReviewer = (): boolean =>
      JSON.stringify(lab.api.turns().at(-1)?.messages).includes('REVIEWER-XYZ');
    await lab.turn({ prompt: 'one', session: { kind: 'fresh', id }, agentProfile: 'reviewer' });
    expect([isReviewer(), lab.api.turns().at(-1)?.tools.includes('bash')]).toEqual([true, false]);
    await lab.turn({ prompt: 'two', session: { kind: 'resume', id }, agentProfile: 'reviewer' });
    expect([isReviewer(), lab.api.turns().at(-1)?.prompts]).toEqual([true, ['one', 'two']]);
    await lab.turn({ prompt: 'three', session: { kind: 'resume', id } });
    expect(isReviewer()).toBe(false);

    const unknown = await lab.turn({ prompt: 'x', agentProfile: 'nosuch' });
    expect(unknown.outcome).toMatchObject({ ok: false, failure: { kind: 'not_started' } });
    expect(unknown.failure).toMatch(/No such agent: nosuch, available: reviewer\. An agent is a file/);
  });

  test('200 kB of prompt, model and effort', async () => {
    const prompt = `${'x'.repeat(200_000)}END`;
    const { outcome } = await lab.turn({ prompt, model: 'gpt-5.4-mini', effort: 'high' });
    expect(outcome.ok).toBe(true);
    const turn = lab.api.turns()[0];
    expect([turn?.lastPrompt.length, turn?.model, turn?.effort]).toEqual([200_003, 'gpt-5.4-mini', 'high']);
  });

  test.each([
    { permissionMode: 'default', allowAllTools: false, edited: false, ran: false },
    { permissionMode: 'acceptEdits', allowAllTools: false, edited: true, ran: false },
    { permissionMode: 'acceptEdits', allowAllTools: true, edited: true, ran: true },
    { permissionMode: 'plan', allowAllTools: true, edited: false, ran: false },
  ])('permissions: %j', async ({ edited, ran, ...permissions }) => {
    const input = '*** Begin Patch\n*** Add File: edited\n+hello\n*** End Patch\n';
    lab.api.reply('do', [{ tool: { name: 'apply_patch', input } }, { tool: bash('touch ran') }, 'did']);
    const { outcome, warnings } = await lab.turn({ prompt: 'do', ...permissions });
    expect(outcome).toMatchObject({ ok: true, text: 'did' });
    expect([existsSync(join(lab.work, 'edited')), existsSync(join(lab.work, 'ran'))]).toEqual([edited, ran]);
    if (permissions.permissionMode === 'acceptEdits')
      expect(warnings).toEqual(ran ? [] : ['copilot was denied a tool call: bash (touch ran)']);
  });
});

describe('what a turn used', () => {
  const USED = { usage: { input: 33_900, cacheRead: 223_000, output: 9700 }, nanoAiu: 720_000_000 };

  test('at GitHub: AI credits, of this turn alone', async () => {
    lab.useGithub();
    const id = newId();
    lab.api.reply('first', { text: 'one', ...USED });
    lab.api.reply('second', { text: 'two', usage: { input: 1000, output: 10 }, nanoAiu: 1_500_000_000 });
    lab.api.reply('third', { text: 'three', usage: { input: 7, output: 3 }, nanoAiu: 1_000_000 });
    const first = await lab.turn({ prompt: 'first', session: { kind: 'fresh', id } });

    expect(first.outcome).toMatchObject({
      ok: true,
      text: 'one',
      costUsd: expect.closeTo(0.0072, 12),
      costBasis: 'reported',
      usage: { input_tokens: 33_900, cache_read_tokens: 223_000, output_tokens: 9700 },
      tokens: {
        ...{ input: 256_900, cached: 223_000, output: 9700 },
        ...{ input_display: '256.9k', cached_display: '223.0k', output_display: '9.7k' },
        ai_credits: 0.72,
      },
    });
    expect(first.outcome.tokens?.ai_display).toMatch(/^AI Credits 0\.72 \(\d+s\)$/);
    expect(lab.api.turns()[0]?.sessionId).toBe(id);

    const second = await lab.turn({ prompt: 'second', session: { kind: 'resume', id } });
    expect(second.outcome).toMatchObject({
      costUsd: expect.closeTo(0.015, 12),
      usage: { input_tokens: 1000, cache_read_tokens: 0, output_tokens: 10 },
      tokens: { ai_credits: expect.closeTo(1.5, 9) },
    });

    // A process that resumes a run remembers nothing.
    lab.forget();
    const third = await lab.turn({ prompt: 'third', session: { kind: 'resume', id } });
    expect(third.outcome).toMatchObject({
      costUsd: expect.closeTo(0.00001, 12),
      usage: { input_tokens: 7, output_tokens: 3 },
    });
  });

  test("with a provider of one's own: tokens, and no cost", async () => {
    lab.api.reply('first', { text: 'one', ...USED });
    const { outcome, warnings } = await lab.turn({ prompt: 'first' });
    expect(outcome).toMatchObject({
      ok: true,
      costUsd: 0,
      costBasis: 'none',
      usage: { input_tokens: 33_900, cache_read_tokens: 223_000, output_tokens: 9700 },
    });
    expect(outcome.tokens).not.toHaveProperty('ai_credits');
    expect(warnings).toEqual([]);
  });
});
