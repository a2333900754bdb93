import { readJsonObject } from '../../core/text/json-object.js';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import type { ReadNamed } from '../named-files.js';
import type { Finding, PathKey } from '../parts/findings.js';
import { decodeText, type StateFile, withUnixLineEnds } from '../parts/state-file.js';
import { parseYaml } from '../parts/yaml-source.js';
import { type Compiled, schemaCompiler } from './compile.js';

/** A `result_schema` as it is written: a file's name, or the schema itself. */
export type WrittenSchema = string | Readonly<Record<string, unknown>>;

/** Where one is written. */
export interface SchemaPlace {
  readonly file: string;
  /** 1-based line of what is found this way, below the key. */
  lineOf(path: readonly PathKey[]): number;
  /** The way to the key, where its file has keys. */
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

  /** What is wrong goes to the findings; then undefined. */
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

  /** JSON is YAML too, and so has lines. */
  #parsed({ bytes, file }: StateFile): ResultSchema | null {
    const text = decodeText(bytes, file, this.findings);
    const found: Finding[] = [];
    const source = text === null ? null : parseYaml(withTabsAsSpaces(withUnixLineEnds(text)), file, found);
    this.findings.push(...found.map((each): Finding => ({ ...each, rule: 'bad-schema' })));
    if (source === null) return null;
    if (text !== null && file.endsWith('.json')) this.#warnOfJson(text, file);
    return this.#compiled(this.#compile(source.data), { file, lineOf: source.lineOf, path: [] });
  }

  /** It is read as YAML, which takes more than JSON: editors and other programs call such a file broken. */
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

/** Indentation by tabs is fine in JSON, and none in YAML. */
function withTabsAsSpaces(text: string): string {
  return text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length));
}
