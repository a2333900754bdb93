import type { ReasonCode } from '../errors.js';
import { stateName } from '../map/workflow-map.js';
import { FIELDS, isFieldName } from '../protocol/tag-table.js';
import type { Transition } from '../protocol/transition.js';
import type { RunStatus } from '../run.js';
import type { Story } from '../story/story.js';
import type { StoryVisit } from '../story/visit.js';

/** One entry of a state, and where it led. */
export interface ObservedVisit {
  /** The name without extension. */
  readonly state: string;
  /** The agent's n-th visit of the state, from 1. */
  readonly visit: number;
  /** A transition such as `goto PLAN`; null when it led nowhere. */
  readonly transition: string | null;
}

/** What a run has come to, as far as a `test.yaml` can describe it (spec 8.4). */
export interface Observed {
  readonly status: RunStatus;
  readonly reason: ReasonCode | null;
  readonly message: string | null;
  /** The result of `main`; null without one. */
  readonly result: string | null;
  /** USD as they were recorded: a replay charges nothing. */
  readonly costUsd: number;
  /** Keyed by agent, in order. */
  readonly visits: ReadonlyMap<string, readonly ObservedVisit[]>;
  /** Where a person was asked, in order. */
  readonly asks: readonly { readonly agent: string; readonly state: string; readonly visit: number }[];
  /** Warnings of the run, such as prompts that differ from the recorded ones. */
  readonly warnings: readonly ObservedWarning[];
}

export interface ObservedWarning {
  readonly agent: string | null;
  readonly state: string | null;
  readonly message: string;
}

/** A transition in short, with its tag and the states that it names: `fork READ READ next=GATHER`. */
export function shortTransition(transition: Transition): string {
  if (transition.tag === 'result') return 'result';
  const states = (part: object): string[] =>
    Object.entries(part).flatMap(([field, value]) => {
      if (!isFieldName(field) || FIELDS[field].kind !== 'state' || typeof value !== 'string') return [];
      return [field === 'target' ? stateName(value) : `${field}=${stateName(value)}`];
    });
  const workers = transition.tag === 'fork' ? transition.workers.flatMap(states) : [];
  // The target comes first, in whatever order the attributes were.
  const own = states(transition).sort((a, b) => Number(a.includes('=')) - Number(b.includes('=')));
  return [transition.tag, ...workers, ...own].join(' ');
}

/**
 * Collects what a run has done over all its lives.
 * @param end of the run
 */
export function observedOf(
  story: Story,
  end: Pick<Observed, 'status' | 'reason' | 'message' | 'result'>,
): Observed {
  const visits = new Map<string, ObservedVisit[]>();
  for (const [agent, all] of story.agents) {
    const entered = all.visits.filter(({ isEntered }) => isEntered);
    if (entered.length > 0) visits.set(agent, entered.map(observedVisit));
  }
  const told = [...story.agents.values()].flatMap((agent) =>
    [agent, ...agent.visits].flatMap((visit) => [...visit.told.values()].map((event) => ({ visit, event }))),
  );
  told.push(...story.warnings.map((event) => ({ visit: { told: new Map(), visits: [] }, event })));
  told.sort((a, b) => a.event.seq - b.event.seq);
  return {
    ...end,
    costUsd: story.visits.flatMap(({ turns }) => turns).reduce((sum, { cost_usd: usd }) => sum + usd, 0),
    visits,
    warnings: told.flatMap(({ event }) => {
      if (event.type !== 'warning') return [];
      return [{ agent: event.agent ?? null, state: event.state ?? null, message: event.message }];
    }),
    asks: told.flatMap(({ event, visit }) => {
      if (event.type !== 'asked' || !('agent' in visit)) return [];
      return [{ agent: visit.agent, state: stateName(visit.state), visit: visit.visit }];
    }),
  };
}

function observedVisit({ state, visit, transition }: StoryVisit): ObservedVisit {
  const led = transition === null ? null : shortTransition(transition.transition);
  return { state: stateName(state), visit, transition: led };
}
