import type { LoggedEvent } from '../events.js';
import type { TurnKind, Usage } from '../run.js';

export type EventOf<Type extends LoggedEvent['type']> = Extract<LoggedEvent, { type: Type }>;

/** One turn of a visit: a prompt and its answer, a reminder, or a script's run. USD; ms. */
export interface StoryTurn {
  readonly turn: string;
  /** Of the event that began it. */
  readonly seq: number;
  readonly kind: TurnKind;
  /** As the log has it; its name is that of a file in the run's folder. */
  readonly transcript: string | null;
  readonly tools: { readonly name: string; readonly summary: string }[];
  /** How it ended, and where long texts of it lie. */
  outcomeEvent: EventOf<'outcome'> | null;
  /** Its number; null while the turn goes on. */
  endSeq: number | null;
  cost_usd: number;
  /** Its cost was shown, and not charged. */
  replayed: boolean;
  usage: Usage;
  ms: number | null;
}

/** Further events of a visit: what is told twice, before a crash and after it, has the same key and is there once. */
export type ToldEvents = ReadonlyMap<string, LoggedEvent>;

/** One visit of a state by an agent, and how it went on from there. */
export interface StoryVisit {
  readonly agent: string;
  readonly state: string;
  /** Of the event that began it. */
  readonly seq: number;
  /** Which one of the agent's in this state, from 1. */
  readonly visit: number;
  /** The run's step that began it; null in logs of older versions. */
  readonly step: number | null;
  readonly kind: 'prompt' | 'script' | 'engine';
  /** False where its beginning was not seen, or where the agent was refused at the door: it counts as no visit. */
  readonly isEntered: boolean;
  readonly started: string;
  readonly input: string | null;
  readonly turns: StoryTurn[];
  readonly told: Map<string, LoggedEvent>;
  transition: EventOf<'transition'> | null;
  ended: string | null;
  /** Why the agent failed in it; null again once a resume has tried once more. */
  failure: { readonly code: string; readonly message: string } | null;
}

export interface StoryAgent {
  /** On the way into its first state. */
  readonly told: Map<string, LoggedEvent>;
  /** Which have happened, in order. */
  readonly visits: StoryVisit[];
}

/** Null for what the story has another place for, or none. */
export function keyOf(event: LoggedEvent): string | null {
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

/** What a state is by its name, where the log does not say: its beginning was not seen. */
export function kindByName(state: string): 'script' | 'prompt' {
  return /\.(?:sh|ps1|bat)$/.test(state) ? 'script' : 'prompt';
}
