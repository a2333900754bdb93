import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { StateOptions } from '../../src/core/protocol/state-options.js';
import { openWorkflow, readWorkflow } from '../../src/workflow/open.js';
import type { Finding } from '../../src/workflow/parts/findings.js';
import type { PromptState } from '../../src/workflow/parts/workflow.js';
import { fileWith, folderWith, refusal } from './containers.js';

const posix = { platform: 'posix' } as const;

// What reading finds; lint, which comes after it, has tests of its own.
const read = async (content: string) => readWorkflow(await fileWith('START.md', content), posix);

async function open(content: string) {
  const { states, findings } = await read(content);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { findings, state: states[0]!.definition as PromptState };
}

/** Findings as `line: text`. */
async function told(content: string, severity: Finding['severity']): Promise<string[]> {
  const { findings } = await read(content);
  return findings
    .filter((finding) => finding.severity === severity)
    .map(({ line, message }) => `${line}: ${message}`);
}
const problems = (content: string): Promise<string[]> => told(content, 'error');
const warnings = (content: string): Promise<string[]> => told(content, 'warning');

describe('options', () => {
  test('are all read', async () => {
    const { state, findings } = await open(`---
allowed_transitions:
  - { tag: goto, target: REVIEW.md }
  - { tag: goto, target: COMMIT.md, match: "^LGTM" }
  - { tag: reset, target: A, cd: sub, input: go }
  - { tag: call, target: RESEARCH.md, return: SUMMARIZE.md, model: opus }
  - tag: fork
    target: WORKER.md
    next: CONTINUE.md
  - { tag: ask, next: GO.md, timeout: 2h, timeout_next: STOP.md }
  - { tag: ask, next: GO.md, timeout: 90 }
  - { tag: result, payload: "YES" }
model: sonnet
effort: high
agent: claude
tools: [Read, Bash]
max_visits: { count: 5, goto: START.md }
timeout: 900
effect: once
force_implicit: false
---
Do it.
`);
    expect(findings).toEqual([]);
    expect(state.body).toBe('Do it.\n');
    expect(state.bodyLine).toBe(22);
    expect(state.options).toEqual({
      allowed_transitions: [
        { tag: 'goto', target: 'REVIEW.md' },
        { tag: 'goto', target: 'COMMIT.md', match: '^LGTM' },
        { tag: 'reset', target: 'A', cd: 'sub', input: 'go' },
        { tag: 'call', target: 'RESEARCH.md', return: 'SUMMARIZE.md', model: 'opus' },
        { tag: 'fork', target: 'WORKER.md', next: 'CONTINUE.md' },
        { tag: 'ask', next: 'GO.md', timeout: '2h', timeout_next: 'STOP.md' },
        { tag: 'ask', next: 'GO.md', timeout: '90' },
        { tag: 'result', payload: 'YES' },
      ],
      model: 'sonnet',
      effort: 'high',
      agent: 'claude',
      tools: ['Read', 'Bash'],
      max_visits: { count: 5, goto: 'START.md' },
      timeout: 900,
      effect: 'once',
      force_implicit: false,
    } satisfies StateOptions);
  });

  test('max_visits may be a number, an empty list of transitions means none', async () => {
    const { state } = await open('---\nmax_visits: 3\ntimeout: 0\nallowed_transitions: []\n---\n');
    expect(state.options).toEqual({ max_visits: { count: 3 }, timeout: 0 });
  });

  test('are YAML 1.2: no, on and yes are texts', async () => {
    expect((await open('---\nmodel: no\neffort: on\n---\n')).state.options).toEqual({
      model: 'no',
      effort: 'on',
    });
  });

  test('a missing target is not for loading to say', async () => {
    const { state } = await open('---\nallowed_transitions: [{ tag: goto, target: NONE }]\n---\n');
    expect(state.options.allowed_transitions).toHaveLength(1);
  });
});

describe('the body', () => {
  test.each([
    ['no front matter', 'Hello\n---\nx: 1\n---\n', 'Hello\n---\nx: 1\n---\n', 1],
    ['an empty file', '', '', 1],
    ['empty front matter', '---\n---\nHi', 'Hi', 3],
    ['comments alone', '---\n# nothing\n\n---\nHi', 'Hi', 5],
    ['no body', '---\nmodel: opus\n---', '', 3],
    ['a blank line', '---\nmodel: opus\n---\n\nHi\n', '\nHi\n', 4],
    ['blanks after the dashes', '--- \nmodel: opus\n---  \nHi', 'Hi', 4],
    ['the language named', '---yaml\nmodel: opus\n---\nHi', 'Hi', 4],
    ['a rule in it', '---\nmodel: opus\n---\nHi\n\n---\n\nMore', 'Hi\n\n---\n\nMore', 4],
    ['Windows line ends', '---\r\nmodel: opus\r\n---\r\nHi\r\nyou\r\n', 'Hi\nyou\n', 4],
    ['a byte order mark', '\uFEFFHi', 'Hi', 1],
  ])('with %s', async (_, content, body, bodyLine) => {
    expect((await open(content)).state).toMatchObject({ body, bodyLine });
  });

  test('keeps its options with Windows line ends', async () => {
    expect((await open('---\r\nmodel: opus\r\n---\r\nHi')).state.options).toEqual({ model: 'opus' });
  });
});

describe('bad values name their line and key', () => {
  const visits = 'must be a whole number of 1 or more';
  const name = "must be a state's name, without a path";
  const seconds =
    'must be a time without output such as 90, 90s, 10m or 5h30m: from 0 (none) to 2147483 seconds';
  const yesNo = 'must be true or false';
  const tools = 'must be default, or a list of the names of tools, such as [Read, Bash]';

  test.each([
    ['timeout: soon', `timeout: ${seconds}, not "soon"`],
    ['timeout: -1', `timeout: ${seconds}, not -1`],
    ['timeout: .inf', `timeout: ${seconds}, not Infinity`],
    ['timeout: .nan', `timeout: ${seconds}, not NaN`],
    ['effect: twice', 'effect: must be once, not "twice"'],
    ['force_implicit: "yes"', `force_implicit: ${yesNo}, not "yes"`],
    ['model: 4', 'model: must be text (put it in quotes), not 4'],
    ['model:', 'model: must be text (put it in quotes), not empty'],
    ['model: " "', 'model: must be some text, not ""'],
    ['effort: [high]', 'effort: must be text (put it in quotes), not a list'],
    ['tools: all', `tools: ${tools}, not "all"`],
    ['tools: ["Bash(git:*)"]', `tools[0]: ${tools}, not "Bash(git:*)"`],
    ['agent: {}', 'agent: must be text (put it in quotes), not a mapping'],
    ['max_visits: 0', `max_visits: ${visits}, not 0`],
    ['max_visits: 1.5', `max_visits: ${visits}, not 1.5`],
    ['max_visits: many', `max_visits: ${visits}, not "many"`],
    ['max_visits: { goto: A }', 'max_visits.count: is missing'],
    ['max_visits: { count: 1, goto: a/b }', `max_visits.goto: ${name}, not "a/b"`],
    ['allowed_transitions:', 'allowed_transitions: must be a list of transitions, not empty'],
    ['allowed_transitions: goto', 'allowed_transitions: must be a list of transitions, not "goto"'],
  ])('%s', async (line, problem) => {
    expect(await problems(`---\n# first\n${line}\n---\nHi`)).toEqual([`3: ${problem}`]);
  });

  test.each([
    [
      '{ tag: jump, target: A }',
      'tag: must be one of goto, reset, call, function, fork, ask, result, not "jump"',
    ],
    ['{ target: A }', 'tag: is missing'],
    ['{ tag: goto, target: a/b.md }', `target: ${name}, not "a/b.md"`],
    ['{ tag: goto, target: "a\\\\b" }', `target: ${name}, not "a\\\\b"`],
    ['{ tag: goto, target: .. }', `target: ${name}, not ".."`],
    ['{ tag: goto, target: "" }', `target: ${name}, not ""`],
    ['{ tag: goto, target: "A\\0" }', `target: ${name}, not "A\\u0000"`],
    ['{ tag: goto, target: 1 }', `target: ${name}, not 1`],
    ['{ tag: call, target: A, return: ./B }', `return: ${name}, not "./B"`],
    ['{ tag: fork, target: A, next: /B }', `next: ${name}, not "/B"`],
    ['{ tag: goto, target: A, match: "(" }', 'match: must be a JavaScript regular expression, not "("'],
    ['{ tag: result, payload: 42 }', 'payload: must be text (put it in quotes), not 42'],
    [
      '{ tag: ask, next: A, timeout: soon }',
      'timeout: must be a time such as 2h or 90s, of ten years at most, not "soon"',
    ],
  ])('%s', async (entry, problem) => {
    const content = `---\nmodel: opus\nallowed_transitions:\n  - { tag: result }\n  - ${entry}\n---\n`;
    expect(await problems(content)).toEqual([`5: allowed_transitions[1].${problem}`]);
  });

  test('an entry that is none', async () => {
    expect(await problems('---\nallowed_transitions:\n  - tag: result\n  - GOTO\n---\n')).toEqual([
      '4: allowed_transitions[1]: must be a mapping such as { tag: goto, target: NEXT.md }, not "GOTO"',
    ]);
  });

  test('in a file with Windows line ends, and far into an entry', async () => {
    const lines = [
      '---',
      'allowed_transitions:',
      '  - tag: call',
      '    target: A',
      '    return: b/c',
      'timeout: x',
      '---',
      'Hi',
    ];
    expect(await problems(lines.join('\r\n'))).toEqual([
      `5: allowed_transitions[0].return: ${name}, not "b/c"`,
      `6: timeout: ${seconds}, not "x"`,
    ]);
  });

  test('in several files, all at once', async () => {
    const folder = await folderWith({
      'START.md': '---\ntimeout: x\neffect: y\n---\nHi',
      'OTHER.md': '---\nmodel: [\n---\nHi',
      'POLL.sh': '#!/bin/sh\n# raymond: timeout=x\n',
      'workflow.yaml': 'budget: much\n',
    });
    const error = await refusal(openWorkflow(folder, posix));
    expect(
      error.located.split('\n').map((line) => /^.*?:\d+: \w+/.exec(line.replace(join(folder, '/'), ''))?.[0]),
    ).toEqual([
      'workflow.yaml:1: budget',
      'OTHER.md:2: what',
      'POLL.sh:2: timeout',
      'START.md:2: timeout',
      'START.md:3: effect',
    ]);
    expect(error.place).toEqual({ file: join(folder, 'workflow.yaml'), line: 1 });
    expect(error.code).toBe('WORKFLOW_INVALID');
  });
});

describe('a policy that cannot work is refused', () => {
  test.each([
    ['  - { tag: goto, target: A, return: B }', '4: allowed_transitions[0]: <goto> has no return'],
    ['  - { tag: result }\nforce_implicit: true', '5: force_implicit cannot take'],
    [
      '  - { tag: goto, target: A }\n  - { tag: result }\nforce_implicit: true',
      '6: force_implicit needs exactly one',
    ],
    ['  []\nforce_implicit: true', '5: force_implicit needs exactly one'],
  ])('%j', async (entries, problem) => {
    const found = await problems(`---\nmodel: opus\nallowed_transitions:\n${entries}\n---\n`);
    expect(found).toEqual([expect.stringContaining(problem)]);
  });

  test('without a list at all too', async () => {
    expect(await problems('---\nforce_implicit: true\n---\n')).toEqual([
      expect.stringMatching(/^2: force_implicit/),
    ]);
  });

  test('a forced transition that is complete is fine', async () => {
    const { state } = await open(
      '---\nforce_implicit: true\nallowed_transitions: [{ tag: goto, target: A }]\n---\n',
    );
    expect(state.options.force_implicit).toBe(true);
  });
});

// authors.md D7, spec 1.4: a misspelt policy was no policy, and the run went on without it.
describe('the slip of a known key is an error with the right spelling', () => {
  test.each([
    ['allowed_transition: []', 'unknown key "allowed_transition": did you mean allowed_transitions?'],
    ['allowed-transitions: []', 'unknown key "allowed-transitions": did you mean allowed_transitions?'],
    ['max-visits: 3', 'unknown key "max-visits": did you mean max_visits?'],
    ['maxVisits: 3', 'unknown key "maxVisits": did you mean max_visits?'],
    ['modle: opus', 'unknown key "modle": did you mean model?'],
    ['Timeout: 3', 'unknown key "Timeout": did you mean timeout?'],
    ['max_visits: { count: 1, got: A }', 'unknown key "got": did you mean goto?'],
    ['allowed_transitions: [{ tag: goto, targt: A }]', 'unknown key "targt": did you mean target?'],
    ['allowed_transitions: [{ tag: fork, target: A, nxet: B }]', 'unknown key "nxet": did you mean next?'],
  ])('%s', async (line, problem) => {
    expect(await problems(`---\n# first\n${line}\n---\nHi`)).toEqual([`3: ${problem}`]);
  });

  test("a key that is there already was not meant once more, and a word of one's own is none", async () => {
    const content = '---\nmodel: opus\nmodle: haiku\ndescription: x\nother: y\n---\nHi';
    expect(await warnings(content)).toEqual([
      '3: unknown key "modle": did you mean model?',
      '4: unknown key "description"',
      '5: unknown key "other"',
    ]);
  });
});

describe('syntax', () => {
  test.each([
    ['---\nmodel: a\nmodel: b\n---\n', /^3: the key "model" is given twice$/],
    [
      '---\nallowed_transitions:\n  - { tag: goto,\n      tag: goto }\n---\n',
      /^4: the key "tag" is given twice$/,
    ],
    ['---\nmodel: "a\n---\n', /^2: Missing closing "quote/],
    ['---\nmodel: *nowhere\n---\n', /alias/],
    ['---\njust text\n---\n', /^2: options must be a mapping/],
    ['---\n- a\n---\n', /^2: options must be a mapping/],
    ['---\nmodel: opus\n', /^1: the front matter that starts here is never closed/],
    ['---', /^1: the front matter that starts here is never closed/],
    ['---\nmodel: opus\n--- Hi\nyou\n', /^3: the "---" that closes the front matter must stand alone/],
    ['---\nmodel: opus\n----\nyou\n', /^3: the "---" that closes the front matter must stand alone/],
  ])('%j is refused', async (content, problem) => {
    const found = await problems(content);
    expect(found).toEqual([expect.stringMatching(problem)]);
  });

  test('an alias bomb is refused, and quickly', async () => {
    const levels = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [${Array(9).fill(`*a${n}`)}]`);
    expect(await problems(`---\na0: &a0 x\n${levels.join('\n')}\n---\n`)).toEqual([
      expect.stringMatching(/alias/),
    ]);
  });

  test('opening twice gives the same error: nothing is remembered', async () => {
    const path = await fileWith('START.md', '---\nmodel: [\n---\nHi');
    const first = await refusal(openWorkflow(path, posix));
    const second = await refusal(openWorkflow(path, posix));
    expect(second.located).toBe(first.located);
  });
});

describe('front matter in another language never runs', () => {
  test.each([
    '---js',
    '---javascript',
    '--- js',
    '---JS',
    '---JavaScript ',
    '---coffee',
    '---json',
    '---toml',
    '---yaml js',
    '---constructor',
    '---__proto__',
  ])('%j', async (opening) => {
    const folder = await folderWith({});
    const witness = join(folder, 'executed');
    const code = `require('fs').writeFileSync(${JSON.stringify(witness)}, 'x')`;
    for (const content of [
      `${opening}\n({ model: ${code} })\n---\nHi`,
      `${opening}\n${code}\n---\nHi`,
      `${opening}\n${code}`,
    ]) {
      const found = await problems(content);
      expect(found).toEqual([expect.stringMatching(/^1: only YAML front matter is allowed/)]);
    }
    await expect(access(witness)).rejects.toThrow('ENOENT');
  });
});

describe('warnings', () => {
  test('name each unknown key with its line', async () => {
    const content = `---
color: blue
max_visits: { count: 1, then: A }
allowed_transitions:
  - { tag: goto, target: A, label: B }
  - { tag: fork, target: A, next: B, item: x, text: y }
---
`;
    expect(await warnings(content)).toEqual([
      '2: unknown key "color"',
      '3: unknown key "then"',
      '5: unknown key "label"',
      `6: "item" is not compared: a fork's variables are free`,
      `6: "text" is not compared: a fork's variables are free`,
    ]);
  });

  test('tell of four dashes, which open nothing', async () => {
    expect(await warnings('----\nmodel: opus\n----\nHi')).toEqual([
      '1: front matter starts with exactly three dashes; this is read as a part of the prompt',
    ]);
  });
});
