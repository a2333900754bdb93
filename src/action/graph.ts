import { UsageError } from '../core/errors.js';
import { EMPTY_CONTEXT } from '../core/graph/context.js';
import type { GraphStart } from '../runtime/launch.js';
import type { Workflow } from '../workflow/parts/workflow.js';

/**
 * What a state graph starts with: the input `vars` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for inputs without a value, and for `vars` where there is no state graph.
 */
export async function graphStart(
  workflow: Workflow,
  vars: Readonly<Record<string, string>> | null,
): Promise<GraphStart | undefined> {
  const { graph } = workflow;
  const given = vars ?? {};
  if (graph === undefined) {
    if (Object.keys(given).length === 0) return undefined;
    throw new UsageError(`vars: is for state graphs, and ${workflow.name} is none.`);
  }
  const { inputValues, missingInputs, readVars } = await import('../workflow/graph/vars.js');
  const { values, missing } = inputValues(graph.inputs, given, await readVars(graph.folder));
  if (missing.length > 0) throw missingInputs(missing, workflow.path);
  return { entry: workflow.entry, context: { ...EMPTY_CONTEXT, vars: values } };
}
