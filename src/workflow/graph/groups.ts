import { dirname, isAbsolute, resolve } from 'node:path';
import { LIMITS } from '../../core/limits/limits.js';
import { type Finding, type PathKey, report } from '../parts/findings.js';
import { decodeText, withUnixLineEnds } from '../parts/state-file.js';
import { type GraphDocument, readGraphDocument, textAt, valueAt } from './document.js';
import type { GraphFiles } from './files.js';
import { ROUTING_KEYS } from './schema.js';
import { checkGroupTop } from './top.js';

/** A state with its place after all groups are flattened (spec 5.8). */
export interface PlacedState {
  /** `build`, `group.build`, or `group.inner.build`. */
  readonly id: string;
  /** Its name in its own file. */
  readonly name: string;
  readonly data: unknown;
  readonly document: GraphDocument;
  readonly group: PlacedGroup | null;
}

export interface PlacedGroup {
  readonly id: string;
  /** The state that stands for the group, in the file that names the group's own. */
  readonly state: PlacedState;
  readonly inner: GraphDocument;
}

/** The path of a state's fields in its file. */
export function pathOf(state: PlacedState, ...path: readonly PathKey[]): PathKey[] {
  return ['states', state.name, ...path];
}

/** Reports a problem with one of a state's fields. */
export function reportIn(
  state: PlacedState,
  path: readonly PathKey[],
  problem: string,
  rule?: Finding['rule'],
): void {
  report(state.document.problems, pathOf(state, ...path), problem, rule);
}

/** Whether a state leaves its group. It then goes on as the group does. */
export function isOut({ data, group }: PlacedState): boolean {
  return group !== null && valueAt(data, 'out') === true;
}

/** A state, and the groups that end with it, from the inside out. The last of them says how the state goes on. */
export function endingsOf(state: PlacedState): [PlacedState, ...PlacedState[]] {
  const endings: [PlacedState, ...PlacedState[]] = [state];
  for (let last = state; isOut(last); last = last.group!.state) endings.push(last.group!.state);
  return endings;
}

export interface Flattened {
  /** States with each group before its own. */
  readonly states: readonly PlacedState[];
  readonly groups: readonly PlacedGroup[];
  readonly byId: ReadonlyMap<string, PlacedState>;
}

/** How many groups may be inside each other (spec 5.8, 5.11). */
const DEEPEST = LIMITS.groupDepth.value;
const MAX_STATES = LIMITS.graphStates.value;

/** Reads the files of all groups and adds their states to the others (spec 5.8). Null when there are too many. */
export async function flattenGroups(
  main: GraphDocument,
  folder: string,
  files: GraphFiles,
  findings: Finding[],
): Promise<Flattened | null> {
  const states: PlacedState[] = [];
  const groups: PlacedGroup[] = [];
  const documents = new Map<string, Promise<GraphDocument | null>>();
  if (!(await place(main, null, folder))) return null;
  const byId = new Map<string, PlacedState>();
  for (const state of states) {
    const same = byId.get(state.id);
    if (same === undefined) byId.set(state.id, state);
    else reportCollision(same, state);
  }
  return { states, groups, byId };

  /** @param from the folder of the document's file */
  async function place(document: GraphDocument, group: PlacedGroup | null, from: string): Promise<boolean> {
    for (const [name, data] of document.states) {
      const state = { id: group === null ? name : `${group.id}.${name}`, name, data, document, group };
      if (states.length >= MAX_STATES) {
        reportTooMany(state);
        return false;
      }
      states.push(state);
      if (textAt(data, 'type') !== 'group') continue;
      const own = await readGroup(state, from);
      if (own !== null && !(await place(own.group.inner, own.group, own.folder))) return false;
    }
    return true;
  }

  async function readGroup(
    state: PlacedState,
    from: string,
  ): Promise<{ group: PlacedGroup; folder: string } | null> {
    const refuse = (problem: string): null => {
      reportIn(state, ['group'], problem);
      return null;
    };
    const path = await pathOfGroup(state, [folder, from], files);
    if (path === null) return null;
    const around = groupsAround(state);
    if (around.some(({ inner }) => files.resolve(inner.problems.source.file) === path))
      return refuse('the group holds itself: its file is one that this state stands in');
    if (around.length >= DEEPEST)
      return refuse(`groups can be ${DEEPEST} deep, and this one stands in ${DEEPEST} others`);
    const isNew = !documents.has(path);
    if (isNew) documents.set(path, readGroupFile(path, files, findings));
    const inner = await documents.get(path)!;
    if (inner === null) return null;
    const group = { id: state.id, state, inner };
    if (isNew) checkGroup(group);
    groups.push(group);
    return { group, folder: dirname(path) };
  }
}

/** The groups that a state is in, from the inside out. */
function groupsAround({ group }: PlacedState): PlacedGroup[] {
  const around: PlacedGroup[] = [];
  for (let at = group; at !== null; at = at.state.group) around.push(at);
  return around;
}

/**
 * The file that a group state names, relative to the workflow's folder (spec 5.3), or else to the folder of the group's
 * file that names it. Null after a problem was reported.
 */
async function pathOfGroup(
  state: PlacedState,
  folders: readonly string[],
  files: GraphFiles,
): Promise<string | null> {
  const given = textAt(state.data, 'group')?.trim() ?? '';
  if (given === '') return null;
  if (isAbsolute(given) || given.startsWith('~')) {
    reportIn(state, ['group'], "must be a path from the workflow's own folder");
    return null;
  }
  const paths = folders.map((folder) => resolve(folder, given));
  for (const path of paths) if ((await files.read(path)) !== null) return path;
  reportIn(state, ['group'], `there is no file ${files.shown(paths[0]!)}`);
  return null;
}

async function readGroupFile(
  path: string,
  files: GraphFiles,
  findings: Finding[],
): Promise<GraphDocument | null> {
  const bytes = (await files.read(path)) ?? new Uint8Array();
  const { file } = files.add(path, bytes);
  const text = decodeText(bytes, file, findings);
  return text === null ? null : readGraphDocument(withUnixLineEnds(text), file, findings);
}

const OWN_WAY = 'an `out` state has no routing of its own: it goes on as its group does';

function checkGroup({ inner }: PlacedGroup): void {
  const { problems, states } = inner;
  checkGroupTop(inner);
  for (const [name, data] of states) {
    if (valueAt(data, 'out') !== true) continue;
    const ways = [...ROUTING_KEYS, 'skip'].map((key) => [key]);
    for (const way of [...ways, ['max_visits', 'continue']]) {
      if (valueAt(data, ...way) !== undefined) report(problems, ['states', name, ...way], OWN_WAY);
    }
  }
  if (states.size > 0 && ![...states.values()].some((data) => valueAt(data, 'out') === true)) {
    report(problems, ['states'], 'one of them must have `out: true`, or the group never ends');
  }
}

/** Reports two states with one id: the one whose own name has the dot in it is to be renamed. */
function reportCollision(a: PlacedState, b: PlacedState): void {
  const [outer, inner] = groupsAround(a).length <= groupsAround(b).length ? [a, b] : [b, a];
  const { file } = inner.document.problems.source;
  const problem = `${file} has a state ${inner.name}, which is called ${inner.id} as well`;
  reportIn(outer, [], problem);
}

function reportTooMany(state: PlacedState): void {
  const problem = `a graph has ${MAX_STATES} states at most, those of its groups included, and this is one more`;
  reportIn(state, [], problem);
}
