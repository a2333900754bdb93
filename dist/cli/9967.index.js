export const id = 9967;
export const ids = [9967];
export const modules = {

/***/ 99967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFaults: () => (/* binding */ runFaults)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/launch.js
var launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/core/testing/fault-report.js
var fault_report = __webpack_require__(21863);
;// CONCATENATED MODULE: ./lib/core/testing/judge-fault.js

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
function judgeFault(kind, place, base, after) {
    const report = (end, how) => (0,fault_report/* faultReport */.Zy)(kind, place, end, how);
    const { observed, hung, stops } = after;
    const { status, reason, message } = observed;
    if (hung !== null)
        return report('hung', hung);
    const [stop] = stops;
    if (stop !== undefined && status === 'completed')
        return report('paused', `${stop.reason ?? ''}, completed by a resume`);
    switch (status) {
        case 'completed':
            return kind === 'kill' ? killed(place, base, observed) : report(...completed(kind, place, base, after));
        case 'failed':
            if (reason === 'RECORDING_MISSING')
                return report('not recorded', message ?? '');
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
            return status;
    }
}
function completed(kind, place, base, after) {
    const { soundTransitions, struckTransition: struck, reminders, retries } = after;
    if (kind === 'answer-refused')
        return ['completed', 'another way'];
    if (soundTransitions.length > 0)
        return [
            'completed',
            reminders > 0 ? 'after a reminder' : retries > 0 ? 'by another attempt' : 'by a later visit',
        ];
    if (kind === 'other-target')
        return ['completed', 'another way'];
    if (after.wasSeen)
        return ['completed', 'the state behind the join was told'];
    if (after.wasSpared)
        return ['completed', 'the join had enough without'];
    if (after.timedOut)
        return ['completed', "by the join's time-out"];
    if (struck?.implicit)
        return ['completed', 'by the implicit transition, with the whole answer'];
    if (struck !== null && struck.text !== taken(base, place))
        return ['completed', `by ${struck.text}`];
    if (kind === 'worker-fails' || after.hasFailed)
        return ['green without its work', `${place.agent} failed, and nobody who was to know of it looked.`];
    return [
        'green without its work',
        `The run went on to ${struck?.text ?? 'its end'} as if ${place.state} had done its work.`,
    ];
}
function taken({ visits }, { agent, state, visit }) {
    const found = visits.get(agent)?.find((each) => each.state === state && each.visit === visit);
    return found?.transition ?? null;
}
/** After a resume, the run has to come to what it would have come to without the kill. */
function killed(place, base, now) {
    const path = (visits = []) => visits.map(({ state }) => state).join(' ');
    const agents = [...new Set([...base.visits.keys(), ...now.visits.keys()])];
    const other = agents.find((agent) => path(base.visits.get(agent)) !== path(now.visits.get(agent)));
    if (other === undefined)
        return (0,fault_report/* faultReport */.Zy)('kill', place, 'completed', 'by a resume');
    const how = `${other} went ${path(now.visits.get(other))}, and without it ${path(base.visits.get(other))}`;
    return (0,fault_report/* faultReport */.Zy)('kill', place, 'broke down', how);
}

// EXTERNAL MODULE: ./lib/runtime/testing/rehearse.js + 2 modules
var rehearse = __webpack_require__(26817);
// EXTERNAL MODULE: ./lib/runtime/testing/scratch.js
var testing_scratch = __webpack_require__(18829);
// EXTERNAL MODULE: ./lib/agents/agent.js
var agent = __webpack_require__(67975);
// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
// EXTERNAL MODULE: ./lib/runtime/testing/forwarding-agent.js
var forwarding_agent = __webpack_require__(62756);
;// CONCATENATED MODULE: ./lib/runtime/testing/faults/faulty-agent.js



const FIVE_HOURS_MS = 5 * 3_600_000;
/** Faults that last: every further attempt fails as well. */
const LASTING = new Set([
    'overloaded-529',
    'worker-fails',
    'refused',
    'output-limit',
]);
/**
 * Lets one thing go wrong with the agent of a case. The turns that come of it (a reminder, another attempt) are
 * answered as the visit was recorded; a visit that was not recorded is answered like an earlier one of its state.
 * @param budgetUsd 0 when there is none that could end
 */
function faultyAgent(agent, fault, { strike, clock, budgetUsd, agents, }) {
    return (0,forwarding_agent/* forwardingAgent */.z)(agent, async (request, signal, onEvent) => {
        const isHere = isAt(fault.place, request);
        const mayStrike = isHere && (strike.turns === 0 || LASTING.has(fault.kind));
        const failure = mayStrike ? failureOf(fault.kind, clock) : null;
        if (failure !== null) {
            strike.turns += 1;
            return failed(request, failure);
        }
        // The struck turn was counted as a turn of the visit, but its recorded answer is still to be given.
        const { context } = request;
        const shift = isHere && strike.turns > 0 ? strike.turns : 0;
        const own = {
            ...request,
            context: { ...context, turnOfVisit: Math.max(0, context.turnOfVisit - shift) },
        };
        const outcome = await played(agent, own, agents, (each) => agent.turn(each, signal, onEvent));
        if (!mayStrike || !outcome.ok)
            return outcome;
        if (fault.kind === 'budget-ends') {
            strike.turns += 1;
            return { ...outcome, costUsd: budgetUsd + 0.01, costBasis: 'reported' };
        }
        if (fault.change === undefined)
            return outcome;
        const text = fault.change(outcome.text);
        // An answer without a tag has none to lose.
        if (text === outcome.text)
            return outcome;
        strike.turns += 1;
        return { ...outcome, text };
    });
}
function isAt(place, { context }) {
    return (context.agentId === place.agent &&
        (0,workflow_map/* stateName */.Vi)(context.state) === place.state &&
        context.visit === place.visit);
}
/** Plays the recorded turn, or else that of an earlier visit of the state, be it another agent's. */
async function played(_agent, request, agents, play) {
    const first = await play(request);
    if (first.ok || first.failure.kind !== 'recording_missing')
        return first;
    const { agentId, visit } = request.context;
    for (const other of [agentId, ...agents.filter((each) => each !== agentId)]) {
        for (let earlier = Math.max(visit - 1, 1); earlier > 0; earlier--) {
            const context = { ...request.context, agentId: other, visit: earlier, turnOfVisit: 0 };
            const outcome = await play({ ...request, context });
            if (outcome.ok || outcome.failure.kind !== 'recording_missing')
                return outcome;
        }
    }
    return first;
}
function failureOf(kind, clock) {
    switch (kind) {
        case 'limit-429': {
            const message = "You've hit your limit (429)";
            return { kind: 'usage_limit', message, resetAt: clock.now() + FIVE_HOURS_MS };
        }
        case 'overloaded-529':
            return { kind: 'transient', message: 'The API is overloaded (529)' };
        case 'agent-crash':
            return { kind: 'crashed', message: 'The agent CLI was ended by SIGSEGV' };
        case 'refused':
            return { kind: 'refused', message: 'The model refuses to answer' };
        case 'output-limit':
            return { kind: 'output_limit', message: (0,agent/* outputLimitMessage */.W)(null, null) };
        case 'worker-fails':
            return { kind: 'rejected', message: 'The worker fails (a fault of the test)' };
        default:
            return null;
    }
}
function failed(request, failure) {
    const usage = { input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0 };
    return {
        sessionId: request.session.id,
        costUsd: 0,
        costBasis: 'replayed',
        usage,
        ok: false,
        text: '',
        failure,
    };
}

// EXTERNAL MODULE: ./lib/core/protocol/tag-form.js
var tag_form = __webpack_require__(82423);
;// CONCATENATED MODULE: ./lib/runtime/testing/faults/plan.js


const TAG = /<\/?(?:goto|reset|call|function|fork|ask|result)\b(?:[^<>"]|"[^"]*")*>/g;
const CLOSING = /<\/(?:goto|reset|call|function|fork|ask|result)>/g;
/** Faults that any turn of an agent may meet, whatever it was to say. */
const OF_ANY_TURN = [
    ...['limit-429', 'overloaded-529', 'agent-crash', 'refused', 'output-limit', 'budget-ends'],
];
/**
 * Plans the faults of a case. Each state is struck for the first agent that was in it, `main` or a worker, in its last
 * visit, after which nobody mends what went wrong. The orchestrator is killed after each of that agent's visits.
 */
function planFaults({ observed, workflow }) {
    const planned = [];
    const states = new Map(workflow.states.map((name) => [(0,workflow_map/* stateName */.Vi)(name), workflow.state(name)]));
    const seen = new Set();
    const workers = new Set();
    for (const [agent, visits] of observed.visits) {
        for (const state of new Set(visits.map((visit) => visit.state))) {
            const definition = states.get(state);
            // What one of many workers does in a state, the others do too.
            if (definition === undefined || seen.has(state))
                continue;
            seen.add(state);
            const own = visits.filter((visit) => visit.state === state);
            planned.push(...faultsOf(agent, own.at(-1), definition));
            if (isWork(definition))
                planned.push(...own.map(({ visit }) => fault('kill', { agent, state, visit })));
        }
        const [first] = visits;
        const entry = first && states.get(first.state);
        if (agent === 'main' || first === undefined || entry === undefined || workers.has(first.state))
            continue;
        workers.add(first.state);
        if (isPrompt(entry))
            planned.push(fault('worker-fails', { agent, state: first.state, visit: first.visit }));
    }
    return planned;
}
function fault(kind, place, change) {
    const { agent, state, visit } = place;
    return { kind, place: { agent, state, visit }, ...(change !== undefined && { change }) };
}
function isPrompt(definition) {
    return definition.kind === 'prompt' || (definition.kind === 'graph' && definition.state.type === 'agent');
}
function isWork(definition) {
    return definition.kind !== 'graph' || definition.state.type !== 'engine';
}
function faultsOf(agent, { state, visit, transition }, definition) {
    const place = { agent, state, visit };
    if (!isWork(definition))
        return [];
    if (!isPrompt(definition)) {
        const printing = printsMatter(definition) ? [fault('script-prints-nothing', place)] : [];
        return [fault('script-exits-1', place), fault('script-hangs', place), ...printing];
    }
    return [
        ...(definition.kind === 'graph'
            ? keyFaults(definition, place)
            : tagFaults(definition, place, transition)),
        ...OF_ANY_TURN.map((kind) => fault(kind, place)),
        ...misfits(definition, place, transition),
    ];
}
/** In a graph the exit code says how a script went; what it prints matters only where it is exposed or routes. */
function printsMatter(definition) {
    if (definition.kind !== 'graph')
        return true;
    const { state } = definition;
    const exposes = (state.type === 'script' || state.type === 'command') && state.expose.some(({ optional }) => !optional);
    return exposes || state.routing.kind === 'transitions';
}
function tagFaults(definition, place, transition) {
    if (definition.kind !== 'prompt')
        return [];
    const other = otherTag(definition, transition);
    return [
        fault('tag-lost', place, (text) => text.replace(TAG, '')),
        fault('tag-malformed', place, (text) => text.replace(CLOSING, '')),
        ...(other === null ? [] : [fault('other-target', place, (text) => `${text.replace(TAG, '')}\n${other}`)]),
    ];
}
/** A tag for the first of the other states that the policy allows. */
function otherTag({ options }, transition) {
    const entry = (options.allowed_transitions ?? []).find(({ tag, target }) => target !== undefined && !(transition ?? '').startsWith(`${tag} ${(0,workflow_map/* stateName */.Vi)(target)}`) && tag !== 'fork');
    if (entry === undefined)
        return null;
    const { tag, match: _, input, ...fields } = entry;
    const given = input === 'required' || input === '=required' ? 'required' : input;
    return (0,tag_form/* formOf */.Q)(tag, { ...fields, ...(given !== undefined && { input: given }) });
}
function keyFaults({ state }, place) {
    if (state.routing.kind !== 'transitions')
        return [];
    const keys = Object.keys(state.routing.targets);
    return [
        fault('tag-lost', place, (text) => text.trimEnd().split('\n').slice(0, -1).join('\n')),
        fault('tag-malformed', place, (text) => `${text.trimEnd()}, perhaps`),
        ...(keys.length < 2
            ? []
            : [
                fault('other-target', place, (text) => {
                    const last = text.trimEnd().split('\n').at(-1).trim().toLowerCase();
                    return `${text.trimEnd()}\n${keys.find((key) => key.toLowerCase() !== last)}`;
                }),
            ]),
    ];
}
function misfits(definition, place, transition) {
    if (definition.kind === 'graph') {
        const schema = definition.state.type === 'agent' ? definition.state.resultSchema : undefined;
        const wrong = schema && misfitOf(schema);
        return wrong === undefined ? [] : [fault('result-misfit', place, () => wrong)];
    }
    const wrong = definition.resultSchema && misfitOf(definition.resultSchema);
    if (wrong === undefined || transition !== 'result')
        return [];
    return [fault('result-misfit', place, () => `<result>${wrong}</result>`)];
}
/** JSON that does not fit; undefined for a schema that takes everything. */
function misfitOf(schema) {
    return [null, 0, '', [], {}, true]
        .map((value) => [value, JSON.stringify(value)])
        .find(([value]) => schema.mismatches(value).length > 0)?.[1];
}
function stateNamed(workflow, name) {
    const found = workflow.states.find((each) => (0,workflow_map/* stateName */.Vi)(each) === (0,workflow_map/* stateName */.Vi)(name));
    return found === undefined ? undefined : workflow.state(found);
}

// EXTERNAL MODULE: ./lib/core/testing/observed.js
var observed = __webpack_require__(38694);
;// CONCATENATED MODULE: ./lib/runtime/testing/faults/watch.js




const SCRIPT_ACTS = {
    'script-exits-1': { kind: 'stub', stub: { stdout: '', stderr: 'a fault of the test', exit_code: 1 } },
    'script-hangs': { kind: 'hang' },
    'script-prints-nothing': { kind: 'stub', stub: { stdout: '' } },
};
/** Sees when a fault strikes, and what of the run follows from it. */
class FaultWatch {
    fault;
    workflow;
    strike = { turns: 0 };
    struckTurns = new Set();
    seenStrikes = 0;
    place;
    soundTransitions = [];
    struckTransition = null;
    hasFailed = false;
    wasSeen = false;
    wasSpared = false;
    timedOut = false;
    reminders = 0;
    retries = 0;
    /** Workers that were started after the fault: they may do the work again. */
    later = new Set();
    /** States behind joins that the failure was handed to, as `AGENT/STATE`. */
    joiners = new Set();
    entered = new Map();
    constructor(fault, workflow) {
        this.fault = fault;
        this.workflow = workflow;
        this.place = fault.place;
    }
    get hasStruck() {
        return this.strike.turns > 0 || this.fault.answers !== undefined;
    }
    told() {
        return {
            soundTransitions: this.soundTransitions,
            struckTransition: this.struckTransition,
            hasFailed: this.hasFailed,
            wasSeen: this.wasSeen,
            wasSpared: this.wasSpared,
            timedOut: this.timedOut,
            reminders: this.reminders,
            retries: this.retries,
        };
    }
    /** What the script that is to be struck does instead, the first time. Null for every other script and visit. */
    act({ agent, state, visit }) {
        const act = SCRIPT_ACTS[this.fault.kind] ?? null;
        const { place } = this;
        const isHere = agent === place.agent && state === place.state && visit === place.visit;
        if (act === null || !isHere || this.strike.turns > 0)
            return null;
        this.strike.turns += 1;
        return act;
    }
    /** Wraps the agent to see whether states behind a join are told of the failure. */
    over(agent) {
        return (0,forwarding_agent/* forwardingAgent */.z)(agent, (request, signal, onEvent) => {
            const { agentId, state } = request.context;
            if (this.joiners.has(`${agentId}/${(0,workflow_map/* stateName */.Vi)(state)}`) && request.prompt.includes(this.place.agent))
                this.wasSeen = true;
            return agent.turn(request, signal, onEvent);
        });
    }
    /** Is this the moment when the visit's work is done and on record, and nothing has come of it yet? */
    isEndOfVisit(event) {
        const { place } = this;
        if (event.type !== 'outcome' || event.agent !== place.agent || (0,workflow_map/* stateName */.Vi)(event.state) !== place.state)
            return false;
        if (this.entered.get(event.agent)?.visit !== place.visit)
            return false;
        this.strike.turns += 1;
        return true;
    }
    onEvent(event) {
        if (event.type === 'state_started')
            this.entered.set(event.agent, { state: (0,workflow_map/* stateName */.Vi)(event.state), visit: event.visit });
        if (!this.hasStruck)
            return;
        switch (event.type) {
            case 'outcome':
                if (this.seenStrikes === this.strike.turns || !this.isOurs(event))
                    break;
                this.seenStrikes = this.strike.turns;
                this.struckTurns.add(event.turn);
                break;
            case 'transition': {
                const text = (0,observed/* shortTransition */.i)(event.transition);
                if (this.struckTurns.has(event.turn))
                    this.struckTransition = { text, implicit: event.implicit };
                else if (this.isOurs(event))
                    this.soundTransitions.push(text);
                break;
            }
            case 'forked':
                this.later.add(event.worker);
                break;
            case 'agent_failed':
                if (event.agent === this.place.agent)
                    this.hasFailed = true;
                break;
            case 'reminder':
                if (event.agent === this.place.agent)
                    this.reminders += 1;
                break;
            case 'retry':
                if (event.agent === this.place.agent)
                    this.retries += 1;
                break;
            case 'joined':
                if (event.workers.some(({ id, status }) => id === this.place.agent && status !== 'completed'))
                    this.handedOver(event.agent, event.state);
                break;
            case 'join_timeout':
                this.timedOut = true;
                break;
            default:
        }
    }
    isOurs({ agent, state }) {
        return (0,workflow_map/* stateName */.Vi)(state) === this.place.state && (agent === this.place.agent || this.later.has(agent));
    }
    handedOver(agent, state) {
        const definition = stateNamed(this.workflow, state);
        if (definition === undefined || definition.kind === 'graph')
            return;
        if (typeof definition.options.join?.of === 'number')
            this.wasSpared = true;
        if (definition.kind === 'prompt')
            this.joiners.add(`${agent}/${(0,workflow_map/* stateName */.Vi)(state)}`);
        // Nobody knows what a script does with the failure, but its text tells whether it has a look.
        else if (definition.text.includes('RAYMOND_WORKERS_FILE'))
            this.wasSeen = true;
    }
}

;// CONCATENATED MODULE: ./lib/runtime/testing/faults/run-faults.js










/** The longest that a run with a fault in it may take, in real time. */
const LIMIT_MS = 120_000;
/**
 * Plays a case once for each thing that can go wrong in it, several at a time, each in a project of its own (spec 8.4).
 * @param base how the case goes when nothing goes wrong
 */
async function runFaults(prepared, base) {
    const planned = [...planFaults(base), ...refusals(prepared, base)];
    const reports = planned.map(() => null);
    const left = planned.entries();
    const work = async () => {
        for (const [index, fault] of left)
            reports[index] = await runFault(prepared, base, fault);
    };
    await Promise.all(Array.from({ length: 2 * (0,external_node_os_.availableParallelism)() }, work));
    return reports.filter((report) => report !== null);
}
/** Plans that a person says no, once for each question; the other answers stay as they are. */
function refusals({ testCase }, { observed }) {
    const { answers } = testCase.setup;
    return observed.asks.slice(0, answers.length).map((place, at) => ({
        kind: 'answer-refused',
        place,
        answers: answers.map((answer, index) => (index === at ? 'no' : answer)),
    }));
}
async function runFault({ testCase, scratch, requestIn }, base, fault) {
    const budgetUsd = testCase.setup.budgetUsd ?? base.workflow.manifest.budget ?? launch/* LAUNCH_DEFAULTS */.Hj.budget_usd;
    if (fault.kind === 'budget-ends' && budgetUsd === 0)
        return null;
    const copy = await (0,testing_scratch/* copyScratch */.kW)(scratch);
    try {
        const request = requestIn(copy);
        const watch = new FaultWatch(fault, base.workflow);
        const agents = [...base.observed.visits.keys()];
        const rehearsed = await (0,rehearse/* rehearse */.K)({
            ...request,
            setup: { ...request.setup, ...(fault.answers !== undefined && { answers: fault.answers }) },
            limitMs: Math.min(request.limitMs, LIMIT_MS),
            resumePaused: fault.kind === 'limit-429',
            act: (place) => watch.act(place) ?? request.act?.(place) ?? null,
            wrap: (agent, clock) => watch.over(faultyAgent(agent, fault, { strike: watch.strike, clock, budgetUsd, agents })),
            onEvent: (event) => watch.onEvent(event),
            ...(fault.kind === 'kill' && { isLostAfter: (event) => watch.isEndOfVisit(event) }),
        });
        return watch.hasStruck
            ? judgeFault(fault.kind, fault.place, base.observed, { ...watch.told(), ...rehearsed })
            : null;
    }
    catch (error) {
        if (error instanceof errors/* RaymondError */.xC && error.code === 'INTERRUPTED')
            throw error;
        return (0,fault_report/* faultReport */.Zy)(fault.kind, fault.place, 'broke down', (0,errors/* messageOf */.bD)(error));
    }
    finally {
        await copy.remove();
    }
}


/***/ })

};
