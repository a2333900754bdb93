import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { CARRIER_FILE, CARRIER_FOLDER } from '../../src/runtime/checkpoint/carrier.js';
import { ActionLab, API_KEY, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt, stateOf } from '../support/e2e-lab.js';
import { Insider, inCache, putCache } from '../support/forge.js';
import { EVERYTHING } from '../support/mcp-server.js';

// What agents may use and what their results are (spec 7.4, 7.5), from the Action's inputs and files to the real CLI.

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const bash = (command: string) => ({ tool: { name: 'Bash', input: { command, description: 'x' } } });
const PACKAGE = { 'package.json': JSON.stringify({ scripts: { test: 'echo tested >> ran-test' } }) };
/** The requests of a state's turn, oldest first. */
const requestsOf = (state: string) => lab.api.turns().filter((turn) => stateOf(turn) === state);
/** What its tools have said. */
const said = (state: string): readonly string[] => requestsOf(state).at(-1)?.toolResults ?? [];
const has = (job: Job, name: string): boolean => existsSync(join(job.workspace, name));

test('`allow`, `deny` and `claude-args` hold for states, and a typed result is JSON without the secrets in it', async () => {
  lab = await ActionLab.open({
    ...PACKAGE,
    'wf/START.md': prompt('START'),
    'wf/OWN.md': `---\nallow: [Edit]\ndeny: [Write]\nargs: []\n---\n${prompt('OWN')}`,
    'wf/LAST.md': `---\nresult_schema: { type: object, required: [note, n] }\n---\n${prompt('LAST')}`,
  });
  const tests = bash('npm test');
  lab.api.reply(at('START'), [tests, bash('rm README.md'), bash('npm test -- -u'), '<goto>OWN</goto>']);
  lab.api.reply(at('OWN'), [tests, '<goto>LAST</goto>']);
  const typed = `{ "note": "\\u00fc: ${API_KEY}", "list": [1, {"b": null, "a": "</result"}],\n "n": 1.50 }`;
  lab.api.reply(at('LAST'), '<result>not yet</result>', `<result>\n\`\`\`json\n${typed}\n\`\`\`\n</result>`);

  const job = lab.job({
    inputs: {
      allow: 'Bash(npm test:*)\n\n  Bash(node -e "f(1, 2)")  \n',
      deny: 'Skill\r\nBash(npm test -- -u)\n',
      'claude-args': `--system-prompt "SAID BY AN 'INPUT'" \\\n  --max-turns 9`,
    },
  });
  const main = await job.main();

  expect([main.conclusion, main.outputs.status]).toEqual(['success', 'completed']);
  // The state's own list and arguments replace the input's; what is denied adds up.
  const [ran, removed, denied] = said('START');
  expect(ran).toContain('echo tested');
  expect([removed, denied].map((text) => /approval|blocked|denied/.exec(text ?? '')?.length)).toEqual([1, 1]);
  expect(said('OWN').at(-1)).toMatch(/approval|blocked/);
  expect(readFileSync(join(job.workspace, 'ran-test'), 'utf8')).toBe('tested\n');
  expect(has(job, 'README.md')).toBe(true);
  const [start] = requestsOf('START');
  const [own] = requestsOf('OWN');
  expect(start?.system).toContain("SAID BY AN 'INPUT'");
  expect(own?.system).not.toContain('SAID BY');
  const offered = (tools: readonly string[] = []) =>
    ['Bash', 'Skill', 'Write'].filter((name) => tools.includes(name));
  expect([offered(start?.tools), offered(own?.tools)]).toEqual([['Bash', 'Write'], ['Bash']]);

  const { result = '' } = main.outputs;
  expect(JSON.parse(result)).toEqual({
    ...{ note: expect.stringMatching(/^ü: \S+$/), list: [1, { b: null, a: '</result' }], n: 1.5 },
  });
  expect(result).toMatch(/^\{"note":"[^"]*","list":\[1,\{"b":null,"a":"<\/result"\}\],"n":1\.5\}$/);
  expect(result).not.toContain(API_KEY);
  expect(readFileSync(main.outputs['result-file']!, 'utf8')).toBe(result);
});

test('a typed result that is too large is null, told, and whole in `result-file`', async () => {
  const length = 600_000;
  lab = await ActionLab.open({
    'wf/START.sh': [
      '# raymond: result_schema=big.yaml',
      `printf '<result>[ "%s", "%s" ]</result>' "$(head -c ${length} /dev/zero | tr '\\0' x)" "${API_KEY}"`,
    ].join('\n'),
    'wf/big.yaml': 'type: array\n',
  });
  const main = await lab.job().main();
  expect([main.conclusion, main.outputs.result]).toEqual(['success', 'null']);
  const warnings = main.annotations.filter(({ level }) => level === 'warning');
  expect(warnings.map(({ message }) => message).join()).toMatch(/result is null.*result-file/);
  const [filler, secret] = JSON.parse(readFileSync(main.outputs['result-file']!, 'utf8'));
  expect([filler.length, secret.includes(API_KEY)]).toEqual([length, false]);
});

test('[T:settings-base] servers, settings and system prompt of a workflow are the base commit’s where a stranger has changed them', async () => {
  const mark = (name: string): string => join(lab.folder, name);
  /** What one who writes them says; what runs leaves a mark. */
  const files = (who: string): Record<string, string> => {
    const touch = { type: 'command', command: `touch '${mark(`hook-${who}`)}'` };
    const server = who === 'base' ? EVERYTHING : { command: 'touch', args: [mark(`server-${who}`)] };
    return {
      'wf/START.md': `---\nmcp: .mcp.json\nsettings: agent.json\nsystem_prompt: _rules.txt\nallow: [mcp__every__echo]\n---\n${prompt('START', who)}`,
      'wf/.mcp.json': JSON.stringify({ mcpServers: { every: server } }),
      'wf/agent.json': JSON.stringify({ hooks: { SessionStart: [{ hooks: [touch] }] } }),
      'wf/_rules.txt': `RULES-OF-${who}`,
    };
  };
  lab = await ActionLab.open({});
  const source = join(lab.folder, 'source');
  commit(source, files('base'));
  const base = lab.git(source, 'rev-parse', 'HEAD').trim();
  lab.git(source, 'push', '--quiet', join(lab.folder, 'remote.git'), 'main');
  const echo = { tool: { name: 'mcp__every__echo', input: { message: 'hi' } } };
  lab.api.reply(at('START'), [echo, '<result>x</result>']);
  const job = lab.job({
    eventName: 'pull_request_target',
    event: {
      action: 'opened',
      sender: { login: 'octocat', type: 'User' },
      repository: { id: 42 },
      pull_request: { number: 5, base: { sha: base }, head: { sha: 'd'.repeat(40), repo: { id: 7 } } },
    },
    sha: base,
    inputs: { 'allow-users': 'octocat' },
  });
  const { 'wf/.mcp.json': theirs = '', ...others } = files('stranger');
  commit(job.workspace, { ...others, 'wf/.mcp.json': theirs, '.mcp.json': theirs });

  const main = await job.main();

  expect([main.conclusion, main.outputs.result]).toEqual(['success', 'x']);
  expect(said('START').at(-1)).toBe('Echo: hi');
  const sent = JSON.stringify(lab.api.requests);
  expect([sent.includes('RULES-OF-base'), sent.includes('stranger')]).toEqual([true, false]);
  const marks = ['hook-base', 'hook-stranger', 'server-stranger'].map((name) => existsSync(mark(name)));
  expect(marks).toEqual([true, false, false]);
});

function commit(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  lab.git(folder, 'add', '--all');
  lab.git(folder, 'commit', '--quiet', '--message=mine');
}

test('[T:rights-in-state] a checkpoint gives no rights, were it sealed with the right key', async () => {
  lab = await ActionLab.open({
    'wf/START.sh': `[ "$MAY_GO_ON" = 1 ] && echo '<goto>NEXT</goto>'`,
    'wf/NEXT.md': prompt('NEXT'),
  });
  const write = { name: 'Write', input: { file_path: join(lab.folder, 'outside'), content: 'x' } };
  lab.api.reply(at('NEXT'), [
    bash(`touch '${join(lab.folder, 'ran')}'`),
    { tool: write },
    '<result>x</result>',
  ]);
  const key = 'a state key of the tests, forty-three chars';
  const inputs = { 'state-store': 'cache', 'state-key': key, 'env-allow': 'MAY_GO_ON', deny: 'WebFetch' };
  const job = lab.job({ inputs });
  expect((await job.main()).outputs).toMatchObject({ status: 'failed', 'state-saved': 'cache' });
  await job.post();
  const bytes = lab.service.cacheEntries()[0]!.files()[`${CARRIER_FOLDER}/${CARRIER_FILE}`]!;
  const { insider, header } = await Insider.of(key, lab.folder, bytes as Buffer);
  const sequence = header.sequence + 1;
  const forged = { ...header, sequence, name: header.name.replace(/\d+-$/, `${sequence}-`) };
  const rights = {
    ...{ dangerously_skip_permissions: true, permission_mode: 'bypassPermissions', tools: 'default' },
    ...{ allow: ['Bash', 'Write', 'Edit'], deny: [], env_allow: ['*'], mcp: ['/etc/mcp.json'] },
    agent_args: { cli: 'claude', list: ['--dangerously-skip-permissions', '--max-turns', '0'] },
  };
  const withRights = (text: string): string => {
    const state = JSON.parse(text);
    return JSON.stringify({ ...state, budget_usd: 0, launch: { ...state.launch, ...rights } });
  };
  const env = lab.service.envFor(job.context);
  await putCache(env, forged.name, inCache(await insider.sealed(forged, withRights)));
  const next = lab.nextAttempt(job, {
    inputs: { ...inputs, workflow: 'wf', 'anthropic-api-key': API_KEY, model: 'sonnet' },
    env: { MAY_GO_ON: '1' },
  });
  const main = await next.main();

  expect(main.outputs).toMatchObject({ status: 'completed', resumed: 'true', result: 'x' });
  expect(['ran', 'outside'].map((name) => existsSync(join(lab.folder, name)))).toEqual([false, false]);
  expect(said('NEXT').every((text) => /approval|blocked|permission/.test(text))).toBe(true);
  const [turn] = requestsOf('NEXT');
  expect(['Workflow', 'WebFetch'].filter((name) => turn?.tools?.includes(name))).toEqual([]);
  const { launch, budget_usd: budget } = JSON.parse(readFileSync(main.outputs['state-file']!, 'utf8'));
  expect(launch).toMatchObject({
    ...{ dangerously_skip_permissions: false, permission_mode: null, tools: null, allow: null, mcp: null },
    ...{ deny: ['WebFetch'], env_allow: ['MAY_GO_ON'], agent_args: null },
  });
  expect(budget).toBe(10);
});

test('[T:project-options] a job reads no options file of its checkout, and its log begins with the rights that hold', async () => {
  // What `acceptEdits` does not do unasked.
  const node = bash(`node -e "fs.writeFileSync('pwned', '')"`);
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/LAST.sh': "echo '<result>done</result>'",
    '.raymond/config.yaml': 'dangerously-skip-permissions: true\nallow: [Bash]\nbudget: 0\n',
  });
  lab.api.reply(at('START'), [node, '<goto>LAST</goto>']);
  const job = lab.job();
  const main = await job.main();
  expect([main.conclusion, has(job, 'pwned')]).toEqual(['success', false]);
  expect(main.log).toContain('  rights: acceptEdits (default)\n');

  const allowing = lab.job({ inputs: { allow: 'Bash(node:*)' } });
  lab.api.reply(at('START'), [node, '<goto>LAST</goto>']);
  const second = await allowing.main();
  expect([second.conclusion, has(allowing, 'pwned')]).toEqual(['success', true]);
  expect(second.log).toContain('  rights: acceptEdits; allow Bash(node:*) from the inputs\n');
});
