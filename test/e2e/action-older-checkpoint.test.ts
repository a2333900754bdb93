import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { CARRIER_FILE } from '../../src/runtime/checkpoint/carrier.js';
import { ActionLab } from '../support/action-lab.js';
import { putArtifact, zipOf } from '../support/forge.js';

const FIXTURE = 'test/fixtures/checkpoint-2026-11';
const KEY = 'the state key of a checkpoint that lay in .raymond';
const FILES = {
  'wf/START.sh': `echo kept > "$RAYMOND_TASK_FOLDER/x"; echo changed >> README.md; echo made > made.txt; echo '<goto>NEXT</goto>'`,
  'wf/NEXT.sh': `[ "$MAY_END" = 1 ] || exit 1
echo "<result>$(cat "$RAYMOND_TASK_FOLDER/x") $(cat made.txt) $(tail -1 README.md)</result>"`,
};
const inputs = { 'state-key': KEY, 'env-allow': 'MAY_END' };

let lab: ActionLab;
afterEach(() => lab.close());

test('a checkpoint that was sealed while state and tasks lay in .raymond is gone on with', async () => {
  lab = await ActionLab.open({});
  const remote = join(lab.folder, 'remote.git');
  rmSync(remote, { recursive: true });
  lab.git(
    lab.folder,
    'clone',
    '--quiet',
    '--bare',
    join(process.cwd(), FIXTURE, 'repository.bundle'),
    remote,
  );
  const job = lab.job({ inputs });
  const { name } = JSON.parse(readFileSync(join(FIXTURE, 'about.json'), 'utf8')) as { name: string };
  const sealed = readFileSync(join(FIXTURE, CARRIER_FILE));
  await putArtifact(lab.service.envFor(job.context), name, await zipOf({ [CARRIER_FILE]: sealed }));
  job.over();
  const main = await lab.nextAttempt(job, { env: { MAY_END: '1' } }).main();
  expect([main.conclusion, main.outputs.result]).toEqual(['success', 'kept made changed']);
  expect(main.outputs.resumed).toBe('true');
});

// How the fixture was made: RAYMOND_ACTION=<the commit before state left the project> MAKE_FIXTURE=1.
(process.env.MAKE_FIXTURE === '1' ? test : test.skip)('the fixture', async () => {
  lab = await ActionLab.open(FILES);
  const main = await lab.job({ inputs, env: { MAY_END: '0' } }).main();
  expect(main.outputs.status).toBe('failed');
  const [artifact] = lab.service.artifacts().filter(({ name }) => name.endsWith('-state'));
  mkdirSync(FIXTURE, { recursive: true });
  writeFileSync(join(FIXTURE, CARRIER_FILE), artifact!.files()[CARRIER_FILE] as Buffer);
  writeFileSync(join(FIXTURE, 'about.json'), `${JSON.stringify({ name: artifact!.name })}\n`);
  const bundle = join(process.cwd(), FIXTURE, 'repository.bundle');
  lab.git(join(lab.folder, 'remote.git'), 'bundle', 'create', '--quiet', bundle, '--all');
});
