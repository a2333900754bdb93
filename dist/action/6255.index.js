export const id = 6255;
export const ids = [6255,4704,3689];
export const modules = {

/***/ 53689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isForBash: () => (/* binding */ isForBash),
/* harmony export */   syntaxComplaints: () => (/* binding */ syntaxComplaints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53802);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);


/**
 * A bash that would execute something after all is not asked. A script may switch extended patterns on, which
 * decides how it is read. The answer: complaints and status of each.
 */
const PROGRAM = `[ -z "$(eval 'set -n'$'\\n''echo executed')" ] || exit 1
while IFS= read -r -d '' text; do
  ( case $text in *extglob*) shopt -s extglob ;; esac; eval "set -n"$'\\n'"$text" ) 2>&1
  printf '\\0%d\\0' "$?"
done`;
/** Of a script that is looked at: bash reads its standard input byte by byte. */
const LONGEST_SCRIPT = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.checkedScript.value;
const PATIENCE_MS = 10_000;
function isForBash(name) {
    return name.endsWith('.sh');
}
/**
 * What bash says of scripts that it cannot read, by their names; nothing where there is no bash. One looks at all of
 * them, as they were read: a subshell each, in which nothing is executed any more before the script's first line.
 */
async function syntaxComplaints(scripts) {
    const read = scripts.filter(({ text }) => text.length <= LONGEST_SCRIPT && !text.includes('\0'));
    if (read.length === 0)
        return new Map();
    const answer = await askBash(read.map(({ text }) => `${text}\0`).join(''));
    const parts = answer?.split('\0') ?? [];
    return new Map(read.flatMap(({ name }, index) => {
        const [complaint = '', status = '0'] = parts.slice(2 * index, 2 * index + 2);
        return status === '0' ? [] : [[name, complaint]];
    }));
}
/** What bash says, null where there is none that could be asked. */
function askBash(scripts) {
    return new Promise((resolve) => {
        // What else the environment holds, BASH_ENV for one, would be run.
        const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
        const options = { env, timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 };
        const bash = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('bash', ['--norc', '-c', PROGRAM], options, (error, stdout) => {
            resolve(error === null ? stdout : null);
        });
        bash.stdin?.on('error', () => { });
        bash.stdin?.end(scripts);
    });
}


/***/ }),

/***/ 26255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/lint/linted.js + 3 modules
var linted = __webpack_require__(28998);
// EXTERNAL MODULE: ./lib/workflow/lint/rule.js
var lint_rule = __webpack_require__(3457);
// EXTERNAL MODULE: ./lib/workflow/lint/spoken.js
var spoken = __webpack_require__(94357);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/ambiguous-target.js


/** A declared name that could be `POLL.md` or `POLL.sh` (spec 1.7). */
const ambiguousTarget = { id: 'ambiguous-target', check };
function check(workflow) {
    const ambiguous = workflow.declared.filter(({ problem }) => problem?.kind === 'ambiguous');
    return [
        ...ambiguous.map((name) => (0,lint_rule/* aboutName */.Hr)('ambiguous-target', name)),
        ...(0,spoken/* spokenAbout */.C)('ambiguous-target', workflow),
    ];
}

// EXTERNAL MODULE: ./lib/core/settings/models.js
var models = __webpack_require__(88039);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
;// CONCATENATED MODULE: ./lib/workflow/lint/agent-words.js



/** Of each state that has an agent: its own words, then what is left of its manifest's. */
function agentWords(workflow) {
    return workflow.states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind === 'script')
            return [];
        if (definition.kind === 'graph' && definition.state.type !== 'agent')
            return [];
        const options = definition.kind === 'prompt' ? definition.options : {};
        const cli = (0,agent_clis/* agentCliOfState */.Gz)(options.agent, workflow.agentOf(definition.name));
        return [...ofState(state, cli), ...ofManifest(workflow, state, cli)];
    });
}
function ofState(state, cli) {
    const { definition } = state;
    if (definition.kind !== 'prompt')
        return [];
    const { options, settings = {} } = definition;
    const about = (rule, key, message) => (0,lint_rule/* aboutState */.re)(rule, state, message, [key]);
    const { tools = null, effort = null, model = null } = options;
    return [{ cli, tools, effort, model, settings, about }];
}
/** What the state itself says of the same takes the manifest's place; but what is denied adds up. */
function ofManifest({ partOf, agentOf }, { definition }, cli) {
    const { manifest, settings = {}, top } = partOf(definition.name);
    if (!top)
        return [];
    const own = definition.kind === 'prompt' ? { ...definition.options, ...definition.settings } : {};
    const left = Object.entries(settings).filter(([key]) => key === 'deny' || !Object.hasOwn(own, key));
    return [
        {
            cli,
            tools: Object.hasOwn(own, 'tools') ? null : (manifest.tools ?? null),
            effort: Object.hasOwn(own, 'effort') ? null : (manifest.effort ?? null),
            model: Object.hasOwn(own, 'model')
                ? null
                : ((0,models/* modelsByCli */.SU)([manifest.model], agentOf(definition.name))[cli] ?? null),
            settings: Object.fromEntries(left),
            about: (rule, key, message) => (0,lint_rule/* aboutOption */.dz)(rule, { source: top, prefix: [] }, message, [key]),
        },
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/bad-value.js


/** A `model` that is another CLI's own name for one: the turn would fail, after the turns before it are paid. */
const badValue = {
    id: 'bad-value',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, model, about }) => {
        const why = model === null ? null : (0,models/* whyNoModel */.R5)(cli, model, process.env);
        return why === null ? [] : [about('bad-value', 'model', `model: ${why}`)];
    }),
};

// EXTERNAL MODULE: ./lib/workflow/lint/reach.js
var reach = __webpack_require__(84704);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/call-without-result.js


/** A subroutine that only a `<result>` ends, and in which no state can come to one. */
const callWithoutResult = { id: 'call-without-result', check: call_without_result_check };
function call_without_result_check(workflow) {
    const returns = new Map();
    const mayReturn = (child) => {
        const known = returns.get(child) ?? canEnd(workflow, child);
        returns.set(child, known);
        return known;
    };
    return workflow.states.flatMap((state) => {
        const { ways } = workflow.ways.get(state.definition.name);
        const calls = ways.filter((way) => !(0,reach.staysInCall)(way) && way.tag !== 'fork' && !mayReturn(way.to));
        return calls.map(({ tag, to, entry }) => {
            const message = `<${tag}> of ${to}: no state that it leads to ends with a <result>, so it never returns`;
            const below = entry === undefined ? undefined : ['allowed_transitions', entry];
            return (0,lint_rule/* aboutState */.re)('call-without-result', state, message, below);
        });
    });
}
function canEnd({ ways }, child) {
    const within = (0,reach.reachedFrom)(child, (state) => {
        return ways
            .get(state)
            .ways.filter(reach.staysInCall)
            .map(({ to }) => to);
    });
    return [...within].some((state) => {
        const { ends, isOpen } = ways.get(state);
        return ends || isOpen;
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/dead-end-state.js

/** A prompt that names no way on, and has no policy to take one from: its agent can only guess. */
const deadEndState = { id: 'dead-end-state', check: dead_end_state_check };
function dead_end_state_check({ states, ways, broken }) {
    const dead = states.filter(({ definition }) => {
        if (definition.kind !== 'prompt' || definition.options.allowed_transitions !== undefined)
            return false;
        if (broken.has(definition.name))
            return false;
        const { body } = definition;
        // A placeholder may hold what the agent is to end with.
        if (body.trim() === '' || body.includes('{{'))
            return false;
        const { tags, ends, mentioned } = ways.get(definition.name);
        return tags.length === 0 && !ends && mentioned.length === 0;
    });
    return dead.map((state) => {
        const message = `${state.definition.name} names no tag to end with, and has no allowed_transitions`;
        return (0,lint_rule/* aboutState */.re)('dead-end-state', state, message);
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/fork-next-mismatch.js

/** Forks that go on in different places cannot stand in one message (spec 1.2). */
const forkNextMismatch = { id: 'fork-next-mismatch', check: fork_next_mismatch_check };
function fork_next_mismatch_check({ states, ways }) {
    return states.flatMap((state) => {
        const onward = ways
            .get(state.definition.name)
            .ways.filter(({ tag, field, entry }) => tag === 'fork' && field === 'next' && entry !== undefined);
        const [first] = onward;
        const other = onward.find(({ to }) => to !== first?.to);
        if (first === undefined || other?.entry === undefined)
            return [];
        const message = `allowed_transitions[${other.entry}].next: forks of one message have to name the same next, and these name ${first.to} and ${other.to}`;
        return [(0,lint_rule/* aboutState */.re)('fork-next-mismatch', state, message, ['allowed_transitions', other.entry, 'next'])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/joins.js

/** The states with a join. */
function joinsIn({ states }) {
    return states.filter(({ definition }) => definition.kind !== 'graph' && definition.options.join !== undefined);
}
/** Where a state leads, by whatever it does. */
function onward({ ways }) {
    return (state) => {
        const from = ways.get(state);
        return from === undefined ? [] : [...from.ways.map(({ to }) => to), ...from.mentioned];
    };
}
/** Where a state's agent goes on once it has forked: the forks' `next`, or the `<goto>` beside them; empty: it forks nobody. */
function afterForks({ ways }) {
    if (!ways.some(({ tag }) => tag === 'fork'))
        return [];
    return ways.filter((way) => (0,reach.staysInCall)(way));
}
/** All states that an agent may come to once it has forked; null if that cannot be told. */
function onwardFromForks(workflow) {
    const all = [...workflow.ways.values()];
    if (all.some(({ isOpen }) => isOpen))
        return null;
    const starts = all.flatMap(afterForks);
    return new Set(starts.flatMap(({ to }) => [...(0,reach.reachedFrom)(to, onward(workflow))]));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/fork-without-join.js



/** Workers for whom nobody waits: their results are in the report alone (spec 7.1). */
const forkWithoutJoin = { id: 'fork-without-join', check: fork_without_join_check };
function fork_without_join_check(workflow) {
    const joins = new Set(joinsIn(workflow).map(({ definition }) => definition.name));
    return workflow.states.flatMap((state) => {
        const after = afterForks(workflow.ways.get(state.definition.name));
        const [next] = after;
        if (next === undefined)
            return [];
        const reached = after.flatMap(({ to }) => [...(0,reach.reachedFrom)(to, onward(workflow))]);
        if (reached.some((name) => joins.has(name) || workflow.ways.get(name)?.isOpen))
            return [];
        const message = `<fork>: no state with \`join\` comes after ${next.to}, so that nobody waits for the workers; what they deliver is in the report alone`;
        const below = next.entry === undefined ? undefined : ['allowed_transitions', next.entry];
        return [(0,lint_rule/* aboutState */.re)('fork-without-join', state, message, below)];
    });
}

// EXTERNAL MODULE: ./lib/core/protocol/policy.js
var policy = __webpack_require__(42288);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/implicit-transition.js


/** The only transition of a state, which is taken when its agent names none (spec 1.4). */
const implicitTransitionRule = { id: 'implicit-transition', check: implicit_transition_check };
function implicit_transition_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind !== 'prompt' || definition.options.allowed_transitions?.length !== 1)
            return [];
        const taken = (0,policy/* implicitTransition */.LB)(definition.options, '');
        if (taken === undefined)
            return [];
        const message = `<${taken.tag}> is taken without a tag, whatever the agent says`;
        return [(0,lint_rule/* aboutState */.re)('implicit-transition', state, message, ['allowed_transitions', 0])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/join-without-fork.js


/** A join that nobody who has forked comes to: it is entered at once, with no workers (spec 7.1). */
const joinWithoutFork = { id: 'join-without-fork', check: join_without_fork_check };
function join_without_fork_check(workflow) {
    const reached = onwardFromForks(workflow);
    if (reached === null)
        return [];
    return joinsIn(workflow)
        .filter(({ definition }) => !reached.has(definition.name))
        .map((state) => {
        const message = 'join: no agent that has forked workers comes here, so that there is nobody to wait for; forks name this state, or one before it, as their next';
        return (0,lint_rule/* aboutState */.re)('join-without-fork', state, message, ['join']);
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/loop-without-limit.js


/**
 * A circle that nothing in the workflow bounds: of prompts, with no `max_visits` on the way and no budget of its own; or
 * with scripts, where none on the way can lead elsewhere. A script that can, and people on the way, decide whether it
 * goes on, so that such circles are none of these.
 */
const loopWithoutLimit = { id: 'loop-without-limit', check: loop_without_limit_check };
function loop_without_limit_check(workflow) {
    const { states, ways, byName } = workflow;
    const unbounded = states.flatMap(({ definition }) => definition.kind !== 'graph' && definition.options.max_visits === undefined ? [definition.name] : []);
    const isPrompt = (name) => byName.get(name).definition.kind === 'prompt';
    const circlesOf = (names) => {
        const within = new Set(names);
        return (0,reach.circles)(names, (state) => {
            const goes = ways.get(state).ways.filter(({ tag }) => tag !== 'ask');
            return goes.map(({ to }) => to).filter((to) => within.has(to));
        });
    };
    const ofPrompts = workflow.manifest.budget ? [] : circlesOf(unbounded.filter(isPrompt));
    const withScripts = circlesOf(unbounded).filter((circle) => {
        const isPaid = circle.some(isPrompt);
        return !circle.every(isPrompt) && !(isPaid && workflow.manifest.budget) && isClosed(workflow, circle);
    });
    return [...ofPrompts, ...withScripts].map((circle) => {
        const first = unbounded.find((name) => circle.includes(name));
        const names = circle.length > 5 ? `${circle.length} states` : [...circle].sort().join(', ');
        const message = circle.some(isPrompt)
            ? `a run may go round in ${names} for ever: give one of them max_visits, or the workflow a budget`
            : `a run goes round in ${names} for ever, until --max-steps ends it: ${circle.length === 1 ? 'give it' : 'give one of them'} a way out, or a bound: a line "# raymond: max_visits=9" near its top`;
        return (0,lint_rule/* aboutState */.re)('loop-without-limit', byName.get(first), message);
    });
}
/** Nobody in it can lead elsewhere. */
function isClosed({ ways }, circle) {
    const within = new Set(circle);
    return circle.every((name) => {
        const { ways: list, mentioned, ends, isOpen } = ways.get(name);
        if (ends || isOpen || list.some(({ tag }) => tag === 'ask'))
            return false;
        return list.every(({ to }) => within.has(to)) && mentioned.every((to) => within.has(to));
    });
}

// EXTERNAL MODULE: ./lib/workflow/lint/written-options.js
var written_options = __webpack_require__(62415);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-next.js



/** A question or a fork of which nothing says where the agent goes on, or that says a state that there is not. */
const missingNext = { id: 'missing-next', check: missing_next_check };
function missing_next_check(workflow) {
    const { declared, states } = workflow;
    const unknown = declared.filter(({ field, problem }) => {
        return (field === 'next' || field === 'timeout_next') && problem?.kind === 'missing';
    });
    const absent = states.flatMap((state) => {
        const { allowed_transitions: entries } = (0,written_options/* writtenOptions */.Q)(state);
        // A <goto> beside forks says where their parent goes on.
        const hasGoto = entries.some(({ entry }) => entry.tag === 'goto');
        return entries.flatMap(({ index, entry }) => {
            const lacks = entry.tag === 'ask' || (entry.tag === 'fork' && !hasGoto);
            if (!lacks || entry.next !== undefined)
                return [];
            const message = `allowed_transitions[${index}]: <${entry.tag}> needs \`next\`: the state where the agent goes on`;
            return [(0,lint_rule/* aboutState */.re)('missing-next', state, message, ['allowed_transitions', index])];
        });
    });
    return [
        ...unknown.map((name) => (0,lint_rule/* aboutName */.Hr)('missing-next', name)),
        ...absent,
        ...(0,spoken/* spokenAbout */.C)('missing-next', workflow),
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-return.js



/** A subroutine that nothing is said of where its result goes, or that would go to a state that there is not. */
const missingReturn = { id: 'missing-return', check: missing_return_check };
function missing_return_check(workflow) {
    const { declared, states } = workflow;
    const unknown = declared.filter(({ field, problem }) => field === 'return' && problem?.kind === 'missing');
    const absent = states.flatMap((state) => {
        const { allowed_transitions: entries } = (0,written_options/* writtenOptions */.Q)(state);
        return entries.flatMap(({ index, entry }) => {
            if ((entry.tag !== 'call' && entry.tag !== 'function') || entry.return !== undefined)
                return [];
            const message = `allowed_transitions[${index}]: <${entry.tag}> needs \`return\`: the state that its result goes to`;
            return [(0,lint_rule/* aboutState */.re)('missing-return', state, message, ['allowed_transitions', index])];
        });
    });
    return [
        ...unknown.map((name) => (0,lint_rule/* aboutName */.Hr)('missing-return', name)),
        ...absent,
        ...(0,spoken/* spokenAbout */.C)('missing-return', workflow),
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-target.js


/** `{ tag: goto, target: REVEIW }`, `max_visits: { count: 3, goto: NOWHERE }`: no turn can mend that. */
const missingTarget = { id: 'missing-target', check: missing_target_check };
function missing_target_check(workflow) {
    const missing = workflow.declared.filter(({ field, problem }) => {
        return problem?.kind === 'missing' && (field === 'target' || field === 'goto');
    });
    return [
        ...missing.map((name) => (0,lint_rule/* aboutName */.Hr)('missing-target', name)),
        ...(0,spoken/* spokenAbout */.C)('missing-target', workflow),
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/no-policy.js

/** A prompt that may go anywhere, and fails at the first message that cannot be used (spec 1.4). */
const noPolicy = { id: 'no-policy', check: no_policy_check };
function no_policy_check({ states, broken }) {
    const free = states.filter(({ definition }) => {
        const isFree = definition.kind === 'prompt' && definition.options.allowed_transitions === undefined;
        return isFree && !broken.has(definition.name);
    });
    return free.map((state) => {
        const message = `${state.definition.name} has no allowed_transitions: its agent cannot be reminded of a tag`;
        return (0,lint_rule/* aboutState */.re)('no-policy', state, message);
    });
}

// EXTERNAL MODULE: ./lib/core/settings/unsupported.js
var unsupported = __webpack_require__(23458);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/setting-unsupported.js


/** What a state or its manifest says of its agent, and the CLI that takes its turns cannot do (spec 7.5). */
const settingUnsupported = {
    id: 'setting-unsupported',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, tools, settings, about }) => (0,unsupported/* unsupportedBy */.t)(cli, tools, settings).map(({ key, why }) => about('setting-unsupported', key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/empty-prompt.js

/** Agent CLIs take no turn without a prompt, however often they are asked. */
const emptyPrompt = { id: 'empty-prompt', check: empty_prompt_check };
function empty_prompt_check({ states, unreadable }) {
    const empty = states.filter(({ definition }) => {
        return definition.kind === 'prompt' && definition.body.trim() === '' && !unreadable.has(definition.file);
    });
    return empty.map((state) => (0,lint_rule/* aboutState */.re)('empty-prompt', state, 'the prompt is empty: say what the agent is to do'));
}

// EXTERNAL MODULE: ./lib/core/protocol/foreign-tags.js
var foreign_tags = __webpack_require__(1644);
// EXTERNAL MODULE: ./lib/workflow/lint/tags-in-text.js
var tags_in_text = __webpack_require__(54538);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/foreign-tag.js



/** A tag of the Go reference that there is not here (spec 2.6): the run would fail, after it was paid for. */
const foreignTag = { id: 'foreign-tag', check: foreign_tag_check };
function foreign_tag_check({ states, ways }) {
    return states.flatMap(({ definition }) => ways.get(definition.name).texts.flatMap((text) => (0,foreign_tags/* foreignTags */.E)(text.text)
        .filter(({ at }) => !text.isScript || !(0,tags_in_text/* isInComment */.B1)(text.text, at))
        .map(({ at, advice }) => (0,lint_rule/* aboutText */.np)('foreign-tag', text, at, advice))));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/path-in-target.js

/** `<goto>../REVIEW</goto>` in a text; what is declared is told as it is read. */
const pathInTarget = {
    id: 'path-in-target',
    check: (workflow) => (0,spoken/* spokenAbout */.C)('path-in-target', workflow),
};

// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/workflow/lint/shell-commands.js
/**
 * The commands of a script for `sh` or `bash`: parted by line ends and by `;`, `&`, `|` and brackets that stand in no
 * quotes. Takes linear time. Only a shell could be right about all of it; what is unclear makes shorter commands.
 */
function shellCommands(script) {
    const commands = [];
    const inside = ['top'];
    let start = 0;
    let marks = [];
    const end = (at, hereDocuments = []) => {
        const text = script.slice(start, at);
        if (text.trim() !== '')
            commands.push({ start, end: at, text, hereDocuments });
    };
    for (let at = 0; at < script.length; at += 1) {
        const char = script[at];
        const where = inside.at(-1);
        if (where === "'") {
            if (char === "'")
                inside.pop();
        }
        else if (char === '\\')
            at += 1;
        else if (char === where || (char === ')' && (where === '$(' || where === '(')))
            inside.pop();
        else if (char === '$' && script[at + 1] === '(') {
            inside.push('$(');
            at += 1;
        }
        else if (char === '`')
            inside.push('`');
        else if (where === '"')
            continue;
        else if (char === '"' || char === "'")
            inside.push(char);
        else if (char === '#' && /[\s;]/.test(script[at - 1] ?? '\n')) {
            // Quotes in a comment open nothing.
            const line = script.indexOf('\n', at);
            if (line === -1)
                break;
            at = line - 1;
        }
        else if (where !== 'top') {
            if (char === '(')
                inside.push('(');
        }
        else if (char === '<' && script[at + 1] === '<' && script[at + 2] !== '<') {
            const [written = '', , mark = ''] = /^<<-?\s*(["']?)([\w.-]+)\1/.exec(script.slice(at, at + 100)) ?? [];
            if (mark !== '')
                marks.push(mark);
            at += Math.max(1, written.length - 1);
        }
        else if (char === '\n' && marks.length > 0) {
            const after = hereDocumentsAt(script, at + 1, marks);
            end(at, after.documents);
            marks = [];
            start = after.end;
            at = after.end - 1;
        }
        else if (isSeparator(script, at)) {
            // What is to come of `cat <<END | sed …` is read by both.
            if (marks.length > 0)
                continue;
            end(at);
            start = at + 1;
        }
    }
    end(script.length);
    return commands;
}
/** `>&2` and `&>` part nothing. */
function isSeparator(script, at) {
    const char = script[at];
    if (char === '&')
        return script[at - 1] !== '>' && script[at + 1] !== '>';
    return '\n;|(){}'.includes(char) && script[at - 1] !== '$';
}
function hereDocumentsAt(script, from, marks) {
    const documents = [];
    let start = from;
    for (const mark of marks) {
        let at = start;
        while (at < script.length) {
            const newline = script.indexOf('\n', at);
            const lineEnd = newline === -1 ? script.length : newline;
            if (script.slice(at, lineEnd).trim() === mark)
                break;
            at = lineEnd + 1;
        }
        documents.push({ start, end: Math.min(at, script.length) });
        start = Math.min(script.length, at + mark.length);
        const newline = script.indexOf('\n', start);
        start = newline === -1 ? script.length : newline + 1;
    }
    return { documents, end: start };
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-without-tag.js



/** A script that ends without a tag whatever happens, as far as its text tells: its agent fails. */
const scriptWithoutTag = { id: 'script-without-tag', check: script_without_tag_check };
const MESSAGE = 'this script prints no tag, so that its agent fails: end it with one, such as echo "<result>done</result>"';
function script_without_tag_check({ states, ways, unreadable }) {
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind !== 'script' || unreadable.has(definition.file))
            return [];
        if (!isWithoutTag(definition, ways.get(definition.name).texts))
            return [];
        return [(0,lint_rule/* aboutState */.re)('script-without-tag', state, MESSAGE)];
    });
}
/** Literal, or put together: `<%s>`, `<$tag>`, and what ends one. */
const TAG = new RegExp(`</?(?:${tag_table/* TAG_NAMES */.qY.join('|')})\\b|</?(?:%s|\\$\\{?\\w|%\\w+%)|RAYMOND_OUTPUT\\b`);
/** Whether nothing in it could make a tag: no text of one, and no other program to have the last word. */
function isWithoutTag(definition, texts) {
    if (texts.some(({ text }) => text.split('\n').some((line) => !isComment(line) && TAG.test(line))))
        return false;
    return !handsOver(definition);
}
function isComment(line) {
    return /^\s*(#|::|@?rem\s)/i.test(line);
}
/** An interpreter with a file: `node decide.mjs`, `python3 -u x.py`, `bash x.sh`. */
const INTERPRETER = /(?:^|[\s/"'])(?:node|bun|deno|python[\d.]*|ruby|perl|php|bash|sh|zsh|pwsh|powershell|npx|npm|go|java|tsx|Rscript)(?:\.exe)?["']?\s+\S*[^\s-]/;
/** A program in the line itself is none: what it prints stands in the text. */
const INLINE = /\s-(?:e|c|p|pe)\s/;
/** A program of the workflow's own folder, or beside the script. */
const OWN_PROGRAM = /RAYMOND_WORKFLOW_DIR|(?:^|\s|["'])\.{0,2}[/\\][\w.-]|(?:^|\s)(?:\.|source)\s+\S/;
/** All that it prints is what something else has made. */
const WHOLE_VALUE = /^\s*(?:echo|printf\s+(?:--\s+)?["']?%[sb](?:\\n)?["']?)\s+"?\$(?:\w+|\{[^}]*\}|\(.*\))"?\s*$/;
function handsOver({ text, runtime }) {
    const commands = runtime === 'bash' ? shellCommands(text).map((each) => each.text) : text.split('\n');
    const last = commands.filter((each) => each.trim() !== '' && !isComment(each.trim())).at(-1);
    if (last === undefined)
        return false;
    const line = last.slice(0, 4096);
    if (INTERPRETER.test(line) && !INLINE.test(line))
        return true;
    return OWN_PROGRAM.test(line) || WHOLE_VALUE.test(line);
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-not-analysed.js


/** A script whose ways on are put together as it runs. */
const scriptNotAnalysed = { id: 'script-not-analysed', check: script_not_analysed_check };
function script_not_analysed_check({ states, ways }) {
    return states
        .filter(({ definition }) => {
        if (definition.kind !== 'script')
            return false;
        const { isOpen, texts } = ways.get(definition.name);
        return isOpen && !isWithoutTag(definition, texts);
    })
        .map((state) => {
        const message = `where ${state.definition.name} leads could not all be read out of its text`;
        return (0,lint_rule/* aboutState */.re)('script-not-analysed', state, message);
    });
}

// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(68251);
// EXTERNAL MODULE: ./lib/workflow/lint/bash.js
var bash = __webpack_require__(53689);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-syntax.js



/** Scripts that `bash -n` refuses. No bash, no finding. */
const scriptSyntax = { id: 'script-syntax', check: script_syntax_check };
async function script_syntax_check({ states, platform, complaints }) {
    if (platform === 'windows')
        return [];
    const scripts = states.filter(isBashState);
    // Where the scripts are files, bash has been asked as soon as they were read.
    const others = complaints === undefined ? scripts : scripts.filter(isImported);
    const found = new Map([...((await complaints) ?? []), ...(await (0,bash.syntaxComplaints)(others.map(scriptOf)))]);
    return scripts.flatMap((state) => {
        const complaint = found.get(state.definition.name);
        return complaint === undefined ? [] : [findingOf(state, complaint)];
    });
}
function isBashState(state) {
    return state.definition.kind === 'script' && (0,bash.isForBash)(state.definition.name);
}
function isImported({ definition }) {
    return (0,full_name/* scopeOf */.Od)(definition.name) !== '';
}
function scriptOf({ definition: { name, text } }) {
    return { name, text };
}
const STILL_OPEN = '. Something is open at its end: an `if` without `fi`, a `for` or `while` without `done`, a `case` without `esac`, a `{`, a `(`, or a quote';
function findingOf(state, complaint) {
    const [, line = '2', message = 'syntax error'] = /line (\d+): (.*)/.exec(complaint) ?? [];
    // The first line that bash was given is ours.
    const last = state.definition.text.trimEnd().split('\n').length;
    const at = Math.min(Math.max(1, Number(line) - 1), last);
    const isForWindows = state.definition.text.includes('\r\n');
    const advice = isForWindows
        ? '. Its lines end in CRLF, as Windows writes them, and bash takes the CR for a part of each line: dos2unix FILE'
        : '';
    const open = message.includes('unexpected end of file') && !isForWindows ? STILL_OPEN : '';
    const said = `bash cannot read this script: ${message.replaceAll('\r', '')}${open}${advice}`;
    const found = (0,lint_rule/* aboutState */.re)('script-syntax', state, said);
    return { ...found, line: state.textLine + at - 1 };
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/several-transitions.js




/** One `echo`, `printf` or here-document with two transitions in it: an output may have one (spec 1.2). */
const severalTransitions = { id: 'several-transitions', check: several_transitions_check };
function several_transitions_check({ states, ways }) {
    return states.flatMap(({ definition }) => {
        const { texts, tags } = ways.get(definition.name);
        if (definition.kind !== 'script' || !(0,bash.isForBash)(definition.name) || tags.length < 2)
            return [];
        return texts.flatMap((text) => inText(text, tags.filter((tag) => tag.text === text)));
    });
}
function inText(text, tags) {
    if (tags.length < 2)
        return [];
    return shellCommands(text.text)
        .filter(isPrinted)
        .flatMap((command) => {
        const written = outermost(tags.filter(({ at }) => isWritten(command, at)));
        const second = written.find((tag, index) => index > 0 && !mayFollow(written.slice(0, index), tag));
        if (second === undefined)
            return [];
        const names = [...new Set(written.map(({ tag }) => `<${tag}>`))].join(', ');
        const message = `one output with ${written.length} transitions, ${names}: a message may have one, or forks with one \`next\` (or one <goto>). Print the one that is meant`;
        return [(0,lint_rule/* aboutText */.np)('several-transitions', text, second.at, message)];
    });
}
/** Where it goes into no file; `>&1` and `>&2` are none. */
function isPrinted({ text, hereDocuments }) {
    const isWriter = /^\s*(?:(?:then|else|do|!|if|while|time|builtin|command)\s+)*(?:echo|printf)\s/.test(text);
    const withoutTexts = text.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, '""');
    return (isWriter || hereDocuments.length > 0) && !/>(?!&)/.test(withoutTexts);
}
function isWritten({ start, end, hereDocuments }, at) {
    if (hereDocuments.some((each) => at >= each.start && at < each.end))
        return true;
    return at >= start && at < end;
}
/** What stands in another's content is a part of that. */
function outermost(tags) {
    return tags.filter((tag) => !tags.some((other) => other.at < tag.at && tag.end < other.end));
}
/** Forks with one `next`, or with one `<goto>` that says it. */
function mayFollow(before, tag) {
    const all = [...before, tag];
    const others = all.filter((each) => each.tag !== 'fork');
    if (others.length > 1 || others.length === all.length)
        return false;
    if (others.some((each) => each.tag !== 'goto'))
        return false;
    const places = all.flatMap((each) => each.states.filter(({ field }) => field === (each.tag === 'fork' ? 'next' : 'target')));
    const literal = places.map(({ name }) => name).filter((name) => !(0,tags_in_text/* isComputed */.YQ)(name));
    return new Set(literal.map((name) => name.replace(/\.(md|sh|ps1|bat)$/, ''))).size < 2;
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/tag-not-allowed.js


/** A prompt that asks for what its `allowed_transitions` do not have: the agent that obeys is reminded, and paid for it. */
const tagNotAllowed = { id: 'tag-not-allowed', check: tag_not_allowed_check };
function tag_not_allowed_check({ states, ways, namesFor, spoken }) {
    // A name that means nothing has been told.
    const told = new Set(spoken.map(({ tag }) => tag));
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind !== 'prompt' || definition.options.force_implicit)
            return [];
        const { allowed_transitions: allowed } = definition.options;
        if (allowed === undefined)
            return [];
        const names = namesFor(state);
        const { tags } = ways.get(definition.name);
        return tags
            .filter((tag) => tag.isMeant && !told.has(tag) && !allowed.some((entry) => fits(entry, tag, names)))
            .map((tag) => {
            const message = `the prompt asks for ${shown(tag)}, which its allowed_transitions do not have: an agent that obeys is reminded, and the turn is paid. Allow it, or change the text`;
            return (0,lint_rule/* aboutText */.np)('tag-not-allowed', tag.text, tag.at, message);
        });
    });
}
/** As far as the text says what the entry lists: a message may say more. */
function fits(entry, { tag, states }, { meaningOf }) {
    if (entry.tag !== tag)
        return false;
    return states.every(({ field, name }) => {
        const listed = entry[field];
        if (typeof listed !== 'string' || (0,tags_in_text/* isComputed */.YQ)(name) || listed === name)
            return true;
        const [here, there] = [meaningOf(name), meaningOf(listed)];
        // What means no state is told by its own rule, or is another platform's.
        return typeof here !== 'string' || typeof there !== 'string' || here === there;
    });
}
function shown({ tag, states }) {
    const target = states.find(({ field }) => field === 'target')?.name;
    return target === undefined ? `<${tag}>` : `<${tag}> to ${target}`;
}

// EXTERNAL MODULE: ./lib/core/protocol/template.js
var template = __webpack_require__(66100);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/unknown-template-name.js




/** `{{inptu}}`, where all names that a prompt can have are known: it would stay as it is written. */
const unknownTemplateName = { id: 'unknown-template-name', check: unknown_template_name_check };
function unknown_template_name_check(workflow) {
    const variables = variablesOf(workflow);
    if (variables === null)
        return [];
    const known = [...template/* OWN_NAMES */.gN, ...variables];
    return workflow.states.flatMap(({ definition }) => {
        if (definition.kind !== 'prompt')
            return [];
        return workflow.ways.get(definition.name).texts.flatMap((text) => (0,template/* placeholdersIn */.Qf)(text.text).flatMap(({ name, at }) => {
            // A dotted one is a field, or a fact of the job's.
            if (name.includes('.') || known.includes(name))
                return [];
            const near = (0,nearest/* nearest */.pA)(known, name);
            const meant = near === undefined ? '' : `: did you mean {{${near}}}?`;
            const message = `nothing here gives {{${name}}} a value, so that it stays as it is written${meant}`;
            return [(0,lint_rule/* aboutText */.np)('unknown-template-name', text, at, message)];
        }));
    });
}
/** The variables that forks give their workers; null where an agent or a shell chooses their names. */
function variablesOf({ ways, states }) {
    const all = [...ways.values()];
    const forks = all.flatMap(({ tags }) => tags.filter(({ tag }) => tag === 'fork'));
    const isFree = states.some(({ definition }) => {
        const { isOpen, tags } = ways.get(definition.name);
        if (definition.kind !== 'prompt')
            return definition.kind === 'script' && isOpen;
        const mayFork = definition.options.allowed_transitions?.some(({ tag }) => tag === 'fork') ?? isOpen;
        return mayFork && !tags.some(({ tag }) => tag === 'fork');
    });
    if (isFree || forks.some(({ attributes }) => attributes === null))
        return null;
    const own = (0,tag_table/* attributesOf */.Td)('fork');
    return [...new Set(forks.flatMap(({ attributes }) => attributes ?? []))].filter((name) => !own.includes(name));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/untrusted-in-command.js

/**
 * A text that comes from issues, agents or people, put into what a shell or an interpreter runs as a program:
 * `eval "$RAYMOND_INPUT"`. Handed over as an argument, `bash -c '…' - "$RAYMOND_INPUT"`, it does no harm.
 */
const untrustedInCommand = { id: 'untrusted-in-command', check: untrusted_in_command_check };
const OUTSIDE = String.raw `\$\{?(?:RAYMOND_(?:INPUT|RESULT|VAR_\w+)|RAILI_VAR_\w+)`;
const RUNS = String.raw `(?:\beval|\b(?:ba|z|da|k)?sh\s+-\w*c|\bpython3?\s+-c|\b(?:node|perl|ruby)\s+-e)`;
/** In the program itself: the word that follows, in double quotes or in none. */
const IN_PROGRAM = new RegExp(`${RUNS}\\s+(?:--\\s+)?(?:"(?:[^"\\\\\\n]|\\\\.)*?${OUTSIDE}|${OUTSIDE})`);
/** Actions fill these in before any shell sees them; here nobody does. */
const EXPRESSION = /\$\{\{\s*github\.|\{\{\s*(?:github\.|input\s*\}\}|result\s*\}\})/;
function untrusted_in_command_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind === 'prompt')
            return [];
        const text = definition.kind === 'script' ? definition.text : commandOf(definition.state);
        return text.split('\n').flatMap((line, index) => {
            const message = /^\s*#/.test(line) ? undefined : problemOf(line);
            if (message === undefined)
                return [];
            const at = definition.kind === 'script' ? state.textLine + index : state.textLine;
            return [{ ...(0,lint_rule/* aboutState */.re)('untrusted-in-command', state, message), line: at }];
        });
    });
}
function problemOf(line) {
    if (line.length > 10_000)
        return undefined;
    const run = IN_PROGRAM.exec(line)?.[0];
    if (run !== undefined) {
        const [variable] = /\w+$/.exec(run) ?? [];
        return `the text of ${variable} is run as a command: whoever wrote it decides what it does. Hand it over as an argument`;
    }
    const expression = EXPRESSION.exec(line)?.[0];
    if (expression === undefined)
        return undefined;
    return `${expression.trim()}… is not filled in here, so that no value can run as a command: read it from the environment`;
}
function commandOf(state) {
    const command = 'command' in state && typeof state.command === 'string' ? state.command : '';
    return [command, state.notify ?? ''].join('\n');
}

// EXTERNAL MODULE: ./lib/core/settings/unknown-names.js
var unknown_names = __webpack_require__(24706);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unknown-effort.js


/** An `effort` that the state's CLI does not know: it takes it for none. */
const unknownEffort = {
    id: 'unknown-effort',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, tools, effort, settings, about }) => (0,unknown_names/* unknownNames */.b)(cli, { ...settings, tools, effort })
        .filter(({ key }) => key === 'effort')
        .map(({ key, why }) => about('unknown-effort', key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unknown-tool.js


/** A name under `tools`, `allow` or `deny` that the state's CLI has no tool of: it takes it without a word. */
const unknownTool = {
    id: 'unknown-tool',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, tools, effort, settings, about }) => (0,unknown_names/* unknownNames */.b)(cli, { ...settings, tools, effort })
        .filter(({ key }) => key !== 'effort')
        .map(({ key, why }) => about('unknown-tool', key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unmentioned-transition.js

/**
 * One of several allowed transitions of which the prompt says nothing: its agent will hardly choose it. With one
 * entry there is nothing to choose, and with `match` the message's words do.
 */
const unmentionedTransition = { id: 'unmentioned-transition', check: unmentioned_transition_check };
function unmentioned_transition_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        const entries = definition.kind === 'prompt' ? (definition.options.allowed_transitions ?? []) : [];
        if (definition.kind !== 'prompt' || entries.length < 2)
            return [];
        return entries.flatMap((entry, index) => {
            if (entry.match !== undefined || isMentioned(entry, definition.body))
                return [];
            const what = entry.target === undefined ? `<${entry.tag}>` : `<${entry.tag}> to ${entry.target}`;
            const message = `allowed_transitions[${index}]: the prompt does not mention ${what}`;
            return [(0,lint_rule/* aboutState */.re)('unmentioned-transition', state, message, ['allowed_transitions', index])];
        });
    });
}
/** By its tag and its target, wherever they stand. */
function isMentioned({ tag, target }, body) {
    if (target === undefined)
        return new RegExp(`<${tag}[\\s>]`).test(body);
    const name = target.replace(/\.(md|sh|ps1|bat)$/, '');
    const at = body.indexOf(name);
    return at >= 0 && new RegExp(`(?<![\\w-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(body);
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unreachable-state.js



/**
 * A state that no other leads to. Where some state's ways on cannot all be read, nothing is said; a name in its
 * text is taken for a way.
 */
const unreachableState = { id: 'unreachable-state', check: unreachable_state_check };
function unreachable_state_check(workflow) {
    // Who starts in the middle leaves out the rest on purpose, and so does who uses a part of another workflow.
    const reached = workflow.startsAtEntry ? (0,reach.reachableStates)(workflow) : null;
    if (reached === null)
        return [];
    return workflow.states
        .filter(({ definition }) => {
        const { name } = definition;
        // A group that nobody comes to is told by the first of its states.
        const isGroup = definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
        return !isGroup && !reached.has(name) && !isForeign(workflow, name) && (0,full_name/* scopeOf */.Od)(name) === '';
    })
        .map((state) => (0,lint_rule/* aboutState */.re)('unreachable-state', state, `no state leads to ${state.definition.name}`));
}
/** A script of the other platform. */
function isForeign({ platform }, name) {
    return platform === 'posix' ? /\.(ps1|bat)$/.test(name) : name.endsWith('.sh');
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/worktree-not-forked.js


/** A state with `worktree` that is come to otherwise than by a fork: then there is none (spec 7.3). */
const worktreeNotForked = { id: 'worktree-not-forked', check: worktree_not_forked_check };
function worktree_not_forked_check({ states, ways, entry }) {
    return states.flatMap((state) => {
        const { name, kind, options } = state.definition;
        if (kind === 'graph' || options.worktree === undefined)
            return [];
        // Whoever comes back to it has its work tree by then.
        const own = (0,reach.reachedFrom)(name, (from) => (ways.get(from)?.ways ?? []).filter(reach.staysInCall).map(({ to }) => to));
        const others = [...ways].filter(([from, { ways: list }]) => !own.has(from) &&
            list.some(({ to, tag, field }) => to === name && !(tag === 'fork' && field === 'target')));
        const from = entry === name ? 'the run begins here' : others[0] && `${others[0][0]} leads here otherwise`;
        if (!from)
            return [];
        const message = `worktree: only an agent that is forked into this state gets one, and ${from}`;
        return [(0,lint_rule/* aboutState */.re)('worktree-not-forked', state, message, ['worktree'])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/table.js





























/** Everything that is looked for once a workflow has been read. Bash comes first: it works while the rest is looked at. */
const RULES_TO_CHECK = [
    scriptSyntax,
    missingTarget,
    missingReturn,
    missingNext,
    ambiguousTarget,
    pathInTarget,
    emptyPrompt,
    unreachableState,
    deadEndState,
    callWithoutResult,
    unmentionedTransition,
    tagNotAllowed,
    severalTransitions,
    foreignTag,
    scriptWithoutTag,
    forkNextMismatch,
    joinWithoutFork,
    worktreeNotForked,
    forkWithoutJoin,
    loopWithoutLimit,
    untrustedInCommand,
    settingUnsupported,
    unknownTool,
    unknownEffort,
    badValue,
    implicitTransitionRule,
    scriptNotAnalysed,
    unknownTemplateName,
    noPolicy,
];

;// CONCATENATED MODULE: ./lib/workflow/lint/lint.js



/**
 * Everything that is wrong or remarkable about a workflow (spec 2.4): what its reading has found, then what the
 * rules find, by file and line. Each once.
 * @param agentCli the one that who starts the run asks for
 */
async function lint(reading, platform, agentCli) {
    const workflow = (0,linted.lintedWorkflow)(reading, platform, agentCli);
    const found = await Promise.all(RULES_TO_CHECK.map(({ check }) => check(workflow)));
    const all = [...reading.findings, ...found.flat().sort(inOrder)];
    return [...new Map(all.map((finding) => [`${finding.rule} ${(0,findings/* findingText */.NK)(finding)}`, finding])).values()];
}
function inOrder(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}


/***/ }),

/***/ 84704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   circles: () => (/* binding */ circles),
/* harmony export */   reachFrom: () => (/* binding */ reachFrom),
/* harmony export */   reachableStates: () => (/* binding */ reachableStates),
/* harmony export */   reachedFrom: () => (/* binding */ reachedFrom),
/* harmony export */   staysInCall: () => (/* binding */ staysInCall)
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
/** Every state that a run may come to from these; all of them where some way on cannot be read. */
function reachFrom({ ways }, from) {
    const reached = new Set(from.flatMap((state) => [...reachedFrom(state, onwardIn(ways))]));
    return [...reached].some((state) => ways.get(state)?.isOpen) ? new Set(ways.keys()) : reached;
}
const onwardIn = (ways) => (state) => {
    const from = ways.get(state);
    return from === undefined ? [] : [...from.ways.map(({ to }) => to), ...from.mentioned];
};
/** Every state that a run may come to from its entry; null if that cannot be told. */
function reachableStates({ entry, ways }) {
    if (entry === null)
        return null;
    const reached = reachedFrom(entry, onwardIn(ways));
    return [...reached].some((state) => ways.get(state)?.isOpen) ? null : reached;
}


/***/ })

};
