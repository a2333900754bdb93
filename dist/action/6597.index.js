export const id = 6597;
export const ids = [6597];
export const modules = {

/***/ 54069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pathLines),
/* harmony export */   k: () => (/* binding */ compressPath)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

/** A longer cycle is printed state by state. */
const LONGEST_CYCLE = 6;
const MAX_STEPS = 40;
/**
 * The path of a run through its states without repetitions: `PLAN → IMPLEMENT ×3 → REVIEW`, and loops as `(FIX → TEST)
 * ×4`. Each printed state is an item, so that a long path can break between any two.
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
/** The path as lines of at most `columns`. Each further line starts with an arrow. */
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
    if (path.length <= MAX_STEPS)
        return path;
    const half = MAX_STEPS / 2;
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
/* harmony import */ var _core_story_story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83752);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44639);


/** What an agent is doing until its turn reports something. */
const TURN_BEGINS = {
    prompt: 'starting',
    reminder: 'reminded',
    script: 'running',
    engine: 'running',
};
/** The run as its events show it. The console reads nothing else. */
class RunPicture {
    story;
    agents = new Map();
    /** Open questions by agent. */
    questions = new Map();
    /** The run's beginning was seen, so that what the picture lacks has not happened. */
    sawStart = false;
    runId = '';
    budget = 0;
    failures = 0;
    /** The message of the latest failure. */
    failure = '';
    startedAt = 0;
    /** @param story what has happened; the picture itself shows what goes on */
    constructor(story = new _core_story_story_js__WEBPACK_IMPORTED_MODULE_0__/* .Story */ .g(true)) {
        this.story = story;
    }
    /** The agent's picture. Agents that a resumed run already had appear with their first event. */
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
            ending: null,
            failed: false,
        };
        this.agents.set(id, picture);
        return picture;
    }
    /** Every agent, followed by its workers. */
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
    /** The states that an agent has entered, in order. It may have been in the first one before anybody looked. */
    pathOf(agent) {
        const visits = this.story.agents.get(agent)?.visits ?? [];
        return visits.flatMap(({ isEntered, state }, index) => (isEntered || index === 0 ? [state] : []));
    }
    apply(event) {
        const now = Date.parse(event.time);
        this.story.apply(event);
        if (event.type === 'run_started' || event.type === 'run_resumed') {
            this.runId = event.run_id;
            this.budget = event.budget_usd;
            this.startedAt = now;
            if (event.type === 'run_started')
                this.sawStart = true;
            this.#goOn(now);
        }
        else if ('agent' in event && event.agent !== undefined) {
            this.#applyToAgent(event, this.agent(event.agent, now), now);
        }
    }
    /** Notes that a resume goes on with every agent that has not ended, even failed ones. Open questions stay open. */
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
    /** Notes that a resumed run begins in the middle of a state, which an earlier life, perhaps unseen, has entered. */
    #carryOn(agent, state, now) {
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
                agent.cost += event.cost_usd;
                agent.stateCost += event.cost_usd;
                break;
            case 'transition':
                if (event.transition.tag === 'result' && event.to === null)
                    agent.ending = 'result';
                // A question has to be answered first.
                if (event.to !== null && event.transition.tag !== 'ask')
                    moveOn(agent, event.to, now);
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
                moveOn(agent, event.to, now);
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
}
/** Whether an event belongs to the agent's current state. A warning or a limit may come before the state is entered. */
function isOfVisit(event) {
    return !['state_started', 'warning', 'max_visits'].includes(event.type) && 'state' in event;
}
function moveOn(agent, state, now) {
    agent.state = state;
    agent.stateSince = now;
    enter(agent, 'queued', now, '');
}
function enter(agent, phase, now, activity) {
    if (agent.phase !== phase)
        agent.phaseSince = now;
    agent.phase = phase;
    agent.activity = activity;
    if (phase !== 'waiting')
        agent.until = null;
}
/** The last meaningful line of a text: a tag alone on its line is for the program. */
function lastLine(text) {
    const lines = text
        .slice(-2000)
        .trimEnd()
        .split(/[\r\n]+/);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(lines.findLast((line) => line.trim() !== '' && !/^\s*<\/?[a-z]/.test(line)) ?? '');
}


/***/ }),

/***/ 4460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ RunOverlay)
});

// UNUSED EXPORTS: OVERLAY_EVENTS

// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
;// CONCATENATED MODULE: ./lib/core/story/edges.js

/** The edges of all visits that have happened, with how often each was taken. */
function edgesOf(story) {
    const edges = new Map();
    const joined = joinsOf(story);
    const next = new Map();
    for (const { visits } of story.agents.values())
        for (const [index, visit] of visits.entries())
            if (index + 1 < visits.length)
                next.set(visit, visits[index + 1]);
    const link = (from, to, kind, label = null) => {
        const key = JSON.stringify([from, to, kind, label]);
        const edge = edges.get(key);
        if (edge === undefined)
            edges.set(key, { from, to, kind, label, count: 1 });
        else
            edge.count += 1;
    };
    const first = story.visits.find(({ isEntered }) => isEntered);
    if (first !== undefined)
        link(workflow_map/* START */.d3, (0,workflow_map/* stateKey */.bP)(first.state), 'goto');
    for (const { told } of story.agents.values())
        linkTold(told, link);
    for (const visit of story.visits) {
        linkTransition(visit, link);
        linkTold(visit.told, link);
        if (next.has(visit))
            linkAnswer(visit, (0,workflow_map/* stateKey */.bP)(next.get(visit).state), link);
        if (!visit.told.has('agent_ended'))
            continue;
        const door = joined.get(visit.agent);
        if (door === undefined)
            link((0,workflow_map/* stateKey */.bP)(visit.state), workflow_map/* END */.Kp, 'goto');
        else
            link((0,workflow_map/* stateKey */.bP)(visit.state), (0,workflow_map/* stateKey */.bP)(door), 'join');
    }
    return [...edges.values()];
}
function linkTransition({ state, transition: event, told }, link) {
    if (event?.to == null)
        return;
    const { to, transition, outcome = null, error } = event;
    const kind = error === undefined ? edgeKind(transition) : 'error';
    if (kind === null)
        return;
    // A state graph's question is a part of its visit: on the map, the edge begins at the state itself.
    if (error === undefined && isGraphs(state) && lastAnswer(told) !== undefined)
        link((0,workflow_map/* askKey */.xo)(state), (0,workflow_map/* stateKey */.bP)(to), 'answer', outcome);
    else
        link((0,workflow_map/* stateKey */.bP)(state), (0,workflow_map/* stateKey */.bP)(to), kind, error ?? (transition.tag === 'function' ? 'function' : outcome));
}
function linkTold(told, link) {
    for (const event of told.values()) {
        if (event.type === 'forked')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* stateKey */.bP)(event.worker_state), 'fork');
        if (event.type === 'asked')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* askKey */.xo)(event.state), 'goto');
        if (event.type === 'max_visits')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* stateKey */.bP)(event.to), 'limit');
        if (event.type === 'join_timeout')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* stateKey */.bP)(event.to), 'timeout');
        if (event.type === 'skipped')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* stateKey */.bP)(event.to), 'skip');
    }
}
function linkAnswer({ state, told }, to, link) {
    const asked = [...told.values()].some(({ type }) => type === 'asked');
    if (asked && !isGraphs(state))
        link((0,workflow_map/* askKey */.xo)(state), to, lastAnswer(told)?.timed_out === true ? 'timeout' : 'answer');
}
function lastAnswer(told) {
    return [...told.values()].findLast((event) => event.type === 'answered');
}
/** Whether the state is a graph's: those are in one file, and have no file's extension in their names. */
function isGraphs(state) {
    return !/\.(?:md|sh|ps1|bat)$/.test(state);
}
/** Maps workers to the state whose join they were handed over to. */
function joinsOf({ agents }) {
    const joins = new Map();
    for (const { told, visits } of agents.values())
        for (const each of [told, ...visits.map((visit) => visit.told)])
            for (const event of each.values())
                if (event.type === 'joined')
                    for (const { id } of event.workers)
                        joins.set(id, event.state);
    return joins;
}
/** Null for an `<ask>`, for which its question stands, and where an agent ends, for which its end stands. */
function edgeKind({ tag }) {
    switch (tag) {
        case 'goto':
        case 'reset':
            return tag;
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
            return tag;
    }
}

// EXTERNAL MODULE: ./lib/core/story/story.js
var story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/core/story/visit.js
var visit = __webpack_require__(70582);
// EXTERNAL MODULE: ./lib/report/totals.js
var report_totals = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/report/run-overlay.js





/** The events of a log that an overlay is made from. */
const OVERLAY_EVENTS = new Set([
    ...[...story/* FIGURE_EVENTS */.P].filter((type) => type !== 'outcome'),
    ...['transition', 'forked', 'max_visits', 'skipped', 'join_timeout', 'joined'],
    ...['asked', 'answered', 'agent_ended'],
]);
/** What a run has made of its workflow, over all its lives, by the keys of places on the map. */
class RunOverlay {
    /** Visited places, in the order of their first visits. */
    places;
    totals;
    marks;
    edges;
    workingMs;
    constructor(run, story) {
        this.edges = edgesOf(story);
        this.marks = marksOf(run);
        this.workingMs = story.workingMs;
        const kinds = new Map();
        for (const { state, kind, isEntered } of story.visits)
            if (isEntered)
                kinds.set(state, kind);
        const totals = new Map();
        // An edge that leads to a question has asked it.
        for (const { to, count } of this.edges)
            if (to.startsWith((0,workflow_map/* askKey */.xo)('')))
                totals.set(to, { ...report_totals/* NO_TOTAL */.x9, visits: (totals.get(to)?.visits ?? 0) + count });
        for (const [state, total] of [...(0,report_totals/* totalsOf */.vA)(story, 'state'), ...(0,report_totals/* stateTotals */.PV)(run, story)])
            totals.set((0,workflow_map/* stateKey */.bP)(state), total);
        this.totals = totals;
        const visited = story.visits.map(({ state }) => (0,workflow_map/* stateKey */.bP)(state));
        const ends = this.edges.flatMap(({ from, to }) => [from, to]);
        this.places = [...new Set([...visited.slice(0, 1), ...ends, ...visited])].map((key) => {
            if (key === workflow_map/* START */.d3 || key === workflow_map/* END */.Kp)
                return { key, kind: key, label: '', within: [] };
            const state = key.slice(key.indexOf(' ') + 1);
            // Until the state is entered, its name has to do.
            const kind = key === (0,workflow_map/* askKey */.xo)(state) ? 'ask' : (kinds.get(state) ?? (0,visit/* kindByName */.v)(state));
            return { key, kind, label: (0,workflow_map/* stateName */.Vi)(state), within: [] };
        });
    }
}
/** The places where agents have stopped. */
function marksOf(run) {
    const marks = new Map();
    for (const { status, current_state: state } of run.agents) {
        const key = status === 'asking' ? (0,workflow_map/* askKey */.xo)(state) : (0,workflow_map/* stateKey */.bP)(state);
        if (marks.get(key) !== 'failed')
            marks.set(key, status === 'failed' ? 'failed' : 'open');
    }
    return marks;
}


/***/ }),

/***/ 79205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ questionLines),
/* harmony export */   iO: () => (/* binding */ goingOn),
/* harmony export */   vD: () => (/* binding */ utcMinute)
/* harmony export */ });
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);


const MAX_QUESTIONS = 5;
const QUESTION_LENGTH = 3000;
const OUTPUT_LENGTH = 2000;
/** Every open question, and where to answer it (spec 4.5: where nobody can be asked on an issue). */
function questionLines(input, redact) {
    const { run } = input;
    const open = run.agents.flatMap(({ id, ask }) => (ask === null ? [] : [{ agent: id, ask }]));
    if (open.length === 0)
        return [];
    const where = howToAnswer(input, open.map(({ ask }) => ask.id));
    const shown = open.slice(0, MAX_QUESTIONS).flatMap(({ agent, ask }) => {
        const isLimited = ask.timeout_at !== null && ask.timeout_next !== null;
        const limit = !isLimited ? '' : `, and waits until ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(utcMinute(ask.timeout_at), 40)}`;
        const about = ask.output === undefined ? [] : ['The end of the output:', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)(redact(ask.output), OUTPUT_LENGTH)];
        return [...about, `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(agent, 60)} asks**${limit}:`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)(redact(ask.question), QUESTION_LENGTH)];
    });
    const hidden = open.length - MAX_QUESTIONS;
    return [...shown, ...(hidden > 0 ? [`… and ${hidden} more questions.`] : []), where];
}
/** How to answer: on the issue where it stands, by inputs, or on one's own machine. */
function howToAnswer({ answering, saved, run }, ids) {
    const machine = saved === 'none'
        ? '⚠️ It cannot be answered: that takes a checkpoint of this run, and none was saved.'
        : 'How to answer stands at the end, under “On your own machine”.';
    if (answering === undefined || saved === 'none')
        return machine;
    const shown = ids.slice(0, MAX_QUESTIONS);
    const links = shown.flatMap((id) => {
        const url = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(answering.urls, id);
        return url === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`the comment on ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainId */ .Sd)(id)}`, url)];
    });
    const comment = links.length === 0 ? '' : `Answer it below ${links.join(', ')}.`;
    const askId = shown.map((id) => `\`ask-id: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainId */ .Sd)(id)}\``).join(ids.length === 1 ? '' : ' or ');
    // The jobs of a fan-out go on as another attempt of themselves (spec 4.10).
    const how = run.fan_out === undefined
        ? `of a dispatch with \`resume-run: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainId */ .Sd)(answering.githubRunId)}\`, or of a re-run`
        : 'of a re-run of the failed jobs';
    const byInput = `${comment === '' ? 'Answer it' : 'Or'} by the inputs \`answer\` and ${askId} ${how}; whoever starts it needs write access.`;
    return [comment, byInput, machine].filter((way) => way !== '').join('\n\n');
}
/** A time such as `2026-01-16T10:15:00.000Z` as `2026-01-16 10:15 UTC`. */
function utcMinute(time) {
    return /^[\d-]+T\d\d:\d\d/.exec(time)?.[0].replace('T', ' ').concat(' UTC') ?? time;
}
/** Where the run's state and transcripts are, and how to go on from them elsewhere (spec 4.6, 4.7). */
function goingOn(input) {
    const { saved, transcripts, run } = input;
    const over = run.status === 'completed';
    const kept = {
        cache: 'State saved in the cache',
        artifact: 'State saved as an artifact',
        none: over ? '' : '⚠️ State not saved',
    }[saved];
    // A re-run would only ask again, or find its budget spent. The run's own message says what helps then.
    const isStuck = ['asking', 'budget_exceeded', 'forked'].includes(run.status);
    const next = over || saved === 'none' || isStuck ? '' : 're-run the job to go on';
    const where = transcripts === null ? '' : `Transcripts: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(transcripts.name, 150), transcripts.url)}`;
    const line = [[kept, next].filter(Boolean).join(': '), where].filter(Boolean).join(' · ');
    return [...(line === '' ? [] : [line]), ...notKept(input), ...locally(input)];
}
const MAX_NOT_KEPT = 20;
function notKept({ notKept: all = [] }) {
    if (all.length === 0)
        return [];
    const shown = all.slice(0, MAX_NOT_KEPT).map((each) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(each, 400)}`);
    const more = all.length - shown.length;
    return [
        ['⚠️ Not everything was kept:', '', ...shown, ...(more > 0 ? [`- … and ${more} more`] : [])].join('\n'),
    ];
}
/**
 * How to go on with the command line. No other part of a job mentions it, and a test carries out what this says. Only a
 * job can fetch a cache, and what is not sealed can only be looked at.
 */
function locally(input) {
    const { run, runUrl, repository, transcripts, saved } = input;
    if (transcripts === null && saved === 'none')
        return [];
    const job = /\/runs\/(\d+)/.exec(runUrl)?.[1] ?? 'JOB_RUN_ID';
    const lines = [
        `RUN=${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(run.workflow_id)}`,
        `raymond pull ${job} --repo ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(repository)} --leg $RUN`,
        'raymond status $RUN',
        ...(saved === 'none' ? [] : resumes(run)),
    ];
    const intro = 'In a clone of the repository. What is sealed takes `RAYMOND_STATE_KEY`, and comes with sessions and work tree; without it there are the transcripts, to be looked at.';
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)('On your own machine', `${intro}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .Pi)(lines)}`)];
}
function resumes({ status, agents }) {
    const resume = 'raymond resume $RUN';
    if (status === 'completed')
        return [];
    if (status === 'budget_exceeded')
        return [`${resume} --budget MORE`];
    if (status !== 'asking')
        return [resume];
    const ids = agents.flatMap(({ ask }) => (ask === null ? [] : [ask.id])).slice(0, MAX_QUESTIONS);
    const isOne = ids.length < 2;
    return ids.map((id) => `${resume} --answer TEXT${isOne ? '' : ` --ask-id ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(id)}`}`);
}


/***/ }),

/***/ 98481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ lastWords)
/* harmony export */ });
/* harmony import */ var _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83706);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83308);



const MAX_STATES = 60;
const MESSAGE_LENGTH = 8000;
/**
 * The last message of each state, folded. Where the room is too small for all, the most important stay: those of states
 * where agents stopped, then the latest.
 */
function lastWords(overlay, story, { room, redact }) {
    const { marks } = overlay;
    const outcomes = latestOutcomes(story);
    const told = overlay.places.filter(({ key }) => outcomes.has(key));
    if (told.length === 0)
        return [];
    const ranked = [...told].sort((a, b) => Number(marks.has(b.key)) - Number(marks.has(a.key)) ||
        outcomes.get(b.key).seq - outcomes.get(a.key).seq);
    const title = '#### Last messages';
    const folded = new Map();
    // The note at the end needs some room, too.
    let left = room - (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Bytes */ .dy)(title) - 300;
    for (const place of ranked.slice(0, MAX_STATES)) {
        const text = fold(place, outcomes.get(place.key), overlay, redact);
        const bytes = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Bytes */ .dy)(text) + 2;
        if (bytes > left)
            break;
        left -= bytes;
        folded.set(place, text);
    }
    const hidden = told.length - folded.size;
    const note = hidden === 0 ? [] : [`<sub>${hidden} more ${hidden === 1 ? 'is' : 'are'} in the transcripts.</sub>`];
    const shown = told.flatMap((place) => folded.get(place) ?? []);
    return shown.length === 0 ? note : [title, shown.join('\n'), ...note];
}
/** What the latest turn of each place ended with. */
function latestOutcomes({ visits }) {
    const latest = new Map();
    for (const { state, turns } of visits)
        for (const { outcomeEvent: event } of turns)
            if (event !== null && event.seq > (latest.get((0,_core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_2__/* .stateKey */ .bP)(state))?.seq ?? -1))
                latest.set((0,_core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_2__/* .stateKey */ .bP)(state), event);
    return latest;
}
/** Folds a message, unless an agent failed there: that is what people come to read. */
function fold({ key, label }, { agent, result }, { marks, totals }, redact) {
    const { visits, costUsd, replayedUsd } = totals.get(key) ?? _totals_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TOTAL */ .x9;
    const mark = marks.get(key);
    const facts = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(agent, 60),
        visits > 1 ? `${visits} visits` : '',
        costUsd + replayedUsd > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .usd */ .dR)(costUsd + replayedUsd) : '',
    ].filter((fact) => fact !== '');
    const icon = mark === 'failed' ? '❌ ' : mark === 'open' ? '⏸️ ' : '';
    const text = redact(wordsOf(result)).trim();
    const body = text === '' ? '<i>nothing</i>' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .block */ .om)(text, MESSAGE_LENGTH);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(`${icon}<b>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(label, 80)}</b> · ${facts.join(' · ')}`, body, mark === 'failed');
}
function wordsOf(result) {
    switch (result.kind) {
        case 'text':
            return result.text;
        case 'exit': {
            const code = result.exit_code === 0 ? '' : `exit code ${result.exit_code}`;
            const errors = result.stderr.trim() === '' ? '' : `stderr:\n${result.stderr.trim()}`;
            return [code, result.stdout.trim(), errors].filter((part) => part !== '').join('\n\n');
        }
        case 'failure':
            return `${result.code}: ${result.message}`;
    }
}


/***/ }),

/***/ 26597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  summaryOf: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/state/state-tally.js
var state_tally = __webpack_require__(33743);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/report/console/picture.js
var console_picture = __webpack_require__(44838);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/report/totals.js
var report_totals = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/report/diagram/flowchart.js



const LABEL_COLUMNS = 48;
/** Any number of characters without width would fit in the columns. */
const LABEL_UNITS = 100;
/** Mermaid wraps wider texts, and may leave a dot hanging at the end of a line. */
const FACT_COLUMNS = 25;
/** A flow of at most this many places fits side by side. */
const WIDE_PLACES = 7;
/**
 * A workflow, a run of one, or both as a Mermaid flowchart (spec 2.5, 4.6): states by kind, transitions, joins as bars,
 * used workflows and groups as subgraphs, missing targets dashed. What a run has travelled of a map is thick.
 * @param limits of what is drawn: the most travelled places, and where the run begins, ends and is now
 */
function flowchart(map, overlay, limits = { places: Infinity, edges: Infinity }) {
    const all = placesOf(map, overlay);
    const places = heaviest(all, limits.places, ({ key, kind }) => kind === 'start' || kind === 'end' || overlay?.marks.has(key)
        ? Number.MAX_SAFE_INTEGER
        : (overlay?.totals.get(key)?.visits ?? 0));
    const ids = new Map(places.map((place, index) => [place.key, `n${index}`]));
    const bars = new Map(places.filter(({ join }) => join !== undefined).map(({ key }) => [key, `j${ids.get(key).slice(1)}`]));
    const known = drawnWays(map, overlay).filter(({ from, to }) => ids.has(from) && ids.has(to));
    const ways = heaviest(known, limits.edges, ({ count }) => count);
    const isBoth = map !== null && overlay !== null;
    const edges = [
        ...ways.map((way) => `  ${departure(way, ids, bars)} ${arrow(way, isBoth)} ${arrival(way, ids, bars)}`),
        ...places.flatMap((place) => barEdge(place, ids, bars, overlay)),
    ];
    const lines = [
        `flowchart ${places.length <= WIDE_PLACES ? 'LR' : 'TD'}`,
        ...nested(places, (place) => [
            `${ids.get(place.key)}${shape(place.kind, labelOf(place, overlay, isBoth))}`,
            ...(bars.has(place.key) ? [`${bars.get(place.key)}@{ shape: fork }`] : []),
        ]),
        ...edges,
        ...styles(places, ids, overlay),
        ...barStyle([...bars.values()]),
    ];
    return {
        text: `${lines.join('\n')}\n`,
        edges: edges.length,
        ways: ways.map((way) => ({ ...way, from: ids.get(way.from), to: ids.get(way.to) })),
        places: new Map(places.map((place) => [ids.get(place.key), place])),
        hidden: all.length - places.length,
    };
}
/** The places to draw. Those that the map lacks come last: the workflow has changed, or a name was computed. */
function placesOf(map, overlay) {
    const known = map?.places ?? [];
    const keys = new Set(known.map(({ key }) => key));
    return [...known, ...(overlay?.places ?? []).filter(({ key }) => !keys.has(key))];
}
/** The heaviest `count` items, in their old order. */
function heaviest(items, count, weightOf) {
    if (items.length <= count)
        return items;
    const kept = new Set([...items].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, count));
    return items.filter((item) => kept.has(item));
}
/** The map's edges with how often each was taken, then those that are not on the map. */
function drawnWays(map, overlay) {
    const byEnds = new Map();
    for (const way of map?.ways ?? []) {
        const ends = JSON.stringify([way.from, way.to]);
        byEnds.set(ends, [...(byEnds.get(ends) ?? []), way]);
    }
    const counts = new Map();
    const others = [];
    for (const edge of overlay?.edges ?? []) {
        const { from, to, kind, label, count } = edge;
        const way = wayTaken(byEnds.get(JSON.stringify([from, to])) ?? [], edge);
        if (way !== undefined)
            counts.set(way, (counts.get(way) ?? 0) + count);
        else
            others.push({ from, to, kind, label: label ?? '', count });
    }
    return [...(map?.ways ?? []).map((way) => ({ ...way, count: counts.get(way) ?? 0 })), ...others];
}
/** Kinds by which an agent just goes on: a text may be read as another of them than what was said in the end. */
const ONWARD = new Set(['goto', 'reset', 'answer', 'perhaps']);
/** The edge taken, by what happened and not by where it led: edges between the same places are counted apart. */
function wayTaken(ways, { kind, label }) {
    const fits = (way) => label === null || way.label === label;
    return (ways.find((way) => way.kind === kind && fits(way)) ??
        (ONWARD.has(kind) ? ways.find((way) => ONWARD.has(way.kind) && fits(way)) : undefined) ??
        ways.find((way) => way.kind === 'perhaps'));
}
/** Where an edge starts. An agent that waits too long at a join goes on from its door. */
function departure({ from, kind }, ids, bars) {
    return (kind === 'timeout' ? bars.get(from) : undefined) ?? ids.get(from);
}
/** Where an edge ends. A worker that is forked into a join has no workers yet, and enters at once (spec 7.1). */
function arrival({ to, kind }, ids, bars) {
    return (kind === 'fork' ? undefined : bars.get(to)) ?? ids.get(to);
}
function barEdge({ key, join }, ids, bars, overlay) {
    if (join === undefined)
        return [];
    const line = (overlay?.totals.get(key)?.visits ?? 0) > 0 ? '==>' : '-->';
    return [`  ${bars.get(key)} ${line}|"join ${mermaidText(join)}"| ${ids.get(key)}`];
}
/** Draws places that lie in the same thing in a subgraph. They come in order: what belongs together stands together. */
function nested(places, drawn) {
    const subgraphs = new Map();
    const root = { lines: [], name: '' };
    const boxOf = (within) => {
        const name = within.at(-1);
        if (name === undefined)
            return root;
        let box = subgraphs.get(name);
        if (box === undefined) {
            const outer = within.at(-2);
            box = { lines: [], name: outer === undefined ? name : name.slice(outer.length + 1) };
            subgraphs.set(name, box);
            boxOf(within.slice(0, -1)).lines.push(box);
        }
        return box;
    };
    for (const place of places)
        boxOf(place.within).lines.push(...drawn(place));
    let count = 0;
    const print = ({ lines }, indent) => lines.flatMap((line) => {
        if (typeof line === 'string')
            return [`${indent}${line}`];
        const head = `${indent}subgraph s${count}["${labelText(line.name)}"]`;
        count += 1;
        return [head, ...print(line, `${indent}  `), `${indent}end`];
    });
    return print(root, '  ');
}
/** @param label as `mermaidText` gives it */
function shape(kind, label) {
    const text = `"${label}"`;
    switch (kind) {
        case 'prompt':
        case 'missing':
            return `[${text}]`;
        case 'script':
            return `{{${text}}}`;
        case 'engine':
            return `(${text})`;
        case 'ask':
            return `([${text}])`;
        case 'start':
            return '((" "))';
        case 'raise':
            return '(("any failure"))';
        case 'end':
            return '((("end")))';
        default:
            return kind;
    }
}
function labelOf({ key, kind, label }, overlay, isBoth) {
    const name = labelText(label);
    const total = overlay?.totals.get(key) ?? report_totals/* NO_TOTAL */.x9;
    if (kind === 'ask')
        return `${name} asks${total.visits > 1 ? ` ×${total.visits}` : ''}`;
    if (kind === 'missing')
        return `${name}<br/>missing`;
    return [name, ...(overlay === null ? [] : factsOf(total, isBoth))].join('<br/>');
}
/** What is printed in a place. A run by itself shows only visited places; on a map, the number of visits is shown too. */
function factsOf({ visits, costUsd, replayedUsd, ms }, isBoth) {
    const facts = [
        visits === 0 ? 'not entered' : visits > 1 ? `${visits} visits` : isBoth ? '1 visit' : '',
        costUsd > 0 ? (0,format/* formatUsd */.UK)(costUsd) : '',
        replayedUsd > 0 ? `${(0,format/* formatUsd */.UK)(replayedUsd)} replayed` : '',
        isBoth && ms > 0 ? (0,format/* formatDuration */.a3)(ms) : '',
    ];
    const lines = [];
    for (const fact of facts.filter((each) => each !== '')) {
        const longer = `${lines.at(-1)} · ${fact}`;
        if (lines.length > 0 && longer.length <= FACT_COLUMNS)
            lines[lines.length - 1] = longer;
        else
            lines.push(fact);
    }
    return lines.map(mermaidText);
}
function labelText(text) {
    return mermaidText((0,report_text/* cutMiddle */.it)((0,report_text/* oneLine */.TN)(text).slice(0, LABEL_UNITS) || '?', LABEL_COLUMNS));
}
/** Puts all but letters, digits and harmless signs as character codes: no quote, tag, link or keyword is left. */
function mermaidText(text) {
    // Two dollar signs would begin a formula.
    return text
        .replace(/\$+/g, '$$')
        .replace(/[^\p{L}\p{M}\p{N} _.,·×…-]/gu, (character) => `#${character.codePointAt(0)};`);
}
const LINES = {
    goto: ['-->', ''],
    reset: ['-->', 'reset'],
    answer: ['-->', 'answer'],
    fork: ['-->', 'fork'],
    limit: ['-->', 'max visits'],
    timeout: ['-->', 'timeout'],
    skip: ['-.->', 'skip'],
    call: ['-.->', 'call'],
    return: ['-.->', 'return'],
    join: ['-.->', 'result'],
    error: ['-->', 'error'],
    perhaps: ['-.->', 'perhaps'],
};
function arrow(way, isBoth) {
    const { kind, count } = way;
    const times = count > 1 ? `×${count}` : '';
    const word = wayWord(way);
    const text = [word === '' ? '' : labelText(word), times].filter((part) => part !== '').join(' ');
    const drawn = isBoth && count > 0 ? '==>' : LINES[kind][0];
    return text === '' ? drawn : `${drawn}|"${text}"|`;
}
/** The label of an edge; empty for a plain one. */
function wayWord({ kind, label }) {
    return label === '' ? LINES[kind][1] : label;
}
function barStyle(bars) {
    if (bars.length === 0)
        return [];
    return ['  classDef barStyle fill:#6e7781,stroke:#6e7781', `  class ${bars.join(',')} barStyle`];
}
/** Only borders are set, so that light and dark themes keep their own colours inside. */
const KINDS = {
    prompt: 'stroke:#8250df,stroke-width:2px',
    script: 'stroke:#0969da,stroke-width:2px',
    ask: 'stroke:#bf8700,stroke-width:2px',
    end: 'stroke:#1a7f37,stroke-width:2px',
    missing: 'stroke:#d1242f,stroke-width:2px,stroke-dasharray:5 4',
};
const MARKS = {
    failed: 'stroke:#d1242f,stroke-width:4px',
    open: 'stroke:#bf8700,stroke-width:4px',
    // What a run has left out is paler, and can still be read.
    left: 'stroke-opacity:0.45,color:#6e7781',
};
function styles(places, ids, overlay) {
    const classOf = new Map();
    const put = (name, key) => {
        const members = classOf.get(name);
        if (members === undefined)
            classOf.set(name, [ids.get(key)]);
        else
            members.push(ids.get(key));
    };
    for (const { key, kind, state } of places) {
        if (KINDS[kind] !== undefined)
            put(kind, key);
        if (overlay === null)
            continue;
        const mark = overlay.marks.get(key);
        if (mark !== undefined)
            put(mark, key);
        else if (state !== undefined && (overlay.totals.get(key)?.visits ?? 0) === 0)
            put('left', key);
    }
    const all = { ...KINDS, ...MARKS };
    const names = [...classOf.keys()].sort((a, b) => Object.keys(all).indexOf(a) - Object.keys(all).indexOf(b));
    return [
        // The bare word `end` would be the keyword.
        ...names.map((name) => `  classDef ${name}Style ${all[name]}`),
        ...names.map((name) => `  class ${classOf.get(name).join(',')} ${name}Style`),
    ];
}

// EXTERNAL MODULE: ./lib/report/run-overlay.js + 1 modules
var run_overlay = __webpack_require__(4460);
// EXTERNAL MODULE: ./lib/core/join/failures.js
var failures = __webpack_require__(23697);
// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
// EXTERNAL MODULE: ./lib/report/console/path.js
var console_path = __webpack_require__(54069);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
;// CONCATENATED MODULE: ./lib/report/summary/agent-table.js








/** How many rows are shown. The others are folded below them. */
const MAX_SHOWN = 20;
const MAX_ROWS = 100;
const PATH_COLUMNS = 200;
const GLYPHS = { arrow: '→', times: '×', ellipsis: '…' };
const HEAD = ['Agent', 'Path', 'Turns ', 'Cost ', 'Result'];
/** A row per agent: its path, turns, cost, and how it ended or where it is (spec 4.6). */
function agentTable(input) {
    const { run, picture } = input;
    const family = allAgents(run, picture);
    if (family.length === 0)
        return [];
    const live = new Set(run.agents.map(({ id }) => id));
    // Readers look for agents that have not ended.
    const ranked = [...new Set([...family.filter(({ id }) => live.has(id) || id === 'main'), ...family])];
    const shown = new Set(ranked.slice(0, MAX_SHOWN));
    const folded = new Set(ranked.slice(MAX_SHOWN, MAX_ROWS));
    const totals = (0,report_totals/* totalsOf */.vA)(picture.story, 'agent');
    const rows = (wanted) => (0,markdown/* table */.tp)(HEAD, family
        .filter((agent) => wanted.has(agent))
        .map((agent) => row(agent, totals.get(agent.id) ?? report_totals/* NO_TOTAL */.x9, input)));
    const hidden = ranked.length - shown.size - folded.size;
    return [
        rows(shown),
        ...(folded.size === 0 ? [] : [(0,markdown/* details */.zH)(`${folded.size} more agents`, rows(folded))]),
        ...(hidden === 0 ? [] : [`<sub>… and ${hidden} more agents, which are in the transcripts.</sub>`]),
    ];
}
/** Every agent of the run, even if the log lacks it, followed by its workers. */
function allAgents(run, picture) {
    const known = new console_picture/* RunPicture */.U();
    for (const [id, agent] of picture.agents)
        known.agents.set(id, agent);
    for (const id of [...Object.keys(run.results), ...run.agents.map((agent) => agent.id)])
        known.agent(id, 0);
    return known.family();
}
function row(agent, { turns, costUsd, replayedUsd }, input) {
    return [
        `${'&nbsp;&nbsp;'.repeat(Math.min(4, agent.depth))}${(0,markdown/* inline */.mG)(agent.id, 60)}`,
        pathOf(input.picture.pathOf(agent.id)),
        String(turns),
        (0,markdown/* usd */.dR)(costUsd + replayedUsd),
        endOf(agent, input),
    ];
}
function pathOf(path) {
    const steps = (0,console_path/* compressPath */.k)(path.map((state) => (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(state)).slice(0, 80)));
    if (steps.length === 0)
        return '';
    return (0,markdown/* inlinePath */.pN)((0,console_path/* pathLines */.V)(steps, Number.MAX_SAFE_INTEGER, GLYPHS)[0] ?? '', PATH_COLUMNS);
}
function endOf(picture, { run, results, redact }) {
    const { id } = picture;
    const result = (0,own_value/* ownValue */.e)(results, id);
    const agent = run.agents.find((each) => each.id === id);
    if (agent === undefined)
        return result === undefined ? goneOf(run, picture) : `✅ ${firstLine(redact(result))}`;
    switch (agent.status) {
        case 'failed':
            return `❌ <code>${agent.error?.code ?? ''}</code> ${firstLine(redact(agent.error?.message ?? ''))}`;
        case 'asking':
            return `🙋 ${firstLine(redact(agent.ask?.question ?? ''))}`;
        case 'waiting': {
            const { ended, all } = (0,failures/* joinProgress */.mN)(run, agent);
            return `⏸️ at ${(0,markdown/* inline */.mG)((0,workflow_map/* stateName */.Vi)(agent.current_state), 60)}: ${ended} of ${all} workers ended`;
        }
        case 'stopped':
            return '⏹️ stopped: its join had enough';
        case 'active':
            return `⏸️ in ${(0,markdown/* inline */.mG)((0,workflow_map/* stateName */.Vi)(agent.current_state), 60)}`;
    }
}
/** An agent that was handed to a join without a result. When the join is over, only the log knows how the agent ended. */
function goneOf(run, { id, failed, ending }) {
    const joined = run.agents.flatMap((agent) => agent.joined ?? []).find((worker) => worker.id === id);
    if (joined?.status === 'failed' || failed)
        return `❌ <code>${joined?.error?.code ?? ending ?? ''}</code> handed over to its join`;
    return (joined?.status ?? ending) === 'stopped' ? '⏹️ stopped: its join had enough' : '';
}
function firstLine(text) {
    return (0,markdown/* inline */.mG)(/\S.*/.exec(text)?.[0] ?? '', 160);
}

// EXTERNAL MODULE: ./lib/report/summary/going-on.js
var going_on = __webpack_require__(79205);
// EXTERNAL MODULE: ./lib/report/summary/head.js
var head = __webpack_require__(62691);
// EXTERNAL MODULE: ./lib/report/summary/last-words.js
var last_words = __webpack_require__(98481);
;// CONCATENATED MODULE: ./lib/report/summary/summary.js













/** GitHub drops a whole summary of more than 1 MiB, and a redactor's marks may still be added. */
const MAX_BYTES = 900_000;
/** Nobody can read a larger chart. GitHub's own limit is 50,000 characters. */
const CHART_LIMITS = { places: 60, edges: 300 };
const RESULT_LENGTH = 6000;
/** A result up to this length is shown unfolded. */
const SHORT_RESULT = 1200;
const STATUS = {
    running: ['⏹️', 'interrupted'],
    completed: ['✅', 'completed'],
    failed: ['❌', 'failed'],
    asking: ['🙋', 'is asking'],
    paused: ['⏸️', 'paused'],
    budget_exceeded: ['💸', 'ran out of budget'],
    forked: ['🔀', 'forked: its workers run in jobs of their own'],
};
/** The job summary as Markdown, always under 1 MiB of UTF-8 (spec 4.6). */
function summaryOf(input) {
    const { run, events } = input;
    const results = shownResults(input);
    const redact = input.redact ?? ((text) => text);
    const story = new story_story/* Story */.g();
    const picture = new console_picture/* RunPicture */.U(story);
    for (const event of events)
        picture.apply(event);
    const overlay = new run_overlay/* RunOverlay */.E(run, story);
    const fixed = [
        ...statusLines(input, story),
        ...messageOf(run, redact),
        ...(0,going_on/* questionLines */.Qx)(input, redact),
        ...resultOf(results.main, run, redact),
        ...graph(overlay),
        ...agentTable({ run, results, picture, redact }),
    ];
    const end = (0,going_on/* goingOn */.iO)(input);
    const room = MAX_BYTES - (0,markdown/* utf8Bytes */.dy)([...fixed, ...end].join('\n\n'));
    const words = (0,last_words/* lastWords */.a)(overlay, story, { room, redact });
    return `${[...fixed, ...words, ...end].join('\n\n')}\n`;
}
function statusLines({ run, runCostUsd, workflow, uncounted = [] }, story) {
    const [icon, words] = STATUS[run.status];
    const reason = run.reason === null || run.reason === 'ASK' ? '' : ` · <code>${run.reason}</code>`;
    const replayed = story.replayedUsd;
    const earlier = run.total_cost_usd - runCostUsd > 0.00005;
    const facts = [
        run.total_cost_usd === 0 && replayed > 0
            ? ''
            : cost(run, uncounted.length > 0 || (0,state_tally/* turnsOf */.oA)('unknown_cost_turns', run.states) > 0),
        run.forgotten_usd === undefined ? '' : `${(0,markdown/* usd */.dR)(run.forgotten_usd)} of it for what has not happened`,
        earlier ? `${(0,markdown/* usd */.dR)(runCostUsd)} in this attempt` : '',
        replayed > 0 ? `${(0,markdown/* usd */.dR)(replayed)} replayed, not charged` : '',
        (0,format/* formatDuration */.a3)(story.workingMs),
        `${run.steps} ${run.steps === 1 ? 'step' : 'steps'}`,
        `run <code>${(0,markdown/* inline */.mG)(run.workflow_id, 110)}</code>`,
    ].filter((fact) => fact !== '');
    const uncertain = (0,report_totals/* uncertainCosts */.gg)(run.states).map((told) => `> [!WARNING]\n> ${(0,markdown/* inline */.mG)(`${told[0].toUpperCase()}${told.slice(1)}.`, 300)}`);
    const lost = uncounted.length === 0
        ? []
        : [
            `<sub>In no sum is what was spent in ${(0,markdown/* inline */.mG)(uncounted.join('; '), 500)}: it ended before anything was saved.</sub>`,
        ];
    return [
        `### ${icon} ${(0,markdown/* inline */.mG)((0,head/* workflowTitle */.il)(workflow), 80)} ${words}${reason}`,
        facts.join(' · '),
        ...uncertain,
        ...lost,
    ];
}
function cost({ total_cost_usd: total, budget_usd: budget }, isAtLeast) {
    return `${isAtLeast ? 'at least ' : ''}<b>${(0,markdown/* usd */.dR)(total)}</b>${budget === 0 ? ', no budget' : ` of ${(0,markdown/* usd */.dR)(budget)}`}`;
}
/** The run's message about its end. With open questions it is left out, since they say more. */
function messageOf(run, redact) {
    if (run.message === null || (run.status === 'asking' && run.agents.some(({ ask }) => ask !== null))) {
        return [];
    }
    return (0,head/* quoted */.TL)(redact(run.message));
}
function shownResults({ run, longResults = {} }) {
    const results = Object.entries(run.results).map(([id, result]) => [
        id,
        typeof result === 'string'
            ? result
            : ((0,own_value/* ownValue */.e)(longResults, id) ?? `[${result.bytes} bytes in ${result.file}]`),
    ]);
    return Object.fromEntries(results);
}
function resultOf(main, { typed }, redact) {
    const said = redact(main ?? '').trim();
    if (said === '')
        return [];
    const result = typed ? laidOut(said) : said;
    const text = (0,markdown/* block */.om)(result, RESULT_LENGTH);
    return [result.length <= SHORT_RESULT ? `**Result**\n\n${text}` : (0,markdown/* details */.zH)('<b>Result</b>', text)];
}
/** Longer results are cut anyway. */
const MAX_LAID_OUT = 100_000;
const COLUMNS = 100;
/**
 * A typed result, laid out for people: what fits is on one line, and so is a list's item with only plain values;
 * otherwise each member has a line. Other texts stay as they are.
 */
function laidOut(result) {
    if (result.length > MAX_LAID_OUT)
        return result;
    try {
        return written(JSON.parse(result), 0, '');
    }
    catch {
        return result;
    }
}
function written(value, indent, key) {
    const line = key + JSON.stringify(value);
    if (!isContainer(value) || line.length + indent < COLUMNS)
        return line;
    if (indent > 0 && !Object.values(value).some(isContainer))
        return line;
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const members = Array.isArray(value)
        ? value.map((each) => written(each, indent + 2, ''))
        : Object.entries(value).map(([name, each]) => written(each, indent + 2, `${JSON.stringify(name)}: `));
    const inner = members.map((member) => `${' '.repeat(indent + 2)}${member}`).join(',\n');
    return `${key}${open}\n${inner}\n${' '.repeat(indent)}${close}`;
}
function isContainer(value) {
    return typeof value === 'object' && value !== null;
}
function graph(overlay) {
    const { text, places, hidden } = flowchart(null, overlay, CHART_LIMITS);
    if (places.size === 0)
        return [];
    const note = hidden === 0 ? [] : [`<sub>The most travelled states; ${hidden} more are not shown.</sub>`];
    return [`\`\`\`mermaid\n${text}\`\`\``, ...note];
}


/***/ })

};
