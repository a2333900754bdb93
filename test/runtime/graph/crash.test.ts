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

let recording: string;
let project: CrashProject;
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
  const lab = new CrashLab(project);
  points = await lab.count();
  undisturbed = await outcomeOf(lab);
  lab.remove();
}, 120_000);

afterAll(() => rmSync(recording, { recursive: true, force: true }));

async function outcomeOf(lab: CrashLab): Promise<unknown> {
  const main = join(lab.folder, '.raili', 'main');
  const context = JSON.parse(readFileSync(join(main, 'context.json'), 'utf8')) as GraphContext;
  const { stateHistory, ...others } = context;
  const run = (await lab.state())!;
  const outputs = existsSync(join(main, 'outputs')) ? readdirSync(join(main, 'outputs')) : [];
  const files = [...outputs.map((name) => join('main', 'outputs', name)), join('learnings', 'coder.md')];
  return {
    ...(await lab.outcome()),
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

test('killed anywhere and resumed, the graph ends as if nothing had happened', async () => {
  const sample = samplePoints(points, SAMPLE, SEED);
  console.log(`${sample.length} of ${points} points, TEST_SEED=${SEED}`);
  const wrong: string[] = [];
  for (const point of sample) {
    const lab = new CrashLab(project);
    try {
      await lab.crashAndResume(point);
      expect(await outcomeOf(lab)).toEqual(undisturbed);
    } catch (error) {
      wrong.push(`point ${point}: ${error instanceof Error ? error.message : error}`);
    } finally {
      lab.remove();
    }
  }
  expect(wrong).toEqual([]);
}, 1_200_000);
