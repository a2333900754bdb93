import { describe, expect, test } from '@jest/globals';
import { ProtocolError } from '../../../src/core/errors.js';
import { findTags } from '../../../src/core/protocol/find-tags.js';
import { readTransition } from '../../../src/core/protocol/tags.js';

const read = (text: string) => readTransition(text).transition;

/** `CODE message` of the error that reading throws. */
function refused(text: string): string {
  try {
    readTransition(text);
  } catch (error) {
    if (error instanceof ProtocolError) return `${error.code} ${error.message}`;
    throw error;
  }
  throw new Error(`read without an error: ${text}`);
}

describe('each tag', () => {
  test.each([
    ['<goto>A.md</goto>', { tag: 'goto', target: 'A.md' }],
    ['<goto input="x y">A</goto>', { tag: 'goto', target: 'A', input: 'x y' }],
    ['<reset input="i" cd="../b">A.md</reset>', { tag: 'reset', target: 'A.md', input: 'i', cd: '../b' }],
    [
      '<call return="B.md" model="opus" input="">A.md</call>',
      { tag: 'call', target: 'A.md', return: 'B.md', model: 'opus', input: '' },
    ],
    ['<function return="B.md">A.md</function>', { tag: 'function', target: 'A.md', return: 'B.md' }],
    [
      '<fork next="C" input="i" cd="d" model="m" item="7" constructor="x">W</fork>',
      {
        tag: 'fork',
        next: 'C',
        workers: [
          { target: 'W', input: 'i', cd: 'd', model: 'm', variables: { item: '7', constructor: 'x' } },
        ],
      },
    ],
    [
      '<ask next="C" timeout="2h" timeout_next="L">\n Which one? \n</ask>',
      { tag: 'ask', question: 'Which one?', next: 'C', timeout: '2h', timeout_next: 'L' },
    ],
    ['<ask next="C">Which?</ask>', { tag: 'ask', question: 'Which?', next: 'C' }],
    ['<result></result>', { tag: 'result', payload: '' }],
    ['<result>\n two\nlines \n</result>', { tag: 'result', payload: '\n two\nlines \n' }],
  ])('%s', (text, expected) => {
    expect(read(`Some prose.\n${text} and more.`)).toStrictEqual(expected);
  });

  test('a fork variable may be called __proto__', () => {
    const fork = read('<fork next="C" __proto__="x">W</fork>');
    expect(fork.tag === 'fork' && Object.entries(fork.workers[0]!.variables)).toEqual([['__proto__', 'x']]);
  });

  test.each([
    ['<call>A</call>', 'INVALID_TRANSITION <call> lacks its required attribute "return"'],
    [
      '<function input="x">A</function>',
      'INVALID_TRANSITION <function> lacks its required attribute "return"',
    ],
    ['<fork>A</fork>', 'INVALID_TRANSITION <fork> lacks its required attribute "next"'],
    [
      '<fork next="B">A</fork><fork>A</fork>',
      'INVALID_TRANSITION <fork> lacks its required attribute "next"',
    ],
    ['<ask>Which?</ask>', 'INVALID_TRANSITION <ask> lacks its required attribute "next"'],
    ['<ask next="A"> </ask>', 'INVALID_TRANSITION <ask> has no question in it'],
    [
      '<ask next="A" timeout="soon">Which?</ask>',
      'INVALID_TRANSITION <ask> is malformed: its timeout "soon" is no time such as 90s, 2h or 3d',
    ],
    [
      '<ask next="A" timeout="9999999999d">Which?</ask>',
      'INVALID_TRANSITION <ask> is malformed: its timeout "9999999999d" is too long: at most ten years',
    ],
  ])('%s is refused', (text, message) => {
    expect(refused(text)).toBe(message);
  });
});

describe('how many', () => {
  test('none', () => {
    expect(refused('Done. LGTM')).toBe('NO_TRANSITION no transition tag was found');
    expect(refused('')).toMatch(/^NO_TRANSITION/);
  });

  test('several: the message shows them and where they stand', () => {
    expect(refused('<goto>A</goto>\r\n<result>x</result>')).toBe(
      'SEVERAL_TRANSITIONS more than one transition: <goto>A</goto> (line 1), <result>x</result> (line 2)',
    );
    expect(refused('<goto>A</goto>'.repeat(5))).toMatch(/and 2 more$/);
  });

  test('several forks that name the same next', () => {
    expect(read('<fork next="N" i="1">W</fork>\n<fork next="N" i="2">V</fork>')).toStrictEqual({
      tag: 'fork',
      next: 'N',
      workers: [
        { target: 'W', variables: { i: '1' } },
        { target: 'V', variables: { i: '2' } },
      ],
    });
  });

  test('forks beside one goto, which names where the parent goes on', () => {
    expect(read('<fork>W</fork><goto input="two">N</goto><fork next="N">V</fork>')).toStrictEqual({
      tag: 'fork',
      next: 'N',
      input: 'two',
      workers: [
        { target: 'W', variables: {} },
        { target: 'V', variables: {} },
      ],
    });
  });

  test.each([
    '<fork next="A">W</fork><fork next="B">W</fork>',
    '<fork next="A">W</fork><goto>B</goto>',
    '<fork>W</fork><goto>A</goto><goto>A</goto>',
    '<fork next="A">W</fork><reset>A</reset>',
    '<fork next="A">W</fork><result>x</result>',
    '<goto>A</goto><goto>A</goto>',
    '<call return="B">A</call><function return="B">A</function>',
  ])('%s is more than one', (text) => {
    expect(refused(text)).toMatch(/^SEVERAL_TRANSITIONS/);
  });

  test('two spellings of one next are the same next, once they can be resolved', () => {
    const text = '<fork next="A">W</fork><fork next="A.md">W</fork>';
    const resolve = (target: string) => (target.endsWith('.md') ? target : `${target}.md`);
    expect(readTransition(text, resolve).transition).toMatchObject({ tag: 'fork', next: 'A' });
    expect(refused(text)).toMatch(/^SEVERAL_TRANSITIONS .*next is both A and A\.md/);
  });
});

describe('attributes', () => {
  test.each([
    [`<goto input='say "hi"'>A</goto>`, 'say "hi"'],
    [`<goto input="it's">A</goto>`, "it's"],
    ['<goto input="&quot;&apos;&lt;&gt;&amp;">A</goto>', `"'<>&`],
    ['<goto input="&amp;lt; &nbsp; &#65;">A</goto>', '&lt; &nbsp; &#65;'],
    ['<goto input="a > b\n<reset>">A</goto>', 'a > b\n<reset>'],
    ['<goto\r\n\tinput = "x"\n>A</goto>', 'x'],
  ])('%s', (text, input) => {
    expect(read(text)).toStrictEqual({ tag: 'goto', target: 'A', input });
  });

  test.each([
    ['<goto input="a" input="b">A</goto>', 'INVALID_TRANSITION <goto> repeats its attribute "input"'],
    ['<fork next="N" x="1" x="1">A</fork>', 'INVALID_TRANSITION <fork> repeats its attribute "x"'],
    [
      '<call return=B.md>A</call>',
      'INVALID_TRANSITION <call> has "return=B.md" where an attribute name="value" belongs',
    ],
    [
      '<call return="B.md>A</call>',
      'INVALID_TRANSITION <call> has no closing quote after its attribute "return"',
    ],
  ])('%s is refused', (text, message) => {
    expect(refused(text)).toBe(message);
  });

  // adversary.md D13
  test("a worker's variable has no dot, in which it could pass for a value of the run's own", () => {
    expect(refused('<fork next="N" github.actor="admin">A</fork>')).toBe(
      'INVALID_TRANSITION <fork> has a variable "github.actor": its name can have no dot',
    );
    const { transition, warnings } = readTransition('<fork next="N" run_id="x">A</fork>');
    expect(transition).toMatchObject({ workers: [{ variables: { run_id: 'x' } }] });
    expect(warnings).toEqual([
      '<fork> has a variable "run_id", which {{run_id}} does not give: that is a value of the run\'s own',
    ]);
  });

  test('a hundred and one of them are refused', () => {
    const attributes = Array.from({ length: 101 }, (_, index) => ` a${index}=""`).join('');
    expect(refused(`<fork next="N"${attributes}>A</fork>`)).toMatch(/more than 100 attributes/);
  });

  test('one that the tag does not know is ignored with a warning', () => {
    const { transition, warnings } = readTransition('<goto cd="/x" Return="B">A</goto>');
    expect(transition).toStrictEqual({ tag: 'goto', target: 'A' });
    expect(warnings).toEqual([
      '<goto> has no attribute "cd": it was ignored',
      '<goto> has no attribute "Return": it was ignored',
    ]);
    expect(readTransition('<fork next="N" any="1">A</fork>').warnings).toEqual([]);
  });
});

describe('targets are names', () => {
  const bad = [
    '../A.md',
    '/etc/passwd',
    'a\\b',
    'C:\\A.md',
    'A\u0000.md',
    '.',
    '..',
    '',
    ' \n ',
    'A\nB',
    'x'.repeat(256),
  ];

  test.each(bad)('%j', (name) => {
    for (const text of [
      `<goto>${name}</goto>`,
      `<call return="${name}">A</call>`,
      `<fork next="${name}">A</fork>`,
      `<fork next="N">${name}</fork>`,
      `<ask next="${name}">Which?</ask>`,
      `<ask next="A" timeout="1h" timeout_next="${name}">Which?</ask>`,
    ]) {
      expect(refused(text)).toMatch(
        /^INVALID_TRANSITION <\w+> is malformed: its (target|return|next|timeout_next) /,
      );
    }
  });

  test('space around them does not count', () => {
    expect(read('<call return=" B.md ">\n  A.md\r\n</call>')).toStrictEqual({
      tag: 'call',
      target: 'A.md',
      return: 'B.md',
    });
  });

  test('a payload is no name', () => {
    expect(read('<result>../x</result>')).toStrictEqual({ tag: 'result', payload: '../x' });
  });
});

describe('what is no tag', () => {
  test.each([
    ['an opening without its closing tag', 'I could <goto> or <reset>'],
    ['other names', '<Goto>A</Goto> <GOTO>A</GOTO> <gotox>A</gotox> <got>A</got> <think>A</think>'],
    ['spaces in the wrong place', '< goto>A</goto> <goto>A</ goto>'],
    ['a closing tag alone', 'A</goto>'],
    ['no end of the opening tag', '<goto cd="x" </goto>'],
    ['print', '<print>half way</print>'],
  ])('%s', (_what, text) => {
    expect(findTags(text).tags).toEqual([]);
    expect(refused(text)).toMatch(/^NO_TRANSITION/);
    expect(read(`${text}\n<result>yes</result>`)).toStrictEqual({ tag: 'result', payload: 'yes' });
  });

  test('an opening without its closing tag is named', () => {
    expect(refused('<goto>A.md')).toMatch(/a <goto> that is not closed was read as plain text/);
    expect(readTransition('<fork next="N">A <goto>N</goto>').warnings).toHaveLength(1);
  });

  test('the content of a tag is not searched', () => {
    const payload = 'use <goto>A</goto>, `<fork>`, <call return="B">\n```\n';
    expect(read(`<result>${payload}</result>`)).toStrictEqual({ tag: 'result', payload });
    expect(refused('<print><goto>A</goto></print>')).toMatch(/^NO_TRANSITION/);
    expect(read('<print>`<goto>A</goto></print><goto>B</goto>`')).toStrictEqual({ tag: 'goto', target: 'B' });
  });

  test('a tag ends at its first closing tag, in a fence or not', () => {
    const text = '<result>see\n```\n</result>\n```\n</result>';
    expect(read(text)).toStrictEqual({ tag: 'result', payload: 'see\n```\n' });
  });
});

describe('an opening tag that breaks off', () => {
  test('opens no way for a tag in the fence that it reaches into', () => {
    const text = 'I might <goto \n```\n<goto>EVIL</goto>\n```\n<goto>A</goto>';
    expect(read(text)).toStrictEqual({ tag: 'goto', target: 'A' });
  });

  test('what stands in its quotes is no tag', () => {
    expect(refused('<goto cd="<result>x</result>" <b></goto>')).toMatch(/^NO_TRANSITION/);
  });
});

// language.md H1, spec 1.2: the first opening pairs with the first closing, and prose got into the payload.
describe('a text that names its own tag', () => {
  test.each([
    'I stop with the <result> tag.\n<result>42</result>',
    'I end with the <result> tag: <result>42</result>',
    '<ask next="A">Shall I <ask next="A"> again?</ask>',
  ])('%s is refused', (text) => {
    expect(refused(text)).toMatch(/^INVALID_TRANSITION <(result|ask)> has another <\1> in its text/);
  });

  test('is no other tag, and no longer name', () => {
    const payload = '<results> and <goto> and </goto>';
    expect(read(`<result>${payload}</result>`)).toStrictEqual({ tag: 'result', payload });
  });
});

// adversary.md D7
describe('how many workers', () => {
  const forks = (count: number) => '<fork next="N">W</fork>'.repeat(count);

  test('256 of them, and not one more; the message says how many came', () => {
    expect(read(forks(256))).toMatchObject({ workers: { length: 256 } });
    expect(refused(forks(257))).toBe(
      'INVALID_TRANSITION 257 <fork> tags came, and 256 are the most: start the others later, or allow more of them (max-forks)',
    );
  });

  test('or as many as are allowed', () => {
    const resolve = (name: string) => name;
    expect(() => readTransition(forks(3), resolve, 2)).toThrow('3 <fork> tags came, and 2 are the most');
    expect(readTransition(forks(300), resolve, 300).transition).toMatchObject({ workers: { length: 300 } });
  });
});

test('positions and raw content', () => {
  const text = 'x <goto a="&lt;"> A </goto> `<result>r</result>`';
  const [first, second] = findTags(text).tags;
  expect(first).toEqual({
    name: 'goto',
    attributes: { a: '<' },
    content: ' A ',
    start: 2,
    end: text.indexOf(' `'),
    inCode: false,
    hasInput: false,
  });
  expect(text.slice(second!.start, second!.end)).toBe('<result>r</result>');
  expect(second!.inCode).toBe(true);
});
