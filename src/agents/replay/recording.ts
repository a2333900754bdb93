import type { Usage } from '../../core/run.js';

export const RECORDING_VERSION = 1;

/** One turn as `--record` keeps it (spec 6.3): a file `<nnn>-<agent id>-<STATE>.json`. */
export interface RecordedTurn {
  readonly version: typeof RECORDING_VERSION;
  /** The agent's id in the run. */
  readonly agent: string;
  readonly state: string;
  /** Which visit of the state by this agent it is, counted from 1. */
  readonly visit: number;
  /** Which turn of this visit it is, counted from 0. */
  readonly turn: number;
  /** SHA-256 in hex of `prompt`; of the prompt as sent where that is absent. Without it any prompt is answered. */
  readonly prompt_sha256?: string;
  /** The prompt, with `{{run_id}}`, `{{task_folder}}` and the like for what only that run had. */
  readonly prompt?: string;
  /** Names that stand as `{{name}}` in the text, the events and the files, for a value of the run that plays it. */
  readonly placeholders?: readonly string[];
  readonly text: string;
  readonly session: string | null;
  readonly cost_usd: number;
  readonly usage: Usage;
  readonly events: readonly RecordedEvent[];
  /** Set when the turn failed; `kind` is the adapter's FailureKind. */
  readonly failure?: RecordedFailure;
  /** What the turn has written (`--files`), as changes to its task folder and work tree. */
  readonly files?: readonly RecordedFile[];
}

export interface RecordedFile {
  readonly in: 'task_folder' | 'cwd';
  /** Relative, with slashes. */
  readonly path: string;
  readonly text?: string;
  /** Content that is no text. */
  readonly base64?: string;
  readonly deleted?: true;
}

export interface RecordedFailure {
  readonly kind: string;
  readonly message: string;
  /** Epoch ms. */
  readonly reset_at?: number;
  readonly retry_after_ms?: number;
}

/** Something a turn did. `delay_ms` is waited before it is played; recorders write none. */
export type RecordedEvent = { readonly delay_ms?: number } & (
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string; readonly summary: string }
  | { readonly type: 'cli_retry'; readonly message: string }
  | { readonly type: 'warning'; readonly message: string }
);

export function mapRecordedTexts<Event extends RecordedEvent>(
  event: Event,
  change: (text: string) => string,
): Event {
  const texts = ['text', 'summary', 'message'].filter((key) => Object.hasOwn(event, key));
  const values = event as unknown as Readonly<Record<string, string>>;
  return { ...event, ...Object.fromEntries(texts.map((key) => [key, change(values[key]!)])) };
}

export interface WrittenReply {
  readonly text: string;
  /** USD. */
  readonly cost: number;
  /** Time before the text, and between tools. */
  readonly delay_ms: number;
  readonly tools: readonly { readonly name: string; readonly summary: string }[];
  readonly files: readonly RecordedFile[];
}

/** The turns of one visit: the reply to the prompt, then to each reminder. */
export type WrittenVisit = readonly WrittenReply[];

export interface Recording {
  readonly folder: string;
  /** In the order of their files. */
  readonly turns: readonly RecordedTurn[];
  /** `replies.yaml`: `STATE` or `AGENT/STATE` → visits. */
  readonly replies: Readonly<Record<string, readonly WrittenVisit[]>>;
}
