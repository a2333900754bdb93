import { messageOf } from '../../core/errors.js';

/** Why a request got no proper answer. */
export type Failure =
  | { readonly kind: 'refused'; readonly why: string; readonly status: number | undefined }
  | {
      readonly kind: 'failed';
      /** For people: a status, or what has broken the connection. */
      readonly why: string;
      /** How long GitHub wants no requests, in ms; null when it does not say. */
      readonly pauseMs: number | null;
      /** A rate limit has refused the request, so it was not carried out. */
      readonly isLimit: boolean;
    };

type Headers = Readonly<Record<string, string | number | undefined>>;

/** A rate limit, an outage and a broken line pass; what the token may not do stays so. @param now epoch ms */
export function requestFailure(error: unknown, now: number): Failure {
  const { status, response, errors } = error as {
    readonly status?: number;
    readonly response?: { readonly headers?: Headers };
    readonly errors?: unknown;
  };
  // Octokit gives 500 for a line that is cut, too.
  if (response === undefined) return lineFailure(error);
  const headers = response.headers ?? {};
  const isLimit = status === 429 || (status === 403 && isRateLimit(headers, messageOf(error)));
  if (errors !== undefined && status === undefined) return { kind: 'refused', why: messageOf(error), status };
  if (isLimit || status === undefined || status >= 500 || status === 408)
    return { kind: 'failed', why: String(status), pauseMs: pauseOf(headers, now), isLimit };
  return { kind: 'refused', why: messageOf(error), status };
}

function lineFailure(error: unknown): Failure {
  const { cause } = error as { readonly cause?: unknown };
  const isLate = [error, cause].some((each) => (each as Error | undefined)?.name === 'TimeoutError');
  const why = isLate ? 'it took too long' : messageOf(error);
  return { kind: 'failed', why, pauseMs: null, isLimit: false };
}

const isRateLimit = (headers: Headers, message: string): boolean =>
  headers['x-ratelimit-remaining'] === '0' ||
  headers['retry-after'] !== undefined ||
  /rate limit/i.test(message);

function pauseOf(headers: Headers, now: number): number | null {
  const after = headers['retry-after'];
  if (after !== undefined) {
    const seconds = Number(after);
    const at = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(String(after));
    return Number.isFinite(at) ? Math.max(0, at - now) : null;
  }
  if (headers['x-ratelimit-remaining'] !== '0') return null;
  const reset = Number(headers['x-ratelimit-reset']) * 1000;
  return Number.isFinite(reset) ? Math.max(0, reset - now) : null;
}

/** An answer that should be JSON and is not was cut off on its way. */
export const isUnread = ({ status, data }: { readonly status: number; readonly data: unknown }): boolean =>
  status === 200 && (typeof data !== 'object' || data === null);
