import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../../src/core/errors.js';
import { inputValues, missingInputs, readVars } from '../../../src/workflow/graph/vars.js';
import { folderWith, refusal } from '../containers.js';

describe('vars.yaml', () => {
  test('gives texts as they are written', async () => {
    const text =
      'ticket: 007\nversion: 1.10\nflag: yes\nname: "Ann"\nblank:\nnothing: ~\nempty: ""\nlong: |\n  a\n  b\n';
    const folder = await folderWith({ 'vars.yaml': text });
    expect(await readVars(folder)).toEqual({
      ticket: '007',
      version: '1.10',
      flag: 'yes',
      name: 'Ann',
      empty: '',
      long: 'a\nb\n',
    });
  });

  test('beside the workflow goes before the one a folder up', async () => {
    const folder = await folderWith({ 'main/vars.yaml': 'a: 1\n', 'vars.yaml': 'a: 2\nb: 2\n', 'dev/x': '' });
    expect(await readVars(join(folder, 'main'))).toEqual({ a: '1' });
    expect(await readVars(join(folder, 'dev'))).toEqual({ a: '2', b: '2' });
    expect(await readVars(join(folder, 'dev', 'x'))).toEqual({});
  });

  test.each(['{}\n', '# none\n', ''])('one that yields no key hides none: %j', async (text) => {
    const folder = await folderWith({ 'main/vars.yaml': text, 'vars.yaml': 'q: 5\n' });
    expect(await readVars(join(folder, 'main'))).toEqual({ q: '5' });
  });

  test('may be empty', async () => {
    expect(await readVars(await folderWith({ 'vars.yaml': '# nothing yet\n' }))).toEqual({});
  });

  test.each([
    ['- a\n', 1, 'must be a mapping of names to values, not a list'],
    ['a: 1\nb: [1]\nc: {}\n', 2, 'b: must be one value, not a list'],
    ['a: 1\na: 2\n', 2, 'a: the key is given twice'],
    ['a: "\n', 2, 'Missing closing "quote'],
  ])('%j is refused', async (text, line, message) => {
    const folder = await folderWith({ 'vars.yaml': text });
    const error = await refusal(readVars(folder));
    expect(error.place).toEqual({ file: join(folder, 'vars.yaml'), line });
    expect(error.message).toContain(message);
  });
});

describe('the values of inputs', () => {
  const inputs = ['ticket', 'branch', 'more'].map((name) => ({
    name,
    description: name === 'more' ? 'Anything else\n' : null,
    log: false,
  }));

  test('come from the command line, else from the file; other names in it are not ours', () => {
    expect(inputValues(inputs, { ticket: 'A', branch: '' }, { ticket: 'B', more: 'C', other: 'D' })).toEqual({
      values: { ticket: 'A', branch: '', more: 'C' },
      missing: [],
    });
  });

  test('that are missing are told all at once', () => {
    const { missing } = inputValues(inputs, {}, { branch: 'x' });
    const error = missingInputs(missing, 'wf.yaml');
    expect(error).toBeInstanceOf(UsageError);
    expect(error.located).toBe(
      'wf.yaml: the workflow needs values for these inputs:\n  ticket\n  more: Anything else\nGive each with --var NAME=VALUE, or write them into vars.yaml beside the workflow.',
    );
  });

  test('are for inputs alone', () => {
    expect(() => inputValues(inputs, { tikcet: 'A' }, {})).toThrow(
      new UsageError('--var tikcet: the workflow has no such input; did you mean ticket?'),
    );
    expect(() => inputValues([], { constructor: 'A' }, {})).toThrow('it has none');
  });
});
