import { mkdirSync, renameSync } from 'node:fs';
import { hostname } from 'node:os';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { processStart } from '../../src/store/lock.js';
import { patched, zipOf } from '../workflow/containers.js';
import { bundle } from './bundle.js';
import { CliLab, REPLAY, replies } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

describe('a final message that breaks the protocol fails the run, and the state file tells of it', () => {
  test.each([
    ['no tag', 'I am done.', 'NO_TRANSITION', /START\.md.*no transition|no transition/i],
    [
      'two tags',
      '<goto>B</goto> or <result>x</result>',
      'SEVERAL_TRANSITIONS',
      /goto.*result|several|more than one/i,
    ],
    ['a slash in the target', '<goto>../B</goto>', 'INVALID_TRANSITION', /\.\.\/B.*path/],
    ['a missing target', '<goto>BB</goto>', 'MISSING_TARGET', /"BB".*B\.md/],
  ])('%s', async (_, text, code, message) => {
    lab = new CliLab({ 'wf/START.md': 'go', 'wf/B.md': 'b', 'rec/replies.yaml': replies({ START: [text] }) });
    const { code: exit, report, stderr } = await lab.report('run', 'wf', '--run-id', 'r', ...REPLAY);
    expect(exit).toBe(1);
    expect(report).toMatchObject({ status: 'failed', reason: code, run_id: 'r', result: null });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(lab.state('r')).toMatchObject({
      status: 'failed',
      reason: code,
      agents: [{ id: 'main', current_state: 'START.md', status: 'failed', error: { code } }],
    });
  });

  test('a script that ends badly tells its last lines', async () => {
    lab = new CliLab({ 'wf/START.sh': 'echo one; echo two >&2; exit 7\n' });
    const { code, stdout, stderr } = await lab.run('run', 'wf', '--run-id', 'r');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/exit code 7[\s\S]*\n\[main START\] +one\n[\s\S]*\n\[main START\] +two\n/);
    expect(lab.state('r')).toMatchObject({ status: 'failed', reason: 'SCRIPT_FAILED' });
  });

  test('a tag in a code fence counts if it is the only one, and does not beside another', async () => {
    const fenced = '```xml\n<result>fenced</result>\n```';
    lab = new CliLab({
      'wf/START.md': 'go',
      'rec/replies.yaml': replies({ START: [fenced] }),
      'rec2/replies.yaml': replies({ START: [`${fenced}\n<result>plain</result>`] }),
      'rec3/replies.yaml': replies({ START: [`${fenced}\n\`<result>x</result>\``] }),
    });
    const only = await lab.run('run', 'wf', ...REPLAY);
    expect([only.code, only.stdout]).toEqual([0, 'fenced\n']);
    const beside = await lab.run('run', 'wf', '--agent', 'replay', '--recording', 'rec2');
    expect([beside.code, beside.stdout]).toEqual([0, 'plain\n']);
    const two = await lab.run('run', 'wf', '--agent', 'replay', '--recording', 'rec3');
    expect([two.code, two.stdout]).toEqual([1, '']);
  });
});

describe('a workflow that cannot be used is told with file and line, and nothing is started', () => {
  const latin1 = Buffer.from('Gr\u00fc\u00dfe', 'latin1');
  test.each<[string, Record<string, string | Uint8Array>, RegExp]>([
    ['bad YAML', { 'wf/START.md': '---\nmodel: [a\n---\nx' }, /wf\/START\.md:[23]: /],
    [
      'a bad value',
      { 'wf/START.md': '---\neffort: low\nmax_visits: -1\n---\nx' },
      /wf\/START\.md:3: .*max_visits/,
    ],
    [
      'JavaScript',
      { 'wf/START.md': '---js\nprocess.exit(33)\n---\nx' },
      /wf\/START\.md:1: only YAML front matter/,
    ],
    ['an unclosed head', { 'wf/START.md': '---\nmodel: x\n' }, /wf\/START\.md:1: .*never closed/],
    ['no UTF-8', { 'wf/START.md': latin1 }, /wf\/START\.md: .*not UTF-8/],
    ['two entries', { 'wf/START.md': 'x', 'wf/1_START.md': 'y' }, /1_START\.md and START\.md/],
    ['no entry', { 'wf/OTHER.md': 'x' }, /no entry/],
    ['nothing at all', { other: 'x' }, /wf: the workflow does not exist/],
  ])('%s', async (_, files, message) => {
    lab = new CliLab(files);
    const { code, stdout, stderr } = await lab.run('run', 'wf', '--run-id', 'r', ...REPLAY);
    expect(stderr).toMatch(message);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toContain('    at ');
    expect(lab.stateFiles()).toEqual([]);
  });

  test('JavaScript in front matter is not run', async () => {
    lab = new CliLab({ 'wf/START.md': '---js\nrequire("fs").writeFileSync("ran", "")\n---\nx' });
    await lab.run('run', 'wf');
    expect(() => lab.read('ran')).toThrow(/ENOENT/);
  });

  test('an archive with a path that leads out of it, and one that unpacks to too much', async () => {
    lab = new CliLab({
      'out.zip': patched(await zipOf({ 'START.md': 'x', 'QQ/x': '' }), 'QQ/x', '../x'),
      'bomb.zip': await zipOf({ 'START.md': Buffer.alloc(65 * 1024 * 1024) }),
    });
    const out = await lab.run('run', 'out.zip');
    expect(out).toMatchObject({ code: 2, stdout: '' });
    expect(out.stderr).toMatch(/out\.zip: .*\.\.\/x/);
    const bomb = await lab.run('run', 'bomb.zip');
    expect(bomb).toMatchObject({ code: 2, stdout: '' });
    expect(bomb.stderr).toMatch(/bomb\.zip: .*64 MiB/);
  });
});

describe('a command line that cannot be used says what to do, and nothing is started', () => {
  const SCRIPT = { 'wf/START.sh': "echo '<result>x</result>'" };
  test.each<[string, string[], RegExp]>([
    ['an unknown flag', ['run', 'wf', '--bugdet', '3'], /knows no flag --bugdet\. Did you mean --budget\?/],
    [
      'the beginning of a flag',
      ['run', 'wf', '--dangerously'],
      /Did you mean --dangerously-skip-permissions\?/,
    ],
    ['a flag like no other', ['run', 'wf', '--zebra'], /See: raymond run --help/],
    ["another command's flag", ['resume', 'r', '--input', 'x'], /raymond resume knows no flag --input/],
    ['an unknown command', ['resmue', 'r'], /Did you mean: raymond resume\?/],
    ['a negative budget', ['run', 'wf', '--budget', '-1'], /--budget: "-1" is not allowed.*USD/],
    ['no budget', ['run', 'wf', '--budget'], /--budget needs a value: --budget USD/],
    ['a flag for a value', ['run', 'wf', '--model', '--quiet'], /--model needs a value.*--model=--quiet/],
    ['a broken number', ['run', 'wf', '--concurrency', '1.5'], /--concurrency: "1\.5".*whole number from 1/],
    ['an unknown choice', ['run', 'wf', '--on-ask', 'maybe'], /--on-ask: "maybe".*pause, prompt, fail/],
    ['a broken time', ['run', 'wf', '--deadline', 'soon'], /--deadline: "soon".*5h30m/],
    ['a value for a switch', ['run', 'wf', '--quiet=yes'], /--quiet takes no value/],
    ['two workflows', ['run', 'wf', 'wf2'], /"wf2" is too much/],
    ['no workflow', ['run'], /Which workflow\?/],
    ['no such folder to work in', ['run', 'wf', '--cwd', 'nowhere'], /--cwd nowhere: there is no folder/],
    ['a slip of --version', ['--versoin'], /knows no "--versoin"\. Did you mean: raymond --version\?/],
    ['version as a slip', ['versoin'], /Did you mean: raymond --version\?/],
    ['an unknown agent', ['run', 'wf', '--agent', 'cluade'], /"cluade" is no agent\. Did you mean claude\?/],
    [
      'no such recording',
      ['run', 'wf', '--agent', 'replay', '--recording', 'no'],
      /recording .*no cannot be read/,
    ],
    ['two inputs', ['run', 'wf', '--input', 'x', '--input-file', 'y'], /--input or --input-file, not both/],
    ['no such input', ['run', 'wf', '--input-file', 'y'], /--input-file y cannot be read: ENOENT/],
    ['metadata without a value', ['run', 'wf', '--metadata', 'k'], /--metadata k: give K=V/],
    ['a bad run id', ['run', 'wf', '--run-id', '../x'], /"\.\.\/x" is no run id/],
    ['no run id', ['resume'], /raymond resume RUN_ID/],
    [
      'input for a resume',
      ['run', '--resume', 'r', '--input', 'x'],
      /takes no --input. To answer a question: raymond answer/,
    ],
    ['a workflow for a resume', ['run', 'wf', '--resume', 'r'], /leave out wf/],
    ['files that cannot be kept', ['run', 'wf', '--state-dir', 'wf/START.sh'], /--state-dir/],
  ])('%s', async (_, args, message) => {
    lab = new CliLab(SCRIPT);
    const { code, stdout, stderr } = await lab.run(...args);
    expect(stderr).toMatch(message);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toContain('    at ');
    expect(lab.stateFiles()).toEqual([]);
  });

  test('a resume of a run that is not there makes nothing, and names one that is', async () => {
    lab = new CliLab(SCRIPT);
    await lab.run('run', 'wf', '--run-id', 'nightly-7');
    const { code, stderr } = await lab.run('resume', 'nigthly-7');
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean nightly-7?');
    expect(() => lab.read(lab.kept('runs/nigthly-7'))).toThrow(/ENOENT/);
  });

  test('an option file with an unknown name or a bad value: file and line', async () => {
    lab = new CliLab({ ...SCRIPT, '.raymond/config.yaml': '# mine\nbudget: 3\nmodle: x\n' });
    const unknown = await lab.run('run', 'wf');
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toMatch(/\.raymond\/config\.yaml:3: "modle" is no option\. Did you mean model\?/);
    lab.write({ '.raymond/config.yaml': 'budget: -3\n' });
    const bad = await lab.run('run', 'wf');
    expect(bad.code).toBe(2);
    expect(bad.stderr).toMatch(/\.raymond\/config\.yaml:1: budget: -3 is not allowed/);
  });
});

describe('a state file that cannot be used is left as it is', () => {
  const FAILS_ONCE = {
    'wf/START.sh': "[ -e again ] || { touch again; exit 1; }\necho '<result>x</result>'\n",
  };
  const STATE = 'state/r.json';
  const failedRun = async (): Promise<string> => {
    lab = new CliLab(FAILS_ONCE);
    expect((await lab.run('run', 'wf', '--run-id', 'r')).code).toBe(1);
    return lab.read(lab.kept(STATE));
  };

  test.each<[string, (text: string) => string, RegExp]>([
    [
      'another version',
      (text) => text.replace('"version": 2', '"version": 7'),
      /version is 7.*reads versions 1 and 2/,
    ],
    ['cut short', (text) => text.slice(0, text.length / 2), /not whole JSON/],
    ['empty', () => '', /not whole JSON/],
    ["somebody else's", () => '{"name": "left-pad", "version": 1}', /workflow_id|missing|Expected/i],
    ['no object', () => '[]', /version is missing/],
  ])('%s', async (_, spoil, message) => {
    const text = spoil(await failedRun());
    lab.write({ [lab.kept(STATE)]: text });
    for (const args of [
      ['resume', 'r'],
      ['run', 'wf', '--run-id', 'r'],
      ['status', 'r'],
    ]) {
      const { code, stdout, stderr } = await lab.run(...args);
      expect(stderr).toMatch(/r\.json: The state file cannot be used/);
      expect(stderr).toMatch(message);
      expect([code, stdout]).toEqual([2, '']);
    }
    expect(lab.read(lab.kept(STATE))).toBe(text);
    expect((await lab.run('status')).stdout).toMatch(/^r +unreadable/m);
  });

  test('a run of the same id is not begun anew with another input', async () => {
    const before = await failedRun();
    const { code, stderr } = await lab.run('run', 'wf', '--run-id', 'r', '--input', 'other');
    expect(code).toBe(2);
    expect(stderr).toContain('Carry it on with `raymond resume r`');
    expect(lab.read(lab.kept(STATE))).toBe(before);
  });

  test.each([
    ['state file', 'state/r.json.tmp', /r\.json: The state file could not be written .*directory.*resume/],
    [
      'event log',
      'runs/r/events.jsonl',
      /events\.jsonl:\s+The event\s+log\s+could\s+not\s+be\s+written[\s\S]*EISDIR/,
    ],
  ])('something in the place of the %s', async (_, file, message) => {
    lab = new CliLab(FAILS_ONCE);
    mkdirSync(lab.kept(file), { recursive: true, mode: 0o700 });
    const { code, report, stderr } = await lab.report('run', 'wf', '--run-id', 'r');
    expect(code).toBe(1);
    expect(report).toMatchObject({ run_id: 'r', reason: 'STATE_WRITE_FAILED' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(() => lab.read('again')).toThrow(/ENOENT/);
  });

  test('held by a live orchestrator: its holder is named', async () => {
    const before = await failedRun();
    const holder = {
      pid: process.pid,
      host: hostname(),
      process_start: processStart(process.pid),
      since: '2026-01-01T00:00:00.000Z',
    };
    lab.write({ [lab.kept('state/r.lock')]: JSON.stringify(holder) });
    const { code, report, stderr } = await lab.report('resume', 'r');
    expect(code).toBe(2);
    expect(report).toMatchObject({ run_id: 'r', reason: 'STATE_LOCKED', state_file: lab.kept(STATE) });
    expect(stderr).toMatch(new RegExp(`process ${process.pid} on .*, since 2026-01-01`));
    expect(lab.read(lab.kept(STATE))).toBe(before);
    expect(lab.stateFiles()).toEqual(['r.json', 'r.lock']);
    expect((await lab.run('status', 'r')).stdout).toContain(`held by   process ${process.pid}`);
  });

  test('held by a dead one: taken over', async () => {
    await failedRun();
    const { child, ended } = lab.start(['--version']);
    await ended;
    const holder = { pid: child.pid, host: hostname(), process_start: '1', since: 'x' };
    lab.write({ [lab.kept('state/r.lock')]: JSON.stringify(holder) });
    expect(await lab.run('resume', 'r')).toMatchObject({ code: 0, stdout: 'x\n' });
    expect(lab.stateFiles()).toEqual(['r.json']);
  });

  test('a changed workflow: named, and accepted if asked', async () => {
    const before = await failedRun();
    lab.write({ 'wf/START.sh': "echo '<result>new</result>'", 'wf/MORE.md': 'x' });
    const { code, stderr } = await lab.run('resume', 'r');
    expect(code).toBe(2);
    expect(stderr).toMatch(/MORE\.md \(new\), START\.sh \(changed\).*--accept-changes/);
    expect(lab.read(lab.kept(STATE))).toBe(before);
    expect(await lab.run('resume', 'r', '--accept-changes')).toMatchObject({ code: 0, stdout: 'new\n' });
  });

  test('language D4: a state that is gone is told, and the state file stays as it was', async () => {
    lab = new CliLab({ 'wf/START.sh': "echo '<goto>B</goto>'", 'wf/B.sh': 'exit 3' });
    await lab.run('run', 'wf', '--run-id', 'r');
    const before = lab.read(lab.kept(STATE));
    renameSync(lab.path('wf/B.sh'), lab.path('wf/C.sh'));
    const { code, stderr } = await lab.run('resume', 'r', '--accept-changes');
    expect(code).toBe(2);
    expect(stderr).toMatch(/no state B\.sh any more, which agent main stands in/);
    expect(lab.read(lab.kept(STATE))).toBe(before);
  });

  test('a state that a question leads to is gone: told, and the state file stays as it was', async () => {
    lab = new CliLab({
      'wf/START.sh': 'echo \'<ask next="LATE">Which?</ask>\'',
      'wf/LATE.sh': 'echo "<result>late</result>"',
    });
    await lab.run('run', 'wf', '--run-id', 'r', '--on-ask', 'pause');
    const before = lab.read(lab.kept(STATE));
    renameSync(lab.path('wf/LATE.sh'), lab.path('wf/OTHER.sh'));
    lab.write({ 'wf/START.sh': 'echo "<result>x</result>"' });
    const { code, stderr } = await lab.run('resume', 'r', '--accept-changes');
    expect(code).toBe(2);
    expect(stderr).toMatch(/no state LATE\.sh any more, which agent main is to go on to/);
    expect(lab.read(lab.kept(STATE))).toBe(before);
  });

  test('language D7: a directory that is gone is named, not the shell', async () => {
    lab = new CliLab({
      'wf/START.sh': 'mkdir wt; echo \'<reset cd="wt">B</reset>\'',
      'wf/B.sh': 'cd .. && rmdir wt; echo "<goto>C</goto>"',
      'wf/C.sh': 'echo "<result>there</result>"',
    });
    const { code, report } = await lab.report('run', 'wf', '--run-id', 'r');
    expect(code).toBe(1);
    expect(report).toMatchObject({ status: 'failed', reason: 'MISSING_DIRECTORY' });
    expect(report.message).toContain(`${lab.path('wt')}, where agent main works, is not there any more`);
    lab.write({ 'wt/.keep': '' });
    expect(await lab.run('resume', 'r')).toMatchObject({ code: 0, stdout: 'there\n' });
  });
});
