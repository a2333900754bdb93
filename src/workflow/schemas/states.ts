import type { AllowedTransition } from '../../core/protocol/state-options.js';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import { misfitProblem, readTyped } from '../../core/typed/typed-result.js';
import type { ReadNamed } from '../named-files.js';
import type { Finding } from '../parts/findings.js';
import { findingAt, type OptionPlace } from '../parts/findings.js';
import type { LoadedState } from '../parts/loaded-state.js';
import type { Manifest } from '../parts/manifest-schema.js';
import type { YamlSource } from '../parts/yaml-source.js';
import { optionLine } from '../script-options.js';
import { type SchemaPlace, SchemaReader } from './read.js';
import { type TypedStates, writtenSchema } from './typed.js';

interface Untyped {
  readonly states: readonly LoadedState[];
  readonly manifest: Manifest;
  /** What the manifest was read from. */
  readonly top: YamlSource | null;
}

/** Reads the schemas of a workflow's results (spec 7.4). What is wrong with them goes to `findings`. */
export async function readResultSchemas(
  { states, manifest, top }: Untyped,
  readNamed: ReadNamed,
  findings: Finding[],
): Promise<TypedStates> {
  const reader = new SchemaReader(readNamed, findings);
  const typed: LoadedState[] = [];
  for (const state of states) typed.push(await withSchema(state, reader, findings));
  const written = manifest.result_schema;
  const place = top && placeAt({ source: top, prefix: [] });
  const resultSchema = written && place ? await reader.schema(written, place) : undefined;
  return { states: typed, files: reader.files, ...(resultSchema && { resultSchema }) };
}

async function withSchema(
  state: LoadedState,
  reader: SchemaReader,
  findings: Finding[],
): Promise<LoadedState> {
  const { definition, options } = state;
  const written = writtenSchema(state);
  if (written === undefined || definition.kind === 'graph') return state;
  const resultSchema = await reader.schema(written, placeOf(state));
  if (resultSchema === undefined) return state;
  if (definition.kind === 'script') return { ...state, definition: { ...definition, resultSchema } };
  const allowed = definition.options.allowed_transitions ?? [];
  if (options !== null) checkPolicy(allowed, resultSchema, options, findings);
  return { ...state, definition: { ...definition, resultSchema } };
}

/** What a policy alone decides is known before anything is spent (spec 7.4). */
function checkPolicy(
  allowed: readonly AllowedTransition[],
  schema: ResultSchema,
  place: OptionPlace,
  findings: Finding[],
): void {
  if (allowed.length > 0 && !allowed.some(({ tag }) => tag === 'result')) {
    const message = 'result_schema: none of the allowed_transitions is a result';
    findings.push(findingAt(place, 'error', 'bad-value', ['result_schema'], message));
  }
  for (const [index, { payload }] of allowed.entries()) {
    if (payload === undefined) continue;
    const read = readTyped(payload, [schema]);
    if (read.kind === 'fits') continue;
    const path = ['allowed_transitions', index, 'payload'];
    const message = `allowed_transitions[${index}].payload: ${misfitProblem(read.mismatches)}`;
    findings.push(findingAt(place, 'error', 'bad-value', path, message));
  }
}

/** A script in a document may have its options beside its text, or in a comment like any other. */
function placeOf({ definition, options, textLine }: LoadedState): SchemaPlace {
  const { file } = definition;
  const comment = definition.kind === 'script' ? optionLine(definition.text, 'result_schema') : null;
  if (comment === null && options !== null) return placeAt(options);
  const line = textLine - 1 + (comment ?? 1);
  return { file, lineOf: () => line };
}

function placeAt({ source, prefix }: OptionPlace): SchemaPlace {
  const path = [...prefix, 'result_schema'];
  return { file: source.file, path, lineOf: (below) => source.lineOf([...path, ...below]) };
}
