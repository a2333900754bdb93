import { begunName, eventClass, type Header } from '../../checkpoint/seal/index.js';
import type { Answer, AskGitHub } from '../../runtime/github/answer.js';
import {
  type ArtifactRow,
  artifactsNamed,
  type RunRow,
  runById,
  runsOfFile,
} from '../../runtime/github/lists.js';
import type { CheckpointNames, Identity } from '../identity/identity.js';
import { type Candidate, type Listing, RunArtifacts, unread } from './candidates.js';
import { MAX_OPENED, type Open } from './find.js';

/** Of other runs than our own and the one that is named: each is a request of a limit that the repository shares. */
const MAX_OTHERS = 2;
/** The same with those that have left a lease alone: what they went on from lies further back. */
const MAX_WITH_LEASES = 4;
const MAX_PAGES = 3;

export interface Looking {
  /** As the REST API has it. */
  readonly branch: string;
  readonly ask: AskGitHub;
}

/** What runs that kept something in artifacts have left under one name, row by row; a start looks twice. */
export class OwnKeyArtifacts {
  /** Rows that the first look has seen. */
  readonly #seen = new Set<number>();

  constructor(
    private readonly identity: Identity,
    private readonly names: CheckpointNames,
    private readonly looking: Looking,
  ) {}

  /**
   * Artifacts under a key of one's own, in a handful of requests however many runs there are: of our own run, of the one that
   * is named, of those that have changed since the newest header that caches know; where they know none, of those that have
   * left the key's record, or else of the newest, up to the first that holds a checkpoint.
   * @param open null: nothing is to be opened, and a name is enough
   */
  async first(newest: Pick<Header, 'time'> | null, open: Open | null): Promise<Listing> {
    const { identity, names, looking } = this;
    const named = await namedRun(identity, looking);
    if (named.kind !== 'answer') return unread('The run that is named', named);
    const begun = await this.#begun();
    if (begun.kind !== 'answer') return unread('The list of runs that have kept something', begun);
    const lists = new RunArtifacts(identity, names, looking.ask);
    const own = Number(identity.runId);
    const isBegun = identity.attempt > 1 || begun.data.includes(own);
    const ours = isBegun ? await lists.add(own) : null;
    if (ours !== null) return ours;
    // What anybody can write a name for ends nothing: it has to open.
    let hasEnded = newest === null && (await holds(lists.candidates, open)) === 'checkpoint';
    // Another dispatch may have gone on from the named one since: that ends nothing either.
    for (const id of named.data) {
      const failed = await lists.add(id);
      if (failed !== null) return failed;
    }
    const asksRuns = newest !== null || begun.data.length === 0;
    const runs = asksRuns ? await runsSince(newest, identity, looking) : ofIds(begun.data);
    if (runs.kind !== 'answer') return unread('The list of earlier runs', runs);
    const others = runs.data.ids.filter((id) => id !== own && !named.data.includes(id));
    let looked = 0;
    let withoutLease = 0;
    for (const id of others) {
      if (hasEnded || withoutLease === MAX_OTHERS || looked === MAX_WITH_LEASES) break;
      const before = lists.candidates.length;
      const failed = await lists.add(id);
      if (failed !== null) return failed;
      const held = newest !== null ? 'nothing' : await holds(lists.candidates.slice(before), open);
      looked += 1;
      if (held !== 'lease') withoutLease += 1;
      hasEnded = held === 'checkpoint';
    }
    return lists.listing(hasEnded ? 0 : others.length - looked + runs.data.more);
  }

  /** What is newer than the first look: runs whose record was not there then. */
  async again(): Promise<Listing> {
    const before = new Set(this.#seen);
    const begun = await this.#begun(before);
    if (begun.kind !== 'answer') return unread('The list of runs that have kept something', begun);
    const lists = new RunArtifacts(this.identity, this.names, this.looking.ask);
    for (const id of begun.data.slice(0, MAX_OTHERS + 1)) {
      const failed = await lists.add(id);
      if (failed !== null) return failed;
    }
    return lists.listing(Math.max(0, begun.data.length - MAX_OTHERS - 1));
  }

  /**
   * Run ids, newest first, of rows that are judged as runs are. What others have written under the name, as forks may, is
   * leafed through for a few requests at the first look.
   */
  async #begun(before: ReadonlySet<number> | null = null): Promise<Answer<readonly number[]>> {
    const ids = new Set<number>();
    for (const { prefix } of this.names.prefixes) {
      for (let page = 1; page <= (before === null ? MAX_PAGES : 1); page++) {
        const listed = await artifactsNamed(this.looking.ask, begunName(prefix), page);
        if (listed.kind !== 'answer') return listed;
        const ours = listed.data.rows.filter((row) => !row.expired && this.#isOurs(row));
        for (const row of ours) {
          if (before?.has(row.id) !== true) ids.add(row.workflow_run!.id!);
          this.#seen.add(row.id);
        }
        if (ours.length > 0 || listed.data.isLast) break;
      }
    }
    return { kind: 'answer', data: [...ids].sort((a, b) => b - a) };
  }

  #isOurs({ workflow_run: run }: ArtifactRow): boolean {
    const { repositoryId } = this.identity;
    return (
      run?.id !== undefined &&
      run.head_branch === this.looking.branch &&
      String(run.repository_id) === repositoryId &&
      String(run.head_repository_id) === repositoryId
    );
  }
}

/**
 * What is there of the key among them. Who has left a lease alone was lost before a first save, and what it has gone on from
 * is still to be found. What is looked into is not fetched again.
 */
async function holds(
  candidates: readonly Candidate[],
  open: Open | null,
): Promise<'checkpoint' | 'lease' | 'nothing'> {
  if (open === null) return candidates.length > 0 ? 'checkpoint' : 'nothing';
  const newest = [...candidates].sort((a, b) => b.claims.sequence - a.claims.sequence);
  let hasLease = false;
  for (const candidate of newest.slice(0, MAX_OPENED)) {
    const tried = await open(candidate);
    if (tried.kind === 'opened') return 'checkpoint';
    hasLease ||= tried.kind === 'lease';
  }
  return hasLease ? 'lease' : 'nothing';
}

interface Runs {
  /** Newest first. */
  readonly ids: readonly number[];
  /** How many GitHub has not listed. */
  readonly more: number;
}

const ofIds = (ids: readonly number[]): Answer<Runs> => ({ kind: 'answer', data: { ids, more: 0 } });

/** The newest hundred of the same file and branch that are no strangers' and were begun, or went on, since. */
async function runsSince(
  newest: Pick<Header, 'time'> | null,
  identity: Identity,
  { branch, ask }: Looking,
): Promise<Answer<Runs>> {
  const answer = await runsOfFile(ask, identity.workflowFile, branch);
  if (answer.kind !== 'answer') return answer;
  const { workflow_runs: rows, total_count: total = rows.length } = answer.data;
  // GitHub's times have no milliseconds.
  const since =
    newest === null ? Number.NEGATIVE_INFINITY : Math.floor(Date.parse(newest.time) / 1000) * 1000;
  const isSince = (run: RunRow): boolean =>
    [run.created_at, run.run_started_at, run.updated_at].some((time) => Date.parse(time ?? '') >= since);
  const ours = rows.filter((run) => isOurs(run, identity, branch) && (newest === null || isSince(run)));
  const ids = ours.map(({ id }) => id);
  return { kind: 'answer', data: { ids, more: newest === null ? total - rows.length : 0 } };
}

/** The run that `resume-run` names. */
async function namedRun(identity: Identity, { branch, ask }: Looking): Promise<Answer<readonly number[]>> {
  if (identity.resumeRun === null) return { kind: 'answer', data: [] };
  const answer = await runById(ask, identity.resumeRun);
  if (answer.kind !== 'answer') return answer;
  return { kind: 'answer', data: isOurs(answer.data, identity, branch) ? [answer.data.id] : [] };
}

/** A repository that is gone (null) is not ours. */
export function isOurs(run: RunRow, identity: Identity, branch: string): boolean {
  const isOfRepository = (each: { readonly id: number } | null | undefined): boolean =>
    String(each?.id) === identity.repositoryId;
  return (
    run.path?.replace(/@.*$/, '') === identity.workflowFile &&
    run.head_branch === branch &&
    isOfRepository(run.repository) &&
    isOfRepository(run.head_repository) &&
    classesOf(run.event ?? '').includes(identity.eventClass)
  );
}

/** A comment's run does not say what was commented on; the header does. */
function classesOf(event: string): string[] {
  return [eventClass(event, false), ...(event === 'issue_comment' ? [eventClass(event, true)] : [])];
}
