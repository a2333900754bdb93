import type { SealKeys } from '../../checkpoint/seal/index.js';
import { ownQuestions } from '../../core/parked.js';
import type { ReadCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { realPorts } from '../../runtime/ports.js';
import type { Identity } from '../identity/identity.js';
import type { Job } from '../job.js';
import { type Accepted, answersFor, type IssueThread } from './checks.js';
import { type Issues, issuesOf, rememberingAccess } from './issue.js';
import type { Marker } from './marker.js';
import { isOurMarker } from './put.js';
import { questionsIn } from './questions.js';

/** What a job sees of issues: each is read once, as it stood then. */
export interface IssueReader {
  readonly issues: Issues;
  /** `why` tells that the issue could not be read. */
  thread(issue: number, keys: SealKeys): Promise<IssueThread | { readonly why: string }>;
}

/** A reader that asks once for each issue, and once for each person what access they have. */
export function issueReaderOf({
  context: { workflowFile },
  github,
}: Pick<Job, 'context' | 'github'>): IssueReader {
  const issues = rememberingAccess(issuesOf(github, realPorts.now));
  const threads = new Map<number, ReturnType<IssueReader['thread']>>();
  const read = async (issue: number, keys: SealKeys) => {
    const [us, comments] = [await issues.us(), await issues.comments(issue)];
    if (us.kind !== 'answer') return { why: us.why };
    if (comments.kind !== 'answer') return { why: comments.why };
    const { accessOf } = issues;
    return { comments: comments.data, us: us.data, keys: keys.open, workflowFile, accessOf };
  };
  return {
    issues,
    thread: (issue, keys) => {
      const thread = threads.get(issue) ?? read(issue, keys);
      threads.set(issue, thread);
      return thread;
    },
  };
}

/** Questions that are open as far as a checkpoint or a record of their run knows. */
export interface AskedOnIssue {
  /** Null when they were put nowhere. */
  readonly issue: number | null;
  readonly asks: readonly string[];
  /** Is it a question of their run? */
  readonly isOurs: (marker: Marker) => boolean;
}

/** The questions that a checkpoint holds open, without those of legs (spec 4.10). */
export const askedBy = (
  { run, manifest: { issue } }: Pick<ReadCheckpoint, 'run' | 'manifest'>,
  identity: Identity,
): AskedOnIssue => ({
  ...{ issue, asks: ownQuestions(run).map(({ ask }) => ask.id) },
  isOurs: (marker) => isOurMarker(marker, identity),
});

/** What stands on the issue about such questions. */
export interface SeenOnIssue {
  /** One of them is marked as answered: another job has gone on from there (spec 4.3). */
  readonly isMarked: boolean;
  /** Finds the first valid answer to each that is open. */
  readonly answers: () => Promise<readonly Accepted[]>;
  /** Why the issue could not be read. Null when it was, or had not to be. */
  readonly why: string | null;
}

const NOTHING_SEEN: SeenOnIssue = { isMarked: false, answers: async () => [], why: null };

/** Looks what has become of questions on their issue; GitHub is asked only where there are some. Never throws. */
export async function lookAtIssue(
  { issue, asks, isOurs }: AskedOnIssue,
  reader: IssueReader,
  keys: SealKeys | null,
): Promise<SeenOnIssue> {
  if (issue === null || keys === null || asks.length === 0) return NOTHING_SEEN;
  const thread = await reader.thread(issue, keys);
  if ('why' in thread) return { ...NOTHING_SEEN, why: thread.why };
  const ours = questionsIn(thread.comments, thread).questions.filter(
    ({ marker }) => asks.includes(marker.askId) && isOurs(marker),
  );
  return {
    isMarked: ours.some(({ marker }) => marker.answeredBy !== null),
    answers: () => answersFor(ours, thread),
    why: null,
  };
}
