import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerText, commandsIn, idIn, looksLikeId } from '../../../src/action/ask/command.js';

const one = (body: string) => commandsIn(body)[0];
const APPROVE = { verb: 'approve', rest: '' };

describe('what a comment tells us', () => {
  test.each([
    ['a line', '/raymond approve', APPROVE],
    ['other words around it', 'Thanks!\n/raymond approve', APPROVE],
    ['a text', '/raymond answer use the second one', { verb: 'answer', rest: 'use the second one' }],
    [
      'several lines',
      '/raymond answer one\r\ntwo\r\n\r\nthree\r\n',
      { verb: 'answer', rest: 'one\ntwo\n\nthree' },
    ],
    ['text in the next line alone', '/raymond reject\nno tests', { verb: 'reject', rest: 'no tests' }],
    [
      'code in the text',
      '/raymond answer\n```\n/raymond approve\n```',
      { verb: 'answer', rest: '```\n/raymond approve\n```' },
    ],
    ['capitals', '/Raymond APPROVE', APPROVE],
    ['three spaces before it', '   /raymond approve', APPROVE],
    ['a word that we do not know', '/raymond merge now', { verb: 'merge', rest: 'now' }],
    ['no word at all', '/raymond', { verb: '', rest: '' }],
    ['a list before it, whose paragraph it carries on', '- a\n/raymond approve', APPROVE],
    ['code that is closed before it', '```\nx\n```\n/raymond approve', APPROVE],
    ['a quote that is over', '> Shall I?\n\n/raymond approve', APPROVE],
    ['a comment that is over', '<!-- x -->\n/raymond approve', APPROVE],
    ['a comment over several lines with a fence in it', '<!--\n```\n-->\n/raymond approve', APPROVE],
    ['a word in code before it', 'I like `x`.\n/raymond approve', APPROVE],
    ['a backtick that belongs to nothing', 'It`s fine\n/raymond approve', APPROVE],
    ['a comment that is opened in a line and nowhere closed', 'a <!-- b\n/raymond approve', APPROVE],
    [
      'details, which are no code',
      '<details>\n\n/raymond approve\n\n</details>',
      { verb: 'approve', rest: '</details>' },
    ],
  ])('%s', (_, body, expected) => {
    expect(one(body)).toEqual(expected);
  });

  test.each([
    ['in the middle of a line', 'please /raymond approve'],
    ['in a quote', '> /raymond approve'],
    ['in a quote in a quote', '> > /raymond approve'],
    ['in a quote whose mark was left out', '> Shall I?\n/raymond approve'],
    ['in a quote in a list', '- > Shall I?\n/raymond approve'],
    ['in a fence', '```\n/raymond approve\n```'],
    ['in a fence of tildes', '~~~ text\n/raymond approve\n~~~'],
    ['in a fence that is not closed', '```\n/raymond approve'],
    ['in a fence in a list', '- a\n\n  ```\n  /raymond approve\n  ```'],
    ['in indented code', 'Say:\n\n    /raymond approve'],
    ['indented by a tab', 'Say:\n\n\t/raymond approve'],
    ['in inline code', '`/raymond approve`'],
    ['in inline code over lines', '`say\n/raymond approve\nnow`'],
    ['in an HTML comment', '<!-- \n/raymond approve\n-->'],
    ['in an HTML comment within a line', 'a <!-- \n/raymond approve\n--> b'],
    ['in an HTML comment after another', '<!-- a\n\nb --> <!--\n/raymond approve\n-->'],
    ['in an HTML comment that is not closed', '<!--\n\n/raymond approve'],
    ['in code after a comment with a fence in it', '<!--\n```\n-->\n```\n/raymond approve\n```'],
    ['in HTML for code', '<pre>\n/raymond approve\n</pre>'],
    ['in HTML for code within a line', 'a <code>\n/raymond approve\n</code>'],
    ['in HTML for a quote', '<blockquote>\n\n/raymond approve\n\n</blockquote>'],
    ['in a list', '- /raymond approve'],
    ['in a heading', '# /raymond approve'],
    ['as the beginning of another word', '/raymonds approve'],
    ['with a backslash', '\\/raymond approve'],
  ])('[T:ask-command] nothing %s', (_, body) => {
    expect(commandsIn(body)).toEqual([]);
  });

  test('several: each has the lines up to the next', () => {
    expect(commandsIn('/raymond answer 0a1b2c3d one\ntwo\n/raymond approve 4d5e6f70')).toEqual([
      { verb: 'answer', rest: '0a1b2c3d one\ntwo' },
      { verb: 'approve', rest: '4d5e6f70' },
    ]);
  });

  test('whatever stands in a fence or a quote, none of it is a command', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/raymond approve', '<!--', '-->', '> a', '- b', '', '    c', '<pre>')),
        (lines) => {
          expect(commandsIn(['````', ...lines, '````'].join('\n'))).toEqual([]);
          expect(commandsIn(lines.map((line) => `> ${line}`).join('\n'))).toEqual([]);
        },
      ),
    );
  });

  test('never throws, and takes no part of the text twice', () => {
    const piece = fc.constantFrom(
      '/raymond answer ',
      '`',
      '``',
      '```',
      '\n',
      '> ',
      '- ',
      '<!--',
      '-->',
      '<pre>',
      '</pre>',
      '    ',
      'a',
      '\\',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const total = commandsIn(text).reduce((sum, { verb, rest }) => sum + verb.length + rest.length, 0);
        expect(total).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['<!-- '.repeat(13_000)],
    ['<pre '.repeat(13_000)],
    [Array.from({ length: 360 }, (_, index) => '`'.repeat(index + 1)).join(' ')],
    ['> '.repeat(32_000)],
    ['a\n'.repeat(32_000)],
    ['`a\n'.repeat(21_000)],
    ['<!---->'.repeat(9000)],
  ])('the longest comment of the worst kind is read (%#)', (text) => {
    expect(commandsIn(`${text}\n\n\n/raymond approve`).length).toBeLessThanOrEqual(1);
  });
});

describe('whose question it answers', () => {
  test.each([
    ['0a1b2c3d yes', { id: '0a1b2c3d', rest: 'yes' }],
    ['[0a1b2c3d] yes', { id: '0a1b2c3d', rest: 'yes' }],
    ['`0A1B2C3D`\nyes', { id: '0a1b2c3d', rest: 'yes' }],
    ['0a1b2c3d', { id: '0a1b2c3d', rest: '' }],
    ['0a1b2c3de yes', null],
    ['yes', null],
    ['', null],
  ])('%s', (rest, expected) => {
    expect(idIn(rest)).toEqual(expected);
  });

  test('a date or a word is not taken for a mistyped id', () => {
    expect([looksLikeId('20261122'), looksLikeId('deadbeef'), looksLikeId('dead1234')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a decision is said as the run understands it', () => {
    expect(answerText('approve', '')).toBe('approve');
    expect(answerText('reject', 'no tests')).toBe('reject: no tests');
    expect(answerText('answer', 'reject')).toBe('reject');
  });
});
