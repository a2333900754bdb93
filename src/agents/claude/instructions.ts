import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { readPlainFile } from '../../process/files.js';

/** What a folder on the way to the working directory may hold for Claude Code. Folders count with all their content. */
const IN_FOLDER = [
  'CLAUDE.md',
  'CLAUDE.local.md',
  'AGENTS.md',
  '.mcp.json',
  ...['CLAUDE.md', 'settings.json', 'settings.local.json', 'agents', 'rules', 'skills', 'commands'].map(
    (name) => `.claude/${name}`,
  ),
];
/** What the CLI's own folder may hold, for all projects of the user. */
const IN_CONFIG = [
  'CLAUDE.md',
  'settings.json',
  'settings.local.json',
  'agents',
  'rules',
  'skills',
  'commands',
];
/** How deep imports of imports are followed, by the CLI too. */
const IMPORT_DEPTH = 5;
const LARGEST_IMPORTER = 1024 * 1024;

/**
 * The files with instructions, settings and agents that a process has read, as they were then (spec 6.6): a process
 * that is started later would read what they say now.
 */
export class Instructions {
  private readonly stamps = new Map<string, string>();

  /** Has to be made ahead of the process, so that no change falls between. */
  constructor(
    config: string,
    private readonly cwd: string,
  ) {
    for (const name of IN_CONFIG) this.note(join(config, name));
    for (const folder of foldersUpFrom(cwd)) this.noteFolder(folder);
  }

  /** Notes that a tool has come to a file: the CLI reads the instructions of the folders on the way to it now. */
  toolReaches(file: string): void {
    const path = resolve(this.cwd, file);
    const below = relative(this.cwd, path);
    if (below.startsWith('..') || isAbsolute(below)) return;
    for (let folder = dirname(path); folder.length > this.cwd.length; folder = dirname(folder))
      this.noteFolder(folder);
  }

  /** Whether one of the files has changed, has appeared or has gone. */
  haveChanged(): boolean {
    return [...this.stamps].some(([path, stamp]) => stampOf(path) !== stamp);
  }

  private noteFolder(folder: string): void {
    for (const name of IN_FOLDER) this.note(join(folder, name));
  }

  /** The first note of a path stands, since it is what the process has read. */
  private note(path: string, depth = 0): void {
    if (this.stamps.has(path)) return;
    const stamp = stampOf(path);
    this.stamps.set(path, stamp);
    if (stamp === '' || !path.endsWith('.md') || depth >= IMPORT_DEPTH) return;
    for (const imported of importsOf(path)) this.note(imported, depth + 1);
  }
}

function foldersUpFrom(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpFrom(above)];
}

/** A text that changes when the file does, or anything in the folder; empty for what is not there. */
function stampOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) return '';
  if (!stats.isDirectory()) return `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
  const names = namesIn(path);
  return `folder ${names.map((name) => `${name} ${stampOf(join(path, name))}`).join('\n')}`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** The files that a file imports, by words such as `@docs/rules.md`, which are relative to it. */
function importsOf(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile() || stats.size > LARGEST_IMPORTER) return [];
  try {
    return [
      ...readPlainFile(path)
        .toString()
        .matchAll(/(?<![^\s])@([\w~./\\-]+)/g),
    ].map(([, name = '']) =>
      name.startsWith('~/') ? join(homedir(), name.slice(2)) : resolve(dirname(path), name),
    );
  } catch {
    return [];
  }
}
