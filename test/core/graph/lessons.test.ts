import { describe, expect, test } from '@jest/globals';
import {
  addLesson,
  extractLesson,
  lessonsIn,
  taughtLessons,
  withLessons,
} from '../../../src/core/graph/lessons.js';

describe('a lesson', () => {
  test.each([
    ['Prelude\nLESSON: This is it. \r\n  And more.', 'This is it.\n  And more.'],
    ['lesson: a lesson: b', 'a lesson: b'],
    ['Lesson:\n\n- one\n- two\n\n', '- one\n- two'],
    ['lesson:  ', null],
    ['no such thing', null],
  ])('in %j', (text, expected) => {
    expect(extractLesson(text)).toBe(expected);
  });
});

describe('the file of lessons', () => {
  const lesson = { text: 'Test first.', source: 'var:REVIEW_FAILED', time: '2026-03-13T08:15:00Z' };
  const line = '- [2026-03-13T08:15:00Z] [var:REVIEW_FAILED] Test first.\n';

  test('has a line for each', () => {
    expect(addLesson('', lesson)).toBe(line);
    expect(addLesson('- [T] [manual] Other.', { ...lesson, text: 'Test first. ' })).toBe(
      `- [T] [manual] Other.\n${line}`,
    );
    expect(addLesson('', { ...lesson, source: 'output:a]b [c' })).toBe(
      line.replace('var:REVIEW_FAILED', 'output:a b c'),
    );
  });

  test.each(['always test\n- and lint', 'a\\nb', 'a\\\nb', 'C:\\new\\\\n', '\\\\', '\\d+ \\\\ \\'])(
    'keeps the lines of %j, each lesson on one',
    (text) => {
      const file = addLesson(line, { ...lesson, text });
      expect(file.match(/\n/g)).toHaveLength(2);
      expect(lessonsIn(file)).toEqual(['Test first.', text]);
    },
  );

  test("reads Raili's line breaks", () => {
    expect(lessonsIn('- [T] [manual] always test\\n- and lint')).toEqual(['always test\n- and lint']);
  });

  test('does not have one twice', () => {
    expect(addLesson(line, { ...lesson, text: 'Test\nfirst.' })).toBe(line);
    expect(addLesson(line, { ...lesson, time: 'later', source: 'manual', text: ' Test  first.' })).toBe(line);
    expect(addLesson('', { ...lesson, text: ' \n' })).toBe('');
  });

  test('may be written by hand', () => {
    expect(lessonsIn(`# Lessons\n\n${line}* By hand.\n- [x] done\ntext\n-\n`)).toEqual([
      'Test first.',
      'By hand.',
      '[x] done',
    ]);
  });
});

describe('lessons go ahead of the prompt', () => {
  test("and the workflow's own take the place of equal ones", () => {
    expect(withLessons('Go.', '- [T] [a] one\n- [T] [b] two\n', '- [T] [c] one\n- [T] [c] three\n')).toBe(
      '## Learnings from previous runs\n\n- two\n- one\n- three\n\nGo.',
    );
  });

  test('with their lines, those after the first indented', () => {
    expect(withLessons('Go.', '- [T] [a] one\\ntwo\n', '- [T] [a] one two\n- [T] [c] x\\ny')).toBe(
      '## Learnings from previous runs\n\n- one two\n- x\n  y\n\nGo.',
    );
  });

  test('if there are any', () => {
    expect(withLessons('Go.', '', '# nothing yet\n')).toBe('Go.');
  });
});

test('teach', () => {
  const outputs: Record<string, string> = { code: 'done\nLesson: small steps', test: 'all well' };
  const taught = taughtLessons(
    [
      { agent: 'coder', from: { output: 'code' }, scope: 'global' },
      { agent: 'coder', from: { output: 'test' }, scope: 'global' },
      { agent: 'coder', from: { output: 'never' }, scope: 'global' },
      { agent: 'analyzer', from: { variable: 'review_FAILED' }, scope: 'workflow' },
      { agent: 'analyzer', from: { variable: 'REVIEW_PASSED' }, scope: 'workflow' },
    ],
    { REVIEW_FAILED: 'No. lesson: read it twice' },
    (state) => outputs[state] ?? '',
  );
  expect(taught).toEqual([
    { agent: 'coder', scope: 'global', source: 'output:code', text: 'small steps' },
    { agent: 'analyzer', scope: 'workflow', source: 'var:review_FAILED', text: 'read it twice' },
  ]);
});
