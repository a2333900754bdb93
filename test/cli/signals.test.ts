import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab, type Live } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

/** Says that it runs, waits in a child of its own, and on its second attempt says how often it was tried. */
const slow = (name: string, trap = ''): string => `${trap}
if [ "$RAYMOND_ATTEMPT" = 1 ]; then
  sleep 600 &
  touch ${name}-runs
  wait $!; wait $!
fi
echo "<result>${name}: attempt $RAYMOND_ATTEMPT</result>"
`;
const STUBBORN = "trap '' INT TERM";

/** Two scripts in the middle of their work. */
async function busy(trap = ''): Promise<Live> {
  lab = new CliLab({
    'wf/START.sh': `echo '<fork next="LEFT">RIGHT</fork>'`,
    'wf/LEFT.sh': slow('left', trap),
    'wf/RIGHT.sh': slow('right', trap),
  });
  const live = lab.start(['run', 'wf', '--run-id', 'r', '--json']);
  await lab.appear('left-runs', 'right-runs');
  return live;
}

async function resumes(): Promise<void> {
  const { code, report } = await lab.report('resume', 'r');
  expect(code).toBe(0);
  expect(report).toMatchObject({
    status: 'completed',
    resumed: true,
    results: { main: 'left: attempt 2', main_right1: 'right: attempt 2' },
  });
}

test('SIGHUP twice, as a terminal that is closed sends it, pauses like one', async () => {
  const live = await busy();
  live.child.kill('SIGHUP');
  await lab.appear(lab.kept('state/r.lock'));
  live.child.kill('SIGHUP');
  const { code, stdout } = await live.ended;
  expect([code, JSON.parse(stdout).status]).toEqual([4, 'paused']);
  expect(lab.stateFiles()).toEqual(['r.json']);
  expect(lab.state('r').status).toBe('paused');
});

// How soon is measured by bench/stop.mjs.
describe('in the middle of two scripts', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s pauses the run, leaves no process, and the resume completes it',
    async (signal) => {
      const live = await busy();
      // raymond, two shells and their children: the check for orphans does see what lives.
      expect(lab.processes().length).toBeGreaterThanOrEqual(5);
      live.child.kill(signal);
      const { code, stdout, stderr } = await live.ended;
      expect(code).toBe(4);
      expect(JSON.parse(stdout)).toMatchObject({ status: 'paused', reason: 'INTERRUPTED', result: null });
      expect(stderr).toContain('raymond resume r');
      expect(await lab.orphans()).toEqual([]);
      expect(lab.state('r')).toMatchObject({
        status: 'paused',
        agents: [{ turn: { attempt: 1 } }, { turn: { attempt: 1 } }],
      });
      expect(lab.stateFiles()).toEqual(['r.json']);
      await resumes();
    },
  );

  test('scripts that ignore signals are killed', async () => {
    const live = await busy(STUBBORN);
    live.child.kill('SIGINT');
    expect((await live.ended).code).toBe(4);
    expect(await lab.orphans()).toEqual([]);
    await resumes();
  });

  test('a second signal ends everything at once, and the state is sound', async () => {
    const live = await busy(STUBBORN);
    live.child.kill('SIGINT');
    live.child.kill('SIGTERM');
    const { code, signal } = await live.ended;
    expect([code, signal]).toEqual([4, null]);
    expect(await lab.orphans()).toEqual([]);
    // It has waited for nothing: not for the scripts to end, nor to write that they had.
    expect(lab.state('r').status).toBe('running');
    expect((await lab.run('status')).stdout).toMatch(/^r +interrupted/m);
    const told = JSON.parse((await lab.run('status', 'r', '--json')).stdout);
    expect(told).toMatchObject({ workflow_id: 'r', status: 'interrupted', held_by: null });
    await resumes();
  });

  test('killed without warning: shown as interrupted, and the resume completes it', async () => {
    const live = await busy();
    expect((await lab.run('status')).stdout).toMatch(/^r +running/m);
    live.child.kill('SIGKILL');
    await live.ended;
    expect((await lab.run('status', 'r')).stdout).toMatch(/^status +interrupted$/m);
    await resumes();
  });
});
