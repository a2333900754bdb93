import { realPorts } from '../../runtime/ports.js';
import { subjectOf } from '../ask/subject.js';
import { githubOf } from '../identity/github.js';
import type { Begun } from './begun.js';

/** What a question would need is known before anything is spent. @throws UsageError as `checkAsking` */
export async function nameRights({ job, opened, standing }: Begun): Promise<void> {
  // Of a run that goes on it was known when it began.
  if (standing.restored !== null) return;
  const { checkAsking } = await import('../ask/rights.js');
  const { ask } = githubOf(job, RIGHTS_PATIENCE_MS);
  const issue = standing.chosen.keys === null ? null : subjectOf(job.context.event);
  await checkAsking(job, opened.workflow, { issue, ask, now: realPorts.now() });
}

/** A silent API says nothing of rights. */
const RIGHTS_PATIENCE_MS = 10_000;
