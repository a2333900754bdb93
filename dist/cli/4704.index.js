export const id = 4704;
export const ids = [4704];
export const modules = {

/***/ 84704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   afterForks: () => (/* binding */ afterForks),
/* harmony export */   circles: () => (/* binding */ circles),
/* harmony export */   joinsIn: () => (/* binding */ joinsIn),
/* harmony export */   onwardFromForks: () => (/* binding */ onwardFromForks),
/* harmony export */   onwardIn: () => (/* binding */ onwardIn),
/* harmony export */   reachFrom: () => (/* binding */ reachFrom),
/* harmony export */   reachableStates: () => (/* binding */ reachableStates),
/* harmony export */   reachedFrom: () => (/* binding */ reachedFrom),
/* harmony export */   staysInCall: () => (/* binding */ staysInCall)
/* harmony export */ });
/** All states that can be reached from a state, itself included. */
function reachedFrom(start, onward) {
    const reached = new Set([start]);
    const open = [start];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
        for (const next of onward(state)) {
            if (reached.has(next))
                continue;
            reached.add(next);
            open.push(next);
        }
    }
    return reached;
}
/** Whether the same agent goes on there in the same call, and no worker or subroutine does. */
function staysInCall({ tag, field }) {
    if (field !== 'target')
        return true;
    return tag !== 'fork' && tag !== 'call' && tag !== 'function';
}
/** Groups of states that can all reach each other. A single state counts if it leads to itself. */
function circles(states, onward) {
    // This is Tarjan's algorithm, with a list instead of the stack: workflows may be a thousand states long.
    const order = new Map();
    const low = new Map();
    const waiting = [];
    const isWaiting = new Set();
    const found = [];
    for (const root of states) {
        if (order.has(root))
            continue;
        const work = [{ state: root, next: onward(root), at: 0 }];
        while (work.length > 0) {
            const frame = work.at(-1);
            const { state } = frame;
            if (frame.at === 0) {
                order.set(state, order.size);
                low.set(state, order.get(state));
                waiting.push(state);
                isWaiting.add(state);
            }
            const to = frame.next[frame.at++];
            if (to === undefined) {
                work.pop();
                const above = work.at(-1)?.state;
                if (above !== undefined)
                    low.set(above, Math.min(low.get(above), low.get(state)));
                if (low.get(state) !== order.get(state))
                    continue;
                const group = waiting.splice(waiting.lastIndexOf(state));
                for (const member of group)
                    isWaiting.delete(member);
                if (group.length > 1 || onward(state).includes(state))
                    found.push(group);
            }
            else if (!order.has(to))
                work.push({ state: to, next: onward(to), at: 0 });
            else if (isWaiting.has(to))
                low.set(state, Math.min(low.get(state), order.get(to)));
        }
    }
    return found;
}
/** The states that a state leads to, for whatever reason. */
function onwardIn({ edges }) {
    return (state) => {
        const from = edges.get(state);
        return from === undefined ? [] : [...from.leading.map(({ to }) => to), ...from.mentioned];
    };
}
/** Every state that a run may reach from these; all states where an edge is unknown. */
function reachFrom(workflow, from) {
    const { edges } = workflow;
    const reached = new Set(from.flatMap((state) => [...reachedFrom(state, onwardIn(workflow))]));
    return [...reached].some((state) => edges.get(state)?.isOpen) ? new Set(edges.keys()) : reached;
}
/** Every state that a run may reach from its entry; null if that cannot be told. */
function reachableStates(workflow) {
    if (workflow.entry === null)
        return null;
    const reached = reachedFrom(workflow.entry, onwardIn(workflow));
    return [...reached].some((state) => workflow.edges.get(state)?.isOpen) ? null : reached;
}
function joinsIn({ states }) {
    return states.filter(({ definition }) => definition.kind !== 'graph' && definition.options.join !== undefined);
}
/** Where a state's agent goes on after a fork: the forks' `next`, or the `<goto>` beside them. Empty without forks. */
function afterForks({ leading }) {
    return leading.some(({ tag }) => tag === 'fork') ? leading.filter(staysInCall) : [];
}
/** All states that an agent may reach after a fork; null if that cannot be told. */
function onwardFromForks(workflow) {
    const all = [...workflow.edges.values()];
    if (all.some(({ isOpen }) => isOpen))
        return null;
    const starts = all.flatMap(afterForks);
    return new Set(starts.flatMap(({ to }) => [...reachedFrom(to, onwardIn(workflow))]));
}


/***/ })

};
