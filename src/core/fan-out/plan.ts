import { sealAgent, updateRun } from '../change.js';
import { ownValue } from '../own-value.js';
import type { Agent, Leg, Round, Run } from '../run.js';
import { isInLegs, isUnbegun, openRound, withheldUsd, workersIn } from './rounds.js';

/** Shares are whole millionths of a dollar, rounded down: together they are never more than there is. */
const UNITS_PER_USD = 1e6;
/** How much a sum of doubles may fall short. */
const SLACK_UNITS = 1e-4;
const MAX_ROUNDED_USD = 1e9;

export interface FanOutInputs {
  /** More workers than this share legs. */
  readonly maxLegs: number;
  /** Gives a SHA-256 in hex. */
  readonly hash: (text: string) => string;
}

/**
 * Makes legs of the workers without which the run can go no further (spec 4.10), and gives each a share of what is left
 * of the budget. Where the legs of the last round are not done, that round stays, with new shares; if more workers have
 * been forked since, a new round replaces it.
 */
export function planFanOut(run: Run, { maxLegs, hash }: FanOutInputs): Run {
  const isTaken = isInLegs(run);
  const notStarted = run.agents.filter((agent) => isUnbegun(agent) && !isTaken(agent.id));
  const open = openRound(run);
  const left = open === null ? [] : workersIn(open.legs).filter((worker) => isLeft(run, worker));
  if (open !== null && left.length > 0 && notStarted.length === 0)
    return withRound(run, sharedOut(run, open, left));
  const workers = [...left, ...notStarted.map(({ id }) => id)];
  if (workers.length === 0) return run;
  const legs = legsOf(workers, maxLegs);
  const before = left.length === 0 ? run : givenUp(run);
  const number = (run.fan_out?.rounds ?? []).length + 1;
  const plan = hash(JSON.stringify(definition(run, number, legs)));
  return withRound(before, sharedOut(before, { round: number, plan, legs }, workers));
}

/** Whether a worker of a leg has still to complete. */
export function isLeft(run: Run, worker: string): boolean {
  return run.agents.some(({ id }) => id === worker);
}

function withRound(run: Run, round: Round): Run {
  const before = (run.fan_out?.rounds ?? []).filter((other) => other.round !== round.round);
  return updateRun(run, { fan_out: { ...run.fan_out, rounds: [...before, round] } });
}

/** Spreads workers over legs as evenly as possible, in the order of forking. */
function legsOf(workers: readonly string[], maxLegs: number): Leg[] {
  const many = Math.max(1, Math.min(maxLegs, workers.length));
  return Array.from({ length: many }, (_, index) => {
    const from = Math.floor((index * workers.length) / many);
    const to = Math.floor(((index + 1) * workers.length) / many);
    return {
      name: String(index + 1),
      workers: workers.slice(from, to),
      share_usd: null,
      attempts: [],
      taken: {},
    };
  });
}

/** Divides what is left by the workers still to come. Workers whose cost is known keep their share. */
function sharedOut(run: Run, round: Round, toCome: readonly string[]): Round {
  const left = run.budget_usd - run.total_cost_usd - withheldBeside(run, round);
  const each = Math.max(0, left) / toCome.length;
  const isToCome = new Set(toCome);
  const legs = round.legs.map((leg): Leg => {
    if (run.budget_usd <= 0) return { ...leg, share_usd: null };
    const workers = leg.workers.filter((worker) => isToCome.has(worker)).length;
    const spent = leg.attempts.reduce((sum, { cost_usd: usd }) => sum + usd, 0);
    const share = each * workers + spent;
    return { ...leg, share_usd: roundedDown(share) };
  });
  return { ...round, legs };
}

function roundedDown(usd: number): number {
  return usd < MAX_ROUNDED_USD ? Math.floor(usd * UNITS_PER_USD + SLACK_UNITS) / UNITS_PER_USD : usd;
}

/** The shares of lost legs in other rounds. The shares of this round are about to be made. */
function withheldBeside(run: Run, { round }: Round): number {
  const rounds = (run.fan_out?.rounds ?? []).filter((other) => other.round !== round);
  return run.fan_out === undefined ? 0 : withheldUsd({ fan_out: { ...run.fan_out, rounds } });
}

/** What a plan's identity is made of: another run, or another way to this point, gives another plan. */
function definition(run: Run, round: number, legs: readonly Leg[]): unknown {
  const byId = new Map(run.agents.map((agent) => [agent.id, agent]));
  return {
    run: run.workflow_id,
    started_at: run.started_at,
    workflow: run.workflow.fingerprint,
    round,
    turns: run.turns,
    steps: run.steps,
    legs: legs.map(({ name, workers }) => ({ name, workers: workers.map((id) => begun(byId.get(id))) })),
  };
}

function begun(agent: Agent | undefined): unknown {
  if (agent === undefined) return null;
  const { id, current_state: state, variables, pending_result: input, forked } = agent;
  return { id, state, variables: Object.entries(variables), input, forked };
}

/** Takes back what the legs have not done: a resume runs it here (`forks: here`). Missing workers begin anew. */
export function giveUpLegs(run: Run): Run {
  const { fan_out: fanOut } = run;
  if (fanOut === undefined || openRound(run) === null) return run;
  const missing = new Set(
    fanOut.rounds.flatMap(({ legs, given_up: isOver }) =>
      isOver
        ? []
        : legs.flatMap(({ workers, taken }) => workers.filter((worker) => ownValue(taken, worker) === 0)),
    ),
  );
  return updateRun(givenUp(run), {
    agents: run.agents.map((agent) =>
      missing.has(agent.id) && agent.status === 'failed' ? unbegunAgain(agent) : agent,
    ),
  });
}

function givenUp(run: Run): Run {
  const { fan_out: fanOut } = run;
  if (fanOut === undefined) return run;
  const rounds = fanOut.rounds.map((round) => ({ ...round, given_up: true as const }));
  return updateRun(run, { fan_out: { ...fanOut, rounds } });
}

/** The worker as it was before it failed for its missing leg. */
export function unbegunAgain(agent: Agent): Agent {
  return sealAgent({ ...agent, status: 'active', error: null });
}
