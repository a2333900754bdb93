import type { LaunchFacts } from '../../runtime/checkpoint/checkpoint-schema.js';
import { canonicalJson } from '../identity/canonical.js';

/** The inputs that make a run what it is. */
export type FactName = 'input' | 'workflow' | 'agent' | 'model' | 'vars';

/** The inputs in which two starts differ. */
export function differences(a: LaunchFacts, b: LaunchFacts): FactName[] {
  const of = (facts: LaunchFacts) => ({
    input: facts.input_hash,
    workflow: facts.workflow,
    agent: facts.agent,
    model: facts.model,
    vars: canonicalJson(facts.vars),
  });
  const [ours, theirs] = [of(a), of(b)];
  return (Object.keys(ours) as FactName[]).filter((name) => ours[name] !== theirs[name]);
}
