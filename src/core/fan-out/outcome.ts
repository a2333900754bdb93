import { ownValue } from '../own-value.js';
import type { Agent, Leg, OwnLeg, Round, Run } from '../run.js';
import { descendantsOf, ownLegOf } from './rounds.js';

/** A leg's outcome, with the place in the run that it belongs to. */
export interface FittingOutcome {
  readonly leg: OwnLeg;
  readonly round: Round;
  readonly record: Leg;
}

/**
 * Where in this run a leg's run belongs (spec 4.10): it comes from another machine, and is checked like any foreign
 * file.
 * @param outcome a leg's run that has ended, its schema checked
 */
export function fitOutcome(run: Run, outcome: Run): FittingOutcome | { readonly problem: string } {
  const leg = ownLegOf(outcome);
  if (leg === null) return { problem: 'it is no leg of a fork' };
  if (outcome.workflow_id !== run.workflow_id)
    return { problem: `it is of another run, ${outcome.workflow_id}` };
  if (outcome.workflow.fingerprint !== run.workflow.fingerprint)
    return { problem: 'the workflow was another one there' };
  if (outcome.status === 'running') return { problem: 'it has not ended' };
  const round = run.fan_out?.rounds.find(({ plan }) => plan === leg.plan);
  const record = round?.legs.find(({ name }) => name === leg.name);
  if (round === undefined || record === undefined || round.round !== leg.round)
    return { problem: 'it is of another plan' };
  if (record.workers.join() !== leg.workers.join())
    return { problem: 'its workers are not those of its leg' };
  const stray = strayIn(outcome, record);
  if (stray !== undefined) return { problem: `${stray} is no agent of its leg` };
  const attempts = [...leg.earlier.map(({ attempt }) => attempt), leg.attempt];
  if (attempts.some((attempt, index) => index > 0 && attempt <= attempts[index - 1]!))
    return { problem: 'its attempts are not in order' };
  return { leg, round, record };
}

/** Any agent in the outcome that is neither a worker of the leg nor was forked by one. */
function strayIn(outcome: Run, { workers }: Leg): string | undefined {
  const isOurs = descendantsOf(workers);
  const named = [
    ...outcome.agents.map(({ id }) => id),
    ...[outcome.results, outcome.workers, outcome.fork_counters, outcome.worktrees].flatMap(Object.keys),
  ];
  return named.find((id) => !isOurs(id)) ?? misplaced(outcome, workers);
}

/** Any agent whose parent is not the one that its id names: of `main_a1_b2` it is `main_a1`. */
function misplaced({ agents, workers: ended }: Run, workers: readonly string[]): string | undefined {
  const parents = [
    ...agents.map((agent): [string, string | undefined] => [agent.id, agent.forked?.parent]),
    ...Object.entries(ended).map(([id, { parent }]): [string, string] => [id, parent]),
  ];
  const isWrong = ([id, parent]: readonly [string, string | undefined]): boolean =>
    parent !== id.slice(0, id.lastIndexOf('_'));
  const live = new Set(agents.map(({ id }) => id));
  return (
    parents.find(isWrong)?.[0] ??
    agents.flatMap(({ id, joined = [] }) => joined.filter((one) => one.parent !== id)).at(0)?.id ??
    workers.find((worker) => !live.has(worker) && ownValue(ended, worker) === undefined)
  );
}

/** How a worker was forked: by whom, and in which order. The plan decides that, whatever an outcome says. */
export function asForked(run: Run, worker: string): Agent['forked'] {
  const live = run.agents.find(({ id }) => id === worker)?.forked;
  if (live !== undefined) return live;
  const ended = ownValue(run.workers, worker);
  return ended && { parent: ended.parent, depth: ended.depth, order: ended.order };
}
