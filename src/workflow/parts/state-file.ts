import type { Finding } from './findings.js';
import type { ScriptState } from './workflow.js';

/** A file out of a folder or an archive, read once. */
export interface StateFile {
  /** Its name inside the workflow: `REVIEW.md`. */
  readonly name: string;
  /** The path as a user knows it, for messages. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Absolute. Present only for a file on disk. */
  readonly path?: string;
}

export const MANIFEST_NAME = 'workflow.yaml';

export const SCRIPT_RUNTIMES: Readonly<Record<string, ScriptState['runtime']>> = {
  sh: 'bash',
  ps1: 'powershell',
  bat: 'cmd',
};

/**
 * Whether a file is a prompt or a script. Hidden files are none, nor are those that others include or source
 * (`_style.md`), nor a README, which documents the workflow.
 */
export function isStateName(name: string): boolean {
  if (/^[._]/.test(name) || name.toLowerCase() === 'readme.md') return false;
  return /.\.(md|sh|ps1|bat)$/.test(name);
}

/** Whether prompts include a file, or scripts source it (spec 1.5): it belongs to the workflow, and is no state. */
export function isSharedName(name: string): boolean {
  return name.startsWith('_');
}

/** Whether a file belongs to a workflow. */
export function isWorkflowFile(name: string): boolean {
  return isStateName(name) || isSharedName(name) || name === MANIFEST_NAME;
}

/** The extension without its dot: `md`. */
export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** A file's text without a byte order mark. Null, with a finding, if it is not UTF-8 (spec 2.1). */
export function decodeText(bytes: Uint8Array, file: string, findings: Finding[]): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const message = 'the file is not UTF-8 text; save it as UTF-8';
    findings.push({ severity: 'error', rule: 'not-utf8', file, message });
    return null;
  }
}

/** The text with `\n` at line ends, so that a prompt reads the same from a Windows checkout. Line numbers stay. */
export function withUnixLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Sorts by code unit, so that the order does not depend on a locale. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
