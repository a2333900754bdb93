import { AGENT_CLIS } from '../../core/agent-clis.js';
import { type FailureKind, outputLimitMessage, type TurnFailure } from '../agent.js';
import type { OwnEndings, TurnEnd } from '../ended.js';
import { parseResetTime } from '../reset-time.js';
import { shortLine } from '../tool-summary.js';
import type { ClaudeResult } from './result.js';
import type { ApiRetry, ClaudeStream, ClaudeTurn } from './stream.js';

/** A reason to stop a turn that only this CLI has. */
export type ClaudeStopCause = 'authentication';

type ClaudeEnd = TurnEnd<ClaudeStream, ClaudeStopCause>;

/** The CLI would try again for three minutes after a 401 or 403, and never get another answer. */
export function isAuthenticationRetry(retry: ApiRetry | null): boolean {
  return retry !== null && (retry.status === 401 || retry.status === 403);
}

/**
 * A turn has succeeded with exit code 0 and a last `result` event that is no error. Neither alone is enough: an
 * interrupt exits with 0, and an API error comes as `subtype: "success"` (spec 6.1).
 */
export const CLAUDE_ENDINGS: OwnEndings<ClaudeEnd> = {
  title: AGENT_CLIS.claude.title,
  program: AGENT_CLIS.claude.program,
  hasSucceeded({ exit, stream: { turn }, stopCause }) {
    const result = turn.results.at(-1);
    if (result === undefined) return false;
    return (exit.exitCode === 0 && !result.isError) || (stopCause === null && isWholeAnswer(result, turn));
  },
  failureIn(ended) {
    const { retry, results } = ended.stream.turn;
    if (ended.stopCause === 'authentication') {
      const message = `The API refused claude's credentials (${retry?.status}: ${retry?.error}).`;
      return { kind: 'authentication', message, needsKey: true };
    }
    const result = results.at(-1);
    return result === undefined ? failureOfStderr(ended.stderr) : failureOfResult(result, ended);
  },
  isSilent: ({ stream: { turn } }) => !turn.begun && turn.results.length === 0,
  lastWords({ stream: { turn } }) {
    const result = turn.results.at(-1);
    if (result === undefined) return ['ended without a result'];
    const said = [result.text, ...result.errors].filter(Boolean).join('; ');
    const how = `ended with ${result.terminalReason ?? result.subtype}`;
    return said === '' ? [how] : [how, shortLine(said, 300)];
  },
};

/** Whether the answer is complete and paid for although the cost cap was passed, which is the budget's business. */
function isWholeAnswer(result: ClaudeResult, turn: ClaudeTurn): boolean {
  return (
    result.subtype === 'error_max_budget_usd' && result.stopReason === 'end_turn' && turn.text.trim() !== ''
  );
}

/** Reads why the CLI has refused to begin. */
function failureOfStderr(stderr: string): TurnFailure | null {
  const line = shortLine(stderr, 300);
  if (/is already in use/.test(stderr)) return { kind: 'session_in_use', message: line };
  if (/No conversation found/.test(stderr)) return sessionLost(line);
  if (/piped stdin input exceeds/.test(stderr)) return { kind: 'prompt_too_long', message: line };
  if (
    /cannot be used with root\/sudo|native binary not installed|^error: (unknown option|option )/im.test(
      stderr,
    )
  ) {
    return { kind: 'not_started', message: `claude refused to start: ${line}` };
  }
  return null;
}

function failureOfResult(result: ClaudeResult, ended: ClaudeEnd): TurnFailure | null {
  const { turn } = ended.stream;
  const text = [result.text, ...result.errors].filter((part) => part !== '').join('\n');
  const kind = kindOf(result, ended, text);
  const message = shortLine(text, 500) || `claude ended with ${result.terminalReason ?? result.subtype}`;
  switch (kind) {
    case null:
      return null;
    case 'usage_limit':
      return limit(ended, text, message);
    case 'authentication':
      return /credit balance/i.test(text) ? { kind, message } : { kind, message, needsKey: true };
    case 'session_lost':
      return sessionLost(message);
    case 'transient':
      return { kind, message, ...retryAfter(result, turn) };
    case 'output_limit':
      return { kind, message: outputLimit(text), outputLimit: outputLimit(text) };
    case 'cost_cap':
      return result.stopReason === 'max_tokens'
        ? { kind, message: `${outputLimit(text)} ${message}`, outputLimit: outputLimit(text) }
        : { kind, message };
    default:
      return { kind, message };
  }
}

function kindOf(result: ClaudeResult, ended: ClaudeEnd, text: string): FailureKind | null {
  const { stream, now } = ended;
  const { turn } = stream;
  const { apiErrorStatus: status, apiError, terminalReason } = result;
  if (result.subtype === 'error_max_budget_usd' || terminalReason === 'budget_exhausted') return 'cost_cap';
  if (/No conversation found/.test(text)) return 'session_lost';
  // The CLI has asked for the rest three times by itself.
  if (apiError === 'max_output_tokens' || OUTPUT_LIMIT.test(text)) return 'output_limit';
  if (apiError === 'usage_limit_reached' || /You've hit your .*limit|usage limit reached/i.test(text))
    return 'usage_limit';
  if (status === 429)
    return limitReset(turn, text, now) === null && !isGivenUpAtOnce(ended) ? 'transient' : 'usage_limit';
  if (status === 401 || status === 403) return 'authentication';
  if (/Not logged in|Invalid API key|run \/login|credit balance is too low/i.test(text))
    return 'authentication';
  if (status === 404 || /issue with the selected model/.test(text)) return 'invalid_model';
  if (
    status === 413 ||
    terminalReason === 'prompt_too_long' ||
    /^(Prompt is|Request) too (long|large)/.test(text)
  ) {
    return 'prompt_too_long';
  }
  if (result.stopReason === 'refusal') return 'refused';
  // The CLI has made the request several times by itself.
  if (status === 400 || status === 422) return 'rejected';
  if (status !== null || apiError === 'connection_failed') return 'transient';
  if (/^API Error: .*(connect|network|socket|timed? ?out|E[A-Z]{4,}\b)/i.test(text)) return 'transient';
  return null;
}

const OUTPUT_LIMIT = /exceeded the (\d+) output token maximum/;

function outputLimit(text: string): string {
  const tokens = OUTPUT_LIMIT.exec(text)?.[1];
  return outputLimitMessage(tokens === undefined ? null : Number(tokens), 'CLAUDE_CODE_MAX_OUTPUT_TOKENS');
}

/** A wait of this length or more, in ms, is no back-off: what asks for it is a limit, whatever it calls itself. */
const LONG_WAIT_MS = 60_000;

/**
 * Whether the CLI gave up without a retry. By itself it waits for up to a minute, and says so, unless its user has
 * switched that off. When asked for a longer wait it gives up, and does not tell for how long.
 */
function isGivenUpAtOnce({ stream, request }: ClaudeEnd): boolean {
  return request.env.CLAUDE_CODE_MAX_RETRIES !== '0' && stream.turn.retry === null;
}

function limit(ended: ClaudeEnd, text: string, message: string): TurnFailure {
  const resetAt = limitReset(ended.stream.turn, text, ended.now) ?? undefined;
  const isUnknown = resetAt === undefined && /\b429\b/.test(text) && isGivenUpAtOnce(ended);
  const asked = isUnknown
    ? ' (the API asked to wait for more than a minute, and claude does not tell how long)'
    : '';
  return { kind: 'usage_limit', message: `${message.replace(/\.$/, '')}${asked}`, resetAt };
}

/** When the limit behind a 429 resets, epoch ms. Undefined when nobody says when, null when it is no limit. */
function limitReset({ rejected, retry }: ClaudeTurn, text: string, now: number): number | null | undefined {
  const told = rejected?.resetAt ?? parseResetTime(text, now);
  if (told !== undefined) return told;
  if (rejected !== null) return undefined;
  return retry?.status === 429 && retry.delayMs >= LONG_WAIT_MS ? now + retry.delayMs : null;
}

/** The wait that the server asks for is known only where the CLI waited itself before it gave up. */
function retryAfter(result: ClaudeResult, { retry }: ClaudeTurn): Pick<TurnFailure, 'retryAfterMs'> {
  return retry !== null && retry.status === result.apiErrorStatus
    ? { retryAfterMs: Math.ceil(retry.delayMs) }
    : {};
}

function sessionLost(reason: string): TurnFailure {
  return { kind: 'session_lost', message: `${reason}: claude no longer has this session.` };
}
