import { messageOf } from '../core/errors.js';
import type { LoggedEvent, LoggedOutcome } from '../core/events.js';
import type { Run } from '../core/run.js';
import { withLongTexts } from '../store/long-texts.js';
import type { RunPaths } from '../store/run-folder.js';
import { readText } from '../store/texts.js';
import { type EventType, scanEvents } from '../store/transcript.js';

/** What the log knows of the turns that the state file holds open (spec 3.6). */
export interface OpenTurns {
  /** How turns ended whose transition was not applied any more, by turn id. */
  readonly loggedOutcomes: ReadonlyMap<string, LoggedOutcome>;
  readonly startedTurns: ReadonlySet<string>;
  /** Outcomes whose text is gone: the turns are taken again, as if they were not in the log. */
  readonly lost: readonly LostOutcome[];
}

export interface LostOutcome {
  readonly agent: string;
  readonly state: string;
  readonly why: string;
}

const OF_TURNS: ReadonlySet<EventType> = new Set(['turn_started', 'outcome']);

/** Reads a run's log for what became of its open turns. Without any, the log is not read. */
export async function readOpenTurns(run: Run, paths: RunPaths): Promise<OpenTurns> {
  const open = new Map(
    run.agents.flatMap(({ id, turn }) => (turn === null ? [] : [[turn.id, { agent: id, ...turn }] as const])),
  );
  const loggedOutcomes = new Map<string, LoggedOutcome>();
  const startedTurns = new Set<string>();
  const lost = new Map<string, LostOutcome>();
  if (open.size === 0) return { loggedOutcomes, startedTurns, lost: [] };
  const see = (event: Extract<LoggedEvent, { type: 'outcome' }>): void => {
    try {
      const whole = withLongTexts(event, (ref) => readText(paths.folder, ref));
      if (whole.type === 'outcome') loggedOutcomes.set(event.turn, whole);
    } catch (error) {
      lost.set(event.turn, { agent: event.agent, state: event.state, why: messageOf(error) });
    }
  };
  await scanEvents(
    paths.events,
    (event) => {
      if (event.type !== 'turn_started' && event.type !== 'outcome') return;
      const turn = open.get(event.turn);
      // Where the state is an older copy, the log knows turns of its number that the run has forgotten.
      if (turn === undefined || turn.agent !== event.agent || turn.state !== event.state) return;
      if (event.type === 'turn_started') {
        startedTurns.add(turn.id);
        loggedOutcomes.delete(turn.id);
        lost.delete(turn.id);
      }
      // What an agent failed of is not applied again: the resume is there to try once more.
      if (event.type === 'outcome' && !turn.failed) see(event);
    },
    OF_TURNS,
  );
  return { loggedOutcomes, startedTurns, lost: [...lost.values()] };
}
