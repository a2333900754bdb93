import type { JsonObject, McpServers } from '../../core/settings/settings.js';
import { isJsonObject } from '../../core/text/json-object.js';

/** MCP servers as every agent CLI writes them: `{ "mcpServers": { NAME: … } }`, or the servers alone. */
export function parseServers(
  data: JsonObject,
): { readonly servers: McpServers } | { readonly problem: string } {
  const servers = isJsonObject(data.mcpServers) ? data.mcpServers : data;
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
  return isJsonObject(server) && (typeof server.command === 'string' || typeof server.url === 'string');
}

/** Servers of several files. Where two files have one name, that is reported, and the later one counts. */
export class ServerList {
  private readonly byName = new Map<string, JsonObject>();

  /** @returns the problems of these servers together with the earlier ones */
  add(servers: McpServers): string | null {
    const twice = Object.keys(servers).find((name) => this.byName.has(name));
    for (const [name, server] of Object.entries(servers)) this.byName.set(name, server);
    return twice === undefined ? null : `there are two servers ${twice}`;
  }

  get all(): McpServers {
    return Object.fromEntries(this.byName);
  }
}
