import { agentOf } from '../agents.js';
import { changed, updateAgent } from '../change.js';
import type { Change, RunEventOf } from '../events.js';
import { LIMITS } from '../limits/limits.js';
import type { RaisedError, Run } from '../run.js';
import { upperName, type Variables } from './variables.js';

/** Sets an agent's variables (spec 5.6); two names that are one in the environment are one variable. */
export function setVariables(
  run: Run,
  agentId: string,
  values: Variables,
  from: RunEventOf<'variables'>['from'],
): Change {
  const { variables: before, current_state: state } = agentOf(run, agentId);
  const set = Object.keys(values);
  const names = new Set(set.map(upperName));
  const kept = Object.entries({ ...before, ...values }).filter(
    ([name]) => set.includes(name) || !names.has(upperName(name)),
  );
  const after = Object.fromEntries(kept);
  if (JSON.stringify(after) === JSON.stringify(before)) return changed(run);
  const next = updateAgent(run, agentId, { variables: after });
  return changed(next, { type: 'variables', agent: agentId, state, values: after, from, set });
}

/** An agent takes its last output through the graph, up to the run's result. Of a long one it keeps the end. */
const LONGEST_OUTPUT = LIMITS.graphOutput.value;

/**
 * What a state has said becomes the next one's input, unless it said nothing.
 * @param isTyped whether it is JSON, of which a part would be none (spec 7.4)
 */
export function keepOutput(run: Run, agentId: string, output: string, isTyped = false): Run {
  if (output.trim() === '') return run;
  return updateAgent(run, agentId, { pending_result: isTyped ? output : output.slice(-LONGEST_OUTPUT) });
}

/** The agent goes to the graph's error state. When that ends, the run fails with this error (spec 5.2). */
export function raiseError(run: Run, agentId: string, raised: RaisedError): Run {
  return updateAgent(run, agentId, { raised });
}
