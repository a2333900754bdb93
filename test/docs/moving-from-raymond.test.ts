import { chmodSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { CliLab, type Files, REPLAY, replies } from '../cli/lab.js';

// docs/moving-from-raymond.md: its rows, as somebody meets them who comes from the Go Raymond.
const PAGE = readFileSync('docs/moving-from-raymond.md', 'utf8');
const X = "echo '<result>x</result>'";

let lab: CliLab;
afterEach(() => lab.remove());

const project = (files: Files): CliLab => {
  lab = new CliLab(files);
  return lab;
};

describe('flags and commands: exit code 2, with what there is instead, and never a did-you-mean', () => {
  test.each([
    ['run wf --workflow-id nightly', '`--run-id ID`'],
    ['--status nightly', '`raymond status ID`'],
    ['run --list', '`raymond status`'],
    ['run --recover', '`raymond status --failed`'],
    ['run wf --init-config', '`raymond init`'],
    ['run wf --no-wait', '`--on-limit pause`'],
    ['resume nightly --no-wait', '`--on-limit pause`'],
    ['run wf --continue-session', '`--input-file`'],
    ['run wf --no-debug', 'the log is always kept'],
    ['run wf --name x', 'There is none here'],
    ['lint wf --win', 'lint looks for the platform'],
    ['run wf --dangerously-skip-permissions=false', 'off is the default'],
    ['run wf --on-ask reject', 'give fail'],
    ['resume nightly --input x', 'raymond answer RUN_ID TEXT'],
    ['run --resume nightly --input x', 'raymond answer RUN_ID TEXT'],
    ['convert wf', 'folders, archives and YAML documents run alike'],
    ['serve', 'the GitHub Action'],
  ])('raymond %s', async (line, hint) => {
    project({ 'wf/START.sh': X });
    const { code, stderr, stdout } = await lab.run(...line.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(hint);
    expect(stderr).not.toContain('Did you mean');
    expect(lab.stateFiles()).toEqual([]);
  });

  test('what is spelt the same is taken', async () => {
    project({ 'wf/START.sh': 'echo "<result>$RAYMOND_INPUT</result>"' });
    const flags = '--budget 3 --model m --effort low --timeout 600 --input hello --verbose'.split(' ');
    expect(await lab.run('wf', ...flags)).toMatchObject({ code: 0, stdout: 'hello\n' });
  });
});

describe('.raymond/config.toml', () => {
  const TOML =
    '# mine\n[raymond]\nbudget = 3 # USD\nmodel = "opus"\ntimeout = 600.0\nno_wait = true\nverbose = true\nno_debug = true\ndangerously_skip_permissions = true\nfoo = 1\n[raymond.serve]\nport = 1\n';

  test('is told at each start and by lint, key for key, and nothing of it is taken over', async () => {
    project({
      'wf/1_START.sh': 'echo \'<ask next="END">?</ask>\'',
      'wf/END.sh': X,
      '.raymond/config.toml': TOML,
    });
    const started = await lab.run('run', 'wf', '--run-id', 'r');
    expect(started.code).toBe(3);
    const wanted = [
      '`budget`: write `budget: 3` into `.raymond/config.yaml`',
      '`model`: write `model: opus` into `.raymond/config.yaml`',
      '`timeout`: write `timeout: 600` into',
      '`no_wait`: write `on-limit: pause` into',
      '`verbose`: give -v on the command line',
      '`no_debug`: leave it out',
      '`dangerously_skip_permissions`: write `dangerously-skip-permissions: true` into `~/.config/raymond/config.yaml`',
      '`foo`: there is no such option here',
      '`serve`: leave it out',
    ];
    for (const part of wanted) expect(started.stderr).toContain(part);
    expect(started.stderr).not.toContain('port');
    expect(started.stderr).toContain("Its budget is $3.00, this run's is $10.00.");
    expect(started.stderr.split('config.toml')).toHaveLength(2);
    const { budget_usd: budget, launch } = lab.state('r');
    expect({ budget, model: launch.model, skips: launch.dangerously_skip_permissions }).toEqual({
      ...{ budget: 10, model: null, skips: false },
    });
    const resumed = await lab.run('resume', 'r', '--answer', 'yes', '--budget', '2');
    expect(resumed.stderr.split('config.toml')).toHaveLength(2);
    expect(resumed.stderr).not.toContain('Its budget is');
    const { stdout } = await lab.run('lint', 'wf');
    expect(stdout).toContain('foreign-config');
    expect(stdout).toContain('`budget`: write `budget: 3` into');
  });

  test.each([
    ['0', 'write `budget: 0` into `~/.config/raymond/config.yaml`'],
    ['25', 'give --budget 25'],
  ])('a budget of %s is written where agents cannot write', async (budget, line) => {
    project({ 'wf/START.sh': X, '.raymond/config.toml': `[raymond]\nbudget = ${budget}\n` });
    const { stderr } = await lab.run('run', 'wf');
    expect(stderr).toContain(line);
    expect(stderr).not.toContain('Its budget is');
  });

  test('one that cannot be read is told by its name alone', async () => {
    project({ 'wf/START.sh': X, '.raymond/config.toml/x': '' });
    const { code, stderr } = await lab.run('run', 'wf');
    expect(code).toBe(0);
    expect(stderr).toContain(".raymond/config.toml is the Go Raymond's, and not read here. Options stand in");
  });
});

const SHOWN: Readonly<Record<string, () => Promise<void>>> = {
  'permissions are skipped': async () => {
    const bin = '#!/bin/sh\necho "$*" >> "$(dirname "$0")/../asked"\nexit 1\n';
    project({ 'wf/START.md': 'Work.', 'bin/claude': bin });
    chmodSync(lab.path('bin/claude'), 0o755);
    const env = { PATH: `${lab.path('bin')}:${process.env.PATH}`, ANTHROPIC_API_KEY: 'none' };
    await lab.start(['run', 'wf', '-q'], { env }).ended;
    expect(lab.read('asked')).toContain('--permission-mode acceptEdits');
    expect(lab.read('asked')).not.toContain('dangerously-skip-permissions');
  },
  'the budget is unlimited': async () => {
    project({ 'wf/START.sh': X });
    const { stderr } = await lab.run('run', 'wf', '--run-id', 'r');
    expect([stderr, lab.state('r').budget_usd]).toEqual([expect.stringContaining('$10.00'), 10]);
  },
  'exit code 0 after a budget stop': async () => {
    project({
      'wf/1_START.md': 'Work.',
      'wf/END.md': 'End.',
      'rec/replies.yaml': replies({ '1_START': ['<goto>END</goto>'], END: ['<ask next="END">?</ask>'] }),
    });
    expect((await lab.run('run', 'wf', ...REPLAY)).code).toBe(3);
    expect((await lab.run('run', 'gone')).code).toBe(2);
  },
  "a fork's attributes": async () => {
    project({
      'wf/1_START.sh': 'echo \'<fork next="END" item="tea">A</fork><fork next="END" item="tea">B</fork>\'',
      'wf/A.sh': 'echo "<result>[$item|$RAYMOND_VAR_ITEM]</result>"',
      'wf/B.sh': '# raymond: vars=item\necho "<result>[$item]</result>"',
      'wf/END.sh': X,
    });
    const { report } = await lab.report('run', 'wf');
    expect(report.results).toMatchObject({ main_a1: '[|tea]', main_b2: '[tea]' });
  },
  '`<ask>` is rejected': async () => {
    project({ 'wf/1_START.sh': 'echo \'<ask next="END">?</ask>\'', 'wf/END.sh': X });
    expect((await lab.run('run', 'wf', '--on-ask', 'fail')).stderr).toContain('--on-ask fail');
    expect((await lab.run('run', 'wf')).code).toBe(3);
  },
  'a `<result>` is trimmed': async () => {
    project({ 'wf/START.sh': "printf '<result>\\n\\n x \\n\\n</result>'" });
    expect((await lab.report('run', 'wf')).report.result).toBe('\n\n x \n\n');
  },
  'an unknown field': async () => {
    project({
      'wf/START.sh': X,
      'wf/workflow.yaml': 'budgt: 3\n',
      'ok/START.sh': X,
      'ok/workflow.yaml': 'zzz: 3\n',
    });
    expect((await lab.run('run', 'wf')).stderr).toContain('did you mean budget?');
    expect(await lab.run('run', 'ok')).toMatchObject({ code: 0, stderr: expect.stringContaining('zzz') });
  },
  'a missing target': async () => {
    project({ 'wf/START.md': '---\nallowed_transitions:\n  - { tag: goto, target: GONE }\n---\nWork.' });
    expect(await lab.run('run', 'wf')).toMatchObject({ code: 2, stderr: expect.stringContaining('GONE') });
    expect(lab.stateFiles()).toEqual([]);
  },
  'one output holds one tag': async () => {
    project({
      'wf/1_START.sh': 'echo \'<fork next="END">A</fork><fork next="END">A</fork>\'',
      'wf/A.sh': X,
      'wf/END.sh': X,
    });
    expect(Object.keys((await lab.report('run', 'wf')).report.results)).toHaveLength(3);
  },
};

describe('what changes without a word being wrong', () => {
  test.each(Object.entries(SHOWN))('%s', async (row, show) => {
    expect(PAGE.split('\n').filter((line) => line.startsWith(`| ${row}`))).toHaveLength(1);
    await show();
  });
});
