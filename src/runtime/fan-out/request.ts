import type { Run } from '../../core/run.js';

// This is how forks run in jobs of their own (spec 4.10). Without any of these requests they run here.

/** The run goes on until it can go no further without its workers, and starts none of them. */
export interface PlanForks {
  readonly kind: 'plan';
  /** With more workers than this, legs have several. */
  readonly maxLegs: number;
}

/** A leg of a plan: only its workers run, and nothing else of the run. */
export interface WorkOnLeg {
  readonly kind: 'work';
  readonly leg: string;
  /** The attempt of the job. Each attempt counts its cost from zero. */
  readonly attempt: number;
  /** The plan's current share in USD, where the plan was made anew after the state was written. Null without a budget. */
  readonly shareUsd?: number | null;
  /** What this leg's attempts have spent, according to its other outcomes. */
  readonly earlier: readonly SpentByAttempt[];
}

export interface SpentByAttempt {
  readonly attempt: number;
  readonly costUsd: number;
}

/**
 * The outcomes of the legs are entered, and the run goes on at its joins. A run that has already forked again by this
 * is resumed as a plan: collecting it once more would find nothing of its new legs, and count them as lost.
 */
export interface CollectLegs {
  readonly kind: 'collect';
  /** The outcomes of all attempts of all legs, in any order. */
  readonly outcomes: readonly LegOutcome[];
  /** Whether new forks get a round of their own; otherwise they run here. */
  readonly mayForkAgain: boolean;
  readonly maxLegs: number;
}

/** A leg's run as it has ended, and where its files lie: events, transcripts, long texts. */
export interface LegOutcome {
  readonly run: Run;
  readonly files: string;
}

export type FanOutRequest = PlanForks | WorkOnLeg | CollectLegs;
