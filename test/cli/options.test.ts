import { existsSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { FLAG_ENTRIES } from '../../src/cli/flags.js';
import type { Launch } from '../../src/core/run.js';
import { openWorkflow } from '../../src/workflow/open.js';
import { bundle } from './bundle.js';
import { CliLab, REPLAY, replies } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const X = "echo '<result>x</result>'";
const launch = (): Launch => lab.state('r').launch;

describe('where an option is looked for', () => {
  const MANIFEST = 'agent: claude\nmodel: from-manifest\neffort: low\nbudget: 3\n';
  const CONFIG = 'model: from-config\nbudget: 2\ntimeout: 5m\nconcurrency: 2\n';

  test('manifest, config file, command line: the later one wins', async () => {
    lab = new CliLab({ 'wf/START.sh': X, 'wf/workflow.yaml': MANIFEST, '.raymond/config.yaml': CONFIG });
    await lab.run('run', 'wf', '--run-id', 'r', '--budget', '.5', '--timeout', '90');
    expect(lab.state('r').budget_usd).toBe(0.5);
    const { effort, model, timeout, concurrency } = launch();
    expect({ effort, model, timeout, concurrency }).toEqual({
      ...{ effort: 'low', model: 'from-config', timeout: 90, concurrency: 2 },
    });
  });

  test('tools: manifest, config file, command line, and what is neither default nor names', async () => {
    lab = new CliLab({ 'wf/START.sh': X, 'wf/workflow.yaml': 'tools: [Read, Bash]\n' });
    let runs = 0;
    const toolsAfter = async (...args: string[]) => {
      runs += 1;
      const { code, stderr } = await lab.run('run', 'wf', '--run-id', `r${runs}`, ...args);
      return code === 0 ? lab.state(`r${runs}`).launch.tools : stderr;
    };
    expect(await toolsAfter()).toEqual(['Read', 'Bash']);
    expect(await toolsAfter('--tools', 'default')).toBe('default');
    expect(await toolsAfter('--tools', 'Read, Edit')).toEqual(['Read', 'Edit']);
    expect(await toolsAfter('--tools', '')).toEqual([]);
    expect(await toolsAfter('--tools', 'Bash(git:*)')).toContain(
      '--tools: "Bash(git:*)" is not allowed; give default',
    );
    lab.write({ '.raymond/config.yaml': 'tools: [Grep]\n' });
    expect(await toolsAfter()).toEqual(['Grep']);
  });

  test('the defaults are those that the help tells', async () => {
    lab = new CliLab({ 'wf/START.sh': X });
    await lab.run('run', 'wf', '--run-id', 'r');
    expect(lab.state('r').budget_usd).toBe(10);
    expect(launch()).toMatchObject({
      ...{ agent: 'claude', model: null, effort: null, permission_mode: null, timeout: 600 },
      ...{
        dangerously_skip_permissions: false,
        tools: null,
        ...{ allow: null, deny: [], mcp: null, agent_args: null },
        concurrency: 4,
        max_steps: 10_000,
        max_forks: 256,
        on_ask: 'pause',
      },
      ...{ on_limit: 'auto', max_wait: 600, cwd: lab.folder, root: lab.folder, env_allow: [], loop: null },
    });
  });

  test('the config file is found from a folder below', async () => {
    lab = new CliLab({ 'a/b/wf/START.sh': X, '.raymond/config.yaml': 'model: m\n' });
    await lab.run('run', 'wf', '--cwd', 'a/b', '--run-id', 'r');
    expect(launch()).toMatchObject({ model: 'm', cwd: lab.path('a/b') });
  });

  test('a resume keeps what the run was started with, but for what its own command line says', async () => {
    lab = new CliLab({ 'wf/START.sh': `[ -e again ] || { touch again; exit 1; }\n${X}` });
    await lab.run('run', 'wf', '--run-id', 'r', '--model', 'one', '--timeout', '33', '--on-ask', 'fail');
    lab.write({ '.raymond/config.yaml': 'model: other\non-ask: pause\n' });
    expect((await lab.run('resume', 'r', '--timeout', '44', '--budget', '3')).code).toBe(0);
    expect(launch()).toMatchObject({ model: 'one', timeout: 44, on_ask: 'fail' });
    expect(lab.state('r').budget_usd).toBe(3);
  });

  test('[T:foreign-rights] a resume tells of rights that the state file brings along (D4)', async () => {
    lab = new CliLab({ 'wf/START.sh': 'exit 1' });
    await lab.run('run', 'wf', '--run-id', 'r', '--dangerously-skip-permissions', '--env-allow', 'SECRET_*');
    const told = (await lab.run('resume', 'r')).stderr;
    expect(told).toContain('dangerously-skip-permissions comes from the state file');
    expect(told).toContain('env-allow SECRET_* comes from the state file');
    const asked = ['--dangerously-skip-permissions', '--env-allow', 'SECRET_*'];
    expect((await lab.run('resume', 'r', ...asked)).stderr).not.toContain('comes from the state file');
  });

  test('[T:foreign-rights] and of a mode that lets agents do more than edit files, and of tools that are off by default', async () => {
    lab = new CliLab({ 'wf/START.sh': 'exit 1' });
    const wide = ['--permission-mode', 'bypassPermissions', '--tools', 'default'];
    await lab.run('run', 'wf', '--run-id', 'r', ...wide);
    const told = (await lab.run('resume', 'r')).stderr;
    expect(told).toContain('permission-mode bypassPermissions comes from the state file');
    expect(told).toContain('tools default comes from the state file');
    expect((await lab.run('resume', 'r', ...wide)).stderr).not.toContain('comes from the state file');
    await lab.run('run', 'wf', '--run-id', 's', '--permission-mode', 'plan', '--tools', 'Read');
    expect((await lab.run('resume', 's')).stderr).not.toContain('comes from the state file');
  });

  test('what agents may use is of the line, and of the options file where that is silent; what is denied adds up', async () => {
    lab = new CliLab({
      'wf/START.sh': X,
      'one.json': '{"mcpServers":{"one":{"command":"x"}}}',
      '.config/raymond/two.json': '{"two":{"url":"http://x"}}',
      '.config/raymond/config.yaml':
        'allow: [Edit]\ndeny: [WebFetch]\nmcp: [two.json]\nagent-arg: [--max-turns, "3"]\n',
    });
    await lab.run(
      'run',
      'wf',
      '--run-id',
      'r',
      '--deny',
      'Bash(rm:*)',
      '--allow',
      'Bash(npm test:*)',
      '--allow=Read',
    );
    expect(launch()).toMatchObject({
      ...{ allow: ['Bash(npm test:*)', 'Read'], deny: ['WebFetch', 'Bash(rm:*)'] },
      ...{
        mcp: [lab.path('.config/raymond/two.json')],
        agent_args: { cli: 'claude', list: ['--max-turns', '3'] },
      },
    });
    await lab.run('run', 'wf', '--run-id', 's', '--mcp', 'one.json', '--agent-arg=--betas=x');
    expect(lab.state('s').launch).toMatchObject({
      ...{ allow: ['Edit'], mcp: [lab.path('one.json')], agent_args: { list: ['--betas=x'] } },
    });
  });

  test.each([
    [['--allow', 'npm test'], '--allow: "npm test" is no permission rule'],
    [['--agent-arg=--model=x'], '--agent-arg: --model is set by raymond itself'],
    [['--mcp', 'none.json'], '--mcp: the file cannot be read'],
    [['--mcp', 'wf/START.sh'], '--mcp: the file is no JSON'],
  ])('%j is refused', async (flags, message) => {
    lab = new CliLab({ 'wf/START.sh': X });
    const { code, stderr } = await lab.run('run', 'wf', '--run-id', 'r', ...flags);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('[T:foreign-rights] what agents may use is never taken from a state file, but what they may not is', async () => {
    lab = new CliLab({ 'wf/START.sh': 'exit 1', 'one.json': '{"one":{"command":"x"}}' });
    const rights = ['--allow', 'Bash', '--mcp', 'one.json', '--agent-arg=--chrome'];
    await lab.run('run', 'wf', '--run-id', 'r', ...rights, '--deny', 'Edit');
    const { stderr } = await lab.run('resume', 'r', '--deny', 'Bash(rm:*)');
    for (const flag of ['--allow Bash', `--mcp ${lab.path('one.json')}`, '--agent-arg --chrome'])
      expect(stderr).toContain(`the run was started with ${flag}, which is no longer so`);
    expect(launch()).toMatchObject({
      ...{ allow: null, mcp: null, agent_args: null, deny: ['Bash(rm:*)', 'Edit'] },
    });
    expect((await lab.run('resume', 'r', ...rights)).stderr).not.toContain('no longer so');
    expect(launch()).toMatchObject({ allow: ['Bash'], agent_args: { cli: 'claude', list: ['--chrome'] } });
  });

  test("the config file's deadline holds for a resume too", async () => {
    lab = new CliLab({
      'wf/START.sh': `[ -e again ] || { touch again; exit 1; }\n${X}`,
      '.raymond/config.yaml': 'deadline: 0\n',
    });
    expect((await lab.run('run', 'wf', '--run-id', 'r', '--deadline', '1h')).code).toBe(1);
    const { code, report } = await lab.report('resume', 'r');
    expect([code, report.reason]).toEqual([4, 'DEADLINE']);
  });

  test('a name in --env-allow that no child may have is told', async () => {
    lab = new CliLab({ 'wf/START.sh': X });
    const { code, stderr } = await lab.run('run', 'wf', '--env-allow', 'GITHUB_OUTPUT');
    expect([code, stderr]).toEqual([0, expect.stringContaining('GITHUB_OUTPUT is never given to agents')]);
  });

  test('a manifest that needs input, and one that takes none', async () => {
    lab = new CliLab({
      'needs/START.sh': X,
      'needs/workflow.yaml': 'name: triage\ninput: {mode: required, label: Issue, description: the number}\n',
      'none/START.sh': X,
      'none/workflow.yaml': 'input: {mode: none}\n',
    });
    const without = await lab.run('run', 'needs');
    expect(without.code).toBe(2);
    expect(without.stderr).toContain('The workflow triage needs an input (Issue: the number). Give --input');
    expect((await lab.run('run', 'needs', '--input', '7')).code).toBe(0);
    const some = await lab.run('run', 'none', '--input', '7');
    expect(some.code).toBe(2);
    expect(some.stderr).toContain('takes no input');
    expect((await lab.run('run', 'none')).code).toBe(0);
  });
});

describe('runs', () => {
  test('raymond WORKFLOW, raymond start WORKFLOW, a state, a document, a state in a document', async () => {
    lab = new CliLab({
      'wf/START.sh': "echo '<result>start</result>'",
      'wf/OTHER.sh': "echo '<result>other</result>'",
      'doc.yaml':
        "states:\n  START: {sh: echo '<result>doc</result>'}\n  B: {sh: echo '<result>b</result>'}\n",
    });
    expect((await lab.run('wf')).stdout).toBe('start\n');
    expect((await lab.run('./wf/')).stdout).toBe('start\n');
    expect((await lab.run('start', 'wf')).stdout).toBe('start\n');
    expect((await lab.run('run', 'wf/OTHER.sh')).stdout).toBe('other\n');
    expect((await lab.run('doc.yaml')).stdout).toBe('doc\n');
    expect((await lab.run('doc.yaml/B')).stdout).toBe('b\n');
  });

  test("have ids of the workflow's name, the time and four more letters, or the one that was given", async () => {
    lab = new CliLab({ 'my wf/START.sh': X });
    const { report } = await lab.report('run', 'my wf');
    expect(report.run_id).toMatch(/^my-wf-\d{8}T\d{9}-[0-9a-f]{4}$/);
    expect(lab.hasState(report.run_id ?? '')).toBe(true);
    expect((await lab.report('run', 'my wf', '--run-id', 'A.b_c-1')).report.run_id).toBe('A.b_c-1');
  });

  test('keep metadata', async () => {
    lab = new CliLab({ 'wf/START.sh': X });
    await lab.run('run', 'wf', '--run-id', 'r', '--metadata', 'pr=7', '--metadata', 'url=http://x/?a=b');
    expect(lab.state('r').metadata).toEqual({ pr: '7', url: 'http://x/?a=b' });
  });

  test('that are finished give their result again and do nothing', async () => {
    lab = new CliLab({ 'wf/START.sh': `echo again >> log\n${X}` });
    expect((await lab.run('run', 'wf', '--run-id', 'r')).stdout).toBe('x\n');
    const before = lab.read(lab.kept('state/r.json'));
    const { code, report } = await lab.report('run', 'wf', '--run-id', 'r');
    expect(code).toBe(0);
    expect(report).toMatchObject({ status: 'completed', result: 'x', run_cost_usd: 0, resumed: true });
    expect((await lab.run('run', '--resume', 'r')).stdout).toBe('x\n');
    expect((await lab.run('resume', 'r')).stdout).toBe('x\n');
    expect(lab.read('log')).toBe('again\n');
    expect(lab.read(lab.kept('state/r.json'))).toBe(before);
    lab.write({ 'wf/START.sh': X });
    expect((await lab.run('run', 'wf', '--run-id', 'r')).code).toBe(2);
  });

  test('--resume goes on with a run', async () => {
    lab = new CliLab({ 'wf/START.sh': `[ -e again ] || { touch again; exit 1; }\n${X}` });
    await lab.run('run', 'wf', '--run-id', 'r');
    expect(await lab.run('run', '--resume', 'r', '--timeout', '7')).toMatchObject({ code: 0, stdout: 'x\n' });
  });

  test('--state-dir keeps all files elsewhere', async () => {
    lab = new CliLab({ 'wf/START.sh': 'echo "<result>$RAYMOND_TASK_FOLDER</result>"' });
    const { report, stderr } = await lab.report('run', 'wf', '--run-id', 'r', '--state-dir', 'kept');
    expect(report).toMatchObject({
      state_file: lab.path('kept/r.json'),
      transcripts: lab.path('kept/runs/r'),
    });
    expect(report.result).toBe(lab.path('.raymond/tasks/r/main'));
    expect(lab.read('.raymond/state-folder.txt')).toBe(`${lab.path('kept')}\n`);
    expect([stderr.match(/kept in the project/g)?.length, existsSync(lab.kept())]).toEqual([1, false]);
    expect((await lab.run('status', '--state-dir', 'kept')).stdout).toMatch(/^r +completed/m);
    expect((await lab.run('resume', 'r', '--state-dir', 'kept')).code).toBe(0);
  });

  test('keep state and transcripts out of git, and nothing else', async () => {
    lab = new CliLab({ 'wf/START.sh': X });
    await lab.run('run', 'wf');
    expect(lab.read('.raymond/.gitignore')).toBe(
      '/state/\n/runs/\n/tasks/\n/carrier/\n/state-folder.txt\n/.gitignore\n',
    );
  });
});

describe('raymond init', () => {
  const FILES = [
    ...['.raymond/config.yaml', 'workflows/hello/START.md', 'workflows/hello/CHECK.sh'],
    'workflows/hello/REPORT.md',
  ];

  test('writes options and a workflow that can be opened, and keeps what is there', async () => {
    lab = new CliLab();
    const first = await lab.run('init');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    for (const file of FILES) expect(first.stdout).toContain(`written  ${file}\n`);
    expect(await openWorkflow(lab.path('workflows/hello'))).toMatchObject({
      entry: 'START.md',
      warnings: [],
    });
    lab.write({ 'workflows/hello/START.md': 'mine' });
    const second = await lab.run('init');
    for (const file of FILES) expect(second.stdout).toContain(`kept     ${file} `);
    expect(lab.read('workflows/hello/START.md')).toBe('mine');
  });

  test('its workflow runs to its end', async () => {
    lab = new CliLab({
      'answer.md': 'It walks.',
      'rec/replies.yaml': replies({ START: ['Written.'], REPORT: ['<result>It walks.</result>'] }),
    });
    await lab.run('init');
    const { code, stdout } = await lab.run('run', 'workflows/hello', '--input', 'What is it?', ...REPLAY);
    expect([code, stdout]).toEqual([0, 'It walks.\n']);
  });

  test('its option file has every option, commented, and with the marks away it is honoured', async () => {
    lab = new CliLab({ 'wf/START.sh': X });
    await lab.run('init');
    const text = lab.read('.raymond/config.yaml');
    expect(text.split('\n').every((line) => line === '' || line.startsWith('#'))).toBe(true);
    const options = FLAG_ENTRIES.filter(([, flag]) => flag.config === 'project').map(([name]) => name);
    const listed = [...text.matchAll(/^# ([a-z-]+): ?(.*)$/gm)].filter(([, name]) =>
      (options as string[]).includes(name ?? ''),
    );
    expect(listed.map(([, name]) => name)).toEqual(options);
    // What gives rights is told, with the place for it.
    const rights = FLAG_ENTRIES.filter(([, flag]) => flag.config === 'user').map(([name]) => name);
    expect(text).toContain(`#   ${rights.join(', ')},\n`);
    expect(text).toContain('~/.config/raymond/config.yaml');
    // Those without a default say what they want instead of a value.
    const wanted: Readonly<Record<string, string>> = { effort: 'high', tools: 'default', keys: 'proxy' };
    const values = listed.map(
      ([, name, value]) => `${name}: ${value?.startsWith('#') ? (wanted[name ?? ''] ?? '1h') : value}`,
    );
    lab.write({ '.raymond/config.yaml': values.join('\n').replace('budget: 10', 'budget: 7') });
    const { code, stderr } = await lab.run('run', 'wf', '--run-id', 'r');
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('config.yaml:')]);
    expect(lab.state('r')).toMatchObject({
      budget_usd: 7,
      launch: { model: '1h', max_wait: 600, on_ask: 'pause' },
    });
  });
});

describe('raymond loop', () => {
  const AGAIN = 'Not yet.';
  const loopLab = (texts: readonly unknown[]): void => {
    lab = new CliLab({ 'PROMPT.md': 'Do one thing.', 'rec/replies.yaml': JSON.stringify({ PROMPT: texts }) });
  };

  test('goes round with fresh sessions until there is a result', async () => {
    loopLab([AGAIN, AGAIN, '<result>all done</result>']);
    const { code, report } = await lab.report('loop', 'PROMPT.md', '--run-id', 'r', ...REPLAY);
    expect(code).toBe(0);
    expect(report).toMatchObject({ status: 'completed', result: 'all done', steps: 3 });
    const sessions = lab
      .events('r')
      .flatMap((event) => (event.type === 'turn_started' ? [event.session] : []));
    expect(new Set(sessions).size).toBe(3);
  });

  test('--max-iterations ends it, and that is not green; a resume may go on', async () => {
    loopLab([AGAIN, AGAIN, AGAIN, '<result>late</result>']);
    const { code, report } = await lab.report(
      'loop',
      'PROMPT.md',
      '--run-id',
      'r',
      '--max-iterations',
      '2',
      ...REPLAY,
    );
    expect([code, report.status, report.reason, report.steps]).toEqual([1, 'failed', 'MAX_VISITS', 2]);
    const more = await lab.report('resume', 'r', '--max-iterations', '5');
    expect([more.code, more.report.result]).toEqual([0, 'late']);
  });

  test('the budget does not count what is replayed', async () => {
    loopLab([
      { text: AGAIN, cost: 6 },
      { text: AGAIN, cost: 6 },
      { text: '<result>x</result>', cost: 6 },
    ]);
    const { code, report } = await lab.report('loop', 'PROMPT.md', '--budget', '5', ...REPLAY);
    expect([code, report.total_cost_usd]).toEqual([0, 0]);
  });

  test('needs one prompt', async () => {
    loopLab([]);
    expect((await lab.run('loop')).stderr).toContain('raymond loop PROMPT.md');
    expect(await lab.run('loop', 'NONE.md')).toMatchObject({ code: 2 });
  });
});

describe('raymond status', () => {
  test('lists the runs, the newest first, or tells about one', async () => {
    lab = new CliLab({ 'wf/START.sh': X, 'bad/START.sh': 'exit 1' });
    expect(await lab.run('status')).toMatchObject({
      code: 0,
      stdout: `No runs in ${lab.kept('state')}.\n`,
    });
    await lab.run('run', 'wf', '--run-id', 'good');
    await lab.run('run', 'bad', '--run-id', 'bad');
    const { stdout } = await lab.run('status');
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^RUN +STATUS +STATE +COST +AGE$/);
    expect(lines[1]).toMatch(/^bad +failed +main:START\.sh +\$0\.00 +\d/);
    expect(lines[2]).toMatch(/^good +completed +– +\$0\.00 +\d/);
    const listed = JSON.parse((await lab.run('status', '--json')).stdout);
    expect(listed).toEqual([
      expect.objectContaining({ run_id: 'bad', status: 'failed', reason: 'SCRIPT_FAILED', problem: null }),
      expect.objectContaining({ run_id: 'good', status: 'completed', held_by: null }),
    ]);
    const one = await lab.run('status', 'bad');
    expect(one.stdout).toMatch(/^status +failed \(SCRIPT_FAILED\)$/m);
    expect(one.stdout).toMatch(/^main +START\.sh \(failed\) /m);
    expect(JSON.parse((await lab.run('status', 'good', '--json')).stdout)).toMatchObject({
      ...{ workflow_id: 'good', status: 'completed', results: { main: 'x' } },
    });
  });
});
