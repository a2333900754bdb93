/** What can go wrong with one turn, script or worker of a case (spec 8.4). */
export const FAULTS = {
  'tag-lost': 'the final message has no tag',
  'tag-malformed': 'its tag is broken',
  'other-target': 'its tag names another allowed state',
  'worker-fails': 'a worker fails for good',
  'script-exits-1': 'a script ends with exit code 1',
  'script-hangs': 'a script hangs',
  'script-prints-nothing': 'a script prints nothing',
  'limit-429': 'a usage limit: 429, to wait five hours',
  'overloaded-529': 'the API is overloaded, at each attempt',
  'agent-crash': 'the agent CLI crashes',
  refused: 'the model refuses to answer',
  'output-limit': 'the answer is longer than the model may write',
  'answer-refused': 'the person who is asked says no',
  'budget-ends': 'the turn costs all that is left of the budget',
  'result-misfit': 'the result breaks its schema',
  kill: 'the orchestrator is killed right after it, and the run resumed',
} as const;

export type FaultKind = keyof typeof FAULTS;

/** Where a fault was put: an agent's visit of a state. */
export interface FaultPlace {
  readonly agent: string;
  /** The name without extension. */
  readonly state: string;
  /** Counted from 1. */
  readonly visit: number;
}

/** What the run with a fault came to. The last three fail the test. */
export type FaultEnd =
  | 'completed'
  | 'failed cleanly'
  | 'paused'
  | 'asking'
  /** The fault led where nothing was recorded, so that nobody can tell what would have come. */
  | 'not recorded'
  | 'hung'
  | 'green without its work'
  | 'broke down';

const BAD: ReadonlySet<FaultEnd> = new Set(['hung', 'green without its work', 'broke down']);

export interface FaultReport {
  readonly kind: FaultKind;
  readonly place: FaultPlace;
  readonly end: FaultEnd;
  readonly isBad: boolean;
  /** How the run came to that end: `after a reminder`, or a reason's code. */
  readonly how: string;
}

export function faultReport(kind: FaultKind, place: FaultPlace, end: FaultEnd, how: string): FaultReport {
  return { kind, place, end, isBad: BAD.has(end), how };
}

export function placeText({ agent, state, visit }: FaultPlace): string {
  return `${agent} ${state}${visit === 1 ? '' : `#${visit}`}`;
}
