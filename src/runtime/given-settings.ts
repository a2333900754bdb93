import { readFile } from 'node:fs/promises';
import { AGENT_CLIS, type AgentCliFacts, isAgentCliName } from '../core/agent-clis.js';
import { messageOf, UsageError } from '../core/errors.js';
import { PERMISSION_MODES } from '../core/launch.js';
import type { Launch } from '../core/run.js';
import { refusedArgument } from '../core/settings/refused-args.js';
import { parseRule } from '../core/settings/rules.js';
import type { McpServers } from '../core/settings/settings.js';
import { readJsonObject } from '../core/text/json-object.js';
import { nearest } from '../core/text/nearest.js';
import { parseServers, ServerList } from '../workflow/parts/mcp-servers.js';

/** What a command line or the inputs say of what agents may use. It is checked before anything is spent (spec 7.5). */

/**
 * The MCP servers of some files; null without files.
 * @param given what names the files, for messages
 * @throws UsageError
 */
export async function readServerFiles(given: string, files: readonly string[]): Promise<McpServers | null> {
  const servers = new ServerList();
  for (const file of files) {
    const problem = servers.add(await readServers(given, file));
    if (problem !== null) throw new UsageError(`${given}: ${problem}.`, { file });
  }
  return files.length === 0 ? null : servers.all;
}

async function readServers(given: string, file: string): Promise<McpServers> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${given}: the file cannot be read: ${messageOf(error)}`, { file });
  });
  const read = readJsonObject(text);
  if ('problem' in read) {
    const { problem, line, column } = read;
    throw new UsageError(`${given}: the file ${problem} (line ${line}, column ${column})`, { file, line });
  }
  const found = parseServers(read.object);
  if ('problem' in found) throw new UsageError(`${given}: ${found.problem}`, { file });
  return found.servers;
}

/** The options of a run that give rights or take them. */
export type GivenRights = Pick<Launch, 'allow' | 'deny' | 'permission_mode' | 'agent_args'>;

/**
 * Checks rules, arguments and permissions that are given.
 * @param named how a face calls the option that sets each: `--allow`, `allow`; of `agent_args` the CLI's
 * @throws UsageError
 */
export function checkRights(given: GivenRights, named: (option: string, cli?: string) => string): void {
  const { permission_mode: mode, agent_args: args } = given;
  if (mode !== null && !PERMISSION_MODES.some((each) => each === mode)) {
    const near = nearest(PERMISSION_MODES, mode);
    const hint = near === undefined ? `Known: ${PERMISSION_MODES.join(', ')}.` : `Did you mean ${near}?`;
    throw new UsageError(`"${mode}" is no permission mode. ${hint}`);
  }
  for (const key of ['allow', 'deny'] as const) {
    const strange = given[key]?.find((rule) => parseRule(rule) === null);
    if (strange !== undefined) {
      const such = "such as Edit or 'Bash(npm test:*)'";
      throw new UsageError(`${named(key)}: "${strange}" is no permission rule, ${such}.`);
    }
  }
  if (args === null || !isAgentCliName(args.cli)) return;
  const { ownFlags }: AgentCliFacts = AGENT_CLIS[args.cli];
  const why = refusedArgument(args.list, ownFlags);
  if (why !== null) throw new UsageError(`${named('agent-arg', args.cli)}: ${why}.`);
}
