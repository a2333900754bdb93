import { realPorts } from '../../runtime/ports.js';
import type { Board } from '../ask/board.js';
import { restore } from '../checkpoint/restore.js';
import type { Standing } from '../checkpoint/standing.js';
import type { Job } from '../job.js';
import { takeLease } from '../resume/take-lease.js';

/** What earlier attempts of the job have left. @throws UsageError as `restore` */
export function lookFor(job: Job, first: Standing, board: Board): Promise<Standing> {
  return job.voice.group('Looking for a checkpoint', () => restore(job, first, board));
}

/** @returns the sequence of the first checkpoint. @throws UsageError where another one is at work under this key */
export function tellBegun(job: Job, standing: Standing): Promise<number> {
  return job.voice.group('Telling others that this run has begun', () => takeLease(job, standing, realPorts));
}
