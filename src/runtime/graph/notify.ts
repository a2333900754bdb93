import type { NotifyMeta } from '../../core/graph/context.js';
import { shellText } from '../../core/graph/shell.js';
import { type GraphVisit, processEnvironment } from './visit.js';

/** A notify only tells somebody something, so it may not hold the run up for longer. */
const LIMIT_MS = 60_000;
const STDERR_SHOWN = 300;

/** Runs a notify (spec 5.5): shell text in which the shell looks variables up. Whatever its outcome, the state goes on. */
export async function notify(visit: GraphVisit, command: string): Promise<NotifyMeta> {
  const { runtime, agentId, state, signal } = visit;
  const chunks: Buffer[] = [];
  const child = runtime.options.children.startScript({
    command: 'sh',
    args: ['-c', shellText(command)],
    cwd: runtime.agent(agentId).cwd,
    env: processEnvironment(visit),
    onStdout: () => {},
    onStderr: (chunk) => {
      if (chunks.length < 10) chunks.push(chunk);
    },
  });
  const limit = setTimeout(() => child.stop('SIGTERM'), LIMIT_MS);
  const interrupt = (): void => child.stop('SIGTERM', 1000);
  signal.addEventListener('abort', interrupt);
  const { exitCode, spawnError } = await child.done;
  signal.removeEventListener('abort', interrupt);
  clearTimeout(limit);
  if (exitCode !== 0 && !signal.aborted) {
    const said = Buffer.concat(chunks).toString('utf8').trim().slice(0, STDERR_SHOWN);
    const why = spawnError?.message ?? (exitCode === null ? 'it was ended' : `exit code ${exitCode}`);
    runtime.warn(`notify failed: ${why}${said === '' ? '' : `: ${said}`}`, agentId, state.id);
  }
  return { command, success: exitCode === 0, exitCode };
}
