import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { outputsOf } from '../../../src/action/end/outputs.js';
import { runPaths } from '../../../src/store/run-folder.js';
import { aRun } from '../../support/run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-outputs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const outputs = (result: string) =>
  outputsOf({
    end: { run: aRun({}, { results: { main: result } }), paths: runPaths(folder, 'r'), runCostUsd: 0 },
    resumed: false,
    saved: 'none',
    expires: null,
    runKey: '',
    transcripts: null,
    folder,
    redact: (text) => text.replaceAll('secret', '***'),
  });
const whole = (of: ReturnType<typeof outputs>): string => readFileSync(of['result-file'], 'utf8');

describe('the output result-file', () => {
  test('of one step is not that of another in the same job', () => {
    const [one, two] = [outputs('one'), outputs('two')];
    expect([whole(one), whole(two)]).toEqual(['one', 'two']);
  });

  test('[T:said-redacted] is redacted, and written through no link that was put there', () => {
    const victim = join(folder, 'victim');
    writeFileSync(victim, 'mine');
    symlinkSync(victim, join(folder, 'raymond-result.txt'));
    expect(whole(outputs('a secret'))).toBe('a ***');
    expect(readFileSync(victim, 'utf8')).toBe('mine');
  });
});
