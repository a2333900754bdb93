import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { ActionLab } from '../support/action-lab.js';

let lab: ActionLab;
afterEach(() => lab.close());

test('a job keeps what decides in a folder with a random name, and leaves task folders alone in the workspace', async () => {
  lab = await ActionLab.open({
    'wf/START.sh': `touch "$RAYMOND_TASK_FOLDER/mine"; echo "<result>$RAYMOND_OUTPUT $RAYMOND_TASK_FOLDER</result>"`,
  });
  const job = lab.job({ inputs: { 'state-key': 'the state key of a job that keeps its state elsewhere' } });
  const main = await job.main();
  expect(main.outputs).toMatchObject({ status: 'completed', 'state-saved': 'cache' });
  const home = dirname(dirname(main.outputs['state-file']!));
  expect(home).toMatch(new RegExp(`^${job.folders.temp}/raymond-state-[0-9a-f]{16}$`));
  expect([home, join(home, 'state'), join(home, 'runs')].map((each) => statSync(each).mode & 0o777)).toEqual(
    Array(3).fill(0o700),
  );
  expect(main.raw).toContain(`Files: ${join(home, 'runs')}/`);
  const [output = '', task = ''] = main.outputs.result!.split(' ');
  expect([output.startsWith(job.workspace), task.startsWith(join(job.workspace, '.raymond/tasks'))]).toEqual([
    false,
    true,
  ]);
  // The carrier is gone once the checkpoint is saved.
  const ours = join(job.workspace, '.raymond');
  expect(readdirSync(ours).sort()).toEqual(['.gitignore', 'state-folder.txt', 'tasks']);
  expect(readFileSync(join(ours, 'state-folder.txt'), 'utf8')).toBe(`${home}\n`);
  expect(lab.git(job.workspace, 'status', '--porcelain')).toBe('');
  const uploaded = [...lab.storedFiles().keys()].filter((path) => path.endsWith('/mine'));
  expect(uploaded).toEqual([expect.stringMatching(/^raymond-.*\/tasks\/main\/mine$/)]);
});
