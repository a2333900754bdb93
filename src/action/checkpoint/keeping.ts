import * as core from '@actions/core';
import type { LoggedEvent } from '../../core/events.js';
import { realPorts } from '../../runtime/ports.js';
import type { Job } from '../job.js';
import type { SavedTo } from './checkpoint-store.js';
import { Checkpoints } from './checkpoints.js';
import { type Keeper, uploadTranscripts } from './keep.js';
import type { Restored } from './restore.js';

/** What is left of a run when its job is over. */
export interface Kept {
  readonly saved: SavedTo;
  readonly transcripts: { readonly name: string; readonly url: string } | null;
}

/** Keeps a run for later attempts, while it goes on and when it has come to its end (spec 4.3, 4.4). */
export interface Keeping {
  /** To be told what happens in the run. */
  onEvent(event: LoggedEvent): void;
  /** Keeps what the run has come to. */
  end(): Promise<Kept>;
  /** Leaves the rest to `post`. */
  stop(): void;
}

/** @param restored what the run goes on from */
export async function keep(job: Job, runId: string, restored: Restored | null): Promise<Keeping> {
  const { inputs, context } = job;
  const base = restored?.manifest.base ?? (await headOf(context.workspace)) ?? undefined;
  // For `post`, should we not come to it.
  job.commands.saveState('base', base ?? '');
  job.commands.saveState('run-id', runId);
  const keeper: Keeper = { job, runId, base, say: core.info };
  const checkpoints = new Checkpoints(keeper, inputs['checkpoint-interval'] * 1000, realPorts.now);
  return {
    onEvent: ({ type }) => {
      if (type === 'transition') checkpoints.due();
    },
    end: async () => ({ saved: await checkpoints.last(), transcripts: await uploadTranscripts(keeper) }),
    stop: () => checkpoints.stop(),
  };
}

/** null outside a git work tree. */
async function headOf(workspace: string): Promise<string | null> {
  const { execa } = await import('execa');
  const { exitCode, stdout } = await execa('git', ['rev-parse', 'HEAD'], { cwd: workspace, reject: false });
  return exitCode === 0 ? stdout.trim() : null;
}
