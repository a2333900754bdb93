import type { AgentCli } from '../../agents/agent.js';

export function forwardingAgent(agent: AgentCli, turn: AgentCli['turn']): AgentCli {
  return {
    name: agent.name,
    capabilities: agent.capabilities,
    turn,
    sessionMark: (session, cwd) => agent.sessionMark(session, cwd),
    close: () => agent.close(),
  };
}
