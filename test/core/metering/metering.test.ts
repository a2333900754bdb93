import { describe, expect, test } from '@jest/globals';
import { AGENT_CLI_NAMES, AGENT_CLIS, type AgentCliFacts } from '../../../src/core/agent-clis.js';
import {
  CREDENTIALS,
  DUMMY_KEY,
  meteredCost,
  meteredEnvironment,
  planMetering,
  withoutCredentials,
} from '../../../src/core/metering/metering.js';

const AT = { socket: '/tmp/rmd-x/m.sock', port: 4711 };

/** Each credential of each CLI that can be metered. */
const CREDENTIAL_ROWS = AGENT_CLI_NAMES.flatMap((cli) => {
  const { keys, metering }: AgentCliFacts = AGENT_CLIS[cli];
  return metering === null
    ? []
    : keys.flatMap(({ variable, headers }) => (headers.length === 0 ? [] : [{ cli, variable, metering }]));
});

test('there are credentials', () => expect(CREDENTIAL_ROWS.length).toBeGreaterThan(3));

describe.each(CREDENTIAL_ROWS)('$variable of $cli', ({ cli, variable, metering }) => {
  const env = {
    PATH: '/bin',
    [variable]: 'real-key',
    ...(metering.address.otherwise === null && { [metering.address.variable]: 'https://models.example/v1' }),
  };

  test('goes to the meter alone', () => {
    const plan = planMetering(cli, env);
    expect(plan).toMatchObject({ kind: 'metered', upstream: { id: cli } });
    expect(JSON.stringify(plan)).toContain('real-key');
    const seen = meteredEnvironment(cli, env, AT);
    expect(seen).toMatchObject({ PATH: '/bin', [variable]: DUMMY_KEY });
    expect(JSON.stringify(seen)).not.toContain('real-key');
    expect(seen[metering.address.variable]).toBe('http://127.0.0.1:4711');
    expect(withoutCredentials(env)).toEqual(
      Object.fromEntries(Object.entries(env).filter(([name]) => name !== variable)),
    );
    expect(CREDENTIALS.has(variable)).toBe(true);
  });
});

test.each([
  ['Bedrock', 'claude', { ANTHROPIC_API_KEY: 'k', CLAUDE_CODE_USE_BEDROCK: '1' }, /Bedrock/],
  ['Vertex', 'claude', { ANTHROPIC_API_KEY: 'k', CLAUDE_CODE_USE_VERTEX: 'true' }, /Vertex/],
  ['a login of its own', 'claude', {}, /login of its own/],
  ['so with a server of its own', 'claude', { ANTHROPIC_BASE_URL: 'http://x.example' }, /login of its own/],
  ['a GitHub token', 'copilot', { COPILOT_GITHUB_TOKEN: 'gho_x' }, /GitHub serves its models/],
  [
    'an API that nobody here knows',
    'copilot',
    { COPILOT_PROVIDER_BASE_URL: 'https://x.example', COPILOT_PROVIDER_TYPE: 'azure' },
    /COPILOT_PROVIDER_TYPE is azure/,
  ],
  ['no web address', 'claude', { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'unix:/x' }, /no address/],
])('%s cannot be metered', (_, cli, env, why) => {
  expect(planMetering(cli, env)).toEqual({ kind: 'unmetered', why: expect.stringMatching(why) });
});

test('a recording needs no meter, and neither does a program that is no agent CLI', () => {
  expect(planMetering('replay', {})).toBeNull();
  expect(planMetering('script', {})).toBeNull();
});

test('user and password of an address, and headers that go along, are held like keys', () => {
  const env = {
    ANTHROPIC_API_KEY: 'k',
    ANTHROPIC_BASE_URL: 'https://me:p%40ss@gate.example/anthropic',
    ANTHROPIC_CUSTOM_HEADERS: 'X-Team: blue\nX-Token: t0ken:1',
  };
  expect(planMetering('claude', env)).toMatchObject({
    upstream: {
      base_url: 'https://gate.example/anthropic',
      headers: { authorization: `Basic ${btoa('me:p@ss')}`, 'X-Team': 'blue', 'X-Token': 't0ken:1' },
    },
  });
  const seen = JSON.stringify([meteredEnvironment('claude', env, AT), withoutCredentials(env)]);
  for (const secret of ['p%40ss', 'p@ss', 't0ken']) expect(seen).not.toContain(secret);
});

test('a server of one’s own that wants no key is asked with a dummy all the same', () => {
  const env = { COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:1/v1' };
  expect(planMetering('copilot', env)).toMatchObject({ kind: 'metered', upstream: { credentials: [] } });
  expect(Object.values(meteredEnvironment('copilot', env, AT))).toContain(DUMMY_KEY);
});

describe('what a metered turn has cost', () => {
  test.each([
    ['nothing is reported', null, { usd: 1, basis: 'list', apart: null }],
    ['the report is the same', 1, { usd: 1, basis: 'reported', apart: null }],
    ['the report is within one percent', 0.995, { usd: 0.995, basis: 'reported', apart: null }],
    ['the report is lower', 0.6, { usd: 0.6, basis: 'reported', apart: { reported: 0.6, list: 1 } }],
    [
      'the report is forged',
      0.000001,
      { usd: 0.5, basis: 'reported', apart: { reported: 0.000001, list: 1 } },
    ],
    ['the report is higher', 3, { usd: 3, basis: 'reported', apart: { reported: 3, list: 1 } }],
  ])('%s', (_, reported, cost) => {
    expect(meteredCost({ usd: 1, basis: 'list' }, reported)).toEqual(cost);
  });

  test('a CLI that has heard of fewer tokens lowers nothing', () => {
    const apart = { reported: 0.9, list: 1 };
    expect(meteredCost({ usd: 1, basis: 'list' }, 0.9, true)).toEqual({ usd: 1, basis: 'list', apart });
    expect(meteredCost({ usd: 1, basis: 'list' }, 3, true).usd).toBe(3);
  });

  test('an answer that broke off stays one, whatever is reported', () => {
    expect(meteredCost({ usd: 1, basis: 'cut' }, 1).basis).toBe('cut');
    expect(meteredCost({ usd: 1, basis: 'cut' }, null)).toEqual({ usd: 1, basis: 'cut', apart: null });
  });
});
