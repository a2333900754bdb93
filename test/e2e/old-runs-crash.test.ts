import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { runPaths } from '../../src/store/run-folder.js';
import { readStateFile } from '../../src/store/state-file.js';
import { bundle } from '../cli/bundle.js';
import { CliLab } from '../cli/lab.js';

// `resume --adopt` killed with SIGKILL before and after everything that it does to files.

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const POINTS = pathToFileURL(resolve('test/support/crash-points.mjs')).href;
const ALSO = 'mkdirSync,copyFileSync,cpSync,chmodSync,linkSync,unlinkSync,fsyncSync';
const WF = {
  'wf/START.sh': "echo '<goto>ASK</goto>'",
  'wf/ASK.sh': 'echo \'<ask next="END">Sure?</ask>\'',
  'wf/END.sh': 'echo "<result>ended: $RAYMOND_INPUT</result>"',
};

/** `resume r --adopt`, with a process group of its own for the kill. */
async function adopt(env: Readonly<Record<string, string>>): Promise<string | null> {
  const child = spawn(process.execPath, ['--import', POINTS, lab.cli, 'resume', 'r', '--adopt'], {
    cwd: lab.folder,
    env: {
      PATH: process.env.PATH,
      HOME: lab.folder,
      XDG_STATE_HOME: lab.stateHome,
      CRASH_ALSO: ALSO,
      ...env,
    },
    stdio: 'ignore',
    detached: true,
  });
  const [, signal] = await once(child, 'exit');
  return signal as string | null;
}

const files = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(lab.path('.raymond'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
      .map((entry) => [
        resolve(entry.parentPath, entry.name),
        readFileSync(resolve(entry.parentPath, entry.name), 'utf8'),
      ]),
  );

test('[T:old-runs] wherever a move is cut off, one whole run is there, and the next one ends it', async () => {
  lab = new CliLab(WF);
  await lab.run('run', 'wf', '--run-id', 'r', '--on-ask', 'pause', '--state-dir', '.raymond/state');
  lab.write({ '.raymond/runs/r/tasks/main/notes.md': 'mine' });
  cpSync(lab.path('.raymond'), lab.path('before'), { recursive: true });
  const whole = files();
  const now = runPaths(lab.kept('state'), 'r');
  const count = lab.path('count');
  expect(await adopt({ CRASH_COUNT: count })).toBeNull();
  const points = Number(readFileSync(count, 'utf8'));
  let [asOld, asNew] = [0, 0];
  for (let point = 1; point <= points; point++) {
    for (const folder of [lab.path('.raymond'), lab.stateHome])
      rmSync(folder, { recursive: true, force: true });
    cpSync(lab.path('before'), lab.path('.raymond'), { recursive: true });
    expect([point, await adopt({ CRASH_AT: String(point) })]).toEqual([point, 'SIGKILL']);
    if (existsSync(now.state)) {
      asNew += 1;
      expect([point, (await readStateFile(now.state, 'r')).agents[0]?.current_state]).toEqual([
        point,
        'ASK.sh',
      ]);
      expect(existsSync(now.events)).toBe(true);
      expect(readFileSync(lab.path('.raymond/tasks/r/main/notes.md'), 'utf8')).toBe('mine');
      // What is left of the old one is not offered.
      expect((await lab.run('status', '--json')).stdout).not.toContain('"in_raymond":true');
    } else {
      asOld += 1;
      expect([point, files()]).toEqual([point, expect.objectContaining(whole)]);
    }
    const { code, stdout } = await lab.run('resume', 'r', '--adopt', '--answer', 'yes');
    expect([point, code, stdout]).toEqual([point, 0, 'ended: yes\n']);
    expect([
      point,
      existsSync(lab.path('.raymond/state/r.json')),
      existsSync(lab.path('.raymond/runs/r')),
    ]).toEqual([point, false, false]);
    // Events that follow are the run's own.
    expect(lab.events('r').map(({ seq }) => seq)).toEqual(lab.events('r').map((_, at) => at + 1));
  }
  expect([asOld > 20, asNew > 10]).toEqual([true, true]);
}, 1_200_000);
