import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { samplePoints } from '../support/crash-lab.js';
import { SEED } from '../support/seed.js';

// 256 workers, and a SIGKILL as one of them arrives at the join: nothing is lost, nothing is doubled.
// Every arrival is tried with CRASH_POINTS=all; here a sample.

const WORKERS = 256;
const SAMPLE = process.env.CRASH_POINTS === 'all' ? WORKERS : Number(process.env.CRASH_POINTS ?? 2);
const CLI = resolve('dist/cli/index.js');
const KILLER = resolve('test/support/kill-at-arrival.mjs');
const FLAGS = ['--agent', 'replay', '--recording', 'recording', '--concurrency', '8', '--quiet', '--json'];

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function project(): void {
  folder = mkdtempSync(join(tmpdir(), 'raymond-join-'));
  mkdirSync(join(folder, 'wf'));
  mkdirSync(join(folder, 'recording'));
  const files = {
    'wf/START.sh': `for n in $(seq ${WORKERS}); do echo "<fork next='JUDGE' n='$n'>WORK</fork>"; done`,
    'wf/WORK.md': 'work on {{n}}',
    'wf/JUDGE.sh':
      '# raymond: join=all\necho "<result>$(grep -o \'"agent": "[^"]*\' "$RAYMOND_WORKERS_FILE" | cut -d\'"\' -f4 | tr "\\n" " ")</result>"',
    'recording/replies.yaml': "WORK:\n  - text: '<result>done</result>'\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function raymond(args: readonly string[], killAt?: number): { status: number | null; stdout: string } {
  const killer = killAt === undefined ? [] : ['--import', KILLER];
  const env = { ...process.env, KILL_AT_ARRIVAL: String(killAt ?? 0) };
  // `setsid`: a process group of its own, which is what is killed.
  const line = ['--wait', process.execPath, ...killer, CLI, ...args, ...FLAGS];
  return spawnSync('setsid', line, { cwd: folder, env, encoding: 'utf8' });
}

test('256 workers, killed at an arrival and resumed, are joined as if nothing had happened', () => {
  const wrong: string[] = [];
  for (const point of samplePoints(WORKERS, SAMPLE, SEED)) {
    project();
    const killed = raymond(['run', 'wf', '--run-id', 'r'], point);
    if (killed.status === 0) wrong.push(`point ${point}: was not killed`);
    const { stdout } = raymond(['resume', 'r']);
    const { status, result, results } = JSON.parse(stdout) as {
      status: string;
      result: string;
      results: Record<string, string>;
    };
    const joined = result.trim().split(' ');
    const wanted = Array.from({ length: WORKERS }, (_, index) => `main_work${index + 1}`);
    if (
      status !== 'completed' ||
      joined.join() !== wanted.join() ||
      Object.keys(results).length !== WORKERS + 1
    )
      wrong.push(`point ${point}: ${status}, ${joined.length} joined`);
    rmSync(folder, { recursive: true, force: true });
  }
  expect(wrong).toEqual([]);
}, 1_800_000);
