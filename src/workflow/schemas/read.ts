import type { AllowedTransition } from '../../core/protocol/state-options.js';
import { readJsonObject } from '../../core/text/json-object.js';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import { misfitProblem, readTyped } from '../../core/typed/typed-result.js';
import type { ReadNamed } from '../files.js';
import { type Finding, findingAt, type OptionPlace, type PathKey } from '../parts/findings.js';
import type { Manifest } from '../parts/manifest-schema.js';
import { decodeText, type StateFile, withUnixLineEnds } from '../parts/state-file.js';
import type { LoadedState } from '../parts/workflow.js';
import { parseYaml, type YamlSource } from '../parts/yaml-source.js';
import { optionLine } from '../script-options.js';
import { type Compiled, schemaCompiler } from './compile.js';
import { type TypedStates, writtenSchema } from './typed.js';

/** A `result_schema` as it is written: a file's name, or the schema itself. */
export type WrittenSchema = string | Readonly<Record<string, unknown>>;

export interface SchemaPlace {
  readonly file: string;
  /** The 1-based line of what this path leads to, below the key. */
  lineOf(path: readonly PathKey[]): number;
  /** The path to the key, where its file has keys. */
  readonly path?: readonly PathKey[];
}

/** Reads the schemas of a workflow (spec 7.4), each file once. */
export class SchemaReader {
  readonly #compile = schemaCompiler();
  readonly #files = new Map<string, StateFile>();
  readonly #read = new Map<string, ResultSchema | null>();

  constructor(
    private readonly readNamed: ReadNamed,
    private readonly findings: Finding[],
  ) {}

  /** For the fingerprint. */
  get files(): readonly StateFile[] {
    return [...this.#files.values()];
  }

  /** Compiles a schema. Problems go to the findings; then undefined. */
  async schema(written: WrittenSchema, place: SchemaPlace): Promise<ResultSchema | undefined> {
    if (typeof written === 'string') return (await this.#fromFile(written, place)) ?? undefined;
    return this.#compiled(this.#compile(written), place) ?? undefined;
  }

  async #fromFile(name: string, place: SchemaPlace): Promise<ResultSchema | null> {
    const named = await this.readNamed(name);
    if ('problem' in named) {
      this.#report(place, [], `result_schema: ${named.problem}`);
      return null;
    }
    const { file } = named;
    const known = this.#read.get(file.name);
    if (known !== undefined) return known;
    this.#files.set(file.name, file);
    const schema = this.#parsed(file);
    this.#read.set(file.name, schema);
    return schema;
  }

  /** Reads a schema's file. JSON is YAML too, and so has lines. */
  #parsed({ bytes, file }: StateFile): ResultSchema | null {
    const text = decodeText(bytes, file, this.findings);
    const found: Finding[] = [];
    const source = text === null ? null : parseYaml(withTabsAsSpaces(withUnixLineEnds(text)), file, found);
    this.findings.push(...found.map((each): Finding => ({ ...each, rule: 'bad-schema' })));
    if (source === null) return null;
    if (text !== null && file.endsWith('.json')) this.#warnOfJson(text, file);
    return this.#compiled(this.#compile(source.data), { file, lineOf: source.lineOf, path: [] });
  }

  /** Warns of a JSON file that only YAML accepts: editors and other programs call such a file broken. */
  #warnOfJson(text: string, file: string): void {
    const read = readJsonObject(text);
    if (!('problem' in read) || /^[\s]*(?:true|false)\s*$/.test(text)) return;
    const { line, column } = read;
    const message = `the schema is read, but the file ${read.problem}; mend it, or call it .yaml`;
    this.findings.push({ severity: 'warning', rule: 'bad-schema', file, line, column, message });
  }

  #compiled(compiled: Compiled, place: SchemaPlace): ResultSchema | null {
    if ('schema' in compiled) return compiled.schema;
    for (const { path, message } of compiled.problems) {
      this.#report(place, path, `the schema cannot be used: ${message}`);
    }
    return null;
  }

  #report(place: SchemaPlace, below: readonly PathKey[], message: string): void {
    const { file, path } = place;
    const way = path && [...path, ...below];
    const line = place.lineOf(below);
    this.findings.push({
      severity: 'error',
      rule: 'bad-schema',
      file,
      line,
      ...(way && { path: way }),
      message,
    });
  }
}

/** The text with spaces for tabs, by which JSON may be indented, and YAML may not. */
function withTabsAsSpaces(text: string): string {
  return text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length));
}

interface Untyped {
  readonly states: readonly LoadedState[];
  readonly manifest: Manifest;
  /** The text that the manifest was read from. */
  readonly top: YamlSource | null;
}

/** Reads the schemas of a workflow's results (spec 7.4). Problems go to `findings`. */
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

/** Checks results that a policy fixes, so that a mismatch is known before anything is spent (spec 7.4). */
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

/** The place of a script's options: in a document they may stand beside the text, or in a comment like any other's. */
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
