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
const allNames = () => readdirSync(HERE).filter((name) => existsSync(join(HERE, name, 'package-lock.json')));

/** The names of the packages of one agent CLI, each with another version. */
export const agentNames = (cli = 'claude') => allNames().filter((name) => name.startsWith(`${cli}-`));

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

/** What the Copilot CLI unpacks at its first start (235 MB), shared by all tests: set as COPILOT_CACHE_HOME. */
export const COPILOT_CACHE = join(HERE, 'copilot-1.0.102', 'node_modules', '.cache');

/**
 * The absolute path of the GitHub Copilot CLI at a version: the native program, or npm's wrapper around it,
 * which is what users run and which passes no signal on.
 * @param {string} version such as `1.0.102`
 * @param {'native' | 'wrapper'} [kind]
 */
export function copilotBinary(version, kind = 'native') {
  const modules = join(HERE, `copilot-${version}`, 'node_modules');
  if (kind === 'wrapper') return join(modules, '.bin', 'copilot');
  const suffix = platform().replace(/^linux-(.*)-musl$/, 'linuxmusl-$1');
  return join(modules, '@github', `copilot-${suffix}`, 'copilot');
}

/** @param {string} dependency @param {string} version */
function programOf(dependency, version) {
  if (dependency === `${SCOPE}/claude-code`) return claudeBinary(version);
  return dependency === '@github/copilot' ? copilotBinary(version) : null;
}

/** @param {string} name @returns {boolean} */
function isInstalled(name) {
  const { dependencies } = JSON.parse(readFileSync(join(HERE, name, 'package.json'), 'utf8'));
  return Object.entries(dependencies).every(([dependency, version]) => {
    const manifest = join(HERE, name, 'node_modules', dependency, 'package.json');
    if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== version) return false;
    const program = programOf(dependency, version);
    return program === null || existsSync(program);
  });
}

/**
 * Installs one agent package if need be.
 * @param {string} name
 * @returns {'installed' | 'present'}
 */
export function install(name) {
  if (!allNames().includes(name))
    throw new Error(`no agent package "${name}"; there are ${allNames().join(', ')}`);
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
  for (const name of names.length > 0 ? names : allNames()) console.log(`${name}: ${install(name)}`);
}
