import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AGENT_KEYS_OF_STATES } from '../../src/core/settings/settings.js';
import { type OpenOptions, openWorkflow } from '../../src/workflow/open.js';
import type { PromptState } from '../../src/workflow/parts/workflow.js';
import { zipOf } from './containers.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const SERVERS = JSON.stringify({ mcpServers: { one: { command: 'server' } } });
const END = 'End with `<result>x</result>`.';
const prompt = (frontMatter: string): string => `---\n${frontMatter}\n---\n${END}`;
const open = (path = 'wf', options: OpenOptions = {}) => openWorkflow(join(folder, path), options);
const settingsOf = async (path = 'wf', options: OpenOptions = {}) =>
  ((await open(path, options)).state('START.md') as PromptState).settings;

describe('what a state says of its agent', () => {
  test('is read with its files, of which the fingerprint speaks too', async () => {
    put({
      'wf/START.md': prompt(
        'allow: ["Bash(npm test:*)"]\nmcp: [conf/mcp.json, { two: { url: "http://x" } }]\nsettings: conf/agent.json\nsystem_prompt: _rules.md\nadd_dirs: [../lib]\nargs: ["--max-turns", "3"]',
      ),
      'wf/conf/mcp.json': SERVERS,
      'wf/conf/agent.json': '{"env":{"A":"b"}}',
      'wf/_rules.md': 'Be brief.',
    });
    expect(await settingsOf()).toEqual({
      allow: ['Bash(npm test:*)'],
      mcp: { one: { command: 'server' }, two: { url: 'http://x' } },
      settings: { env: { A: 'b' } },
      system_prompt: 'Be brief.',
      add_dirs: ['../lib'],
      args: ['--max-turns', '3'],
    });
    const before = (await open()).fingerprint;
    expect(Object.keys(before.files)).toEqual(['START.md', '_rules.md', 'conf/agent.json', 'conf/mcp.json']);
    put({ 'wf/conf/agent.json': '{}' });
    expect((await open()).fingerprint.sha256).not.toBe(before.sha256);
  });

  test('a manifest says it of all its states, a document too', async () => {
    put({
      'wf/START.md': END,
      'wf/workflow.yaml': 'deny: [WebFetch]\nsystem_prompt: Be kind.\n',
      'doc.yaml': `settings: agent.json\nstates:\n  START:\n    prompt: ${END}\n    mcp: mcp.json\n`,
      'agent.json': '{"a":1}',
      'mcp.json': SERVERS,
    });
    expect((await open()).settings).toEqual({ deny: ['WebFetch'], system_prompt: 'Be kind.' });
    const document = await open('doc.yaml');
    expect(document.settings).toEqual({ settings: { a: 1 } });
    expect(await settingsOf('doc.yaml')).toEqual({ mcp: { one: { command: 'server' } } });
    expect(Object.keys(document.fingerprint.files)).toEqual(['agent.json', 'doc.yaml', 'mcp.json']);
  });

  test('its files lie in the archive, where it is one', async () => {
    const files = { 'START.md': prompt('mcp: mcp.json'), 'mcp.json': SERVERS };
    writeFileSync(join(folder, 'wf.zip'), await zipOf(files));
    expect(await settingsOf('wf.zip')).toEqual({ mcp: { one: { command: 'server' } } });
    put(Object.fromEntries(Object.entries(files).map(([name, text]) => [`wf/${name}`, text])));
    expect((await open()).fingerprint.files).toEqual((await open('wf.zip')).fingerprint.files);
  });

  test.each([
    ['a file that is not there', 'mcp: none.json', 'mcp: there is no file none.json'],
    [
      'one that leaves the folder',
      'settings: ../x.json',
      "settings: ../x.json is not in the workflow's folder",
    ],
    [
      'a link that leaves it',
      'settings: link.json',
      "settings: link.json leads out of the workflow's folder",
    ],
    [
      'a prompt file that is missing',
      'system_prompt: rules.txt',
      'system_prompt: there is no file rules.txt',
    ],
    ['servers that are none', 'mcp: { one: { run: x } }', 'the server one has neither a command'],
    ['one server twice', 'mcp: [{ a: { command: x } }, { a: { command: y } }]', 'there are two servers a'],
    ['no rule', 'allow: ["npm test"]', 'allow[0]: must be a permission rule'],
    ['a text for a list', 'deny: Bash', 'deny: must be a list of permission rules'],
    ['an unknown mode', 'permission_mode: acceptEdit', 'permission_mode: must be one of'],
    ['a flag that is ours', 'args: ["--model", "x"]', 'args for claude: --model is set by raymond itself'],
    ['a number for an argument', 'args: ["--max-turns", 3]', 'args[1]: must be a list of arguments'],
    [
      'all rights',
      'permission_mode: bypassPermissions',
      'permission_mode: bypassPermissions lets agents do anything',
    ],
    ['the slip of a key', 'alow: [Edit]', 'unknown key "alow": did you mean allow?'],
  ])('%s is refused, with file and line', async (_name, key, message) => {
    put({ 'wf/START.md': prompt(`model: haiku\n${key}`), 'wf/bad.json': '{', 'x.json': '{}' });
    symlinkSync(join(folder, 'x.json'), join(folder, 'wf/link.json'));
    const error: unknown = await open('wf', { maySkipPermissions: false }).catch((each: unknown) => each);
    expect(error).toMatchObject({ place: { line: 3 }, message: expect.stringContaining(message) });
  });

  test.each(['settings: bad.json', 'mcp: bad.json'])(
    '%s: no JSON is refused where it breaks',
    async (key) => {
      put({ 'wf/START.md': prompt(`model: haiku\n${key}`), 'wf/bad.json': '{\n  "a": 1,\n}\n' });
      const error: unknown = await open('wf').catch((each: unknown) => each);
      expect(error).toMatchObject({
        place: { file: expect.stringMatching(/bad\.json$/), line: 3 },
        message: expect.stringMatching(/^\w+: bad\.json is no JSON/),
      });
    },
  );

  test('all rights may be given where who starts the run gives them', async () => {
    put({ 'wf/START.md': prompt('permission_mode: bypassPermissions') });
    expect(await settingsOf('wf', { maySkipPermissions: true })).toEqual({
      permission_mode: 'bypassPermissions',
    });
  });

  test("a flag is refused by the CLI that is its state's", async () => {
    put({ 'wf/START.md': prompt('agent: copilot\nargs: ["--effort", "x"]') });
    expect(await settingsOf()).toEqual({ args: ['--effort', 'x'] });
    put({ 'wf/START.md': prompt('agent: copilot\nargs: ["--yolo"]') });
    await expect(open()).rejects.toThrow('args for copilot: --yolo is set by raymond itself');
  });
});

test.each(AGENT_KEYS_OF_STATES)('a script has no %s', async (key) => {
  put({ 'wf/START.sh': `# raymond: ${key}=x\necho '<result>x</result>'` });
  await expect(open()).rejects.toThrow(`${key}: is for prompts: a script has no agent`);
});

test('nor has one in a document', async () => {
  put({ 'doc.yaml': "states:\n  START:\n    sh: echo '<result>x</result>'\n    allow: [Edit]\n" });
  await expect(open('doc.yaml')).rejects.toThrow('states.START.allow: is for prompts');
});
