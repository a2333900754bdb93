import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { agentAskedFor } from '../../core/launch.js';
import { isBelow } from '../../process/files.js';
import { lintAnnotation } from '../../report/lint/annotations.js';
import { type LintFinding, tallyOf, tallyText } from '../../report/lint/findings.js';
import { lintSummary } from '../../report/lint/summary.js';
import type { MayImport } from '../../workflow/imports.js';
import { lintPath } from '../../workflow/lint/lint.js';
import { checkLink, type Job } from '../job.js';
import { endCheck } from './end-check.js';

/**
 * `mode: lint` (spec 8.4): what lint finds in the workflows of the input, one a line, each at its file and line. An
 * error fails the job.
 * @throws WorkflowError, UsageError for a path where there is no workflow, or one that leads out of the workspace
 */
export async function lintJob(job: Job): Promise<void> {
  const workflows = job.inputs.workflow
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  checkLink(job, 'working-directory', job.cwd);
  const findings: LintFinding[] = [];
  for (const workflow of workflows) findings.push(...(await findingsIn(job, workflow)));
  tell(job, findings);
  const { error: errors, warning: warnings, info: infos } = tallyOf(findings);
  endCheck(job, {
    failure: errors === 0 ? null : failureOf(findings),
    result: { errors, warnings, infos },
    whole: findings,
    summary: lintSummary(workflows, findings),
  });
}

async function findingsIn(job: Job, workflow: string): Promise<LintFinding[]> {
  const { inputs, context, cwd } = job;
  const path = resolve(cwd, workflow);
  checkLink(job, 'workflow', path);
  const found = await lintPath(path, {
    agentCli: agentAskedFor(inputs.agent),
    cwd,
    mayImport: mayImportOf(job),
    maySkipPermissions: inputs['dangerously-skip-permissions'],
  });
  return found.map(({ severity, rule, file, line = 1, column, message }) => {
    return { severity, rule, file: relative(context.workspace, file) || '.', line, column, message };
  });
}

/** What lies elsewhere on the machine is no part of the checkout. */
function mayImportOf({ inputs, context }: Job): MayImport {
  const workspace = realpathSync(context.workspace);
  return async (path) =>
    inputs['allow-outside-workspace'] || isBelow(workspace, path)
      ? null
      : `it lies outside of the workspace, at ${path}. If that is meant: allow-outside-workspace: true`;
}

/** Annotates as many findings as GitHub shows; the rest goes to the log, as does what is only `info`. */
function tell({ voice, context }: Job, findings: readonly LintFinding[]): void {
  for (const finding of findings) {
    const { severity, rule, file, line, message } = finding;
    if (severity === 'info' || !voice.annotate(lintAnnotation(finding, context.workspace)))
      voice.info(`${file}:${line}: ${severity} ${rule} ${message}`);
  }
  voice.info(tallyText(tallyOf(findings)) || 'Lint has found nothing.');
}

function failureOf(findings: readonly LintFinding[]) {
  const message = `Lint has found ${tallyText(tallyOf(findings))}. Each is told at its file and line, and in the summary; no run of this workflow would start.`;
  return { code: 'WORKFLOW_INVALID' as const, message };
}
