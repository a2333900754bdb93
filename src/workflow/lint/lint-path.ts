import { WorkflowError } from '../../core/errors.js';
import { locate } from '../locate.js';
import { hostPlatform, type OpenOptions, readWorkflow } from '../open.js';
import type { Finding } from '../parts/findings.js';
import { lint } from './lint.js';

/**
 * All that lint finds in a workflow, by file and line, however broken it is (spec 2.4): one that cannot even be read is
 * a finding too.
 * @throws WorkflowError if there is nothing at the path, or nothing that could be a workflow
 */
export async function lintPath(path: string, options: OpenOptions = {}): Promise<readonly Finding[]> {
  await locate(path);
  const platform = options.platform ?? hostPlatform();
  try {
    const found = await lint(await readWorkflow(path, { ...options, platform }), platform, options.agentCli);
    return [...found].sort(byPlace);
  } catch (error) {
    if (!(error instanceof WorkflowError)) throw error;
    const { file = path, line } = error.place;
    const { message } = error;
    return [{ severity: 'error', rule: 'unreadable', file, ...(line !== undefined && { line }), message }];
  }
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 1) - (b.line ?? 1);
}
