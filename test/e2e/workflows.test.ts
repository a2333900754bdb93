import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { INSTALL_TIMEOUT_MS } from '../support/e2e-lab.js';
import { install } from './workflow-lint/install.mjs';
import { type Diagnostic, LanguageServer } from './workflow-lint/language-server.mjs';
import { problemsOf } from './workflow-lint/rules.js';

const FOLDER = resolve('.github/workflows');
const WORKFLOWS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.ya?ml$/.test(path))
  .map((path) => relative('.', join(FOLDER, path)))
  .sort();
const ACTION = readFileSync('action.yml', 'utf8');

/**
 * What the server says and we don't believe. `uses:` of other repositories needs no entry: without a token the
 * server doesn't look them up and says nothing of them.
 */
const IGNORED = [
  // GitHub has known the key since 2026-09-10, in workflows and in jobs; the server at 0.3.61 is older.
  "Unexpected value 'cache-mode'",
];

let server: LanguageServer;
beforeAll(async () => {
  install();
  server = await LanguageServer.start();
}, INSTALL_TIMEOUT_MS);
afterAll(() => server?.stop());

/** Errors and warnings, one a line. A workflow is shown to the server where it will stand: samples are copied there. */
async function lint(path: string, text: string): Promise<string[]> {
  const place = path === 'action.yml' ? resolve(path) : join(FOLDER, basename(path));
  const isProblem = ({ severity, message }: Diagnostic) =>
    (severity === 'error' || severity === 'warning') && !IGNORED.includes(message);
  return (await server.diagnose(place, text))
    .filter(isProblem)
    .map(({ severity, line, message }) => `${path}:${line}: ${severity}: ${message}`);
}

const workflowOf = (lines: string) => `on: push\npermissions: {}\n${lines}`;
const jobOf = (lines: string) =>
  workflowOf(`jobs:\n  a:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n${lines}`);

describe('the language server of GitHub Actions', () => {
  test.each(['action.yml', ...WORKFLOWS])('has nothing against %s', async (path) => {
    expect(await lint(path, readFileSync(path, 'utf8'))).toEqual([]);
  });

  test.each([
    ['action.yml', ACTION.replace('using: node24', 'using: node99'), "Unexpected value 'node99'"],
    ['a key that is none', workflowOf('foo: 1\njobs: {}'), "Unexpected value 'foo'"],
    [
      'an unknown context',
      jobOf('    steps: [{ run: "${{ nope.x }}" }]'),
      "Unrecognized named-value: 'nope'",
    ],
    ['an expression in bits', jobOf('    steps: [{ run: "${{ github. }}" }]'), "Unexpected symbol: 'EOF'"],
  ])('would find a mistake in %s', async (path, text, message) => {
    const problems = (await lint(path, text)).join('\n');
    expect(problems).toContain(message);
  });

  test('still does not know cache-mode: once it does, IGNORED is done with', async () => {
    const text = workflowOf('cache-mode: write\njobs: {}');
    const messages = (await server.diagnose(join(FOLDER, 'x.yml'), text)).map(({ message }) => message);
    expect(messages).toContain(IGNORED[0]);
  });
});

describe('our rules', () => {
  test('there are workflows and samples to check', () => {
    expect(WORKFLOWS).toEqual(expect.arrayContaining(['.github/workflows/ci.yml']));
    expect(WORKFLOWS.filter(isExample).length).toBeGreaterThan(0);
  });

  test.each(WORKFLOWS)('%s keeps them', (path) => {
    const kind = isExample(path) ? 'example' : 'own';
    expect(problemsOf(readFileSync(path, 'utf8'), kind, ACTION)).toEqual([]);
  });

  const step = (yaml: string) => jobOf(`    steps:\n      - ${yaml}\n`);
  const target = (yaml: string) => step(yaml).replace('on: push', 'on: [pull_request_target]');
  test.each([
    ['no permissions', step('run: ls').replace('permissions: {}\n', '')],
    ['a: no timeout-minutes', step('run: ls').replace('    timeout-minutes: 5\n', '')],
    ['a, step 1: text of others in run:', step('run: echo "${{ github.event.issue.title }}"')],
    ['a, step 1: text of others in run:', step("run: echo ${{ format('{0}', github.head_ref) }}")],
    ['a, step 1: text of others in run:', step('run: echo "${{ steps.raymond.outputs.result }}"')],
    [
      'a, step 1: pull_request_target checks out the head',
      target('{ uses: actions/checkout@v5, with: { ref: "${{ github.event.pull_request.head.sha }}" } }'),
    ],
    ['a, step 1: pull_request_target checks out the head', target('run: gh pr checkout "$NUMBER"')],
    ['a, step 1: the Action has no input nope', step('{ uses: org/raymond-action@v1, with: { nope: 1 } }')],
    ['the Action has no output nope', step('{ if: steps.raymond.outputs.nope, run: ls }')],
  ])('would find: %s', (problem, text) => {
    expect(problemsOf(text, 'own', ACTION)).toEqual([problem]);
  });

  test.each([
    ['no concurrency', ''],
    ['concurrency cancels what runs', 'concurrency: { group: a, cancel-in-progress: true }\n'],
  ])('would find in an example: %s', (problem, lines) => {
    expect(problemsOf(step('run: ls') + lines, 'example', ACTION)).toEqual([problem]);
    expect(problemsOf(step('run: ls') + lines, 'own', ACTION)).toEqual([]);
  });

  test('would find in an example an action that is not pinned by commit', () => {
    const text = `${step('uses: actions/checkout@v5')}concurrency: a\n`;
    expect(problemsOf(text, 'example', ACTION)).toEqual(['a, step 1: not pinned by commit']);
    expect(problemsOf(text.replace('v5', 'a'.repeat(40)), 'example', ACTION)).toEqual([]);
  });
});

function isExample(path: string): boolean {
  return path.split(/[\\/]/).includes('examples');
}
