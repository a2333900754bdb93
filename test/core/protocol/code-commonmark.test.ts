import { describe, expect, test } from '@jest/globals';
import { Parser } from 'commonmark';
import { findTags } from '../../../src/core/protocol/find-tags.js';
import { SEED } from '../../support/seed.js';

// What is code is what CommonMark says: generated texts, in which every kind of code is nested in lists and quotes,
// are read by commonmark.js as well. TEST_SEED chooses others, CODE_TEXTS how many. Where the two are
// apart on purpose stands below.
const TEXTS = Number(process.env.CODE_TEXTS ?? 5000);

const parser = new Parser();

/** Each tag of a text is `<goto>T0</goto>`, `<goto>T1</goto>` …: those that CommonMark has in code. */
function inCommonMark(text: string): string[] {
  const walker = parser.parse(text).walker();
  const found: string[] = [];
  for (let step = walker.next(); step !== null; step = walker.next()) {
    const { type, literal, info } = step.node;
    if (!step.entering || (type !== 'code' && type !== 'code_block')) continue;
    // What stands behind an opening fence is none of the text either.
    found.push(...namesIn(`${info ?? ''} ${literal ?? ''}`));
  }
  return found.sort();
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/<goto>(T\d+)</g)].map(([, name]) => name!);
}

function inOurs(text: string): string[] {
  const { tags } = findTags(text);
  return tags.flatMap((tag) => (tag.inCode ? [tag.content] : [])).sort();
}

/** mulberry32: the same texts everywhere. */
function generator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const MARKS = [
  ...['', '', '', '', '- ', '- ', '* ', '+ ', '1. ', '1. ', '2) ', '10. ', '> ', '> ', '>', '-', '1.', '0. '],
  ...[' ', '  ', '   ', '    ', '     ', '\t', '\t\t', '-\t', '1.\t', '>\t', '-     '],
  ...['123456789. ', '1234567890. '],
];

/** `@` is a tag. */
const LEAVES = [
  ...[
    '```',
    '```',
    '```',
    '````',
    '`````',
    '~~~',
    '~~~',
    '~~~~',
    '```sh',
    '~~~ x `y`',
    '``` a`b',
    '``` @',
    '~~~ @',
  ],
  ...['', '', '', '', '  ', '@', '@', '@', '@', 'text', 'text @', 'text ```'],
  ...['`@`', '``@ ` ``', 'a ` b @', 'c `', 'd `` @', 'e ``', '\\` @ `', '\\\\`@`', '`\\`@'],
  ...['# h ` @', '## `@`', '####### x `', '#x `', '# ', '#'],
  ...['***', '- - -', '---', '_ _ _', '===', '=', '--', '* * x', '**'],
];

const ENDS = ['\n', '\n', '\n', '\n', '\n', '\r\n', '\r', '\n\n'];

function generate(random: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  let tags = 0;
  let before = '';
  const line = (): string => {
    let marks = '';
    for (let depth = Math.floor(random() * 4); depth > 0; depth--) marks += pick(MARKS);
    // Often it goes on with the quotes of the line before, and is indented as its items ask for.
    if (random() < 0.4) marks = before.replace(/[^>\t]/g, ' ') + (random() < 0.3 ? marks : '');
    else before = marks;
    return marks + pick(LEAVES).replaceAll('@', () => `<goto>T${tags++}</goto>`) + pick(ENDS);
  };
  return Array.from({ length: 1 + Math.floor(random() * 14) }, line).join('');
}

test(`${TEXTS} generated texts have the same tags in code, TEST_SEED=${SEED}`, () => {
  const random = generator(SEED);
  let inCode = 0;
  let outside = 0;
  for (let count = 0; count < TEXTS; count++) {
    const text = generate(random);
    const expected = inCommonMark(text);
    // The text is part of what is compared, so that a failure shows it.
    expect({ text, inCode: inOurs(text) }).toEqual({ text, inCode: expected });
    inCode += expected.length;
    outside += namesIn(text).length - expected.length;
  }
  // A generator that has run dry would prove nothing.
  expect(inCode).toBeGreaterThan(TEXTS / 4);
  expect(outside).toBeGreaterThan(TEXTS / 4);
});

describe('where it is another on purpose', () => {
  const TAG = '<goto>T0</goto>';

  test.each([
    [
      'HTML blocks',
      'a fence in <details> is a fence to who wrote it',
      `<details>\n\`\`\`\n${TAG}\n\`\`\`\n</details>`,
    ],
    ['HTML blocks', 'so it is in <thinking>', `<thinking>\n\`${TAG}\`\n</thinking>`],
    ['raw HTML', 'backticks in an attribute pair', `<a title="\`"> ${TAG} \``],
    ['autolinks', 'backticks in one pair', `<https://a.b/\`> ${TAG} \``],
    ['links', 'backticks in a destination pair', `[a](\`) ${TAG} \``],
    ['link reference definitions', 'are text', `[a]: \`${TAG}\``],
  ])('%s: %s', (_kind, _why, text) => {
    expect(inCommonMark(text)).toEqual([]);
    expect(inOurs(text)).toEqual(['T0']);
  });

  test('a tag owns its text: what stands in it opens no code', () => {
    const text = `So <result>\n\`\`\`\n</result>\n${TAG}`;
    expect(inCommonMark(text)).toEqual(['T0']);
    expect(findTags(text).tags.map(({ name, inCode }) => [name, inCode])).toEqual([
      ['result', false],
      ['goto', false],
    ]);
  });
});
