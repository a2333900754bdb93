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
