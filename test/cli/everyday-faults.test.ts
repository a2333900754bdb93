import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appear } from '../support/appear.js';
import { CliLab, REPLAY } from './lab.js';

// Nobody's bug: what people do to a machine while a run goes on is no internal error (spec 3.4).

let lab: CliLab;
beforeEach(() => {
  lab = new CliLab({
    'wf/START.md': 'Your folder is {{task_folder}}.\n',
    // The join's reports are more than a prompt may have, so that they go into a file.
    'wf/W.sh': `touch "w$RAYMOND_AGENT_ID"; until [ -e gone ]; do sleep 0.05; done
printf '<result>%s</result>' "$(head -c 600000 /dev/zero | tr '\\0' x)"\n`,
    'wf/G.md': '---\njoin: all\n---\n{{workers_json}}\n',
    'rec/replies.yaml':
      'START: ["<fork next=\\"G\\">W</fork><fork next=\\"G\\">W</fork>"]\nG: ["<result>met</result>"]\n',
  });
});
afterEach(() => lab.remove());

test('a run whose folders are removed goes on, and says what is lost', async () => {
  const live = lab.start(['run', 'wf', '--run-id', 'r', ...REPLAY]);
  await appear(lab.folder, 'wmain_w1', 'wmain_w2');
  rmSync(lab.kept('runs', 'r'), { recursive: true });
  rmSync(lab.path('.raymond', 'tasks'), { recursive: true });
  lab.write({ gone: '' });
  const { code, stdout, stderr } = await live.ended;
  expect(stderr).toMatch(/runs\/r was removed while the run went on: its log, transcripts and long texts/);
  expect([code, stdout]).toEqual([0, 'met\n']);
  expect(lab.events('r').at(-1)).toMatchObject({ type: 'run_ended', status: 'completed' });
});

test('too few open files are told with what allows more, and nothing is run', () => {
  const command = `ulimit -n 20; exec ${process.execPath} ${lab.cli} run wf --run-id r ${REPLAY.join(' ')} --json`;
  const env = { PATH: process.env.PATH, HOME: lab.folder, XDG_STATE_HOME: lab.stateHome };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    ...{ cwd: lab.folder, env, encoding: 'utf8', input: '' },
  });
  expect(stderr).toBe('raymond: too few open files are allowed (20); `ulimit -n 256` allows enough.\n');
  expect([status, JSON.parse(stdout)]).toEqual([2, expect.objectContaining({ reason: 'USAGE' })]);
  expect(execFileSync('ls', [lab.folder], { encoding: 'utf8' })).not.toContain('wmain');
});
