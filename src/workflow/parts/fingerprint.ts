import { createHash } from 'node:crypto';
import { ownValue } from '../../core/own-value.js';
import { byName } from './state-file.js';
import type { Fingerprint, OnDisk } from './workflow.js';

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Absolute. Present only for a file on disk. */
  readonly path?: string;
}

/**
 * A SHA-256 of each file, and one over all names and hashes in order (spec 2.3). Only names inside the workflow and
 * bytes count, so a folder and its zip, wherever they lie, have the same fingerprint.
 */
export function fingerprintOf(files: readonly NamedBytes[], place: Partial<OnDisk> = {}): Fingerprint {
  const onDisk = { files: [...(place.files ?? []), ...sourcesOf(files)], folders: place.folders ?? [] };
  return sumOf(
    files.map(({ name, bytes }) => ({ name, hash: sha256(bytes) })),
    onDisk,
  );
}

/** The same with further files, which keys of the workflow name. */
export function fingerprintWith({ files, onDisk }: Fingerprint, named: readonly NamedBytes[]): Fingerprint {
  const all = { ...files, ...fingerprintOf(named).files };
  return sumOf(
    Object.entries(all).map(([name, hash]) => ({ name, hash })),
    { ...onDisk, files: [...onDisk.files, ...sourcesOf(named)] },
  );
}

/** The fingerprint of a workflow with those that it uses: their files have their full names (spec 7.2). */
export function fingerprintOfAll(
  parts: readonly { readonly scope: string; readonly fingerprint: Fingerprint }[],
): Fingerprint {
  return sumOf(
    parts.flatMap(({ scope, fingerprint: { files } }) =>
      Object.entries(files).map(([name, hash]) => ({ name: scope + name, hash })),
    ),
    {
      files: parts.flatMap(({ fingerprint }) => fingerprint.onDisk.files),
      folders: parts.flatMap(({ fingerprint }) => fingerprint.onDisk.folders),
    },
  );
}

/** The files in which two versions of a workflow differ, and how: `START.md (changed)`. */
export function changesBetween(before: Fingerprint['files'], now: Fingerprint['files']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names
    .filter((name) => ownValue(before, name) !== ownValue(now, name))
    .map((name) => {
      const how =
        ownValue(before, name) === undefined
          ? 'new'
          : ownValue(now, name) === undefined
            ? 'missing'
            : 'changed';
      return `${name} (${how})`;
    });
}

function sourcesOf(files: readonly NamedBytes[]): OnDisk['files'] {
  return files.flatMap(({ path }) => path ?? []);
}

function sumOf(
  hashes: readonly { readonly name: string; readonly hash: string }[],
  onDisk: OnDisk,
): Fingerprint {
  const sorted = [...hashes].sort(byName);
  // No file name can contain a NUL, so no two lists of files give the same text.
  const sum = sha256(sorted.map(({ name, hash }) => `${name}\0${hash}\n`).join(''));
  return { sha256: sum, files: Object.fromEntries(sorted.map(({ name, hash }) => [name, hash])), onDisk };
}

function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}
