import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { FLAG_ENTRIES, type Flag } from '../../src/cli/flags.js';
import { bundle } from './bundle.js';
import { CliLab, type Ended, REPLAY, replies } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const X = "touch ran\necho '<result>ok</result>'";
const PROJECT = '.raymond/config.yaml';
const OWN = 'home/.config/raymond/config.yaml';

/** In a home of its own, which is no project's folder. */
function call(...args: string[]): Promise<Ended> {
  return lab.start(args, { env: { HOME: lab.path('home') } }).ended;
}

const rightsIn = (stderr: string): string | undefined => /^ *(rights: .*)$/m.exec(stderr)?.[1];

/** What S5 of the findings has seen, and each of the other keys of spec 3.8. */
const REFUSED: readonly (readonly [key: string, value: string])[] = [
  ['dangerously-skip-permissions', 'true'],
  ['dangerously-skip-permissions', 'false'],
  ['permission-mode', 'bypassPermissions'],
  ['permission-mode', 'auto'],
  ['permission-mode', 'nonsense'],
  ['allow', '["Bash(npm test:*)"]'],
  ['mcp', '[e.json]'],
  ['settings', 'a.json'],
  ['env-allow', '[GH_TOKEN]'],
  ['agent-arg', '["--chrome"]'],
  ['state-dir', '/tmp/elsewhere'],
  ['cwd', '..'],
  ['add-dirs', '[..]'],
  ['keys', 'environment'],
  ['sandbox', 'off'],
  ['otlp-endpoint', 'http://x'],
  ['budget', '10.01'],
  ['budget', '0'],
];

describe("[T:project-options] a project's options file gives no rights", () => {
  test.each(REFUSED)('%s: %s', async (key, value) => {
    lab = new CliLab({ 'wf/START.sh': X, [PROJECT]: `# ours\ntimeout: 5m\n${key}: ${value}\n` });
    const { code, stderr, stdout } = await call('run', 'wf', '--run-id', 'r');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`${lab.path(PROJECT)}:3: ${key}`);
    expect(stderr).not.toContain('XDG');
    for (const place of ['~/.config/raymond/config.yaml', 'manifest', 'command line'])
      expect(stderr).toContain(place);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(existsSync(lab.path('ran'))).toBe(false);
  });

  test('every start refuses, and spends nothing', async () => {
    lab = new CliLab({
      ...{ 'wf/START.md': 'go on', 'wf/ASK.sh': `echo '<ask next="END">Sure?</ask>'`, 'wf/END.sh': X },
      ...{ 'P.md': 'Do it.', 'rec/replies.yaml': replies({ START: ['<goto>ASK</goto>'] }) },
    });
    const started = await call('run', 'wf', '--run-id', 'r', '--on-ask', 'pause', ...REPLAY);
    expect(started.code).toBe(3);
    lab.write({ [PROJECT]: 'dangerously-skip-permissions: true\n' });
    const starts = [
      ['run', 'wf'],
      ['wf'],
      ['run', '--resume', 'r'],
      ['run', 'wf', '--run-id', 'r'],
      ['resume', 'r'],
      ['resume', 'wf'],
      ['answer', 'r', 'yes'],
      ['loop', 'P.md'],
      ['lint', 'wf'],
      ['test', 'wf', '--recording', 'rec'],
    ];
    for (const args of starts) {
      const { code, stderr } = await call(...args);
      expect([args, code, stderr]).toEqual([
        args,
        2,
        expect.stringContaining(`${PROJECT}:1: dangerously-skip-permissions`),
      ]);
    }
    expect(existsSync(lab.path('ran'))).toBe(false);
    expect(lab.state('r').status).toBe('asking');
  });

  test.each(['default', 'plan', 'dontAsk', 'manual', 'acceptEdits'])(
    'permission-mode: %s may',
    async (mode) => {
      lab = new CliLab({ 'wf/START.sh': X, [PROJECT]: `permission-mode: ${mode}\n` });
      const { code, stderr } = await call('run', 'wf', '--run-id', 'r');
      expect([code, rightsIn(stderr)]).toEqual([0, `rights: ${mode} from ${PROJECT}`]);
      expect(lab.state('r').launch.permission_mode).toBe(mode);
    },
  );

  test.each([
    ['10', null, true],
    ['9.5', '20', true],
    ['20', '20', true],
    ['20.01', '20', false],
    ['0', '20', false],
    ['6', '5', false],
    ['1000', '0', true],
    ['0', '0', true],
  ])('a budget of %s where the manifest says %s', async (budget, manifest, may) => {
    lab = new CliLab({
      ...{ 'wf/START.sh': X, [PROJECT]: `budget: ${budget}\n` },
      ...(manifest !== null && { 'wf/workflow.yaml': `budget: ${manifest}\n` }),
    });
    for (const args of [
      ['run', 'wf', '--run-id', 'r'],
      ['lint', 'wf'],
      ['run', 'wf', '--budget', '1'],
    ]) {
      const { code, stderr } = await call(...args);
      expect([args, code]).toEqual([args, may ? 0 : 2]);
      if (!may) expect(stderr).toContain(`${PROJECT}:1: budget ${budget}`);
    }
    expect(lab.hasState('r')).toBe(may);
  });

  test('every flag that can be configured: what the table says holds', async () => {
    const flags: readonly (readonly [string, Flag])[] = FLAG_ENTRIES;
    for (const [name, { config }] of flags)
      expect([name, ['project', 'user', undefined]]).toEqual([name, expect.arrayContaining([config])]);
    const rights = flags.filter(([, { config }]) => config === 'user').map(([name]) => name);
    expect(rights).toEqual(
      REFUSED.map(([key]) => key)
        .filter((key, at, all) => rights.includes(key) && all.indexOf(key) === at)
        .sort((a, b) => rights.indexOf(a) - rights.indexOf(b)),
    );
    lab = new CliLab({ 'wf/START.sh': X });
    for (const name of rights) {
      lab.write({ [PROJECT]: `${name}: x\n` });
      expect(await call('run', 'wf')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`:1: ${name}`),
      });
    }
  });
});

describe("the user's own options file", () => {
  const RIGHTS = [
    'dangerously-skip-permissions: true',
    'allow: ["Bash(npm test:*)"]',
    'env-allow: [MY_TOKEN]',
    'agent-arg: ["--max-turns=5"]',
    'budget: 50',
    'concurrency: 2',
  ].join('\n');

  test('may have all options, and the run tells which rights hold and from where', async () => {
    lab = new CliLab({
      ...{ 'wf/START.sh': X, [OWN]: `${RIGHTS}\nmcp: e.json\n` },
      'home/.config/raymond/e.json': '{"e":{"command":"x"}}',
    });
    const { code, stderr } = await call('run', 'wf', '--run-id', 'r');
    const from = 'from ~/.config/raymond/config.yaml';
    expect([code, rightsIn(stderr)]).toEqual([
      0,
      `rights: dangerously-skip-permissions ${from}; allow Bash(npm test:*) ${from}; mcp ${from}; agent-arg --max-turns=5 ${from}; env-allow MY_TOKEN ${from}`,
    ]);
    expect(lab.state('r')).toMatchObject({
      budget_usd: 50,
      launch: {
        ...{ dangerously_skip_permissions: true, allow: ['Bash(npm test:*)'], env_allow: ['MY_TOKEN'] },
        ...{ mcp: [lab.path('home/.config/raymond/e.json')], concurrency: 2 },
      },
    });
  });

  test('flag, project, user, manifest: the first one that speaks wins; what is denied adds up', async () => {
    lab = new CliLab({
      ...{
        'wf/START.sh': X,
        'wf/workflow.yaml': 'model: manifest\neffort: low\nagent: copilot\nbudget: 5\n',
      },
      [OWN]:
        'model: user\ntimeout: 5m\nconcurrency: 2\nmax-steps: 7\nagent: claude\npermission-mode: auto\ndeny: [WebFetch]\n',
      [PROJECT]: 'timeout: 4m\nconcurrency: 3\npermission-mode: plan\nbudget: 4\ndeny: [Bash]\n',
    });
    const { code, stderr } = await call('run', 'wf', '--run-id', 'r', '--concurrency', '4');
    expect([code, rightsIn(stderr)]).toEqual([0, `rights: plan from ${PROJECT}`]);
    expect(lab.state('r')).toMatchObject({
      budget_usd: 4,
      launch: {
        ...{ concurrency: 4, timeout: 240, max_steps: 7, model: 'user', agent: 'claude', effort: 'low' },
        ...{ permission_mode: 'plan', deny: ['WebFetch', 'Bash'] },
      },
    });
  });

  test('lies in $XDG_CONFIG_HOME, if that is a whole path', async () => {
    lab = new CliLab({ 'wf/START.sh': X, 'xdg/raymond/config.yaml': 'permission-mode: auto\n' });
    const run = (id: string, folder: string) =>
      lab.start(['run', 'wf', '--run-id', id], {
        env: { HOME: lab.path('home'), XDG_CONFIG_HOME: folder },
      }).ended;
    expect(rightsIn((await run('r', lab.path('xdg'))).stderr)).toBe(
      `rights: auto from xdg/raymond/config.yaml`,
    );
    expect(rightsIn((await run('s', 'xdg')).stderr)).toBe('rights: acceptEdits (default)');
    lab.write({ [PROJECT]: 'allow: [Edit]\n' });
    expect((await run('t', lab.path('xdg'))).stderr).toContain(lab.path('xdg/raymond/config.yaml'));
  });

  test.each([0o620, 0o602, 0o666])('that others may write (mode %o) is exit 2', async (mode) => {
    lab = new CliLab({ 'wf/START.sh': X, [OWN]: 'concurrency: 2\n' });
    chmodSync(lab.path(OWN), mode);
    const { code, stderr } = await call('run', 'wf');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`${OWN}: The options file gives rights, and others may write it`),
    ]);
    expect(existsSync(lab.path('ran'))).toBe(false);
  });

  (process.getuid?.() === 0 ? test : test.skip)('that belongs to somebody else is exit 2', async () => {
    lab = new CliLab({ 'wf/START.sh': X, [OWN]: 'concurrency: 2\n' });
    chownSync(lab.path(OWN), 12345, 12345);
    const { code, stderr } = await call('run', 'wf');
    expect([code, stderr]).toEqual([2, expect.stringContaining('belongs to user 12345')]);
  });

  test('places that it names hold for every command', async () => {
    lab = new CliLab({ 'work/wf/START.sh': X, [OWN]: 'state-dir: ~/states\ncwd: ../../../work\n' });
    expect((await call('run', 'wf', '--run-id', 'r')).code).toBe(0);
    expect([existsSync(lab.path('home/states/r.json')), existsSync(lab.path('work/ran'))]).toEqual([
      true,
      true,
    ]);
    for (const args of [['status'], ['status', 'r'], ['show', 'r'], ['prune']])
      expect((await call(...args)).stdout).toContain('r');
    expect((await call('resume', 'r')).stderr).toContain('completed before');
    mkdirSync(lab.path('other'));
    const there = await call('status', '--state-dir', lab.path('other'));
    expect(there.stdout).not.toContain('completed');
  });

  test('has a name and line for what is wrong in it', async () => {
    lab = new CliLab({ 'wf/START.sh': X, [OWN]: '# mine\nalow: [Edit]\n' });
    const { code, stderr } = await call('run', 'wf');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/config\.yaml:2: "alow" is no option\. Did you mean allow\?/),
    ]);
    lab.write({ [OWN]: 'run-id: r\n' });
    expect((await call('run', 'wf')).stderr).toContain('"run-id" is no option');
  });
});

describe('the first lines of a run tell which rights hold, and from which file', () => {
  test('with the default alone', async () => {
    lab = new CliLab({ 'wf/START.sh': X });
    expect(rightsIn((await call('run', 'wf')).stderr)).toBe('rights: acceptEdits (default)');
    expect(rightsIn((await call('run', 'wf', '--json')).stderr)).toBe('rights: acceptEdits (default)');
  });

  test('as the spec writes it', async () => {
    lab = new CliLab({
      ...{ 'wf/START.sh': X, 'wf/workflow.yaml': 'allow: ["Bash(npm test:*)"]\n' },
      ...{ [OWN]: 'mcp: [e.json]\n', 'home/.config/raymond/e.json': '{"e":{"command":"x"}}' },
    });
    expect(rightsIn((await call('run', 'wf')).stderr)).toBe(
      'rights: acceptEdits; allow Bash(npm test:*) from wf/workflow.yaml; mcp from ~/.config/raymond/config.yaml',
    );
  });

  test('of the command line, of states and of workflows that are used; what is beaten is not told', async () => {
    lab = new CliLab({
      ...{
        'wf/START.sh': X,
        'wf/A.md': '---\nallow: [Edit]\npermission_mode: plan\n---\nx',
        'wf/B.md': '---\nallow: [Edit]\nadd_dirs: [..]\n---\nx',
      },
      'wf/workflow.yaml':
        'allow: [Read]\npermission_mode: dontAsk\nargs: ["--chrome"]\nworkflows: { more: ../more }\n',
      ...{ 'more/START.md': 'x', 'more/workflow.yaml': 'mcp: { e: { command: x } }\ntools: default\n' },
    });
    const files = 'wf/A.md, wf/B.md';
    expect(rightsIn((await call('run', 'wf', '--allow', 'Bash')).stderr)).toBe(
      `rights: dontAsk from wf/workflow.yaml; plan from wf/A.md; allow Bash from the command line; allow Edit from ${files}; mcp from more/workflow.yaml; add_dirs .. from wf/B.md; args --chrome from wf/workflow.yaml; tools default from more/workflow.yaml`,
    );
  });

  test('a resume tells them anew, and whose they are', async () => {
    lab = new CliLab({ 'wf/START.sh': 'exit 1', 'wf/workflow.yaml': 'allow: [Read]\n' });
    const given = ['--permission-mode', 'plan', '--allow', 'Bash', '--env-allow', 'X'];
    await call('run', 'wf', '--run-id', 'r', ...given);
    expect(rightsIn((await call('resume', 'r')).stderr)).toBe(
      "rights: plan from the run's start; allow Read from wf/workflow.yaml; env-allow X from the run's start",
    );
    expect(rightsIn((await call('resume', 'r', ...given)).stderr)).toBe(
      'rights: plan from the command line; allow Bash from the command line; env-allow X from the command line',
    );
  });
});
