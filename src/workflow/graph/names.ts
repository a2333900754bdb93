import { approvalName } from '../../core/graph/approval.js';
import { upperName } from '../../core/graph/variables.js';
import { textAt, valueAt } from './document.js';
import { endingsOf, type Flattened, type PlacedGroup, type PlacedState } from './groups.js';

/** Gives the full id of a state for its name in a file; undefined if the file may not name it. */
export type ResolveInFile = (name: string) => string | undefined;

/** What names mean in one file, where a group has put it. */
export interface GraphNames {
  /** In a group's file, this finds its own states and those of groups in it; elsewhere, every state. */
  readonly resolve: ResolveInFile;
  /** All states that the file may name, under their names there. */
  readonly states: readonly string[];
  /**
   * Gives a variable's full name. In a group's file, `${review_FAILED}` is the reason of the group's own `review`,
   * whose variable has the group's name in it.
   */
  readonly variable: (name: string) => string;
}

/** The names of each file of a graph, made once for each group. */
export function namesIn(flattened: Flattened): (state: PlacedState) => GraphNames {
  const known = new Map<PlacedGroup | null, GraphNames>();
  return ({ group }) => {
    const names = known.get(group) ?? namesOf(flattened, group);
    known.set(group, names);
    return names;
  };
}

function namesOf(flattened: Flattened, group: PlacedGroup | null): GraphNames {
  const { states, byId } = flattened;
  const prefix = group === null ? '' : `${group.id}.`;
  const own = group === null ? states : statesOf(flattened, group);
  const reasons = group === null ? [] : own.flatMap(approvalStates).filter((id) => id.startsWith(prefix));
  const variables = new Map(
    reasons.flatMap((id) => {
      const [short, full] = [approvalName(id.slice(prefix.length)), approvalName(id)];
      return ['PASSED', 'FAILED'].map((end) => [`${short}_${end}`, `${full}_${end}`]);
    }),
  );
  return {
    resolve: (name) => byId.get(`${prefix}${name}`)?.id,
    states: own.map(({ id }) => id.slice(prefix.length)),
    variable: (name) => variables.get(upperName(name)) ?? name,
  };
}

/** A group's states, including those of groups in it. They follow the state that stands for it. */
export function statesOf({ states }: Flattened, group: PlacedGroup): readonly PlacedState[] {
  const first = states.indexOf(group.state) + 1;
  const end = states.findIndex((state, index) => index >= first && !isIn(state, group));
  return states.slice(first, end < 0 ? undefined : end);
}

function isIn(state: PlacedState, group: PlacedGroup): boolean {
  for (let at = state.group; at !== null; at = at.state.group) if (at === group) return true;
  return false;
}

/** The states whose names hold the reason of a state's approval: itself, and its group (spec 5.4). */
function approvalStates(state: PlacedState): string[] {
  // A group's decision is made where the group ends.
  if (textAt(state.data, 'type') === 'group') return [];
  const last = endingsOf(state).at(-1)!;
  if (valueAt(last.data, 'approval') === undefined) return [];
  return [...new Set([state.id, last.id])];
}

/** The names of the variables that a state's approval sets. */
export function approvalNames(state: PlacedState): string[] {
  return approvalStates(state).map(approvalName);
}
