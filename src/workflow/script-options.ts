import type { ScriptOptions } from '../core/protocol/state-options.js';
import { slipOf } from '../core/text/nearest.js';
import type { Finding } from './parts/findings.js';

/** Where the comment may stand (spec 1.6). */
const LINES_READ = 10;

/** Node's timers hold no more milliseconds than this; a longer one would fire at once. */
export const MAX_TIMEOUT_SECONDS = 2_147_483;

export const ALLOWED = {
  timeout: `must be seconds without output: a number from 0 (none) to ${MAX_TIMEOUT_SECONDS}`,
  effect: 'must be once',
  visits: 'must be a whole number of 1 or more',
} as const;

type Options = { -readonly [K in keyof ScriptOptions]: ScriptOptions[K] };

const COMMENT = {
  hash: /^\s*#\s*raymond:(.*)$/,
  batch: /^\s*(?:@?rem\s|::)\s*raymond:(.*)$/i,
} as const;

/**
 * Reads `# raymond: timeout=900 effect=once max_visits=5` out of a script's first ten lines (spec 1.6);
 * in a batch file the comment is `REM raymond: …` or `:: raymond: …`.
 * @param firstLine the line in `file` where `text` starts.
 */
export function readScriptOptions(
  text: string,
  extension: string,
  file: string,
  findings: Finding[],
  firstLine = 1,
): ScriptOptions {
  const options: Options = {};
  const comment = extension === 'bat' ? COMMENT.batch : COMMENT.hash;
  const lines = text.split(/\r?\n/, LINES_READ);
  for (const [index, content] of lines.entries()) {
    const words = comment.exec(content)?.[1]?.trim().split(/\s+/) ?? [];
    for (const word of words.filter((each) => each !== '')) {
      const problem = readOption(options, word);
      if (problem !== null) findings.push({ ...problem, file, line: firstLine + index });
    }
  }
  return options;
}

function readOption(options: Options, word: string): Pick<Finding, 'severity' | 'rule' | 'message'> | null {
  const [, key = '', value = ''] = /^([^=]*)=?(.*)$/.exec(word) ?? [];
  const bad = (problem: string) =>
    ({ severity: 'error', rule: 'bad-value', message: `${key}: ${problem}` }) as const;
  if (Object.hasOwn(options, key)) return bad('is given twice');
  switch (key) {
    case 'timeout':
      if (!/^\d+(\.\d+)?$/.test(value) || Number(value) > MAX_TIMEOUT_SECONDS) {
        return bad(`${ALLOWED.timeout}, not "${value}"`);
      }
      options.timeout = Number(value);
      return null;
    case 'effect':
      if (value !== 'once') return bad(`${ALLOWED.effect}, not "${value}"`);
      options.effect = value;
      return null;
    case 'max_visits':
      if (!/^[1-9]\d{0,14}$/.test(value)) return bad(`${ALLOWED.visits}, not "${value}"`);
      options.max_visits = { count: Number(value) };
      return null;
    default:
      return unknownOption(key, options);
  }
}

const KEYS = ['timeout', 'effect', 'max_visits'] as const satisfies readonly (keyof ScriptOptions)[];

/** `timout=5` would be no timeout at all: the slip of a key is an error (spec 1.4). */
function unknownOption(key: string, options: Options): Pick<Finding, 'severity' | 'rule' | 'message'> {
  const meant = slipOf(
    KEYS.filter((name) => !Object.hasOwn(options, name)),
    key,
  );
  const message = `unknown key "${key}"`;
  if (meant === undefined) return { severity: 'warning', rule: 'unknown-key', message };
  return { severity: 'error', rule: 'misspelt-key', message: `${message}: did you mean ${meant}?` };
}
