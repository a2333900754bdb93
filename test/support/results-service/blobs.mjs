/**
 * A store of block blobs behind signed addresses, as much of Azure's as the toolkit uses: one PUT, or blocks and
 * a list of them; GET, HEAD and ranges.
 *
 * @typedef {import('./http.mjs').Call} Call
 * @typedef {import('./http.mjs').Reply} Reply
 * @typedef {{path: string, bytes?: Buffer, contentType?: string, blocks: Map<string, Buffer>}} Blob `bytes` once committed
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Refused } from './http.mjs';

const VERSION = '2025-05-05';
/** Azure's client takes the first segment of an address on loopback for the account. */
const ACCOUNT = 'devstoreaccount';

export class Blobs {
  /** @type {Map<string, Blob>} */ #blobs = new Map();
  #secret = randomBytes(32);
  /** @param {() => string} origin */
  constructor(origin) {
    this.origin = origin;
  }

  /** @param {'cache' | 'artifact'} kind @returns {Blob} */
  create(kind) {
    const blob = { path: `/${ACCOUNT}/${kind}/${randomUUID()}`, blocks: new Map() };
    this.#blobs.set(blob.path, blob);
    return blob;
  }

  /** @param {Blob} blob */
  delete(blob) {
    this.#blobs.delete(blob.path);
  }

  /** @param {Blob} blob @param {'r' | 'w'} permission @param {string} [fileName] given back with the bytes */
  signedUrl(blob, permission, fileName) {
    const url = new URL(blob.path, this.origin());
    url.searchParams.set('sp', permission);
    if (fileName) url.searchParams.set('rscd', `attachment; filename="${fileName}"`);
    url.searchParams.set('sig', this.#signature(blob.path, permission));
    return url.href;
  }

  /** @param {string} path @param {string} permission */
  #signature(path, permission) {
    return createHmac('sha256', this.#secret).update(`${permission} ${path}`).digest('base64');
  }

  /** The labels of a request, for faults and the log. @param {Pick<Call, 'method' | 'path'>} call */
  static labels({ method, path }) {
    const kind = path.split('/')[2] ?? 'unknown';
    const verb = method === 'PUT' ? 'put' : 'get';
    return ['all', 'blobs', `blobs.${verb}`, `${kind}-blobs`, `${kind}-blobs.${verb}`];
  }

  /** @param {Call} call @returns {Reply} */
  answer(call) {
    const blob = this.#blobs.get(call.path);
    const needed = call.method === 'PUT' ? 'w' : 'r';
    const query = call.url.searchParams;
    if (query.get('sp') !== needed || query.get('sig') !== this.#signature(call.path, needed))
      throw new Refused(403, 'AuthenticationFailed', 'Server failed to authenticate the request.');
    if (blob === undefined) throw new Refused(404, 'BlobNotFound', 'The specified blob does not exist.');
    return call.method === 'PUT' ? put(blob, call) : get(blob, call);
  }

  /** @param {Refused} error @returns {Reply} */
  static error({ status, code, message }) {
    return {
      status,
      headers: { ...common(), 'content-type': 'application/xml', 'x-ms-error-code': code },
      body: `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    };
  }
}

const common = () => ({ 'x-ms-version': VERSION, 'x-ms-request-id': randomUUID() });

/** @param {Blob} blob @param {Call} call @returns {Reply} */
function put(blob, { url, headers, body }) {
  const part = url.searchParams.get('comp');
  if (part === 'block') {
    blob.blocks.set(url.searchParams.get('blockid') ?? '', body);
    return { status: 201, headers: common() };
  }
  if (part === 'blocklist') {
    const ids = [...body.toString().matchAll(/<(?:Latest|Committed|Uncommitted)>([^<]*)</g)].map(
      ([, id]) => id ?? '',
    );
    if (ids.some((id) => !blob.blocks.has(id)))
      throw new Refused(400, 'InvalidBlockList', 'The specified block list is invalid.');
    blob.bytes = Buffer.concat(ids.map((id) => /** @type {Buffer} */ (blob.blocks.get(id))));
    blob.blocks.clear();
  } else {
    if (headers['x-ms-blob-type'] !== 'BlockBlob')
      throw new Refused(400, 'InvalidHeaderValue', 'x-ms-blob-type has to be BlockBlob.');
    blob.bytes = body;
  }
  blob.contentType = `${headers['x-ms-blob-content-type'] ?? 'application/octet-stream'}`;
  return { status: 201, headers: { ...common(), ...stamps() } };
}

const stamps = () => ({ etag: `"${randomUUID()}"`, 'last-modified': new Date().toUTCString() });

/** @param {Blob} blob @param {Call} call @returns {Reply} */
function get({ bytes, contentType }, { url, headers }) {
  if (bytes === undefined) throw new Refused(404, 'BlobNotFound', 'The specified blob does not exist.');
  const disposition = url.searchParams.get('rscd');
  const shared = {
    ...common(),
    ...stamps(),
    'content-type': contentType ?? 'application/octet-stream',
    'x-ms-blob-type': 'BlockBlob',
    'accept-ranges': 'bytes',
    ...(disposition !== null && { 'content-disposition': disposition }),
  };
  const range = [headers['x-ms-range'] ?? headers.range].flat()[0]?.match(/^bytes=(\d+)-(\d*)$/);
  if (!range) return { status: 200, headers: shared, body: bytes };
  const from = Number(range[1]);
  const to = Math.min(range[2] ? Number(range[2]) : bytes.length - 1, bytes.length - 1);
  const headersOfPart = { ...shared, 'content-range': `bytes ${from}-${to}/${bytes.length}` };
  return { status: 206, headers: headersOfPart, body: bytes.subarray(from, to + 1) };
}
