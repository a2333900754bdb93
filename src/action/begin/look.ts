import { rm } from 'node:fs/promises';
import { agentAskedFor } from '../../core/launch.js';
import { realPorts } from '../../runtime/ports.js';
import { changesBetween } from '../../workflow/parts/fingerprint.js';
import type { IssueReader } from '../ask/board.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import { restore } from '../checkpoint/restore.js';
import type { Checkout } from '../guard/checkout.js';
import type { Job } from '../job.js';
import { takeLease } from '../resume/take-lease.js';

/** Finds what earlier attempts of the job have left. @throws UsageError as `restore` */
export function lookFor(job: Job, first: AttemptContext, board: IssueReader): Promise<AttemptContext> {
  return job.voice.group('Looking for a checkpoint', () => restore(job, first, board));
}

/** At most so many changed files are named. */
const MAX_NAMED = 5;

/**
 * A finished run gives its outputs again only while its workflow's text is the same, with all that it imports, includes
 * and runs (spec 4.3). The checkout may have moved on, and the result would then be one of the old text.
 */
export async function unlessChanged(
  job: Job,
  standing: AttemptContext,
  checkout: Checkout,
): Promise<AttemptContext> {
  const { restored } = standing;
  if (restored === null || !standing.isGivenAgain) return standing;
  const { readWorkflow } = await import('../../workflow/open.js');
  const { fingerprint } = await readWorkflow(checkout.workflow, {
    agentCli: agentAskedFor(job.inputs.agent),
    mayImport: checkout.mayImport,
    maySkipPermissions: job.inputs['dangerously-skip-permissions'],
  });
  const changes = changesBetween(restored.run.workflow.files, fingerprint.files);
  if (changes.length === 0) return standing;
  const more = changes.length > MAX_NAMED ? `, and ${changes.length - MAX_NAMED} more` : '';
  job.voice.notice(
    `The run of an earlier attempt is finished, but the workflow is not what it was: ${changes.slice(0, MAX_NAMED).join(', ')}${more}. A new run starts.`,
  );
  await rm(restored.folder, { recursive: true, force: true });
  return { ...standing, restored: null, isGivenAgain: false };
}

/** @returns the sequence of the first checkpoint. @throws UsageError while another job is at work under this key */
export function tellBegun(job: Job, standing: AttemptContext): Promise<number> {
  return job.voice.group('Telling others that this run has begun', () => takeLease(job, standing, realPorts));
}
