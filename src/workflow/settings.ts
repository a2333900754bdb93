import { type AgentCliFacts, agentCliOfState, DEFAULT_AGENT_CLI, factsOf } from '../core/agent-clis.js';
import { refusedArgument } from '../core/settings/refused-args.js';
import {
  type AgentSettings,
  type JsonObject,
  LONGEST_SYSTEM_PROMPT,
  type McpServers,
  SETTING_KEYS,
  type WrittenSettings,
} from '../core/settings/settings.js';
import type { ReadNamed } from './named-files.js';
import { findingAt, type OptionPlace } from './option-check.js';
import type { Finding } from './parts/findings.js';
import type { LoadedState } from './parts/loaded-state.js';
import { parseServers } from './parts/mcp-servers.js';
import { decodeText, type StateFile } from './parts/state-file.js';
import type { Manifest } from './parts/workflow.js';
import type { YamlSource } from './parts/yaml-source.js';

/** Where settings stand, and what they are read and checked with. */
export interface SettingsReading {
  readonly place: OptionPlace;
  readonly readNamed: ReadNamed;
  /** The CLIs whose turns they are for. */
  readonly clis: readonly string[];
  /** Everything may be allowed: `--dangerously-skip-permissions`; undefined: not known. */
  readonly maySkipPermissions: boolean | undefined;
  readonly findings: Finding[];
  /** Gets every file that is read: they are part of the fingerprint. */
  readonly files: StateFile[];
}

/** What a state or a manifest says of its agents, with its files read; what is wrong goes to the findings (spec 7.5). */
export async function readSettings(
  written: WrittenSettings,
  reading: SettingsReading,
): Promise<AgentSettings> {
  const { mcp, settings, system_prompt: prompt } = written;
  const plain = Object.fromEntries(
    SETTING_KEYS.filter(
      (key) => !['mcp', 'settings', 'system_prompt'].includes(key) && written[key] !== undefined,
    ).map((key) => [key, written[key]]),
  ) as AgentSettings;
  checkRights(plain, reading);
  const servers = mcp === undefined ? null : await readServers(mcp, reading);
  const object = settings === undefined ? null : await readObject('settings', settings, reading);
  const text = prompt === undefined ? null : await readPromptText(prompt, reading);
  return {
    ...plain,
    ...(servers !== null && { mcp: servers }),
    ...(object !== null && { settings: object }),
    ...(text !== null && { system_prompt: text }),
  };
}

function checkRights({ permission_mode: mode, args }: AgentSettings, reading: SettingsReading): void {
  if (mode === 'bypassPermissions' && reading.maySkipPermissions === false) {
    const message =
      'permission_mode: bypassPermissions lets agents do anything, which only who starts the run can say: dangerously-skip-permissions';
    refuse(reading, 'permission_mode', message);
  }
  for (const cli of args === undefined ? [] : reading.clis) {
    const { ownFlags = [] }: Partial<AgentCliFacts> = factsOf(cli) ?? {};
    const why = refusedArgument(args ?? [], ownFlags);
    if (why !== null) refuse(reading, 'args', `args for ${cli}: ${why}`);
  }
}

async function readServers(
  mcp: NonNullable<WrittenSettings['mcp']>,
  reading: SettingsReading,
): Promise<McpServers> {
  const sources = (Array.isArray(mcp) ? mcp : [mcp]) as readonly (string | McpServers)[];
  const servers = new Map<string, JsonObject>();
  for (const source of sources) {
    const data = typeof source === 'string' ? await readObject('mcp', source, reading) : source;
    if (data === null) continue;
    const found = parseServers(data);
    if ('problem' in found) {
      refuse(reading, 'mcp', `mcp: ${typeof source === 'string' ? `${source}: ` : ''}${found.problem}`);
      continue;
    }
    for (const [name, server] of Object.entries(found.servers)) {
      if (servers.has(name)) refuse(reading, 'mcp', `mcp: there are two servers ${name}`);
      servers.set(name, server);
    }
  }
  return Object.fromEntries(servers);
}

/** What a JSON file holds. */
async function readObject(
  key: 'mcp' | 'settings',
  name: string,
  reading: SettingsReading,
): Promise<JsonObject | null> {
  const text = await readText(key, name, reading);
  if (text === null) return null;
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as JsonObject;
    refuse(reading, key, `${key}: ${name} must hold a JSON object`);
  } catch (error) {
    refuse(reading, key, `${key}: ${name} is no JSON: ${(error as Error).message}`);
  }
  return null;
}

/** One line that ends like a file's name, and has no spaces, is a file; everything else is the text itself. */
const FILE_NAME = /^\S+\.(md|txt)$/;

async function readPromptText(
  prompt: NonNullable<WrittenSettings['system_prompt']>,
  reading: SettingsReading,
): Promise<string | null> {
  const name =
    typeof prompt !== 'string' ? prompt.file : FILE_NAME.test(prompt.trim()) ? prompt.trim() : null;
  const text = name === null ? (prompt as string) : await readText('system_prompt', name, reading);
  if (text === null) return null;
  if (text.trim() === '') refuse(reading, 'system_prompt', `system_prompt: ${name} is empty`);
  if (Buffer.byteLength(text) > LONGEST_SYSTEM_PROMPT)
    refuse(reading, 'system_prompt', `system_prompt: is over ${LONGEST_SYSTEM_PROMPT} bytes`);
  return text;
}

async function readText(
  key: 'mcp' | 'settings' | 'system_prompt',
  name: string,
  reading: SettingsReading,
): Promise<string | null> {
  const named = await reading.readNamed(name);
  if ('problem' in named) {
    refuse(reading, key, `${key}: ${named.problem}`);
    return null;
  }
  reading.files.push(named.file);
  return decodeText(named.file.bytes, named.file.file, reading.findings);
}

function refuse({ place, findings }: SettingsReading, key: keyof WrittenSettings, message: string): void {
  findings.push(findingAt(place, 'error', 'settings-refused', [key], message));
}

/** A workflow whose settings are to be read. */
export interface SettingsOf {
  readonly states: readonly LoadedState[];
  readonly manifest: Manifest;
  /** The manifest's own text. */
  readonly top: YamlSource | null;
}

export interface SettingsRead {
  readonly states: readonly LoadedState[];
  /** The manifest's. */
  readonly settings?: AgentSettings;
  /** The files that keys name: they are part of the fingerprint. */
  readonly named: readonly StateFile[];
}

/**
 * The states with what their agents may use, and what the manifest says of all of them.
 * @param agentCli that the command line asks for
 */
export async function readWorkflowSettings(
  { states, manifest, top }: SettingsOf,
  agentCli: string | undefined,
  reading: Omit<SettingsReading, 'place' | 'clis' | 'files'>,
): Promise<SettingsRead> {
  const files: StateFile[] = [];
  const runs = agentCli ?? manifest.agent ?? DEFAULT_AGENT_CLI;
  const read = (written: WrittenSettings, place: OptionPlace, clis: readonly string[]) =>
    readSettings(written, { ...reading, place, clis, files });
  const without = states.flatMap(({ definition }) =>
    definition.kind === 'prompt' && definition.options.args === undefined
      ? [agentCliOfState(definition.options.agent, runs)]
      : [],
  );
  const common = top && (await read(manifest, { source: top, prefix: [] }, [...new Set([runs, ...without])]));
  const own: LoadedState[] = [];
  for (const state of states) {
    const { definition, options: place } = state;
    if (definition.kind !== 'prompt' || place === null) {
      own.push(state);
      continue;
    }
    const settings = await read(definition.options, place, [agentCliOfState(definition.options.agent, runs)]);
    const has = Object.keys(settings).length > 0;
    own.push(has ? { ...state, definition: { ...definition, settings } } : state);
  }
  return {
    states: own,
    ...(common !== null && Object.keys(common).length > 0 && { settings: common }),
    named: files,
  };
}
