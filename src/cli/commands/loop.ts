import { resolve } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { openLoop } from '../../workflow/loop.js';
import { readConfig } from '../config.js';
import type { ParsedLine } from '../parse.js';
import { workingDirectory } from '../run-place.js';
import { mergeFlags, openingOptions } from '../settings.js';
import { startNew } from '../start.js';
import { resumeCommand } from './resume.js';

/** `raymond loop PROMPT.md` is the Ralph loop, with a budget and a state file. */
export async function loopCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('One prompt: raymond loop PROMPT.md');
  const cwd = workingDirectory(values);
  const limit = values['max-iterations'] ?? 0;
  const given = mergeFlags((await readConfig(cwd)).values, values);
  const workflow = await openLoop(resolve(cwd, path), limit, openingOptions(given));
  return startNew(values, cwd, workflow, limit, resumeCommand);
}
