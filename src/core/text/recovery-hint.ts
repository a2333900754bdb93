/**
 * What gets a stopped run going again, as data. Each face has one function that puts it into its own words: flags on
 * the command line, inputs and re-runs in a job (spec 4.8).
 */
export type RecoveryHint =
  /** Resume it as it is. */
  | { readonly kind: 'resume' }
  /** Resume it, but not before a time (ISO 8601). Null when the time is not known. */
  | { readonly kind: 'resume_later'; readonly at: string | null }
  /** A clause that follows the message of a failed attempt. */
  | { readonly kind: 'try_again' }
  /** A clause that ends a list of what else could be changed. */
  | { readonly kind: 'another_round' }
  /** `moreThanUsd` is what has been spent, and another turn as expensive as the most expensive; null if any more will do. */
  | { readonly kind: 'budget'; readonly moreThanUsd: number | null }
  | { readonly kind: 'more_steps' }
  | { readonly kind: 'more_iterations' }
  /** A script has changed since the run began. */
  | { readonly kind: 'accept_script' }
  /** Something else of the workflow has changed. */
  | { readonly kind: 'accept_changes' }
  /** A run has left something changed that the next run is read from. */
  | { readonly kind: 'accept_left' }
  | { readonly kind: 'fresh_session' }
  /** What this agent CLI logs in with was refused, or is missing. */
  | { readonly kind: 'log_in'; readonly agent: string }
  | { readonly kind: 'answer'; readonly askIds: readonly string[] }
  /** The run's workers wait to be run in jobs of their own (spec 4.10). */
  | { readonly kind: 'forked' }
  /** One such job has used up its share of the budget. */
  | { readonly kind: 'share' }
  /** Such jobs have stopped before the end, or were lost. */
  | { readonly kind: 'legs' }
  /** A run with this id exists already. */
  | { readonly kind: 'carry_on_or_other_id' };

/** Puts a hint into a face's words. */
export type WordRecovery = (way: RecoveryHint, runId: string) => string;
