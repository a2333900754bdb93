/**
 * The Anthropic Messages dialect: how a reply is put on the wire.
 * A sibling dialect exports the same object: `{ accepts, plainAnswer, parse, sendReply, sendError }`.
 *
 * @typedef {import('./script.mjs').Step} Step
 * @typedef {import('./script.mjs').Usage} Usage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./anthropic-request.mjs').Block} Block
 * @typedef {import('./anthropic-request.mjs').ParsedRequest} ParsedRequest
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from './anthropic-request.mjs';

/** What a caller gets for each kind of failure when a step names only the status. */
const ERRORS = /** @type {Record<number, {type: string, message: string}>} */ ({
  400: { type: 'invalid_request_error', message: 'Bad request' },
  401: { type: 'authentication_error', message: 'invalid x-api-key' },
  403: { type: 'permission_error', message: 'Your account does not have access' },
  404: { type: 'not_found_error', message: 'model not found' },
  413: { type: 'request_too_large', message: 'Request too large' },
  429: { type: 'rate_limit_error', message: 'Rate limited' },
  529: { type: 'overloaded_error', message: 'Overloaded' },
});

const CHUNK = 60;
/** How long the words before a dropped connection have to arrive: a client may throw away what it has not read by then. */
const DROP_PAUSE_MS = 100;

/** @param {Step} step @param {() => string} nextId @returns {Block[]} */
function contentOf(step, nextId) {
  const calls = [...(step.tool ? [step.tool] : []), ...(step.tools ?? [])];
  const text = step.text ?? '';
  return [
    ...(text !== '' || calls.length === 0 ? [{ type: 'text', text }] : []),
    ...calls.map(({ name, input }) => ({
      type: 'tool_use',
      id: `toolu_${nextId()}`,
      name,
      input: input ?? {},
    })),
  ];
}

/** @param {Usage} usage */
const wireUsage = (usage) => ({
  input_tokens: usage.input,
  cache_creation_input_tokens: usage.cacheWrite,
  cache_read_input_tokens: usage.cacheRead,
  output_tokens: usage.output,
});

/** @param {string} text */
const chunksOf = (text) => text.match(new RegExp(`[\\s\\S]{1,${CHUNK}}`, 'gu')) ?? [];

/**
 * The events of a streamed reply, in order.
 * @param {any} message
 */
function* eventsOf(message) {
  const usage = { ...message.usage, output_tokens: 1 };
  yield { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } };
  for (const [index, block] of message.content.entries()) {
    const isText = block.type === 'text';
    yield {
      type: 'content_block_start',
      index,
      content_block: isText ? { type: 'text', text: '' } : { ...block, input: {} },
    };
    for (const chunk of chunksOf(isText ? block.text : JSON.stringify(block.input))) {
      const delta = isText
        ? { type: 'text_delta', text: chunk }
        : { type: 'input_json_delta', partial_json: chunk };
      yield { type: 'content_block_delta', index, delta };
    }
    yield { type: 'content_block_stop', index };
  }
  const delta = { stop_reason: message.stop_reason, stop_sequence: null };
  yield { type: 'message_delta', delta, usage: { output_tokens: message.usage.output_tokens } };
  yield { type: 'message_stop' };
}

/**
 * Sends a step that succeeds, or breaks off or falls silent in the middle of it.
 * @param {ServerResponse} res
 * @param {Step} step
 * @param {{request: ParsedRequest, usage: Usage, nextId: () => string, signal: AbortSignal}} context
 */
async function sendReply(res, step, { request, usage, nextId, signal }) {
  const silent = step.hang === true;
  const content = contentOf(silent ? { text: step.hangAfterText ?? '' } : step, nextId);
  const calls = content.some((block) => block.type === 'tool_use');
  const message = {
    id: `msg_${nextId()}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    content,
    stop_reason: step.stopReason ?? (calls ? 'tool_use' : 'end_turn'),
    stop_sequence: null,
    usage: wireUsage(usage),
  };
  const headers = { 'request-id': `req_${nextId()}`, ...step.headers };
  if (!request.stream) {
    const json = JSON.stringify(message);
    res.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
      ...headers,
    });
    if (silent) return void res.flushHeaders();
    if (step.drop) return void res.write(json.slice(0, json.length / 2), () => res.destroy());
    return void res.end(json);
  }
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', ...headers });
  res.flushHeaders();
  for (const event of eventsOf(message)) {
    // Silence and a dropped line come after the words. Whether their block was ended first matters to the CLI.
    if (event.type === 'content_block_stop' && silent) return;
    const dropsAt = step.drop && (step.drop === 'midstream' ? 'content_block_stop' : 'message_delta');
    if (event.type === dropsAt) {
      await delay(DROP_PAUSE_MS, undefined, { signal });
      return void res.destroy();
    }
    if (event.type === 'content_block_delta' && step.chunkDelayMs)
      await delay(step.chunkDelayMs, undefined, { signal });
    const line = `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    await new Promise((written) => res.write(line, written));
  }
  res.end();
}

/**
 * @param {ServerResponse} res
 * @param {Step} step one with a status of 400 or more
 * @param {() => string} nextId
 */
function sendError(res, step, nextId) {
  const status = step.status ?? 500;
  const error = {
    ...(ERRORS[status] ?? { type: 'api_error', message: 'Internal server error' }),
    ...step.error,
  };
  const id = `req_${nextId()}`;
  res.writeHead(status, { 'content-type': 'application/json', 'request-id': id, ...step.headers });
  res.end(JSON.stringify({ type: 'error', error, request_id: id }));
}

/** The dialect. `accepts` says which paths carry model requests; anything else is answered by `plainAnswer`. */
export const anthropic = {
  /** @param {string | undefined} method @param {string} path */
  accepts: (method, path) => method === 'POST' && path === '/v1/messages',
  /** @param {string} path */
  plainAnswer: (path) => (path === '/v1/messages/count_tokens' ? { input_tokens: 1000 } : {}),
  parse,
  sendReply,
  sendError,
};
