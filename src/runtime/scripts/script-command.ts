import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenTurn } from '../../core/run.js';
import { ownNameOf } from '../../core/scope/full-name.js';
import { MAX_INPUT_BYTES, scriptVariables } from '../../process/environment.js';
import type { ScriptState } from '../../workflow/parts/workflow.js';
import { joinedWorkersOf, writeWorkersFile } from '../joins/workers.js';
import type { Visit } from '../record.js';
import { taskFolder } from '../template-values.js';
import type { TurnFolder } from './turn-folder.js';

/** How many bytes of text fit in an argument: 128 KiB on Linux, with room for its end. */
const LONGEST_ARGUMENT = 120_000;

export interface ScriptCommand {
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * How a script is started (spec 1.6). The text that was loaded is run, never the one at its path by now: whoever may
 * edit files must not thereby run commands.
 */
export function scriptCommand({ runtime, text, path, name }: ScriptState, turn: TurnFolder): ScriptCommand {
  if (runtime === 'bash' && canBeArgument(text))
    return { command: 'bash', args: bashArguments(text, path ?? name) };
  const copy = join(turn.subfolder(), ownNameOf(name));
  writeFileSync(copy, text, { mode: 0o600 });
  return commandLine(runtime, copy);
}

export function canBeArgument(text: string): boolean {
  return Buffer.byteLength(text) <= LONGEST_ARGUMENT && !text.includes('\0');
}

/**
 * `$0` is the script's path, which bash's messages name along with lines. Such a text has no BASH_SOURCE; in a script
 * that is no part of another, it is set to `$0`.
 * @param args of the script
 */
export function bashArguments(text: string, path: string, args: readonly string[] = []): string[] {
  // Its input is a socket of node's, which makes bash think of a remote shell and read ~/.bashrc.
  return [
    '--norc',
    '-c',
    '--',
    text.replace(/\$(\{?)BASH_SOURCE\b(?:\[0\])?(?!\[)/g, '$$$10'),
    path,
    ...args,
  ];
}

function commandLine(runtime: ScriptState['runtime'], path: string): ScriptCommand {
  switch (runtime) {
    case 'bash':
      return { command: 'bash', args: [path] };
    case 'powershell':
      return {
        command: process.platform === 'win32' ? 'powershell' : 'pwsh',
        args: ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File', path],
      };
    case 'cmd':
      return { command: 'cmd', args: ['/d', '/c', path] };
    default:
      return runtime satisfies never;
  }
}

/** The environment that a script has besides what every child sees. */
export function scriptEnvironment(
  visit: Visit<ScriptState>,
  turn: OpenTurn,
  folder: TurnFolder,
): Record<string, string> {
  const { runtime, agentId, state } = visit;
  const agent = runtime.agent(agentId);
  const base = runtime.options.childEnvironment('script');
  const { variables, pending_result: input } = agent;
  const isLarge = input !== null && Buffer.byteLength(input) > MAX_INPUT_BYTES;
  const listed = state.options.vars ?? [];
  const told = scriptVariables(
    {
      runId: runtime.run.workflow_id,
      agentId,
      state: turn.state,
      input,
      taskFolder: taskFolder(visit),
      outputFile: folder.output,
      variables,
      listed,
      attempt: turn.attempt,
      ...(isLarge && { inputFile: folder.put(input) }),
    },
    base,
  );
  for (const name of listed.filter((each) => Object.hasOwn(variables, each) && !Object.hasOwn(told, each))) {
    const message = `${state.file} lists the variable ${name}, which its environment has already: it was left as it is`;
    runtime.warn(message, agentId, state.name);
  }
  // Behind a join, the script finds its workers there (spec 7.1).
  const workers = joinedWorkersOf(visit);
  return {
    ...base,
    ...told,
    ...(workers !== null && { RAYMOND_WORKERS_FILE: writeWorkersFile(folder.fresh(), workers) }),
  };
}
