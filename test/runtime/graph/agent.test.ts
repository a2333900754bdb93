import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ScriptedAgent } from '../../support/engine.js';
import { GraphLab } from '../../support/graph-lab.js';

// An agent state of a graph goes through the same loop of turns as a prompt; this is where it differs.

let lab: GraphLab;
afterEach(() => lab.remove());

const FILES = { '.raili/agent-registry.json': '{"coder": {"path": "coder.md"}}', 'coder.md': 'You code.' };
const graph = (code: string): string => `initial: code
states:
  code: { type: agent, agent: coder, ${code} }
  done: { type: engine, success: true }
  oops: { type: engine, success: false }
`;
const CRASHED = { kind: 'crashed', message: 'died' } as const;

describe('an agent state of a graph', () => {
  test('whose turn was cut off is told what its message has to end with', async () => {
    lab = new GraphLab(graph('transitions: { ready: done, blocked: oops }'), FILES);
    const agent = new ScriptedAgent({ code: [{ fail: CRASHED, grows: 3 }, 'ready'] });
    expect((await lab.run({ agent })).run.status).toBe('completed');
    expect(agent.turns[1]?.prompt).toMatch(/end with a last line that is one of: ready, blocked\.$/);
    lab.remove();
    lab = new GraphLab(graph('continue: done'), FILES);
    const other = new ScriptedAgent({ code: [{ fail: CRASHED, grows: 3 }, 'fine'] });
    await lab.run({ agent: other });
    expect(other.turns[1]?.prompt).toMatch(/end with your final message\.$/);
  });

  test('tells of its entry once, however many attempts and reminders its turn needs', async () => {
    lab = new GraphLab(graph("notify: 'echo told >> told', transitions: { ready: done }"), FILES);
    const agent = new ScriptedAgent({ code: [{ fail: CRASHED }, 'unclear', 'ready'] });
    expect((await lab.run({ agent })).run).toMatchObject({ status: 'completed', steps: 2 });
    expect(agent.turns).toHaveLength(3);
    expect(lab.lines('told')).toEqual(['told']);
  });

  test('is routed as FAILED when three attempts have failed', async () => {
    lab = new GraphLab(graph('on: { PASSED: oops, FAILED: done }'), FILES);
    const agent = new ScriptedAgent({ code: { fail: CRASHED } });
    expect((await lab.run({ agent })).run.status).toBe('completed');
    expect(agent.turns).toHaveLength(3);
  });

  test('that heeds no reminder goes to no FAILED: it raises an error, with its place', async () => {
    lab = new GraphLab(`error: oops\n${graph('transitions: { ready: done }')}`, FILES);
    const { run } = await lab.run({ agent: new ScriptedAgent({ code: 'never' }) });
    expect(run).toMatchObject({ status: 'failed', reason: 'INVALID_TRANSITION' });
    expect(run.message).toMatch(/workflow\.yaml:4: code: .*The agent was reminded 3 times\./s);
    expect(lab.path).toBe('code oops');
  });
});

test("an agent's model in the registry is one: nobody is told that its CLI takes its own", async () => {
  const registry = '{"coder": {"path": "coder.md", "model": "haiku"}}';
  const toAll = graph('transitions: { fine: done, bad: oops }');
  lab = new GraphLab(toAll, { ...FILES, '.raili/agent-registry.json': registry });
  const agent = new ScriptedAgent({ code: 'fine' });
  await lab.run({ agent, launch: { model: { copilot: 'gpt-6' } } });
  expect(agent.turns[0]?.request.model).toBe('haiku');
  expect(lab.events.filter(({ type }) => type === 'warning')).toEqual([]);
});

describe("a graph's settings (spec 7.5)", () => {
  const SETTINGS = `tools: [Read, Bash]
allow: ["Bash(npm test:*)"]
deny: [WebFetch]
permission_mode: plan
mcp: [conf/mcp.json, { two: { command: b } }]
mcp_strict: true
settings: conf/agent.json
system_prompt: _rules.txt
add_dirs: [lib]
fallback_model: haiku
args: ["--max-turns", "3"]
`;
  const CONF = {
    ...FILES,
    '.raili/main/conf/mcp.json': '{"mcpServers":{"one":{"command":"a"}}}',
    '.raili/main/conf/agent.json': '{"env":{"A":"b"}}',
    '.raili/main/_rules.txt': 'Be brief.',
    'lib/x': '',
  };

  test('hold for its agents, with their files; the registered agent follows the system prompt', async () => {
    lab = new GraphLab(`${SETTINGS}${graph('continue: done')}`, CONF);
    const agent = new ScriptedAgent({ code: 'fine' });
    const { run } = await lab.run({ agent, launch: { chosen: [], deny: ['Task'], allow: ['Edit'] } });
    expect([run.status, run.message]).toEqual(['completed', null]);
    expect(agent.turns[0]?.request).toMatchObject({
      ...{ tools: ['Read', 'Bash'], allow: ['Edit'], deny: ['Task', 'WebFetch'], permissionMode: 'plan' },
      ...{ mcp: { one: { command: 'a' }, two: { command: 'b' } }, mcpStrict: true },
      ...{ settings: { env: { A: 'b' } }, appendSystemPrompt: 'Be brief.\n\nYou code.' },
      ...{ addDirs: [join(lab.folder, 'lib')], fallbackModel: 'haiku', args: ['--max-turns', '3'] },
    });
  });

  test('do not make one argument that no process can be given: then the registered agent is in the prompt', async () => {
    const rules = 'x'.repeat(60_000);
    lab = new GraphLab(`system_prompt: ${'y'.repeat(60_000)}\n${graph('continue: done')}`, {
      ...FILES,
      'coder.md': rules,
    });
    const agent = new ScriptedAgent({ code: 'fine' });
    await lab.run({ agent });
    const { prompt, request } = agent.turns[0]!;
    expect([prompt.startsWith(rules), request.appendSystemPrompt?.length]).toEqual([true, 60_000]);
  });

  test.each([
    ['a state of it has none', 'allow: [Edit], continue: done', '', 'allow'],
    ['a flag of ours', 'continue: done', 'args: ["--model", "x"]\n', '--model is set by raymond itself'],
    ['a file that is not there', 'continue: done', 'mcp: none.json\n', 'there is no file none.json'],
    ['no rule', 'continue: done', 'deny: [""]\n', 'must be a permission rule'],
  ])('%s is refused at the start', async (_name, code, top, message) => {
    lab = new GraphLab(`${top}${graph(code)}`, FILES);
    await expect(lab.run({ agent: new ScriptedAgent({}) })).rejects.toThrow(message);
  });
});
