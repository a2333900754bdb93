/**
 * What the service's three servers share: reading a request, sending a reply, and a listener that can
 * be taken off its port and put back.
 *
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 *
 * @typedef {object} Call    a request, read whole
 * @property {string} method
 * @property {URL} url
 * @property {string} path   without the query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 * @property {any} json      the parsed body; undefined if it isn't JSON
 *
 * @typedef {{status: number, headers?: Record<string, string>, json?: unknown, body?: Buffer | string}} Reply
 */
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** An answer other than the usual: each dialect puts it on the wire in its own way. */
export class Refused extends Error {
  /** @param {number} status @param {string} code @param {string} message @param {Record<string, string>} [headers] */
  constructor(status, code, message, headers = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** @param {IncomingMessage} req */
export const addressOf = (req) => new URL(req.url ?? '/', `http://${req.headers.host ?? '127.0.0.1'}`);

/** @param {IncomingMessage} req @param {number} [overMs] reads the body that slowly @returns {Promise<Call>} */
export async function readCall(req, overMs = 0) {
  const parts = [];
  const total = Number(req.headers['content-length'] ?? 0);
  const begun = performance.now();
  let read = 0;
  for await (const part of req) {
    parts.push(part);
    read += part.length;
    const ahead = begun + (total === 0 ? 0 : (overMs * read) / total) - performance.now();
    if (ahead > 0) await delay(ahead);
  }
  const url = addressOf(req);
  const body = Buffer.concat(parts);
  return {
    method: req.method ?? 'GET',
    url,
    path: url.pathname,
    headers: req.headers,
    body,
    json: jsonOf(req, body),
  };
}

/** @param {IncomingMessage} req @param {Buffer} body */
function jsonOf(req, body) {
  if (!req.headers['content-type']?.includes('json') || body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** @param {ServerResponse} res @param {Reply} reply @param {boolean} [withoutBody] as for HEAD */
export function send(res, { status, headers = {}, json, body }, withoutBody = false) {
  const bytes = Buffer.from(json === undefined ? (body ?? '') : JSON.stringify(json));
  res.writeHead(status, {
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(status !== 204 && { 'content-length': `${bytes.length}` }),
    ...headers,
  });
  res.end(withoutBody ? undefined : bytes);
}

/**
 * A server on 127.0.0.1 whose port stays its own while it refuses connections.
 * @param {(req: IncomingMessage, res: ServerResponse) => void} handle
 */
export async function openListener(handle) {
  let server = createServer(handle);
  /** @param {number} port */
  const listen = (port) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(undefined));
    });
  await listen(0);
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined));
      server.closeAllConnections();
    });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** From now on: ECONNREFUSED. Open connections are cut. */
    refuse: close,
    accept: async () => {
      if (server.listening) return;
      server = createServer(handle);
      await listen(port);
    },
    close,
  };
}
