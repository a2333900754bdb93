import { ProtocolError, WorkflowError } from '../core/errors.js';
import { type Platform, resolveEntry, resolveTarget } from '../core/protocol/resolve.js';
import type { Location } from './locate.js';
import type { Finding } from './parts/findings.js';
import type { LoadedState } from './parts/loaded-state.js';

/** The state that a run starts with: the one that the user has named, else the workflow's own (spec 1.7). Null, and a finding: none. */
export function readEntry(
  path: string,
  { container, entry }: Location,
  states: readonly LoadedState[],
  platform: Platform,
  findings: Finding[],
): string | null {
  const names = states.map(({ definition }) => definition.name);
  try {
    return entry === null ? resolveEntry(names, platform) : resolveTarget(names, entry, platform);
  } catch (error) {
    if (!(error instanceof ProtocolError || error instanceof WorkflowError)) throw error;
    // What is broken has been reported; that nothing is left to start with is no news.
    if (names.length === 0 && findings.some(({ severity }) => severity === 'error')) return null;
    findings.push({
      severity: 'error',
      rule: isAmbiguous(error, names, platform) ? 'ambiguous-entry' : 'no-entry',
      file: entry === null ? container : path,
      message:
        names.length === 0 ? 'there are no states in it (.md, .sh, .ps1 or .bat files)' : error.message,
    });
    return null;
  }
}

/** Where a workflow starts by itself; null: it has no entry, or several. */
export function ownEntryOf(states: readonly LoadedState[], platform: Platform): string | null {
  try {
    return resolveEntry(
      states.map(({ definition }) => definition.name),
      platform,
    );
  } catch (error) {
    if (error instanceof WorkflowError) return null;
    throw error;
  }
}

function isAmbiguous(
  error: ProtocolError | WorkflowError,
  names: readonly string[],
  platform: Platform,
): boolean {
  if (error instanceof ProtocolError) return error.code === 'AMBIGUOUS_TARGET';
  const entries = platform === 'posix' ? /^(1_)?START\.(md|sh)$/ : /^(1_)?START\.(md|ps1|bat)$/;
  return names.filter((name) => entries.test(name)).length > 1;
}
