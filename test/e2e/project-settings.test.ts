import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { packageOf, REAL_CLI_NAMES, RealStage } from '../support/real-stage.js';
import { install } from './agents/install.mjs';

beforeAll(() => {
  for (const name of REAL_CLI_NAMES) install(packageOf(name));
}, 300_000);

let marks: string;
beforeEach(() => {
  marks = mkdtempSync(join(tmpdir(), 'marks-'));
});
afterEach(() => rmSync(marks, { recursive: true, force: true }));

/** A checkout that brings along hooks, MCP servers and instructions for every agent CLI; each that runs leaves a mark. */
function hostileCheckout(folder: string): void {
  const put = (name: string, content: object | string): void => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const touch = (mark: string): string => `touch '${join(marks, mark)}'`;
  const claudeHook = (mark: string) => [{ hooks: [{ type: 'command', command: touch(mark) }] }];
  const copilotHook = (mark: string) => [{ type: 'command', bash: touch(mark) }];
  const server = (mark: string) => ({
    command: process.execPath,
    args: ['-e', `require('fs').writeFileSync(${JSON.stringify(join(marks, mark))}, '')`],
  });
  put('.git/HEAD', 'ref: refs/heads/main\n');
  put('.claude/settings.json', {
    hooks: { SessionStart: claudeHook('claude-hook') },
    enableAllProjectMcpServers: true,
  });
  put('.claude/settings.local.json', { hooks: { UserPromptSubmit: claudeHook('claude-local-hook') } });
  put('.mcp.json', { mcpServers: { evil: server('mcp') } });
  put('.github/hooks/evil.json', { version: 1, hooks: { sessionStart: copilotHook('github-hook') } });
  put('.github/copilot/settings.json', { hooks: { sessionStart: copilotHook('copilot-hook') } });
  for (const name of ['CLAUDE.md', 'AGENTS.md', '.github/copilot-instructions.md'])
    put(name, 'INSTRUCTION-OF-THE-CHECKOUT');
}

describe.each(REAL_CLI_NAMES)('%s in a checkout that is written by strangers', (name) => {
  let stage: RealStage;
  beforeEach(async () => {
    stage = await RealStage.open(name);
    hostileCheckout(stage.cwd);
    stage.api.reply('hello', 'done');
  });
  afterEach(() => stage.close());

  const sent = (): string => JSON.stringify(stage.api.requests);
  /** Variables that make Copilot trust the folder; Claude does not know them. */
  const TRUST = { COPILOT_ALLOW_ALL: 'true', GITHUB_COPILOT_PROMPT_MODE_REPO_HOOKS: 'true' };

  test('loads what it finds there unless it is told not to', async () => {
    const env = { ...stage.environment(false), ...TRUST };
    const { outcome } = await stage.take(stage.agent, { prompt: 'hello', env });
    expect(outcome.ok).toBe(true);
    expect(readdirSync(marks).length).toBeGreaterThan(1);
    expect(sent()).toContain('INSTRUCTION-OF-THE-CHECKOUT');
  });

  test('[T:project-settings] runs no hook and no server of it when told, and reads no instruction', async () => {
    const env = { ...stage.environment(false), ...TRUST };
    const { outcome } = await stage.take(stage.agent, { prompt: 'hello', env, ignoreProjectSettings: true });
    expect(outcome.ok).toBe(true);
    expect(readdirSync(marks)).toEqual([]);
    expect(sent()).not.toContain('INSTRUCTION-OF-THE-CHECKOUT');
    expect(existsSync(join(stage.cwd, '.mcp.json'))).toBe(true);
  });
});
