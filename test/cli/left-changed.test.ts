import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

// What runs are read from stays in the project: a change is told, until somebody accepts it (spec 9.1). A script stands
// for an agent that edits.

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const OTHER = "echo one\necho two\necho '<result>other</result>'\n";
const open = (change: string): void => {
  lab = new CliLab({
    'wf/START.sh': `${change}; touch changed; echo '<goto>END</goto>'`,
    'wf/END.sh': "echo '<result>ok</result>'",
    'wf/OTHER.sh': OTHER,
  });
};
const run = async (id: string, ...more: string[]): Promise<string> => {
  const { code, stderr } = await lab.run('run', 'wf', '--run-id', id, ...more);
  expect(code).toBe(0);
  return stderr;
};
/** What is kept of changes, for all projects. */
const records = (): string[] =>
  readdirSync(join(lab.stateHome, 'raymond', 'changed'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json'),
  );
const CHANGE = 'test -e changed || sed -i s/two/TWO/ wf/OTHER.sh';
const LEFT = /OTHER\.sh was changed while the run r1 went on/;

test('[T:changes-told] at the turn, at the end with what is different, in status, and at each start until it is accepted', async () => {
  open(CHANGE);
  const told = await run('r1');
  expect(told).toMatch(/wf\/OTHER\.sh is changed, since the run began/);
  expect(told).toMatch(/@@ line 2 @@\s+-echo two\s+\+echo TWO/);
  expect((await lab.run('status')).stderr).toMatch(LEFT);
  expect(await run('r2')).toMatch(LEFT);
  expect(await run('r3')).toMatch(LEFT);
  expect(await run('r4', '--accept-changes')).not.toMatch(/OTHER.sh (is|was) changed/);
  expect(await run('r5')).not.toMatch(/OTHER.sh (is|was) changed/);
  expect((await lab.run('status')).stderr).toBe('');
});

test.each([
  [
    'the options file',
    'mkdir -p .raymond; echo "model: opus" > .raymond/config.yaml',
    '.raymond/config.yaml',
  ],
  [
    'the user’s own options file, where that lies in the project',
    'mkdir -p .config/raymond; echo "dangerously-skip-permissions: true" > .config/raymond/config.yaml',
    '.config/raymond/config.yaml',
  ],
  ['a state that was not there', `echo "echo '<result>evil</result>'" > wf/EVIL.sh`, 'wf/EVIL.sh'],
  ['a state that is gone', 'rm wf/OTHER.sh', 'wf/OTHER.sh'],
  [
    'the manifest, by a move of its folder',
    'cp -r wf wf2; echo "budget: 99" > wf2/workflow.yaml; rm -r wf; mv wf2 wf',
    'wf/workflow.yaml',
  ],
])('[T:changes-told] %s', async (_, change, file) => {
  open(`test -e changed || { ${change}; }`);
  expect(await run('r1')).toContain(`${file} is `);
  expect(await run('r2')).toContain(`${file} was changed while the run r1 went on`);
});

describe('what a person has done since', () => {
  test('put back, nothing is told any more', async () => {
    open(CHANGE);
    await run('r1');
    lab.write({ 'wf/OTHER.sh': OTHER });
    expect((await lab.run('status')).stderr).toBe('');
    expect(await run('r2')).not.toMatch(/OTHER.sh (is|was) changed/);
    expect(records()).toEqual([]);
  });

  test('changed again, as a pull does: told once', async () => {
    open(CHANGE);
    await run('r1');
    lab.write({ 'wf/OTHER.sh': '# of the new version\n' });
    expect(await run('r2')).toMatch(/OTHER\.sh was changed while the run r1 .* and by somebody since/);
    expect(await run('r3')).not.toMatch(/OTHER.sh (is|was) changed/);
  });

  test('two runs one after the other: what it was before the first is what puts it right', async () => {
    open('test -e stop || echo "# more" >> wf/OTHER.sh');
    await run('r1');
    expect(await run('r2')).toMatch(/is changed, since the run began/);
    lab.write({ 'wf/OTHER.sh': OTHER, stop: '' });
    expect(await run('r3')).not.toMatch(/OTHER.sh (is|was) changed/);
  });
});

test('a run that changes nothing writes nothing of it', async () => {
  open(':');
  expect(await run('r1')).not.toMatch(/(is|was) changed/);
  expect(records()).toEqual([]);
});

describe('another folder of the project', () => {
  const PLANTED = 'mkdir -p sub/.raymond; echo "model: opus" > sub/.raymond/config.yaml';
  const inSub = (id: string, ...more: string[]) =>
    lab.run('run', '../wf', '--cwd', 'sub', '--run-id', id, ...more).then(({ stderr }) => stderr);

  test('[T:changes-told] one that has become a project of its own: told with both paths, until it is accepted', async () => {
    open(`test -e changed || { ${PLANTED}; }`);
    await run('r1');
    const told = `The project of this start is ${lab.path('sub')}, which lies in the project ${lab.folder}:`;
    expect(await inSub('r2')).toContain(told);
    expect(await inSub('r3')).toContain(told);
    expect(await inSub('r4', '--accept-changes')).not.toContain('The project of this start');
    expect(await inSub('r5')).not.toContain('The project of this start');
  });

  test('[T:changes-told] one that is meant to be a project of its own: what a run of the whole does to its options', async () => {
    open('test ! -e plant || { echo "effort: high" >> sub/.raymond/config.yaml; rm plant; }');
    lab.write({ 'sub/.raymond/config.yaml': 'model: opus\n' });
    await run('r1');
    await inSub('r2', '--accept-changes');
    lab.write({ plant: '' });
    expect(await run('r3')).toContain('sub/.raymond/config.yaml is changed');
    expect(await inSub('r4')).toContain('.raymond/config.yaml was changed while the run r3 went on');
    expect((await lab.run('status')).stderr).toContain('sub/.raymond/config.yaml was changed');
  });

  test('[T:changes-told] one between the project’s root and where agents work', async () => {
    open(`cd ..; test -e sub/.raymond || { ${PLANTED.replaceAll('sub/', '')}; }; true`);
    mkdirSync(lab.path('sub/deep'), { recursive: true });
    const deep = (id: string) => lab.run('run', '../../wf', '--cwd', 'sub/deep', '--run-id', id);
    expect((await deep('r1')).stderr).toContain('sub/.raymond/config.yaml is new');
    const { stderr } = await deep('r2');
    expect(stderr).toContain('config.yaml was changed while the run r1 went on');
    expect(stderr).toContain('The project of this start is');
  });

  test('[T:changes-told] another project that has the same workflow', async () => {
    open(CHANGE);
    await run('r1');
    lab.write({ 'other/.git/HEAD': '' });
    const { stderr } = await lab.run('run', '../wf', '--cwd', 'other', '--run-id', 'r2');
    expect(stderr).toMatch(/OTHER\.sh was changed while the run r1 went on/);
  });
});

describe('[T:changes-told] a turn that has not ended', () => {
  const UNTOLD = /OTHER\.sh was changed after the run r1 began \(.*\), which was killed or goes on/;

  test('raymond is killed in it: the next start tells what it has changed, until that is accepted', async () => {
    open(`test -e changed || { touch changed; sed -i s/two/TWO/ wf/OTHER.sh; kill -9 $PPID; sleep 60; }`);
    expect(await lab.run('run', 'wf', '--run-id', 'r1')).toMatchObject({ signal: 'SIGKILL' });
    expect((await lab.run('status')).stderr).toMatch(UNTOLD);
    expect(await run('r2')).toMatch(UNTOLD);
    expect(await run('r3')).toMatch(UNTOLD);
    expect(await run('r4', '--accept-changes')).not.toMatch(/OTHER.sh (is|was) changed/);
    expect(await run('r5')).not.toMatch(/OTHER.sh (is|was) changed/);
    expect(records()).toEqual([]);
  });

  test('raymond is killed in it, and what it has changed is put back: nothing is told', async () => {
    open(`test -e changed || { touch changed; echo x > wf/NEW.sh; kill -9 $PPID; sleep 60; }`);
    await lab.run('run', 'wf', '--run-id', 'r1');
    rmSync(lab.path('wf/NEW.sh'));
    expect(await run('r2')).not.toMatch(/(is|was) changed/);
    expect(records()).toEqual([]);
  });

  test('it goes on: a start besides tells what it has changed by then, and a start that accepts it is the last that does', async () => {
    open(
      'test -e changed || { sed -i s/two/TWO/ wf/OTHER.sh; touch changed; until [ -e done ]; do sleep 0.05; done; }',
    );
    const live = lab.start(['run', 'wf', '--run-id', 'r1']);
    await lab.appear('changed');
    expect(await run('r2')).toMatch(UNTOLD);
    await run('r3', '--accept-changes');
    expect(await run('r4')).not.toMatch(UNTOLD);
    lab.write({ done: '' });
    expect((await live.ended).stderr).toContain('OTHER.sh is changed');
    expect(await run('r5')).not.toMatch(/OTHER.sh (is|was) changed/);
  });
});
