import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lintPath } from '../../../src/workflow/lint/lint.js';
import { mapOf } from '../../../src/workflow/map/map.js';
import { readWorkflow } from '../../../src/workflow/open.js';
import { type Files, folderWith } from '../containers.js';

const END = '---\nallowed_transitions:\n  - { tag: result }\n---\nEnd with <result>x</result>.';
const SCRIPT = 'echo "<result>x</result>"';
const policy = (entry: string, text: string) => `---\nallowed_transitions:\n  - ${entry}\n---\n${text}`;

/** Warnings and errors as `file:line:column rule`. */
async function found(files: Files): Promise<string[]> {
  const folder = await folderWith(files);
  const findings = await lintPath(folder, { platform: 'posix', cwd: folder });
  return findings
    .filter(({ severity }) => severity !== 'info')
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, line, column, severity, rule }) => {
      const place = `${file.replace(join(folder, '/'), '')}:${line}:${column ?? '-'}`;
      return `${place} ${rule}${severity === 'error' ? '!' : ''}`;
    });
}

/** Names that the diagram draws as missing. */
async function missingIn(files: Files): Promise<string[]> {
  const map = mapOf(await readWorkflow(await folderWith(files), { platform: 'posix' }), 'posix');
  return map.places.filter(({ kind }) => kind === 'missing').map(({ label }) => label);
}

describe('a state that a text names and nobody has', () => {
  test.each([
    ["echo '<goto>NEXTT</goto>'", '1:13 missing-target'],
    ["printf '<reset>NEXTT</reset>\\n'", '1:16 missing-target'],
    ['cat <<END\n<goto>NEXTT</goto>\nEND', '2:7 missing-target'],
    ['echo "<goto input=\\"$x\\">NEXTT</goto>"', '1:26 missing-target'],
    ['echo \'<call return="BAKC">END</call>\'', '1:21 missing-return'],
    ['echo \'<fork next="JION">END</fork>\'', '1:19 missing-next'],
    ['echo \'<ask next="END" timeout="1h" timeout_next="LATER">Sure?</ask>\'', '1:50 missing-next'],
    ['echo \'<call return="END">y:</call>\'', '1:26 missing-target'],
    ["echo '<goto>../END</goto>'", '1:13 path-in-target'],
    ['echo \'<call return="y:END">END</call>\'', '1:21 path-in-target'],
    ["echo '<call>END</call>'", '1:7 missing-return'],
    ['echo \'<call input="x">END</call>\'', '1:7 missing-return'],
    ["echo '<ask>Sure?</ask>'", '1:7 missing-next'],
  ])('%s: %s', async (text, place) => {
    expect(await found({ 'START.sh': text, 'END.md': END })).toEqual([`START.sh:${place}`]);
  });

  test('in a prompt, in a file that it includes, and in one that a script uses: at its own place', async () => {
    const files = {
      'START.md': 'One.\n{{> _style.md}}\nEnd with `<goto>B</goto>` or `<goto>NOE</goto>`.',
      '_style.md': 'Be brief.\nOr say `<goto>NOO</goto>`.',
      'B.sh': '. "$RAYMOND_WORKFLOW_DIR/_lib.sh"\nfinish',
      '_lib.sh': '# ends\nfinish() { echo "<goto>NOPE</goto>"; }',
    };
    expect(await found(files)).toEqual([
      'START.md:3:37 missing-target',
      '_lib.sh:2:24 missing-target',
      '_style.md:2:15 missing-target',
    ]);
    expect((await missingIn(files)).sort()).toEqual(['NOE', 'NOO', 'NOPE']);
  });

  test.each([
    'echo "<goto>$next</goto>"',
    'echo "<goto>`pick`</goto>"',
    'echo "<goto>$(pick)</goto>"',
    'echo "<call return=\\"$back\\">END</call>"',
    'node -e \'console.log("<goto>" + next + "</goto>")\' # done',
    '# <goto>NEXTT</goto>\necho "<goto>END</goto>"',
    'echo "<goto>END</goto>" # not <goto>NEXTT</goto>',
    'sed "s,<goto>.*</goto>,," notes; echo "<goto>END</goto>"',
    'echo "<goto>…</goto> is what it says"; echo "<goto>END</goto>"',
  ])('what is put together or only shown is not judged: %s', async (text) => {
    const files = { 'START.sh': text, 'END.md': END };
    expect((await found(files)).filter((each) => !each.includes('several'))).toEqual([]);
    expect(await missingIn(files)).toEqual([]);
  });

  test('a fence beside other tags is an example; where all tags stand in fences, they are meant', async () => {
    const fence = '```\n<goto>NEXTT</goto>\n```\n';
    const beside = { 'START.md': `Such as\n${fence}End with <goto>END</goto>.`, 'END.md': END };
    expect([await found(beside), await missingIn(beside)]).toEqual([[], []]);
    const alone = { 'START.md': `End with\n${fence}`, 'END.md': END };
    expect(await found(alone)).toEqual(['START.md:3:7 missing-target']);
    expect(await missingIn(alone)).toEqual(['NEXTT']);
  });
});

describe('what a prompt asks for and its policy does not have', () => {
  const check = (entry: string, text: string) =>
    found({ 'START.md': policy(entry, text), 'END.md': END, 'B.sh': SCRIPT });

  test.each([
    ['{ tag: goto, target: END }', 'End with <result>x</result>.', ['5:10 tag-not-allowed']],
    ['{ tag: goto, target: END }', 'End with <goto>B</goto>.', ['5:10 tag-not-allowed']],
    ['{ tag: goto, target: END }', 'End with <goto>END.md</goto>.', []],
    ['{ tag: goto }', 'End with <goto>END</goto> or <goto>B</goto>.', []],
    ['{ tag: goto, target: END }', 'End with <goto>{{input}}</goto>.', []],
    ['{ tag: call, target: END, return: B }', '<call return="END">END</call>', ['5:1 tag-not-allowed']],
    ['{ tag: call, target: END, return: B }', '<call return="B">END</call>', []],
    ['{ tag: goto, target: END }', 'Not as in\n```\n<result>x</result>\n```\n<goto>END</goto>', []],
    ['{ tag: goto, target: END }\nforce_implicit: true', 'Say <result>x</result>.', []],
  ])('%s: %s', async (entry, text, expected) => {
    const said = (await check(entry, text)).filter((each) => !each.includes('unreachable'));
    expect(said).toEqual(expected.map((each) => `START.md:${each}`));
  });

  test('one that nobody has is told as that alone', async () => {
    expect(await check('{ tag: goto, target: END }', '<goto>EDN</goto>')).toEqual([
      'B.sh:1:- unreachable-state',
      'START.md:5:7 missing-target',
    ]);
  });
});

describe('two transitions in one output', () => {
  const END_SH = { 'A.sh': SCRIPT, 'B.sh': SCRIPT };
  test.each([
    ["echo '<goto>A</goto><result>x</result>'", '1:21'],
    ["echo '<goto>A</goto>\n<goto>B</goto>'", '2:1'],
    ["if x; then printf '<goto>A</goto>%s' '<goto>B</goto>'; fi", '1:39'],
    ['cat <<END\n<goto>A</goto>\n<goto>B</goto>\nEND\n', '3:1'],
    ['echo \'<fork next="A">A</fork><fork next="B">A</fork>\'', '1:30'],
    ['echo \'<fork next="A">A</fork><result>x</result>\'', '1:30'],
    ['echo \'<fork next="A">A</fork><goto>B</goto>\'', '1:30'],
  ])('%j', async (text, place) => {
    expect(await found({ 'START.sh': text, ...END_SH })).toContain(`START.sh:${place} several-transitions`);
  });

  test.each([
    "if x; then echo '<goto>A</goto>'; else echo '<goto>B</goto>'; fi",
    "[ -e a ] && echo '<goto>A</goto>' || echo '<goto>B</goto>'",
    'echo \'<fork next="B">A</fork><fork next="B.sh">A</fork>\'',
    "echo '<fork>A</fork><fork>A</fork><goto>B</goto>'",
    "echo '<result>say <goto>A</goto></result>'",
    "cat > notes <<'END'\n<goto>A</goto>\n<goto>B</goto>\nEND\necho '<goto>A</goto>'",
    'case "$1" in\n  a) echo "<goto>A</goto>" ;;\n  *) echo "<goto>B</goto>" ;;\nesac',
    'x="$(printf \'%s\' "$y" | sed \'s/"/\\&quot;/g\')"\necho "<goto input=\\"$x\\">A</goto>" > "$RAYMOND_OUTPUT"\nexit; echo "<goto>B</goto>"',
    "# it's one\necho '<goto>A</goto>'; exit\n# it's another\necho '<goto>B</goto>'",
  ])('are none: %j', async (text) => {
    expect((await found({ 'START.sh': text, ...END_SH })).filter((each) => each.includes('several'))).toEqual(
      [],
    );
  });
});

describe('a circle of scripts', () => {
  const to = (target: string, more = '') => `${more}echo "<goto>${target}</goto>"`;
  test.each([
    ['without a way out', { 'START.sh': to('B'), 'B.sh': to('START') }, ['B.sh:1:- loop-without-limit']],
    [
      'whatever the budget',
      { 'START.sh': to('START'), 'workflow.yaml': 'budget: 3' },
      ['START.sh:1:- loop-without-limit'],
    ],
    [
      'with a prompt in it',
      { 'START.sh': to('B'), 'B.md': policy('{ tag: goto, target: START }', 'Go on.') },
      ['B.md:5:- loop-without-limit'],
    ],
    [
      'that one can leave',
      { 'START.sh': to('B'), 'B.sh': to('START', 'x && echo "<result>x</result>" && exit\n') },
      [],
    ],
    ['with a limit', { 'START.sh': to('B', '# raymond: max_visits=3\n'), 'B.sh': to('START') }, []],
    ['where one goes where it chooses', { 'START.sh': to('B'), 'B.sh': to('$next', 'next=START\n') }, []],
  ])('%s', async (_, files, expected) => {
    expect(await found(files)).toEqual(expected);
  });
});

describe('a script without a tag', () => {
  test.each([
    '',
    '\n',
    '# nothing\n',
    'make test',
    'echo done',
    'echo "$count files"',
    'cat notes.md',
    'node -e 1',
  ])('%j', async (text) => {
    expect(await found({ 'START.sh': text })).toEqual(['START.sh:1:- script-without-tag']);
  });

  test.each([
    'exec node "$RAYMOND_WORKFLOW_DIR/_start.mjs"',
    'python3 decide.py',
    './decide "$RAYMOND_INPUT"',
    '"$RAYMOND_WORKFLOW_DIR/decide"',
    '. ./lib.sh\n. ./more.sh',
    'tag=$(make tag)\necho "$tag"',
    'printf "%s\\n" "$(make tag)"',
    'printf "<%s>%s</%s>" goto "$next" goto',
    'make tag > "$RAYMOND_OUTPUT"',
  ])('one that may have one all the same: %j', async (text) => {
    expect(await found({ 'START.sh': text })).toEqual([]);
  });
});

test.each([
  ['START.md', 'End with <call-workflow return="END">../x</call-workflow> or <result>x</result>.'],
  ['START.sh', 'echo "<fork-workflow next=\\"END\\">x.zip</fork-workflow>"; echo "<result>x</result>"'],
])('a tag of the Go reference in %s is named with what to write instead', async (name, text) => {
  const folder = await folderWith({ [name]: text });
  const findings = await lintPath(folder, { platform: 'posix' });
  expect(findings.filter(({ rule }) => rule === 'foreign-tag').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^<\w+-workflow> is no tag here: write <\w+ (return|next)="…state…">NAME:<\/\w+>/),
  ]);
});

describe('where a text leaves open what comes, no more is said than is known', () => {
  // `python3 next.py` may print any tag.
  const open = 'python3 next.py';

  test('l2: an open state below a call may have a result', async () => {
    const files = { 'START.sh': 'echo \'<call return="END">WORK</call>\'', 'WORK.sh': open, 'END.md': END };
    expect(await found(files)).toEqual([]);
  });

  test('l4: an open state after a fork may have a join', async () => {
    const files = { 'START.sh': 'echo \'<fork next="NEXT">WORK</fork>\'', 'NEXT.sh': open, 'WORK.md': END };
    const folder = await folderWith(files);
    const rules = (await lintPath(folder, { platform: 'posix' })).map(({ rule }) => rule);
    expect(rules).toContain('script-not-analysed');
    expect(rules).not.toContain('fork-without-join');
  });

  test('l7: a function is a call: what it leads to needs a result, and is no way on of its caller', async () => {
    const loops = policy('{ tag: reset, target: WORK }', 'Go on.').replace(
      '---\nGo',
      'max_visits: 3\n---\nGo',
    );
    const files = {
      'START.md': policy('{ tag: function, target: WORK, return: END }', 'Call.'),
      'WORK.md': loops,
      'END.md': END,
    };
    expect(await found(files)).toEqual(['START.md:3:5 call-without-result']);
  });

  test('l8: RAILI_VAR_… is text from outside', async () => {
    const graph = 'initial: a\nstates:\n  a: { type: command, command: \'eval "$RAILI_VAR_TITLE"\' }\n';
    expect(await found({ 'workflow.yaml': graph })).toEqual(['workflow.yaml:3:- untrusted-in-command']);
  });
});
