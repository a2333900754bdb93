import type { OptionPlace } from '../option-check.js';
import type { StateDefinition } from './workflow.js';

/** A state and, unless its options stand in a comment or nowhere, the place that its options were read from. */
export interface LoadedState {
  readonly definition: StateDefinition;
  readonly options: OptionPlace | null;
  /** 1-based line in the definition's file where its prompt or script starts. */
  readonly textLine: number;
}
