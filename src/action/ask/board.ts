import type { SealKeys } from '../../checkpoint/seal/index.js';
import { realPorts } from '../../runtime/ports.js';
import type { Job } from '../job.js';
import { readScene } from './addressed.js';
import type { IssueThread } from './checks.js';
import { type Issues, issuesOf } from './issue.js';

/** What this job sees of issues: each is read once before the run, as it stood then. */
export interface IssueReader {
  readonly issues: Issues;
  /** `why` tells that the issue could not be read. */
  scene(issue: number, keys: SealKeys): Promise<IssueThread | { readonly why: string }>;
}

export function boardOf(job: Pick<Job, 'context' | 'github'>): IssueReader {
  const issues = issuesOf(job.github, realPorts.now);
  const scenes = new Map<number, ReturnType<typeof readScene>>();
  const { workflowFile } = job.context;
  return {
    issues,
    scene: (issue, keys) => {
      const read = scenes.get(issue) ?? readScene(issue, { issues, keys, workflowFile });
      scenes.set(issue, read);
      return read;
    },
  };
}
