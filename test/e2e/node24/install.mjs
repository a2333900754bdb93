/**
 * `node test/e2e/node24/install.mjs` installs Node 24 here and prints its path. The runner's stand-in uses it when
 * it is there. Where the registry has no package for the platform (macOS), the current Node has to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const MAJOR = 'v24.';

/** Node 24 if this is one or it is installed here. @returns {string | undefined} its path */
export function node24() {
  if (process.version.startsWith(MAJOR)) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(HERE, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program);
  return existsSync(path) ? path : undefined;
}

/** Installs it if need be. @returns {string | undefined} its path; undefined where there is no package */
export function installNode24() {
  const present = node24();
  if (present !== undefined) return present;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', args, {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`npm ci in ${HERE} failed${error ? `: ${error.message}` : ` with exit code ${status}`}`);
  return node24();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(installNode24() ?? `no Node 24 for ${process.platform}-${process.arch}`);
