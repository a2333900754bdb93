import { addUsd } from '../core/budget.js';
import { messageOf } from '../core/errors.js';
import type { LoggedEvent, LoggedOutcome } from '../core/events.js';
import type { Run } from '../core/run.js';
import { FIGURE_EVENTS, Story } from '../core/story/story.js';
import type { EventOf } from '../core/story/visit.js';
import { withLongTexts } from '../store/long-texts.js';
import type { RunPaths } from '../store/run-folder.js';
import { readLongText } from '../store/texts.js';
import { scanEvents } from '../store/transcript.js';

/** What the log knows of the turns that the state file holds open (spec 3.6). */
export interface OpenTurns {
  /** How turns ended whose transitions were not applied, by turn id. */
  readonly loggedOutcomes: ReadonlyMap<string, LoggedOutcome>;
  readonly startedTurns: ReadonlySet<string>;
  /** Outcomes whose text is gone. Their turns are taken again, as if they were not in the log. */
  readonly lost: readonly LostOutcome[];
  /** What was paid for turns that the state knows nothing of, and does not count yet, in USD (spec 3.3). */
  readonly forgottenUsd: number;
}

export interface LostOutcome {
  readonly agent: string;
  readonly state: string;
  readonly why: string;
}

/** Reads in a run's log what became of its open turns, and what its state has forgotten. */
export async function readOpenTurns(run: Run, paths: RunPaths): Promise<OpenTurns> {
  const open = new Map(
    run.agents.flatMap(({ id, turn }) => (turn === null ? [] : [[turn.id, { agent: id, ...turn }] as const])),
  );
  const story = new Story(true);
  const outcomes = new Map<string, EventOf<'outcome'>>();
  const see = (event: LoggedEvent): void => {
    story.apply(event);
    if (event.type === 'outcome' && open.has(event.turn)) outcomes.set(event.turn, event);
  };
  await scanEvents(paths.events, see, FIGURE_EVENTS);
  story.forgetLater(run);
  const loggedOutcomes = new Map<string, LoggedOutcome>();
  const startedTurns = new Set<string>();
  const lost: LostOutcome[] = [];
  for (const [id, { agent, state, failed }] of open) {
    const known = story.turn(id);
    // Logs of older versions do not say what was forgotten, and turns get the same numbers again.
    if (known === undefined || known.visit.agent !== agent || known.visit.state !== state) continue;
    startedTurns.add(id);
    const event = outcomes.get(id);
    // An outcome for which the agent failed is not applied again: the resume is there to try once more.
    if (event === undefined || event.seq !== known.turn.endSeq || failed) continue;
    try {
      const whole = withLongTexts(event, (ref) => readLongText(paths.folder, ref));
      if (whole.type === 'outcome') loggedOutcomes.set(id, whole);
    } catch (error) {
      lost.push({ agent, state, why: messageOf(error) });
    }
  }
  const forgottenUsd = Math.max(0, addUsd(story.forgottenUsd, -(run.forgotten_usd ?? 0)));
  return { loggedOutcomes, startedTurns, lost, forgottenUsd };
}
