import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CrashLab, type CrashProject, type Outcome, samplePoints } from '../support/crash-lab.js';
import { CRASH_FILES, CRASH_REPLIES, PANEL_FILES, PANEL_REPLIES } from '../support/crash-workflow.js';
import { at, costOf, INSTALL_TIMEOUT_MS, installClaude, type ModelApi, prompt } from '../support/e2e-lab.js';
import { endProcesses, processesLeftIn } from '../support/e2e-processes.js';
import { startModelApi } from '../support/model-api/server.mjs';
import { SEED } from '../support/seed.js';
import { claudeBinary } from './agents/install.mjs';

// The same run as test/runtime/crash.test.ts, with real Claude Code: sessions, costs and tool processes of
// the real CLI have to survive the kill too.
const SAMPLE = Number(process.env.CRASH_POINTS_CLAUDE ?? 20);
const RUNS = [
  { what: 'calls, forks, a loop and effects that happen once', files: CRASH_FILES, count: SAMPLE },
  { what: 'a join', files: PANEL_FILES, count: Math.ceil(SAMPLE / 2) },
];

let api: ModelApi;
let folder: string;

beforeAll(async () => {
  installClaude();
  api = await startModelApi();
  for (const [state, reply] of Object.entries({ ...CRASH_REPLIES, ...PANEL_REPLIES }))
    api.reply(at(state), reply);
  folder = mkdtempSync(join(tmpdir(), 'raymond-crash-e2e-'));
  mkdirSync(join(folder, 'bin'));
  symlinkSync(claudeBinary('2.1.330'), join(folder, 'bin', 'claude'));
}, INSTALL_TIMEOUT_MS);

afterAll(async () => {
  endProcesses(folder);
  await api.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

function projectIn(home: string, files: Readonly<Record<string, string>>): CrashProject {
  const prompts = Object.entries(files).map(([name, text]) => [
    name,
    name.endsWith('.md') ? prompt(name.slice(0, -'.md'.length), text) : text,
  ]);
  mkdirSync(join(folder, home, 'tmp'), { recursive: true });
  return {
    files: Object.fromEntries(prompts),
    flags: ['--model', 'sonnet', '--concurrency', '3'],
    env: {
      ...api.env,
      PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
      HOME: join(folder, home),
      TMPDIR: join(folder, home, 'tmp'),
      CLAUDE_CONFIG_DIR: join(folder, home, '.claude'),
    },
  };
}

/** What the API has charged: for answers that were read to their end, and for all that were begun. */
function charged(): { finished: number; begun: number } {
  const finished = api.requests.filter(({ aborted }) => !aborted);
  const sum = (requests: typeof api.requests) =>
    requests.reduce((total, { reply }) => total + costOf('2.1.330', reply?.usage), 0);
  return { finished: sum(finished), begun: sum(api.requests) };
}

describe.each(RUNS)('a run with $what', ({ files, count }) => {
  let undisturbed: Outcome;
  let points: number;

  beforeAll(async () => {
    const lab = new CrashLab(projectIn('undisturbed', files));
    points = await lab.count();
    undisturbed = await lab.outcome();
    lab.remove();
  }, INSTALL_TIMEOUT_MS);

  test(`killed at ${count} points and resumed, real Claude Code ends the same and nothing is paid unseen`, async () => {
    const sample = samplePoints(points, count, SEED);
    console.log(`${sample.length} of ${points} points, TEST_SEED=${SEED}`);
    const wrong: string[] = [];
    for (const point of sample) {
      api.requests.length = 0;
      const lab = new CrashLab(projectIn(`point-${point}`, files));
      try {
        await lab.crashAndResume(point);
        const { totalCostUsd, ...outcome } = await lab.outcome();
        const { totalCostUsd: _, ...expected } = undisturbed;
        expect(outcome).toEqual(expected);
        // What a cut-off turn cost is read off its transcript, which lags a moment behind: an answer that was on
        // its way when the kill came may be missing, and is the only thing that may.
        const { begun } = charged();
        expect(totalCostUsd).toBeGreaterThanOrEqual(undisturbed.totalCostUsd - 1e-6);
        expect(totalCostUsd).toBeLessThanOrEqual(begun + 1e-6);
        expect(await processesLeftIn(lab.folder)).toEqual([]);
      } catch (error) {
        wrong.push(`point ${point}: ${error instanceof Error ? error.message : error}`);
      } finally {
        lab.remove();
      }
    }
    expect(wrong).toEqual([]);
  }, 1_800_000);
});
