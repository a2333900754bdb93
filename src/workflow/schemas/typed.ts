import type { ResultSchema } from '../../core/typed/result-schema.js';
import type { Manifest } from '../parts/manifest-schema.js';
import type { StateFile } from '../parts/state-file.js';
import type { LoadedState } from '../parts/workflow.js';
import type { WrittenSchema } from './read.js';

/** States with what their results have to fit (spec 7.4). */
export interface TypedStates {
  readonly states: readonly LoadedState[];
  /** What the result has to fit with which an agent leaves the workflow. */
  readonly resultSchema?: ResultSchema;
  /** The schemas' files, for the fingerprint. */
  readonly files: readonly StateFile[];
}

/** True if anything in a workflow names a schema: what reads them is loaded only then. */
export function isTyped(workflow: {
  readonly states: readonly LoadedState[];
  readonly manifest: Manifest;
}): boolean {
  const { states, manifest } = workflow;
  return manifest.result_schema !== undefined || states.some((state) => writtenSchema(state) !== undefined);
}

/** A state graph reads its own. */
export function writtenSchema({ definition }: LoadedState): WrittenSchema | undefined {
  return definition.kind === 'graph' ? undefined : definition.options.result_schema;
}
