import type { Header } from '../../checkpoint/seal/header.js';
import type { SealKeys } from '../../checkpoint/seal/index.js';
import { messageOf } from '../../core/errors.js';
import { type Answer, type AskGitHub, PAGE } from '../../runtime/github/answer.js';
import { type ArtifactRow, artifactsNamed } from '../../runtime/github/lists.js';
import { MAX_SLOTS, recordName, type WakeRecord } from './records.js';
import type { ReadRecord } from './store.js';

/** A record that has opened, and where it lies. */
export interface FoundRecord {
  readonly artifactId: number;
  readonly header: Header;
  readonly record: WakeRecord;
}

export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  /** What could not be seen: something may be there. Sentences. */
  readonly unseen: readonly string[];
  /** What lies under a name of ours and is none. Sentences. */
  readonly rejected: readonly string[];
  /** The permission to list artifacts is missing. */
  readonly isRefused: boolean;
}

/** Of one name; runs of forks can add to the list. */
const MAX_PAGES = 5;
/** How many records one tick opens: each is a request. */
export const MAX_OPENED = 200;
/** Of runs whose head is in another repository. */
const MAX_FOREIGN = 20;
/** A reader goes on until so many names in a row are nobody's: one may be reserved and never filled. */
const NOBODYS = 2;
const CONCURRENCY = 8;

export interface RecordsPlace {
  readonly repositoryId: string;
  readonly workflowFile: string;
  readonly home: string;
}

/** @param read opens one. @throws Error when it cannot be fetched */
export async function findRecords(
  place: RecordsPlace,
  keys: SealKeys,
  ask: AskGitHub,
  read: (row: ArtifactRow) => Promise<ReadRecord>,
): Promise<FoundRecords> {
  const unseen: string[] = [];
  const rows: ArtifactRow[] = [];
  for (const key of keys.open) {
    let empty = 0;
    for (let slot = 0; slot < MAX_SLOTS && empty < NOBODYS; slot++) {
      const listed = await rowsNamed(recordName(key, place, slot), ask);
      if (listed.kind === 'refused') return { ...NOTHING, unseen: [listed.why], isRefused: true };
      if (listed.kind === 'silent')
        return { ...NOTHING, unseen: [`The list of parked runs could not be read: ${listed.why}.`] };
      const { rows: named, hasMore } = listed.data;
      if (hasMore) unseen.push(`There are more than ${PAGE * MAX_PAGES} artifacts of one name.`);
      empty = named.length === 0 ? empty + 1 : 0;
      rows.push(...named);
    }
  }
  const records: FoundRecord[] = [];
  const rejected: string[] = [];
  const chosen = chosenOf(rows, place);
  if (chosen.length > MAX_OPENED)
    unseen.push(
      `There are ${chosen.length} records of parked runs; the newest ${MAX_OPENED} were looked at.`,
    );
  const newest = chosen.slice(0, MAX_OPENED);
  for (let at = 0; at < newest.length; at += CONCURRENCY) {
    const opened = await Promise.all(newest.slice(at, at + CONCURRENCY).map((row) => open(row, place, read)));
    for (const one of opened) {
      if ('record' in one) records.push(one);
      else if ('rejected' in one) rejected.push(one.rejected);
      else unseen.push(one.unseen);
    }
  }
  return { records, unseen, rejected, isRefused: false };
}

const NOTHING: FoundRecords = { records: [], unseen: [], rejected: [], isRefused: false };

interface Named {
  readonly rows: readonly ArtifactRow[];
  readonly hasMore: boolean;
}

async function rowsNamed(name: string, ask: AskGitHub): Promise<Answer<Named>> {
  const rows: ArtifactRow[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await artifactsNamed(ask, name, page);
    if (answer.kind !== 'answer') return answer;
    rows.push(...answer.data.rows);
    if (answer.data.isLast) return { kind: 'answer', data: { rows, hasMore: false } };
  }
  return { kind: 'answer', data: { rows, hasMore: true } };
}

/**
 * Newest first. Runs of pull requests from forks can use the name, too, and are there for a workflow that gives them
 * the key: a few of them are looked at, after all others.
 */
function chosenOf(rows: readonly ArtifactRow[], { repositoryId }: RecordsPlace): ArtifactRow[] {
  const ours = (id: number | undefined): boolean => String(id) === repositoryId;
  const live = rows
    .filter((row) => !row.expired && ours(row.workflow_run?.repository_id))
    .sort((a, b) => b.id - a.id);
  const own = live.filter((row) => ours(row.workflow_run?.head_repository_id));
  return [...own, ...live.filter((row) => !own.includes(row)).slice(0, MAX_FOREIGN)];
}

type OpenedRecord = FoundRecord | { readonly unseen: string } | { readonly rejected: string };

async function open(
  row: ArtifactRow,
  place: RecordsPlace,
  read: (row: ArtifactRow) => Promise<ReadRecord>,
): Promise<OpenedRecord> {
  let opened: ReadRecord;
  try {
    opened = await read(row);
  } catch (error) {
    return { unseen: `The record ${row.id} of a parked run could not be fetched: ${messageOf(error)}.` };
  }
  const not = (why: string): OpenedRecord => ({
    rejected: `The record ${row.id} of a parked run was not used: ${why}.`,
  });
  if (opened.kind === 'none') return not(opened.why);
  const { header, record } = opened;
  const run = row.workflow_run;
  const isFork = String(run?.head_repository_id) !== place.repositoryId;
  // One that says it is another run's, or another file's, was put there.
  if (header.run_id !== String(run?.id) || header.workflow_file !== place.workflowFile)
    return not('it is of another run or workflow file');
  if (header.event_class === 'trusted' && (isFork || header.ref !== place.home))
    return not('it is of another branch or repository');
  return { artifactId: row.id, header, record };
}
