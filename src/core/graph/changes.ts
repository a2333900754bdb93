import { updateAgent } from '../change.js';
import { LIMITS } from '../limits/limits.js';
import type { RaisedError, Run } from '../run.js';
import type { Variables } from './variables.js';

/** An agent's variables are these from now on (spec 5.6). */
export function setVariables(run: Run, agentId: string, values: Variables): Run {
  return updateAgent(run, agentId, { variables: values });
}

/** The last output goes with the agent through the graph, up to the run's result; long ones by their end. */
const LONGEST_OUTPUT = LIMITS.graphOutput.value;

/**
 * What a state has said becomes the next one's input, unless it said nothing.
 * @param isTyped it is JSON, and a part of it would be none (spec 7.4)
 */
export function keepOutput(run: Run, agentId: string, output: string, isTyped = false): Run {
  if (output.trim() === '') return run;
  return updateAgent(run, agentId, { pending_result: isTyped ? output : output.slice(-LONGEST_OUTPUT) });
}

/** The agent goes to the graph's error state, and the run fails with this in the end (spec 5.2). */
export function raiseError(run: Run, agentId: string, raised: RaisedError): Run {
  return updateAgent(run, agentId, { raised });
}
