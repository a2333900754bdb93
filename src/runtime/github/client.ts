import type { Answer, AskGitHub } from './answer.js';
import { Patience } from './patience.js';
import { type Failure, isUnread, requestFailure } from './silence.js';

/**
 * The one client of GitHub's API (spec 4.3, "Silence is never taken for absence"). A request is repeated before it
 * counts as silence. A request that creates something is not repeated, since it may have been carried out, unless a
 * rate limit has refused it.
 */
export interface GitHub {
  /** Asks any route of the repository; owner and repo are filled in. */
  readonly ask: AskGitHub;
  graphql<T>(query: string): Promise<Answer<T>>;
  /** The address of an artifact's zip. A request to that address needs no token. */
  artifactAddress(id: number): Promise<Answer<string>>;
  /** Waits for this long, or until the patience is used up. */
  pause(ms: number): Promise<void>;
  /** Whether all patience is used up, so that nothing is asked any more. */
  readonly isOver: boolean;
  /** How many requests were sent. Each one counts for a limit that the whole repository shares. */
  readonly requests: number;
}

export interface GitHubOptions {
  /** `https://api.github.com`: the only place that the token is ever sent to. */
  readonly api: string;
  readonly owner: string;
  readonly repo: string;
  /** Null means that nothing is asked, `nobody` that only what everybody may see is. */
  readonly token: string | null | { readonly nobody: true };
  /** For how long, in ms, failing requests may be repeated in all. */
  readonly patienceMs?: number;
  readonly clock?: Clock;
}

/** The time, as an argument, so that tests can set it. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** A signal that aborts a request which takes this long. */
  timeout(ms: number): AbortSignal;
}

const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  timeout: (ms) => AbortSignal.timeout(ms),
};

/** For all requests of a start together, and for each try of a single one. */
const TIMEOUT_MS = 60_000;
const TRY_MS = 15_000;
/** Pauses before the second and the third try, where GitHub itself says nothing. */
const WAITS_MS = [1000, 3000] as const;
/** A pause that GitHub wants to be longer than this is not waited for. */
const LONGEST_PAUSE_MS = 30_000;

type Connected = Awaited<ReturnType<typeof connect>>;

/** One request, and whether it may be sent again although it may have arrived. */
interface GitHubRequest<T> {
  readonly what: (connected: Connected) => string;
  readonly isRepeatable: boolean;
  readonly send: (connected: Connected, request: { readonly signal: AbortSignal }) => Promise<T>;
}

/** The connection is made, and octokit loaded, by the first request. */
export function gitHub(options: GitHubOptions): GitHub {
  const { api, owner, repo, token, clock = REAL_CLOCK } = options;
  const patience = new Patience(options.patienceMs ?? TIMEOUT_MS);
  let requests = 0;
  let connection: Promise<Connected> | null = null;
  const pause = async (ms: number): Promise<void> => {
    const from = clock.now();
    await clock.sleep(Math.min(ms, patience.leftMs));
    patience.spend(from, clock.now());
  };
  /** Sends a request once. */
  const once = async <T>(connected: Connected, question: GitHubRequest<T>): Promise<Answer<T> | Failure> => {
    const from = clock.now();
    requests += 1;
    try {
      const signal = clock.timeout(Math.min(TRY_MS, patience.leftMs));
      return { kind: 'answer', data: await question.send(connected, { signal }) };
    } catch (error) {
      const failure = requestFailure(error, Date.now());
      if (failure.kind === 'failed') patience.spend(from, clock.now());
      return failure;
    }
  };
  const tried = async <T>(question: GitHubRequest<T>): Promise<Answer<T>> => {
    if (token === null) return { kind: 'refused', why: 'there is no github-token to ask with' };
    connection ??= connect(api, token);
    const connected = await connection;
    const from = clock.now();
    const silent = (why: string): Answer<T> => ({
      kind: 'silent',
      why: `GitHub's API ${why}: ${question.what(connected)}`,
    });
    for (let tries = 1; ; tries++) {
      if (patience.leftMs <= 0) return silent('did not answer before, and there is no time left to ask it');
      const said = await once(connected, question);
      if (said.kind !== 'failed') return said;
      const { why, pauseMs, isLimit } = said;
      if (pauseMs !== null && pauseMs > LONGEST_PAUSE_MS) return silent(pauseText(why, pauseMs));
      const wait =
        tries <= WAITS_MS.length && (question.isRepeatable || isLimit) ? WAITS_MS[tries - 1]! : null;
      const seconds = Math.round((clock.now() - from) / 1000);
      if (wait === null) return silent(`did not answer (${why}${timesIn(tries, seconds)})`);
      await pause(Math.max(wait, pauseMs ?? 0));
    }
  };
  const path = (connected: Connected, route: string, parameters: object): string => {
    const { method, url } = connected.request.endpoint(route, { owner, repo, ...parameters });
    return `${method} ${url.replace(/\?.*$/s, '').replace(/^.*\/repos\/[^/]+\/[^/]+/, '…')}`;
  };
  return {
    ask: <T>(route: string, parameters = {}) =>
      tried<T>({
        what: (connected) => path(connected, route, parameters),
        isRepeatable: /^(?:GET|PATCH) /.test(route),
        send: async (connected, request) => {
          const answer = await connected.request(route, { owner, repo, ...parameters, request });
          if (isUnread(answer)) throw new Error('an answer that cannot be read');
          return answer.data as T;
        },
      }),
    graphql: <T>(query: string) =>
      tried<T>({
        what: () => 'POST /graphql',
        isRepeatable: true,
        send: (connected, request) => connected.graphql<T>(query, { request }),
      }),
    artifactAddress: (id) => {
      const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
      const parameters = { artifact_id: id, archive_format: 'zip' };
      return tried({
        what: (connected) => path(connected, route, parameters),
        isRepeatable: true,
        send: async (connected, request) => {
          const asked = { owner, repo, ...parameters, request: { ...request, redirect: 'manual' as const } };
          const { location } = (await connected.request(route, asked)).headers;
          if (!location) throw new Error('an answer without an address');
          return location;
        },
      });
    },
    pause,
    get isOver() {
      return patience.leftMs <= 0;
    },
    get requests() {
      return requests;
    },
  };
}

async function connect(baseUrl: string, token: string | { readonly nobody: true }) {
  const { GitHub: Octokit, getOctokitOptions } = await import('@actions/github/lib/utils');
  return new Octokit(typeof token === 'string' ? getOctokitOptions(token, { baseUrl }) : { baseUrl });
}

const timesIn = (tries: number, seconds: number): string =>
  tries === 1 ? '' : `, ${tries === 2 ? 'twice' : `${tries === 3 ? 'three' : tries} times`} in ${seconds} s`;

function pauseText(why: string, pauseMs: number): string {
  const until = new Date(Date.now() + pauseMs).toISOString().slice(0, 16).replace('T', ' ');
  return `takes no requests for ${Math.ceil(pauseMs / 60_000)} minutes, until ${until} UTC (${why})`;
}
