import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

// docs/architecture.md draws the house; this reads the imports and fails where the code has left the plan.

const SRC = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');

/** From the roof down. Rooms of one floor do not import each other. */
const FLOORS = [
  ['action', 'cli'],
  ['runtime'],
  ['agents', 'checkpoint', 'report', 'store', 'workflow'],
  ['core', 'process'],
];

interface Import {
  readonly from: string;
  readonly to: string;
  /** Nothing of it is left at run time. */
  readonly isType: boolean;
  /** Loaded when it is needed; a circle closed by it does no harm at load. */
  readonly isLazy: boolean;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.split(sep).join('/'))
  .sort();

const IMPORTS =
  /^(?:import|export)\s+(type\s)?([^;'"]*?)\s*from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(IMPORTS)].map(([, type, names, source, bare, lazy]) => ({
    from: file,
    to: posix.join(posix.dirname(file), (source ?? bare ?? lazy)!).replace(/\.js$/, '.ts'),
    isType: type !== undefined || (names !== undefined && onlyTypes(names)),
    isLazy: lazy !== undefined,
  }));
}

/** `{ type A, type B }` */
function onlyTypes(names: string): boolean {
  const [, inside] = /^\{([^}]*)\}$/.exec(names.trim()) ?? [];
  if (inside === undefined) return false;
  const list = inside.split(',').filter((name) => name.trim() !== '');
  return list.every((name) => name.trim().startsWith('type '));
}

const room = (file: string): string => file.split('/')[0]!;
const floor = (file: string): number => FLOORS.findIndex((rooms) => rooms.includes(room(file)));
const imports = files.flatMap(importsOf);
const crossing = imports.filter(({ from, to }) => room(from) !== room(to));
const told = ({ from, to }: Import): string => `${from} -> ${to}`;

/** One circle in the graph, as the files on it; null when there is none. */
function findCircle(edges: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of edges.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of edges.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

function edgesOf(list: readonly Import[]): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  for (const { from, to } of list) edges.set(from, [...(edges.get(from) ?? []), to]);
  return edges;
}

describe('the house', () => {
  it('is read whole: every import leads to a file of ours', () => {
    expect(imports.length).toBeGreaterThan(files.length);
    expect(imports.filter(({ to }) => !files.includes(to)).map(told)).toEqual([]);
  });

  it('has every file in a room of the plan', () => {
    expect(files.filter((file) => floor(file) === -1)).toEqual([]);
  });

  it('has no arrow up', () => {
    expect(crossing.filter(({ from, to }) => floor(to) < floor(from)).map(told)).toEqual([]);
  });

  it('has no arrow between siblings', () => {
    expect(crossing.filter(({ from, to }) => floor(to) === floor(from)).map(told)).toEqual([]);
  });

  it('has no circle of values', () => {
    const values = imports.filter(({ isType, isLazy }) => !isType && !isLazy);
    expect(findCircle(edgesOf(values))).toBeNull();
  });

  it('would find a circle', () => {
    expect(
      findCircle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });

  it('has at most twenty files a folder', () => {
    const counts = new Map<string, number>();
    for (const file of files) {
      const folder = relative('.', posix.dirname(file));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
  });
});
