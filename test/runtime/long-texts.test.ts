import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RunEnd } from '../../src/runtime/conduct.js';
import { resultText } from '../../src/store/texts.js';
import { type Lab, lab as newLab, ScriptedAgent, type Taken } from '../support/engine.js';

// Results and outputs of more than 64 kB lie in files of their own, and nobody who reads a run notices (spec 3.2, 3.3).

const LONG = '\nlong '.repeat(20_000);

let lab: Lab;
beforeEach(() => {
  lab = newLab({ 'START.md': 'do it', 'WORK.md': 'work', 'WAIT.md': 'wait' });
});
afterEach(() => lab.remove());

const inRaymond = (...names: string[]): string => join(lab.folder, '.raymond', ...names);
const logText = (): string => readFileSync(inRaymond('runs', 'r', 'events.jsonl'), 'utf8');
const texts = (): string[] => readdirSync(inRaymond('runs', 'r', 'texts'));
const mainText = ({ run, paths }: RunEnd): string => resultText(paths.folder, run.results.main);

/** Answers, and keeps the state as it is then: the turn open, its outcome not in the log yet. */
function keepingState(text: string): (taken: Taken) => string {
  return () => {
    cpSync(inRaymond('state'), inRaymond('kept'), { recursive: true });
    return text;
  };
}

/** As if the orchestrator had been killed when the outcome was in the log, and not in the state. */
function backToKept(): void {
  rmSync(inRaymond('state'), { recursive: true });
  cpSync(inRaymond('kept'), inRaymond('state'), { recursive: true });
  rmSync(inRaymond('state', 'r.lock'));
}

test('a long result is written once, and is not in state file and log', async () => {
  const end = await lab.run(new ScriptedAgent({ 'START.md': `Done.\n<result>${LONG}</result>` }));
  expect(end.run.results).toEqual({ main: expect.objectContaining({ bytes: LONG.length }) });
  expect(mainText(end)).toBe(LONG);
  expect(texts()).toHaveLength(1);
  expect(readFileSync(inRaymond('state', 'r.json'), 'utf8')).not.toContain('long long');
  expect(logText().length).toBeLessThan(20_000);
  // Who watches is told all of it.
  expect(lab.events).toContainEqual(expect.objectContaining({ type: 'agent_ended', result: LONG }));
});

test('an outcome that was logged and not applied is applied from its file', async () => {
  await lab.run(new ScriptedAgent({ 'START.md': keepingState(`<result>${LONG}</result>`) }));
  backToKept();
  const end = await lab.resume(new ScriptedAgent({}));
  expect(mainText(end)).toBe(LONG);
});

test('an outcome whose file is not what was written is told of, and its turn taken again', async () => {
  await lab.run(new ScriptedAgent({ 'START.md': keepingState(`<result>${LONG}</result>`) }));
  backToKept();
  writeFileSync(inRaymond('runs', 'r', 'texts', texts()[0]!), 'another text');
  const again = new ScriptedAgent({ 'START.md': '<result>again</result>' });
  const { run } = await lab.resume(again);
  expect([run.results.main, again.turns]).toEqual(['again', [expect.anything()]]);
  expect(lab.events).toContainEqual(
    expect.objectContaining({
      type: 'warning',
      message: expect.stringMatching(/taken again: .*not what was written/),
    }),
  );
});

test('a resume whose long results are gone says so before it spends anything', async () => {
  const agent = new ScriptedAgent({
    'START.md': '<fork next="WAIT">WORK</fork>',
    'WORK.md': `<result>${LONG}</result>`,
    'WAIT.md': '<ask next="WAIT">Go on?</ask>',
  });
  expect((await lab.run(agent)).run.status).toBe('asking');
  rmSync(inRaymond('runs', 'r', 'texts'), { recursive: true });
  const nobody = new ScriptedAgent({});
  await expect(lab.resume(nobody, { answers: [{ askId: undefined, text: 'yes' }] })).rejects.toMatchObject({
    code: 'STATE_INVALID',
  });
  expect(nobody.turns).toEqual([]);
});

// Its turn's transcript is one of the three, its own file the second; the snapshot has it while it is on its way.
test.each([
  ['ends a run', { 'START.sh': 'cat long' }],
  ['goes back to a caller', { 'START.sh': 'echo \'<call return="END">WORK</call>\'', 'WORK.sh': 'cat long' }],
  [
    'goes through a join',
    {
      'START.sh': 'echo \'<fork next="JOIN">WORK</fork>\'',
      'WORK.sh': 'cat long',
      'JOIN.sh': '# raymond: join=all\necho "<result>joined</result>"',
    },
  ],
])('a long result that %s is written three times at most', async (_, files) => {
  lab.remove();
  lab = newLab({ ...files, 'END.sh': 'echo "<result>end</result>"' });
  const bytes = 4_000_000;
  writeFileSync(join(lab.folder, 'long'), `<result>${'x'.repeat(bytes)}</result>\n`);
  expect((await lab.run(new ScriptedAgent({}))).run.status).toBe('completed');
  const told = lab.events.find((event) => event.type === 'run_ended');
  const turns = statSync(inRaymond('runs', 'r', 'turns', 'scripts.jsonl')).size;
  const written = (told?.state_bytes ?? 0) + turns + logText().length;
  expect(written).toBeGreaterThan(2 * bytes);
  expect(written).toBeLessThan(3.1 * bytes);
});
