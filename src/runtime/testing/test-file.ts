import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { messageOf, REASON_CODES, UsageError } from '../../core/errors.js';
import type { Expectations, FileExpectation, TextExpectation } from '../../core/testing/expectations.js';
import { nearest } from '../../core/text/nearest.js';
import { readPlainFile } from '../../process/files.js';
import type { Finding, PathKey } from '../../workflow/parts/findings.js';
import { parseYaml, type YamlSource } from '../../workflow/parts/yaml-source.js';
import { schemaCompiler } from '../../workflow/schemas/compile.js';
import type { ScriptStub } from './scripts.js';

export const TEST_FILE = 'test.yaml';

/** The project that a case's run works in. Paths of files are relative to it. */
export interface ProjectSetup {
  /** The folder that is copied, absolute. Null for an empty project. */
  readonly copy: string | null;
  readonly files: Readonly<Record<string, string>>;
  /** True when the project is a git repository, and the files are committed. */
  readonly git: boolean;
  /** Written after the commit. Null removes the file. */
  readonly changes: Readonly<Record<string, string | null>>;
  /** Folders that git ignores and scripts need, such as `node_modules`. They are linked, not copied. */
  readonly link: readonly string[];
}

export interface CaseSetup {
  readonly input: string | null;
  readonly vars: Readonly<Record<string, string>>;
  /** Answers to the questions, in the order in which they are asked. */
  readonly answers: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The most iterations of a Ralph loop, 0 for no limit. Null when it is no loop. */
  readonly loop: number | null;
  /** USD. Null for the workflow's own. */
  readonly budgetUsd: number | null;
  readonly concurrency: number | null;
  /** Null for a copy of the project in which the test was started. */
  readonly project: ProjectSetup | null;
  /** What each visit's script writes, by `STATE` or `AGENT/STATE`. The last entry holds for all further visits. */
  readonly stubs: Readonly<Record<string, readonly ScriptStub[]>>;
}

export const NO_SETUP: CaseSetup = {
  input: null,
  vars: {},
  answers: [],
  env: {},
  loop: null,
  budgetUsd: null,
  concurrency: null,
  project: null,
  stubs: {},
};

/** A `test.yaml` (spec 8.4). */
export interface TestFile {
  readonly file: string;
  readonly name: string | null;
  readonly setup: CaseSetup;
  readonly expect: Expectations;
  /** 1-based line of an expectation. */
  lineOf(path: readonly string[]): number;
}

const text = v.union([
  v.string('must be a text'),
  v.pipe(
    v.union([v.number(), v.boolean()]),
    v.transform((value) => String(value)),
  ),
]);
const texts = v.record(v.string(), text);
const list = v.union([
  v.array(text),
  v.pipe(
    v.string(),
    v.transform((names) => names.split(/[\s,]+/).filter((name) => name !== '')),
  ),
]);
const textExpectation = v.union(
  [
    text,
    v.strictObject({ text }),
    v.strictObject({ pattern: v.string() }),
    v.strictObject({ schema: v.union([v.string(), v.boolean(), v.record(v.string(), v.unknown())]) }),
  ],
  'must be a text, {text: …}, {pattern: …} or {schema: …}',
);
const stub = v.union(
  [
    text,
    v.strictObject({
      stdout: v.optional(text, ''),
      stderr: v.optional(text, ''),
      exit_code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ],
  'must be what the script writes, or {stdout: …, exit_code: …}',
);

const file = v.strictObject({
  name: v.optional(text),
  input: v.optional(v.nullable(text)),
  vars: v.optional(texts, () => ({})),
  answers: v.optional(v.array(text), () => []),
  env: v.optional(texts, () => ({})),
  loop: v.optional(
    v.union([
      v.boolean(),
      v.strictObject({ max_iterations: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    ]),
    false,
  ),
  budget: v.optional(v.pipe(v.number(), v.minValue(0))),
  concurrency: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  project: v.optional(
    v.strictObject({
      copy: v.optional(v.string()),
      files: v.optional(texts, () => ({})),
      git: v.optional(v.boolean(), false),
      changes: v.optional(v.record(v.string(), v.nullable(text)), () => ({})),
      link: v.optional(v.array(v.string()), () => []),
    }),
  ),
  stub_scripts: v.optional(
    v.record(v.string(), v.union([stub, v.pipe(v.array(stub), v.minLength(1))])),
    () => ({}),
  ),
  expect: v.optional(
    v.strictObject({
      status: v.optional(v.picklist(['completed', 'failed', 'asking', 'paused', 'budget_exceeded'])),
      reason: v.optional(v.picklist(REASON_CODES)),
      result: v.optional(textExpectation),
      paths: v.optional(v.record(v.string(), list)),
      transitions: v.optional(
        v.record(v.string(), v.array(text, 'must be a list, such as [goto PLAN, result]')),
      ),
      cost_below: v.optional(v.pipe(v.number(), v.minValue(0))),
      files: v.optional(v.record(v.string(), v.nullable(v.union([v.literal(true), textExpectation])))),
    }),
    () => ({}),
  ),
});

type WrittenTest = v.InferOutput<typeof file>;

const KEYS: readonly string[] = [
  ...Object.keys(file.entries),
  ...Object.keys(file.entries.expect.wrapped.entries),
];

/** @throws UsageError with file and line */
export async function readTestFile(path: string): Promise<TestFile> {
  let content: string;
  try {
    content = readPlainFile(path).toString();
  } catch (error) {
    throw new UsageError(`It cannot be read: ${messageOf(error)}`, { file: path });
  }
  const findings: Finding[] = [];
  const source = parseYaml(content.replace(/^\uFEFF/, ''), path, findings);
  if (source === null) {
    const [first] = findings;
    throw new UsageError(first?.message ?? 'It is no YAML.', { file: path, line: first?.line });
  }
  const parsed = v.safeParse(file, source.data ?? {});
  if (!parsed.success) throw unusable(parsed.issues[0], source);
  return {
    file: path,
    name: parsed.output.name ?? null,
    setup: setupOf(parsed.output, dirname(path), source),
    expect: await expectationsOf(parsed.output.expect, dirname(path), source),
    lineOf: (way) => source.lineOf(way),
  };
}

function unusable(issue: v.BaseIssue<unknown>, source: YamlSource): UsageError {
  const path = (issue.path ?? []).map(({ key }) => key as PathKey);
  const place = { file: source.file, line: source.lineOf(path) };
  const name = path.join('.');
  if (issue.expected === 'never') {
    const near = nearest(KEYS, String(path.at(-1)));
    return new UsageError(
      `${name}: there is no such key.${near === undefined ? '' : ` Did you mean ${near}?`}`,
      place,
    );
  }
  return new UsageError(`${name === '' ? 'the file' : name}: ${issue.message}`, place);
}

function setupOf(written: WrittenTest, folder: string, source: YamlSource): CaseSetup {
  const { input, vars, answers, env, loop, budget, concurrency, project, stub_scripts: stubs } = written;
  return {
    input: input ?? null,
    ...{ vars, answers, env },
    loop: typeof loop === 'object' ? loop.max_iterations : loop ? 0 : null,
    budgetUsd: budget ?? null,
    concurrency: concurrency ?? null,
    project:
      project === undefined
        ? null
        : { ...project, copy: project.copy === undefined ? null : existing(folder, project.copy, source) },
    stubs: Object.fromEntries(
      Object.entries(stubs).map(([name, given]) => [
        name,
        (Array.isArray(given) ? given : [given]).map(stubOf),
      ]),
    ),
  };
}

function existing(folder: string, path: string, source: YamlSource): string {
  const found = resolve(folder, path);
  if (existsSync(found)) return found;
  throw new UsageError(`project.copy: there is no folder ${found}.`, {
    file: source.file,
    line: source.lineOf(['project', 'copy']),
  });
}

function stubOf(written: v.InferOutput<typeof stub>): ScriptStub {
  if (typeof written === 'string') return { stdout: written };
  const { exit_code: exitCode, ...rest } = written;
  return { ...rest, ...(exitCode !== undefined && { exit_code: exitCode }) };
}

async function expectationsOf(
  { result, files, ...others }: WrittenTest['expect'],
  folder: string,
  source: YamlSource,
): Promise<Expectations> {
  const entries = await Promise.all(
    Object.entries(files ?? {}).map(async ([path, written]): Promise<[string, FileExpectation]> => {
      if (written === null) return [path, { kind: 'gone' }];
      if (written === true) return [path, { kind: 'there' }];
      return [path, await textExpectationOf(written, folder, source, ['files', path])];
    }),
  );
  return {
    ...others,
    ...(result !== undefined && { result: await textExpectationOf(result, folder, source, ['result']) }),
    ...(files !== undefined && { files: Object.fromEntries(entries) }),
  } as Expectations;
}

async function textExpectationOf(
  written: v.InferOutput<typeof textExpectation>,
  folder: string,
  source: YamlSource,
  at: readonly string[],
): Promise<TextExpectation> {
  const place = { file: source.file, line: source.lineOf(['expect', ...at]) };
  if (typeof written === 'string') return { kind: 'text', text: written };
  if ('text' in written) return { kind: 'text', text: written.text };
  if ('pattern' in written) {
    try {
      return { kind: 'pattern', pattern: new RegExp(written.pattern, 'm') };
    } catch (error) {
      throw new UsageError(`${at.join('.')}: ${messageOf(error)}`, place);
    }
  }
  const schema =
    typeof written.schema === 'string' ? await schemaIn(join(folder, written.schema), place) : written.schema;
  const compiled = schemaCompiler()(schema);
  if ('schema' in compiled) return { kind: 'schema', schema: compiled.schema };
  throw new UsageError(`${at.join('.')}: ${compiled.problems[0].message}`, place);
}

async function schemaIn(path: string, place: { file: string; line: number }): Promise<unknown> {
  try {
    return JSON.parse(readPlainFile(path).toString());
  } catch (error) {
    throw new UsageError(`The schema ${path} cannot be used: ${messageOf(error)}`, place);
  }
}
