import { basename, join } from 'node:path';
import type { LoggedEvent, OutcomeResult } from '../../core/events.js';
import { Story } from '../../core/story/story.js';
import type { StoryTurn, StoryVisit } from '../../core/story/visit.js';
import { withLongTexts } from '../../store/long-texts.js';
import type { RunPaths } from '../../store/run-folder.js';
import { isSoundEvent } from '../../store/sound-event.js';
import { readText } from '../../store/texts.js';
import { LogTail, readPrompt } from '../../store/transcript.js';

/** A run's log as `show` reads it, whole or as it grows. */
export class RunLog {
  readonly story = new Story();
  /** Lines that are no events of ours: a log may have been brought here from anywhere. */
  unreadable = 0;
  private readonly tail: LogTail;

  constructor(private readonly paths: RunPaths) {
    this.tail = new LogTail(paths.events);
  }

  /** Of agents that were seen to enter a state. */
  get visits(): readonly StoryVisit[] {
    return this.story.visits.filter(({ isEntered }) => isEntered);
  }

  /** Takes in what has come since it was called last. */
  read(): void {
    this.tail.read((event: LoggedEvent) => {
      if (isSoundEvent(event)) this.story.apply(event);
      else this.unreadable += 1;
    });
  }

  /** What a turn was sent; null: it was no agent's, or an older version kept nothing of it. */
  promptOf({ transcript }: StoryTurn): string | null {
    // Only the name counts: the run may have been brought here from elsewhere.
    const name = transcript?.split(/[/\\]/).at(-1) ?? '';
    return name === '' ? null : readPrompt(join(this.paths.turns, basename(name)));
  }

  /** How a turn ended, with its long texts where they can be read. */
  outcomeOf({ outcomeEvent: event }: StoryTurn): OutcomeResult | null {
    if (event?.texts === undefined) return event?.result ?? null;
    try {
      const whole = withLongTexts(event, (ref) => readText(this.paths.folder, ref));
      return whole.type === 'outcome' ? whole.result : event.result;
    } catch {
      // Its beginning and end are in the log, and say that the rest lies elsewhere.
      return event.result;
    }
  }
}
