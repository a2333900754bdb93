import type { LeadingEdge, StateEdge, StateEdges } from '../edges/edges.js';
import type { LoadedState } from '../parts/workflow.js';
import type { LintedWorkflow } from './linted.js';

type NameSet = ReadonlySet<string>;

/** All states that can be reached from a state, itself included. */
export function reachedFrom(start: string, onward: (state: string) => readonly string[]): NameSet {
  const reached = new Set([start]);
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const next of onward(state)) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** Whether the same agent goes on there in the same call, and no worker or subroutine does. */
export function staysInCall({ tag, field }: StateEdge): boolean {
  if (field !== 'target') return true;
  return tag !== 'fork' && tag !== 'call' && tag !== 'function';
}

/** Groups of states that can all reach each other. A single state counts if it leads to itself. */
export function circles(states: readonly string[], onward: (state: string) => readonly string[]): string[][] {
  // This is Tarjan's algorithm, with a list instead of the stack: workflows may be a thousand states long.
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const waiting: string[] = [];
  const isWaiting = new Set<string>();
  const found: string[][] = [];
  for (const root of states) {
    if (order.has(root)) continue;
    const work = [{ state: root, next: onward(root), at: 0 }];
    while (work.length > 0) {
      const frame = work.at(-1)!;
      const { state } = frame;
      if (frame.at === 0) {
        order.set(state, order.size);
        low.set(state, order.get(state)!);
        waiting.push(state);
        isWaiting.add(state);
      }
      const to = frame.next[frame.at++];
      if (to === undefined) {
        work.pop();
        const above = work.at(-1)?.state;
        if (above !== undefined) low.set(above, Math.min(low.get(above)!, low.get(state)!));
        if (low.get(state) !== order.get(state)) continue;
        const group = waiting.splice(waiting.lastIndexOf(state));
        for (const member of group) isWaiting.delete(member);
        if (group.length > 1 || onward(state).includes(state)) found.push(group);
      } else if (!order.has(to)) work.push({ state: to, next: onward(to), at: 0 });
      else if (isWaiting.has(to)) low.set(state, Math.min(low.get(state)!, order.get(to)!));
    }
  }
  return found;
}

/** The states that a state leads to, for whatever reason. */
export function onwardIn({ edges }: Pick<LintedWorkflow, 'edges'>): (state: string) => readonly string[] {
  return (state) => {
    const from = edges.get(state);
    return from === undefined ? [] : [...from.leading.map(({ to }) => to), ...from.mentioned];
  };
}

/** Every state that a run may reach from these; all states where an edge is unknown. */
export function reachFrom(workflow: Pick<LintedWorkflow, 'edges'>, from: readonly string[]): NameSet {
  const { edges } = workflow;
  const reached = new Set(from.flatMap((state) => [...reachedFrom(state, onwardIn(workflow))]));
  return [...reached].some((state) => edges.get(state)?.isOpen) ? new Set(edges.keys()) : reached;
}

/** Every state that a run may reach from its entry; null if that cannot be told. */
export function reachableStates(workflow: LintedWorkflow): NameSet | null {
  if (workflow.entry === null) return null;
  const reached = reachedFrom(workflow.entry, onwardIn(workflow));
  return [...reached].some((state) => workflow.edges.get(state)?.isOpen) ? null : reached;
}

export function joinsIn({ states }: LintedWorkflow): LoadedState[] {
  return states.filter(
    ({ definition }) => definition.kind !== 'graph' && definition.options.join !== undefined,
  );
}

/** Where a state's agent goes on after a fork: the forks' `next`, or the `<goto>` beside them. Empty without forks. */
export function afterForks({ leading }: StateEdges): readonly LeadingEdge[] {
  return leading.some(({ tag }) => tag === 'fork') ? leading.filter(staysInCall) : [];
}

/** All states that an agent may reach after a fork; null if that cannot be told. */
export function onwardFromForks(workflow: LintedWorkflow): NameSet | null {
  const all = [...workflow.edges.values()];
  if (all.some(({ isOpen }) => isOpen)) return null;
  const starts = all.flatMap(afterForks);
  return new Set(starts.flatMap(({ to }) => [...reachedFrom(to, onwardIn(workflow))]));
}
