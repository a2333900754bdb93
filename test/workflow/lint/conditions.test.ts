import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Platform } from '../../../src/core/protocol/resolve.js';
import { lintPath } from '../../../src/workflow/lint/lint.js';
import type { Finding } from '../../../src/workflow/parts/findings.js';
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
const own = (keys: string) => prompt(['{ tag: result }'], `${keys}\n`, 'End with <result>x</result>.');
const to = (target: string) => `echo "<goto>${target}</goto>"`;

interface Condition {
  readonly what: string;
  readonly files: Files;
  /** Where it is broken: file, line, and column where that is known. */
  readonly at: readonly string[];
  readonly says?: RegExp;
  readonly severity?: Finding['severity'];
  readonly platform?: Platform;
  readonly agentCli?: string;
  /** What is linted of the files; default: their folder. */
  readonly path?: string;
}

const BUDGET = '[raymond]\nbudget = 3\n';
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
      what: 'a function is a subroutine, of which the state that calls it is no part',
      files: {
        'START.md': prompt(['{ tag: function, target: WORK, return: END }']),
        ...{
          'WORK.md': prompt(['{ tag: function, target: END, return: WORK }'], 'max_visits: 3\n'),
          'END.md': END,
        },
      },
      at: ['START.md:3:5'],
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
      what: 'a person’s answer goes where it likes',
      files: {
        'START.md': prompt([fork('END', 'END'), '{ tag: ask, next: B }']),
        ...{ 'END.md': END, 'B.md': END },
      },
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
    {
      what: 'no join behind what the goto beside a fork names',
      files: {
        'START.md': prompt(['{ tag: fork, target: END }', '{ tag: goto, target: B }']),
        ...{ 'B.md': goto('END'), 'END.md': END },
      },
      at: ['START.md:4:5'],
      says: /after B\.md,/,
    },
    { what: 'who forks nobody', files: { 'START.md': goto('END'), 'END.md': END }, at: [] },
  ],
  'foreign-config': [
    {
      what: 'of the project above',
      files: { '.raymond/config.toml': BUDGET, 'wf/START.sh': DONE },
      at: ['.raymond/config.toml:1'],
      says: /write `budget: 3`/,
      path: 'wf',
    },
    {
      what: 'as large as is read',
      files: { '.raymond/config.toml': BUDGET.padEnd(65_536, '#'), 'START.sh': DONE },
      at: ['.raymond/config.toml:1'],
      says: /write `budget: 3`/,
    },
    {
      what: 'too large to be read',
      files: { '.raymond/config.toml': BUDGET.padEnd(65_537, '#'), 'START.sh': DONE },
      at: ['.raymond/config.toml:1'],
      says: /^(?!.*budget: 3)/,
    },
    {
      what: 'a folder of that name',
      files: { '.raymond/config.toml/x': BUDGET, 'START.sh': DONE },
      at: ['.raymond/config.toml:1'],
    },
    {
      what: 'a project without one',
      files: { '.raymond/config.yaml': 'budget: 3', 'START.sh': DONE },
      at: [],
    },
  ],
  'implicit-transition': [
    { what: 'the only way', files: { 'START.md': goto('END'), 'END.md': END }, at: ['START.md:3:5'] },
    {
      what: 'one of two ways',
      files: { 'START.md': prompt(['{ tag: goto, target: END }', '{ tag: result }']), 'END.md': END },
      at: [],
    },
    {
      what: 'one of two ways, whatever the message',
      files: {
        'START.md': prompt(["{ tag: goto, target: END, match: '.*' }", '{ tag: result }']),
        'END.md': END,
      },
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
          'initial: a\nstates:\n  a: { type: command, command: x, continue: b }\n  b: { type: command, command: x, continue: a }\n',
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
      what: 'a script and a prompt',
      files: { 'START.sh': to('B'), 'B.md': goto('START') },
      at: ['B.md:5'],
      says: /may go round in B\.md, START\.sh for ever: give one of them max_visits, or the workflow a budget$/,
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
      what: 'scripts of which one may lead anywhere',
      files: { 'START.sh': to('B'), 'B.sh': `${to('START')}; exit; ${to('$next')}` },
      at: [],
    },
    {
      what: 'a script and a prompt that may lead elsewhere',
      files: {
        'START.sh': to('B'),
        'B.md': prompt(['{ tag: goto, target: START }', '{ tag: goto, target: END }']),
        'END.md': END,
      },
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
  'missing-next': [
    {
      what: 'the goto beside a fork says it',
      files: {
        'START.md': prompt(['{ tag: fork, target: END }', '{ tag: goto, target: END }']),
        'END.md': END,
      },
      at: [],
    },
    {
      what: 'other tags beside a fork do not',
      files: { 'START.md': prompt(['{ tag: fork, target: END }', '{ tag: result }']), 'END.md': END },
      at: ['START.md:3:5'],
    },
    {
      what: 'a goto beside a question does not say where that goes on',
      files: { 'START.md': prompt(['{ tag: ask }', '{ tag: goto, target: END }']), 'END.md': END },
      at: ['START.md:3:5'],
    },
  ],
  'path-in-target': [
    { what: 'a sentence is no name', files: { 'START.sh': `${to('../A or B')}; ${DONE}` }, at: [] },
    { what: 'nor is a path that a shell puts together', files: { 'START.sh': to('../$next') }, at: [] },
  ],
  'missing-target': [
    {
      what: 'where a limit leads',
      files: { 'START.md': goto('START', 'max_visits: { count: 2, goto: NONE }\n') },
      at: ['START.md:4:31'],
    },
    {
      what: 'where a script’s join leads when its time is up',
      files: {
        'START.sh': `#!/bin/sh\n# Waits.\n# raymond: join=all join.timeout=2h join.timeout_goto=NONE\n${DONE}`,
      },
      at: ['START.sh:3'],
    },
    {
      what: 'a name that is declared is not told of the text again',
      files: { 'START.md': prompt(['{ tag: goto, target: NONE }'], '', '<goto>NONE</goto>') },
      at: ['START.md:3:26'],
    },
    {
      what: 'what is declared is an error',
      files: { 'START.md': goto('NONE') },
      at: ['START.md:3:26'],
      severity: 'error',
    },
    {
      what: 'what is read out of a text is a warning',
      files: { 'START.sh': to('NONE') },
      at: ['START.sh:1:13'],
      severity: 'warning',
    },
  ],
  'no-policy': [
    { what: 'a prompt', files: { 'START.md': 'End with <result>x</result>.' }, at: ['START.md:1'] },
    { what: 'a script', files: { 'START.sh': DONE }, at: [] },
    { what: 'a prompt that could not be read', files: { 'START.md': '---\nmodel: [\n---\nDo it.' }, at: [] },
    {
      what: 'prompts of a document that could not be read, each of them',
      files: {
        'wf.yaml':
          'states:\n  START: { prompt: x, timeout: soon }\n  B: { prompt: x, timeout: soon }\n  C: { prompt: x }\n',
      },
      at: ['wf.yaml:4'],
      path: 'wf.yaml',
    },
    {
      what: 'a prompt of which something is remarkable',
      files: { 'START.md': '---\ncolour: red\n---\nEnd with <result>x</result>.' },
      at: ['START.md:4'],
    },
    {
      what: 'a workflow that is used under two names is told of once',
      files: {
        'main/workflow.yaml': 'workflows:\n  a: ../other\n  b: ../other\n',
        'main/START.md': prompt(
          ['{ tag: goto, target: "a:" }', '{ tag: goto, target: "b:" }'],
          '',
          'a: or b:',
        ),
        'other/START.md': 'End with <result>x</result>.',
      },
      at: ['other/START.md:1'],
      path: 'main',
    },
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
        'main/START.sh': to('other:'),
        'other/START.sh': `${DONE}\nfi\n`,
        'other/B.ps1': 'if',
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
      what: 'a script from Windows, of which nothing need be open',
      files: { 'START.sh': 'if true; then\r\n  make\r\nfi\r\n' },
      at: ['START.sh:3'],
      says: /unexpected end of file\. Its lines end in CRLF/,
    },
    {
      what: 'a first line that is wrong',
      files: { 'START.sh': 'fi\nmake\nmake' },
      at: ['START.sh:1'],
      says: /near unexpected token `fi'$/,
    },
    {
      what: 'a graph’s state that is called like one',
      files: { 'workflow.yaml': 'initial: a.sh\nstates:\n  a.sh: { type: engine }\n' },
      at: [],
    },
    {
      what: 'a script that is no text',
      files: { 'START.sh': DONE, 'A.sh': 'if\0', 'B.sh': 'fi' },
      at: ['B.sh:1'],
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
      what: 'a name that the prompt begins with',
      files: {
        'START.md': prompt(['{ tag: result }', '{ tag: goto, target: END.md }'], '', 'END, or <result>.'),
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
  'unknown-tool': [
    {
      what: 'in the manifest',
      files: { 'START.md': END, 'workflow.yaml': 'tools: [Raed]\n' },
      at: ['workflow.yaml:1:8'],
      says: /^tools: .* no tool "Raed": did you mean Read\?$/,
    },
    {
      what: 'in the manifest, where each state has tools of its own',
      files: { 'START.md': own('tools: [Read]'), 'workflow.yaml': 'tools: [Raed]\nallow: [Bash]\n' },
      at: [],
    },
    {
      what: 'in the manifest, where what is allowed is said anew',
      files: { 'START.md': own('allow: [Read]'), 'workflow.yaml': 'allow: [Raed]\n' },
      at: [],
    },
    {
      what: 'in the manifest, where what is denied adds up',
      files: { 'START.md': own('deny: [Read]'), 'workflow.yaml': 'deny: [Raed]\n' },
      at: ['workflow.yaml:1:7'],
    },
    {
      what: 'in the manifest of a workflow without agents',
      files: { 'START.sh': DONE, 'workflow.yaml': 'tools: [Raed]\n' },
      at: [],
    },
    {
      what: 'of the CLI that the state names',
      files: { 'START.md': own('agent: copilot\ntools: [Raed]'), 'workflow.yaml': 'agent: claude\n' },
      at: ['START.md:5:8'],
      says: /^tools: copilot has no tool/,
    },
    {
      what: 'of the CLI that the manifest names',
      files: { 'START.md': own('tools: [Raed]'), 'workflow.yaml': 'agent: copilot\n' },
      at: ['START.md:4:8'],
      says: /^tools: copilot has no tool/,
    },
    {
      what: 'of the CLI that the manifest of a used workflow names',
      files: {
        'main/workflow.yaml': 'agent: claude\nworkflows:\n  other: ../other\n',
        'main/START.md': goto('"other:"'),
        'other/workflow.yaml': 'agent: copilot\n',
        'other/START.md': own('tools: [Raed]'),
      },
      at: ['other/START.md:4:8'],
      says: /^tools: copilot has no tool/,
      path: 'main',
    },
    {
      what: 'of the CLI that a used workflow takes over',
      files: {
        'main/workflow.yaml': 'agent: copilot\nworkflows:\n  other: ../other\n',
        'main/START.md': goto('"other:"'),
        'other/START.md': own('tools: [Raed]'),
      },
      at: ['other/START.md:4:8'],
      says: /^tools: copilot has no tool/,
      path: 'main',
    },
    {
      what: 'of the CLI that the command line names',
      files: { 'START.md': own('tools: [Raed]'), 'workflow.yaml': 'agent: claude\n' },
      at: ['START.md:4:8'],
      says: /^tools: copilot has no tool/,
      agentCli: 'copilot',
    },
    {
      what: 'of a graph’s agents',
      files: {
        '.raili/agent-registry.json': '{ "coder": { "path": "coder.agent.md" } }',
        'coder.agent.md': 'You code.',
        '.raili/main/workflow.yaml':
          'tools: [Raed]\ninitial: a\nstates:\n  a: { type: agent, agent: coder, prompt: x, continue: b }\n  b: { type: engine }\n',
      },
      at: ['.raili/main/workflow.yaml:1:8'],
      path: '.raili/main',
    },
    {
      what: 'of a graph without agents',
      files: { 'workflow.yaml': 'tools: [Raed]\ninitial: b\nstates:\n  b: { type: engine }\n' },
      at: [],
    },
    { what: 'an effort is told by its own rule', files: { 'START.md': own('effort: hihg') }, at: [] },
  ],
  'unknown-effort': [
    { what: 'a tool is told by its own rule', files: { 'START.md': own('tools: [Raed]') }, at: [] },
    {
      what: 'in the manifest',
      files: { 'START.md': END, 'workflow.yaml': 'effort: hihg\n' },
      at: ['workflow.yaml:1:9'],
      says: /^effort: .*: did you mean high\?$/,
    },
    {
      what: 'in the manifest, where each state has its own',
      files: { 'START.md': own('effort: high'), 'workflow.yaml': 'effort: hihg\n' },
      at: [],
    },
  ],
  'setting-unsupported': [
    {
      what: 'a tool that a CLI does not have',
      files: { 'START.md': own('agent: copilot\ntools: [Read, NotebookEdit]') },
      at: ['START.md:5:8'],
      says: /^tools: copilot has no /,
    },
    {
      what: 'a setting of the manifest’s',
      files: { 'START.md': END, 'workflow.yaml': 'agent: copilot\nsystem_prompt: Be brief.\n' },
      at: ['workflow.yaml:2:16'],
      says: /^system_prompt: copilot has nothing like it/,
    },
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
    {
      what: 'where some way on cannot be read further ahead',
      files: { 'START.md': goto('B'), 'B.sh': OPEN, 'C.md': END },
      at: [],
    },
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
    {
      what: 'a file of which something else is remarkable',
      files: { 'START.md': '---\ncolour: red\n---\n' },
      at: ['START.md:4'],
    },
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
  'script-without-tag': [
    { what: 'a tag in a comment alone', files: { 'START.sh': `# ${DONE}\nmake` }, at: ['START.sh:1'] },
    { what: 'a tag ahead of a comment', files: { 'START.sh': `${DONE} # done` }, at: [] },
    { what: 'a script that could not be read', files: { 'START.sh': Uint8Array.of(0xe4) }, at: [] },
    {
      what: 'a remark in a batch file',
      files: { 'START.bat': 'REM <result>x</result>\nmake' },
      at: ['START.bat:1'],
      platform: 'windows',
    },
    {
      what: 'a batch file that ends with an interpreter and a file',
      files: { 'START.bat': 'make\r\npython.exe next.py\r\n\r\n' },
      at: [],
      platform: 'windows',
    },
    {
      what: 'an interpreter, and then a command',
      files: { 'START.sh': `${OPEN}; make` },
      at: ['START.sh:1'],
    },
    { what: 'an interpreter, and then a comment', files: { 'START.sh': `make; ${OPEN}\n# ends` }, at: [] },
    { what: 'a program beside it', files: { 'START.sh': './next' }, at: [] },
    { what: 'a program of the system', files: { 'START.sh': 'next' }, at: ['START.sh:1'] },
    { what: 'a value beside other words', files: { 'START.sh': 'echo "$tag" or not' }, at: ['START.sh:1'] },
    { what: 'words ahead of a value', files: { 'START.sh': 'say echo "$tag"' }, at: ['START.sh:1'] },
  ],
  'several-transitions': [
    {
      what: 'a prompt may tell of several ways',
      files: { 'START.md': "echo '<goto>A</goto><goto>B</goto>'", 'A.md': END, 'B.md': END },
      at: [],
    },
    {
      what: 'PowerShell is not looked into',
      files: { 'START.ps1': "echo '<goto>A</goto><goto>B</goto>'", 'A.md': END, 'B.md': END },
      at: [],
      platform: 'windows',
    },
    {
      what: 'in a library there is another',
      files: {
        'START.sh': "echo '<goto>A</goto>' # as _lib.sh does",
        '_lib.sh': "echo '<goto>B</goto>'",
        ...{ 'A.md': END, 'B.md': END },
      },
      at: [],
    },
    {
      what: 'in a library',
      files: {
        'START.sh': '. "$RAYMOND_WORKFLOW_DIR/_lib.sh"; finish',
        '_lib.sh': "# Ends.\nfinish() { echo '<goto>A</goto><goto>B</goto>'; }",
        ...{ 'A.md': END, 'B.md': END },
      },
      at: ['_lib.sh:2:32'],
      says: /^one output with 2 transitions, <goto>: /,
    },
    {
      what: 'what comes behind a here-document is not in it',
      files: {
        'START.sh': "cat <<END\n<goto>A</goto>\nEND\nexit\necho '<goto>B</goto>'",
        ...{ 'A.md': END, 'B.md': END },
      },
      at: [],
    },
    {
      what: 'the first that is too many is told',
      files: {
        'START.sh': "echo '<goto>A</goto><goto>B</goto><goto>A</goto>'",
        ...{ 'A.md': END, 'B.md': END },
      },
      at: ['START.sh:1:21'],
      says: /with 3 transitions, <goto>: /,
    },
    {
      what: 'to another stream',
      files: { 'START.sh': "echo '<goto>A</goto><result>x</result>' >&2", 'A.md': END },
      at: ['START.sh:1:21'],
      says: /with 2 transitions, <goto>, <result>: /,
    },
    {
      what: 'to a file',
      files: { 'START.sh': "echo '<goto>A</goto><result>x</result>' >notes", 'A.md': END },
      at: [],
    },
    {
      what: 'in a string with escaped quotes',
      files: { 'START.sh': 'echo "<goto input=\\"x\\">A</goto><result>x</result>"', 'A.md': END },
      at: ['START.sh:1:33'],
    },
    {
      what: 'in what another program is given',
      files: { 'START.sh': "grep echo '<goto>A</goto><result>x</result>'", 'A.md': END },
      at: [],
    },
    {
      what: 'forks with two ways on',
      files: {
        'START.sh': `echo '<fork>A</fork><goto>A</goto><goto>A</goto>'`,
        'A.md': END,
      },
      at: ['START.sh:1:35'],
    },
    {
      what: 'forks of which one’s way on is put together',
      files: { 'START.sh': 'echo "<fork next=\\"$next\\">A</fork><fork next=\\"A\\">A</fork>"', 'A.md': END },
      at: [],
    },
    {
      what: 'forks that go on where they and their goto say',
      files: { 'START.sh': `echo '<fork next="A">B</fork><goto>A.md</goto>'`, 'A.md': END, 'B.md': END },
      at: [],
    },
  ],
  'tag-not-allowed': [
    {
      what: 'a tag without a target is named alone',
      files: {
        'START.md': prompt(['{ tag: goto, target: END }'], '', 'End with <result>x</result>.'),
        'END.md': END,
      },
      at: ['START.md:5:10'],
      says: /asks for <result>, which/,
    },
    {
      what: 'a tag is named with its target',
      files: { 'START.md': prompt(['{ tag: result }'], '', 'End with <goto>END</goto>.'), 'END.md': END },
      at: ['START.md:5:10'],
      says: /asks for <goto> to END, which/,
    },
    {
      what: 'a tag that is wrong in itself is told as that alone',
      files: { 'START.md': prompt(['{ tag: goto, target: END }'], '', '<call>END</call>'), 'END.md': END },
      at: [],
    },
    {
      what: 'one of several entries is enough',
      files: {
        'START.md': prompt(
          ['{ tag: result }', '{ tag: goto, target: END }'],
          '',
          '<result>x</result> <goto>END</goto>',
        ),
        'END.md': END,
      },
      at: [],
    },
    {
      what: 'without a policy everything is allowed',
      files: { 'START.md': 'End with <goto>END</goto>.', 'END.md': END },
      at: [],
    },
    {
      what: 'a way back that the entry leaves open',
      files: {
        'START.md': prompt(['{ tag: call, target: END }'], '', '<call return="END">END</call>'),
        'END.md': END,
      },
      at: [],
    },
  ],
  'unknown-template-name': [
    {
      what: 'what a fork gives its workers is known',
      files: {
        'START.sh': `echo '<fork next="END" title="x">WORK</fork>'`,
        ...{ 'WORK.md': `${END} {{title}} {{input}} {{fields.any}}`, 'END.md': END },
      },
      at: [],
    },
    {
      what: 'the nearest that is known is named',
      files: {
        'START.sh': `echo '<fork next="END" title="x">WORK</fork>'`,
        ...{ 'WORK.md': `${END} {{titel}}`, 'END.md': END },
      },
      at: ['WORK.md:5:30'],
      says: /gives \{\{titel\}\} a value, so that it stays as it is written: did you mean \{\{title\}\}\?$/,
    },
    {
      what: 'what a call says gives nobody a value',
      files: {
        'START.sh': `echo '<call return="END" title="x">WORK</call>'`,
        ...{ 'WORK.md': `${END} {{title}}`, 'END.md': END },
      },
      at: ['WORK.md:5:30'],
    },
    {
      what: 'where none is near',
      severity: 'info',
      files: { 'START.md': `${END} {{zzzzzzzz}}` },
      at: ['START.md:5:30'],
      says: /stays as it is written$/,
    },
    {
      what: 'what a fork says of itself is no variable',
      files: {
        'START.sh': `echo '<fork next="END" title="x">WORK</fork>'`,
        ...{ 'WORK.md': `${END} {{next}}`, 'END.md': END },
      },
      at: ['WORK.md:5:30'],
    },
    {
      what: 'a script that may print any fork',
      files: { 'START.sh': OPEN, 'WORK.md': `${END} {{any}}` },
      at: [],
    },
    {
      what: 'a fork of which a shell makes the attributes',
      files: { 'START.sh': 'echo "<fork next=\\"END\\" $more>END</fork>"', 'END.md': `${END} {{any}}` },
      at: [],
    },
    {
      what: 'a policy that has forks of which nothing is written',
      files: { 'START.md': prompt([fork('END', 'END')]), 'END.md': `${END} {{any}}` },
      at: [],
    },
    {
      what: 'a policy that has forks, and a text that writes them',
      files: {
        'START.md': prompt([fork('END', 'END')], '', '<fork next="END" title="x">END</fork>'),
        'END.md': `${END} {{any}}`,
      },
      at: ['END.md:5:30'],
    },
    { what: 'a prompt that may end with anything', files: { 'START.md': 'Do {{any}}.' }, at: [] },
    { what: 'a policy without forks', files: { 'START.md': `${END} {{any}}` }, at: ['START.md:5:30'] },
    { what: 'a script’s braces are its own', files: { 'START.sh': `${DONE} # {{any}}` }, at: [] },
  ],
  'untrusted-in-command': [
    { what: 'a prompt runs nothing', files: { 'START.md': `${END} eval "$RAYMOND_INPUT"` }, at: [] },
    {
      what: 'which text it is',
      files: { 'START.sh': `${DONE}\neval "$RAYMOND_INPUT"` },
      at: ['START.sh:2'],
      says: /^the text of RAYMOND_INPUT is run as a command/,
    },
    {
      what: 'what Actions fill in',
      files: { 'START.sh': `${DONE}\n  echo "$\{{ github.actor }}" # {{result}}` },
      at: ['START.sh:2'],
      says: /^\$\{\{ github\.… is not filled in here/,
    },
    {
      what: 'an argument behind the program',
      files: { 'START.sh': `bash -c 'make' "$RAYMOND_INPUT"; ${DONE}` },
      at: [],
    },
    {
      what: 'at the line of a document',
      files: { 'wf.yaml': `states:\n  START:\n    sh: |\n      ${DONE}\n      eval "$RAYMOND_INPUT"\n` },
      at: ['wf.yaml:5'],
      path: 'wf.yaml',
    },
    {
      what: 'what a graph’s state notifies with',
      files: {
        'workflow.yaml':
          'initial: a\nstates:\n  a: { type: command, command: x, notify: \'eval "$RAILI_VAR_X"\', continue: b }\n  b: { type: engine }\n',
      },
      at: ['workflow.yaml:3'],
    },
    {
      what: 'a line too long to be looked at',
      files: {
        'START.sh': `${'eval "$RAYMOND_INPUT" #'.padEnd(10_001, 'x')}\n${'eval "$RAYMOND_INPUT" #'.padEnd(10_000, 'x')}`,
      },
      at: ['START.sh:2'],
    },
  ],
};

describe.each(Object.entries(CONDITIONS))('%s', (rule, conditions) => {
  test.each(conditions)(
    '$what',
    async ({ files, at, says, severity, platform = 'posix', path = '', agentCli }) => {
      const folder = await folderWith(files);
      const findings = await lintPath(join(folder, path), { platform, cwd: folder, agentCli });
      const found = findings.filter((finding) => finding.rule === rule);
      const places = found.map(({ file, line, column }) =>
        [file.replace(`${folder}/`, ''), line, column].filter((each) => each !== undefined).join(':'),
      );
      expect(places).toEqual(at);
      if (says !== undefined) expect(found[0]?.message).toMatch(says);
      if (severity !== undefined) expect(found[0]?.severity).toBe(severity);
    },
  );
});
