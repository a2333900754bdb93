import { UsageError } from '../../core/errors.js';
import { stateLabel } from '../../core/map/workflow-map.js';
import type { StoryVisit } from '../../core/story/visit.js';
import { nearest } from '../../core/text/nearest.js';
import { failureOf } from '../../report/show/visits.js';

/** Which visits are to be shown; null: all. */
export interface Wanted {
  readonly agent: string | null;
  /** With its extension or without. */
  readonly state: string | null;
  readonly visit: number | null;
  readonly failed: boolean;
}

const AGENT = /^main(?:_[a-z0-9]+)*$/;

/**
 * Reads `[AGENT] [STATE[#VISIT]]`.
 * @param known the run's visits so far
 * @param mayCome the run goes on, so that a name that is not known may still come
 * @throws UsageError for names that the run does not know
 */
export function readWanted(
  which: readonly string[],
  failed: boolean,
  known: readonly StoryVisit[],
  mayCome: boolean,
): Wanted {
  const [first, second, ...more] = which;
  if (more.length > 0)
    throw new UsageError('raymond show RUN_ID [AGENT] [STATE[#VISIT]]: one agent and one state at most.');
  const agents = new Set(known.map(({ agent }) => agent));
  const isAgent = first !== undefined && (second !== undefined || agents.has(first) || AGENT.test(first));
  const agent = isAgent ? first : null;
  const written = isAgent ? second : first;
  if (agent !== null && !agents.has(agent) && !mayCome) throw unknown('agent', agent, [...agents]);
  if (written === undefined) return { agent, state: null, visit: null, failed };
  const states = new Set(known.flatMap(({ state }) => [state, stateLabel(state)]));
  // A state's own name may have a number sign in it.
  const [, name = written, number] = states.has(written) ? [] : (/^(.+)#(\d+)$/.exec(written) ?? []);
  if (!states.has(name) && !mayCome) throw unknown('state', name, [...states]);
  return { agent, state: name, visit: number === undefined ? null : Number(number), failed };
}

function unknown(what: string, name: string, known: readonly string[]): UsageError {
  const near = nearest(known, name);
  const hint =
    near !== undefined
      ? `Did you mean ${near}?`
      : known.length === 0
        ? 'Nothing has been entered yet.'
        : `There is: ${known.slice(0, 20).join(', ')}.`;
  return new UsageError(`The run has no ${what} ${name}. ${hint}`);
}

export function isWanted(visit: StoryVisit, { agent, state, visit: number, failed }: Wanted): boolean {
  if (agent !== null && visit.agent !== agent) return false;
  if (state !== null && visit.state !== state && stateLabel(visit.state) !== state) return false;
  if (number !== null && visit.visit !== number) return false;
  return !failed || failureOf(visit) !== null;
}
