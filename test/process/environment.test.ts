import { describe, expect, test } from '@jest/globals';
import { scriptVariables } from '../../src/process/environment.js';
import { environmentOf } from '../../src/runtime/agent-clis.js';

const NEVER = [
  ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL', 'ACTIONS_CACHE_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
  ...[
    'ACTIONS_ID_TOKEN_REQUEST_URL',
    'INPUT_BUDGET',
    'INPUT_GITHUB-TOKEN',
    'INPUT_STATE-KEY',
    'RAYMOND_STATE_KEY',
    'STATE_x',
    'GITHUB_ENV',
    'GITHUB_PATH',
  ],
  ...['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'],
];
const EVERYBODY = [
  ...[
    'PATH',
    'HOME',
    'USER',
    'SHELL',
    'LANG',
    'LC_ALL',
    'TERM',
    'TMPDIR',
    'TZ',
    'CI',
    'HTTPS_PROXY',
    'no_proxy',
  ],
  ...[
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'GITHUB_ACTIONS',
    'GITHUB_REF',
    'GITHUB_REF_NAME',
    'GITHUB_SHA',
  ],
  ...['GITHUB_EVENT_PATH', 'RUNNER_TEMP'],
];
const OTHERS = [
  'EDITOR',
  'DATABASE_URL',
  'NPM_TOKEN',
  'PATHOLOGY',
  'GITHUB_RETENTION_DAYS',
  'RUNNER_NAME',
  'lc_x',
];
const TOKENS = ['GITHUB_TOKEN', 'GH_TOKEN'];
const CLAUDE = [
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_BASE_URL',
  'CLAUDE_CODE_OAUTH_TOKEN',
  'CLAUDE_CONFIG_DIR',
  'DISABLE_TELEMETRY',
];
const COPILOT = ['COPILOT_GITHUB_TOKEN', 'COPILOT_MODEL'];
const CLOUD = ['AWS_SECRET_ACCESS_KEY', 'AWS_REGION'];
const VERTEX = ['GOOGLE_APPLICATION_CREDENTIALS', 'CLOUD_ML_REGION'];

const ALL = [...NEVER, ...EVERYBODY, ...OTHERS, ...TOKENS, ...CLAUDE, ...COPILOT, ...CLOUD, ...VERTEX];
const parent = (more: Record<string, string> = {}) => ({
  ...Object.fromEntries(ALL.map((name) => [name, `v-${name}`])),
  ...more,
});
const sorted = (names: string[]) => [...names].sort();

describe('[T:allow-list] allow-list', () => {
  const given = (adapter: string, allow: string[] = [], more: Record<string, string> = {}) =>
    sorted(
      Object.keys(
        environmentOf(adapter, { parent: parent(more), mode: 'allow-list', allow, windows: false }).env,
      ),
    );

  test.each([
    ['script', []],
    ['replay', []],
    ['claude', CLAUDE],
    ['copilot', COPILOT],
  ])('%s', (adapter, own) => {
    expect(given(adapter)).toEqual(sorted([...EVERYBODY, ...own]));
  });

  test('cloud settings come with their switch, and to claude alone', () => {
    const bedrock = { CLAUDE_CODE_USE_BEDROCK: '1' };
    expect(given('claude', [], bedrock)).toEqual(
      sorted([...EVERYBODY, ...CLAUDE, ...CLOUD, 'CLAUDE_CODE_USE_BEDROCK']),
    );
    expect(given('claude', [], { CLAUDE_CODE_USE_BEDROCK: '0' })).not.toContain('AWS_REGION');
    expect(given('script', [], bedrock)).toEqual(sorted(EVERYBODY));
    const vertex = { CLAUDE_CODE_USE_VERTEX: 'true' };
    expect(given('claude', [], vertex)).toEqual(
      sorted([...EVERYBODY, ...CLAUDE, ...VERTEX, 'CLAUDE_CODE_USE_VERTEX']),
    );
  });

  test.each([
    [['EDITOR'], ['EDITOR']],
    [['GITHUB_TOKEN'], ['GITHUB_TOKEN']],
    [['GITHUB_*'], ['GITHUB_RETENTION_DAYS']],
    [['GH_*', 'ANTHROPIC_*', 'AWS_*'], []],
    [
      ['NPM_*', 'DATABASE_*'],
      ['NPM_TOKEN', 'DATABASE_URL'],
    ],
    [['ANTHROPIC_API_KEY'], ['ANTHROPIC_API_KEY']],
    [['*'], OTHERS],
    [['[A-Z]+', '.'], []],
  ])('a script with --env-allow %j', (allow, more) => {
    expect(given('script', allow)).toEqual(sorted([...EVERYBODY, ...more]));
  });
});

describe('[T:never-variables] what is never given', () => {
  test.each(['allow-list', 'inherit'] as const)('%s', (mode) => {
    const { env, warnings } = environmentOf('claude', {
      parent: parent(),
      mode,
      allow: ['GITHUB_ENV', 'INPUT_*', 'EDITOR'],
      extra: { GITHUB_OUTPUT: 'x', RAYMOND_STATE: 'y' },
      windows: false,
    });
    expect(Object.keys(env).filter((name) => NEVER.includes(name))).toEqual([]);
    expect(env.RAYMOND_STATE).toBe('y');
    expect(warnings).toEqual([
      expect.stringMatching(/^GITHUB_ENV is never/),
      expect.stringMatching(/^INPUT_\* is never/),
    ]);
  });
});

describe('a pattern that was perhaps meant for a secret', () => {
  const warnings = (adapter: string, ...allow: string[]) =>
    environmentOf(adapter, { parent: parent(), mode: 'allow-list', allow, windows: false }).warnings;

  test('is told, with the names that it does not let through', () => {
    expect(warnings('script', 'AWS_*', 'NPM_*')).toEqual([
      'AWS_* does not let AWS_SECRET_ACCESS_KEY, AWS_REGION through: a secret is given by its full name alone',
    ]);
  });

  test('is not told where the secret is given all the same', () => {
    expect(warnings('claude', 'ANTHROPIC_*')).toEqual([]);
    expect(warnings('script', 'GITHUB_*', 'GITHUB_TOKEN')).toEqual([]);
    expect(environmentOf('script', { ...inherited, allow: ['*'], windows: false }).warnings).toEqual([]);
  });
});

const inherited = { parent: parent(), mode: 'inherit' } as const;

test('inherit takes all the rest, tokens too', () => {
  const { env } = environmentOf('script', {
    parent: { ...parent(), UNSET: undefined },
    mode: 'inherit',
    allow: [],
    windows: false,
  });
  expect(sorted(Object.keys(env))).toEqual(sorted(ALL.filter((name) => !NEVER.includes(name))));
});

test('on Windows names are the same in any case', () => {
  const variables = {
    Path: 'p',
    SystemRoot: 'r',
    Github_Env: 'e',
    input_x: 'i',
    Anthropic_Api_Key: 'k',
    'ProgramFiles(x86)': 'f',
  };
  const given = (adapter: string, windows: boolean) =>
    Object.keys(environmentOf(adapter, { parent: variables, mode: 'allow-list', allow: [], windows }).env);
  expect(given('claude', true)).toEqual(['Path', 'SystemRoot', 'Anthropic_Api_Key', 'ProgramFiles(x86)']);
  expect(given('script', true)).toEqual(['Path', 'SystemRoot', 'ProgramFiles(x86)']);
  expect(given('script', false)).toEqual([]);
});

describe('script variables', () => {
  const context = {
    runId: 'run-1',
    agentId: 'main',
    state: 'POLL.sh',
    input: null,
    taskFolder: '/t',
    outputFile: '/o',
    variables: {},
    listed: [],
    attempt: 2,
  };
  const FIXED = {
    RAYMOND_WORKFLOW_ID: 'run-1',
    RAYMOND_AGENT_ID: 'main',
    RAYMOND_STATE: 'POLL.sh',
    RAYMOND_TASK_FOLDER: '/t',
    RAYMOND_OUTPUT: '/o',
    RAYMOND_ATTEMPT: '2',
  };
  const told = (changes: object, environment = {}, windows = false) =>
    scriptVariables({ ...context, ...changes }, environment, windows);

  test.each([
    [{}, {}],
    [{ input: '' }, { RAYMOND_INPUT: '', RAYMOND_RESULT: '' }],
    [{ input: 'x\0y' }, { RAYMOND_INPUT: 'xy', RAYMOND_RESULT: 'xy' }],
    [
      { input: 'ä'.repeat(50_000) },
      { RAYMOND_INPUT: 'ä'.repeat(50_000), RAYMOND_RESULT: 'ä'.repeat(50_000) },
    ],
    [{ input: 'ä'.repeat(50_001), inputFile: '/i' }, { RAYMOND_INPUT_FILE: '/i' }],
  ])('input %#', (changes, more) => {
    expect(told(changes)).toEqual({ ...FIXED, ...more });
  });

  test.each([
    ['item', 'RAYMOND_VAR_ITEM'],
    ['_item2', 'RAYMOND_VAR__ITEM2'],
    ['PATH', 'RAYMOND_VAR_PATH'],
    ['yarn_yarn_path', 'RAYMOND_VAR_YARN_YARN_PATH'],
    ['pnpm_config_script_shell', 'RAYMOND_VAR_PNPM_CONFIG_SCRIPT_SHELL'],
    ['https_proxy', 'RAYMOND_VAR_HTTPS_PROXY'],
    ['file-name.x', 'RAYMOND_VAR_FILE_NAME_X'],
    ['größe', 'RAYMOND_VAR_GR__E'],
  ])(
    '[T:fork-variables] fork variable %s, which the script does not list, is %s alone (adversary D8)',
    (name, own) => {
      expect(told({ variables: { [name]: 'v' } })).toEqual({ ...FIXED, [own]: 'v' });
    },
  );

  test.each([
    ['item', ['RAYMOND_VAR_ITEM', 'item']],
    ['Item', ['RAYMOND_VAR_ITEM', 'Item']],
    ['taken', ['RAYMOND_VAR_TAKEN']],
    ['GITHUB_ENV', ['RAYMOND_VAR_GITHUB_ENV']],
  ])('fork variable %s, which the script lists', (name, names) => {
    const variables = told({ variables: { [name]: 'v' }, listed: [name, 'absent'] }, { taken: 'by others' });
    expect(variables).toEqual({ ...FIXED, ...Object.fromEntries(names.map((each) => [each, 'v'])) });
  });

  test.each(['path', 'github_env', 'taken'])('fork variable %s on Windows, listed or not', (name) => {
    for (const listed of [[], [name]]) {
      const variables = told({ variables: { [name]: 'v' }, listed }, { Path: 'p', TAKEN: 't' }, true);
      expect(variables).toEqual({ ...FIXED, [`RAYMOND_VAR_${name.toUpperCase()}`]: 'v' });
    }
  });

  test('[T:fork-variables] a fork variable cannot pass for one of ours', () => {
    expect(told({ variables: { raymond_state: 'v', RAYMOND_STATE: 'v' } }).RAYMOND_STATE).toBe('POLL.sh');
  });
});
