import type { FanOutRequest } from '../../runtime/fan-out/request.js';
import type { Answers, Nothing } from '../ask/going-on.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import type { Restored } from '../checkpoint/restore.js';
import type { Job } from '../job.js';
import type { OpenedWorkflow } from '../open.js';

/** A run that may begin, or go on: nobody has to be asked any more. */
export interface PreparedRun {
  /** A job that a comment has woken has the inputs of one that goes on with the run that has asked. */
  readonly job: Job;
  readonly opened: OpenedWorkflow;
  readonly standing: AttemptContext;
  /** Absent when forked workers run in this job. */
  readonly fanOut?: FanOutRequest;
  readonly answers: Answers;
}

export const NO_ANSWERS: Answers = { given: [], inputs: [] };

/** There is nothing to begin. */
export type NothingToRun = Nothing | { readonly opened: null; readonly restored: Restored };

/** Loads these only when they are needed: a first attempt has no use for them. */
export const loadAsking = () => Promise.all([import('../ask/board.js'), import('../ask/going-on.js')]);
