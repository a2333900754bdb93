import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openWorkflow } from '../../src/workflow/open.js';
import { fileWith, folderWith, refusal } from './containers.js';

const posix = { platform: 'posix' } as const;
const windows = { platform: 'windows' } as const;

const DOCUMENT = `# A sample
name: poller
description: Polls.
agent: claude
model: sonnet
effort: low
budget: 2.5
input: { mode: required, label: Issue, description: Which one }
states:
  START:
    prompt: |
      Look at {{input}}.

      Then go on.
    model: opus
    allowed_transitions:
      - { tag: goto, target: POLL }
  POLL:
    sh: |
      # raymond: timeout=7 effect=once
      echo '<goto>DONE</goto>'
    ps1: Write-Output '<goto>DONE</goto>'
    timeout: 30
    max_visits: { count: 3, goto: DONE }
  DONE:
    prompt: Say <result>ok</result>.
`;

async function problems(content: string | Uint8Array, platform: typeof posix | typeof windows = posix) {
  const path = await fileWith('wf.yaml', content);
  const { located } = await refusal(openWorkflow(path, platform));
  return located.split('\n').map((line) => line.replace(path, ''));
}

describe('a YAML document', () => {
  test('gives states as if they were files', async () => {
    const path = await fileWith('wf.yaml', DOCUMENT);
    const workflow = await openWorkflow(path, posix);
    expect(workflow).toMatchObject({
      name: 'poller',
      path,
      entry: 'START.md',
      states: ['START.md', 'POLL.sh', 'POLL.ps1', 'DONE.md'],
      warnings: [],
      manifest: {
        name: 'poller',
        description: 'Polls.',
        agent: 'claude',
        model: 'sonnet',
        effort: 'low',
        budget: 2.5,
        input: { mode: 'required', label: 'Issue', description: 'Which one' },
      },
    });
    expect(workflow.state('START.md')).toEqual({
      kind: 'prompt',
      name: 'START.md',
      file: path,
      body: 'Look at {{input}}.\n\nThen go on.\n',
      bodyLine: 12,
      options: { model: 'opus', allowed_transitions: [{ tag: 'goto', target: 'POLL' }] },
    });
    expect(workflow.state('POLL.sh')).toEqual({
      kind: 'script',
      name: 'POLL.sh',
      file: path,
      runtime: 'bash',
      text: "# raymond: timeout=7 effect=once\necho '<goto>DONE</goto>'\n",
      options: { timeout: 30, effect: 'once', max_visits: { count: 3, goto: 'DONE' } },
    });
    expect(workflow.state('POLL.ps1')).toMatchObject({ runtime: 'powershell', options: { timeout: 30 } });
    expect(workflow.state('DONE.md')).toMatchObject({ bodyLine: 26 });
    expect(workflow.resolve('POLL', 'POLL.sh')).toBe('POLL.sh');
  });

  test('refuses for a script what only agents have', async () => {
    expect(await problems('states:\n  START:\n    sh: echo\n    tools: [Read]\n')).toEqual([
      ':4: states.START.tools: is for prompts: a script has no agent',
    ]);
  });

  test('reads Windows line ends and a byte order mark alike', async () => {
    const [a, b] = await Promise.all(
      [DOCUMENT, `\uFEFF${DOCUMENT.replaceAll('\n', '\r\n')}`].map(async (content) => {
        const workflow = await openWorkflow(await fileWith('wf.yml', content), posix);
        return workflow.states.map((name) => ({ ...workflow.state(name), file: '' }));
      }),
    );
    expect(b).toEqual(a);
  });

  test('can be entered at any state', async () => {
    const path = await fileWith('wf.yaml', 'states: { A: { prompt: x }, B: { sh: x } }');
    expect(await openWorkflow(join(path, 'A'), posix)).toMatchObject({
      entry: 'A.md',
      name: 'wf',
      path: join(path, 'A'),
    });
    expect(await openWorkflow(join(path, 'B.sh'), posix)).toMatchObject({ entry: 'B.sh' });
    expect((await refusal(openWorkflow(join(path, 'C'), posix))).message).toMatch(/no state "C"/);
    expect((await refusal(openWorkflow(path, posix))).message).toMatch(/no entry/);
  });

  test('has a fingerprint of its own file', async () => {
    const [a, b, c] = await Promise.all(
      [DOCUMENT, DOCUMENT, `${DOCUMENT}# more\n`].map(async (each) =>
        openWorkflow(await fileWith('wf.yaml', each), posix),
      ),
    );
    expect(Object.keys(a!.fingerprint.files)).toEqual(['wf.yaml']);
    expect(b!.fingerprint.files).toEqual(a!.fingerprint.files);
    expect(c!.fingerprint.sha256).not.toBe(a!.fingerprint.sha256);
  });

  test('a script has its join and its work tree there too', async () => {
    const content = [
      'states:',
      '  START:',
      `    sh: echo "<fork next='ALL'>W</fork>"`,
      '  W:',
      '    sh: echo "<result>w</result>"',
      '    worktree: commit',
      '  ALL:',
      '    sh: echo "<result>x</result>"',
      '    join: { of: any }',
    ].join('\n');
    const workflow = await openWorkflow(await fileWith('wf.yaml', content), posix);
    expect(workflow.state('ALL.sh').kind === 'script' && workflow.state('ALL.sh').options).toMatchObject({
      join: { of: 1 },
    });
    expect(workflow.state('W.sh').options).toEqual({ worktree: 'commit' });
    expect(workflow.warnings).toEqual([]);
  });

  test('warns of keys that mean nothing, and where', async () => {
    const content = `notes: x
states:
  START:
    prompt: <goto>POLL</goto>
    color: blue
  POLL:
    sh: |
      # raymond: shell=zsh
      echo "<result>x</result>"
    model: opus
`;
    const path = await fileWith('wf.yaml', content);
    const { warnings } = await openWorkflow(path, posix);
    expect(warnings.map((line) => line.replace(path, ''))).toEqual([
      ':1: unknown key "notes"',
      ':5: unknown key "color"',
      ':10: "model" means nothing for a script',
      ':8: unknown key "shell"',
    ]);
  });
});

describe('refused documents', () => {
  test.each([
    ['name: x', [/^:1: states: must be a mapping/]],
    ['', [/^:1: states: must be a mapping/]],
    ['- a', [/^:1: the manifest must be a mapping/, /states: must be a mapping/]],
    ['states: []', [/^:1: states: must be a mapping/]],
    ['states: {}', [/^:1: states: must be a mapping/]],
    ['states:\n  START: hello', [/^:2: states\.START: must be a mapping with prompt, sh, ps1 or bat/]],
    ['states:\n  START:\n    model: opus', [/^:2: states\.START: must be a mapping with prompt/]],
    ['states:\n  START:\n    prompt:', [/^:3: states\.START\.prompt: must be some text/]],
    ['states:\n  START:\n    prompt: 4', [/^:3: states\.START\.prompt: must be some text/]],
    ['states:\n  a/b: { prompt: x }\n  START: { prompt: x }', [/^:2: states\.a\/b: the name is a path/]],
    ['states:\n  ..: { prompt: x }\n  START: { prompt: x }', [/^:2: states\.\.\.: the name is a path/]],
    ['states:\n  START.md: { prompt: x }', [/^:2: .*write START without \.md: the key prompt below says it/]],
    [
      'states:\n  A: { prompt: x }\n  START: { prompt: x }\n  A: { sh: x }',
      [/^:4: the key "A" is given twice/],
    ],
    [
      'states:\n  A: { prompt: x, sh: y }\n  START: { prompt: x }',
      [/^:2: states\.A: is ambiguous here: it has prompt and sh/],
    ],
    ['states:\n  START:\n    prompt: x\n    timeout: soon', [/^:4: timeout: must be a time/]],
    [
      'states:\n  START:\n    prompt: x\n    allowed_transitions:\n    - tag: goto\n      target: a/b',
      [/^:6: allowed_transitions\[0\]\.target/],
    ],
    [
      'states:\n  START:\n    sh: |\n      #!/bin/bash\n      # raymond: timeout=x',
      [/^:5: timeout: must be a time/],
    ],
    ['budget: lots\nstates: { START: { prompt: x } }', [/^:1: budget: must be US dollars.*, not "lots"/]],
    ['budget: -1\nstates: { START: { prompt: x } }', [/^:1: budget/]],
    ['name: ""\nstates: { START: { prompt: x } }', [/^:1: name: must be some text/]],
    [
      'input:\n  mode: maybe\nstates: { START: { prompt: x } }',
      [/^:2: input\.mode: must be required, optional or none, not "maybe"/],
    ],
    ['states: { START: { prompt: x }, 1_START: { prompt: x } }', [/several entries/]],
    ['a: 1\n---\nb: 1', [/^:2: a second document begins here/]],
    ['a: [', [/^:1: /]],
  ])('%j', async (content, expected) => {
    expect(await problems(content)).toEqual(expected.map((each) => expect.stringMatching(each)));
  });

  test('that are not UTF-8 are named', async () => {
    expect(await problems(Uint8Array.from([0x61, 0xff]))).toEqual([
      expect.stringMatching(/^: the file is not UTF-8/),
    ]);
  });

  test('that hold a broken state graph, also one without `initial`', async () => {
    expect(await problems('name: x\ninitial: a\nstates: { a: { type: agent } }')).toEqual([
      expect.stringMatching(/^:3: states\.a\.agent: is missing/),
    ]);
    expect(await problems('states: { a: { type: engine } }')).toEqual([
      expect.stringMatching(/^:1: initial: is missing/),
    ]);
  });
});

describe('variants', () => {
  test('for other platforms are not ambiguous', async () => {
    const content = 'states: { START: { prompt: x, ps1: y }, POLL: { sh: a, bat: b } }';
    const workflow = await openWorkflow(await fileWith('wf.yaml', content), posix);
    expect(workflow.resolve('START', 'START.md')).toBe('START.md');
    expect(await problems(content, windows)).toEqual(
      expect.arrayContaining([expect.stringMatching(/START: is ambiguous here: it has prompt and ps1/)]),
    );
  });

  test('ps1 and bat are ambiguous on Windows alone', async () => {
    const content = 'states: { START: { prompt: x }, POLL: { ps1: a, bat: b } }';
    expect((await openWorkflow(await fileWith('wf.yaml', content), posix)).entry).toBe('START.md');
    expect(await problems(content, windows)).toEqual([
      expect.stringMatching(/POLL: is ambiguous here: it has ps1 and bat/),
    ]);
  });
});

describe("a folder's workflow.yaml", () => {
  const open = async (manifest: string) =>
    openWorkflow(await folderWith({ 'START.md': '<result>', 'workflow.yaml': manifest }), posix);

  test('is its manifest', async () => {
    const workflow = await open('name: demo\nbudget: 0\ninput:\n  mode: none\n  colour: x\nauthor: y\n');
    expect(workflow.name).toBe('demo');
    expect(workflow.manifest).toEqual({ name: 'demo', budget: 0, input: { mode: 'none' } });
    expect(workflow.warnings.map((line) => /workflow\.yaml:.*/.exec(line)?.[0])).toEqual([
      'workflow.yaml:6: unknown key "author"',
      'workflow.yaml:5: unknown key "colour"',
    ]);
  });

  test.each(['', '# nothing\n', '---\n'])('may be empty: %j', async (manifest) => {
    expect((await open(manifest)).manifest).toEqual({});
  });

  test.each([
    ['a list', '- x', /:1: the manifest must be a mapping/],
    ['a repeated key', 'name: a\nname: b', /:2: the key "name" is given twice/],
    ['states', 'name: a\nstates: {}', /:2: states: are files where the workflow is a folder/],
    ['a broken state graph', 'initial: a', /:1: states: is missing/],
    [
      'bad input',
      'input: required',
      /:1: input: must be a mapping of mode, label and description, not "required"/,
    ],
  ])('with %s is refused', async (_, manifest, message) => {
    const error = await refusal(open(manifest));
    expect(error.located).toMatch(message);
    expect(error.place.file).toMatch(/workflow\.yaml$/);
  });
});
