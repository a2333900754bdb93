/**
 * The OpenAI chat completions dialect, as a provider of one's own speaks it to the Copilot CLI:
 * how a reply is put on the wire. A sibling of anthropic.mjs.
 *
 * @typedef {import('./script.mjs').Step} Step
 * @typedef {import('./script.mjs').Usage} Usage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./anthropic-request.mjs').ParsedRequest} ParsedRequest
 * @typedef {{request: ParsedRequest, usage: Usage, nextId: () => string, signal: AbortSignal}} Context
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from './openai-request.mjs';

/** What a caller gets for each kind of failure when a step names only the status. */
const ERRORS = /** @type {Record<number, {type: string, message: string}>} */ ({
  400: { type: 'invalid_request_error', message: 'Bad request' },
  401: { type: 'invalid_request_error', message: 'Incorrect API key provided' },
  402: { type: 'insufficient_quota', message: 'You have exceeded your quota' },
  403: { type: 'permission_error', message: 'Your account does not have access' },
  404: { type: 'invalid_request_error', message: 'The model does not exist' },
  413: { type: 'invalid_request_error', message: 'Request too large' },
  429: { type: 'rate_limit_exceeded', message: 'Rate limit reached' },
});

const CHUNK = 60;
/** How long the words before a dropped connection have to arrive: a client may throw away what it has not read by then. */
const DROP_PAUSE_MS = 100;

/** @param {string} text */
const chunksOf = (text) => text.match(new RegExp(`[\\s\\S]{1,${CHUNK}}`, 'gu')) ?? [];

/** Cached tokens are part of the prompt's here, and no part of `input` in a script. @param {Usage} usage */
const wireUsage = ({ input, output, cacheRead, cacheWrite }) => ({
  prompt_tokens: input + cacheRead + cacheWrite,
  completion_tokens: output,
  total_tokens: input + cacheRead + cacheWrite + output,
  prompt_tokens_details: { cached_tokens: cacheRead },
});

/** @param {Step} step @param {() => string} nextId */
function messageOf(step, nextId) {
  const calls = [...(step.tool ? [step.tool] : []), ...(step.tools ?? [])];
  return {
    role: 'assistant',
    content: step.text ?? (calls.length === 0 ? '' : null),
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ name, input }) => ({
        id: `call_${nextId()}`,
        type: 'function',
        // A freeform tool takes bare text.
        function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input ?? {}) },
      })),
    }),
  };
}

/**
 * The chunks of a streamed reply, in order; `usage` is a chunk without choices.
 * @param {any} completion
 */
function* chunksOfCompletion({ choices: [{ message, finish_reason }], usage, object: _, ...rest }) {
  const head = { ...rest, object: 'chat.completion.chunk' };
  /** @param {object} delta @param {string | null} [reason] */
  const chunk = (delta, reason = null) => ({
    ...head,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  yield chunk({ role: 'assistant', content: '' });
  for (const content of chunksOf(message.content ?? '')) yield chunk({ content });
  for (const [index, call] of (message.tool_calls ?? []).entries()) {
    const { name, arguments: input } = call.function;
    yield chunk({ tool_calls: [{ ...call, index, function: { name, arguments: '' } }] });
    for (const part of chunksOf(input))
      yield chunk({ tool_calls: [{ index, function: { arguments: part } }] });
  }
  yield chunk({}, finish_reason);
  yield { ...head, choices: [], usage };
}

/** @param {any} chunk */
const isWords = (chunk) => chunk.choices[0]?.delta.content || chunk.choices[0]?.delta.tool_calls;

/**
 * Sends a step that succeeds, or breaks off or falls silent in the middle of it.
 * @param {object} extra goes beside the usage
 * @returns {(res: ServerResponse, step: Step, context: Context) => Promise<void>}
 */
export const sender =
  (extra) =>
  async (res, step, { request, usage, nextId, signal }) => {
    const silent = step.hang === true;
    const message = messageOf(silent ? { text: step.hangAfterText ?? '' } : step, nextId);
    const completion = {
      id: `chatcmpl-${nextId()}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: request.model,
      choices: [
        { index: 0, message, finish_reason: step.stopReason ?? (message.tool_calls ? 'tool_calls' : 'stop') },
      ],
      usage: wireUsage(usage),
    };
    if (!request.stream) return sendWhole(res, step, { ...completion, ...extra });
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', ...step.headers });
    res.flushHeaders();
    let spoke = false;
    for (const chunk of chunksOfCompletion(completion)) {
      const ends = chunk.choices[0]?.finish_reason !== null;
      // Silence and a dropped line come after the words.
      if (silent && ends) return;
      if ((step.drop === 'midstream' && spoke) || (step.drop && ends)) {
        await delay(DROP_PAUSE_MS, undefined, { signal });
        return void res.destroy();
      }
      spoke ||= Boolean(isWords(chunk));
      if (isWords(chunk) && step.chunkDelayMs) await delay(step.chunkDelayMs, undefined, { signal });
      const data = chunk.choices.length === 0 ? { ...chunk, ...extra } : chunk;
      await new Promise((written) => res.write(`data: ${JSON.stringify(data)}\n\n`, written));
    }
    res.end('data: [DONE]\n\n');
  };

/** @param {ServerResponse} res @param {Step} step @param {object} completion */
function sendWhole(res, step, completion) {
  const json = JSON.stringify(completion);
  res.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
    ...step.headers,
  });
  if (step.hang) return void res.flushHeaders();
  if (step.drop) return void res.write(json.slice(0, json.length / 2), () => res.destroy());
  res.end(json);
}

/**
 * @param {ServerResponse} res
 * @param {Step} step one with a status of 400 or more
 */
function sendError(res, step) {
  const status = step.status ?? 500;
  const error = {
    ...(ERRORS[status] ?? { type: 'server_error', message: 'Internal server error' }),
    param: null,
    code: null,
    ...step.error,
  };
  res.writeHead(status, { 'content-type': 'application/json', ...step.headers });
  res.end(JSON.stringify({ error }));
}

/** The dialect; what its parts are, anthropic.mjs says. */
export const openai = {
  /** @param {string | undefined} method @param {string} path */
  accepts: (method, path) => method === 'POST' && path === '/v1/chat/completions',
  /** @param {string} _path @returns {object | undefined} */
  plainAnswer: (_path) => undefined,
  parse,
  sendReply: sender({}),
  sendError,
};
