import type { JsonObject, McpServers } from '../../core/settings/settings.js';

/** MCP servers as every agent CLI writes them: `{ "mcpServers": { NAME: … } }`, or the servers alone. */
export function parseServers(
  data: JsonObject,
): { readonly servers: McpServers } | { readonly problem: string } {
  const servers = isObject(data.mcpServers) ? data.mcpServers : data;
  const names = Object.keys(servers);
  if (names.length === 0) return { problem: 'it holds no server' };
  const broken = names.find((name) => !isServer(servers[name]));
  if (broken !== undefined)
    return { problem: `the server ${broken} has neither a command (a text) nor a url` };
  const strange = names.find((name) => !/^[A-Za-z0-9_-]+$/.test(name));
  if (strange !== undefined)
    return { problem: `the server's name ${JSON.stringify(strange)} must be letters, digits, - and _` };
  return { servers: servers as McpServers };
}

function isServer(server: unknown): boolean {
  return isObject(server) && (typeof server.command === 'string' || typeof server.url === 'string');
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
