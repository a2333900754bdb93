import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_DRAIN_TIME, type KeyHolder } from '../core/launch.js';
import type { WordRecovery } from '../core/text/recovery-hint.js';
import { ChildProcesses } from '../process/child-process.js';
import { createAgentCli, environmentOf } from './agent-clis.js';
import type { RunEnd } from './conduct.js';
import { type NewRunRequest, type ResumeRequest, resumeRun, startRun } from './launch.js';
import { checkPrograms } from './needs.js';
import type { Ports } from './ports.js';
import type { RunDeps } from './run-deps.js';
import { StopControl } from './stop.js';

/** What the command line and the Action differ in when they run a workflow. */
export interface Face
  extends Omit<RunDeps, 'children' | 'stop' | 'createAgentCli' | 'checkPrograms' | 'metering'> {
  /** Who holds agents' keys where nobody has said (spec 9.2). */
  readonly keysWhereSilent: KeyHolder;
  /** Starts scripts, and agent CLIs; default: as they are. */
  readonly children?: ChildProcesses;
  /** Stands in for the agent CLIs. */
  readonly createAgentCli?: RunDeps['createAgentCli'];
  /** Told of what can stop the run, before it starts. */
  readonly onStopControl?: (stop: StopControl) => void;
  /** Calls back for each signal that asks us to end. Returns what ends that. */
  readonly onSignal: (react: (signal: NodeJS.Signals) => void) => () => void;
  /** What people read of a run that a signal has paused. */
  readonly interrupted: (signal: NodeJS.Signals, runId: string) => string;
  /** Seconds until the run is paused; absent: none. */
  readonly deadline?: number | undefined;
  /** Seconds before the deadline in which no new state starts. */
  readonly drainTime?: number | undefined;
  /** A replayed prompt that differs from the recorded one is an error. */
  readonly strict: boolean;
  /** Folder that every turn is recorded to. */
  readonly record: string | null;
  /** With the files that turns have written. */
  readonly recordFiles?: boolean;
  /** Idle agent processes are kept for their next turn (spec 6.1). */
  readonly warm: boolean;
}

export type RunRequest =
  | (NewRunRequest & { readonly kind: 'new' })
  | (ResumeRequest & { readonly kind: 'resume' });

/**
 * Runs a workflow for a face, from its start or from where it has stopped, and leaves nothing behind: no child
 * process, no timer, no signal handler, whatever it came to. The only way that runs are run.
 * @throws as `startRun` and `resumeRun`
 */
export async function runFor(face: Face, request: RunRequest): Promise<RunEnd> {
  const stop = new StopControl();
  face.onStopControl?.(stop);
  const children = face.children ?? new ChildProcesses();
  const deadline = scheduleDeadline(
    stop,
    face.ports,
    request.runId,
    face.recoveryHint,
    face.deadline,
    face.drainTime,
  );
  const endSignals = obeySignals(face, stop, children, request.runId);
  const around: RunDeps = {
    ...face,
    stop,
    children,
    ...(face.createAgentCli === undefined && {
      checkPrograms: (workflow, launch, from) =>
        checkPrograms(
          workflow,
          launch,
          from,
          (cli) =>
            environmentOf(
              cli,
              { parent: face.environment, mode: face.environmentMode, allow: launch.env_allow },
              workflow.manifest.environment,
            ).env.PATH,
        ),
    }),
    createAgentCli:
      face.createAgentCli ??
      ((name, launch, manifest, meter) =>
        createAgentCli(name, {
          recording: launch.recording,
          strict: face.strict,
          record: face.record,
          recordFiles: face.recordFiles ?? false,
          env: face.environment,
          now: face.ports.now,
          children,
          warm: face.warm ? launch.concurrency : 0,
          aiCreditUsd: manifest.ai_credit_usd,
          meter,
        })),
    metering: { program: meterProgram(), whereSilent: face.keysWhereSilent },
  };
  try {
    return await (request.kind === 'new' ? startRun(request, around) : resumeRun(request, around));
  } finally {
    endSignals();
    deadline.dispose();
    children.killAll();
  }
}

/** A bundle of its own, beside that of the face that runs. */
function meterProgram(): string {
  return join(dirname(realpathSync(process.argv[1] ?? '.')), '..', 'meter', 'index.js');
}

/**
 * The first signal interrupts the agents, who still tell their cost, and pauses the run; a further one ends them at
 * once (spec 3.7). The state file is sound either way: it is only ever replaced whole.
 */
function obeySignals(face: Face, stop: StopControl, children: ChildProcesses, runId: string): () => void {
  let isInterrupted = false;
  const endListening = face.onSignal((signal) => {
    if (isInterrupted) children.killAll();
    isInterrupted = true;
    const message = face.interrupted(signal, runId);
    stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message });
  });
  // Children have process groups of their own, so even our own crash must end them.
  const killAll = (): void => children.killAll();
  process.on('exit', killAll);
  return () => {
    endListening();
    process.off('exit', killAll);
  };
}

/**
 * Ends the run in time: no new state starts once less than the drain time is left; turns in flight get
 * that, and are interrupted at the deadline (spec 3.7). Of a short deadline, draining takes a quarter at most, unless it
 * is said: something should get done. Times in seconds; no deadline, nothing happens.
 */
function scheduleDeadline(
  stop: StopControl,
  ports: Ports,
  runId: string,
  recoveryHint: WordRecovery,
  deadline: number | undefined,
  drainTime = Math.min(DEFAULT_DRAIN_TIME, (deadline ?? 0) / 4),
): { dispose(): void } {
  const over = new AbortController();
  if (deadline === undefined) return { dispose: () => {} };
  const at = async (seconds: number, mode: 'drain' | 'interrupt'): Promise<void> => {
    await ports.sleep(seconds * 1000, over.signal, 'aside');
    if (over.signal.aborted) return;
    const what = mode === 'drain' ? `is less than ${drainTime} s away, the time to drain` : 'is reached';
    const message = `The deadline of ${deadline} s ${what}. ${recoveryHint({ kind: 'resume' }, runId)}`;
    stop.stop({ mode, status: 'paused', reason: 'DEADLINE', message });
  };
  void at(Math.max(0, deadline - drainTime), 'drain');
  void at(deadline, 'interrupt');
  return { dispose: () => over.abort() };
}
