import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { zipOf } from '../workflow/containers.js';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const to = (target: string): string =>
  `---\nallowed_transitions:\n  - { tag: goto, target: ${target} }\n---\nGo.\n`;
const END = '---\nallowed_transitions:\n  - { tag: result }\n---\nEnd with <result>x</result>.\n';
const BROKEN = {
  'START.md': to('REVEIW'),
  'REVIEW.md': END,
  'LEFT.sh': 'touch ran; echo "<result>x</result>"\nif true; then\n',
};
const FINE = { 'START.md': to('END'), 'END.md': END };
const WARNED = { ...FINE, 'workflow.yaml': 'name: x\ncolor: red\n' };

const under = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const NOTHING = '✓ nothing found\n';

const lines = (text: string): string[] => text.trimEnd().split('\n');

beforeEach(() => {
  lab = new CliLab({ ...under('wf', BROKEN), ...under('fine', FINE), ...under('warned', WARNED) });
});

describe('raymond lint', () => {
  test('tells file, line, severity, rule and message, and the count; an error is exit code 1', async () => {
    const { code, stdout, stderr } = await lab.run('lint', 'wf');
    expect([code, stderr]).toEqual([1, '']);
    expect(lines(stdout)).toEqual([
      expect.stringMatching(/^wf\/LEFT\.sh:2:1: error script-syntax bash cannot read this script: /),
      ' 2 | if true; then',
      '   | ^',
      expect.stringMatching(/^wf\/START\.md:3:26: error missing-target .*"REVEIW".* Did you mean REVIEW\.md/),
      ' 3 |   - { tag: goto, target: REVEIW }',
      '   |                          ^',
      '✗ 2 errors, 1 info (--level info shows them all)',
    ]);
    expect([existsSync(lab.path('.raymond')), existsSync(lab.path('ran'))]).toEqual([false, false]);
  });

  test('a warning is exit code 0; nothing found is said', async () => {
    const warned = await lab.run('lint', 'warned');
    expect([warned.code, lines(warned.stdout)[0]]).toEqual([
      0,
      'warned/workflow.yaml:2:1: warning unknown-key unknown key "color"',
    ]);
    lab.write({ 'end/START.md': END });
    const fine = await lab.run('lint', 'end', '--level', 'info');
    expect([fine.code, fine.stdout]).toEqual([0, NOTHING]);
  });

  test('--level says from where on findings are shown, whatever is counted', async () => {
    const shown = async (level: string) =>
      lines((await lab.run('lint', 'warned', 'wf', '--level', level, '--format', 'oneline')).stdout).map(
        (line) => line.split(' ')[1],
      );
    expect(await shown('error')).toEqual(['error', 'error', '2']);
    expect(await shown('warning')).toEqual(['warning', 'error', 'error', '2']);
    expect(await shown('info')).toEqual(['info', 'warning', 'error', 'info', 'error', '2']);
  });

  test('several workflows are looked at together, and what they share is told once', async () => {
    lab.write({
      'a/workflow.yaml': 'workflows: { shared: ../wf }\n',
      'a/START.md': to('"shared:"'),
      'b/workflow.yaml': 'workflows: { shared: ../wf }\n',
      'b/START.md': to('"shared:"'),
    });
    const { code, stdout } = await lab.run('lint', 'a', 'b');
    expect(code).toBe(1);
    expect(lines(stdout).filter((line) => line.includes('missing-target'))).toEqual([
      expect.stringMatching(/^wf\/START\.md:3:26: error/),
    ]);
  });

  test.each([
    [[], /Which workflow\?/],
    [['nowhere'], /does not exist/],
    [['README.md'], /does not exist|no state/],
    [['wf', '--level', 'fatal'], /one of error, warning, info/],
    [['wf', '--json', '--sarif'], /One form at a time: json or sarif/],
    [['wf', '--format', 'xml'], /one of text, oneline, json, github, sarif/],
    [['wf', '--budget', '3'], /knows no flag --budget/],
    [['wf', '--agent', 'nosuch'], /"nosuch" is no agent\. Known: claude, copilot, replay\./],
    [['wf', '--agent', 'cluade'], /Did you mean claude\?/],
  ])('%j is exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await lab.run('lint', ...args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(message)]);
  });

  test('what cannot be read at all is a finding, not a crash', async () => {
    lab.write({
      'bad.zip': 'this is no archive',
      'deep.zip': await zipOf({ 'a/b/START.md': END }),
      'graph.zip': await zipOf({ 'workflow.yaml': 'initial: a\nstates: { a: { type: engine } }\n' }),
      'bad.yaml': 'states: [\n',
      'empty/notes.txt': '',
      'binary.yaml': new Uint8Array([0xff, 0xfe, 0x00]),
      'link/START.md': END,
    });
    symlinkSync('/etc/hosts', lab.path('link', 'OUT.md'));
    const found = async (path: string) => {
      const { code, stdout } = await lab.run('lint', path, '--json');
      return [code, ...(JSON.parse(stdout) as { rule: string }[]).map(({ rule }) => rule)];
    };
    expect(await found('bad.zip')).toEqual([1, 'unreadable']);
    expect(await found('deep.zip')).toEqual([1, 'unreadable']);
    expect(await found('graph.zip')).toEqual([1, 'unreadable']);
    expect(await found('bad.yaml')).toEqual([1, 'front-matter-syntax']);
    expect(await found('empty')).toEqual([1, 'no-entry']);
    expect(await found('binary.yaml')).toEqual([1, 'not-utf8']);
    expect(await found('link')).toEqual([1, 'unreadable']);
  });

  test('who may not skip permissions is told of states that do; who may is not', async () => {
    lab.write({ 'free/START.md': END.replace('---\n', '---\npermission_mode: bypassPermissions\n') });
    expect((await lab.run('lint', 'free')).stdout).toContain('free/START.md:2:18: error settings-refused');
    expect((await lab.run('lint', 'free', '--dangerously-skip-permissions')).code).toBe(0);
  });

  test('what an agent CLI cannot do is told of the one that is asked for', async () => {
    lab.write({
      'own/START.md': END.replace('---\n', '---\nsystem_prompt: Be brief.\n'),
      'all/START.md': END,
      'all/workflow.yaml': 'agent: copilot\ndeny: ["Read(/etc/**)"]\nsettings: s.json\n',
      'all/s.json': '{}',
    });
    expect((await lab.run('lint', 'own')).stdout).toBe(NOTHING);
    expect((await lab.run('lint', 'own', '--agent', 'copilot')).stdout).toContain(
      'own/START.md:2:16: warning setting-unsupported system_prompt: copilot has nothing like it',
    );
    expect((await lab.run('lint', 'all')).stdout).toContain(
      'all/workflow.yaml:3:11: warning setting-unsupported settings: copilot has nothing like it',
    );
    expect((await lab.run('lint', 'all', '--agent', 'claude')).code).toBe(0);
  });

  test('dry-run is another word for it, and the flag of that name leads here', async () => {
    expect((await lab.run('dry-run', 'wf')).stdout).toBe((await lab.run('lint', 'wf')).stdout);
    const { code, stderr } = await lab.run('run', 'wf', '--dry-run');
    expect([code, stderr]).toEqual([2, expect.stringContaining('raymond lint WORKFLOW')]);
  });

  test('says what docs/lint.md shows', async () => {
    const [, shown] = /^\$ raymond lint wf\n([^`]*)```/m.exec(readFileSync('docs/lint.md', 'utf8')) ?? [];
    const shownLab = new CliLab(under('wf', { 'START.md': to('REVEIW'), 'REVIEW.md': END }));
    expect((await shownLab.run('lint', 'wf')).stdout).toBe(shown);
    shownLab.remove();
  });

  test('who has seen enough does not make an error of it', async () => {
    const { child, ended } = lab.start(['lint', 'wf', '--json']);
    child.stdout.destroy();
    expect(await ended).toMatchObject({ code: 1, stderr: '' });
  });

  test('its help has two examples', async () => {
    const { stdout } = await lab.run('lint', '--help');
    expect(stdout.split('Examples:')[1]?.match(/^ {2}raymond lint /gm)).toHaveLength(2);
  });
});

describe('for programs', () => {
  const finding = { severity: 'error', rule: 'missing-target', file: 'wf/START.md', line: 3, column: 26 };

  test('--json is a list of findings, each with severity, rule, file, line and message', async () => {
    const { code, stdout } = await lab.run('lint', 'wf', '--json');
    const found = JSON.parse(stdout) as object[];
    expect([code, found.length]).toEqual([1, 2]);
    expect(found[1]).toEqual({ ...finding, message: expect.stringContaining('"REVEIW"') });
    expect((await lab.run('lint', 'wf', '--format', 'json')).stdout).toBe(stdout);
    expect(JSON.parse((await lab.run('lint', 'fine', '--json')).stdout)).toEqual([]);
  });

  test('--github annotates each file at its line, whatever is in its name', async () => {
    lab.write(under('a,b:c%d', { 'START.md': to('"x\\ny"'), 'workflow.yaml': 'name: x\n' }));
    const { code, stdout } = await lab.run('lint', 'a,b:c%d', '--github');
    expect(code).toBe(1);
    expect(lines(stdout)).toEqual([
      expect.stringMatching(/^::error file=a%2Cb%3Ac%25d\/START\.md,line=3,col=26,title=path-in-target::/),
    ]);
    const { stdout: warned } = await lab.run('lint', 'warned', '--github', '--level', 'info');
    expect(lines(warned)).toEqual([
      expect.stringMatching(/^::notice file=warned\/START\.md,line=3,col=5,title=implicit-transition::</),
      '::warning file=warned/workflow.yaml,line=2,col=1,title=unknown-key::unknown key "color"',
    ]);
  });

  test('--github names files relative to the workspace, from wherever it is called', async () => {
    const env = { GITHUB_WORKSPACE: lab.folder };
    const { stdout } = await lab.start(['lint', '.', '--cwd', 'warned', '--github'], { env }).ended;
    expect(stdout).toMatch(/^::warning file=warned\/workflow\.yaml,line=2,/);
  });

  test('what lies in an archive is told with its place in there', async () => {
    lab.write({ 'wf.zip': await zipOf(BROKEN) });
    const github = await lab.run('lint', 'wf.zip', '--github');
    expect(lines(github.stdout)[1]).toMatch(/^::error file=wf\.zip,title=missing-target::START\.md:3: /);
    const sarif = JSON.parse((await lab.run('lint', 'wf.zip', '--sarif')).stdout);
    expect(sarif.runs[0].results[1].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'wf.zip', uriBaseId: '%SRCROOT%' },
    });
    expect(problemsOf(sarif)).toEqual([]);
  });

  test('--sarif fits the schema of SARIF 2.1.0, and tells the same as --json', async () => {
    lab.write(under('with space/ä#', { 'START.md': to('NONE') }));
    const { code, stdout } = await lab.run('lint', 'wf', 'with space/ä#', '--level', 'info', '--sarif');
    expect(code).toBe(1);
    const log = JSON.parse(stdout);
    expect(problemsOf(log)).toEqual([]);
    const [{ tool, results }] = log.runs;
    expect(results).toContainEqual({
      ruleId: 'missing-target',
      ruleIndex: tool.driver.rules.findIndex(({ id }: { id: string }) => id === 'missing-target'),
      level: 'error',
      message: { text: expect.stringContaining('REVEIW') },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'wf/START.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 26 },
          },
        },
      ],
    });
    expect(results.map(({ level }: { level: string }) => level)).toContain('note');
    const uris = results.map(
      (result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        result.locations[0]!.physicalLocation.artifactLocation.uri,
    );
    expect(uris).toContain('with%20space/%C3%A4%23/START.md');
    expect((await lab.run('lint', 'wf', '--format', 'sarif')).stdout).toBe(
      (await lab.run('lint', 'wf', '--sarif')).stdout,
    );
  });

  test('that schema would find a fault', () => {
    expect(problemsOf({ version: '2.1.0', runs: [{ results: [] }] })).not.toEqual([]);
  });
});

/** What the schema of the standard says of a log. */
function problemsOf(log: unknown): readonly OutputUnit[] {
  const file = 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  return new Validator(schema, '4', false).validate(log).errors;
}
