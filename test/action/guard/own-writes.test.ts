import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** All that is said goes through the first, and what is written to the runner's files through the second. */
const SPEAKERS = ['voice.ts', join('guard', 'file-commands.ts')];

test('[T:file-commands] whatever the Action writes to the runner goes through FileCommands, or it would be swept away', () => {
  const folder = join('src', 'action');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const direct = files.filter(
    (name) =>
      name.endsWith('.ts') &&
      !SPEAKERS.includes(name) &&
      /@actions\/core|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)/.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
  );
  expect(direct).toEqual([]);
});
