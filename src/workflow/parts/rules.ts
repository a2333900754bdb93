/** What each rule of spec 2.4 is about, and how much it matters. The ids are what people switch and search by. */
interface RuleFacts {
  readonly severity: Severity;
  /** What a workflow has that breaks the rule. */
  readonly about: string;
}

/** Errors keep a run from starting, warnings are told at its start, the rest is for those who ask. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * Every rule, once. Those that no file of `lint/rules` looks for are found out as the workflow is read, because
 * nothing can be made of what breaks them.
 */
export const RULES = {
  'front-matter-syntax': { severity: 'error', about: 'front matter, or a YAML file, that cannot be read' },
  unreadable: {
    severity: 'error',
    about: 'a workflow that cannot be read at all: a broken archive, a link that leads out of its folder',
  },
  'not-utf8': { severity: 'error', about: 'a file that is not UTF-8 text' },
  'bad-value': { severity: 'error', about: 'a known key with a value that it cannot have' },
  'bad-regex': { severity: 'error', about: 'a `match` that is no regular expression' },
  'misspelt-key': { severity: 'error', about: 'the slip of a known key: `allowed_transition`' },
  'missing-import': { severity: 'error', about: 'a workflow under `workflows` that there is not' },
  'unknown-agent': { severity: 'error', about: 'an agent CLI that there is not' },
  'path-in-target': {
    severity: 'error',
    about: "a path, or a name with a `:`, where a state's own name belongs",
  },
  'missing-target': {
    severity: 'error',
    about: 'a target, `max_visits.goto` or `join.timeout_goto` that names no state; a warning in a text',
  },
  'missing-return': {
    severity: 'error',
    about: 'a `call` or `function` whose `return` is absent or no state',
  },
  'missing-next': { severity: 'error', about: 'an `ask` or `fork` whose `next` is absent or no state' },
  'join-timeout-without-target': {
    severity: 'error',
    about: 'a `timeout` of a join without a `timeout_goto`, or the other way round',
  },
  'ambiguous-target': { severity: 'error', about: 'a name that two states have' },
  'ambiguous-entry': { severity: 'error', about: 'two states that a run could start with' },
  'no-entry': { severity: 'error', about: 'no state that a run could start with' },
  'force-implicit-invalid': { severity: 'error', about: 'a `force_implicit` with nothing to take' },
  'unknown-route-target': { severity: 'error', about: "a state graph's route to a state that there is not" },
  'empty-prompt': { severity: 'error', about: 'a prompt without a text' },
  'missing-include': { severity: 'error', about: 'an include of a file that there is not' },
  'bad-include': { severity: 'error', about: 'an include of a path, of a state, or in an included file' },
  'bad-schema': { severity: 'error', about: 'a `result_schema` that is missing, or no JSON Schema' },
  'settings-refused': {
    severity: 'error',
    about:
      'what an agent may use, where it cannot be given: a file that is not there, rights that nobody has given',
  },
  'script-syntax': { severity: 'error', about: 'a script that `bash -n` refuses' },
  'unknown-key': { severity: 'warning', about: 'a key that nobody reads' },
  'foreign-config': {
    severity: 'warning',
    about: "the Go Raymond's `.raymond/config.toml` in the workflow's project, which nobody reads",
  },
  'unreachable-state': { severity: 'warning', about: 'a state that no other leads to' },
  'dead-end-state': { severity: 'warning', about: 'a prompt that names no way on, and has no policy' },
  'join-without-fork': { severity: 'warning', about: 'a `join` that no agent with workers comes to' },
  'worktree-not-forked': {
    severity: 'warning',
    about: 'a state with `worktree` that is come to otherwise than by a fork, and then has none',
  },
  'setting-unsupported': {
    severity: 'warning',
    about: 'something said of what an agent may use that its CLI cannot do',
  },
  'unknown-tool': {
    severity: 'warning',
    about: 'a name under `tools`, `allow` or `deny` of which its agent CLI has no tool',
  },
  'unknown-effort': { severity: 'warning', about: 'an `effort` that its agent CLI does not know' },
  'call-without-result': { severity: 'warning', about: 'a subroutine that never comes to a `<result>`' },
  'unmentioned-transition': {
    severity: 'warning',
    about: 'one of several allowed transitions of which the prompt says nothing',
  },
  'tag-not-allowed': {
    severity: 'warning',
    about: 'a prompt that asks for what its `allowed_transitions` do not have',
  },
  'several-transitions': {
    severity: 'warning',
    about: 'a script with two transitions in one `echo`, `printf` or here-document',
  },
  'foreign-tag': { severity: 'warning', about: 'a tag of the Go reference that there is not here' },
  'script-without-tag': { severity: 'warning', about: 'a script that prints no tag' },
  'fork-next-mismatch': { severity: 'warning', about: 'forks of one state that go on in different places' },
  'loop-without-limit': {
    severity: 'warning',
    about:
      'a circle of prompts with neither `max_visits` nor a budget of the workflow, or one of scripts that none can leave',
  },
  'untrusted-in-command': { severity: 'warning', about: 'a text from outside that is run as a command' },
  'fork-without-join': { severity: 'info', about: 'workers for whom no `join` waits' },
  'implicit-transition': { severity: 'info', about: 'a transition that is taken without a tag' },
  'script-not-analysed': { severity: 'info', about: 'a script whose ways on could not all be read' },
  'unknown-template-name': { severity: 'info', about: 'a `{{name}}` that nothing gives a value' },
  'no-policy': { severity: 'info', about: 'a prompt without `allowed_transitions`: it cannot be reminded' },
} as const satisfies Readonly<Record<string, RuleFacts>>;

export type RuleId = keyof typeof RULES;
