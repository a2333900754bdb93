import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ProtocolError } from '../../../src/core/errors.js';
import { findPrints, PrintScanner } from '../../../src/core/protocol/print.js';
import { readTransition } from '../../../src/core/protocol/tags.js';
import type { ForkWorker, Transition } from '../../../src/core/protocol/transition.js';

/** A transition or a ProtocolError; anything else fails the test. */
function readOrRefuse(text: string): string {
  try {
    return readTransition(text).transition.tag;
  } catch (error) {
    if (error instanceof ProtocolError) return error.code;
    throw error;
  }
}

const CODES = ['NO_TRANSITION', 'SEVERAL_TRANSITIONS', 'INVALID_TRANSITION'];
const TAGS = ['goto', 'reset', 'call', 'function', 'fork', 'ask', 'result'];

describe('any text is read or refused', () => {
  const scrap = fc.oneof(
    fc.constantFrom(
      ...TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `, `<${tag}`, `<${tag}>A</${tag}>`]),
    ),
    fc.constantFrom(
      '"',
      "'",
      '=',
      '>',
      '<',
      ' next="N"',
      " return='B'",
      ' input="',
      '&lt;',
      'A.md',
      '..',
      '\u0000',
    ),
    fc.constantFrom('`', '``', '```', '````', '~~~', '\n', '\r\n', '\n\n', ' ', '<print>', '</print>'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );

  test('made of scraps of tags, quotes, fences and line ends', () => {
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 40 }), (parts) => {
        expect([...CODES, ...TAGS]).toContain(readOrRefuse(parts.join('')));
      }),
      { numRuns: 3000 },
    );
  });

  test('or of anything at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...CODES, ...TAGS]).toContain(readOrRefuse(text));
      }),
    );
  });
});

describe('what is written is read', () => {
  const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const value = fc.string({ unit: fc.constantFrom(...'ab "\'<>&;\n`/=é😀'), maxLength: 20 });
  const name = fc.stringMatching(/^[A-Za-z0-9_]([\w .-]{0,10}\w)?(\.md|\.sh)?$/);
  const variable = fc.stringMatching(/^[a-z_][\w-]{0,6}$/).map((key) => `v${key}`);
  const content = fc.string({
    unit: fc.constantFrom(...'ab \n`~/', '<goto>', '</goto>', '```\n'),
    maxLength: 20,
  });

  const worker = fc.record({
    target: name,
    input: optional(value),
    cd: optional(value),
    model: optional(value),
    variables: fc.dictionary(variable, value, { noNullPrototype: true }),
  });
  const target = { target: name, input: optional(value) };
  const calling = { ...target, return: name, model: optional(value) };
  const transition = fc
    .oneof(
      fc.record({ tag: fc.constant('goto'), ...target }),
      fc.record({ tag: fc.constant('reset'), ...target, cd: optional(value) }),
      fc.record({ tag: fc.constantFrom('call', 'function'), ...calling }),
      fc.record({
        tag: fc.constant('fork'),
        workers: fc.array(worker, { minLength: 1, maxLength: 4 }),
        next: name,
        input: optional(value),
      }),
      fc.record({
        tag: fc.constant('ask'),
        question: content.map((text) => `${text.trim()}?`),
        next: name,
        timeout: optional(fc.constantFrom('90', '2h', '1d12h')),
        timeout_next: optional(name),
      }),
      fc.record({ tag: fc.constant('result'), payload: content }),
    )
    .map((given) => JSON.parse(JSON.stringify(given)) as Transition);

  // Pieces that are whole in themselves: nothing in them opens what the next one could close.
  const noise = fc
    .array(
      fc.constantFrom(
        'prose & <b>',
        '`<goto>`',
        '```\n<reset>X</reset>\n```',
        '<print>`</print>',
        "it's",
        '</call>',
      ),
    )
    .map((parts) => parts.join('\n\n'));

  test('exactly, wherever it stands', () => {
    fc.assert(
      fc.property(transition, noise, noise, (given, before, after) => {
        const tags = written(given).join('\n\n');
        expect(readTransition(`${before}\n\n${tags}\n\n${after}`).transition).toStrictEqual(given);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The tags that ask for a transition. */
function written(transition: Transition): string[] {
  switch (transition.tag) {
    case 'fork': {
      const { next, input, workers } = transition;
      const tags = workers.map((worker) => fork(worker, input === undefined ? next : undefined));
      return input === undefined ? tags : [...tags, element('goto', { input }, next)];
    }
    case 'ask': {
      const { tag, question, next, timeout, timeout_next } = transition;
      return [element(tag, { next, timeout, timeout_next }, question)];
    }
    case 'result':
      return [element(transition.tag, {}, transition.payload)];
    default: {
      const { tag, target, raw_input: _, ...attributes } = transition;
      return [element(tag, attributes, ` ${target}\n`)];
    }
  }
}

function fork({ target, variables, ...attributes }: ForkWorker, next: string | undefined): string {
  return element('fork', { ...attributes, ...variables, next }, target);
}

function element(tag: string, attributes: Record<string, string | undefined>, content: string): string {
  const pairs = Object.entries(attributes).flatMap(([name, value], index) => {
    if (value === undefined) return [];
    const escaped = value.replaceAll('&', '&amp;');
    const single = ` ${name}='${escaped.replaceAll("'", '&apos;')}'`;
    return [
      index % 2 === 0 ? single : `\n${name} = "${escaped.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    ];
  });
  return `<${tag}${pairs.join('')}>${content}</${tag}>`;
}

describe('10 MB of adversarial text', () => {
  const SIZE = 10_000_000;
  const filled = (unit: string, end = '') => unit.repeat((SIZE - end.length) / unit.length) + end;
  const stairs = Array.from({ length: 4400 }, (_, index) => '`'.repeat(index + 1));

  // Quadratic time would be hours for these, so that they return at all is the assertion. bench/ has the times.
  test.each<[string, () => string, string]>([
    ['goto without an end', () => filled('<goto>'), 'NO_TRANSITION'],
    ['goto with one end', () => filled('<goto>', '</goto>'), 'INVALID_TRANSITION'],
    ['closing tags', () => filled('</goto>'), 'NO_TRANSITION'],
    ['openings that break off', () => filled('<goto <', '</goto>'), 'NO_TRANSITION'],
    ['attributes without an end', () => `<goto ${filled('a="b" ')}`, 'NO_TRANSITION'],
    ['attributes without an end, closed', () => `<goto ${filled('a="b" ', '</goto>')}`, 'NO_TRANSITION'],
    ['forks that break off', () => filled(`<fork a="b" a2='c' `, '</fork>'), 'NO_TRANSITION'],
    ['quotes that interlock', () => filled(`<goto b='" c="' d="`, '</goto>'), 'NO_TRANSITION'],
    ['one long attribute name', () => `<goto ${filled('a', '</goto>')}`, 'NO_TRANSITION'],
    ['spaces in a tag', () => `<goto ${filled(' ', '></goto>')}`, 'INVALID_TRANSITION'],
    ['backticks', () => filled('`'), 'NO_TRANSITION'],
    ['backticks with spaces', () => filled('` '), 'NO_TRANSITION'],
    ['backticks in paragraphs', () => filled('`\n\n'), 'NO_TRANSITION'],
    ['runs of every length', () => stairs.join(' '), 'NO_TRANSITION'],
    ['runs of every length, falling', () => [...stairs].reverse().join(' '), 'NO_TRANSITION'],
    ['fences that do not close each other', () => `\`\`\`\`\n${filled('```\n~~~\n')}`, 'NO_TRANSITION'],
    ['lines that are almost fences', () => filled('\n```a`'), 'NO_TRANSITION'],
    ['quotes in quotes', () => filled('>'), 'NO_TRANSITION'],
    ['items in items', () => filled('- '), 'NO_TRANSITION'],
    [
      'deep items, then blank lines',
      () => `${filled('- ').slice(SIZE / 2)}x${filled('\n').slice(SIZE / 2)}`,
      'NO_TRANSITION',
    ],
    [
      'a deep quote, then lazy lines',
      () => `${filled('> ').slice(SIZE / 2)}x${filled('\n`').slice(SIZE / 2)}`,
      'NO_TRANSITION',
    ],
    [
      'items in a quote, then its blank lines',
      () => `> ${filled('- ').slice(SIZE / 2)}x${filled('\n>').slice(SIZE / 2)}`,
      'NO_TRANSITION',
    ],
    [
      'deep items, then space',
      () => `${filled('- ').slice(SIZE / 2)}x\n${filled(' ').slice(SIZE / 2)}y`,
      'NO_TRANSITION',
    ],
    ['tags in closed fences', () => filled('```\n<goto>A</goto>\n```\n'), 'NO_TRANSITION'],
    ['tags cut by code', () => filled('`<goto>`</goto> '), 'NO_TRANSITION'],
    ['tags', () => filled('<goto>A</goto>'), 'SEVERAL_TRANSITIONS'],
    ['workers', () => filled('<fork next="B" x="1">A</fork>'), 'INVALID_TRANSITION'],
    ['a payload', () => `<result>${filled('<goto>`\n')}</result>`, 'result'],
    [
      'a payload that names its own tag',
      () => `<result>${filled('<result>')}</result>`,
      'INVALID_TRANSITION',
    ],
    ['inputs', () => filled('<input>a</input>'), 'NO_TRANSITION'],
    ['inputs of HTML', () => filled('<input a="', '</input>'), 'NO_TRANSITION'],
  ])('%s', (_what, text, expected) => {
    expect(readOrRefuse(text())).toBe(expected);
  });

  test('prints without an end, by the byte', () => {
    const scanner = new PrintScanner();
    for (const char of filled('<print>')) scanner.push(char);
    expect(findPrints(filled('<print>'))).toEqual([]);
    expect(findPrints(filled('<print>a</print>'))).toHaveLength(SIZE / 16);
  });
});
