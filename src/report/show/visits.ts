import { addUsage } from '../../core/budget.js';
import type { LoggedEvent } from '../../core/events.js';
import { stateName } from '../../core/map/workflow-map.js';
import type { Usage } from '../../core/run.js';
import { NO_USAGE } from '../../core/run.js';
import type { StoryTurn, StoryVisit } from '../../core/story/visit.js';
import { tagText, transitionDetail } from '../transition.js';

/** Where a visit led, in words. */
export interface ShownTransition {
  readonly tag: string;
  readonly to: string | null;
  readonly implicit: boolean;
  readonly detail: string;
}

export function shownTransition({ transition: event }: StoryVisit): ShownTransition | null {
  if (event === null) return null;
  const { transition, to, implicit } = event;
  return { tag: tagText(transition, '×'), to, implicit, detail: transitionDetail(transition) };
}

/** Warnings, reminders, retries and questions of a visit, with a line each. */
export function notesOf({ told }: StoryVisit): string[] {
  return [...told.values()].flatMap((event) => noteOf(event) ?? []);
}

function noteOf(event: LoggedEvent): string | null {
  switch (event.type) {
    case 'warning':
      return `warning: ${event.message}`;
    case 'reminder':
      return `reminder ${event.attempt} (${event.code})`;
    case 'retry':
      return `retry ${event.attempt} (${event.code}): ${event.message}`;
    case 'waiting':
      return `waits until ${event.until}: ${event.reason}`;
    case 'asked':
      return `asks [${event.ask_id}]: ${event.question}`;
    case 'answered':
      return `answered [${event.ask_id}]: ${event.answer}`;
    case 'forked':
      return `forks ${event.worker} into ${stateName(event.worker_state)}`;
    case 'joined':
      return `joins ${event.workers.map(({ id, status }) => `${id} (${status})`).join(', ') || 'nobody'}`;
    case 'max_visits':
      return `max_visits of ${event.count} reached: goes to ${stateName(event.to)}`;
    case 'stopped':
      return 'stopped: its join had enough';
    default:
      return null;
  }
}

/** What all turns of a visit came to. */
export function totalOf(visit: StoryVisit): { usd: number; replayedUsd: number; ms: number; usage: Usage } {
  const sum = { usd: 0, replayedUsd: 0, ms: 0, usage: NO_USAGE };
  for (const { cost_usd: usd, replayed, ms, usage } of visit.turns) {
    if (replayed) sum.replayedUsd += usd;
    else sum.usd += usd;
    sum.ms += ms ?? 0;
    sum.usage = addUsage(sum.usage, usage);
  }
  return sum;
}

/** Whether an agent failed in a visit (`fatal`), or a turn of it failed and it went on (`mended`). */
export function visitFailure(visit: StoryVisit): 'fatal' | 'mended' | null {
  if (visit.failure !== null) return 'fatal';
  const isFailed = ({ outcomeEvent: event }: StoryTurn): boolean =>
    event?.result.kind === 'failure' && event.result.code !== 'INTERRUPTED';
  return visit.turns.some(isFailed) ? 'mended' : null;
}

/** The name that people use on the command line: `REVIEW#2`. */
export function visitName({ state, visit }: Pick<StoryVisit, 'state' | 'visit'>): string {
  return `${stateName(state)}#${visit}`;
}
