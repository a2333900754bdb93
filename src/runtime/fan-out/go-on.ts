import { messageOf, UsageError } from '../../core/errors.js';
import type { RunEvent } from '../../core/events.js';
import { beginLeg } from '../../core/fan-out/leg.js';
import { fitOutcome } from '../../core/fan-out/outcome.js';
import { giveUpLegs } from '../../core/fan-out/plan.js';
import { isInLegs, ownLegOf } from '../../core/fan-out/rounds.js';
import { missLegs, takeOutcome } from '../../core/fan-out/take.js';
import { relocate } from '../../core/life.js';
import { type GivenAnswer, questionsOf } from '../../core/parked.js';
import type { Run } from '../../core/run.js';
import { readLongText } from '../../store/texts.js';
import type { RunDeps } from '../run-deps.js';
import type { CollectLegs, LegOutcome, WorkOnLeg } from './request.js';

/** What a resume works with, where forks run in jobs of their own (spec 4.10). */
export interface GoingOn {
  readonly run: Run;
  /** What has happened to the run before the orchestrator starts. */
  readonly events: readonly RunEvent[];
  /** Agents that do not go on here. */
  readonly isElsewhere: (agentId: string) => boolean;
  /** The leg's share replaces the budget that is asked for. */
  readonly hasShare: boolean;
  /** The legs whose outcomes are in the run, and whose files are to be copied. */
  readonly taken: readonly TakenLeg[];
  /** There is something to be done, although the run had completed. */
  readonly isNews: boolean;
}

/** A leg whose outcome was entered in a run. */
export interface TakenLeg {
  readonly outcome: LegOutcome;
  readonly late: readonly string[];
}

const NOBODY = (): boolean => false;

/**
 * @param committed the run as it was left
 * @param root the project folder here
 * @throws StateError STATE_INVALID for a leg that the run does not have
 */
export function goOnWith(committed: Run, root: string, deps: RunDeps): GoingOn {
  const { fanOut } = deps;
  const as = (run: Run, more: Partial<GoingOn> = {}): GoingOn => ({
    ...{ run: relocate(run, root), events: [], isElsewhere: NOBODY, hasShare: false },
    ...{ taken: [], isNews: false, ...more },
  });
  switch (fanOut?.kind) {
    case undefined:
      return as(giveUpLegs(committed));
    case 'plan':
      checkIsWhole(committed);
      return as(committed, { isElsewhere: isInLegs(committed) });
    case 'work':
      return as(...legToWorkOn(committed, fanOut));
    case 'collect':
      checkIsWhole(committed);
      return as(...collected(relocate(committed, root), root, fanOut, deps));
    default:
      return fanOut satisfies never;
  }
}

function legToWorkOn(
  committed: Run,
  { leg: name, attempt, earlier, shareUsd }: WorkOnLeg,
): [Run, Partial<GoingOn>] {
  const isNew = ownLegOf(committed) === null;
  const spentBefore = new Map<number, number>();
  for (const { attempt: each, costUsd } of earlier)
    if (each < attempt) spentBefore.set(each, Math.max(costUsd, spentBefore.get(each) ?? 0));
  const run = beginLeg(committed, { name, attempt, spentBefore, shareUsd });
  const leg = ownLegOf(run)!;
  const { round, plan, workers } = leg;
  const begun: RunEvent = { type: 'leg_started', leg: name, round, plan, attempt, workers };
  // A leg that has completed gives its outcome again, and whoever collects it knows that.
  return [
    isNew || committed.status !== 'completed' ? run : committed,
    { events: [begun], hasShare: true, isNews: isNew },
  ];
}

function collected(
  run: Run,
  root: string,
  { outcomes }: CollectLegs,
  deps: RunDeps,
): [Run, Partial<GoingOn>] {
  let next = run;
  const events: RunEvent[] = [];
  const taken: TakenLeg[] = [];
  let isNews = false;
  for (const outcome of [...outcomes].sort((a, b) => attemptOf(a) - attemptOf(b))) {
    const entered = enter(next, root, outcome);
    if ('problem' in entered) {
      events.push({ type: 'warning', message: `The outcome of a leg is left out: ${entered.problem}.` });
      continue;
    }
    next = entered.run;
    isNews ||= entered.isNews;
    taken.push({ outcome, late: entered.late });
  }
  const now = new Date(deps.ports.now()).toISOString();
  const recoveryHint = deps.recoveryHint({ kind: 'legs' }, run.workflow_id);
  const { run: whole, events: missed } = missLegs(next, { now, next: recoveryHint });
  events.push(...missed);
  const isElsewhere = isInLegs(whole);
  return [whole, { events, taken, isElsewhere, isNews: isNews || missed.length > 0 }];
}

function checkIsWhole(run: Run): void {
  if (ownLegOf(run) === null) return;
  throw new UsageError(
    `The state of ${run.workflow_id} is that of one leg of a fork, which can only be worked on: the run that planned it is kept by other jobs.`,
  );
}

function attemptOf({ run }: LegOutcome): number {
  return ownLegOf(run)?.attempt ?? 0;
}

function enter(run: Run, root: string, { run: outcome, files }: LegOutcome) {
  const fitting = fitOutcome(run, outcome);
  if ('problem' in fitting) return fitting;
  try {
    for (const result of Object.values(outcome.results))
      if (typeof result !== 'string') readLongText(files, result);
  } catch (error) {
    return { problem: messageOf(error) };
  }
  return takeOutcome(run, relocate(outcome, root), fitting);
}

/**
 * The answers that are for agents of this job. All jobs of a fan-out are given the same ones: what is meant for another
 * is left out, and told of.
 */
export function answersHere(
  run: Run,
  given: readonly GivenAnswer[],
  isElsewhere: (agentId: string) => boolean,
): { readonly answers: readonly GivenAnswer[]; readonly events: readonly RunEvent[] } {
  let asked = questionsOf(run).filter(({ agent }) => !isElsewhere(agent.id));
  const answers: GivenAnswer[] = [];
  const events = given.flatMap((answer): RunEvent[] => {
    const fitting = asked.filter(({ ask }) => answer.askId === undefined || ask.id === answer.askId);
    if (fitting.length > 0) {
      answers.push(answer);
      // A question is answered once.
      if (fitting.length === 1) asked = asked.filter((each) => each !== fitting[0]);
      return [];
    }
    const which = answer.askId === undefined ? 'The answer' : `The answer to ${answer.askId}`;
    const message = `${which} is left to the job whose agent has asked: no such question is open in this one.`;
    return [{ type: 'warning', message }];
  });
  return { answers, events };
}
