import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { messageOf, WorkflowError } from '../core/errors.js';
import type { Platform } from '../core/protocol/resolve.js';
import { SETTING_KEYS } from '../core/settings/settings.js';
import { ownEntryOf } from './entry.js';
import { readFolder } from './folder.js';
import type { Location } from './locate.js';
import { namedInArchive, namedInFolder, type ReadNamed } from './named-files.js';
import type { OpenOptions } from './open.js';
import type { Finding } from './parts/findings.js';
import type { LoadedState } from './parts/loaded-state.js';
import type { OwnParts } from './parts/part.js';
import {
  decodeText,
  isSharedName,
  isWorkflowFile,
  MANIFEST_NAME,
  type StateFile,
  withUnixLineEnds,
} from './parts/state-file.js';
import type { Manifest } from './parts/workflow.js';
import type { YamlSource } from './parts/yaml-source.js';
import { readStateFiles } from './read-state-files.js';
import type { SettingsOf, SettingsRead } from './settings.js';

/** What one folder, archive or document holds; other workflows that it uses are not read. */
export interface ReadContainer extends OwnParts {
  readonly location: Location;
  /** The document, or the manifest; null: there is none, or none that can be read. */
  readonly top: YamlSource | null;
  /** By their own names. */
  readonly states: readonly LoadedState[];
  /** Where it starts by itself, whatever state the user has named; null: nowhere, or not in one place. */
  readonly ownEntry: string | null;
  /** For the fingerprint. */
  readonly files: readonly StateFile[];
}

/** Reads the states and the manifest out of the files. What is wrong goes to `findings`. */
export async function readContents(
  location: Location,
  { files, readNamed }: Held,
  top: YamlSource | null,
  options: ContentOptions,
  findings: Finding[],
): Promise<ReadContainer> {
  const { platform } = options;
  const { states: plain, manifest } = await readStates(location, files, top, platform, findings);
  const { states, settings, named } = await readAllSettings(
    { states: plain, manifest, top },
    readNamed,
    options,
    findings,
  );
  const ownEntry = ownEntryOf(states, platform);
  const shared = files.filter(({ name }) => isSharedName(name));
  const further = named.filter(({ name }, at) =>
    [...files, ...named.slice(0, at)].every((file) => file.name !== name),
  );
  const read = { location, top, states, manifest, ownEntry, shared, files: [...files, ...further] };
  return { ...read, ...(settings && { settings }) };
}

/** What contents are read and checked for. */
export interface ContentOptions extends Pick<OpenOptions, 'agentCli' | 'maySkipPermissions'> {
  readonly platform: Platform;
}

/** What agents may use, with its files; loads what reads it only where a workflow has some (spec 7.5). */
export async function readAllSettings(
  workflow: SettingsOf,
  readNamed: ReadNamed,
  { agentCli, maySkipPermissions }: Pick<OpenOptions, 'agentCli' | 'maySkipPermissions'>,
  findings: Finding[],
): Promise<SettingsRead> {
  const { states, manifest } = workflow;
  const has = (options: object): boolean => SETTING_KEYS.some((key) => Object.hasOwn(options, key));
  if (!has(manifest) && !states.some(({ definition }) => has(definition.options)))
    return { states, named: [] };
  const { readWorkflowSettings } = await import('./settings.js');
  return readWorkflowSettings(workflow, agentCli, { readNamed, maySkipPermissions, findings });
}

/** A workflow that another one uses; that it is a state graph is all that is said of one. */
export async function readContainer(
  location: Location,
  options: ContentOptions,
  findings: Finding[],
): Promise<ReadContainer | 'graph'> {
  const held = await readFiles(location);
  const found: Finding[] = [];
  const top = await readTop(location, held.files, found);
  if (top !== null && isGraph(top.data)) return 'graph';
  findings.push(...found);
  const read = await readContents(location, held, top, options, findings);
  if (read.states.length === 0 && !findings.some(({ severity }) => severity === 'error')) {
    const message = 'there are no states in it (.md, .sh, .ps1 or .bat files)';
    findings.push({ severity: 'error', rule: 'no-entry', file: location.container, message });
  }
  return read;
}

/** What holds a workflow: its states' files and its manifest's, and all that their keys may name. */
export interface Held {
  readonly files: readonly StateFile[];
  readonly readNamed: ReadNamed;
}

/** The files of what holds a workflow. @throws WorkflowError if it cannot be read at all */
export async function readFiles({ kind, container }: Location): Promise<Held> {
  switch (kind) {
    case 'folder':
      return { files: await readFolder(container), readNamed: namedInFolder(container) };
    case 'archive': {
      const { readArchive } = await import('./archive.js');
      const all = await readArchive(container);
      return { files: all.filter(({ name }) => isWorkflowFile(name)), readNamed: namedInArchive(all) };
    }
    case 'document': {
      const file = { name: basename(container), file: container, bytes: await readBytes(container) };
      return { files: [file], readNamed: namedInFolder(dirname(container)) };
    }
  }
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new WorkflowError(`cannot read the workflow: ${messageOf(cause)}`, { file }, { cause });
  }
}

/** The document itself, or the `workflow.yaml` beside the states; null if there is none or it is broken. */
export async function readTop(
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
    // A broken state graph: its own reader names the key's whole path.
    const { parseGraphYaml } = await import('./graph/yaml.js');
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
    // A document that is broken has been reported; a folder needs no manifest.
    return { states: kind === 'document' ? [] : await readStateFiles(files, findings), manifest: {} };
  }
  const { readManifest } = await import('./manifest.js');
  const folder = kind === 'folder' ? container : dirname(container);
  if (kind !== 'document') {
    refuseStates(top, findings);
    return {
      manifest: readManifest(top, folder, findings, ['states']),
      states: await readStateFiles(files, findings),
    };
  }
  const { readDocument } = await import('./document.js');
  return {
    manifest: readManifest(top, folder, findings, ['states']),
    states: readDocument(top, platform, findings),
  };
}

/** Two places for the states of one workflow would hide one of them. */
function refuseStates(manifest: YamlSource, findings: Finding[]): void {
  if (!hasKey(manifest.data, 'states')) return;
  findings.push({
    severity: 'error',
    rule: 'bad-value',
    file: manifest.file,
    line: manifest.lineOf(['states']),
    path: ['states'],
    message: `states: are files where the workflow is a folder; to run these, give ${manifest.file} itself`,
  });
}

/** A file with `initial`; or one that lacks it, and has states of a graph's types. */
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
