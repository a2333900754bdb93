export const id = 3005;
export const ids = [3005,4704,1989];
export const modules = {

/***/ 67241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagramCommand: () => (/* binding */ diagramCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/report/diagram/page/page.js






/**
 * A page that needs nothing else: no network, no further file (spec 2.5). All that comes from a workflow is data in it,
 * and the policy only lets its own scripts run, each known by its hash. Mermaid is compressed, since it is nearly all
 * of the page's weight.
 */
function diagramPage(input, { template, mermaid }) {
    const { map, run } = input;
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(template) ?? [];
    const name = html(oneName(map.name));
    const filledIn = {
        policy: [
            "default-src 'none'",
            `script-src ${[mermaid, script].map((source) => `'sha256-${sha256(source)}'`).join(' ')}`,
            "style-src 'unsafe-inline'",
            'img-src data:',
            "base-uri 'none'",
            "form-action 'none'",
        ].join('; '),
        title: `${name}${run === null ? '' : ` · ${html(run.run.workflow_id)}`}`,
        name,
        facts: (run === null ? [html(countOf(map))] : page_factsOf(run))
            .map((fact) => `<span>${fact}</span>`)
            .join('\n'),
        legend: legend(input),
        data: `<script type="application/json" id="data">${asJson(dataOf(input))}</script>
<script type="application/gzip" id="mermaid">${(0,external_node_zlib_.gzipSync)(mermaid, { level: 9 }).toString('base64')}</script>`,
    };
    return template.replace(/%(\w+)%/g, (whole, key) => filledIn[key] ?? whole);
}
function countOf({ places }) {
    const count = places.filter(({ state }) => state !== undefined).length;
    return count === 1 ? '1 state' : `${count} states`;
}
function page_factsOf({ run, status, overlay }) {
    const budget = run.budget_usd === 0 ? '' : ` of ${(0,format/* formatUsd */.UK)(run.budget_usd)}`;
    const replayed = [...overlay.totals.values()].reduce((sum, { replayedUsd }) => sum + replayedUsd, 0);
    const facts = [
        `run <b>${html(run.workflow_id)}</b>`,
        `<b class="${html(status)}">${html(status.replaceAll('_', ' '))}</b>${run.reason === null ? '' : ` ${html(run.reason)}`}`,
        `<b>${(0,format/* formatUsd */.UK)(run.total_cost_usd)}</b>${budget}`,
        replayed > 0 ? `${(0,format/* formatUsd */.UK)(replayed)} replayed` : '',
        `${run.steps} ${run.steps === 1 ? 'visit' : 'visits'}`,
        (0,format/* formatDuration */.a3)(overlay.workingMs),
    ];
    return facts.filter((fact) => fact !== '');
}
/** Two edges into a bar, and one out of it. */
const JOIN_ICON = '<svg viewBox="0 0 24 14" aria-hidden="true"><path d="M0 2.5h9M0 11.5h9M13 7h10m-3.5-3.5l3.5 3.5-3.5 3.5"/><path d="M11 0v14" stroke-width="4"/></svg>';
const TRAVELLED_ICON = '<svg viewBox="0 0 24 14" aria-hidden="true"><path d="M0 7h21m-5-5l5 5-5 5" stroke-width="3"/></svg>';
function legend({ map, run }) {
    const kinds = new Set(map.places.map(({ kind }) => kind));
    const hasBar = map.places.some(({ join }) => join !== undefined);
    const items = [
        ['prompt', 'prompt', kinds.has('prompt')],
        ['script', 'script', kinds.has('script')],
        ['ask', 'question', kinds.has('ask')],
        ['missing', 'missing', kinds.has('missing')],
        ['bar', 'join', hasBar, JOIN_ICON],
        ['thick', 'travelled', run !== null, TRAVELLED_ICON],
    ];
    return items
        .filter(([, , isThere]) => isThere)
        .map(([kind, text, , icon = '<i></i>']) => `<li class="${kind}">${icon}${text}</li>`)
        .join('');
}
function dataOf({ map, chart, run }) {
    return {
        name: oneName(map.name),
        chart: chart.text,
        run: run === null ? null : run.run.workflow_id,
        places: [...chart.places].map(([id, place]) => ({ id, ...placeData(place, run?.overlay ?? null) })),
        ways: chart.ways.map((way) => ({
            from: way.from,
            to: way.to,
            word: (0,report_text/* sanitize */.aj)(wayWord(way)),
            count: way.count,
        })),
    };
}
function placeData(place, overlay) {
    const { key, kind, label, within, join, state } = place;
    const { visits, turns, costUsd, replayedUsd, ms } = overlay?.totals.get(key) ?? report_totals/* NO_TOTAL */.x9;
    const cost = replayedUsd > 0 && costUsd === 0 ? `${(0,format/* formatUsd */.UK)(replayedUsd)} replayed` : (0,format/* formatUsd */.UK)(costUsd);
    const time = ms === 0 ? '–' : (0,format/* formatDuration */.a3)(ms);
    return {
        kind,
        label: oneName(label),
        full: oneName([...within.slice(-1), label].join(within.length > 0 ? ' › ' : '')),
        name: state?.name ?? null,
        what: [
            kind,
            join === undefined ? '' : `join ${join}`,
            state === undefined ? '' : `${state.file}:${state.line}`,
        ]
            .filter((fact) => fact !== '')
            .join(' · '),
        text: state === undefined ? '' : (0,report_text/* sanitize */.aj)(state.text),
        settings: (state?.settings ?? []).map(([name, value]) => [(0,report_text/* sanitize */.aj)(name), (0,report_text/* sanitize */.aj)(value)]),
        mark: overlay?.marks.get(key) ?? '',
        ...{ visits: String(visits), turns: String(turns), cost, time },
        stats: overlay === null ? '' : `${visits} ${visits === 1 ? 'visit' : 'visits'}, ${cost}, ${time}`,
    };
}
function oneName(text) {
    return (0,report_text/* sanitize */.aj)(text).replace(/\s+/g, ' ');
}
/** JSON that neither ends nor begins a tag. */
function asJson(value) {
    return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64');
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function html(text) {
    return (0,report_text/* sanitize */.aj)(text).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

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

// EXTERNAL MODULE: ./lib/core/story/visit.js
var visit = __webpack_require__(70582);
;// CONCATENATED MODULE: ./lib/report/run-overlay.js





/** The events of a log that an overlay is made from. */
const OVERLAY_EVENTS = new Set([
    ...[...story_story/* FIGURE_EVENTS */.P].filter((type) => type !== 'outcome'),
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

// EXTERNAL MODULE: ./lib/store/lock.js
var lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/store/valid-event.js
var valid_event = __webpack_require__(2034);
// EXTERNAL MODULE: ./lib/workflow/lint/linted.js + 1 modules
var lint_linted = __webpack_require__(68170);
// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(68251);
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
            ? (0,workflow_map/* stateName */.Vi)((0,full_name/* ownNameOf */.Rc)(name))
            : isInGroup
                ? name.slice(innermost.length + 1)
                : name,
        within,
        ...(join !== undefined && { join: join.of === 'all' ? 'all' : join.of === 1 ? 'any' : `${join.of}` }),
        state: stateOf(state),
    };
}
/** The workflows that a state is in: `review` and `review:lint` of `review:lint:A`. */
function importsOf(name) {
    const names = (0,full_name/* scopeOf */.Od)(name).split(full_name/* SEPARATOR */.wv).slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join(full_name/* SEPARATOR */.wv));
}
/** The groups that a state is in: `g` and `g.h` of `g.h.s`. A group's own state lies in it. */
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
/** Each key with its value on one line, in YAML's flow style. */
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
var reach = __webpack_require__(84704);
// EXTERNAL MODULE: ./lib/workflow/edges/edges.js
var edges = __webpack_require__(38882);
// EXTERNAL MODULE: ./lib/workflow/edges/tags-in-text.js
var tags_in_text = __webpack_require__(56431);
;// CONCATENATED MODULE: ./lib/workflow/map/ways.js




/** The edges out of a prompt or a script. */
function drawState({ definition }, edges) {
    const here = definition.name;
    const from = (0,workflow_map/* stateKey */.bP)(here);
    const drawn = { ways: [], places: [], calls: [], forks: [] };
    const add = (start, kind, to, label = '') => {
        if (to !== null)
            drawn.ways.push({ from: start, to, kind, label });
    };
    const shown = transitionsToDraw(definition, edges);
    const plainNext = shown.find(({ tag }) => tag === 'goto');
    for (const transition of shown) {
        const { tag } = transition;
        // An edge of an example is drawn too, if there is such a state.
        const missing = 'isMeant' in transition && !transition.isMeant ? null : drawn.places;
        const key = (field) => keyOf(edgeIn(transition, field), here, missing);
        const target = key('target');
        switch (tag) {
            case 'goto':
            case 'reset':
                add(from, tag, target);
                break;
            case 'call':
            case 'function': {
                const back = key('return');
                add(from, 'call', target, tag === 'function' ? tag : '');
                if (target !== null && back !== null)
                    drawn.calls.push({ from, target, back });
                break;
            }
            case 'fork': {
                // A <goto> beside the forks may give where their parent goes on.
                const next = keyOf(edgeIn(transition, 'next') ?? edgeIn(plainNext, 'target'), here, missing);
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
                add(ask, 'answer', key('next'));
                const time = 'written' in transition ? transition.written.timeout : undefined;
                add(ask, 'timeout', key('timeout_next'), after(time));
                break;
            }
            case 'result':
                break;
            default:
                tag;
        }
    }
    const { max_visits: limit, join } = definition.kind === 'graph' ? {} : definition.options;
    for (const edge of edges.limits) {
        // Refused options give neither.
        const to = limit || join ? keyOf(edge, here, drawn.places) : null;
        if (edge.path[0] === 'join')
            add(from, 'timeout', to, after(join?.timeout));
        else
            add(from, 'limit', to, `after ${limit?.count} visits`);
    }
    if (shown.some(({ edges: said }) => said.some(({ name }) => (0,tags_in_text/* isComputed */.YQ)(name))))
        for (const state of edges.mentioned)
            if (state !== here)
                add(from, 'perhaps', (0,workflow_map/* stateKey */.bP)(state));
    return { ...drawn, ways: withoutDoubles(drawn.ways), ends: edges.ends };
}
/** The routes of a state graph's state (spec 5.4, 5.5). */
function drawGraphState(state) {
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
    const kind = from !== here ? 'answer' : routing.kind === 'continue' ? 'goto' : 'reset';
    for (const [label, to] of (0,edges/* routesOf */.e)(routing))
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
/** The transitions of a state: its policy's, and its text's where the policy leaves something open. */
function transitionsToDraw(definition, { declared, tags }) {
    if (definition.kind !== 'prompt' || definition.options.allowed_transitions === undefined)
        return tags;
    const open = new Set(declared.filter(({ tag, edges }) => tag !== 'result' && edges.length === 0).map(({ tag }) => tag));
    return [...declared, ...tags.filter(({ tag }) => open.has(tag))];
}
function edgeIn(said, field) {
    return said?.edges.findLast((edge) => edge.field === field);
}
function after(time) {
    return time === undefined ? '' : `after ${time}`;
}
function askPlace(state) {
    return { key: (0,workflow_map/* askKey */.xo)(state), kind: 'ask', label: '', within: [] };
}
/** @param missing gets the name that no state has; without it, such an edge is not drawn */
function keyOf(edge, here, missing) {
    if (edge === undefined)
        return null;
    if (edge.to !== null)
        return (0,workflow_map/* stateKey */.bP)(edge.to);
    if (edge.problem === null || missing === null)
        return null;
    const key = (0,workflow_map/* missingKey */.aV)((0,full_name/* scopeOf */.Od)(here) + edge.name);
    missing.push({ key, kind: 'missing', label: edge.name, within: [] });
    return key;
}
/** Edges without repetitions. */
function withoutDoubles(ways) {
    const seen = new Map(ways.map((way) => [JSON.stringify([way.from, way.to, way.kind, way.label]), way]));
    // Where an edge is certain, the possible one between the same places goes.
    const certain = new Set(ways.filter(({ kind }) => kind !== 'perhaps').map(({ from, to }) => JSON.stringify([from, to])));
    return [...seen.values()].filter(({ kind, from, to }) => kind !== 'perhaps' || !certain.has(JSON.stringify([from, to])));
}
const toEnd = (from) => ({ from, to: workflow_map/* END */.Kp, kind: 'goto', label: '' });

;// CONCATENATED MODULE: ./lib/workflow/map/returns.js


/** How many edges are traced at most: each call may lead to each `<result>`. */
const MAX_TRACED = 5000;
/**
 * Where `<result>`s lead: back to the caller, to the join that waits for the worker, or to the end. They are traced
 * along the edges that the same agent follows in the same call.
 */
function waysOfResults({ out, entry, joins }) {
    const onward = onwardInCall(out);
    const reached = new Map();
    const ending = (start) => {
        let states = reached.get(start);
        if (states === undefined) {
            states = (0,reach.reachedFrom)(start, onward);
            reached.set(start, states);
        }
        return [...states].filter((key) => out.get(key)?.ends);
    };
    const traced = [];
    let untraced = 0;
    const placed = new Set();
    const trace = (from, to, kind) => {
        placed.add(from);
        if (traced.length < MAX_TRACED)
            traced.push({ from, to, kind, label: '' });
        else
            untraced += 1;
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
    return { ways: [...traced, ...ends.map(([key]) => toEnd(key))], untraced };
}
/** The first doors that an agent comes to. */
function doorsFrom(start, onward, joins) {
    const reached = (0,reach.reachedFrom)(start, (key) => (joins.has(key) ? [] : onward(key)));
    return [...reached].filter((key) => joins.has(key));
}
/** Where the same agent goes on in the same call: not into a worker, and past a call to where that returns. */
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

;// CONCATENATED MODULE: ./lib/workflow/map/map.js





/** A workflow's map (spec 2.5), as far as it can be read: the workflow need not be runnable. */
function mapOf(reading, platform) {
    const { name, states, entry, graph } = reading;
    const linted = (0,lint_linted.lintedWorkflow)(reading, platform, undefined);
    const out = new Map(states.map((state) => [(0,workflow_map/* stateKey */.bP)(state.definition.name), outOf(state, linted)]));
    const groups = new Set(states.flatMap(({ definition }) => (isGroup(definition) ? [definition.name] : [])));
    const ofStates = states.map((state) => statePlace(state, groups));
    const joins = new Set(ofStates.filter(({ join }) => join !== undefined).map(({ key }) => key));
    const start = entry === null ? null : (0,workflow_map/* stateKey */.bP)(entry);
    const { ways: ofResults, untraced } = waysOfResults({ out, entry: start, joins });
    const ways = [
        ...(start === null ? [] : [plain(workflow_map/* START */.d3, start)]),
        ...[...out.values()].flatMap((each) => each.ways),
        ...(graph?.error == null ? [] : [plain(workflow_map/* RAISE */.pN, (0,workflow_map/* stateKey */.bP)(graph.error))]),
        ...ofResults,
    ];
    return {
        name,
        places: [...map_placesOf(inOrder(ofStates, ways), out, ways)],
        ways: withoutDoubles(ways),
        untraced,
    };
}
function outOf(state, linted) {
    const { definition } = state;
    if (definition.kind === 'graph')
        return drawGraphState(definition.state);
    return drawState(state, linted.edges.get(definition.name));
}
function isGroup(definition) {
    return definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
}
/** States in the order in which a run reaches them, then the unreachable ones: pictures are laid out in this order. */
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
/** Each state with the places that belong to it right after it. Start and end surround all, if anything leads there. */
function* map_placesOf(ofStates, out, ways) {
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
var findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/diagram.js




















/** So many edges and characters Mermaid draws, unless the page that it is on allows more. */
const MERMAID_EDGES = 500;
const MERMAID_LENGTH = 50_000;
/** `raymond diagram WORKFLOW`: a Mermaid flowchart on standard output, or a page (spec 2.5). */
async function diagramCommand({ values, positionals }) {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0)
        throw new errors/* UsageError */.eb('One workflow: raymond diagram WORKFLOW, a folder, a .zip or a .yaml.');
    const cwd = (0,run_place/* workingDirectory */.p7)(values);
    const { map, fingerprint } = await readMap((0,external_node_path_.resolve)(cwd, path), cwd);
    const run = values.run === undefined ? null : await readRun(values.run, values);
    if (run !== null && run.run.workflow.fingerprint !== fingerprint)
        warn(`the run ${run.run.workflow_id} is one of ${run.run.workflow.path}, which is another workflow or has changed since: what is not in this one is drawn beside it`);
    if (map.untraced > 0)
        warn(`${map.untraced} more ways of results are not drawn`);
    const chart = flowchart(map, run?.overlay ?? null);
    if (values.html === undefined) {
        await (0,terminal/* writeOut */.sD)(chart.text);
        tellLimits(chart);
    }
    else
        await writePage(values.html, cwd, diagramPage({ map, chart, run }, await readPageParts()));
    return 0;
}
/** Reads as much of the workflow as can be read. What cannot is told, since the picture lacks it. */
async function readMap(path, cwd) {
    const reading = await (0,workflow_open.readWorkflow)(path, { cwd });
    const [first, ...others] = reading.findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined && reading.states.length === 0)
        throw (0,findings/* errorOf */.Mz)([first, ...others]);
    if (reading.states.length === 0)
        throw new errors/* WorkflowError */.s8('the workflow has no states', { file: path });
    for (const finding of first === undefined ? [] : [first, ...others])
        warn((0,findings/* findingText */.NK)(finding));
    const map = mapOf(reading, process.platform === 'win32' ? 'windows' : 'posix');
    const places = map.places.map((place) => asSeenFrom(cwd, place));
    return { map: { ...map, places }, fingerprint: reading.fingerprint.sha256 };
}
/** A page may be given to others, so it names no folders above this one. */
function asSeenFrom(cwd, place) {
    if (place.state === undefined)
        return place;
    return { ...place, state: { ...place.state, file: (0,external_node_path_.relative)(cwd, place.state.file) } };
}
async function readRun(id, values) {
    const { paths } = await (0,run_place/* runToLookAt */.jh)((0,run_place/* runPlaceOf */.AD)(values), (0,run_folder/* checkRunId */.np)(id));
    const run = await (0,state_file/* readStateFile */.qy)(paths.state);
    const status = (0,life/* statusNow */.rN)(run, (0,lock/* lockHolder */.ms)(paths.lock) !== null);
    const story = new story_story/* Story */.g();
    for (const event of (await (0,transcript/* readEvents */.wj)(paths.events, OVERLAY_EVENTS)).filter(valid_event/* isValidEvent */.F))
        story.apply(event);
    return { run, status, overlay: new RunOverlay(run, story) };
}
/** The parts lie beside the program, where scripts/build.mjs puts them, and are read only for a page. */
async function readPageParts() {
    const folder = (0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? '.'));
    try {
        const [template, mermaid] = await Promise.all(['page.html', 'mermaid.js'].map((name) => (0,promises_.readFile)((0,external_node_path_.join)(folder, name), 'utf8')));
        return { template: template, mermaid: mermaid };
    }
    catch (error) {
        throw new errors/* RaymondError */.xC('INTERNAL', `What a page is made of, which is to lie beside the program, cannot be read (${(0,errors/* messageOf */.bD)(error)}). Without --html the diagram is its text.`, { file: folder });
    }
}
async function writePage(file, cwd, page) {
    if (file === '-')
        return (0,terminal/* writeOut */.sD)(page, 'painted');
    const path = (0,external_node_path_.resolve)(cwd, file);
    try {
        await (0,promises_.writeFile)(path, page);
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`--html ${file}: the page cannot be written (${(0,errors/* messageOf */.bD)(error)}).`, {}, { cause: error });
    }
    process.stderr.write(`wrote ${(0,report_text/* sanitize */.aj)(path)}\n`);
}
/** Warns of a diagram over Mermaid's limits. It is whole nevertheless: whoever draws it may allow more. */
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

/***/ 11989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ BlockReader)
});

;// CONCATENATED MODULE: ./lib/core/text/html.js
// This is the HTML that CommonMark 0.31 lets through: blocks of it, and tags within a line.
const NAME = '[A-Za-z][A-Za-z0-9-]*';
const VALUE = `(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*")`;
const ATTRIBUTE = `(?:\\s+[A-Za-z_:][\\w.:-]*(?:\\s*=\\s*${VALUE})?)`;
/** A whole tag, opening or closing. Its attributes may reach over several lines. */
const TAG = `<(?:${NAME}${ATTRIBUTE}*\\s*/?|/${NAME}\\s*)>`;
/** A block of these ends at a blank line; other blocks end as `BLOCKS` says. */
const BLOCK_NAMES = [
    ...['address', 'article', 'aside', 'base', 'basefont', 'blockquote', 'body', 'caption', 'center', 'col'],
    ...['colgroup', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure'],
    ...[
        'footer',
        'form',
        'frame',
        'frameset',
        'h[1-6]',
        'head',
        'header',
        'hr',
        'html',
        'iframe',
        'legend',
        'li',
    ],
    ...[
        'link',
        'main',
        'menu',
        'menuitem',
        'nav',
        'noframes',
        'ol',
        'optgroup',
        'option',
        'p',
        'param',
        'search',
    ],
    ...['section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'title', 'tr', 'track', 'ul'],
];
/** How a block of HTML begins, and what its last line contains; null where a blank line ends it. */
const BLOCKS = [
    { begin: /^<(?:script|pre|textarea|style)(?:\s|>|$)/i, last: /<\/(?:script|pre|textarea|style)>/i },
    { begin: /^<!--/, last: /-->/ },
    { begin: /^<\?/, last: /\?>/ },
    { begin: /^<![A-Za-z]/, last: />/ },
    { begin: /^<!\[CDATA\[/, last: /\]\]>/ },
    { begin: new RegExp(`^</?(?:${BLOCK_NAMES.join('|')})(?:\\s|/?>|$)`, 'i'), last: null },
];
const LONE_TAG = new RegExp(`^${TAG}\\s*$`);
/** The block of HTML that begins at the cursor's content; null without one. */
function htmlAt({ text, content, end }, isParagraph) {
    const line = text.slice(content, end);
    const block = BLOCKS.find(({ begin }) => begin.test(line));
    if (block !== undefined)
        return { kind: 'html', last: block.last };
    return !isParagraph && LONE_TAG.test(line) ? { kind: 'html', last: null } : null;
}
function endsHtml({ text, content, end }, { last }) {
    return last?.test(text.slice(content, end)) ?? false;
}

;// CONCATENATED MODULE: ./lib/core/protocol/block-start.js

const [TAB, SPACE, HASH, STAR, PLUS, DASH, LESS, EQUALS, GREATER, UNDERSCORE, BACKTICK, TILDE] = [
    9, 32, 35, 42, 43, 45, 60, 61, 62, 95, 96, 126,
];
/** Text that is indented by this many columns is code. */
const CODE_INDENT = 4;
const QUOTE = { kind: 'quote' };
/**
 * The block that starts at the cursor's content, after the rules of CommonMark 0.31; null for text, or nothing. The
 * cursor is moved behind the mark of a container.
 */
function startAt(cursor, around) {
    if (cursor.isBlank)
        return null;
    if (cursor.indent >= CODE_INDENT)
        return around.isParagraph ? null : { kind: 'indented' };
    const interrupts = around.isParagraph && around.isInside;
    switch (cursor.char) {
        case GREATER:
            enterQuote(cursor);
            return QUOTE;
        case HASH:
            return isHeading(cursor) ? { kind: 'heading' } : null;
        case BACKTICK:
        case TILDE:
            return fenceAt(cursor);
        case LESS:
            return around.knowsHtml ? htmlAt(cursor, around.isParagraph) : null;
        case EQUALS:
            return interrupts && isUnderline(cursor) ? { kind: 'underline' } : null;
        case DASH:
            if (interrupts && isUnderline(cursor))
                return { kind: 'underline' };
            return cursor.isRule ? { kind: 'rule' } : itemAt(cursor, 1, interrupts);
        case STAR:
            return cursor.isRule ? { kind: 'rule' } : itemAt(cursor, 1, interrupts);
        case UNDERSCORE:
            return cursor.isRule ? { kind: 'rule' } : null;
        case PLUS:
            return itemAt(cursor, 1, interrupts);
        default:
            return numberedItemAt(cursor, interrupts);
    }
}
/** Moves the cursor behind a `>` and the space that belongs to it. */
function enterQuote(cursor) {
    cursor.skipContent(1);
    cursor.skipColumns(1);
}
/** Whether a line ends a fence: at least as many of its characters, and nothing else. */
function closesFence(cursor, { char, length }) {
    if (cursor.indent >= CODE_INDENT || cursor.char !== char)
        return false;
    const stop = cursor.runEnd();
    return stop - cursor.content >= length && cursor.isBlankFrom(stop);
}
function fenceAt(cursor) {
    const { text, content, char, end } = cursor;
    const stop = cursor.runEnd();
    if (stop - content < 3)
        return null;
    // With a backtick further on in the line it is inline code.
    if (char === BACKTICK && text.slice(stop, end).includes('`'))
        return null;
    return { kind: 'fence', char, length: stop - content };
}
function isHeading(cursor) {
    const stop = cursor.runEnd();
    return stop - cursor.content <= 6 && endsMark(cursor, stop);
}
function isUnderline(cursor) {
    return cursor.isBlankFrom(cursor.runEnd());
}
const LONGEST_NUMBER = 9;
const [ZERO, NINE, PERIOD, PARENTHESIS] = [48, 57, 46, 41];
function numberedItemAt(cursor, interrupts) {
    const { text, content, char } = cursor;
    if (!(char >= ZERO && char <= NINE))
        return null;
    let at = content;
    while (text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= NINE && at - content <= LONGEST_NUMBER)
        at++;
    if (at - content > LONGEST_NUMBER)
        return null;
    const end = text.charCodeAt(at);
    if (end !== PERIOD && end !== PARENTHESIS)
        return null;
    // In the middle of a paragraph, only a list that begins with 1 is one: a line may well start with a year.
    if (interrupts && Number(text.slice(content, at)) !== 1)
        return null;
    return itemAt(cursor, at + 1 - content, interrupts);
}
/** The list item whose mark has this many characters, if it is one. The cursor is moved to its content then. */
function itemAt(cursor, length, interrupts) {
    const stop = cursor.content + length;
    if (!endsMark(cursor, stop))
        return null;
    if (interrupts && cursor.isBlankFrom(stop))
        return null;
    const before = cursor.indent;
    cursor.skipContent(length);
    // With more space than code needs, one space belongs to the mark, and the rest makes it code.
    const space = cursor.isBlank || cursor.indent > CODE_INDENT ? 1 : cursor.indent;
    cursor.skipColumns(space);
    return { kind: 'item', width: before + length + space };
}
function endsMark({ text, end }, stop) {
    return stop === end || text.charCodeAt(stop) === SPACE || text.charCodeAt(stop) === TAB;
}

// EXTERNAL MODULE: ./lib/core/protocol/line-cursor.js
var line_cursor = __webpack_require__(71511);
;// CONCATENATED MODULE: ./lib/core/protocol/blocks.js



/**
 * Reads a text line by line as the blocks of CommonMark 0.31, as far as it takes to know what is code. Takes
 * linear time on any text, however deep its lists and quotes are nested.
 *
 * Link reference definitions are not looked for, and HTML blocks only if asked: what stands in them is read as Markdown.
 * A model that puts a fence between <details> and </details> means a fence.
 */
class BlockReader {
    text;
    knowsHtml;
    /** Each item's width; 0 is a block quote. */
    #containers = [];
    /** The places of quotes in `#containers`: a blank line ends at the first quote that it has no `>` for. */
    #quotes = [];
    #leaf = null;
    /** The innermost item has no content yet, and a blank line would end it. */
    #isBare = false;
    #cursor;
    /** A second cursor, for lines that are not read yet. */
    #ahead;
    constructor(text, knowsHtml = false) {
        this.text = text;
        this.knowsHtml = knowsHtml;
        this.#cursor = new line_cursor/* LineCursor */.fx(text);
        this.#ahead = new line_cursor/* LineCursor */.fx(text);
    }
    /** Reads the line that starts at `start`. Lines are to be read in order; some may be left out. */
    read(start) {
        const cursor = this.#cursor;
        cursor.to(start);
        const matched = this.#match(cursor);
        const isInside = matched === this.#containers.length;
        this.#isBare = false;
        return (isInside ? this.#moreCode(cursor) : null) ?? this.#other(cursor, matched);
    }
    /** Whether the line that was read last is in a block quote, even if only because it continues the quote's paragraph. */
    get isInQuote() {
        return this.#quotes.length > 0;
    }
    /** Whether the paragraph that is being read goes on in the line that starts at `start`. Changes nothing. */
    continuesParagraph(start) {
        if (this.#leaf?.kind !== 'paragraph' || start >= this.text.length)
            return false;
        const cursor = this.#ahead;
        cursor.to(start);
        const isInside = this.#match(cursor) === this.#containers.length;
        return (!cursor.isBlank && startAt(cursor, { isParagraph: true, isInside, knowsHtml: this.knowsHtml }) === null);
    }
    /** Whether the block of HTML that is being read goes on in the line that starts at `start`. Changes nothing. */
    continuesHtml(start) {
        if (this.#leaf?.kind !== 'html' || start >= this.text.length)
            return false;
        const cursor = this.#ahead;
        cursor.to(start);
        const isInside = this.#match(cursor) === this.#containers.length;
        return isInside && !(cursor.isBlank && this.#leaf.last === null);
    }
    /** How many of the open containers the line goes on with. The cursor is moved behind their marks. */
    #match(cursor) {
        const { length } = this.#containers;
        let quotes = 0;
        for (let index = 0; index < length; index++) {
            if (cursor.isBlank) {
                // Items go on over blank lines, and quotes do not.
                const matched = this.#quotes[quotes] ?? length;
                return this.#isBare && matched === length ? length - 1 : matched;
            }
            const width = this.#containers[index];
            if (width === 0) {
                if (cursor.indent >= CODE_INDENT || cursor.char !== blocks_GREATER)
                    return index;
                enterQuote(cursor);
                quotes++;
            }
            else {
                if (cursor.indent < width)
                    return index;
                cursor.skipColumns(width);
            }
        }
        return length;
    }
    #moreCode(cursor) {
        const leaf = this.#leaf;
        const { content, end } = cursor;
        const code = { kind: 'code', content, end, isFirst: false };
        if (leaf?.kind === 'fence') {
            if (closesFence(cursor, leaf))
                this.#leaf = null;
            return code;
        }
        if (leaf?.kind === 'html')
            return this.#moreHtml(cursor, leaf);
        if (leaf?.kind !== 'indented')
            return null;
        if (cursor.isBlank)
            return { kind: 'none', end, isInCode: true };
        return cursor.indent >= CODE_INDENT ? code : null;
    }
    #moreHtml(cursor, block) {
        const { content, end } = cursor;
        if (endsHtml(cursor, block))
            this.#leaf = null;
        return block.last === null && cursor.isBlank ? null : { kind: 'html', content, end };
    }
    #other(cursor, matched) {
        const { knowsHtml } = this;
        const isParagraph = this.#leaf?.kind === 'paragraph';
        let around = { isParagraph, isInside: matched === this.#containers.length, knowsHtml };
        let start = startAt(cursor, around);
        if (start === null && isParagraph && !cursor.isBlank) {
            // This may be a lazy line, which leaves the marks out: its containers go on.
            return { kind: 'text', content: cursor.content, end: cursor.end };
        }
        this.#closeAfter(matched);
        around = { isParagraph: false, isInside: true, knowsHtml };
        for (; start?.kind === 'quote' || start?.kind === 'item'; start = startAt(cursor, around)) {
            this.#open(start);
            this.#isBare = start.kind === 'item' && cursor.isBlank;
        }
        return this.#leafAt(cursor, start);
    }
    #leafAt(cursor, start) {
        const { content, end, isBlank } = cursor;
        switch (start?.kind) {
            case 'html':
                this.#leaf = endsHtml(cursor, start) ? null : start;
                return { kind: 'html', content, end };
            case 'fence':
                this.#leaf = start;
                return { kind: 'code', content, end, isFirst: true };
            case 'indented':
                this.#leaf = { kind: 'indented' };
                return { kind: 'code', content, end, isFirst: true };
            case 'heading':
                return { kind: 'text', content, end };
            case 'rule':
            case 'underline':
                return { kind: 'none', end, isInCode: false };
            case undefined:
                if (isBlank)
                    return { kind: 'none', end, isInCode: false };
                this.#leaf = { kind: 'paragraph' };
                return { kind: 'text', content, end };
            default:
                return start;
        }
    }
    #closeAfter(matched) {
        this.#leaf = null;
        this.#containers.length = matched;
        while ((this.#quotes.at(-1) ?? -1) >= matched)
            this.#quotes.pop();
    }
    #open(container) {
        if (container.kind === 'quote')
            this.#quotes.push(this.#containers.length);
        this.#containers.push(container.kind === 'quote' ? 0 : container.width);
    }
}
const blocks_GREATER = 62;


/***/ }),

/***/ 71511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fU: () => (/* binding */ afterLine),
/* harmony export */   fx: () => (/* binding */ LineCursor),
/* harmony export */   kd: () => (/* binding */ lineEnd)
/* harmony export */ });
const [TAB, NEWLINE, RETURN, SPACE] = [9, 10, 13, 32];
/** Goes along a line by columns, as CommonMark does: a tab reaches to a multiple of four, and can be used in part. */
class LineCursor {
    text;
    #end = 0;
    #column = 0;
    #content = 0;
    #contentColumn = 0;
    #rule;
    constructor(text) {
        this.text = text;
    }
    /** Moves to the line that starts at `start`. One cursor serves all lines, since there may be millions. */
    to(start) {
        this.#end = lineEnd(this.text, start);
        this.#column = 0;
        this.#content = start;
        this.#contentColumn = 0;
        this.#rule = undefined;
        this.#findContent();
    }
    /** The offset where the line ends: its line break, or the end of the text. */
    get end() {
        return this.#end;
    }
    /** Offset of the next character that is neither space nor tab, or the line's end. */
    get content() {
        return this.#content;
    }
    /** The code of that character; NaN at the line's end. */
    get char() {
        return this.isBlank ? Number.NaN : this.text.charCodeAt(this.#content);
    }
    get isBlank() {
        return this.#content === this.#end;
    }
    /** How many columns there are from here to the content. */
    get indent() {
        return this.#contentColumn - this.#column;
    }
    /** Moves past `length` characters of the content, which are neither space nor tab. */
    skipContent(length) {
        this.#content += length;
        this.#contentColumn += length;
        this.#column = this.#contentColumn;
        this.#findContent();
    }
    /** Moves past this many columns of space, or past all there are. */
    skipColumns(columns) {
        this.#column = Math.min(this.#column + columns, this.#contentColumn);
    }
    /** The offset where the run of the content's first character ends. */
    runEnd() {
        const { char } = this;
        let at = this.#content;
        while (at < this.#end && this.text.charCodeAt(at) === char)
            at++;
        return at;
    }
    /** Whether nothing but spaces and tabs comes from `at` on. */
    isBlankFrom(at) {
        let rest = at;
        while (rest < this.#end && isBlank(this.text.charCodeAt(rest)))
            rest++;
        return rest === this.#end;
    }
    /** Whether the rest is a rule: three or more of one character, and spaces. Computed once for the whole line. */
    get isRule() {
        this.#rule ??= ruleAtEnd(this.text, this.#content, this.#end);
        const { char, from, third } = this.#rule;
        return this.char === char && this.#content >= from && this.#content <= third;
    }
    #findContent() {
        for (; this.#content < this.#end; this.#content++) {
            const char = this.text.charCodeAt(this.#content);
            if (char === SPACE)
                this.#contentColumn++;
            else if (char === TAB)
                this.#contentColumn += 4 - (this.#contentColumn % 4);
            else
                break;
        }
    }
}
function ruleAtEnd(text, start, end) {
    let char = Number.NaN;
    let count = 0;
    let third = -1;
    let at = end;
    for (; at > start; at--) {
        const before = text.charCodeAt(at - 1);
        if (isBlank(before))
            continue;
        if (count === 0)
            char = before;
        if (before !== char)
            break;
        count++;
        if (count === 3)
            third = at - 1;
    }
    return { char, from: at, third };
}
function isBlank(char) {
    return char === SPACE || char === TAB;
}
/** The end of the line that `from` is in: its line break, or the text's end. */
function lineEnd(text, from) {
    let at = from;
    while (at < text.length && text.charCodeAt(at) !== NEWLINE && text.charCodeAt(at) !== RETURN)
        at++;
    return at;
}
/** Where the line after the one that ends at `end` starts. */
function afterLine(text, end) {
    return end + (text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === NEWLINE ? 2 : 1);
}


/***/ }),

/***/ 2034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isValidEvent)
/* harmony export */ });
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);


const text = (value) => typeof value === 'string';
const textOrNone = (value) => value === null || typeof value === 'string';
/** JSON can hold 1e999, which is read as Infinity. */
const figure = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const anyNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const yesOrNo = (value) => typeof value === 'boolean';
const maybe = (check) => (value) => value === undefined || check(value);
const fields = (of) => (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && hasAll(value, of);
const list = (of) => (value) => Array.isArray(value) && value.every(of);
const OF_AN_AGENT = { agent: text, state: text };
const OF_A_TURN = { ...OF_AN_AGENT, turn: text };
const USAGE = fields({
    ...{ input_tokens: figure, output_tokens: figure },
    ...{ cache_read_tokens: figure, cache_write_tokens: figure },
});
const RESULTS = {
    text: fields({ text }),
    exit: fields({ exit_code: anyNumber, stdout: text, stderr: text }),
    failure: fields({ code: text, message: text }),
};
const TRANSITIONS = {
    ...Object.fromEntries(_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_NAMES */ .qY.map((tag) => [tag, () => true])),
    call: fields({ return: text }),
    function: fields({ return: text }),
    fork: fields({ workers: list(_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) }),
    result: fields({ payload: text }),
};
/** The fields of each event that are shown. Of types that are not listed only type and time are checked. */
const SHOWN = {
    state_started: { ...OF_AN_AGENT, visit: figure, kind: text, input: textOrNone },
    turn_started: { ...OF_A_TURN, kind: text, attempt: figure, transcript: text },
    tool: { ...OF_AN_AGENT, name: text, summary: text },
    cost: { ...OF_A_TURN, cost_usd: figure, usage: USAGE, basis: text },
    outcome: {
        ...OF_A_TURN,
        result: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && named(RESULTS, value.kind)(value),
        ms: maybe(figure),
    },
    transition: {
        ...OF_A_TURN,
        transition: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && named(TRANSITIONS, value.tag)(value),
        implicit: yesOrNo,
        to: textOrNone,
        ...{ outcome: maybe(text), error: maybe(text) },
    },
    reminder: { ...OF_AN_AGENT, attempt: figure, code: text },
    retry: { ...OF_AN_AGENT, attempt: figure, code: text, message: text },
    waiting: { ...OF_AN_AGENT, until: text, reason: text },
    max_visits: { ...OF_AN_AGENT, count: figure, to: text },
    skipped: { ...OF_AN_AGENT, to: text },
    join_timeout: { ...OF_AN_AGENT, to: text },
    joined: { ...OF_AN_AGENT, workers: list(fields({ id: text, status: text })) },
    forked: { ...OF_AN_AGENT, worker: text, worker_state: text },
    asked: { ...OF_AN_AGENT, ask_id: text, question: text },
    answered: { ...OF_AN_AGENT, ask_id: text, answer: text },
    warning: { agent: maybe(text), state: maybe(text), message: text },
    stopped: OF_AN_AGENT,
    agent_ended: OF_AN_AGENT,
    agent_failed: { ...OF_AN_AGENT, code: text, message: text },
};
/**
 * Whether a line of a log is an event, as far as it is shown to people. A log that was brought here from elsewhere may
 * hold anything.
 */
function isValidEvent(event) {
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(event) || typeof event.type !== 'string' || typeof event.time !== 'string')
        return false;
    return !Object.hasOwn(SHOWN, event.type) || hasAll(event, SHOWN[event.type]);
}
function hasAll(value, of) {
    return Object.entries(of).every(([name, check]) => check(value[name]));
}
function named(checks, name) {
    return typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name] : () => false;
}


/***/ }),

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
