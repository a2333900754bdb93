import type { Annotation } from '../annotations.js';
import { inArchive, inWorkspace } from '../workflow-place.js';
import type { FindingSeverity, LintFinding } from './findings.js';

const LEVELS: Readonly<Record<FindingSeverity, Annotation['level']>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/**
 * A finding at its file and line (spec 2.4). A file outside of the workspace, or in an archive, has no line that GitHub
 * could show, so the message names it.
 * @param workspace the folder that the files known to GitHub are relative to
 */
export function lintAnnotation(
  { severity, rule, file, line, column, message }: LintFinding,
  workspace: string,
): Annotation {
  const level = LEVELS[severity];
  const known = inWorkspace(file, workspace);
  if (known === null) return { level, title: rule, message: `${file}:${line}: ${message}` };
  const inside = inArchive(file);
  if (inside !== null) return { level, title: rule, file: known, message: `${inside}:${line}: ${message}` };
  return { level, title: rule, file: known, line, column, message };
}
