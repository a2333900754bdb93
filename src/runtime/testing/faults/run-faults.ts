import { availableParallelism } from 'node:os';
import { messageOf, RaymondError } from '../../../core/errors.js';
import { LAUNCH_DEFAULTS } from '../../../core/launch.js';
import { type FaultReport, faultReport } from '../../../core/testing/fault-report.js';
import { judgeFault } from '../../../core/testing/judge-fault.js';
import { type Rehearsed, rehearse } from '../rehearse.js';
import type { PreparedCase } from '../run-case.js';
import { copyScratch } from '../scratch.js';
import { faultyAgent } from './faulty-agent.js';
import { type PlannedFault, planFaults } from './plan.js';
import { FaultWatch } from './watch.js';

/** The longest that a run with a fault in it may take, in real time. */
const LIMIT_MS = 120_000;

/**
 * Plays a case once for each thing that can go wrong in it, several at a time, each in a project of its own (spec 8.4).
 * @param base how the case goes when nothing goes wrong
 */
export async function runFaults(prepared: PreparedCase, base: Rehearsed): Promise<FaultReport[]> {
  const planned = [...planFaults(base), ...refusals(prepared, base)];
  const reports: (FaultReport | null)[] = planned.map(() => null);
  const left = planned.entries();
  const work = async (): Promise<void> => {
    for (const [index, fault] of left) reports[index] = await runFault(prepared, base, fault);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  return reports.filter((report) => report !== null);
}

/** Plans that a person says no, once for each question; the other answers stay as they are. */
function refusals({ testCase }: PreparedCase, { observed }: Rehearsed): PlannedFault[] {
  const { answers } = testCase.setup;
  return observed.asks.slice(0, answers.length).map((place, at) => ({
    kind: 'answer-refused',
    place,
    answers: answers.map((answer, index) => (index === at ? 'no' : answer)),
  }));
}

async function runFault(
  { testCase, scratch, requestIn }: PreparedCase,
  base: Rehearsed,
  fault: PlannedFault,
): Promise<FaultReport | null> {
  const budgetUsd = testCase.setup.budgetUsd ?? base.workflow.manifest.budget ?? LAUNCH_DEFAULTS.budget_usd;
  if (fault.kind === 'budget-ends' && budgetUsd === 0) return null;
  const copy = await copyScratch(scratch);
  try {
    const request = requestIn(copy);
    const watch = new FaultWatch(fault, base.workflow);
    const agents = [...base.observed.visits.keys()];
    const rehearsed = await rehearse({
      ...request,
      setup: { ...request.setup, ...(fault.answers !== undefined && { answers: fault.answers }) },
      limitMs: Math.min(request.limitMs, LIMIT_MS),
      resumePaused: fault.kind === 'limit-429',
      act: (place) => watch.act(place) ?? request.act?.(place) ?? null,
      wrap: (agent, clock) =>
        watch.over(faultyAgent(agent, fault, { strike: watch.strike, clock, budgetUsd, agents })),
      onEvent: (event) => watch.onEvent(event),
      ...(fault.kind === 'kill' && { isLostAfter: (event) => watch.isEndOfVisit(event) }),
    });
    return watch.hasStruck
      ? judgeFault(fault.kind, fault.place, base.observed, { ...watch.told(), ...rehearsed })
      : null;
  } catch (error) {
    if (error instanceof RaymondError && error.code === 'INTERRUPTED') throw error;
    return faultReport(fault.kind, fault.place, 'broke down', messageOf(error));
  } finally {
    await copy.remove();
  }
}
