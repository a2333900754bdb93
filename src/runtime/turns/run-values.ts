import { join } from 'node:path';
import type { RunValue } from '../../agents/agent.js';
import { taskFolders } from '../../store/project-folder.js';
import type { Runtime } from '../runtime.js';

/** A shorter run id may be a word of any prompt. */
const SURELY_AN_ID = 8;

/**
 * What a prompt can hold that another run of the workflow would have otherwise, and what a recording writes in its
 * place: so a recording is not stale as soon as it is made.
 */
export function runValues(runtime: Runtime, agentId: string, state: string): RunValue[] {
  const { run, options } = runtime;
  const { cwd, answered_ask: asked } = runtime.agent(agentId);
  const definition = options.workflow.state(state);
  const body = definition.kind === 'prompt' ? definition.body : '';
  const isNamed = /\{\{[ \t]*(run_id|workflow_id)[ \t]*\}\}/.test(body);
  const id = run.workflow_id;
  const values: RunValue[] = [
    { value: join(taskFolders(run.launch.root, run.workflow_id), agentId), name: 'task_folder' },
    { value: options.paths.folder, name: 'run_folder' },
    { value: cwd, name: 'cwd' },
    { value: run.launch.root, name: 'root' },
    { value: join(options.worktrees, id), name: 'worktrees' },
    ...(asked === null ? [] : [{ value: asked, name: 'ask_id' } as const]),
    ...(isNamed || id.length >= SURELY_AN_ID
      ? [{ value: id, name: 'run_id' } as const]
      : [{ value: `raymond/${id}`, name: 'branches' } as const]),
  ];
  // The root of the file system stands in every path.
  return values.filter(({ value }) => value.length > 1 || value === id);
}
