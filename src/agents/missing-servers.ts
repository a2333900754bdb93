import type { McpServers } from '../core/settings/settings.js';
import { arrayOr, objectOr, stringOr } from './json.js';

/** An MCP server that a turn goes without. */
export interface MissingServer {
  readonly name: string;
  /** What the CLI says of it: `failed`, `pending`, `needs-auth` … */
  readonly status: string;
}

/** @param servers what a CLI's stream says of all its servers: a list of names and statuses */
export function missingServers(servers: unknown): readonly MissingServer[] {
  return arrayOr(servers)
    .map(objectOr)
    .filter(({ status }) => status !== 'connected')
    .map(({ name, status }) => ({ name: stringOr(name, ''), status: stringOr(status, 'not there') }));
}

/** What is told of those that the turn was to have; others are the user's own. */
export function serverWarnings(
  cli: string,
  missing: readonly MissingServer[],
  asked: McpServers = {},
): string[] {
  return missing
    .filter(({ name }) => Object.hasOwn(asked, name))
    .map(({ name, status }) => `${cli} went without the MCP server ${name}, of which it says: ${status}`);
}
