/**
 * `node test/e2e/workflow-lint/install.mjs` installs the language server of GitHub Actions here from its own
 * lockfile, unless it is installed already.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const NAME = '@actions/languageserver';

/** @returns {boolean} */
function isInstalled() {
  const { dependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));
  const manifest = join(HERE, 'node_modules', NAME, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === dependencies[NAME];
}

/** Installs it if need be. @returns {'installed' | 'present'} */
export function install() {
  if (isInstalled()) return 'present';
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', args, {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`npm ci in ${HERE} failed${error ? `: ${error.message}` : ` with exit code ${status}`}`);
  if (!isInstalled()) throw new Error(`npm ci in ${HERE} left no ${NAME}`);
  return 'installed';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${NAME}: ${install()}`);
