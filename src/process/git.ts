import { devNull } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from './environment.js';
import { ASKED_OF_DRIVERS, type Drivers, driversIn } from './git-drivers.js';

/** What git needs of the environment. It is given nothing else: no token, no GIT_DIR of another repository. */
const PASSED_ON = [
  ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP'],
  ...['SYSTEMROOT', 'SystemRoot', 'PATHEXT', 'COMSPEC'],
];

/** What git needs besides to reach a remote: the way through a proxy, what to trust, and the user's SSH agent. */
const PASSED_ON_ONLINE = [
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
  ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'SSH_AUTH_SOCK', 'GIT_SSH', 'GIT_SSH_COMMAND'],
];

/** Settings that hold whatever the repository's own say: no hook, monitor program, signature or housekeeping. */
const SETTINGS: Readonly<Record<string, string>> = {
  'core.hooksPath': devNull,
  'core.fsmonitor': 'false',
  'core.untrackedCache': 'false',
  'core.quotePath': 'false',
  'core.compression': '1',
  'commit.gpgSign': 'false',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'submodule.recurse': 'false',
  // To find what is changed in a submodule, git would start itself in it, with the submodule's settings.
  'diff.ignoreSubmodules': 'dirty',
  'log.showSignature': 'false',
  'pack.useBitmaps': 'false',
  // In a container the workspace often belongs to another user.
  'safe.directory': '*',
  'user.name': 'raymond',
  'user.email': 'raymond@localhost',
  'advice.graftFileDeprecated': 'false',
  // A folder of a checkout that only looks like a bare repository must not bring settings along.
  'safe.bareRepository': 'explicit',
};

const VARIABLES = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_PAGER: 'cat',
  // A look at the work tree must not write the user's index.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LFS_SKIP_SMUDGE: '1',
  // Git never uses the network, not even for the missing objects of a partial clone.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
};

export interface GitRun {
  readonly input?: Uint8Array | string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds; without it there is no end. */
  readonly timeout?: number | undefined;
}

/** Commands in which no driver takes part: they neither read nor write files of a work tree, nor merge. */
const WITHOUT_DRIVERS: ReadonlySet<string> = new Set([
  ...['branch', 'bundle', 'cat-file', 'check-attr', 'check-ignore', 'check-ref-format', 'commit-tree'],
  ...['config', 'fetch', 'for-each-ref', 'init', 'ls-remote', 'merge-base', 'mktree', 'remote', 'rev-list'],
  ...['rev-parse', 'show', 'symbolic-ref', 'update-ref', 'version', 'write-tree'],
]);

/**
 * What git says while another git is at work in the same repository, in another work tree or by somebody's hand: what
 * the other has half written cannot be read, what it holds locked cannot be written. This passes within milliseconds.
 */
const RACES = [
  /failed to read \S*worktrees\/.*: Success/,
  /Unable to create '.*\.lock': File exists/,
  /could not lock config file .*: File exists/,
];
const isRace = (said: string): boolean => RACES.some((race) => race.test(said));
/** These take some two seconds in all: a lock that is older was left behind by a git that died. */
const RACE_ATTEMPTS = 12;
const RACE_WAIT_MS = 60;

/**
 * Git in one folder, and the only place that starts it. Programs that the repository's settings name are not run: no
 * hook, no monitor, no pager, no signature (`SETTINGS`), no filter and no merge driver (`Drivers`). Git sees next to
 * nothing of the environment. Input and output are bytes, since file names may be in any encoding.
 */
export class Git {
  constructor(
    readonly folder: string,
    private readonly environment: Environment,
    private readonly settings: Readonly<Record<string, string>> = {},
    private readonly variables: Readonly<Record<string, string>> = {},
  ) {}

  /** The same git, with more settings and variables. */
  with(settings: Readonly<Record<string, string>>, variables: Readonly<Record<string, string>>): Git {
    return new Git(
      this.folder,
      this.environment,
      { ...this.settings, ...settings },
      { ...this.variables, ...variables },
    );
  }

  /** Git in another folder, without the settings and variables that were added for this one. */
  at(folder: string): Git {
    return new Git(folder, this.environment);
  }

  /** The same git, which may use the network, by the repository's own settings for its remotes. */
  online(): Git {
    const { GIT_LFS_SKIP_SMUDGE = '0' } = this.environment;
    return this.with(
      {},
      {
        ...this.chosen(PASSED_ON_ONLINE),
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
        GIT_NO_LAZY_FETCH: '0',
        GIT_LFS_SKIP_SMUDGE,
      },
    );
  }

  /** The programs for its files that the repository's own settings name, which are never run. */
  async drivers(): Promise<Drivers> {
    try {
      return driversIn((await this.bytes(ASKED_OF_DRIVERS)).toString());
    } catch (error) {
      // Git has found no such setting.
      if (error instanceof GitError && error.exitCode === 1) return driversIn('');
      throw error;
    }
  }

  /** @throws GitError when git exits with another code than 0; what passes by itself (`RACES`) is tried again first */
  async bytes(args: readonly string[], run: GitRun = {}): Promise<Buffer> {
    const drivers = WITHOUT_DRIVERS.has(args[0]!) ? undefined : await this.drivers();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(args, run, drivers);
      } catch (error) {
        const passes = error instanceof GitError && isRace(error.message) && attempt < RACE_ATTEMPTS;
        if (!passes) throw error;
        await delay(RACE_WAIT_MS * attempt * Math.random());
      }
    }
  }

  private async once(args: readonly string[], run: GitRun, drivers?: Drivers): Promise<Buffer> {
    const { execa } = await import('execa');
    const settings = Object.entries({ ...SETTINGS, ...this.settings, ...drivers?.settings });
    const result = await execa(
      'git',
      [...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...args],
      {
        cwd: this.folder,
        env: { ...this.chosen(PASSED_ON), ...VARIABLES, ...this.variables, ...run.env },
        extendEnv: false,
        encoding: 'buffer',
        stripFinalNewline: false,
        maxBuffer: 1024 ** 3,
        reject: false,
        ...(run.timeout !== undefined && { timeout: run.timeout }),
        ...(run.input === undefined ? { stdin: 'ignore' as const } : { input: run.input }),
      },
    );
    if (!result.failed) return asBuffer(result.stdout);
    const said = asBuffer(result.stderr).toString().trim() || String(result.shortMessage);
    throw new GitError(args, result.exitCode, [said, drivers?.told].filter(Boolean).join(' '));
  }

  /** What git prints, without the last line end. */
  async text(args: readonly string[], run: GitRun = {}): Promise<string> {
    return (await this.bytes(args, run)).toString().replace(/\r?\n$/, '');
  }

  /** Null when git exits with another code than 0. */
  async ask(args: readonly string[], run: GitRun = {}): Promise<string | null> {
    try {
      return await this.text(args, run);
    } catch (error) {
      if (error instanceof GitError && error.exitCode !== undefined) return null;
      throw error;
    }
  }

  async lines(args: readonly string[], run: GitRun = {}): Promise<string[]> {
    return (await this.text(args, run)).split('\n').filter((line) => line !== '');
  }

  private chosen(names: readonly string[]): Record<string, string> {
    const chosen: Record<string, string> = {};
    for (const name of names) {
      const value = this.environment[name];
      if (value !== undefined) chosen[name] = value;
    }
    return chosen;
  }
}

/** Thrown when git itself fails; the caller says what could not be done. */
export class GitError extends Error {
  override readonly name = 'GitError';

  constructor(
    args: readonly string[],
    /** Undefined when git could not be started. */
    readonly exitCode: number | undefined,
    said: string,
  ) {
    super(`git ${args.slice(0, 2).join(' ')}: ${said.slice(0, 2000)}`);
  }
}

function asBuffer(bytes: Uint8Array | undefined): Buffer {
  return bytes === undefined
    ? Buffer.alloc(0)
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The commit that a name stands for; null for a name that stands for none. */
export function commitOf(git: Git, name: string): Promise<string | null> {
  return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}

/** Those of the files whose filter is not run: they are stored and written byte for byte. */
export async function unfiltered(git: Git, files: readonly Buffer[]): Promise<Buffer[]> {
  if (files.length === 0) return [];
  const { filters } = await git.drivers();
  if (filters.length === 0) return [];
  const said = pieces(
    await git.bytes(['check-attr', '-z', '--stdin', 'filter'], { input: nulTerminated(files) }),
  );
  return files.filter((_, index) => filters.includes(said[3 * index + 2]!.toString()));
}

/** Names of the index that stand for a commit of another repository, as submodules do. */
export async function gitlinks(git: Git): Promise<Buffer[]> {
  const rows = pieces(await git.bytes(['ls-files', '--stage', '-z']));
  return rows
    .filter((row) => row.subarray(0, 7).toString() === '160000 ')
    .map((row) => row.subarray(row.indexOf(9) + 1));
}

/**
 * Does `git add --all`, but for submodules, in which git would start itself with their settings. Null when git exits
 * with another code than 0.
 */
export async function addAll(git: Git, excluded: readonly string[] = []): Promise<string | null> {
  const links = (await gitlinks(git)).map(String);
  const left = [...excluded, ...links].map((path) => `:(exclude,literal)${path}`);
  return await git.ask(['add', '--all', '--', '.', ...left]);
}

/** The pieces of NUL-terminated output. They are not decoded, since names may be in any encoding. */
export function pieces(output: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let from = 0; from < output.length; ) {
    const end = output.indexOf(0, from);
    const to = end === -1 ? output.length : end;
    found.push(output.subarray(from, to));
    from = to + 1;
  }
  return found;
}

/** A list in the form in which git reads it with `-z`. */
export function nulTerminated(parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(parts.flatMap((part) => [part, Buffer.from([0])]));
}
