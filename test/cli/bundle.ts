import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve('.');
const CACHE = join(ROOT, 'node_modules', '.cache', 'raymond-bundle');
const HOUR_MS = 3_600_000;

/** The command line as it ships, built of the sources as they are: one build for each state of them. */
export function bundle(): string {
  const folder = join(CACHE, sourceHash());
  if (!existsSync(folder)) build(folder);
  utimesSync(folder, new Date(), new Date());
  return join(folder, 'cli', 'index.js');
}

function build(folder: string): void {
  removeOld();
  const own = `${folder}.${randomUUID()}`;
  const lib = `${own}.lib`;
  mkdirSync(CACHE, { recursive: true });
  try {
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs'), own, lib, 'cli'], { stdio: 'pipe' });
    renameSync(own, folder);
  } catch (error) {
    // Another worker of jest has just built the same.
    if (!existsSync(folder)) throw error;
  } finally {
    for (const path of [own, lib, `${lib}.tsconfig.json`]) rmSync(path, { recursive: true, force: true });
  }
}

function removeOld(): void {
  for (const name of existsSync(CACHE) ? readdirSync(CACHE) : []) {
    const path = join(CACHE, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > HOUR_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|html)$/.test(name) && !name.startsWith('action'))
    .map((name) => join('src', name));
  for (const name of [...sources, 'scripts/build.mjs', 'tsconfig.json', 'package-lock.json'].sort()) {
    hash.update(`${name}\0`).update(readFileSync(join(ROOT, name)));
  }
  return hash.digest('hex').slice(0, 20);
}
