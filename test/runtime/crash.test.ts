import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from '../cli/bundle.js';
import { CrashLab, type CrashProject, type Outcome, samplePoints } from '../support/crash-lab.js';
import {
  CRASH_FILES,
  CRASH_REPLIES,
  IMPORT_CRASH_FILES,
  IMPORT_CRASH_REPLIES,
  JOIN_CRASH_FILES,
  WORKTREE_CRASH_FILES,
} from '../support/crash-workflow.js';
import { SEED } from '../support/seed.js';

// Every point is tried by `npm run test:e2e` (CRASH_POINTS=all); here a sample.
const SAMPLE =
  process.env.CRASH_POINTS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.CRASH_POINTS ?? 20);

const GIT_IDENTITY = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'me'],
    [`GIT_${who}_EMAIL`, 'me@localhost'],
  ]),
);

describe.each([
  {
    ...{ what: 'calls, forks, a loop and effects that happen once', files: CRASH_FILES, once: 3 },
    ...{ replies: CRASH_REPLIES, atLeast: 200 },
  },
  { what: 'joins', files: JOIN_CRASH_FILES, replies: CRASH_REPLIES, once: 0, atLeast: 200 },
  {
    ...{ what: 'workflows that use workflows', files: IMPORT_CRASH_FILES, once: 1 },
    ...{ replies: IMPORT_CRASH_REPLIES, atLeast: 100 },
  },
  // git takes its time.
  { what: 'work trees', files: WORKTREE_CRASH_FILES, replies: {}, once: 0, atLeast: 200, share: 0.2 },
])('a run with $what', ({ files, replies, once, atLeast, share = 1 }) => {
  let recording: string;
  let project: CrashProject;
  let undisturbed: Outcome;
  let points: number;

  beforeAll(async () => {
    recording = mkdtempSync(join(tmpdir(), 'raymond-recording-'));
    const written = Object.entries(replies).map(([state, text]) => `"${state}": [${JSON.stringify(text)}]`);
    writeFileSync(join(recording, 'replies.yaml'), `${written.join('\n')}\n`);
    project = {
      files,
      flags: ['--agent', 'replay', '--recording', recording, '--concurrency', '3'],
      env: { PATH: process.env.PATH ?? '', ...GIT_IDENTITY },
      cli: process.env.RAYMOND_CLI ?? bundle(),
    };
    const lab = new CrashLab(project);
    points = await lab.count();
    undisturbed = await lab.outcome();
    lab.remove();
  });

  afterAll(() => rmSync(recording, { recursive: true, force: true }));

  test('has enough points to be killed at, undisturbed', () => {
    expect(undisturbed.status).toBe('completed');
    expect(undisturbed.once).toHaveLength(once);
    expect(points).toBeGreaterThan(atLeast);
  });

  test('ends as if nothing had happened, killed anywhere and resumed', async () => {
    const sample = samplePoints(points, Math.ceil(SAMPLE * share), SEED);
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
