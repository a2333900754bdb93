import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

/** Runs a script for longer than its timeout while raymond itself is stopped, then lets raymond go on. */
async function stopped(script: string) {
  lab = new CliLab({ 'wf/START.sh': script });
  const live = lab.start(['run', 'wf', '--json', '--timeout', '1']);
  await lab.appear('begun');
  live.child.kill('SIGSTOP');
  await lab.appear('ended');
  live.child.kill('SIGCONT');
  const { code, stdout } = await live.ended;
  return [code, JSON.parse(stdout).result ?? JSON.parse(stdout).reason];
}

test('adversary D9: Ctrl-Z for longer than the timeout, then fg: a script that has written was not idle', async () => {
  const ticks = 'for n in $(seq 30); do echo tick; sleep 0.1; done';
  const end = "touch ended; sleep 0.3; echo '<result>alive</result>'";
  expect(await stopped(`echo tick; touch begun; ${ticks}; ${end}`)).toEqual([0, 'alive']);
});

test('adversary D9: one that is silent has its whole time again, since nobody could have heard it', async () => {
  const end = "touch ended; sleep 0.3; echo '<result>alive</result>'";
  expect(await stopped(`touch begun; sleep 3; ${end}`)).toEqual([0, 'alive']);
});
