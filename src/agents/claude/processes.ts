import type { SessionRequest, TurnEvent, TurnRequest } from '../agent.js';
import type { TurnExit } from '../turn-watch.js';
import type { ClaudeStopCause } from './failure.js';
import { TranscriptFollower } from './follow.js';
import { Instructions } from './instructions.js';
import { ClaudeProcess, type HowToStart } from './process.js';
import { findTranscript, recordedTotal } from './session.js';
import { type WarmOptions, WarmProcesses } from './warm.js';

export interface ServedTurn {
  readonly process: ClaudeProcess;
  readonly ended: TurnExit<ClaudeStopCause>;
}

/** Finds or starts the process that a turn is given to (spec 6.1). */
export class ClaudeProcesses {
  private readonly pool: WarmProcesses;
  private readonly followers = new WeakMap<ClaudeProcess, TranscriptFollower>();
  private mayKeep: boolean;

  constructor(
    private readonly how: HowToStart,
    private readonly config: string,
    warm: WarmOptions | null,
  ) {
    this.mayKeep = warm !== null && warm.most > 0;
    this.pool = new WarmProcesses(warm ?? { most: 0, idleMs: 0 });
  }

  /** Gives a turn to the process that waits in its session, or to a new one. Null when aborted before it began. */
  async serve(
    request: TurnRequest,
    signal: AbortSignal,
    onEvent: (event: TurnEvent) => void,
  ): Promise<ServedTurn | null> {
    const { session } = request;
    // A branch reads the whole of its parent's transcript, with the cost record that a process writes at its end.
    if (session.kind === 'branch') await this.pool.release(session.from);
    const waiting = session.kind === 'resume' ? await this.pool.take(session.id, request) : null;
    const process = waiting ?? (await this.create(request));
    if (signal.aborted) {
      if (waiting !== null) this.pool.keep(session.id, waiting, this.markIn(waiting));
      return null;
    }
    const ended = await this.giveTo(process, request, signal, onEvent);
    if (waiting === null || !(await this.wasUnreached(process, ended))) return { process, ended };
    const fresh = await this.create(request);
    if (signal.aborted) return null;
    return { process: fresh, ended: await this.giveTo(fresh, request, signal, onEvent) };
  }

  markOf(session: string): number | undefined {
    return this.pool.markOf(session);
  }

  release(session: string): Promise<void> {
    return this.pool.release(session);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async create(request: TurnRequest): Promise<ClaudeProcess> {
    const { session, prompt } = request;
    // The CLI refuses an empty text, and would take an empty line for a prompt.
    const input = this.mayKeep && prompt.trim() !== '' ? 'lines' : 'text';
    const instructions = input === 'lines' ? new Instructions(this.config, request.cwd) : null;
    const total = await this.totalBefore(session);
    const process = new ClaudeProcess(this.how, input, total, instructions);
    if (input === 'lines')
      this.followers.set(process, await TranscriptFollower.open(this.config, session.id));
    return process;
  }

  private async giveTo(
    process: ClaudeProcess,
    request: TurnRequest,
    signal: AbortSignal,
    onEvent: (event: TurnEvent) => void,
  ): Promise<TurnExit<ClaudeStopCause>> {
    this.pool.add(process);
    const ended = await process.serve(request, signal, onEvent);
    if (process.isOpen) await this.keep(process, request.session.id);
    return ended;
  }

  /** Keeps a process once its turn lies on disk. Otherwise it has to end, which writes the turn. */
  private async keep(process: ClaudeProcess, session: string): Promise<void> {
    const follower = this.followers.get(process);
    const { lastMessage } = process.stream.turn;
    if (follower === undefined || lastMessage === null) return this.pool.end(process);
    if (await follower.has(lastMessage)) return this.pool.keep(session, process, this.markIn(process));
    // Transcripts are not where they are looked for, or not written at all: waiting for each of them is of no use.
    this.mayKeep = false;
    return this.pool.end(process);
  }

  private markIn(process: ClaudeProcess): number {
    return this.followers.get(process)?.newestPrompt ?? 0;
  }

  /**
   * True when a kept process had died before the turn came to it: not a word was heard, and the prompt is not in
   * the session. Only then may the prompt be given to another process.
   */
  private async wasUnreached(
    process: ClaudeProcess,
    { heard, stopCause }: ServedTurn['ended'],
  ): Promise<boolean> {
    const follower = this.followers.get(process);
    if (heard || stopCause !== null || process.isOpen || follower === undefined) return false;
    const known = follower.newestPrompt;
    await follower.readOn();
    return follower.newestPrompt === known;
  }

  /** What the CLI will take the session to have cost, USD: a branch goes on counting from its parent's total. */
  private async totalBefore(session: SessionRequest): Promise<number> {
    if (session.kind === 'fresh') return 0;
    const source = session.kind === 'branch' ? session.from : session.id;
    const transcript = await findTranscript(this.config, source);
    return transcript === null ? 0 : ((await recordedTotal(transcript)) ?? 0);
  }
}
