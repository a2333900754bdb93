import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedEvent } from '../../src/core/events.js';
import { type Lab, type LabOptions, lab, type Reply, ScriptedAgent } from './engine.js';

// For tests of a visit's turns: a workflow of two prompts, an agent that answers by a list, a kill by event.

export const POLICY = '---\nallowed_transitions:\n  - { tag: goto, target: B }\n  - { tag: result }\n---\n';
export const BUSY = { fail: { kind: 'transient' as const, message: 'API Error: 500' } };

/** START.md with this front matter, and B.md. */
export function promptLab(frontMatter = ''): Lab {
  return lab({ 'START.md': `${frontMatter}THE PROMPT`, 'B.md': 'B' });
}

/** An agent that gives these replies, one a turn, whatever the state. */
export function agentOf(...replies: Reply[]): ScriptedAgent {
  const next = (): Reply => replies.shift() ?? '<result>unasked</result>';
  return new ScriptedAgent({ 'START.md': next, 'B.md': next });
}

/** Another life of the same CLI: it has the sessions, and these replies. */
export function nextLife(before: ScriptedAgent, ...replies: Reply[]): ScriptedAgent {
  const agent = agentOf(...replies);
  for (const [id, length] of before.sessions) agent.sessions.set(id, length);
  return agent;
}

type Of<T> = Extract<LoggedEvent, { type: T }>;

export function eventsOf<T extends LoggedEvent['type']>(lab: Lab, type: T): Of<T>[] {
  return lab.events.filter((event): event is Of<T> => event.type === type);
}

/** The count-th event of this type, once. */
export function at(type: LoggedEvent['type'], count = 1): (event: LoggedEvent) => boolean {
  let seen = 0;
  return (event) => event.type === type && ++seen === count;
}

/** Interrupts the run at that event, as a signal does. */
export function interruptAt(lab: Lab, isMoment: (event: LoggedEvent) => boolean): LabOptions {
  const { stop } = lab;
  const onEvent = (event: LoggedEvent): void => {
    lab.events.push(event);
    if (isMoment(event))
      stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message: 'SIGINT' });
  };
  return { around: { onEvent, stop } };
}

interface Kept {
  readonly sessions: readonly (readonly [string, number])[];
  readonly turns: number;
  readonly events: number;
}

/**
 * Runs a lab's workflow, and leaves on disk and in the agent's sessions what a SIGKILL right after the event
 * would have left. What the run did from there on is forgotten; `agent` and `lab.events` keep what was before.
 */
export async function killedAt(
  lab: Lab,
  agent: ScriptedAgent,
  isMoment: (event: LoggedEvent) => boolean,
  options: LabOptions = {},
): Promise<void> {
  const state = join(lab.folder, '.raymond');
  const copy = mkdtempSync(join(tmpdir(), 'raymond-killed-'));
  let kept: Kept | null = null;
  const onEvent = (event: LoggedEvent): void => {
    lab.events.push(event);
    if (kept !== null || !isMoment(event)) return;
    cpSync(state, copy, { recursive: true });
    kept = { sessions: [...agent.sessions], turns: agent.turns.length, events: lab.events.length };
  };
  await lab.run(agent, { ...options, around: { ...options.around, onEvent } });
  const { sessions, turns, events } = found(kept);
  rmSync(state, { recursive: true });
  cpSync(copy, state, { recursive: true });
  rmSync(copy, { recursive: true });
  // The lock names this very process, which lives on.
  rmSync(join(state, 'state', 'r.lock'), { force: true });
  agent.sessions.clear();
  for (const [id, length] of sessions) agent.sessions.set(id, length);
  agent.turns.length = turns;
  lab.events.length = events;
}

function found(kept: Kept | null): Kept {
  if (kept === null) throw new Error('the run has never come to that moment');
  return kept;
}
