import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const KEY = 'a state key of the tests, forty-three chars';
const OWN = { 'run-key': 'triage', 'state-key': KEY };
const texts = (step: { annotations: { message: string }[] }) =>
  step.annotations.map(({ message }) => message).join('\n');
/** Main and post, and the machine is gone. */
async function whole(job: Job) {
  const main = await job.main();
  await job.post();
  job.over(main.conclusion);
  return main;
}

const PAUSING = { 'wf/START.md': prompt('START'), 'wf/NEXT.md': prompt('NEXT') };
function stopOnce(): void {
  lab.api.reply(at('START'), '<goto>NEXT</goto>');
  lab.api.reply(at('NEXT'), 'no tag', '<result>went on</result>');
}

describe('legs and steps never meet (must show 3)', () => {
  const LEGS = [1, 2, 3, 4];

  test.each(['at once', 'in turn'])(
    'four legs of a matrix %s, and each again: each its own result',
    async (how) => {
      lab = await ActionLab.open({ 'wf/START.md': `${prompt('START')}\n{{input}}` });
      for (const leg of LEGS)
        lab.api.reply(
          (request) => request.lastPrompt.includes(`leg ${leg}`),
          `<result>result ${leg}</result>`,
        );
      const jobs = LEGS.map((n) => lab.job({ matrix: { n }, inputs: { input: `leg ${n}` } }));
      const all = async (list: readonly Job[]) => {
        if (how === 'at once') return Promise.all(list.map(whole));
        const ends = [];
        for (const job of list) ends.push(await whole(job));
        return ends;
      };
      const wanted = LEGS.map((n) => `result ${n}`);
      expect((await all(jobs)).map(({ outputs }) => outputs.result)).toEqual(wanted);
      const turns = lab.api.turns().length;
      const again = await all(jobs.map((job) => lab.nextAttempt(job)));
      expect(again.map(({ outputs }) => outputs.result)).toEqual(wanted);
      expect(lab.api.turns()).toHaveLength(turns);
    },
  );

  test('two steps in one job', async () => {
    lab = await ActionLab.open({ 'wf/START.md': prompt('START') });
    lab.api.reply(at('START'), '<result>one</result>', '<result>two</result>');
    const first = lab.job({ step: 'first' });
    const one = await first.main();
    const two = await lab.job({ step: 'second', checkRunId: first.id! }).main();
    expect([one.outputs.result, two.outputs.result]).toEqual(['one', 'two']);
  });

  test('two steps of one composite action, which have one name, collide before anything is spent', async () => {
    lab = await ActionLab.open({ 'wf/START.md': prompt('START') });
    lab.api.reply(at('START'), '<result>one</result>', '<result>two</result>');
    const job = lab.job();
    expect((await job.main()).outputs.result).toBe('one');
    const second = await job.main();
    expect([second.conclusion, second.outputs.result]).toEqual(['failure', '']);
    expect(texts(second)).toContain('`run-key`');
    expect(lab.api.turns()).toHaveLength(1);
  });

  test('under one run-key two steps of an attempt collide, before anything is spent', async () => {
    lab = await ActionLab.open({ 'wf/START.md': prompt('START') });
    lab.api.reply(at('START'), '<result>one</result>');
    const first = lab.job({ step: 'first', inputs: OWN });
    await first.main();
    const turns = lab.api.turns().length;
    const two = await lab.job({ step: 'second', checkRunId: first.id!, inputs: OWN }).main();
    expect(two.conclusion).toBe('failure');
    expect(texts(two)).toContain('`run-key`');
    expect(lab.api.turns()).toHaveLength(turns);
  });

  test('re-run failed jobs: the failed leg goes on, the finished one is not run', async () => {
    lab = await ActionLab.open(PAUSING);
    lab.api.reply(at('START'), '<goto>NEXT</goto>');
    lab.api.reply(at('NEXT'), 'no tag', '<result>second try</result>');
    const job = lab.job({ matrix: { n: 1 } });
    expect((await whole(job)).outputs.status).toBe('failed');
    expect((await whole(lab.nextAttempt(job))).outputs).toMatchObject({
      resumed: 'true',
      result: 'second try',
    });
  });
});

describe('a checkpoint that was not made by us (must show 2)', () => {
  /** What an attacker can have: a name of ours, and any bytes. */
  async function upload(name: string, bytes: Buffer, given: object): Promise<void> {
    const job = lab.job({ ...given });
    const folder = mkdtempSync(join(lab.folder, 'forged-'));
    writeFileSync(join(folder, 'checkpoint.sealed'), bytes);
    const before = { ...process.env };
    Object.assign(process.env, lab.service.envFor(job.context));
    try {
      const { DefaultArtifactClient } = await import('@actions/artifact');
      await new DefaultArtifactClient().uploadArtifact(name, [join(folder, 'checkpoint.sealed')], folder);
    } finally {
      for (const key of Object.keys(process.env)) if (!(key in before)) delete process.env[key];
      Object.assign(process.env, before);
    }
    job.over();
  }

  test('[T:forged-artifact] a fork, another branch, another workflow, and garbage in our own run: the own older one is used', async () => {
    lab = await ActionLab.open(PAUSING);
    stopOnce();
    const inputs = { ...OWN, 'state-store': 'artifact' };
    const first = lab.job({ runId: 1, inputs });
    expect((await whole(first)).outputs.status).toBe('failed');
    const ours = lab.service
      .artifacts()
      .filter(({ name }) => name.endsWith('-state'))
      .at(-1)!;
    const prefix = /^raymond-v2-\w+-/.exec(ours.name)![0];
    const bytes = Buffer.from('RAYMSEAL and then garbage');
    await upload(`${prefix}2-1-90-state`, bytes, { runId: 2, headRepositoryId: 77 });
    await upload(`${prefix}3-1-91-state`, bytes, { runId: 3, ref: 'refs/heads/other' });
    await upload(`${prefix}4-1-92-state`, bytes, { runId: 4, workflow: '.github/workflows/other.yml' });
    await upload(`${prefix}5-1-999999999-state`, bytes, { runId: 5 });
    // By that others find the run: else it would not even be looked at.
    await upload(`${prefix}begun`, bytes, { runId: 5 });
    const next = await whole(lab.job({ runId: 6, inputs: { ...inputs } }));
    expect(texts(next)).toContain(`${prefix}5-1-999999999-`);
    for (const run of ['2-1-90', '3-1-91', '4-1-92']) expect(texts(next)).not.toContain(run);
    expect(next.outputs.resumed).toBe('true');
    // The largest number that a name can have leaves none for those that are saved from then on.
    expect(lab.service.artifacts().map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^raymond-v2-\w+-6-1-\d{1,6}-state$/),
    );
  });
});

/** How actions/checkout leaves HEAD: on a branch; for commits, and for pull requests; for a tag. */
const HEADS: Readonly<Record<string, readonly string[]>> = {
  'on a branch': ['main'],
  detached: ['--detach'],
  'detached, of a pull request': ['--detach'],
  'on a tag': ['refs/tags/v1'],
};
const PULL_REQUEST = {
  eventName: 'pull_request',
  ref: 'refs/pull/7/merge',
  event: { action: 'synchronize', pull_request: { number: 7, head: { repo: { id: 42 } } } },
};

describe.each(Object.keys(HEADS))('the base has moved, %s (must show 8)', (how) => {
  const FLOW = {
    'wf/START.md': prompt('START'),
    'wf/CHANGE.sh': [
      'echo committed > committed.txt; git add committed.txt',
      'git -c user.name=t -c user.email=t@example.org commit --quiet -m mine',
      'echo staged > staged.txt; git add staged.txt',
      "echo changed > README.md; echo new > new.txt; echo '<goto>NEXT</goto>'",
    ].join('\n'),
    'wf/NEXT.md': prompt('NEXT'),
  };
  function push(file: string, text: string): void {
    const clone = mkdtempSync(join(lab.folder, 'push-'));
    rmSync(clone, { recursive: true });
    lab.git(lab.folder, 'clone', '--quiet', join(lab.folder, 'remote.git'), clone);
    mkdirSync(clone, { recursive: true });
    writeFileSync(join(clone, file), text);
    lab.git(clone, 'add', '--all');
    lab.git(clone, 'commit', '--quiet', '--message=moved');
    lab.git(clone, 'push', '--quiet');
  }
  async function paused(): Promise<void> {
    lab = await ActionLab.open(FLOW);
    lab.api.reply(at('START'), '<goto>CHANGE</goto>', '<result>anew</result>');
    lab.api.reply(at('NEXT'), 'no tag', '<result>went on</result>');
    const job = lab.job({ ...event, runId: 1, inputs: OWN });
    stand(job);
    expect((await whole(job)).outputs.status).toBe('failed');
  }
  const event = how.endsWith('pull request') ? PULL_REQUEST : {};
  const where = (job: Job) => lab.git(job.workspace, 'rev-parse', '--symbolic-full-name', 'HEAD').trim();
  const AT = how === 'on a branch' ? 'refs/heads/main' : 'HEAD';
  function stand(job: Job): void {
    if (how === 'on a tag') lab.git(job.workspace, 'tag', 'v1');
    lab.git(job.workspace, 'checkout', '--quiet', ...HEADS[how]!);
    expect(where(job)).toBe(AT);
  }
  const run = async (runId: number, inputs: object = {}, prepare = (_job: Job): void => {}) => {
    const sha = lab.git(join(lab.folder, 'remote.git'), 'rev-parse', 'main').trim();
    const job = lab.job({ ...event, runId, sha, inputs: { ...OWN, ...inputs } });
    stand(job);
    const branches = () => lab.git(job.workspace, 'for-each-ref', '--format=%(refname)', 'refs/heads');
    const before = branches();
    prepare(job);
    const main = await whole(job);
    expect([where(job), branches()]).toEqual([AT, before]);
    const read = (file: string) => readFileSync(join(job.workspace, file), 'utf8');
    const git = (...args: string[]) => lab.git(job.workspace, ...args);
    return { main, read, git };
  };
  /** What the run has changed, on whatever it stands. */
  const expectItsWork = ({ main, read, git }: Awaited<ReturnType<typeof run>>) => {
    expect(main.outputs).toMatchObject({ resumed: 'true', result: 'went on' });
    expect(read('README.md')).toBe('changed\n');
    expect(git('status', '--porcelain')).toBe(' M README.md\nA  staged.txt\n?? new.txt\n');
    expect(git('log', '-1', '--format=%s')).toBe('mine\n');
  };
  /** A stop that has spent nothing. */
  const expectStopped = async (runId: number, named: RegExp, prepare?: (job: Job) => void) => {
    const turns = lab.api.turns().length;
    const { main, read, git } = await run(runId, {}, prepare);
    expect(main).toMatchObject({ conclusion: 'failure', outputs: { status: '' } });
    expect(texts(main)).toMatch(named);
    expect(lab.api.turns()).toHaveLength(turns);
    // The checkout is as it was.
    expect([read('README.md'), git('status', '--porcelain')]).toEqual(['another change\n', '']);
  };

  test('elsewhere: what was changed, staged and committed is put on the new head, with a notice', async () => {
    await paused();
    push('other.txt', 'pushed\n');
    const moved = await run(2);
    expectItsWork(moved);
    expect(texts(moved.main)).toContain('The branch has moved on');
    expect(moved.read('other.txt')).toBe('pushed\n');
    expect(moved.git('log', '-1', '--skip=1', '--format=%s')).toBe('moved\n');
  });

  test('a conflict stops it; `checkout-base`, which the message names, goes on on the old commit', async () => {
    await paused();
    push('README.md', 'another change\n');
    await expectStopped(2, /on-base-change: checkout-base[\s\S]*on-base-change: fresh/);
    const gone = await run(3, { 'on-base-change': 'checkout-base' });
    expectItsWork(gone);
    expect(gone.git('log', '--format=%s')).toBe('mine\nfirst\n');
  });

  test('and so does `fresh`, which starts anew on the new head', async () => {
    await paused();
    push('README.md', 'another change\n');
    const { main, read, git } = await run(2, { 'on-base-change': 'fresh' });
    expect(main.outputs).toMatchObject({ resumed: 'false', result: 'anew' });
    expect(read('README.md')).toBe('another change\n');
    expect(git('status', '--porcelain')).toBe('');
  });

  test('an old commit that cannot be fetched: the message names what gets out of it, and that works', async () => {
    await paused();
    push('README.md', 'another change\n');
    const cutOff = ({ workspace }: Job): void => {
      lab.git(workspace, 'remote', 'set-url', 'origin', join(lab.folder, 'nowhere.git'));
    };
    await expectStopped(2, /fetch-depth: 0[\s\S]*on-base-change: fresh/, cutOff);
    const whole = await run(3, { 'on-base-change': 'checkout-base' }, (job) => {
      lab.git(job.workspace, 'fetch', '--quiet', '--unshallow');
      cutOff(job);
    });
    expectItsWork(whole);
    expect(whole.git('log', '--format=%s')).toBe('mine\nfirst\n');
  });
});

describe('what a finished run has changed is there for the steps that follow', () => {
  const FLOW = {
    'wf/START.sh': [
      'echo committed > committed.txt; git add committed.txt',
      'git -c user.name=t -c user.email=t@example.org commit --quiet -m mine',
      "echo changed > README.md; echo new > new.txt; echo '<result>done</result>'",
    ].join('\n'),
  };
  const head = (folder: string) => lab.git(folder, 'rev-parse', 'HEAD').trim();
  async function finished(): Promise<Job> {
    lab = await ActionLab.open(FLOW);
    const job = lab.job({ sha: head(join(lab.folder, 'source')), inputs: { 'state-key': KEY } });
    expect((await whole(job)).outputs).toMatchObject({ status: 'completed', resumed: 'false' });
    return job;
  }
  const given = {
    conclusion: 'success',
    outputs: { result: 'done', resumed: 'true', 'run-cost': '0.000000' },
  };

  test('also when the job is run again, for the sake of a step that has failed', async () => {
    const first = await finished();
    const job = lab.nextAttempt(first);
    expect(await whole(job)).toMatchObject(given);
    expect(lab.git(job.workspace, 'status', '--porcelain')).toBe(' M README.md\n?? new.txt\n');
    expect(lab.git(job.workspace, 'log', '--format=%s')).toBe('mine\nfirst\n');
  });

  test.each([
    [
      'files that an earlier step has changed',
      (folder: string) => writeFileSync(join(folder, 'README.md'), 'theirs\n'),
    ],
    [
      'another commit',
      (folder: string) => lab.git(folder, 'commit', '--quiet', '--allow-empty', '--message=theirs'),
    ],
  ])('%s in the way: the outputs are given all the same, and what is missing is told', async (_, prepare) => {
    const first = await finished();
    const job = lab.nextAttempt(first);
    prepare(job.workspace);
    const [theirs, status] = [head(job.workspace), lab.git(job.workspace, 'status', '--porcelain')];
    const main = await whole(job);
    expect(main).toMatchObject(given);
    expect(texts(main)).toContain('What the finished run had changed is not in the work tree');
    expect([head(job.workspace), lab.git(job.workspace, 'status', '--porcelain')]).toEqual([theirs, status]);
  });
});
