import type { LoggedOutcome } from '../core/events.js';
import type { Run } from '../core/run.js';
import type { RunPaths } from '../store/run-folder.js';
import { readEvents } from '../store/transcript.js';

/** What the log knows of the turns that the state file holds open (spec 3.6). */
export interface OpenTurns {
  /** How turns ended whose transition was not applied any more, by turn id. */
  readonly loggedOutcomes: ReadonlyMap<string, LoggedOutcome>;
  readonly startedTurns: ReadonlySet<string>;
}

/** Reads a run's log for what became of its open turns. Without any, the log is not read. */
export async function readOpenTurns(run: Run, paths: RunPaths): Promise<OpenTurns> {
  const open = new Map(run.agents.flatMap(({ turn }) => (turn === null ? [] : [[turn.id, turn] as const])));
  const loggedOutcomes = new Map<string, LoggedOutcome>();
  const startedTurns = new Set<string>();
  if (open.size === 0) return { loggedOutcomes, startedTurns };
  for (const event of await readEvents(paths.events)) {
    if (!('turn' in event) || !open.has(event.turn)) continue;
    if (event.type === 'turn_started') startedTurns.add(event.turn);
    // What an agent failed of is not applied again: the resume is there to try once more.
    if (event.type === 'outcome' && !open.get(event.turn)?.failed) loggedOutcomes.set(event.turn, event);
  }
  return { loggedOutcomes, startedTurns };
}
