import type { ChildHandle, ProcessExit, StartProcess } from '../../process/handle.js';
import type { TurnEvent, TurnRequest } from '../agent.js';
import type { FileFor } from '../private-files.js';
import { type StopSignals, type TurnExit, TurnWatch } from '../turn-watch.js';
import {
  type ClaudeInput,
  changedVariables,
  claudeArguments,
  claudeEnvironment,
  promptLine,
  variablesLine,
} from './command.js';
import type { SpentBefore } from './cost.js';
import { type ClaudeStopCause, isAuthenticationRetry } from './failure.js';
import type { Instructions } from './instructions.js';
import type { ClaudeResult } from './result.js';
import { ClaudeStream } from './stream.js';

/**
 * SIGINT lets the CLI end its tools (1.2 s were measured) and report its cost; after that it is told again. A stopped
 * turn is over within 4 s.
 */
const STOP_SIGNALS: StopSignals = { first: 'SIGINT', graceMs: 2500, killAfterMs: 3500 };
/** From SIGTERM to SIGKILL when a process that has nothing to do does not end. */
const END_GRACE_MS = 300;
/** The exit of a turn whose process lives on. */
const STILL_ALIVE: ProcessExit = { exitCode: 0, signal: null, spawnError: null };
/** A process takes the next turn when what is left of its own cost cap is between these shares of the turn's cap. */
const CAP_FIT = { least: 0.5, most: 1.25 };

export interface HowToStart {
  readonly startProcess: StartProcess;
  readonly command: string;
  readonly isRoot: boolean;
  readonly fileFor: FileFor;
}

/**
 * One process of Claude Code and the turns it serves, one after the other: with `text` input a single one, with
 * `lines` as many as fit what it was started with (spec 6.1, warm process).
 */
export class ClaudeProcess {
  readonly stream: ClaudeStream;
  /** USD that its turns have cost; its own cap counts over all of them. */
  spentUsd = 0;
  /** Never rejects. */
  readonly exited: Promise<ProcessExit>;
  private resolveExited!: (exit: ProcessExit) => void;
  private child: ChildHandle | undefined;
  private capUsd: number | undefined;
  private latest: TurnRequest | undefined;
  private turn: TurnWatch<ClaudeStopCause> | null = null;
  /** Ends the turn while the process lives on. */
  private answer: () => void = () => {};
  private inputEnded = false;
  private turns = 0;
  /** The last result of the turn before the present one. */
  private lastResult: ClaudeResult | null = null;

  /**
   * @param sessionUsd what its session has cost so far by the CLI's own count
   * @param instructions what it will have read, for one that may be kept
   */
  constructor(
    private readonly how: HowToStart,
    private readonly input: ClaudeInput,
    private readonly sessionUsd: number,
    private readonly instructions: Instructions | null = null,
  ) {
    this.stream = new ClaudeStream(undefined, (file) => this.instructions?.toolReaches(file));
    this.exited = new Promise((resolve) => {
      this.resolveExited = resolve;
    });
    void this.exited.then(() => {
      this.inputEnded = true;
    });
  }

  /** What had been spent before the present turn, as its reports count. */
  get spentBefore(): SpentBefore {
    return { sessionUsd: this.sessionUsd, inProcess: this.lastResult };
  }

  /** What its session has cost up to the present turn by the CLI's own count, USD. */
  get countedUsd(): number {
    return this.sessionUsd + this.spentUsd;
  }

  get isOpen(): boolean {
    return this.input === 'lines' && !this.inputEnded;
  }

  /** Whether it can take this turn of its session as a process that is started for it would. */
  fits(request: TurnRequest): boolean {
    if (!this.isOpen || this.latest === undefined) return false;
    if (changedVariables(this.latest, request) === null) return false;
    if (this.instructions?.haveChanged()) return false;
    if (this.capUsd === undefined || request.costCapUsd === undefined)
      return this.capUsd === request.costCapUsd;
    const left = this.capUsd - this.spentUsd;
    return left >= request.costCapUsd * CAP_FIT.least && left <= request.costCapUsd * CAP_FIT.most;
  }

  /**
   * Gives it a turn. It is stopped when the signal aborts, when nothing was written for the idle timeout, and
   * when the API has refused the credentials. Resolves when the process has ended or, if it stays open, with the
   * turn's result.
   */
  async serve(
    request: TurnRequest,
    signal: AbortSignal,
    onEvent: (event: TurnEvent) => void,
  ): Promise<TurnExit<ClaudeStopCause>> {
    this.lastResult = this.stream.turn.results.at(-1) ?? this.lastResult;
    this.stream.nextTurn(onEvent);
    this.turns += 1;
    if (this.child === undefined) this.child = this.start(request);
    else this.goOn(this.child, request);
    this.latest = request;
    const turn = new TurnWatch<ClaudeStopCause>(request, signal, this.child, STOP_SIGNALS);
    this.turn = turn;
    const answered = new Promise<ProcessExit>((resolve) => {
      this.answer = () => resolve(STILL_ALIVE);
    });
    const exit = await Promise.race([this.exited, answered]);
    this.turn = null;
    if (exit !== STILL_ALIVE) this.stream.end();
    return turn.end(exit);
  }

  /** Lets it end by itself, and makes it end after `patienceMs`. Resolves when it has ended. */
  async end(patienceMs: number): Promise<void> {
    if (this.child === undefined) return;
    this.endInput();
    const timer = setTimeout(() => this.child?.stop('SIGTERM', END_GRACE_MS), patienceMs);
    await this.exited;
    clearTimeout(timer);
  }

  private start(request: TurnRequest): ChildHandle {
    this.capUsd = request.costCapUsd;
    this.inputEnded = this.input === 'text';
    const child = this.how.startProcess({
      command: this.how.command,
      args: claudeArguments(request, this.input, this.how.fileFor),
      cwd: request.cwd,
      env: claudeEnvironment(request, this.how.isRoot),
      stdin: this.input === 'text' ? request.prompt : 'open',
      onStdout: (chunk) => this.onStdout(chunk),
      onStderr: (chunk) => this.turn?.onStderr(chunk),
    });
    void child.done.then(this.resolveExited);
    if (this.input === 'lines') child.write(promptLine(request.prompt));
    return child;
  }

  private goOn(child: ChildHandle, request: TurnRequest): void {
    const changed = changedVariables(this.latest as TurnRequest, request) ?? {};
    const settings = Object.keys(changed).length === 0 ? '' : variablesLine(changed, `turn-${this.turns}`);
    child.write(settings + promptLine(request.prompt));
  }

  private onStdout(chunk: Buffer): void {
    const { turn, stream } = this;
    turn?.onStdout(chunk);
    const known = stream.turn.results.length;
    stream.write(chunk);
    const result = stream.turn.results.at(-1);
    if (turn === null) {
      // The process works though nobody has asked it to, and no further turn may be mixed up with that.
      if (stream.turn.results.length > known || stream.turn.lasting) this.endInput();
      return;
    }
    if (isAuthenticationRetry(stream.turn.retry)) turn.stop('authentication');
    if (result === undefined || !this.isOpen) return;
    if (result.isError || turn.stopCause !== null) this.endInput();
    else if (stream.turn.wakes) return;
    // Once its input has ended, it goes through with what is left to do, and ends, just as with a single prompt.
    else if (stream.turn.lasting) this.endInput();
    else this.answer();
  }

  private endInput(): void {
    if (this.inputEnded) return;
    this.inputEnded = true;
    this.child?.endStdin();
  }
}
