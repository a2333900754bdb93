import type { OptionPlace } from '../option-check.js';
import type { StateDefinition } from './workflow.js';

/** A state and, unless its options stand in a comment or nowhere, the place that its options were read from. */
export interface LoadedState {
  readonly definition: StateDefinition;
  readonly options: OptionPlace | null;
}
