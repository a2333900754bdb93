import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { chooseKeys, openSealed } from '../../src/checkpoint/seal/index.js';
import { CARRIER_FILE } from '../../src/runtime/checkpoint/carrier.js';
import { ActionLab, API_KEY, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { FAST } from '../support/runner/fixture-job.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const bash = (command: string) => ({ tool: { name: 'Bash', input: { command, description: 'x' } } });
const FAILING = { 'wf/START.md': prompt('START') };

/** A run that ends `failed`, and completes when it goes on. */
async function failing(files: Readonly<Record<string, string>> = {}): Promise<void> {
  lab = await ActionLab.open({ ...FAILING, ...files });
  lab.api.reply(at('START'), 'no tag', '<result>after all</result>');
}

type Main = Awaited<ReturnType<ReturnType<ActionLab['job']>['main']>>;

const warnings = ({ annotations }: Main): string =>
  annotations
    .filter(({ level }) => level === 'warning')
    .map(({ message }) => message)
    .join('\n');

const checkpoints = () => ({
  cache: lab.service.cacheEntries().map(({ key }) => key),
  artifact: lab.service
    .artifacts()
    .map(({ name }) => name)
    .filter((name) => name.endsWith('-state')),
});

const NEEDLE = 'q8Zr';
/** Ten kinds of secrets: two that we are given, eight that we are not. */
const SECRETS = [
  API_KEY,
  'my-Own/Sec-ret+value9',
  'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
  'github_pat_11ABCDEFG0123456789abc_abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuv',
  'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJ',
  'AKIAIOSFODNN7EXAMPLQ',
  'xoxb-123456789012-123456789012-abcdefghijklmnopqrstuvwx',
  'npm_abcdefghijklmnopqrstuvwxyz0123456789',
  'AIzaSyA0123456789abcdefghijklmnopqrstuv',
  `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${NEEDLE}abcdefghijklmnopqrstuvwxyz0123456789AB`,
];

/** Each secret is told to the runner once, to be masked. */
const withoutMasks = (raw: string): string => raw.replace(/^::add-mask::.*$/gm, '');

describe('what leaves the machine (S2)', () => {
  test('no byte of what a run prints, commits, stages, leaves and names files after; and resume brings all of it back', async () => {
    const names = SECRETS.map((secret) => secret.replaceAll('/', '_'));
    const commands = SECRETS.flatMap((secret, index) => [
      `echo '${secret}' >&2`,
      `printf '%s' '${secret}' > committed-${index}.txt`,
      `git add committed-${index}.txt`,
      `git -c user.name=t -c user.email=t@example.org commit --quiet -m 'with ${secret}'`,
      `printf '%s' 'staged ${secret}' > staged-${index}.txt`,
      `git add staged-${index}.txt`,
      `printf '%s' 'left ${secret}' > '${names[index]}.txt'`,
      `ln -s 'to ${secret}' link-${index}`,
      `git branch 'side-${names[index]}'`,
    ]);
    lab = await ActionLab.open({
      'wf/START.md': prompt('START'),
      // In the base, which every checkout has, and nobody uploads.
      'wf/CHANGE.sh': [
        ...commands,
        `git checkout --quiet -b 'on-${names[2]}'`,
        "echo '<goto>NEXT</goto>'",
      ].join('\n'),
      'wf/NEXT.md': prompt('NEXT'),
    });
    lab.api.reply(at('START'), [
      bash(`cat <<'X'\n${SECRETS.join('\n')}\nX`),
      { text: `I saw ${SECRETS.join(' ')}. <goto>CHANGE</goto>` },
    ]);
    lab.api.reply(at('NEXT'), 'no tag', '<result>done</result>');
    const job = lab.job({ env: { DEPLOY_TOKEN: SECRETS[1] }, inputs: { 'env-allow': 'DEPLOY_TOKEN' } });
    writeFileSync(join(job.workspace, 'crlf.txt'), 'a\r\nb\r\n');
    writeFileSync(join(job.workspace, 'binary.bin'), Buffer.from([0, 255, 13, 10, 0, 200]));
    writeFileSync(join(job.workspace, 'run.sh'), '#!/bin/sh\n');
    chmodSync(join(job.workspace, 'run.sh'), 0o755);
    const main = await job.main();
    expect(main.outputs).toMatchObject({ status: 'failed', 'state-saved': 'cache' });
    const kept = checkpoints();
    expect(kept.cache.length).toBeGreaterThan(0);
    expect(kept.artifact).toHaveLength(1);
    // All of it, as it lies there and unpacked; names too.
    const stored = [
      ...lab.storedFiles(),
      ...lab.service.cacheEntries().map(({ key, bytes }) => [key, bytes] as const),
      ...lab.service.artifacts().map(({ name, bytes }) => [name, bytes] as const),
    ];
    const found = stored.flatMap(([name, bytes]) =>
      SECRETS.filter((secret) => name.includes(secret) || bytes.includes(secret)).map((secret) => [
        name,
        secret,
      ]),
    );
    expect(found).toEqual([]);
    const post = await job.post();
    const shown = [main, post!].map(({ raw, summary, outputs, annotations }) =>
      JSON.stringify([withoutMasks(raw), summary, outputs, annotations]),
    );
    for (const secret of SECRETS) expect(shown.filter((text) => text.includes(secret))).toEqual([]);

    const next = lab.nextAttempt(job, { env: { DEPLOY_TOKEN: SECRETS[1] } });
    expect((await next.main()).outputs).toMatchObject({
      status: 'completed',
      resumed: 'true',
      result: 'done',
    });
    const { workspace } = next;
    for (const [index, secret] of SECRETS.entries()) {
      expect(readFileSync(join(workspace, `committed-${index}.txt`), 'utf8')).toBe(secret);
      expect(readFileSync(join(workspace, `staged-${index}.txt`), 'utf8')).toBe(`staged ${secret}`);
      expect(readFileSync(join(workspace, `${names[index]}.txt`), 'utf8')).toBe(`left ${secret}`);
      expect(readlinkSync(join(workspace, `link-${index}`))).toBe(`to ${secret}`);
    }
    for (const question of [
      ['status', '--porcelain'],
      ['log', '--format=%s'],
      ['branch', '--list'],
      ['diff', '--cached'],
    ]) {
      expect(lab.git(workspace, ...question)).toBe(lab.git(job.workspace, ...question));
    }
    expect(readFileSync(join(workspace, 'crlf.txt'), 'utf8')).toBe('a\r\nb\r\n');
    expect(readFileSync(join(workspace, 'binary.bin'))).toEqual(Buffer.from([0, 255, 13, 10, 0, 200]));
    expect(statSync(join(workspace, 'run.sh')).mode & 0o111).not.toBe(0);
  });

  test('a checkpoint is one sealed file, which opens with the key alone and says who wrote it', async () => {
    await failing();
    const job = lab.job();
    const main = await job.main();
    const [entry] = lab.service.artifacts().filter(({ name }) => name.endsWith('-state'));
    expect(Object.keys(entry!.files())).toEqual([CARRIER_FILE]);
    const file = join(lab.folder, 'out.sealed');
    writeFileSync(file, entry!.files()[CARRIER_FILE]!);
    const open = (value: string) =>
      openSealed({
        file,
        keys: chooseKeys(
          { stateKey: null, others: [{ name: 'anthropic-api-key', value }], hasCloudSession: false },
          '42',
        ).keys,
        expected: { repository_id: '42', name: entry!.name.replace(/state$/, ''), place: null },
        into: join(mkdtempSync(join(lab.folder, 'opened-')), 'x'),
      });
    expect(await open(API_KEY)).toMatchObject({
      kind: 'opened',
      header: { job: 'raymond', run_id: '1001', attempt: 1, step: '__self', ref: 'refs/heads/main' },
    });
    expect((await open('sk-ant-another-key-0123456789abcdefghij')).kind).toBe('other_key');
    expect(Date.parse(main.outputs['state-expires']!) - Date.now()).toBeGreaterThan(80 * 86_400_000);
    // The same file lies in the cache.
    expect(lab.service.cacheEntries().map(({ key }) => `${key}state`)).toContain(entry!.name);
  });

  test('a run that uses a model and has no key stores nothing, and names state-key', async () => {
    await failing();
    // What servers of one's own take for a key: too short to seal with.
    const main = await lab.job({ inputs: { 'anthropic-api-key': 'dummy' } }).main();
    expect(main.outputs).toMatchObject({ 'state-saved': 'none', 'state-expires': '' });
    expect(warnings(main)).toContain('`state-key`');
    expect(checkpoints()).toEqual({ cache: [], artifact: [] });
  });

  test('scripts without a key: the cache alone, redacted; a work tree with a secret in it is not kept, and that is told', async () => {
    const token = 'my-Own/Sec-ret+value9';
    lab = await ActionLab.open({
      'wf/START.sh': `printf '%s' "$SAY" > said.txt; echo "$SAY" >&2; exit 1`,
    });
    const job = lab.job({
      inputs: { 'anthropic-api-key': '', 'env-allow': 'SAY DEPLOY_TOKEN' },
      env: { SAY: token, DEPLOY_TOKEN: token },
    });
    const main = await job.main();
    expect(main.outputs).toMatchObject({ status: 'failed', 'state-saved': 'cache' });
    expect(checkpoints()).toMatchObject({ cache: [expect.any(String)], artifact: [] });
    expect(warnings(main)).toContain('The work tree was not kept');
    for (const [name, bytes] of lab.storedFiles())
      expect([name, bytes.includes(token)]).toEqual([name, false]);
  });
});

test.each([
  ['a repository inside the work tree', 'git init -q inner && touch inner/a', 'inner/ was not kept'],
  ['a work tree without git', 'echo changed > README.md', 'is no git repository'],
])(
  'what is not kept is told where it was saved and where it is missed: %s (R8)',
  async (what, change, told) => {
    lab = await ActionLab.open({
      'wf/START.sh': `${change}; echo '<goto>NEXT</goto>'`,
      'wf/NEXT.md': prompt('NEXT'),
    });
    lab.api.reply(at('NEXT'), 'no tag', '<result>went on</result>');
    const withoutGit = (job: Job): void => {
      if (what.includes('without git')) rmSync(join(job.workspace, '.git'), { recursive: true });
    };
    const job = lab.job();
    withoutGit(job);
    const main = await job.main();
    await job.post();
    expect(main.outputs).toMatchObject({ status: 'failed', 'state-saved': 'cache' });
    const next = lab.nextAttempt(job);
    withoutGit(next);
    const second = await next.main();
    expect(second.outputs).toMatchObject({ status: 'completed', resumed: 'true' });
    for (const step of [main, second]) {
      expect(warnings(step)).toContain(told);
      expect(step.log).toContain(told);
      expect(plain(step.summary)).toContain(told);
    }
    expect(warnings(second)).toContain('The checkpoint did not hold everything');
  },
);

/** Markdown's escapes undone. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll('<wbr>', '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe('where it is kept', () => {
  test('a completed run: the cache alone, which is enough to give its result again', async () => {
    lab = await ActionLab.open({ 'wf/START.sh': "echo '<result>x</result>'" });
    const main = await lab.job().main();
    expect(main.outputs).toMatchObject({ status: 'completed', 'state-saved': 'cache' });
    const days = (Date.parse(main.outputs['state-expires']!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect([checkpoints().cache.length, checkpoints().artifact.length]).toEqual([1, 0]);
  });

  test('an event with a read-only cache: the artifact, and no warning about what was expected', async () => {
    await failing();
    const event = { issue: { number: 3, title: 't' }, sender: { login: 'octocat', type: 'User' } };
    const main = await lab.job({ eventName: 'issues', event, cache: 'read' }).main();
    expect(main.outputs).toMatchObject({ status: 'failed', 'state-saved': 'artifact' });
    expect(warnings(main)).toBe('');
    expect(checkpoints().cache).toEqual([]);
    // Two where the run lasted until its first checkpoint.
    expect(checkpoints().artifact.length).toBeGreaterThan(0);
  });

  test('a confirmation that is lost is looked up once, and believed', async () => {
    lab = await ActionLab.open({ 'wf/START.sh': "echo '<result>x</result>'" });
    lab.service.fail('FinalizeCacheEntryUpload', { status: 403, applied: true });
    const main = await lab.job().main();
    expect(main.outputs).toMatchObject({ status: 'completed', 'state-saved': 'cache' });
    expect(lab.service.to('GetCacheEntryDownloadURL')).toHaveLength(1);
    expect(checkpoints().artifact).toEqual([]);
  });

  test('nothing holds: a warning, also when the run has completed (R12)', async () => {
    lab = await ActionLab.open({ 'wf/START.sh': "echo '<result>x</result>'" });
    lab.service.fail('CreateCacheEntry', { status: 403 });
    lab.service.fail('CreateArtifact', { status: 403 });
    const main = await lab.job().main();
    expect(main).toMatchObject({ conclusion: 'success', outputs: { 'state-saved': 'none', result: 'x' } });
    expect(warnings(main)).toContain('No checkpoint was saved');
  });

  test('no name is tried twice, and the older ones go but for the two newest (R13)', async () => {
    lab = await ActionLab.open(FAILING);
    lab.api.reply(at('START'), ...Array(12).fill('no tag'));
    lab.service.fail('FinalizeCacheEntryUpload', { status: 403, times: 1 });
    const job = lab.job();
    await job.main();
    await job.post();
    for (let last = job, attempt = 2; attempt <= 4; attempt++) {
      last = lab.nextAttempt(last);
      await last.main();
    }
    const tried = lab.service.to('CreateCacheEntry').map(({ body }) => body.key);
    expect(new Set(tried).size).toBe(tried.length);
    expect(checkpoints().cache).toHaveLength(2);
    expect(checkpoints().artifact).toHaveLength(2);
    expect(checkpoints().cache).toContain(tried.at(-1));
  });

  test('older ones stay where actions: write is not given; that is told once, and not as a warning', async () => {
    lab = await ActionLab.open(FAILING);
    lab.api.reply(at('START'), ...Array(12).fill('no tag'));
    lab.service.github.permissions = { contents: 'read', actions: 'read' };
    const first = lab.job();
    await first.main();
    const second = lab.nextAttempt(first);
    await second.main();
    const main = await lab.nextAttempt(second).main();
    expect(main.outputs['state-saved']).toBe('cache');
    expect(main.log.match(/needs the permission `actions: write`/g)).toHaveLength(1);
    expect(warnings(main)).not.toContain('actions: write');
  });
});

describe('transfers (R6, R11)', () => {
  test('one that makes progress is not given up, though it takes 70 s', async () => {
    lab = await ActionLab.open({ 'wf/START.sh': "echo '<result>x</result>'" });
    lab.service.fail('cache-blobs.put', { trickleMs: 70_000 });
    const job = lab.job();
    mkdirSync(join(job.workspace, 'data'));
    writeFileSync(join(job.workspace, 'data/large.bin'), randomBytes(48 * 1024 ** 2));
    const main = await job.main();
    expect(main.outputs).toMatchObject({ status: 'completed', 'state-saved': 'cache' });
    expect(main.ms).toBeGreaterThan(70_000);
    expect(main.outputs['transcripts-artifact']).not.toBe('');
  });

  test.each([
    ['answer 500', { status: 500 }],
    ['never answer', { hang: true }],
    // How long it takes service.test.ts says, by a clock of its own: what a machine under load adds is no fault of ours.
  ])('all services %s: the result is kept, and every rung was tried', async (_name, fault) => {
    lab = await ActionLab.open({ 'wf/START.sh': "echo '<result>kept</result>'" });
    const job = lab.job();
    lab.service.fail('results', fault);
    lab.service.fail('blobs', fault);
    const main = await job.main();
    expect(main).toMatchObject({ conclusion: 'success', outputs: { result: 'kept', 'state-saved': 'none' } });
    expect(warnings(main)).toContain('No checkpoint was saved');
    expect(lab.service.to('CreateCacheEntry')).not.toEqual([]);
    expect(lab.service.to('CreateArtifact')).not.toEqual([]);
  });

  test('a cache that never answers: the artifact is tried meanwhile', async () => {
    await failing();
    lab.service.fail('cache', { hang: true });
    const main = await lab.job({ env: FAST }).main();
    expect(main.outputs).toMatchObject({ status: 'failed', 'state-saved': 'artifact' });
  });
});

test('a runner that is lost in the first turns: the first paid turn is kept at once', async () => {
  lab = await ActionLab.open({ 'wf/START.md': prompt('START'), 'wf/NEXT.md': prompt('NEXT') });
  lab.api.reply(at('START'), '<goto>NEXT</goto>');
  let lost = false;
  lab.api.reply((request) => !lost && at('NEXT')(request), { hang: true });
  lab.api.reply(at('NEXT'), '<result>carried on</result>');
  const job = lab.job();
  const step = job.start();
  await lab.saved(1);
  await job.kill();
  await step.ended;
  job.end();
  lost = true;
  const main = await lab.nextAttempt(job).main();
  expect(main.outputs).toMatchObject({ status: 'completed', result: 'carried on', resumed: 'true' });
  expect(lab.api.turns().filter((turn) => turn.lastPrompt.includes('STATE START'))).toHaveLength(1);
});

test('two steps and two legs upload transcripts under names of their own', async () => {
  lab = await ActionLab.open({ 'wf/START.sh': "echo '<result>x</result>'" });
  const names: string[] = [];
  for (const options of [
    { matrix: { os: 'private-leg' } },
    { matrix: { os: 'other' } },
    { step: '__self_2' },
    {},
  ]) {
    names.push((await lab.job(options).main()).outputs['transcripts-artifact']!);
  }
  expect(new Set(names).size).toBe(4);
  expect(names.join()).not.toContain('private-leg');
  expect(existsSync(lab.folder)).toBe(true);
});

test('[T:redacted-folder] what cannot be read as text is not among the transcripts, and is told in one line', async () => {
  const secret = 'tRick-one-9f8e7d6c5b4a';
  lab = await ActionLab.open({
    'wf/START.sh': `cd "$RAYMOND_TASK_FOLDER"
echo "$MY_TOKEN" | gzip > x.gz; echo "$MY_TOKEN" > plain.txt
printf '\\377\\376' > wide.txt; echo "$MY_TOKEN" | iconv -t UTF-16LE >> wide.txt
echo '<result>x</result>'`,
  });
  const main = await lab.job({ inputs: { 'env-allow': 'MY_TOKEN' }, env: { MY_TOKEN: secret } }).main();
  expect(main.outputs.status).toBe('completed');
  const artifact = lab.service.artifacts().find(({ name }) => name === main.outputs['transcripts-artifact']);
  const files = artifact!.files() as Record<string, Buffer>;
  const named = (ending: string): Buffer | undefined =>
    Object.entries(files).find(([name]) => name.endsWith(ending))?.[1];
  expect([named('x.gz'), named('plain.txt')?.toString(), named('wide.txt')?.toString()]).toEqual([
    undefined,
    '***\n',
    '***\n',
  ]);
  expect(JSON.parse(files['not-uploaded.json']!.toString())).toEqual([
    {
      path: expect.stringMatching(/tasks\/main\/x\.gz$/),
      bytes: expect.any(Number),
      sha256: expect.any(String),
    },
  ]);
  expect(main.raw.match(/x\.gz .*is no text/g)).toHaveLength(1);
});
