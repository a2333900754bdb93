import { describe, expect, test } from '@jest/globals';
import { type Node, Parser } from 'commonmark';
import fc from 'fast-check';
import { commandsIn } from '../../../src/action/ask/command.js';

// What CommonMark does not show as text is no command: comments made of all that may hide something, read by
// commonmark.js as well. Who pastes a stranger's text must not say what the stranger wants.

const PIECES = [
  ...['/raymond approve', '\n', '\n', '\n\n', 'a', ' ', '  ', '    ', '> ', '- ', '1. ', '# ', '\t'],
  ...['`', '``', '```', '~~~', '\\', '<!--', '-->', '<?', '?>', '<!X', '<![CDATA[', ']]>', '<', '>', '/>'],
  ...[
    '<div>',
    '</div>',
    '<div',
    '<pre>',
    '</pre>',
    '<b>',
    '</b>',
    '<b',
    ' x="',
    '"',
    "'",
    ' y=',
    '=',
    '<script>',
  ],
  ...[
    '[',
    '![',
    ']',
    '](',
    ']: ',
    '(',
    ')',
    '[a]: u ',
    '](u "',
    '")',
    '***',
    '---',
    '<details>',
    '<x-y>',
    '</',
  ],
];

/** Which of the commands, each of which has been given a number, stand in a text that is shown. */
function shownBy(text: string): number[] {
  const walker = new Parser().parse(text).walker();
  const shown: number[] = [];
  const around: Node[] = [];
  for (let step = walker.next(); step !== null; step = walker.next()) {
    const { entering, node } = step;
    if (node.type === 'text') {
      const isHidden = around.some(({ type }) => ['block_quote', 'image'].includes(type));
      if (!isHidden)
        shown.push(
          ...[...(node.literal ?? '').matchAll(/\/raymond n(\d+)/g)].map((found) => Number(found[1])),
        );
    } else if (['block_quote', 'image'].includes(node.type)) {
      if (entering) around.push(node);
      else around.pop();
    }
  }
  return shown;
}

test('[T:ask-command] what CommonMark shows as anything else than text is no command', () => {
  let commands = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 3, maxLength: 30 }), (pieces) => {
      let count = 0;
      const text = pieces.map((piece) => (piece.startsWith('/r') ? `/raymond n${count++}` : piece)).join('');
      const said = commandsIn(text).map(({ verb }) => Number(/^n(\d+)/.exec(verb)?.[1]));
      commands += said.length;
      const shown = shownBy(text);
      expect(said.filter((each) => !shown.includes(each))).toEqual([]);
    }),
    { numRuns: Number(process.env.COMMENTS ?? 4000) },
  );
  expect(commands).toBeGreaterThan(20);
});

describe('[T:ask-command] nothing', () => {
  const inside = (before: string, after: string): string => `${before}\n/raymond approve\n${after}`;
  test.each([
    ['in CDATA', inside('<![CDATA[', ']]>')],
    ['in CDATA within a line', inside('a <![CDATA[', ']]>')],
    ['in a processing instruction', inside('<?php', '?>')],
    ['in one within a line', inside('a <?php', '?>')],
    ['in a declaration', inside('<!X', '>')],
    ['in one within a line', inside('a <!X', 'y>')],
    ['in an attribute', inside('a <b title="', '">x</b>')],
    ['in an attribute, after a blank line', inside('<div title="\n', '">')],
    ['in a block of HTML', inside('<div>', '</div>')],
    ['in a block of any tag', inside('<b>', '</b>')],
    ['in a formula', inside('$$', '$$')],
    ['in a formula of several paragraphs', inside('$$\n', '\n$$')],
    ['in a formula after one in code', inside('`$$` and\n\n$$', '$$')],
    ['in a formula within a line', inside('say $x', 'y$ then')],
    ["in a link's title", inside('[a](b "', '")')],
    ['in what says where a link leads', inside('[a]: b "', '"')],
    ["in a link's name elsewhere", inside('[a', ']: b')],
    ["in a picture's text", inside('![a', '](b)')],
    ['in code whose comment closes it', inside('<code> <!-- </code>', '-->')],
    ['in a fence that a comment in a list has before it', inside('- <!--\n```\n-->', '```')],
    ['in what a comment that ends otherwise hides', inside('<!-- a --!> <code> -->\n', '\n</code>')],
    ['struck out', inside('a <del>', '</del>')],
    ['in what is foreign to HTML', inside('<svg>\n', '\n</svg>')],
  ])('%s', (_, body) => {
    expect(commandsIn(body)).toEqual([]);
  });
});

test.each([
  ['behind a block of HTML', '<div>\nx\n</div>\n\n/raymond approve'],
  ['behind code in HTML', '<code>x</code>\n/raymond approve'],
  ['beside prices', 'It is $5,\n/raymond approve\nor $6'],
  ['behind a formula', '$$x$$\n/raymond approve'],
  ['behind a link', '[a](b "c")\n/raymond approve'],
  ['behind a comparison', 'if a < b and b > c\n/raymond approve'],
  ['behind a generic type', 'a `Map<string>` it is\n/raymond approve'],
])('a command %s is one', (_, body) => {
  expect(commandsIn(body).map(({ verb }) => verb)).toEqual(['approve']);
});

test.each([
  ['\\``'],
  ['[a]('],
  ['](a "'],
  ['<a x="'],
  ["<a b='"],
  ['<![CDATA['],
  ['<?'],
  ['<!X'],
  ['\n<!X\n'],
  ['\n<div>\n'],
  ['$x'],
  ['$'],
  ['[a]: u\n'],
  ['![a]'],
  ['<'],
  ['<pre>'],
  ['> <!--\n'],
  ['/raymond a\n'],
  ['/raymond a\n[x](y "'],
])('the longest comment of %j alone is read', (piece) => {
  const text = piece.repeat(Math.floor(65_536 / piece.length));
  expect(commandsIn(`${text}\n\n/raymond approve`).length).toBeLessThanOrEqual(66_000);
});
