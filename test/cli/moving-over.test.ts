import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { GraphContext } from '../../src/core/graph/context.js';
import { CliLab, REPLAY } from './lab.js';

// A Raili project as its users write it, with the context.json of a run that Raili was interrupted in (spec 5.11).
const PROJECT = join(dirname(dirname(fileURLToPath(import.meta.url))), 'fixtures', 'raili');
const MAIN = '.raili/main';

let lab: CliLab;
let raili: GraphContext;
beforeEach(() => {
  lab = new CliLab();
  cpSync(PROJECT, lab.folder, { recursive: true });
  raili = context();
});
afterEach(() => lab.remove());

const context = (): GraphContext => JSON.parse(lab.read(MAIN, 'context.json')) as GraphContext;
const states = ({ stateHistory }: GraphContext): string[] => stateHistory.map(({ state }) => state);
const entered = (runId: string): string =>
  lab
    .events(runId)
    .flatMap((event) => (event.type === 'state_started' ? [event.state] : []))
    .join(' ');
const ANSWERS = { RAILI_MANUAL_CHOICE: 'PASSED', RAILI_FEEDBACK_RELEASE_NOTE: 'faster' };
const run = (...args: string[]) => lab.start(args, { env: ANSWERS }).ended;

test('resume goes on at the state that was interrupted, with its variables, outputs and lessons', async () => {
  const { code, stderr } = await run('resume', MAIN, ...REPLAY, '--record', 'rec2', '--json');
  expect([code, stderr]).toEqual([0, expect.stringContaining('a new run goes on where that has stopped')]);
  const [runId = ''] = lab.stateFiles().map((name) => name.replace('.json', ''));
  expect(entered(runId)).toBe('code build build.compile build.test review note done');
  const { prompt } = JSON.parse(lab.read('rec2', '001-main-code.json')) as { prompt: string };
  expect(prompt).toContain('- write a test first');
  expect(prompt).toContain('Implement PROJ-7 on feature-7. The last review said: Lesson: write a test first');
  expect(prompt).toContain('Your previous output(s):\nfirst try');
  // What Raili has written stays as it is, up to the interrupted entry, which is there once.
  const now = context();
  const before = raili.stateHistory
    .slice(0, 7)
    .map(({ meta, ...entry }) => (meta ? { ...entry, meta } : entry));
  expect(now.stateHistory.slice(0, 7)).toEqual(before);
  expect(states(now).slice(7).join(' ')).toBe('code build build.compile build.test review note done');
  expect(now.vars).toMatchObject({ ticket_id: 'PROJ-7', branch: 'feature-7', release_note: 'faster' });
  expect(now.feedbacks).toEqual({ note: { value: 'faster' } });
  expect(now.stateHistory.at(-2)?.meta?.feedback).toMatchObject({ name: 'release_note', value: 'faster' });
  expect(lab.read(MAIN, 'outputs', 'code.md')).toMatch(/^ first try\n\n--- Run \S+ ---\n\n second try\n$/);
  expect(lab.read('notified.txt')).toBe('please review PROJ-7\ndone PROJ-7\n');
});

test('--rollback 1 goes one step back, to the state before the interrupted one', async () => {
  const { code } = await run('run', MAIN, ...REPLAY, '-q', '--rollback', '1', '--run-id', 'r');
  expect(code).toBe(0);
  expect(entered('r')).toBe('review note done');
  expect(states(context()).join(' ')).toBe(
    'start analyze code build build.compile build.test review note done',
  );
  expect(context().vars.ticket_id).toBe('PROJ-7');
});

test('a state by its name, and variables of the command line', async () => {
  const flags = ['--rollback', 'build.test', '--var', 'branch=hotfix', '--next', '--run-id', 'r'];
  expect((await run('run', MAIN, ...REPLAY, '-q', ...flags)).code).toBe(4);
  expect([entered('r'), lab.read(MAIN, 'outputs', 'build.test.latest.md')]).toEqual([
    ...['build.test', 'tests of hotfix pass\n'],
  ]);
});

test('the list has what Raili has written', async () => {
  const { stdout } = await run('run', MAIN, '--rollback');
  expect(stdout).toMatch(/ 1 {2}\S+ {2}review {3}FAILED\n +0 {2}\S+ {2}code {3}cut off\n/);
});

test('resume of the workflow carries on our own run, once there is one', async () => {
  await run('resume', MAIN, ...REPLAY, '-q', '--next');
  const { code, stderr } = await run('resume', MAIN);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/latest run of main, main-\S+, is carried on/)]);
  expect(lab.stateFiles()).toHaveLength(1);
});

test('a history that Raili has written since decides nothing, once there is a run of ours', async () => {
  const atCode = ['--rollback', '1', '--next', '--run-id', 'r1'];
  expect((await run('run', MAIN, ...REPLAY, '-q', ...atCode)).code).toBe(4);
  const later = { state: 'build.compile', enteredAt: '2999-01-01T00:00:00.000Z' };
  lab.write({ [`${MAIN}/context.json`]: JSON.stringify({ ...raili, stateHistory: [later] }) });
  await run('run', MAIN, ...REPLAY, '-q', '--rollback', '0', '--next', '--run-id', 'r2');
  expect(entered('r2')).toBe(entered('r1'));
});

test.each([
  [
    '{',
    [],
    /This history cannot be used: it is not JSON|context\.json: This history cannot be used: it is not JSON/,
  ],
  ['{"stateHistory": []}', [], /has no entry to go on from/],
  ['{"stateHistory": [{"state": "done", "enteredAt": "T"}]}', [], /has come to its end, in done/],
  ['{"stateHistory": [{"state": "gone", "enteredAt": "T"}]}', [], /has no state "gone" any more/],
  [
    '{"stateHistory": [{"state": "code", "enteredAt": "T"}]}',
    ['--answer', 'x'],
    /--answer is for a run of raymond's/,
  ],
])('resume with the context %s %j is refused', async (text, flags, message) => {
  lab.write({ [`${MAIN}/context.json`]: text });
  const { code, stderr } = await run('resume', MAIN, ...REPLAY, ...flags);
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  expect(lab.stateFiles()).toEqual([]);
});

test('resume of a workflow that was never run is refused', async () => {
  lab.write({ 'wf/START.sh': "echo '<result>hi</result>'\n" });
  const { code, stderr } = await run('resume', 'wf');
  expect([code, stderr]).toEqual([2, expect.stringContaining('There is no run of wf to carry on')]);
});
