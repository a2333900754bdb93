import type { LoggedEvent } from '../core/events.js';
import { endingLines, headerLines } from './ending.js';
import type { Layout } from './layout.js';
import type { Line } from './line.js';
import type { RunPicture } from './picture.js';
import { type ConsoleMode, tell } from './telling.js';
import type { Theme } from './theme.js';

/** Turns events into finished lines and keeps the picture of the run up to date. */
export class Teller {
  constructor(
    private readonly mode: ConsoleMode,
    private readonly theme: Theme,
    private readonly picture: RunPicture,
    private readonly layout: Layout,
    private readonly columns: () => number,
  ) {}

  lines(event: LoggedEvent): Line[] {
    const { glyphs } = this.theme;
    const agent =
      'agent' in event && event.agent !== undefined ? this.picture.agents.get(event.agent) : undefined;
    // Told before it is applied: a transition's cost and time are those of the state that it leaves.
    const told = tell(event, agent, this.mode, glyphs);
    this.picture.apply(event);
    if (event.type === 'run_started' || event.type === 'run_resumed') {
      return this.mode === 'quiet' ? [] : headerLines(event, glyphs, this.columns());
    }
    if (event.type === 'run_ended') {
      return endingLines(event, this.picture, { mode: this.mode, glyphs, columns: this.columns() });
    }
    return told === null ? [] : this.layout.told(told, Date.parse(event.time));
  }
}
