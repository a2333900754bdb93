import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { COPILOT_CACHE, claudeBinary, copilotBinary } from '../e2e/agents/install.mjs';
import { endProcesses, processesLeftIn } from './e2e-processes.js';
import { startModelApi } from './model-api/server.mjs';
import { startResultsService } from './results-service/service.mjs';
import { runner } from './runner/runner.mjs';

export type Job = ReturnType<typeof runner>;
type Service = Awaited<ReturnType<typeof startResultsService>>;
type ModelApi = Awaited<ReturnType<typeof startModelApi>>;
type JobOptions = Parameters<typeof runner>[0];

const ACTION = resolve(process.env.RAYMOND_ACTION ?? '.');
export const API_KEY = 'sk-ant-test-0123456789abcdefghijklmnop';

/** A repository on a remote, a results service, a model API and a runner: all that the Action meets on GitHub. */
export class ActionLab {
  private constructor(
    readonly folder: string,
    readonly api: ModelApi,
    readonly service: Service,
  ) {}

  static async open(files: Readonly<Record<string, string>>): Promise<ActionLab> {
    const folder = mkdtempSync(join(tmpdir(), 'raymond-action-'));
    const lab = new ActionLab(folder, await startModelApi(), await startResultsService());
    mkdirSync(join(folder, 'bin'));
    symlinkSync(claudeBinary('2.1.330'), join(folder, 'bin', 'claude'));
    symlinkSync(copilotBinary('1.0.102'), join(folder, 'bin', 'copilot'));
    lab.publish(files);
    return lab;
  }

  /** Commits the files to the remote's main branch. */
  private publish(files: Readonly<Record<string, string>>): void {
    const source = join(this.folder, 'source');
    for (const [name, text] of Object.entries({
      'README.md': 'a project\n',
      '.gitignore': 'ignored/\n',
      ...files,
    })) {
      mkdirSync(join(source, name, '..'), { recursive: true });
      writeFileSync(join(source, name), text);
    }
    this.git(source, 'init', '--quiet', '--initial-branch=main');
    this.git(source, 'add', '--all');
    this.git(source, 'commit', '--quiet', '--message=first');
    this.git(this.folder, 'clone', '--quiet', '--bare', source, join(this.folder, 'remote.git'));
  }

  /** Somebody pushes a commit with these files to the main branch. */
  push(files: Readonly<Record<string, string>>): void {
    const clone = mkdtempSync(join(this.folder, 'push-'));
    this.git(this.folder, 'clone', '--quiet', join(this.folder, 'remote.git'), clone);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(clone, name, '..'), { recursive: true });
      writeFileSync(join(clone, name), text);
    }
    this.git(clone, 'add', '--all');
    this.git(clone, 'commit', '--quiet', '--message=moved');
    this.git(clone, 'push', '--quiet');
  }

  git(cwd: string, ...args: string[]): string {
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
    return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' });
  }

  /** A job on a fresh machine: an empty home, and a shallow clone as actions/checkout makes it. */
  job(options: Partial<JobOptions> = {}): Job {
    const job = runner({
      action: ACTION,
      service: this.service,
      ref: 'refs/heads/main',
      ...options,
      inputs: { workflow: 'wf', model: 'sonnet', 'anthropic-api-key': API_KEY, ...options.inputs },
      env: { ...this.machine(), ...options.env },
    });
    this.checkout(job);
    return job;
  }

  /** The next attempt of the same run, on another machine. */
  nextAttempt(job: Job, options: Partial<JobOptions> = {}): Job {
    const next = job.nextAttempt({ ...options, env: { ...this.machine(), ...options.env } });
    this.checkout(next);
    return next;
  }

  /** What a machine brings along: the agent CLIs, the way to the model API, and an empty home. */
  private machine(): Record<string, string | undefined> {
    const home = mkdtempSync(join(this.folder, 'home-'));
    // There is no GitHub here: the remote lies under the repository's address.
    const address = `https://github.com/${this.service.repository}`;
    writeFileSync(
      join(home, '.gitconfig'),
      `[url "file://${join(this.folder, 'remote.git')}"]\n\tinsteadOf = ${address}\n`,
    );
    return {
      ...this.api.copilotEnv,
      COPILOT_CACHE_HOME: COPILOT_CACHE,
      ...this.api.env,
      // The key comes in as an input.
      ANTHROPIC_API_KEY: undefined,
      PATH: [join(this.folder, 'bin'), process.env.PATH].join(delimiter),
      HOME: home,
      TMPDIR: home,
    };
  }

  private checkout(job: Job): void {
    rmSync(job.workspace, { recursive: true, force: true });
    this.git(
      this.folder,
      'clone',
      '--quiet',
      '--depth=1',
      `file://${join(this.folder, 'remote.git')}`,
      job.workspace,
    );
  }

  /** Resolves once so many checkpoints are in the cache. */
  async saved(count: number): Promise<void> {
    while (this.service.cacheEntries().length < count)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Every byte that was cached or uploaded, file by file. */
  storedFiles(): Map<string, Buffer> {
    const files = new Map<string, Buffer>();
    for (const stored of [...this.service.cacheEntries(), ...this.service.artifacts()]) {
      const name = 'key' in stored ? stored.key : stored.name;
      for (const [path, bytes] of Object.entries(stored.files()))
        files.set(`${name}/${path}`, bytes as Buffer);
    }
    return files;
  }

  processesLeft(): Promise<unknown[]> {
    return processesLeftIn(this.folder);
  }

  async close(): Promise<void> {
    endProcesses(this.folder);
    await Promise.all([this.api.close(), this.service.close()]);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
