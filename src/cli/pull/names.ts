import { claimsOfAny } from '../../checkpoint/seal/index.js';
import { storedName } from '../../runtime/checkpoint/carrier.js';
import type { ArtifactRow } from '../../runtime/github/lists.js';

/** A sealed checkpoint by its name, which only decides what is opened first. */
export interface SealedRow {
  readonly row: ArtifactRow;
  /** The name that its header has to state. */
  readonly name: string;
  /** Equal for all checkpoints of one run key under one key. */
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

/** @param runId GitHub's; a checkpoint that states another run was put there by somebody */
export function sealedIn(rows: readonly ArtifactRow[], runId: string | null): SealedRow[] {
  return rows
    .flatMap((row): SealedRow[] => {
      const name = storedName(row.name);
      const claims = name === null ? null : claimsOfAny(name);
      if (row.expired || claims === null || (runId !== null && claims.run_id !== runId)) return [];
      return [{ row, name: name!, ...claims }];
    })
    .sort((a, b) => b.attempt - a.attempt || b.sequence - a.sequence || b.row.id - a.row.id);
}

const TRANSCRIPTS = /^raymond-([A-Za-z0-9._-]{1,100})-(\d{1,9})-[0-9a-f]{12}$/;

/** Sorted by attempt, the newest first. */
export function transcriptsIn(rows: readonly ArtifactRow[]): TranscriptsRow[] {
  return rows
    .flatMap((row): TranscriptsRow[] => {
      const [, runId, attempt] = TRANSCRIPTS.exec(row.name) ?? [];
      if (row.expired || runId === undefined) return [];
      return [{ row, runId, attempt: Number(attempt) }];
    })
    .sort((a, b) => b.attempt - a.attempt || b.row.id - a.row.id);
}
