/**
 * A model API on loopback that coding-agent CLIs talk to in tests instead of their vendor's.
 * It answers from a script (script.mjs), keeps a log of all requests, and can fail in every way a real one does.
 *
 * @typedef {import('./script.mjs').Step} Step
 * @typedef {import('./script.mjs').Usage} Usage
 * @typedef {import('./script.mjs').Rule} Rule
 * @typedef {import('./script.mjs').Match} Match
 * @typedef {import('./anthropic-request.mjs').ParsedRequest} ParsedRequest
 *
 * @typedef {object} Exchange
 * @property {string} time     ISO 8601, when the request was complete
 * @property {string} method
 * @property {string} path     without the query
 * @property {import('node:http').IncomingHttpHeaders} headers  as they came
 * @property {number} bytes    of the request's body
 * @property {boolean} side    not a turn of an agent: no rule sees it
 * @property {boolean} done    the reply was sent whole
 * @property {boolean} aborted the client went away first
 * @property {{status?: number, usage?: Usage, step?: Step}} reply as served; no status if the socket was dropped or left silent
 *
 * @typedef {Exchange & Partial<ParsedRequest>} LogEntry
 */
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { anthropic } from './anthropic.mjs';
import { openai } from './openai.mjs';
import { copilot } from './openai-copilot.mjs';
import { ruleFromFile, Script } from './script.mjs';

const A_DAY_MS = 86_400_000;

export { usageLimit } from './script.mjs';

/** Every reply uses this many tokens unless its step says otherwise, so that costs can be computed by hand. */
export const DEFAULT_USAGE = Object.freeze({ input: 1000, output: 100, cacheRead: 0, cacheWrite: 0 });

/** The first that knows a path answers it; Anthropic's has an answer for any. */
const DIALECTS = [copilot, openai, anthropic];

/** @param {number} port */
function environments(port) {
  const shared = {
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_AUTOUPDATER: '1',
  };
  const copilotShared = { CI: '1', COPILOT_AUTO_UPDATE: 'false', COPILOT_MODEL: 'gpt-5.4' };
  return {
    env: { ...shared, ANTHROPIC_API_KEY: 'sk-ant-dummy' },
    subscriptionEnv: { ...shared, CLAUDE_CODE_OAUTH_TOKEN: 'dummy' },
    /** The Copilot CLI with a model provider of one's own: no login, no AI credits. */
    copilotEnv: {
      ...copilotShared,
      COPILOT_OFFLINE: 'true',
      COPILOT_PROVIDER_BASE_URL: `http://127.0.0.1:${port}/v1`,
      COPILOT_PROVIDER_TYPE: 'openai',
      COPILOT_PROVIDER_API_KEY: 'dummy',
    },
    /** The Copilot CLI as if at GitHub, which counts AI credits (`Step.nanoAiu`). */
    copilotGithubEnv: {
      ...copilotShared,
      COPILOT_GITHUB_TOKEN: 'gho_dummy000000000000000000000000000000',
      COPILOT_API_URL: `http://127.0.0.1:${port}`,
      COPILOT_DEBUG_GITHUB_API_URL: `http://127.0.0.1:${port}`,
    },
  };
}

/** @param {import('node:http').IncomingMessage} req */
async function readBody(req) {
  const parts = [];
  for await (const part of req) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * Starts the API on 127.0.0.1. `log` is a file that gets each exchange as a line of JSON once it is over.
 * @param {{port?: number, log?: string, usage?: Partial<Usage>}} [options]
 */
export async function startModelApi({ port = 0, log, usage: usageOption } = {}) {
  const script = new Script();
  const requests = /** @type {LogEntry[]} */ ([]);
  /** @type {Set<() => void>} */
  const watchers = new Set();
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return String(lastId).padStart(24, '0');
  };
  const changed = () => {
    for (const watcher of watchers) watcher();
  };

  /** @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res */
  async function answer(req, res) {
    const body = await readBody(req);
    const path = (req.url ?? '/').split('?')[0];
    const dialect = DIALECTS.find((each) => each.accepts(req.method, path));
    const parsed = dialect?.parse(JSON.parse(body.toString()), req.headers);
    const entry = /** @type {LogEntry} */ ({
      time: new Date().toISOString(),
      method: req.method ?? '',
      path,
      headers: req.headers,
      bytes: body.length,
      side: true,
      done: false,
      aborted: false,
      reply: {},
      ...parsed,
    });
    const over = new AbortController();
    let dropped = false;
    res.once('close', () => {
      entry.done = res.writableFinished;
      entry.aborted = !entry.done && !dropped;
      over.abort();
      if (log !== undefined) appendFileSync(log, `${JSON.stringify(entry)}\n`);
      changed();
    });

    if (dialect === undefined || parsed === undefined) {
      const plain = DIALECTS.map((each) => each.plainAnswer(path)).find((each) => each !== undefined);
      entry.reply = { status: plain === null ? 404 : 200 };
      requests.push(entry);
      changed();
      res.writeHead(plain === null ? 404 : 200, { 'content-type': 'application/json' });
      return void res.end(req.method === 'HEAD' ? undefined : JSON.stringify(plain ?? {}));
    }

    const step = script.stepFor(parsed);
    const usage = { ...DEFAULT_USAGE, ...usageOption, ...step.usage };
    const failed = (step.status ?? 200) >= 400;
    entry.reply = { step, ...(!failed && !step.drop && !step.hang && { usage }) };
    dropped = step.drop !== undefined;
    requests.push(entry);
    changed();
    if (step.until)
      await Promise.race([step.until, delay(A_DAY_MS, undefined, { signal: over.signal, ref: false })]);
    if (step.delayMs) await delay(step.delayMs, undefined, { signal: over.signal });
    if (step.drop === 'before') return void req.socket.destroy();
    if (step.hang && step.hangAfterText === undefined) return;
    entry.reply.status = failed ? step.status : 200;
    if (failed) return dialect.sendError(res, step, nextId);
    await dialect.sendReply(res, step, { request: parsed, usage, nextId, signal: over.signal });
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error) => {
      // A client that goes away ends its delays; anything else is a mistake in a script or in here.
      if (error.name === 'AbortError' || res.destroyed) return;
      console.error('model-api:', error);
      if (!res.headersSent) res.writeHead(400, { 'content-type': 'application/json' });
      res.end(
        JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message: String(error) } }),
      );
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const bound = /** @type {import('node:net').AddressInfo} */ (server.address()).port;

  return {
    port: bound,
    url: `http://127.0.0.1:${bound}`,
    ...environments(bound),
    /** All exchanges so far, side requests too; entries change while they are being answered. */
    requests,
    /** Those that are turns of an agent. */
    turns: () => /** @type {(Exchange & ParsedRequest)[]} */ (requests.filter((entry) => !entry.side)),
    /**
     * Turns whose last prompt holds `match` get these replies, the last one repeating.
     * @param {Match} match @param {...Rule['replies'][number]} replies
     */
    reply: (match, ...replies) => script.add({ match, replies }),
    /** @param {Parameters<typeof ruleFromFile>[0]} rule the same as one object, as in a script file */
    on: (rule) => script.add(ruleFromFile(rule)),
    /** Forgets rules and log. */
    reset: () => {
      script.clear();
      requests.length = 0;
    },
    /**
     * The first exchange for which `test` is true, now or later: what a test waits for instead of sleeping.
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
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
