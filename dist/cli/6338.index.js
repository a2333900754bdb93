export const id = 6338;
export const ids = [6338,3957];
export const modules = {

/***/ 36338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ spellRules),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
/* unused harmony export translateRule */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);


const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;
/** Null for a text that is no rule: a rule is a name, or a name and an argument in brackets. */
function parseRule(text) {
    const [, tool, argument] = RULE.exec(text) ?? [];
    if (tool === undefined)
        return null;
    return { tool, argument: argument ?? null };
}
/**
 * A rule in the words of a CLI; null where it has no rules that mean the same.
 * @param cwd where the agent works, which a relative path starts from
 */
function translateRule(text, kinds, cwd) {
    const rule = parseRule(text);
    if (rule === null)
        return null;
    const mcp = /^mcp__(.+?)(?:__(.+))?$/.exec(rule.tool);
    if (mcp !== null) {
        const [, server = '', tool] = mcp;
        if (rule.argument !== null)
            return null;
        return tool === undefined || tool === '*' ? server : tool.includes('*') ? null : `${server}(${tool})`;
    }
    const known = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule.tool);
    if (known === undefined)
        return null;
    if (rule.argument === null || rule.argument === '*')
        return known.kind;
    const argument = argumentOf(rule.argument, known.argument, cwd);
    return argument === null ? null : `${known.kind}(${argument})`;
}
function argumentOf(text, takes, cwd) {
    switch (takes) {
        case 'command': {
            // `npm test *` is the newer spelling of `npm test:*`.
            const command = text.replace(/ \*$/, ':*');
            return /[*,()]/.test(command.replace(/:\*$/, '')) ? null : command;
        }
        case 'path':
            // Two slashes begin at the file system's root, one at the settings file's folder, which we have none of.
            if (/[*?[\]{},()]/.test(text) || /^(\/(?!\/)|~)/.test(text))
                return null;
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(cwd, text.replace(/^\/\//, '/'));
        case 'domain': {
            const domain = /^domain:([\w.-]+)$/.exec(text)?.[1];
            return domain ?? null;
        }
        case 'none':
            return null;
        default:
            return takes;
    }
}
/** What a state allows and denies, in the words of a CLI. Without words of its own, the CLI takes the rules as they are. */
function spellRules({ allow = [], deny = [] }, { ruleKinds: kinds, toolNames }, cwd) {
    if (kinds === null)
        return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
    const spelt = (rules) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
    // A tool without a kind is never asked about: allowing it means nothing, and denying it means to take it away.
    const ownTools = (rule) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule) === undefined ? ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(toolNames ?? {}, rule) ?? []) : [];
    const cannot = (rules) => rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
    return {
        allow: spelt(allow),
        deny: spelt(deny),
        excluded: deny.flatMap(ownTools),
        cannot: { allow: cannot(allow), deny: cannot(deny) },
    };
}


/***/ })

};
