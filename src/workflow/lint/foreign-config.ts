import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignConfigWarning } from '../../core/moving/config-toml.js';
import { markedRoot } from '../../core/project-root.js';
import { isThere } from '../../process/files.js';
import type { Finding } from '../parts/findings.js';

const MAX_BYTES = 65_536;

/** What a start says of the Go Raymond's options file in a project (spec 2.6); null without one. */
export function foreignConfig(project: string, budgetUsd?: number): { file: string; message: string } | null {
  const file = join(project, '.raymond', 'config.toml');
  if (!isThere(file)) return null;
  return { file, message: foreignConfigWarning('.raymond/config.toml', textOf(file), budgetUsd) };
}

/** The same as a finding, for the project that a workflow lies in. */
export function foreignConfigFindings(workflowPath: string): Finding[] {
  const found = foreignConfig(markedRoot(workflowPath, existsSync) ?? workflowPath);
  return found === null ? [] : [{ severity: 'warning', rule: 'foreign-config', line: 1, ...found }];
}

/** Null for anything but a plain, readable file of a sensible size. */
function textOf(file: string): string | null {
  try {
    const stat = lstatSync(file);
    return stat.isFile() && stat.size <= MAX_BYTES ? readFileSync(file, 'utf8') : null;
  } catch {
    return null;
  }
}
