export const id = 4344;
export const ids = [4344,3369];
export const modules = {

/***/ 54344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   boardOf: () => (/* binding */ boardOf)
/* harmony export */ });
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82840);
/* harmony import */ var _addressed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56517);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83369);
/* harmony import */ var _issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54407);




/** Of a job that waits for nothing else; GitHub may be away for a moment, or want a pause. */
const PATIENCE_MS = 60_000;
function boardOf(job, patienceMs = PATIENCE_MS) {
    const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.clientOf)(job.context, job.inputs['github-token'], patienceMs);
    const issues = (0,_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issuesOf */ .wf)(client, _runtime_ports_js__WEBPACK_IMPORTED_MODULE_0__/* .realPorts */ .R.now);
    const scenes = new Map();
    const { workflowFile } = job.context;
    return {
        issues,
        scene: (issue, keys) => {
            const read = scenes.get(issue) ?? (0,_addressed_js__WEBPACK_IMPORTED_MODULE_1__/* .readScene */ .z)(issue, { issues, keys, workflowFile });
            scenes.set(issue, read);
            return read;
        },
    };
}


/***/ }),

/***/ 83369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clientOf: () => (/* binding */ clientOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _identity_ask_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69174);


/** A single request is given up then. */
const PATIENCE_MS = 15_000;
/**
 * GitHub's API by octokit with its plugins for repeating and for rate limits, loaded when it is first asked.
 * @param patienceMs for all requests together, from the first one on
 */
function clientOf({ owner, repo }, token, patienceMs) {
    const over = new AbortController();
    let until = Number.POSITIVE_INFINITY;
    let octokit = null;
    const begin = () => {
        if (octokit === null) {
            until = performance.now() + patienceMs;
            setTimeout(() => over.abort(), patienceMs).unref();
            octokit = connect(token ?? '', over.signal, () => until - performance.now());
        }
        return octokit;
    };
    const tried = async (work) => {
        if (token === null)
            return { kind: 'refused', why: 'there is no github-token to ask with' };
        try {
            const data = await Promise.race([begin().then(work), aborted(over.signal)]);
            return { kind: 'answer', data };
        }
        catch (error) {
            if (over.signal.aborted)
                return { kind: 'silent', why: `GitHub's API has not answered within ${patienceMs / 1000} s` };
            if (!(0,_identity_ask_github_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)(error))
                return { kind: 'silent', why: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
            return { kind: 'refused', why: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), status: error.status };
        }
    };
    const request = (route, parameters, retries) => tried(async (connected) => {
        const options = retries === undefined ? {} : { request: { retries } };
        const { data } = await connected.request(route, { owner, repo, ...parameters, ...options });
        return data;
    });
    return {
        ask: (route, parameters = {}) => request(route, parameters),
        make: (route, parameters = {}) => request(route, parameters, 0),
        graphql: (query) => tried((connected) => connected.graphql(query)),
        pause: async (ms) => {
            begin();
            // Nothing else may keep the process alive meanwhile.
            const waited = new Promise((resolve) => setTimeout(resolve, ms));
            await Promise.race([waited, aborted(over.signal).catch(() => { })]);
        },
        get isOver() {
            return over.signal.aborted;
        },
    };
}
async function connect(token, over, leftMs) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const waits = (seconds, _, __, tries) => tries < 3 && seconds * 1000 < leftMs();
    const options = { throttle: { onRateLimit: waits, onSecondaryRateLimit: waits } };
    // Ours comes first, so that each try has a time of its own.
    return getOctokit(token, options, impatient(over), retry, throttling);
}
const impatient = (over) => (octokit) => {
    octokit.hook.wrap('request', (request, options) => request({
        ...options,
        request: { ...options.request, signal: AbortSignal.any([over, AbortSignal.timeout(PATIENCE_MS)]) },
    }));
    return {};
};
function aborted(signal) {
    return new Promise((_, reject) => {
        const stop = () => reject(new Error('there is no time left'));
        if (signal.aborted)
            stop();
        else
            signal.addEventListener('abort', stop, { once: true });
    });
}


/***/ })

};
