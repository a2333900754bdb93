import { addUsage, addUsd } from '../budget.js';
import { changed, recordsOf, sealAgent, updateRun } from '../change.js';
import type { Change, RunEvent } from '../events.js';
import { ownValue } from '../own-value.js';
import type { Agent, AttemptTally, Leg, Round, Run } from '../run.js';
import { failAgent } from '../turns.js';
import { legTallyOf } from './leg.js';
import { asForked, type FittingOutcome } from './outcome.js';
import { descendantsOf, isInRun, isUnbegun, openRound } from './rounds.js';
import { type EnteredTally, enterTally, numberIn, type Sums, withStates } from './tallies.js';

/** What entering a leg's outcome has changed. */
export interface TakenOutcome {
  readonly run: Run;
  /** Those whose outcome joins can use now. */
  readonly workers: readonly string[];
  /** Those whose join has passed, or that are run here. Their cost counts, and nobody gets their results. */
  readonly late: readonly string[];
  /** Whether any of it was unknown before. */
  readonly isNews: boolean;
}

/**
 * Enters the outcome of a leg (spec 4.10), as if its workers had come this far in this run. Entering it again, or in
 * another order, changes nothing: an attempt's cost counts once, by its number, and a worker's end is taken from the
 * latest attempt, except that a completed worker stays completed.
 * @param outcome its paths already those of this project folder
 */
export function takeOutcome(run: Run, outcome: Run, { leg, round, record }: FittingOutcome): TakenOutcome {
  const tallies = [...leg.earlier, legTallyOf(outcome, leg)];
  const lineage = tallies.map(({ attempt }) => attempt);
  const { run: counted, attempts } = tallies.reduce(entered, { run, attempts: record.attempts });
  const turnIn = (turn: number): number => numberIn('turns', turn, attempts, lineage);
  const isLate = (worker: string): boolean => round.given_up === true || !isInRun(run, worker);
  const late = record.workers.filter(isLate);
  const taken = record.workers.filter((worker) => !isLate(worker) && isNewer(run, outcome, worker, record));
  const grafted = taken.length === 0 ? counted : withWorkers(counted, outcome, taken, turnIn);
  const next = withLeftBranches(grafted, outcome, late);
  const changed = {
    ...record,
    attempts,
    taken: { ...record.taken, ...Object.fromEntries(taken.map((worker) => [worker, leg.attempt])) },
  };
  const isNews = taken.length > 0 || attempts !== record.attempts;
  if (!isNews) return { run, workers: record.workers, late, isNews };
  return {
    run: withLeg(next, round, taken.length > 0 ? parkedAs(changed, outcome) : changed),
    ...{ workers: record.workers, late, isNews },
  };
}

function entered(before: Counted, tally: AttemptTally): Counted {
  const { attempts, gained } = enterTally(before.attempts, tally, before.run);
  return gained === null ? before : { attempts, run: withSums(before.run, gained) };
}

interface Counted {
  readonly run: Run;
  readonly attempts: readonly EnteredTally[];
}

function withSums(run: Run, { cost_usd, usage, turns, steps, states }: Sums): Run {
  return updateRun(run, {
    total_cost_usd: addUsd(run.total_cost_usd, cost_usd),
    usage: addUsage(run.usage, usage),
    turns: run.turns + turns,
    steps: run.steps + steps,
    states: withStates(run.states, states),
  });
}

function isNewer(run: Run, outcome: Run, worker: string, { taken }: Leg): boolean {
  const before = ownValue(taken, worker);
  if (before === undefined || before === 0) return true;
  if (before >= outcome.fan_out!.leg!.attempt) return false;
  const hasCompleted = !run.agents.some(({ id }) => id === worker);
  return !hasCompleted || ownValue(outcome.workers, worker) !== undefined;
}

/** Replaces all that the run has of these workers, and of those that they have forked, by what the outcome has. */
function withWorkers(
  run: Run,
  outcome: Run,
  taken: readonly string[],
  turnIn: (turn: number) => number,
): Run {
  const isIts = descendantsOf(taken);
  const forks = new Map(taken.map((worker) => [worker, asForked(run, worker)]));
  const replaced = <T>(
    before: Readonly<Record<string, T>>,
    now: Readonly<Record<string, T>>,
  ): Record<string, T> =>
    Object.fromEntries([
      ...Object.entries(before).filter(([id]) => !isIts(id)),
      ...Object.entries(now).filter(([id]) => isIts(id)),
    ]);
  const records = recordsOf(run);
  const workers = replaced(records.workers.record, outcome.workers);
  for (const [worker, forked] of forks) {
    const ended = ownValue(workers, worker);
    if (ended !== undefined && forked !== undefined) workers[worker] = { ...ended, ...forked };
  }
  const agents = outcome.agents
    .filter(({ id }) => isIts(id))
    .map((agent) => renumbered({ ...agent, ...withFork(forks.get(agent.id)) }, turnIn));
  const at = run.agents.findIndex(({ id }) => isIts(id));
  const others = run.agents.filter(({ id }) => !isIts(id));
  return updateRun(run, {
    agents: others.toSpliced(at === -1 ? others.length : at, 0, ...agents),
    workers,
    results: replaced(records.results.record, outcome.results),
    fork_counters: replaced(run.fork_counters, outcome.fork_counters),
    worktrees: replaced(run.worktrees, outcome.worktrees),
  });
}

function withFork(forked: Agent['forked']): Pick<Agent, 'forked'> {
  return forked === undefined ? {} : { forked };
}

/** Numbers its turns anew, since each leg began with the number that the plan ended with. */
function renumbered(agent: Omit<Agent, never>, turnIn: (turn: number) => number): Agent {
  const { turn } = agent;
  return sealAgent(
    turn === null ? agent : { ...agent, turn: { ...turn, id: String(turnIn(Number(turn.id))) } },
  );
}

/** Keeps the branches of workers that came too late. */
function withLeftBranches(run: Run, outcome: Run, late: readonly string[]): Run {
  const isLate = descendantsOf(late);
  const left = Object.entries(outcome.worktrees).filter(
    ([id]) => isLate(id) && ownValue(run.worktrees, id) === undefined,
  );
  return left.length === 0
    ? run
    : updateRun(run, { worktrees: { ...run.worktrees, ...Object.fromEntries(left) } });
}

function parkedAs(leg: Leg, { agents, status, reason, message, resume_at }: Run): Leg {
  const { parked: _, ...rest } = leg;
  return agents.length === 0 ? rest : { ...rest, parked: { status, reason, message, resume_at } };
}

function withLeg(run: Run, { round: number }: Round, leg: Leg): Run {
  const { fan_out: fanOut } = run;
  const rounds = (fanOut?.rounds ?? []).map((round) =>
    round.round === number
      ? { ...round, legs: round.legs.map((other) => (other.name === leg.name ? leg : other)) }
      : round,
  );
  return updateRun(run, { fan_out: { ...fanOut, rounds } });
}

/**
 * Fails the workers of legs that have left no outcome (spec 4.10). One that comes later still counts.
 * @param inputs the time, ISO 8601, and what to do about it
 */
export function missLegs(
  run: Run,
  { now, next: recoveryHint }: { readonly now: string; readonly next: string },
): Change {
  const round = openRound(run);
  if (round === null) return changed(run);
  const missed: RunEvent[] = [];
  let next = run;
  for (const leg of round.legs.filter(({ attempts }) => attempts.length === 0)) {
    const workers = run.agents.filter((agent) => leg.workers.includes(agent.id) && isUnbegun(agent));
    if (workers.length === 0) continue;
    for (const { id } of workers) {
      const message = `Leg ${leg.name}, in which ${id} was to run, has left no outcome: it was lost, or never ran. ${recoveryHint}`;
      const failed = failAgent(next, id, { code: 'LEG_LOST', message, at: now });
      next = failed.run;
      missed.push(...failed.events);
    }
    next = withLeg(next, round, {
      ...leg,
      taken: { ...leg.taken, ...Object.fromEntries(workers.map(({ id }) => [id, 0])) },
    });
  }
  return { run: next, events: missed, start: [] };
}
