import type { AgentCli, TurnEvent, TurnOutcome, TurnRequest } from '../../../src/agents/agent.js';
import type { SessionStore } from '../../../src/agents/sessions.js';

/** What a turn meets: a model that answers, or what can go wrong. */
export type Happening =
  | { readonly kind: 'answer'; readonly text: string }
  /** An answer that says nothing. */
  | { readonly kind: 'empty' }
  /** Nothing is ever said. */
  | { readonly kind: 'hang' }
  /** A usage limit; epoch ms. */
  | { readonly kind: 'limit'; readonly resetAt: number }
  /** The API refuses: a wrong key, or too many requests just now. */
  | { readonly kind: 'refusal'; readonly status: 401 | 429 }
  /** 429, and the API wants to be left alone for an hour. */
  | { readonly kind: 'hour' }
  /** Something prints two lines that are no part of the stream, ahead of the answer. */
  | { readonly kind: 'garbage'; readonly text: string }
  /** The answer is cut off where the model may write no more, each time that it is asked. */
  | { readonly kind: 'overlong' }
  /** The process dies in the middle of the turn. */
  | { readonly kind: 'crash' };

export interface Taken {
  readonly outcome: TurnOutcome;
  readonly events: readonly TurnEvent[];
}

export interface TurnWishes extends Pick<TurnRequest, 'prompt' | 'session'> {
  /** Called once the turn is under way. */
  readonly onUnderWay?: () => void;
  readonly signal?: AbortSignal;
}

/** An adapter with everything around it that it needs for turns, in a home of its own. */
export interface Stage {
  /** The adapter for questions about sessions; turns are taken by `turn`. */
  readonly agent: AgentCli;
  readonly cwd: string;
  /** null if the CLI has none. */
  readonly sessions: SessionStore | null;
  /** Processes started so far. */
  readonly started: number;
  /** Times that a model was asked so far. */
  readonly requests: number;
  turn(happening: Happening, wishes: TurnWishes): Promise<Taken>;
  close(): Promise<void>;
}

export type OpenStage = () => Promise<Stage>;
