import type { Agent, AgentFields, Run, RunFields } from './run.js';

// Core's own tools for the functions that change a run. Nothing outside core imports them: what can happen to
// a run is the list of those functions (docs/architecture.md), and a test keeps it.

export function sealRun(fields: RunFields): Run {
  return fields as Run;
}

export function sealAgent(fields: AgentFields): Agent {
  return fields as Agent;
}

export function updateRun(run: Run, change: Partial<RunFields>): Run {
  return sealRun({ ...run, ...change });
}

/** Every other agent stays the very object that it was: the state file's writer knows by that what is new. */
export function updateAgent(run: Run, id: string, change: Partial<AgentFields>): Run {
  return updateRun(run, {
    agents: run.agents.map((agent) => (agent.id === id ? sealAgent({ ...agent, ...change }) : agent)),
  });
}
