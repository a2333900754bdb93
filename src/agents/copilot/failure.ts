import { AGENT_CLIS } from '../../core/agent-clis.js';
import type { FailureKind, TurnFailure } from '../agent.js';
import type { OwnEndings, TurnEnd } from '../ended.js';
import { parseResetTime } from '../reset-time.js';
import { shortLine } from '../tool-summary.js';
import type { CopilotError, CopilotStream, CopilotTurn } from './stream.js';

/** A reason to stop a turn that only this CLI has: it waits for an answer that nobody can give. */
export type CopilotStopCause = 'limit';

/**
 * A turn has succeeded when nobody stopped it, its `result` event says 0 and so does the process, unless a signal met
 * that only then. The exit code alone tells little: a CLI that got SIGTERM or SIGINT ends with 0, now and then after
 * such a `result`.
 */
export const COPILOT_ENDINGS: OwnEndings<TurnEnd<CopilotStream, CopilotStopCause>> = {
  title: `the ${AGENT_CLIS.copilot.title}`,
  program: AGENT_CLIS.copilot.program,
  hasSucceeded({ exit, stopCause, stream: { turn } }) {
    if (stopCause === 'abort' || stopCause === 'idle') return false;
    return turn.exitCode === 0 && (exit.exitCode === 0 || exit.signal !== null) && !turn.aborted;
  },
  failureIn({ stderr, now, stream: { turn } }) {
    return turn.error === null ? failureOfStderr(stderr) : failureOfError(turn.error, turn, now);
  },
  isSilent: ({ stream: { turn } }) => turn.sessionId === null && !turn.asked && turn.exitCode === null,
  lastWords({ stream: { turn } }) {
    if (turn.aborted) return ['was told to stop by someone else'];
    return [turn.exitCode === null ? 'ended without a result' : 'ended badly'];
  },
};

/** What the CLI says when it refuses to begin, most telling first. */
const REFUSALS: readonly (readonly [RegExp, FailureKind])[] = [
  [/No session, task, or name matched/, 'session_lost'],
  [/No authentication information found|Personal Access Tokens? .*not supported/, 'authentication'],
  [/Failed to load models[\s\S]*\b40[13]\b|Authentication failed/, 'authentication'],
  [/Model ".*" .*is not available|require an explicit model/, 'invalid_model'],
  [/No such agent: /, 'not_started'],
  [/Offline mode requires a local model provider|no platform package found/, 'not_started'],
  [/^error: (unexpected argument|invalid value)/im, 'not_started'],
  [/Failed to load models/, 'transient'],
];

function failureOfStderr(stderr: string): TurnFailure | null {
  for (const [pattern, kind] of REFUSALS) {
    const found = pattern.exec(stderr);
    if (found === null) continue;
    // Only the line that says it is taken. What follows are hints for people at a terminal.
    const from = stderr.lastIndexOf('\n', found.index) + 1;
    const line = shortLine(stderr.slice(from).split('\n')[0] ?? '', 300);
    return { kind, message: explain(kind, line), ...(kind === 'authentication' && { needsKey: true }) };
  }
  return null;
}

function explain(kind: FailureKind, line: string): string {
  switch (kind) {
    case 'session_lost':
      return `${line} copilot no longer has this session.`;
    case 'not_started':
      return /No such agent/.test(line)
        ? `${line}. An agent is a file .github/agents/<id>.agent.md of the repository, or ~/.copilot/agents/<id>.agent.md.`
        : `copilot refused to start: ${line}`;
    case 'invalid_model':
      return /explicit model/.test(line) ? `${line} Set the state's model or COPILOT_MODEL.` : line;
    default:
      return line;
  }
}

function failureOfError(error: CopilotError, turn: CopilotTurn, now: number): TurnFailure {
  const kind = kindOf(error, turn.ownProvider === true);
  const message = shortLine(error.message, 500) || `copilot ended with an error (${error.type})`;
  if (kind === 'usage_limit') {
    const resetAt = resetOf(error.message, now);
    const isUntold = resetAt === undefined && error.status === 429;
    return { kind, message: isUntold ? `${message.replace(/\.$/, '')}${UNTOLD_WAIT}` : message, resetAt };
  }
  // A model provider of the user's own has another key, which the CLI names.
  const needsLogin = kind === 'authentication' && /^auth/.test(error.type) && turn.ownProvider !== true;
  return needsLogin ? { kind, message, needsKey: true } : { kind, message };
}

const UNTOLD_WAIT = ' (copilot did not try again, and does not tell how long the API asked to wait)';
const NEEDS_A_PERSON = /insufficient_quota|billing_not_configured/;
/** `reset in 1 hour 57 minutes`, `reset on November 24, 2026 at 7:12 AM` (this machine's time). */
const RESET =
  /limit to reset (?:in ((?:\d+ (?:day|hour|minute|second)s? ?)+)|(on \w+ \d+, \d+ at [\d:]+ [AP]M))/;
const UNIT_MS: Readonly<Record<string, number>> = { day: 86_400e3, hour: 3600e3, minute: 60e3, second: 1e3 };

/** Epoch ms. */
function resetOf(message: string, now: number): number | undefined {
  const [, span, date] = RESET.exec(message) ?? [];
  if (date !== undefined) return parseResetTime(`resets ${date}`, now);
  if (span === undefined) return parseResetTime(message, now);
  const parts = [...span.matchAll(/(\d+) (day|hour|minute|second)/g)];
  return parts.reduce((time, [, count, unit = '']) => time + Number(count) * (UNIT_MS[unit] ?? 0), now);
}

function kindOf({ type, status, code, message, retries }: CopilotError, ownProvider: boolean): FailureKind {
  if (status === 401 || status === 403 || /^auth(entication|orization)$|^policy$/.test(type))
    return 'authentication';
  // An account without money does not fill up by itself, GitHub's quota does.
  if (NEEDS_A_PERSON.test(code ?? '') || (status === 402 && ownProvider)) return 'authentication';
  if (type === 'quota' || status === 402) return 'usage_limit';
  // The CLI itself waits for limits that pass in moments. One that it gives up on, or names the end of, is longer.
  if (status === 429 || type === 'rate_limit')
    return RESET.test(message) || retries === 0 ? 'usage_limit' : 'transient';
  if (status === 404 || /model_not_(found|supported)/.test(code ?? '')) return 'invalid_model';
  if (
    status === 413 ||
    type === 'context_limit' ||
    code === 'context_length_exceeded' ||
    /prompt budget|prompt as too long|maximum context length/i.test(message)
  )
    return 'prompt_too_long';
  // What is left is 5xx, the network, an empty answer, or a 400: it costs nothing, and need not be the prompt's fault.
  return 'transient';
}
