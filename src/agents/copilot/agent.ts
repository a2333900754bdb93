import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AGENT_CLIS } from '../../core/agent-clis.js';
import type { TokenUsage } from '../../core/graph/tokens.js';
import { NO_USAGE } from '../../core/run.js';
import type { StartProcess } from '../../process/handle.js';
import type { AgentCli, CutOffCost, CutOffTurn, TurnEvent, TurnOutcome, TurnRequest } from '../agent.js';
import { failureOfTurn } from '../ended.js';
import { jsonIn } from '../json.js';
import { nothingDone, turnWarnings } from '../outcome.js';
import { PrivateFiles } from '../private-files.js';
import { type StopSignals, type TurnExit, TurnWatch } from '../turn-watch.js';
import { copilotArguments, copilotEnvironment } from './command.js';
import { COPILOT_ENDINGS, type CopilotStopCause } from './failure.js';
import { readFooter } from './footer.js';
import { copilotHome, readSession } from './session.js';
import { CopilotStream, type CopilotTurn } from './stream.js';
import {
  AI_CREDIT_USD,
  type CopilotTotals,
  NANO_AIU_PER_CREDIT,
  NOTHING_USED,
  subtractTotals,
  tokensOfTurn,
  totalsOfFooter,
  totalsOfSnapshot,
  usageOfTotals,
} from './usage.js';

export interface CopilotOptions {
  readonly startProcess: StartProcess;
  /** `copilot` unless told otherwise. */
  readonly command?: string | undefined;
  /** Epoch ms. */
  readonly now: () => number;
  /** What the turns will run in, as far as COPILOT_HOME and HOME go: where sessions are looked for. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** USD for one AI credit (spec 5.9). Default: 0.01. */
  readonly aiCreditUsd?: number | undefined;
}

/** The GitHub Copilot CLI (spec 6.2), a process for each turn. `sessionMark` is the time of the newest known prompt. */
export function createCopilotAgent(options: CopilotOptions): AgentCli {
  return new CopilotAgent(options);
}

/** What a session had used after a turn, and whether that was the CLI's own last word. */
interface SessionCount {
  readonly totals: CopilotTotals;
  readonly source: 'reported' | 'estimated';
  /** Set when the figures were read from it. */
  readonly footer?: TokenUsage;
}

/**
 * At SIGTERM the CLI ends its tools and writes down what it used: 0.2 s were measured. A stopped turn is over in 4 s.
 * The signal goes to the group, since npm's wrapper passes none on.
 */
const STOP_SIGNALS: StopSignals = { first: 'SIGTERM', graceMs: 3000 };
/** How long the CLI may ask, after a rate limit, for another model. A setting of the user's may answer at once. */
const SWITCH_TIMEOUT_MS = 2000;

class CopilotAgent implements AgentCli {
  readonly name = 'copilot';
  readonly capabilities = AGENT_CLIS.copilot.capabilities;
  private readonly home: string;
  private readonly command: string;
  private readonly creditUsd: number;
  private readonly files = new PrivateFiles();
  /** What each session has used, for those whose files cannot be read back. */
  private readonly totals = new Map<string, CopilotTotals>();

  constructor(private readonly options: CopilotOptions) {
    this.home = copilotHome(options.env);
    this.command = options.command ?? AGENT_CLIS.copilot.program.command;
    this.creditUsd = options.aiCreditUsd ?? AI_CREDIT_USD;
  }

  async turn(
    request: TurnRequest,
    signal: AbortSignal,
    onEvent: (event: TurnEvent) => void,
  ): Promise<TurnOutcome> {
    if (request.session.kind === 'branch')
      return nothingDone({ kind: 'not_started', message: 'copilot cannot branch off a session.' });
    if (request.appendSystemPrompt !== undefined)
      onEvent({ type: 'warning', message: 'copilot takes no further system prompt; it was left out' });
    const before = await this.totalsOf(request.session.id);
    if (signal.aborted) return nothingDone({ kind: 'interrupted', message: 'The turn was not started.' });

    const began = this.options.now();
    const stream = new CopilotStream(onEvent);
    const { ended, usageFile } = await this.run(request, signal, stream);
    const { turn } = stream;
    const { command } = this;
    const now = this.options.now();
    const failure = failureOfTurn(COPILOT_ENDINGS, { ...ended, command, request, stream, now });
    const count = await this.count(request.session.id, usageFile, ended.stderr);
    const ownProvider = turn.ownProvider ?? Boolean(request.env.COPILOT_PROVIDER_BASE_URL);
    const { warnings, ...account } = this.account(turn, ownProvider, count, before, now - began);
    const told = turnWarnings('copilot', { stream, ...turn, request, failure });
    for (const message of [...told, ...warnings]) onEvent({ type: 'warning', message });
    const common = {
      sessionId: turn.sessionId ?? sessionBegun(stream, request),
      ...account,
      text: turn.text,
    };
    return failure === null ? { ...common, ok: true } : { ...common, ok: false, failure };
  }

  async sessionMark(session: string, _cwd: string): Promise<number> {
    return (await readSession(this.home, session))?.newestPrompt ?? 0;
  }

  /** Each model call that was answered is on record in the session's own events. */
  async cutOffCost({ session, since }: CutOffTurn, _cwd: string): Promise<CutOffCost | null> {
    const used = (await readSession(this.home, session, since))?.usedSince ?? null;
    if (used === null || used.inputTokens + used.outputTokens === 0) return null;
    const source = "read from the session's own record of model calls";
    return { costUsd: this.usdOf(used), usage: usageOfTotals(used), basis: 'estimated', source };
  }

  async close(): Promise<void> {
    this.files.remove();
  }

  private async run(request: TurnRequest, signal: AbortSignal, stream: CopilotStream) {
    const folder = await mkdtemp(join(tmpdir(), 'raymond-copilot-')).catch(() => null);
    const path = folder === null ? null : join(folder, 'usage.json');
    try {
      const ended = await this.serve(request, signal, stream, path);
      return { ended, usageFile: path === null ? null : await readFile(path, 'utf8').catch(() => null) };
    } finally {
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    }
  }

  private async serve(
    request: TurnRequest,
    signal: AbortSignal,
    stream: CopilotStream,
    usageFile: string | null,
  ): Promise<TurnExit<CopilotStopCause>> {
    let switchTimer: NodeJS.Timeout | undefined;
    const child = this.options.startProcess({
      command: this.command,
      args: copilotArguments(request, usageFile, this.files.fileFor),
      cwd: request.cwd,
      env: copilotEnvironment(request),
      stdin: request.prompt,
      onStdout: (chunk) => {
        watch.onStdout(chunk);
        stream.write(chunk);
        clearTimeout(switchTimer);
        if (stream.turn.asksToSwitch) switchTimer = setTimeout(() => watch.stop('limit'), SWITCH_TIMEOUT_MS);
      },
      onStderr: (chunk) => watch.onStderr(chunk),
    });
    const hasResult = (): boolean => stream.turn.exitCode !== null;
    const watch = new TurnWatch<CopilotStopCause>(request, signal, child, STOP_SIGNALS, hasResult);
    const exit = await child.done;
    clearTimeout(switchTimer);
    stream.end();
    return watch.end(exit);
  }

  /** By the CLI's own file, else by the session's events, else by the footer of an older CLI. */
  private async count(
    session: string,
    usageFile: string | null,
    stderr: string,
  ): Promise<SessionCount | null> {
    const reported = usageFile === null ? null : totalsOfSnapshot(jsonIn(usageFile));
    if (reported !== null) return { totals: reported, source: 'reported' };
    const recorded = await readSession(this.home, session);
    if (recorded !== null) return { totals: recorded.totals, source: 'estimated' };
    const footer = readFooter(stderr);
    return footer === null ? null : { totals: totalsOfFooter(footer), source: 'reported', footer };
  }

  private account(
    { asked, sessionId, callLost }: CopilotTurn,
    ownProvider: boolean,
    count: SessionCount | null,
    before: CopilotTotals,
    ms: number,
  ) {
    if (!asked) return nothingSpent([]);
    if (count === null) {
      return {
        ...nothingSpent([
          'copilot ended before it reported a cost: what this turn has spent is unknown and not counted',
        ]),
        ...{ costBasis: 'unknown' as const, costIsLowerBound: true as const },
      };
    }
    if (sessionId !== null) this.totals.set(sessionId, count.totals);
    const used = subtractTotals(count.totals, before);
    const usage = usageOfTotals(used);
    // The footer's own words are taken where they are about this turn alone: its figures run on over a session.
    const own = before === NOTHING_USED && !ownProvider ? count.footer : undefined;
    const tokens = own ?? tokensOfTurn(used, ms, !ownProvider);
    if (ownProvider) return { costUsd: 0, costBasis: 'none' as const, usage, tokens, warnings: [] };
    const costUsd = this.usdOf(used);
    const warnings = [
      ...(costUsd === 0 && used.outputTokens > 0
        ? ['copilot did not say how many AI credits this turn has cost']
        : []),
      ...(callLost ? ["the model call that was broken off is not in copilot's count"] : []),
    ];
    return {
      ...{ costUsd, costBasis: count.source, usage, tokens, warnings },
      ...(callLost && { costIsLowerBound: true as const }),
    };
  }

  private usdOf({ nanoAiu }: CopilotTotals): number {
    return (nanoAiu / NANO_AIU_PER_CREDIT) * this.creditUsd;
  }

  /** What the session had used before the turn: the CLI's figures run on over a session. */
  private async totalsOf(session: string): Promise<CopilotTotals> {
    return (await readSession(this.home, session))?.totals ?? this.totals.get(session) ?? NOTHING_USED;
  }
}

const nothingSpent = (warnings: string[]) => ({
  costUsd: 0,
  costBasis: 'none' as const,
  usage: NO_USAGE,
  warnings,
});

/** A turn that was stopped has no `result` event, but has a session all the same. */
function sessionBegun(stream: CopilotStream, request: TurnRequest): string | null {
  return stream.turn.asked ? request.session.id : null;
}
