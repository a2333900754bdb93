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
 * A workflow's static definition, whatever container it came in (spec 2). It is read whole when it is opened: every
 * state is parsed and checked then, and an agent that edits the files cannot steer the run.
 */
export interface Workflow {
  readonly name: string;
  /** The absolute path as a user would give it again. */
  readonly path: string;
  readonly entry: string;
  /** Full state names (spec 7.2) with extension (`REVIEW.md`, `POLL.sh`, `review:SECURITY.md`), in a stable order. */
  readonly states: readonly string[];
  readonly manifest: Manifest;
  /** What the manifest says of the agents of all its states (spec 7.5), with its files read. */
  readonly settings?: AgentSettings;
  readonly fingerprint: Fingerprint;
  /** Findings that do not stop a run, such as unknown keys. Empty for a run that goes on, which has shown them. */
  readonly warnings: readonly string[];
  /** Present if the workflow is a state graph (spec 5). */
  readonly graph?: Graph;
  /** Every state that a run may reach from these, as far as can be told. Absent when any may be. */
  readonly reach?: (from: readonly string[]) => Promise<ReadonlySet<string>>;
  /** @throws WorkflowError for a name that is not in `states` */
  state(name: string): StateDefinition;
  /** The line in a state's file where the state sets a key. Undefined where that is not known. */
  lineOf?(state: string, key: string): number | undefined;
  /** What belongs to the workflow of a state alone, be it the run's or a used one (spec 7.2). */
  partOf(state: string): WorkflowContent;
  /**
   * The state name that a target in a state means on this platform (spec 1.7).
   * @param from the state that has the target: what its workflow's manifest lists is what it can name (spec 7.2)
   * @throws ProtocolError MISSING_TARGET, AMBIGUOUS_TARGET or INVALID_TRANSITION
   */
  resolve(target: string, from: string): string;
}

export type StateDefinition = PromptState | ScriptState | GraphStateDefinition;

export interface PromptState {
  readonly kind: 'prompt';
  readonly name: string;
  /** The path as a user knows it, for messages. */
  readonly file: string;
  /** The text with what it includes. */
  readonly body: string;
  /** The parts of it that come from other files, in its order. Absent without any. */
  readonly included?: readonly IncludedText[];
  /** The 1-based line of `file` where the body starts. */
  readonly bodyLine: number;
  readonly options: StateOptions;
  /** The schema that its `<result>` has to fit (spec 7.4). */
  readonly resultSchema?: ResultSchema;
  /** What its options say of its agent (spec 7.5), with files read. */
  readonly settings?: AgentSettings;
}

export interface ScriptState {
  readonly kind: 'script';
  readonly name: string;
  readonly file: string;
  readonly runtime: 'bash' | 'powershell' | 'cmd';
  /** The text when the workflow was opened. This is run, whatever has become of the file since. */
  readonly text: string;
  /** The script on disk. Absent where the container is not a folder. */
  readonly path?: string;
  readonly options: ScriptOptions;
  /** The schema that its `<result>` has to fit (spec 7.4). */
  readonly resultSchema?: ResultSchema;
}

/** A state of a state graph (spec 5). */
export interface GraphStateDefinition {
  readonly kind: 'graph';
  readonly name: string;
  readonly file: string;
  readonly state: GraphState;
  /** Its visit limit, in the form of script options. */
  readonly options: ScriptOptions;
}

/** SHA-256 over the workflow's files (spec 2.3). */
export interface Fingerprint {
  readonly sha256: string;
  readonly files: Readonly<Record<string, string>>;
  /** Where all that was read. It does not change the sum. */
  readonly onDisk: OnDisk;
}

/** Absolute paths that a workflow was read from. One may be there twice. */
export interface OnDisk {
  readonly files: readonly string[];
  /** Folders in which each file with a state's name is a state. */
  readonly folders: readonly string[];
}

/** A state with the place of its options, unless these stand in a comment or nowhere. */
export interface LoadedState {
  readonly definition: StateDefinition;
  readonly options: { readonly source: YamlSource; readonly prefix: readonly PathKey[] } | null;
  /** The 1-based line of the definition's file where its prompt or script starts. */
  readonly textLine: number;
  /** How many columns the file has before each of its lines, as a document's texts are indented. Absent for 0. */
  readonly textIndent?: number;
}

/** What belongs to one workflow alone, also where another one uses it (spec 7.2). */
export interface WorkflowContent {
  readonly manifest: Manifest;
  /** The files that are no states (spec 1.5), by their names in the workflow. */
  readonly shared: readonly StateFile[];
  /** What the manifest says of the agents of all its states (spec 7.5), with its files read. */
  readonly settings?: AgentSettings;
  /** The manifest's own text. Null without a readable one. */
  readonly top?: YamlSource | null;
  /** The schema of the result with which an agent leaves the workflow (spec 7.4). */
  readonly resultSchema?: ResultSchema;
}

/** The run's own workflow, or one that it uses, under one of the names that lead there (spec 7.2). */
export interface WorkflowPart extends Scope, WorkflowContent {
  /** The workflow is in the list before, under another name. Its problems are reported there. */
  readonly isAgain: boolean;
}

/** A workflow that uses no other. */
export function soleWorkflow(part: Pick<WorkflowPart, 'names' | 'entry'> & WorkflowContent): WorkflowPart {
  return { ...part, scope: '', imports: new Map(), isAgain: false };
}
