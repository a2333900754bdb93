export const id = 3689;
export const ids = [3689];
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
 * The program that checks scripts. A bash that would execute something after all is not asked. A script may switch extended
 * patterns on, which decides how it is read. The program prints complaints and status of each script. It is one line,
 * since bash counts a script's lines from that of its `eval` on.
 */
const PROGRAM = [
    `[ -z "$(eval 'set -n'$'\\n''echo executed')" ] || exit 1; while IFS= read -r -d '' text; do`,
    `( case $text in *extglob*) shopt -s extglob ;; esac; eval "set -n"$'\\n'"$text" ) 2>&1;`,
    `printf '\\0%d\\0' "$?"; done`,
].join(' ');
/** Longer scripts are not checked: bash reads its standard input byte by byte. */
const MAX_SCRIPT_LENGTH = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.checkedScript.value;
const BASH_TIMEOUT_MS = 10_000;
function isForBash(name) {
    return name.endsWith('.sh');
}
/**
 * Bash's complaints about scripts that it cannot read, by the scripts' names; empty without a bash. One bash checks all
 * of them, as they were read, each in a subshell that executes nothing from before the script's first line on.
 */
async function syntaxComplaints(scripts) {
    const read = scripts.filter(({ text }) => text.length <= MAX_SCRIPT_LENGTH && !text.includes('\0'));
    if (read.length === 0)
        return new Map();
    const answer = await askBash(read.map(({ text }) => `${text}\0`).join(''));
    const parts = answer?.split('\0') ?? [];
    return new Map(read.flatMap(({ name }, index) => {
        const [complaint = '', status = '0'] = parts.slice(2 * index, 2 * index + 2);
        return status === '0' ? [] : [[name, complaint]];
    }));
}
/** What bash prints; null without a bash that could be asked. */
function askBash(scripts) {
    return new Promise((resolve) => {
        // Other variables are left out: bash would run what BASH_ENV, for one, names.
        const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
        const options = { env, timeout: BASH_TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
        const bash = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('bash', ['--norc', '-c', PROGRAM], options, (error, stdout) => {
            resolve(error === null ? stdout : null);
        });
        bash.stdin?.on('error', () => { });
        bash.stdin?.end(scripts);
    });
}


/***/ })

};
