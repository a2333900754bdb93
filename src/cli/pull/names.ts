import { ARTIFACT_ENDING } from '../../runtime/checkpoint/carrier.js';

/** An artifact of a run, as GitHub lists it. */
export interface ArtifactRow {
  readonly id: number;
  readonly name: string;
  readonly expired: boolean;
  readonly size_in_bytes: number;
}

/** A sealed checkpoint by its name, which is believed only so far as to open it before another. */
export interface SealedRow {
  readonly row: ArtifactRow;
  /** As its header has to say. */
  readonly name: string;
  /** The same for all checkpoints of one run key under one key. */
  readonly hash: string;
  readonly attempt: number;
  readonly sequence: number;
}

/** Redacted transcripts (spec 4.4). */
export interface TranscriptsRow {
  readonly row: ArtifactRow;
  /** Raymond's id of the run. */
  readonly runId: string;
  readonly attempt: number;
}

const SEALED = new RegExp(
  `^(raymond-v2-([0-9a-f]{20})-(\\d{1,20})-(\\d{1,9})-(\\d{1,9})-)${ARTIFACT_ENDING}$`,
);

/** @param runId GitHub's; a checkpoint that says it is of another run was put there */
export function sealedIn(rows: readonly ArtifactRow[], runId: string | null): SealedRow[] {
  return rows
    .flatMap((row): SealedRow[] => {
      const [, name, hash, ofRun, attempt, sequence] = SEALED.exec(row.name) ?? [];
      if (row.expired || name === undefined || (runId !== null && ofRun !== runId)) return [];
      return [{ row, name, hash: hash!, attempt: Number(attempt), sequence: Number(sequence) }];
    })
    .sort((a, b) => b.attempt - a.attempt || b.sequence - a.sequence || b.row.id - a.row.id);
}

const TRANSCRIPTS = /^raymond-([A-Za-z0-9._-]{1,100})-(\d{1,9})-[0-9a-f]{12}$/;

/** Newest attempt first. */
export function transcriptsIn(rows: readonly ArtifactRow[]): TranscriptsRow[] {
  return rows
    .flatMap((row): TranscriptsRow[] => {
      const [, runId, attempt] = TRANSCRIPTS.exec(row.name) ?? [];
      if (row.expired || runId === undefined) return [];
      return [{ row, runId, attempt: Number(attempt) }];
    })
    .sort((a, b) => b.attempt - a.attempt || b.row.id - a.row.id);
}
