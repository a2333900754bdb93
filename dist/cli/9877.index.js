export const id = 9877;
export const ids = [9877];
export const modules = {

/***/ 19877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lineDiff: () => (/* binding */ lineDiff)
/* harmony export */ });
/* harmony import */ var diff_lib_patch_create_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);

/** How many lines may differ (the time grows with the square). Beyond, all lines from the first change on are replaced. */
const MAX_CHANGES = 2000;
const CONTEXT = 2;
/**
 * The differences between two texts, line by line, as `diff -u` shows them: `-` for old lines, `+` for new ones, with
 * two lines around each change. Empty for equal texts.
 * @param most how many lines are shown; the number of the others is given
 */
function lineDiff(before, after, most = 60) {
    if (before === after)
        return '';
    const options = { context: CONTEXT, maxEditLength: MAX_CHANGES };
    const patch = (0,diff_lib_patch_create_js__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)('', '', `${before}\n`, `${after}\n`, undefined, undefined, options);
    const hunks = patch?.hunks.map(({ lines }) => lines) ?? [replaced(before.split('\n'), after.split('\n'))];
    const shown = hunks.flatMap((lines, index) => [
        ...(index === 0 ? [] : ['…']),
        ...lines.map((line) => `${line[0]} ${line.slice(1)}`.trimEnd()),
    ]);
    const left = shown.length - most;
    return left > 0 ? [...shown.slice(0, most), `(${left} more lines)`].join('\n') : shown.join('\n');
}
function replaced(before, after) {
    let start = 0;
    while (start < before.length && before[start] === after[start])
        start++;
    return [
        ...before.slice(Math.max(0, start - CONTEXT), start).map((text) => ` ${text}`),
        ...before.slice(start).map((text) => `-${text}`),
        ...after.slice(start).map((text) => `+${text}`),
    ];
}


/***/ })

};
