import { ProtocolError, WorkflowError } from '../core/errors.js';
import { type Platform, resolveEntry, resolveTarget } from '../core/protocol/resolve.js';
import type { Location } from './locate.js';
import type { Finding } from './parts/findings.js';
import type { LoadedState } from './parts/workflow.js';
import type { YamlSource } from './parts/yaml-source.js';

/** The state that a run starts with: the one that the user has named, else the workflow's own (spec 1.7). Null with a finding. */
export function readEntry(
  path: string,
  { container, entry }: Location,
  states: readonly LoadedState[],
  platform: Platform,
  findings: Finding[],
  manifest: Pick<YamlSource, 'file'> | null,
): string | null {
  const names = states.map(({ definition }) => definition.name);
  try {
    return entry === null ? resolveEntry(names, platform) : resolveTarget(names, entry, platform);
  } catch (error) {
    if (!(error instanceof ProtocolError || error instanceof WorkflowError)) throw error;
    // Broken files have been reported, and that nothing is left to start with follows from that.
    const isBroken = findings.some(({ severity, rule }) => severity === 'error' && rule !== 'misspelt-key');
    if (names.length === 0 && isBroken) return null;
    if (names.length === 0 && entry === null && manifest !== null) {
      const message = `there are no states: this file has no \`initial\` with \`states\`, as a state graph has, and beside it are no states (.md, .sh, .ps1 or .bat files)`;
      findings.push({ severity: 'error', rule: 'no-entry', file: manifest.file, line: 1, message });
      return null;
    }
    const isTwice = isAmbiguous(error, names, platform);
    const second = isTwice && entry === null ? secondEntry(states, platform) : undefined;
    findings.push({
      severity: 'error',
      rule: isTwice ? 'ambiguous-entry' : 'no-entry',
      ...(second === undefined ? { file: entry === null ? container : path } : placeOf(second)),
      message:
        names.length === 0 ? 'there are no states in it (.md, .sh, .ps1 or .bat files)' : error.message,
    });
    return null;
  }
}

/** The state where a workflow starts by itself. Null without one, or with several. */
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
  return names.filter((name) => ENTRIES[platform].test(name)).length > 1;
}

const ENTRIES: Readonly<Record<Platform, RegExp>> = {
  posix: /^(1_)?START\.(md|sh)$/,
  windows: /^(1_)?START\.(md|ps1|bat)$/,
};

/** The superfluous one of several entries: the last. */
function secondEntry(states: readonly LoadedState[], platform: Platform): LoadedState | undefined {
  return states.findLast(({ definition }) => ENTRIES[platform].test(definition.name));
}

/** Where a state begins: its file, or its key in a document. */
function placeOf({ definition, options }: LoadedState): { file: string; line: number } {
  const isKey = options !== null && options.prefix.length > 0;
  return { file: definition.file, line: isKey ? options.source.lineOf(options.prefix) : 1 };
}
