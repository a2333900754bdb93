import type { Platform } from '../../core/protocol/resolve.js';
import type { WorkflowReading } from '../open.js';
import { type Finding, findingText } from '../parts/findings.js';
import { type LintedWorkflow, lintedWorkflow } from './linted.js';
import { type CheckedRule, RULES_TO_CHECK } from './rules.js';

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
  const found = await Promise.all(RULES_TO_CHECK.map((rule) => findingsOf(rule, workflow)));
  const all = [...reading.findings, ...found.flat().sort(inOrder)];
  return [...new Map(all.map((finding) => [`${finding.rule} ${findingText(finding)}`, finding])).values()];
}

async function findingsOf(
  { id, severity, check }: CheckedRule,
  workflow: LintedWorkflow,
): Promise<Finding[]> {
  const violations = await check(workflow);
  return violations.map(({ isGuess, ...violation }) => ({
    ...{ severity: isGuess && severity === 'error' ? 'warning' : severity, rule: id },
    ...violation,
  }));
}

function inOrder(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
