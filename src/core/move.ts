import { updateAgent } from './change.js';
import type { Agent, AgentFields, OpenAsk, Run } from './run.js';

/** What the runtime has to do about a step; the step itself does nothing (spec 3.1). */
export type Effect =
  | { readonly type: 'start'; readonly agent: string }
  | { readonly type: 'forked'; readonly parent: string; readonly worker: Agent }
  | { readonly type: 'asked'; readonly agent: string; readonly ask: OpenAsk }
  | {
      readonly type: 'ended';
      readonly agent: string;
      readonly result: string;
      /** Who may wait for it at a join; null for main. */
      readonly parent: string | null;
    };

export interface StepResult {
  readonly run: Run;
  readonly effects: readonly Effect[];
}

/** What every entry into a state sets: nothing of the visit before is left but session, stack and cwd. */
export function enter(state: string, input: string | undefined): Partial<AgentFields> {
  return {
    current_state: state,
    pending_result: input ?? null,
    model_override: null,
    status: 'active',
    retry_count: 0,
    error: null,
    turn: null,
    ask: null,
    answered_ask: null,
    door: undefined,
    joined: undefined,
  };
}

export function moved(run: Run, agent: Agent, change: Partial<AgentFields>): StepResult {
  return { run: updateAgent(run, agent.id, change), effects: [{ type: 'start', agent: agent.id }] };
}
