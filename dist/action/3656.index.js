export const id = 3656;
export const ids = [3656];
export const modules = {

/***/ 63656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  summaryOf: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./lib/core/own.js
var core_own = __webpack_require__(86183);
// EXTERNAL MODULE: ./lib/report/console/picture.js
var console_picture = __webpack_require__(44838);
// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
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
    'run_ended',
]);
/** A run on its workflow's map. */
class Journey {
    stays;
    marks;
    edges;
    /** Of all its lives. */
    workingMs;
    #places;
    /** @param events its whole log */
    constructor(run, events) {
        const travel = new Travel(events);
        this.edges = [...travel.edges.values()];
        this.#places = travel.places;
        this.workingMs = travel.workingMs;
        this.marks = marksOf(run);
        const replayed = travel.replayedByState;
        const stays = new Map();
        for (const { key, visits } of travel.places.values())
            stays.set(key, { visits, turns: 0, costUsd: 0, replayedUsd: 0, ms: 0 });
        for (const [state, { visits, turns, cost_usd: costUsd, ms }] of Object.entries(run.states))
            stays.set(stateKey(state), { visits, turns, costUsd, replayedUsd: own(replayed, state) ?? 0, ms });
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
    return from.startsWith('state ') && byEnds.has(JSON.stringify([askKey(from.slice('state '.length)), to]));
}

// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/core/join/workers.js
var workers = __webpack_require__(28339);
// EXTERNAL MODULE: ./lib/report/console/path.js
var path = __webpack_require__(54069);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
;// CONCATENATED MODULE: ./lib/report/summary/agent-table.js






/** Rows that are shown, and those that are folded below them. */
const MOST_SHOWN = 20;
const MOST_ROWS = 100;
const PATH_COLUMNS = 200;
const GLYPHS = { arrow: '→', times: '×', ellipsis: '…' };
const HEAD = ['Agent', 'Path', 'Turns ', 'Cost ', 'Result'];
/** A row per agent: its path, turns, cost, and how it ended or where it stands (spec 4.6). */
function agentTable(input) {
    const { run, picture } = input;
    const family = allAgents(run, picture);
    if (family.length === 0)
        return [];
    const live = new Set(run.agents.map(({ id }) => id));
    // Those that have not ended are what a reader looks for.
    const ranked = [...new Set([...family.filter(({ id }) => live.has(id) || id === 'main'), ...family])];
    const shown = new Set(ranked.slice(0, MOST_SHOWN));
    const folded = new Set(ranked.slice(MOST_SHOWN, MOST_ROWS));
    const rows = (wanted) => (0,markdown/* table */.tp)(HEAD, family.filter((agent) => wanted.has(agent)).map((agent) => row(agent, input)));
    const hidden = ranked.length - shown.size - folded.size;
    return [
        rows(shown),
        ...(folded.size === 0 ? [] : [(0,markdown/* details */.zH)(`${folded.size} more agents`, rows(folded))]),
        ...(hidden === 0 ? [] : [`<sub>… and ${hidden} more agents, which are in the transcripts.</sub>`]),
    ];
}
/** Every agent of the run, those too that its log doesn't know, each with its workers after it. */
function allAgents(run, picture) {
    const known = new console_picture/* RunPicture */.U();
    for (const [id, agent] of picture.agents)
        known.agents.set(id, agent);
    for (const id of [...Object.keys(run.results), ...run.agents.map((agent) => agent.id)])
        known.agent(id, 0);
    return known.family();
}
function row(agent, input) {
    const { travel } = input;
    return [
        `${'&nbsp;&nbsp;'.repeat(Math.min(4, agent.depth))}${(0,markdown/* inline */.mG)(agent.id, 60)}`,
        pathOf(agent),
        String(travel.turns.get(agent.id)?.size ?? 0),
        (0,markdown/* usd */.dR)(travel.costOf(agent.id)),
        endOf(agent.id, input),
    ];
}
function pathOf(agent) {
    const steps = (0,path/* compressPath */.kO)(agent.path.map((state) => (0,report_text/* oneLine */.TN)((0,workflow_map/* stateLabel */.UH)(state)).slice(0, 80)));
    if (steps.length === 0)
        return '';
    return (0,markdown/* inlinePath */.pN)((0,path/* pathLines */.VS)(steps, Number.MAX_SAFE_INTEGER, GLYPHS)[0] ?? '', PATH_COLUMNS);
}
function endOf(id, { run, results, redact }) {
    const result = (0,core_own/* own */.Z)(results, id);
    const agent = run.agents.find((each) => each.id === id);
    if (agent === undefined)
        return result === undefined ? goneOf(run, id) : `✅ ${firstLine(redact(result))}`;
    switch (agent.status) {
        case 'failed':
            return `❌ <code>${agent.error?.code ?? ''}</code> ${firstLine(redact(agent.error?.message ?? ''))}`;
        case 'asking':
            return `🙋 ${firstLine(redact(agent.ask?.question ?? ''))}`;
        case 'waiting': {
            const { ended, all } = (0,workers/* joinProgress */.mN)(run, agent);
            return `⏸️ at ${(0,markdown/* inline */.mG)((0,workflow_map/* stateLabel */.UH)(agent.current_state), 60)}: ${ended} of ${all} workers ended`;
        }
        case 'stopped':
            return '⏹️ stopped: its join had enough';
        case 'active':
            return `⏸️ in ${(0,markdown/* inline */.mG)((0,workflow_map/* stateLabel */.UH)(agent.current_state), 60)}`;
    }
}
/** Handed over to a join without a result of its own. */
function goneOf(run, id) {
    const joined = run.agents.flatMap((agent) => agent.joined ?? []).find((worker) => worker.id === id);
    if (joined?.status === 'failed')
        return `❌ <code>${joined.error?.code ?? ''}</code> handed over to its join`;
    return joined?.status === 'stopped' ? '⏹️ stopped: its join had enough' : '';
}
function firstLine(text) {
    return (0,markdown/* inline */.mG)(/\S.*/.exec(text)?.[0] ?? '', 160);
}

;// CONCATENATED MODULE: ./lib/report/summary/going-on.js

const MOST_QUESTIONS = 5;
const QUESTION_LENGTH = 3000;
const OUTPUT_LENGTH = 2000;
/** Every open question, and where it is answered (spec 4.5: where nobody can be asked on an issue). */
function questions(input, redact) {
    const { run } = input;
    const open = run.agents.flatMap(({ id, ask }) => (ask === null ? [] : [{ agent: id, ask }]));
    if (open.length === 0)
        return [];
    const where = input.transcripts !== null
        ? 'How to answer stands at the end, under “On your own machine”.'
        : '⚠️ It cannot be answered: that takes the transcripts of this run, which were not uploaded.';
    const shown = open.slice(0, MOST_QUESTIONS).flatMap(({ agent, ask }) => {
        const limit = ask.timeout_at === null ? '' : `, and waits until ${(0,markdown/* inline */.mG)(minute(ask.timeout_at), 40)}`;
        const about = ask.output === undefined ? [] : ['The end of the output:', (0,markdown/* block */.om)(redact(ask.output), OUTPUT_LENGTH)];
        return [...about, `**${(0,markdown/* inline */.mG)(agent, 60)} asks**${limit}:`, (0,markdown/* block */.om)(redact(ask.question), QUESTION_LENGTH)];
    });
    const hidden = open.length - MOST_QUESTIONS;
    return [...shown, ...(hidden > 0 ? [`… and ${hidden} more questions.`] : []), where];
}
/** `2026-01-16T10:15:00.000Z` as `2026-01-16 10:15 UTC`. */
function minute(time) {
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
    // A re-run would only ask again, or find its budget spent; what helps there the run's own message says.
    const isStuck = ['asking', 'budget_exceeded', 'forked'].includes(run.status);
    const next = over || saved === 'none' || isStuck ? '' : 're-run the job to go on';
    const where = transcripts === null ? '' : `Transcripts: ${(0,markdown/* link */.nf)((0,markdown/* inline */.mG)(transcripts.name, 150), transcripts.url)}`;
    const line = [[kept, next].filter(Boolean).join(': '), where].filter(Boolean).join(' · ');
    return [...(line === '' ? [] : [line]), ...notKept(input), ...locally(input)];
}
const MOST_NOT_KEPT = 20;
function notKept({ notKept: all = [] }) {
    if (all.length === 0)
        return [];
    const shown = all.slice(0, MOST_NOT_KEPT).map((each) => `- ${(0,markdown/* inline */.mG)(each, 400)}`);
    const more = all.length - shown.length;
    return [
        ['⚠️ Not everything was kept:', '', ...shown, ...(more > 0 ? [`- … and ${more} more`] : [])].join('\n'),
    ];
}
/**
 * The one place where a job speaks of the command line; a test carries out what it says. A checkpoint is sealed, and a
 * cache nobody but a job can fetch: without the key, what can be looked at are the transcripts.
 */
function locally(input) {
    const { run, runUrl, repository, transcripts } = input;
    if (transcripts === null)
        return [];
    const job = /\/runs\/(\d+)/.exec(runUrl)?.[1] ?? 'JOB_RUN_ID';
    const lines = [
        `RUN=${(0,markdown/* shellWord */.r7)(run.workflow_id)}`,
        `gh run download ${job} --repo ${(0,markdown/* shellWord */.r7)(repository)} \\`,
        `  --name ${(0,markdown/* shellWord */.r7)(transcripts.name)} --dir .raymond/runs/$RUN   # every event and turn`,
        'mkdir -p .raymond/state && cp .raymond/runs/$RUN/state.json .raymond/state/$RUN.json',
        'raymond status $RUN',
        ...resumes(run),
    ];
    const pull = (0,markdown/* commands */.Pi)([
        `raymond pull ${job} --repo ${(0,markdown/* shellWord */.r7)(repository)} --leg ${(0,markdown/* shellWord */.r7)(run.workflow_id)}`,
    ]);
    const intro = `In a clone of the repository, the whole of it, with sessions and work tree, where a checkpoint was saved as an artifact (takes \`RAYMOND_STATE_KEY\`; else the transcripts):`;
    const byHand = 'The same by hand, with the commit of this run checked out. What the run has changed and not pushed is not in the download, nor are the agents’ sessions.';
    return [(0,markdown/* details */.zH)('On your own machine', `${intro}\n\n${pull}\n\n${byHand}\n\n${(0,markdown/* commands */.Pi)(lines)}`)];
}
function resumes({ status, agents }) {
    const resume = 'raymond resume $RUN --fresh-session';
    if (status === 'completed')
        return [];
    if (status === 'budget_exceeded')
        return [`${resume} --budget MORE`];
    if (status !== 'asking')
        return [resume];
    const ids = agents.flatMap(({ ask }) => (ask === null ? [] : [ask.id])).slice(0, MOST_QUESTIONS);
    const isOne = ids.length < 2;
    return ids.map((id) => `${resume} --answer TEXT${isOne ? '' : ` --ask-id ${(0,markdown/* shellWord */.r7)(id)}`}`);
}

// EXTERNAL MODULE: ./lib/report/summary/head.js
var head = __webpack_require__(62691);
;// CONCATENATED MODULE: ./lib/report/summary/last-words.js

const MOST_STATES = 60;
const MESSAGE_LENGTH = 8000;
/**
 * The last message of each state, folded. Where the room doesn't do for all, those stay that say the most:
 * of states where agents stopped, then the latest.
 */
function lastWords(travel, marks, { room, redact }) {
    const told = [...travel.places.values()].filter((place) => place.last !== null);
    if (told.length === 0)
        return [];
    const ranked = [...told].sort((a, b) => Number(marks.has(b.key)) - Number(marks.has(a.key)) || b.last.order - a.last.order);
    const title = '#### Last messages';
    const folded = new Map();
    // The note at the end needs some, too.
    let left = room - (0,markdown/* utf8Bytes */.dy)(title) - 300;
    for (const place of ranked.slice(0, MOST_STATES)) {
        const text = fold(place, marks.get(place.key), redact);
        const bytes = (0,markdown/* utf8Bytes */.dy)(text) + 2;
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
/** Unfolded where an agent failed: that is what people come to read. */
function fold(place, mark, redact) {
    const { label, visits, costUsd, last } = place;
    const facts = [
        (0,markdown/* inline */.mG)(last.agent, 60),
        visits > 1 ? `${visits} visits` : '',
        costUsd > 0 ? (0,markdown/* usd */.dR)(costUsd) : '',
    ].filter((fact) => fact !== '');
    const icon = mark === 'failed' ? '❌ ' : mark === 'open' ? '⏸️ ' : '';
    const text = redact(last.text).trim();
    const body = text === '' ? '<i>nothing</i>' : (0,markdown/* block */.om)(text, MESSAGE_LENGTH);
    return (0,markdown/* details */.zH)(`${icon}<b>${(0,markdown/* inline */.mG)(label, 80)}</b> · ${facts.join(' · ')}`, body, mark === 'failed');
}

;// CONCATENATED MODULE: ./lib/report/diagram/mermaid-text.js
/** A place with what is written on it: `label` as `mermaidText` gives it. */
function mermaidShape(kind, label) {
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
/** Everything but letters, digits and harmless signs as a character code: no quote, tag, link or keyword is left. */
function mermaidText(text) {
    // Two of them would begin a formula.
    return text
        .replace(/\$+/g, '$$')
        .replace(/[^\p{L}\p{M}\p{N} _.,·×…-]/gu, (character) => `#${character.codePointAt(0)};`);
}

;// CONCATENATED MODULE: ./lib/report/summary/mermaid.js



/** More than this nobody can read; GitHub's own limit is 50,000 characters. */
const MOST_PLACES = 60;
const MOST_EDGES = 300;
const LABEL_COLUMNS = 36;
/** Of characters without width, any number fits in the columns. */
const LABEL_UNITS = 60;
/** A flow of this many places fits beside each other. */
const WIDE_PLACES = 7;
/** The travelled way as a Mermaid flowchart, states by kind (spec 2.5, 4.6). null if nothing was travelled. */
function flowchartOf(travel, marks) {
    const all = [...travel.places.values()];
    if (all.length === 0)
        return null;
    const shown = mostTravelled(all, marks);
    const ids = new Map(shown.map((place, index) => [place.key, `n${index}`]));
    const edges = [...travel.edges.values()]
        .filter(({ from, to }) => ids.has(from) && ids.has(to))
        .map((edge, index) => ({ edge, index }))
        .sort((a, b) => b.edge.count - a.edge.count || a.index - b.index)
        .slice(0, MOST_EDGES)
        .sort((a, b) => a.index - b.index);
    const lines = [
        `flowchart ${shown.length <= WIDE_PLACES ? 'LR' : 'TD'}`,
        ...shown.map((place) => `  ${ids.get(place.key)}${mermaidShape(place.kind, labelOf(place))}`),
        ...edges.map(({ edge }) => `  ${ids.get(edge.from)} ${arrow(edge)} ${ids.get(edge.to)}`),
        ...classes(shown, ids, marks),
    ];
    return { text: lines.join('\n'), hidden: all.length - shown.length };
}
function mostTravelled(places, marks) {
    const weight = (place) => place.kind === 'start' || place.kind === 'end' || marks.has(place.key)
        ? Number.POSITIVE_INFINITY
        : place.visits;
    const kept = new Set(places
        .map((place, index) => ({ place, index, weight: weight(place) }))
        .sort((a, b) => (a.weight === b.weight ? a.index - b.index : b.weight - a.weight))
        .slice(0, MOST_PLACES)
        .map(({ place }) => place));
    return places.filter((place) => kept.has(place));
}
function labelOf({ kind, label, visits, costUsd }) {
    const name = mermaidText((0,report_text/* cutMiddle */.it)((0,report_text/* oneLine */.TN)(label).slice(0, LABEL_UNITS) || '?', LABEL_COLUMNS));
    if (kind === 'ask')
        return `${name} asks${visits > 1 ? ` ×${visits}` : ''}`;
    const facts = [
        visits === 0 ? 'not entered' : visits > 1 ? `${visits} visits` : '',
        costUsd > 0 ? mermaidText((0,format/* formatUsd */.UK)(costUsd)) : '',
    ].filter((fact) => fact !== '');
    return facts.length === 0 ? name : `${name}<br/>${facts.join(' · ')}`;
}
const ARROWS = {
    goto: ['-->', ''],
    reset: ['-->', 'reset'],
    answer: ['-->', 'answer'],
    call: ['-.->', 'call'],
    return: ['-.->', 'return'],
    fork: ['==>', 'fork'],
    limit: ['-->', 'max visits'],
    timeout: ['-->', 'timeout'],
    skip: ['-.->', 'skip'],
    join: ['-.->', 'result'],
    perhaps: ['-.->', ''],
};
function arrow({ kind, count }) {
    const [line, word] = ARROWS[kind];
    const label = [word, count > 1 ? `×${count}` : ''].filter((part) => part !== '').join(' ');
    return label === '' ? line : `${line}|"${label}"|`;
}
/** Borders alone, so that both of GitHub's themes keep their own colours inside. */
const STYLES = {
    failed: 'stroke:#d1242f,stroke-width:3px',
    open: 'stroke:#bf8700,stroke-width:3px',
    ends: 'stroke:#1a7f37,stroke-width:2px',
};
function classes(places, ids, marks) {
    const styled = places.flatMap((place) => {
        const style = place.kind === 'end' ? 'ends' : marks.get(place.key);
        return style === undefined ? [] : [{ id: ids.get(place.key), style }];
    });
    const used = [...new Set(styled.map(({ style }) => style))];
    return [
        ...used.map((style) => `  classDef ${style} ${STYLES[style]}`),
        ...styled.map(({ id, style }) => `  class ${id} ${style}`),
    ];
}

// EXTERNAL MODULE: ./lib/report/transition.js
var report_transition = __webpack_require__(92135);
;// CONCATENATED MODULE: ./lib/report/summary/travel.js


/**
 * The way that a run has gone, over all its lives: places with visits and costs, and the edges between them.
 * A crash may have logged an event twice, before and after; turns and workers tell such doubles apart.
 */
class travel_Travel {
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

;// CONCATENATED MODULE: ./lib/report/summary/summary.js











/** Over 1 MiB GitHub drops the whole summary; a redactor's marks may still come on top. */
const MOST_BYTES = 900_000;
const RESULT_LENGTH = 6000;
/** A result up to this long is shown unfolded. */
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
    const travel = new travel_Travel(events);
    const picture = new console_picture/* RunPicture */.U();
    for (const event of events)
        picture.apply(event);
    const fixed = [
        ...statusLines(input, travel),
        ...messageOf(run, redact),
        ...questions(input, redact),
        ...resultOf(results.main, redact),
        ...graph(travel, run),
        ...agentTable({ run, results, picture, travel, redact }),
    ];
    const end = goingOn(input);
    const room = MOST_BYTES - (0,markdown/* utf8Bytes */.dy)([...fixed, ...end].join('\n\n'));
    const words = lastWords(travel, marksOf(run), { room, redact });
    return `${[...fixed, ...words, ...end].join('\n\n')}\n`;
}
function statusLines({ run, runCostUsd, workflow }, travel) {
    const [icon, words] = STATUS[run.status];
    const reason = run.reason === null || run.reason === 'ASK' ? '' : ` · <code>${run.reason}</code>`;
    const replayed = travel.replayedUsd;
    const earlier = run.total_cost_usd - runCostUsd > 0.00005;
    const facts = [
        run.total_cost_usd === 0 && replayed > 0 ? '' : cost(run),
        earlier ? `${(0,markdown/* usd */.dR)(runCostUsd)} in this attempt` : '',
        replayed > 0 ? `${(0,markdown/* usd */.dR)(replayed)} replayed, not charged` : '',
        (0,format/* formatDuration */.a3)(travel.workingMs),
        `${run.steps} ${run.steps === 1 ? 'step' : 'steps'}`,
        `run <code>${(0,markdown/* inline */.mG)(run.workflow_id, 110)}</code>`,
    ].filter((fact) => fact !== '');
    return [`### ${icon} ${(0,markdown/* inline */.mG)((0,head/* nameOf */.V)(workflow), 80)} ${words}${reason}`, facts.join(' · ')];
}
function cost({ total_cost_usd: total, budget_usd: budget }) {
    return `<b>${(0,markdown/* usd */.dR)(total)}</b>${budget === 0 ? ', no budget' : ` of ${(0,markdown/* usd */.dR)(budget)}`}`;
}
/** What the run says of its end; questions say it better themselves. */
function messageOf(run, redact) {
    if (run.message === null || (run.status === 'asking' && run.agents.some(({ ask }) => ask !== null))) {
        return [];
    }
    return (0,head/* quoted */.T)(redact(run.message));
}
function shownResults({ run, longResults = {} }) {
    const results = Object.entries(run.results).map(([id, result]) => [
        id,
        typeof result === 'string'
            ? result
            : ((0,core_own/* own */.Z)(longResults, id) ?? `[${result.bytes} bytes in ${result.file}]`),
    ]);
    return Object.fromEntries(results);
}
function resultOf(main, redact) {
    const result = redact(main ?? '').trim();
    if (result === '')
        return [];
    const text = (0,markdown/* block */.om)(result, RESULT_LENGTH);
    return [result.length <= SHORT_RESULT ? `**Result**\n\n${text}` : (0,markdown/* details */.zH)('<b>Result</b>', text)];
}
function graph(travel, run) {
    const chart = flowchartOf(travel, marksOf(run));
    if (chart === null)
        return [];
    const note = chart.hidden === 0 ? [] : [`<sub>The most travelled states; ${chart.hidden} more are not shown.</sub>`];
    return [`\`\`\`mermaid\n${chart.text}\n\`\`\``, ...note];
}


/***/ })

};
