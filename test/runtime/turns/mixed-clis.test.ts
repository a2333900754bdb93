import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { AgentCli } from '../../../src/agents/agent.js';
import type { Launch } from '../../../src/core/run.js';
import { sessionsOf } from '../../../src/core/sessions.js';
import { openWorkflow } from '../../../src/workflow/open.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../../support/engine.js';
import { eventsOf } from '../../support/turns-lab.js';

// A run whose states name different agent CLIs: no CLI is given a session of another.
let lab: Lab;
afterEach(() => {
  lab.children.killAll();
  lab.remove();
});

const of = (cli: string): string => `---\nagent: ${cli}\n---\nDo it.\n`;

/** Runs the states with a CLI of each name. */
async function run(states: Record<string, string>, replies: Record<string, string>) {
  lab = openLab(Object.fromEntries(Object.entries(states).map(([state, cli]) => [`${state}.md`, of(cli)])));
  const bare = Object.fromEntries(Object.entries(replies).map(([state, text]) => [`${state}.md`, text]));
  const clis = new Map(['claude', 'copilot'].map((name) => [name, new ScriptedAgent(bare, name)]));
  const createAgentCli = (name: string): Promise<AgentCli> => Promise.resolve(clis.get(name)!);
  const end = await lab.run(clis.get('claude')!, { around: { createAgentCli } });
  return { end, claude: clis.get('claude')!.turns, copilot: clis.get('copilot')!.turns };
}

const warnings = (): string[] => eventsOf(lab, 'warning').map(({ message }) => message);

test('a state of another CLI starts fresh, and that is told; the way back starts fresh too', async () => {
  const states = { START: 'claude', B: 'copilot', C: 'copilot', D: 'claude' };
  const { end, claude, copilot } = await run(states, {
    START: '<goto>B</goto>',
    B: '<goto>C</goto>',
    C: '<goto>D</goto>',
    D: '<result>x</result>',
  });
  expect(end.run.status).toBe('completed');
  expect(copilot.map(({ session }) => session.kind)).toEqual(['fresh', 'resume']);
  expect(claude.map(({ session }) => session.kind)).toEqual(['fresh', 'fresh']);
  expect(warnings()).toEqual([
    'copilot cannot go on with a session of claude: the state starts fresh',
    'claude cannot go on with a session of copilot: the state starts fresh',
  ]);
});

test('a caller of another CLI gets its own session back', async () => {
  const states = { START: 'claude', B: 'copilot', D: 'claude' };
  const { end, claude, copilot } = await run(states, {
    START: '<call return="D">B</call>',
    B: '<result>x</result>',
    D: '<ask next="D">really?</ask>',
  });
  expect(copilot.map(({ session }) => session.kind)).toEqual(['fresh']);
  expect(claude.map(({ session }) => session.kind)).toEqual(['fresh', 'resume']);
  expect(sessionsOf(end.run)).toEqual([{ session: claude[0]!.session.id, cli: 'claude' }]);
});

describe('a model (spec 2.2, 3.8)', () => {
  const STATES = { START: 'claude', B: 'copilot' };
  const REPLIES = { START: '<goto>B</goto>', B: '<result>x</result>' };
  const modelsWith = async (manifest: string, launch: Partial<Launch> = {}) => {
    lab = openLab({
      ...Object.fromEntries(Object.entries(STATES).map(([state, cli]) => [`${state}.md`, of(cli)])),
      'workflow.yaml': manifest,
    });
    const bare = Object.fromEntries(Object.entries(REPLIES).map(([state, text]) => [`${state}.md`, text]));
    const clis = new Map(['claude', 'copilot'].map((name) => [name, new ScriptedAgent(bare, name)]));
    const createAgentCli = (name: string): Promise<AgentCli> => Promise.resolve(clis.get(name)!);
    await lab.run(clis.get('claude')!, { around: { createAgentCli }, launch });
    return ['claude', 'copilot'].map((name) => clis.get(name)!.turns[0]?.request.model);
  };

  test("that is plain holds for the CLI of the run's default agent alone, and the other takes its own, which is told", async () => {
    expect(await modelsWith('{}', { model: 'sonnet', chosen: ['model'] })).toEqual(['sonnet', undefined]);
    expect(warnings()).toEqual([
      'model: copilot takes its own default model; copilot=MODEL beside sonnet gives it another',
      'copilot cannot go on with a session of claude: the state starts fresh',
    ]);
  });

  test('a CLI: what a person chooses beats the manifest for that CLI', async () => {
    const manifest = 'model: { claude: sonnet, copilot: gpt-5.4 }';
    expect(await modelsWith(manifest, { chosen: [] })).toEqual(['sonnet', 'gpt-5.4']);
    expect(await modelsWith(manifest, { model: 'opus', chosen: ['model'] })).toEqual(['opus', 'gpt-5.4']);
    expect(await modelsWith(manifest, { model: { copilot: 'gpt-6' }, chosen: ['model'] })).toEqual([
      'sonnet',
      'gpt-6',
    ]);
    expect(warnings().filter((text) => text.startsWith('model'))).toEqual([]);
  });

  test('that is another CLI’s own name for one is refused before anything is spent', async () => {
    const opened = async (manifest: string, front = 'agent: copilot') => {
      lab = openLab({ 'START.md': `---\n${front}\n---\nDo it.`, 'workflow.yaml': manifest });
      await openWorkflow(join(lab.folder, 'wf')).finally(() => lab.remove());
    };
    await expect(opened('model: { copilot: sonnet }')).rejects.toMatchObject({
      message: `model: "sonnet" is a name of claude's for a model, and copilot knows none so called`,
      place: { file: expect.stringMatching(/workflow\.yaml$/), line: 1 },
    });
    await expect(opened('agent: copilot\nmodel: haiku')).rejects.toMatchObject({ place: { line: 2 } });
    await expect(opened('{}', 'agent: copilot\nmodel: opus')).rejects.toMatchObject({ place: { line: 3 } });
    await expect(opened('model: { codpilot: x }')).rejects.toThrow(/must be a model, or a mapping/);
    await opened('model: { copilot: gpt-5.4, claude: sonnet }');
  });
});
