import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { CliLab } from './lab.js';

let lab: CliLab;
afterEach(() => lab.remove());

const SCRIPT = { 'wf/START.sh': `echo "<result>$RAYMOND_TASK_FOLDER</result>"` };

test('without a home that can be written to, runs are kept in .raymond, and each start warns', async () => {
  lab = new CliLab(SCRIPT);
  const env = { HOME: '/nowhere', XDG_STATE_HOME: '' };
  const { code, stderr } = await lab.start(['run', 'wf', '--run-id', 'r'], { env }).ended;
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/warning: .*kept in the project.*no home folder/),
  ]);
  expect(readdirSync(lab.path('.raymond')).sort()).toEqual(
    ['.gitignore', 'runs', 'state', 'state-folder.txt', 'tasks'].sort(),
  );
  expect(lab.read('.raymond/state-folder.txt')).toBe(`${lab.path('.raymond')}\n`);
  expect((await lab.start(['status', 'r'], { env }).ended).code).toBe(0);
});

test("another project's run is named with it, and found by --state-dir; one that has moved takes its run along", async () => {
  lab = new CliLab({
    ...SCRIPT,
    'wf/FAIL.sh': 'exit 1',
    'other/.git/HEAD': '',
    'other/wf/START.sh': '[ -e ok ] || exit 1; pwd > at; echo "<result>x</result>"',
  });
  const other = lab.path('other');
  expect((await lab.run('run', 'wf', '--cwd', other, '--run-id', 'theirs')).code).toBe(1);
  for (const command of [
    ['resume', 'theirs'],
    ['status', 'theirs'],
    ['show', 'theirs'],
    ['answer', 'theirs', 'yes'],
    ['stop', 'theirs'],
  ]) {
    const { code, stderr } = await lab.run(...command);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`there is one of ${other}. Go there, or give --state-dir `),
    ]);
  }
  const [, where = ''] = /--state-dir (\S+)\./.exec((await lab.run('status', 'theirs')).stderr) ?? [];
  expect(dirname(where)).toBe(join(lab.stateHome, 'raymond'));
  mkdirSync(lab.path('moved'));
  renameSync(other, lab.path('moved/here'));
  lab.write({ 'moved/here/ok': '' });
  const resumed = await lab.run('resume', 'theirs', '--cwd', lab.path('moved/here'), '--state-dir', where);
  expect([resumed.code, lab.read('moved/here/at').trim()]).toEqual([0, lab.path('moved/here')]);
});
