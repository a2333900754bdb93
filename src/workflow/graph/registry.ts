import { join } from 'node:path';
import { nameProblem } from '../../core/protocol/resolve.js';
import { isJsonObject, jsonErrorIn } from '../../core/text/json-object.js';
import { type Finding, hint, report, shownValue } from '../parts/findings.js';
import { decodeText, withUnixLineEnds } from '../parts/state-file.js';
import { parseYaml, readYaml, type YamlSource, yamlFinding } from '../parts/yaml-source.js';
import type { GraphFiles } from './files.js';

export type RegistryKind = 'agent' | 'script';

/** An agent or a script as a state graph knows it (spec 5.1). */
export interface Registered {
  readonly id: string;
  /** Absolute. */
  readonly path: string;
  /** The file's name in the fingerprint. */
  readonly name: string;
  /** The text at the time when the graph was loaded: an agent's rules, or a script. */
  readonly bytes: Uint8Array;
  /** An agent's `model`, or else the model that its own file asks for; a script's `runtime`. */
  readonly setting: string | null;
}

interface RegistryEntry {
  readonly path: string;
  readonly setting: string | null;
}

const SETTINGS: Readonly<Record<RegistryKind, string>> = { agent: 'model', script: 'runtime' };

/** A checked `agent-registry.json` or `script-registry.json`. */
export class Registry {
  private constructor(
    private readonly kind: RegistryKind,
    /** The path where it lies, or should lie, for messages. */
    private readonly file: string,
    /** Null for a missing file, or a broken one. */
    private readonly entries: ReadonlyMap<string, RegistryEntry | null> | null,
    private readonly isBroken: boolean,
    private readonly files: GraphFiles,
    /** Folders of the project whose agents the agent CLI knows by itself. */
    private readonly profiles: readonly string[],
    private readonly findings: Finding[],
  ) {}

  /**
   * Reads the first registry of these folders. All its problems go to `findings`: bad JSON, an entry without `path`, a
   * path that is no file (spec 5.1). A missing registry is an error only for those who look something up.
   */
  static async read(
    kind: RegistryKind,
    folders: readonly string[],
    files: GraphFiles,
    profiles: readonly string[],
    findings: Finding[],
  ): Promise<Registry> {
    const name = `${kind}-registry.json`;
    for (const folder of folders) {
      const path = join(folder, name);
      const bytes = await files.read(path);
      if (bytes === null) continue;
      const { file } = files.add(path, bytes);
      const entries = await readEntries(kind, bytes, file, files, findings);
      return new Registry(kind, file, entries, entries === null, files, profiles, findings);
    }
    const [first = ''] = folders;
    return new Registry(kind, files.shown(join(first, name)), null, false, files, profiles, findings);
  }

  /**
   * The agent or script of an id, which becomes a part of the graph; otherwise, why there is none. Some agent CLIs know
   * agents of the project without a registry. Null where the problem has been reported already.
   */
  async find(id: string): Promise<Registered | { readonly problem: string } | null> {
    const entry = this.entries?.get(id);
    if (entry === undefined) {
      const own = await this.findOwn(id);
      if (own !== null) return own;
      if (this.isBroken) return null;
      const names = [...(this.entries?.keys() ?? [])];
      const problem =
        this.entries === null
          ? `the ${this.kind} "${id}" needs a registry, and there is no ${this.file}`
          : `the ${this.kind} "${id}" is not in ${this.file}${hint(names, id)}`;
      return { problem };
    }
    if (entry === null) return null;
    const path = this.files.resolve(entry.path);
    const bytes = await this.files.read(path);
    if (bytes === null) return null;
    return this.registered(id, path, bytes, entry.setting);
  }

  private async findOwn(id: string): Promise<Registered | null> {
    if (this.kind !== 'agent' || nameProblem(id) !== undefined) return null;
    const names = this.profiles.flatMap((folder) =>
      ['.agent.md', '.md'].map((end) => join(folder, `${id}${end}`)),
    );
    for (const name of names) {
      const path = join(this.files.root, name);
      const bytes = await this.files.read(path);
      if (bytes !== null) return this.registered(id, path, bytes, null);
    }
    return null;
  }

  private registered(id: string, path: string, bytes: Uint8Array, setting: string | null): Registered {
    const { name, file } = this.files.add(path, bytes);
    const own = this.kind === 'agent' && setting === null ? modelIn(bytes, file, this.findings) : null;
    return { id, path, name, bytes, setting: setting ?? own };
  }
}

async function readEntries(
  kind: RegistryKind,
  bytes: Uint8Array,
  file: string,
  files: GraphFiles,
  findings: Finding[],
): Promise<ReadonlyMap<string, RegistryEntry | null> | null> {
  const text = decodeText(bytes, file, findings);
  const source = text === null ? null : parseJson(text, file, findings);
  if (source === null) return null;
  const problems = { source, findings };
  if (!isJsonObject(source.data)) {
    report(problems, [], 'the registry must be an object of ids such as {"id": {"path": "…"}}');
    return null;
  }
  const entries = new Map<string, RegistryEntry | null>();
  for (const [id, value] of Object.entries(source.data)) {
    const problem = problemOf(value, SETTINGS[kind]);
    entries.set(id, null);
    if (problem !== null) {
      report(problems, [id, ...problem.path], problem.text);
      continue;
    }
    const { path, [SETTINGS[kind]]: setting } = value as Record<string, string | null | undefined>;
    const absolute = files.resolve(path!);
    if ((await files.read(absolute)) === null) {
      report(problems, [id, 'path'], `"${path}" is not a file (looked for ${absolute})`);
    } else {
      entries.set(id, { path: path!, setting: setting ?? null });
    }
  }
  return entries;
}

function problemOf(value: unknown, setting: string): { path: string[]; text: string } | null {
  if (!isJsonObject(value))
    return { path: [], text: `must be an object with a path, not ${shownValue(value)}` };
  if (value.path === undefined || value.path === null) return { path: ['path'], text: 'is missing' };
  for (const key of ['path', setting]) {
    const text = value[key];
    if (text === undefined || text === null || (typeof text === 'string' && text.trim() !== '')) continue;
    return { path: [key], text: `must be some text, not ${shownValue(text)}` };
  }
  return null;
}

/** Parses JSON with its lines. A repeated key is an error. */
function parseJson(text: string, file: string, findings: Finding[]): YamlSource | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const { why, ...place } = jsonErrorIn(text);
    const message = `this is not JSON: ${why}`;
    findings.push({ severity: 'error', rule: 'front-matter-syntax', file, ...place, message });
    return null;
  }
  // Nearly all JSON is YAML. Other JSON is read too, without its lines.
  const { source, problems } = readYaml(text, file);
  const repeated = problems.filter((problem) => problem.repeated !== undefined);
  findings.push(...repeated.map((problem) => yamlFinding(problem, file)));
  if (repeated.length > 0) return null;
  return (
    source ?? {
      ...{ data, file, lineOf: () => 1, columnOf: () => undefined },
      textPlaceOf: () => ({ line: 1, indent: 0 }),
    }
  );
}

/**
 * The `model` in the front matter of a registered agent's file (spec 5.11); null when it asks for none. The rest of the
 * front matter is for its own CLI, so mistakes in it are only warnings.
 */
function modelIn(bytes: Uint8Array, file: string, findings: Finding[]): string | null {
  const text = withUnixLineEnds(new TextDecoder().decode(bytes));
  const [, yaml] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  if (yaml === undefined || !text.startsWith('---')) return null;
  const found: Finding[] = [];
  // The line of the dashes is the first one.
  const source = parseYaml(`\n${yaml}`, file, found);
  findings.push(...found.map((finding) => ({ ...finding, severity: 'warning' as const })));
  const model = isJsonObject(source?.data) ? source.data.model : undefined;
  if (model === undefined || model === null) return null;
  // Subagents of Claude Code use this word for the model that is in use.
  if (typeof model === 'string' && model.trim() !== '')
    return model.trim() === 'inherit' ? null : model.trim();
  const message = `model: must be some text, not ${shownValue(model)}; the agent gets the usual model`;
  const line = source?.lineOf(['model']) ?? 1;
  findings.push({ severity: 'warning', rule: 'bad-value', file, line, path: ['model'], message });
  return null;
}
