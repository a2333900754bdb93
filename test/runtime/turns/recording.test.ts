import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createReplayAgent } from '../../../src/agents/replay/agent.js';
import { comparablePrompt } from '../../../src/agents/replay/comparable.js';
import { createRecorder, readRecording, recordingAgent } from '../../../src/agents/replay/files.js';
import type { RecordedTurn } from '../../../src/agents/replay/recording.js';
import { turnRequest } from '../../agents/claude/fake-claude.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../../support/engine.js';

// authors.md D4: a recording was stale as soon as it was made if a prompt named the task folder.
let folder: string;
const labs: Lab[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-recording-'));
});
afterEach(() => {
  for (const lab of labs.splice(0)) lab.remove();
  rmSync(folder, { recursive: true, force: true });
});

const STATES = {
  'START.md': 'Write {{task_folder}}/plan.md for {{run_id}}.',
  'PASS.sh': 'echo "<goto input=\'see $RAYMOND_TASK_FOLDER in $PWD\'>END</goto>"',
  'END.md': 'It says: {{input}}. End.',
};
const REPLIES = { 'START.md': '<goto>PASS</goto>', 'END.md': '<result>done</result>' };

async function record(): Promise<readonly RecordedTurn[]> {
  const lab = openLab(STATES);
  labs.push(lab);
  await lab.run(recordingAgent(new ScriptedAgent(REPLIES), await createRecorder(folder)));
  return (await readRecording(folder)).turns;
}

async function replay(states: Record<string, string>) {
  // Another folder, and so another task folder and working directory.
  const lab = openLab(states);
  labs.push(lab);
  return (await lab.run(createReplayAgent({ recording: await readRecording(folder), strict: true }))).run;
}

test('a recording fits the workflow that it was made from, wherever it is played', async () => {
  await record();
  expect(await replay(STATES)).toMatchObject({ status: 'completed', results: { main: 'done' } });
});

test('a prompt that was changed is stale', async () => {
  await record();
  const run = await replay({ ...STATES, 'END.md': 'It said: {{input}}. End.' });
  expect(run).toMatchObject({ status: 'failed', reason: 'RECORDING_STALE' });
});

test('the prompt is kept as it is compared', async () => {
  const turns = await record();
  expect(turns.map(({ prompt }) => prompt)).toEqual([
    'Write {{task_folder}}/plan.md for {{run_id}}.',
    'It says: see {{task_folder}} in {{cwd}}. End.',
  ]);
});

test('a recording of before, with the hash of the prompt as it was sent, still fits a prompt without such values', async () => {
  const lab = openLab({ 'START.md': 'Plain.' });
  labs.push(lab);
  await lab.run(
    recordingAgent(new ScriptedAgent({ 'START.md': '<result>x</result>' }), await createRecorder(folder)),
  );
  const { prompt: _, ...old } = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8'));
  const recording = { folder, turns: [old as RecordedTurn], replies: {} };
  const again = openLab({ 'START.md': 'Plain.' });
  labs.push(again);
  const { run } = await again.run(createReplayAgent({ recording, strict: true }));
  expect(run.status).toBe('completed');
});

test('a value is replaced where it stands by itself, the longest first', () => {
  const context = {
    ...turnRequest().context,
    runValues: [
      { value: '/r/runs/a', name: 'run_folder' },
      { value: '/r/runs/a/tasks/main', name: 'task_folder' },
      { value: 'nightly', name: 'run_id' },
    ] as const,
  };
  const prompt = '/r/runs/a/tasks/main/x /r/runs/a/log /r/runs/ab fortnightly nightly-2 nightly.';
  expect(comparablePrompt({ prompt, context })).toBe(
    '{{task_folder}}/x {{run_folder}}/log /r/runs/ab fortnightly nightly-2 {{run_id}}.',
  );
});
