import { existsSync } from 'node:fs';
import type { ChildHandle, ProcessExit, StartProcess } from '../../process/handle.js';
import { idleTimer } from '../../process/idle-timer.js';
import type { TurnRequest } from '../agent.js';
import type { FileFor } from '../private-files.js';
import { copilotArguments, copilotEnvironment } from './command.js';
import type { StopCause } from './failure.js';
import type { CopilotStream } from './stream.js';

/** At SIGTERM the CLI ends its tools and writes down what it used: 0.2 s were measured. A stopped turn is over in 4 s. */
const TERM_GRACE_MS = 3000;
/** A rate limit after which the CLI asks which model to go on with; a setting of the user's may answer at once. */
const SWITCH_PATIENCE_MS = 2000;
const STDERR_KEPT = 8 * 1024;

export interface CopilotProcess {
  readonly startProcess: StartProcess;
  readonly command: string;
  readonly request: TurnRequest;
  readonly usageFile: string | null;
  readonly fileFor: FileFor;
  readonly signal: AbortSignal;
  readonly stream: CopilotStream;
}

export interface EndedProcess {
  readonly exit: ProcessExit;
  /** The end of what was written to stderr. */
  readonly stderr: string;
  readonly stopCause: StopCause | null;
}

/**
 * Runs one process for one turn and feeds its output to the stream. It is stopped when the signal aborts and
 * when nothing was written for the idle timeout, and when the CLI waits for an answer that nobody can give: with
 * SIGTERM to the group, since npm's wrapper passes no signal on.
 */
export async function runCopilot({ request, signal, stream, ...how }: CopilotProcess): Promise<EndedProcess> {
  let stopCause: StopCause | null = null;
  let child: ChildHandle | undefined;
  let switchTimer: NodeJS.Timeout | undefined;
  let stderr: Buffer = Buffer.alloc(0);

  const stop = (cause: StopCause): void => {
    idle.stop();
    // A turn that has said its result is over, and only its process is still to end.
    if (stream.turn.exitCode === null && (stopCause === null || cause === 'abort')) stopCause = cause;
    child?.stop('SIGTERM', TERM_GRACE_MS);
  };
  const idle = idleTimer(request.idleTimeoutMs, () => stop('idle'));
  const onAbort = (): void => stop('abort');

  child = how.startProcess({
    command: how.command,
    args: copilotArguments(request, how.usageFile, how.fileFor),
    cwd: request.cwd,
    env: copilotEnvironment(request),
    stdin: request.prompt,
    onStdout: (chunk) => {
      idle.restart();
      request.onRaw(chunk);
      stream.write(chunk);
      clearTimeout(switchTimer);
      if (stream.turn.asksToSwitch) switchTimer = setTimeout(() => stop('limit'), SWITCH_PATIENCE_MS);
    },
    onStderr: (chunk) => {
      idle.restart();
      stderr = Buffer.concat([stderr, chunk]).subarray(-STDERR_KEPT);
    },
  });
  signal.addEventListener('abort', onAbort, { once: true });
  const exit = await child.done;
  signal.removeEventListener('abort', onAbort);
  idle.stop();
  clearTimeout(switchTimer);
  stream.end();
  return { exit: withReason(exit, request.cwd), stderr: stderr.toString('utf8'), stopCause };
}

/** Node says ENOENT for a missing directory too, and names the command. */
function withReason(exit: ProcessExit, cwd: string): ProcessExit {
  if (exit.spawnError?.code !== 'ENOENT' || existsSync(cwd)) return exit;
  return {
    ...exit,
    spawnError: new Error(`its directory ${cwd} does not exist`, { cause: exit.spawnError }),
  };
}
