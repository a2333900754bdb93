import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenTurn } from '../../core/run.js';
import { MAX_INPUT_BYTES, scriptVariables } from '../../process/environment.js';
import type { ScriptState } from '../../workflow/parts/workflow.js';
import type { Runtime } from '../runtime.js';
import { taskFolder } from '../template-values.js';

/** How a script is started (spec 1.6). */
export function commandLine(state: ScriptState, path: string): { command: string; args: string[] } {
  switch (state.runtime) {
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
      return state.runtime satisfies never;
  }
}

/** What has to lie on disk before the script starts: its own text from an archive, and a large input. */
export function scriptFiles(
  runtime: Runtime,
  agentId: string,
  state: ScriptState,
  turn: OpenTurn,
): { script: string; input: string | undefined } {
  const { folder, outputs } = runtime.options.paths;
  let script: string;
  if ('path' in state.source) script = state.source.path;
  else {
    mkdirSync(join(folder, 'scripts'), { recursive: true });
    script = join(folder, 'scripts', `${turn.id}-${state.name}`);
    writeFileSync(script, state.source.text, { mode: 0o600 });
  }
  const input = runtime.agent(agentId).pending_result;
  if (input === null || Buffer.byteLength(input) <= MAX_INPUT_BYTES) return { script, input: undefined };
  mkdirSync(outputs, { recursive: true });
  const inputFile = join(outputs, `${turn.id}.input.txt`);
  writeFileSync(inputFile, input, { mode: 0o600 });
  return { script, input: inputFile };
}

/** What the script sees besides what every child may see. */
export function scriptEnvironment(
  runtime: Runtime,
  agentId: string,
  turn: OpenTurn,
  outputFile: string,
  inputFile: string | undefined,
): Record<string, string> {
  const agent = runtime.agent(agentId);
  const base = runtime.options.childEnvironment('script');
  mkdirSync(runtime.options.paths.outputs, { recursive: true });
  rmSync(outputFile, { force: true });
  return {
    ...base,
    ...scriptVariables(
      {
        runId: runtime.run.workflow_id,
        agentId,
        state: turn.state,
        input: agent.pending_result,
        taskFolder: taskFolder(runtime, agentId),
        outputFile,
        variables: agent.variables,
        attempt: turn.attempt,
        ...(inputFile !== undefined && { inputFile }),
      },
      base,
    ),
  };
}
