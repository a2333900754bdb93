import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findTags } from '../../../src/core/protocol/find-tags.js';
import { readTransition } from '../../../src/core/protocol/tags.js';

const read = (text: string) => readTransition(text).transition;
const inCode = (text: string) => findTags(text).tags.map((tag) => tag.inCode);

const TAG = '<goto>A</goto>';

describe('is in code', () => {
  test.each([
    ['a fence', `\`\`\`\n${TAG}\n\`\`\``],
    ['a fence with a language', `\`\`\`xml title=x\n${TAG}\n\`\`\``],
    ['a tilde fence, whose info may have backticks', `~~~ \`x\`\n${TAG}\n~~~`],
    ['a fence with CRLF', `a\r\n\`\`\`\r\n${TAG}\r\n\`\`\`\r\nb`],
    ['an indented fence', `   \`\`\`\n${TAG}\n  \`\`\``],
    ['a longer fence around a shorter one', `\`\`\`\`\n\`\`\`\n\`\`\`\n${TAG}\n\`\`\`\`\``],
    ['a fence that a shorter one does not close', `\`\`\`\`\n\`\`\`\n${TAG}\n\`\`\`\``],
    ['a fence that the other kind does not close', `~~~\n\`\`\`\n${TAG}\n~~~`],
    ['a fence that a line with more on it does not close', `\`\`\`\n\`\`\` x\n${TAG}\n\`\`\` \t`],
    ['a fence that is not closed', `\`\`\`\n\n${TAG}\n\nend`],
    ['a fence that interrupts a paragraph with a backtick', `a \` b\n\`\`\`\n${TAG}\n\`\`\`\nc \` d`],
    ['a fence inside a list', `1. x\n     \`\`\`\n     ${TAG}\n     \`\`\``],
    ['inline code', `Say \`${TAG}\` then`],
    ['inline code of two backticks', `\`\`a \` ${TAG}\`\``],
    ['inline code over lines', `\`a\nb ${TAG}\nc\``],
    ['three backticks with text on the same line', `\`\`\`${TAG}\`\`\``],
  ])('%s', (_what, text) => {
    expect(inCode(text)).toEqual([true]);
  });
});

// language.md D1: only fences at a line's start, indented by at most three, were known.
describe('is in code in a list or a quote', () => {
  test.each([
    ["a fence on the marker's line", `- \`\`\`bash\n  npm ci\n\n  ${TAG}\n  \`\`\``],
    [
      'a fence indented by four, with a blank line in it',
      `1. x\n\n    \`\`\`\n    a\n\n    ${TAG}\n    \`\`\``,
    ],
    ['tildes indented by four', `1. x\n\n    ~~~\n    a\n\n    ${TAG}\n    ~~~`],
    ['a fence after a tab', `-\tx\n\n\t\`\`\`\n\ta\n\n\t${TAG}\n\t\`\`\``],
    ['a fence in nested bullets', `- a\n  - b\n    - c\n\n      ~~~\n      x\n\n      ${TAG}\n      ~~~`],
    ['tildes in a quote', `> ~~~\n> a\n>\n> ${TAG}\n> ~~~`],
    ['a fence in a quote in a list', `* > \`\`\`\n  >\n  > ${TAG}`],
    ['a fence in a quote, not closed', `> \`\`\`\n> ${TAG}\n\nend`],
    ['indented code', `So:\n\n    a\n\n    ${TAG}`],
    ['indented code after a tab', `So:\n\n\t${TAG}`],
    ['inline code over the lines of a quote', `> a \`b\n> ${TAG}\n> c\``],
    ['inline code that goes on in a lazy line', `> a \`b\n${TAG}\``],
    ['inline code in a heading', `# \`${TAG}\``],
  ])('%s', (_what, text) => {
    expect(inCode(text)).toEqual([true]);
  });

  test.each([
    [
      "the closing fence on the list's indent",
      '- ```bash\n  npm ci\n\n  echo "<goto>EVIL</goto>"\n  ```\n\nAll checked.\n',
    ],
    ['an item that ends a fence', '1. ```\n   <goto>EVIL</goto>\n\n'],
    ['a quote that ends a fence', '> ```\n> <goto>EVIL</goto>\n'],
    ['a quoted worker', "1. x\n\n    ```\n    first\n\n    <fork item='1'>EVIL</fork>\n    ```\n\n"],
  ])('%s swallows nothing: the tag after it is the one that counts', (_what, quoted) => {
    expect(inCode(quoted + TAG)).toEqual([true, false]);
    expect(read(quoted + TAG)).toStrictEqual({ tag: 'goto', target: 'A' });
  });
});

describe('is not in code', () => {
  test.each([
    ['after a closed fence', `\`\`\`\nx\n\`\`\`\n${TAG}`],
    ['after a fence closed by a longer one', `\`\`\`\nx\n\`\`\`\`\`\n${TAG}`],
    ['runs of other lengths', `\` ${TAG} \`\``],
    ['a longer run first', `\`\` ${TAG} \``],
    ['a fence that interrupts a paragraph with a backtick', `a \` b\n\`\`\`\nc \` d\n\`\`\`\n${TAG}`],
    ['a line that looks like a fence but holds inline code', `\`\`\`x\`\`\`\n${TAG}`],
    ['a fence closed with three spaces before it', `\`\`\`\nx\n   \`\`\` \r\n${TAG}`],
    ['a blank line of white space', `a \` b\r\n \t\r\n${TAG} c \` d`],
    ['backticks in two paragraphs', `a \` b\n\n${TAG}\n \t\r\nc \` d`],
    ['between two spans', `\`a\` ${TAG} \`b\``],
    ['tildes in a line', `~~~a~~~ ${TAG}`.replace(/^/, 'x ')],
    ['four spaces before a fence, which is then no pair', `    \`\`\`\n\n${TAG}`],
    ['a single backtick', `it\`s ${TAG}`],
    ['escaped backticks', `\\\`${TAG}\``],
    ['a line that goes on with its paragraph, however far in', `So:\n        ${TAG}`],
    ['backticks in two items', `- a \`\n- ${TAG} \``],
    ['a backtick in a heading and one in the text', `# a \`\n${TAG} \``],
    ['backticks on both sides of an underline', `a \`\n===\n${TAG} \``],
    ['a quoted fence, once the quote is over', `> ~~~\n${TAG}`],
  ])('%s', (_what, text) => {
    expect(inCode(text)).toEqual([false]);
  });
});

describe('what steers', () => {
  test('the tag outside code, whatever stands in code', () => {
    const text = `As \`<reset>X</reset>\` said:\n\n\`\`\`\n<result>no</result>\n\`\`\`\n\n${TAG}`;
    expect(read(text)).toStrictEqual({ tag: 'goto', target: 'A' });
  });

  test('the only tag, even in code', () => {
    expect(read(`\`\`\`xml\n${TAG}\n\`\`\``)).toStrictEqual({ tag: 'goto', target: 'A' });
    expect(read(`I choose \`${TAG}\`.`)).toStrictEqual({ tag: 'goto', target: 'A' });
  });

  test('none of several in code; the message says that they were seen', () => {
    expect(() => read(`\`${TAG}\` or \`<reset>B</reset>\``)).toThrow(
      "no transition tag was found; 2 tags stand in code (in backticks, fenced, or indented by four), where they don't count: <goto>A</goto> (line 1), <reset>B</reset> (line 1)",
    );
  });

  test('not a pair of tags in two pieces of code', () => {
    expect(() => read('Put it between `<goto>` and `</goto>`.')).toThrow('no transition tag');
  });

  test('nor a tag that begins in code and ends outside', () => {
    expect(() => read('Put `<goto input="</goto>">` before A</goto>')).toThrow('no transition tag');
  });

  test('an attribute in code ends in code too', () => {
    expect(() => read('`<goto input="A></goto>` and "B"')).toThrow('no closing quote');
  });

  test('a tag may hold code, and a fence in it does not swallow its end', () => {
    const payload = 'Run `x`:\n```sh\necho "<goto>B</goto>"\n';
    expect(read(`<result>${payload}</result>`)).toStrictEqual({ tag: 'result', payload });
  });

  test('a backtick in a tag does not pair with one outside', () => {
    const text = '<result>a ` b</result> ` <print>`</print>';
    expect(read(text)).toStrictEqual({ tag: 'result', payload: 'a ` b' });
  });
});

/** Text that means to break things: pieces of tags, quotes, fences, backticks, line ends. */
const scrap = fc.constantFrom(
  ...[
    '<goto>',
    '</goto>',
    '<goto ',
    '<fork next="N">',
    '</fork>',
    '<result>',
    '</result>',
    '<print>',
    '</print>',
  ],
  ...[
    '<ask next=',
    '"',
    "'",
    '>',
    '<',
    '/',
    '=',
    'A.md',
    ' input="x"',
    "return='B'",
    '&amp;',
    '&',
    '..',
    '\u0000',
  ],
  ...['`', '``', '```', '````', '~~~', '\n', '\r\n', '\n\n', ' ', '    ', '\t', 'word', '\ud800', '\u2028'],
);
const scraps = fc.array(scrap, { maxLength: 60 }).map((parts) => parts.join(''));

test('whatever is quoted in a fence, the tag outside says what happens', () => {
  fc.assert(
    fc.property(scraps, fc.boolean(), fc.constantFrom('`', '~'), (quoted, before, char) => {
      const fence = char.repeat(Math.max(3, ...(quoted.match(/`+|~+/g) ?? []).map((run) => run.length + 1)));
      const block = `${fence}\n${quoted}\n${fence}`;
      const outside = '<call return="B" input="see ```">A</call>';
      const text = before ? `${block}\n${outside}` : `${outside}\n${block}`;
      expect(readTransition(text)).toStrictEqual(readTransition(outside));
    }),
    { numRuns: 1000 },
  );
});

test('tags come in order, do not overlap, and read alike from their own text', () => {
  fc.assert(
    fc.property(scraps, (text) => {
      let end = 0;
      for (const tag of findTags(text).tags) {
        expect(tag.start).toBeGreaterThanOrEqual(end);
        end = tag.end;
        const { start: _start, inCode: _inCode, end: _end, ...same } = tag;
        expect(findTags(text.slice(tag.start, tag.end)).tags).toMatchObject([same]);
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 2000 },
  );
});
