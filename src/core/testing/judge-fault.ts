import type { RunStatus } from '../run.js';
import { type FaultKind, type FaultPlace, type FaultReport, faultReport } from './fault-report.js';
import type { Observed, ObservedVisit } from './observed.js';

/** What was seen of a run after a fault had struck it. */
export interface AfterFault {
  readonly observed: Observed;
  readonly hung: string | null;
  /** The stops after which it was resumed. */
  readonly stops: readonly { readonly status: RunStatus; readonly reason: string | null }[];
  /** Transitions out of the struck state by turns that the fault had not touched, of any agent. */
  readonly soundTransitions: readonly string[];
  /** The transition that followed from the faulty answer or output itself; null without one. */
  readonly struckTransition: { readonly text: string; readonly implicit: boolean } | null;
  /** The agent failed, and went no further. */
  readonly hasFailed: boolean;
  /** A join has handed the failure over to a state that reads what it is handed. */
  readonly wasSeen: boolean;
  /** The join of this worker wants a number of workers, and not all. */
  readonly wasSpared: boolean;
  /** A join that waited has timed out and gone on. */
  readonly timedOut: boolean;
  readonly reminders: number;
  readonly retries: number;
}

/**
 * Judges what a run came to that one fault was put into (spec 8.4).
 *
 * The run is *green without its work* if it completed although the work of the struck visit never came. The work came
 * - if the state had another outcome afterwards, which no fault had touched: after a reminder, by another attempt, on a
 * later visit, by a resume;
 * - if the same answer was taken without its tag, by the transition that the state's policy implies: then the answer is
 * the work.
 *
 * Nor is it missing where the workflow knows of the failure: it went another way for it (a graph's `FAILED`, its error
 * state, a join's time-out), or a join with `failed: accept` has handed it to a state that reads its workers, or wanted
 * no more workers than completed. A model that names another allowed state has decided so.
 */
export function judgeFault(
  kind: FaultKind,
  place: FaultPlace,
  base: Observed,
  after: AfterFault,
): FaultReport {
  const report = (end: FaultReport['end'], how: string): FaultReport => faultReport(kind, place, end, how);
  const { observed, hung, stops } = after;
  const { status, reason, message } = observed;
  if (hung !== null) return report('hung', hung);
  const [stop] = stops;
  if (stop !== undefined && status === 'completed')
    return report('paused', `${stop.reason ?? ''}, completed by a resume`);
  switch (status) {
    case 'completed':
      return kind === 'kill' ? killed(place, base, observed) : report(...completed(kind, place, base, after));
    case 'failed':
      if (reason === 'RECORDING_MISSING') return report('not recorded', message ?? '');
      return reason === null || reason === 'INTERNAL'
        ? report('broke down', message ?? 'without a reason')
        : report('failed cleanly', reason);
    case 'asking':
      return report('asking', message ?? '');
    case 'paused':
    case 'budget_exceeded':
    case 'forked':
      return report('paused', reason ?? '');
    case 'running':
      return report('broke down', 'it was left running');
    default:
      return status satisfies never;
  }
}

function completed(
  kind: FaultKind,
  place: FaultPlace,
  base: Observed,
  after: AfterFault,
): [FaultReport['end'], string] {
  const { soundTransitions, struckTransition: struck, reminders, retries } = after;
  if (kind === 'answer-refused') return ['completed', 'another way'];
  if (soundTransitions.length > 0)
    return [
      'completed',
      reminders > 0 ? 'after a reminder' : retries > 0 ? 'by another attempt' : 'by a later visit',
    ];
  if (kind === 'other-target') return ['completed', 'another way'];
  if (after.wasSeen) return ['completed', 'the state behind the join was told'];
  if (after.wasSpared) return ['completed', 'the join had enough without'];
  if (after.timedOut) return ['completed', "by the join's time-out"];
  if (struck?.implicit) return ['completed', 'by the implicit transition, with the whole answer'];
  if (struck !== null && struck.text !== taken(base, place)) return ['completed', `by ${struck.text}`];
  if (kind === 'worker-fails' || after.hasFailed)
    return ['green without its work', `${place.agent} failed, and nobody who was to know of it looked.`];
  return [
    'green without its work',
    `The run went on to ${struck?.text ?? 'its end'} as if ${place.state} had done its work.`,
  ];
}

function taken({ visits }: Observed, { agent, state, visit }: FaultPlace): string | null {
  const found = visits.get(agent)?.find((each) => each.state === state && each.visit === visit);
  return found?.transition ?? null;
}

/** After a resume, the run has to come to what it would have come to without the kill. */
function killed(place: FaultPlace, base: Observed, now: Observed): FaultReport {
  const path = (visits: readonly ObservedVisit[] = []): string => visits.map(({ state }) => state).join(' ');
  const agents = [...new Set([...base.visits.keys(), ...now.visits.keys()])];
  const other = agents.find((agent) => path(base.visits.get(agent)) !== path(now.visits.get(agent)));
  if (other === undefined) return faultReport('kill', place, 'completed', 'by a resume');
  const how = `${other} went ${path(now.visits.get(other))}, and without it ${path(base.visits.get(other))}`;
  return faultReport('kill', place, 'broke down', how);
}
