/**
 * The token a job gets for the cache and artifact service (ACTIONS_RUNTIME_TOKEN): a JWT that says which run
 * it belongs to (`scp`) and which branch scopes it may read and write (`ac`). Nobody here checks its signature.
 *
 * @typedef {'write' | 'read' | 'none' | 'absent'} CacheAccess `none`: an empty list of scopes; `absent`: no list
 *
 * @typedef {object} TokenOptions
 * @property {number} [runId]
 * @property {number} [attempt]
 * @property {string} [job]
 * @property {string} [ref]           the scope it writes to
 * @property {string} [defaultBranch] a scope it also reads
 * @property {string} [baseRef]       of a pull request: another scope it also reads
 * @property {CacheAccess} [cache]
 *
 * @typedef {{runId: number, attempt: number, job: string, scopes: {scope: string, read: boolean, write: boolean}[] | undefined}} Claims
 */
import { Refused } from './http.mjs';

export const DEFAULT_RUN = Object.freeze({
  runId: 1001,
  attempt: 1,
  job: 'raymond',
  ref: 'refs/heads/main',
  defaultBranch: 'refs/heads/main',
});

const READ = 1;
const WRITE = 2;

/** @param {unknown} part */
const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** @param {TokenOptions} [options] */
export function makeToken(options = {}) {
  const { runId, attempt, job, ref, defaultBranch, baseRef, cache } = {
    ...DEFAULT_RUN,
    baseRef: undefined,
    cache: 'write',
    ...options,
  };
  const own = cache === 'write' ? READ + WRITE : READ;
  const others = [baseRef, defaultBranch].filter((scope) => scope !== undefined && scope !== ref);
  const scopes = [
    { Scope: ref, Permission: own },
    ...[...new Set(others)].map((scope) => ({ Scope: scope, Permission: READ })),
  ];
  const claims = {
    iss: 'https://token.actions.githubusercontent.com',
    // GitHub has UUIDs here. These can be read, and differ between attempts as those do.
    scp: `Actions.GenericRead:00000000 Actions.Results:run-${runId}-${attempt}:job-${job}`,
    ...(cache !== 'absent' && { ac: JSON.stringify(cache === 'none' ? [] : scopes) }),
  };
  return [encoded({ alg: 'RS256', typ: 'JWT' }), encoded(claims), 'unsigned'].join('.');
}

/**
 * @param {string | undefined} authorization
 * @returns {Claims}
 * @throws {Refused} 401 unless it is one of `makeToken`'s
 */
export function readToken(authorization) {
  try {
    const payload = authorization?.replace(/^Bearer /i, '').split('.')[1] ?? '';
    const { scp, ac } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const [, runId, attempt, job] = scp.match(/ Actions\.Results:run-(\d+)-(\d+):job-(\S+)/);
    const scopes = ac === undefined ? undefined : JSON.parse(ac);
    return {
      runId: Number(runId),
      attempt: Number(attempt),
      job,
      scopes: scopes?.map((/** @type {{Scope: string, Permission: number}} */ { Scope, Permission }) => ({
        scope: Scope,
        read: (Permission & READ) !== 0,
        write: (Permission & WRITE) !== 0,
      })),
    };
  } catch {
    throw new Refused(401, 'unauthenticated', 'invalid token');
  }
}
