import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { UsageError } from '../../core/errors.js';
import type { GraphInput } from '../../core/graph/graph.js';
import { nearest } from '../../core/text/nearest.js';
import { errorOf, type Finding, shownValue } from '../parts/findings.js';
import { decodeText, withUnixLineEnds } from '../parts/state-file.js';
import { isRecord, READING } from '../parts/yaml-source.js';
import { type ReadGraphFile, readGraphFile } from './files.js';
import { hint, report } from './problems.js';
import { parseGraphYaml } from './yaml.js';

const NAME = 'vars.yaml';

/**
 * The values that `vars.yaml` gives: the one beside the workflow, else the one a folder up (spec 5.1). A
 * value is the text as it is written there: `007` stays `007`. One that is left blank is none.
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values.
 */
export async function readVars(
  folder: string,
  read: ReadGraphFile = readGraphFile,
): Promise<Readonly<Record<string, string>>> {
  for (const place of [folder, dirname(folder)]) {
    const file = join(place, NAME);
    const bytes = await read(file);
    if (bytes === null) continue;
    const findings: Finding[] = [];
    const text = decodeText(bytes, file, findings);
    const values = text === null ? {} : valuesIn(withUnixLineEnds(text), file, findings);
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined) throw errorOf([first, ...others]);
    return values;
  }
  return {};
}

function valuesIn(text: string, file: string, findings: Finding[]): Readonly<Record<string, string>> {
  const source = parseGraphYaml(text, file, findings);
  // An empty file, or one with comments alone, says nothing.
  if (source === null || source.data === null || source.data === undefined) return {};
  const problems = { source, findings };
  if (!isRecord(source.data)) {
    report(problems, [], `must be a mapping of names to values, not ${shownValue(source.data)}`);
    return {};
  }
  for (const [name, value] of Object.entries(source.data)) {
    if (typeof value !== 'object' || value === null) continue;
    report(problems, [name], `must be one value, not ${shownValue(value)}`);
  }
  const data = source.data;
  if (findings.some(({ severity }) => severity === 'error')) return {};
  // Numbers and the like as they are written.
  const texts = parseDocument(text, { ...READING, schema: 'failsafe' }).toJS() as Record<string, unknown>;
  const given = Object.entries(texts).filter(([name]) => data[name] !== null && Object.hasOwn(data, name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

export interface InputValues {
  readonly values: Readonly<Record<string, string>>;
  /** Inputs without a value: to be asked for on a terminal, otherwise an error. */
  readonly missing: readonly GraphInput[];
}

/**
 * The values of a graph's inputs: `--var` beats `vars.yaml` (spec 5.1). What that file says of names that
 * are no inputs is for other workflows.
 * @throws UsageError for a `--var` that is no input.
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
    const list = names.length === 0 ? '; it has none' : hint(names, nearest(names, first));
    throw new UsageError(`--var ${strange.join(', ')}: the workflow has no such input${list}`);
  }
  const valueIn = (name: string): string | undefined => own(line, name) ?? own(file, name);
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

function own(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
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
