import { addUsd } from '../budget.js';
import { recordsOf, sealRun, updateRun } from '../change.js';
import { StateError } from '../errors.js';
import { isStuck } from '../join/failures.js';
import { ownValue } from '../own-value.js';
import { type Agent, type AttemptTally, type Leg, NO_USAGE, type OwnLeg, type Run } from '../run.js';
import { unbegunAgain } from './plan.js';
import { descendantsOf, openRound, ownLegOf } from './rounds.js';

/** A budget of 0 would mean "no limit". This one means that nothing is left. */
const NOTHING_LEFT_USD = 1e-9;

export interface LegInputs {
  readonly name: string;
  readonly attempt: number;
  /** The share to use in place of the state's, where the plan has been made anew since. Null without a budget. */
  readonly shareUsd?: number | null | undefined;
  /** USD by attempt, of those attempts whose outcome is known and that this run does not go on from. */
  readonly spentBefore: ReadonlyMap<number, number>;
}

/**
 * The run of a leg (spec 4.10). Of the run that planned it, it has only the leg's workers and what those have forked.
 * Its budget is what is left of the leg's share, and in each attempt it counts from zero.
 * @param run the plan's, or the leg's own of an earlier attempt
 * @throws StateError STATE_INVALID for a run that has no such leg
 */
export function beginLeg(run: Run, inputs: LegInputs): Run {
  const leg = ownLegOf(run);
  return leg === null ? legFromPlan(run, inputs) : nextAttempt(run, leg, inputs);
}

function legFromPlan(run: Run, { name, attempt, spentBefore, shareUsd }: LegInputs): Run {
  const round = openRound(run);
  const leg = round?.legs.find((one) => one.name === name);
  if (round === null || leg === undefined)
    throw new StateError(
      'STATE_INVALID',
      `The run ${run.workflow_id} has no leg ${name} to work on. Run the job that plans the fork first, then those of its matrix.`,
    );
  const isOurs = descendantsOf(leg.workers);
  const ours = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([id]) => isOurs(id)));
  const { typed: _, ...fields } = run;
  const { results, workers } = recordsOf(run);
  const own: OwnLeg = {
    ...{ name, round: round.round, plan: round.plan, workers: leg.workers },
    share_usd: shareUsd === undefined ? leg.share_usd : shareUsd,
    ...{ attempt, turns_before: run.turns, steps_before: run.steps },
    earlier: leg.attempts.map(({ turns_at: _turns, steps_at: _steps, ...tally }) => tally),
    accepts_failed: acceptsFailed(run, leg),
  };
  return sealRun({
    ...fields,
    ...COUNTED_FROM_ZERO,
    budget_usd: leftOf(own, spentBefore),
    fork_counters: ours(run.fork_counters),
    results: ours(results.record),
    workers: ours(workers.record),
    worktrees: ours(run.worktrees),
    fan_out: { rounds: [], leg: own },
    agents: run.agents.filter(({ id }) => isOurs(id)).map((agent) => begunHere(agent, leg)),
  });
}

const COUNTED_FROM_ZERO = { total_cost_usd: 0, usage: NO_USAGE, states: {} };

/** A worker that counts as failed because its leg was missing has not begun yet. */
function begunHere(agent: Agent, { taken }: Leg): Agent {
  return ownValue(taken, agent.id) === 0 && agent.status === 'failed' ? unbegunAgain(agent) : agent;
}

function nextAttempt(run: Run, before: OwnLeg, { name, attempt, spentBefore, shareUsd }: LegInputs): Run {
  const leg = { ...before, share_usd: shareUsd === undefined ? before.share_usd : shareUsd };
  if (leg.name !== name || attempt < leg.attempt)
    throw new StateError(
      'STATE_INVALID',
      `The state is of leg ${leg.name} in its attempt ${leg.attempt}, and this job is to work on leg ${name} in attempt ${attempt}.`,
    );
  if (attempt === leg.attempt)
    return updateRun(run, { budget_usd: leftOf(leg, spentBefore), fan_out: { rounds: [], leg } });
  const next: OwnLeg = {
    ...leg,
    ...{ attempt, turns_before: run.turns, steps_before: run.steps },
    earlier: [...leg.earlier, legTallyOf(run, leg)],
  };
  return updateRun(run, {
    ...COUNTED_FROM_ZERO,
    budget_usd: leftOf(next, spentBefore),
    fan_out: { rounds: [], leg: next },
  });
}

/** What this attempt of the leg has come to. */
export function legTallyOf(run: Run, { attempt, turns_before, steps_before }: OwnLeg): AttemptTally {
  return {
    ...{ attempt, cost_usd: run.total_cost_usd, usage: run.usage, states: run.states },
    ...{ turns: Math.max(0, run.turns - turns_before), turns_before },
    ...{ steps: Math.max(0, run.steps - steps_before), steps_before },
  };
}

/** The share, less what earlier attempts are known to have spent. */
function leftOf({ share_usd: share, earlier }: OwnLeg, spentBefore: ReadonlyMap<number, number>): number {
  if (share === null) return 0;
  const spent = new Map(spentBefore);
  for (const { attempt, cost_usd: usd } of earlier)
    spent.set(attempt, Math.max(usd, spent.get(attempt) ?? 0));
  const left = [...spent.values()].reduce((rest, usd) => addUsd(rest, -usd), share);
  return Math.max(left, NOTHING_LEFT_USD);
}

/** Whether the joins of all its workers accept failed ones. The failure of a worker that nobody waits for fails the run. */
function acceptsFailed(run: Run, { workers }: Leg): boolean {
  return run.agents
    .filter(({ id }) => workers.includes(id))
    .every(({ forked }) =>
      run.agents.some(
        ({ id, door, stack }) =>
          id === forked?.parent && door?.failed === 'accept' && forked.depth >= stack.length,
      ),
    );
}

/** What a leg's run says of itself, for the job that runs it. */
export interface LegFacts {
  readonly leg: string;
  readonly round: number;
  readonly plan: string;
  readonly attempt: number;
  /** All attempts, this one included. */
  readonly attempts: readonly { readonly attempt: number; readonly costUsd: number }[];
  /** The joins accept all its workers as ended, so that the leg need not be run again. */
  readonly hasEnded: boolean;
}

/** Null for a run that is no leg's. */
export function legFacts(run: Run): LegFacts | null {
  const leg = ownLegOf(run);
  if (leg === null) return null;
  const { name, round, plan, attempt, earlier } = leg;
  return {
    ...{ leg: name, round, plan, attempt },
    attempts: [...earlier, legTallyOf(run, leg)].map(({ attempt: each, cost_usd: costUsd }) => ({
      attempt: each,
      costUsd,
    })),
    hasEnded: run.status === 'completed' || (leg.accepts_failed && haveFailed(run, leg)),
  };
}

/** Whether the only workers left are those that failed for good, or that wait in vain for what they have forked. */
function haveFailed(run: Run, { workers }: OwnLeg): boolean {
  const ended = run.agents.filter(
    (agent) => workers.includes(agent.id) && (agent.status === 'failed' || isStuck(run, agent)),
  );
  const isBelow = descendantsOf(ended.flatMap((agent) => (agent.status === 'failed' ? [] : [agent.id])));
  return run.status === 'failed' && run.agents.every((agent) => ended.includes(agent) || isBelow(agent.id));
}
