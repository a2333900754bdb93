import { PrintScanner } from '../../core/protocol/print.js';
import type { OpenTurn } from '../../core/run.js';
import type { ProcessExit } from '../../process/handle.js';
import type { Visit } from '../record.js';
import { backOffMs } from '../turns/retry.js';
import { type OnText, ScriptOutput } from './script-output.js';

/** An interrupted script is killed after this time; the run itself has 5 s (spec 3.7). */
const INTERRUPT_GRACE_MS = 2000;
/** How often a process is started that the machine has no room for. The growing waits add up to a quarter of a minute. */
const STARTS = 5;

export interface TurnProcess {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Seconds without output; 0 for no limit. */
  readonly timeout: number;
  /** Seconds of real time. */
  readonly maxTime?: number | undefined;
  readonly isOnePipe?: boolean;
}

export interface EndedScript {
  readonly exit: ProcessExit;
  readonly output: ScriptOutput;
  /** The time limit that it was ended for, if it was. */
  readonly overdue: 'timeout' | 'max_time' | null;
}

/** Logs the beginning of a turn that no agent CLI takes, and where its output will be. */
export function tellTurnStarted({ runtime, agentId }: Visit, turn: OpenTurn): void {
  runtime.options.emit({
    type: 'turn_started',
    agent: agentId,
    state: turn.state,
    turn: turn.id,
    kind: turn.kind,
    attempt: turn.attempt,
    session: null,
    transcript: runtime.scriptTranscript.path,
  });
}

/** Runs the process of a turn and records its output; null when it was interrupted. */
export async function runProcess(
  visit: Visit,
  turn: OpenTurn,
  process: TurnProcess,
): Promise<EndedScript | null> {
  const { signal } = visit;
  tellTurnStarted(visit, turn);
  const output = new ScriptOutput(recorder(visit, turn));
  try {
    for (let attempt = 1; ; attempt++) {
      const ended = await runOnce(visit, process, output);
      if (signal.aborted) return null;
      if (!isShortage(ended.exit) || attempt === STARTS) return ended;
      await waitToStart(visit, turn, attempt, ended.exit);
      if (signal.aborted) return null;
    }
  } finally {
    output.end();
  }
}

async function runOnce(
  { runtime: { options }, signal }: Visit,
  { timeout, maxTime, ...command }: TurnProcess,
  output: ScriptOutput,
): Promise<EndedScript> {
  let overdue: EndedScript['overdue'] = null;
  const hear = (stream: 'stdout' | 'stderr') => (chunk: Buffer) => {
    idle.restart();
    output.push(stream, chunk);
    // It would write on, and nobody reads it any more.
    if (output.overflowed) child.stop('SIGTERM');
  };
  const child = options.children.startScript({
    ...command,
    onStdout: hear('stdout'),
    onStderr: hear('stderr'),
  });
  const end = (cause: typeof overdue) => () => {
    overdue ??= cause;
    child.stop('SIGTERM');
  };
  const { timers } = options.ports;
  const idle = timers.idle(timeout * 1000, end('timeout'));
  const limit = timers.limit(maxTime === undefined ? undefined : maxTime * 1000, end('max_time'));
  const interrupt = (): void => child.stop('SIGTERM', INTERRUPT_GRACE_MS);
  signal.addEventListener('abort', interrupt);
  const exit = await child.done;
  signal.removeEventListener('abort', interrupt);
  idle.stop();
  limit.stop();
  return { exit, output, overdue };
}

/** Writes the output of a process to its transcript, and in short to the log and the console. */
function recorder({ runtime, agentId }: Visit, turn: OpenTurn): OnText {
  const { options, scriptTranscript } = runtime;
  const { emit } = options;
  const place = { agent: agentId, state: turn.state };
  const prints = new PrintScanner();
  return (stream, text) => {
    scriptTranscript.write(`${JSON.stringify({ turn: turn.id, ...place, stream, text })}\n`);
    emit({ type: 'output', ...place, stream, text: text.slice(0, 500), bytes: Buffer.byteLength(text) });
    if (stream === 'stdout')
      for (const print of prints.push(text)) emit({ type: 'print', ...place, text: print });
  };
}

/** Whether the machine has too few processes, open files or memory just now. */
function isShortage({ spawnError }: ProcessExit): boolean {
  return ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'].includes(spawnError?.code ?? '');
}

async function waitToStart(
  { runtime, agentId, signal }: Visit,
  turn: OpenTurn,
  attempt: number,
  { spawnError }: ProcessExit,
): Promise<void> {
  const { emit, ports } = runtime.options;
  const delay = backOffMs(attempt, ports.random());
  emit({
    type: 'retry',
    agent: agentId,
    state: turn.state,
    attempt: attempt + 1,
    delay_ms: delay,
    code: 'SCRIPT_FAILED',
    message: `it could not be started: ${spawnError?.message}`,
  });
  await ports.sleep(delay, signal);
}
