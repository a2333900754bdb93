import { ProtocolError, WorkflowError } from '../errors.js';
import { LIMITS } from '../limits/limits.js';
import { editDistance } from '../text/nearest.js';

/** Windows runs `.ps1` and `.bat`, Linux and macOS run `.sh` (spec 1.6). */
export type Platform = 'posix' | 'windows';

/** Extensions in the order in which a target without one looks for its file. */
const EXTENSIONS: Readonly<Record<Platform, readonly string[]>> = {
  posix: ['.md', '.sh'],
  windows: ['.md', '.ps1', '.bat'],
};
const ALL_EXTENSIONS = ['.md', '.sh', '.ps1', '.bat'];
const LONGEST_NAME = LIMITS.stateName.value;

/** A text on one line, cut to `limit` characters: messages quote what models wrote, however long. */
export function excerpt(text: string, limit = 80): string {
  // The text is cut first, so that the cost does not depend on its length.
  const line = text
    .slice(0, limit * 4)
    .replace(/\s+/g, ' ')
    .trim();
  const whole = text.length <= limit * 4 && line.length <= limit;
  return whole ? line : `${line.slice(0, limit - 1)}…`;
}

/** Why `name` cannot be a state's name (spec 1.2), as the end of a sentence; undefined when it can. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'is empty';
  if (name.length > LONGEST_NAME) return `is longer than ${LONGEST_NAME} characters`;
  if (name === '.' || name === '..' || /[/\\]/.test(name))
    return 'is a path; states are named, not addressed';
  if (/[\u0000-\u001f\u007f]/.test(name)) return 'has a line break or control character in it';
  if (/[<>]/.test(name)) return 'has another tag in it';
  return undefined;
}

/** The same for a state's own name, and for a name that can only mean a state of the same workflow (spec 7.2). */
export function ownNameProblem(name: string): string | undefined {
  return (
    nameProblem(name) ??
    (name.includes(':') ? 'has a ":" in it, which leads into another workflow' : undefined)
  );
}

/**
 * The state that a target means on a platform (spec 1.7). `states` are names with extension.
 * @param prefix what each of these names begins with, where the target does not
 * @throws ProtocolError INVALID_TRANSITION for a path or the other platform's script, MISSING_TARGET, AMBIGUOUS_TARGET.
 */
export function resolveTarget(
  states: readonly string[],
  target: string,
  platform: Platform,
  prefix = '',
): string {
  const problem = ownNameProblem(target);
  if (problem !== undefined) {
    throw new ProtocolError('INVALID_TRANSITION', `the target "${prefix}${excerpt(target)}" ${problem}`);
  }
  const extension = extensionOf(target);
  if (extension === undefined) return resolveStem(states, target, platform, prefix);
  if (!EXTENSIONS[platform].includes(extension)) {
    throw new ProtocolError(
      'INVALID_TRANSITION',
      `the target "${prefix}${target}" cannot run here: ${extension} scripts are for ${otherOf(platform)}`,
    );
  }
  if (states.includes(target)) return target;
  throw missing(states, target, platform, prefix);
}

function resolveStem(states: readonly string[], stem: string, platform: Platform, prefix: string): string {
  const candidates = candidatesOf(states, stem, platform);
  const [only, second] = candidates;
  if (only === undefined) throw missing(states, stem, platform, prefix);
  if (second === undefined) return only;
  throw new ProtocolError(
    'AMBIGUOUS_TARGET',
    `the target "${prefix}${stem}" could be ${candidates.map((name) => prefix + name).join(' or ')}: write it with its extension, or keep one of the files`,
  );
}

/**
 * The state that a folder or archive starts with: `1_START`, else `START` (spec 1.7).
 * @throws WorkflowError when there is none, both, or one of them in two files.
 */
export function resolveEntry(states: readonly string[], platform: Platform): string {
  const candidates = ['1_START', 'START'].flatMap((stem) => candidatesOf(states, stem, platform));
  const [only, second] = candidates;
  if (only !== undefined && second === undefined) return only;
  if (only !== undefined) {
    throw new WorkflowError(
      `the workflow has several entries, ${candidates.join(' and ')}: keep one of them, or name the state to start with`,
    );
  }
  const scripts = EXTENSIONS[platform].slice(1).map((extension) => `START${extension}`);
  throw new WorkflowError(
    `the workflow has no entry: name the state to start with START.md (a prompt) or ${scripts.join(' or ')} (a script).${available(states)}`,
  );
}

function candidatesOf(states: readonly string[], stem: string, platform: Platform): string[] {
  return EXTENSIONS[platform].map((extension) => stem + extension).filter((name) => states.includes(name));
}

function extensionOf(name: string): string | undefined {
  return ALL_EXTENSIONS.find((extension) => name.endsWith(extension));
}

function otherOf(platform: Platform): string {
  return platform === 'posix' ? 'Windows' : 'Linux and macOS';
}

function missing(
  states: readonly string[],
  target: string,
  platform: Platform,
  prefix: string,
): ProtocolError {
  const shown = (names: readonly string[]): string[] => names.map((name) => prefix + name);
  const foreign = states.filter(
    (name) => ALL_EXTENSIONS.some((end) => name === target + end) && extensionOf(target) === undefined,
  );
  const near = states.filter((name) => isNear(name, target));
  let hint = available(states, prefix);
  if (foreign.length > 0) hint = ` ${shown(foreign).join(' and ')} can only run on ${otherOf(platform)}.`;
  else if (near.length > 0)
    hint = ` Did you mean ${shown(near.slice(0, 3)).join(' or ')}?${available(states, prefix)}`;
  return new ProtocolError('MISSING_TARGET', `there is no state "${prefix}${target}".${hint}`);
}

function available(states: readonly string[], prefix = ''): string {
  if (states.length === 0) return ' The workflow has no states.';
  const more = states.length > 20 ? ` and ${states.length - 20} more` : '';
  const names = states.slice(0, 20).map((name) => prefix + name);
  return ` The workflow has: ${names.join(', ')}${more}.`;
}

/** Whether the name differs from the target by case, extension, or a typo or two. */
function isNear(state: string, target: string): boolean {
  const [a, b] = [state, target].map((name) => {
    const lower = name.toLowerCase();
    return lower.slice(0, lower.length - (extensionOf(lower)?.length ?? 0));
  });
  return editDistance(a!, b!) <= Math.min(2, Math.floor(b!.length / 3));
}
