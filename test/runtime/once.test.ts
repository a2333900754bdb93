import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { appear } from '../support/appear.js';
import { type Lab, lab as newLab, ScriptedAgent } from '../support/engine.js';

// A script that must not be repeated blindly; it waits to be interrupted, the first time.
const SCRIPT = `# raymond: effect=once
echo "$RAYMOND_ATTEMPT" >> attempts
if [ "$RAYMOND_ATTEMPT" = 1 ]; then touch started; sleep 60; fi
echo "<result>attempt $RAYMOND_ATTEMPT</result>"`;

let lab: Lab;
beforeEach(() => {
  lab = newLab({
    'START.sh': SCRIPT,
    'AFTER.sh': 'echo "<result>skipped ${RAYMOND_INPUT-without}</result>"',
  });
});
afterEach(() => {
  lab.children.killAll();
  lab.remove();
});
const none = new ScriptedAgent({});
const attempts = () => readFileSync(join(lab.folder, 'attempts'), 'utf8').trim().split('\n');

function stop(): void {
  lab.stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message: 'stopped' });
}

async function interrupted(): Promise<void> {
  const running = lab.run(none);
  await appear(lab.folder, 'started');
  stop();
  expect((await running).run.status).toBe('paused');
}

describe('effect: once (spec 3.6)', () => {
  test('a state that was cut off is asked about, and not repeated by itself', async () => {
    await interrupted();
    for (const _ of [1, 2]) {
      const { run } = await lab.resume(none);
      expect(run).toMatchObject({ status: 'asking', reason: 'ASK', agents: [{ ask: { kind: 'repeat' } }] });
      expect(run.message).toContain('must not be repeated blindly');
    }
    expect(attempts()).toEqual(['1']);
  });

  test('"repeat" runs it again, as the second attempt', async () => {
    await interrupted();
    await lab.resume(none);
    const { run } = await lab.resume(none, { answers: [{ askId: undefined, text: ' Repeat ' }] });
    expect(run).toMatchObject({ status: 'completed', results: { main: 'attempt 2' } });
    expect(attempts()).toEqual(['1', '2']);
  });

  test.each([
    ['skip to AFTER', 'skipped without'],
    ['skip to AFTER: the file is there', 'skipped the file is there'],
  ])('"%s" goes on elsewhere', async (text, result) => {
    await interrupted();
    await lab.resume(none);
    const { run } = await lab.resume(none, { answers: [{ askId: undefined, text }] });
    expect(run).toMatchObject({ status: 'completed', results: { main: result } });
    expect(attempts()).toEqual(['1']);
  });

  test('an answer that decides nothing, or names no state, changes nothing', async () => {
    await interrupted();
    const { run } = await lab.resume(none);
    const state = readFileSync(join(lab.folder, '.raymond', 'state', 'r.json'), 'utf8');
    for (const text of ['yes', 'skip to NOWHERE', '']) {
      await expect(lab.resume(none, { answers: [{ askId: undefined, text }] })).rejects.toThrow();
    }
    await expect(lab.resume(none, { answers: [{ askId: 'other', text: 'repeat' }] })).rejects.toThrow(
      run.agents[0]!.ask!.id,
    );
    expect(readFileSync(join(lab.folder, '.raymond', 'state', 'r.json'), 'utf8')).toBe(state);
  });

  test('a person at the terminal is asked again until the answer decides', async () => {
    await interrupted();
    const answers = ['what?', 'skip to AFTER'];
    const asked: string[] = [];
    const { run } = await lab.resume(none, {
      launch: { on_ask: 'prompt' },
      around: {
        askPerson: (question) => {
          asked.push(question);
          return Promise.resolve(answers[asked.length - 1]!);
        },
      },
    });
    expect(run.status).toBe('completed');
    expect(asked[1]).toContain('skip to STATE');
  });
});

test('a prompt state with effect: once is asked about too', async () => {
  lab.remove();
  lab = newLab({ 'START.md': '---\neffect: once\n---\npublish' });
  const agent = new ScriptedAgent({
    'START.md': () => {
      if (agent.turns.length > 1) return '<result>again</result>';
      stop();
      return { hang: true };
    },
  });
  await lab.run(agent);
  expect((await lab.resume(agent)).run.status).toBe('asking');
  expect(agent.turns).toHaveLength(1);
  const { run } = await lab.resume(agent, { answers: [{ askId: undefined, text: 'repeat' }] });
  expect(run).toMatchObject({ status: 'completed', results: { main: 'again' } });
});
