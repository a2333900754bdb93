import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { shortStateName } from '../../core/agents.js';
import { ownValue } from '../../core/own-value.js';
import type { JoinedWorker } from '../../core/run.js';
import type { StoredResult } from '../../core/state/text-ref.js';
import { resultJson } from '../../core/typed/typed-result.js';
import { resultText } from '../../store/texts.js';
import type { Visitor } from '../record.js';

/** How many bytes of one result, and of all together, `{{workers}}` shows. The file has everything. */
const SHOWN_RESULT = 16_000;
const SHOWN_WORKERS = 256_000;
/** A longer `{{workers_json}}`, in bytes, is replaced by its file's path: an agent CLI refuses prompts of some MB. */
const INLINE_JSON = 1_000_000;

// Long results are read one at a time, and only as far as they are shown: a join may hand over gigabytes.

/** A worker as the state behind the join sees it (spec 7.1), without the text of a long result. Amounts in USD. */
export interface WorkerReport {
  readonly agent: string;
  readonly state: string;
  readonly status: JoinedWorker['status'];
  readonly result: StoredResult | null;
  /** The result is JSON that fits a schema (spec 7.4), so that it is also handed over as a value. */
  readonly typed: true | undefined;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly variables: Readonly<Record<string, string>>;
  readonly cost_usd: number;
  /** The branch of its own work tree, if it has left work there (spec 7.3). Only then are the other fields there. */
  readonly branch: string | null;
  readonly commits?: number;
  readonly changed_files?: readonly string[];
  readonly uncommitted?: boolean;
  readonly conflicts_with?: readonly string[] | null;
}

/** What a join has handed over to an agent's current state. */
export interface JoinedWorkers {
  /** In the order of forking. */
  readonly workers: readonly WorkerReport[];
  /** The run's folder, where long results lie. */
  readonly folder: string;
}

/** Null when no join has handed over anything. */
export function joinedWorkersOf({ runtime, agentId }: Visitor): JoinedWorkers | null {
  const { joined } = runtime.agent(agentId);
  if (joined === undefined) return null;
  const { results } = runtime.run;
  const workers = joined.map(({ id, state, status, error, variables, cost_usd, typed, worktree }) => ({
    agent: id,
    state,
    status,
    result: status === 'completed' ? (ownValue(results, id) ?? '') : null,
    typed,
    error: error === null ? null : { code: error.code, message: error.message },
    variables,
    cost_usd,
    branch: null,
    ...worktree,
  }));
  return { workers, folder: runtime.options.paths.folder };
}

/**
 * Writes the reports as JSON to a file.
 * @returns its path
 * @throws StateError STATE_INVALID for a long result that is gone
 */
export function writeWorkersFile(path: string, { workers, folder }: JoinedWorkers): string {
  // Whoever may write there may have put a link in its place.
  rmSync(path, { force: true });
  const fd = openSync(path, 'wx', 0o600);
  const write = (text: string): void => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
  };
  try {
    let mark = '[';
    for (const worker of workers) {
      // Each report is printed as in a list of its own, without the brackets.
      write(`${mark}${JSON.stringify([whole(worker, folder)], null, 2).slice(1, -2)}`);
      mark = ',';
    }
    write(workers.length === 0 ? '[]\n' : '\n]\n');
  } finally {
    closeSync(fd);
  }
  return path;
}

/** The value of `{{workers_json}}`. @param path of the file with the same content */
export function workersJson({ workers, folder }: JoinedWorkers, path: () => string): string {
  const parts: string[] = [];
  let bytes = '[]'.length;
  for (const worker of workers) {
    const part = JSON.stringify(whole(worker, folder));
    bytes += Buffer.byteLength(part) + (parts.length === 0 ? 0 : 1);
    if (bytes > INLINE_JSON) return path();
    parts.push(part);
  }
  return `[${parts.join(',')}]`;
}

/** A report for people and programs, with its keys in this order. */
function whole({ typed, ...worker }: WorkerReport, folder: string): object {
  const result = textOf(worker, folder);
  const { agent, state, status, result: _, ...rest } = worker;
  return { agent, state, status, result, result_json: resultJson(result, typed), ...rest };
}

function textOf({ result }: Pick<WorkerReport, 'result'>, folder: string): string | null {
  return result === null ? null : resultText(folder, result);
}

/** The value of `{{workers}}`: a section of Markdown per worker. @param path of the file that has what is cut here */
export function workersMarkdown({ workers, folder }: JoinedWorkers, path: () => string): string {
  if (workers.length === 0) return 'There were no workers.';
  const sections: string[] = [];
  let bytes = 0;
  for (const [index, worker] of workers.entries()) {
    const text = section(worker, folder, path);
    bytes += Buffer.byteLength(text) + SEPARATOR.length;
    if (bytes > SHOWN_WORKERS) {
      const left = workers.length - index;
      sections.push(`(${left} more ${left === 1 ? 'worker is' : 'workers are'} in ${path()})`);
      break;
    }
    sections.push(text);
  }
  return sections.join(SEPARATOR);
}

const SEPARATOR = '\n\n';

function section(worker: WorkerReport, folder: string, path: () => string): string {
  const variables = Object.entries(worker.variables).map(([name, value]) => `${name}=${value}`);
  const facts = [`state: ${shortStateName(worker.state)}`, ...variables, ...worktreeFacts(worker, path)].map(
    (fact) => `- ${fact}`,
  );
  return [`## ${worker.agent}: ${worker.status}`, facts.join('\n'), body(worker, folder, path)].join('\n\n');
}

/** How many of a worker's changed files `{{workers}}` names. */
const SHOWN_FILES = 20;

function worktreeFacts(worker: WorkerReport, path: () => string): string[] {
  const { branch, commits = 0, changed_files: files = [], uncommitted, conflicts_with: conflicts } = worker;
  if (branch === null) return [];
  const more = files.length - SHOWN_FILES;
  const shown = files.slice(0, SHOWN_FILES).join(', ');
  return [
    `branch: ${branch} (${commits} ${commits === 1 ? 'commit' : 'commits'}${uncommitted ? ', and uncommitted changes' : ''})`,
    ...(files.length === 0 ? [] : [`changed: ${shown}${more > 0 ? ` and ${more} more, in ${path()}` : ''}`]),
    conflicts === null || conflicts === undefined
      ? 'conflicts with: not known'
      : `conflicts with: ${conflicts.length === 0 ? 'none' : conflicts.join(', ')}`,
  ];
}

function body(worker: WorkerReport, folder: string, path: () => string): string {
  const { status, error } = worker;
  if (status === 'stopped') return '(stopped: enough others had ended)';
  if (status === 'failed') return `(failed: ${error?.code ?? ''} ${cut(error?.message ?? '', path)})`;
  return cut(textOf(worker, folder) ?? '', path);
}

/** Cuts a text between whole characters. */
function cut(text: string, path: () => string): string {
  if (Buffer.byteLength(text) <= SHOWN_RESULT) return text;
  const shown = new TextDecoder().decode(Buffer.from(text).subarray(0, SHOWN_RESULT), { stream: true });
  return `${shown}\n(cut off here; the whole text is in ${path()})`;
}
