import { nearestHint, type PathKey } from '../parts/findings.js';
import { entriesAt, listAt, textAt, valueAt } from './document.js';
import { type Flattened, type PlacedState, reportIn } from './groups.js';
import type { GraphNames } from './names.js';

/** Every place where a state names another one (spec 5.4, 5.5, 5.7). */
function targetsOf(data: unknown): { path: readonly PathKey[]; name: string }[] {
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

/** Reports targets that are no states, and sources of lessons that store nothing. */
export function checkTargets(flattened: Flattened, namesOf: (state: PlacedState) => GraphNames): void {
  for (const state of flattened.states) {
    const names = namesOf(state);
    const { problems } = state.document;
    for (const { path, name } of targetsOf(state.data)) {
      const id = names.resolve(name);
      if (id === undefined) {
        const where = state.group === null ? '' : ' in this group';
        const problem = `there is no state "${name}"${where}${nearestHint(problems, names.states, name)}`;
        reportIn(state, path, problem, 'unknown-route-target');
      } else if (path[0] === 'teach') {
        reportSource(flattened, state, id, path);
      }
    }
  }
}

function reportSource({ byId }: Flattened, state: PlacedState, id: string, path: readonly PathKey[]): void {
  if (valueAt(byId.get(id)?.data, 'output', 'store') === true) return;
  reportIn(state, path, `${id} keeps no output to learn from: it needs output: { store: true }`);
}

/** Reports each cycle of `skip` once, at its first state (spec 5.5). */
export function checkSkips(flattened: Flattened, namesOf: (state: PlacedState) => GraphNames): void {
  const onward = new Map(
    flattened.states.map((state) => [state.id, namesOf(state).resolve(textAt(state.data, 'skip') ?? '')]),
  );
  const done = new Set<string>();
  for (const state of flattened.states) {
    const way = new Set<string>();
    let id: string | undefined = state.id;
    for (; id !== undefined && !done.has(id) && !way.has(id); id = onward.get(id)) way.add(id);
    if (id !== undefined && way.has(id)) {
      const ids = [...way];
      reportCircle(flattened, [...ids.slice(ids.indexOf(id)), id]);
    }
    for (const each of way) done.add(each);
  }
}

function reportCircle({ states }: Flattened, circle: readonly string[]): void {
  const first = states.find(({ id }) => circle.includes(id));
  if (first === undefined) return;
  const problem = `the states skip each other in a circle: ${circle.join(' → ')}`;
  reportIn(first, ['skip'], problem);
}

/** Reports two states whose stored outputs would be one file: `a.latest` and the latest of `a`. */
export function checkOutputFiles({ states }: Flattened): void {
  const storing = states.filter(({ data }) => valueAt(data, 'output', 'store') === true);
  const ids = new Set(storing.map(({ id }) => id));
  for (const state of storing) {
    const other = state.id.replace(/\.latest$/, '');
    if (other === state.id || !ids.has(other)) continue;
    const problem = `its output would be the file that holds the latest output of ${other}; rename one of them`;
    reportIn(state, ['output'], problem);
  }
}
