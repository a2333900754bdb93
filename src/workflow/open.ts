import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, resolve } from 'node:path';
import { messageOf, ProtocolError, WorkflowError } from '../core/errors.js';
import { type Platform, resolveTarget } from '../core/protocol/resolve.js';
import { type AgentSettings, SETTING_KEYS } from '../core/settings/settings.js';
import { nearest } from '../core/text/nearest.js';
import { readEntry } from './entry.js';
import { readFolder } from './folder.js';
import type { Graph } from './graph/graph.js';
import { type Location, locate } from './locate.js';
import { namedInArchive, namedInFolder, type ReadNamed } from './named-files.js';
import { errorOf, type Finding, findingText } from './parts/findings.js';
import { fingerprintOf } from './parts/fingerprint.js';
import type { LoadedState } from './parts/loaded-state.js';
import {
  decodeText,
  isSharedName,
  isStateName,
  isWorkflowFile,
  MANIFEST_NAME,
  type StateFile,
  withUnixLineEnds,
} from './parts/state-file.js';
import type { Fingerprint, Manifest, Workflow } from './parts/workflow.js';
import type { YamlSource } from './parts/yaml-source.js';
import { readStateFiles } from './read-state-files.js';
import type { SettingsOf, SettingsReading } from './settings.js';

export interface OpenOptions {
  /** Default: the one that this process runs on. */
  readonly platform?: Platform;
  /** The agent CLI that the command line asks for: some know agents that no registry names (spec 5.1). */
  readonly agentCli?: string | undefined;
  /** Where the run works: the root of a project that nothing marks yet. Default: this process's directory. */
  readonly cwd?: string | undefined;
  /**
   * For a run that goes on. A workflow with this fingerprint was linted when the run was started, and its author
   * told; true: any, since changes are refused.
   */
  readonly linted?: string | true | undefined;
  /** Who starts the run lets agents do anything: then a workflow may say so of its states (spec 7.5). Absent: not known. */
  readonly maySkipPermissions?: boolean | undefined;
}

/** All that can be read of a workflow, be it usable or not; lint goes on from here. */
export interface WorkflowReading {
  readonly path: string;
  readonly name: string;
  /** Null if there is none, or no single one; a finding says why. */
  readonly entry: string | null;
  /** The entry is the workflow's own, and no state that the user has named. */
  readonly startsAtEntry: boolean;
  readonly states: readonly LoadedState[];
  /** Its files that are no states (spec 1.5). */
  readonly shared: readonly StateFile[];
  readonly manifest: Manifest;
  /** The manifest's, as defaults of all states. */
  readonly settings?: AgentSettings;
  readonly fingerprint: Fingerprint;
  readonly findings: readonly Finding[];
  /** What bash says of the scripts, by their names, where it has been asked already. */
  readonly complaints?: Promise<ReadonlyMap<string, string>>;
  /** A state graph in which nothing is wrong. */
  readonly graph?: Graph;
}

/**
 * Opens a workflow, whatever holds it (spec 2), and lints it (spec 2.4).
 * @throws WorkflowError that lists everything that is wrong with it, each with file and line.
 */
export async function openWorkflow(path: string, options: OpenOptions = {}): Promise<Workflow> {
  const platform = options.platform ?? hostPlatform();
  const read = await readWorkflow(path, { ...options, platform });
  const { entry, states, startsAtEntry: _, ...reading } = read;
  const isLinted = options.linted === true || options.linted === reading.fingerprint.sha256;
  const findings = isLinted ? read.findings : await lintOf(read, platform);
  const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
  if (first !== undefined) throw errorOf([first, ...others]);
  if (entry === null) throw new WorkflowError('the workflow has no entry', { file: path });

  const byName = new Map(states.map(({ definition }) => [definition.name, definition]));
  const names = [...byName.keys()];
  return {
    ...reading,
    entry,
    states: names,
    warnings: isLinted ? [] : findings.filter(({ severity }) => severity === 'warning').map(findingText),
    state(name) {
      const state = byName.get(name);
      if (state === undefined) throw new WorkflowError(`the workflow has no state ${name}`, { file: path });
      return state;
    },
    resolve: (target) =>
      reading.graph === undefined ? resolveTarget(names, target, platform) : resolveExactly(names, target),
  };
}

/** Loaded by those who need it: a run that goes on does not. */
async function lintOf(reading: WorkflowReading, platform: Platform): Promise<readonly Finding[]> {
  const { lint } = await import('./lint/lint.js');
  return lint(reading, platform);
}

/**
 * Reads a workflow without judging it.
 * @throws WorkflowError only if its container cannot be read at all.
 */
export async function readWorkflow(path: string, options: OpenOptions = {}): Promise<WorkflowReading> {
  const platform = options.platform ?? hostPlatform();
  const location = await locate(path);
  const { files, readNamed } = await readContainer(location);
  const complaints = location.kind === 'document' ? null : askBashAhead(files, platform, options.linted);
  const findings: Finding[] = [];
  const top = await readTop(location, files, findings);
  const { maySkipPermissions } = options;
  if (top !== null && isGraph(top.data)) {
    const { readGraphWorkflow } = await import('./graph/workflow.js');
    const graph = await readGraphWorkflow({
      path,
      location,
      top,
      files,
      agentCli: options.agentCli,
      cwd: options.cwd,
      findings,
    });
    const { fingerprint, settings } = await readAllSettings(
      { ...graph, top, agentCli: options.agentCli },
      { readNamed, maySkipPermissions, findings },
    );
    return { ...graph, fingerprint, ...(settings && { settings }) };
  }
  const { manifest, states: loaded } = await readStates(location, files, top, platform, findings);
  const { states, settings, fingerprint } = await readAllSettings(
    { states: loaded, manifest, fingerprint: fingerprintOf(files), top, agentCli: options.agentCli },
    { readNamed, maySkipPermissions, findings },
  );
  return {
    path: resolve(path),
    name: manifest.name ?? nameOf(location),
    entry: readEntry(path, location, states, platform, findings),
    startsAtEntry: location.entry === null,
    states,
    shared: files.filter(({ name }) => isSharedName(name)),
    manifest,
    ...(settings && { settings }),
    fingerprint,
    findings,
    ...(complaints !== null && { complaints }),
  };
}

/** Bash looks at the scripts while the parsers are loaded and prompts are read, and only where lint will ask. */
function askBashAhead(
  files: readonly StateFile[],
  platform: Platform,
  linted: OpenOptions['linted'],
): Promise<ReadonlyMap<string, string>> | null {
  const scripts = files.filter(({ name }) => isStateName(name) && name.endsWith('.sh'));
  if (scripts.length === 0 || platform === 'windows' || linted === true) return null;
  if (linted !== undefined && linted === fingerprintOf(files).sha256) return null;
  const texts = scripts.map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }));
  return import('./lint/bash.js').then(({ syntaxComplaints }) => syntaxComplaints(texts));
}

/** What holds a workflow: its states' files and its manifest's, and all that their keys may name. */
interface Container {
  readonly files: readonly StateFile[];
  readonly readNamed: ReadNamed;
}

async function readContainer({ kind, container }: Location): Promise<Container> {
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

/** Loads what reads settings only where a workflow has some. */
async function readAllSettings(
  workflow: SettingsOf,
  reading: Omit<SettingsReading, 'place' | 'clis' | 'files'>,
): Promise<Pick<WorkflowReading, 'states' | 'fingerprint' | 'settings'>> {
  const { states, fingerprint, manifest } = workflow;
  const has = (options: object): boolean => SETTING_KEYS.some((key) => Object.hasOwn(options, key));
  if (!has(manifest) && !states.some(({ definition }) => has(definition.options)))
    return { states, fingerprint };
  return (await import('./settings.js')).readWorkflowSettings(workflow, reading);
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new WorkflowError(`cannot read the workflow: ${messageOf(cause)}`, { file }, { cause });
  }
}

/** The document itself, or the `workflow.yaml` beside the states; null if there is none or it is broken. */
async function readTop(
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

function nameOf({ kind, container }: Location): string {
  const name = basename(resolve(container));
  return kind === 'folder' ? name : basename(name, extname(name));
}

/** A file with `initial`; or one that lacks it, and has states of a graph's types. */
function isGraph(data: unknown): boolean {
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

/** A state graph's states are called by their whole names (spec 5.4). */
function resolveExactly(names: readonly string[], target: string): string {
  if (names.includes(target)) return target;
  const near = nearest(names, target);
  const hint = near === undefined ? ` There is: ${names.join(', ')}.` : ` Did you mean ${near}?`;
  throw new ProtocolError('MISSING_TARGET', `there is no state "${target}".${hint}`);
}

function hostPlatform(): Platform {
  return process.platform === 'win32' ? 'windows' : 'posix';
}
