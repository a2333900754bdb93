import type { AllowedTransition } from '../../core/protocol/state-options.js';
import { TAG_NAMES, type TagName } from '../../core/protocol/tag-table.js';
import { isJsonObject } from '../../core/text/json-object.js';
import type { PathKey } from '../parts/findings.js';
import type { LoadedState } from '../parts/loaded-state.js';

/** What of a state's options names other states. */
interface WrittenOptions {
  readonly allowed_transitions: readonly { readonly index: number; readonly entry: WrittenEntry }[];
  readonly max_visits?: { readonly goto?: unknown };
  readonly join?: { readonly timeout_goto?: unknown };
  readonly isRefused: boolean;
}

export type WrittenEntry = { readonly tag: TagName } & {
  readonly [Key in keyof AllowedTransition]?: unknown;
};

/**
 * A state's options as they were read; where some of them were refused, and so all of them, as they are written: what
 * else is wrong with them is told in the same round.
 */
export function writtenOptions({ definition, options }: LoadedState): WrittenOptions {
  if (definition.kind === 'graph') return { allowed_transitions: [], isRefused: false };
  const read: object = definition.options;
  const isRefused = Object.keys(read).length === 0 && options !== null;
  const {
    allowed_transitions: list,
    max_visits,
    join,
  } = (isRefused ? at(options.source.data, options.prefix) : read) as Record<string, unknown>;
  const entries = definition.kind === 'prompt' && Array.isArray(list) ? list : [];
  return {
    isRefused,
    allowed_transitions: entries.flatMap((entry: unknown, index) =>
      isEntry(entry) ? [{ index, entry }] : [],
    ),
    ...(isJsonObject(max_visits) && { max_visits }),
    ...(isJsonObject(join) && { join }),
  };
}

function isEntry(entry: unknown): entry is WrittenEntry {
  return isJsonObject(entry) && (TAG_NAMES as readonly unknown[]).includes(entry.tag);
}

function at(data: unknown, path: readonly PathKey[]): object {
  const found = path.reduce<unknown>((value, key) => (isJsonObject(value) ? value[key] : undefined), data);
  return isJsonObject(found) ? found : {};
}
