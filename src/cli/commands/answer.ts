import { hostname } from 'node:os';
import { StateError, UsageError } from '../../core/errors.js';
import { realPorts } from '../../runtime/ports.js';
import { isHeldBy, type LockHolder, lockHolder } from '../../store/lock.js';
import { Mailbox, type Receipt } from '../../store/mailbox.js';
import { checkRunId, type RunPaths } from '../../store/run-folder.js';
import { readConfig } from '../config.js';
import type { ParsedLine } from '../parse.js';
import { runPlaceOf, runToActOn } from '../run-place.js';
import { readStdin, writeOut } from '../terminal.js';
import { resumeCommand } from './resume.js';

const POLL_INTERVAL_MS = 50;

/**
 * `raymond answer RUN_ID TEXT` (spec 8.2). A run that an orchestrator holds is answered through it; any other one is
 * carried on with the answer, as `resume --answer` does.
 */
export async function answerCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [given, text, ...more] = positionals;
  if (given === undefined || text === undefined)
    throw new UsageError(
      'Which run, and what is the answer? raymond answer RUN_ID TEXT; - reads the text from standard input.',
    );
  if (more.length > 0)
    throw new UsageError('raymond answer takes a run id and one text: put quotation marks around it.');
  const runId = checkRunId(given);
  const where = runPlaceOf(values);
  const paths = await runToActOn(where, runId);
  // Wrong options are reported first: an answer starts what waits for it, here or in another process.
  await readConfig(where.cwd);
  const answer = text === '-' ? (await readStdin()).toString('utf8').replace(/\r?\n$/, '') : text;
  const holder = lockHolder(paths.lock);
  if (holder !== null) {
    const receipt = await handOver(holder, paths, { ask_id: values['ask-id'] ?? null, text: answer });
    if (receipt !== null) {
      if (!receipt.ok) throw new UsageError(receipt.message);
      await writeOut(`${receipt.message}\n`);
      return 0;
    }
  }
  return resumeCommand({ values: { ...values, answer }, positionals: [runId] });
}

/** @returns null when the orchestrator has ended before it took the answer */
async function handOver(
  holder: LockHolder,
  { lock }: RunPaths,
  letter: { readonly ask_id: string | null; readonly text: string },
): Promise<Receipt | null> {
  if (holder.host !== hostname()) {
    const message = `The run is at work on ${holder.host} (process ${holder.pid}), since ${holder.since}. Answer it there.`;
    throw new StateError('STATE_LOCKED', message, { file: lock });
  }
  const mailbox = new Mailbox(lock);
  const name = mailbox.leave(letter);
  const never = new AbortController().signal;
  for (;;) {
    const isGone = !isHeldBy(lock, holder);
    const receipt = mailbox.receipt(name);
    if (receipt !== null) return receipt;
    if (isGone) {
      if (mailbox.takeBack(name)) return null;
      throw new StateError(
        'STATE_LOCKED',
        'The orchestrator took the answer and ended before it said what became of it. `raymond status` tells whether the question is still open.',
        { file: lock },
      );
    }
    await realPorts.sleep(POLL_INTERVAL_MS, never);
  }
}
