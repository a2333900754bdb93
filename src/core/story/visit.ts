import type { LoggedEvent } from '../events.js';
import type { TurnKind, Usage } from '../run.js';

export type EventOf<Type extends LoggedEvent['type']> = Extract<LoggedEvent, { type: Type }>;

/** One turn of a visit: a prompt and its answer, a reminder, or a script's run. USD; ms. */
export interface StoryTurn {
  readonly turn: string;
  /** The number of the event that began it. */
  readonly seq: number;
  readonly kind: TurnKind;
  /** The name that the log has: that of a file in the run's folder. */
  readonly transcript: string | null;
  readonly tools: { readonly name: string; readonly summary: string }[];
  /** The event of its end, which also says where long texts are. */
  outcomeEvent: EventOf<'outcome'> | null;
  /** The number of that event; null while the turn goes on. */
  endSeq: number | null;
  cost_usd: number;
  /** The cost was shown, and not charged. */
  replayed: boolean;
  usage: Usage;
  ms: number | null;
}

/** Further events of a visit. One that is logged twice, before and after a crash, has the same key and is there once. */
export type ToldEvents = ReadonlyMap<string, LoggedEvent>;

/** One visit of a state by an agent, and how it went on from there. */
export interface StoryVisit {
  readonly agent: string;
  readonly state: string;
  /** The number of the event that began it. */
  readonly seq: number;
  /** The agent's n-th visit of this state, from 1. */
  readonly visit: number;
  /** The run's step that began it. Null in logs of older versions. */
  readonly step: number | null;
  readonly kind: 'prompt' | 'script' | 'engine';
  /** False where the beginning was not seen, or the agent was refused at the door: this counts as no visit. */
  readonly isEntered: boolean;
  readonly started: string;
  readonly input: string | null;
  readonly turns: StoryTurn[];
  readonly told: Map<string, LoggedEvent>;
  transition: EventOf<'transition'> | null;
  ended: string | null;
  /** Why the agent failed in it. Null again once a resume has tried once more. */
  failure: { readonly code: string; readonly message: string } | null;
}

export interface StoryAgent {
  /** What was logged on the way into the agent's first state. */
  readonly told: Map<string, LoggedEvent>;
  /** Visits that have happened, in order. */
  readonly visits: StoryVisit[];
}

/** Null for an event that the story keeps elsewhere, or not at all. */
export function eventKey(event: LoggedEvent): string | null {
  switch (event.type) {
    case 'warning':
    case 'reminder':
    case 'retry':
    case 'waiting':
      return String(event.seq);
    case 'forked':
      return `forked ${event.worker}`;
    case 'asked':
    case 'answered':
      return `${event.type} ${event.ask_id}`;
    case 'joined':
      return `joined ${event.state} ${event.workers.map(({ id }) => id).join()}`;
    case 'max_visits':
    case 'skipped':
    case 'join_timeout':
      return `${event.type} ${event.state}`;
    case 'stopped':
    case 'agent_ended':
      return event.type;
    default:
      return null;
  }
}

/** A state's kind by its name, for a visit whose beginning was not seen in the log. */
export function kindByName(state: string): 'script' | 'prompt' {
  return /\.(?:sh|ps1|bat)$/.test(state) ? 'script' : 'prompt';
}
