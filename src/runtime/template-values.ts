import { join } from 'node:path';
import { fillPlaceholders, type OwnName } from '../core/protocol/template.js';
import { fillTemplates, type Transition } from '../core/protocol/transition.js';
import { fieldsIn } from '../core/typed/json.js';
import { taskFolders } from '../store/project-folder.js';
import { joinedWorkersOf, workersJson, workersMarkdown, writeWorkersFile } from './joins/workers.js';
import type { Visitor } from './record.js';

/** The agent's private folder, made when something first asks for it (spec 1.5). */
export function taskFolder({ runtime, agentId }: Visitor): string {
  const { launch, workflow_id: id } = runtime.run;
  const folder = join(taskFolders(launch.root, id), agentId);
  runtime.makeFolder(folder);
  return folder;
}

/** Fills in `{{name}}` with what the agent's current state may see. */
export function renderFor(visitor: Visitor, text: string): string {
  if (!text.includes('{{')) return text;
  const { runtime, agentId } = visitor;
  const agent = runtime.agent(agentId);
  const needsFolder = /\{\{\s*task_folder\s*\}\}/.test(text);
  const own: Readonly<Record<OwnName, string | undefined>> = {
    input: agent.pending_result ?? undefined,
    result: agent.pending_result ?? undefined,
    workflow_id: runtime.run.workflow_id,
    run_id: runtime.run.workflow_id,
    agent_id: agentId,
    ask_id: agent.answered_ask ?? undefined,
    task_folder: needsFolder ? taskFolder(visitor) : undefined,
    ...workerValues(visitor, text),
  };
  // Ours come last: a worker's variable cannot replace one (spec 1.5).
  const values = { ...agent.variables, ...runtime.options.templateValues, ...own };
  const onUnset = (name: string): void =>
    runtime.warn(`{{${name}}} has no value and was left as it stands`, agentId, agent.current_state);
  return fillPlaceholders(text, values, onUnset, inputFields(agent.pending_result));
}

/** Resolves `{{input.a.b}}` and `{{result.a.0}}`: fields of what was handed over, where that is JSON (spec 7.4). */
function inputFields(input: string | null): (name: string) => string | undefined {
  if (input === null) return () => undefined;
  const field = fieldsIn(input);
  return (name) => {
    const [of, ...path] = name.split('.');
    return (of === 'input' || of === 'result') && path.length > 0 ? field(path) : undefined;
  };
}

/** The values of `{{workers}}` and `{{workers_json}}` behind a join (spec 7.1). */
function workerValues(
  visitor: Visitor,
  text: string,
): Readonly<Record<'workers' | 'workers_json', string | undefined>> {
  const workers = /\{\{\s*workers(?:_json)?\s*\}\}/.test(text) ? joinedWorkersOf(visitor) : null;
  if (workers === null) return { workers: undefined, workers_json: undefined };
  let written: string | undefined;
  // This is a copy for the turn: an agent is told its path, and may write there.
  const file = (): string => join(taskFolder(visitor), 'workers.json');
  const path = (): string => (written ??= writeWorkersFile(file(), workers));
  return { workers: workersMarkdown(workers, path), workers_json: workersJson(workers, path) };
}

/** Fills in a transition. The attributes `input` and `cd` are templates; everything else is taken as written. */
export function renderTransition(visitor: Visitor, transition: Transition): Transition {
  return fillTemplates(transition, (text) => renderFor(visitor, text));
}
