import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Run } from '../../src/core/run.js';
import type { WorkerReport } from '../../src/runtime/joins/workers.js';
import { ActionLab } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { endProcesses } from '../support/e2e-processes.js';
import { newestCheckpoint } from '../support/newest-checkpoint.js';
import { FAST } from '../support/runner/fixture-job.js';

// Spec 7.3: work trees are part of the checkpoint, and come back on a fresh runner.

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const COMMIT = 'git -c user.name=t -c user.email=t@example.com commit -qam';
const FILES = {
  'wf/START.md': prompt('START'),
  // The first commits, the second does not, the third changes another file, the fourth nothing.
  'wf/WORK.sh': `# raymond: worktree=true
case $RAYMOND_VAR_N in
  1) echo one > same.txt; git add .; ${COMMIT} one; echo more >> same.txt ;;
  2) echo two > same.txt ;;
  3) echo three > other.txt; git add . ;;
esac
echo "<goto input='$PWD'>MORE</goto>"`,
  // Two have ended, and two are at work, when the machine is lost.
  'wf/MORE.sh': `case $RAYMOND_VAR_N in
  1 | 2) while [ ! -e "$RAYMOND_WORKFLOW_DIR/../../gate" ]; do sleep 0.1; done ;;
esac
echo "<result>$(cat same.txt other.txt 2>/dev/null | tr '\\n' ' ')</result>"`,
  'wf/JUDGE.sh': '# raymond: join=all\necho "<result>$(cat "$RAYMOND_WORKERS_FILE")</result>"',
};

test('a runner that is lost while workers are in their work trees: another goes on in them', async () => {
  lab = await ActionLab.open(FILES);
  lab.api.reply(at('START'), [1, 2, 3, 4].map((n) => `<fork next="JUDGE" n="${n}">WORK</fork>`).join('\n'));
  const job = lab.job({
    inputs: { 'checkpoint-interval': '0' },
    env: { ...FAST, FAST_TIMERS_LONGEST_MS: '50000' },
  });
  const step = job.start();
  const isInTheMiddle = (run: Run | null): boolean =>
    run !== null &&
    run.agents.filter(({ current_state: state }) => state === 'MORE.sh').length === 2 &&
    Object.keys(run.worktrees).length === 3;
  while (!isInTheMiddle(await newestCheckpoint(lab))) await new Promise((r) => setTimeout(r, 200));
  await job.kill();
  await step.ended;
  endProcesses(lab.folder);
  job.over();
  lab.service.heal();

  const next = lab.nextAttempt(job, { env: {} });
  writeFileSync(join(next.workspace, '..', 'gate'), '');
  const main = await next.main();
  await next.post();
  console.log(main.log.slice(-5000), main.annotations);
  expect(main.outputs).toMatchObject({ status: 'completed', resumed: 'true' });
  const told = JSON.parse(main.outputs.result!) as WorkerReport[];
  expect(told.map(({ result }) => result)).toEqual(['one more ', 'two ', 'three ', '']);
  const [one, two, three, four] = told;
  expect(one).toMatchObject({ commits: 1, uncommitted: true, changed_files: ['same.txt'] });
  expect(one!.conflicts_with).toEqual([two!.branch]);
  expect(two!.conflicts_with).toEqual([one!.branch]);
  expect(three).toMatchObject({
    commits: 0,
    uncommitted: true,
    changed_files: ['other.txt'],
    conflicts_with: [],
  });
  expect(four!.branch).toBeNull();
});
