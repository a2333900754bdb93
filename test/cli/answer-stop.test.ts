import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab, type Live } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const ASK = `echo '<ask next="THANKS">Which colour?</ask>'`;
const THANKS = 'echo "<result>got $RAYMOND_INPUT</result>"';
/** Works until the file is there. */
const untilFile = (name: string): string =>
  `touch working; until [ -e ${name} ]; do sleep 0.05; done; echo '<result>worked</result>'`;

/** A question is open, and another agent is at work. */
async function asking(args: readonly string[] = []): Promise<Live> {
  lab = new CliLab({
    'wf/START.sh': `echo '<fork next="ASK">WORK</fork>'`,
    'wf/ASK.sh': ASK,
    'wf/WORK.sh': untilFile('done'),
    'wf/THANKS.sh': `${THANKS}; touch thanked`,
  });
  const live = lab.start(['run', 'wf', '--run-id', 'r', '--json', ...args]);
  await lab.appear('working');
  while (!lab.events('r').some(({ type }) => type === 'asked'))
    await new Promise((next) => setImmediate(next));
  return live;
}

describe('raymond answer', () => {
  test('of a run that nobody holds: carries it on', async () => {
    lab = new CliLab({ 'wf/START.sh': ASK, 'wf/THANKS.sh': THANKS });
    expect((await lab.run('run', 'wf', '--run-id', 'r')).code).toBe(3);
    expect(await lab.report('answer', 'r', 'a -- "red" one')).toMatchObject({
      code: 0,
      report: { status: 'completed', result: 'got a -- "red" one' },
    });
  });

  test('of a run that is at work: its orchestrator takes it at once, and the agent goes on', async () => {
    const live = await asking();
    const answered = await lab.run('answer', 'r', 'red');
    expect(answered).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Answered \[\w+\]: main goes on/),
    });
    // While the other one still works.
    await lab.appear('thanked');
    lab.write({ done: '' });
    const { code, stdout } = await live.ended;
    expect([code, JSON.parse(stdout).results]).toEqual([0, { main: 'got red', main_work1: 'worked' }]);
    expect(readdirSync(lab.kept('state'))).not.toContain('r.lock');
  });

  test('one that fits no question is refused, and the question stays', async () => {
    const live = await asking();
    const { code, stderr } = await lab.run('answer', 'r', 'red', '--ask-id', 'other');
    expect([code, stderr]).toEqual([2, expect.stringContaining('No open question has the id "other"')]);
    expect((await lab.run('answer', 'r', 'blue')).code).toBe(0);
    const again = await lab.run('answer', 'r', 'green');
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('No question is open')]);
    lab.write({ done: '' });
    expect(JSON.parse((await live.ended).stdout).results.main).toBe('got blue');
  });

  test('two at once: one is taken, the other one is told', async () => {
    const live = await asking();
    const both = await Promise.all([lab.run('answer', 'r', 'red'), lab.run('answer', 'r', 'blue')]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 2]);
    lab.write({ done: '' });
    const [taken] = both.filter(({ code }) => code === 0);
    const colour = both.indexOf(taken!) === 0 ? 'red' : 'blue';
    expect(JSON.parse((await live.ended).stdout).results.main).toBe(`got ${colour}`);
  });

  test('an orchestrator that was killed: the next one does not take what was left for it', async () => {
    const live = await asking();
    live.child.kill('SIGKILL');
    await live.ended;
    mkdirSync(lab.kept('state/r.answers'), { recursive: true, mode: 0o700 });
    lab.write({ [lab.kept('state/r.answers/1.json')]: '{"ask_id": null, "text": "stale"}', done: '' });
    expect((await lab.report('resume', 'r')).report.status).toBe('asking');
    expect((await lab.report('answer', 'r', 'fresh')).report.results.main).toBe('got fresh');
  });

  test('letters that are none are answered as such, and links are not followed', async () => {
    const live = await asking();
    lab.write({ 'secret.json': '{"ask_id": null, "text": "from elsewhere"}' });
    mkdirSync(lab.kept('state/r.answers'), { recursive: true, mode: 0o700 });
    lab.write({ [lab.kept('state/r.answers/a.json')]: '[1]' });
    symlinkSync(lab.path('secret.json'), lab.kept('state/r.answers/b.json'));
    const receipts = ['a', 'b'].map((name) => lab.kept(`state/r.answers/${name}.receipt`));
    while (!receipts.every((path) => existsSync(path))) await new Promise((next) => setTimeout(next, 20));
    expect(lab.read(lab.kept('state/r.answers/b.receipt'))).toContain('cannot be read');
    expect((await lab.run('answer', 'r', 'red')).code).toBe(0);
    lab.write({ done: '' });
    expect(JSON.parse((await live.ended).stdout).results.main).toBe('got red');
  });
});

describe('raymond stop', () => {
  test('pauses a run that is at work, and says how to go on', async () => {
    const live = await asking();
    const { code, stdout } = await lab.run('stop', 'r');
    expect([code, stdout]).toEqual([0, 'Run r was stopped: paused. Go on with: raymond resume r.\n']);
    expect((await live.ended).code).toBe(4);
    expect((await lab.run('stop', 'r')).stdout).toBe(
      'Run r is not at work: paused. Go on with: raymond resume r. Nothing was stopped.\n',
    );
  });

  test('of a run whose transcripts alone are here, says so', async () => {
    lab = new CliLab({ 'wf/START.sh': ASK, 'wf/THANKS.sh': THANKS });
    await lab.run('run', 'wf', '--run-id', 'r');
    const state = lab.kept('state/r.json');
    lab.write({ [state]: JSON.stringify({ ...lab.state('r'), transcripts_only: true }) });
    const { code, stdout, stderr } = await lab.run('stop', 'r');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /not at work: its transcripts alone are here.*raymond show r.*Nothing was stopped/,
    );
    expect(stdout).not.toContain('resume');
  });

  test('of a run on another machine, names it; of none, says so', async () => {
    const live = await asking();
    const lock = lab.kept('state/r.lock');
    const holder = JSON.parse(lab.read(lab.kept('state/r.lock')));
    rmSync(lock);
    writeFileSync(lock, JSON.stringify({ ...holder, host: `not-${hostname()}` }));
    for (const line of [
      ['stop', 'r'],
      ['answer', 'r', 'x'],
    ]) {
      const { code, stderr } = await lab.run(...line);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`not-${hostname()}`)]);
    }
    writeFileSync(lock, JSON.stringify(holder));
    expect((await lab.run('stop', 'r')).code).toBe(0);
    await live.ended;
    expect((await lab.run('stop', 'q')).stderr).toContain('There is no run q');
  });

  test('a pid that is another process by now is not stopped', async () => {
    const live = await asking();
    const holder = JSON.parse(lab.read(lab.kept('state/r.lock')));
    live.child.kill('SIGKILL');
    await live.ended;
    const other = spawn('sleep', ['600'], { cwd: lab.folder });
    writeFileSync(lab.kept('state/r.lock'), JSON.stringify({ ...holder, pid: other.pid }));
    expect((await lab.run('stop', 'r')).stdout).toContain('is not at work: interrupted');
    expect(other.exitCode).toBeNull();
    other.kill();
  });
});
