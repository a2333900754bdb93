import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Dispatcher, request } from 'undici';
import type { ModelApi } from '../core/agent-clis.js';
import type { Credential } from '../core/metering/metering.js';
import { AnswerReader } from './answer.js';

/** Of one connection alone, or made anew here. */
const HOP_HEADERS =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|content-length)$/;
/** `accept-encoding`: an answer is read as it comes, so it has to come as it is. */
const REPLACED_HEADERS = /^(?:accept-encoding|content-type|authorization|x-api-key)$/;

/** The connection to the provider was never made: nothing was asked. `UND_ERR_ABORTED`: a proxy has refused it. */
const UNASKED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|UND_ERR_(?:CONNECT_TIMEOUT|ABORTED)|.*CERT.*|UNABLE_TO_.*)$/;

export const MAX_BODY_BYTES = 32 * 1024 * 1024;

export interface Outgoing {
  readonly api: ModelApi;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

export interface PassedAnswer {
  /** 0: the provider was not reached. */
  readonly status: number;
  /** Null where there was no answer that could cost something. */
  readonly reader: AnswerReader | null;
  /** The provider was asked, and its answer broke off. */
  readonly isBroken: boolean;
}

/** Headers as `rawHeaders` has them, in pairs. */
export function pairHeaders(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
}

/** A key that a request shows, with the header that it stands in. */
interface ShownKey {
  readonly header: Credential['header'];
  readonly key: string;
}

export function keysIn(raw: readonly string[]): readonly ShownKey[] {
  return pairHeaders(raw).flatMap(([name, value]): ShownKey[] => {
    if (/^x-api-key$/i.test(name)) return [{ header: 'x-api-key', key: value }];
    return /^authorization$/i.test(name) ? [{ header: 'bearer', key: value.replace(/^Bearer /i, '') }] : [];
  });
}

/** The headers that go on to the provider, which is shown the credentials instead of the dummy, and those of its own. */
export function makeHeaders(
  raw: readonly string[],
  credentials: readonly Credential[],
  own: Readonly<Record<string, string>>,
): string[] {
  const ownNames = Object.keys(own).map((name) => name.toLowerCase());
  const pairs = pairHeaders(raw);
  const ofHop = pairs
    .filter(([name]) => /^connection$/i.test(name))
    .flatMap(([, value]) => value.toLowerCase().split(/\s*,\s*/));
  const isKept = (name: string): boolean =>
    !HOP_HEADERS.test(name) &&
    !REPLACED_HEADERS.test(name) &&
    !ofHop.includes(name) &&
    !ownNames.includes(name);
  const shown = credentials.flatMap(({ header, value }) =>
    header === 'bearer' ? ['authorization', `Bearer ${value}`] : ['x-api-key', value],
  );
  return [
    ...pairs.filter(([name]) => isKept(name.toLowerCase())).flat(),
    ...['content-type', 'application/json'],
    ...Object.entries(own)
      .filter(([name]) => !shown.includes(name.toLowerCase()))
      .flat(),
    ...shown,
  ];
}

/** A request's body; null where it is larger than may be. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= MAX_BODY_BYTES) parts.push(part);
    else parts.length = 0;
  }
  return bytes > MAX_BODY_BYTES ? null : Buffer.concat(parts);
}

/**
 * Sends a request to the provider and its answer, byte for byte, to who has asked; who goes away meanwhile leaves it to
 * be read to its end, since it is paid for.
 * @param over ends it in its middle
 */
export async function passRequest(
  dispatcher: Dispatcher,
  { api, url, method, headers, body }: Outgoing,
  response: ServerResponse,
  over: AbortSignal,
): Promise<PassedAnswer> {
  let answer: Dispatcher.ResponseData;
  try {
    const patient = { headersTimeout: 0, bodyTimeout: 0 } as const;
    const raw = { responseHeaders: 'raw' };
    const options = { dispatcher, method, headers: [...headers], body, signal: over, ...patient, ...raw };
    answer = await request(url, options);
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code ?? 'ended');
    sendError(response, 502, `The model's provider was not reached: ${code}.`);
    return { status: 0, reader: null, isBroken: !UNASKED.test(code) };
  }
  const status = answer.statusCode;
  // Node would not write what is beyond Latin-1.
  const writable = (each: string | Buffer) => String(each).replace(/[^\t\x20-\xff]/g, '?');
  const told = pairHeaders((answer.headers as unknown as (string | Buffer)[]).map(writable));
  const headerOf = (wanted: string) => told.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
  const isStream = headerOf('content-type').startsWith('text/event-stream');
  const reader = status < 300 ? new AnswerReader(api, isStream) : null;
  const isOwn = (name: string): boolean => HOP_HEADERS.test(name) && name !== 'content-length';
  try {
    response.writeHead(status, told.filter(([name]) => !isOwn(name.toLowerCase())).flat());
    response.flushHeaders();
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      const isFull = !response.destroyed && !response.write(chunk);
      reader?.take(chunk);
      if (isFull && !over.aborted) await drained(response, over);
    }
    response.end();
    return { status, reader, isBroken: false };
  } catch {
    response.destroy();
    return { status, reader, isBroken: true };
  }
}

/** What a question to the provider is answered with; null where it is not, within ten seconds. */
export async function askJson(dispatcher: Dispatcher, { url, headers, body }: Outgoing): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await request(url, { dispatcher, method: 'POST', headers: [...headers], body, signal });
    return answer.statusCode === 200 ? await answer.body.json() : await answer.body.dump().then(() => null);
  } catch {
    return null;
  }
}

/** Resolves when more can be written, or nobody reads or waits any more. */
function drained(response: ServerResponse, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      over.removeEventListener('abort', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
    over.addEventListener('abort', done);
  });
}

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  403: 'permission_error',
  413: 'request_too_large',
  529: 'overloaded_error',
};

/** An answer of our own, in the form that all providers' errors have in common. */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  const error = { type: ERROR_TYPES[status] ?? 'api_error', message };
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ type: 'error', error }));
}
