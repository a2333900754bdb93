import { existsSync } from 'node:fs';
import { agentOf } from '../core/agents.js';
import type { Change, EmitEvent, LoggedOutcome } from '../core/events.js';
import { stampRun } from '../core/life.js';
import type { Agent, Run } from '../core/run.js';
import type { RecoveryHint } from '../core/text/recovery-hint.js';
import type { Shortage } from '../meter/protocol.js';
import { makeFolder, OWNER_ONLY, type RunPaths } from '../store/run-folder.js';
import type { StateWriter } from '../store/state-writer.js';
import type { Texts } from '../store/texts.js';
import { scriptTranscriptPath, TurnTranscript } from '../store/transcript.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import type { GraphHistory } from './graph/history.js';
import type { RunMemory } from './graph/run-memory.js';
import type { VisitGraphState } from './graph/state.js';
import type { Guarded } from './guarded/files.js';
import type { Watch } from './guarded/watch.js';
import type { MeterClient } from './metering/client.js';
import type { AgentClis, RunDeps } from './run-deps.js';
import { InTurn } from './worktrees/in-turn.js';

/** What the orchestrator of one run works with: what runs need of the world, and what this run alone has. */
export interface RuntimeOptions extends RunDeps {
  readonly workflow: Workflow;
  readonly paths: RunPaths;
  readonly writer: StateWriter;
  /** The files that agents are not to edit, and whether somebody has all the same. */
  readonly guarded: Guarded;
  readonly watch: Watch;
  /** The store of long results. */
  readonly texts: Texts;
  readonly emit: EmitEvent;
  readonly agentCli: AgentClis;
  /** Holds the agents' keys and the budget; null: agents have their keys themselves. */
  readonly meter: MeterClient | null;
  /** The environment a child may see (spec 6.5), before what we add. */
  readonly childEnvironment: (adapter: string) => Record<string, string>;
  readonly visitGraphState: VisitGraphState | undefined;
  /** The history of a state graph's run (spec 5.9). */
  readonly history: GraphHistory | undefined;
  /** The outputs and lessons of a state graph's run (spec 5.11). */
  readonly memory: RunMemory | undefined;
  /** Outcomes that were logged and not applied, by turn id (spec 3.6). */
  readonly loggedOutcomes: ReadonlyMap<string, LoggedOutcome>;
  /** Turns that the state file holds open and that, by the log, were started. */
  readonly startedTurns: ReadonlySet<string>;
  /** A missing session may be replaced by a fresh one (`--fresh-session`). */
  readonly freshSession: boolean;
}

/** The run as it is now, and the ways to change it. Each orchestrator has one. */
export class Runtime {
  /** Cost caps of the turns in flight, in USD by agent id. */
  readonly caps = new Map<string, number>();
  /** How each agent's last turn ended. A graph's state that asks a person goes on from there. */
  readonly outcomes = new Map<string, { readonly turn: string; readonly outcome: LoggedOutcome }>();
  /** Everything that changes git's list of work trees goes through this. */
  readonly worktreesInTurn = new InTurn();
  /** An answer was longer than its model may write. This comes before the budget: more money would buy the same again. */
  outputLimit: string | null = null;
  private mostExpensiveUsd = 0;
  private entries = 0;
  /** Agents on their way into a state whose first turn there is not open yet. */
  private readonly entering = new Set<string>();
  /** One file for what all scripts write: to make one for each of thousands would cost more than they do. */
  readonly scriptTranscript: TurnTranscript;
  private readonly warned = new Set<string>();
  private readonly folders = new Set<string>();
  private readonly leftOpen: ReadonlySet<string>;
  private current: Run;

  constructor(
    run: Run,
    readonly options: RuntimeOptions,
  ) {
    this.current = run;
    this.scriptTranscript = new TurnTranscript(scriptTranscriptPath(options.paths.turns));
    this.leftOpen = new Set(run.agents.flatMap(({ turn }) => (turn === null ? [] : [turn.id])));
  }

  get run(): Run {
    return this.current;
  }

  agent(id: string): Agent {
    return agentOf(this.run, id);
  }

  /** Called when a turn of an agent CLI has ended. */
  onTurnEnded: ((agentId: string) => void) | null = null;

  /** Whether the agent starts only once another one's turn has shown what a turn of its model costs. */
  waitsForPrice: (agentId: string) => boolean = () => false;

  /** What ends a turn for which nothing is left of the budget, by the turn. */
  readonly outOfBudget = new Map<string, (shortage: Shortage) => void>();

  /** Whether an agent CLI's requests go by the meter, which lets none of them past the budget. */
  isMetered(cli: string): boolean {
    return this.options.meter?.covers(cli) ?? false;
  }

  /** The agent CLIs whose turns are known to have no price. */
  readonly unpriced = new Set<string>();

  /** What the most expensive turn so far has cost, USD. Of turns before a resume only the mean is known. */
  get mostExpensiveTurnUsd(): number {
    const { total_cost_usd: total, turns } = this.run;
    return Math.max(this.mostExpensiveUsd, turns === 0 ? 0 : total / turns);
  }

  turnHasEnded(agentId: string, usd: number): void {
    this.mostExpensiveUsd = Math.max(this.mostExpensiveUsd, usd);
    this.onTurnEnded?.(agentId);
  }

  /** Called with an agent that is about to enter a state. */
  onStart: (agentId: string) => void = () => {};

  /**
   * The one way to change the run: by a function of core's, which gives the next run, or with it the events that tell
   * of the change, and the agents that enter a state. docs/architecture.md lists these functions.
   */
  change<A extends readonly unknown[], R extends Run | Change>(
    how: (run: Run, ...more: A) => R,
    ...more: A
  ): R {
    const result = how(this.current, ...more);
    this.current = 'run' in result ? result.run : result;
    if ('run' in result) this.tell(result);
    return result;
  }

  /** Makes a change that is saved before its events are logged. After a crash in between, the resume logs them. */
  async changeAhead<A extends readonly unknown[]>(
    how: (run: Run, ...more: A) => Change,
    ...more: A
  ): Promise<void> {
    const result = how(this.current, ...more);
    this.current = result.run;
    await this.commit();
    this.tell(result);
  }

  private tell({ events, start }: Change): void {
    if (events.length > 0) this.options.emit(events);
    for (const agentId of start) this.onStart(agentId);
  }

  /** Whether `--next` allows another entry of a state. */
  get mayEnter(): boolean {
    const { next } = this.options;
    return next === undefined || this.entries < next;
  }

  countEntry(): void {
    this.entries += 1;
  }

  /** The steps of the run, with those that begin just now: agents that start at once are not counted yet. */
  get stepsBegun(): number {
    const begun = [...this.entering].filter((id) => this.agent(id).turn === null);
    return this.run.steps + begun.length;
  }

  stepBegins(agentId: string): void {
    this.entering.add(agentId);
  }

  visitOver(agentId: string): void {
    this.entering.delete(agentId);
  }

  /** Whether an earlier life of the run has left the turn open and ended before it was logged. */
  isUntold(turnId: string): boolean {
    return this.leftOpen.has(turnId) && !this.options.startedTurns.has(turnId);
  }

  /** ISO, and never before the last one: a clock that jumps back must not reorder the run. */
  now(): string {
    const time = new Date(this.options.ports.now()).toISOString();
    return time > this.run.updated_at ? time : this.run.updated_at;
  }

  /** Resolves when the run as it is now is on disk. */
  commit(): Promise<void> {
    this.change(stampRun, this.now());
    return this.options.writer.commit(this.run);
  }

  /** Makes a folder of the run's files, again if somebody has removed it. */
  makeFolder(path: string): void {
    if (this.folders.has(path) && existsSync(path)) return;
    makeFolder(path, OWNER_ONLY);
    this.folders.add(path);
  }

  /** What gets a stopped run going again, in the face's words. */
  recoveryHint(way: RecoveryHint): string {
    return this.options.recoveryHint(way, this.run.workflow_id);
  }

  /** Warns once: the same warning about the same agent is not repeated. */
  warn(message: string, agent?: string, state?: string): void {
    const key = `${agent ?? ''}\n${message}`;
    if (this.warned.has(key)) return;
    this.warned.add(key);
    this.options.emit({
      type: 'warning',
      message,
      ...(agent !== undefined && { agent }),
      ...(state !== undefined && { state }),
    });
  }
}
