import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from '../cli/bundle.js';
import { CrashLab, type CrashProject, type Outcome, samplePoints } from '../support/crash-lab.js';
import { CRASH_FILES, CRASH_REPLIES, JOIN_CRASH_FILES } from '../support/crash-workflow.js';
import { SEED } from '../support/seed.js';

// Every point is tried by `npm run test:e2e` (CRASH_POINTS=all); here a sample.
const SAMPLE =
  process.env.CRASH_POINTS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.CRASH_POINTS ?? 20);

let recording: string;

beforeAll(() => {
  recording = mkdtempSync(join(tmpdir(), 'raymond-recording-'));
  const replies = Object.entries(CRASH_REPLIES).map(([state, text]) => `${state}: [${JSON.stringify(text)}]`);
  writeFileSync(join(recording, 'replies.yaml'), `${replies.join('\n')}\n`);
});

afterAll(() => rmSync(recording, { recursive: true, force: true }));

describe.each([
  { what: 'calls, forks, a loop and effects that happen once', files: CRASH_FILES, once: 3 },
  { what: 'joins', files: JOIN_CRASH_FILES, once: 0 },
])('a run with $what', ({ files, once }) => {
  let project: CrashProject;
  let undisturbed: Outcome;
  let points: number;

  beforeAll(async () => {
    project = {
      files,
      flags: ['--agent', 'replay', '--recording', recording, '--concurrency', '3'],
      env: { PATH: process.env.PATH ?? '' },
      cli: process.env.RAYMOND_CLI ?? bundle(),
    };
    const lab = new CrashLab(project);
    points = await lab.count();
    undisturbed = await lab.outcome();
    lab.remove();
  });

  test('has enough points to be killed at, undisturbed', () => {
    expect(undisturbed.status).toBe('completed');
    expect(undisturbed.once).toHaveLength(once);
    expect(points).toBeGreaterThan(200);
  });

  test('ends as if nothing had happened, killed anywhere and resumed', async () => {
    const sample = samplePoints(points, SAMPLE, SEED);
    console.log(`${sample.length} of ${points} points, TEST_SEED=${SEED}`);
    const wrong: string[] = [];
    for (const point of sample) {
      const lab = new CrashLab(project);
      try {
        await lab.crashAndResume(point);
        expect(await lab.outcome()).toEqual(undisturbed);
      } catch (error) {
        wrong.push(`point ${point}: ${error instanceof Error ? error.message : error}`);
      } finally {
        lab.remove();
      }
    }
    expect(wrong).toEqual([]);
  }, 1_200_000);
});
