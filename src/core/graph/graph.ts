import type { ResultSchema } from '../typed/result-schema.js';

/** The states of a state graph, checked and in one form (spec 5): what the rules of `graph-*.ts` work on. */
export type GraphState = AgentGraphState | ScriptGraphState | CommandGraphState | EngineGraphState;

/** What every state can have (spec 5.3). Targets are state ids that exist; a group's are full ones (`g.s`). */
interface CommonGraphState {
  readonly id: string;
  /** For messages: the file as a user knows it, and the 1-based line of the state's key. */
  readonly file: string;
  readonly line: number;
  /** The group that the state came out of, or that it stands for. */
  readonly group: string | null;
  readonly routing: GraphRouting;
  /** Shell text as written; see `shellText`. */
  readonly notify: string | null;
  /** States. A group is listed as its states. */
  readonly resetOutputs: readonly string[];
  readonly maxVisits: VisitLimit | null;
  readonly resetMaxVisits: readonly string[];
  /** Where to go at once, instead of entering the state. */
  readonly skip: string | null;
  readonly teach: readonly TeachSource[];
  readonly feedback: Feedback | null;
}

export interface AgentGraphState extends CommonGraphState {
  readonly type: 'agent';
  readonly agent: string;
  readonly model: string | null;
  readonly prompt: string;
  readonly output: OutputOptions | null;
  /** What its output has to fit (spec 7.4). */
  readonly resultSchema?: ResultSchema;
}

export interface ScriptGraphState extends CommonGraphState {
  readonly type: 'script';
  readonly script: string;
  readonly args: readonly string[];
  readonly expose: readonly ExposedName[];
  readonly output: OutputOptions | null;
}

export interface CommandGraphState extends CommonGraphState {
  readonly type: 'command';
  readonly command: string;
  /** Relative to the project root; null for the root itself. */
  readonly directory: string | null;
  readonly expose: readonly ExposedName[];
  readonly output: OutputOptions | null;
}

export interface EngineGraphState extends CommonGraphState {
  readonly type: 'engine';
  /** A terminal state's verdict; null when the run decides. */
  readonly success: boolean | null;
  /** This state stands for a group, and only does what the group's own fields ask for (spec 5.8). */
  readonly isProxy: boolean;
}

/** Where a state goes on (spec 5.4). */
export type GraphRouting =
  | { readonly kind: 'on'; readonly PASSED: string; readonly FAILED: string | null }
  | {
      readonly kind: 'transitions';
      /** The targets without `default`. */
      readonly targets: Readonly<Record<string, string>>;
      readonly fallback: string | null;
    }
  | { readonly kind: 'continue'; readonly to: string }
  | ApprovalRouting
  | { readonly kind: 'terminal' };

export interface ApprovalRouting {
  readonly kind: 'approval';
  readonly question: string;
  readonly PASSED: string;
  readonly FAILED: string;
  readonly notify: string | null;
  readonly multiline: boolean;
  /** The reason is kept in `<name>_PASSED` or `<name>_FAILED` of each of these. */
  readonly variables: readonly string[];
}

export interface VisitLimit {
  readonly count: number;
  /** Where the entry after `count` goes; null when it fails the run. */
  readonly continue: string | null;
}

export interface OutputOptions {
  readonly store: boolean;
  /** How many lines are kept. */
  readonly tail: number | null;
  readonly marker: string | null;
  readonly markerEnd: string | null;
  /** How many earlier outputs an agent gets to see; null for all. */
  readonly useLatest: number | null;
}

export interface ExposedName {
  readonly name: string;
  /** It may be missing (`"note?"`). */
  readonly optional: boolean;
}

export interface TeachSource {
  readonly agent: string;
  readonly from: { readonly output: string } | { readonly variable: string };
  readonly scope: LessonScope;
}

export type LessonScope = 'global' | 'workflow';

export interface Feedback {
  readonly variable: string;
  readonly question: string;
  readonly required: boolean;
  readonly multiline: boolean;
}

export interface GraphInput {
  readonly name: string;
  readonly description: string | null;
  readonly log: boolean;
}

/** What an agent is told when its state says nothing (spec 5.3). */
export const DEFAULT_PROMPT = 'Work according to your rules';
