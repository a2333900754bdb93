import type { ResultSchema } from '../../core/typed/result-schema.js';
import type { Manifest } from '../parts/manifest-schema.js';
import type { StateFile } from '../parts/state-file.js';
import type { LoadedState } from '../parts/workflow.js';
import type { WrittenSchema } from './read.js';

/** States with the schemas that their results have to fit (spec 7.4). */
export interface TypedStates {
  readonly states: readonly LoadedState[];
  /** The schema of the result with which an agent leaves the workflow. */
  readonly resultSchema?: ResultSchema;
  /** The schemas' files, for the fingerprint. */
  readonly files: readonly StateFile[];
}

/** Whether anything in a workflow names a schema: only then is the code loaded that reads them. */
export function isTyped(workflow: {
  readonly states: readonly LoadedState[];
  readonly manifest: Manifest;
}): boolean {
  const { states, manifest } = workflow;
  return manifest.result_schema !== undefined || states.some((state) => writtenSchema(state) !== undefined);
}

/** The schema as it is written; none for a state graph, which reads its own. */
export function writtenSchema({ definition }: LoadedState): WrittenSchema | undefined {
  return definition.kind === 'graph' ? undefined : definition.options.result_schema;
}
