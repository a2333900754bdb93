/**
 * `node test/e2e/agents/install.mjs [name…]` installs the agent CLIs that the end-to-end tests drive,
 * each from its own lockfile, and leaves alone what is installed already. Names are the folders here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const SCOPE = '@anthropic-ai';

/** The names of all agent packages. */
export const agentNames = () =>
  readdirSync(HERE).filter((name) => existsSync(join(HERE, name, 'package-lock.json')));

/** `linux-x64-musl`, `darwin-arm64`, …: the suffix of the package that holds the binary for this machine. */
function platform() {
  const report = /** @type {{header: {glibcVersionRuntime?: string}}} */ (process.report.getReport());
  const isMusl = process.platform === 'linux' && report.header.glibcVersionRuntime === undefined;
  return `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`;
}

/**
 * The absolute path of Claude Code at a version. It is the platform package's own file: the wrapper's
 * `bin` is a stub until its install script has run, and install scripts stay off here.
 * @param {string} version such as `2.1.330`
 */
export function claudeBinary(version) {
  return join(HERE, `claude-${version}`, 'node_modules', SCOPE, `claude-code-${platform()}`, 'claude');
}

/** @param {string} name @returns {boolean} */
function isInstalled(name) {
  const { dependencies } = JSON.parse(readFileSync(join(HERE, name, 'package.json'), 'utf8'));
  return Object.entries(dependencies).every(([dependency, version]) => {
    const manifest = join(HERE, name, 'node_modules', dependency, 'package.json');
    if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== version) return false;
    return dependency !== `${SCOPE}/claude-code` || existsSync(claudeBinary(version));
  });
}

/**
 * Installs one agent package if need be.
 * @param {string} name
 * @returns {'installed' | 'present'}
 */
export function install(name) {
  if (!agentNames().includes(name))
    throw new Error(`no agent package "${name}"; there are ${agentNames().join(', ')}`);
  if (isInstalled(name)) return 'present';
  // The CLI is a native program: the Node version its package asks for is of no account.
  const args = [
    'ci',
    '--ignore-scripts',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, error } = spawnSync('npm', args, {
    cwd: join(HERE, name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error(`npm ci in ${name} failed${error ? `: ${error.message}` : ` with exit code ${status}`}`);
  if (!isInstalled(name)) throw new Error(`npm ci in ${name} left no program for ${platform()}`);
  return 'installed';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : agentNames()) console.log(`${name}: ${install(name)}`);
}
