import { existsSync } from 'node:fs';
import { errorText } from '../core/errors.js';
import { Story } from '../core/story/story.js';
import { sanitize } from '../report/text.js';
import type { RunPaths } from '../store/run-folder.js';
import { exitCodeOf } from './exit.js';
import { breakdownReport } from './report.js';
import { writeOut } from './terminal.js';

export interface FailedWhere {
  readonly json: boolean;
  /** Known once the command line has been understood. */
  readonly run?: { readonly id: string; readonly paths: RunPaths; readonly story: Story };
}

/** Tells people what went wrong, and with `--json` programs too; gives the exit code. */
export async function tellFailure(error: unknown, { json, run }: FailedWhere): Promise<number> {
  // Nobody may be reading any more.
  process.stderr.once('error', () => {});
  // Names of files and hosts are other people's text.
  process.stderr.write(`raymond: ${sanitize(errorText(error))}\n`);
  if (json) {
    const report = {
      ...breakdownReport(run?.id ?? null, error, run?.story ?? new Story(true)),
      ...(run !== undefined && {
        state_file: existsSync(run.paths.state) ? run.paths.state : null,
        transcripts: existsSync(run.paths.events) ? run.paths.folder : null,
      }),
    };
    // That it cannot be written has just been told, or says less than what has.
    await writeOut(`${JSON.stringify(report)}\n`).catch(() => {});
  }
  return exitCodeOf(error);
}
