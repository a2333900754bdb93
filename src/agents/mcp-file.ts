import { AGENT_KEYS } from '../core/agent-clis.js';
import type { JsonObject, McpServers } from '../core/settings/settings.js';

/**
 * MCP servers as agent CLIs read them from a file. A server is a child of the CLI and gets all that this has: the
 * keys of the agents are taken out, unless the server is given them by name (spec 4.8, 6.5).
 */
export function mcpFileText(servers: McpServers): string {
  const named = Object.entries(servers).map(([name, server]) => [name, withoutKeys(server)]);
  return JSON.stringify({ mcpServers: Object.fromEntries(named) });
}

/** One that is no program has no environment. */
function withoutKeys(server: JsonObject): JsonObject {
  if (typeof server.command !== 'string') return server;
  const keys = Object.fromEntries(AGENT_KEYS.map(({ variable }) => [variable, '']));
  return { ...server, env: { ...keys, ...(server.env as JsonObject | undefined) } };
}
