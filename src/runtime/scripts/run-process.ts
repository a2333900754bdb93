import { PrintScanner } from '../../core/protocol/print.js';
import type { OpenTurn } from '../../core/run.js';
import type { ProcessExit } from '../../process/handle.js';
import { TurnTranscript, transcriptPath } from '../../store/transcript.js';
import type { Runtime } from '../runtime.js';
import { ScriptOutput } from './script-output.js';

/** A script that is being interrupted has this long before it is killed; the run itself has 5 s (spec 3.7). */
const INTERRUPT_GRACE_MS = 2000;

export interface TurnProcess {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Seconds without output; 0 = no limit. */
  readonly timeout: number;
}

export interface EndedProcess {
  readonly exit: ProcessExit;
  readonly output: ScriptOutput;
  readonly timedOut: boolean;
}

/** Tells that a turn begins, and where its transcript will be. */
export function tellTurnStarted(runtime: Runtime, agentId: string, turn: OpenTurn): string {
  const path = transcriptPath(runtime.options.paths.turns, turn.id, agentId, turn.state);
  runtime.options.emit({
    type: 'turn_started',
    agent: agentId,
    state: turn.state,
    turn: turn.id,
    kind: turn.kind,
    attempt: turn.attempt,
    session: null,
    transcript: path,
  });
  return path;
}

/** Runs the process that a turn is, with its output on record; null if it was interrupted. */
export async function runProcess(
  runtime: Runtime,
  agentId: string,
  turn: OpenTurn,
  process: TurnProcess,
  signal: AbortSignal,
): Promise<EndedProcess | null> {
  const { emit, children } = runtime.options;
  const place = { agent: agentId, state: turn.state };
  const transcript = new TurnTranscript(tellTurnStarted(runtime, agentId, turn));
  const prints = new PrintScanner();
  const output = new ScriptOutput((stream, text) => {
    transcript.write(`${JSON.stringify({ stream, text })}\n`);
    emit({ type: 'output', ...place, stream, text: text.slice(0, 500), bytes: Buffer.byteLength(text) });
    if (stream === 'stdout')
      for (const print of prints.push(text)) emit({ type: 'print', ...place, text: print });
  });
  const { timeout, ...command } = process;
  const child = children.startScript({
    ...command,
    onStdout: (chunk) => watch.heard(() => output.push('stdout', chunk)),
    onStderr: (chunk) => watch.heard(() => output.push('stderr', chunk)),
  });
  const watch = watchIdle(timeout * 1000, () => child.stop('SIGTERM'));
  const interrupt = (): void => child.stop('SIGTERM', INTERRUPT_GRACE_MS);
  signal.addEventListener('abort', interrupt);
  const exit = await child.done;
  signal.removeEventListener('abort', interrupt);
  watch.end();
  output.end();
  transcript.close();
  return signal.aborted ? null : { exit, output, timedOut: watch.timedOut };
}

function watchIdle(
  ms: number,
  onIdle: () => void,
): { heard(then: () => void): void; end(): void; timedOut: boolean } {
  const watch = { timedOut: false, heard, end: () => clearTimeout(timer) };
  const expire = (): void => {
    watch.timedOut = true;
    onIdle();
  };
  const timer = ms > 0 ? setTimeout(expire, ms) : undefined;
  function heard(then: () => void): void {
    timer?.refresh();
    then();
  }
  return watch;
}
