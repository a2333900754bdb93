import { ownValue } from '../own-value.js';
import type { ModelChoice } from '../settings/models.js';
import { parseSeconds, TIMES } from './duration.js';

/** The kinds of values that the command line, the options files and the Action's inputs all read. */
export type ValueKind =
  | { readonly kind: 'usd' }
  | { readonly kind: 'duration' }
  /** A whole number from 1 on, unless `least` says otherwise. */
  | { readonly kind: 'count'; readonly least?: number; readonly most?: number }
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      /** The Go Raymond's names for some of the values. */
      readonly elsewhere?: Readonly<Record<string, string>>;
    };

/** The type of what is read, by a row's kind. */
export interface ValueOf<Row> {
  text: string;
  switch: boolean;
  models: ModelChoice;
  usd: number;
  /** Seconds. */
  duration: number;
  count: number;
  choice: Row extends { readonly of: readonly (infer Choice)[] } ? Choice : never;
}

export type ReadValue = { readonly value: unknown } | { readonly allowed: string };

/**
 * The value that is given for a row, or what may be given instead.
 * @param given a text, or what YAML makes of one
 */
export function readKind(row: ValueKind, given: unknown): ReadValue {
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given : '';
  switch (row.kind) {
    case 'usd':
      return valueOr(readNumber(text), 'an amount in USD, 0 (unlimited) or more');
    case 'duration':
      return valueOr(parseSeconds(text), `a time ${TIMES}`);
    case 'count': {
      const { least = 1, most = Number.MAX_SAFE_INTEGER } = row;
      const count = readNumber(text) ?? Number.NaN;
      const isCount = Number.isSafeInteger(count) && count >= least && count <= most;
      const upTo = row.most === undefined ? '' : ` to ${most}`;
      return valueOr(isCount ? count : null, `a whole number from ${least}${upTo}`);
    }
    case 'choice': {
      const meant = ownValue(row.elsewhere ?? {}, text);
      return valueOr(row.of.includes(text) ? text : null, meant ?? `one of ${row.of.join(', ')}`);
    }
    default:
      return row satisfies never;
  }
}

function valueOr(value: unknown, allowed: string): ReadValue {
  return value === null ? { allowed } : { value };
}

function readNumber(text: string): number | null {
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(text.trim())) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
