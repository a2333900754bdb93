import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const CLI = resolve('dist/cli/index.js');
/** A folder with its recording beside it is a sample; two of them name what is run in it. */
const SAMPLES = execFileSync('git', ['ls-files', 'workflows/*/recording/*'], { encoding: 'utf8' })
  .split('\n')
  .map((file) => file.split('/')[1])
  .filter((name, index, all) => name !== undefined && all.indexOf(name) === index)
  .map((name) => `workflows/${name}${{ 'raili-ticket': '/.raili/main', ralph: '/PROMPT.md' }[name!] ?? ''}`);

test('there are samples', () => {
  expect(SAMPLES.length).toBeGreaterThanOrEqual(7);
});

test.each(SAMPLES)('%s: whatever goes wrong, it neither hangs nor ends green without its work', (sample) => {
  const line = [CLI, 'test', sample, '--faults', '--json'];
  const { status, stdout } = spawnSync(process.execPath, line, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const faults: { end: string }[] = JSON.parse(stdout).cases.flatMap(
    (each: { faults: unknown[] }) => each.faults,
  );
  expect(faults.filter(({ end }) => /hung|green/.test(end))).toEqual([]);
  expect([status, faults.length > 5]).toEqual([0, true]);
});
