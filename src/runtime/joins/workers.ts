import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortStateName } from '../../core/agents.js';
import { own } from '../../core/own.js';
import type { JoinedWorker } from '../../core/run.js';
import type { StoredResult } from '../../core/state/text-ref.js';
import { resultJson } from '../../core/typed/typed-result.js';
import { resultText } from '../../store/texts.js';
import type { Runtime } from '../runtime.js';

/** What of one result `{{workers}}` shows, and of all together, in characters; the file has everything. */
export const SHOWN_RESULT = 16_000;
export const SHOWN_WORKERS = 256_000;
/** `{{workers_json}}` that is longer is replaced by its file's path: an agent CLI refuses prompts of some MB. */
export const INLINE_JSON = 1_000_000;

/** A worker as the state behind the join gets it (spec 7.1). Amounts in USD. */
export interface WorkerReport {
  readonly agent: string;
  readonly state: string;
  readonly status: JoinedWorker['status'];
  readonly result: string | null;
  /** The result as a value, if it is JSON that fits a schema (spec 7.4). */
  readonly result_json: unknown;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly variables: Readonly<Record<string, string>>;
  readonly cost_usd: number;
}

/** The workers that a join has handed over to the agent's current state, in the order of forking; null without one. */
export function workersOf(runtime: Runtime, agentId: string): readonly WorkerReport[] | null {
  const { joined } = runtime.agent(agentId);
  if (joined === undefined) return null;
  return joined.map(({ id, state, status, error, variables, cost_usd, typed }) => ({
    agent: id,
    state,
    status,
    ...resultsOf(runtime, status === 'completed' ? own(runtime.run.results, id) : undefined, typed),
    error: error === null ? null : { code: error.code, message: error.message },
    variables,
    cost_usd,
  }));
}

function resultsOf(runtime: Runtime, stored: StoredResult | undefined, typed: true | undefined) {
  const result = stored === undefined ? null : resultText(runtime.options.paths.folder, stored);
  return { result, result_json: resultJson(result, typed) };
}

/**
 * The reports as JSON in a file of the agent's task folder, where the agent and its scripts may read it.
 * @returns its path
 */
export function writeWorkersFile(folder: string, workers: readonly WorkerReport[]): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'workers.json');
  writeFileSync(path, `${JSON.stringify(workers, null, 2)}\n`, { mode: 0o600 });
  return path;
}

/** `{{workers_json}}`. @param path of the file with the same */
export function workersJson(workers: readonly WorkerReport[], path: () => string): string {
  const text = JSON.stringify(workers);
  return text.length > INLINE_JSON ? path() : text;
}

/** `{{workers}}`: Markdown, one section a worker. @param path of the file that has what is cut here */
export function workersMarkdown(workers: readonly WorkerReport[], path: () => string): string {
  if (workers.length === 0) return 'There were no workers.';
  const sections: string[] = [];
  let length = 0;
  for (const [index, worker] of workers.entries()) {
    const text = section(worker, path);
    if (length + text.length > SHOWN_WORKERS) {
      const left = workers.length - index;
      sections.push(`(${left} more ${left === 1 ? 'worker is' : 'workers are'} in ${path()})`);
      break;
    }
    sections.push(text);
    length += text.length;
  }
  return sections.join('\n\n');
}

function section(worker: WorkerReport, path: () => string): string {
  const variables = Object.entries(worker.variables).map(([name, value]) => `${name}=${value}`);
  const facts = [`state: ${shortStateName(worker.state)}`, ...variables].map((fact) => `- ${fact}`);
  return [`## ${worker.agent}: ${worker.status}`, facts.join('\n'), body(worker, path)].join('\n\n');
}

function body({ status, result, error }: WorkerReport, path: () => string): string {
  if (status === 'stopped') return '(stopped: enough others had ended)';
  if (status === 'failed') return `(failed: ${error?.code ?? ''} ${cut(error?.message ?? '', path)})`;
  return cut(result ?? '', path);
}

function cut(text: string, path: () => string): string {
  if (text.length <= SHOWN_RESULT) return text;
  return `${text.slice(0, SHOWN_RESULT)}\n(cut off here; the whole text is in ${path()})`;
}
