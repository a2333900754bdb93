import { isAbsolute, resolve } from 'node:path';
import type { Finding, PathKey } from '../parts/findings.js';
import { decodeText, withUnixLineEnds } from '../parts/state-file.js';
import { type GraphDocument, readGraphDocument, textAt, valueAt } from './document.js';
import type { GraphFiles } from './files.js';
import { report } from './problems.js';
import { ROUTING_KEYS } from './schema.js';
import { checkGroupTop } from './top.js';

/** A state where it ends up once all groups are flattened (spec 5.8). */
export interface PlacedState {
  /** `build`, or `group.build`. */
  readonly id: string;
  /** As its own file calls it. */
  readonly name: string;
  readonly data: unknown;
  readonly document: GraphDocument;
  /** The group that it is a state of. */
  readonly group: PlacedGroup | null;
}

export interface PlacedGroup {
  readonly id: string;
  readonly data: unknown;
  /** The file that the group state stands in. */
  readonly document: GraphDocument;
  /** The group's own file. */
  readonly inner: GraphDocument;
}

/** Where a state's fields stand in its file. */
export function pathOf(state: PlacedState, ...path: readonly PathKey[]): PathKey[] {
  return ['states', state.name, ...path];
}

/** A state leaves its group: it goes on as the group does. */
export function isOut({ data, group }: PlacedState): boolean {
  return group !== null && valueAt(data, 'out') === true;
}

export interface Flattened {
  /** Each group ahead of its states. */
  readonly states: readonly PlacedState[];
  readonly groups: readonly PlacedGroup[];
}

/** Reads the files of all groups and puts their states beside the others (spec 5.8). */
export async function flattenGroups(
  main: GraphDocument,
  folder: string,
  files: GraphFiles,
  findings: Finding[],
): Promise<Flattened> {
  const states: PlacedState[] = [];
  const groups: PlacedGroup[] = [];
  for (const [name, data] of main.states) {
    states.push({ id: name, name, data, document: main, group: null });
    if (textAt(data, 'type') !== 'group') continue;
    const inner = await readGroupFile(main, name, folder, files, findings);
    if (inner === null) continue;
    const group = { id: name, data, document: main, inner };
    checkGroup(group);
    groups.push(group);
    for (const [sub, subData] of inner.states) {
      states.push({ id: `${name}.${sub}`, name: sub, data: subData, document: inner, group });
    }
  }
  reportCollisions(main, groups);
  return { states, groups };
}

async function readGroupFile(
  main: GraphDocument,
  name: string,
  folder: string,
  files: GraphFiles,
  findings: Finding[],
): Promise<GraphDocument | null> {
  const given = textAt(main.states.get(name), 'group')?.trim() ?? '';
  const at = ['states', name, 'group'];
  if (given === '') return null;
  if (isAbsolute(given) || given.startsWith('~')) {
    report(main.problems, at, "must be a path from the workflow's own folder");
    return null;
  }
  const path = resolve(folder, given);
  const bytes = await files.read(path);
  if (bytes === null) {
    report(main.problems, at, `there is no file ${files.shown(path)}`);
    return null;
  }
  const { file } = files.add(path, bytes);
  const text = decodeText(bytes, file, findings);
  return text === null ? null : readGraphDocument(withUnixLineEnds(text), file, findings);
}

function checkGroup({ inner }: PlacedGroup): void {
  const { problems, states } = inner;
  checkGroupTop(inner);
  for (const [name, data] of states) {
    if (textAt(data, 'type') === 'group') {
      report(problems, ['states', name, 'type'], 'a group cannot have a group in it');
    }
    if (valueAt(data, 'out') !== true) continue;
    for (const key of ROUTING_KEYS.filter((routing) => valueAt(data, routing) !== undefined)) {
      report(
        problems,
        ['states', name, key],
        'an `out` state has no routing of its own: it goes on as its group does',
      );
    }
  }
  if (states.size > 0 && ![...states.values()].some((data) => valueAt(data, 'out') === true)) {
    report(problems, ['states'], 'one of them must have `out: true`, or the group never ends');
  }
}

function reportCollisions(main: GraphDocument, groups: readonly PlacedGroup[]): void {
  for (const { id, inner } of groups) {
    for (const sub of [...inner.states.keys()].filter((name) => main.states.has(`${id}.${name}`))) {
      report(
        main.problems,
        ['states', `${id}.${sub}`],
        `${inner.problems.source.file} has a state ${sub}, which is called ${id}.${sub} as well`,
      );
    }
  }
}
