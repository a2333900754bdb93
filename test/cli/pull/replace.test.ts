import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { bundle } from '../bundle.js';
import { CliLab } from '../lab.js';

// What is pulled takes the place of whatever lies there, and is whole or not there at all.

beforeAll(() => void bundle());

let lab: CliLab;
const ARTIFACT = 'raymond-r-1-0123456789ab';
const pull = (...more: string[]) => lab.run('pull', ARTIFACT, '--transcripts', ...more);

/** The transcripts of a run that a job has uploaded; nothing of it is here. */
beforeEach(async () => {
  lab = new CliLab({ 'wf/START.sh': "echo '<result>ok</result>'", '.git/HEAD': 'ref: refs/heads/main\n' });
  await lab.run('run', 'wf', '--run-id', 'r');
  cpSync(lab.kept('runs/r'), lab.path(ARTIFACT), { recursive: true });
  cpSync(lab.kept('state/r.json'), lab.path(ARTIFACT, 'state.json'));
  for (const name of ['state', 'runs']) rmSync(lab.kept(name), { recursive: true });
});
afterEach(() => lab.remove());

describe('a plain file lies where a folder is to be', () => {
  test.each(['runs/r/turns', 'runs/r'])('%s', async (name) => {
    mkdirSync(dirname(lab.kept(name)), { recursive: true, mode: 0o700 });
    writeFileSync(lab.kept(name), 'in the way');
    const { code, stderr } = await pull('--force');
    expect([code, stderr]).toEqual([0, '']);
    expect(statSync(lab.kept('runs/r/turns')).isDirectory()).toBe(true);
    expect(lab.state('r')).toMatchObject({ status: 'completed', transcripts_only: true });
    expect(readdirSync(lab.kept('runs'))).toEqual(['r']);
  });
});

test('what lay there of another run is gone, and so is what an earlier pull was killed at', async () => {
  await lab.run('run', 'wf', '--run-id', 'r');
  for (const folder of ['runs/r', 'runs/r~fresh']) {
    mkdirSync(lab.kept(folder), { recursive: true });
    writeFileSync(join(lab.kept(folder), 'other.txt'), 'other');
  }
  expect((await pull('--force')).code).toBe(0);
  expect(readdirSync(lab.kept('runs'))).toEqual(['r']);
  expect(readdirSync(lab.kept('runs/r'))).not.toContain('other.txt');
});

test('what cannot be written leaves what was there', async () => {
  await lab.run('run', 'wf', '--run-id', 'r');
  const before = [lab.read(lab.kept('state/r.json')), readdirSync(lab.kept('runs/r'))];
  // A folder cannot be written over by a file.
  rmSync(lab.path(ARTIFACT, 'turns'), { recursive: true });
  lab.write({ [`${ARTIFACT}/turns`]: '' });
  expect((await pull('--force')).code).not.toBe(0);
  expect([lab.read(lab.kept('state/r.json')), readdirSync(lab.kept('runs/r'))]).toEqual(before);
});
