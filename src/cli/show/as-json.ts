import type { Run } from '../../core/run.js';
import type { StoryVisit } from '../../core/story/visit.js';
import { failureOf, notesOf, shownTransition, totalOf } from '../../report/show/visits.js';
import { talliesOf } from '../../report/totals.js';
import type { RunLog } from './run-log.js';

/**
 * A visit as `show --json` prints it: texts whole, amounts in USD, ms.
 * @param number in the order in which visits began, from 1; null for one that has not happened
 */
export function visitJson(visit: StoryVisit, number: number | null, log: RunLog) {
  const { agent, state, kind, started, ended, input, failure, turns } = visit;
  const { usd, replayedUsd, usage, ms } = totalOf(visit);
  return {
    ...{ number, agent, state, visit: visit.visit, kind, started_at: started, ended_at: ended, input },
    ...{ cost_usd: usd, replayed_usd: replayedUsd, usage, ms },
    ...{ failed: failureOf(visit) === 'fatal', failure },
    ...{ transition: shownTransition(visit), notes: notesOf(visit) },
    turns: turns.map((turn) => ({
      ...{ turn: turn.turn, kind: turn.kind, prompt: log.promptOf(turn), tools: turn.tools },
      ...{ outcome: log.outcomeOf(turn), cost_usd: turn.cost_usd, replayed: turn.replayed },
      ...{ usage: turn.usage, ms: turn.ms },
    })),
  };
}

/** What is told of the run itself. */
export function runJson(run: Run, status: string, log: RunLog): Readonly<Record<string, unknown>> {
  return {
    ...{
      run_id: run.workflow_id,
      workflow: run.workflow.path,
      status,
      reason: run.reason,
      message: run.message,
    },
    ...{
      total_cost_usd: run.total_cost_usd,
      forgotten_usd: run.forgotten_usd ?? 0,
      usage: run.usage,
      steps: run.steps,
    },
    ...{ states: run.states, agents: talliesOf(log.story, 'agent') },
  };
}
