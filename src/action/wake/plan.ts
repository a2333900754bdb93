import { type Header, newest } from '../../checkpoint/seal/index.js';
import type { FoundRecord } from './find.js';
import type { ParkedRecord, Progress } from './records.js';

/** A run that has parked, by the newest that is known of it. */
export interface Parking {
  readonly header: Header;
  readonly record: ParkedRecord;
  /** Wakes since it came so far. */
  readonly wakes: number;
  /** ms; null: it was not woken since. */
  readonly wokenAt: number | null;
  /** What is known of it, the oldest first: to be deleted in this order when it is over. */
  readonly artifacts: readonly number[];
}

export interface Log {
  readonly parkings: readonly Parking[];
  /** Of no use any more, in the order in which they are to be deleted. */
  readonly useless: readonly (readonly number[])[];
}

/** What is to be done about a parked run, as far as its records tell. */
export type Verdict =
  /** Only a person gets it on. */
  | { readonly kind: 'waits' }
  /** `until`: ms */
  | { readonly kind: 'early'; readonly until: number; readonly isBackingOff: boolean }
  | { readonly kind: 'stuck' }
  | { readonly kind: 'due' };

/** The first wake after one that has led to nothing waits so long, each further one twice as long. */
export const BACK_OFF_MS = 15 * 60_000;

/** Records of one workflow file and branch, run by run. */
export function logOf(records: readonly FoundRecord[]): Log {
  const parkings: Parking[] = [];
  const useless: (readonly number[])[] = [];
  const keys = new Set(
    records.flatMap(({ header, record }) => (record.kind === 'wakes' ? [] : [header.run_key])),
  );
  for (const key of keys) {
    const ofRun = records.filter(({ header, record }) => record.kind !== 'wakes' && header.run_key === key);
    const [last, ...before] = inOrder(ofRun);
    if (last === undefined) continue;
    const older = before.map(({ artifactId }) => artifactId).reverse();
    if (last.record.kind === 'over') {
      useless.push([...older, last.artifactId]);
      continue;
    }
    if (older.length > 0) useless.push(older);
    const record = last.record as ParkedRecord;
    const made = wakesOf(records, key, record.progress);
    parkings.push({
      ...{ header: last.header, record, artifacts: [last.artifactId] },
      wakes: Math.max(0, ...made.map(({ nth }) => nth)),
      wokenAt: made.length === 0 ? null : Math.max(...made.map(({ at }) => at)),
    });
  }
  for (const { record, artifactId } of records)
    if (record.kind === 'wakes' && !isOfUse(record.wakes, parkings)) useless.push([artifactId]);
  return { parkings, useless };
}

/** Newest first, by what is sealed. Where two runs have parted, the order is theirs by id: both are looked at in turn. */
function inOrder(records: readonly FoundRecord[]): FoundRecord[] {
  const nobody = { run_id: '', attempt: 0, job: '', step: '' };
  const order = newest(
    records.map(({ header }) => header),
    nobody,
  );
  const headers = 'headers' in order ? order.headers : [];
  const sorted = headers.flatMap((header) =>
    records.filter((each) => each.header.name === header.name && each.header.run_id === header.run_id),
  );
  return [...sorted, ...records.filter((each) => !sorted.includes(each))];
}

interface Made {
  readonly nth: number;
  readonly at: number;
}

function wakesOf(records: readonly FoundRecord[], key: string, progress: Progress): Made[] {
  return records.flatMap(({ header, record }) =>
    record.kind !== 'wakes'
      ? []
      : record.wakes
          .filter((wake) => wake.run_key === key && isSame(wake.progress, progress))
          .map(({ nth }) => ({ nth, at: Date.parse(header.time) })),
  );
}

const isSame = (a: Progress, b: Progress): boolean => a.steps === b.steps && a.cost_usd === b.cost_usd;

function isOfUse(
  wakes: readonly { readonly run_key: string; readonly progress: Progress }[],
  parkings: readonly Parking[],
): boolean {
  return wakes.some(({ run_key, progress }) =>
    parkings.some(({ header, record }) => header.run_key === run_key && isSame(record.progress, progress)),
  );
}

/**
 * @param isAnswered somebody has answered, and nobody has told the run
 * @param now ms
 */
export function verdictOf(
  { record, wakes, wokenAt }: Pick<Parking, 'record' | 'wakes' | 'wokenAt'>,
  { now, maxWakes, isAnswered = false }: { now: number; maxWakes: number; isAnswered?: boolean },
): Verdict {
  const due = isAnswered ? now : record.due === null ? null : Date.parse(record.due);
  if (due === null) return { kind: 'waits' };
  if (due > now) return { kind: 'early', until: due, isBackingOff: false };
  if (wakes >= maxWakes) return { kind: 'stuck' };
  const again = wokenAt === null ? 0 : wokenAt + BACK_OFF_MS * 2 ** (wakes - 1);
  return again > now ? { kind: 'early', until: again, isBackingOff: true } : { kind: 'due' };
}
