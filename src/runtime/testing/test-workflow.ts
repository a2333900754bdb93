import { join } from 'node:path';
import { UsageError } from '../../core/errors.js';
import type { CaseReport, LocatedMismatch } from '../../core/testing/case-report.js';
import { readCase, type TestCase, UNSAID } from './cases.js';
import { recordingsBeside } from './find.js';
import { caseFromRun } from './from-run.js';
import type { Rehearsed } from './rehearse.js';
import { brokenCase, type PreparedCase, prepareCase, runCase, type TestOptions } from './run-case.js';
import { copyScratch, type Scratch } from './scratch.js';
import { initTestFile, updateTestFile } from './write-test.js';

export interface TestRequest extends TestOptions {
  /** Absolute folders. When neither these nor runs are given, those beside the workflow are played. */
  readonly recordings: readonly string[];
  /** Ids of runs whose own files are played. */
  readonly runs: readonly string[];
  /** Where these runs are. */
  readonly stateDir: string;
  readonly faults: boolean;
  /** How expectations are written. Null when they are checked. */
  readonly write: 'init' | 'update' | null;
  /** These go before what a `test.yaml` says. */
  readonly given: { readonly input: string | null; readonly vars: Readonly<Record<string, string>> };
}

/**
 * Tests a workflow: each case in a project of its own, one after the other.
 * @throws UsageError where nothing can be tested at all
 */
export async function testWorkflow(request: TestRequest): Promise<CaseReport[]> {
  const { workflow, recordings, runs, write } = request;
  if (write === 'init' && runs.length > 0) {
    if (runs.length > 1 || recordings.length > 1)
      throw new UsageError('--init --from-run writes one recording, of one run.');
    return [await reportOf(request, await caseFromRun(runs[0]!, request, recordings[0]))];
  }
  const folders = recordings.length + runs.length === 0 ? recordingsBeside(workflow) : recordings;
  const reports: CaseReport[] = [];
  for (const folder of folders) {
    reports.push(
      await caught(folder, join(folder, 'test.yaml'), async () => reportOf(request, await readCase(folder))),
    );
  }
  for (const run of runs)
    reports.push(
      await caught(`run ${run}`, null, async () => reportOf(request, await caseFromRun(run, request))),
    );
  return reports;
}

async function caught(
  name: string,
  file: string | null,
  work: () => Promise<CaseReport>,
): Promise<CaseReport> {
  try {
    return await work();
  } catch (error) {
    return brokenCase(name, file, error);
  }
}

async function reportOf(request: TestRequest, read: TestCase): Promise<CaseReport> {
  const { given, write } = request;
  const setup = {
    ...read.setup,
    input: given.input ?? read.setup.input,
    vars: { ...read.setup.vars, ...given.vars },
  };
  const testCase = { ...read, setup };
  const began = performance.now();
  const prepared = await prepareCase(testCase, request);
  try {
    const { rehearsed, mismatches, notes } = await inCopy(prepared, async (scratch) => {
      const ran = await runCase(prepared, scratch);
      return { ...ran, notes: await notesOf(request, testCase, ran.rehearsed, ran.mismatches) };
    });
    const { observed, hung } = rehearsed;
    const isSound = hung === null && (write !== null || mismatches.length === 0);
    if (request.faults && !isSound) notes.push('Its faults were not tried: it fails as it is.');
    const faults =
      request.faults && isSound
        ? await (await import('./faults/run-faults.js')).runFaults(prepared, rehearsed)
        : [];
    return {
      name: read.name,
      file:
        read.file?.file ?? (read.recording.folder === '' ? null : join(read.recording.folder, 'test.yaml')),
      mismatches: write === null ? mismatches : [],
      warnings: observed.warnings,
      hung,
      error: null,
      observed,
      durationMs: performance.now() - began,
      notes,
      faults,
    };
  } finally {
    await prepared.scratch.remove();
  }
}

async function notesOf(
  { write }: TestRequest,
  testCase: TestCase,
  rehearsed: Rehearsed,
  mismatches: readonly LocatedMismatch[],
): Promise<string[]> {
  if (write === 'init') return initTestFile(testCase, rehearsed);
  if (write === 'update') return updateTestFile(testCase, rehearsed, mismatches);
  if (testCase.expect !== UNSAID) return [];
  return ['There is no test.yaml: only that the run is completed was checked. --init writes one.'];
}

/** No other run of the case may see what a run does to its project. `work` looks at the files before they are gone. */
async function inCopy<T>({ scratch }: PreparedCase, work: (copy: Scratch) => Promise<T>): Promise<T> {
  const copy = await copyScratch(scratch);
  try {
    return await work(copy);
  } finally {
    await copy.remove();
  }
}
