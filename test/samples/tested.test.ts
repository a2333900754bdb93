import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRecorder, recordingAgent } from '../../src/agents/replay/files.js';
import { problemsOf } from '../../src/core/testing/case-report.js';
import { readCase } from '../../src/runtime/testing/cases.js';
import { rehearse } from '../../src/runtime/testing/rehearse.js';
import { prepareCase } from '../../src/runtime/testing/run-case.js';
import { testWorkflow } from '../../src/runtime/testing/test-workflow.js';
import { testRequest } from '../support/test-lab.js';

/** As they are given to `raymond test`, by the sample's folder. */
const SAMPLES: Readonly<Record<string, string>> = {
  dispatcher: 'dispatcher',
  'issue-triage': 'issue-triage',
  'nightly-maintenance': 'nightly-maintenance',
  'parallel-fix': 'parallel-fix',
  'plan-implement-review': 'plan-implement-review',
  'pr-review': 'pr-review',
  'raili-ticket': 'raili-ticket/.raili/main',
  ralph: 'ralph/PROMPT.md',
  'review-panel': 'review-panel',
  tour: 'tour',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-tested-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every sample has a test.yaml, and is tested here', () => {
  const found = readdirSync('workflows', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(SAMPLES)).toEqual(found.map(({ name }) => name).sort());
  for (const name of Object.keys(SAMPLES))
    expect(readdirSync(join('workflows', name, 'recording'))).toContain('test.yaml');
});

describe.each(Object.entries(SAMPLES))('%s', (name, path) => {
  const workflow = resolve('workflows', path);

  test('does what its test.yaml says', async () => {
    const reports = await testWorkflow(testRequest(workflow, folder));
    expect(reports.map(problemsOf)).toEqual([[]]);
  });

  test('a recording of it, made and played at once, is not stale', async () => {
    const recorded = join(folder, 'recorded');
    const request = testRequest(workflow, folder, { strict: true });
    const prepared = await prepareCase(await readCase(resolve('workflows', name, 'recording')), request);
    try {
      const recorder = await createRecorder(recorded);
      await rehearse({
        ...prepared.requestIn(prepared.scratch),
        wrap: (agent) => recordingAgent(agent, recorder, true),
      });
    } finally {
      await prepared.scratch.remove();
    }
    const kept = readdirSync(recorded).map((file) => readFileSync(join(recorded, file), 'utf8'));
    expect(kept.join('')).not.toContain(prepared.scratch.root);
    cpSync(resolve('workflows', name, 'recording', 'test.yaml'), join(recorded, 'test.yaml'));
    const atHome = (await readCase(resolve('workflows', name, 'recording'))).setup.project?.copy ?? null;
    const again = await readCase(await withCopy(recorded, atHome));
    const strict = await prepareCase(again, request);
    try {
      const { observed } = await rehearse(strict.requestIn(strict.scratch));
      expect({ status: observed.status, message: observed.message }).toEqual({
        status: 'completed',
        message: null,
      });
    } finally {
      await strict.scratch.remove();
    }
  });
});

/** What a test.yaml says of its own place has to hold in another one, too. */
async function withCopy(recorded: string, copy: string | null): Promise<string> {
  const file = join(recorded, 'test.yaml');
  const text = readFileSync(file, 'utf8')
    .replace('project: { copy: .. }', `project: { copy: ${copy} }`)
    .replace(/schema: \.\.\/_\w+\.json/, 'schema: true');
  const { writeFileSync } = await import('node:fs');
  writeFileSync(file, text);
  return recorded;
}
