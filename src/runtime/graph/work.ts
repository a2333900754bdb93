import { accessSync, constants, statSync } from 'node:fs';
import { constants as system } from 'node:os';
import { resolve } from 'node:path';
import { messageOf } from '../../core/errors.js';
import type { OutcomeResult } from '../../core/events.js';
import type { CommandGraphState, ScriptGraphState } from '../../core/graph/graph.js';
import type { Work } from '../../core/graph/route.js';
import { interpolate, unsetIn } from '../../core/graph/variables.js';
import { excerpt } from '../../core/protocol/resolve.js';
import type { AgentError, OpenTurn } from '../../core/run.js';
import { type EndedScript, runProcess, type TurnProcess } from '../scripts/run-process.js';
import { bashArguments, canBeArgument } from '../scripts/script-command.js';
import { TOO_MUCH_OUTPUT } from '../scripts/script-output.js';
import { changedMessage, isUnchanged } from '../scripts/script-state.js';
import { type GraphVisit, processEnvironment, visitVariables } from './visit.js';

/** How much of a directory's name messages show. */
const LONGEST_NAME = 300;

/** How the work ended. A null result means that it was interrupted, and that a resume does it again. */
export type Worked = { readonly result: OutcomeResult } | { readonly error: AgentError } | null;

/** Runs a state's script or command (spec 5.3). An error is one that no routing of the state covers. */
export async function runWork(
  visit: GraphVisit,
  state: ScriptGraphState | CommandGraphState,
  turn: OpenTurn,
): Promise<Worked> {
  const texts = state.type === 'script' ? state.args : [state.directory ?? ''];
  const unset = texts.flatMap((text) => unsetIn(text, visitVariables(visit)));
  if (unset.length > 0) {
    const where = state.type === 'script' ? 'args' : 'directory';
    return { error: { code: 'SCRIPT_FAILED', message: `${where}: ${unset.join(', ')} has no value` } };
  }
  const prepared = state.type === 'script' ? scriptProcess(visit, state) : commandProcess(visit, state);
  if ('error' in prepared || 'result' in prepared) return prepared;
  const { timeout } = visit.runtime.run.launch;
  const isOnePipe = isReadAsOne(visit, state);
  const process = { ...prepared, env: processEnvironment(visit), timeout, isOnePipe };
  const ended = await runProcess(visit, turn, process);
  return ended === null ? null : { result: resultOf(ended, timeout) };
}

/** Whether stdout and stderr are read as one text, since nobody needs stdout by itself (spec 5.11). */
function isReadAsOne(
  { graph }: GraphVisit,
  { output, expose, routing }: ScriptGraphState | CommandGraphState,
): boolean {
  if (output?.store !== true || expose.length > 0 || graph.resultSchema !== null) return false;
  return routing.kind !== 'transitions' && routing.kind !== 'terminal';
}

type Prepared =
  | Pick<TurnProcess, 'command' | 'args' | 'cwd'>
  | { readonly result: OutcomeResult }
  | { readonly error: AgentError };

/** `runtime path args…`, or the file itself; no shell, so that no argument can become a command. */
function scriptProcess({ runtime, agentId, graph, ...visit }: GraphVisit, state: ScriptGraphState): Prepared {
  const script = graph.scripts[state.script]!;
  if (!isUnchanged(runtime, script.name, script.path))
    return { error: { code: 'WORKFLOW_CHANGED', message: changedMessage(runtime, script.name) } };
  const variables = visitVariables({ runtime, agentId, graph, ...visit });
  const args = state.args.map((arg) => interpolate(arg, variables));
  const [command = script.path, ...first] = script.setting?.trim().split(/\s+/) ?? [];
  const { cwd } = runtime.agent(agentId);
  // Other runtimes and programs find what lies beside a script by its path, and are given the path.
  const text = first.length === 0 && command === 'bash' ? textOf(script.bytes) : null;
  if (text !== null) return { command, args: bashArguments(text, script.path, args), cwd };
  const own = script.setting === null ? [] : [...first, script.path];
  return { command, args: [...own, ...args], cwd };
}

/** Null for bytes that cannot be an argument. */
function textOf(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('utf8');
  return Buffer.from(text).equals(bytes) && canBeArgument(text) ? text : null;
}

function commandProcess(visit: GraphVisit, { command, directory }: CommandGraphState): Prepared {
  const { runtime, agentId } = visit;
  const { cwd: root } = runtime.agent(agentId);
  const cwd = directory === null ? root : resolve(root, interpolate(directory, visitVariables(visit)));
  const problem = whyNotEntered(cwd);
  if (problem !== null) return { result: failure('MISSING_DIRECTORY', problem) };
  try {
    if (directory !== null) runtime.options.checkDirectory(cwd);
  } catch (error) {
    return { error: { code: 'OUTSIDE_WORKSPACE', message: messageOf(error) } };
  }
  return { command: 'sh', args: ['-c', command], cwd };
}

/** Null for a directory that a process can be started in. */
function whyNotEntered(path: string): string | null {
  const name = excerpt(path, LONGEST_NAME);
  try {
    if (!statSync(path).isDirectory()) return `${name} is no directory`;
    accessSync(path, constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return `there is no directory ${name}`;
    // The path has a circle of links, a name that is too long or has a NUL in it, or a folder that may not be entered.
    return `the directory ${name} cannot be entered (${code ?? messageOf(error)})`;
  }
}

/** What helps where a process could not be started, by the system's code. */
const HINTS: Readonly<Record<string, string>> = {
  EACCES: '; make it executable (chmod +x), or give it a `runtime` in the registry',
  E2BIG:
    '; its command, arguments and variables are more than the system passes to a process (128 KiB each). Put a long command into a script, and long texts into files',
};

/** A process that could not be started, or was ended, is a failure like any other (spec 5.10). */
function resultOf({ exit, output, overdue }: EndedScript, timeout: number): OutcomeResult {
  if (exit.spawnError !== null) {
    const hint = HINTS[exit.spawnError.code ?? ''] ?? '';
    return failure('SCRIPT_FAILED', `it could not be started: ${exit.spawnError.message}${hint}`);
  }
  if (overdue !== null)
    return failure(
      'IDLE_TIMEOUT',
      `it wrote nothing for ${timeout} s and was ended.\n${output.lastLines()}`.trim(),
    );
  if (output.overflowed) return failure('SCRIPT_FAILED', `it wrote ${TOO_MUCH_OUTPUT} and was ended`);
  return {
    kind: 'exit',
    exit_code: exit.exitCode ?? exitCodeOf(exit.signal),
    stdout: output.stdout,
    stderr: output.stderr,
    ...(output.stderr !== '' && { output: output.both }),
  };
}

/** The exit code that a shell gives for a process that a signal has ended: 137 for SIGKILL. */
function exitCodeOf(signal: string | null): number {
  const numbers: Readonly<Record<string, number>> = system.signals;
  return 128 + (numbers[signal ?? ''] ?? 0);
}

function failure(code: AgentError['code'], message: string): OutcomeResult {
  return { kind: 'failure', code, message };
}

/** The meaning of a logged outcome for the routing table. */
export function workOf(result: OutcomeResult): Work {
  switch (result.kind) {
    case 'text':
      return { kind: 'turn', text: result.text };
    case 'exit':
      return {
        kind: 'process',
        exitCode: result.exit_code,
        stdout: result.stdout,
        ...(result.output !== undefined && { output: result.output }),
      };
    case 'failure':
      return result;
    default:
      return result satisfies never;
  }
}
