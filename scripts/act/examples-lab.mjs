/**
 * What an example workflow meets when act runs it: a repository with a remote, GitHub's API and results service, a model
 * API, the real Claude Code and the real `gh`, all on this machine. Nothing in it has a way to the network.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { parse } from 'yaml';
import { claudeBinary, install } from '../../test/e2e/agents/install.mjs';
import { node24 } from '../../test/e2e/node24/install.mjs';
import { startModelApi } from '../../test/support/model-api/server.mjs';
import { startResultsService } from '../../test/support/results-service/service.mjs';

const CLAUDE = '2.1.330';
const API_KEY = 'sk-ant-test-0123456789abcdefghijklmnop';
const REPOSITORY = 'octo-org/octo-repo';
const LIMIT_MS = 420_000;

/**
 * Everything that is another thing here than on GitHub. The workflow's file is the one that people copy; the first two
 * need no change of it, since act takes folders for repositories.
 */
export const REPLACED = [
  'org/raymond-action@v1: this repository, with its dist/',
  'actions/checkout, upload-artifact, download-artifact: test/act/actions, the latter two by the real toolkit',
  "${{ github.token }} in a job: a token that may do what that job's `permissions:` say; act has one for all jobs",
  'gh: the real one, told to ask the API here',
];

/** @param {() => string} get */
function optional(get) {
  try {
    return get();
  } catch {
    return undefined;
  }
}

/** Name of the secret that stands for a job's token. @param {string} job */
const tokenOf = (job) => `TOKEN_OF_${job.toUpperCase()}`;

export class ExampleLab {
  /** @param {{act: string, gh: string, action: string, root: string, folder: string}} options */
  static async open({ act, gh, action, root, folder }) {
    const lab = new ExampleLab();
    Object.assign(lab, { act, action, root, folder });
    for (const name of ['bin', 'home', 'source']) mkdirSync(join(folder, name), { recursive: true });
    lab.service = await startResultsService({ repository: REPOSITORY });
    lab.api = await startModelApi();
    lab.tokens = new Map();
    // What is pushed to the remote, the API knows.
    const headOf = (name) =>
      lab.git(join(folder, 'remote.git'), 'rev-parse', '--verify', '--quiet', `refs/heads/${String(name)}`);
    lab.service.github.branches = new Proxy({}, { get: (_, name) => optional(() => headOf(name)) });
    install(`claude-${CLAUDE}`);
    symlinkSync(claudeBinary(CLAUDE), join(folder, 'bin', 'claude'));
    // Of its own accord gh speaks to nobody without TLS but to this host, for which there is the proxy.
    const set = `GH_HOST=github.localhost http_proxy=${lab.service.env.GITHUB_API_URL} GH_NO_UPDATE_NOTIFIER=1`;
    writeFileSync(join(folder, 'bin', 'gh'), `#!/bin/sh\n${set} exec '${gh}' "$@"\n`, { mode: 0o755 });
    return lab;
  }

  /** @param {string} cwd @param {...string} args */
  git(cwd, ...args) {
    const identity = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.org'];
    return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim();
  }

  /** Commits to a branch of the remote. @param {Record<string, string | null>} files null removes @returns {string} the commit */
  commit(files, { branch = 'main', message = 'a change' } = {}) {
    const source = join(this.folder, 'source');
    if (!this.begun) {
      this.begun = true;
      this.git(source, 'init', '--quiet', `--initial-branch=${branch}`);
      this.git(this.folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
      this.git(source, 'remote', 'add', 'origin', join(this.folder, 'remote.git'));
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(source, name, '..'), { recursive: true });
      if (text !== null) writeFileSync(join(source, name), text);
      else this.git(source, 'rm', '--quiet', name);
    }
    this.git(source, 'add', '--all');
    this.git(source, 'commit', '--quiet', `--message=${message}`);
    this.git(source, 'push', '--quiet', 'origin', branch);
    return this.git(source, 'rev-parse', 'HEAD');
  }

  /** The repository's workflow folders and the example, as somebody copies them. @param {string} file @param {string[]} folders */
  copyExample(file, folders) {
    const source = join(this.folder, 'source');
    for (const name of folders)
      cpSync(join(this.root, 'workflows', name), join(source, 'workflows', name), { recursive: true });
    const text = readFileSync(join(this.root, '.github/workflows/examples', file), 'utf8');
    const { permissions, jobs } = parse(text);
    let job = '';
    const lines = text.split('\n').map((line) => {
      job = /^ {2}([a-z_-]+):$/.exec(line)?.[1] ?? job;
      return job in jobs ? line.replace('${{ github.token }}', `\${{ secrets.${tokenOf(job)} }}`) : line;
    });
    for (const [name, { permissions: own = permissions, steps = [] }] of Object.entries(jobs)) {
      this.tokens.set(tokenOf(name), this.service.github.grant(own));
      // The Action's own token is the default of an input.
      if (steps.some(({ uses = '' }) => uses.startsWith('org/raymond-action@')))
        this.service.github.permissions = own;
    }
    mkdirSync(join(source, '.github/workflows'), { recursive: true });
    writeFileSync(join(source, '.github/workflows', file), lines.join('\n'));
    this.workflow = `.github/workflows/${file}`;
    this.actions = [
      ...new Set(Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ uses }) => uses ?? []))),
    ];
  }

  /** Where act finds each action that the workflow names. */
  #repositories() {
    return this.actions.flatMap((uses) => {
      const name = uses.replace(/@.*/, '');
      const folder = name === 'org/raymond-action' ? this.action : join(this.root, 'test/act', name);
      return ['--local-repository', `${uses}=${folder}`];
    });
  }

  /**
   * One run, or another attempt of it, on an empty machine.
   * @param {{runId: number, attempt?: number, eventName: string, event?: object, ref?: string, sha: string, actor?: string}} run
   * @returns {Promise<{exitCode: number, log: string, outputs: Record<string, Record<string, string>>, summaries: {job: string, step: string, text: string}[]}>}
   */
  async run({ runId, attempt = 1, eventName, event = {}, ref = 'refs/heads/main', sha, actor = 'octocat' }) {
    const { folder, service } = this;
    const home = join(folder, `home-${runId}-${attempt}`);
    mkdirSync(home);
    const remote = `file://${join(folder, 'remote.git')}`;
    const addresses = [...this.tokens.values()].map((token) => `https://x-access-token:${token}@github.com/`);
    const rewritten = ['https://github.com/', ...addresses].map(
      (address) => `\tinsteadOf = ${address}${REPOSITORY}\n`,
    );
    writeFileSync(join(home, '.gitconfig'), `[url "${remote}"]\n${rewritten.join('')}`);
    const checkout = join(home, 'checkout');
    this.git(folder, 'clone', '--quiet', remote, checkout);
    this.git(checkout, 'checkout', '--quiet', '--detach', sha);
    this.git(checkout, 'remote', 'set-url', 'origin', `https://github.com/${REPOSITORY}`);
    const [owner] = REPOSITORY.split('/');
    const repository = { id: 42, full_name: REPOSITORY, default_branch: 'main', owner: { login: owner } };
    const sender = { login: actor, type: 'User' };
    const eventFile = join(home, 'event.json');
    writeFileSync(eventFile, JSON.stringify({ repository, sender, ...event }));
    const path = this.workflow;
    const job = service.github.runs.begin({
      runId,
      attempt,
      name: 'a job',
      path,
      event: eventName,
      ref,
      head_sha: sha,
      actor,
    });
    const { ANTHROPIC_API_KEY: _, ...way } = this.api.env;
    const env = {
      ...service.envFor({ runId, attempt, ref }),
      ...way,
      GITHUB_RUN_ID: runId,
      GITHUB_RUN_ATTEMPT: attempt,
      GITHUB_TRIGGERING_ACTOR: actor,
      GITHUB_REPOSITORY_OWNER: owner,
      GITHUB_WORKFLOW_REF: `${REPOSITORY}/${path}@${ref}`,
      GITHUB_REF: ref,
      SHA_REF: sha,
      ACT_TOOLKIT: pathToFileURL(join(this.root, 'node_modules/@actions/artifact/lib/artifact.js')).href,
    };
    const secrets = {
      ANTHROPIC_API_KEY: API_KEY,
      GITHUB_TOKEN: service.githubToken,
      ...Object.fromEntries(this.tokens),
    };
    const { exitCode, all = '' } = await execa(
      this.act,
      [
        ...[eventName, '--json', '-W', path, '-P', 'ubuntu-latest=-self-hosted', '--eventpath', eventFile],
        ...['--no-cache-server', '--no-skip-checkout', '--actor', actor, ...this.#repositories()],
        ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
        ...Object.entries(secrets).flatMap(([name, value]) => ['--secret', `${name}=${value}`]),
      ],
      {
        cwd: checkout,
        // Nothing of this machine's or of an outer job's: no ~/.actrc, no GITHUB_*. act takes the first `node`.
        env: {
          PATH: [join(folder, 'bin'), dirname(node24() ?? process.execPath), process.env.PATH].join(
            delimiter,
          ),
          HOME: home,
          XDG_CACHE_HOME: join(home, 'cache'),
          XDG_CONFIG_HOME: join(home, 'config'),
        },
        ...{ extendEnv: false, stdin: 'ignore', all: true, reject: false, timeout: LIMIT_MS },
      },
    );
    service.github.runs.end(job, exitCode === 0 ? 'success' : 'failure');
    return { exitCode: exitCode ?? -1, ...told(all) };
  }

  async close() {
    await Promise.all([this.service.close(), this.api.close()]);
  }
}

/** What act has printed, a line of JSON each. @param {string} all */
function told(all) {
  const entries = all.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return line === '' ? [] : [{ msg: line }];
    }
  });
  const outputs = {};
  const summaries = [];
  for (const { command, jobID, stepID, content, name, arg } of entries) {
    const step = `${jobID}/${stepID}`;
    if (command === 'set-output') outputs[step] = { ...outputs[step], [name]: arg };
    if (command === 'summary') summaries.push({ job: jobID, step, text: content });
  }
  const log = entries.map(({ jobID = '', msg = '' }) => `[${jobID}] ${msg}`).join('\n');
  return { log, outputs, summaries };
}
