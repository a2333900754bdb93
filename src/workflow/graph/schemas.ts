import { dirname, posix, relative, sep } from 'node:path';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import { namedInFolder, type ReadNamed } from '../files.js';
import type { Finding, PathKey } from '../parts/findings.js';
import type { Manifest } from '../parts/manifest-schema.js';
import type { WrittenSchema } from '../schemas/read.js';
import type { GraphDocument } from './document.js';
import type { GraphFiles } from './files.js';
import { type PlacedState, pathOf } from './groups.js';
import type { StateData } from './schema.js';

/** The schemas that outputs of a graph have to fit (spec 7.4). */
export interface GraphSchemas {
  readonly states: ReadonlyMap<PlacedState, ResultSchema>;
  /** The schema of the run's result. */
  readonly workflow: ResultSchema | null;
}

interface Written {
  readonly schema: WrittenSchema;
  readonly document: GraphDocument;
  readonly path: readonly PathKey[];
  readonly state: PlacedState | null;
}

/** Reads a graph's schemas. Problems go to `findings`. @param folder the workflow's, absolute */
export async function readGraphSchemas(
  main: GraphDocument,
  folder: string,
  manifest: Manifest,
  checked: ReadonlyMap<PlacedState, StateData>,
  files: GraphFiles,
  findings: Finding[],
): Promise<GraphSchemas> {
  const states = new Map<PlacedState, ResultSchema>();
  let workflow: ResultSchema | null = null;
  const written = writtenIn(main, manifest, checked);
  if (written.length === 0) return { states, workflow };
  const { SchemaReader } = await import('../schemas/read.js');
  const readers = new Map<string, InstanceType<typeof SchemaReader>>();
  for (const { schema, document, path, state } of written) {
    const { source } = document.problems;
    // Group files may lie in folders of their own.
    const file = document === main ? null : files.resolve(source.file);
    const from = file === null ? '' : relative(folder, dirname(file)).split(sep).join('/');
    const reader = readers.get(from) ?? new SchemaReader(keptIn(files, folder, from), findings);
    readers.set(from, reader);
    const lineOf = (below: readonly PathKey[]): number => source.lineOf([...path, ...below]);
    const read = await reader.schema(schema, { file: source.file, path, lineOf });
    if (read === undefined) continue;
    if (state === null) workflow = read;
    else states.set(state, read);
  }
  return { states, workflow };
}

function writtenIn(
  main: GraphDocument,
  manifest: Manifest,
  checked: ReadonlyMap<PlacedState, StateData>,
): Written[] {
  const written: Written[] = [...checked].flatMap(([state, data]) => {
    if (data.type !== 'agent' || data.result_schema === undefined) return [];
    const path = pathOf(state, 'result_schema');
    return [{ schema: data.result_schema, document: state.document, path, state }];
  });
  const { result_schema: schema } = manifest;
  if (schema !== undefined) written.push({ schema, document: main, path: ['result_schema'], state: null });
  return written;
}

/** Reads files that a file in `from` names. Each one becomes a part of the graph. */
function keptIn(files: GraphFiles, folder: string, from: string): ReadNamed {
  const readNamed = namedInFolder(folder);
  return async (name) => {
    const named = await readNamed(posix.join(from, name));
    if ('problem' in named || named.file.path === undefined) return named;
    const { path, bytes, file } = named.file;
    return { file: files.add(path, bytes, file) };
  };
}
