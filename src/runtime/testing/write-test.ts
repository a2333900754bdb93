import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, parseDocument } from 'yaml';
import { messageOf, UsageError } from '../../core/errors.js';
import type { LocatedMismatch } from '../../core/testing/case-report.js';
import type { Observed } from '../../core/testing/observed.js';
import type { TestCase } from './cases.js';
import { expectationsOf } from './from-run.js';
import type { Rehearsed } from './rehearse.js';
import { TEST_FILE } from './test-file.js';

/**
 * Writes a case's `test.yaml` from what its run has come to (`--init`).
 * @returns what was done, for people
 * @throws UsageError when there is one already
 */
export async function initTestFile(testCase: TestCase, { observed }: Rehearsed): Promise<string[]> {
  const path = join(testCase.recording.folder, TEST_FILE);
  if (existsSync(path))
    throw new UsageError('There is a test.yaml already. --update brings its expectations up to date.', {
      file: path,
    });
  const { input, vars, answers, loop, concurrency } = testCase.setup;
  const file = new Document({
    ...(input !== null && { input }),
    ...(Object.keys(vars).length > 0 && { vars }),
    ...(answers.length > 0 && { answers }),
    ...(loop !== null && { loop: loop === 0 ? true : { max_iterations: loop } }),
    ...(concurrency !== null && { concurrency }),
    expect: written(observed),
  });
  file.commentBefore =
    ' What `raymond test` checks of a run that plays this recording. Loosen what may differ.';
  write(path, printed(file));
  return [`${path} was written.`];
}

/** The YAML of expectations, as people would write it. */
function written(observed: Observed): object {
  const { result, ...expected } = expectationsOf(observed);
  return {
    ...expected,
    ...(result?.kind === 'text' && { result: shortOf(result.text.trim()) }),
    ...(observed.costUsd > 0 && { cost_below: roomAbove(observed.costUsd) }),
  };
}

/** Nobody reads a longer result in a test. */
const LONGEST_RESULT = 2000;
const SHOWN_OF_IT = 200;

function shortOf(text: string): string | { readonly pattern: string } {
  if (text.length <= LONGEST_RESULT) return text;
  const start = text.slice(0, SHOWN_OF_IT).split('\n')[0]!;
  return { pattern: `^${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}` };
}

/** A fifth more, in two significant digits. */
function roomAbove(usd: number): number {
  return Number((usd * 1.2 + 0.001).toPrecision(2));
}

/** Prints lists of names on one line. */
function printed(file: Document): string {
  for (const key of ['paths', 'transitions']) {
    const lists = file.getIn(['expect', key]) as { items?: { value: { flow?: boolean } }[] } | undefined;
    for (const { value } of lists?.items ?? []) value.flow = true;
  }
  return file.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/**
 * Changes the expectations that did not hold to what the run has come to (`--update`); the rest of the file stays as it
 * was written.
 * @returns what was done, for people
 * @throws UsageError when there is no `test.yaml`
 */
export async function updateTestFile(
  { file, recording }: TestCase,
  { observed, fileText }: Rehearsed,
  mismatches: readonly LocatedMismatch[],
): Promise<string[]> {
  if (file === null)
    throw new UsageError('There is no test.yaml to bring up to date. --init writes one.', {
      file: recording.folder === '' ? undefined : recording.folder,
    });
  const document = parseDocument(readFileSync(file.file, 'utf8'));
  const now = written(observed) as Readonly<Record<string, unknown>>;
  const notes: string[] = [];
  for (const { at } of mismatches) {
    const [key, ...way] = at;
    // A prompt that asks for something else is mended in the workflow, not here.
    if (key === 'prompts') continue;
    const path = ['expect', key, ...way];
    const value = key === 'files' ? (fileText(way[0]!) ?? null) : valueAt(now, [key, ...way]);
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value, { flow: Array.isArray(value) }));
    notes.push(`${file.file}: expect.${at.join('.')} was ${value === undefined ? 'removed' : 'changed'}.`);
  }
  if (notes.length > 0) write(file.file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
  return notes.length > 0 ? notes : [`${file.file} is as it was: all of it holds.`];
}

function valueAt(value: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`It cannot be written: ${messageOf(error)}`, { file: path });
  }
}
