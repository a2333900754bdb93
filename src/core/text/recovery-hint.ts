/**
 * What gets a run on that has stopped, as data: each face has one function that says it in its own words, flags on the
 * command line, inputs and re-runs in a job (spec 4.8).
 */
export type RecoveryHint =
  /** Carry it on as it is. */
  | { readonly kind: 'resume' }
  /** Carry it on, not before a time; null: that is not known. ISO 8601. */
  | { readonly kind: 'resume_later'; readonly at: string | null }
  /** A clause that follows an attempt's failure. */
  | { readonly kind: 'try_again' }
  /** A clause that ends a list of what could be changed instead. */
  | { readonly kind: 'another_round' }
  /** `moreThanUsd`: what has been spent, and another turn as dear as the dearest; null: any more will do. */
  | { readonly kind: 'budget'; readonly moreThanUsd: number | null }
  | { readonly kind: 'more_steps' }
  | { readonly kind: 'more_iterations' }
  /** A script is another one than the run began with. */
  | { readonly kind: 'accept_script' }
  /** So is something of the workflow. */
  | { readonly kind: 'accept_changes' }
  /** A run has left something changed that the next one is read from. */
  | { readonly kind: 'accept_left' }
  | { readonly kind: 'fresh_session' }
  /** What this agent CLI logs in with was refused, or is missing. */
  | { readonly kind: 'log_in'; readonly agent: string }
  | { readonly kind: 'answer'; readonly askIds: readonly string[] }
  /** Its workers wait to be run in jobs of their own (spec 4.10). */
  | { readonly kind: 'forked' }
  /** One of them has used up its share of the budget. */
  | { readonly kind: 'share' }
  /** Such jobs have stopped before the end, or were lost. */
  | { readonly kind: 'legs' }
  /** There is a run of this id already. */
  | { readonly kind: 'carry_on_or_other_id' };

/** A way on in a face's words. */
export type WordRecovery = (way: RecoveryHint, runId: string) => string;
