import { AGENT_CLIS } from '../../core/agent-clis.js';
import { addAmounts, addUsage } from '../../core/budget.js';
import { NO_USAGE } from '../../core/run.js';
import type { StartProcess } from '../../process/handle.js';
import type {
  AgentCli,
  CutOffCost,
  CutOffTurn,
  SessionRequest,
  TurnEvent,
  TurnOutcome,
  TurnRequest,
} from '../agent.js';
import { failureOfTurn } from '../ended.js';
import { nothingDone, turnWarnings } from '../outcome.js';
import { PrivateFiles } from '../private-files.js';
import { dollars } from './command.js';
import { costOfTurn } from './cost.js';
import { costOfCutOff } from './cutoff.js';
import { CLAUDE_ENDINGS } from './failure.js';
import type { ClaudeProcess } from './process.js';
import { ClaudeProcesses } from './processes.js';
import { answerOf } from './result.js';
import { claudeConfigFolder, findTranscript, newestPromptTime, whyUnwritable } from './session.js';
import { PromptSnapshots } from './snapshots.js';
import type { ClaudeTurn } from './stream.js';
import { uncounted } from './uncounted.js';
import type { WarmOptions } from './warm.js';

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
  /** Processes that are kept for their session's next turn. Without them each turn has a process of its own. */
  readonly warm?: WarmOptions | null | undefined;
}

/** Claude Code (spec 6.1). `sessionMark` is the time of the newest recorded prompt. */
export function createClaudeAgent(options: ClaudeOptions): AgentCli {
  return new ClaudeAgent(options);
}

class ClaudeAgent implements AgentCli {
  readonly name = 'claude';
  readonly capabilities = AGENT_CLIS.claude.capabilities;
  private readonly config: string;
  private readonly command: string;
  private readonly processes: ClaudeProcesses;
  private readonly files = new PrivateFiles();
  private readonly snapshots: PromptSnapshots;

  constructor(private readonly options: ClaudeOptions) {
    this.config = claudeConfigFolder(options.env);
    this.command = options.command ?? AGENT_CLIS.claude.program.command;
    const { startProcess, isRoot, warm } = options;
    const how = { startProcess, isRoot, command: this.command, fileFor: this.files.fileFor };
    this.snapshots = new PromptSnapshots(how);
    this.processes = new ClaudeProcesses(how, this.config, warm ?? null);
  }

  async turn(
    asked: TurnRequest,
    signal: AbortSignal,
    onEvent: (event: TurnEvent) => void,
  ): Promise<TurnOutcome> {
    if (asked.costCapUsd !== undefined && dollars(Math.max(0, asked.costCapUsd)) === '0') {
      return nothingDone({
        kind: 'cost_cap',
        message: 'Nothing is left to spend on this turn; it was not started.',
      });
    }
    const request = await this.snapshots.without(asked);
    const unwritable = whyUnwritable(this.config);
    if (unwritable !== null) {
      const message = `claude cannot keep its sessions in ${this.config} (${unwritable}). Make it writable, or set CLAUDE_CONFIG_DIR to a folder that is. Nothing was started.`;
      return nothingDone({ kind: 'not_started', message });
    }
    // A prompt that is recorded in the very millisecond in which the turn began is the turn's.
    const since = this.options.now() - 1;
    const served = await this.processes.serve(request, signal, onEvent);
    if (served === null) return nothingDone({ kind: 'interrupted', message: 'The turn was not started.' });
    const { stream } = served.process;
    const { command } = this;
    const ended = { ...served.ended, command, request, stream, now: this.options.now() };
    const failure = failureOfTurn(CLAUDE_ENDINGS, ended);
    const account = await this.account(served.process, request, since);
    served.process.spentUsd += account.costUsd;
    const { results, serversMissing } = stream.turn;
    const denials = results.at(-1)?.denials ?? [];
    const told = turnWarnings('claude', { stream, denials, serversMissing, request, failure });
    for (const message of [...told, ...account.warnings]) onEvent({ type: 'warning', message });
    const { warnings: _told, ...cost } = account;
    const common = { sessionId: stream.sessionId, ...cost };
    if (failure !== null) return { ...common, ok: false, text: stream.turn.text, failure };
    const text = finalText(stream.turn, request.chooseAnswer);
    if (text !== finalText(stream.turn)) onEvent({ type: 'warning', message: EARLIER_TAKEN });
    return { ...common, ok: true, text };
  }

  async sessionMark(session: string, _cwd: string): Promise<number> {
    const mark = this.processes.markOf(session);
    if (mark !== undefined) return mark;
    const transcript = await findTranscript(this.config, session);
    return transcript === null ? 0 : newestPromptTime(transcript);
  }

  cutOffCost(turn: CutOffTurn, _cwd: string): Promise<CutOffCost | null> {
    return costOfCutOff(this.config, turn);
  }

  whyPromptIsKept(env: TurnRequest['env'], cwd: string): Promise<string | null> {
    return this.snapshots.whyKept(env, cwd);
  }

  async close(): Promise<void> {
    await this.processes.close();
    this.files.remove();
  }

  private async account(process: ClaudeProcess, request: TurnRequest, since: number): Promise<Account> {
    const { turn, version } = process.stream;
    const cost = costOfTurn(turn.results, version, process.spentBefore);
    if (request.isMetered) return { ...cost, costBasis: turn.results.length > 0 ? 'reported' : 'none' };
    if (turn.results.length > 0) return withUncounted({ ...cost, costBasis: 'reported' }, turn);
    // Without an init event no request was made.
    if (!turn.begun) return { ...cost, costBasis: 'none' };
    return this.accountOfKilled(request.session, since, process.countedUsd);
  }

  /**
   * The account of a turn that was stopped. The CLI writes its count to the transcript at SIGTERM, and when no word of
   * an answer had come, where it gives no result. A SIGKILL leaves it no time for that.
   */
  private async accountOfKilled(
    session: SessionRequest,
    since: number,
    countedBefore: number,
  ): Promise<Account> {
    const sessionBefore =
      session.kind === 'branch' ? session.from : session.kind === 'resume' ? session.id : null;
    const cutOff = { session: session.id, sessionBefore, since };
    const told = await costOfCutOff(this.config, cutOff, countedBefore);
    if (told === null) {
      const warning =
        'claude was stopped before it reported a cost: what this turn has spent is unknown and not counted';
      return { costUsd: 0, usage: NO_USAGE, ...UNKNOWN, warnings: [warning] };
    }
    const warning = `claude was stopped before it reported a cost: $${told.costUsd.toFixed(4)}, ${told.source}`;
    return {
      ...{ costUsd: told.costUsd, usage: told.usage, costBasis: told.basis, warnings: [warning] },
      ...(told.isLowerBound && { costIsLowerBound: true as const }),
    };
  }
}

const UNKNOWN = { costBasis: 'unknown', costIsLowerBound: true } as const;

type Account = Pick<TurnOutcome, 'costUsd' | 'usage' | 'costBasis' | 'costIsLowerBound'> & {
  readonly warnings: readonly string[];
};

/** Adds what the CLI has not counted of a turn, with a warning (spec 6.6). */
function withUncounted(account: Account, turn: ClaudeTurn): Account {
  const missing = uncounted(turn, account.usage);
  if (missing === null) return account;
  if (missing.kind === 'unknown') {
    const warning =
      'an answer broke off before anything of it was shown, and claude does not count it: what that request has cost is unknown and not counted';
    return { ...account, ...UNKNOWN, warnings: [...account.warnings, warning] };
  }
  const { costUsd, usage } = missing;
  const warning = `an answer broke off and claude does not count it: $${costUsd.toFixed(4)}, estimated at list price from what was asked; what was answered is hardly in it`;
  return {
    costUsd: addAmounts(account.costUsd, costUsd),
    usage: addUsage(account.usage, usage),
    costBasis: 'estimated',
    costIsLowerBound: true,
    warnings: [...account.warnings, warning],
  };
}

const EARLIER_TAKEN =
  "claude went on after its answer, when something had ended in the background; the answer before that, which has the turn's tag, was taken";

/** The turn's text: its only answer, the one that is chosen, or what was said in a turn without any. */
function finalText(
  { text, results, answers }: ClaudeTurn,
  choose: TurnRequest['chooseAnswer'] = (given) => given.at(-1) ?? '',
): string {
  const last = results.at(-1);
  if (last === undefined) return text;
  return last.isError || answers.length < 2 ? answerOf(text, last) : choose(answers);
}
