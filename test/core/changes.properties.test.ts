import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answer, askAbout, askRepeat, expireAsk } from '../../src/core/answer.js';
import { UsageError } from '../../src/core/errors.js';
import type { Change, LoggedEvent, RunEvent } from '../../src/core/events.js';
import { beginLeg } from '../../src/core/fan-out/leg.js';
import { fitOutcome } from '../../src/core/fan-out/outcome.js';
import { giveUpLegs, planFanOut } from '../../src/core/fan-out/plan.js';
import { openRound } from '../../src/core/fan-out/rounds.js';
import { missLegs, takeOutcome } from '../../src/core/fan-out/take.js';
import { keepOutput, raiseError, setVariables } from '../../src/core/graph/changes.js';
import { passSkips } from '../../src/core/graph/entry.js';
import type { GraphState } from '../../src/core/graph/graph.js';
import { arriveAtJoin, dropStopped, expireJoin, passJoin, reviseJoins } from '../../src/core/join/door.js';
import { countForgotten, endRun, newRun, relocate, stampRun, takeUp } from '../../src/core/life.js';
import { goOn } from '../../src/core/parked.js';
import type { Transition } from '../../src/core/protocol/transition.js';
import {
  type Agent,
  type Launch,
  NO_USAGE,
  type OpenTurn,
  type Run,
  type Worktree,
} from '../../src/core/run.js';
import { parseRun } from '../../src/core/run-schema.js';
import { ChangedState, changesOf } from '../../src/core/state/run-changes.js';
import { step } from '../../src/core/step.js';
import { Story } from '../../src/core/story/story.js';
import { accountTurn, adoptSession, countReminder, failAgent, openTurn } from '../../src/core/turns.js';
import { passOn, resetVisits } from '../../src/core/visits.js';
import {
  describeWorktrees,
  enterWorktree,
  forgetWorktree,
  keepWorktree,
  moveWorktree,
} from '../../src/core/worktree/changes.js';
import { changesInDocs } from '../support/changes.js';

const LAUNCH: Launch = {
  agent: 'claude',
  model: null,
  effort: null,
  recording: '/work/recording',
  permission_mode: 'acceptEdits',
  dangerously_skip_permissions: false,
  tools: null,
  allow: null,
  deny: [],
  mcp: null,
  agent_args: null,
  timeout: 600,
  concurrency: 4,
  max_steps: 100,
  max_forks: 256,
  on_ask: 'pause',
  on_limit: 'auto',
  max_wait: 600,
  cwd: '/work/app',
  root: '/work',
  env_allow: [],
  keys: null,
  loop: null,
};
const WORKFLOW = { path: '/work/wf', fingerprint: 'f', files: {} };
const NOW = '2026-11-21T11:00:00.000Z';

/** What may be different from one move to the next. */
interface Chance {
  readonly state: string;
  readonly text: string;
  readonly amount: number;
  readonly isSo: boolean;
}

const STATES = ['A.md', 'B.md', 'POLL.sh', 'toString', 'constructor', '__proto__'];
const chance: fc.Arbitrary<Chance> = fc.record({
  state: fc.constantFrom(...STATES),
  text: fc.oneof(fc.string(), fc.constantFrom('repeat', 'skip to A.md', '')),
  amount: fc.oneof(fc.double({ min: 0, max: 1e308, noNaN: true }), fc.constant(1e308)),
  isSo: fc.boolean(),
});

const ERROR = { code: 'SCRIPT_FAILED', message: 'It failed.' } as const;

function transitionOf({ state, text, amount, isSo }: Chance): Transition {
  const tags: readonly Transition[] = [
    { tag: 'goto', target: state, ...(isSo && { input: text }) },
    { tag: 'reset', target: state },
    { tag: 'call', target: state, return: 'B.md' },
    { tag: 'function', target: state, return: 'B.md' },
    { tag: 'fork', next: state, workers: [{ target: state, variables: { [state]: text } }] },
    { tag: 'ask', question: text, next: state, ...(isSo && { timeout: '1h', timeoutNext: 'B.md' }) },
    { tag: 'result', payload: text },
  ];
  return tags[Math.floor(amount % tags.length)]!;
}

function turnOf(run: Run, agent: Agent, { isSo }: Chance): OpenTurn {
  return {
    id: String(run.turns + 1),
    state: agent.current_state,
    kind: isSo ? 'prompt' : 'script',
    session_before: agent.session_id,
    session: isSo ? `s${run.turns}` : null,
    session_mark: isSo ? 0 : null,
    started_at: NOW,
    attempt: 1,
    turn_of_visit: 0,
  };
}

const worktreeOf = ({ isSo }: Chance) =>
  isSo
    ? (_: number, id: string): Worktree => ({
        state: 'planned',
        path: `/cache/r/${id}`,
        branch: `raymond/r/${id}`,
        base: '0123456789abcdef0123456789abcdef01234567',
        repository: '/work/.git',
        folder: 'app',
        commit: false,
      })
    : undefined;

const asking = { id: 'q1', asked_at: NOW };

const HASH = 'a'.repeat(64);

/** The first leg of the round that is open has gone on from here, and its worker has perhaps taken a turn there. */
function taken(run: Run, by: Chance): Run {
  const [leg] = openRound(run)?.legs ?? [];
  if (leg === undefined) return run;
  const attempt = 1 + Math.floor(by.amount % 3);
  const begun = beginLeg(run, { name: leg.name, attempt, spentBefore: new Map() });
  const worker = begun.agents.find(({ id, status }) => leg.workers.includes(id) && status === 'active');
  const outcome = endRun(worker === undefined ? begun : worked(begun, worker, by), {
    ...{ status: by.isSo ? 'completed' : 'paused', reason: null, message: null, resume_at: null },
  });
  const fitting = fitOutcome(run, outcome);
  return 'problem' in fitting ? run : takeOutcome(run, outcome, fitting).run;
}

function worked(run: Run, worker: Agent, by: Chance): Run {
  const { run: opened } = openTurn(run, worker.id, turnOf(run, worker, by));
  const usage = { ...NO_USAGE, output_tokens: 1 };
  const { run: paid } = accountTurn(opened, worker.id, {
    ...{ result: { kind: 'text', text: '' }, session: null, cost_usd: by.amount, basis: 'reported', usage },
  });
  return by.isSo
    ? step(
        paid,
        worker.id,
        { tag: 'result', payload: by.text },
        { turn: '1', implicit: false, now: NOW, newId: () => 'q3' },
      ).run
    : paid;
}

/** Every function that changes a run, each with arguments that it may meet. */
const CHANGES: Readonly<Record<string, (run: Run, agent: Agent, chance: Chance) => Run | Change>> = {
  planFanOut: (run, _, { amount }) =>
    planFanOut(run, { maxLegs: 1 + Math.floor(amount % 3), hash: () => HASH }),
  giveUpLegs: (run, _, { isSo }) => (isSo ? giveUpLegs(run) : run),
  takeOutcome: (run, _, by) => taken(run, by),
  missLegs: (run) => missLegs(run, { now: NOW, next: '' }),
  step: (run, { id }, by) =>
    step(run, id, transitionOf(by), {
      turn: '1',
      implicit: false,
      now: NOW,
      newId: () => 'q2',
      worktreeOf: worktreeOf(by),
    }),
  answer: (run, { id }, { text }) => answer(run, id, text, (target) => target),
  expireAsk: (run, { id }) => expireAsk(run, id),
  goOn: (run, { ask }, { text, isSo }) => {
    const answers = ask === null || isSo ? [] : [{ askId: ask.id, text }];
    return goOn(run, { answers, now: Date.parse(NOW) + 7_200_000, resolve: (target) => target });
  },
  askAbout: (run, { id }, { text, isSo }) =>
    askAbout(run, id, { ...asking, kind: isSo ? 'approval' : 'feedback', question: text, required: isSo }),
  askRepeat: (run, { id }) => askRepeat(run, id, asking),
  openTurn: (run, agent, by) => openTurn(run, agent.id, turnOf(run, agent, by)),
  accountTurn: (run, { id, turn }, { text, amount, isSo }) =>
    accountTurn(run, id, {
      result: { kind: 'text', text },
      session: null,
      // A script spends nothing of the run's.
      cost_usd: turn?.kind === 'script' ? 0 : amount,
      basis: isSo ? 'reported' : 'replayed',
      usage: { ...NO_USAGE, input_tokens: amount },
    }),
  adoptSession: (run, { id }, { text, isSo }) => adoptSession(run, id, isSo ? `s${text}` : null),
  countReminder: (run, { id }) => countReminder(run, id, { code: 'NO_TRANSITION', text: '' }),
  failAgent: (run, { id }, { isSo }) =>
    failAgent(run, id, isSo ? ERROR : { code: 'MAX_VISITS', message: 'Too often.' }),
  arriveAtJoin: (run, { id, status }, { amount, isSo }) => {
    if (status !== 'active') return run;
    const of = isSo ? 'all' : 1 + Math.floor(amount % 3);
    const timeout = { timeout: '1h', timeout_goto: 'B.md' };
    return arriveAtJoin(run, id, { of, failed: isSo ? 'fail' : 'accept', ...(isSo && timeout) }, NOW);
  },
  reviseJoins: (run, _, { state, isSo }) =>
    reviseJoins(run, (name) => (name === state ? undefined : { of: isSo ? 'all' : 2, failed: 'accept' })),
  passJoin: (run, { id }) => passJoin(run, id),
  expireJoin: (run, { id }) => expireJoin(run, id),
  dropStopped: (run, { id, status }) => (status === 'stopped' ? dropStopped(run, id) : run),
  passOn: (run, { id }, { state }) => passOn(run, id, state, 1),
  passSkips: (run, { id }, { state }) =>
    passSkips(run, id, { 'A.md': { skip: state === 'A.md' ? null : state } as GraphState }),
  resetVisits: (run, { id }) => resetVisits(run, id, STATES),
  setVariables: (run, { id }, { state, text }) => setVariables(run, id, { [state]: text }, 'expose'),
  keepOutput: (run, { id }, { text }) => keepOutput(run, id, text),
  raiseError: (run, agent) => raiseError(run, agent.id, { ...ERROR, state: agent.current_state }),
  relocate: (run, _, { isSo }) => relocate(run, isSo ? '/else where' : '/work'),
  takeUp: (run, _, { amount, isSo }) =>
    takeUp(run, { workflow: WORKFLOW, launch: run.launch, budgetUsd: isSo ? amount : undefined }),
  countForgotten: (run, _, { amount }) => countForgotten(run, Math.min(amount, 100)),
  stampRun: (run, _, { isSo }) => stampRun(run, isSo ? NOW : '2026-11-20T00:00:00.000Z'),
  enterWorktree: (run, { id }) => enterWorktree(run, id),
  keepWorktree: (run, { id }, { isSo }) =>
    keepWorktree(run, id, { branch: 'b', commits: 1, uncommitted: isSo }),
  forgetWorktree: (run, { id }) => forgetWorktree(run, id),
  moveWorktree: (run, { id }, { isSo }) => moveWorktree(run, id, `/elsewhere/${isSo}/${id}`),
  describeWorktrees: (run, { id, joined = [] }, { isSo }) => {
    const left = { branch: 'b', commits: 1, changed_files: ['a'], uncommitted: isSo, conflicts_with: null };
    return describeWorktrees(run, id, Object.fromEntries(joined.map((worker) => [worker.id, left])));
  },
  endRun: (run, _, { text }) =>
    endRun(run, { status: 'paused', reason: 'USAGE_LIMIT', message: text, resume_at: NOW }),
};
const NAMES = Object.keys(CHANGES);
/** They concern the run, not one of its agents. */
const OF_THE_RUN = [
  ...['planFanOut', 'giveUpLegs', 'takeOutcome', 'missLegs'],
  'relocate',
  'takeUp',
  'countForgotten',
  'reviseJoins',
  'stampRun',
  'endRun',
];
/** They concern an agent with its workers: a join closes, a call returns with what it has forked. */
const OF_A_FAMILY = ['passJoin', 'dropStopped', 'step', 'moveWorktree'];

/** By them an agent leaves where it is. */
const LEADING_ON = ['step', 'answer', 'expireAsk'];

interface Move extends Chance {
  readonly name: string;
  readonly pick: number;
}
const moveOf = (names: readonly string[]): fc.Arbitrary<Move> =>
  fc.tuple(chance, fc.constantFrom(...names), fc.nat()).map(([by, name, pick]) => ({ ...by, name, pick }));
const walk: fc.Arbitrary<readonly Move[]> = fc.array(moveOf(NAMES), { maxLength: 60 });

/** What comes of jobs of their own stands in their logs, and what a resume takes back in an event of its own. */
const TOLD_ELSEWHERE = ['planFanOut', 'giveUpLegs', 'takeOutcome', 'missLegs', 'takeUp'];
/** Its place among the tags of `transitionOf`. */
const FORK = 4;
const ofMain = (move: Move): Move => ({ ...move, pick: 0 });
/** A run whose agents mostly take turns, and whose main agent forks and waits at joins. */
const life: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: moveOf(NAMES.filter((name) => !TOLD_ELSEWHERE.includes(name))) },
    { weight: 2, arbitrary: moveOf(['openTurn', 'accountTurn', 'step']) },
    { weight: 1, arbitrary: moveOf(['dropStopped', 'failAgent']) },
    { weight: 2, arbitrary: moveOf(['arriveAtJoin', 'passJoin', 'expireJoin']).map(ofMain) },
    { weight: 2, arbitrary: moveOf(['step']).map((move) => ({ ...ofMain(move), amount: FORK })) },
  ),
  { maxLength: 60, size: 'max' },
);

function start(): Run {
  return newRun({
    id: 'r',
    workflow: WORKFLOW,
    entry: 'A.md',
    input: 'the input',
    budgetUsd: 1,
    launch: LAUNCH,
    metadata: {},
    now: '2026-11-21T10:00:00.000Z',
  });
}

/** Whoever changes it now, throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

/** Goes through the moves, and shows each run with the one before it. */
function follow(
  moves: readonly Move[],
  see: (before: Run, after: Run, move: Move, agent: Agent, events: readonly RunEvent[]) => void,
): void {
  let run = frozen(start());
  for (const move of moves) {
    const agent = run.agents[move.pick % Math.max(1, run.agents.length)];
    if (agent === undefined) return;
    // Behind a closed door only the join itself leads on.
    if (agent.door?.closed && LEADING_ON.includes(move.name)) continue;
    try {
      const change = CHANGES[move.name]!(run, agent, move);
      const { run: after, events } = 'run' in change ? change : { run: change, events: [] };
      see(run, frozen(after), move, agent, events);
      run = after;
    } catch (error) {
      // An answer that decides nothing.
      if (!(error instanceof UsageError)) throw error;
    }
  }
}

test('these are all the changes that docs/architecture.md lists', () => {
  const docs = readFileSync('docs/architecture.md', 'utf8');
  const listed = changesInDocs(docs).map(({ name }) => name);
  expect([...NAMES, 'newRun', 'parseRun', 'beginLeg'].sort()).toEqual([...listed].sort());
});

describe('whatever happens to a run, in whatever order', () => {
  test('it can be written and is read again as it was', () => {
    fc.assert(
      fc.property(walk, (moves) => {
        follow(moves, (_, after) => {
          expect(parseRun(JSON.parse(JSON.stringify(after)))).toEqual({ run: after });
        });
      }),
    );
  });

  test('what is different is told, and turns the one into the other', () => {
    fc.assert(
      fc.property(walk, fc.integer({ min: 1, max: 4 }), (moves, together) => {
        const written = (value: unknown) => JSON.parse(JSON.stringify(value));
        let from: Run | null = null;
        let count = 0;
        follow(moves, (before, after) => {
          from ??= before;
          count += 1;
          if (count % together > 0) return;
          const state = new ChangedState(written(from));
          state.add(written(changesOf(from, after)));
          expect(parseRun(state.data)).toEqual({ run: after });
          from = after;
        });
      }),
    );
  });

  test('the run it happened to is left as it was', () => {
    // All of it is frozen: a change in place throws.
    fc.assert(fc.property(walk, (moves) => follow(moves, () => {})));
    expect(Object.isFrozen(frozen(start()).agents[0]!.visits)).toBe(true);
  });

  test('what was spent, counted and delivered is never lost', () => {
    fc.assert(
      fc.property(walk, (moves) => {
        follow(moves, (before, after) => {
          for (const key of ['total_cost_usd', 'steps', 'turns', 'updated_at'] as const)
            expect(after[key] >= before[key]).toBe(true);
          expect(after.results).toMatchObject(before.results);
          expect(after.workflow_id).toBe(before.workflow_id);
          const gone = before.agents.filter(({ id }) => !after.agents.some((agent) => agent.id === id));
          const joined = after.agents.flatMap((agent) => agent.joined ?? []).map(({ id }) => id);
          expect(
            gone.every(
              ({ id, status }) =>
                status === 'stopped' || Object.hasOwn(after.results, id) || joined.includes(id),
            ),
          ).toBe(true);
        });
      }),
    );
  });

  test('what states have come to adds up to what the run has', () => {
    fc.assert(
      fc.property(walk, (moves) => {
        follow(moves, (before, after) => {
          const gained = (of: 'visits' | 'cost_usd'): number => sumOf(after, of) - sumOf(before, of);
          expect(gained('visits')).toBe(after.steps - before.steps);
          const told = ({ total_cost_usd: total, forgotten_usd: forgotten = 0 }: Run) => total - forgotten;
          expect(gained('cost_usd')).toBeCloseTo(told(after) - told(before), 6);
        });
      }),
    );
  });

  test('what is told of it adds up to what the run has', () => {
    const told = new Set<string>();
    fc.assert(
      fc.property(life, (moves) => {
        const log = new Log();
        const small = moves.map((move) => ({ ...move, amount: move.amount % 100 }));
        follow(small, (_, after, __, ___, events) => {
          for (const { type } of events) told.add(type);
          for (const event of events) log.add(event);
          expect(log.story.steps).toBe(after.steps);
          expect(log.states()).toEqual(statesOf(after));
          const { agents } = after;
          expect(agents.every(({ id }) => log.live.has(id))).toBe(true);
          for (const { id, ask, status, error } of agents) {
            if (ask !== null) expect(log.lastOf(id, ['asked', 'answered'])).toMatchObject({ ask_id: ask.id });
            if (status === 'failed') expect(log.lastOf(id, ['agent_failed'])).toMatchObject(error!);
          }
          // A join takes those that have failed when it closes, and tells of them when it is gone through.
          const taken = agents.flatMap(({ door, joined = [] }) => (door?.closed ? joined : []));
          const failed = taken.filter((worker) => worker.status === 'failed').map(({ id }) => id);
          const gone = [...log.live].filter((id) => !agents.some((agent) => agent.id === id));
          expect(gone.filter((id) => !failed.includes(id))).toEqual([]);
        });
      }),
      { numRuns: 200 },
    );
    const joins = ['joining', 'joined', 'join_timeout'];
    expect([...told]).toEqual(expect.arrayContaining(['state_started', 'cost', 'transition', ...joins]));
  });

  test('what happens to one agent leaves every other the very object that it was', () => {
    fc.assert(
      fc.property(walk, (moves) => {
        follow(moves, (before, after, { name }, agent) => {
          if (OF_THE_RUN.includes(name)) return;
          const isKin = ({ id }: Agent) =>
            OF_A_FAMILY.includes(name) && (id.startsWith(`${agent.id}_`) || agent.id.startsWith(`${id}_`));
          for (const other of before.agents)
            if (other.id !== agent.id && !isKin(other)) expect(after.agents.includes(other)).toBe(true);
        });
      }),
    );
  });

  test('only a state that an agent is sent to is entered anew: its visits go up by its turns alone', () => {
    fc.assert(
      fc.property(walk, (moves) => {
        const sum = (agent: Agent | undefined) =>
          Object.values(agent?.visits ?? {}).reduce((total, count) => total + count, 0);
        follow(moves, (before, after, { name }, { id }) => {
          const now = after.agents.find((agent) => agent.id === id);
          const was = before.agents.find((agent) => agent.id === id);
          if (now === undefined || name === 'takeUp' || name === 'takeOutcome') return;
          const isNewStep = name === 'openTurn' && was?.turn === null;
          const arrives = name === 'arriveAtJoin' && was?.status === 'active';
          // Behind a door the arrival has counted.
          const isNewVisit = arrives || (isNewStep && was.joined === undefined);
          expect(sum(now) - sum(was)).toBe(isNewVisit ? 1 : 0);
          expect(after.steps - before.steps).toBe(isNewStep ? 1 : 0);
        });
      }),
    );
  });
});

function sumOf({ states }: Run, of: 'visits' | 'cost_usd'): number {
  return Object.values(states).reduce((sum, tally) => sum + tally[of], 0);
}

/** What the events of a run add up to. */
class Log {
  readonly story = new Story();
  /** Agents of which no end was told. */
  readonly live = new Set(['main']);
  readonly #events: LoggedEvent[] = [];

  add(event: RunEvent): void {
    const logged = { ...event, seq: this.#events.length + 1, time: NOW };
    this.#events.push(logged);
    this.story.apply(logged);
    if (event.type === 'forked') this.live.add(event.worker);
    if (event.type === 'agent_ended' || event.type === 'stopped') this.live.delete(event.agent);
    if (event.type === 'joined') for (const { id } of event.workers) this.live.delete(id);
  }

  lastOf(id: string, types: readonly RunEvent['type'][]): LoggedEvent | undefined {
    return this.#events.findLast(
      (event) => types.includes(event.type) && 'agent' in event && event.agent === id,
    );
  }

  /** Visits and dollars by state. */
  states(): Map<string, readonly [number, string]> {
    const sums = new Map<string, readonly [number, number]>();
    for (const { state, isEntered, turns } of this.story.visits) {
      const [visits, usd] = sums.get(state) ?? [0, 0];
      const paid = turns.reduce((sum, { replayed, cost_usd }) => sum + (replayed ? 0 : cost_usd), 0);
      sums.set(state, [visits + (isEntered ? 1 : 0), usd + paid]);
    }
    return withoutNothing(sums);
  }
}

function statesOf({ states }: Run): Map<string, readonly [number, string]> {
  const sums = Object.entries(states).map(
    ([state, { visits, cost_usd: usd }]) => [state, [visits, usd]] as const,
  );
  return withoutNothing(new Map(sums));
}

function withoutNothing(
  sums: ReadonlyMap<string, readonly [number, number]>,
): Map<string, readonly [number, string]> {
  const some = [...sums].filter(([, [visits, usd]]) => visits > 0 || usd > 1e-6);
  return new Map(some.map(([state, [visits, usd]]) => [state, [visits, usd.toFixed(5)]]));
}
