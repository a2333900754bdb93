import type { Platform } from '../../core/protocol/resolve.js';
import type { WorkflowReading } from '../open.js';
import { type Finding, findingText } from '../parts/findings.js';
import { lintedWorkflow } from './linted.js';
import { RULES_TO_CHECK } from './table.js';

/**
 * Everything that is wrong or remarkable about a workflow (spec 2.4): what its reading has found, then what the
 * rules find, by file and line. Each once.
 * @param agentCli the one that who starts the run asks for
 */
export async function lint(
  reading: WorkflowReading,
  platform: Platform,
  agentCli?: string,
): Promise<readonly Finding[]> {
  const workflow = lintedWorkflow(reading, platform, agentCli);
  const found = await Promise.all(RULES_TO_CHECK.map(({ check }) => check(workflow)));
  const all = [...reading.findings, ...found.flat().sort(inOrder)];
  return [...new Map(all.map((finding) => [`${finding.rule} ${findingText(finding)}`, finding])).values()];
}

function inOrder(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
