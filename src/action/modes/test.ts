import { resolve } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { type CaseReport, isPassed } from '../../core/testing/case-report.js';
import { testAnnotations } from '../../report/testing/annotated.js';
import { testSummary } from '../../report/testing/summary.js';
import { tapReport } from '../../report/testing/tap.js';
import { testJson } from '../../report/testing/test-json.js';
import { DEFAULT_LIMIT_MS } from '../../runtime/testing/run-case.js';
import { testWorkflow } from '../../runtime/testing/test-workflow.js';
import { headOf } from '../guard/head.js';
import { trustOf } from '../guard/trust.js';
import { checkLink, type Job } from '../job.js';
import { endCheck } from './end-check.js';

interface Tested {
  readonly workflow: string;
  readonly reports: readonly CaseReport[];
}

/**
 * `mode: test` (spec 8.4): plays the recordings of the workflows of the input, one a line, and checks what their
 * `test.yaml` say. No model is called, and no secret is of use; a case that fails fails the job.
 * @throws UsageError for a checkout whose scripts must not run in such a job
 */
export async function testJob(job: Job): Promise<void> {
  await refuseStrangers(job);
  checkLink(job, 'working-directory', job.cwd);
  const tested: Tested[] = [];
  for (const workflow of lines(job.inputs.workflow)) {
    const reports = await reportsOf(job, workflow);
    tested.push({ workflow, reports });
    // The report holds what agents and scripts say.
    for (const line of tapReport(reports).split('\n')) job.voice.info(job.voice.redact(line));
  }
  const all = tested.flatMap(({ reports }) => reports);
  const failed = all.filter((report) => !isPassed(report)).length;
  annotate(job, all);
  endCheck(job, {
    failure:
      failed === 0
        ? null
        : {
            code: 'TEST_FAILED',
            message: `${failed} of ${all.length} ${all.length === 1 ? 'case' : 'cases'} failed. What was expected and what came instead is told at the test.yaml, and in the summary.`,
          },
    result: { passed: all.length - failed, failed },
    whole: tested.map(({ workflow, reports }) => testJson(workflow, reports)),
    summary: testSummary(tested),
  });
}

/**
 * The scripts of the checkout are run. On a pull request of a fork GitHub gives the job nothing that they could take.
 * An event that comes with secrets for what strangers write is refused.
 */
async function refuseStrangers({ inputs, context, cwd }: Job): Promise<void> {
  if (context.eventName === 'pull_request' || inputs['trust-checkout']) return;
  const trust = trustOf(context, await headOf(cwd), null);
  if (trust.kind === 'trusted') return;
  throw new UsageError(
    `mode: test runs the scripts of the checkout, which is not trusted: ${trust.why}. Test pull requests on the event pull_request, which has no secrets for strangers; or, if the checkout may run in this job: trust-checkout: true`,
  );
}

function reportsOf(job: Job, workflow: string): Promise<CaseReport[]> {
  const { inputs, cwd, environment } = job;
  const path = resolve(cwd, workflow);
  checkLink(job, 'workflow', path);
  return testWorkflow({
    ...{ workflow: path, cwd, environment },
    recordings: lines(inputs.recording ?? '').map((folder) => resolve(cwd, folder)),
    runs: [],
    stateDir: job.stateDir,
    strict: false,
    stubs: [],
    faults: false,
    write: null,
    given: { input: inputs.input ?? null, vars: {} },
    environmentMode: 'allow-list',
    signal: new AbortController().signal,
    limitMs: DEFAULT_LIMIT_MS,
  });
}

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Annotates as many mismatches as GitHub shows; all of them are in the log as TAP. */
function annotate({ voice, context }: Job, reports: readonly CaseReport[]): void {
  const left = testAnnotations(reports, context.workspace).filter((each) => !voice.annotate(each));
  const errors = left.filter(({ level }) => level === 'error').length;
  if (errors > 0) voice.info(`${errors} more errors are above.`);
}
