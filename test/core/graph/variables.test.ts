import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shellText } from '../../../src/core/graph/shell.js';
import {
  interpolate,
  railiEnvironment,
  references,
  renameReferences,
  unsetIn,
  variableIn,
} from '../../../src/core/graph/variables.js';

describe('interpolation', () => {
  const variables = { id: '7', Name: 'Ann', evil: '${id} $$ {{id}}', 'a-b': 'dash' };

  test.each([
    ['${id}', '7'],
    ['${ID} ${name} ${ id }', '7 Ann 7'],
    ['$$100 and $${id}', '$100 and ${id}'],
    ['$$${id}', '$7'],
    ['${evil}', '${id} $$ {{id}}'],
    ['${a-b} ${a_b}', 'dash dash'],
    ['$id $RAILI_VAR_ID ${id:-x} ${} ${1}', '$id $RAILI_VAR_ID ${id:-x} ${} ${1}'],
  ])('%s becomes %s', (text, expected) => {
    expect(interpolate(text, variables)).toBe(expected);
  });

  test('what is not set is empty, and told once', () => {
    const unset: string[] = [];
    expect(interpolate('a${x}b${x}c${constructor}', variables, (name) => unset.push(name))).toBe('abc');
    expect(unset).toEqual(['x', 'constructor']);
    expect(unsetIn('${id} ${x} $${y}', variables)).toEqual(['x']);
  });

  test('values are put in as they are, and nothing is looked through twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (value, around) => {
        const text = around.replaceAll('$', '');
        expect(interpolate(`${text}\${v}${text}`, { v: value })).toBe(`${text}${value}${text}`);
      }),
    );
  });

  test('the exact name goes before one in another case', () => {
    expect(variableIn({ A: '1', a: '2' }, 'a')).toBe('2');
    expect(variableIn({ A: '1' }, 'a')).toBe('1');
    expect(variableIn({}, 'toString')).toBeUndefined();
  });

  test('references can be renamed', () => {
    expect(references('${a} ${b} ${a} $${c}')).toEqual(['a', 'b']);
    expect(renameReferences('${a} $$ $${a}', (name) => `g_${name}`)).toBe('${g_a} $$ $${a}');
  });
});

describe('the environment', () => {
  test('has each variable in upper case', () => {
    expect(railiEnvironment({ ticket_id: 'A', 'a-b': 'x\0y', REVIEW_FAILED: '' })).toEqual({
      env: { RAILI_VAR_TICKET_ID: 'A', RAILI_VAR_A_B: 'xy', RAILI_VAR_REVIEW_FAILED: '' },
      tooLong: [],
    });
  });

  test('has no value that would make exec fail', () => {
    const { env, tooLong } = railiEnvironment({ fits: 'x'.repeat(100_000), big: '€'.repeat(40_000) });
    expect(Object.keys(env)).toEqual(['RAILI_VAR_FITS']);
    expect(tooLong).toEqual(['big']);
  });
});

describe('notify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-notify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (text: string, variables: Record<string, string>): string =>
    execFileSync('sh', ['-c', shellText(text)], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: '/home/ann', ...railiEnvironment(variables).env },
      encoding: 'utf8',
    });

  test.each([
    ['printf %s ${x}', 'a  b * c', 'a  b * c'],
    ['printf %s "<${x}>"', 'a  b', '<a  b>'],
    ["printf %s '<${x}>'", "it's", "<it's>"],
    ["printf %s 'a\\'${x}'!'", 'x', 'a\\x!'],
    ['printf %s "\'${x}\'"', 'v', "'v'"],
    ['printf %s \\"${x}\\"', 'v', '"v"'],
    ['printf %s "$(printf %s ${x})"', 'v', 'v'],
    ['printf %s "$RAILI_VAR_X ${RAILI_VAR_X} $HOME $${HOME}"', 'v', 'v v /home/ann /home/ann'],
    ['printf %s "${X}"', 'any case', 'any case'],
  ])('%s', (text, value, expected) => {
    expect(run(text, { x: value })).toBe(expected);
  });

  test('no value runs as a command', () => {
    const value = "\"; touch pwned; $(touch pwned) `touch pwned` '; touch pwned; '";
    for (const text of [
      'echo ${x}',
      'echo "${x}"',
      "echo '${x}'",
      'echo "a \'${x}\'"',
      "echo 'a'${x}'b' # it's ${x}",
    ]) {
      expect(run(text, { x: value })).toContain('touch pwned');
    }
    expect(existsSync(join(folder, 'pwned'))).toBe(false);
  });

  test('any text is gone through to its end', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('$', '{', '}', 'x', "'", '"', '\\', ' ', '\n') }),
        (text) => {
          const plain = text.replace(/\$/g, '');
          expect(shellText(plain)).toBe(plain);
          expect(shellText(text).length).toBeGreaterThanOrEqual(text.replaceAll('$$', '$').length);
        },
      ),
    );
  });
});
