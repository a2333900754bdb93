import { AGENT_CLIS } from '../../core/agent-clis.js';
import type { ProcessExit } from '../../process/handle.js';
import { type FailureKind, outputLimitMessage, type TurnFailure } from '../agent.js';
import type { BrokenLines } from '../broken-lines.js';
import { isBrokenProgram } from '../broken-program.js';
import { parseResetTime } from '../reset-time.js';
import { oneLine } from '../tool-summary.js';
import type { ClaudeResult } from './result.js';
import type { ApiRetry, ClaudeTurn } from './stream.js';

const { title: TITLE, program } = AGENT_CLIS.claude;
const INSTALL = `npm i -g ${program.npm}@${program.version}`;

/** Why we ended a turn ourselves. */
export type StopCause = 'abort' | 'idle' | 'authentication';

/** A turn that has ended, as everything about it is known. */
export interface EndedTurn {
  readonly command: string;
  readonly exit: ProcessExit;
  readonly turn: ClaudeTurn;
  readonly brokenLines: BrokenLines;
  /** The end of what was written to stderr. */
  readonly stderr: string;
  readonly stopCause: StopCause | null;
  readonly idleTimeoutMs: number;
  /** It tries again by itself what may pass, as it does unless its user says otherwise. */
  readonly mayRetry: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** 401 and 403 would be tried again for three minutes, and never be answered otherwise. */
export function isAuthenticationRetry(retry: ApiRetry | null): boolean {
  return retry !== null && (retry.status === 401 || retry.status === 403);
}

/**
 * null for a turn that succeeded: exit code 0 and a last `result` event that is no error. Neither alone is
 * enough: an interrupt exits with 0, and an API error comes as `subtype: "success"` (spec 6.1).
 */
export function failureOf(ended: EndedTurn): TurnFailure | null {
  const { exit, turn } = ended;
  const result = turn.results.at(-1);
  if (exit.spawnError !== null) return notStarted(ended.command, exit.spawnError);
  if (exit.exitCode === 0 && result !== undefined && !result.isError) return null;
  if (ended.stopCause !== null) return stopped(ended, ended.stopCause);
  if (result !== undefined && isWholeAnswer(result, turn)) return null;
  const told = result === undefined ? failureOfStderr(ended.stderr) : failureOfResult(result, ended);
  if (told !== null) return told;
  if (!turn.begun && result === undefined && isBrokenProgram(exit, ended.stderr)) return broken(ended);
  return crashed(ended, result);
}

function broken({ command, exit, stderr }: EndedTurn): TurnFailure {
  const message = `The agent CLI \`${command}\` cannot be run (exit code ${exit.exitCode}): ${oneLine(stderr, 300)} Install ${TITLE} again: ${INSTALL}`;
  return { kind: 'not_started', message };
}

/** The answer is complete and paid for; that it went over the cap is the budget's business, not the turn's. */
function isWholeAnswer(result: ClaudeResult, turn: ClaudeTurn): boolean {
  return (
    result.subtype === 'error_max_budget_usd' && result.stopReason === 'end_turn' && turn.text.trim() !== ''
  );
}

function notStarted(command: string, error: Error & { code?: string }): TurnFailure {
  const message =
    error.code === 'ENOENT'
      ? `The agent CLI \`${command}\` was not found. Install ${TITLE}: ${INSTALL}`
      : `The agent CLI \`${command}\` cannot be started: ${oneLine(error.message, 300)}`;
  return { kind: 'not_started', message };
}

function stopped({ turn, idleTimeoutMs }: EndedTurn, cause: StopCause): TurnFailure {
  switch (cause) {
    case 'abort':
      return { kind: 'interrupted', message: 'The turn was interrupted.' };
    case 'idle':
      return { kind: 'idle', message: `claude wrote nothing for ${idleTimeoutMs / 1000} s and was stopped.` };
    case 'authentication':
      return {
        kind: 'authentication',
        message: `The API refused claude's credentials (${turn.retry?.status}: ${turn.retry?.error}).`,
        needsKey: true,
      };
    default:
      return cause satisfies never;
  }
}

/** What the CLI says when it refuses to begin. */
function failureOfStderr(stderr: string): TurnFailure | null {
  const line = oneLine(stderr, 300);
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

function failureOfResult(result: ClaudeResult, ended: EndedTurn): TurnFailure | null {
  const { turn } = ended;
  const text = [result.text, ...result.errors].filter((part) => part !== '').join('\n');
  const kind = kindOf(result, ended, text);
  const message = oneLine(text, 500) || `claude ended with ${result.terminalReason ?? result.subtype}`;
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

function kindOf(result: ClaudeResult, ended: EndedTurn, text: string): FailureKind | null {
  const { turn, now } = ended;
  const { apiErrorStatus: status, apiError, terminalReason } = result;
  if (result.subtype === 'error_max_budget_usd' || terminalReason === 'budget_exhausted') return 'cost_cap';
  if (/No conversation found/.test(text)) return 'session_lost';
  // It has gone on three times by itself.
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
  // The CLI has tried it several times by itself.
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

/** Waits from here on are none for a back-off: what asks for them is a limit, whatever it calls itself. Ms. */
const LONG_WAIT_MS = 60_000;

/** It waits by itself for up to a minute, and says so; for longer it does not, and tells nobody for how long. */
function isGivenUpAtOnce({ turn, mayRetry }: EndedTurn): boolean {
  return mayRetry && turn.retry === null;
}

function limit(ended: EndedTurn, text: string, message: string): TurnFailure {
  const resetAt = limitReset(ended.turn, text, ended.now) ?? undefined;
  const isUnknown = resetAt === undefined && /\b429\b/.test(text) && isGivenUpAtOnce(ended);
  const asked = isUnknown
    ? ' (the API asked to wait for more than a minute, and claude does not tell how long)'
    : '';
  return { kind: 'usage_limit', message: `${message.replace(/\.$/, '')}${asked}`, resetAt };
}

/** When the limit behind a 429 resets, epoch ms: undefined where it is one and nobody says when, null where it is none. */
function limitReset({ rejected, retry }: ClaudeTurn, text: string, now: number): number | null | undefined {
  const told = rejected?.resetAt ?? parseResetTime(text, now);
  if (told !== undefined) return told;
  if (rejected !== null) return undefined;
  return retry?.status === 429 && retry.delayMs >= LONG_WAIT_MS ? now + retry.delayMs : null;
}

/** Known only where the CLI waited itself before it gave up. */
function retryAfter(result: ClaudeResult, { retry }: ClaudeTurn): Pick<TurnFailure, 'retryAfterMs'> {
  return retry !== null && retry.status === result.apiErrorStatus
    ? { retryAfterMs: Math.ceil(retry.delayMs) }
    : {};
}

function sessionLost(reason: string): TurnFailure {
  return { kind: 'session_lost', message: `${reason}: claude no longer has this session.` };
}

function crashed({ exit, stderr, brokenLines }: EndedTurn, result: ClaudeResult | undefined): TurnFailure {
  const ending = exit.signal === null ? `exit code ${exit.exitCode ?? 'unknown'}` : `signal ${exit.signal}`;
  const said = [result?.text, ...(result?.errors ?? [])].filter(Boolean).join('; ');
  const last = stderr.trim().split('\n').slice(-5).join('\n').trim();
  const parts = [
    result === undefined
      ? `claude ended without a result (${ending})`
      : `claude ended with ${result.terminalReason ?? result.subtype} (${ending})`,
    ...(said === '' ? [] : [oneLine(said, 300)]),
    ...(brokenLines.count === 0 ? [] : [brokenLines.describe('its')]),
    ...(last === '' ? [] : [`its last words on stderr: ${last}`]),
  ];
  return { kind: 'crashed', message: parts.join('; ') };
}
