import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readJobContext } from '../../src/action/context.js';
import { checkKeys } from '../../src/action/open.js';
import { AGENT_CLI_NAMES } from '../../src/core/agent-clis.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'raymond-keys-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const CONTEXT = readJobContext({ GITHUB_WORKSPACE: '/w', GITHUB_REPOSITORY: 'o/r' });

function refusal(agent: string, environment: Record<string, string>, context = CONTEXT): string | null {
  try {
    checkKeys([agent], { HOME: home, ...environment }, context);
    return null;
  } catch (error) {
    expect(error).toMatchObject({ code: 'AUTHENTICATION' });
    return (error as Error).message;
  }
}

// A Mac's keychain cannot be looked into.
const onOthers = process.platform === 'darwin' ? describe.skip : describe;

onOthers('an agent CLI without a key', () => {
  test('is refused by the input that gives it one', () => {
    const message = refusal('claude', { ANTHROPIC_API_KEY: '' });
    expect(message).toContain('anthropic-api-key: ${{ secrets.ANTHROPIC_API_KEY }}');
    expect(message).toContain('`claude-code-oauth-token`');
    expect(message).toContain('the secret is empty');
  });

  test('that no input can be given to is refused by the variable', () => {
    expect(refusal('copilot', {})).toContain('COPILOT_GITHUB_TOKEN: ${{ secrets.COPILOT_GITHUB_TOKEN }}');
  });

  test.each([
    ['a pull request of a fork', 'pull_request', { full_name: 'stranger/r' }, true],
    ['one whose fork is gone', 'pull_request', null, true],
    ['one of a branch of ours', 'pull_request', { full_name: 'o/r' }, false],
    ['one that runs with the base', 'pull_request_target', { full_name: 'stranger/r' }, false],
  ])('on %s: told that there are no secrets is %3$s', (_, eventName, repo, isTold) => {
    const message = refusal(
      'claude',
      {},
      { ...CONTEXT, eventName, event: { pull_request: { head: { repo } } } },
    );
    expect(message!.includes('GitHub gives it no secrets')).toBe(isTold);
  });

  test('on a run of Dependabot: whose secrets it is given', () => {
    expect(refusal('claude', {}, { ...CONTEXT, actor: 'dependabot[bot]' })).toContain(
      'secrets of Dependabot',
    );
  });
});

describe('nobody is refused who is logged in otherwise', () => {
  test.each([
    ['claude', 'CLAUDE_CODE_OAUTH_TOKEN', 'x'],
    ['claude', 'ANTHROPIC_AUTH_TOKEN', 'x'],
    ['claude', 'CLAUDE_CODE_USE_BEDROCK', '1'],
    ['claude', 'CLAUDE_CODE_USE_VERTEX', 'true'],
    ['copilot', 'COPILOT_PROVIDER_BASE_URL', 'http://127.0.0.1:8080'],
  ])('%s by %s', (agent, name, value) => {
    expect(refusal(agent, { [name]: value })).toBeNull();
    if (value === '1') expect(refusal(agent, { [name]: '0' })).not.toBeNull();
  });

  test.each([
    ['claude', 'CLAUDE_CONFIG_DIR', '.claude/.credentials.json', '{"claudeAiOauth":{"accessToken":"x"}}'],
    ['claude', 'CLAUDE_CONFIG_DIR', '.claude/settings.json', '{"apiKeyHelper":"./key.sh"}'],
    ['copilot', 'COPILOT_HOME', '.copilot/config.json', '{"loggedInUsers":[{"login":"o"}]}'],
  ])('%s by %s/…, wherever that is: %s', (agent, variable, file, text) => {
    mkdirSync(join(home, file, '..'), { recursive: true });
    writeFileSync(join(home, file), text);
    expect(refusal(agent, {})).toBeNull();
    expect(refusal(agent, { HOME: '/nowhere', [variable]: join(home, file, '..') })).toBeNull();
  });

  test('a recording needs none', () => {
    expect(AGENT_CLI_NAMES).toContain('replay');
    expect(refusal('replay', {})).toBeNull();
  });
});
