import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** Before there is a job there are no children either. */
const WITHOUT_JOB = ['main.ts'];

test('[T:file-commands] whatever the Action writes to the runner goes through FileCommands, or it would be swept away', () => {
  const folder = join('src', 'action');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const direct = files.filter(
    (name) =>
      name.endsWith('.ts') &&
      !WITHOUT_JOB.includes(name) &&
      !name.endsWith('file-commands.ts') &&
      /core\.(saveState|setOutput|summary|exportVariable|addPath)\b/.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
  );
  expect(direct).toEqual([]);
});
