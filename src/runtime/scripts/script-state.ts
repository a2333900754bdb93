import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReasonCode } from '../../core/errors.js';
import { routeScript } from '../../core/protocol/route.js';
import { NO_USAGE, type OpenTurn } from '../../core/run.js';
import { scopeOf } from '../../core/scope/full-name.js';
import { readPlainFile } from '../../process/files.js';
import type { StateFile } from '../../workflow/parts/state-file.js';
import type { ScriptState } from '../../workflow/parts/workflow.js';
import {
  beginTurn,
  failed,
  LEFT_OPEN,
  needsDecision,
  recordOutcome,
  turnLeftOpen,
  type Visit,
  type VisitEnd,
} from '../record.js';
import type { Runtime } from '../runtime.js';
import { resultSchemas } from '../turns/result-schemas.js';
import { type EndedScript, runProcess } from './run-process.js';
import { scriptCommand, scriptEnvironment } from './script-command.js';
import { TOO_MUCH_OUTPUT } from './script-output.js';
import { TurnFolder } from './turn-folder.js';

/** One agent's visit of one script state (spec 1.6): one process, no reminders, no retries, no cost. */
export async function visitScriptState(visit: Visit<ScriptState>): Promise<VisitEnd> {
  const { runtime, state, signal } = visit;
  const left = turnLeftOpen(visit);
  const logged = left === null ? undefined : runtime.options.loggedOutcomes.get(left.id);
  if (left !== null && logged?.result.kind === 'exit') return route(visit, left, logged.result);
  if (needsDecision(runtime, left, state.options)) return { kind: 'ask_repeat' };
  const turn = await beginTurn(visit, {
    state: state.name,
    kind: 'script',
    session_before: null,
    session: null,
    session_mark: null,
    attempt: (left?.attempt ?? 0) + 1,
    turn_of_visit: 0,
  });
  if (signal.aborted) return LEFT_OPEN;
  const ran = await runScript(visit, turn);
  if (ran.kind === 'failed' || ran.kind === 'left_open') return ran;
  recordOutcome(visit, turn, {
    result: ran.result,
    session: null,
    cost_usd: 0,
    basis: 'none',
    usage: NO_USAGE,
  });
  return route(visit, turn, ran.result);
}

interface ScriptResult {
  readonly kind: 'exit';
  readonly exit_code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function route(visit: Visit<ScriptState>, turn: OpenTurn, result: ScriptResult): VisitEnd {
  const { runtime, agentId } = visit;
  const routing = routeScript({
    exitCode: result.exit_code,
    stdout: result.stdout,
    stderr: result.stderr,
    resolve: (target) => runtime.options.workflow.resolve(target, turn.state),
    maxForks: runtime.run.launch.max_forks,
    schemas: resultSchemas(visit),
  });
  if (routing.kind !== 'transition') return failed(routing);
  for (const warning of routing.warnings) runtime.warn(warning, agentId, turn.state);
  return { kind: 'transition', transition: routing.transition, implicit: routing.implicit, turn: turn.id };
}

type Ran =
  | { readonly kind: 'exit'; readonly result: ScriptResult }
  | Extract<VisitEnd, { kind: 'failed' | 'left_open' }>;

async function runScript(visit: Visit<ScriptState>, turn: OpenTurn): Promise<Ran> {
  const { runtime, agentId, state } = visit;
  const changed = changedScript(runtime, state);
  if (changed !== null) return changed;
  const timeout = state.options.timeout ?? runtime.run.launch.timeout;
  const { paths, project, workflow } = runtime.options;
  const folder = new TurnFolder(paths.folder, project);
  try {
    const shared = sharedFolder(workflow.partOf(state.name).shared, state, folder);
    const env = {
      ...scriptEnvironment(visit, turn, folder),
      ...(shared !== null && { RAYMOND_WORKFLOW_DIR: shared }),
    };
    const { max_time: maxTime } = state.options;
    const process = {
      ...scriptCommand(state, folder),
      cwd: runtime.agent(agentId).cwd,
      env,
      timeout,
      maxTime,
    };
    const ended = await runProcess(visit, turn, process);
    return ended === null ? LEFT_OPEN : judge(state, ended, folder, timeout);
  } finally {
    void folder.dispose();
  }
}

/** @param timeout in seconds */
function judge(
  { file, options }: ScriptState,
  { exit, output, overdue }: EndedScript,
  folder: TurnFolder,
  timeout: number,
): Ran {
  const fail = (code: ReasonCode, message: string): Ran => failed({ code, message: `${file} ${message}` });
  if (exit.spawnError !== null)
    return fail('SCRIPT_FAILED', `could not be started: ${exit.spawnError.message}`);
  if (output.overflowed)
    return fail('SCRIPT_FAILED', `wrote ${TOO_MUCH_OUTPUT} and was ended. Send bulk output to a file.`);
  if (overdue === 'timeout')
    return fail(
      'IDLE_TIMEOUT',
      `wrote nothing for ${timeout} s and was ended. Raise \`timeout\` in a \`# raymond:\` comment of the script, or let it print as it works.\n${output.lastLines()}`,
    );
  if (overdue === 'max_time')
    return fail(
      'MAX_TIME',
      `took longer than its max_time of ${options.max_time} s and was ended.\n${output.lastLines()}`,
    );
  const written = folder.readOutput();
  if ('problem' in written)
    return failed({ code: 'SCRIPT_FAILED', message: `${file}: its RAYMOND_OUTPUT ${written.problem}.` });
  return {
    kind: 'exit',
    result: {
      kind: 'exit',
      // After a signal this is the code that a shell gives.
      exit_code: exit.exitCode ?? 128,
      stdout: written.text ?? output.stdout,
      stderr: output.stderr,
    },
  };
}

function changedScript(runtime: Runtime, state: ScriptState): Extract<VisitEnd, { kind: 'failed' }> | null {
  if (state.path === undefined) return null;
  // The files that the script may source belong to it.
  const scope = scopeOf(state.name);
  const shared = runtime.options.workflow.partOf(state.name).shared;
  const files = [state, ...shared.map((file) => ({ ...file, name: scope + file.name }))];
  const changed = files.find(({ name, path }) => path !== undefined && !isUnchanged(runtime, name, path));
  if (changed === undefined) return null;
  return failed({ code: 'WORKFLOW_CHANGED', message: changedMessage(runtime, changed.file) });
}

/**
 * Whether a script on disk is still the one that was loaded. A changed one is not run: an agent that may edit files
 * must not thereby run commands.
 * @param name the file's full name, as the workflow's fingerprint has it
 */
export function isUnchanged(runtime: Runtime, name: string, path: string): boolean {
  return runtime.options.workflow.fingerprint.files[name] === sha256Of(path);
}

export function changedMessage(runtime: Runtime, file: string): string {
  return `${file} was changed or removed while the run went on, and was not run. ${runtime.recoveryHint({ kind: 'accept_script' })}`;
}

/** Null for a file that cannot be read. */
function sha256Of(path: string): string | null {
  try {
    return createHash('sha256').update(readPlainFile(path)).digest('hex');
  } catch {
    return null;
  }
}

/**
 * Where a script finds the files that it may source, `$RAYMOND_WORKFLOW_DIR/_lib.sh` (spec 1.5): the folder of the
 * state's own workflow. What the scripts of an archive share is unpacked for each of them anew, as it was read, into a
 * folder that nobody else may enter: who may edit files must not thereby run commands.
 * @returns an absolute path; null where the workflow has no files on disk, and none to share
 */
export function sharedFolder(
  shared: readonly StateFile[],
  state: ScriptState,
  turn: TurnFolder,
): string | null {
  if (state.path !== undefined) return dirname(state.path);
  if (shared.length === 0) return null;
  const folder = turn.subfolder();
  for (const { name, bytes } of shared) writeFileSync(join(folder, name), bytes, { mode: 0o600 });
  return folder;
}
