import type { Capabilities } from '../core/agent-clis.js';
import type { ReasonCode } from '../core/errors.js';
import type { CostBasis } from '../core/events.js';
import type { TokenUsage } from '../core/graph/tokens.js';
import type { ToolChoice } from '../core/protocol/tools.js';
import type { Usage } from '../core/run.js';
import type { JsonObject, McpServers } from '../core/settings/settings.js';

/** An agent CLI that takes turns (spec 6). An adapter knows nothing of transitions. */
export interface AgentCli {
  readonly name: string;
  readonly capabilities: Capabilities;
  /** One prompt in, one final message out. Never rejects for what the CLI does: failures are outcomes. */
  turn(request: TurnRequest, signal: AbortSignal, onEvent: (event: TurnEvent) => void): Promise<TurnOutcome>;
  /**
   * How far a session's transcript reaches, in the adapter's unit; 0 when there is none.
   * A turn whose session has more than its mark after a crash has left paid work there (spec 3.6).
   */
  sessionMark(session: string, cwd: string): Promise<number>;
  /**
   * What a turn that a crash cut off has cost, as far as the agent's own transcript tells; null if it tells
   * nothing. Absent for an agent whose turns cost nothing.
   */
  cutOffCost?(turn: CutOffTurn, cwd: string): Promise<CutOffCost | null>;
  /**
   * Whether a text that follows the system prompt holds in a session that goes on: null when it does, else a warning
   * for people. Absent for a CLI that never goes by a system prompt it has recorded.
   */
  whyPromptIsKept?(env: TurnRequest['env'], cwd: string): Promise<string | null>;
  /** Ends all processes, those that are at work too. */
  close(): Promise<void>;
}

export interface CutOffTurn {
  readonly session: string;
  /** The session it went on from; the same one unless it is a branch, null for a fresh one. */
  readonly sessionBefore: string | null;
  /** `sessionMark` of the session before, taken right ahead of this very turn. */
  readonly since: number;
}

export interface CutOffCost {
  /** USD, finite and not negative. */
  readonly costUsd: number;
  readonly usage: Usage;
  /** `reported` for the CLI's own count, which is exact; `estimated` for what was reckoned from tokens. */
  readonly basis: Extract<CostBasis, 'reported' | 'estimated'>;
  /** Set when a request that was cut off is not in the figures, or not as a whole. */
  readonly isLowerBound?: true;
  /** Where the figures are from, worded to follow "its cost is" in the log. */
  readonly source: string;
}

export type SessionRequest =
  | { readonly kind: 'fresh'; readonly id: string }
  | { readonly kind: 'resume'; readonly id: string }
  | { readonly kind: 'branch'; readonly from: string; readonly id: string };

export interface TurnRequest {
  readonly prompt: string;
  readonly model?: string | undefined;
  readonly effort?: string | undefined;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Folders outside `cwd` that the agent's tools may use: its task folder, for one. */
  readonly extraDirectories?: readonly string[];
  readonly session: SessionRequest;
  readonly permissionMode: string;
  readonly skipPermissions: boolean;
  /** The built-in tools of the turn. When absent, those that make sense when nobody is there (spec 7.5). */
  readonly tools?: ToolChoice | undefined;
  /** What runs unasked (spec 7.5). With a list, `acceptEdits` accepts edits and runs read-only commands alone. */
  readonly allow?: readonly string[] | undefined;
  /** Permission rules for what is refused, whatever `allow` says. */
  readonly deny?: readonly string[] | undefined;
  /** Refusals to edit the files and folders that decide what runs do (spec 9.1). */
  readonly noEdits?: readonly string[] | undefined;
  /** MCP servers beside those that the CLI finds by itself. With `mcpStrict` there are no others. */
  readonly mcp?: McpServers | undefined;
  readonly mcpStrict?: boolean | undefined;
  /** The content of a settings file that the CLI is started with. */
  readonly settings?: JsonObject | undefined;
  /** Further folders for its tools, absolute. */
  readonly addDirs?: readonly string[] | undefined;
  readonly fallbackModel?: string | undefined;
  /** Further arguments, handed on verbatim. None of them is one that we set ourselves. */
  readonly args?: readonly string[] | undefined;
  /** Somebody else counts what its requests cost (spec 9.2): nothing need be read off its session. */
  readonly isMetered?: boolean | undefined;
  /** USD left for this turn. There is no cap when it is absent. */
  readonly costCapUsd?: number | undefined;
  /** Milliseconds without output after which the turn is ended; 0 for never. */
  readonly idleTimeoutMs: number;
  /**
   * The registered agent to work as, where `capabilities.profiles` says that the CLI knows it by its id (spec 5.3);
   * to be given with each turn of a session.
   */
  readonly agentProfile?: string | undefined;
  /**
   * All tools run unasked, whatever the permission mode: what state graphs promise of a CLI whose own agents they
   * call (spec 6.2).
   */
  readonly allowAllTools?: boolean | undefined;
  /** What the checkout brings along for the CLI is not loaded: settings, hooks, MCP servers (spec 4.8). */
  readonly ignoreProjectSettings?: boolean | undefined;
  /** Follows the agent's own system prompt: a state's (spec 7.5), a registered agent's file (spec 5). */
  readonly appendSystemPrompt?: string | undefined;
  /**
   * Picks the turn's text from two or more answers, in order, of a CLI that has gone on by itself after the first.
   * Without it the last one is taken.
   */
  readonly chooseAnswer?: ((answers: readonly string[]) => string) | undefined;
  /** What `replay` looks a turn up by; the other adapters do not read it. */
  readonly context: TurnContext;
  /** Receives the CLI's own stream as it comes, for the turn's transcript. */
  readonly onRaw: (chunk: Buffer | string) => void;
}

export interface TurnContext {
  readonly agentId: string;
  readonly state: string;
  /** Which visit of the state by this agent it is, counted from 1. */
  readonly visit: number;
  /** Which turn of this visit it is, counted from 0 (reminders follow the prompt). */
  readonly turnOfVisit: number;
  /** Texts that only this run has, such as the path of its folder; a recording writes their names instead. */
  readonly runValues?: readonly RunValue[];
}

export interface RunValue {
  readonly value: string;
  readonly name:
    | 'task_folder'
    | 'run_folder'
    | 'run_id'
    | 'ask_id'
    | 'worktrees'
    | 'branches'
    | 'cwd'
    | 'root';
}

export type TurnEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string; readonly summary: string }
  | { readonly type: 'cli_retry'; readonly message: string }
  | { readonly type: 'warning'; readonly message: string };

interface TurnAccount {
  /** As the CLI knows it; may differ from the one asked for. */
  readonly sessionId: string | null;
  /** USD of this turn alone, finite and not negative. */
  readonly costUsd: number;
  readonly costBasis: CostBasis;
  /** Set when a request was cut off whose cost is not in the figure, or not as a whole (spec 3.7). */
  readonly costIsLowerBound?: true;
  readonly usage: Usage;
  /** The usage as a state graph's history keeps it, for a CLI that has such figures (Copilot, spec 5.9). */
  readonly tokens?: TokenUsage;
}

export type TurnOutcome = TurnAccount &
  (
    | { readonly ok: true; readonly text: string }
    | { readonly ok: false; readonly text: string; readonly failure: TurnFailure }
  );

export interface TurnFailure {
  readonly kind: FailureKind;
  readonly message: string;
  /** When a usage limit resets, epoch ms, where known. */
  readonly resetAt?: number | undefined;
  /** How long the server asks to wait, ms. */
  readonly retryAfterMs?: number | undefined;
  /** Set when another key or login would help. Action and command line, not this message, tell how (spec 4.8). */
  readonly needsKey?: true | undefined;
  /** Says that the answer is longer than the model may write, and what to do, whatever has ended the turn. */
  readonly outputLimit?: string | undefined;
}

/**
 * - `transient`: network, 429/5xx after the CLI's own retries; worth another attempt
 * - `crashed`: the CLI died or its stream was unusable; worth another attempt
 * - `idle`: no output for the idle timeout; worth another attempt
 * - `max_time`: it went on for longer than it may; worth another attempt
 * - `output_limit`: its answer is longer than the model may write in one turn
 * - `rejected`: the API takes no such request, however often it is made
 * - `cost_cap`: the turn used up what `costCapUsd` gave it
 * - `not_started`: the CLI cannot be run at all (not installed)
 */
export type FailureKind =
  | 'transient'
  | 'crashed'
  | 'idle'
  | 'max_time'
  | 'interrupted'
  | 'authentication'
  | 'invalid_model'
  | 'usage_limit'
  | 'cost_cap'
  | 'refused'
  | 'output_limit'
  | 'rejected'
  | 'session_lost'
  | 'session_in_use'
  | 'prompt_too_long'
  | 'recording_missing'
  | 'recording_stale'
  | 'not_started';

/**
 * @param tokens what the model may write in one turn, where the CLI tells
 * @param setting how more is asked for, where the CLI has a way
 */
export function outputLimitMessage(tokens: number | null, setting: string | null): string {
  const most = tokens === null ? '' : ` (${tokens.toLocaleString('en-US')} tokens)`;
  const ways = ['let several states do it', 'let the agent write it to a file and answer with its name'];
  if (setting !== null) ways.push(`raise ${setting}`);
  return `The answer is longer than the model may write in one turn${most}: ${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}.`;
}

export const FAILURE_CODES: Readonly<Record<FailureKind, ReasonCode>> = {
  transient: 'AGENT_FAILED',
  crashed: 'AGENT_FAILED',
  idle: 'IDLE_TIMEOUT',
  max_time: 'MAX_TIME',
  interrupted: 'INTERRUPTED',
  authentication: 'AUTHENTICATION',
  invalid_model: 'INVALID_MODEL',
  usage_limit: 'USAGE_LIMIT',
  cost_cap: 'BUDGET',
  refused: 'REFUSED',
  output_limit: 'OUTPUT_LIMIT',
  rejected: 'AGENT_FAILED',
  session_lost: 'SESSION_LOST',
  session_in_use: 'AGENT_FAILED',
  prompt_too_long: 'AGENT_FAILED',
  recording_missing: 'RECORDING_MISSING',
  recording_stale: 'RECORDING_STALE',
  not_started: 'AGENT_FAILED',
};
