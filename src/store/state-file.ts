import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf, StateError } from '../core/errors.js';
import { type Run, STATE_VERSION } from '../core/run.js';

/**
 * Reads and checks a run's state file (spec 3.2). Never writes.
 * @param runId the run that it has to be of, which is its file's name
 * @throws StateError STATE_MISSING, or STATE_INVALID for a broken, foreign or newer file.
 */
export async function readStateFile(path: string, runId?: string): Promise<Run> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new StateError('STATE_MISSING', 'There is no such state file. `raymond status` lists the runs.', {
        file: path,
      });
    }
    throw invalid(path, `it cannot be read (${messageOf(error)})`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw invalid(path, `it is not whole JSON (${messageOf(error)})`);
  }
  const version = (data as { version?: unknown } | null)?.version;
  if (version !== STATE_VERSION) {
    throw invalid(
      path,
      `its version is ${JSON.stringify(version) ?? 'missing'}, this raymond reads version ${STATE_VERSION}`,
    );
  }
  const { parseRun } = await import('../core/run-schema.js');
  const parsed = parseRun(data);
  if ('problem' in parsed) throw invalid(path, parsed.problem);
  const { workflow_id: id } = parsed.run;
  if (runId !== undefined && id !== runId) throw invalid(path, `it is of another run, ${id}`);
  return parsed.run;
}

function invalid(path: string, why: string): StateError {
  return new StateError(
    'STATE_INVALID',
    `The state file cannot be used: ${why}. It was left as it is. Restore it from a copy, use the raymond that wrote it, or start a new run.`,
    { file: path },
  );
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** What the writer needs of a file system; tests put a failing one in its place. */
export interface StateFileSystem {
  open: typeof open;
  rename: typeof rename;
  rm: typeof rm;
}

const realFileSystem: StateFileSystem = { open, rename, rm };

/**
 * Writes a run's state, atomically and durably: temp file in the same folder, fsync, rename, fsync of the
 * folder. Commits that come while a write is under way share the next one (group commit, spec 3.2).
 */
export class StateWriter {
  private pending: {
    run: Run;
    promise: Promise<void>;
    resolve: () => void;
    reject: (error: unknown) => void;
  } | null = null;
  private draining = false;
  private failure: StateError | null = null;
  /** For benchmarks and the log. */
  writes = 0;
  bytes = 0;

  constructor(
    readonly path: string,
    private readonly fs: StateFileSystem = realFileSystem,
  ) {}

  /**
   * Resolves when this run, or a later one, is on disk.
   * @throws StateError STATE_WRITE_FAILED; the file then still holds the last good state.
   */
  commit(run: Run): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    if (!this.pending) {
      let resolve!: () => void;
      let reject!: (error: unknown) => void;
      const promise = new Promise<void>((res, rej) => {
        resolve = res;
        reject = rej;
      });
      this.pending = { run, promise, resolve, reject };
    }
    this.pending.run = run;
    const { promise } = this.pending;
    // One turn of the loop later, so that outcomes that arrive together are written together.
    if (!this.draining) {
      this.draining = true;
      queueMicrotask(() => void this.drain());
    }
    return promise;
  }

  private async drain(): Promise<void> {
    while (this.pending) {
      const { run, resolve, reject } = this.pending;
      this.pending = null;
      try {
        await this.write(run);
        resolve();
      } catch (error) {
        this.failure = new StateError(
          'STATE_WRITE_FAILED',
          `The state file could not be written (${messageOf(error)}). It still holds the last good state. Free the disk or mend the folder, then resume.`,
          { file: this.path },
          { cause: error },
        );
        reject(this.failure);
        (this.pending as { reject: (error: unknown) => void } | null)?.reject(this.failure);
        this.pending = null;
      }
    }
    this.draining = false;
  }

  private async write(run: Run): Promise<void> {
    const text = serialise(run);
    const temporary = `${this.path}.tmp`;
    try {
      const file = await this.create(temporary);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await this.replace(temporary);
    } catch (error) {
      await this.fs.rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
    await this.syncFolder();
    this.writes += 1;
    this.bytes += text.length;
  }

  /** A new file: one of that name is what a crash has left, or a link that would be written through. */
  private async create(path: string): Promise<FileHandle> {
    try {
      return await this.fs.open(path, 'wx', 0o600);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      await this.fs.rm(path, { force: true });
      return this.fs.open(path, 'wx', 0o600);
    }
  }

  /** On Windows a file that somebody is just reading, a virus scanner say, cannot be replaced for a moment. */
  private async replace(temporary: string): Promise<void> {
    for (let wait = 10; ; wait *= 2) {
      try {
        return await this.fs.rename(temporary, this.path);
      } catch (error) {
        const isBusy = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error));
        if (process.platform !== 'win32' || !isBusy || wait > 1000) throw error;
        await delay(wait);
      }
    }
  }

  private async syncFolder(): Promise<void> {
    // Windows cannot open a folder; its rename is durable enough.
    if (process.platform === 'win32') return;
    const folder = await this.fs.open(dirname(this.path), 'r');
    try {
      await folder.sync();
    } catch (error) {
      // Some network and container file systems cannot do this to a folder; the file itself is safe.
      if (!['EINVAL', 'ENOTSUP', 'EPERM', 'EBADF'].includes(codeOf(error))) throw error;
    } finally {
      await folder.close();
    }
  }
}

/** Readable by people, yet one line an agent: a thousand agents stay a thousand lines. */
function serialise(run: Run): string {
  const { agents, ...rest } = run;
  const head = JSON.stringify(rest, null, 1);
  const lines = agents.map(agentLine).join(',\n  ');
  return `${head.slice(0, -2)},\n "agents": [${lines === '' ? '' : `\n  ${lines}\n `}]\n}\n`;
}

/** Agents are immutable, so the text of one that did not change since the last write is still right. */
const agentLines = new WeakMap<object, string>();

function agentLine(agent: object): string {
  let line = agentLines.get(agent);
  if (line === undefined) {
    line = JSON.stringify(agent);
    agentLines.set(agent, line);
  }
  return line;
}
