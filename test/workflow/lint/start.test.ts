import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lint, lintPath } from '../../../src/workflow/lint/lint.js';
import { openWorkflow, readWorkflow } from '../../../src/workflow/open.js';
import { type Files, fileWith, folderWith, refusal, zipOf } from '../containers.js';

const posix = { platform: 'posix' } as const;
const POLICY = '---\nallowed_transitions:\n  - { tag: result }\n---\nEnd with <result>x</result>.';

/** Findings of a rule as `file:line`, of a folder with these files. */
async function placesOf(rule: string, files: Files): Promise<string[]> {
  const folder = await folderWith(files);
  const findings = await lint(await readWorkflow(folder, posix), 'posix');
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ file, line }) => `${file.replace(join(folder, '/'), '')}:${line}`);
}

describe('opening a workflow lints it', () => {
  test('and tells every error at once, of its reading and of the rules', async () => {
    const folder = await folderWith({
      'START.md': '---\nallowed_transitions:\n  - { tag: goto, target: NONE }\n---\nGo.',
      'A.sh': '# raymond: timeout=x\nif\n',
      'B.md': '',
    });
    const { located } = await refusal(openWorkflow(folder, posix));
    expect(located.replaceAll(join(folder, '/'), '').split('\n')).toEqual([
      expect.stringMatching(/^A\.sh:1: timeout: /),
      expect.stringMatching(/^A\.sh:2: bash cannot read this script: syntax error/),
      expect.stringMatching(/^B\.md:1: the prompt is empty/),
      expect.stringMatching(/^START\.md:3: allowed_transitions\[0\]\.target: there is no state "NONE"/),
    ]);
  });

  test('warnings are told, what is only there to be known is not', async () => {
    const folder = await folderWith({ 'START.md': POLICY, 'OTHER.md': POLICY });
    expect((await openWorkflow(folder, posix)).warnings).toEqual([
      `${join(folder, 'OTHER.md')}:5: no state leads to OTHER.md`,
    ]);
  });

  test('but not again for a run that goes on with it; a changed one is', async () => {
    const folder = await folderWith({ 'START.md': POLICY, 'OTHER.md': '' });
    const { fingerprint } = await openWorkflow(folder, { ...posix, linted: true });
    const again = await openWorkflow(folder, { ...posix, linted: fingerprint.sha256 });
    expect(again.warnings).toEqual([]);
    await refusal(openWorkflow(folder, { ...posix, linted: 'another' }));
  });

  test('at most fifty problems are listed, then a count', async () => {
    const entry = '  - { tag: goto, target: NONE }\n';
    const folder = await folderWith({
      'START.md': `---\nallowed_transitions:\n${Array.from({ length: 60 }, (_, n) => entry.replace('NONE', `NONE${n}`)).join('')}---\nx`,
    });
    const lines = (await refusal(openWorkflow(folder, posix))).located.split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([51, 'and 10 more']);
  });
});

describe('the syntax of scripts', () => {
  const broken = 'if true; then\n  echo\n';

  test('is looked at in archives and in documents too, at the line of the file', async () => {
    const zip = await fileWith('wf.zip', await zipOf({ 'START.sh': `echo\n${broken}` }));
    expect((await refusal(openWorkflow(zip, posix))).located).toMatch(/wf\.zip\/START\.sh:3: bash cannot/);
    const document = await fileWith(
      'wf.yaml',
      'name: x\nstates:\n  START:\n    sh: |\n      echo\n      fi\n',
    );
    expect((await refusal(openWorkflow(document, posix))).located).toMatch(/wf\.yaml:6: bash cannot/);
  });

  test('nothing of them is executed, whatever they hold', async () => {
    const witness = join(await folderWith({}), 'witness');
    const scripts = [
      `touch ${witness}`,
      `}\ntouch ${witness}\n{`,
      `fi\ntouch ${witness}`,
      `)\ntouch ${witness}\n(`,
      `set +n\ntouch ${witness}`,
      `cat <<END\n$(touch ${witness})\nEND`,
      `"; touch ${witness}; "`,
      `shopt -s extglob; touch ${witness}`,
    ];
    const files = Object.fromEntries(scripts.map((text, index) => [`S${index}.sh`, text]));
    await placesOf('script-syntax', { 'START.sh': 'echo', ...files });
    expect(existsSync(witness)).toBe(false);
  });

  test('one broken script says nothing of the next, nor do two make a good one', async () => {
    expect(
      await placesOf('script-syntax', {
        'A.sh': 'echo "open',
        'B.sh': 'echo closed"',
        'C.sh': 'echo <<END\nnever ended',
        'START.sh': 'echo "<result>x</result>"',
      }),
    ).toEqual(['A.sh:1', 'B.sh:1']);
  });

  test('a script that is too long to look at is no problem', async () => {
    const long = `if\n${'#'.repeat(200_000)}`;
    expect(await placesOf('script-syntax', { 'START.sh': long, 'B.sh': 'if\n' })).toEqual(['B.sh:1']);
  });

  test('extended patterns are read where the script switches them on', async () => {
    expect(
      await placesOf('script-syntax', {
        'A.sh': 'shopt -s extglob\nls !(x|y)',
        'START.sh': 'ls !(x|y)',
      }),
    ).toEqual(['START.sh:1']);
  });
});

describe('what is read out of texts', () => {
  test('a script that names a state in any way leads there', async () => {
    const files = {
      'START.sh': 'next=END\necho "<goto>$next</goto>"',
      'B.sh': '. "$RAYMOND_WORKFLOW_DIR/_lib.sh"; finish',
      '_lib.sh': 'finish() { echo "<goto>END</goto>"; }',
      'END.md': POLICY,
    };
    expect(await placesOf('unreachable-state', files)).toEqual([]);
    const known = { ...files, 'START.sh': 'echo "<goto>B</goto>"', 'LOST.md': POLICY };
    expect(await placesOf('unreachable-state', known)).toEqual(['LOST.md:5']);
  });

  test('a tag in a comment leads nowhere, and quotes within quotes do no harm', async () => {
    const files = {
      'START.sh':
        '# <goto>LEFT</goto>, once\necho "<call return=\\"B\\" input=\\"$(sed \'s/</>/\')\\">A</call>"',
      'A.md': POLICY,
      'B.md': POLICY,
    };
    expect(await placesOf('unreachable-state', { ...files, 'GONE.md': POLICY })).toEqual(['GONE.md:5']);
  });

  test('a circle with a script, a person or a limit in it is bounded', async () => {
    const to = (target: string, more = '') =>
      `---\nallowed_transitions:\n  - { tag: goto, target: ${target} }\n${more}---\nGo on.`;
    const circle = { 'START.md': to('B'), 'B.md': to('START') };
    expect(await placesOf('loop-without-limit', circle)).toEqual(['B.md:5']);
    expect(await placesOf('loop-without-limit', { ...circle, 'workflow.yaml': 'budget: 1' })).toEqual([]);
    expect(
      await placesOf('loop-without-limit', { ...circle, 'B.md': to('START', 'max_visits: 3\n') }),
    ).toEqual([]);
    const decides = 'if make; then echo "<result>x</result>"; else echo "<goto>START</goto>"; fi';
    expect(await placesOf('loop-without-limit', { 'START.md': to('B'), 'B.sh': decides })).toEqual([]);
    const ask = '---\nallowed_transitions:\n  - { tag: ask, next: START }\n---\nAsk.';
    expect(await placesOf('loop-without-limit', { 'START.md': to('B'), 'B.md': ask })).toEqual([]);
  });

  test('an argument of a shell is no command', async () => {
    const lines = [
      'bash -c \'echo "$1"\' - "$RAYMOND_INPUT"',
      'grep -- "$RAYMOND_INPUT" notes',
      '# eval "$RAYMOND_INPUT"',
      'eval "$RAYMOND_RESULT"',
      'sh -ec "run ${RAYMOND_VAR_TITLE}"',
      'python3 -c $RAYMOND_INPUT',
      'echo "${{ github.event.issue.title }}"',
    ];
    expect(await placesOf('untrusted-in-command', { 'START.sh': lines.join('\n') })).toEqual([
      ...['START.sh:4', 'START.sh:5', 'START.sh:6', 'START.sh:7'],
    ]);
  });
});

test('where a join leads when its time is up is a name like any other', async () => {
  const comment =
    '# Waits.\n# raymond: join=all join.timeout=2h join.timeout_goto=LAET\necho "<result>x</result>"';
  const files = { 'START.sh': comment, 'LATE.md': POLICY };
  expect(await placesOf('missing-target', files)).toEqual(['START.sh:2']);
  const mended = { ...files, 'START.sh': comment.replace('LAET', 'LATE') };
  expect(await placesOf('missing-target', mended)).toEqual([]);
  expect(await placesOf('unreachable-state', mended)).toEqual([]);
});

test('a declared name of the other platform’s script is none that is missing', async () => {
  const policy =
    '---\nallowed_transitions:\n  - { tag: goto, target: POLL.sh }\n  - { tag: goto, target: POLL.ps1 }\n---\nPOLL';
  const files = { 'START.md': policy, 'POLL.sh': 'echo "<result>x</result>"', 'POLL.ps1': 'x' };
  expect(await placesOf('missing-target', files)).toEqual([]);
  expect(await placesOf('missing-target', { 'START.md': policy })).toEqual(['START.md:3', 'START.md:4']);
});

// A prompt for `raymond loop`, and a project of Raili's, are no folders that a run could be given.
const INSIDE: Readonly<Record<string, string>> = { ralph: 'PROMPT.md', 'raili-ticket': '.raili/main' };
const SAMPLES = readdirSync('workflows', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(name, INSIDE[name] ?? ''));

test.each(SAMPLES)('the sample %s is clean', async (sample) => {
  const findings = await lintPath(join('workflows', sample), posix);
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
});
