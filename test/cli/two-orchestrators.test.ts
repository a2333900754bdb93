import { execFileSync } from 'node:child_process';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const ROUNDS = 30;

test('of two that start on one state file together, one runs and the other names it', async () => {
  // The script waits for its line: the winner stays until the loser has given up.
  lab = new CliLab({
    'wf/START.sh': "echo $RAYMOND_WORKFLOW_ID >> log; read -r line < go; echo '<result>x</result>'",
  });
  execFileSync('mkfifo', [lab.path('go')]);
  for (let round = 1; round <= ROUNDS; round++) {
    const args = ['run', 'wf', '--run-id', `r${round}`, '-q'];
    const both = [lab.start(args), lab.start(args)];
    const loser = await Promise.race(both.map(({ ended }, index) => ended.then((end) => ({ end, index }))));
    const winner = both[1 - loser.index]!;
    lab.write({ go: 'on\n' });
    expect(await winner.ended).toMatchObject({ code: 0, stdout: 'x\n', stderr: '' });
    expect(loser.end).toMatchObject({ code: 2, stdout: '' });
    const { pid } = winner.child;
    expect(loser.end.stderr).toMatch(new RegExp(`held by another orchestrator: process ${pid} on `));
  }
  const ran = Array.from({ length: ROUNDS }, (_, round) => `r${round + 1}`);
  expect(lab.read('log').trimEnd().split('\n')).toEqual(ran);
});
