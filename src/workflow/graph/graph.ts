import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { DEFAULT_AGENT_CLI, factsOf } from '../../core/agent-clis.js';
import type { GraphInput, GraphState } from '../../core/graph/graph.js';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import { type Finding, findingText, type PathKey, throwErrorsIn } from '../parts/findings.js';
import { type StateFile, withUnixLineEnds } from '../parts/state-file.js';
import type { Manifest } from '../parts/workflow.js';
import type { YamlSource } from '../parts/yaml-source.js';
import { buildStates } from './build.js';
import { entriesAt, readGraphDocument, textAt } from './document.js';
import { GraphFiles, graphName, locateGraph, type ReadGraphFile, readGraphFile } from './files.js';
import { type Flattened, flattenGroups, type PlacedState, reportIn } from './groups.js';
import { type GraphNames, namesIn } from './names.js';
import { allVariables, checkReferences, checkSetVariables } from './references.js';
import { type Registered, Registry, type RegistryKind } from './registry.js';
import { ROUTING_KEYS, type StateData } from './schema.js';
import { readGraphSchemas } from './schemas.js';
import { checkState } from './state-check.js';
import { checkOutputFiles, checkSkips, checkTargets } from './targets.js';
import { checkErrorState, checkInitial, readGraphInputs, readGraphTop } from './top.js';
import { inputsWithVars } from './vars.js';

export interface GraphRequest {
  /** The workflow's file, on disk, as the user gave it. */
  readonly file: string;
  readonly text: string;
  /** The parsed text, if it has been parsed already. */
  readonly parsed?: YamlSource;
  /** The agent CLI that the command line asks for. Default: the manifest's. */
  readonly agentCli?: string | undefined;
  /** The folder where the run works. Default: this process's directory. */
  readonly cwd?: string | undefined;
  /** The project root, for paths out of registries. Default: the folder that has `.raili`, `.raymond` or `.git`. */
  readonly root?: string;
  readonly home?: string;
  readonly readSibling?: ReadGraphFile;
}

/** A state graph without problems (spec 5). */
export interface Graph {
  /** The manifest's name, else that of the folder or the file. The variable `workflow` holds it. */
  readonly name: string;
  /** As the user gave it. */
  readonly file: string;
  /** The absolute folder of `outputs/`, `learnings/` and `context.json`. */
  readonly folder: string;
  /** The absolute folder that registries' paths and a command's `directory` are relative to. */
  readonly root: string;
  /** The absolute path of `.raili`; null outside of a Raili project. */
  readonly raili: string | null;
  readonly initial: string;
  /** The terminal state that a failure leads to. */
  readonly error: string | null;
  readonly inputs: readonly GraphInput[];
  /** States in the order in which they are written, each group before its states. */
  readonly states: Readonly<Record<string, GraphState>>;
  readonly agents: Readonly<Record<string, Registered>>;
  readonly scripts: Readonly<Record<string, Registered>>;
  /** Every variable that can exist. */
  readonly variables: readonly string[];
  readonly manifest: Manifest;
  /** The schema that the run's result has to fit (spec 7.4). */
  readonly resultSchema: ResultSchema | null;
  /** Workflow, groups, registries, agents and scripts, for the fingerprint (spec 2.3). */
  readonly files: readonly StateFile[];
}

/**
 * Loads a state graph.
 * @throws WorkflowError that lists every problem, each with file, line and field (spec 5.2)
 */
export async function loadGraph(request: GraphRequest): Promise<Graph> {
  const findings: Finding[] = [];
  const graph = await readGraph(request, findings);
  throwErrorsIn(findings);
  return graph!;
}

/**
 * Reads a state graph. Problems go to `findings`, and then null comes back.
 * @throws WorkflowError for a file that exists and cannot be read
 */
export async function readGraph(request: GraphRequest, findings: Finding[]): Promise<Graph | null> {
  const found: Finding[] = [];
  const graph = await readWhole(request, found);
  // A group's file that two states use has its problems once.
  const texts = new Set<string>();
  for (const finding of found) {
    if (!texts.has(findingText(finding))) findings.push(finding);
    texts.add(findingText(finding));
  }
  return graph;
}

async function readWhole(request: GraphRequest, findings: Finding[]): Promise<Graph | null> {
  const path = resolve(request.file);
  const place = locateGraph(path, request.root, request.cwd);
  const files = new GraphFiles(place.root, request.home ?? homedir(), request.readSibling ?? readGraphFile);
  files.add(path, new TextEncoder().encode(request.text), request.file);
  const main = readGraphDocument(
    withUnixLineEnds(request.text),
    request.file,
    findings,
    request.parsed ?? null,
  );
  if (main === null) return null;

  const manifest = readGraphTop(main);
  checkErrorState(main, ROUTING_KEYS);
  const flattened = await flattenGroups(main, place.folder, files, findings);
  if (flattened === null) return null;
  checkInitial(main, flattened);
  const documents = new Set([main, ...flattened.groups.map(({ inner }) => inner)]);
  const declared = readGraphInputs([...documents]);
  const inputs = await inputsWithVars(declared, place.folder, (file) => files.read(file), findings);
  const variables = allVariables(flattened, inputs);
  const namesOf = namesIn(flattened);
  const checked = checkStates(flattened, namesOf);
  checkReferences(flattened, variables, namesOf);
  checkSetVariables(flattened, inputs);
  const profiles = profilesOf(request.agentCli ?? manifest.agent ?? DEFAULT_AGENT_CLI);
  const schemas = await readGraphSchemas(main, place.folder, manifest, checked, files, findings);
  const registered = await readRegistries(flattened, place.registries, files, profiles, findings);
  if (findings.some(({ severity }) => severity === 'error')) return null;
  return {
    name: manifest.name ?? graphName(path),
    file: request.file,
    folder: place.folder,
    root: place.root,
    raili: place.raili,
    initial: textAt(main.data, 'initial')!,
    error: textAt(main.data, 'error') ?? null,
    inputs,
    states: buildStates(flattened, checked, schemas, namesOf),
    resultSchema: schemas.workflow,
    ...registered,
    variables,
    manifest,
    files: files.all,
  };
}

/** The folders of the project whose agents the CLI knows without a registry. */
function profilesOf(agentCli: string): string[] {
  const folder = factsOf(agentCli)?.capabilities.profiles?.project;
  return folder === undefined ? [] : [folder];
}

function checkStates(
  flattened: Flattened,
  namesOf: (state: PlacedState) => GraphNames,
): ReadonlyMap<PlacedState, StateData> {
  const checked = new Map<PlacedState, StateData>();
  for (const state of flattened.states) {
    const data = checkState(state);
    if (data !== null) checked.set(state, data);
  }
  checkTargets(flattened, namesOf);
  checkSkips(flattened, namesOf);
  checkOutputFiles(flattened);
  return checked;
}

type RegisteredById = Readonly<Record<string, Registered>>;

/** The agents and scripts that a graph's states and lessons name (spec 5.1, 5.7). */
async function readRegistries(
  flattened: Flattened,
  folders: readonly string[],
  files: GraphFiles,
  profiles: readonly string[],
  findings: Finding[],
): Promise<{ agents: RegisteredById; scripts: RegisteredById }> {
  const lookUp = async (kind: RegistryKind): Promise<RegisteredById> => {
    const used = usesOf(flattened, kind);
    if (used.length === 0) return {};
    const registry = await Registry.read(kind, folders, files, profiles, findings);
    const registered = new Map<string, Registered>();
    for (const { id, state, path } of used) {
      const found = await registry.find(id);
      if (found === null) continue;
      if ('problem' in found) reportIn(state, path, found.problem);
      else registered.set(id, found);
    }
    return Object.fromEntries(registered);
  };
  return { agents: await lookUp('agent'), scripts: await lookUp('script') };
}

interface RegistryUse {
  readonly id: string;
  readonly state: PlacedState;
  readonly path: readonly PathKey[];
}

function usesOf({ states }: Flattened, kind: RegistryKind): RegistryUse[] {
  return states.flatMap((state) => {
    const id = textAt(state.data, 'type') === kind ? textAt(state.data, kind) : undefined;
    const own = id === undefined || id.trim() === '' ? [] : [{ id, state, path: [kind] }];
    const taught = kind === 'agent' ? entriesAt(state.data, 'teach') : [];
    return [...own, ...taught.map(([agent]) => ({ id: agent, state, path: ['teach', agent] }))];
  });
}
