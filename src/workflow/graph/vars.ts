import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { UsageError } from '../../core/errors.js';
import type { GraphInput } from '../../core/graph/graph.js';
import { upperName, VARIABLE_NAME } from '../../core/graph/variables.js';
import { ownValue } from '../../core/own-value.js';
import { isJsonObject } from '../../core/text/json-object.js';
import { type Finding, hint, type Problems, report, shownValue, throwErrorsIn } from '../parts/findings.js';
import { decodeText, withUnixLineEnds } from '../parts/state-file.js';
import { READING, type YamlSource } from '../parts/yaml-source.js';
import { parseGraphYaml } from './document.js';
import { type ReadGraphFile, readGraphFile } from './files.js';

const NAME = 'vars.yaml';

interface VarsFile {
  readonly file: string;
  /** Values are texts as they are written there: `007` stays `007`. */
  readonly values: Readonly<Record<string, string>>;
  lineOf(name: string): number;
}

/**
 * The values of `vars.yaml`: of the one beside the workflow, else of the one a folder up (spec 5.1).
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values
 */
export async function readVars(
  folder: string,
  read: ReadGraphFile = readGraphFile,
): Promise<Readonly<Record<string, string>>> {
  const findings: Finding[] = [];
  const vars = await readVarsFile(folder, read, findings);
  throwErrorsIn(findings);
  return vars?.values ?? {};
}

/** The same, with problems in `findings`. A file that yields no key does not hide another. */
async function readVarsFile(
  folder: string,
  read: ReadGraphFile,
  findings: Finding[],
): Promise<VarsFile | null> {
  for (const place of [folder, dirname(folder)]) {
    const file = join(place, NAME);
    const bytes = await read(file);
    const text = bytes && decodeText(bytes, file, findings);
    if (typeof text !== 'string') continue;
    const source = parseGraphYaml(withUnixLineEnds(text), file, findings);
    if (source === null) return null;
    if (source.data === null || source.data === undefined) continue;
    const values = valuesIn(withUnixLineEnds(text), { source, findings });
    if (isJsonObject(source.data) && Object.keys(source.data).length === 0) continue;
    return { file, values, lineOf: (name) => source.lineOf([name]) };
  }
  return null;
}

function valuesIn(text: string, problems: Problems & { source: YamlSource }): VarsFile['values'] {
  const { data } = problems.source;
  if (!isJsonObject(data)) {
    report(problems, [], `must be a mapping of names to values, not ${shownValue(data)}`);
    return {};
  }
  const strays = Object.entries(data).filter(([, value]) => typeof value === 'object' && value !== null);
  for (const [name, value] of strays) report(problems, [name], `must be one value, not ${shownValue(value)}`);
  if (strays.length > 0) return {};
  // Numbers and the like are kept as they are written. A blank value is none.
  const texts = parseDocument(text, { ...READING, merge: true, schema: 'failsafe' }).toJS() as Record<
    string,
    unknown
  >;
  const given = Object.entries(texts).filter(([name]) => Object.hasOwn(data, name) && data[name] !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/**
 * The inputs of a graph. Without `inputs` every key of `vars.yaml` is one (spec 5.11). Beside them, a key that is no
 * input gets a warning, since no state would see it.
 */
export async function inputsWithVars(
  declared: readonly GraphInput[],
  folder: string,
  read: ReadGraphFile,
  findings: Finding[],
): Promise<readonly GraphInput[]> {
  // Problems of the file are reported when a run starts: what is declared does not depend on it.
  const vars = await readVarsFile(folder, read, declared.length === 0 ? findings : []);
  if (vars === null) return declared;
  const known = new Set(declared.map(({ name }) => name));
  const names = declared.map(({ name }) => name);
  const inputs: GraphInput[] = [];
  for (const name of Object.keys(vars.values).filter((key) => !known.has(key))) {
    if (declared.length === 0 && IS_NAME.test(name) && upperName(name) !== 'WORKFLOW') {
      inputs.push({ name, description: null, log: false });
      continue;
    }
    const why = declared.length === 0 ? 'no name of a variable' : `no input${hint(names, name)}`;
    const message = `${name}: is ${why}; no state sees it`;
    const place = { file: vars.file, line: vars.lineOf(name), path: [name] };
    findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
  }
  return declared.length === 0 ? inputs : declared;
}

const IS_NAME = new RegExp(`^${VARIABLE_NAME}$`);

export interface InputValues {
  readonly values: Readonly<Record<string, string>>;
  /** Inputs without a value. They are asked for on a terminal, and are an error otherwise. */
  readonly missing: readonly GraphInput[];
}

/**
 * The values of a graph's inputs. `--var` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for a `--var` that is no input
 */
export function inputValues(
  inputs: readonly GraphInput[],
  line: Readonly<Record<string, string>>,
  file: Readonly<Record<string, string>>,
): InputValues {
  const names = inputs.map(({ name }) => name);
  const strange = Object.keys(line).filter((name) => !names.includes(name));
  const [first] = strange;
  if (first !== undefined) {
    const list = names.length === 0 ? '; it has none' : hint(names, first);
    throw new UsageError(`--var ${strange.join(', ')}: the workflow has no such input${list}`);
  }
  const valueIn = (name: string): string | undefined => ownValue(line, name) ?? ownValue(file, name);
  return {
    values: Object.fromEntries(
      names.flatMap((name) => {
        const value = valueIn(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    missing: inputs.filter(({ name }) => valueIn(name) === undefined),
  };
}

/** One error for all inputs that have no value. @param file the workflow's */
export function missingInputs(missing: readonly GraphInput[], file: string): UsageError {
  const list = missing
    .map(({ name, description }) => `  ${name}${description === null ? '' : `: ${description.trim()}`}`)
    .join('\n');
  return new UsageError(
    `the workflow needs values for these inputs:\n${list}\nGive each with --var NAME=VALUE, or write them into ${NAME} beside the workflow.`,
    { file },
  );
}
