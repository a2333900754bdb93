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

const warnings: string[] = [];
const outputs = (result: string, typed?: true, more: Readonly<Record<string, string>> = {}) =>
  outputsOf({
    end: {
      run: aRun({}, { results: { main: result, ...more }, ...(typed && { typed }) }),
      paths: runPaths(folder, 'r'),
      runCostUsd: 0,
    },
    resumed: false,
    saved: 'none',
    expires: null,
    runKey: '',
    transcripts: null,
    folder,
    redact: (text) => text.replaceAll('secret', '***').replaceAll('sec"ret', '***').replaceAll('4711', '***'),
    warn: (message) => warnings.push(message),
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

describe('the output results', () => {
  const results = (more: Readonly<Record<string, string>>) =>
    JSON.parse(outputs('a secret', undefined, more).results) as Record<string, string>;

  test('has every result, whole', () => {
    expect(results({ main_w1: 'x' })).toEqual({ main: 'a ***', main_w1: 'x' });
  });

  test('stays JSON where they are too large: the long ones are cut, and what has no room is counted', () => {
    const cut = results({ main_w1: 'x'.repeat(600_000), main_w2: 'short' });
    expect(cut).toEqual({ main: 'a ***', main_w1: `${'x'.repeat(1000)} [shortened]`, main_w2: 'short' });
    const many = Array.from({ length: 2000 }, (_, n) => [`main_w${n}`, 'é'.repeat(900)]);
    const of = results(Object.fromEntries(many) as Record<string, string>);
    const told = Object.keys(of).length - 2;
    expect(of['…']).toBe(`[shortened: ${2000 - told} more are in the state file]`);
  });
});

describe('a typed result', () => {
  beforeEach(() => {
    warnings.length = 0;
  });

  test('stays JSON when secrets are taken out of its texts', () => {
    const of = outputs('{"b":"a secret","2":["sec\\"ret",1],"1":null}', true);
    expect(of.result).toBe('{"b":"a ***","2":["***",1],"1":null}');
    expect([whole(of), of['result-file'].endsWith('.json')]).toEqual([of.result, true]);
    expect(warnings).toEqual([]);
  });

  test('that is too large for an output is null there, and whole in its file', () => {
    const json = JSON.stringify({ text: 'x'.repeat(600_000), secret: 'none' }).replace('"secret"', '"open"');
    const of = outputs(json, true);
    expect([of.result, whole(of)]).toEqual(['null', json]);
    expect(warnings).toEqual([
      expect.stringMatching(/has 6000\d\d bytes, more than the 524288 .*cannot be cut/),
    ]);
  });

  test.each(['{"secret":1}', '{"pin":4711}'])('with a secret that is no text is null: %s', (json) => {
    const of = outputs(json, true);
    expect(of.result).toBe('null');
    expect(whole(of)).toMatch(/\*\*\*/);
    expect(warnings).toHaveLength(1);
  });

  test('that only looks like one is text, and cut, which is told with both sizes', () => {
    const of = outputs(JSON.stringify('x'.repeat(600_000)));
    expect(of.result).toContain('[shortened:');
    expect(Buffer.byteLength(of.result)).toBe(65_607);
    expect(whole(of)).toHaveLength(600_002);
    expect(warnings).toEqual([
      'The output result is cut: the result has 600002 bytes, and the output the first 65607 of them. The output result-file names a file that holds the whole.',
    ]);
  });
});
