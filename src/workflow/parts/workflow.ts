import type { GraphState } from '../../core/graph/graph.js';
import type { ScriptOptions, StateOptions } from '../../core/protocol/state-options.js';
import type { Scope } from '../../core/scope/resolver.js';
import type { AgentSettings } from '../../core/settings/settings.js';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import type { Graph } from '../graph/graph.js';
import type { IncludedText } from '../includes.js';
import type { PathKey } from './findings.js';
import type { Manifest } from './manifest-schema.js';
import type { StateFile } from './state-file.js';
import type { YamlSource } from './yaml-source.js';

export type { Manifest } from './manifest-schema.js';

/**
 * A workflow's static definition, whatever container it came in (spec 2). It is read whole when it is
 * opened: every state is parsed and checked then, and an agent that edits the files cannot steer the run.
 */
export interface Workflow {
  readonly name: string;
  /** As a user would give it again, absolute. */
  readonly path: string;
  readonly entry: string;
  /** State names with extension (`REVIEW.md`, `POLL.sh`, `review:SECURITY.md`), in a stable order; full ones (spec 7.2). */
  readonly states: readonly string[];
  readonly manifest: Manifest;
  /** What the manifest says of the agents of all its states (spec 7.5), files read. */
  readonly settings?: AgentSettings;
  readonly fingerprint: Fingerprint;
  /** Findings that do not stop a run: unknown keys, for instance. None for a run that goes on, which has been told. */
  readonly warnings: readonly string[];
  /** Present if the workflow is a state graph (spec 5). */
  readonly graph?: Graph;
  /** Every state that a run may come to from these, as far as can be told; absent: any. */
  readonly reach?: (from: readonly string[]) => Promise<ReadonlySet<string>>;
  /** @throws WorkflowError for a name that is not in `states`. */
  state(name: string): StateDefinition;
  /** The line in its file where a state says something of itself; absent: it is not known. */
  lineOf?(state: string, key: string): number | undefined;
  /** What the workflow that a state belongs to has for its own, be it the run's or one that this uses (spec 7.2). */
  partOf(state: string): WorkflowContent;
  /**
   * The state name that a target means on this platform (spec 1.7) where it stands in a state.
   * @param from the state that says it: what its workflow's manifest lists is what it can name (spec 7.2)
   * @throws ProtocolError MISSING_TARGET, AMBIGUOUS_TARGET or INVALID_TRANSITION.
   */
  resolve(target: string, from: string): string;
}

export type StateDefinition = PromptState | ScriptState | GraphStateDefinition;

export interface PromptState {
  readonly kind: 'prompt';
  readonly name: string;
  /** For messages: the file as a user knows it. */
  readonly file: string;
  /** With what it includes. */
  readonly body: string;
  /** The parts of it that other files have, in its order; absent: none. */
  readonly included?: readonly IncludedText[];
  /** 1-based line in `file` where the body starts. */
  readonly bodyLine: number;
  readonly options: StateOptions;
  /** What its `<result>` has to fit (spec 7.4). */
  readonly resultSchema?: ResultSchema;
  /** What its options say of its agent (spec 7.5), files read. */
  readonly settings?: AgentSettings;
}

export interface ScriptState {
  readonly kind: 'script';
  readonly name: string;
  readonly file: string;
  readonly runtime: 'bash' | 'powershell' | 'cmd';
  /** Read when the workflow was opened, and what is run, whatever has become of the file since. */
  readonly text: string;
  /** The script on disk; absent where the container is not a folder. */
  readonly path?: string;
  readonly options: ScriptOptions;
  /** What its `<result>` has to fit (spec 7.4). */
  readonly resultSchema?: ResultSchema;
}

/** A state of a state graph (spec 5). */
export interface GraphStateDefinition {
  readonly kind: 'graph';
  readonly name: string;
  readonly file: string;
  readonly state: GraphState;
  /** Its visit limit, in the engine's words. */
  readonly options: ScriptOptions;
}

/** SHA-256 over the workflow's files (spec 2.3). */
export interface Fingerprint {
  readonly sha256: string;
  readonly files: Readonly<Record<string, string>>;
  /** Where all that was read. It is no part of the sum. */
  readonly onDisk: OnDisk;
}

/** What a workflow was read from, absolute paths; one may be there twice. */
export interface OnDisk {
  readonly files: readonly string[];
  /** In which each file with a state's name is a state. */
  readonly folders: readonly string[];
}

/** A state and, unless its options stand in a comment or nowhere, the place that its options were read from. */
export interface LoadedState {
  readonly definition: StateDefinition;
  readonly options: { readonly source: YamlSource; readonly prefix: readonly PathKey[] } | null;
  /** 1-based line in the definition's file where its prompt or script starts. */
  readonly textLine: number;
  /** Columns that the file has before each line of it: a document's text is indented. Absent: none. */
  readonly textIndent?: number;
}

/** What is a workflow's own, also where another one uses it (spec 7.2). */
export interface WorkflowContent {
  readonly manifest: Manifest;
  /** Its files that are no states (spec 1.5), by their names in it. */
  readonly shared: readonly StateFile[];
  /** What its manifest says of the agents of all its states (spec 7.5), files read. */
  readonly settings?: AgentSettings;
  /** The manifest's own text; null: there is none, or none that can be read. */
  readonly top?: YamlSource | null;
  /** What the result has to fit with which an agent leaves the workflow (spec 7.4). */
  readonly resultSchema?: ResultSchema;
}

/** The run's own workflow, or one that it uses, under one of the names on the way there (spec 7.2). */
export interface WorkflowPart extends Scope, WorkflowContent {
  /** It stands earlier in the list too, under another name: what is wrong with it is told there. */
  readonly isAgain: boolean;
}

/** A workflow that uses no other. */
export function soleWorkflow(part: Pick<WorkflowPart, 'names' | 'entry'> & WorkflowContent): WorkflowPart {
  return { ...part, scope: '', imports: new Map(), isAgain: false };
}
