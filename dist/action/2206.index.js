export const id = 2206;
export const ids = [2206];
export const modules = {

/***/ 12206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJob: () => (/* binding */ runJob)
});

;// CONCATENATED MODULE: ./lib/action/cancel.js
/**
 * Whether the job is being cancelled: the runner then sends SIGINT, SIGTERM and SIGKILL within ten seconds, to this
 * process alone (spec 4.3). Signals are taken from now until `dispose`, also when no run goes on.
 */
class Cancellation {
    signal = null;
    listeners = new Set();
    constructor() {
        process.on('SIGINT', this.onSignal);
        process.on('SIGTERM', this.onSignal);
    }
    /** Passes the signals on, one that has come before too. @returns what ends that */
    listen = (react) => {
        if (this.signal !== null)
            react(this.signal);
        this.listeners.add(react);
        return () => this.listeners.delete(react);
    };
    /** Work that there is no time to wait for once the job is cancelled: null then, and it is left to itself. */
    async unless(start) {
        if (this.signal !== null)
            return null;
        const work = start();
        let endListening = () => { };
        const cancelled = new Promise((resolve) => {
            endListening = this.listen(() => resolve(null));
        });
        // Nobody else hears of its failure when it comes too late.
        work.catch(() => { });
        return Promise.race([cancelled, work]).finally(() => endListening());
    }
    dispose() {
        process.off('SIGINT', this.onSignal);
        process.off('SIGTERM', this.onSignal);
    }
    onSignal = (signal) => {
        this.signal = signal;
        for (const react of this.listeners)
            react(signal);
    };
}

// EXTERNAL MODULE: ./lib/action/inputs.js + 2 modules
var inputs = __webpack_require__(93683);
// EXTERNAL MODULE: ./lib/action/listener.js
var action_listener = __webpack_require__(50852);
;// CONCATENATED MODULE: ./lib/action/main.js



/**
 * What `main` does (spec 4). However it ends, every output is set and there is a summary (spec 4.2, 4.8): its own,
 * or `post`'s where `post` still has to save. Whoever reads the inputs needs next to nothing of the rest (spec 4.9).
 */
async function runJob(environment) {
    const listener = (0,action_listener/* listenTo */.r)(environment);
    for (const secret of listener.secrets)
        listener.voice.setSecret(secret);
    const cancel = new Cancellation();
    try {
        (0,inputs/* readInputs */.Ko)(environment);
        const { attend } = await Promise.all(/* import() */[__webpack_require__.e(8765), __webpack_require__.e(6620), __webpack_require__.e(52)]).then(__webpack_require__.bind(__webpack_require__, 70052));
        await attend(listener, cancel);
    }
    catch (error) {
        const { endWithoutRun } = await __webpack_require__.e(/* import() */ 620).then(__webpack_require__.bind(__webpack_require__, 80620));
        await endWithoutRun(listener, error);
    }
    finally {
        // No child of ours is left; what the last of them has written to the runner goes too.
        listener.voice.sweep();
        cancel.dispose();
    }
}


/***/ })

};
