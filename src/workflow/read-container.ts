import { basename, dirname, resolve } from 'node:path';
import { messageOf, WorkflowError } from '../core/errors.js';
import type { Platform } from '../core/protocol/resolve.js';
import { type AgentSettings, SETTING_KEYS } from '../core/settings/settings.js';
import { readPlainFile } from '../process/files.js';
import { ownEntryOf } from './entry.js';
import { namedInArchive, namedInFolder, type ReadNamed, readFolder } from './files.js';
import type { Location } from './locate.js';
import { type Finding, report } from './parts/findings.js';
import { fingerprintOf } from './parts/fingerprint.js';
import {
  decodeText,
  isSharedName,
  isWorkflowFile,
  MANIFEST_NAME,
  type StateFile,
  withUnixLineEnds,
} from './parts/state-file.js';
import type { Fingerprint, LoadedState, Manifest, OnDisk, WorkflowContent } from './parts/workflow.js';
import type { YamlSource } from './parts/yaml-source.js';
import { readStateFiles } from './read-state-files.js';
import { isTyped, type TypedStates } from './schemas/typed.js';
import type { SettingsOf, SettingsReading } from './settings.js';

/** The contents of one folder, archive or document, without other workflows that it uses. */
export interface ReadContainer extends WorkflowContent {
  readonly location: Location;
  /** The document, or the manifest. Null without a readable one. */
  readonly top: YamlSource | null;
  /** States by their own names. */
  readonly states: readonly LoadedState[];
  /** Where it starts by itself, whatever state the user has named. Null without a single place. */
  readonly ownEntry: string | null;
  readonly fingerprint: Fingerprint;
}

/** The files of a workflow: its states', its manifest's, and all that their keys may name. */
export interface Container {
  readonly files: readonly StateFile[];
  readonly readNamed: ReadNamed;
}

export interface ReadFor {
  readonly platform: Platform;
  /** The CLI that the command line asks for. */
  readonly agentCli: string | undefined;
  readonly maySkipPermissions: boolean | undefined;
}

/** Reads the states and the manifest out of the files. Problems go to `findings`. */
export async function readContents(
  location: Location,
  { files, readNamed }: Container,
  top: YamlSource | null,
  { platform, agentCli, maySkipPermissions }: ReadFor,
  findings: Finding[],
): Promise<ReadContainer> {
  const untyped = await readStates(location, files, top, platform, findings);
  const typed = await readSchemas({ ...untyped, top }, readNamed, findings);
  const { manifest } = untyped;
  const { states, ...settled } = await readAllSettings(
    {
      ...{ states: typed.states, manifest, top, agentCli },
      fingerprint: fingerprintOf(withoutTwins([...files, ...typed.files]), placeOf(location)),
    },
    { readNamed, maySkipPermissions, findings },
  );
  const { resultSchema } = typed;
  const shared = files.filter(({ name }) => isSharedName(name));
  const ownEntry = ownEntryOf(states, platform);
  return {
    ...settled,
    ...(resultSchema && { resultSchema }),
    location,
    top,
    states,
    manifest,
    ownEntry,
    shared,
  };
}

/** The paths of a workflow on disk. Of an archive, only the archive itself is on disk. */
function placeOf({ kind, container }: Location): Partial<OnDisk> {
  const path = resolve(container);
  if (kind === 'archive') return { files: [path] };
  return kind === 'folder' ? { folders: [path] } : {};
}

/** Reads settings. The code for that is loaded only where a workflow has some. */
export async function readAllSettings(
  workflow: SettingsOf,
  reading: Omit<SettingsReading, 'place' | 'clis' | 'files'>,
): Promise<{
  readonly states: readonly LoadedState[];
  readonly fingerprint: Fingerprint;
  readonly settings?: AgentSettings;
}> {
  const { states, fingerprint, manifest } = workflow;
  const has = (options: object): boolean => SETTING_KEYS.some((key) => Object.hasOwn(options, key));
  if (!has(manifest) && !states.some(({ definition }) => has(definition.options)))
    return { states, fingerprint };
  return (await import('./settings.js')).readWorkflowSettings(workflow, reading);
}

/** Reads schemas. The code for that is loaded only where a workflow has some. */
async function readSchemas(
  read: {
    readonly states: readonly LoadedState[];
    readonly manifest: Manifest;
    readonly top: YamlSource | null;
  },
  readNamed: ReadNamed,
  findings: Finding[],
): Promise<TypedStates> {
  if (!isTyped(read)) return { states: read.states, files: [] };
  const { readResultSchemas } = await import('./schemas/read.js');
  return readResultSchemas(read, readNamed, findings);
}

/** The files without repetitions: a schema may be a file that prompts include, or a state graph's own. */
function withoutTwins(files: readonly StateFile[]): readonly StateFile[] {
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/** Reads a workflow that another one uses. A state graph is only reported as being one. */
export async function readContainer(
  location: Location,
  readFor: ReadFor,
  findings: Finding[],
): Promise<ReadContainer | 'graph'> {
  const container = await readFiles(location);
  const found: Finding[] = [];
  const top = await readManifestText(location, container.files, found);
  if (top !== null && isGraph(top.data)) return 'graph';
  findings.push(...found);
  const read = await readContents(location, container, top, readFor, findings);
  if (read.states.length === 0 && !findings.some(({ severity }) => severity === 'error')) {
    const message = 'there are no states in it (.md, .sh, .ps1 or .bat files)';
    findings.push({ severity: 'error', rule: 'no-entry', file: location.container, message });
  }
  return read;
}

/** The files of what holds a workflow. @throws WorkflowError if it cannot be read at all */
export async function readFiles({ kind, container }: Location): Promise<Container> {
  switch (kind) {
    case 'folder':
      return { files: await readFolder(container), readNamed: namedInFolder(container) };
    case 'archive': {
      const { readArchive } = await import('./archive.js');
      const all = await readArchive(container);
      return { files: all.filter(({ name }) => isWorkflowFile(name)), readNamed: namedInArchive(all) };
    }
    case 'document': {
      const bytes = readBytes(container);
      const file = { name: basename(container), file: container, path: resolve(container), bytes };
      return { files: [file], readNamed: namedInFolder(dirname(container)) };
    }
  }
}

function readBytes(file: string): Uint8Array {
  try {
    return readPlainFile(file);
  } catch (cause) {
    throw new WorkflowError(`cannot read the workflow: ${messageOf(cause)}`, { file }, { cause });
  }
}

/** The YAML of the document itself, or of the `workflow.yaml` beside the states. Null if it is missing or broken. */
export async function readManifestText(
  { kind }: Location,
  files: readonly StateFile[],
  findings: Finding[],
): Promise<YamlSource | null> {
  const top = kind === 'document' ? files[0] : files.find(({ name }) => name === MANIFEST_NAME);
  const text = top && decodeText(top.bytes, top.file, findings);
  if (top === undefined || typeof text !== 'string') return null;
  const { parseYaml } = await import('./parts/yaml-source.js');
  const found: Finding[] = [];
  const source = parseYaml(withUnixLineEnds(text), top.file, found);
  if (source === null && /^initial\s*:/m.test(text)) {
    // This is a broken state graph: its own reader names the key's whole path.
    const { parseGraphYaml } = await import('./graph/document.js');
    return parseGraphYaml(withUnixLineEnds(text), top.file, findings);
  }
  findings.push(...found);
  return source;
}

async function readStates(
  { kind, container }: Location,
  files: readonly StateFile[],
  top: YamlSource | null,
  platform: Platform,
  findings: Finding[],
): Promise<{ states: readonly LoadedState[]; manifest: Manifest }> {
  if (top === null) {
    // A broken document has been reported; a folder needs no manifest.
    return { states: kind === 'document' ? [] : await readStateFiles(files, findings), manifest: {} };
  }
  if (kind !== 'document') refuseStates(top, findings);
  const { readManifest } = await import('./manifest.js');
  const manifest = readManifest(top, kind === 'folder' ? container : dirname(container), findings);
  if (kind !== 'document') return { manifest, states: await readStateFiles(files, findings) };
  const { readDocument } = await import('./document.js');
  return { manifest, states: readDocument(top, platform, findings) };
}

/** Reports states in a manifest: two places for the states of one workflow would hide one of them. */
function refuseStates(manifest: YamlSource, findings: Finding[]): void {
  if (!hasKey(manifest.data, 'states')) return;
  const problem = `are files where the workflow is a folder; to run these, give ${manifest.file} itself`;
  report({ source: manifest, findings }, ['states'], problem);
}

/** Whether it is a state graph: a file with `initial`, or one that lacks it and has states of a graph's types. */
export function isGraph(data: unknown): boolean {
  if (hasKey(data, 'initial')) return true;
  const states = hasKey(data, 'states') ? (data as { states: unknown }).states : null;
  if (typeof states !== 'object' || states === null) return false;
  return Object.values(states).some((state) =>
    GRAPH_TYPES.includes((state as { type?: unknown } | null)?.type),
  );
}

const GRAPH_TYPES: readonly unknown[] = ['agent', 'script', 'command', 'engine', 'group'];

function hasKey(data: unknown, key: string): boolean {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key);
}
