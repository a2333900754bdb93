import { realpath } from 'node:fs/promises';
import { devNull } from 'node:os';
import { relative, resolve, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StateError } from '../../core/errors.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What git needs of the environment. Nothing else goes in: no token, no GIT_DIR of somebody else's. */
const PASSED_ON = [
  ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP'],
  ...['SYSTEMROOT', 'SystemRoot', 'PATHEXT', 'COMSPEC'],
];

/**
 * Settings that hold whatever the repository's own say: no hook, no monitor program, no signature, no
 * housekeeping, no question. Commits are made by nobody in particular.
 */
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
  'pack.useBitmaps': 'false',
  // In a container the workspace is often another user's.
  'safe.directory': '*',
  'user.name': 'raymond',
  'user.email': 'raymond@localhost',
  'advice.graftFileDeprecated': 'false',
};

const VARIABLES = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  // A look at the work tree must not write the user's index.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LFS_SKIP_SMUDGE: '1',
  // Never the network, not even for the missing objects of a partial clone.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
};

export interface GitRun {
  readonly input?: Uint8Array | string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/**
 * Another git is at work in this repository at the same moment, in another work tree or by somebody's hand: what it has
 * half written cannot be read, what it holds locked cannot be written. It passes within milliseconds.
 */
const RACES = [
  /failed to read \S*worktrees\/.*: Success/,
  /Unable to create '.*\.lock': File exists/,
  /could not lock config file .*: File exists/,
];
const isRace = (said: string): boolean => RACES.some((race) => race.test(said));
/** Some two seconds in all: a lock that lies there longer was left behind by a git that died. */
const RACE_ATTEMPTS = 12;
const RACE_WAIT_MS = 60;

/** git in one folder, with its settings made safe; see `SETTINGS`. Bytes in and out: names may be any. */
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

  /** @throws GitError when git exits with another code than 0, and not for what passes by itself. */
  async bytes(args: readonly string[], run: GitRun = {}): Promise<Buffer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(args, run);
      } catch (error) {
        const passes = error instanceof GitError && isRace(error.message) && attempt < RACE_ATTEMPTS;
        if (!passes) throw error;
        await delay(RACE_WAIT_MS * attempt * Math.random());
      }
    }
  }

  private async once(args: readonly string[], run: GitRun): Promise<Buffer> {
    const { execa } = await import('execa');
    const settings = Object.entries({ ...SETTINGS, ...this.settings });
    const result = await execa(
      'git',
      [...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...args],
      {
        cwd: this.folder,
        env: { ...this.passedOn(), ...VARIABLES, ...this.variables, ...run.env },
        extendEnv: false,
        encoding: 'buffer',
        stripFinalNewline: false,
        maxBuffer: 1024 ** 3,
        reject: false,
        ...(run.input === undefined ? { stdin: 'ignore' as const } : { input: run.input }),
      },
    );
    if (!result.failed) return asBuffer(result.stdout);
    const said = asBuffer(result.stderr).toString().trim();
    throw new GitError(args, result.exitCode, said === '' ? String(result.shortMessage) : said);
  }

  /** Without the line end behind it. */
  async text(args: readonly string[], run: GitRun = {}): Promise<string> {
    return (await this.bytes(args, run)).toString().replace(/\r?\n$/, '');
  }

  /** Null when git says no by its exit code. */
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

  private passedOn(): Record<string, string> {
    const passed: Record<string, string> = {};
    for (const name of PASSED_ON) {
      const value = this.environment[name];
      if (value !== undefined) passed[name] = value;
    }
    return passed;
  }
}

/** Thrown when git itself fails; the snapshot's functions tell it as a StateError. */
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

/** What is read or written of a repository directly, as a file or folder. */
const PARTS = [
  ...(['objects', 'index', 'shallow', 'info/exclude'] as const),
  ...(['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE'] as const),
  ...(['rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'] as const),
];
export type Part = (typeof PARTS)[number];

/** A repository with a work tree, and where it keeps what. */
export interface Repository {
  readonly git: Git;
  readonly top: string;
  readonly objectFormat: string;
  readonly paths: Readonly<Record<Part, string>>;
}

/** Null when the folder is in no work tree. */
export async function openRepository(folder: string, environment: Environment): Promise<Repository | null> {
  const inFolder = new Git(folder, environment);
  const top = await inFolder.ask(['rev-parse', '--show-toplevel']);
  if (top === null || top === '') return null;
  const git = new Git(top, environment);
  const asked = ['--show-object-format', ...PARTS.flatMap((part) => ['--git-path', part])];
  const [objectFormat, ...paths] = await git.lines(['rev-parse', ...asked]);
  if (paths.length !== PARTS.length) throw new Error(`the path ${JSON.stringify(top)} has a line end in it`);
  const placed = PARTS.map((part, index) => [part, resolve(top, paths[index]!)]);
  return { git, top, objectFormat: objectFormat!, paths: Object.fromEntries(placed) };
}

/**
 * Paths as git names them, relative to the work tree's top; those outside of it are dropped. The workspace may
 * be known by another name than git's, through a link.
 */
export async function pathsInTop(
  top: string,
  workspace: string,
  paths: readonly string[],
): Promise<string[]> {
  const real = await realpath(workspace);
  return paths
    .map((path) => resolve(real, relative(resolve(workspace), resolve(workspace, path))))
    .map((path) => relative(resolve(top), path).split(sep).join('/'))
    .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}

/** The commit that a name stands for, or null. */
export function commitOf(git: Git, name: string): Promise<string | null> {
  return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}

/** The pieces of NUL-terminated output. Not as text: names may be in any encoding. */
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

/** NUL-terminated, as git reads lists. */
export function nulTerminated(parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(parts.flatMap((part) => [part, Buffer.from([0])]));
}

/** Tells git's failures as one of the run's state. */
export async function telling<T>(
  code: 'STATE_INVALID' | 'STATE_WRITE_FAILED',
  doing: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StateError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const advice =
      error instanceof GitError && error.exitCode === undefined ? ' Is git installed and on the PATH?' : '';
    throw new StateError(code, `${doing}: ${why}${advice}`, {}, { cause: error });
  }
}
