/** The programs that `npm run test:act` takes: from the PATH, or built by Go once and kept in the user's cache. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const TOOLS = {
  act: { module: 'github.com/nektos/act', version: 'v0.2.89', command: '' },
  gh: { module: 'github.com/cli/cli/v2', version: 'v2.65.0', command: '/cmd/gh' },
};

/** @returns {string | null} the program's path */
function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/go/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** @param {keyof typeof TOOLS} name @returns {{path: string} | {reason: string}} */
export function findTool(name) {
  const found = onPath(name);
  if (found !== null) return { path: found };
  const { module, version, command } = TOOLS[name];
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'raymond-action', `${name}-${version}`);
  const path = join(folder, name);
  if (existsSync(path)) return { path };
  const go = onPath('go');
  if (go === null) return { reason: `neither ${name} nor go is on the PATH` };
  console.log(`building ${name} ${version} with ${go}; this takes a few minutes, once`);
  // A module of its own: `go install PACKAGE@VERSION` asks a proxy for lists that some do not have.
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'go.mod'), `module tool\n\ngo 1.23\n\nrequire ${module} ${version}\n`);
  const { status, stderr } = spawnSync(go, ['build', '-mod=mod', '-o', path, module + command], {
    cwd: folder,
    env: { ...process.env, CGO_ENABLED: '0' },
    encoding: 'utf8',
  });
  if (status === 0) return { path };
  return { reason: `go could not build ${name}: ${stderr?.trim().split('\n').at(-1)}` };
}
