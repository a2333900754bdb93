import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lintPath } from '../../../src/workflow/lint/lint.js';
import { type Files, folderWith } from '../containers.js';

// What authors get wrong, and what is said of it: the place and the rule, and words that say how to mend it. One entry a
// mistake, each told where it is, and none of them told in silence.
const END =
  '---\nallowed_transitions:\n  - { tag: result }\n---\nEnd with `<result>` and what you did, `</result>`.\n';
const DONE = 'echo "<result>done</result>"\n';
const FORM = '{ tag: goto, target: END }';

const front = (keys: string, text = 'End with `<result>` and what you did, `</result>`.') =>
  `---\nallowed_transitions:\n  - { tag: result }\n${keys}\n---\n${text}\n`;
const policy = (entry: string, text = 'Go on.') => `---\nallowed_transitions:\n  - ${entry}\n---\n${text}\n`;
const start = (text: string, more: Files = {}): Files => ({ 'START.md': text, ...more });
const script = (text: string, more: Files = {}): Files => ({ 'START.sh': text, ...more });
const manifest = (text: string): Files => ({ 'START.md': END, 'workflow.yaml': text });
const graph = (text: string): Files => ({ 'workflow.yaml': text });

type Mistake = readonly [what: string, files: Files, place: string, rule: string, says: RegExp];

const IN_FRONT_MATTER: readonly Mistake[] = [
  [
    'a key that is misspelt',
    start(END.replace('allowed_transitions', 'allowed_transition')),
    'START.md:2:1',
    'misspelt-key',
    /did you mean allowed_transitions\?/,
  ],
  [
    'a key in another case',
    start(front('Model: opus')),
    'START.md:4:1',
    'misspelt-key',
    /did you mean model\?/,
  ],
  [
    'a key with a hyphen',
    start(front('max-visits: 3')),
    'START.md:4:1',
    'misspelt-key',
    /did you mean max_visits\?/,
  ],
  [
    'a key that nobody reads',
    start(front('colour: red')),
    'START.md:4:1',
    'unknown-key',
    /unknown key "colour"/,
  ],
  [
    'the same key twice',
    start(front('model: a\nmodel: b')),
    'START.md:5:-',
    'front-matter-syntax',
    /"model" is given twice/,
  ],
  [
    'a list that is not closed',
    start('---\nmodel: [\n---\nDo it.'),
    'START.md:2:-',
    'front-matter-syntax',
    /put "\]" at its end/,
  ],
  [
    'front matter that is not closed',
    start('---\nmodel: opus\nDo it: <result>x</result>'),
    'START.md:1:-',
    'front-matter-syntax',
    /put "---" on a line below/,
  ],
  [
    'a tab for indentation',
    start('---\nallowed_transitions:\n\t- { tag: result }\n---\nDo it.'),
    'START.md:3:-',
    'front-matter-syntax',
    /[Tt]ab/,
  ],
  [
    'a target that nobody has',
    start(policy('{ tag: goto, target: EDN }'), { 'END.md': END }),
    'START.md:3:26',
    'missing-target',
    /Did you mean END\.md\?/,
  ],
  [
    'a target in lower case',
    start(policy('{ tag: goto, target: end }'), { 'END.md': END }),
    'START.md:3:26',
    'missing-target',
    /Did you mean END\.md\?/,
  ],
  [
    'a path for a target',
    start(policy('{ tag: goto, target: ./END.md }'), { 'END.md': END }),
    'START.md:3:26',
    'path-in-target',
    /without a path/,
  ],
  [
    'a tag that there is not',
    start(policy('{ tag: jump, target: END }'), { 'END.md': END }),
    'START.md:3:12',
    'bad-value',
    /must be one of goto, reset/,
  ],
  [
    'a call without a return',
    start(policy('{ tag: call, target: END }'), { 'END.md': END }),
    'START.md:3:5',
    'missing-return',
    /needs `return`/,
  ],
  [
    'a fork without a next',
    start(policy('{ tag: fork, target: END }'), { 'END.md': END }),
    'START.md:3:5',
    'missing-next',
    /needs `next`/,
  ],
  ['an ask without a next', start(policy('{ tag: ask }')), 'START.md:3:5', 'missing-next', /needs `next`/],
  [
    'forks that go on in two places',
    start(
      '---\nallowed_transitions:\n  - { tag: fork, target: END, next: END }\n  - { tag: fork, target: END, next: B }\n---\nStart END.\n',
      { 'END.md': END, 'B.md': END },
    ),
    'START.md:4:37',
    'fork-next-mismatch',
    /same next/,
  ],
  [
    'a target that is a prompt and a script',
    start(policy(FORM), { 'END.md': END, 'END.sh': DONE }),
    'START.md:3:26',
    'ambiguous-target',
    /write it with its extension/,
  ],
  [
    'a pattern that is none',
    start(policy('{ tag: result, match: "(" }')),
    'START.md:3:27',
    'bad-regex',
    /JavaScript regular expression/,
  ],
  [
    'a time that is none',
    start(front('timeout: soon')),
    'START.md:4:10',
    'bad-value',
    /such as 90, 90s, 10m/,
  ],
  [
    'a limit that is none',
    start(front('max_visits: many')),
    'START.md:4:13',
    'bad-value',
    /whole number of 1 or more/,
  ],
  [
    'an agent that there is not',
    start(front('agent: cluade')),
    'START.md:4:8',
    'unknown-agent',
    /claude, copilot or replay/,
  ],
  [
    'a tool that there is not',
    start(front('tools: [Raed, Bash]')),
    'START.md:4:8',
    'unknown-tool',
    /did you mean Read\?/,
  ],
  [
    'a denied tool that there is not',
    start(front('deny: ["Bahs(rm:*)"]')),
    'START.md:4:7',
    'unknown-tool',
    /did you mean Bash\?/,
  ],
  [
    'an effort that there is not',
    start(front('effort: hihg')),
    'START.md:4:9',
    'unknown-effort',
    /did you mean high\?/,
  ],
  [
    'a permission rule that is not closed',
    start(front('allow: ["Bash(npm test"]')),
    'START.md:4:9',
    'bad-value',
    /its "\)" is missing/,
  ],
  [
    'rights that nobody has given',
    start(front('permission_mode: bypassPermissions')),
    'START.md:4:18',
    'settings-refused',
    /only who starts the run can say/,
  ],
  [
    'a file of MCP servers that is not there',
    start(front('mcp: servers.json')),
    'START.md:4:6',
    'settings-refused',
    /servers\.json/,
  ],
  [
    'a file of MCP servers that is no JSON',
    start(front('mcp: servers.json'), { 'servers.json': '{\n  "a": { "command": "x" },\n}\n' }),
    'servers.json:3:1',
    'settings-refused',
    /is no JSON/,
  ],
  [
    'a schema that is not there',
    start(front('result_schema: _s.json')),
    'START.md:4:-',
    'bad-schema',
    /_s\.json/,
  ],
  [
    'a keyword of a schema that is misspelt',
    start(front('result_schema: { propertys: { a: { type: string } } }')),
    'START.md:4:-',
    'bad-schema',
    /did you mean properties\?/,
  ],
  [
    'a type of a schema that is misspelt',
    start(front('result_schema: { properties: { a: { type: strng } } }')),
    'START.md:4:-',
    'bad-schema',
    /did you mean string\?/,
  ],
  [
    'a schema that JSON calls broken',
    start(front('result_schema: _s.json'), { '_s.json': '{\n  "type": "string",\n}\n' }),
    '_s.json:3:1',
    'bad-schema',
    /is no JSON.*mend it/,
  ],
  [
    'a join’s time without a way on',
    start(front('join: { of: all, timeout: 2h }')),
    'START.md:4:7',
    'join-timeout-without-target',
    /needs a timeout_goto/,
  ],
  [
    'force_implicit with two ways',
    start(
      '---\nforce_implicit: true\nallowed_transitions:\n  - { tag: result }\n  - { tag: goto, target: END }\n---\nEnd with <result>, or END.',
      { 'END.md': END },
    ),
    'START.md:2:17',
    'force-implicit-invalid',
    /exactly one/,
  ],
  [
    'an include that is not there',
    start(`${END}{{> _style.md}}\n`),
    'START.md:6:-',
    'missing-include',
    /no file _style\.md/,
  ],
];

const IN_TEXTS: readonly Mistake[] = [
  [
    'an empty prompt',
    start('---\nmodel: opus\n---\n'),
    'START.md:4:-',
    'empty-prompt',
    /say what the agent is to do/,
  ],
  [
    'a prompt that names no way on',
    start('Do it well.\n'),
    'START.md:1:-',
    'dead-end-state',
    /no allowed_transitions/,
  ],
  [
    'a prompt that asks for what its policy lacks',
    start(policy(FORM, 'End with `<result>x</result>`.'), { 'END.md': END }),
    'START.md:5:11',
    'tag-not-allowed',
    /Allow it, or change the text/,
  ],
  [
    'a prompt that names a state that nobody has',
    start('End with `<goto>EDN</goto>`.\n', { 'END.md': END }),
    'START.md:1:17',
    'missing-target',
    /Did you mean END\.md\?/,
  ],
  [
    'a prompt that leaves one of its ways out',
    start(`---\nallowed_transitions:\n  - { tag: result }\n  - ${FORM}\n---\nSay \`<result>\`.\n`, {
      'END.md': END,
    }),
    'START.md:4:5',
    'unmentioned-transition',
    /does not mention <goto> to END/,
  ],
  [
    'a tag of the Go reference',
    start('End with `<call-workflow return="END">../x</call-workflow>`.\n', { 'END.md': END }),
    'START.md:1:11',
    'foreign-tag',
    /write <call return=/,
  ],
  [
    'a circle of prompts',
    start(policy('{ tag: goto, target: B }'), { 'B.md': policy('{ tag: goto, target: START }') }),
    'B.md:5:-',
    'loop-without-limit',
    /give one of them max_visits/,
  ],
  [
    'a subroutine that never returns',
    start(policy('{ tag: call, target: B, return: END }'), {
      'END.md': END,
      'B.md': policy('{ tag: goto, target: B }').replace('---\nGo', 'max_visits: 3\n---\nGo'),
    }),
    'START.md:3:5',
    'call-without-result',
    /never returns/,
  ],
  [
    'a placeholder that is misspelt',
    start(front('model: opus', 'Sort {{inptu}}. End with `<result>x</result>`.')),
    'START.md:6:6',
    'unknown-template-name',
    /did you mean \{\{input\}\}\?/,
  ],
  [
    'a state that nobody comes to',
    start(END, { 'LEFT.md': END }),
    'LEFT.md:5:-',
    'unreachable-state',
    /no state leads to LEFT\.md/,
  ],
  [
    'a script that names a state that nobody has',
    script("echo '<goto>EDN</goto>'\n", { 'END.md': END }),
    'START.sh:1:13',
    'missing-target',
    /Did you mean END\.md\?/,
  ],
  [
    'a script’s call without a return',
    script("echo '<call>END</call>'\n", { 'END.md': END }),
    'START.sh:1:7',
    'missing-return',
    /needs the attribute `return`/,
  ],
  [
    'a script’s import that the manifest lacks',
    script('echo \'<call return="END">y:</call>\'\n', { 'END.md': END }),
    'START.sh:1:26',
    'missing-target',
    /no workflow here is called "y"/,
  ],
  [
    'a script’s path for a target',
    script("echo '<goto>../END.md</goto>'\n", { 'END.md': END }),
    'START.sh:1:13',
    'path-in-target',
    /states are named, not addressed/,
  ],
  [
    'two transitions in one output',
    script("echo '<goto>END</goto><result>x</result>'\n", { 'END.md': END }),
    'START.sh:1:23',
    'several-transitions',
    /Print the one that is meant/,
  ],
  [
    'a script without a tag',
    script('make test\n'),
    'START.sh:1:-',
    'script-without-tag',
    /end it with one, such as echo/,
  ],
  ['an empty script', script(''), 'START.sh:1:-', 'script-without-tag', /prints no tag/],
  [
    'a circle of scripts',
    script('echo "<goto>START</goto>"\n'),
    'START.sh:1:-',
    'loop-without-limit',
    /a way out, or a bound: a line "# raymond: max_visits=9"/,
  ],
  [
    'a script that is not closed',
    script('if true; then\n  echo "<result>x</result>"\n'),
    'START.sh:2:-',
    'script-syntax',
    /unexpected end of file/,
  ],
  [
    'a script from Windows',
    script('if true; then\r\n  echo "<result>x</result>"\r\nfi\r\n'),
    'START.sh:3:-',
    'script-syntax',
    /CRLF.*dos2unix/,
  ],
  [
    'a text from outside that is run',
    script(`eval "$RAYMOND_INPUT"\n${DONE}`),
    'START.sh:1:-',
    'untrusted-in-command',
    /Hand it over as an argument/,
  ],
  [
    'a comment’s key that is misspelt',
    script(`# raymond: timout=5\n${DONE}`),
    'START.sh:1:12',
    'misspelt-key',
    /did you mean timeout\?/,
  ],
  [
    'a comment’s time that is none',
    script(`# raymond: timeout=soon\n${DONE}`),
    'START.sh:1:12',
    'bad-value',
    /such as 90, 90s, 10m/,
  ],
];

const IN_MANIFESTS: readonly Mistake[] = [
  [
    'a right that is misspelt',
    manifest('denny: ["Bash(npm publish:*)"]\n'),
    'workflow.yaml:1:1',
    'misspelt-key',
    /did you mean deny\?/,
  ],
  [
    'a budget that is misspelt',
    manifest('budgt: 3\n'),
    'workflow.yaml:1:1',
    'misspelt-key',
    /did you mean budget\?/,
  ],
  ['a budget that is no number', manifest('budget: cheap\n'), 'workflow.yaml:1:9', 'bad-value', /US dollars/],
  [
    'a CLI that we do not have',
    manifest('backend: pi\n'),
    'workflow.yaml:1:10',
    'unknown-agent',
    /claude, copilot or replay/,
  ],
  [
    'a workflow that is not there',
    manifest('workflows:\n  other: ./nowhere\n'),
    'workflow.yaml:2:-',
    'missing-import',
    /does not exist/,
  ],
  [
    'states in a folder’s manifest',
    manifest('states: {}\n'),
    'workflow.yaml:1:-',
    'bad-value',
    /give .*workflow\.yaml itself/,
  ],
  ['no state to begin with', { 'BEGIN.md': END }, '.:-:-', 'no-entry', /START\.md/],
  [
    'two states to begin with',
    { 'START.md': END, '1_START.md': END },
    'START.md:1:-',
    'ambiguous-entry',
    /keep one of them/,
  ],
  [
    'a graph’s route to a state that there is not',
    graph('initial: a\nstates:\n  a: { type: command, command: x, continue: bb }\n  b: { type: engine }\n'),
    'workflow.yaml:3:-',
    'unknown-route-target',
    /there is a, b/,
  ],
  [
    'a graph’s key that is misspelt',
    graph('initial: a\nstates:\n  a: { type: command, comand: x, continue: b }\n  b: { type: engine }\n'),
    'workflow.yaml:3:-',
    'unknown-key',
    /comand/,
  ],
];

const ALL = [...IN_FRONT_MATTER, ...IN_TEXTS, ...IN_MANIFESTS];

test('there are more than sixty of them', () => {
  expect(ALL.length).toBeGreaterThan(60);
});

describe('each mistake is told with its place and how to mend it', () => {
  test.each(ALL)('%s', async (_, files, place, rule, says) => {
    const folder = await folderWith(files);
    const findings = await lintPath(folder, { platform: 'posix', cwd: folder, maySkipPermissions: false });
    const told = findings.map((finding) => {
      const file = finding.file === folder ? '.' : finding.file.replace(`${folder}/`, '');
      return `${file}:${finding.line ?? '-'}:${finding.column ?? '-'} ${finding.rule} ${finding.message}`;
    });
    const own = told.filter((each) => each.startsWith(`${place} ${rule} `));
    expect(own.length === 1 ? own[0] : told.join('\n')).toMatch(says);
    expect(own).toHaveLength(1);
  });

  test('a file that is no UTF-8', async () => {
    const folder = await folderWith(start(END));
    writeFileSync(join(folder, 'START.md'), Buffer.from([0x45, 0xe4, 0x0a]));
    const findings = await lintPath(folder, { platform: 'posix' });
    expect(findings.map(({ rule, message }) => [rule, message])).toContainEqual([
      'not-utf8',
      'the file is not UTF-8 text; save it as UTF-8',
    ]);
  });
});
