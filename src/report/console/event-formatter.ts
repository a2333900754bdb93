import type { LoggedEvent } from '../../core/events.js';
import { type ConsoleMode, formatEvent } from './console-entry.js';
import { endingLines, headerLines } from './ending.js';
import type { Layout } from './layout.js';
import type { Line } from './line.js';
import type { RunPicture } from './picture.js';
import type { Theme } from './theme.js';

type Warning = Extract<LoggedEvent, { type: 'warning' }>;

/** Turns events into finished lines and keeps the picture of the run up to date. */
export class EventFormatter {
  /** Warnings about states that are about to be entered, by agent. */
  readonly #early = new Map<string, Warning[]>();

  constructor(
    private readonly mode: ConsoleMode,
    private readonly theme: Theme,
    private readonly picture: RunPicture,
    private readonly layout: Layout,
    private readonly columns: () => number,
    /** Whether readers have a command line to answer questions by. Otherwise the run's own message says how. */
    private readonly answersByCommand = true,
  ) {}

  /** Takes in what happened in earlier lives of a resumed run, and prints nothing. */
  recall(events: readonly LoggedEvent[]): void {
    for (const event of events) this.picture.apply(event);
  }

  /**
   * The lines for an event. A template is filled in before its state is entered; a warning about it is kept for the
   * line after `started`, where people look for it.
   */
  lines(event: LoggedEvent): Line[] {
    if (event.type === 'warning' && event.agent !== undefined && this.#isBetweenStates(event.agent)) {
      this.#early.set(event.agent, [...(this.#early.get(event.agent) ?? []), event]);
      return [];
    }
    if (event.type === 'run_ended') return [...this.rest(), ...this.#tell(event)];
    if (!('agent' in event) || event.agent === undefined) return this.#tell(event);
    const entered = event.type === 'state_started' || event.type === 'turn_started';
    const early = entered ? [] : this.#take(event.agent);
    const told = this.#tell(event);
    return [...early, ...told, ...this.#take(event.agent)];
  }

  /** The lines that were kept back for an event that has not come. */
  rest(): Line[] {
    return [...this.#early.keys()].flatMap((agent) => this.#take(agent));
  }

  #isBetweenStates(agent: string): boolean {
    const phase = this.picture.agents.get(agent)?.phase ?? 'queued';
    return phase === 'queued';
  }

  #take(agent: string): Line[] {
    const warnings = this.#early.get(agent) ?? [];
    this.#early.delete(agent);
    return warnings.flatMap((warning) => this.#tell(warning));
  }

  #tell(event: LoggedEvent): Line[] {
    const { glyphs } = this.theme;
    const agent =
      'agent' in event && event.agent !== undefined ? this.picture.agents.get(event.agent) : undefined;
    // The event is printed before it is applied: a transition's cost and time belong to the state that it leaves.
    const told = formatEvent(event, agent, this.mode, glyphs);
    this.picture.apply(event);
    if (event.type === 'run_started' || event.type === 'run_resumed') {
      return this.mode === 'quiet' ? [] : headerLines(event, glyphs, this.columns());
    }
    if (event.type === 'run_ended') {
      const options = { mode: this.mode, glyphs, columns: this.columns() };
      return endingLines(event, this.picture, { ...options, answersByCommand: this.answersByCommand });
    }
    return told === null ? [] : this.layout.told(told, Date.parse(event.time));
  }
}
