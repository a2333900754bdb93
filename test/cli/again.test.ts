import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const COUNT = 'echo x >> runs; echo "<result>${RAYMOND_INPUT-nothing}</result>"';
const runs = (): number => lab.read('runs').length / 2;

describe('run --run-id of a run that exists (authors D5)', () => {
  test('completed, with the same workflow and input: its result again, nothing is run, and a line says so', async () => {
    lab = new CliLab({ 'wf/START.sh': COUNT });
    await lab.run('run', 'wf', '--run-id', 'r', '--input', 'a');
    const again = await lab.run('run', 'wf', '--run-id', 'r', '--input', 'a');
    expect(again).toMatchObject({ code: 0, stdout: 'a\n' });
    expect(again.stderr).toMatch(/run r was completed before.*its result is given again/i);
    expect(runs()).toBe(1);
    const { code, report } = await lab.report('run', 'wf', '--run-id', 'r', '--input', 'a');
    expect([code, report.result, report.resumed]).toEqual([0, 'a', true]);
  });

  test('not completed: it is carried on', async () => {
    lab = new CliLab({ 'wf/START.sh': `[ -e mended ] || exit 1; ${COUNT}` });
    expect((await lab.run('run', 'wf', '--run-id', 'r', '--input', 'a')).code).toBe(1);
    lab.write({ mended: '' });
    const again = await lab.run('run', 'wf', '--run-id', 'r', '--input', 'a', '--budget', '3');
    expect(again).toMatchObject({ code: 0, stdout: 'a\n' });
    expect(again.stderr).toMatch(/there is a run r already: it is carried on/i);
    expect(lab.state('r').budget_usd).toBe(3);
  });

  test.each([
    ['another input', ['wf', '--input', 'b'], /with another input/],
    ['no input', ['wf'], /with another input/],
    ['another workflow', ['other', '--input', 'a'], /of another workflow/],
  ])('%s: exit 2, and nothing is changed', async (_, args, problem) => {
    lab = new CliLab({ 'wf/START.sh': COUNT, 'other/START.sh': `${COUNT}\n# other` });
    await lab.run('run', 'wf', '--run-id', 'r', '--input', 'a');
    const before = lab.read(lab.kept('state/r.json'));
    const refused = await lab.run('run', ...args, '--run-id', 'r');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(problem);
    expect(refused.stderr).toMatch(/another --run-id/);
    expect(lab.read(lab.kept('state/r.json'))).toBe(before);
    expect(runs()).toBe(1);
  });
});

test('resume of a completed run with an answer: a line says that nothing was asked (authors D5)', async () => {
  lab = new CliLab({ 'wf/START.sh': COUNT });
  await lab.run('run', 'wf', '--run-id', 'r');
  const again = await lab.run('resume', 'r', '--answer', 'again');
  expect(again).toMatchObject({ code: 0, stdout: 'nothing\n' });
  expect(again.stderr).toMatch(/completed before.*The answer was not used/);
});

describe('--recording without --agent replay (authors, docs)', () => {
  const files = { 'wf/START.sh': COUNT, 'rec/replies.yaml': '{}' };
  test('is refused, since the run would be a real one', async () => {
    lab = new CliLab(files);
    const { code, stderr } = await lab.run('run', 'wf', '--recording', 'rec');
    expect(code).toBe(2);
    expect(stderr).toMatch(/--recording rec is played by --agent replay alone.*claude/);
    expect(lab.stateFiles()).toEqual([]);
  });

  test('so is that of a resume', async () => {
    lab = new CliLab({ ...files, 'wf/START.sh': 'exit 1' });
    await lab.run('run', 'wf', '--run-id', 'r');
    expect(await lab.run('resume', 'r', '--recording', 'rec')).toMatchObject({ code: 2 });
  });

  test('in the options file it is there for whoever says --agent replay', async () => {
    lab = new CliLab({ ...files, '.raymond/config.yaml': 'recording: rec\n' });
    expect(await lab.run('run', 'wf')).toMatchObject({ code: 0 });
  });
});

describe('every end tells where its files are, and how to go on (authors D9)', () => {
  test('a failed run', async () => {
    lab = new CliLab({ 'wf/START.sh': 'exit 1' });
    for (const json of [[], ['--json']]) {
      const { stderr } = await lab.run('run', 'wf', '--run-id', `r${json.length}`, ...json);
      expect(stderr).toContain(`Files: ${lab.kept('runs', `r${json.length}`)}\n`);
      expect(stderr).toMatch(new RegExp(`Go on with: raymond resume r${json.length}$`, 'm'));
    }
  });

  test('a completed one, which there is nothing to resume of', async () => {
    lab = new CliLab({ 'wf/START.sh': COUNT });
    const { stderr } = await lab.run('run', 'wf', '--run-id', 'r');
    expect(stderr).toContain(`Files: ${lab.kept('runs/r')}\n`);
    expect(stderr).not.toContain('raymond resume');
  });

  test('one whose message says it already does not say it twice', async () => {
    lab = new CliLab({ 'wf/START.sh': 'echo "<goto>START</goto>"' });
    const { stderr } = await lab.run('run', 'wf', '--run-id', 'r', '--max-steps', '1');
    expect(stderr.match(/raymond resume r/g)).toHaveLength(1);
  });
});

describe('a result that cannot be written is no exit 0 (adversary D14)', () => {
  test.each([
    ['plain', []],
    ['--json', ['--json']],
  ])('%s, to a reader that has gone away', async (_, args) => {
    lab = new CliLab({ 'wf/START.sh': COUNT });
    const live = lab.start(['run', 'wf', '--run-id', 'r', ...args]);
    live.child.stdout.destroy();
    const { code, stderr } = await live.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/Standard output cannot be written.*EPIPE.*raymond status/);
    expect(lab.state('r').status).toBe('completed');
  });

  test('a list or a help that nobody reads to its end is no error', async () => {
    lab = new CliLab();
    const live = lab.start(['status']);
    live.child.stdout.destroy();
    expect((await live.ended).code).toBe(0);
  });
});

test('a second Ctrl-C says what it has done (authors D9)', async () => {
  lab = new CliLab({ 'wf/START.sh': "trap '' INT TERM; touch begun; sleep 600 & wait $!; wait $!" });
  const live = lab.start(['run', 'wf', '--run-id', 'r']);
  await lab.appear('begun');
  live.child.kill('SIGINT');
  live.child.kill('SIGTERM');
  const { code, stderr } = await live.ended;
  expect(code).toBe(4);
  expect(stderr).toMatch(/Ended at once by SIG(INT|TERM)\..*Go on with: raymond resume r/);
});
