export const id = 9688;
export const ids = [9688];
export const modules = {

/***/ 39688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showCommand: () => (/* binding */ showCommand)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(49254);
// EXTERNAL MODULE: ./lib/report/transition.js
var report_transition = __webpack_require__(92135);
;// CONCATENATED MODULE: ./lib/report/show/visits.js




function shownTransition({ transition: event }) {
    if (event === null)
        return null;
    const { transition, to, implicit } = event;
    return { tag: (0,report_transition/* tagText */.e)(transition, '×'), to, implicit, detail: (0,report_transition/* transitionDetail */.X)(transition) };
}
/** Warnings, reminders, retries and questions of a visit, with a line each. */
function notesOf({ told }) {
    return [...told.values()].flatMap((event) => noteOf(event) ?? []);
}
function noteOf(event) {
    switch (event.type) {
        case 'warning':
            return `warning: ${event.message}`;
        case 'reminder':
            return `reminder ${event.attempt} (${event.code})`;
        case 'retry':
            return `retry ${event.attempt} (${event.code}): ${event.message}`;
        case 'waiting':
            return `waits until ${event.until}: ${event.reason}`;
        case 'asked':
            return `asks [${event.ask_id}]: ${event.question}`;
        case 'answered':
            return `answered [${event.ask_id}]: ${event.answer}`;
        case 'forked':
            return `forks ${event.worker} into ${(0,workflow_map/* stateName */.Vi)(event.worker_state)}`;
        case 'joined':
            return `joins ${event.workers.map(({ id, status }) => `${id} (${status})`).join(', ') || 'nobody'}`;
        case 'max_visits':
            return `max_visits of ${event.count} reached: goes to ${(0,workflow_map/* stateName */.Vi)(event.to)}`;
        case 'stopped':
            return 'stopped: its join had enough';
        default:
            return null;
    }
}
/** What all turns of a visit came to. */
function totalOf(visit) {
    const sum = { usd: 0, replayedUsd: 0, ms: 0, usage: run/* NO_USAGE */.y };
    for (const { cost_usd: usd, replayed, ms, usage } of visit.turns) {
        if (replayed)
            sum.replayedUsd += usd;
        else
            sum.usd += usd;
        sum.ms += ms ?? 0;
        sum.usage = (0,budget/* addUsage */.vk)(sum.usage, usage);
    }
    return sum;
}
/** Whether an agent failed in a visit (`fatal`), or a turn of it failed and it went on (`mended`). */
function visitFailure(visit) {
    if (visit.failure !== null)
        return 'fatal';
    const isFailed = ({ outcomeEvent: event }) => event?.result.kind === 'failure' && event.result.code !== 'INTERRUPTED';
    return visit.turns.some(isFailed) ? 'mended' : null;
}
/** The name that people use on the command line: `REVIEW#2`. */
function visitName({ state, visit }) {
    return `${(0,workflow_map/* stateName */.Vi)(state)}#${visit}`;
}

// EXTERNAL MODULE: ./lib/report/totals.js
var totals = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/store/lock.js
var lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
// EXTERNAL MODULE: ./lib/report/console/line.js
var console_line = __webpack_require__(27448);
// EXTERNAL MODULE: ./lib/report/console/theme.js
var theme = __webpack_require__(41897);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
;// CONCATENATED MODULE: ./lib/report/show/story.js






/** How many columns stand in front of texts. */
const MARGIN = 10;
/** How many lines are shown of a text that is not shown whole. */
const FEW_LINES = { prompt: 3, input: 1, answer: 4, note: 2, failure: 6 };
const FEW_TOOLS = 4;
/**
 * One visit of a run's story (spec 8.1): what was sent, done and said, where it led, and what it cost.
 * @param number null for a visit that has not happened
 */
function visitLines(visit, number, options) {
    const { glyphs } = options;
    const told = new Text(options);
    told.line(headOf(visit, number, options));
    if (visit.input !== null && visit.input !== '')
        told.text('input', visit.input, FEW_LINES.input, 'dim');
    for (const [index, turn] of visit.turns.entries()) {
        const prompt = visit.kind === 'prompt' || turn.transcript !== null ? options.promptOf(turn) : null;
        const name = turn.kind === 'reminder' ? 'reminded' : index === 0 ? 'prompt' : 'again';
        if (prompt !== null)
            told.text(name, prompt, FEW_LINES.prompt, 'dim');
        told.tools(turn.tools);
        told.outcome(options.outcomeOf(turn));
    }
    for (const note of notesOf(visit)) {
        const isWarning = note.startsWith('warning: ');
        told.text(isWarning ? glyphs.warning : 'note', note, FEW_LINES.note, isWarning ? 'warn' : 'dim');
    }
    if (visit.failure !== null && !isTold(visit))
        told.text(glyphs.bad, `${visit.failure.code}  ${visit.failure.message}`, FEW_LINES.failure, 'bad');
    told.line(onwardLine(visit, glyphs));
    return { lines: [...told.lines, []], isCut: told.isCut };
}
/** Whether the last turn has shown the failure already. */
function isTold({ turns, failure }) {
    const last = turns.at(-1)?.outcomeEvent?.result;
    return last?.kind === 'failure' && last.message === failure?.message;
}
function headOf(visit, number, { glyphs, orderOf }) {
    const { usd, replayedUsd, ms, usage } = totalOf(visit);
    const sent = usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens;
    const facts = [
        `visit ${visit.visit}`,
        visit.kind,
        (0,format/* formatClock */.ei)(Date.parse(visit.started), true),
        ms > 0 ? (0,format/* formatDuration */.a3)(ms) : '',
        usd > 0 ? (0,format/* formatUsd */.UK)(usd) : '',
        replayedUsd > 0 ? `${(0,format/* formatUsd */.UK)(replayedUsd)} replayed` : '',
        sent + usage.output_tokens > 0 ? `${(0,format/* formatCount */.B4)(sent)} in, ${(0,format/* formatCount */.B4)(usage.output_tokens)} out` : '',
        visitFailure(visit) === 'mended' ? 'a turn failed, and it went on' : '',
    ].filter((fact) => fact !== '');
    return [
        (0,console_line/* span */.Ln)(number === null ? '- ' : `#${number} `, 'dim'),
        (0,console_line/* span */.Ln)(`${(0,report_text/* oneLine */.TN)(visit.agent)} `, (0,theme/* agentTone */.Y)(orderOf(visit.agent))),
        (0,console_line/* span */.Ln)((0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(visit.state)), visit.failure === null ? 'bold' : 'bad'),
        (0,console_line/* span */.Ln)(`  ${facts.join(` ${glyphs.dot} `)}`, 'dim'),
    ];
}
function onwardLine(visit, glyphs) {
    const { failure, ended } = visit;
    const transition = shownTransition(visit);
    if (transition === null)
        return failure === null && ended === null ? [(0,console_line/* span */.Ln)(`  ${glyphs.wait} not ended yet`, 'dim')] : [];
    const { tag, to, implicit, detail } = transition;
    const where = to === null ? 'ended' : (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(to));
    const facts = [tag, implicit ? 'implicit' : ''].filter((fact) => fact !== '').join(', ');
    return [
        (0,console_line/* span */.Ln)(`  ${glyphs.arrow} `, 'good'),
        (0,console_line/* span */.Ln)(where, 'bold'),
        (0,console_line/* span */.Ln)(`  ${facts}`, 'dim'),
        ...(to !== null && detail !== ''
            ? [(0,console_line/* span */.Ln)(`  ${(0,report_text/* cutEnd */.ym)((0,report_text/* oneLine */.TN)(detail), 60, glyphs.ellipsis)}`, 'dim')]
            : []),
    ];
}
/** Lines of texts, each behind its name. */
class Text {
    options;
    lines = [];
    isCut = false;
    constructor(options) {
        this.options = options;
    }
    line(line) {
        if (line.length > 0)
            this.lines.push(line);
    }
    /** @param few how many lines are shown, unless all are */
    text(name, text, few, tone = 'plain') {
        const { columns, whole, glyphs } = this.options;
        const room = Math.max(20, columns - MARGIN - 2);
        const clean = (0,report_text/* sanitize */.aj)(text).trim();
        // A failure is never cut at a line's end, where the remedy stands.
        const isWrapped = whole || tone === 'bad';
        const all = isWrapped
            ? (0,report_text/* wrapText */.C1)(clean, room)
            : clean
                .split('\n')
                .filter((line) => line.trim() !== '')
                .map((line) => (0,report_text/* cutEnd */.ym)(line, room, glyphs.ellipsis));
        const shown = whole ? all : all.slice(0, few);
        for (const [index, line] of shown.entries())
            this.put(index === 0 ? name : '', line, tone);
        const left = all.length - shown.length;
        if (left > 0)
            this.put('', `${glyphs.ellipsis} ${left} more ${left === 1 ? 'line' : 'lines'}`, 'dim');
        this.isCut ||= left > 0 || (!isWrapped && clean.split('\n').some((line) => (0,report_text/* widthOf */.qz)(line) > room));
    }
    tools(tools) {
        const { columns, whole, glyphs } = this.options;
        const room = Math.max(20, columns - MARGIN - 2);
        const shown = whole ? tools : tools.slice(0, FEW_TOOLS);
        for (const [index, { name, summary }] of shown.entries())
            this.put(index === 0 ? 'tools' : '', (0,report_text/* cutEnd */.ym)((0,report_text/* oneLine */.TN)(`${name}  ${summary}`), room, glyphs.ellipsis));
        const left = tools.length - shown.length;
        if (left > 0)
            this.put('', `${glyphs.ellipsis} ${left} more`, 'dim');
        this.isCut ||= left > 0;
    }
    outcome(outcome) {
        switch (outcome?.kind) {
            case 'text':
                this.text('answer', outcome.text, FEW_LINES.answer);
                break;
            case 'exit':
                if (outcome.exit_code !== 0)
                    this.put('exit', String(outcome.exit_code), 'bad');
                if (outcome.stdout.trim() !== '')
                    this.text('stdout', outcome.stdout, FEW_LINES.answer);
                if (outcome.stderr.trim() !== '')
                    this.text('stderr', outcome.stderr, FEW_LINES.answer, 'warn');
                break;
            case 'failure':
                this.text('failed', `${outcome.code}  ${outcome.message}`, FEW_LINES.failure, 'bad');
                break;
            case undefined:
                break;
            default:
                outcome;
        }
    }
    put(name, text, tone = 'plain') {
        const spans = [(0,console_line/* span */.Ln)(`  ${name.padEnd(MARGIN - 2)}  `, 'dim'), (0,console_line/* span */.Ln)(text, tone)];
        this.lines.push(spans);
    }
}

;// CONCATENATED MODULE: ./lib/cli/show/as-text.js







/** A run's story for a terminal: no text in it can move the cursor, or hide anything. */
class StoryText {
    log;
    options;
    theme;
    /** A visit with texts that were cut, for the hint at the end. */
    cut = null;
    constructor(log, options) {
        this.log = log;
        this.options = options;
        this.theme = (0,theme/* createTheme */.a)(options);
    }
    head(run, status) {
        const { total_cost_usd: total, budget_usd: budget } = run;
        const cost = budget === 0 ? (0,format/* formatUsd */.UK)(total) : `${(0,format/* formatUsd */.UK)(total)} of ${(0,format/* formatUsd */.UK)(budget)}`;
        const facts = [
            (0,report_text/* oneLine */.TN)(status),
            run.reason ?? '',
            cost,
            `${run.steps} ${run.steps === 1 ? 'visit' : 'visits'}`,
        ];
        const { dot } = this.theme.glyphs;
        const lines = (0,report_text/* wrapText */.C1)((0,report_text/* sanitize */.aj)(run.message ?? '').trim(), Math.max(20, this.options.columns - 2));
        const message = run.message === null ? [] : lines.map((line) => [(0,console_line/* span */.Ln)(`  ${line}`)]);
        return this.print([
            [(0,console_line/* span */.Ln)(`run ${(0,report_text/* oneLine */.TN)(run.workflow_id)}`, 'bold'), (0,console_line/* span */.Ln)(`  ${(0,report_text/* oneLine */.TN)(run.workflow.path)}`, 'dim')],
            [
                (0,console_line/* span */.Ln)(`  ${facts.filter((fact) => fact !== '').join(` ${dot} `)}`, status === 'failed' ? 'bad' : 'dim'),
            ],
            ...(0,totals/* uncertainCosts */.gg)(run.states).map((told) => [(0,console_line/* span */.Ln)(`  ${told}`, 'warn')]),
            ...message,
            [],
        ]);
    }
    visit(visit, number) {
        const { lines, isCut } = visitLines(visit, number, {
            glyphs: this.theme.glyphs,
            columns: this.options.columns,
            whole: this.options.whole,
            promptOf: (turn) => this.log.promptOf(turn),
            outcomeOf: (turn) => this.log.outcomeOf(turn),
            orderOf: (agent) => this.orderOf(agent),
        });
        if (isCut && (this.cut === null || visitFailure(visit) === 'fatal'))
            this.cut = visit;
        return this.print(lines);
    }
    /** Visits that the log tells of, but that came after the state that the run was resumed from. */
    forgotten(visits) {
        if (visits.length === 0)
            return '';
        const count = visits.length === 1 ? '1 visit has' : `${visits.length} visits have`;
        const usd = this.log.story.forgottenUsd;
        const paid = usd > 0 ? ` ${(0,format/* formatUsd */.UK)(usd)} were paid for that, and count in the total.` : '';
        const text = `${count} not happened: the run was resumed from a state that was older than its log.${paid}`;
        const head = (0,report_text/* wrapText */.C1)(text, this.options.columns).map((line) => [(0,console_line/* span */.Ln)(line, 'warn')]);
        return `${this.print([...head, []])}${visits.map((visit) => this.visit(visit, null)).join('')}`;
    }
    /** Counts all agents, so that one keeps its colour whatever else is shown. */
    orderOf(agent) {
        return Math.max(0, [...this.log.story.agents.keys()].indexOf(agent));
    }
    /** Counts and costs of states and agents, and how to see what was cut. */
    foot(run) {
        const columns = this.options.columns;
        const { ellipsis } = this.theme.glyphs;
        const tables = (0,totals/* runTables */.fG)(run, this.log.story, 1, { columns, ellipsis });
        const { unreadable } = this.log;
        if (unreadable > 0)
            tables.push([`${unreadable} lines of the log are no events of a run.`]);
        return this.print(tables.flatMap((table) => [
            ...table.map((line, index) => [(0,console_line/* span */.Ln)(line, index === 0 ? 'dim' : 'plain')]),
            [],
        ]));
    }
    hint() {
        if (this.cut === null)
            return '';
        const { agent } = this.cut;
        const command = `raymond show ${this.options.runId} ${(0,report_text/* oneLine */.TN)(agent)} ${quoted((0,report_text/* oneLine */.TN)(visitName(this.cut)))}`;
        return this.print([[(0,console_line/* span */.Ln)('Texts were cut. All of one visit: ', 'dim'), (0,console_line/* span */.Ln)(command, 'bold')]]);
    }
    note(text) {
        return this.print([[(0,console_line/* span */.Ln)((0,report_text/* sanitize */.aj)(text), 'dim')]]);
    }
    print(lines) {
        return lines.map((line) => `${this.theme.paint(line).trimEnd()}\n`).join('');
    }
}
function quoted(word) {
    return /^[\w.:-]+(?:#\d+)?$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/store/long-texts.js
var long_texts = __webpack_require__(44662);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var store_transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/store/valid-event.js
var valid_event = __webpack_require__(2034);
;// CONCATENATED MODULE: ./lib/cli/show/run-log.js






/** A run's log as `show` reads it, whole or as it grows. */
class RunLog {
    paths;
    story = new story/* Story */.g();
    /** The number of lines that are no events: a log may have been brought here from anywhere. */
    unreadable = 0;
    tail;
    constructor(paths) {
        this.paths = paths;
        this.tail = new store_transcript/* LogTail */.J3(paths.events);
    }
    /** Visits in which the agent was seen to enter the state. */
    get visits() {
        return this.story.visits.filter(({ isEntered }) => isEntered);
    }
    /** Reads what was logged since the last call. */
    read() {
        this.tail.read((event) => {
            if ((0,valid_event/* isValidEvent */.F)(event))
                this.story.apply(event);
            else
                this.unreadable += 1;
        });
    }
    /** What a turn was sent; null when it was no agent's, or an older version has not kept it. */
    promptOf({ transcript }) {
        // Only the name counts, since the run may have been brought here from elsewhere.
        const name = transcript?.split(/[/\\]/).at(-1) ?? '';
        return name === '' ? null : (0,store_transcript/* readTurnPrompt */.eg)((0,external_node_path_.join)(this.paths.turns, (0,external_node_path_.basename)(name)));
    }
    /** How a turn ended, with its long texts where they can be read. */
    outcomeOf({ outcomeEvent: event }) {
        if (event?.texts === undefined)
            return event?.result ?? null;
        try {
            const whole = (0,long_texts/* withLongTexts */.H)(event, (ref) => (0,texts/* readLongText */.gP)(this.paths.folder, ref));
            return whole.type === 'outcome' ? whole.result : event.result;
        }
        catch {
            // The log has the start and the end of the text, and says where the rest lies.
            return event.result;
        }
    }
}

// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/show.js














const POLL_INTERVAL_MS = 250;
const COLUMNS = 100;
/** `raymond show RUN_ID [AGENT] [STATE[#VISIT]]` tells a run as a story (spec 8.1). */
async function showCommand({ values, positionals }) {
    const [runId, ...which] = positionals;
    if (runId === undefined)
        throw new errors/* UsageError */.eb('Which run? raymond show RUN_ID [AGENT] [STATE[#VISIT]]; `raymond status` lists the runs.');
    const { paths, isOld } = await (0,run_place/* runToLookAt */.jh)((0,run_place/* runPlaceOf */.AD)(values), (0,run_folder/* checkRunId */.np)(runId));
    const mark = isOld ? ` ${run_place/* OLD_MARK */.yB}` : '';
    const log = new RunLog(paths);
    log.read();
    const follows = values.follow === true && isUnderWay(paths, log);
    const wanted = readFilter(which, values.failed ?? false, log.visits, follows);
    const writer = values.json ? writerOfJson(log, values) : writerOfText(log, { runId, mark }, wanted, values);
    await (follows ? follow(paths, log, wanted, writer) : tellAll(paths, log, wanted, writer));
    return 0;
}
async function tellAll(paths, log, wanted, writer) {
    const run = await (0,state_file/* readStateFile */.qy)(paths.state);
    await writer.head(run, statusOf(run, paths));
    const numbered = log.visits.map((visit, index) => [visit, index + 1]);
    const shown = numbered.filter(([visit]) => isWanted(visit, wanted));
    // Failures that ended an agent come before those that were mended.
    const told = wanted.failed ? shown.sort(([a], [b]) => Number(isMended(a)) - Number(isMended(b))) : shown;
    for (const [visit, number] of told)
        await writer.visit(visit, number);
    await writer.forgotten(log.story.forgotten.filter((visit) => isWanted(visit, wanted)));
    await writer.foot(run, statusOf(run, paths), numbered.length - told.length);
}
function isMended(visit) {
    return visitFailure(visit) === 'mended';
}
/** Tells each visit once it has ended, until the run has. A run whose orchestrator is gone counts as ended. */
async function follow(paths, log, wanted, writer) {
    const run = await (0,state_file/* readStateFile */.qy)(paths.state);
    await writer.head(run, statusOf(run, paths));
    const told = new Set();
    for (;;) {
        // This comes before the log is read, so that nothing which was logged before the end is missed.
        const goesOn = isUnderWay(paths, log);
        log.read();
        for (const [index, visit] of log.visits.entries()) {
            if (told.has(visit) || (goesOn && log.story.isOpen(visit)) || !isWanted(visit, wanted))
                continue;
            told.add(visit);
            await writer.visit(visit, index + 1);
        }
        if (!goesOn || log.story.isOver)
            break;
        await (0,promises_.setTimeout)(POLL_INTERVAL_MS);
    }
    await writer.forgotten(log.story.forgotten.filter((visit) => !told.has(visit) && isWanted(visit, wanted)));
    const ended = await (0,state_file/* readStateFile */.qy)(paths.state);
    await writer.foot(ended, statusOf(ended, paths), log.visits.length - told.size);
}
const statusOf = (run, paths) => (0,life/* statusNow */.rN)(run, (0,lock/* lockHolder */.ms)(paths.lock) !== null);
function isUnderWay(paths, log) {
    return !log.story.isOver && (0,lock/* lockHolder */.ms)(paths.lock) !== null;
}
function writerOfText(log, { runId, mark }, wanted, values) {
    const isOfOne = log.visits.filter((visit) => isWanted(visit, wanted)).length === 1;
    const story = new StoryText(log, {
        runId,
        columns: process.stdout.columns ?? COLUMNS,
        color: (0,terminal/* wantsColor */.zK)(values, process.stdout),
        unicode: (0,terminal/* isUnicodeTerminal */.CQ)(),
        whole: wanted.visit !== null || (wanted.state !== null && isOfOne),
    });
    const isSelected = wanted.agent !== null || wanted.state !== null;
    return {
        head: (run, status) => (0,terminal/* writeOut */.sD)(story.head(run, `${status}${mark}`), 'painted'),
        visit: (visit, number) => (0,terminal/* writeOut */.sD)(story.visit(visit, number), 'painted'),
        forgotten: (visits) => (0,terminal/* writeOut */.sD)(story.forgotten(visits), 'painted'),
        foot: (run, _status, untold) => {
            const others = wanted.failed && untold > 0 ? story.note(othersText(log.visits.length, untold, runId)) : '';
            return (0,terminal/* writeOut */.sD)(`${isSelected ? '' : story.foot(run)}${others}${story.hint()}`, 'painted');
        },
    };
}
function othersText(all, untold, runId) {
    const failed = all - untold;
    const visits = all === 1 ? '1 visit' : `${all} visits`;
    return `${failed === 0 ? 'None' : failed} of ${visits} failed. All of them: raymond show ${runId}`;
}
/** Writes one object; with `--follow` a line for each visit, and one for the run at its end. */
function writerOfJson(log, { follow: isLines = false }) {
    let first = true;
    return {
        head: async (run, status) => {
            if (isLines)
                return;
            const object = JSON.stringify(runJson(run, status, log));
            await (0,terminal/* writeOut */.sD)(`${object.slice(0, -1)},"visits":[`);
        },
        visit: async (visit, number) => {
            const text = JSON.stringify(visitJson(visit, number, log));
            await (0,terminal/* writeOut */.sD)(isLines ? `${text}\n` : `${first ? '' : ','}${text}`);
            first = false;
        },
        forgotten: async (visits) => {
            if (!isLines)
                await (0,terminal/* writeOut */.sD)(`],"forgotten":${JSON.stringify(visits.map((visit) => visitJson(visit, null, log)))}`);
        },
        foot: async (run, status) => {
            await (0,terminal/* writeOut */.sD)(isLines ? `${JSON.stringify(runJson(run, status, log))}\n` : '}\n');
        },
    };
}
const AGENT = /^main(?:_[a-z0-9]+)*$/;
/**
 * Reads `[AGENT] [STATE[#VISIT]]`.
 * @param known the run's visits so far
 * @param mayCome whether the run goes on, so that an unknown name may still come
 * @throws UsageError for names that the run does not know
 */
function readFilter(which, failed, known, mayCome) {
    const [first, second, ...more] = which;
    if (more.length > 0)
        throw new errors/* UsageError */.eb('raymond show RUN_ID [AGENT] [STATE[#VISIT]]: one agent and one state at most.');
    const agents = new Set(known.map(({ agent }) => agent));
    const isAgent = first !== undefined && (second !== undefined || agents.has(first) || AGENT.test(first));
    const agent = isAgent ? first : null;
    const written = isAgent ? second : first;
    if (agent !== null && !agents.has(agent) && !mayCome)
        throw unknown('agent', agent, [...agents]);
    if (written === undefined)
        return { agent, state: null, visit: null, failed };
    const states = new Set(known.flatMap(({ state }) => [state, (0,workflow_map/* stateName */.Vi)(state)]));
    // A state's own name may have a number sign in it.
    const [, name = written, number] = states.has(written) ? [] : (/^(.+)#(\d+)$/.exec(written) ?? []);
    if (!states.has(name) && !mayCome)
        throw unknown('state', name, [...states]);
    return { agent, state: name, visit: number === undefined ? null : Number(number), failed };
}
function unknown(what, name, known) {
    const near = (0,nearest/* nearest */.pA)(known, name);
    const hint = near !== undefined
        ? `Did you mean ${near}?`
        : known.length === 0
            ? 'Nothing has been entered yet.'
            : `There is: ${known.slice(0, 20).join(', ')}.`;
    return new errors/* UsageError */.eb(`The run has no ${what} ${name}. ${hint}`);
}
function isWanted(visit, { agent, state, visit: number, failed }) {
    if (agent !== null && visit.agent !== agent)
        return false;
    if (state !== null && visit.state !== state && (0,workflow_map/* stateName */.Vi)(visit.state) !== state)
        return false;
    if (number !== null && visit.visit !== number)
        return false;
    return !failed || visitFailure(visit) !== null;
}
/**
 * A visit as `show --json` prints it: with whole texts, amounts in USD and times in ms.
 * @param number in the order in which visits began, from 1; null for a visit that the run was resumed from before
 */
function visitJson(visit, number, log) {
    const { agent, state, kind, started, ended, input, failure, turns } = visit;
    const { usd, replayedUsd, usage, ms } = totalOf(visit);
    return {
        ...{ number, agent, state, visit: visit.visit, kind, started_at: started, ended_at: ended, input },
        ...{ cost_usd: usd, replayed_usd: replayedUsd, usage, ms },
        ...{ failed: visitFailure(visit) === 'fatal', failure },
        ...{ transition: shownTransition(visit), notes: notesOf(visit) },
        turns: turns.map((turn) => ({
            ...{ turn: turn.turn, kind: turn.kind, prompt: log.promptOf(turn), tools: turn.tools },
            ...{ outcome: log.outcomeOf(turn), cost_usd: turn.cost_usd, replayed: turn.replayed },
            ...{ usage: turn.usage, ms: turn.ms },
        })),
    };
}
function runJson(run, status, log) {
    return {
        ...{
            run_id: run.workflow_id,
            workflow: run.workflow.path,
            status,
            reason: run.reason,
            message: run.message,
        },
        ...{
            total_cost_usd: run.total_cost_usd,
            forgotten_usd: run.forgotten_usd ?? 0,
            usage: run.usage,
            steps: run.steps,
        },
        ...{ states: run.states, agents: (0,totals/* talliesOf */.MP)(log.story, 'agent') },
    };
}


/***/ }),

/***/ 27448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ lineWidth),
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   kJ: () => (/* binding */ packItems),
/* harmony export */   kU: () => (/* binding */ joinSpans),
/* harmony export */   oZ: () => (/* binding */ lineText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

function span(text, tone) {
    return { text, tone };
}
function lineText(line) {
    return line.map(({ text }) => text).join('');
}
function lineWidth(line) {
    return line.reduce((sum, part) => sum + (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(part.text), 0);
}
/** The line, cut at its end to at most `columns`. */
function cutLine(line, columns, ellipsis) {
    if (lineWidth(line) <= columns)
        return line;
    const kept = [];
    let left = columns;
    for (const part of line) {
        const width = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(part.text);
        // The ellipsis has to fit, so the last kept span is cut even if it would just fill the line.
        if (width > left - (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(ellipsis)) {
            kept.push({ ...part, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(`${part.text}${' '.repeat(left)}.`, left, ellipsis) });
            return kept;
        }
        kept.push(part);
        left -= width;
    }
    return kept;
}
/** Joins the items that are there, with a separator between them. */
function joinSpans(items, separator) {
    const present = items.filter((item) => item !== null);
    return present.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}
/** Puts items behind a start. Those that do not fit go on further lines, indented under it. */
function packItems(start, items, separator, columns) {
    const present = items.filter((item) => item !== null);
    const whole = [...start, span('  '), ...joinSpans(present, separator)];
    if (lineWidth(whole) <= columns)
        return [whole];
    const lines = [start];
    let current = [];
    for (const item of present) {
        const wider = current.length === 0 ? [span('  '), item] : [...current, separator, item];
        if (current.length > 0 && lineWidth(wider) > columns) {
            lines.push(current);
            current = [span('  '), item];
        }
        else {
            current = wider;
        }
    }
    return [...lines, current];
}


/***/ }),

/***/ 41897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ agentTone),
/* harmony export */   a: () => (/* binding */ createTheme)
/* harmony export */ });
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27448);

const UNICODE = {
    state: '●',
    print: '›',
    arrow: '→',
    fork: '+',
    again: '↻',
    wait: '◔',
    warning: '!',
    ask: '?',
    good: '✓',
    bad: '✗',
    pause: '⏸',
    money: '$',
    run: '▶',
    dot: '·',
    times: '×',
    ellipsis: '…',
    spinner: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'],
};
const ASCII = {
    state: '*',
    print: '>',
    arrow: '->',
    fork: '&',
    again: '~',
    wait: '.',
    warning: '!',
    ask: '?',
    good: '+',
    bad: 'x',
    pause: '=',
    money: '$',
    run: '>',
    dot: '-',
    times: 'x',
    ellipsis: '...',
    spinner: ['|', '/', '-', '\\'],
};
/** SGR parameters. Yellow and red are kept for warnings and failures, so no agent has them. */
const SGR = {
    plain: '',
    dim: '2',
    bold: '1',
    good: '32',
    warn: '33',
    bad: '31',
    accent: '1;36',
    agent0: '36',
    agent1: '35',
    agent2: '94',
    agent3: '92',
    agent4: '95',
    agent5: '96',
};
const AGENT_TONES = ['agent0', 'agent1', 'agent2', 'agent3', 'agent4', 'agent5'];
/** An agent's colour, for the whole run. `order` counts agents as they appear. */
function agentTone(order) {
    return AGENT_TONES[order % AGENT_TONES.length];
}
function createTheme(options) {
    return {
        glyphs: options.unicode ? UNICODE : ASCII,
        paint: options.color ? paintColoured : _line_js__WEBPACK_IMPORTED_MODULE_0__/* .lineText */ .oZ,
    };
}
function paintColoured(line) {
    return line
        .map(({ text, tone }) => {
        const code = SGR[tone ?? 'plain'];
        return code === '' || text === '' ? text : `\x1b[${code}m${text}\x1b[0m`;
    })
        .join('');
}


/***/ }),

/***/ 92135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ transitionDetail),
/* harmony export */   e: () => (/* binding */ tagText)
/* harmony export */ });
/* harmony import */ var _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83706);

// These are the words for each tag. The compiler asks for those of a new one.
/** The tag's name; for several forks, their number. */
function tagText(transition, times) {
    if (transition.tag !== 'fork' || transition.workers.length === 1)
        return transition.tag;
    return `fork ${times}${transition.workers.length}`;
}
/** What is worth printing of a transition besides where it goes. */
function transitionDetail(transition) {
    switch (transition.tag) {
        case 'result':
            return transition.payload;
        case 'call':
        case 'function':
            return `returns to ${(0,_core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(transition.return)}`;
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


/***/ })

};
