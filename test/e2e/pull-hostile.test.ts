import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Header } from '../../src/checkpoint/seal/header.js';
import { CARRIER_FILE } from '../../src/runtime/checkpoint/carrier.js';
import { bundle } from '../cli/bundle.js';
import { ActionLab, type Job } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';
import { type Files, Insider, inArtifact, putArtifact, zipOf } from '../support/forge.js';

// Spec 4.7: `pull` is for looking. Anybody who can upload an artifact to a run can give it any name, and anything in it.

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

const KEY = 'a state key of the tests, forty-three chars';
/** Asks once, and runs Q.sh with the answer. */
const FLOW = {
  'wf/START.sh': "echo '<goto>P</goto>'",
  'wf/P.sh': `echo '<ask next="Q">May I merge?</ask>'`,
  'wf/Q.sh': "echo '<result>our own</result>'",
};
const LEG = '0123456789ab';

let lab: ActionLab;
afterEach(() => lab.close());

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A developer with a clone. What a stranger's script has run is told by the file `ran` in the home. */
class Developer {
  readonly home = mkdtempSync(join(lab.folder, 'dev-'));
  readonly clone = join(this.home, 'clone');
  readonly ran = join(lab.folder, 'ran');

  constructor(private readonly job: Job) {
    lab.git(this.home, 'clone', '--quiet', join(lab.folder, 'remote.git'), 'clone');
  }

  raymond(args: readonly string[], env: Readonly<Record<string, string>> = { RAYMOND_STATE_KEY: KEY }) {
    const own = {
      HOME: this.home,
      XDG_CACHE_HOME: join(this.home, 'cache'),
      XDG_STATE_HOME: join(this.home, 'state'),
    };
    const service = {
      GITHUB_API_URL: lab.service.envFor(this.job.context).GITHUB_API_URL,
      GH_TOKEN: lab.service.githubToken,
    };
    const path = { PATH: [join(lab.folder, 'bin'), process.env.PATH].join(delimiter) };
    return new Promise<Said>((resolve) => {
      const child = execFile(
        process.execPath,
        [bundle(), ...args],
        { cwd: this.clone, env: { ...process.env, ...own, ...service, ...path, TMPDIR: this.home, ...env } },
        (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
      );
      child.stdin?.end();
    });
  }

  pull(...args: string[]) {
    return this.raymond(['pull', '1001', '--repo', lab.service.repository, ...args]);
  }

  /** What lies anywhere below the home, but for caches and what git keeps. */
  files(): string[] {
    const all = readdirSync(this.home, { recursive: true, withFileTypes: true });
    return all
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(this.home, join(entry.parentPath, entry.name)))
      .filter((name) => !/(?:^|\/)(?:\.git|cache)\//.test(name))
      .sort();
  }

  /** No command carries it on, whatever it is called, and nothing of a stranger's runs. */
  async expectNotResumable(id: string): Promise<void> {
    const tries = [
      ['resume', id],
      ['resume', id, '--answer', 'yes', '--fresh-session', '--accept-changes'],
      ['answer', id, 'yes'],
      ['run', 'wf', '--run-id', id],
      ['test', 'wf', '--from-run', id],
      ['resume', 'wf'],
    ];
    for (const each of tries) {
      const { code, err, out } = await this.raymond(each);
      expect([each, code]).toEqual([each, 2]);
      if (each[1] !== 'wf' || each[0] === 'test')
        expect(`${err}${out}`).toMatch(/transcripts alone.*RAYMOND_STATE_KEY|There is no run/s);
    }
    expect(existsSync(this.ran)).toBe(false);
  }
}

/** A job that asks, and what it has left. */
async function asking(files: Readonly<Record<string, string>> = {}) {
  lab = await ActionLab.open({ ...FLOW, ...files });
  const job = lab.job({
    inputs: {
      'state-key': KEY,
      'on-ask': 'pause',
      'state-store': 'artifact',
      'anthropic-api-key': '',
    },
  });
  const main = await job.main();
  expect(main.outputs).toMatchObject({ status: 'asking', 'state-saved': 'artifact' });
  await job.post();
  job.over('success');
  const id = main.outputs['run-id']!;
  const left = lab.service.artifacts();
  const own = left.find(({ name }) => name === main.outputs['transcripts-artifact'])!.files() as Files;
  const sealed = left.find(({ name }) => name.endsWith('-state'))!;
  const { insider, header } = await Insider.of(KEY, lab.folder, (sealed.files() as Files)[CARRIER_FILE]!);
  const put = async (name: string, files: Files) =>
    putArtifact(lab.service.envFor(job.context), name, await zipOf(files));
  const forget = (name: RegExp) => {
    for (const each of lab.service.github.artifacts.list())
      if (name.test(each.name)) lab.service.github.artifacts.delete(each.id);
  };
  return { job, id, own, insider, header, put, forget };
}

interface StateJson {
  workflow_id: string;
  readonly workflow: { path: string };
  readonly launch: { readonly root: string };
}

/** Honest transcripts, but for the state: its workflow is one that comes along among the run's own files. */
function forged(own: Files, change: (state: StateJson) => void = () => {}): Files {
  const state = JSON.parse(own['state.json']!.toString()) as StateJson;
  state.workflow.path = `${state.launch.root}/.raymond/runs/${state.workflow_id}/wf`;
  change(state);
  const script = (name: string, text: string): Files => ({ [`wf/${name}`]: Buffer.from(text) });
  return {
    ...own,
    ...script('START.sh', FLOW['wf/START.sh']),
    ...script('P.sh', FLOW['wf/P.sh']),
    ...script('Q.sh', `id > '${join(lab.folder, 'ran')}'; echo '<result>theirs</result>'`),
    'state.json': Buffer.from(JSON.stringify(state)),
  };
}

test('[T:foreign-state] a later attempt that GitHub does not know, and later transcripts: the sealed one is taken', async () => {
  const { job, id, own, put } = await asking();
  await put(`raymond-${id}-99-${LEG}`, forged(own));
  await put(`raymond-${id}-0-${LEG}`, forged(own));
  const dev = new Developer(job);
  const pulled = await dev.pull();
  expect([pulled.code, pulled.err]).toEqual([0, '']);
  expect(pulled.out).toContain('GitHub knows no attempt 99 of this run');
  expect(pulled.out).toContain('GitHub knows no attempt 0 of this run');
  // Shown before what was written.
  expect(pulled.out).toMatch(
    /^A resume would run .*\/clone\/wf\n {2}It is what the run had\.\n[\s\S]*raymond resume/,
  );
  const ended = await dev.raymond(['resume', id, '--answer', 'yes']);
  expect([ended.code, ended.out]).toEqual([0, 'our own\n']);
  expect(existsSync(dev.ran)).toBe(false);

  // Of an attempt that there is, too.
  const next = lab.nextAttempt(job);
  next.over('failure');
  await put(`raymond-${id}-2-${LEG}`, forged(own));
  const again = await new Developer(job).pull('--json');
  expect(JSON.parse(again.out)).toMatchObject({ sealed: true, attempt: 1, would_run: { changed: [] } });
  expect(again.out).toContain('later transcripts, of attempt 2');
});

test('[T:foreign-state] transcripts alone are looked at, by whatever name and with or without a key, and never carried on', async () => {
  const { job, id, own, put, forget } = await asking();
  forget(/^raymond-/);
  // Its workflow lies where that of the clone does: that alone is nothing to refuse it for.
  await put(
    `raymond-${id}-1-${LEG}`,
    forged(own, (state) => {
      state.workflow.path = `${state.launch.root}/wf`;
    }),
  );
  const dev = new Developer(job);
  const pulled = await dev.pull('--json');
  expect([pulled.code, JSON.parse(pulled.out)]).toMatchObject([
    0,
    { sealed: false, would_run: null, run_id: id },
  ]);
  expect(pulled.out).not.toContain('raymond resume');
  await dev.expectNotResumable(id);
  expect((await dev.raymond(['status'])).out).toMatch(/ transcripts only /);
  expect((await dev.raymond(['status', id])).out).toContain('transcripts only: to look at');
  expect((await dev.raymond(['show', id])).out).toContain('May I merge?');
  const local = mkdtempSync(join(dev.home, 'down-'));
  expect((await dev.raymond(['prune', '--all'])).out).toContain('Removed 1 run');
  // The same, downloaded, in which the state says of itself that it may be carried on.
  for (const [name, bytes] of Object.entries(
    forged(own, (state) => {
      state.workflow.path = `${state.launch.root}/wf`;
    }),
  )) {
    mkdirSync(join(local, name, '..'), { recursive: true });
    writeFileSync(join(local, name), bytes);
  }
  expect((await dev.raymond(['pull', local, '--transcripts'])).code).toBe(0);
  await dev.expectNotResumable(id);
});

test('[T:foreign-state] what lies elsewhere, says that it is another run, or would land elsewhere is not pulled at all', async () => {
  const { job, id, own, put, forget } = await asking();
  forget(/^raymond-/);
  const at = (path: (root: string) => string) =>
    forged(own, (state) => {
      state.workflow.path = path(state.launch.root);
    });
  const hostile: [string, Files, RegExp][] = [
    [`raymond-${id}-1-${LEG}`, forged(own), /not in this project, or lies among our own files/],
    [`raymond-${id}-1-${LEG}`, at((root) => join(root, '..', 'wf')), /not in this project/],
    [`raymond-${id}-1-${LEG}`, at(() => lab.folder), /not in this project/],
    [`raymond-${id}-1-${LEG}`, at((root) => join(root, 'led', 'wf')), /not in this project/],
    [`raymond-other-1-${LEG}`, at((root) => join(root, 'wf')), /are of another run/],
    [`raymond-..-1-${LEG}`, at((root) => join(root, 'wf')), /nothing of raymond's|are of another run/],
    [
      `raymond-${id}-1-${LEG}`,
      forged(own, (state) => {
        state.workflow_id = '../../x';
      }),
      /is no id of a run/,
    ],
  ];
  for (const [name, files, why] of hostile) {
    forget(/^raymond-/);
    await put(name, files);
    const dev = new Developer(job);
    symlinkSync(dev.home, join(dev.clone, 'led'));
    const before = dev.files();
    const { code, err, out } = await dev.pull('--no-worktree');
    expect([name, code, err + out]).toEqual([name, 2, expect.stringMatching(why)]);
    expect(dev.files()).toEqual(before);
    expect((await dev.raymond(['resume', id])).code).toBe(2);
    expect(existsSync(dev.ran)).toBe(false);
  }
});

test('[T:foreign-state] our own folders as links: nothing is written through them', async () => {
  const { job, id } = await asking();
  for (const [link, ...args] of [
    ['.raymond'],
    ['.raymond/kept', '--state-dir', '.raymond/kept'],
    [`kept/${id}.json`, '--state-dir', 'kept'],
    [`kept/runs/${id}`, '--state-dir', 'kept'],
  ]) {
    const dev = new Developer(job);
    const outside = join(dev.home, 'outside');
    mkdirSync(outside);
    mkdirSync(join(dev.clone, link!, '..'), { recursive: true });
    symlinkSync(outside, join(dev.clone, link!));
    const { code, err } = await dev.pull('--no-worktree', ...args);
    expect([link, code, err]).toEqual([link, 2, expect.stringContaining('is a link or lies behind one')]);
    expect(readdirSync(outside)).toEqual([]);
  }
});

test('[T:foreign-state] a sealed one whose workflow is not what it was: what a resume would run is shown, and refused', async () => {
  const { job, id, insider, header, put, forget } = await asking();
  const dev = new Developer(job);
  writeFileSync(join(dev.clone, 'wf', 'Q.sh'), "echo '<result>changed</result>'");
  writeFileSync(join(dev.clone, 'wf', 'NEW.md'), 'new');
  rmSync(join(dev.clone, 'wf', 'P.sh'));
  const pulled = await dev.pull('--no-worktree', '--json');
  expect(JSON.parse(pulled.out).would_run).toEqual({
    workflow: expect.stringMatching(/\/clone\/wf$/),
    changed: ['NEW.md (new)', 'P.sh (missing)', 'Q.sh (changed)'],
  });
  expect((await dev.raymond(['resume', id, '--answer', 'yes'])).err).toContain('Q.sh (changed)');

  // Somebody who has the key, or a job that has sealed what an agent forged: the place is checked all the same.
  forget(/^raymond-/);
  const next: Header = {
    ...header,
    sequence: header.sequence + 1,
    name: header.name.replace(/\d+-$/, `${header.sequence + 1}-`),
  };
  const elsewhere = await insider.sealed(next, (state) =>
    state.replaceAll(/"path": ?"([^"]*)\/wf"/g, '"path": "$1/.raymond/wf"'),
  );
  await put(`${next.name}state`, inArtifact(elsewhere));
  const second = new Developer(job);
  const before = second.files();
  const refused = await second.pull();
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('lies among our own files')]);
  expect(second.files()).toEqual(before);
});

test('transcripts never take the place of a run that can be carried on, which takes theirs, with all their files', async () => {
  const { job, id, own, put } = await asking();
  const dev = new Developer(job);
  expect((await dev.pull('--transcripts')).code).toBe(0);
  const { transcripts: folder } = JSON.parse((await dev.pull('--transcripts', '--json')).out);
  mkdirSync(join(folder, 'outputs'), { recursive: true });
  writeFileSync(join(folder, 'outputs', '3.txt'), '<result>theirs</result>');
  const pulled = await dev.pull();
  expect([pulled.code, pulled.out]).toEqual([
    0,
    expect.stringContaining('the transcripts were here, and are replaced'),
  ]);
  expect(existsSync(join(folder, 'outputs', '3.txt'))).toBe(false);
  await put(`raymond-${id}-1-${LEG}`, { ...own });
  const over = await dev.pull('--transcripts', '--leg', `raymond-${id}-1-${LEG}`);
  expect([over.code, over.err]).toEqual([
    2,
    expect.stringContaining('can be carried on, as transcripts cannot'),
  ]);
  const ended = await dev.raymond(['resume', id, '--answer', 'yes']);
  expect([ended.code, ended.out]).toEqual([0, 'our own\n']);
});

test('what a resume would run is told of the work tree that comes along, and not of the one that goes', async () => {
  const { job } = await asking({
    'wf/START.sh': "echo '# an agent was here' >> wf/Q.sh; echo '<goto>P</goto>'",
  });
  const dev = new Developer(job);
  writeFileSync(join(dev.clone, 'wf', 'P.sh'), "echo 'gone on since'");
  lab.git(dev.clone, 'commit', '--quiet', '--all', '--message=mine');
  const pulled = await dev.pull('--json');
  expect(JSON.parse(pulled.out)).toMatchObject({
    worktree: 'placed',
    would_run: { changed: ['Q.sh (changed)'] },
  });
});
