import type { Header } from './header.js';

const TO_GO_ON = ['workflow_file', 'ref', 'event_class', 'run_key'] as const;

/** What this job expects a checkpoint to say of itself. */
export interface Expected extends Pick<Header, 'repository_id'> {
  /** The name that it was found under. */
  readonly name: string;
  /** Null when the job only looks at it (`raymond pull`, `mode: answer`) and never goes on from it. */
  readonly place: Pick<Header, (typeof TO_GO_ON)[number]> | null;
}

/** The first thing in which a checkpoint is not ours. */
export type ClaimMismatch = 'repository_id' | 'name' | (typeof TO_GO_ON)[number];

/**
 * Compares a header, once its seal has opened, with what this job expects (spec 4.3), exactly: not by prefix, case or
 * pattern.
 * @returns the first thing in which it is another's, or null
 */
export function belongs(header: Header, expected: Expected): ClaimMismatch | null {
  if (header.repository_id !== expected.repository_id) return 'repository_id';
  const { place } = expected;
  if (place !== null) {
    const different = TO_GO_ON.find((field) => header[field] !== place[field]);
    if (different !== undefined) return different;
  }
  return header.name === expected.name ? null : 'name';
}

const WORDS: Readonly<Record<ClaimMismatch, string>> = {
  repository_id: 'another repository',
  workflow_file: 'another workflow file',
  ref: 'another branch or tag',
  event_class: 'another class of event',
  run_key: 'another run key',
  name: 'another name than it lies under',
};

/** A mismatch in words: `it belongs to another workflow file (ci.yml)`. */
export function claimMismatchText(mismatch: ClaimMismatch, header: Header): string {
  // A run key has many lines, and is of no use to people.
  const found = mismatch === 'run_key' ? '' : ` (${header[mismatch]})`;
  return `it belongs to ${WORDS[mismatch]}${found}`;
}
