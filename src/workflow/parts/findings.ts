import { WorkflowError } from '../../core/errors.js';

/** What loading alone can find out; the ids are those of spec 2.4, so that `lint` shows them as they are. */
export type LoadRule =
  | 'front-matter-syntax'
  | 'bad-value'
  | 'bad-regex'
  | 'path-in-target'
  | 'force-implicit-invalid'
  | 'missing-target'
  | 'ambiguous-target'
  | 'ambiguous-entry'
  | 'no-entry'
  | 'not-utf8'
  | 'unknown-key'
  | 'misspelt-key'
  | 'join-timeout-without-target';

export type PathKey = string | number;

/**
 * One thing that is wrong with a workflow's text. An error stops the load, a warning does not. The message is
 * for people: whoever needs to know what was found and where reads `rule` and `path`.
 */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly rule: LoadRule;
  /** The file as a user knows it. */
  readonly file: string;
  /** 1-based, in `file`. */
  readonly line?: number;
  /** The way to the key or item, from the file's root; absent where the file has no keys. */
  readonly path?: readonly PathKey[];
  readonly message: string;
}

/** `states.build.args[2]`. */
export function pathText(path: readonly PathKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

/** A value as the end of "…, not". */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'object') return 'a mapping';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A finding the way compilers print one: `wf/REVIEW.md:3: …`. */
export function findingText(finding: Finding): string {
  const { file, line, message } = finding;
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/**
 * One error for all findings, so that a user repairs a workflow in one round. Its place is the first
 * finding's, and `located` therefore prints one located problem a line.
 */
export function errorOf(findings: readonly [Finding, ...Finding[]]): WorkflowError {
  const [first, ...others] = findings;
  const message = [first.message, ...others.map(findingText)].join('\n');
  return new WorkflowError(message, { file: first.file, line: first.line });
}
