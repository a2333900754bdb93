import { accessSync, constants, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type AgentProgram, factsOf } from '../core/agent-clis.js';
import { messageOf, UsageError } from '../core/errors.js';

export interface InstallOptions {
  readonly agent: string;
  /** null: the pinned one. */
  readonly version: string | null;
  readonly path: string;
  readonly toolCache: string;
  readonly say: (message: string) => void;
}

/**
 * Makes sure that the agent CLI can be called: as it is on the PATH, else installed from npm into the
 * runner's tool cache (spec 4.1).
 * @returns the PATH to give to the run
 * @throws UsageError when it cannot be installed; it says what npm said.
 */
export async function provideAgent(options: InstallOptions): Promise<string> {
  const wanted = factsOf(options.agent)?.program ?? null;
  if (wanted === null || isOnPath(wanted.command, options.path)) return options.path;
  const version = options.version ?? wanted.version;
  if (!/^[\w.-]+$/.test(version))
    throw new UsageError(`agent-version: ${JSON.stringify(version)} is no version.`);
  const folder = join(options.toolCache, 'raymond-agents', wanted.command, version);
  const bin = join(folder, 'bin');
  if (!existsSync(join(folder, 'complete'))) {
    options.say(`Installing ${wanted.npm}@${version}`);
    await install(wanted, version, folder, bin);
  }
  return [bin, options.path].join(delimiter);
}

async function install(wanted: AgentProgram, version: string, folder: string, bin: string): Promise<void> {
  const { execa } = await import('execa');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  try {
    // No install scripts: the platform's package holds the binary itself.
    const args = [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--engine-strict=false',
      `${wanted.npm}@${version}`,
    ];
    await execa('npm', args, { cwd: folder, timeout: 300_000, preferLocal: false });
    const binary = join(folder, 'node_modules', wanted.binary(`${process.platform}-${process.arch}`));
    const target = existsSync(binary) ? binary : join(folder, 'node_modules', '.bin', wanted.command);
    if (!existsSync(join(bin, wanted.command))) symlinkSync(target, join(bin, wanted.command));
    await execa(join(bin, wanted.command), wanted.check, { timeout: 60_000 });
    writeFileSync(join(folder, 'complete'), '');
  } catch (error) {
    const detail = (error as { shortMessage?: string; stderr?: string }).stderr || messageOf(error);
    throw new UsageError(
      `${wanted.npm}@${version} could not be installed: ${detail.trim().split('\n').slice(-5).join(' ')}\nNothing was spent. Re-run the failed jobs to try again, or, in a new run, install it in a step before this one, so that \`${wanted.command}\` is on the PATH, or give another agent-version.`,
      {},
      { cause: error },
    );
  }
}

function isOnPath(command: string, path: string): boolean {
  const names = process.platform === 'win32' ? [`${command}.cmd`, `${command}.exe`] : [command];
  return path
    .split(delimiter)
    .some((folder) => folder !== '' && names.some((name) => isExecutable(join(folder, name))));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
