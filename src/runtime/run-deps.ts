import type { AgentCli } from '../agents/agent.js';
import type { LoggedEvent } from '../core/events.js';
import type { KeyHolder } from '../core/launch.js';
import type { GivenAnswer } from '../core/parked.js';
import type { Launch } from '../core/run.js';
import type { McpServers } from '../core/settings/settings.js';
import type { WordRecovery } from '../core/text/recovery-hint.js';
import type { ChildProcesses } from '../process/child-process.js';
import type { ChildEnvironmentOptions } from '../process/environment.js';
import type { RunInMemory } from '../store/run-in-memory.js';
import type { Manifest, Workflow } from '../workflow/parts/workflow.js';
import type { FanOutRequest } from './fan-out/request.js';
import type { MeterClient } from './metering/client.js';
import type { Ports } from './ports.js';
import type { StopControl } from './stop.js';
import type { RightsFrom } from './turns/rights.js';

/** A run's agent CLIs. Each is made when it is first asked for, and kept. */
export type AgentClis = (name: string) => Promise<AgentCli>;

/**
 * Asks the person at the terminal until the signal aborts. An answer may have several lines where the question says so.
 * @param output the end of what is to be decided about
 */
export type AskPerson = (
  question: string,
  agent: string,
  isMultiline: boolean,
  signal: AbortSignal,
  output?: string,
) => Promise<string>;

/**
 * Gives an answer to an open question of a run that is at work.
 * @returns resolves with a message for people, once the answer is on record
 * @throws UsageError for an answer that fits no open question, or several, or decides nothing
 */
export type DeliverAnswer = (answer: GivenAnswer) => Promise<string>;

/** What a run, new or resumed, needs of the world. `runFor` makes it for both faces. */
export interface RunDeps {
  readonly stateDir: string;
  /** The project folder that the state folder was made for. */
  readonly project: string;
  readonly ports: Ports;
  readonly children: ChildProcesses;
  readonly stop: StopControl;
  readonly createAgentCli: (
    name: string,
    launch: Launch,
    manifest: Manifest,
    meter: MeterClient | null,
  ) => Promise<AgentCli>;
  /** Who holds agents' keys where nobody has said (spec 9.2); absent: there is no meter. */
  readonly metering?: { readonly program: string; readonly whereSilent: KeyHolder } | undefined;
  /** Looks for the programs of agent CLIs before anything is started; absent: they are none. @throws UsageError */
  readonly checkPrograms?: (workflow: Workflow, launch: Launch, from: readonly string[]) => Promise<void>;
  readonly onEvent: (event: LoggedEvent) => void;
  /** Gets what is held of the run in memory, before anything of it runs, to save it for another machine (spec 9.1). */
  readonly onHeld?: (held: RunInMemory) => void;
  /** Our own environment: children's are chosen from it (spec 6.5), and it may answer a graph's questions (spec 5.4). */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly environmentMode: ChildEnvironmentOptions['mode'];
  /** Does not load what a checkout brings along for agent CLIs: strangers may have written it (spec 4.8). */
  readonly ignoreProjectSettings?: boolean;
  /** MCP servers that the command line names, for states that name none (spec 7.5). */
  readonly mcp?: McpServers;
  /** Where the rights come from, for messages. Absent where nobody will read them. */
  readonly rightsFrom?: RightsFrom;
  /** The run pauses after it has entered this many states in this life. Absent for never. */
  readonly next?: number | undefined;
  /** Values such as `github.*`, for templates. */
  readonly templateValues: Readonly<Record<string, string>>;
  /** Says in the face's words what gets a stopped run going again. */
  readonly recoveryHint: WordRecovery;
  /** Asks the person at the terminal. Absent without one. */
  readonly askPerson?: AskPerson | undefined;
  /** Calls back for each answer that is left for a run at work (spec 8.2). Returns a function that ends this. */
  readonly answersLeft?: (runId: string, deliver: DeliverAnswer) => () => void;
  /** The folder of workers' work trees (spec 7.3), outside the repository. */
  readonly worktrees: string;
  /** Told how many agents' visits are under way: a simulated clock goes on when all of them wait for it. */
  readonly onInFlight?: (visits: number) => void;
  /** How forks run in jobs of their own (spec 4.10). Absent when they run here. */
  readonly fanOut?: FanOutRequest | undefined;
  /** Absolute paths of files besides the workflow's that say what agents may do: changes are reported (spec 9.1). */
  readonly rightsFiles?: readonly string[];
  /** The folder for what runs have left changed. By default it is in the state folder. */
  readonly changesFolder?: string;
  /** Accepts what earlier runs have left changed of the files that this one is read from. */
  readonly acceptsChanges?: boolean;
  /** Throws for a directory that an agent may not be sent to (spec 1.3, the Action's workspace). */
  readonly checkDirectory: (path: string) => void;
}
