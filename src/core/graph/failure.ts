import type { ReasonCode } from '../errors.js';
import { excerpt } from '../protocol/resolve.js';
import { lastLine } from '../text/lines.js';
import type { GraphState } from './graph.js';
import { type GraphRoute, outcomeOf, type Work } from './route.js';

/** What the history says of work that failed, where the graph goes on all the same (spec 5.11). */
export interface FailureMeta {
  readonly code: ReasonCode;
  readonly message: string;
  /** Present for a script or command that ran. */
  readonly exitCode?: number;
}

const LONGEST_REASON = 300;

/**
 * The failure that a state's routing table goes on from; null without one. Among `transitions` an exit code means
 * nothing (spec 5.4), so there only what could not even be run has failed.
 */
export function routedFailure({ routing }: GraphState, work: Work, route: GraphRoute): FailureMeta | null {
  if (outcomeOf(work) === 'PASSED' || (route.kind !== 'go' && route.kind !== 'approve')) return null;
  if (work.kind === 'failure') return { code: work.code, message: work.message };
  if (work.kind !== 'process' || routing.kind === 'transitions') return null;
  const said = lastLine(work.output ?? work.stdout);
  const why = said === null ? '' : `: ${excerpt(said, LONGEST_REASON)}`;
  const exitCode = work.exitCode;
  return { code: 'SCRIPT_FAILED', message: `exit code ${exitCode}${why}`, exitCode };
}

/** The warning about such a failure. */
export function failureText({ message }: FailureMeta, route: GraphRoute): string {
  const onward = route.kind === 'go' ? `The graph goes on to ${route.to}.` : 'A person decides.';
  return `its work failed: ${message.trim().replace(/[.!?]?$/, (end) => end || '.')} ${onward}`;
}

/** The exit code for the line of the transition. */
export function exitCodeOf(work: Work): number | undefined {
  return work.kind === 'process' && work.exitCode !== 0 ? work.exitCode : undefined;
}
