import type { PathKey } from './findings.js';
import type { StateDefinition } from './workflow.js';
import type { YamlSource } from './yaml-source.js';

/** A state and, unless its options stand in a comment or nowhere, the place that its options were read from. */
export interface LoadedState {
  readonly definition: StateDefinition;
  readonly options: { readonly source: YamlSource; readonly prefix: readonly PathKey[] } | null;
  /** 1-based line in the definition's file where its prompt or script starts. */
  readonly textLine: number;
  /** Columns that the file has before each line of it: a document's text is indented. Absent: none. */
  readonly textIndent?: number;
}
