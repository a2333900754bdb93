import { basename, join } from 'node:path';
import type { LoggedEvent, OutcomeResult } from '../../core/events.js';
import { Story } from '../../core/story/story.js';
import type { StoryTurn, StoryVisit } from '../../core/story/visit.js';
import { withLongTexts } from '../../store/long-texts.js';
import type { RunPaths } from '../../store/run-folder.js';
import { readLongText } from '../../store/texts.js';
import { LogTail, readTurnPrompt } from '../../store/transcript.js';
import { isValidEvent } from '../../store/valid-event.js';

/** A run's log as `show` reads it, whole or as it grows. */
export class RunLog {
  readonly story = new Story();
  /** The number of lines that are no events: a log may have been brought here from anywhere. */
  unreadable = 0;
  private readonly tail: LogTail;

  constructor(private readonly paths: RunPaths) {
    this.tail = new LogTail(paths.events);
  }

  /** Visits in which the agent was seen to enter the state. */
  get visits(): readonly StoryVisit[] {
    return this.story.visits.filter(({ isEntered }) => isEntered);
  }

  /** Reads what was logged since the last call. */
  read(): void {
    this.tail.read((event: LoggedEvent) => {
      if (isValidEvent(event)) this.story.apply(event);
      else this.unreadable += 1;
    });
  }

  /** What a turn was sent; null when it was no agent's, or an older version has not kept it. */
  promptOf({ transcript }: StoryTurn): string | null {
    // Only the name counts, since the run may have been brought here from elsewhere.
    const name = transcript?.split(/[/\\]/).at(-1) ?? '';
    return name === '' ? null : readTurnPrompt(join(this.paths.turns, basename(name)));
  }

  /** How a turn ended, with its long texts where they can be read. */
  outcomeOf({ outcomeEvent: event }: StoryTurn): OutcomeResult | null {
    if (event?.texts === undefined) return event?.result ?? null;
    try {
      const whole = withLongTexts(event, (ref) => readLongText(this.paths.folder, ref));
      return whole.type === 'outcome' ? whole.result : event.result;
    } catch {
      // The log has the start and the end of the text, and says where the rest lies.
      return event.result;
    }
  }
}
