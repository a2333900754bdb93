import { describe, expect, test } from '@jest/globals';
import { ProtocolError } from '../../../src/core/errors.js';
import { carriesInput } from '../../../src/core/protocol/input-text.js';
import { routeByTags } from '../../../src/core/protocol/route.js';
import type { AllowedTransition } from '../../../src/core/protocol/state-options.js';
import { readTransition } from '../../../src/core/protocol/tags.js';
import { fillTemplates } from '../../../src/core/protocol/transition.js';

// `<input>text</input>` (spec 1.2): what is handed over, as it is.

const read = (text: string) => readTransition(text).transition;
const inputOf = (text: string) => (read(text) as { readonly input?: string }).input;

function refused(text: string): string {
  try {
    readTransition(text);
  } catch (error) {
    if (error instanceof ProtocolError) return `${error.code} ${error.message}`;
    throw error;
  }
  throw new Error(`read without an error: ${text}`);
}

const DATA = '{"finding": "it\'s <b>bad</b> & \\"worse\\""}';

describe('goes along', () => {
  test.each([
    ['a goto', '<goto>A</goto>', { tag: 'goto', target: 'A' }],
    ['a reset', '<reset cd="x">A</reset>', { tag: 'reset', target: 'A', cd: 'x' }],
    ['a call', '<call return="B">A</call>', { tag: 'call', target: 'A', return: 'B' }],
    ['a function', '<function return="B">A</function>', { tag: 'function', target: 'A', return: 'B' }],
    [
      'the goto of forks, for the parent',
      '<fork input="w">W</fork><goto>N</goto>',
      { tag: 'fork', workers: [{ target: 'W', input: 'w', variables: {} }], next: 'N' },
    ],
  ])('with %s, raw, before it or after it', (_what, tag, transition) => {
    const input = `<input>${DATA}</input>`;
    const expected = { ...transition, input: DATA, raw_input: true };
    expect(read(`So:\n${tag}\n${input}\n`)).toStrictEqual(expected);
    expect(read(`${input} and ${tag}`)).toStrictEqual(expected);
  });

  test.each([
    ['<input>\nx\n</input>', 'x'],
    ['<input>\r\nx\r\n</input>', 'x'],
    ['<input>\n\n x \n\n</input>', '\n x \n'],
    ['<input>\n</input>', ''],
    ['<input></input>', ''],
    ['<input>&lt;goto&gt;</input>', '&lt;goto&gt;'],
    ['<input><goto>B</goto> ``` </input>', '<goto>B</goto> ``` '],
    ['<input><input type="text"></input>', '<input type="text">'],
  ])('%j: one newline at each end is dropped, and nothing else is done to it', (input, expected) => {
    expect(inputOf(`<goto>A</goto>${input}`)).toBe(expected);
  });

  test('it is no template, while an attribute is one', () => {
    const fill = (text: string) => text.replaceAll('{{x}}', 'FILLED');
    const raw = read('<fork input="{{x}}" next="N">W</fork><goto>N</goto><input>{{x}}</input>');
    expect(fillTemplates(raw, fill)).toStrictEqual({
      tag: 'fork',
      workers: [{ target: 'W', input: 'FILLED', variables: {} }],
      next: 'N',
      input: '{{x}}',
    });
    expect(fillTemplates(read('<goto input="{{x}}">A</goto>'), fill)).toStrictEqual({
      tag: 'goto',
      target: 'A',
      input: 'FILLED',
    });
  });
});

describe('is refused', () => {
  test.each([
    ['beside a fork alone', '<fork next="N">W</fork><input>x</input>', 'needs a <goto>'],
    ['beside an ask', '<ask next="N">?</ask><input>x</input>', 'cannot stand beside <ask>'],
    ['beside a result', '<result>r</result><input>x</input>', 'cannot stand beside <result>'],
    ['with an input attribute', '<goto input="a">A</goto><input>x</input>', 'with an input of its own'],
    ['with a broken one', '<goto input="a"b">A</goto><input>x</input>', 'with an input of its own'],
    ['twice', '<goto>A</goto><input>x</input><input>y</input>', 'stands there twice'],
    [
      'with its own opening again',
      '<goto>A</goto> an <input> is <input>x</input>',
      'has another <input> in its text',
    ],
  ])('%s', (_what, text, problem) => {
    expect(refused(text)).toMatch(/^INVALID_TRANSITION <input>/);
    expect(refused(text)).toContain(problem);
  });
});

describe('is plain text', () => {
  test.each([
    ['with attributes', '<goto>A</goto><input type="text">x</input>'],
    ['with attributes, around a tag', '<input value="1"><goto>A</goto></input>'],
    ['without its end', '<goto>A</goto><input>x'],
    ['in code, beside a tag outside', '<goto>A</goto> `<input>x</input>`'],
  ])('%s', (_what, text) => {
    expect(read(text)).toStrictEqual({ tag: 'goto', target: 'A' });
  });

  test('outside code, while the tag is inside; a warning tells of it', () => {
    const { transition, warnings } = readTransition('`<goto>A</goto>` <input>x</input>');
    expect(transition).toStrictEqual({ tag: 'goto', target: 'A' });
    expect(warnings).toEqual(['an <input> outside the code that the tag stands in was ignored']);
  });

  test('but in one fence with the only tag it is taken', () => {
    expect(inputOf('```\n<goto>A</goto>\n<input>x</input>\n```')).toBe('x');
  });

  test('it counts for no transition', () => {
    expect(refused('<input>x</input>')).toMatch(/^NO_TRANSITION/);
    expect(read('`<goto>A</goto>` and `<input>x</input>`')).toMatchObject({ target: 'A', input: 'x' });
  });
});

describe('without a tag', () => {
  const route = (text: string, ...allowed_transitions: AllowedTransition[]) =>
    routeByTags({ text, options: { allowed_transitions }, resolve: (target) => target });
  const GOTO_A: AllowedTransition = { tag: 'goto', target: 'A' };

  test('it goes along with the implicit transition', () => {
    expect(route('Done. <input>x</input>', GOTO_A)).toMatchObject({
      implicit: true,
      transition: { target: 'A', input: 'x', raw_input: true },
    });
    const matched = { ...GOTO_A, match: '^LGTM' };
    expect(route('LGTM <input>x</input>', matched, { tag: 'result' })).toMatchObject({
      transition: { target: 'A', input: 'x' },
    });
    expect(route('```\n<input>x</input>\n```', GOTO_A)).toMatchObject({ transition: { input: 'x' } });
  });

  test('one that is quoted beside tags is not taken', () => {
    const { transition } = route('`<goto>A</goto>`, `<reset>A</reset>`, `<input>x</input>`', GOTO_A) as {
      transition?: unknown;
    };
    expect(transition).toStrictEqual({ tag: 'goto', target: 'A' });
  });

  test.each<[AllowedTransition]>([
    [{ tag: 'fork', target: 'W', next: 'N' }],
    [{ tag: 'result', payload: 'r' }],
    [{ ...GOTO_A, input: 'fixed' }],
  ])('an implicit %j takes none: reminded', (entry) => {
    expect(route('Done. <input>x</input>', entry)).toMatchObject({
      kind: 'remind',
      code: 'INVALID_TRANSITION',
    });
  });

  test('an input that breaks its tag off is not dropped for the implicit transition', () => {
    const text = `<goto input='${DATA}'>A</goto>`;
    expect(route(text, GOTO_A)).toMatchObject({ kind: 'remind', code: 'INVALID_TRANSITION' });
  });
});

test.each([
  ['<goto input="x">A</goto>', true],
  ['<goto input="">A</goto>', false],
  ['<goto input="a"b">A</goto>', true],
  [`<goto input='it's <b>'>A</goto>`, true],
  ['<goto>A</goto><input>x</input>', true],
  ['<input>x</input>', true],
  ['<input> </input>', false],
  ['<goto>A</goto>', false],
  ['<goto>A</goto> `<input>x</input>`', false],
  ['`<goto input="x">A</goto>`', true],
  ['no tag', false],
])('%s carries data: %p', (text, expected) => {
  expect(carriesInput(text)).toBe(expected);
});
