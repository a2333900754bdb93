import { resolve } from 'node:path';
import { WorkflowError } from '../../core/errors.js';
import { maxVisitsOf } from '../../core/graph/entry.js';
import type { GraphState } from '../../core/graph/graph.js';
import type { Location } from '../locate.js';
import type { WorkflowReading } from '../open.js';
import { type Finding, hint } from '../parts/findings.js';
import { fingerprintOf } from '../parts/fingerprint.js';
import { decodeText, type StateFile } from '../parts/state-file.js';
import { type LoadedState, soleWorkflow } from '../parts/workflow.js';
import type { YamlSource } from '../parts/yaml-source.js';
import { type Graph, readGraph } from './graph.js';

interface GraphReading {
  readonly path: string;
  readonly location: Location;
  readonly top: YamlSource;
  readonly files: readonly StateFile[];
  readonly agentCli: string | undefined;
  readonly cwd: string | undefined;
  readonly findings: Finding[];
}

/**
 * Reads a state graph as a workflow (spec 5.1): a file, or the `workflow.yaml` of a folder.
 * @throws WorkflowError for one in an archive, whose registries and scripts cannot be found
 */
export async function readGraphWorkflow(request: GraphReading): Promise<WorkflowReading> {
  const { path, location, top, files, findings } = request;
  if (location.kind === 'archive') {
    const place = { file: top.file, line: top.lineOf(['initial']) };
    throw new WorkflowError(
      'a state graph cannot be run from an archive: its scripts and agents are files of the project. Unpack it',
      place,
    );
  }
  const bytes = files.find(({ file }) => file === top.file)?.bytes ?? new Uint8Array();
  const text = decodeText(bytes, top.file, findings) ?? '';
  const parsed = isPlainGraph(text, findings) ? { parsed: top } : {};
  const graph = await readGraph(
    { file: top.file, text, agentCli: request.agentCli, cwd: request.cwd, ...parsed },
    findings,
  );
  const common = { path: resolve(path), findings, startsAtEntry: location.entry === null };
  if (graph === null) {
    return {
      ...common,
      ...{ name: 'workflow', entry: null, states: [], manifest: {}, parts: [] },
      fingerprint: fingerprintOf(files),
    };
  }
  return {
    ...common,
    name: graph.name,
    entry: entryOf(graph, location, findings),
    states: Object.values(graph.states).map(loaded),
    parts: [
      soleWorkflow({ names: Object.keys(graph.states), entry: null, manifest: graph.manifest, shared: [] }),
    ],
    manifest: graph.manifest,
    fingerprint: fingerprintOf(graph.files),
    graph,
  };
}

/** Whether what was parsed as plain YAML will do: a graph's YAML allows both more and less than that. */
function isPlainGraph(text: string, findings: readonly Finding[]): boolean {
  return findings.length === 0 && !text.includes('<<') && !/^%/m.test(text);
}

function entryOf(graph: Graph, { entry, container }: Location, findings: Finding[]): string | null {
  if (entry === null) return graph.initial;
  if (Object.hasOwn(graph.states, entry)) return entry;
  const names = Object.keys(graph.states);
  const message = `there is no state "${entry}"${hint(names, entry)}`;
  findings.push({ severity: 'error', rule: 'no-entry', file: container, message });
  return null;
}

function loaded(state: GraphState): LoadedState {
  const limit = maxVisitsOf(state.maxVisits);
  const definition = {
    kind: 'graph',
    name: state.id,
    file: state.file,
    state,
    options: limit === undefined ? {} : { max_visits: limit },
  } as const;
  return { definition, options: null, textLine: state.line };
}
