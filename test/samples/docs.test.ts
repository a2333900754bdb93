import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

// The examples of docs/writing-workflows.md: a code block that names a file after its language is that file,
// and `NAME/stdout` is what a run of NAME prints.
const CLI = resolve('dist/cli/index.js');
const PAGE = readFileSync('docs/writing-workflows.md', 'utf8');
const BLOCKS = [...PAGE.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, file, text]) => [file, text] as [string, string],
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-docs-'));
  mkdirSync(join(folder, '.git'));
  for (const [file, text] of BLOCKS) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function raymond(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: folder,
    env: { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function replies(name: string, text: string): readonly string[] {
  const recording = join(folder, `${name}-replies`);
  mkdirSync(recording);
  writeFileSync(join(recording, 'replies.yaml'), text);
  return ['--agent', 'replay', '--recording', recording];
}

describe('docs/writing-workflows.md', () => {
  const outputs = BLOCKS.filter(([file]) => file.endsWith('/stdout'));

  test.each(outputs.filter(([file]) => !file.startsWith('hello')))('%s', (file, expected) => {
    const name = dirname(file);
    const recording = join(name, 'recording');
    const replay = existsSync(join(folder, recording))
      ? ['--agent', 'replay', '--recording', recording, '--strict']
      : [];
    expect(raymond('run', name, ...replay, '-q')).toEqual({ status: 0, stdout: expected, stderr: '' });
  });

  test('hello: a loop back to START, an implicit transition, a reminder', () => {
    const line = ['run', 'hello', '--input', 'why?', '--agent', 'replay', '--recording', 'hello/recording'];
    rmSync(join(folder, 'answer.md'), { force: true });
    // What the replayed agent says it writes is written here, once CHECK has missed it.
    const check = readFileSync(join(folder, 'hello', 'CHECK.sh'), 'utf8');
    writeFileSync(join(folder, 'hello', 'CHECK.sh'), `${check}\necho "It greets." > answer.md\n`);
    const { status, stdout, stderr } = raymond(...line);
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'It greets.\n' });
    expect(stderr).toContain('main  (START → CHECK) ×2 → END → result');
    expect(stderr).toContain('reminder 1  NO_TRANSITION');
    expect(stderr).toContain('$0.02 replayed, not charged');
  });

  test('ask: waits for an answer', () => {
    expect(raymond('run', 'ask', '--run-id', 'question-1', '-q')).toMatchObject({ status: 3, stdout: '' });
    const resumed = raymond('resume', 'question-1', '--answer', 'main', '-q');
    expect(resumed).toEqual({ status: 0, stdout: 'went to main\n', stderr: '' });
  });

  test('greet.yaml: a document with an input', () => {
    const replay = replies('greet', 'GREET: ["<result>Good day, Ada</result>"]');
    expect(raymond('run', 'greet.yaml', '-q', ...replay)).toMatchObject({ status: 2 });
    const ran = raymond('run', 'greet.yaml', '--input', 'Ada', '-q', ...replay);
    expect(ran).toEqual({ status: 0, stdout: 'Good day, Ada\n', stderr: '' });
  });

  test('policy: a tag that no entry allows is reminded of', () => {
    const replay = replies(
      'policy',
      'START: [["<result>all fine</result>", "<result>nothing to do</result>"]]',
    );
    const { status, stdout, stderr } = raymond('run', 'policy', ...replay);
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'nothing to do\n' });
    expect(stderr).toContain('reminder 1  POLICY_VIOLATION');
  });
});
