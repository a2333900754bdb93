export const id = 8448;
export const ids = [8448];
export const modules = {

/***/ 28339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ joinedAs),
/* harmony export */   MN: () => (/* binding */ withHandedUp),
/* harmony export */   N: () => (/* binding */ workersOf),
/* harmony export */   Rn: () => (/* binding */ asEnded),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   mN: () => (/* binding */ joinProgress),
/* harmony export */   qB: () => (/* binding */ progress)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86183);


function workersOf(run, agent) {
    const mine = (of) => of !== undefined && of.parent === agent.id && of.depth >= agent.stack.length;
    const mineLive = run.agents.filter(({ forked, status }) => status !== 'stopped' && mine(forked));
    return {
        live: mineLive.filter(({ status }) => status !== 'failed'),
        failed: mineLive.filter(({ status }) => status === 'failed'),
        completed: (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).workers.entries.filter(([, worker]) => mine(worker)),
    };
}
function progress({ live, failed, completed }) {
    const ended = failed.length + completed.length;
    return { ended, all: ended + live.length };
}
/** How many of an agent's workers have ended, of how many; null for one that waits at no join. */
function joinProgress(run, agent) {
    return agent.door === undefined ? null : progress(workersOf(run, agent));
}
function parentOf(agent) {
    return agent.forked?.parent ?? null;
}
/** As what a join may take an agent that has ended with its result; null: it is nobody's worker. */
function asEnded(agent, typed) {
    if (agent.forked === undefined)
        return null;
    return { ...endedAs(agent, agent.forked, 'completed'), ...(typed && { typed }) };
}
/** What becomes of it when a subroutine returns: the workers that it has forked and not joined are its caller's. */
function withHandedUp(run, agent) {
    if ((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(run.fork_counters, agent.id) === undefined)
        return {};
    const depth = agent.stack.length - 1;
    const isDeeper = (of) => of !== undefined && of.parent === agent.id && of.depth > depth;
    const agents = run.agents.map((other) => other.forked !== undefined && isDeeper(other.forked)
        ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...other, forked: { ...other.forked, depth } })
        : other);
    const ended = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).workers.entries.filter(([, worker]) => isDeeper(worker));
    if (ended.length === 0)
        return { agents };
    const raised = Object.fromEntries(ended.map(([id, worker]) => [id, { ...worker, depth }]));
    return { agents, workers: { ...run.workers, ...raised } };
}
function joinedAs(worker, status) {
    return { id: worker.id, ...endedAs(worker, worker.forked, status) };
}
function endedAs(agent, { parent, depth, order }, status) {
    return {
        parent,
        depth,
        order,
        status,
        state: agent.current_state,
        variables: agent.variables,
        cost_usd: agent.cost_usd,
        error: status === 'failed' ? agent.error : null,
    };
}


/***/ }),

/***/ 83706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ END),
/* harmony export */   UH: () => (/* binding */ stateLabel),
/* harmony export */   bP: () => (/* binding */ stateKey),
/* harmony export */   d3: () => (/* binding */ START),
/* harmony export */   xo: () => (/* binding */ askKey)
/* harmony export */ });
/* unused harmony exports RAISE, missingKey */
const START = 'start';
const END = 'end';
const RAISE = 'raise';
function stateKey(state) {
    return `state ${state}`;
}
function askKey(state) {
    return `ask ${state}`;
}
function missingKey(name) {
    return `missing ${name}`;
}
/** A state's name as people say it: `REVIEW` for `REVIEW.md`. Names without their extension are unique (spec 1.7). */
function stateLabel(state) {
    return state.replace(/\.(?:md|sh|ps1|bat)$/, '');
}


/***/ }),

/***/ 54069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VS: () => (/* binding */ pathLines),
/* harmony export */   kO: () => (/* binding */ compressPath)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);


/** A cycle longer than this is told state by state. */
const LONGEST_CYCLE = 6;
const MOST_STEPS = 40;
/**
 * The way through a run's states, repeats told once: `PLAN → IMPLEMENT ×3 → REVIEW`, and loops as
 * `(FIX → TEST) ×4`. One item per state that is told, so that a long path can break between any two.
 */
function compressPath(states, times = '×') {
    let stretches = states.map((state) => [state]);
    for (let length = 1; length <= LONGEST_CYCLE; length += 1) {
        stretches = foldRepeats(stretches, length, times);
    }
    return stretches.flat();
}
/** Folds each run of `length` stretches that comes several times in a row into one stretch. */
function foldRepeats(stretches, length, times) {
    const keys = stretches.map((stretch) => stretch.join('\n'));
    const folded = [];
    let at = 0;
    while (at < stretches.length) {
        let count = 1;
        while (sameKeys(keys, at, at + count * length, length))
            count += 1;
        if (count === 1) {
            folded.push(stretches[at]);
            at += 1;
        }
        else {
            folded.push(repeated(stretches.slice(at, at + length).flat(), count, times));
            at += count * length;
        }
    }
    return folded;
}
function repeated(items, count, times) {
    if (items.length === 1)
        return [`${items[0]} ${times}${count}`];
    const last = items.length - 1;
    return items.map((item, index) => {
        if (index === 0)
            return `(${item}`;
        return index === last ? `${item}) ${times}${count}` : item;
    });
}
function sameKeys(keys, a, b, length) {
    if (b + length > keys.length)
        return false;
    for (let index = 0; index < length; index += 1)
        if (keys[a + index] !== keys[b + index])
            return false;
    return true;
}
/** The path as lines of at most `columns`; each further line starts with an arrow. */
function pathLines(path, columns, glyphs) {
    const lines = [];
    let current = '';
    for (const whole of elide(path, glyphs.ellipsis)) {
        const step = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(whole, columns - (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(glyphs.arrow) - 1, glyphs.ellipsis);
        const piece = current === '' && lines.length === 0 ? step : `${glyphs.arrow} ${step}`;
        if (current !== '' && (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(current) + 1 + (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(piece) > columns) {
            lines.push(current);
            current = piece;
        }
        else {
            current = current === '' ? piece : `${current} ${piece}`;
        }
    }
    return [...lines, current];
}
function elide(path, ellipsis) {
    if (path.length <= MOST_STEPS)
        return path;
    const half = MOST_STEPS / 2;
    return [
        ...path.slice(0, half),
        `${ellipsis} ${path.length - 2 * half} more ${ellipsis}`,
        ...path.slice(-half),
    ];
}


/***/ }),

/***/ 44838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ RunPicture)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44639);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251);


/** What an agent does until its turn says something. */
const TURN_BEGINS = {
    prompt: 'starting',
    reminder: 'reminded',
    script: 'running',
    engine: 'running',
};
/** The run as its events draw it; the console reads nothing else. */
class RunPicture {
    agents = new Map();
    totals = new _totals_js__WEBPACK_IMPORTED_MODULE_0__/* .Totals */ .sQ();
    /** Open questions by agent. */
    questions = new Map();
    /** The run's beginning was seen: what the picture doesn't show has not happened. */
    whole = false;
    runId = '';
    budget = 0;
    totalCost = 0;
    replayedCost = 0;
    states = 0;
    failures = 0;
    /** The latest failure's message. */
    failure = '';
    startedAt = 0;
    over = false;
    /** The agent's picture; an agent that a resumed run already had appears with its first event. */
    agent(id, now) {
        const known = this.agents.get(id);
        if (known !== undefined)
            return known;
        const picture = {
            id,
            order: this.agents.size,
            depth: id.split('_').length - 1,
            state: '',
            phase: 'queued',
            phaseSince: now,
            stateSince: now,
            item: '',
            activity: '',
            until: null,
            stateCost: 0,
            cost: 0,
            path: [],
            ending: null,
            failed: false,
        };
        this.agents.set(id, picture);
        return picture;
    }
    /** Every agent with its workers right after it. */
    family() {
        const workers = new Map();
        for (const agent of this.agents.values()) {
            const parent = agent.id.slice(0, Math.max(0, agent.id.lastIndexOf('_')));
            // After a resume the parent may have ended long ago.
            const key = parent !== agent.id && this.agents.has(parent) ? parent : null;
            const siblings = workers.get(key);
            if (siblings === undefined)
                workers.set(key, [agent]);
            else
                siblings.push(agent);
        }
        const withWorkers = (agent) => [
            agent,
            ...(workers.get(agent.id) ?? []).flatMap(withWorkers),
        ];
        return (workers.get(null) ?? []).flatMap(withWorkers);
    }
    apply(event) {
        const now = Date.parse(event.time);
        this.totals.apply(event);
        if (event.type === 'run_started' || event.type === 'run_resumed') {
            this.runId = event.run_id;
            this.budget = event.budget_usd;
            this.startedAt = now;
            this.over = false;
            if (event.type === 'run_started')
                this.whole = true;
            this.totalCost = event.type === 'run_resumed' ? event.total_cost_usd : 0;
            this.#goOn(now);
        }
        else if (event.type === 'run_ended') {
            this.totalCost = event.total_cost_usd;
            this.over = true;
        }
        else if ('agent' in event && event.agent !== undefined) {
            this.#applyToAgent(event, this.agent(event.agent, now), now);
        }
    }
    /** A resume takes up every agent that has not ended, the failed ones too; open questions stay open. */
    #goOn(now) {
        this.failures = 0;
        this.failure = '';
        for (const agent of this.agents.values()) {
            if (agent.ending === 'result' || agent.phase === 'asking')
                continue;
            agent.failed = false;
            agent.ending = null;
            agent.stateSince = now;
            enter(agent, 'queued', now, '');
        }
    }
    /** A resumed run begins in the middle of a state that an earlier life, perhaps not seen here, has entered. */
    #carryOn(agent, state, now) {
        if (agent.path.length === 0)
            agent.path.push(state);
        if (agent.state === state)
            return;
        agent.state = state;
        agent.stateSince = now;
    }
    #applyToAgent(event, agent, now) {
        if (isOfVisit(event))
            this.#carryOn(agent, event.state, now);
        switch (event.type) {
            case 'state_started':
                this.states += 1;
                agent.path.push(event.state);
                agent.state = event.state;
                agent.stateSince = now;
                agent.stateCost = 0;
                agent.ending = null;
                this.questions.delete(agent.id);
                enter(agent, 'running', now, 'starting');
                break;
            case 'turn_started':
                enter(agent, 'running', now, TURN_BEGINS[event.kind]);
                break;
            case 'output':
                this.#busy(agent, now, lastLine(event.text));
                break;
            case 'tool':
                this.#busy(agent, now, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(`${event.name} ${event.summary}`));
                break;
            case 'print':
                this.#busy(agent, now, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.text));
                break;
            case 'cost':
                this.#addCost(agent, event);
                break;
            case 'transition':
                if (event.transition.tag === 'result' && event.to === null)
                    agent.ending = 'result';
                if (event.to === null)
                    break;
                agent.state = event.to;
                agent.stateSince = now;
                enter(agent, 'queued', now, '');
                break;
            case 'forked':
                this.#fork(event, now);
                break;
            case 'retry':
                agent.until = now + event.delay_ms;
                enter(agent, 'waiting', now, `retry ${event.attempt}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.message)}`);
                break;
            case 'waiting':
                agent.until = Date.parse(event.until);
                enter(agent, 'waiting', now, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.reason));
                break;
            case 'joining':
                agent.until = event.until === null ? null : Date.parse(event.until);
                enter(agent, 'waiting', now, `${event.ended} of ${event.all} ended`);
                break;
            case 'joined':
                enter(agent, 'queued', now, '');
                break;
            case 'join_timeout':
                agent.state = event.to;
                agent.stateSince = now;
                enter(agent, 'queued', now, '');
                break;
            case 'stopped':
                agent.ending = 'stopped';
                this.questions.delete(agent.id);
                enter(agent, 'over', now, '');
                break;
            case 'asked':
                agent.ending = 'ask';
                this.questions.set(agent.id, { id: event.ask_id, text: event.question });
                enter(agent, 'asking', now, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.question));
                break;
            case 'answered':
                agent.ending = null;
                this.questions.delete(agent.id);
                enter(agent, 'queued', now, '');
                break;
            case 'agent_ended':
                agent.ending = 'result';
                enter(agent, 'over', now, '');
                break;
            case 'agent_failed':
                agent.ending = event.code;
                agent.failed = true;
                this.failures += 1;
                this.failure = event.message;
                enter(agent, 'over', now, '');
                break;
        }
    }
    #fork(event, now) {
        const worker = this.agent(event.worker, now);
        worker.state = event.worker_state;
        worker.item = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(Object.values(event.variables)[0] ?? '');
    }
    #busy(agent, now, activity) {
        if (agent.phase === 'waiting')
            enter(agent, 'running', now, activity);
        if (activity !== '')
            agent.activity = activity;
    }
    #addCost(agent, event) {
        agent.cost += event.cost_usd;
        agent.stateCost += event.cost_usd;
        if (event.basis === 'replayed')
            this.replayedCost += event.cost_usd;
        this.totalCost = event.total_cost_usd;
    }
}
/** Told of a state that its agent is in; a warning or a limit may come before it is entered. */
function isOfVisit(event) {
    return !['state_started', 'warning', 'max_visits'].includes(event.type) && 'state' in event;
}
function enter(agent, phase, now, activity) {
    if (agent.phase !== phase)
        agent.phaseSince = now;
    agent.phase = phase;
    agent.activity = activity;
    if (phase !== 'waiting')
        agent.until = null;
}
/** The last line of a text that says something: a tag alone on its line is for the machine. */
function lastLine(text) {
    const lines = text
        .slice(-2000)
        .trimEnd()
        .split(/[\r\n]+/);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(lines.findLast((line) => line.trim() !== '' && !/^\s*<\/?[a-z]/.test(line)) ?? '');
}


/***/ }),

/***/ 5251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PV: () => (/* binding */ stateTotals),
/* harmony export */   sQ: () => (/* binding */ Totals),
/* harmony export */   uH: () => (/* binding */ totalsTable)
/* harmony export */ });
/* unused harmony exports NO_TOTAL, EVENTS_OF_TOTALS */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87703);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);


const NO_TOTAL = { visits: 0, turns: 0, costUsd: 0, replayedUsd: 0, ms: 0 };
/** The events that totals are made from. */
const EVENTS_OF_TOTALS = (/* unused pure expression or super */ null && ([
    'state_started',
    'turn_started',
    'outcome',
    'cost',
]));
/** Adds up a run's events by agent and by state. */
class Totals {
    /** By id: what an older copy of the state had begun and a later life begins again counts once. */
    #turns = new Map();
    #visits = { agent: new Map(), state: new Map() };
    apply(event) {
        switch (event.type) {
            case 'state_started':
                for (const what of ['agent', 'state'])
                    addOne(this.#visits[what], event[what]);
                break;
            case 'turn_started':
                this.#turns.set(event.turn, fresh(event));
                break;
            case 'outcome':
                this.#turn(event).ms = event.ms ?? 0;
                break;
            case 'cost': {
                const turn = this.#turn(event);
                const isReplayed = event.basis === 'replayed';
                turn.costUsd = isReplayed ? 0 : event.cost_usd;
                turn.replayedUsd = isReplayed ? event.cost_usd : 0;
                break;
            }
            default:
        }
    }
    /** In the order in which they first appeared. */
    by(what) {
        const sums = new Map();
        const sumOf = (name) => {
            const sum = sums.get(name) ?? { ...NO_TOTAL };
            sums.set(name, sum);
            return sum;
        };
        for (const [name, count] of this.#visits[what])
            sumOf(name).visits = count;
        for (const turn of this.#turns.values()) {
            const sum = sumOf(turn[what]);
            sum.turns += 1;
            sum.costUsd += turn.costUsd;
            sum.replayedUsd += turn.replayedUsd;
            sum.ms += turn.ms;
        }
        return sums;
    }
    #turn({ agent, state, turn: id }) {
        const known = this.#turns.get(id);
        if (known !== undefined && known.agent === agent && known.state === state)
            return known;
        const turn = fresh({ agent, state });
        this.#turns.set(id, turn);
        return turn;
    }
}
function addOne(counts, name) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
}
function fresh({ agent, state }) {
    return { agent, state, costUsd: 0, replayedUsd: 0, ms: 0 };
}
/** States as the state file counts them, to the cent; what was replayed is known to the log alone. */
function stateTotals(states, logged) {
    return new Map(Object.entries(states).map(([state, { visits, turns, cost_usd: costUsd, ms }]) => {
        return [state, { visits, turns, costUsd, replayedUsd: logged.get(state)?.replayedUsd ?? 0, ms }];
    }));
}
const MOST_ROWS = 24;
const NAME_COLUMNS = 40;
/**
 * A table with a row for each name, the dearest where there are too many; the first line is its head.
 * @param names of the rows, for people
 */
function totalsTable(head, totals, options) {
    const { columns, ellipsis = '…', label = (name) => name } = options;
    const all = [...totals];
    const dearest = new Set([...all].sort(([, a], [, b]) => costOf(b) - costOf(a) || b.ms - a.ms).slice(0, MOST_ROWS));
    const isReplayed = all.some(([, { replayedUsd }]) => replayedUsd > 0);
    const heads = ['VISITS', 'TURNS', 'COST', ...(isReplayed ? ['REPLAYED'] : []), 'TIME'];
    const rows = all
        .filter((row) => dearest.has(row))
        .map(([name, { visits, turns, costUsd, replayedUsd, ms }]) => ({
        name: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(label(name)),
        cells: [
            String(visits),
            String(turns),
            (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(costUsd),
            ...(isReplayed ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(replayedUsd)] : []),
            ms === 0 ? '–' : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms),
        ],
    }));
    const widths = heads.map((title, index) => Math.max(title.length, ...rows.map(({ cells }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(cells[index]))));
    const room = Math.max(8, columns - widths.reduce((sum, width) => sum + width + 2, 0));
    const width = Math.min(room, NAME_COLUMNS, Math.max(head.length, ...rows.map(({ name }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(name))));
    const line = (name, cells) => [
        (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(name, width, ellipsis), width),
        ...cells.map((cell, index) => padStart(cell, widths[index])),
    ].join('  ');
    const hidden = all.length - rows.length;
    return [
        line(head, heads),
        ...rows.map(({ name, cells }) => line(name, cells)),
        ...(hidden > 0 ? [`${ellipsis} and ${hidden} more`] : []),
    ];
}
function costOf({ costUsd, replayedUsd }) {
    return costUsd + replayedUsd;
}
function padStart(text, columns) {
    return ' '.repeat(Math.max(0, columns - (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(text))) + text;
}


/***/ }),

/***/ 92135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XC: () => (/* binding */ transitionDetail),
/* harmony export */   Ye: () => (/* binding */ edgeKind),
/* harmony export */   em: () => (/* binding */ tagText)
/* harmony export */ });
/* harmony import */ var _console_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83706);

// How each tag is told. A new one is given its words here; the compiler asks for them.
/** null: an `<ask>` is told by its question, and a `<result>` that ends its agent by the agent's end. */
function edgeKind(transition) {
    switch (transition.tag) {
        case 'goto':
        case 'reset':
            return transition.tag;
        case 'call':
        case 'function':
            return 'call';
        case 'result':
            return 'return';
        case 'fork':
            return 'goto';
        case 'ask':
            return null;
        default:
            return transition;
    }
}
/** The tag's name; of several forks, how many. */
function tagText(transition, times) {
    if (transition.tag !== 'fork' || transition.workers.length === 1)
        return transition.tag;
    return `fork ${times}${transition.workers.length}`;
}
/** What is worth telling of a transition beside where it goes. */
function transitionDetail(transition) {
    switch (transition.tag) {
        case 'result':
            return transition.payload;
        case 'call':
        case 'function':
            return `returns to ${(0,_console_path_js__WEBPACK_IMPORTED_MODULE_0__/* .stateLabel */ .UH)(transition.return)}`;
        case 'reset':
            return transition.cd === undefined ? '' : `in ${transition.cd}`;
        case 'goto':
        case 'fork':
        case 'ask':
            return '';
        default:
            return transition;
    }
}


/***/ })

};
