import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AGENT_KEYS } from '../core/agent-clis.js';
import type { JsonObject, McpServers } from '../core/settings/settings.js';

/** Gives the path of a file that has this text. */
export type FileFor = (text: string) => string;

/**
 * Files that an agent CLI is started with, in a folder that only we can read: MCP servers, settings (spec 7.5). The
 * same text has the same path; it is put back where something has changed it since.
 */
export class PrivateFiles {
  private folder: string | null = null;

  readonly fileFor: FileFor = (text) => {
    this.folder ??= mkdtempSync(join(tmpdir(), 'raymond-agent-'));
    const path = join(this.folder, `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`);
    if (textOf(path) !== text) {
      rmSync(path, { force: true });
      writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
    }
    return path;
  };

  remove(): void {
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
    this.folder = null;
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * MCP servers as agent CLIs read them from a file. A server is a child of the CLI and gets all that this has: the
 * keys of the agents are taken out, unless the server is given them by name (spec 4.8, 6.5).
 */
export function mcpFileText(servers: McpServers): string {
  const named = Object.entries(servers).map(([name, server]) => [name, withoutKeys(server)]);
  return JSON.stringify({ mcpServers: Object.fromEntries(named) });
}

/** A server that is an address and no program has no environment. */
function withoutKeys(server: JsonObject): JsonObject {
  if (typeof server.command !== 'string') return server;
  const keys = Object.fromEntries(AGENT_KEYS.map(({ variable }) => [variable, '']));
  return { ...server, env: { ...keys, ...(server.env as JsonObject | undefined) } };
}
