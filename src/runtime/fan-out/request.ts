import type { Run } from '../../core/run.js';

// How forks run in jobs of their own (spec 4.10). Where none of these is asked for, they run here, as ever.

/** The run goes on until it can go no further without its workers, and begins none of them. */
export interface PlanForks {
  readonly kind: 'plan';
  /** More workers than that: several a leg. */
  readonly maxLegs: number;
}

/** A leg of a plan: its workers are run, and nothing else of the run. */
export interface WorkOnLeg {
  readonly kind: 'work';
  readonly leg: string;
  /** The job's. Each counts its cost from zero. */
  readonly attempt: number;
  /** What the plan says now, where that was made anew after the state was written; null: there is no budget. USD. */
  readonly shareUsd?: number | null;
  /** What other outcomes of this leg say that its attempts have spent. */
  readonly earlier: readonly SpentByAttempt[];
}

export interface SpentByAttempt {
  readonly attempt: number;
  readonly costUsd: number;
}

/**
 * What has come of the legs is entered, and the run goes on at its joins. A run that has forked again by this is taken up as
 * a plan: collecting it once more would find nothing of its new legs, and take them for lost.
 */
export interface CollectLegs {
  readonly kind: 'collect';
  /** Of all attempts of all legs, in any order. */
  readonly outcomes: readonly LegOutcome[];
  /** New forks are a round of their own; else they run here. */
  readonly mayForkAgain: boolean;
  readonly maxLegs: number;
}

/** A leg's run, as it has ended, and where its files lie: events, transcripts, long texts. */
export interface LegOutcome {
  readonly run: Run;
  readonly files: string;
}

export type FanOutRequest = PlanForks | WorkOnLeg | CollectLegs;
