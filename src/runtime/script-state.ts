import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessExit } from '../agents/process.js';
import { PrintScanner } from '../core/print.js';
import { routeScript } from '../core/route.js';
import { NO_USAGE, type OpenTurn } from '../core/run.js';
import { TurnTranscript, transcriptPath } from '../store/transcript.js';
import type { ScriptState } from '../workflow/workflow.js';
import type { Runtime } from './runtime.js';
import { commandLine, scriptEnvironment, scriptFiles } from './script-command.js';
import { readOutputFile, ScriptOutput } from './script-output.js';
import {
  beginTurn,
  failed,
  LEFT_OPEN,
  needsDecision,
  recordOutcome,
  turnLeftOpen,
  type VisitEnd,
} from './visit.js';

/** A script that is being interrupted has this long before it is killed; the run itself has 5 s (spec 3.7). */
const INTERRUPT_GRACE_MS = 2000;

/** One agent's visit of one script state (spec 1.6): one process, no reminders, no retries, no cost. */
export async function visitScriptState(
  runtime: Runtime,
  agentId: string,
  state: ScriptState,
  signal: AbortSignal,
): Promise<VisitEnd> {
  const left = turnLeftOpen(runtime, agentId);
  const logged = left === null ? undefined : runtime.options.loggedOutcomes.get(left.id);
  if (left !== null && logged?.result.kind === 'exit') return route(runtime, left, logged.result);
  if (needsDecision(runtime, left, state.options)) return { kind: 'ask_repeat' };
  const turn = await beginTurn(runtime, agentId, {
    state: state.name,
    kind: 'script',
    session_before: null,
    session: null,
    session_mark: null,
    attempt: (left?.attempt ?? 0) + 1,
    turn_of_visit: 0,
  });
  if (signal.aborted) return LEFT_OPEN;
  const ran = await runScript(runtime, agentId, state, turn, signal);
  if (ran.kind === 'failed' || ran.kind === 'left_open') return ran;
  recordOutcome(runtime, agentId, turn, {
    result: ran.result,
    session: null,
    cost_usd: 0,
    basis: 'none',
    usage: NO_USAGE,
  });
  return route(runtime, turn, ran.result);
}

interface ScriptResult {
  readonly kind: 'exit';
  readonly exit_code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function route(runtime: Runtime, turn: OpenTurn, result: ScriptResult): VisitEnd {
  const routing = routeScript({
    exitCode: result.exit_code,
    stdout: result.stdout,
    stderr: result.stderr,
    resolve: (target) => runtime.options.workflow.resolve(target),
  });
  if (routing.kind !== 'transition') return failed(routing);
  return { kind: 'transition', transition: routing.transition, implicit: routing.implicit, turn: turn.id };
}

type Ran =
  | { readonly kind: 'exit'; readonly result: ScriptResult }
  | Extract<VisitEnd, { kind: 'failed' | 'left_open' }>;

async function runScript(
  runtime: Runtime,
  agentId: string,
  state: ScriptState,
  turn: OpenTurn,
  signal: AbortSignal,
): Promise<Ran> {
  const { emit, paths, startScript } = runtime.options;
  const place = { agent: agentId, state: state.name };
  const transcript = new TurnTranscript(transcriptPath(paths.turns, turn.id, agentId, state.name));
  emit({
    type: 'turn_started',
    ...place,
    turn: turn.id,
    kind: 'script',
    attempt: turn.attempt,
    session: null,
    transcript: transcript.path,
  });
  const prints = new PrintScanner();
  const output = new ScriptOutput((stream, text) => {
    transcript.write(`${JSON.stringify({ stream, text })}\n`);
    emit({ type: 'output', ...place, stream, text: text.slice(0, 500), bytes: Buffer.byteLength(text) });
    if (stream === 'stdout')
      for (const print of prints.push(text)) emit({ type: 'print', ...place, text: print });
  });
  const outputFile = join(paths.outputs, `${turn.id}.txt`);
  const changed = changedScript(runtime, state);
  if (changed !== null) return changed;
  const files = scriptFiles(runtime, agentId, state, turn);
  const child = startScript({
    ...commandLine(state, files.script),
    cwd: runtime.agent(agentId).cwd,
    env: scriptEnvironment(runtime, agentId, turn, outputFile, files.input),
    onStdout: (chunk) => watch.heard(() => output.push('stdout', chunk)),
    onStderr: (chunk) => watch.heard(() => output.push('stderr', chunk)),
  });
  const timeout = state.options.timeout ?? runtime.run.launch.timeout;
  const watch = watchIdle(timeout * 1000, () => child.stop('SIGTERM'));
  const interrupt = (): void => child.stop('SIGTERM', INTERRUPT_GRACE_MS);
  signal.addEventListener('abort', interrupt);
  const exit = await child.done;
  signal.removeEventListener('abort', interrupt);
  watch.end();
  output.end();
  transcript.close();
  if (signal.aborted) return LEFT_OPEN;
  return judge({ state, exit, output, outputFile, timedOut: watch.timedOut, timeout });
}

interface Judged {
  readonly state: ScriptState;
  readonly exit: ProcessExit;
  readonly output: ScriptOutput;
  readonly outputFile: string;
  readonly timedOut: boolean;
  /** Seconds. */
  readonly timeout: number;
}

function judge({ state, exit, output, outputFile, timedOut, timeout }: Judged): Ran {
  if (exit.spawnError !== null) {
    return failed({
      code: 'SCRIPT_FAILED',
      message: `${state.file} could not be started: ${exit.spawnError.message}`,
    });
  }
  if (timedOut) {
    return failed({
      code: 'IDLE_TIMEOUT',
      message: `${state.file} wrote nothing for ${timeout} s and was ended. Raise \`timeout\` in a \`# raymond:\` comment of the script, or let it print as it works.\n${output.lastLines()}`,
    });
  }
  if (output.overflowed) {
    return failed({
      code: 'SCRIPT_FAILED',
      message: `${state.file} wrote more than 64 MiB. Send bulk output to a file.`,
    });
  }
  // By a signal: as a shell would tell it.
  const exitCode = exit.exitCode ?? 128;
  return {
    kind: 'exit',
    result: {
      kind: 'exit',
      exit_code: exitCode,
      stdout: readOutputFile(outputFile) ?? output.stdout,
      stderr: output.stderr,
    },
  };
}

/**
 * An agent that may edit files must not thereby run commands: a script on disk that is no longer the one
 * that was loaded is not run.
 */
function changedScript(runtime: Runtime, state: ScriptState): Extract<VisitEnd, { kind: 'failed' }> | null {
  if (!('path' in state.source)) return null;
  const { files } = runtime.options.workflow.fingerprint;
  if (files[state.name] === sha256Of(state.source.path)) return null;
  return failed({
    code: 'WORKFLOW_CHANGED',
    message: `${state.file} was changed or removed while the run went on, and was not run. If the change is meant: raymond resume ${runtime.run.workflow_id} --accept-changes`,
  });
}

/** null for a file that cannot be read. */
function sha256Of(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return null;
  }
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
