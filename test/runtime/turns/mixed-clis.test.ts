import { afterEach, expect, test } from '@jest/globals';
import type { AgentCli } from '../../../src/agents/agent.js';
import { sessionsOf } from '../../../src/core/sessions.js';
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
