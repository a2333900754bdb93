import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { ChildHandle, ProcessExit, ProcessOptions, StartProcess } from './handle.js';
import { signalMarked } from './marked-processes.js';
import { isProgram, Programs } from './programs.js';

/** Starts a child: with `node:child_process` for scripts, with execa for agent CLIs. */
export type SpawnChild = (
  command: string,
  args: readonly string[],
  options: {
    cwd: string;
    env: Readonly<Record<string, string>>;
    detached: boolean;
    /** The child is given something on its stdin; otherwise that is empty from the start. */
    isReader: boolean;
  },
) => ChildProcess;

/** Between SIGTERM and SIGKILL (spec 1.6). */
const TERM_TO_KILL_MS = 5000;
/** A script's own helpers (`> >(tee log)`) may outlive it by a moment and still hold its output. */
const DRAIN_MS = 250;
/** After the group was killed, pipes close at once; a process that left the group may still hold them. */
const ABANDON_MS = 1000;

/** Marks a child and what it starts: agent CLIs give their tools sessions and groups of their own. */
const CHILD_VARIABLE = 'RAYMOND_CHILD';

interface GroupHandle extends ChildHandle {
  /** Kills what the child has started and left behind, wherever it has moved. */
  endStrays(): void;
}

const isWindows = process.platform === 'win32';

const spawnPlain: SpawnChild = (command, args, { isReader, ...options }) =>
  spawn(command, args as string[], {
    ...options,
    stdio: [isReader ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });

/** Every child of one orchestrator, so that all of them can be ended at once. */
export class ChildProcesses {
  private readonly live = new Set<GroupHandle>();
  private readonly programs = new Programs();

  /** Scripts are started by plain node, since 200 script states should cost 200 spawns and little more. */
  startScript(options: ProcessOptions): ChildHandle {
    const command = this.programs.find(options.command, options.env.PATH);
    const found = { ...options, command };
    return this.track(startInGroup(options.isOnePipe ? withOnePipe(found) : found, spawnPlain));
  }

  /**
   * Agent CLIs are started by execa, which finds and quotes `claude.cmd` on Windows. It takes 25 ms to load, so that is
   * done only when an agent runs.
   */
  async agentStarter(): Promise<StartProcess> {
    const { execa } = await import('execa');
    const spawnWithExeca: SpawnChild = (command, args, { isReader: _, ...options }) => {
      const child = execa(command, args, {
        ...options,
        env: { ...options.env },
        extendEnv: false,
        stdio: 'pipe',
        buffer: false,
        reject: false,
        cleanup: false,
        windowsHide: true,
      });
      return child as unknown as ChildProcess;
    };
    return (options) => this.track(startInGroup(options, spawnWithExeca));
  }

  /** Used for a second signal, and when this process itself ends. */
  killAll(): void {
    for (const child of this.live) child.stop('SIGKILL');
    // A killed agent CLI cannot end its tools any more.
    for (const child of this.live) child.endStrays();
  }

  private track(child: GroupHandle): ChildHandle {
    this.live.add(child);
    void child.done.then(() => this.live.delete(child));
    return child;
  }
}

/**
 * Node gives a child a pipe for each stream; a shell can make them one, and becomes the program. A command that is no
 * program goes to the system as it is, so that the system says why it cannot be started.
 */
function withOnePipe(options: ProcessOptions): ProcessOptions {
  const { command, args, cwd } = options;
  if (isWindows || !command.includes('/') || !isProgram(resolve(cwd, command))) return options;
  return { ...options, command: '/bin/sh', args: ['-c', 'exec "$0" "$@" 2>&1', command, ...args] };
}

/** Starts a child in a process group of its own and sees to it that nothing of the group survives it. */
function startInGroup(options: ProcessOptions, spawnChild: SpawnChild): GroupHandle {
  let child: ChildProcess;
  const mark = randomUUID();
  try {
    child = spawnChild(options.command, options.args, {
      cwd: options.cwd,
      env: { ...options.env, [CHILD_VARIABLE]: mark },
      detached: !isWindows,
      isReader: options.stdin !== undefined,
    });
  } catch (error) {
    // For E2BIG, or a NUL in an argument, node throws instead of emitting `error`.
    return neverStarted(error as Error);
  }
  child.stdout?.on('data', options.onStdout);
  child.stderr?.on('data', options.onStderr);
  // The child may close its stdin before it has read all of it (EPIPE), which is no error of the run.
  child.stdin?.on('error', () => {});
  if (options.stdin !== 'open') child.stdin?.end(options.stdin ?? '');
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number, action: () => void): void => {
    timers.add(setTimeout(action, ms));
  };
  const stop = stopper(child, after);
  const endStrays = (): void => void signalMarked(CHILD_VARIABLE, mark, 'SIGKILL');
  const done = finished(child, after).finally(() => {
    for (const timer of timers) clearTimeout(timer);
    signalGroup(child, 'SIGKILL');
    // A child that ended by itself has ended its tools; looking through all processes costs milliseconds.
    if (stop.wasCalled() || child.signalCode !== null) endStrays();
  });
  return {
    pid: child.pid,
    write: (text) => void child.stdin?.write(text),
    endStdin: () => void child.stdin?.end(),
    stop: stop.climb,
    endStrays,
    done,
  };
}

function finished(
  child: ChildProcess,
  after: (ms: number, action: () => void) => void,
): Promise<ProcessExit> {
  return new Promise((settle) => {
    let exit: ProcessExit | undefined;
    const conclude = (): void => settle(exit ?? { exitCode: null, signal: null, spawnError: null });
    child.on('error', (error: Error & { code?: string }) => {
      if (child.pid !== undefined) return;
      exit = { exitCode: null, signal: null, spawnError: error };
      conclude();
    });
    child.on('exit', (exitCode, signal) => {
      exit = { exitCode, signal, spawnError: null };
      after(DRAIN_MS, () => signalGroup(child, 'SIGKILL'));
      after(DRAIN_MS + ABANDON_MS, () => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        conclude();
      });
    });
    child.on('close', conclude);
  });
}

/** Each child has one ladder of signals, on which a second call may only climb higher. */
function stopper(
  child: ChildProcess,
  after: (ms: number, action: () => void) => void,
): { climb: ChildHandle['stop']; wasCalled(): boolean } {
  const rungs = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
  let reached = -1;
  const climb = (signal: (typeof rungs)[number]): boolean => {
    const rung = rungs.indexOf(signal);
    if (rung <= reached || child.exitCode !== null || child.signalCode !== null) return false;
    reached = rung;
    // SIGINT goes to the process alone, which then ends its own tools and still reports its cost.
    if (signal === 'SIGINT' && !isWindows) child.kill('SIGINT');
    else signalGroup(child, signal);
    return true;
  };
  const stop: ChildHandle['stop'] = (first, graceMs = TERM_TO_KILL_MS) => {
    if (!climb(first)) return;
    if (first === 'SIGINT') {
      after(graceMs, () => climb('SIGTERM'));
      after(graceMs + TERM_TO_KILL_MS, () => climb('SIGKILL'));
    } else if (first === 'SIGTERM') {
      after(graceMs, () => climb('SIGKILL'));
    }
  };
  return { climb: stop, wasCalled: () => reached >= 0 };
}

function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): void {
  if (child.pid === undefined) return;
  if (isWindows) {
    if (child.exitCode === null)
      spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // ESRCH: the group is gone already.
  }
}

function neverStarted(error: Error): GroupHandle {
  return {
    pid: undefined,
    write: () => {},
    endStdin: () => {},
    stop: () => {},
    endStrays: () => {},
    done: Promise.resolve({ exitCode: null, signal: null, spawnError: error }),
  };
}
