import { existsSync, readdirSync } from 'node:fs';
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
    expect(readdirSync(lab.kept('changed'))).toEqual([]);
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
  expect(existsSync(lab.kept('changed'))).toBe(false);
});
