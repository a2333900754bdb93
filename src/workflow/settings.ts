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
import { readJsonObject } from '../core/text/json-object.js';
import type { ReadNamed } from './files.js';
import { type Finding, findingAt, type OptionPlace } from './parts/findings.js';
import { fingerprintWith } from './parts/fingerprint.js';
import { parseServers, ServerList } from './parts/mcp-servers.js';
import { decodeText, type StateFile } from './parts/state-file.js';
import type { Fingerprint, LoadedState, Manifest } from './parts/workflow.js';
import type { YamlSource } from './parts/yaml-source.js';

/** Where settings stand, and what they are read and checked with. */
export interface SettingsReading {
  readonly place: OptionPlace;
  readonly readNamed: ReadNamed;
  /** The CLIs whose turns the settings are for. */
  readonly clis: readonly string[];
  /** Whether everything may be allowed (`--dangerously-skip-permissions`). Undefined when it is not known. */
  readonly maySkipPermissions: boolean | undefined;
  readonly findings: Finding[];
  /** Takes every file that is read, for the fingerprint. */
  readonly files: StateFile[];
}

/** What a state or a manifest says of its agents, with its files read (spec 7.5). Problems go to the findings. */
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
  const servers = new ServerList();
  for (const source of sources) {
    const data = typeof source === 'string' ? await readObject('mcp', source, reading) : source;
    if (data === null) continue;
    const found = parseServers(data);
    if ('problem' in found) {
      refuse(reading, 'mcp', `mcp: ${typeof source === 'string' ? `${source}: ` : ''}${found.problem}`);
      continue;
    }
    const problem = servers.add(found.servers);
    if (problem !== null) refuse(reading, 'mcp', `mcp: ${problem}`);
  }
  return servers.all;
}

async function readObject(
  key: 'mcp' | 'settings',
  name: string,
  reading: SettingsReading,
): Promise<JsonObject | null> {
  const found = await readText(key, name, reading);
  if (found === null) return null;
  const read = readJsonObject(found.text);
  if ('object' in read) return read.object;
  const { problem, ...place } = read;
  const message = `${key}: ${name} ${problem}`;
  reading.findings.push({ severity: 'error', rule: 'settings-refused', file: found.file, ...place, message });
  return null;
}

/** A single line without spaces that ends like a file's name is a file. Anything else is the text itself. */
const FILE_NAME = /^\S+\.(md|txt)$/;

async function readPromptText(
  prompt: NonNullable<WrittenSettings['system_prompt']>,
  reading: SettingsReading,
): Promise<string | null> {
  const name =
    typeof prompt !== 'string' ? prompt.file : FILE_NAME.test(prompt.trim()) ? prompt.trim() : null;
  const text =
    name === null ? (prompt as string) : ((await readText('system_prompt', name, reading))?.text ?? null);
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
): Promise<{ readonly text: string; readonly file: string } | null> {
  const named = await reading.readNamed(name);
  if ('problem' in named) {
    refuse(reading, key, `${key}: ${named.problem}`);
    return null;
  }
  reading.files.push(named.file);
  const { bytes, file } = named.file;
  const text = decodeText(bytes, file, reading.findings);
  return text === null ? null : { text, file };
}

function refuse({ place, findings }: SettingsReading, key: keyof WrittenSettings, message: string): void {
  findings.push(findingAt(place, 'error', 'settings-refused', [key], message));
}

/** A workflow whose settings are to be read. */
export interface SettingsOf {
  readonly states: readonly LoadedState[];
  readonly manifest: Manifest;
  readonly fingerprint: Fingerprint;
  /** The manifest's own text. */
  readonly top: YamlSource | null;
  /** The CLI that the command line asks for. */
  readonly agentCli: string | undefined;
}

/** The states with what their agents may use, and what the manifest says of all of them. */
export async function readWorkflowSettings(
  { states, manifest, fingerprint, top, agentCli }: SettingsOf,
  reading: Omit<SettingsReading, 'place' | 'clis' | 'files'>,
): Promise<{ states: LoadedState[]; settings?: AgentSettings; fingerprint: Fingerprint }> {
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
    fingerprint: fingerprintWith(fingerprint, files),
  };
}
