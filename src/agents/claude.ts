import { NO_USAGE } from '../core/run.js';
import type { Agent, SessionRequest, TurnEvent, TurnFailure, TurnOutcome, TurnRequest } from './agent.js';
import { dollars } from './claude-command.js';
import { costOfTurn, isCumulative, type TurnCost } from './claude-cost.js';
import { failureOf } from './claude-failure.js';
import { runClaude } from './claude-process.js';
import {
  claudeConfigFolder,
  filesOfSession,
  findTranscript,
  newestPromptTime,
  recordedTotal,
} from './claude-session.js';
import { ClaudeStream } from './claude-stream.js';
import type { StartProcess } from './process.js';

export interface ClaudeOptions {
  readonly startProcess: StartProcess;
  /** `claude` unless told otherwise. */
  readonly command?: string | undefined;
  /** Epoch ms. */
  readonly now: () => number;
  /** As root the CLI takes `--dangerously-skip-permissions` only with IS_SANDBOX=1. */
  readonly isRoot: boolean;
  /** What the turns will run in, as far as CLAUDE_CONFIG_DIR and HOME go: where sessions are looked for. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Claude Code (spec 6.1), a process a turn. `sessionMark` is the time of the newest recorded prompt. */
export function createClaudeAgent(options: ClaudeOptions): Agent {
  return new ClaudeAgent(options);
}

class ClaudeAgent implements Agent {
  readonly name = 'claude';
  readonly capabilities = { branch: true, costCap: true, sessions: true };
  private readonly config: string;
  private readonly command: string;
  /** What each session has cost by the CLI's own count, where that count runs on over a session. USD. */
  private readonly totals = new Map<string, number>();

  constructor(private readonly options: ClaudeOptions) {
    this.config = claudeConfigFolder(options.env);
    this.command = options.command ?? 'claude';
  }

  async turn(
    request: TurnRequest,
    signal: AbortSignal,
    onEvent: (event: TurnEvent) => void,
  ): Promise<TurnOutcome> {
    if (request.costCapUsd !== undefined && dollars(Math.max(0, request.costCapUsd)) === '0') {
      return nothingDone({
        kind: 'cost_cap',
        message: 'Nothing is left to spend on this turn; it was not started.',
      });
    }
    const knownUsd = await this.totalBefore(request.session);
    if (signal.aborted) return nothingDone({ kind: 'interrupted', message: 'The turn was not started.' });

    const stream = new ClaudeStream(onEvent);
    const { startProcess, isRoot, now } = this.options;
    const ended = await runClaude({ startProcess, command: this.command, isRoot, request, signal, stream });
    const { turn, brokenLines } = stream;
    const failure = failureOf({
      ...ended,
      command: this.command,
      turn,
      brokenLines,
      idleTimeoutMs: request.idleTimeoutMs,
      now: now(),
    });
    const account = await this.account(stream, request.session, knownUsd);
    for (const message of [...warningsOf(stream, failure), ...account.warnings])
      onEvent({ type: 'warning', message });
    const { costUsd, costBasis, usage } = account;
    const common = { sessionId: stream.sessionId, costUsd, costBasis, usage };
    if (failure !== null) return { ...common, ok: false, text: turn.text, failure };
    // `result` can be empty although text was produced before the last tool call.
    const text = turn.results.at(-1)?.text ?? '';
    return { ...common, ok: true, text: text.trim() === '' ? turn.text : text };
  }

  async sessionMark(session: string, _cwd: string): Promise<number> {
    const transcript = await findTranscript(this.config, session);
    return transcript === null ? 0 : newestPromptTime(transcript);
  }

  async sessionFiles(session: string, _cwd: string): Promise<string[]> {
    return filesOfSession(this.config, session);
  }

  async close(): Promise<void> {}

  private async account(
    stream: ClaudeStream,
    session: SessionRequest,
    knownUsd: number,
  ): Promise<TurnCost & Pick<TurnOutcome, 'costBasis'>> {
    const cost = costOfTurn(stream.turn.results, stream.version, knownUsd);
    if (cost.sessionTotalUsd !== null) {
      // A session that was not found costs 0 too.
      if (stream.version !== null && isCumulative(stream.version))
        this.totals.set(stream.sessionId ?? session.id, cost.sessionTotalUsd);
      return { ...cost, costBasis: 'reported' };
    }
    // Without an init event no request was made.
    if (stream.version === null) return { ...cost, costBasis: 'none' };
    return this.accountOfKilled(cost, session.id, knownUsd);
  }

  /** A turn that was killed: SIGTERM still lets the CLI write its count to the transcript, SIGKILL does not. */
  private async accountOfKilled(cost: TurnCost, session: string, knownUsd: number) {
    const total = await this.recorded(session);
    if (total !== null && total > knownUsd) {
      this.totals.set(session, total);
      return { ...cost, costUsd: total - knownUsd, costBasis: 'estimated' as const };
    }
    const warning =
      'claude was stopped before it reported a cost: what this turn has spent is unknown and not counted';
    return { ...cost, costBasis: 'none' as const, warnings: [...cost.warnings, warning] };
  }

  /** A branch goes on counting from what its parent has cost. */
  private async totalBefore(session: SessionRequest): Promise<number> {
    if (session.kind === 'fresh') return 0;
    const source = session.kind === 'branch' ? session.from : session.id;
    return this.totals.get(source) ?? (await this.recorded(source)) ?? 0;
  }

  private async recorded(session: string): Promise<number | null> {
    const transcript = await findTranscript(this.config, session);
    return transcript === null ? null : recordedTotal(transcript);
  }
}

function nothingDone(failure: TurnFailure): TurnOutcome {
  return { ok: false, text: '', sessionId: null, costUsd: 0, costBasis: 'none', usage: NO_USAGE, failure };
}

function warningsOf(stream: ClaudeStream, failure: TurnFailure | null): string[] {
  const denials = stream.turn.results.at(-1)?.denials ?? [];
  const warnings: string[] = [];
  if (denials.length > 0) {
    const calls = denials.slice(0, 5).join(', ') + (denials.length > 5 ? ', …' : '');
    warnings.push(
      `claude was denied ${denials.length === 1 ? 'a tool call' : `${denials.length} tool calls`}: ${calls}`,
    );
  }
  if (stream.brokenLines > 0 && failure?.kind !== 'crashed') {
    warnings.push(`${stream.brokenLines} lines of claude's output were not JSON and were left out`);
  }
  return warnings;
}
