import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readRecording } from '../../agents/replay/files.js';
import type { Recording } from '../../agents/replay/recording.js';
import type { Expectations } from '../../core/testing/expectations.js';
import type { ScriptStub } from './scripts.js';
import { type CaseSetup, NO_SETUP, readTestFile, TEST_FILE, type TestFile } from './test-file.js';

/** A recording with what is expected of a run that plays it. */
export interface TestCase {
  readonly name: string;
  readonly recording: Recording;
  readonly setup: CaseSetup;
  readonly expect: Expectations;
  /** Null when there is no `test.yaml` (yet). */
  readonly file: TestFile | null;
  /** What a run's scripts wrote, by `AGENT/STATE` and visit: a stub of that name writes the same. */
  readonly scripts: Readonly<Record<string, readonly ScriptStub[]>>;
}

/** What is expected without a `test.yaml`: that the run comes to its end. */
export const UNSAID: Expectations = { status: 'completed' };

/** @throws UsageError for a recording or a `test.yaml` that cannot be used */
export async function readCase(folder: string): Promise<TestCase> {
  const path = join(folder, TEST_FILE);
  const [recording, file] = await Promise.all([
    readRecording(folder),
    existsSync(path) ? readTestFile(path) : null,
  ]);
  return {
    name: file?.name ?? nameOf(folder),
    recording,
    setup: file?.setup ?? NO_SETUP,
    expect: file === null ? UNSAID : file.expect,
    file,
    scripts: {},
  };
}

/** The names of the folder and of the one above it. */
function nameOf(folder: string): string {
  return join(basename(dirname(folder)), relative(dirname(folder), folder));
}
