import { expect, test } from '@jest/globals';
import { readTransition } from '../../../src/core/protocol/tags.js';

const problemOf = (text: string): string => {
  try {
    readTransition(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

test.each([
  [
    '<call-workflow return="B">../review</call-workflow>',
    '<call return="…state…">NAME:</call>, where NAME is what the manifest calls the other workflow',
  ],
  ['<function-workflow return="B">x</function-workflow>', '<function return="…state…">NAME:</function>'],
  ['<fork-workflow next="B">x</fork-workflow>', '<fork next="…state…">NAME:</fork>'],
  ['<reset-workflow>x</reset-workflow>', '<reset>NAME:</reset>'],
  ['<await next="B">Which?</await>', '<ask next="…state…">…your question…</ask>'],
])('%s is no tag of ours: what to write instead is told', (text, instead) => {
  const name = /<([\w-]+)/.exec(text)![1];
  expect(problemOf(text)).toContain(
    `no transition tag was found; <${name}> is no tag here: write ${instead}`,
  );
});

test('each once, none where a tag of ours stands beside it, and none for words that only begin so', () => {
  expect(problemOf('<await>a</await> <await>b</await>').split('is no tag here')).toHaveLength(2);
  expect(problemOf('<await>a</await> <goto>A</goto>')).toBe('none');
  expect(problemOf('<awaiting>')).toBe('no transition tag was found');
});
