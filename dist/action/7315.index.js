export const id = 7315;
export const ids = [7315];
export const modules = {

/***/ 87315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerJob: () => (/* binding */ answerJob)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

async function answerJob(_job) {
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('`mode: answer` is not there yet.');
}


/***/ })

};
