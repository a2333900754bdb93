import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab, REPLAY, replies } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const MEGABYTE = Array.from(
  { length: 20_000 },
  (_, n) => `line ${n}: "quoted" 'too' äöü € {{x}} $(x) \\n %PATH%`,
)
  .join('\n')
  .slice(0, 1_000_000);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** A script's input, wherever it is. */
const CHECKSUM = `if [ -n "$RAYMOND_INPUT_FILE" ]; then cat "$RAYMOND_INPUT_FILE"; else printf %s "$RAYMOND_INPUT"; fi |
  sha256sum | sed 's/\\(\\S*\\).*/<result>\\1<\\/result>/'`;

describe('a megabyte of input reaches a script whole', () => {
  test.each([
    ['from a file', ['--input-file', 'big.txt'], ''],
    ['from standard input', ['--input-file', '-'], MEGABYTE],
  ])('%s', async (_, args, stdin) => {
    lab = new CliLab({ 'wf/START.sh': CHECKSUM, 'big.txt': MEGABYTE });
    const { code, stdout } = await lab.start(['run', 'wf', ...args], { stdin }).ended;
    expect([code, stdout]).toEqual([0, `${sha256(MEGABYTE)}\n`]);
  });

  test('by way of a prompt, and a result', async () => {
    lab = new CliLab({
      'wf/START.sh': `echo '<call return="END">ASK</call>'`,
      'wf/ASK.md': 'a',
      'wf/END.sh': CHECKSUM,
      'rec/replies.yaml': replies({ ASK: [`<result>${MEGABYTE}</result>`] }),
    });
    const { code, stdout } = await lab.run('run', 'wf', ...REPLAY);
    expect([code, stdout]).toEqual([0, `${sha256(MEGABYTE)}\n`]);
  });
});

test('input from the command line: with dashes and empty', async () => {
  lab = new CliLab({ 'wf/START.sh': 'echo "<result>[$RAYMOND_INPUT]</result>"' });
  expect((await lab.run('run', 'wf', '--input', '- one\n- two')).stdout).toBe('[- one\n- two]\n');
  expect((await lab.run('run', 'wf', '--input=--json')).stdout).toBe('[--json]\n');
  expect((await lab.run('run', 'wf', '--input', '')).stdout).toBe('[]\n');
});

test('input that is no UTF-8 is refused', async () => {
  lab = new CliLab({ 'wf/START.sh': 'x', 'in.txt': Buffer.from([0x61, 0xff]) });
  const { code, stderr } = await lab.run('run', 'wf', '--input-file', 'in.txt');
  expect(code).toBe(2);
  expect(stderr).toMatch(/--input-file in\.txt .*UTF-8/i);
});

test('--input-file is looked for where --cwd says, as everything else', async () => {
  lab = new CliLab({
    'sub/wf/START.sh': 'echo "<result>$RAYMOND_INPUT from ${PWD##*/}</result>"',
    'sub/in.txt': 'it',
  });
  const { stdout } = await lab.run('run', 'wf', '--cwd', 'sub', '--input-file', 'in.txt');
  expect(stdout).toBe('it from sub\n');
});

test('fork variables reach a script by their long name alone, but for those that it lists', async () => {
  const dump =
    'env | grep -iE "^(RAYMOND_VAR_|path=|ld_preload|https_proxy|topic|npm_config_x)" | sort > "env-$RAYMOND_AGENT_ID"';
  lab = new CliLab({
    'wf/START.sh': `cat <<'E'
<fork next="END" PATH="/evil" path="/evil" LD_PRELOAD="/evil.so" https_proxy="http://evil" npm_config_x="y" topic="birds">WORK</fork>
E`,
    'wf/WORK.sh': `# raymond: vars=topic\n${dump}; echo '<result>x</result>'`,
    'wf/END.sh': "echo '<result>x</result>'",
  });
  expect(await lab.run('run', 'wf')).toMatchObject({ code: 0 });
  const lines = lab.read('env-main_work1').trimEnd().split('\n');
  expect(lines).toContain(`PATH=${process.env.PATH}`);
  expect(lines).toContain('topic=birds');
  expect(lines).toContain('RAYMOND_VAR_LD_PRELOAD=/evil.so');
  expect(lines).toContain('RAYMOND_VAR_HTTPS_PROXY=http://evil');
  const bare = lines.filter((line) => !line.startsWith('RAYMOND_VAR_') && line.includes('evil'));
  expect(bare).toEqual([]);
  expect(lines.some((line) => line.startsWith('npm_config_x'))).toBe(false);
});
