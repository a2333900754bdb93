import type { ResultSchema } from '../core/typed/result-schema.js';
import type { Runtime } from './runtime.js';

/**
 * What a `<result>` of the agent's has to fit (spec 7.4): the state's own schema, and the workflow's if the agent
 * leaves the workflow with it.
 */
export function resultSchemas(
  runtime: Runtime,
  agentId: string,
  { resultSchema }: { readonly resultSchema?: ResultSchema },
): readonly ResultSchema[] {
  const leaves = runtime.agent(agentId).stack.length === 0;
  const schemas = [resultSchema, leaves ? runtime.options.workflow.resultSchema : undefined];
  return schemas.filter((schema) => schema !== undefined);
}
