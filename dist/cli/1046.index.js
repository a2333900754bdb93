export const id = 1046;
export const ids = [1046];
export const modules = {

/***/ 1046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagramCommand: () => (/* binding */ diagramCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(4639);
// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(3706);
// EXTERNAL MODULE: ./lib/core/own.js
var own = __webpack_require__(6183);
// EXTERNAL MODULE: ./lib/report/transition.js
var report_transition = __webpack_require__(2135);
;// CONCATENATED MODULE: ./lib/report/summary/travel.js


/**
 * The way that a run has gone, over all its lives: places with visits and costs, and the edges between them.
 * A crash may have logged an event twice, before and after; turns and workers tell such doubles apart.
 */
class Travel {
    /** In the order in which they were first reached. */
    places = new Map();
    edges = new Map();
    /** Turns by agent. */
    turns = new Map();
    costs = new Map();
    /** First and last moment of each orchestrator's life, ms since the epoch. */
    lives = [];
    #visits = new Map();
    #seen = new Set();
    /** The question whose answer an agent waits for. */
    #asked = new Map();
    /** In which state each agent ended. */
    #ended = new Map();
    #order = 0;
    constructor(events) {
        for (const event of events)
            this.#take(event);
        for (const { state, usd } of this.costs.values())
            this.#state(state).costUsd += usd;
    }
    get workingMs() {
        return this.lives.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
    }
    /** What agents have cost, replayed turns included. */
    costOf(agent) {
        return this.#sum((cost) => cost.agent === agent);
    }
    /** USD, by state. */
    get replayedByState() {
        const sums = new Map();
        for (const { state, usd, replayed } of this.costs.values())
            if (replayed)
                sums.set(state, (sums.get(state) ?? 0) + usd);
        return Object.fromEntries(sums);
    }
    get replayedUsd() {
        return this.#sum((cost) => cost.replayed);
    }
    #sum(wanted) {
        return [...this.costs.values()].filter(wanted).reduce((sum, { usd }) => sum + usd, 0);
    }
    #take(event) {
        this.#order += 1;
        this.#liveOn(event);
        switch (event.type) {
            case 'state_started':
                this.#enter(event);
                break;
            case 'turn_started':
                this.turns.set(event.agent, (this.turns.get(event.agent) ?? new Set()).add(event.turn));
                break;
            case 'cost':
                this.costs.set(event.turn, {
                    agent: event.agent,
                    state: event.state,
                    usd: event.cost_usd,
                    replayed: event.basis === 'replayed',
                });
                break;
            case 'outcome':
                this.#state(event.state).last = this.#lastWord(event);
                break;
            case 'transition':
                if (this.#isNew(`transition ${event.agent} ${event.turn}`))
                    this.#go(event);
                break;
            case 'forked':
                if (this.#isNew(`worker ${event.worker}`))
                    this.#edge(event.state, event.worker_state, 'fork');
                break;
            case 'max_visits':
                this.#edge(event.state, event.to, 'limit');
                break;
            case 'join_timeout':
                this.#edge(event.state, event.to, 'timeout');
                break;
            case 'skipped':
                this.#edge(event.state, event.to, 'skip');
                break;
            case 'joined':
                this.#join(event);
                break;
            case 'asked':
                this.#ask(event);
                break;
            case 'agent_ended':
                if (this.#isNew(`ended ${event.agent}`)) {
                    this.#link((0,workflow_map/* stateKey */.bP)(event.state), this.#end().key, 'goto');
                    this.#ended.set(event.agent, event.state);
                }
                break;
        }
    }
    #liveOn(event) {
        const time = Date.parse(event.time);
        if (Number.isNaN(time))
            return;
        const life = this.lives.at(-1);
        const begins = event.type === 'run_started' || event.type === 'run_resumed';
        if (life === undefined || begins)
            this.lives.push({ from: time, to: time });
        else
            life.to = Math.max(life.to, time);
    }
    #enter(event) {
        const place = this.#state(event.state, event.kind);
        place.visits += 1;
        this.#visits.set(event.agent, event.visit);
        const asked = this.#asked.get(event.agent);
        this.#asked.delete(event.agent);
        if (asked !== undefined)
            this.#link(asked, place.key, 'answer');
        if (this.#isNew('entry'))
            this.#link(this.#place(workflow_map/* START */.d3, '', 'start').key, place.key, 'goto');
    }
    #lastWord(event) {
        const { agent, result } = event;
        const common = { agent, visit: this.#visits.get(agent) ?? 1, order: this.#order };
        switch (result.kind) {
            case 'text':
                return { ...common, kind: 'text', text: result.text };
            case 'exit': {
                const code = result.exit_code === 0 ? '' : `exit code ${result.exit_code}`;
                const errors = result.stderr.trim() === '' ? '' : `stderr:\n${result.stderr.trim()}`;
                const parts = [code, result.stdout.trim(), errors].filter((part) => part !== '');
                return { ...common, kind: 'script', text: parts.join('\n\n') };
            }
            case 'failure':
                return { ...common, kind: 'failure', text: `${result.code}: ${result.message}` };
        }
    }
    #go({ state, transition, to }) {
        const kind = (0,report_transition/* edgeKind */.Ye)(transition);
        if (kind !== null && to !== null)
            this.#edge(state, to, kind);
    }
    #ask({ agent, state }) {
        const place = this.#place((0,workflow_map/* askKey */.xo)(state), (0,workflow_map/* stateLabel */.UH)(state), 'ask');
        if (this.#asked.get(agent) === place.key)
            return;
        this.#asked.set(agent, place.key);
        place.visits += 1;
        this.#link((0,workflow_map/* stateKey */.bP)(state), place.key, 'goto');
    }
    /** What had been taken for an end was the way to the join. */
    #join({ state, workers }) {
        for (const { id } of workers) {
            const ended = this.#ended.get(id);
            if (ended === undefined || !this.#isNew(`joined ${id}`))
                continue;
            this.#unlink((0,workflow_map/* stateKey */.bP)(ended), workflow_map/* END */.Kp, 'goto');
            this.#edge(ended, state, 'join');
        }
    }
    #unlink(from, to, kind) {
        const key = JSON.stringify([from, to, kind]);
        const edge = this.edges.get(key);
        if (edge === undefined)
            return;
        edge.count -= 1;
        if (edge.count > 0)
            return;
        this.edges.delete(key);
        if (![...this.edges.values()].some((other) => other.to === to))
            this.places.delete(to);
    }
    #edge(from, to, kind) {
        this.#link(this.#state(from).key, this.#state(to).key, kind);
    }
    #link(from, to, kind) {
        const key = JSON.stringify([from, to, kind]);
        const edge = this.edges.get(key);
        if (edge === undefined)
            this.edges.set(key, { from, to, kind, count: 1 });
        else
            edge.count += 1;
    }
    #state(state, kind) {
        const place = this.#place((0,workflow_map/* stateKey */.bP)(state), (0,workflow_map/* stateLabel */.UH)(state), kind ?? guessedKind(state));
        if (kind !== undefined)
            place.kind = kind;
        return place;
    }
    #end() {
        return this.#place(workflow_map/* END */.Kp, '', 'end');
    }
    #place(key, label, kind) {
        let place = this.places.get(key);
        if (place === undefined) {
            place = { key, label, kind, visits: 0, costUsd: 0, last: null };
            this.places.set(key, place);
        }
        return place;
    }
    #isNew(what) {
        const isNew = !this.#seen.has(what);
        this.#seen.add(what);
        return isNew;
    }
}
/** Until the state is entered its name has to do. */
function guessedKind(state) {
    return /\.(?:sh|ps1|bat)$/.test(state) ? 'script' : 'prompt';
}

;// CONCATENATED MODULE: ./lib/report/diagram/journey.js



/** The events of a log that a journey is made from. */
const EVENTS_OF_TRAVEL = new Set([
    'run_started',
    'run_resumed',
    'state_started',
    'turn_started',
    'cost',
    'transition',
    'forked',
    'max_visits',
    'skipped',
    'join_timeout',
    'joined',
    'asked',
    'agent_ended',
]);
/** A run on its workflow's map. */
class Journey {
    stays;
    marks;
    edges;
    #places;
    /** @param events its whole log */
    constructor(run, events) {
        const travel = new Travel(events);
        this.edges = [...travel.edges.values()];
        this.#places = travel.places;
        this.marks = marksOf(run);
        const replayed = travel.replayedByState;
        const stays = new Map();
        for (const { key, visits } of travel.places.values())
            stays.set(key, { visits, turns: 0, costUsd: 0, replayedUsd: 0, ms: 0 });
        for (const [state, { visits, turns, cost_usd: costUsd, ms }] of Object.entries(run.states))
            stays.set((0,workflow_map/* stateKey */.bP)(state), { visits, turns, costUsd, replayedUsd: (0,own/* own */.Z)(replayed, state) ?? 0, ms });
        this.stays = stays;
    }
    /** Places that the run has come to and the map has not: the workflow has changed since, or it was a computed name. */
    elsewhere(known) {
        const keys = new Set(known.map(({ key }) => key));
        return [...this.#places.values()]
            .filter(({ key }) => !keys.has(key))
            .map(({ key, kind, label }) => ({ key, kind, label, within: [] }));
    }
}
/** Where agents have stopped. */
function marksOf(run) {
    const marks = new Map();
    for (const { status, current_state: state } of run.agents) {
        const key = status === 'asking' ? (0,workflow_map/* askKey */.xo)(state) : (0,workflow_map/* stateKey */.bP)(state);
        if (marks.get(key) !== 'failed')
            marks.set(key, status === 'failed' ? 'failed' : 'open');
    }
    return marks;
}
/** The map's ways with how often each was taken; those that are not on the map come last. */
function drawnWays(map, journey) {
    if (journey === null)
        return map.ways.map((way) => ({ ...way, count: 0 }));
    const byEnds = new Map();
    for (const way of map.ways) {
        const ends = JSON.stringify([way.from, way.to]);
        byEnds.set(ends, [...(byEnds.get(ends) ?? []), way]);
    }
    const counts = new Map();
    const others = [];
    for (const { from, to, kind, count } of journey.edges) {
        const ways = byEnds.get(JSON.stringify([from, to])) ?? [];
        const way = ways.find((each) => each.kind === kind) ?? ways[0];
        if (way !== undefined)
            counts.set(way, (counts.get(way) ?? 0) + count);
        else if (!isAnswered(from, to, byEnds))
            others.push({ from, to, kind, label: '', count });
    }
    return [...map.ways.map((way) => ({ ...way, count: counts.get(way) ?? 0 })), ...others];
}
/** A graph's state goes on itself once its question is answered; on the map the question leads there. */
function isAnswered(from, to, byEnds) {
    return from.startsWith('state ') && byEnds.has(JSON.stringify([(0,workflow_map/* askKey */.xo)(from.slice('state '.length)), to]));
}

;// CONCATENATED MODULE: ./lib/report/diagram/mermaid-text.js
/** Everything but letters, digits and harmless signs as a character code: no quote, tag, link or keyword is left. */
function mermaidText(text) {
    // Two of them would begin a formula.
    return text
        .replace(/\$+/g, '$$')
        .replace(/[^\p{L}\p{M}\p{N} _.,·×…-]/gu, (character) => `#${character.codePointAt(0)};`);
}

;// CONCATENATED MODULE: ./lib/report/diagram/flowchart.js




const LABEL_COLUMNS = 48;
/** Of characters without width, any number fits in the columns. */
const LABEL_UNITS = 100;
/** A flow of this many places fits beside each other. */
const WIDE_PLACES = 7;
/**
 * A workflow as a Mermaid flowchart (spec 2.5): its states by kind, its transitions, joins as bars, used workflows and
 * groups as subgraphs, missing targets dashed.
 * @param journey what a run has made of it: its ways are thick then
 */
function flowchart(map, journey = null) {
    const places = journey === null ? map.places : [...map.places, ...journey.elsewhere(map.places)];
    const ids = new Map(places.map((place, index) => [place.key, `n${index}`]));
    const bars = new Map(places.filter(({ join }) => join !== undefined).map(({ key }) => [key, `j${ids.get(key).slice(1)}`]));
    const ways = drawnWays(map, journey).filter(({ from, to }) => ids.has(from) && ids.has(to));
    const edges = [
        ...ways.map((way) => `  ${departure(way, ids, bars)} ${arrow(way)} ${arrival(way, ids, bars)}`),
        ...places.flatMap((place) => barEdge(place, ids, bars, journey)),
    ];
    const lines = [
        `flowchart ${places.length <= WIDE_PLACES ? 'LR' : 'TD'}`,
        ...nested(places, (place) => [
            `${ids.get(place.key)}${shape(place, journey)}`,
            ...(bars.has(place.key) ? [`${bars.get(place.key)}@{ shape: fork }`] : []),
        ]),
        ...edges,
        ...styles(places, ids, journey),
    ];
    return {
        text: `${lines.join('\n')}\n`,
        edges: edges.length,
        places: new Map(places.map((place) => [ids.get(place.key), place])),
    };
}
/** Whoever waits too long at a join goes on from its door. */
function departure({ from, kind }, ids, bars) {
    return (kind === 'timeout' ? bars.get(from) : undefined) ?? ids.get(from);
}
/** A worker that is forked into a state with a join has none of its own yet, and enters at once (spec 7.1). */
function arrival({ to, kind }, ids, bars) {
    return (kind === 'fork' ? undefined : bars.get(to)) ?? ids.get(to);
}
function barEdge({ key, join }, ids, bars, journey) {
    if (join === undefined)
        return [];
    const line = (journey?.stays.get(key)?.visits ?? 0) > 0 ? '==>' : '-->';
    return [`  ${bars.get(key)} ${line}|"join ${mermaidText(join)}"| ${ids.get(key)}`];
}
/** Places with those that lie in the same thing in a subgraph. They come in order: what belongs together stands together. */
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
function shape(place, journey) {
    const text = `"${labelOf(place, journey?.stays.get(place.key), journey !== null)}"`;
    switch (place.kind) {
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
            return place.kind;
    }
}
function labelOf({ kind, label }, stay, hasRun) {
    const name = labelText(label);
    if (kind === 'ask')
        return `${name} asks${stay !== undefined && stay.visits > 1 ? ` ×${stay.visits}` : ''}`;
    if (kind === 'missing')
        return `${name}<br/>missing`;
    if (!hasRun)
        return name;
    return `${name}<br/>${stay === undefined || stay.visits === 0 ? 'not entered' : factsOf(stay)}`;
}
function factsOf({ visits, costUsd, replayedUsd, ms }) {
    const facts = [
        visits === 1 ? '1 visit' : `${visits} visits`,
        costUsd > 0 ? (0,format/* formatUsd */.UK)(costUsd) : '',
        replayedUsd > 0 ? `${(0,format/* formatUsd */.UK)(replayedUsd)} replayed` : '',
        ms > 0 ? (0,format/* formatDuration */.a3)(ms) : '',
    ];
    return facts
        .filter((fact) => fact !== '')
        .map(mermaidText)
        .join(' · ');
}
function labelText(text) {
    return mermaidText((0,report_text/* cutMiddle */.it)((0,report_text/* oneLine */.TN)(text).slice(0, LABEL_UNITS) || '?', LABEL_COLUMNS));
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
    perhaps: ['-.->', 'perhaps'],
};
function arrow({ kind, label, count }) {
    const [line, word] = LINES[kind];
    const times = count > 1 ? `×${count}` : '';
    const text = [label === '' ? word : labelText(label), times].filter((part) => part !== '').join(' ');
    const drawn = count > 0 ? '==>' : line;
    return text === '' ? drawn : `${drawn}|"${text}"|`;
}
/** Borders alone, so that light and dark themes keep their own colours inside. */
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
    // What a run has left out stands back.
    left: 'opacity:0.55',
};
function styles(places, ids, journey) {
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
        if (journey === null)
            continue;
        const mark = journey.marks.get(key);
        if (mark !== undefined)
            put(mark, key);
        else if (state !== undefined && (journey.stays.get(key)?.visits ?? 0) === 0)
            put('left', key);
    }
    const all = { ...KINDS, ...MARKS };
    const names = [...classOf.keys()].sort((a, b) => Object.keys(all).indexOf(a) - Object.keys(all).indexOf(b));
    return [
        // `end` alone would be the keyword.
        ...names.map((name) => `  classDef ${name}Style ${all[name]}`),
        ...names.map((name) => `  class ${classOf.get(name).join(',')} ${name}Style`),
    ];
}

// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(7087);
// EXTERNAL MODULE: ./lib/store/transcript.js
var transcript = __webpack_require__(9815);
// EXTERNAL MODULE: ./lib/workflow/lint/linted.js + 2 modules
var lint_linted = __webpack_require__(3570);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(1036);
// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(8251);
;// CONCATENATED MODULE: ./lib/workflow/map/ways.js



/** The ways out of a prompt or a script. */
function waysOut({ definition }, said, read, names) {
    const here = definition.name;
    const from = (0,workflow_map/* stateKey */.bP)(here);
    const drawn = { ways: [], places: [], calls: [], forks: [] };
    const add = (start, kind, to, label = '') => {
        if (to !== null)
            drawn.ways.push({ from: start, to, kind, label });
    };
    const key = (name) => name === undefined ? null : keyOf(name, here, names, drawn.places);
    const plainNext = said.find(({ tag }) => tag === 'goto')?.fields.target;
    for (const { tag, fields } of said) {
        const target = key(fields.target);
        switch (tag) {
            case 'goto':
            case 'reset':
                add(from, tag, target);
                break;
            case 'call':
            case 'function': {
                const back = key(fields.return);
                add(from, 'call', target, tag === 'function' ? tag : '');
                if (target !== null && back !== null)
                    drawn.calls.push({ from, target, back });
                break;
            }
            case 'fork': {
                // A <goto> beside the forks may give where their parent goes on.
                const next = key(fields.next ?? plainNext);
                add(from, 'fork', target);
                add(from, 'goto', next);
                if (target !== null)
                    drawn.forks.push({ target, next });
                break;
            }
            case 'ask': {
                const ask = (0,workflow_map/* askKey */.xo)(here);
                drawn.places.push(askPlace(here));
                add(from, 'goto', ask);
                add(ask, 'answer', key(fields.next));
                add(ask, 'timeout', key(fields.timeout_next), after(fields.timeout));
                break;
            }
            case 'result':
                break;
            default:
                tag;
        }
    }
    if (definition.kind !== 'graph') {
        const { max_visits: limit, join } = definition.options;
        if (limit?.goto !== undefined)
            add(from, 'limit', key(limit.goto), `after ${limit.count} visits`);
        if (join?.timeout_goto !== undefined)
            add(from, 'timeout', key(join.timeout_goto), after(join.timeout));
    }
    if (said.some(({ fields }) => Object.values(fields).some(isComputed)))
        for (const state of read.mentioned)
            if (state !== here)
                add(from, 'perhaps', (0,workflow_map/* stateKey */.bP)(state));
    return { ...drawn, ways: withoutDoubles(drawn.ways), ends: read.ends };
}
function after(time) {
    return time === undefined ? '' : `after ${time}`;
}
/** A question of this state's. */
function askPlace(state) {
    return { key: (0,workflow_map/* askKey */.xo)(state), kind: 'ask', label: '', within: [] };
}
/** null: it is no state's name, and filled in at run time at best; or it is another platform's. */
function keyOf(name, here, names, places) {
    if (isComputed(name) || (0,resolve/* nameProblem */.rH)(name) !== undefined)
        return null;
    const meant = names.meaningOf(name);
    if (meant === null)
        return null;
    if (typeof meant === 'string')
        return (0,workflow_map/* stateKey */.bP)(meant);
    const key = (0,workflow_map/* missingKey */.aV)((0,full_name/* scopeOf */.Od)(here) + name);
    places.push({ key, kind: 'missing', label: name, within: [] });
    return key;
}
/** A name that is filled in, by a shell or by us. */
function isComputed(name) {
    return /[$`%{}\\]/.test(name);
}
/** The same way may be said often. */
function withoutDoubles(ways) {
    const seen = new Map(ways.map((way) => [JSON.stringify([way.from, way.to, way.kind, way.label]), way]));
    // Once it is certain that it leads there, nobody needs to be told that it may.
    const certain = new Set(ways.filter(({ kind }) => kind !== 'perhaps').map(({ from, to }) => JSON.stringify([from, to])));
    return [...seen.values()].filter(({ kind, from, to }) => kind !== 'perhaps' || !certain.has(JSON.stringify([from, to])));
}
const toEnd = (from) => ({ from, to: workflow_map/* END */.Kp, kind: 'goto', label: '' });

;// CONCATENATED MODULE: ./lib/workflow/map/graph-ways.js


/** The routes of a state graph's state (spec 5.4, 5.5). */
function graphWaysOut(state) {
    const { id, routing, skip, maxVisits, feedback } = state;
    const here = (0,workflow_map/* stateKey */.bP)(id);
    const places = [];
    const ways = [];
    let from = here;
    if (feedback !== null || routing.kind === 'approval') {
        places.push(askPlace(id));
        ways.push({ from: here, to: (0,workflow_map/* askKey */.xo)(id), kind: 'goto', label: '' });
        from = (0,workflow_map/* askKey */.xo)(id);
    }
    const kind = from === here ? 'reset' : 'answer';
    for (const [label, to] of routesOf(routing))
        ways.push({ from, to: (0,workflow_map/* stateKey */.bP)(to), kind, label });
    if (routing.kind === 'terminal')
        ways.push(toEnd(from));
    if (skip !== null)
        ways.push({ from: here, to: (0,workflow_map/* stateKey */.bP)(skip), kind: 'skip', label: '' });
    if (maxVisits?.continue != null) {
        const label = `after ${maxVisits.count} visits`;
        ways.push({ from: here, to: (0,workflow_map/* stateKey */.bP)(maxVisits.continue), kind: 'limit', label });
    }
    return { ways, places, calls: [], forks: [], ends: false };
}
function routesOf(routing) {
    switch (routing.kind) {
        case 'on':
        case 'approval': {
            const { PASSED, FAILED } = routing;
            return [['PASSED', PASSED], ...(FAILED === null ? [] : [['FAILED', FAILED]])];
        }
        case 'transitions': {
            const { targets, fallback } = routing;
            return [...Object.entries(targets), ...(fallback === null ? [] : [['default', fallback]])];
        }
        case 'continue':
            return [['', routing.to]];
        case 'terminal':
            return [];
        default:
            return routing;
    }
}

;// CONCATENATED MODULE: ./lib/workflow/map/places.js


/**
 * A state as a place of the map.
 * @param groups ids of a state graph's groups
 */
function statePlace(state, groups) {
    const { definition } = state;
    const { name } = definition;
    const join = definition.kind === 'graph' ? undefined : definition.options.join;
    const within = definition.kind === 'graph' ? groupsOf(name, groups) : importsOf(name);
    const innermost = within.at(-1);
    const isInGroup = definition.kind === 'graph' && innermost !== undefined && name !== innermost;
    return {
        key: (0,workflow_map/* stateKey */.bP)(name),
        kind: kindOf(definition),
        label: definition.kind !== 'graph'
            ? (0,workflow_map/* stateLabel */.UH)((0,full_name/* ownNameOf */.Rc)(name))
            : isInGroup
                ? name.slice(innermost.length + 1)
                : name,
        within,
        ...(join !== undefined && { join: join.of === 'all' ? 'all' : join.of === 1 ? 'any' : `${join.of}` }),
        state: stateOf(state),
    };
}
/** `review` and `review:lint` of `review:lint:A`. */
function importsOf(name) {
    const names = (0,full_name/* scopeOf */.Od)(name).split(full_name/* SEPARATOR */.wv).slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join(full_name/* SEPARATOR */.wv));
}
/** `g` and `g.h` of `g.h.s`; a group's own state lies in it. */
function groupsOf(id, groups) {
    const parts = id.split('.');
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    return names.filter((name) => groups.has(name));
}
function kindOf(definition) {
    if (definition.kind !== 'graph')
        return definition.kind;
    switch (definition.state.type) {
        case 'agent':
            return 'prompt';
        case 'script':
        case 'command':
            return 'script';
        case 'engine':
            return 'engine';
        default:
            return definition.state;
    }
}
function stateOf({ definition, textLine }) {
    const { name, file } = definition;
    switch (definition.kind) {
        case 'prompt':
            return {
                name,
                file,
                line: definition.bodyLine,
                text: definition.body,
                settings: settingsOf(definition.options),
            };
        case 'script':
            return { name, file, line: textLine, text: definition.text, settings: settingsOf(definition.options) };
        case 'graph': {
            const { text, settings } = ofGraph(definition.state);
            return { name, file, line: textLine, text, settings: [...settings, ...settingsOf(definition.options)] };
        }
        default:
            return definition;
    }
}
function ofGraph(state) {
    switch (state.type) {
        case 'agent':
            return {
                text: state.prompt,
                settings: [
                    ['agent', state.agent],
                    ...(state.model === null ? [] : [['model', state.model]]),
                ],
            };
        case 'script':
            return { text: [state.script, ...state.args].join(' '), settings: [['script', state.script]] };
        case 'command':
            return {
                text: state.command,
                settings: state.directory === null ? [] : [['directory', state.directory]],
            };
        case 'engine':
            return {
                text: '',
                settings: state.success === null ? [] : [['success', String(state.success)]],
            };
        default:
            return state;
    }
}
/** Each key with its value on one line, as YAML flows. */
function settingsOf(options) {
    return Object.entries(options).flatMap(([key, value]) => {
        if (value === undefined)
            return [];
        if (key === 'allowed_transitions' && Array.isArray(value))
            return value.map((entry) => [key, flow(entry)]);
        return [[key, flow(value)]];
    });
}
function flow(value) {
    if (Array.isArray(value))
        return `[${value.map(flow).join(', ')}]`;
    if (typeof value === 'object' && value !== null)
        return `{ ${Object.entries(value)
            .map(([key, each]) => `${key}: ${flow(each)}`)
            .join(', ')} }`;
    return String(value);
}

// EXTERNAL MODULE: ./lib/workflow/lint/reach.js
var reach = __webpack_require__(4704);
;// CONCATENATED MODULE: ./lib/workflow/map/returns.js


/** Ways that are traced, at most: each call may lead to each `<result>`. */
const MOST_TRACED = 5000;
/**
 * Where `<result>`s lead: back to who called, to the join that waits for the worker, or to the end. Traced along the
 * ways that the same agent goes in the same call.
 */
function waysOfResults({ out, entry, joins }) {
    const onward = onwardInCall(out);
    const reached = new Map();
    const ending = (start) => {
        let states = reached.get(start);
        if (states === undefined) {
            states = (0,reach/* reachedFrom */.Tj)(start, onward);
            reached.set(start, states);
        }
        return [...states].filter((key) => out.get(key)?.ends);
    };
    const traced = [];
    const placed = new Set();
    const trace = (from, to, kind) => {
        if (traced.length >= MOST_TRACED)
            return;
        traced.push({ from, to, kind, label: '' });
        placed.add(from);
    };
    const all = [...out.values()];
    for (const { target, back } of distinct(all.flatMap(({ calls }) => calls)))
        for (const from of ending(target))
            trace(from, back, 'return');
    const unjoined = new Set();
    for (const { target, next } of distinct(all.flatMap(({ forks }) => forks))) {
        const doors = next === null ? [] : doorsFrom(next, onward, joins);
        for (const from of ending(target)) {
            if (doors.length === 0)
                unjoined.add(from);
            for (const door of doors)
                trace(from, door, 'join');
        }
    }
    const ofMain = new Set(entry === null ? [] : ending(entry));
    const ends = [...out].filter(([key, { ends }]) => ends && (ofMain.has(key) || unjoined.has(key) || !placed.has(key)));
    return [...traced, ...ends.map(([key]) => toEnd(key))];
}
/** The first doors that an agent comes to. */
function doorsFrom(start, onward, joins) {
    const reached = (0,reach/* reachedFrom */.Tj)(start, (key) => (joins.has(key) ? [] : onward(key)));
    return [...reached].filter((key) => joins.has(key));
}
/** Where the same agent goes on in the same call: not into a worker, and over a call to where that returns. */
function onwardInCall(out) {
    const next = new Map();
    const add = (from, to) => {
        const known = next.get(from);
        if (known === undefined)
            next.set(from, [to]);
        else
            known.push(to);
    };
    for (const { ways, calls } of out.values()) {
        for (const { from, to, kind } of ways)
            if (kind !== 'call' && kind !== 'fork')
                add(from, to);
        for (const { from, back } of calls)
            add(from, back);
    }
    return (key) => next.get(key) ?? [];
}
function distinct(list) {
    return [...new Map(list.map((each) => [JSON.stringify(each), each])).values()];
}

// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(1421);
// EXTERNAL MODULE: ./lib/workflow/lint/tags-in-text.js
var tags_in_text = __webpack_require__(4538);
;// CONCATENATED MODULE: ./lib/workflow/map/said.js


/** What a state says of where it leads: its policy, and the text where that leaves something open. */
function saidBy(definition, { tags }) {
    if (definition.kind === 'graph')
        return [];
    const policy = definition.kind === 'prompt' ? definition.options.allowed_transitions : undefined;
    if (policy === undefined || definition.kind === 'script')
        return tags.map(({ tag, states }) => said(tag, states));
    const listed = policy.map(declared);
    const open = new Set(listed.filter(({ tag, fields }) => tag !== 'result' && !namesState(fields)).map(({ tag }) => tag));
    const written = open.size === 0 ? [] : (0,tags_in_text/* tagsInText */.A)(definition.body, false).filter(({ tag }) => open.has(tag));
    return [...listed, ...written.map(({ tag, states }) => said(tag, states))];
}
function declared({ tag, match: _, ...fields }) {
    const known = Object.entries(fields).filter(([field]) => (0,tag_table/* isFieldName */.ac)(field));
    return { tag, fields: Object.fromEntries(known) };
}
function said(tag, states) {
    return { tag, fields: Object.fromEntries(states) };
}
function namesState(fields) {
    return Object.keys(fields).some((field) => tag_table/* FIELDS */.cJ[field].kind === 'state');
}

;// CONCATENATED MODULE: ./lib/workflow/map/map.js







/** A workflow from above (spec 2.5), as far as it can be read: it need not be one that could be run. */
function mapOf(reading, platform) {
    const { name, states, entry, graph } = reading;
    const linted = (0,lint_linted/* lintedWorkflow */.I)(reading, platform, undefined);
    const out = new Map(states.map((state) => [(0,workflow_map/* stateKey */.bP)(state.definition.name), outOf(state, linted)]));
    const groups = new Set(states.flatMap(({ definition }) => (isGroup(definition) ? [definition.name] : [])));
    const ofStates = states.map((state) => statePlace(state, groups));
    const joins = new Set(ofStates.filter(({ join }) => join !== undefined).map(({ key }) => key));
    const start = entry === null ? null : (0,workflow_map/* stateKey */.bP)(entry);
    const ways = [
        ...(start === null ? [] : [plain(workflow_map/* START */.d3, start)]),
        ...[...out.values()].flatMap((each) => each.ways),
        ...(graph?.error == null ? [] : [plain(workflow_map/* RAISE */.pN, (0,workflow_map/* stateKey */.bP)(graph.error))]),
        ...waysOfResults({ out, entry: start, joins }),
    ];
    return { name, places: [...placesOf(inOrder(ofStates, ways), out, ways)], ways: withoutDoubles(ways) };
}
function outOf(state, linted) {
    const { definition } = state;
    if (definition.kind === 'graph')
        return graphWaysOut(definition.state);
    const read = linted.ways.get(definition.name);
    return waysOut(state, saidBy(definition, read), read, linted.namesFor(state));
}
function isGroup(definition) {
    return definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
}
/** States as a run comes to them, then those that none is known to come to: pictures are laid out by their order. */
function inOrder(places, ways) {
    const onward = new Map();
    for (const { from, to } of ways) {
        const known = onward.get(from);
        if (known === undefined)
            onward.set(from, [to]);
        else
            known.push(to);
    }
    const reached = new Set([workflow_map/* START */.d3]);
    for (const key of reached)
        for (const next of onward.get(key) ?? [])
            reached.add(next);
    const at = new Map([...reached].map((key, index) => [key, index]));
    const rank = ({ key }) => at.get(key) ?? Number.POSITIVE_INFINITY;
    return [...places].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
/** Each state with the places that belong to it right after it; start and end around all, where anything leads there. */
function* placesOf(ofStates, out, ways) {
    const used = new Set(ways.flatMap(({ from, to }) => [from, to]));
    const told = new Set();
    const bare = (key, kind) => ({ key, kind, label: '', within: [] });
    if (used.has(workflow_map/* START */.d3))
        yield bare(workflow_map/* START */.d3, 'start');
    for (const place of ofStates) {
        yield place;
        for (const other of out.get(place.key)?.places ?? []) {
            if (told.has(other.key))
                continue;
            told.add(other.key);
            yield { ...other, within: place.within, ...(other.kind === 'ask' && { label: place.label }) };
        }
    }
    if (used.has(workflow_map/* RAISE */.pN))
        yield bare(workflow_map/* RAISE */.pN, 'raise');
    if (used.has(workflow_map/* END */.Kp))
        yield bare(workflow_map/* END */.Kp, 'end');
}
function plain(from, to) {
    return { from, to, kind: 'goto', label: '' };
}

// EXTERNAL MODULE: ./lib/workflow/open.js + 3 modules
var workflow_open = __webpack_require__(6923);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var findings = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/cli/start.js
var start = __webpack_require__(7262);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(2832);
;// CONCATENATED MODULE: ./lib/cli/commands/diagram.js













/** What Mermaid draws unless the page that it is on allows more: of edges, and of characters. */
const MERMAID_EDGES = 500;
const MERMAID_LENGTH = 50_000;
/** `raymond diagram WORKFLOW`: a Mermaid flowchart on standard output, or a page (spec 2.5). */
async function diagramCommand({ values, positionals }) {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0)
        throw new errors/* UsageError */.eb('One workflow: raymond diagram WORKFLOW, a folder, a .zip or a .yaml.');
    const cwd = (0,start/* workingDirectory */.p7)(values);
    const map = await readMap((0,external_node_path_.resolve)(cwd, path), cwd);
    const run = values.run === undefined ? null : await readRun(values.run, values, cwd);
    const chart = flowchart(map, run?.journey ?? null);
    await (0,terminal/* writeOut */.sD)(chart.text);
    tellLimits(chart);
    return 0;
}
/** As far as it can be read; what cannot is told, since the picture lacks it. */
async function readMap(path, cwd) {
    const reading = await (0,workflow_open/* readWorkflow */.S6)(path, { cwd });
    const [first, ...others] = reading.findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined && reading.states.length === 0)
        throw (0,findings/* errorOf */.Mz)([first, ...others]);
    if (reading.states.length === 0)
        throw new errors/* WorkflowError */.s8('the workflow has no states', { file: path });
    for (const finding of first === undefined ? [] : [first, ...others])
        warn((0,findings/* findingText */.NK)(finding));
    return mapOf(reading, process.platform === 'win32' ? 'windows' : 'posix');
}
async function readRun(id, values, cwd) {
    const paths = await (0,run_folder/* existingRun */.lW)((0,run_folder/* stateFolder */.yp)(cwd, values['state-dir']), (0,run_folder/* checkRunId */.np)(id));
    const run = await (0,state_file/* readStateFile */.qy)(paths.state);
    return { run, journey: new Journey(run, await (0,transcript/* readEvents */.wj)(paths.events, EVENTS_OF_TRAVEL)) };
}
/** The diagram is whole nevertheless: who draws it may allow more. */
function tellLimits({ edges, text }) {
    const over = [
        edges > MERMAID_EDGES
            ? `${edges} edges, where Mermaid draws ${MERMAID_EDGES} unless it is told otherwise`
            : '',
        text.length > MERMAID_LENGTH ? `${text.length} characters, where it reads ${MERMAID_LENGTH}` : '',
    ].filter((each) => each !== '');
    if (over.length > 0)
        warn(`the diagram has ${over.join(' and ')}; raymond diagram --html draws it whole`);
}
function warn(message) {
    process.stderr.write(`warning: ${(0,report_text/* sanitize */.aj)(message)}\n`);
}


/***/ }),

/***/ 3570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ lintedWorkflow)
});

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(308);
// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(8251);
// EXTERNAL MODULE: ./lib/core/scope/resolver.js
var resolver = __webpack_require__(8316);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(1036);
// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/workflow/lint/declared.js



/** Names that are looked up with the trouble of finding out what was probably meant. */
const MOST_HINTS = 50;
/**
 * Each name is looked up once, however many states say it.
 * @param names all that can be said: with extension, and of other workflows with what these are called
 * @param resolve throws ProtocolError for what is none
 */
function stateNames(names, resolve) {
    const known = new Set(names.flatMap((name) => [name, name.replace(/\.(md|sh|ps1|bat)$/, '')]));
    const found = new Map();
    let missing = 0;
    const lookUp = (name) => {
        if (!known.has(name))
            missing += 1;
        if (missing > MOST_HINTS)
            return { kind: 'missing', message: `there is no state "${name}".` };
        try {
            return resolve(name);
        }
        catch (error) {
            if (!(error instanceof errors/* ProtocolError */.bd))
                throw error;
            const { code, message } = error;
            if (code === 'AMBIGUOUS_TARGET')
                return { kind: 'ambiguous', message };
            if (code === 'MISSING_TARGET')
                return { kind: 'missing', message };
            return known.has(name) ? null : { kind: 'missing', message: `there is no state "${name}".` };
        }
    };
    const meaningOf = (name) => {
        let answer = found.get(name);
        if (answer === undefined) {
            answer = lookUp(name);
            found.set(name, answer);
        }
        return answer;
    };
    return { meaningOf, has: (word) => known.has(word) };
}
/** Every state's name that a state declares: in its policy, and where its loop limit or its join's time-out leads. */
function declaredNames(state, states) {
    const { definition } = state;
    if (definition.kind === 'graph')
        return [];
    const place = state.options ?? commentOf(state);
    const names = [];
    const add = (field, name, below) => {
        if ((0,resolve/* nameProblem */.rH)(name) !== undefined)
            return;
        const meant = states.meaningOf(name);
        const problem = typeof meant === 'string' ? null : meant;
        names.push({ field, place, below, problem });
    };
    const { max_visits: limit, join } = definition.options;
    if (join?.timeout_goto !== undefined)
        add('goto', join.timeout_goto, ['join', 'timeout_goto']);
    if (limit?.goto !== undefined)
        add('goto', limit.goto, ['max_visits', 'goto']);
    if (definition.kind !== 'prompt')
        return names;
    for (const [index, entry] of (definition.options.allowed_transitions ?? []).entries()) {
        for (const [key, value] of Object.entries(entry)) {
            const field = key;
            if (typeof value !== 'string' || tag_table/* FIELDS */.cJ[field]?.kind !== 'state')
                continue;
            add(field, value, ['allowed_transitions', index, field]);
        }
    }
    return names;
}
/** Where a script's options stand: in its comment, whose keys have one line. */
function commentOf({ definition, textLine }) {
    const lines = definition.kind === 'script' ? definition.text.split('\n') : [];
    const index = lines.findIndex((line) => /\braymond:.*\bjoin\.timeout_goto=/.test(line));
    return { source: { file: definition.file, lineOf: () => textLine + Math.max(0, index) }, prefix: [] };
}

// EXTERNAL MODULE: ./lib/workflow/lint/tags-in-text.js
var tags_in_text = __webpack_require__(4538);
;// CONCATENATED MODULE: ./lib/workflow/lint/ways.js



const CLOSED = { ways: [], mentioned: [], ends: false, isOpen: false, tags: [] };
/**
 * @param shared texts of the workflow's files that are no states
 * @param isBroken it could not all be read, perhaps not what it declares
 */
function waysOf(state, names, shared, isBroken) {
    const { definition } = state;
    // A graph's routes are all declared, and checked as it is read.
    if (definition.kind === 'graph')
        return { ...CLOSED, isOpen: true };
    const { max_visits: limit, join } = definition.options;
    const sentOn = [limit?.goto, join?.timeout_goto].flatMap((name) => {
        const to = name === undefined ? null : names.meaningOf(name);
        return typeof to === 'string' ? [{ tag: 'goto', field: 'target', to }] : [];
    });
    const policy = definition.kind === 'prompt' ? definition.options.allowed_transitions : undefined;
    const read = policy !== undefined
        ? declaredWays(policy, names)
        : writtenWays(textOf(state, shared), names, definition.kind === 'script');
    const isOpen = read.isOpen || (isBroken && definition.kind === 'prompt' && policy === undefined);
    return { ...read, ways: [...read.ways, ...sentOn], isOpen };
}
function declaredWays(policy, { meaningOf }) {
    const ways = [];
    let isOpen = false;
    for (const [entry, listed] of policy.entries()) {
        const { content, required } = tag_table/* TAGS */.gp[listed.tag];
        for (const field of [content, ...required, 'timeout_next']) {
            if (tag_table/* FIELDS */.cJ[field].kind !== 'state')
                continue;
            const name = listed[field];
            const meant = name === undefined ? null : meaningOf(name);
            if (typeof meant === 'string')
                ways.push({ tag: listed.tag, field, entry, to: meant });
            // What is amiss has been told; where it was to lead is not known.
            else
                isOpen ||= name !== undefined || field !== 'timeout_next';
        }
    }
    return { ...CLOSED, ways, ends: policy.some(({ tag }) => tag === 'result'), isOpen };
}
function writtenWays(text, names, isScript) {
    const tags = (0,tags_in_text/* tagsInText */.A)(text, isScript);
    const ways = [];
    for (const { tag, states } of tags) {
        for (const [field, name] of states) {
            if (isComputed(name) || (0,resolve/* nameProblem */.rH)(name) !== undefined)
                continue;
            const meant = names.meaningOf(name);
            if (typeof meant === 'string')
                ways.push({ tag, field, to: meant });
        }
    }
    const isDynamic = tags.some(({ states }) => states.some(([, name]) => isComputed(name)));
    // A prompt's placeholders may hold anything, and so may what a script calls; who is told nothing may go anywhere.
    const isOpen = isDynamic || tags.length === 0 || (!isScript && text.includes('{{'));
    // A payload may be longer than what is looked through for its opening.
    const ends = /<result[\s>]/.test(text);
    return { ways, mentioned: mentionedIn(text, names), ends, isOpen, tags };
}
/** A name that is filled in, by a shell or by us. */
function isComputed(name) {
    return /[$`%{}\\]/.test(name);
}
/** Each word of the text that is a state's name. */
function mentionedIn(text, { has, meaningOf }) {
    const words = new Set([
        ...(text.match(/[A-Za-z0-9_][\w.-]*[A-Za-z0-9_]|\w/g) ?? []),
        // Those of other workflows, and `review:` alone.
        ...(text.match(/[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}:(?:[\w.-]*\w)?/gu) ?? []),
    ]);
    return [...words].filter(has).flatMap((word) => {
        const meant = meaningOf(word);
        return typeof meant === 'string' ? [meant] : [];
    });
}
/** A state's text, with that of each file that it seems to use. */
function textOf({ definition }, shared) {
    if (definition.kind === 'graph')
        return '';
    if (definition.kind === 'prompt')
        return definition.body;
    const used = [...shared].filter(([name]) => definition.text.includes(name)).map(([, text]) => text);
    return [definition.text, ...used].join('\n');
}

;// CONCATENATED MODULE: ./lib/workflow/lint/linted.js





function lintedWorkflow(reading, platform, agentCli) {
    const { states: all, manifest, entry, startsAtEntry, complaints, parts } = reading;
    const resolve = (0,resolver/* resolverOf */.E)(parts, platform);
    const inScope = new Map(parts.map((part) => [part.scope, namesAndTexts(part, parts, resolve)]));
    const again = new Set(parts.filter(({ isAgain }) => isAgain).map(({ scope }) => scope));
    const states = all.filter(({ definition }) => !again.has((0,full_name/* scopeOf */.Od)(definition.name)));
    const known = ({ definition }) => {
        // A colon in a graph's name, or in one that was refused, is no scope.
        return inScope.get((0,full_name/* scopeOf */.Od)(definition.name)) ?? inScope.get('');
    };
    const byScope = new Map(parts.map((part) => [part.scope, part]));
    const partOf = (state) => byScope.get((0,full_name/* scopeOf */.Od)(state)) ?? parts[0];
    const errors = new Map();
    for (const finding of reading.findings.filter(({ severity }) => severity === 'error'))
        (errors.get(finding.file) ?? errors.set(finding.file, []).get(finding.file)).push(finding);
    const isBroken = (state) => errors.get(state.definition.file)?.some((error) => isAbout(error, state)) ?? false;
    const broken = new Set(all.filter(isBroken).map(({ definition }) => definition.name));
    const unreadable = reading.findings.filter(({ rule }) => rule === 'not-utf8').map(({ file }) => file);
    return {
        unreadable: new Set(unreadable),
        ...(complaints !== undefined && { complaints }),
        ...{ states, manifest, entry, platform, startsAtEntry },
        declared: states.flatMap((state) => declaredNames(state, known(state).names)),
        ways: new Map(all.map((state) => {
            const { names, texts } = known(state);
            return [state.definition.name, waysOf(state, names, texts, broken.has(state.definition.name))];
        })),
        byName: new Map(all.map((state) => [state.definition.name, state])),
        partOf,
        agentOf: (state) => agentCli ?? partOf(state).manifest.agent ?? manifest.agent ?? agent_clis/* DEFAULT_AGENT_CLI */.rB,
        broken,
        namesFor: (state) => known(state).names,
    };
}
/** Whether something that was found in a state's file is about the state: a document holds several. */
function isAbout({ path = [] }, { options }) {
    return (options?.prefix ?? []).every((key, index) => path[index] === key);
}
function namesAndTexts(part, parts, resolve) {
    const imported = [...part.imports].flatMap(([name, scope]) => {
        const names = parts.find((other) => other.scope === scope)?.names ?? [];
        return [`${name}:`, ...names.map((state) => `${name}:${state}`)];
    });
    return {
        names: stateNames([...part.names, ...imported], (target) => resolve(target, part.scope)),
        texts: new Map(part.shared.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])),
    };
}


/***/ }),

/***/ 4704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ circles),
/* harmony export */   GN: () => (/* binding */ staysInCall),
/* harmony export */   Tj: () => (/* binding */ reachedFrom),
/* harmony export */   U8: () => (/* binding */ reachableStates)
/* harmony export */ });
/** All that can be come to from a state, itself included. */
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
/** Whether this way is one that the same agent goes on by, in the same call: no worker, and no subroutine. */
function staysInCall({ tag, field }) {
    if (field !== 'target')
        return true;
    return tag !== 'fork' && tag !== 'call' && tag !== 'function';
}
/** The states of which each leads to all others of its group; a state alone counts if it leads to itself. */
function circles(states, onward) {
    // Tarjan's, with a list of its own instead of the stack: workflows may be a thousand states long.
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
/** Every state that a run may come to from its entry; null if that cannot be told. */
function reachableStates({ entry, ways }) {
    if (entry === null)
        return null;
    const reached = reachedFrom(entry, (state) => {
        const from = ways.get(state);
        return from === undefined ? [] : [...from.ways.map(({ to }) => to), ...from.mentioned];
    });
    return [...reached].some((state) => ways.get(state)?.isOpen) ? null : reached;
}


/***/ }),

/***/ 4538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ tagsInText)
/* harmony export */ });
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);

const CLOSING = new RegExp(`</(${_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_NAMES */ .qY.join('|')})>`, 'g');
/** Escaped quotes too: tags mostly stand in a script's strings. */
const ATTRIBUTE = /(\w+)\s*=\s*\\?["']([^"'\\]*)/g;
/** Characters from a tag's opening to its end. A longer one is not looked for, so that a text is read in linear time. */
const LONGEST = 4096;
/**
 * The tags that a text seems to write. Not by the rules of messages: a script's tags are put together by its shell,
 * so that quotes, `>` and `<` may stand anywhere in their attributes. A tag ends at its closing, and starts at the
 * nearest opening ahead of that.
 */
function tagsInText(text, isScript) {
    return [...text.matchAll(CLOSING)].flatMap(({ 1: name, index }) => {
        const tag = name;
        const before = text.slice(Math.max(0, index - LONGEST), index);
        const opening = before.lastIndexOf(`<${tag}`);
        if (opening < 0 || (isScript && isInComment(text, index)))
            return [];
        const written = before.slice(opening);
        const end = written.lastIndexOf('>');
        if (end < 0)
            return [];
        const { content } = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
        const inside = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[content].kind === 'state' ? [[content, written.slice(end + 1).trim()]] : [];
        const attributes = [...written.slice(0, end).matchAll(ATTRIBUTE)].flatMap(([, field = '', value = '']) => (0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(field) && _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].kind === 'state' ? [[field, value.trim()]] : []);
        return [{ tag, at: index - before.length + opening, states: [...inside, ...attributes] }];
    });
}
/** On a line that is a comment of a script's. */
function isInComment(text, at) {
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
    return /^\s*(#|::|rem\s)/i.test(line.slice(0, LONGEST));
}


/***/ })

};
