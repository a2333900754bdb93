import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CaseReport } from '../../src/core/testing/case-report.js';
import { type TestRequest, testWorkflow } from '../../src/runtime/testing/test-workflow.js';

/** A request to test a workflow as the command line makes it. */
export function testRequest(workflow: string, cwd: string, more: Partial<TestRequest> = {}): TestRequest {
  return {
    ...{ workflow, cwd },
    recordings: [],
    runs: [],
    stateDir: join(cwd, '.raymond', 'state'),
    strict: false,
    stubs: [],
    faults: false,
    write: null,
    given: { input: null, vars: {} },
    environment: process.env,
    environmentMode: 'inherit',
    signal: new AbortController().signal,
    limitMs: 120_000,
    ...more,
  };
}

export interface TestLab {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): void;
  test(more?: Partial<TestRequest>): Promise<CaseReport[]>;
  remove(): void;
}

/** A workflow in `wf/` of a project of its own; recordings and test files are written along with it. */
export function testLab(files: Readonly<Record<string, string>>): TestLab {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-test-lab-'));
  const lab: TestLab = {
    folder,
    write(texts) {
      for (const [name, text] of Object.entries(texts)) {
        const file = join(folder, 'wf', name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
    test: (more) => testWorkflow(testRequest(join(folder, 'wf'), folder, more)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  lab.write(files);
  return lab;
}
