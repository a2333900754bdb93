import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Platform } from '../../../src/core/protocol/resolve.js';
import { lintPath } from '../../../src/workflow/lint/lint.js';
import type { RuleId } from '../../../src/workflow/parts/rules.js';
import { type Files, folderWith } from '../containers.js';

// What each rule turns on: of two workflows that differ in little, where it is broken in one and not in the other.

const END = '---\nallowed_transitions:\n  - { tag: result }\n---\nEnd with <result>x</result>.';
const DONE = 'echo "<result>x</result>"';
/** Whatever it prints: nobody can tell. */
const OPEN = 'python3 next.py';

const prompt = (entries: readonly string[], keys = '', text = 'Go on.') =>
  `---\nallowed_transitions:\n${entries.map((entry) => `  - ${entry}\n`).join('')}${keys}---\n${text}`;
const goto = (target: string, keys = '') => prompt([`{ tag: goto, target: ${target} }`], keys);
const fork = (target: string, next: string) => `{ tag: fork, target: ${target}, next: ${next} }`;
const call = (target: string, back: string) => `{ tag: call, target: ${target}, return: ${back} }`;
const to = (target: string) => `echo "<goto>${target}</goto>"`;

interface Condition {
  readonly what: string;
  readonly files: Files;
  /** Where it is broken: file, line, and column where that is known. */
  readonly at: readonly string[];
  readonly says?: RegExp;
  readonly platform?: Platform;
  /** What is linted of the files; default: their folder. */
  readonly path?: string;
}

const LOOPS = goto('WORK', 'max_visits: 3\n');
const CONDITIONS: Partial<Record<RuleId, readonly Condition[]>> = {
  'bad-value': [
    {
      what: 'a model that is another CLI’s short name',
      files: { 'START.md': goto('END', 'agent: copilot\nmodel: opus\n'), 'END.md': END },
      at: ['START.md:5:8'],
      says: /^model: /,
    },
    {
      what: 'the manifest’s model, where a state takes another CLI',
      files: { 'START.md': END, 'workflow.yaml': 'agent: copilot\nmodel: opus\n' },
      at: ['workflow.yaml:2:8'],
    },
    {
      what: 'the manifest’s model, where the state has its own',
      files: {
        'START.md': goto('END', 'model: gpt-5\n'),
        'END.sh': DONE,
        'workflow.yaml': 'agent: copilot\nmodel: opus\n',
      },
      at: [],
    },
  ],
  'call-without-result': [
    {
      what: 'a worker that never ends is no subroutine',
      files: { 'START.md': prompt([fork('WORK', 'END')]), 'WORK.md': LOOPS, 'END.md': END },
      at: [],
    },
    {
      what: 'the result of what a subroutine calls is not its own',
      files: {
        'START.md': prompt([call('WORK', 'END')]),
        'WORK.md': prompt([call('END', 'WORK')], 'max_visits: 3\n'),
        'END.md': END,
      },
      at: ['START.md:3:5'],
    },
    {
      what: 'the result may come after some states',
      files: { 'START.md': prompt([call('WORK', 'END')]), 'WORK.md': goto('END'), 'END.md': END },
      at: [],
    },
    {
      what: 'a text’s call has no entry to name',
      files: { 'START.sh': 'echo \'<call return="END">WORK</call>\'', 'WORK.md': LOOPS, 'END.md': END },
      at: ['START.sh:1'],
    },
  ],
  'dead-end-state': [
    { what: 'an empty prompt, which is told as that', files: { 'START.md': '\n' }, at: [] },
    {
      what: 'a prompt with a placeholder, which may hold a tag',
      files: { 'START.md': 'Do {{input}}.' },
      at: [],
    },
    {
      what: 'a prompt that begins a result',
      files: { 'START.md': 'End with <result> and the answer.' },
      at: [],
    },
    { what: 'a prompt that names a state', files: { 'START.md': 'Go to END.', 'END.md': END }, at: [] },
    {
      what: 'a prompt that names none',
      files: { 'START.md': 'Go to the end.', 'END.md': END },
      at: ['START.md:1'],
    },
  ],
  'fork-next-mismatch': [
    {
      what: 'the first that differs is told',
      files: {
        'START.md': prompt([fork('END', 'END'), fork('B', 'END'), fork('END', 'B'), fork('END', 'C')]),
        ...{ 'END.md': END, 'B.md': END, 'C.md': END },
      },
      at: ['START.md:5:37'],
      says: /^allowed_transitions\[2\]\.next: .* name END\.md and B\.md$/,
    },
    {
      what: 'other tags go where they like',
      files: { 'START.md': prompt([fork('END', 'END'), call('END', 'B')]), 'END.md': END, 'B.md': END },
      at: [],
    },
    {
      what: 'texts may show several ways',
      files: {
        'START.md': '<fork next="END">END</fork> or <fork next="B">END</fork>',
        ...{ 'END.md': END, 'B.md': END },
      },
      at: [],
    },
  ],
  'fork-without-join': [
    {
      what: 'a join behind other states',
      files: {
        'START.md': prompt([fork('END', 'B')]),
        'B.md': goto('JUDGE'),
        ...{ 'JUDGE.sh': `# raymond: join=all\n${DONE}`, 'END.md': END },
      },
      at: [],
    },
    {
      what: 'no join behind the one that is named',
      files: { 'START.md': prompt([fork('END', 'B')]), 'B.md': goto('END'), 'END.md': END },
      at: ['START.md:3:5'],
      says: /after B\.md,/,
    },
    {
      what: 'a text’s fork has no entry to name',
      files: { 'START.sh': 'echo \'<fork next="B">END</fork>\'', 'B.md': goto('END'), 'END.md': END },
      at: ['START.sh:1'],
    },
    { what: 'who forks nobody', files: { 'START.md': goto('END'), 'END.md': END }, at: [] },
  ],
  'implicit-transition': [
    { what: 'the only way', files: { 'START.md': goto('END'), 'END.md': END }, at: ['START.md:3:5'] },
    {
      what: 'one of two ways',
      files: { 'START.md': prompt(['{ tag: goto, target: END }', '{ tag: result }']), 'END.md': END },
      at: [],
    },
    { what: 'the only way, which needs a tag for its text', files: { 'START.md': END }, at: [] },
  ],
  'join-without-fork': [
    {
      what: 'a fork further ahead',
      files: {
        'START.md': prompt([fork('END', 'B')]),
        'B.md': goto('JUDGE'),
        ...{ 'JUDGE.md': goto('END', 'join: all\n'), 'END.md': END },
      },
      at: [],
    },
    {
      what: 'some state that may fork anything',
      files: { 'START.sh': OPEN, 'JUDGE.md': goto('END', 'join: all\n'), 'END.md': END },
      at: [],
    },
    {
      what: 'forks that go on elsewhere',
      files: {
        'START.md': prompt([fork('JUDGE', 'END')]),
        ...{ 'JUDGE.md': goto('END', 'join: all\n'), 'END.md': END },
      },
      at: ['JUDGE.md:4:7'],
    },
  ],
  'loop-without-limit': [
    {
      what: 'a graph has limits of its own',
      files: {
        'workflow.yaml':
          'initial: a\nstates:\n  a: { type: command, command: x, on: { PASSED: b, FAILED: c } }\n  b: { type: command, command: x, continue: a }\n  c: { type: engine }\n',
      },
      at: [],
    },
    {
      what: 'five states are named',
      files: {
        ...{
          'START.md': goto('D'),
          'D.md': goto('C'),
          'C.md': goto('B'),
          'B.md': goto('A'),
          'A.md': goto('START'),
        },
      },
      at: ['A.md:5'],
      says: /in A\.md, B\.md, C\.md, D\.md, START\.md for ever: give one of them max_visits/,
    },
    {
      what: 'six are counted',
      files: {
        ...{
          'START.md': goto('D'),
          'D.md': goto('C'),
          'C.md': goto('B'),
          'B.md': goto('A'),
          'A.md': goto('E'),
        },
        'E.md': goto('START'),
      },
      at: ['A.md:5'],
      says: /in 6 states for ever/,
    },
    {
      what: 'one script by itself',
      files: { 'START.sh': to('START') },
      at: ['START.sh:1'],
      says: /in START\.sh for ever, .*: give it a way out/,
    },
    {
      what: 'two scripts',
      files: { 'START.sh': to('B'), 'B.sh': to('START') },
      at: ['B.sh:1'],
      says: /: give one of them a way out/,
    },
    {
      what: 'a script and a prompt, with a budget',
      files: { 'START.sh': to('B'), 'B.md': goto('START'), 'workflow.yaml': 'budget: 1' },
      at: [],
    },
    {
      what: 'scripts that name another state',
      files: { 'START.sh': `next=END\n${to('B')}`, 'B.sh': to('START'), 'END.md': END },
      at: [],
    },
    {
      what: 'scripts of which one leads elsewhere',
      files: { 'START.sh': `${to('B')}; exit; ${to('END')}`, 'B.sh': to('START'), 'END.md': END },
      at: [],
    },
    {
      what: 'a script and a prompt that may ask a person',
      files: {
        'START.sh': to('B'),
        'B.md': prompt(['{ tag: goto, target: START }', '{ tag: ask, next: START }']),
      },
      at: [],
    },
    {
      what: 'prompts that may ask a person, and need not',
      files: {
        'START.md': goto('B'),
        'B.md': prompt(['{ tag: goto, target: START }', '{ tag: ask, next: START }']),
      },
      at: ['B.md:6'],
    },
  ],
  'no-policy': [
    { what: 'a prompt', files: { 'START.md': 'End with <result>x</result>.' }, at: ['START.md:1'] },
    { what: 'a script', files: { 'START.sh': DONE }, at: [] },
    { what: 'a prompt that could not be read', files: { 'START.md': '---\nmodel: [\n---\nDo it.' }, at: [] },
  ],
  'script-not-analysed': [
    { what: 'a program may print any tag', files: { 'START.sh': OPEN }, at: ['START.sh:1'] },
    { what: 'a tag is put together', files: { 'START.sh': to('$next') }, at: ['START.sh:1'] },
    { what: 'a script that prints no tag at all', files: { 'START.sh': 'make' }, at: [] },
    { what: 'a script whose tag is written', files: { 'START.sh': DONE }, at: [] },
    { what: 'a prompt with a placeholder', files: { 'START.md': 'Do {{input}}.' }, at: [] },
  ],
  'script-syntax': [
    { what: 'Windows has its own shells', files: { 'START.sh': 'if' }, at: [], platform: 'windows' },
    {
      what: 'a used workflow’s script',
      files: {
        'main/workflow.yaml': 'workflows:\n  other: ../other\n',
        'main/START.md': goto('"other:"'),
        'other/START.sh': `${DONE}\nfi\n`,
      },
      at: ['other/START.sh:2'],
      path: 'main',
    },
    {
      what: 'its end is the last line that it has',
      files: { 'START.sh': 'if true; then\n  make\n\n\n' },
      at: ['START.sh:2'],
      says: /unexpected end of file.*Something is open at its end/,
    },
    {
      what: 'a first line that is wrong',
      files: { 'START.sh': 'fi\nmake\nmake' },
      at: ['START.sh:1'],
      says: /near unexpected token `fi'$/,
    },
    { what: 'a script for PowerShell', files: { 'START.sh': DONE, 'B.ps1': 'if' }, at: [] },
  ],
  'unmentioned-transition': [
    {
      what: 'by its tag where it has no target',
      files: {
        'START.md': prompt(['{ tag: result }', '{ tag: goto, target: END }'], '', 'Say <results>, or END.'),
        'END.md': END,
      },
      at: ['START.md:3:5'],
      says: /\[0\]: the prompt does not mention <result>$/,
    },
    {
      what: 'with attributes or without',
      files: {
        'START.md': prompt(
          ['{ tag: result }', '{ tag: goto, target: END }'],
          '',
          'Say <result as="x">, or END.',
        ),
        'END.md': END,
      },
      at: [],
    },
    {
      what: 'a name within another is none',
      files: {
        'START.md': prompt(
          ['{ tag: result }', '{ tag: goto, target: END.md }'],
          '',
          '<result> ENDING THE-END BEND END-A',
        ),
        'END.md': END,
      },
      at: ['START.md:4:5'],
      says: /\[1\]: the prompt does not mention <goto> to END\.md$/,
    },
    {
      what: 'a name that is followed by a full stop',
      files: {
        'START.md': prompt(
          ['{ tag: result }', '{ tag: goto, target: END.md }'],
          '',
          '<result>, or ENDING, or END.',
        ),
        'END.md': END,
      },
      at: [],
    },
    {
      what: 'one that is taken by what the message says',
      files: {
        'START.md': prompt(
          ['{ tag: result }', '{ tag: goto, target: END, match: ok }'],
          '',
          'Say <result>, or well.',
        ),
        'END.md': END,
      },
      at: [],
    },
    { what: 'the only one', files: { 'START.md': goto('END'), 'END.md': END }, at: [] },
  ],
  'unreachable-state': [
    {
      what: 'a script of the other platform',
      files: { 'START.md': END, 'B.ps1': 'x', 'C.bat': 'x', 'D.sh': DONE },
      at: ['D.sh:1'],
    },
    {
      what: 'and the other way round',
      files: { 'START.md': END, 'B.ps1': 'x', 'C.bat': 'x', 'D.sh': DONE },
      at: ['B.ps1:1', 'C.bat:1'],
      platform: 'windows',
    },
    {
      what: 'of another workflow a part may be used',
      files: {
        'main/workflow.yaml': 'workflows:\n  other: ../other\n',
        'main/START.md': goto('"other:"'),
        ...{ 'other/START.md': END, 'other/LEFT.md': END },
      },
      at: [],
      path: 'main',
    },
    { what: 'who starts in the middle', files: { 'START.md': goto('B'), 'B.md': END }, at: [], path: 'B.md' },
    { what: 'where some way on cannot be read', files: { 'START.sh': OPEN, 'B.md': END }, at: [] },
    {
      what: 'where a way on cannot be read of what nobody comes to',
      files: { 'START.md': END, 'B.sh': OPEN },
      at: ['B.sh:1'],
    },
  ],
  'worktree-not-forked': [
    {
      what: 'the run begins in it',
      files: { 'START.md': goto('END', 'worktree: true\n'), 'END.md': END },
      at: ['START.md:4:11'],
      says: /and the run begins here$/,
    },
    {
      what: 'who comes back has it already',
      files: {
        'START.md': prompt([fork('WORK', 'END')]),
        'WORK.md': goto('HELP', 'worktree: true\nmax_visits: 2\n'),
        ...{ 'HELP.md': goto('WORK'), 'END.md': END },
      },
      at: [],
    },
    {
      what: 'the agent that forks goes on in it',
      files: {
        'START.md': prompt([fork('END', 'WORK')]),
        ...{ 'WORK.md': goto('END', 'worktree: true\n'), 'END.md': END },
      },
      at: ['WORK.md:4:11'],
      says: /and START\.md leads here otherwise$/,
    },
    {
      what: 'a subroutine of the worker’s is in another call',
      files: {
        'START.md': prompt([fork('WORK', 'END')]),
        'WORK.md': prompt([call('HELP', 'END')], 'worktree: true\n'),
        ...{ 'HELP.md': goto('WORK'), 'END.md': END },
      },
      at: ['WORK.md:4:11'],
      says: /and HELP\.md leads here otherwise$/,
    },
    {
      what: 'called, not forked',
      files: {
        'START.md': prompt([call('WORK', 'END')]),
        ...{ 'WORK.md': goto('END', 'worktree: true\n'), 'END.md': END },
      },
      at: ['WORK.md:4:11'],
    },
  ],
  'empty-prompt': [
    { what: 'blanks are no text', files: { 'START.md': ' \n\t\n' }, at: ['START.md:1'] },
    { what: 'a text that could not be read', files: { 'START.md': Uint8Array.of(0xe4) }, at: [] },
    { what: 'a script', files: { 'START.sh': '' }, at: [] },
  ],
  'foreign-tag': [
    {
      what: 'in a comment of a script',
      files: { 'START.sh': `# <call-workflow return="END">../x</call-workflow>\n${DONE}` },
      at: [],
    },
    {
      what: 'in a heading of a prompt',
      files: { 'START.md': '# <call-workflow return="END">../x</call-workflow>\nSay <result>x</result>.' },
      at: ['START.md:1:3'],
    },
  ],
};

describe.each(Object.entries(CONDITIONS))('%s', (rule, conditions) => {
  test.each(conditions)('$what', async ({ files, at, says, platform = 'posix', path = '' }) => {
    const folder = await folderWith(files);
    const findings = await lintPath(join(folder, path), { platform, cwd: folder });
    const found = findings.filter((finding) => finding.rule === rule);
    const places = found.map(({ file, line, column }) =>
      [file.replace(`${folder}/`, ''), line, column].filter((each) => each !== undefined).join(':'),
    );
    expect(places).toEqual(at);
    if (says !== undefined) expect(found[0]?.message).toMatch(says);
  });
});
