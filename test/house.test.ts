import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { type Change, changesInDocs } from './support/changes.js';

// docs/architecture.md draws the house; this reads the imports and fails where the code has left the plan.

const SRC = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');

/** From the roof down. Folders of one floor do not import each other. */
const FLOORS = [
  ['action', 'cli'],
  ['runtime'],
  ['agents', 'checkpoint', 'meter', 'report', 'store', 'workflow'],
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
  return [...text(file).matchAll(IMPORTS)].map(([, type, names, source, bare, lazy]) => ({
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

const text = (file: string): string => readFileSync(join(SRC, file), 'utf8');
const folderOf = (file: string): string => file.split('/')[0]!;
const floor = (file: string): number => FLOORS.findIndex((folders) => folders.includes(folderOf(file)));
const imports = files.flatMap(importsOf);
const crossing = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to));
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

  it('has every file in a folder of the plan', () => {
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

  it('starts git in one file, which knows what of a repository is safe', () => {
    const starting = files.filter((file) => /(['"])git\1/.test(text(file)));
    expect(starting).toEqual(['process/git.ts']);
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

const PACKAGE = /(?:\bfrom |\bimport\()'((?:@[\w-]+\/)?[\w-]+)(?:\/[\w./-]+)?'/g;

describe('packages', () => {
  it('are declared where they are used, and used where they are declared', () => {
    const { dependencies } = JSON.parse(readFileSync(join(SRC, '..', 'package.json'), 'utf8'));
    const used = new Set(files.flatMap((file) => [...text(file).matchAll(PACKAGE)].map(([, name]) => name!)));
    expect([...used].sort()).toEqual(Object.keys(dependencies).sort());
  });

  it('are not loaded by a run that has no need of them', () => {
    const loaded = new Set<string>();
    const load = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const next = imports.filter(({ from, isType, isLazy }) => from === file && !isType && !isLazy);
      for (const { to } of next) load(to);
    };
    for (const file of ['action/main.ts', 'action/run-job.ts', 'cli/main.ts', 'cli/commands/run.ts']) {
      expect(files).toContain(file);
      load(file);
    }
    expect(loaded.size).toBeGreaterThan(100);
    const atOnce = /^import (?!type )[^;]*? from '(?!node:|\.)/m;
    expect([...loaded].filter((file) => atOnce.test(text(file)))).toEqual([]);
  });
});

describe('one door to the outside', () => {
  it('leads to GitHub: one file makes the client, and nobody else asks the API', () => {
    const door = 'runtime/github/client.ts';
    const makes = /@actions\/github|@octokit\/|getOctokit/;
    expect(files.filter((file) => makes.test(text(file)))).toEqual([door]);
    // What is fetched besides is a store's: by an address that it has signed, or the runner's own service.
    const fetching = files.filter((file) => /(?:await|return|=) fetch\(/.test(text(file)));
    expect(fetching).toEqual(['runtime/sealed/cache-reader.ts', 'runtime/sealed/download.ts']);
  });
});

/** What the code may come to. Raising one takes a row in docs/architecture.md: what came, lines, what went. */
const MAX_FILES = 634;
const MAX_LINES = 69_550;
const MAX_LINES_OF_A_FILE = 350;
/** Longer ones; the list may only shrink. */
const LONG_FILES: readonly string[] = ['cli/flags.ts', 'core/agent-clis.ts', 'core/run-schema.ts'];
/** Below by more than that, the limit is to be lowered. */
const SLACK_LINES = 200;

describe('the size of the code', () => {
  const all = readdirSync(SRC, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const lines = new Map(all.map((file) => [file, text(file).split('\n').length - 1]));
  const total = [...lines.values()].reduce((sum, count) => sum + count, 0);

  it('stays within its limits, which follow it down', () => {
    expect(all.length).toBeLessThanOrEqual(MAX_FILES);
    expect(total).toBeLessThanOrEqual(MAX_LINES);
    expect(total).toBeGreaterThanOrEqual(MAX_LINES - SLACK_LINES);
  });

  it('is in files that are read at one sitting, but for those that are listed', () => {
    const long = [...lines].filter(([, count]) => count > MAX_LINES_OF_A_FILE).map(([file]) => file);
    expect(long.sort()).toEqual(LONG_FILES);
  });
});

/** Core's own tools for changes. */
const TOOLS = ['core/change.ts'];

const inCore = files.filter((file) => folderOf(file) === 'core');
const outsideCore = files.filter((file) => folderOf(file) !== 'core');

/** Types of core that hold a run. */
function runTypes(): string[] {
  const declarations = inCore.flatMap((file) =>
    text(file).split(/\n(?=(?:export )?(?:interface|type|function|const|class|async)\b)/),
  );
  return declarations
    .filter((declaration) => /\brun: Run\b/.test(declaration))
    .flatMap((declaration) => /^(?:export )?(?:interface|type) (\w+)/.exec(declaration)?.[1] ?? []);
}

interface Exported extends Change {
  /** As it is declared; empty if it is not. */
  readonly returns: string;
}

function exportedFunctions(file: string): Exported[] {
  const declarations = /^export (?:async )?function (\w+)[\s\S]*?\)(?:: (.+))? \{$/gm;
  return [...text(file).matchAll(declarations)].map(([, name, returns]) => ({
    name: name!,
    file,
    returns: returns ?? '',
  }));
}

describe('what can happen to a run', () => {
  const types = ['Run', ...runTypes()];
  const functions = inCore.filter((file) => !TOOLS.includes(file)).flatMap(exportedFunctions);
  const giveRun = new RegExp(`\\b(?:${types.join('|')})\\b`);
  const changes = functions.filter(({ returns }) => giveRun.test(returns));
  const listed = changesInDocs(readFileSync(join(SRC, '..', 'docs', 'architecture.md'), 'utf8'));
  const told = ({ name, file }: Change): string => `${name} in ${file}`;

  it('is known of every function of core: each is a declaration that says what it returns', () => {
    expect(types).toEqual(expect.arrayContaining(['Run', 'Change', 'ParsedRun']));
    expect(functions.filter(({ returns }) => returns === '').map(told)).toEqual([]);
    expect(
      inCore.filter((file) => /^export const \w+ = (?:async )?(?:\(|function)/m.test(text(file))),
    ).toEqual([]);
  });

  it('is listed in docs/architecture.md, whole', () => {
    expect(changes.length).toBeGreaterThan(15);
    expect(listed.map(told).sort()).toEqual(changes.map(told).sort());
  });

  it("is up to core: nobody else uses core's own tools", () => {
    expect(
      imports
        .filter(({ from, to }) => folderOf(from) !== 'core' && TOOLS.includes(to))
        .map(({ from, to }) => `${from} -> ${to}`),
    ).toEqual([]);
  });

  it('is up to core: nobody else calls something a run or an agent that is none', () => {
    const cast = /\bas (?:unknown as )?(?:Run|Agent)\b/;
    expect(outsideCore.filter((file) => cast.test(text(file)))).toEqual([]);
  });

  it('is what the runtime is told to do, by its name', () => {
    const names = listed.map(({ name }) => name);
    const uses = outsideCore.flatMap((file) =>
      [...text(file).matchAll(/\bruntime\.change(?:Ahead)?\(\s*([^\s,)]+)/g)].map(([, name]) => ({
        file,
        name: name!,
      })),
    );
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.filter(({ name }) => !names.includes(name))).toEqual([]);
  });

  it('is told by its own function: nobody in the runtime writes such an event by hand', () => {
    const ofChanges = new Set(listed.flatMap(({ file }) => eventsWrittenIn(file)));
    expect([...ofChanges]).toEqual(expect.arrayContaining(['transition', 'forked', 'cost', 'joined']));
    const byHand = files
      .filter((file) => file.startsWith('runtime/'))
      .flatMap((file) => eventsWrittenIn(file).map((type) => ({ file, type })));
    expect(byHand.length).toBeGreaterThan(10);
    expect(byHand.filter(({ type }) => ofChanges.has(type))).toEqual([
      // A graph's state that is not entered raises an error: the limit itself has changed nothing.
      { file: 'runtime/enter.ts', type: 'max_visits' },
      // Of the run that is gone back in.
      { file: 'runtime/graph/past.ts', type: 'state_started' },
      // What a run starts with.
      { file: 'runtime/launch.ts', type: 'variables' },
    ]);
  });
});

/** The types of events that a file makes. */
function eventsWrittenIn(file: string): string[] {
  return [...text(file).matchAll(/\btype: '(\w+)'(?=[,\s])/g)].map(([, type]) => type!);
}
