import { resolve } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { openWorkflow } from '../../workflow/open.js';
import { isFlagOf } from '../commands.js';
import { readConfig } from '../config.js';
import type { FlagValues } from '../flags.js';
import { ANSWER, type ParsedLine } from '../parse.js';
import { workingDirectory } from '../run-place.js';
import { mergeFlags, openingOptions } from '../settings.js';
import { startNew } from '../start.js';
import { resumeCommand } from './resume.js';

/** `raymond run WORKFLOW` starts a new run, or with `--resume` carries on an old one. */
export async function runCommand(line: ParsedLine): Promise<number> {
  if (line.values.resume !== undefined) return resumeInstead(line, line.values.resume);
  const [path, ...more] = line.positionals;
  // An empty argument is an unset variable of a script, and does not mean this folder.
  if (path === undefined || path === '') throw new UsageError('Which workflow? raymond run WORKFLOW');
  if (more.length > 0)
    throw new UsageError(
      `One workflow at a time; "${more.join(' ')}" is too much. Text for it goes into --input.`,
    );
  const cwd = workingDirectory(line.values);
  const values = mergeFlags((await readConfig(cwd)).values, line.values);
  const workflow = await openWorkflow(resolve(cwd, path), { ...openingOptions(values), cwd });
  return startNew(line.values, cwd, workflow, null, resumeCommand);
}

function resumeInstead({ values, positionals }: ParsedLine, runId: string): Promise<number> {
  const given = Object.keys(values) as (keyof FlagValues)[];
  const stray = given.find((name) => name !== 'resume' && !isFlagOf(name, 'resume'));
  if (stray === 'input') throw new UsageError(`--resume ${runId} takes no --input. ${ANSWER}`);
  if (stray !== undefined || positionals.length > 0) {
    throw new UsageError(
      `--resume ${runId} carries that run on with its own workflow and input; leave out ${stray === undefined ? positionals.join(' ') : `--${stray}`}.`,
    );
  }
  return resumeCommand({ values, positionals: [runId] });
}
