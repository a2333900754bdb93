import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { messageOf, UsageError } from '../../core/errors.js';
import { type CaseReport, isPassed } from '../../core/testing/case-report.js';
import { annotationLine } from '../../report/annotations.js';
import { testAnnotations } from '../../report/testing/annotated.js';
import { junitReport } from '../../report/testing/junit.js';
import { tapReport } from '../../report/testing/tap.js';
import { testJson } from '../../report/testing/test-json.js';
import { DEFAULT_LIMIT_MS } from '../../runtime/testing/run-case.js';
import { testWorkflow } from '../../runtime/testing/test-workflow.js';
import { projectRoot, stateFolder } from '../../store/run-folder.js';
import { locate } from '../../workflow/locate.js';
import { checkBudgetOf, readConfig } from '../config.js';
import type { ParsedLine } from '../parse.js';
import { workingDirectory } from '../run-place.js';
import { readRunInput } from '../start.js';
import { writeOut } from '../terminal.js';
import { readPairs } from '../values.js';

/** `raymond test WORKFLOW` (spec 6.4, 8.4) exits with 0 if all cases passed, 1 if one failed, 2 after misuse. */
export async function testCommand({ values, positionals, all }: ParsedLine): Promise<number> {
  const [path, ...more] = positionals;
  if (path === undefined || path === '') throw new UsageError('Which workflow? raymond test WORKFLOW');
  if (more.length > 0) throw new UsageError(`One workflow at a time; "${more.join(' ')}" is too much.`);
  const cwd = workingDirectory(values);
  if (values.init && values.update)
    throw new UsageError('--init writes a test.yaml, --update changes one; give one of them.');
  const workflow = resolve(cwd, path);
  await locate(workflow);
  await checkBudgetOf(await readConfig(cwd), workflow, cwd);
  const { signal, dispose } = interruptible();
  let reports: CaseReport[];
  try {
    reports = await testWorkflow({
      ...{ workflow, cwd, signal },
      recordings: (all?.recording ?? []).map((folder) => resolve(cwd, folder)),
      runs: values['from-run'] ?? [],
      stateDir: stateFolder(cwd, values['state-dir'], process.env),
      strict: values.strict ?? false,
      stubs: (values['stub-scripts'] ?? []).flatMap(namesIn),
      faults: values.faults ?? false,
      write: values.init ? 'init' : values.update ? 'update' : null,
      given: { input: await readRunInput(values, cwd), vars: readPairs('var', values.var) },
      environment: process.env,
      environmentMode: 'inherit',
      limitMs: DEFAULT_LIMIT_MS,
    });
  } finally {
    dispose();
  }
  if (values.junit !== undefined)
    writeReport(resolve(cwd, values.junit), junitReport(basename(workflow), reports));
  if (values.json) await writeOut(`${JSON.stringify(testJson(workflow, reports))}\n`);
  else await writeOut(tapReport(reports));
  if (values.github)
    for (const annotation of testAnnotations(reports, projectRoot(cwd)))
      await writeOut(`${annotationLine(annotation)}\n`);
  // 130 is the exit code by which shells report a SIGINT.
  if (signal.aborted) return 130;
  if (reports.some(({ error }) => error?.isMisuse)) return 2;
  return reports.every(isPassed) ? 0 : 1;
}

/** `A,B` gives two names; a text with `=` is one stub, and may have commas. */
function namesIn(given: string): string[] {
  return given.includes('=')
    ? [given]
    : given
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}

function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`--junit: ${messageOf(error)}`, { file });
  }
}

/** The first signal ends the test, which removes what it has made; a second one ends this process at once. */
function interruptible(): { signal: AbortSignal; dispose: () => void } {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return {
    signal: controller.signal,
    dispose: () => void process.off('SIGINT', stop).off('SIGTERM', stop),
  };
}
