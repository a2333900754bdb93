export const id = 7931;
export const ids = [7931];
export const modules = {

/***/ 37931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   completionCommand: () => (/* binding */ completionCommand)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94710);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2529);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32832);




/** Commands whose first argument is a run; ids are listed by the state files of the project in the current folder. */
const OF_RUNS = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_NAMES */ .nZ.filter((name) => /RUN_ID/.test(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo[name].usage));
const SHELLS = { bash, zsh, fish };
/** `raymond completion bash|zsh|fish` (spec 8.5): a script made from the tables of commands and flags. */
async function completionCommand({ positionals }) {
    const [shell, ...more] = positionals;
    if (shell === undefined || more.length > 0 || !Object.hasOwn(SHELLS, shell))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Which shell? raymond completion ${Object.keys(SHELLS).join('|')}`);
    await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOut */ .sD)(SHELLS[shell]());
    return 0;
}
/** Common flags come first; the description of each other flag begins with its heading. */
const shownFlags = (command) => (0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsByGroup */ .y0)(command).flatMap(([group, flags]) => flags.map(([name, flag]) => {
    const help = group === 'common' ? flag.help : `${group}: ${flag.help}`;
    return [name, { ...flag, help }];
}));
const takesFile = (flag) => flag.kind === 'text' && /FILE|DIR/.test(flag.value);
/** This file names the state folder. One that was given by --state-dir holds the state files itself. */
const STATE_FOLDER = '.raymond/state-folder.txt';
const LIST_RUNS = `d=$(cat ${STATE_FOLDER} 2>/dev/null); ls "$d/state" "$d" 2>/dev/null | sed -n 's/\\.json$//p'`;
const LIST_RUNS_FISH = `test -f ${STATE_FOLDER}; and ls (cat ${STATE_FOLDER})/state (cat ${STATE_FOLDER}) 2>/dev/null | string match -r "^.*(?=[.]json\\$)"`;
function bash() {
    const cases = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_NAMES */ .nZ.map((name) => `    ${name}) flags="${shownFlags(name)
        .map(([flag]) => `--${flag}`)
        .join(' ')}" ;;`);
    const choices = _flags_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_ENTRIES */ .GC.flatMap(([name, flag]) => flag.kind === 'choice'
        ? [`    --${name}) COMPREPLY=($(compgen -W "${flag.of.join(' ')}" -- "$word")); return ;;`]
        : []);
    const files = _flags_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_ENTRIES */ .GC.filter(([, flag]) => takesFile(flag)).map(([name]) => `--${name}`);
    return `# bash completion for raymond: source it, or put it where bash-completion looks.
_raymond() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" flags=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_NAMES */ .nZ.join(' ')}" -- "$word") $(compgen -f -- "$word"))
    return
  fi
  case "$before" in
${choices.join('\n')}
    ${files.join('|')}) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  case "$command" in
${cases.join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$word")); return ;;
  esac
  case "$command" in
    ${OF_RUNS.join('|')}) COMPREPLY=($(compgen -W "$(${LIST_RUNS})" -- "$word")) ;;
    help) COMPREPLY=($(compgen -W "${_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_NAMES */ .nZ.join(' ')}" -- "$word")) ;;
    completion) COMPREPLY=($(compgen -W "${Object.keys(SHELLS).join(' ')}" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _raymond raymond
`;
}
/** Escapes a text as zsh's _arguments and _describe want it, within single quotes. */
const zshText = (text) => text.replaceAll("'", "'\\''").replace(/[[\]:]/g, '\\$&');
function zsh() {
    const commands = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_NAMES */ .nZ.map((name) => `    '${name}:${zshText(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo[name].summary)}'`);
    const cases = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_NAMES */ .nZ.map((name) => {
        const flags = shownFlags(name).map(([flag, row]) => `      '--${flag}[${zshText(row.help)}]${zshValue(row)}'`);
        const rest = OF_RUNS.includes(name)
            ? "'1:run:_raymond_runs'"
            : name === 'completion'
                ? `'1:shell:(${Object.keys(SHELLS).join(' ')})'`
                : "'*:file:_files'";
        return `    ${name})\n      _arguments \\\n${flags.map((flag) => `  ${flag} \\`).join('\n')}\n        ${rest}\n      ;;`;
    });
    return `#compdef raymond
# zsh completion for raymond: put it into a file _raymond in a folder of $fpath.
_raymond_runs() {
  local -a runs
  runs=(\${(f)"$(${LIST_RUNS})"})
  compadd -a runs
}
_raymond() {
  local -a commands
  commands=(
${commands.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _files
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _raymond ]; then _raymond "$@"; else compdef _raymond raymond; fi
`;
}
function zshValue(flag) {
    if (flag.kind === 'switch')
        return '';
    if (flag.kind === 'choice')
        return `:value:(${flag.of.join(' ')})`;
    return takesFile(flag) ? ':file:_files' : ':value:';
}
const fishText = (text) => `'${text.replace(/['\\]/g, '\\$&')}'`;
function fish() {
    const commands = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_NAMES */ .nZ.map((name) => `complete -c raymond -n __fish_use_subcommand -a ${name} -d ${fishText(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo[name].summary)}`);
    const flags = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_NAMES */ .nZ.flatMap((name) => shownFlags(name).map(([flag, row]) => {
        const value = row.kind === 'switch'
            ? ''
            : row.kind === 'choice'
                ? ` -x -a '${row.of.join(' ')}'`
                : takesFile(row)
                    ? ' -r -F'
                    : ' -x';
        return `complete -c raymond -n '__fish_seen_subcommand_from ${name}' -l ${flag}${value} -d ${fishText(row.help)}`;
    }));
    return `# fish completion for raymond.
${commands.join('\n')}
complete -c raymond -n '__fish_seen_subcommand_from ${OF_RUNS.join(' ')}' -f -a '(${LIST_RUNS_FISH})'
complete -c raymond -n '__fish_seen_subcommand_from completion' -f -a '${Object.keys(SHELLS).join(' ')}'
${flags.join('\n')}
`;
}


/***/ })

};
