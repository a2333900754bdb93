import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../../../src/action/identity/canonical.js';
import { headerOf, identityOf, namesOf, sealKeysOf } from '../../../src/action/identity/identity.js';
import { readJob } from '../../../src/action/job.js';
import { chooseKeys } from '../../../src/checkpoint/seal/index.js';
import { AGENT_KEYS } from '../../../src/core/agent-clis.js';
import type { Answer, AskGitHub } from '../../../src/runtime/github/answer.js';

const says =
  (answer: Answer<unknown>): AskGitHub =>
  async <T>() =>
    answer as Answer<T>;
const named = (name: string, run_id = 1001) => says({ kind: 'answer', data: { name, run_id } });
const REFUSED = says({ kind: 'refused', why: 'Resource not accessible by integration' });
const SILENT = says({ kind: 'silent', why: '502' });

const job = (variables: Record<string, string> = {}) =>
  readJob({
    GITHUB_WORKSPACE: '/nowhere',
    GITHUB_REPOSITORY: 'octo/repo',
    GITHUB_REPOSITORY_ID: '42',
    GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/triage.yml@refs/heads/main',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_RUN_ID: '1001',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'review',
    GITHUB_ACTION: '__self',
    INPUT_WORKFLOW: 'wf',
    'INPUT_CHECK-RUN-ID': '31000',
    ...variables,
  });
const keyOf = async (variables: Record<string, string> = {}, ask = named('review')) =>
  (await identityOf(job(variables), ask)).runKey;

describe('the default run key', () => {
  test('stays the same in every attempt of a run', async () => {
    expect(await keyOf({ GITHUB_RUN_ATTEMPT: '2', 'INPUT_CHECK-RUN-ID': '31007' })).toBe(await keyOf());
  });

  test.each<[string, Record<string, string>, AskGitHub]>([
    ['another repository', { GITHUB_REPOSITORY_ID: '43' }, named('review')],
    [
      'another workflow file',
      { GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/other.yml@refs/heads/main' },
      named('review'),
    ],
    ['another branch', { GITHUB_REF: 'refs/heads/other' }, named('review')],
    ['another run', { GITHUB_RUN_ID: '1002' }, named('review', 1002)],
    ['another job of the same shown name', { GITHUB_JOB: 'other' }, named('review')],
    ['another call of the same reusable workflow', {}, named('second / review')],
    ['another leg of a matrix', { INPUT_MATRIX: '{"os": "linux"}' }, named('review')],
    ['another step', { GITHUB_ACTION: '__self_2' }, named('review')],
    ['another workflow folder', { INPUT_WORKFLOW: 'wf2' }, named('review')],
  ])('%s has another one', async (_, variables, ask) => {
    expect(await keyOf(variables, ask)).not.toBe(await keyOf());
  });

  test("the order in which a matrix's values are written says nothing", async () => {
    expect(await keyOf({ INPUT_MATRIX: '{"a":1,"b":{"d":2,"c":[1,2]}}' })).toBe(
      await keyOf({ INPUT_MATRIX: '{\n "b": {"c": [1, 2], "d": 2},\n "a": 1}' }),
    );
  });

  test('outside a matrix `null` and nothing are the same', async () => {
    expect(await keyOf({ INPUT_MATRIX: 'null' })).toBe(await keyOf());
  });

  test('a job whose name the API refuses to tell is known by its id, and says so to nobody else', async () => {
    const identity = await identityOf(job(), REFUSED);
    expect(identity).toMatchObject({
      job: 'review (check run 31000)',
      uncertain: null,
      otherRunKeys: [],
    });
    expect(identity.runKey).not.toBe(await keyOf());
  });

  test('where the API was silent in one attempt and not in the other, both keys are looked under, or it is said', async () => {
    const silent = await identityOf(job(), SILENT);
    expect(silent.uncertain).toBe('502');
    const knows = await identityOf(job({ GITHUB_RUN_ATTEMPT: '2' }), named('review'));
    expect(knows.otherRunKeys).toEqual([silent.runKey]);
  });

  test("a check run that is another run's tells no name", async () => {
    expect((await identityOf(job(), named('review', 999))).job).toBe('review (check run 31000)');
  });
});

describe("one's own run key", () => {
  const own = { 'INPUT_RUN-KEY': 'triage' };

  test('goes on across runs, whatever the API says, and needs no name', async () => {
    const other = { ...own, GITHUB_RUN_ID: '1002', GITHUB_JOB: 'other' };
    expect(await keyOf(other, SILENT)).toBe(await keyOf(own));
    expect((await identityOf(job(own), SILENT)).uncertain).toBeNull();
  });

  test('parts the legs of a matrix, unless key-across-matrix says otherwise', async () => {
    const leg = { ...own, INPUT_MATRIX: '{"n":1}' };
    expect(await keyOf(leg)).not.toBe(await keyOf(own));
    expect(await keyOf({ ...leg, 'INPUT_KEY-ACROSS-MATRIX': 'true' })).toBe(await keyOf(own));
  });

  test('is never taken for a default key', async () => {
    const defaultKey = await keyOf();
    expect(await keyOf({ 'INPUT_RUN-KEY': defaultKey })).not.toBe(defaultKey);
  });
});

test('a matrix of any size fits into a header', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 20_000 }), async (value) => {
      expect((await keyOf({ INPUT_MATRIX: JSON.stringify({ value }) })).length).toBeLessThanOrEqual(4000);
    }),
    { numRuns: 20 },
  );
});

test('canonical JSON is the same for the same value, and JSON of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});

describe('names', () => {
  const keys = (text: string) =>
    chooseKeys({ stateKey: text, others: [], hasCloudSession: false }, '42').keys;
  const [FIRST, SECOND] = ['a key of these tests, long enough', 'b key of these tests, long enough'] as const;

  test('are under the key that seals; each key that opens is looked under', async () => {
    const identity = await identityOf(job(), named('review'));
    const names = namesOf(identity, keys(`${FIRST}\n${SECOND}`));
    const before = namesOf(identity, keys(SECOND));
    expect(names.name(3).startsWith(names.prefixes[0]!.prefix)).toBe(true);
    expect(names.name(3)).toMatch(/^raymond-v2-[0-9a-f]{20}-1001-1-3-$/);
    expect(names.prefixes.map(({ prefix }) => prefix)).toContain(before.prefixes[0]!.prefix);
  });

  test('a header says whose it is and carries its own name', async () => {
    const identity = await identityOf(job(), named('review'));
    const name = namesOf(identity, null).name(2);
    expect(
      headerOf(identity, { sequence: 2, name, time: '2026-01-02T03:04:05.678Z', writer: '0.1.0' }),
    ).toMatchObject({
      repository_id: '42',
      workflow_file: '.github/workflows/triage.yml',
      event_class: 'trusted',
      job: 'review',
      sequence: 2,
      name,
    });
  });
});

test('[T:which-key] what seals without a state-key: each in the turn that the table of agent CLIs gives it', () => {
  const all: Record<string, string> = {
    ANTHROPIC_API_KEY: 'anthropic-api-key',
    CLAUDE_CODE_OAUTH_TOKEN: 'claude-code-oauth-token',
    COPILOT_GITHUB_TOKEN: 'the personal GitHub token',
    'INPUT_GITHUB-TOKEN': 'the personal GitHub token',
    ANTHROPIC_AUTH_TOKEN: 'ANTHROPIC_AUTH_TOKEN',
    COPILOT_PROVIDER_API_KEY: 'COPILOT_PROVIDER_API_KEY',
    COPILOT_PROVIDER_BEARER_TOKEN: 'COPILOT_PROVIDER_BEARER_TOKEN',
    AWS_SECRET_ACCESS_KEY: 'AWS_SECRET_ACCESS_KEY',
  };
  const left = Object.keys(all);
  expect(AGENT_KEYS.map(({ variable }) => variable).filter((name) => !left.includes(name))).toEqual([]);
  expect(new Set(AGENT_KEYS.map(({ seals }) => seals)).size).toBe(AGENT_KEYS.length);
  const seals = (names: readonly string[]) =>
    sealKeysOf(
      job(Object.fromEntries(names.map((name) => [name, `ghp_${name.replace('-', '').padEnd(40, 'x')}`]))),
    ).keys?.seal;
  while (left.length > 0) {
    // Whatever order they come in.
    expect(seals([...left].reverse())).toMatchObject({ source: all[left[0]!] });
    expect(seals(left)?.id).toBe(seals([left[0]!])?.id);
    left.shift();
  }
});

test('a comment on a pull request is of another class of event than one on an issue', async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs');
  const file = `${mkdtempSync('/tmp/raymond-identity-')}/event.json`;
  writeFileSync(file, JSON.stringify({ issue: { number: 1, pull_request: {} } }));
  const on = { GITHUB_EVENT_NAME: 'issue_comment' };
  expect((await identityOf(job(on), REFUSED)).eventClass).toBe('trusted');
  expect((await identityOf(job({ ...on, GITHUB_EVENT_PATH: file }), REFUSED)).eventClass).toBe('untrusted');
});
