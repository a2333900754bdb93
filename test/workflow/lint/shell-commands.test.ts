import { expect, test } from '@jest/globals';
import { shellCommands } from '../../../src/workflow/lint/shell-commands.js';

// Where a shell script's commands end, and what each is given to read.

const CASES: readonly (readonly [what: string, script: string, commands: readonly (readonly string[])[]])[] =
  [
    ['signs and line ends part commands', 'a;b|c & d\n(e) {f}', [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]],
    ['blanks are no command', ' ;\n; \n', []],
    ['single quotes hold anything', "echo 'a;b\\' c; d 'x\ny'", [["echo 'a;b\\' c"], ["d 'x\ny'"]]],
    ['double quotes hold signs', 'echo "a;(b" c; d', [['echo "a;(b" c'], ['d']]],
    ['a single quote in double ones opens nothing', 'echo "it\'s"; b', [['echo "it\'s"'], ['b']]],
    ['an escaped quote closes nothing', 'echo "a\\";b"; c', [['echo "a\\";b"'], ['c']]],
    ['an escaped sign parts nothing', 'echo a\\;b; c', [['echo a\\;b'], ['c']]],
    ['a substitution is a part of its command', 'echo $(a; b); c', [['echo $(a; b)'], ['c']]],
    [
      'so is one in quotes, with brackets of its own',
      'x="$(a "b;c"; (d) ; e)"; f',
      [['x="$(a "b;c"; (d) ; e)"'], ['f']],
    ],
    ['so are backticks', 'echo `a; b`; c', [['echo `a; b`'], ['c']]],
    ['so are backticks in quotes', 'echo "`a; b`;"; c', [['echo "`a; b`;"'], ['c']]],
    ['a quote in a substitution holds its bracket', "echo $(a ')' ; b); c", [["echo $(a ')' ; b)"], ['c']]],
    [
      'brackets in a substitution are closed by their own',
      'echo $(a; (b); c; d); e',
      [['echo $(a; (b); c; d)'], ['e']],
    ],
    ['a variable opens nothing', 'echo $x; b', [['echo $x'], ['b']]],
    ['a brace of a variable begins no group', 'echo ${x:-y} z', [['echo ${x:-y'], ['z']]],
    ['quotes in a comment open nothing', "a # it's\nb", [["a # it's"], ['b']]],
    ['a comment may follow a sign', "a;# it's\nb", [['a'], ["# it's"], ['b']]],
    ['a comment in the first line', "#it's; so\nb", [["#it's; so"], ['b']]],
    ['a comment in a substitution', "x=$(a # it's\n); b", [["x=$(a # it's\n)"], ['b']]],
    ['a comment at the end', "a\n# it's; so", [['a'], ["# it's; so"]]],
    ['a sign in a word begins no comment', 'a#b;c', [['a#b'], ['c']]],
    ['streams part nothing', 'a >&2 2>&1; b &> c; d', [['a >&2 2>&1'], ['b &> c'], ['d']]],
    ['a here-document is read by its command', 'cat <<END\na;b\nEND\nc', [['cat <<END', 'a;b\n'], ['c']]],
    ['its mark may be quoted', "cat <<-'E.1'\na\n\tE.1\nc", [["cat <<-'E.1'", 'a\n'], ['c']]],
    ['its mark stands alone on its line', 'cat << END\nEND x\n END\nc', [['cat << END', 'END x\n'], ['c']]],
    [
      'its line goes on behind the mark',
      'cat <<END | sed x; b\na\nEND\nc',
      [['cat <<END | sed x; b', 'a\n'], ['c']],
    ],
    ['two are read one after the other', 'a <<A <<B\n1\nA\n2\nB\nc', [['a <<A <<B', '1\n', '2\n'], ['c']]],
    ['one may be empty', 'a <<A\nA\nc', [['a <<A', ''], ['c']]],
    ['one may never end', 'a <<A\nb\nc', [['a <<A', 'b\nc']]],
    ['one may end with the script', 'a <<A\nb\nA', [['a <<A', 'b\n']]],
    [
      'what comes behind one is looked at from its first sign on',
      "a <<A\nb\nA\n'c;d'; e",
      [['a <<A', 'b\n'], ["'c;d'"], ['e']],
    ],
    ['a quote in one opens nothing', "a <<A\nit's\nA\nb; c", [['a <<A', "it's\n"], ['b'], ['c']]],
    ['a here-string is none', 'a <<<x; b\nc', [['a <<<x'], ['b'], ['c']]],
    ['a shift is none', 'a << ; b\nc', [['a <<'], ['b'], ['c']]],
  ];

test.each(CASES)('%s', (_, script, commands) => {
  const found = shellCommands(script);
  expect(
    found.map(({ text, hereDocuments }) => [
      text.trim(),
      ...hereDocuments.map(({ start, end }) => script.slice(start, end)),
    ]),
  ).toEqual(commands);
  expect(found.map(({ start, end }) => script.slice(start, end))).toEqual(found.map(({ text }) => text));
});
