import { agentOf } from '../agents.js';
import { changed, enter, moved, sealAgent, updateAgent, updateRun } from '../change.js';
import type { Change } from '../events.js';
import type { Join } from '../protocol/state-options.js';
import type { Agent, AgentError, Door, JoinedWorker, Run } from '../run.js';
import { positionOf, withoutAgent } from '../state/agent-positions.js';
import { parseDuration } from '../text/duration.js';
import { earliest } from '../text/earliest.js';
import { countVisit } from '../visits.js';
import { ancestorsOf, countEnded, isDescendant, mayExpire, workersAtDoor } from './failures.js';
import { joinedAs, type Workers } from './workers.js';

/** How an agent at a door may go on. */
export type JoinVerdict =
  | { readonly kind: 'waiting' }
  /** The join cannot be satisfied any more, and no failed worker could be tried again for it. */
  | { readonly kind: 'unmet'; readonly error: AgentError }
  /** Enough have ended. The workers in `stopped` are not needed: their turns end first, and are counted. */
  | { readonly kind: 'stopping'; readonly stopped: readonly string[] }
  | { readonly kind: 'entered'; readonly workers: readonly JoinedWorker[] };

/**
 * The agent comes to a state with a join. That is the entry, and counts as the visit.
 * @param join its `timeout_goto` is a state's name already
 * @param now ISO 8601
 */
export function arriveAtJoin(run: Run, agentId: string, join: Join, now: string): Run {
  const agent = agentOf(run, agentId);
  const visits = countVisit(agent, agent.current_state);
  return updateAgent(run, agentId, { status: 'waiting', door: doorOf(join, now), visits });
}

/** Whether an agent that comes to this join has nobody to wait for, whoever it has just forked (spec 7.1). */
export function isSatisfiedOnArrival(run: Run, agent: Agent, { of }: Join): boolean {
  return of !== 'all' && workersAtDoor(run, agent).completed.length >= of;
}

/**
 * Applies what the workflow says of its joins now, as a resume does. An agent that still waits does so by that,
 * counting its time from its arrival. Where there is no join any more, it goes in with no workers handed over: they
 * stay for the next join.
 * @param joinOf a state's join, its `timeout_goto` a state's name already
 */
export function reviseJoins(run: Run, joinOf: (state: string) => Join | undefined): Run {
  return run.agents.reduce((next, { id, current_state: state, status, door }) => {
    if (door === undefined || door.closed) return next;
    const join = joinOf(state);
    if (join === undefined)
      return updateAgent(next, id, {
        status: status === 'waiting' ? 'active' : status,
        door: undefined,
        joined: [],
      });
    const revised = doorOf(join, door.arrived_at);
    return isEqual(revised, door) ? next : updateAgent(next, id, { door: revised });
  }, run);
}

function doorOf(join: Join, arrived: string): Door {
  const timeout = join.timeout === undefined ? null : parseDuration(join.timeout);
  return {
    of: join.of,
    failed: join.failed,
    arrived_at: arrived,
    timeout_at: timeout === null ? null : new Date(Date.parse(arrived) + timeout).toISOString(),
    timeout_goto: join.timeout_goto ?? null,
  };
}

function isEqual(one: Door, other: Door): boolean {
  return (['of', 'failed', 'timeout_at', 'timeout_goto'] as const).every((key) => one[key] === other[key]);
}

/** Lets an agent that waits at a join through as soon as enough of its workers have ended. */
export function passJoin(run: Run, agentId: string): Change & { readonly verdict: JoinVerdict } {
  const agent = agentOf(run, agentId);
  const { door, current_state: state } = agent;
  if (door === undefined) return entered(run, agent);
  if (door.closed) return enterClosed(run, agent);
  const workers = workersAtDoor(run, agent);
  switch (standing(door, workers)) {
    case 'open':
      return {
        ...changed(run, {
          ...{ type: 'joining', agent: agentId, state, ...countEnded(workers), until: door.timeout_at },
        }),
        verdict: { kind: 'waiting' },
      };
    case 'unmet':
      return { ...changed(run), verdict: { kind: 'unmet', error: unmet(agent, door, workers) } };
    case 'satisfied': {
      const closed = closeDoor(run, agent, door, workers);
      const passed = enterClosed(closed.run, agentOf(closed.run, agentId));
      return passed.verdict.kind === 'stopping'
        ? { ...passed, verdict: { kind: 'stopping', stopped: closed.stopped } }
        : passed;
    }
  }
}

/** The time of a join is up: the agent goes elsewhere, and its workers stay for the next join. */
export function expireJoin(run: Run, agentId: string): Change {
  const agent = agentOf(run, agentId);
  const { door, current_state: state } = agent;
  const to = door?.timeout_goto;
  if (to == null || door?.closed) return changed(run);
  const entry = enter(to, agent.pending_result ?? undefined);
  return moved(run, agent, entry, { type: 'join_timeout', agent: agentId, state, to });
}

/**
 * A stopped worker's turn has ended and been counted, so the worker leaves the run.
 * @returns who may have waited for that
 */
export function dropStopped(run: Run, agentId: string): Change & { readonly waiting: readonly string[] } {
  const stopped = agentOf(run, agentId);
  const waiting = ancestorsOf(agentId).filter((id) => agentIn(run, id)?.door?.closed);
  const counted = waiting.reduce((next, id) => withCostOf(next, id, stopped), run);
  const agents = withoutAgent(counted.agents, positionOf(counted.agents, agentId));
  const told = { type: 'stopped', agent: agentId, state: stopped.current_state } as const;
  return { ...changed(updateRun(counted, { agents }), told), waiting };
}

/** The agents whose join has run out of time. @param now ISO 8601 */
export function expiredJoins(run: Run, now: string): string[] {
  return run.agents
    .filter(({ door }) => mayExpire(door) && Date.parse(door.timeout_at) <= Date.parse(now))
    .map(({ id }) => id);
}

/** The next time at which a join runs out of time, ISO 8601. */
export function nextJoinTimeout({ agents }: Pick<Run, 'agents'>): string | null {
  return earliest(agents.map(({ door }) => (mayExpire(door) ? door.timeout_at : null)));
}

/** With `fail` and a failed worker the door stays shut, since a resume tries the worker again. */
function standing(door: Door, workers: Workers): 'open' | 'satisfied' | 'unmet' {
  const { ended, all } = countEnded(workers);
  if (all === 0) return 'satisfied';
  if (workers.completed.length >= (door.of === 'all' ? all : door.of)) return 'satisfied';
  const isHopeless = door.failed === 'fail' && door.of !== 'all' && all < door.of;
  if (isHopeless && (ended === all || workers.failed.length > 0)) return 'unmet';
  if (ended < all) return 'open';
  return door.failed === 'accept' ? 'satisfied' : 'open';
}

function unmet({ current_state: state }: Agent, { of }: Door, workers: Workers): AgentError {
  const { all } = countEnded(workers);
  return {
    code: 'JOIN_UNMET',
    message: `${state} joins ${of} workers, and only ${all} were forked: the join can never be satisfied. Ask for fewer, or say \`failed: accept\`.`,
  };
}

/** Hands over the workers that have ended, and marks the others, with all that they have forked, as stopped. */
function closeDoor(
  run: Run,
  agent: Agent,
  door: Door,
  { live, failed, completed }: Workers,
): { readonly run: Run; readonly stopped: readonly string[] } {
  const joined = [
    ...completed.map(([id, worker]): JoinedWorker => ({ id, ...worker })),
    ...failed.map((worker) => joinedAs(worker, 'failed')),
    ...live.map((worker) => joinedAs(worker, 'stopped')),
  ].sort((a, b) => a.order - b.order);
  const surplus = new Set(live.map(({ id }) => id));
  const taken = new Set(failed.map(({ id }) => id));
  // A worker that is stuck at its own door goes with all that it has forked, like one that is stopped.
  const roots = new Set([...surplus, ...failed.filter(({ door }) => door !== undefined).map(({ id }) => id)]);
  const isSurplus = (id: string): boolean =>
    surplus.has(id) || ancestorsOf(id).some((each) => roots.has(each));
  const agents = run.agents.flatMap((other): Agent[] => {
    if (other.id === agent.id) {
      return [sealAgent({ ...other, door: { ...door, closed: true }, joined })];
    }
    if (taken.has(other.id)) return [];
    if (roots.size === 0 || !isSurplus(other.id)) return [other];
    return [sealAgent({ ...other, status: 'stopped', ask: null, door: undefined })];
  });
  const gone = new Set(completed.map(([id]) => id));
  const workers = Object.fromEntries(Object.entries(run.workers).filter(([id]) => !gone.has(id)));
  const stopped = agents.filter(({ id }) => isSurplus(id));
  return { run: updateRun(run, { agents, workers }), stopped: stopped.map(({ id }) => id) };
}

function enterClosed(run: Run, agent: Agent): ReturnType<typeof passJoin> {
  const isStopping = run.agents.some(({ id, status }) => status === 'stopped' && isDescendant(id, agent.id));
  if (isStopping) return { ...changed(run), verdict: { kind: 'stopping', stopped: [] } };
  return entered(updateAgent(run, agent.id, { status: 'active', door: undefined, error: null }), agent);
}

function entered(run: Run, { id, current_state: state, joined = [] }: Agent): ReturnType<typeof passJoin> {
  const workers = joined.map(({ id, status }) => ({ id, status }));
  return {
    ...{ run, events: [{ type: 'joined', agent: id, state, workers }], start: [id] },
    verdict: { kind: 'entered', workers: joined },
  };
}

/** Adds what a stopped worker's last turn has cost, which is known only now. */
function withCostOf(run: Run, waiting: string, { id, cost_usd }: Agent): Run {
  const { joined = [] } = agentOf(run, waiting);
  const at = joined.findIndex((worker) => worker.id === id);
  if (at === -1) return run;
  return updateAgent(run, waiting, { joined: joined.with(at, { ...joined[at]!, cost_usd }) });
}

function agentIn(run: Run, id: string): Agent | undefined {
  return run.agents[positionOf(run.agents, id)];
}
