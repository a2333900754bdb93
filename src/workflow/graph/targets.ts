import { nearest } from '../../core/text/nearest.js';
import type { PathKey } from '../parts/findings.js';
import { entriesAt, listAt, textAt, valueAt } from './document.js';
import { type Flattened, type PlacedState, pathOf } from './groups.js';
import { hint, report } from './problems.js';

/** The full id of a state by the name that a file uses for it; undefined if the file may not name it. */
export type Resolve = (name: string) => string | undefined;

/** What names mean where a state stands: in a group's file its own states, else every state there is. */
export function resolverFor({ states }: Flattened, { document, group }: PlacedState): Resolve {
  if (group === null) {
    const ids = new Set(states.map(({ id }) => id));
    return (name) => (ids.has(name) ? name : undefined);
  }
  return (name) => (document.states.has(name) ? `${group.id}.${name}` : undefined);
}

/** Every place where a state names another one (spec 5.4, 5.5, 5.7). */
export function targetsOf(data: unknown): { path: readonly PathKey[]; name: string }[] {
  const single: PathKey[][] = [
    ['on', 'PASSED'],
    ['on', 'FAILED'],
    ...entriesAt(data, 'transitions').map(([key]) => ['transitions', key]),
    ['continue'],
    ['approval', 'PASSED'],
    ['approval', 'FAILED'],
    ['skip'],
    ['max_visits', 'continue'],
  ];
  const lists = ['reset_outputs', 'reset_max_visits'].flatMap((key) =>
    listAt(data, key).map((_, index) => [key, index]),
  );
  const taught = entriesAt(data, 'teach').flatMap(([agent]) =>
    listAt(data, 'teach', agent).map((_, index) => ['teach', agent, index, 'output']),
  );
  return [...single, ...lists, ...taught].flatMap((path) => {
    const name = textAt(data, ...path);
    return name === undefined || name.trim() === '' ? [] : [{ path, name }];
  });
}

/** Reports targets that are no states, and sources of lessons that keep nothing. */
export function checkTargets(flattened: Flattened): void {
  for (const state of flattened.states) {
    const resolve = resolverFor(flattened, state);
    const names =
      state.group === null ? flattened.states.map(({ id }) => id) : [...state.document.states.keys()];
    for (const { path, name } of targetsOf(state.data)) {
      const id = resolve(name);
      const at = pathOf(state, ...path);
      if (id === undefined) {
        const where = state.group === null ? '' : ' in this group';
        report(
          state.document.problems,
          at,
          `there is no state "${name}"${where}${hint(names, nearest(names, name))}`,
          'unknown-route-target',
        );
      } else if (path[0] === 'teach') {
        reportSource(flattened, state, id, at);
      }
    }
  }
}

function reportSource({ states }: Flattened, state: PlacedState, id: string, path: readonly PathKey[]): void {
  const source = states.find((other) => other.id === id);
  if (valueAt(source?.data, 'output', 'store') === true) return;
  report(
    state.document.problems,
    path,
    `${id} keeps no output to learn from: it needs output: { store: true }`,
  );
}

/** Reports each cycle of `skip`, once, at the first state in it (spec 5.5). */
export function checkSkips(flattened: Flattened): void {
  const onward = new Map(
    flattened.states.map((state) => [
      state.id,
      resolverFor(flattened, state)(textAt(state.data, 'skip') ?? ''),
    ]),
  );
  const known = new Set<string>();
  for (const state of flattened.states) {
    const way: string[] = [];
    for (let id: string | undefined = state.id; id !== undefined; id = onward.get(id)) {
      if (way.includes(id)) {
        const circle = [...way.slice(way.indexOf(id)), id];
        if (!circle.some((member) => known.has(member))) reportCircle(flattened, circle);
        for (const member of circle) known.add(member);
        break;
      }
      way.push(id);
    }
  }
}

function reportCircle({ states }: Flattened, circle: readonly string[]): void {
  const first = states.find(({ id }) => circle.includes(id));
  if (first === undefined) return;
  const problem = `the states skip each other in a circle: ${circle.join(' → ')}`;
  report(first.document.problems, pathOf(first, 'skip'), problem);
}

/** Two states whose stored outputs would be one file: `a.latest` and the latest of `a`. */
export function checkOutputFiles({ states }: Flattened): void {
  const storing = states.filter(({ data }) => valueAt(data, 'output', 'store') === true);
  for (const state of storing) {
    const other = storing.find(({ id }) => `${id}.latest` === state.id);
    if (other === undefined) continue;
    const problem = `its output would be the file that holds the latest output of ${other.id}; rename one of them`;
    report(state.document.problems, pathOf(state, 'output'), problem);
  }
}
