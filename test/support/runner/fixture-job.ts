import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Job, type RunnerOptions, runner, type StepResult } from './runner.mjs';

const FIXTURE = fileURLToPath(new URL('./fixture', import.meta.url));
const CLOCK_AHEAD = new URL('./clock-ahead.mjs', import.meta.url).href;
const FAST_TIMERS = new URL('./fast-timers.mjs', import.meta.url).href;

/** What the fixture does (fixture/script.mjs): a name and its arguments. */
export type Step = readonly [name: string, ...args: unknown[]];
export type Options = Partial<Omit<RunnerOptions, 'action'>>;

/** The toolkit loads in half the time from it (Node 22 and later). */
const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'raymond-compile-cache') };

/** Retries of the toolkit pass a hundred times as fast. */
export const FAST = { NODE_OPTIONS: `--import=${FAST_TIMERS}`, FAST_TIMERS: '100' } as const;

/** The job begins so much later than the clock says. */
export const later = (ms: number) => ({
  NODE_OPTIONS: `--import=${CLOCK_AHEAD}`,
  CLOCK_AHEAD_MS: `${ms}`,
});

/** Jobs of the fixture action; `dispose` ends and removes them all. */
export class FixtureJobs {
  readonly #jobs: Job[] = [];

  job(main: readonly Step[], { inputs, env, ...options }: Options = {}, post: readonly Step[] = []): Job {
    const scripts = { script: JSON.stringify(main), 'post-script': JSON.stringify(post) };
    return this.keep(
      runner({
        action: FIXTURE,
        ...options,
        env: { ...COMPILED, ...env },
        inputs: { ...scripts, ...inputs },
      }),
    );
  }

  keep(job: Job): Job {
    this.#jobs.push(job);
    return job;
  }

  /** Runs main alone. */
  async run(main: readonly Step[], options: Options = {}): Promise<StepResult> {
    return this.job(main, options).main();
  }

  dispose(): void {
    for (const job of this.#jobs) job.dispose();
  }
}

/** What the fixture's steps with this name answered. */
export function answers({ raw }: StepResult, name: string): unknown[] {
  const prefix = `${name}: `;
  const lines = raw.split('\n').filter((line) => line.startsWith(prefix));
  return lines.map((line) => JSON.parse(line.slice(prefix.length)));
}

/** Those of the only step with the name. */
export const answer = (result: StepResult, name: string): unknown => answers(result, name)[0];
