import type { AgentCli, TurnFailure, TurnRequest } from '../../agents/agent.js';
import type { Routing } from '../../core/protocol/route.js';
import type { AgentError, OpenTurn } from '../../core/run.js';
import type { PromptState } from '../../workflow/parts/workflow.js';
import type { Visit, VisitEnd } from '../record.js';
import type { SettingsOfTurn } from './state-settings.js';
import type { CarryOn } from './turn-plan.js';

/** A visit whose work is turns of an agent CLI, and what these have in common. */
export interface TurnsVisit extends Visit<Pick<PromptState, 'name' | 'file' | 'options'>> {
  readonly cli: AgentCli;
  /** The state's whole prompt, filled in. */
  prompt(): string;
  /** Comes between the record of the visit's first turn and the agent's start. */
  begun?(turn: OpenTurn): Promise<void>;
  /** What the turns' requests have beyond those of a prompt state. */
  readonly extra?: Pick<
    TurnRequest,
    'agentProfile' | 'allowAllTools' | 'appendSystemPrompt' | 'chooseAnswer'
  >;
  /** What its agent may use (spec 7.5). */
  readonly settings: SettingsOfTurn;
  readonly env?: Readonly<Record<string, string>>;
  /** What a final message has to end with, for notices. */
  readonly ending?: string;
}

/** How a turn ended. */
export type EndedTurn =
  | AnsweredTurn
  | FailedTurn
  /** It was not started, or interrupted: the run is stopping. */
  | { readonly kind: 'stopped' };

export interface AnsweredTurn {
  readonly kind: 'answered';
  readonly turn: OpenTurn;
  /** The final message. */
  readonly text: string;
  /** The session that it was given in. */
  readonly session: string;
}

export interface FailedTurn {
  readonly kind: 'failed';
  readonly turn: OpenTurn;
  readonly failure: TurnFailure;
  /** USD of this turn. */
  readonly costUsd: number;
}

/** Where a final message leads: to the visit's end, or to a reminder. It is the state's own rule. */
export type Judge = (answered: AnsweredTurn) => TurnJudgement | Promise<TurnJudgement>;

export type TurnJudgement = VisitEnd | Reminding;

/** What was wrong with a final message, and what the same session is told of it (spec 1.4). */
export type Reminding = Extract<Routing, { kind: 'remind' }>;

/** What comes next in a visit. */
export type Next =
  /** The state's prompt, for the first time. */
  | { readonly kind: 'prompt' }
  | ({ readonly kind: 'reminder'; readonly turn: OpenTurn; readonly session: string } & Pick<
      Reminding,
      'text' | 'asksInput'
    >)
  | ({ readonly kind: 'again' } & CarryOn)
  /** No further turn. */
  | { readonly kind: 'over'; readonly outcome: TurnsOutcome };

/** What the turns of a visit have come to. */
export type TurnsOutcome =
  /** A final message led to this, or the run is stopping, or a person is to decide. */
  | { readonly kind: 'ended'; readonly end: VisitEnd }
  /** A failure that no further attempt mends. */
  | {
      readonly kind: 'failed';
      readonly turn: OpenTurn;
      readonly error: AgentError;
      /** The agent CLI could do no work at all: it is missing, its key or its model is wrong. */
      readonly isSetup: boolean;
    }
  /** Reminders have come to nothing. */
  | { readonly kind: 'unheeded'; readonly error: AgentError };

/** No further turn: the visit has this end. */
export function over(end: VisitEnd): Next {
  return { kind: 'over', outcome: { kind: 'ended', end } };
}
