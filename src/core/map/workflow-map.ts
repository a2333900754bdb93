/**
 * A workflow seen from above (spec 2.5): its states, and which may follow which. Whoever reads workflows makes it,
 * whoever draws them reads it.
 */
export interface WorkflowMap {
  readonly name: string;
  /** In the order of the workflow; states go by their full names (spec 7.2). */
  readonly places: readonly MapPlace[];
  readonly ways: readonly MapWay[];
  /** How many ways of results are left out: each call may lead to each `<result>`. */
  readonly untraced: number;
}

/** `missing`: a name that is said, and that no state has. `raise`: where failures of a state graph come from. */
export type PlaceKind = 'start' | 'end' | 'prompt' | 'script' | 'engine' | 'ask' | 'missing' | 'raise';

export interface MapPlace {
  readonly key: string;
  readonly kind: PlaceKind;
  /** For people: without its extension, and without what it lies in. */
  readonly label: string;
  /** What it lies in, outermost first: workflows that are used, groups of a state graph. */
  readonly within: readonly string[];
  /** How many workers are waited for at its door (spec 7.1); absent without a join. */
  readonly join?: string;
  /** Absent for what is no state. */
  readonly state?: MapState;
}

export interface MapState {
  /** Its full name, with its extension. */
  readonly name: string;
  /** As a user knows it. */
  readonly file: string;
  /** 1-based, where the text starts. */
  readonly line: number;
  /** Its prompt, script or command. */
  readonly text: string;
  /** What is set for it: the key as it is written, and its value. */
  readonly settings: readonly (readonly [key: string, value: string])[];
}

/**
 * `return`: where a `<result>` goes on in the caller. `join`: it is handed over to the join of its parent. `limit`,
 * `timeout`, `skip`: the way of `max_visits`, of a time that is up, of a graph's `skip`. `perhaps`: a name in a text
 * whose tags are put together at run time. `error`: of a state graph that went on to its error state, in a run alone.
 */
export type WayKind =
  | 'goto'
  | 'reset'
  | 'call'
  | 'return'
  | 'fork'
  | 'join'
  | 'answer'
  | 'limit'
  | 'timeout'
  | 'skip'
  | 'error'
  | 'perhaps';

export interface MapWay {
  /** Keys of places. */
  readonly from: string;
  readonly to: string;
  readonly kind: WayKind;
  /** What is written on it besides its kind: the outcome that is routed. */
  readonly label: string;
}

export const START = 'start';
export const END = 'end';
export const RAISE = 'raise';

export function stateKey(state: string): string {
  return `state ${state}`;
}

export function askKey(state: string): string {
  return `ask ${state}`;
}

export function missingKey(name: string): string {
  return `missing ${name}`;
}

/** A state's name as people say it: `REVIEW` for `REVIEW.md`. Names without their extension are unique (spec 1.7). */
export function stateName(state: string): string {
  return state.replace(/\.(?:md|sh|ps1|bat)$/, '');
}
