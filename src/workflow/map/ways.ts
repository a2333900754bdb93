import {
  askKey,
  END,
  type MapPlace,
  type MapWay,
  missingKey,
  stateKey,
  type WayKind,
} from '../../core/map/workflow-map.js';
import { nameProblem } from '../../core/protocol/resolve.js';
import { FIELDS, type FieldName } from '../../core/protocol/tag-table.js';
import { scopeOf } from '../../core/scope/full-name.js';
import type { StateNames } from '../lint/declared.js';
import { isComputed, isNameLike } from '../lint/tags-in-text.js';
import type { Ways } from '../lint/ways.js';
import type { LoadedState } from '../parts/loaded-state.js';
import type { Said } from './said.js';

/** Where `<result>`s of a call go on. */
export interface CallMade {
  readonly from: string;
  readonly target: string;
  readonly back: string;
}

/** Workers, and the place where their parent goes on. */
export interface ForkMade {
  readonly target: string;
  readonly next: string | null;
}

/** What one state leads to, by itself. Keys of places. */
export interface WaysOut {
  readonly ways: readonly MapWay[];
  /** Questions, and names that mean nothing. */
  readonly places: readonly MapPlace[];
  readonly calls: readonly CallMade[];
  readonly forks: readonly ForkMade[];
  /** It may end with a `<result>`. */
  readonly ends: boolean;
}

interface Drawn {
  readonly ways: MapWay[];
  readonly places: MapPlace[];
  readonly calls: CallMade[];
  readonly forks: ForkMade[];
}

/** The ways out of a prompt or a script. */
export function waysOut(
  { definition }: LoadedState,
  said: readonly Said[],
  read: Ways,
  names: StateNames,
): WaysOut {
  const here = definition.name;
  const from = stateKey(here);
  const drawn: Drawn = { ways: [], places: [], calls: [], forks: [] };
  const add = (start: string, kind: WayKind, to: string | null, label = ''): void => {
    if (to !== null) drawn.ways.push({ from: start, to, kind, label });
  };
  const keys = (mayMiss: boolean) => (name: string | undefined) =>
    name === undefined ? null : keyOf(name, here, names, mayMiss ? drawn.places : null);
  const plainNext = said.find(({ tag }) => tag === 'goto')?.fields.target;

  for (const { tag, fields, isExample } of said) {
    const key = keys(isExample !== true);
    const target = key(fields.target);
    switch (tag) {
      case 'goto':
      case 'reset':
        add(from, tag, target);
        break;
      case 'call':
      case 'function': {
        const back = key(fields.return);
        add(from, 'call', target, tag === 'function' ? tag : '');
        if (target !== null && back !== null) drawn.calls.push({ from, target, back });
        break;
      }
      case 'fork': {
        // A <goto> beside the forks may give where their parent goes on.
        const next = key(fields.next ?? plainNext);
        add(from, 'fork', target);
        add(from, 'goto', next);
        if (target !== null) drawn.forks.push({ target, next });
        break;
      }
      case 'ask': {
        const ask = askKey(here);
        drawn.places.push(askPlace(here));
        add(from, 'goto', ask);
        add(ask, 'answer', key(fields.next));
        add(ask, 'timeout', key(fields.timeout_next), after(fields.timeout));
        break;
      }
      case 'result':
        break;
      default:
        tag satisfies never;
    }
  }
  if (definition.kind !== 'graph') {
    const { max_visits: limit, join } = definition.options;
    const key = keys(true);
    if (limit?.goto !== undefined) add(from, 'limit', key(limit.goto), `after ${limit.count} visits`);
    if (join?.timeout_goto !== undefined) add(from, 'timeout', key(join.timeout_goto), after(join.timeout));
  }
  if (said.some(isPutTogether))
    for (const state of read.mentioned) if (state !== here) add(from, 'perhaps', stateKey(state));
  return { ...drawn, ways: withoutDoubles(drawn.ways), ends: read.ends };
}

function after(time: string | undefined): string {
  return time === undefined ? '' : `after ${time}`;
}

/** A question of this state's. */
export function askPlace(state: string): MapPlace {
  return { key: askKey(state), kind: 'ask', label: '', within: [] };
}

/**
 * Null for what is no state's name, and filled in at run time at best, and for another platform's.
 * @param missing gets the name that no state has; null: it is not drawn
 */
function keyOf(name: string, here: string, names: StateNames, missing: MapPlace[] | null): string | null {
  if (isComputed(name) || nameProblem(name) !== undefined) return null;
  const meant = names.meaningOf(name);
  if (typeof meant === 'string') return stateKey(meant);
  if (meant === null || missing === null || !isNameLike(name)) return null;
  const key = missingKey(scopeOf(here) + name);
  missing.push({ key, kind: 'missing', label: name, within: [] });
  return key;
}

/** A tag that names a state which is known when it runs. */
function isPutTogether({ fields }: Said): boolean {
  const names = Object.entries(fields).filter(([field]) => FIELDS[field as FieldName].kind === 'state');
  return names.some(([, name]) => isComputed(name));
}

/** The same way may be said often. */
export function withoutDoubles(ways: readonly MapWay[]): MapWay[] {
  const seen = new Map(ways.map((way) => [JSON.stringify([way.from, way.to, way.kind, way.label]), way]));
  // Once it is certain that it leads there, nobody needs to be told that it may.
  const certain = new Set(
    ways.filter(({ kind }) => kind !== 'perhaps').map(({ from, to }) => JSON.stringify([from, to])),
  );
  return [...seen.values()].filter(
    ({ kind, from, to }) => kind !== 'perhaps' || !certain.has(JSON.stringify([from, to])),
  );
}

export const toEnd = (from: string): MapWay => ({ from, to: END, kind: 'goto', label: '' });
