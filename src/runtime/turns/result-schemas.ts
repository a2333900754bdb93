import { scopeOf } from '../../core/scope/full-name.js';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import type { Visit } from '../record.js';

/**
 * What a `<result>` of the agent's has to fit (spec 7.4): the state's own schema, and the workflow's if the agent
 * leaves the workflow with it.
 */
export function resultSchemas({
  runtime,
  agentId,
  state: { resultSchema },
}: Visit<{ readonly resultSchema?: ResultSchema }>): readonly ResultSchema[] {
  const { stack, current_state: state } = runtime.agent(agentId);
  const back = stack.at(-1)?.state;
  // The end of the agent, or the way back to the workflow that has called this one.
  const leaves = back === undefined || scopeOf(back) !== scopeOf(state);
  const schemas = [resultSchema, leaves ? runtime.options.workflow.partOf(state).resultSchema : undefined];
  return schemas.filter((schema) => schema !== undefined);
}
