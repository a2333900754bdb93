/** A workflow seen from above (spec 2.5): its states, and which may follow which. `workflow/map` makes it. */
export interface WorkflowMap {
  readonly name: string;
  /** In the order of the workflow; states go by their full names (spec 7.2). */
  readonly places: readonly MapPlace[];
  readonly ways: readonly MapEdge[];
  /** How many edges of results are left out, because each call may lead to each `<result>`. */
  readonly untraced: number;
}

/** `missing` is a name that is used and that no state has. `raise` is where failures of a state graph come from. */
export type PlaceKind = 'start' | 'end' | 'prompt' | 'script' | 'engine' | 'ask' | 'missing' | 'raise';

export interface MapPlace {
  readonly key: string;
  readonly kind: PlaceKind;
  /** The name for people: without extension, and without the names of what it lies in. */
  readonly label: string;
  /** What the place lies in, outermost first: used workflows, groups of a state graph. */
  readonly within: readonly string[];
  /** How many workers its door waits for (spec 7.1); absent without a join. */
  readonly join?: string;
  /** Absent for a place that is no state. */
  readonly state?: MapState;
}

export interface MapState {
  /** Its full name, with its extension. */
  readonly name: string;
  /** The path as a user knows it. */
  readonly file: string;
  /** 1-based, where the text starts. */
  readonly line: number;
  /** Its prompt, script or command. */
  readonly text: string;
  /** What is set for the state: each key as it is written, and its value. */
  readonly settings: readonly (readonly [key: string, value: string])[];
}

/**
 * `return`: where a `<result>` goes on in the caller. `join`: a worker is handed over to its parent's join. `limit`,
 * `timeout`, `skip`: what `max_visits`, a time that is up, or a graph's `skip` lead to. `perhaps`: a name in a text
 * whose tags are put together at run time. `error`: a state graph went on to its error state; this stands in runs
 * alone.
 */
export type EdgeKind =
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

export interface MapEdge {
  /** Keys of places. */
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
  /** The label besides the kind: the outcome that was routed. */
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
