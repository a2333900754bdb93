/** The version of what lies in a checkpoint, and how. Another version needs another reader. */
export const CONTENT_VERSION = 1;

/** Every limit of the format, in one table. What is over one is refused on opening and never written by us. */
export interface Limits {
  /** Bytes of all files together. `maxSealedBytes` says how large the sealed file may be then. */
  readonly unpackedBytes: number;
  /** Number of files and folders. */
  readonly entries: number;
  /** Bytes of all paths together: the list of entries is held in memory. */
  readonly allPathsBytes: number;
  /** Bytes of one path in UTF-8. */
  readonly pathBytes: number;
  /** Bytes of one name of a path in UTF-8; no common file system takes more. */
  readonly nameBytes: number;
  /** Number of names in one path. */
  readonly depth: number;
}

/** The limits of spec 4.3: 2 GB in all. */
export const LIMITS: Limits = {
  unpackedBytes: 2 * 1024 ** 3,
  entries: 200_000,
  allPathsBytes: 32 * 1024 ** 2,
  pathBytes: 1024,
  nameBytes: 255,
  depth: 64,
};

/** Bytes of the header's JSON. The header lies in the first chunk, so that one chunk tells whose a checkpoint is. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Bytes that a sealed file may have. No file is read further than its limits can need. */
export function maxSealedBytes({ unpackedBytes, entries, allPathsBytes }: Limits): number {
  const framed = unpackedBytes + allPathsBytes + entries * 16 + MAX_HEADER_BYTES;
  return Math.ceil(framed * (1 + 1 / 1024)) + 1024;
}
