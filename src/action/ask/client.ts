import type { OctokitPlugin } from '@octokit/core/types';
import { messageOf } from '../../core/errors.js';
import type { Answer } from '../../runtime/checkpoint/github.js';
import type { JobContext } from '../context.js';
import { isRefusal } from '../identity/ask-github.js';

/** Asks any route of the repository; owner and repo are filled in. */
export interface Client {
  /**
   * A request that may be repeated until it is answered: reading, or writing what is the same when it is written twice.
   * Rate limits are waited for as long as there is time.
   */
  ask<T>(route: string, parameters?: Parameters): Promise<Answer<T>>;
  /** One that makes something. Where it is not answered it may have been done: it is not repeated. */
  make<T>(route: string, parameters?: Parameters): Promise<Answer<T>>;
  graphql<T>(query: string): Promise<Answer<T>>;
  /** Waits; no longer than there is time. */
  pause(ms: number): Promise<void>;
  /** There is no time any more: nothing is asked from here on. */
  readonly isOver: boolean;
}

export type Parameters = Readonly<Record<string, unknown>>;

/** A single request is given up then. */
const PATIENCE_MS = 15_000;

/**
 * GitHub's API by octokit with its plugins for repeating and for rate limits, loaded when it is first asked.
 * @param patienceMs for all requests together, from the first one on
 */
export function clientOf(
  { owner, repo }: Pick<JobContext, 'owner' | 'repo'>,
  token: string | null,
  patienceMs: number,
): Client {
  const over = new AbortController();
  let until = Number.POSITIVE_INFINITY;
  let octokit: ReturnType<typeof connect> | null = null;
  const begin = () => {
    if (octokit === null) {
      until = performance.now() + patienceMs;
      setTimeout(() => over.abort(), patienceMs).unref();
      octokit = connect(token ?? '', over.signal, () => until - performance.now());
    }
    return octokit;
  };
  const tried = async <T>(
    work: (connected: Awaited<ReturnType<typeof connect>>) => Promise<T>,
  ): Promise<Answer<T>> => {
    if (token === null) return { kind: 'refused', why: 'there is no github-token to ask with' };
    try {
      const data = await Promise.race([begin().then(work), aborted(over.signal)]);
      return { kind: 'answer', data };
    } catch (error) {
      if (over.signal.aborted)
        return { kind: 'silent', why: `GitHub's API has not answered within ${patienceMs / 1000} s` };
      if (!isRefusal(error)) return { kind: 'silent', why: messageOf(error) };
      return { kind: 'refused', why: messageOf(error), status: (error as { status?: number }).status };
    }
  };
  const request = <T>(route: string, parameters: Parameters, retries?: number): Promise<Answer<T>> =>
    tried(async (connected) => {
      const options = retries === undefined ? {} : { request: { retries } };
      const { data } = await connected.request(route, { owner, repo, ...parameters, ...options });
      return data as T;
    });
  return {
    ask: (route, parameters = {}) => request(route, parameters),
    make: (route, parameters = {}) => request(route, parameters, 0),
    graphql: <T>(query: string) => tried((connected) => connected.graphql<T>(query)),
    pause: async (ms) => {
      begin();
      // Nothing else may keep the process alive meanwhile.
      const waited = new Promise<void>((resolve) => setTimeout(resolve, ms));
      await Promise.race([waited, aborted(over.signal).catch(() => {})]);
    },
    get isOver() {
      return over.signal.aborted;
    },
  };
}

async function connect(token: string, over: AbortSignal, leftMs: () => number) {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const waits = (seconds: number, _: object, __: object, tries: number): boolean =>
    tries < 3 && seconds * 1000 < leftMs();
  const options = { throttle: { onRateLimit: waits, onSecondaryRateLimit: waits } };
  // Ours comes first, so that each try has a time of its own.
  return getOctokit(token, options, impatient(over), retry as OctokitPlugin, throttling as OctokitPlugin);
}

const impatient =
  (over: AbortSignal): OctokitPlugin =>
  (octokit) => {
    octokit.hook.wrap('request', (request, options) =>
      request({
        ...options,
        request: { ...options.request, signal: AbortSignal.any([over, AbortSignal.timeout(PATIENCE_MS)]) },
      }),
    );
    return {};
  };

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(new Error('there is no time left'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
