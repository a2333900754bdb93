import type { AgentCli } from '../agents/agent.js';
import type { LoggedEvent } from '../core/events.js';
import type { Launch } from '../core/run.js';
import type { McpServers } from '../core/settings/settings.js';
import type { WordRecovery } from '../core/text/recovery-hint.js';
import type { ChildProcesses } from '../process/child-process.js';
import type { ChildEnvironmentOptions } from '../process/environment.js';
import type { Held } from '../store/held.js';
import type { Manifest, Workflow } from '../workflow/parts/workflow.js';
import type { GivenAnswer } from './answers.js';
import type { FanOutRequest } from './fan-out/request.js';
import type { Ports } from './ports.js';
import type { StopControl } from './stop.js';
import type { RightsFrom } from './turns/rights.js';

/** A run's agent CLIs: each is made when it is first asked for, and is the same from then on. */
export type AgentClis = (name: string) => Promise<AgentCli>;

/**
 * Asks the person at the terminal, until the signal aborts; an answer may have several lines where the question says so.
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
 * @returns resolves, once that is on record, with what people are told of it
 * @throws UsageError for one that fits no open question, or several, or decides nothing
 */
export type DeliverAnswer = (answer: GivenAnswer) => Promise<string>;

/** What a run lives in, be it new or resumed; a face's are made by `runFor`. */
export interface RunDeps {
  readonly stateDir: string;
  /** The project folder that the state folder was made for. */
  readonly project: string;
  readonly ports: Ports;
  readonly children: ChildProcesses;
  readonly stop: StopControl;
  readonly createAgentCli: (name: string, launch: Launch, manifest: Manifest) => Promise<AgentCli>;
  /** Looks for the programs of agent CLIs before anything is started; absent: they are none. @throws UsageError */
  readonly checkPrograms?: (workflow: Workflow, launch: Launch, from: readonly string[]) => Promise<void>;
  readonly onEvent: (event: LoggedEvent) => void;
  /** Who keeps the run for another machine is handed what is held of it, before anything of it is run (spec 9.1). */
  readonly onHeld?: (held: Held) => void;
  /** Our own, which children's are chosen from (spec 6.5), and which may answer a state graph's questions (spec 5.4). */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly environmentMode: ChildEnvironmentOptions['mode'];
  /** What a checkout brings along for agent CLIs is not loaded: strangers may have written it (spec 4.8). */
  readonly ignoreProjectSettings?: boolean;
  /** MCP servers that the command line names, for states that name none (spec 7.5). */
  readonly mcp?: McpServers;
  /** Whose word the run's options are, for what is told of its rights; absent: nobody will read it. */
  readonly rightsFrom?: RightsFrom;
  /** The run pauses once it has entered so many states in this life of it; absent: never. */
  readonly next?: number | undefined;
  /** `github.*` and the like, for templates. */
  readonly templateValues: Readonly<Record<string, string>>;
  /** Says in the face's words what gets a run on that has stopped. */
  readonly recoveryHint: WordRecovery;
  /** Asks the person at the terminal; absent where there is none. */
  readonly askPerson?: AskPerson | undefined;
  /** Calls back for each answer that somebody leaves for a run that is at work (spec 8.2). Returns what ends that. */
  readonly answersLeft?: (runId: string, deliver: DeliverAnswer) => () => void;
  /** The folder of workers' work trees (spec 7.3); outside the repository. */
  readonly worktrees: string;
  /** Told how many agents' visits are under way: a clock that nobody waits for goes on when all of them wait for it. */
  readonly onInFlight?: (visits: number) => void;
  /** Forks run in jobs of their own (spec 4.10); absent: here. */
  readonly fanOut?: FanOutRequest | undefined;
  /** Files besides the workflow's that say what agents may do, absolute: a change of them is told (spec 9.1). */
  readonly rightsFiles?: readonly string[];
  /** Where it is kept what runs have left changed; absent: in the state folder. */
  readonly changesFolder?: string;
  /** What earlier runs have left changed of what this one is read from is accepted. */
  readonly acceptsChanges?: boolean;
  /** Throws for a directory that an agent may not be sent to (spec 1.3, the Action's workspace). */
  readonly checkDirectory: (path: string) => void;
}
