/**
 * GitHub's results service (caches and artifacts), its blob store and its REST API on loopback: what the real
 * `@actions/*` packages talk to in tests. Three ports, so that one of them can refuse connections.
 *
 * @typedef {import('./faults.mjs').Fault} Fault
 * @typedef {import('./http.mjs').Call} Call
 * @typedef {import('./http.mjs').Reply} Reply
 * @typedef {import('./token.mjs').TokenOptions} TokenOptions
 *
 * @typedef {object} LogEntry
 * @property {string} time      ISO 8601
 * @property {string[]} labels  from the widest (`all`) to the route's own name: `all, cache, CreateCacheEntry`
 * @property {string} route     the last of them
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} query
 * @property {any} body         parsed JSON, else undefined
 * @property {number} bytes     of the body
 * @property {Fault} [fault]
 * @property {number} [status]  once answered
 *
 * @typedef {object} Stored     what `cacheEntries()` and `artifacts()` add
 * @property {Buffer} bytes     as uploaded, still packed
 * @property {() => Record<string, Buffer>} files  unpacked: path to bytes
 * @property {() => string} unpack  into a new folder, which the test removes
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Artifacts } from './artifacts.mjs';
import { Blobs } from './blobs.mjs';
import { Caches } from './caches.mjs';
import { Faults } from './faults.mjs';
import { GitHubApi } from './github-api.mjs';
import { addressOf, openListener, Refused, readCall, send } from './http.mjs';
import { DEFAULT_RUN, makeToken, readToken } from './token.mjs';
import { unpack, unpackedFiles } from './unpack.mjs';

const A_DAY_MS = 86_400_000;

export { filesOf } from './unpack.mjs';

const TWIRP = /^\/twirp\/github\.actions\.results\.api\.v1\.(Cache|Artifact)Service\/(\w+)$/;
const GITHUB_TOKEN = 'ghs_a0token0of0the0job0a0token0of0the0job00';

/** What each server answers by, and how it says no. @typedef {{labels: (call: Pick<Call, 'method' | 'path'>) => string[], answer: (call: Call) => Reply, error: (error: Refused) => Reply}} Dialect */

/** @param {Caches} caches @param {Artifacts} artifacts @returns {Dialect} */
const twirp = (caches, artifacts) => ({
  labels: ({ path }) => {
    const [, service = 'unknown', method = 'unknown'] = path.match(TWIRP) ?? [];
    return ['all', 'results', service.toLowerCase(), method];
  },
  answer: ({ path, headers, json }) => {
    const [, service, method = ''] = path.match(TWIRP) ?? [];
    const run = (service === 'Cache' ? caches : artifacts).methods[method];
    if (run === undefined) throw new Refused(404, 'bad_route', `no route for ${path}`);
    return { status: 200, json: run(readToken(headers.authorization), json ?? {}) };
  },
  error: ({ status, code, message }) => ({ status, json: { code, msg: message } }),
});

/** @template {{blob: import('./blobs.mjs').Blob}} T @param {T} entry @returns {Omit<T, 'blob'> & Stored} */
function stored({ blob, ...entry }) {
  const bytes = blob.bytes ?? Buffer.alloc(0);
  return { ...entry, bytes, files: () => unpackedFiles(bytes), unpack: () => unpack(bytes) };
}

/** @param {{repository?: string}} [options] */
export async function startResultsService({ repository = 'octo-org/octo-repo' } = {}) {
  const faults = new Faults();
  const requests = /** @type {LogEntry[]} */ ([]);
  /** @type {Set<() => void>} */
  const watchers = new Set();
  const changed = () => {
    for (const watcher of [...watchers]) watcher();
  };

  const blobs = new Blobs(() => listeners.blobs.url);
  const caches = new Caches(blobs);
  const artifacts = new Artifacts(blobs);
  const origin = () => listeners.github.url;
  const github = new GitHubApi({ repository, token: GITHUB_TOKEN, artifacts, caches, origin });

  /** @param {Dialect} dialect */
  const serve = (dialect) =>
    openListener((req, res) => {
      handle(dialect, req, res).catch((error) => {
        if (error.name === 'AbortError' || error.code === 'ECONNRESET' || res.destroyed) return;
        console.error('results-service:', error);
        if (!res.headersSent) send(res, dialect.error(new Refused(500, 'internal', String(error))));
      });
    });

  /** @param {Dialect} dialect @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res */
  async function handle(dialect, req, res) {
    const over = new AbortController();
    res.once('close', () => over.abort());
    const labels = dialect.labels({ method: req.method ?? 'GET', path: addressOf(req).pathname });
    const fault = faults.take(labels);
    const call = await readCall(req, fault?.trickleMs);
    /** @type {LogEntry} */
    const entry = {
      time: new Date().toISOString(),
      labels,
      route: labels.at(-1) ?? '',
      method: call.method,
      path: call.path,
      query: Object.fromEntries(call.url.searchParams),
      body: call.json,
      bytes: call.body.length,
      ...(fault && { fault }),
    };
    requests.push(entry);
    changed();
    const reply = await replyTo(dialect, call, fault, over.signal);
    if (fault?.drop) return void req.socket.destroy();
    if (fault?.hang) return;
    entry.status = reply.status;
    send(res, reply, call.method === 'HEAD');
    changed();
  }

  /** @param {Dialect} dialect @param {Call} call @param {Fault | undefined} fault @param {AbortSignal} signal @returns {Promise<Reply>} */
  async function replyTo(dialect, call, fault, signal) {
    if (fault?.delayMs) await delay(fault.delayMs, undefined, { signal });
    if (fault?.until) await Promise.race([fault.until, delay(A_DAY_MS, undefined, { signal, ref: false })]);
    const fails = fault !== undefined && (fault.drop || fault.hang || fault.status !== undefined);
    try {
      if (!fails) return dialect.answer(call);
      if (fault.applied) dialect.answer(call);
      throw new Refused(fault.status ?? 500, 'fault', fault.message ?? 'a fault set by the test');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const reply = dialect.error(error);
      return { ...reply, headers: { ...reply.headers, ...fault?.headers } };
    }
  }

  const listeners = {
    results: await serve(twirp(caches, artifacts)),
    blobs: await serve({ labels: Blobs.labels, answer: (call) => blobs.answer(call), error: Blobs.error }),
    github: await serve({
      labels: GitHubApi.labels,
      answer: (call) => github.answer(call),
      error: GitHubApi.error,
    }),
  };

  /**
   * What the runner gives a job's action. GITHUB_SERVER_URL isn't ours: on `http://127.0.0.1` the toolkit takes it
   * for GitHub Enterprise Server and neither caches nor uploads.
   * @param {TokenOptions} [options]
   */
  const envFor = (options = {}) => ({
    ACTIONS_RESULTS_URL: `${listeners.results.url}/`,
    ACTIONS_RUNTIME_URL: `${listeners.results.url}/`,
    ACTIONS_RUNTIME_TOKEN: makeToken(options),
    ACTIONS_CACHE_SERVICE_V2: 'True',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: listeners.github.url,
    GITHUB_GRAPHQL_URL: `${listeners.github.url}/graphql`,
    GITHUB_REPOSITORY: repository,
  });

  return {
    repository,
    /** `${{ github.token }}`; what it may do is in `github.permissions`. */
    githubToken: GITHUB_TOKEN,
    env: envFor(DEFAULT_RUN),
    envFor,
    /** The REST API's repository: issues, comments, dispatches, collaborators, permissions. */
    github,
    /** All requests so far; entries change while they are being answered. */
    requests,
    /** @param {string} route a label; `all` for all */
    to: (route) => requests.filter(({ labels }) => labels.includes(route)),
    /** Finalized ones, oldest first. */
    cacheEntries: () => caches.entries.filter(({ finalized }) => finalized).map(stored),
    /** Finalized ones of all runs, oldest first. */
    artifacts: () => artifacts.list().map(stored),
    /** @param {string} prefix of keys */
    evictCaches: (prefix) => caches.evict(prefix),
    /**
     * Requests with this label fail: a route's name (`CreateCacheEntry`, `createComment`), `cache`, `artifact`,
     * `results`, `blobs`, `blobs.put`, `cache-blobs.get`, `github`, `all`.
     * @param {string} label @param {Fault} fault @returns {() => void} takes it away
     */
    fail: (label, fault) => faults.add(label, fault),
    heal: () => faults.clear(),
    /** @param {keyof typeof listeners} server from now on it refuses connections */
    refuse: (server) => listeners[server].refuse(),
    /** @param {keyof typeof listeners} server */
    accept: (server) => listeners[server].accept(),
    /**
     * The first request for which `test` is true, now or later: what a test waits for instead of sleeping.
     * @param {(entry: LogEntry) => boolean} test
     * @returns {Promise<LogEntry>}
     */
    when: (test) =>
      new Promise((resolve) => {
        const look = () => {
          const found = requests.find(test);
          if (found === undefined) return;
          watchers.delete(look);
          resolve(found);
        };
        watchers.add(look);
        look();
      }),
    /** Open connections are cut, so that it ends at once even while a reply hangs. */
    close: async () => {
      await Promise.all(Object.values(listeners).map((listener) => listener.close()));
    },
  };
}
