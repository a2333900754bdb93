import { hostname } from 'node:os';
import { StateError, UsageError } from '../../core/errors.js';
import { statusNow } from '../../core/life.js';
import { realPorts } from '../../runtime/ports.js';
import { isHeldBy, lockHolder } from '../../store/lock.js';
import { checkRunId } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import type { ParsedLine } from '../parse.js';
import { recoveryByCommand } from '../recovery-hint.js';
import { runPlaceOf, runToActOn } from '../run-place.js';
import { writeOut } from '../terminal.js';

const POLL_INTERVAL_MS = 100;
/** A run that is told to end has saved its state within 5 s (spec 3.7); a slow machine gets much longer. */
const POLL_ATTEMPTS = 600;

/** `raymond stop RUN_ID` has the run's orchestrator pause it, as if Ctrl-C were pressed there (spec 8.2). */
export async function stopCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [given, ...more] = positionals;
  if (given === undefined)
    throw new UsageError('Which run? raymond stop RUN_ID; `raymond status` lists the runs.');
  if (more.length > 0) throw new UsageError('raymond stop takes one run id.');
  const runId = checkRunId(given);
  const paths = await runToActOn(runPlaceOf(values), runId);
  const holder = lockHolder(paths.lock);
  if (holder === null) {
    await writeOut(`Run ${runId} is not at work: ${await statusOf(paths.state)}. Nothing was stopped.\n`);
    return 0;
  }
  if (holder.host !== hostname()) {
    const message = `Run ${runId} is at work on ${holder.host} (process ${holder.pid}), since ${holder.since}. Stop it there.`;
    throw new StateError('STATE_LOCKED', message, { file: paths.lock });
  }
  signal(holder.pid, runId);
  const never = new AbortController().signal;
  for (let look = 0; look < POLL_ATTEMPTS; look++) {
    if (!isHeldBy(paths.lock, holder)) {
      await writeOut(`Run ${runId} was stopped: ${await statusOf(paths.state)}.\n`);
      return 0;
    }
    await realPorts.sleep(POLL_INTERVAL_MS, never);
  }
  await writeOut(
    `Process ${holder.pid} was told to stop run ${runId}, and still holds it after ${(POLL_ATTEMPTS * POLL_INTERVAL_MS) / 1000} s. \`kill -KILL ${holder.pid}\` ends it; the run can be resumed then.\n`,
  );
  return 1;
}

function signal(pid: number, runId: string): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    // ESRCH says that the process has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new UsageError(
      `Run ${runId} is at work in process ${pid}, which may not be stopped by this user (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

async function statusOf(path: string): Promise<string> {
  const run = await readStateFile(path);
  if (run.status === 'completed') return 'completed';
  if (run.transcripts_only)
    return `its transcripts alone are here, to be looked at (raymond show ${run.workflow_id}) and not to be carried on`;
  return `${statusNow(run, false)}. ${recoveryByCommand({ kind: 'resume' }, run.workflow_id)}`.replace(
    /\.$/,
    '',
  );
}
