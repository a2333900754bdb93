import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoggedEvent } from '../../src/core/events.js';
import type { Run } from '../../src/core/run.js';
import { scopeOf } from '../../src/core/scope/full-name.js';
import { readStateFile } from '../../src/store/state-file.js';
import { resultText } from '../../src/store/texts.js';
import { stateHomeOf } from './state-home.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const POINTS = join(ROOT, 'test', 'support', 'crash-points.mjs');
export const CLI = process.env.RAYMOND_CLI ?? join(ROOT, 'dist', 'cli', 'index.js');

export interface CrashProject {
  readonly files: Readonly<Record<string, string>>;
  /** `raymond run wf …` and `raymond resume r …`. */
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Instead of the bundle in the repository. */
  readonly cli?: string;
  /** Instead of `wf`. */
  readonly workflow?: string;
  /** Flags of `raymond run` alone. */
  readonly start?: readonly string[];
}

/** What has to be the same whether a run was disturbed or not. */
export interface Outcome {
  readonly status: string;
  readonly results: Readonly<Record<string, string>>;
  readonly totalCostUsd: number;
  /** States per agent, as the transitions tell them. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** Lines that states with `effect: once` appended to `once.log`. */
  readonly once: readonly string[];
}

export class CrashLab {
  readonly folder = mkdtempSync(join(tmpdir(), 'raymond-crash-'));
  private readonly stateHome = mkdtempSync(join(tmpdir(), 'raymond-crash-state-'));

  constructor(private readonly project: CrashProject) {
    mkdirSync(join(this.folder, 'wf'));
    for (const [name, text] of Object.entries(project.files)) {
      const file = join(this.folder, 'wf', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { mode: 0o755 });
    }
  }

  private get fresh(): readonly string[] {
    return ['run', this.project.workflow ?? 'wf', '--run-id', 'r', ...(this.project.start ?? [])];
  }

  /** An undisturbed run; gives the number of points at which it could have been killed. */
  async count(): Promise<number> {
    const file = join(this.folder, 'points');
    const code = await this.cli(this.fresh, { CRASH_COUNT: file });
    if (code !== 0) throw new Error(`the undisturbed run exited ${code}`);
    return Number(readFileSync(file, 'utf8'));
  }

  /** Kills a run at a point, then resumes it until it has ended; answers what it asks about `effect: once`. */
  async crashAndResume(point: number): Promise<number> {
    await this.cli(this.fresh, { CRASH_AT: String(point) });
    for (let resumes = 1; resumes <= 8; resumes++) {
      const state = await this.state();
      if (state === null) {
        // Killed before the first write: nothing has begun.
        await this.cli(this.fresh, {});
        continue;
      }
      if (state.status === 'completed') return resumes - 1;
      await this.cli(['resume', 'r', ...this.decision(state)], {});
    }
    const state = await this.state();
    throw new Error(
      `killed at point ${point}, the run has not ended after 8 resumes: ${state?.reason} ${state?.message}`,
    );
  }

  /** A person who looks at what the cut-off state has done before deciding. */
  private decision(state: Run): string[] {
    const asking = state.agents.find(({ ask }) => ask?.kind === 'repeat');
    if (!asking?.ask) return [];
    const done = this.onceLines().some((line) =>
      line.startsWith(
        `${asking.id} ${asking.current_state.replace(/\.\w+$/, '')} ${asking.visits[asking.current_state]}`,
      ),
    );
    return ['--ask-id', asking.ask.id, '--answer', done ? 'skip to AFTER' : 'repeat'];
  }

  /** As any reader sees it: with what the journal adds. */
  async state(): Promise<Run | null> {
    const file = this.kept('state', 'r.json');
    return existsSync(file) ? readStateFile(file, 'r') : null;
  }

  async outcome(): Promise<Outcome> {
    const state = await this.state();
    if (state === null) throw new Error('no state file');
    const results: Record<string, string> = {};
    for (const [id, result] of Object.entries(state.results))
      results[id] = resultText(this.kept('runs', 'r'), result);
    return {
      status: state.status,
      results,
      totalCostUsd: state.total_cost_usd,
      paths: this.paths(),
      once: this.onceLines().sort(),
    };
  }

  private onceLines(): string[] {
    const file = join(this.folder, 'once.log');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }

  /** From the turns' transitions: a turn's is logged again when a crash came between the log and the state file. */
  private paths(): Record<string, string[]> {
    const paths: Record<string, string[]> = {};
    const seen = new Set<string>();
    for (const event of this.events()) {
      const step = stepOf(event, seen);
      if (step !== null && 'agent' in event) paths[event.agent!] = [...(paths[event.agent!] ?? []), step];
    }
    return paths;
  }

  events(): LoggedEvent[] {
    const file = this.kept('runs', 'r', 'events.jsonl');
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as LoggedEvent];
        } catch {
          return [];
        }
      });
  }

  private cli(args: readonly string[], env: Record<string, string>): Promise<number | null> {
    const child = spawn(
      process.execPath,
      ['--import', POINTS, this.project.cli ?? CLI, ...args, ...this.project.flags, '--quiet'],
      {
        cwd: this.folder,
        env: {
          ...{ XDG_CACHE_HOME: join(this.folder, 'cache'), XDG_STATE_HOME: this.stateHome },
          ...{ ...this.project.env, ...env },
        },
        // A group of its own, which is what is killed.
        detached: true,
        stdio: 'ignore',
      },
    );
    return new Promise((resolve) => child.on('exit', resolve));
  }

  kept(...names: string[]): string {
    return join(stateHomeOf(this.folder, this.stateHome), ...names);
  }

  remove(): void {
    for (const folder of [this.folder, this.stateHome]) rmSync(folder, { recursive: true, force: true });
  }
}

/** A person's "skip to" is a step too. */
function stepOf(event: LoggedEvent, seen: Set<string>): string | null {
  if (event.type === 'answered') {
    const skipped = /^skip to (\w+)$/.exec(event.answer);
    return skipped === null ? null : `${event.state}>${scopeOf(event.state)}${skipped[1]}.sh`;
  }
  if (event.type !== 'transition' || seen.has(event.turn)) return null;
  seen.add(event.turn);
  return `${event.state}>${event.to ?? 'end'}`;
}

/** `count` different points of 1…`all`, spread evenly, from a random start: print the seed to repeat them. */
export function samplePoints(all: number, count: number, seed: number): number[] {
  const stride = all / Math.min(all, count);
  const offset = seed % Math.max(1, Math.floor(stride));
  const points = Array.from(
    { length: Math.min(all, count) },
    (_, index) => Math.floor(index * stride) + offset + 1,
  );
  return [...new Set(points.filter((point) => point <= all))];
}
