import { existsSync } from 'node:fs';
import { errorText, RaymondError, type ReasonCode, StateError, UsageError } from '../core/errors.js';
import type { RunStatus } from '../core/run.js';
import { Story } from '../core/story/story.js';
import { sanitize } from '../report/text.js';
import type { RunPaths } from '../store/run-folder.js';
import { breakdownReport } from './report.js';
import { writeOut } from './terminal.js';

/** Only a completed run exits 0 (spec 3.4). */
export const EXIT_CODES: Readonly<Record<RunStatus, number>> = {
  completed: 0,
  failed: 1,
  asking: 3,
  paused: 4,
  budget_exceeded: 5,
  // The workers run elsewhere, or here after a resume, so the run waits as a paused one does (spec 4.10).
  forked: 4,
  // A run that is neither ended nor stopped should not be possible.
  running: 1,
};

export interface FailedWhere {
  readonly json: boolean;
  /** The run, once the command line has been understood. */
  readonly run?: { readonly id: string; readonly paths: RunPaths; readonly story: Story };
}

/** Tells people what went wrong, and with `--json` also programs, and returns the exit code. */
export async function tellFailure(thrown: unknown, { json, run }: FailedWhere): Promise<number> {
  const error = inOwnWords(thrown, (run?.story.lives.length ?? 0) > 0);
  // The reader of stderr may be gone.
  process.stderr.once('error', () => {});
  // The message may hold control characters, in names of files and hosts.
  process.stderr.write(`raymond: ${sanitize(errorText(error))}\n`);
  if (json) {
    const report = {
      ...breakdownReport(run?.id ?? null, error, run?.story ?? new Story(true)),
      ...(run !== undefined && {
        state_file: existsSync(run.paths.state) ? run.paths.state : null,
        transcripts: existsSync(run.paths.events) ? run.paths.folder : null,
      }),
    };
    // A failed write has been told above, or matters less than what was told there.
    await writeOut(`${JSON.stringify(report)}\n`).catch(() => {});
  }
  return exitCodeOf(error);
}

/** Explains EMFILE, which can happen anywhere and is no fault of the program. */
function inOwnWords(error: unknown, isBegun: boolean): unknown {
  if (!(error instanceof Error) || (error as NodeJS.ErrnoException).code !== 'EMFILE') return error;
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const message = `too few open files are allowed (${userLimits?.open_files?.soft ?? 'EMFILE'}); \`ulimit -n 256\` allows enough.`;
  return isBegun ? new StateError('STATE_WRITE_FAILED', `${message} Then resume.`) : new UsageError(message);
}

const FAILED_WHILE_RUNNING: readonly ReasonCode[] = ['STATE_WRITE_FAILED', 'INTERNAL'];

/** 2 when arguments, workflow or state file cannot be used, 1 for a run that broke down under way. */
function exitCodeOf(error: unknown): number {
  return error instanceof RaymondError && !FAILED_WHILE_RUNNING.includes(error.code) ? 2 : 1;
}
