import { basename, extname, resolve } from 'node:path';
import { ProtocolError, WorkflowError } from '../core/errors.js';
import type { Platform } from '../core/protocol/resolve.js';
import { scopeOf } from '../core/scope/full-name.js';
import { resolverOf } from '../core/scope/resolver.js';
import type { AgentSettings } from '../core/settings/settings.js';
import { nearest } from '../core/text/nearest.js';
import { readEntry } from './entry.js';
import type { Graph } from './graph/graph.js';
import type { Composed, MayImport } from './imports.js';
import { type Location, locate } from './locate.js';
import { type Finding, findingText, throwErrorsIn } from './parts/findings.js';
import { fingerprintOf } from './parts/fingerprint.js';
import { isStateName, type StateFile } from './parts/state-file.js';
import {
  type Fingerprint,
  type LoadedState,
  type Manifest,
  soleWorkflow,
  type Workflow,
  type WorkflowPart,
} from './parts/workflow.js';
import {
  isGraph,
  type ReadContainer,
  type ReadFor,
  readAllSettings,
  readContainer,
  readContents,
  readFiles,
  readManifestText,
} from './read-container.js';

export interface OpenOptions {
  /** The platform whose states are read. Default: the one that this process runs on. */
  readonly platform?: Platform;
  /** The agent CLI that the command line asks for. Some know agents that no registry names (spec 5.1). */
  readonly agentCli?: string | undefined;
  /** The folder where the run works: the root of a project that nothing marks yet. Default: this process's directory. */
  readonly cwd?: string | undefined;
  /**
   * For a run that goes on. A workflow with this fingerprint was linted when the run was started, and its author has
   * seen the findings. True means any workflow, because changes are refused.
   */
  readonly linted?: string | true | undefined;
  /** Says whether other workflows may be used, by their paths (spec 7.2). By default all may. */
  readonly mayImport?: MayImport | undefined;
  /** Whether the run lets agents do anything, so that a workflow may say so of its states (spec 7.5). Absent: not known. */
  readonly maySkipPermissions?: boolean | undefined;
}

/** All that can be read of a workflow, whether it is usable or not. Lint works on this. */
export interface WorkflowReading {
  readonly path: string;
  readonly name: string;
  /** Null without an entry, or with several; a finding says why. */
  readonly entry: string | null;
  /** The entry is the workflow's own, and not a state that the user has named. */
  readonly startsAtEntry: boolean;
  /** States by their full names (spec 7.2). */
  readonly states: readonly LoadedState[];
  /** The workflow itself, then those that it uses. */
  readonly parts: readonly WorkflowPart[];
  readonly manifest: Manifest;
  /** The manifest's settings, as defaults of all states. */
  readonly settings?: AgentSettings;
  readonly fingerprint: Fingerprint;
  readonly findings: readonly Finding[];
  /** Bash's complaints about the workflow's own scripts, by their names, where it has been asked already. */
  readonly complaints?: Promise<ReadonlyMap<string, string>>;
  /** Present for a state graph without problems. */
  readonly graph?: Graph;
}

/**
 * Opens a workflow, whatever holds it (spec 2), and lints it (spec 2.4).
 * @throws WorkflowError that lists every problem with file and line
 */
export async function openWorkflow(path: string, options: OpenOptions = {}): Promise<Workflow> {
  const platform = options.platform ?? hostPlatform();
  const read = await readWorkflow(path, { ...options, platform });
  const { entry, states, parts, startsAtEntry: _, ...reading } = read;
  const isLinted = options.linted === true || options.linted === reading.fingerprint.sha256;
  const findings = isLinted ? read.findings : await lintOf(read, platform, options.agentCli);
  throwErrorsIn(findings);
  if (entry === null) throw new WorkflowError('the workflow has no entry', { file: path });

  const byName = new Map(states.map(({ definition }) => [definition.name, definition]));
  const names = [...byName.keys()];
  const byScope = new Map(parts.map((part) => [part.scope, part]));
  const partOf = (state: string): WorkflowPart => byScope.get(scopeOf(state)) ?? parts[0]!;
  const resolveIn = resolverOf(parts, platform);
  return {
    ...reading,
    entry,
    states: names,
    warnings: isLinted ? [] : findings.filter(isForStart).map(findingText),
    state(name) {
      const state = byName.get(name);
      if (state === undefined) throw new WorkflowError(`the workflow has no state ${name}`, { file: path });
      return state;
    },
    lineOf(name, key) {
      const options = states.find(({ definition }) => definition.name === name)?.options;
      return options?.source.lineOf([...options.prefix, key]) ?? undefined;
    },
    partOf,
    reach: async (from) => {
      const [{ reachFrom }, { lintedWorkflow }] = await Promise.all([
        import('./lint/reach.js'),
        import('./lint/linted.js'),
      ]);
      return reachFrom(lintedWorkflow(read, platform, options.agentCli), from);
    },
    resolve: (target, from) =>
      reading.graph === undefined ? resolveIn(target, scopeOf(from)) : resolveExactly(names, target),
  };
}

/** The linter is loaded lazily: a run that goes on does not need it. */
async function lintOf(
  reading: WorkflowReading,
  platform: Platform,
  agentCli: string | undefined,
): Promise<readonly Finding[]> {
  const { lint } = await import('./lint/lint.js');
  return lint(reading, platform, agentCli);
}

/** Leaves out what agents do not have: a run reports that itself, as it knows its command line. */
function isForStart({ severity, rule }: Finding): boolean {
  return severity === 'warning' && rule !== 'setting-unsupported';
}

/**
 * Reads a workflow without judging it.
 * @throws WorkflowError only if its container cannot be read at all
 */
export async function readWorkflow(path: string, options: OpenOptions = {}): Promise<WorkflowReading> {
  const platform = options.platform ?? hostPlatform();
  const location = await locate(path);
  const container = await readFiles(location);
  const { files, readNamed } = container;
  const complaints = location.kind === 'document' ? null : askBashAhead(files, platform, options.linted);
  const findings: Finding[] = [];
  const top = await readManifestText(location, files, findings);
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
      { readNamed, maySkipPermissions: options.maySkipPermissions, findings },
    );
    const ofManifest = settings && { settings };
    const parts = graph.parts.map((part) => ({ ...part, top, ...ofManifest }));
    return { ...graph, parts, fingerprint, ...ofManifest };
  }
  const { agentCli, maySkipPermissions } = options;
  const readFor = { platform, agentCli, maySkipPermissions };
  const read = await readContents(location, container, top, readFor, findings);
  const { manifest, settings } = read;
  const whole = await withImports(read, readFor, options.mayImport, findings);
  return {
    path: resolve(path),
    name: manifest.name ?? nameOf(location),
    entry: readEntry(path, location, read.states, platform, findings, read.top),
    startsAtEntry: location.entry === null,
    states: whole.states,
    parts: whole.parts,
    manifest,
    ...(settings && { settings }),
    fingerprint: whole.fingerprint,
    findings,
    ...(complaints !== null && { complaints }),
  };
}

/** The workflow with all that it uses (spec 7.2). The code for that is loaded only where there are some. */
async function withImports(
  read: ReadContainer,
  readFor: ReadFor,
  mayImport: MayImport | undefined,
  findings: Finding[],
): Promise<Composed> {
  const { states, fingerprint, location: _, ownEntry: entry, ...own } = read;
  if (own.manifest.workflows === undefined) {
    const names = states.map(({ definition }) => definition.name);
    return { states, fingerprint, parts: [soleWorkflow({ ...own, names, entry })] };
  }
  const { composeWorkflows: compose, readImports } = await import('./imports.js');
  const reader = {
    read: (location: Location, found: Finding[]) => readContainer(location, readFor, found),
    mayImport,
  };
  return compose(await readImports(read, reader, findings), findings);
}

/** Lets bash check the scripts while parsers are loaded and prompts are read, but only where lint will ask for it. */
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

function nameOf({ kind, container }: Location): string {
  const name = basename(resolve(container));
  return kind === 'folder' ? name : basename(name, extname(name));
}

/** Resolves a state graph's targets, which are whole names (spec 5.4). */
function resolveExactly(names: readonly string[], target: string): string {
  if (names.includes(target)) return target;
  const near = nearest(names, target);
  const hint = near === undefined ? ` There is: ${names.join(', ')}.` : ` Did you mean ${near}?`;
  throw new ProtocolError('MISSING_TARGET', `there is no state "${target}".${hint}`);
}

export function hostPlatform(): Platform {
  return process.platform === 'win32' ? 'windows' : 'posix';
}
