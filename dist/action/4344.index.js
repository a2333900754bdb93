export const id = 4344;
export const ids = [4344];
export const modules = {

/***/ 54344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   boardOf: () => (/* binding */ boardOf)
/* harmony export */ });
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82840);
/* harmony import */ var _addressed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56517);
/* harmony import */ var _issue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54407);



function boardOf(job) {
    const issues = (0,_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .issuesOf */ .wf)(job.github, _runtime_ports_js__WEBPACK_IMPORTED_MODULE_0__/* .realPorts */ .R.now);
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


/***/ })

};
