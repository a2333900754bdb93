import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GraphContext } from '../../../src/core/graph/context.js';
import { bundle } from '../../cli/bundle.js';
import { CrashLab, type CrashProject, samplePoints } from '../../support/crash-lab.js';
import { SEED } from '../../support/seed.js';

// A graph, killed with SIGKILL anywhere and resumed: outputs, lessons, variables, counters and history are
// those of a run that nothing happened to. With CRASH_POINTS=all, every point is tried.
const SAMPLE =
  process.env.CRASH_POINTS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.CRASH_POINTS ?? 30);

const WORKFLOW = `initial: start
states:
  start: { type: engine, reset_outputs: [code], notify: 'true', continue: old }
  old: { type: engine, skip: code, continue: code }
  code:
    type: agent
    agent: coder
    prompt: "Code \${note}"
    output: { store: true }
    max_visits: 2
    transitions: { ready: test }
  test:
    type: script
    script: run_tests
    args: ["\${workflow}"]
    output: { store: true, tail: 1 }
    expose: [count]
    on: { PASSED: review, FAILED: code }
  review:
    type: engine
    reset_max_visits: [code]
    approval: { question: "Fine, \${count}?", PASSED: more, FAILED: code }
    teach: { coder: [{ output: test }] }
  more:
    type: command
    command: 'echo "\${RAILI_VAR_COUNT} again"'
    max_visits: { count: 2, continue: done }
    output: { store: true }
    continue: code
  done: { type: engine, success: true }
inputs: [note]
`;

/** A run that goes back in a history which is all there is of it: what lies beside the workflow must not be lost. */
const BACK = `initial: code
inputs: [note]
states:
  code:
    type: agent
    agent: coder
    prompt: "Code \${note}"
    output: { store: true }
    transitions: { ready: test }
  test:
    type: command
    command: 'cat "$RAYMOND_OUTPUTS/code.md"; echo "lesson: once"'
    output: { store: true }
    teach: { coder: [{ output: test }] }
    continue: done
  done: { type: engine, reset_outputs: [code] }
`;
const HISTORY = {
  vars: { note: '9' },
  stateHistory: ['code', 'test', 'code', 'test'].map((state) => ({
    state,
    enteredAt: '2026-01-01T00:00:00Z',
    meta: null,
  })),
};

let recording: string;
let project: CrashProject;
let back: CrashProject;
let undisturbed: unknown;
let points: number;

beforeAll(async () => {
  recording = mkdtempSync(join(tmpdir(), 'raymond-recording-'));
  const visits = [1, 2, 3].map((visit) => [`work ${visit}\nnothing`, 'ready']);
  writeFileSync(join(recording, 'replies.yaml'), JSON.stringify({ code: visits }));
  project = {
    workflow: '.raili/main',
    cli: bundle(),
    files: {
      '../.raili/main/workflow.yaml': WORKFLOW,
      '../.raili/main/vars.yaml': 'note: 007\n',
      '../.raili/agent-registry.json': '{"coder": {"path": "coder.md"}}',
      '../.raili/script-registry.json': '{"run_tests": {"path": "test.sh", "runtime": "sh"}}',
      '../coder.md': 'You code.',
      '../test.sh': 'wc -l < .raili/main/outputs/code.md\necho "count=$1"\necho "lesson: test $1"\n',
    },
    flags: ['--agent', 'replay', '--recording', recording],
    env: { PATH: process.env.PATH ?? '', RAILI_MANUAL_CHOICE: 'PASSED' },
  };
  back = {
    ...project,
    start: ['--rollback', '1'],
    files: {
      ...project.files,
      '../.raili/main/workflow.yaml': BACK,
      '../.raili/main/context.json': JSON.stringify(HISTORY),
      '../.raili/main/outputs/code.md': 'of before\n',
      '../.raili/main/outputs/code.latest.md': 'of before\n',
    },
  };
  [points, undisturbed] = await undisturbedRun(project);
}, 120_000);

async function undisturbedRun(of: CrashProject): Promise<[number, unknown]> {
  const lab = new CrashLab(of);
  const all = await lab.count();
  const outcome = await outcomeOf(lab);
  lab.remove();
  return [all, outcome];
}

afterAll(() => rmSync(recording, { recursive: true, force: true }));

async function outcomeOf(lab: CrashLab): Promise<unknown> {
  const main = join(lab.folder, '.raili', 'main');
  const context = JSON.parse(readFileSync(join(main, 'context.json'), 'utf8')) as GraphContext;
  const { stateHistory, ...others } = context;
  const run = (await lab.state())!;
  const outputs = existsSync(join(main, 'outputs')) ? readdirSync(join(main, 'outputs')) : [];
  const own = lab.kept('runs', 'r', 'outputs');
  expect(readdirSync(own).map((name) => readFileSync(join(own, name), 'utf8'))).toEqual(
    outputs.map((name) => readFileSync(join(main, 'outputs', name), 'utf8')),
  );
  const files = [...outputs.map((name) => join('main', 'outputs', name)), join('learnings', 'coder.md')];
  const { results, ...outcome } = await lab.outcome();
  return {
    ...outcome,
    results: Object.values(results).map(withoutTimes),
    steps: run.steps,
    ...others,
    history: stateHistory.map(({ state, meta }) => ({ state, meta })),
    files: files
      .sort()
      .map((name) => [name, withoutTimes(readFileSync(join(lab.folder, '.raili', name), 'utf8'))]),
  };
}

const withoutTimes = (text: string): string => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

test('the undisturbed run', () => {
  expect(undisturbed).toMatchObject({ status: 'completed', vars: { note: '007', count: 'main' } });
  const { history } = undisturbed as { history: { state: string }[] };
  expect(history.map(({ state }) => state).join(' ')).toBe(
    'start old code test review more code test review more code test review more done',
  );
  expect(points).toBeGreaterThan(100);
});

async function wrongAfterCrashes(
  of: CrashProject,
  all: number,
  expected: unknown,
  most = SAMPLE,
): Promise<string[]> {
  const sample = samplePoints(all, most, SEED);
  console.log(`${sample.length} of ${all} points, TEST_SEED=${SEED}`);
  const wrong: string[] = [];
  for (const point of sample) {
    const lab = new CrashLab(of);
    try {
      await lab.crashAndResume(point);
      expect(await outcomeOf(lab)).toEqual(expected);
    } catch (error) {
      wrong.push(`point ${point}: ${error instanceof Error ? error.message : error}`);
    } finally {
      lab.remove();
    }
  }
  return wrong;
}

test('killed anywhere and resumed, the graph ends as if nothing had happened', async () => {
  expect(await wrongAfterCrashes(project, points, undisturbed)).toEqual([]);
}, 1_200_000);

test('so does one that goes back in a history, which it may not lose', async () => {
  const [all, expected] = await undisturbedRun(back);
  expect(expected).toMatchObject({
    status: 'completed',
    history: ['code', 'test', 'code', 'test', 'done'].map((state) => ({ state })),
    files: [
      [expect.stringContaining('coder.md'), expect.stringContaining('once')],
      [
        expect.stringContaining('test.latest.md'),
        expect.stringMatching(/^of before\n\n--- Run TIME ---\n\nwork 1/),
      ],
      [expect.stringContaining('test.md'), expect.anything()],
    ],
  });
  expect(await wrongAfterCrashes(back, all, expected, Math.ceil(SAMPLE / 2))).toEqual([]);
}, 1_200_000);
