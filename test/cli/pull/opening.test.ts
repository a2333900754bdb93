import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { checkpointName, type Header, sealFolder } from '../../../src/checkpoint/seal/index.js';
import { keysOf } from '../../../src/cli/pull/keys.js';
import { openFile } from '../../../src/cli/pull/opening.js';
import { readSource } from '../../../src/cli/pull/source.js';

const KEY = 'a state key of the tests, forty-three chars';
const HEADER: Header = {
  ...{ version: 1, repository_id: '42', workflow_file: '.github/workflows/a.yml', ref: 'refs/heads/main' },
  ...{ event_class: 'trusted', run_key: 'key', run_id: '1001', attempt: 1, job: 'job', step: 'step' },
  ...{ sequence: 1, name: checkpointName('0'.repeat(20), { run_id: '1001', attempt: 1, sequence: 1 }) },
  ...{ time: '2026-01-01T00:00:00.000Z', writer: '0.1.0' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function opened(change: Partial<Header>, { repository = '42', cut = 0 } = {}) {
  const [inside, file] = [join(folder, 'in'), join(folder, 'sealed')];
  mkdirSync(inside);
  writeFileSync(join(inside, 'checkpoint.json'), '{}');
  const header = { ...HEADER, ...change };
  await sealFolder({
    folder: inside,
    header,
    key: keysOf({ RAYMOND_STATE_KEY: KEY }, repository).keys!.seal,
    out: file,
  });
  if (cut > 0) writeFileSync(file, readFileSync(file).subarray(0, -cut));
  const meant = { repositoryId: '42', name: HEADER.name, runId: '1001' };
  return openFile(file, keysOf({ RAYMOND_STATE_KEY: KEY }, '42').keys!, meant, join(folder, 'out'));
}

describe('a sealed file that is not what its name says is not opened', () => {
  test.each<[string, Partial<Header>, { repository?: string; cut?: number }, RegExp]>([
    ['an old copy under another name', { name: `${HEADER.name.slice(0, -2)}9-` }, {}, /another name/],
    ["another run's", { run_id: '7' }, {}, /another workflow run/],
    ['numbers that are not those of the name', { sequence: 5 }, {}, /do not agree/],
    ["another repository's", { repository_id: '43' }, {}, /another repository/],
    ["another repository's key", {}, { repository: '43' }, /sealed under another key/],
    ['a file that is cut off', {}, { cut: 9 }, /cut off|changed|broken/],
    ['contents that are no checkpoint', {}, {}, /checkpoint\.json/],
  ])('%s', async (_, header, made, why) => {
    expect(await opened(header, made)).toMatchObject({ why: expect.stringMatching(why) });
  });
});

test('a run is named by its URL, on GitHub alone', () => {
  const url = 'https://github.com/o/r/actions/runs/7/attempts/2';
  expect(readSource(url, folder, {})).toEqual({ kind: 'run', runId: '7', attempt: 2, repository: 'o/r' });
  for (const bad of [
    'https://github.com.evil.example/o/r/actions/runs/7',
    'https://github.com@evil.example/o/r/actions/runs/7',
    'https://github.com/o/r/../../x',
  ])
    expect(() => readSource(bad, folder, {})).toThrow(
      /token is sent nowhere else|no address of a workflow run/,
    );
});
