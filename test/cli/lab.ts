import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '../../src/cli/report.js';
import type { LoggedEvent } from '../../src/core/events.js';
import type { Run } from '../../src/core/run.js';
import { appear } from '../support/appear.js';
import { stateHomeOf } from '../support/state-home.js';
import { bundle } from './bundle.js';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command line under way. */
export interface Live {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<Ended>;
}

export interface Options {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** In place of the bundle in the repository. */
  readonly cli?: string;
}

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A project in a temporary folder, and the bundled command line, each call of it a process of its own. */
export class CliLab {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-cli-')));
  readonly cli = bundle();
  /** XDG_STATE_HOME: what decides lies outside of the project. */
  readonly stateHome = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-state-')));

  constructor(files: Files = {}) {
    // Else a `.raymond` in /tmp would be taken for the project.
    mkdirSync(join(this.folder, '.git'));
    this.write(files);
  }

  write(files: Files): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(this.path(name)), { recursive: true, mode: 0o700 });
      writeFileSync(this.path(name), text);
    }
  }

  path(...names: string[]): string {
    return resolve(this.folder, ...names);
  }

  read(...names: string[]): string {
    return readFileSync(this.path(...names), 'utf8');
  }

  /** In the project's state folder. */
  kept(...names: string[]): string {
    return join(stateHomeOf(this.folder, this.stateHome), ...names);
  }

  start(args: readonly string[], { stdin = '', env = {}, cli = this.cli }: Options = {}): Live {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: this.folder,
      env: {
        PATH: process.env.PATH,
        HOME: this.folder,
        XDG_STATE_HOME: this.stateHome,
        LANG: 'C.UTF-8',
        ...env,
      },
    });
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
    const ended = once(child, 'close').then(
      ([code, signal]): Ended => ({ code, signal, stdout: out.join(''), stderr: err.join('') }),
    );
    return { child, ended };
  }

  run(...args: string[]): Promise<Ended> {
    return this.start(args).ended;
  }

  /** With `--json`. */
  async report(...args: string[]): Promise<{ code: number | null; report: Report; stderr: string }> {
    const { code, stdout, stderr } = await this.run(...args, '--json');
    return { code, report: JSON.parse(stdout) as Report, stderr };
  }

  /** The state file of a run, which has to be whole. */
  state(runId: string): Run {
    return JSON.parse(this.read(this.kept('state', `${runId}.json`))) as Run;
  }

  hasState(runId: string): boolean {
    return existsSync(this.kept('state', `${runId}.json`));
  }

  events(runId: string): LoggedEvent[] {
    const lines = this.read(this.kept('runs', runId, 'events.jsonl'))
      .trimEnd()
      .split('\n');
    return lines.map((line) => JSON.parse(line) as LoggedEvent);
  }

  /** Resolves once all these files are there. */
  async appear(...names: string[]): Promise<void> {
    await appear(this.folder, ...names);
  }

  /** The processes that work in the project. Linux only. */
  processes(): number[] {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map(Number).filter((pid) => isIn(pid, this.folder));
  }

  /** The same, once those that are just being killed have had time to go; those that stay won't go by themselves. */
  async orphans(): Promise<number[]> {
    const until = Date.now() + 10_000;
    while (this.processes().length > 0 && Date.now() < until) await new Promise((next) => setImmediate(next));
    return this.processes();
  }

  remove(): void {
    for (const pid of this.processes()) process.kill(pid, 'SIGKILL');
    for (const folder of [this.folder, this.stateHome]) rmSync(folder, { recursive: true, force: true });
  }

  /** What lies in the folder of state files. */
  stateFiles(): string[] {
    const folder = this.kept('state');
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  }
}

function isIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    // It has ended, or is someone else's.
    return false;
  }
}

/** A recording written by hand: for each state the final messages of its visits. */
export function replies(texts: Readonly<Record<string, readonly string[]>>): string {
  return JSON.stringify(texts);
}

export const REPLAY = ['--agent', 'replay', '--recording', 'rec'] as const;
