import { existsSync } from 'node:fs';
import type { TurnRequest } from './agent.js';
import { claudeArguments, claudeEnvironment } from './claude-command.js';
import { isAuthenticationRetry, type StopCause } from './claude-failure.js';
import type { ClaudeStream } from './claude-stream.js';
import type { ChildHandle, ProcessExit, StartProcess } from './process.js';

/** SIGINT lets the CLI end its tools (1.2 s were measured) and report its cost; after that it is told again. */
const INTERRUPT_GRACE_MS = 2500;
/** A stopped turn is over within 4 s. */
const KILL_AFTER_MS = 3500;
const STDERR_KEPT = 8 * 1024;
/** setTimeout fires at once beyond this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface ClaudeProcess {
  readonly startProcess: StartProcess;
  readonly command: string;
  readonly isRoot: boolean;
  readonly request: TurnRequest;
  readonly signal: AbortSignal;
  readonly stream: ClaudeStream;
}

export interface EndedProcess {
  readonly exit: ProcessExit;
  /** The end of what was written to stderr. */
  readonly stderr: string;
  readonly stopCause: StopCause | null;
}

/**
 * Runs one process for one turn and feeds its output to the stream. It is stopped when the signal aborts,
 * when nothing was written for the idle timeout, and when the API has refused the credentials.
 */
export async function runClaude({ request, signal, stream, ...how }: ClaudeProcess): Promise<EndedProcess> {
  let stopCause: StopCause | null = null;
  let killTimer: NodeJS.Timeout | undefined;
  let child: ChildHandle | undefined;
  let stderr: Buffer = Buffer.alloc(0);

  const stop = (cause: StopCause): void => {
    const first = stopCause === null;
    if (first || cause === 'abort') stopCause = cause;
    if (!first) return;
    idle.stop();
    child?.stop('SIGINT', INTERRUPT_GRACE_MS);
    killTimer = setTimeout(() => child?.stop('SIGKILL'), KILL_AFTER_MS);
  };
  const idle = idleTimer(request.idleTimeoutMs, () => stop('idle'));
  const onAbort = (): void => stop('abort');

  child = how.startProcess({
    command: how.command,
    args: claudeArguments(request),
    cwd: request.cwd,
    env: claudeEnvironment(request, how.isRoot),
    stdin: request.prompt,
    onStdout: (chunk) => {
      idle.restart();
      request.onRaw(chunk);
      stream.write(chunk);
      if (isAuthenticationRetry(stream.turn.retry)) stop('authentication');
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
  clearTimeout(killTimer);
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

/** `restart` on each byte; 0 ms means never. */
function idleTimer(ms: number, onIdle: () => void): { restart(): void; stop(): void } {
  let timer = ms > 0 ? setTimeout(onIdle, Math.min(ms, LONGEST_TIMER_MS)) : undefined;
  return {
    restart: () => void timer?.refresh(),
    stop: () => {
      clearTimeout(timer);
      // A cleared timer would run again on refresh.
      timer = undefined;
    },
  };
}
