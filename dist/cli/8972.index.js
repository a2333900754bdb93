export const id = 8972;
export const ids = [8972];
export const modules = {

/***/ 67975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ FAILURE_CODES)
/* harmony export */ });
const FAILURE_CODES = {
    transient: 'AGENT_FAILED',
    crashed: 'AGENT_FAILED',
    idle: 'IDLE_TIMEOUT',
    max_time: 'MAX_TIME',
    interrupted: 'INTERRUPTED',
    authentication: 'AUTHENTICATION',
    invalid_model: 'INVALID_MODEL',
    usage_limit: 'USAGE_LIMIT',
    cost_cap: 'BUDGET',
    refused: 'REFUSED',
    rejected: 'AGENT_FAILED',
    session_lost: 'SESSION_LOST',
    session_in_use: 'AGENT_FAILED',
    prompt_too_long: 'AGENT_FAILED',
    recording_missing: 'RECORDING_MISSING',
    recording_stale: 'RECORDING_STALE',
    not_started: 'AGENT_FAILED',
};


/***/ }),

/***/ 49254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ STATE_VERSION),
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
// The fields, and what each means, are in run-schema.ts: a field is declared once, and is then checked, typed
// and kept. Nothing of the schema is left here at run time.
/** The state file's schema version. Another version is refused, never guessed at (spec 3.2). */
const STATE_VERSION = 2;
const NO_USAGE = {
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
};


/***/ })

};
