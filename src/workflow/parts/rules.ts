import type { CheckedRuleId } from '../lint/rules.js';

/** An error keeps a run from starting, a warning is shown at its start, and the rest is for those who ask. */
export type Severity = 'error' | 'warning' | 'info';

/** What people read about a rule of spec 2.4. They switch and search by its id. */
export interface RuleFacts {
  readonly severity: Severity;
  /** What a workflow that breaks the rule has. */
  readonly about: string;
  /** Why the rule exists, and what to do, in Markdown, for docs/lint.md and SARIF logs. */
  readonly why: string;
}

/** Rules whose breaches are found when a workflow is read, because nothing can be made of what breaks them. */
export const RULES_OF_READING = {
  'front-matter-syntax': {
    severity: 'error',
    about: 'front matter, or a YAML file, that cannot be read',
    why: 'Front matter and documents are YAML 1.2, and a key may stand in them once. Nothing is guessed of one that cannot be read: a policy would be lost without a word.',
  },
  unreadable: {
    severity: 'error',
    about: 'a workflow that cannot be read at all: a broken archive, a link that leads out of its folder',
    why: 'An archive that is damaged or has folders in folders, a symbolic link that leads out of the workflow: nothing can be said of what is in it. A workflow is only what lies in its own folder, so that it is the same on every machine; copy the file instead of linking it.',
  },
  'not-utf8': {
    severity: 'error',
    about: 'a file that is not UTF-8 text',
    why: 'Prompts and scripts are UTF-8 text. In any other encoding an agent would read signs that nobody wrote.',
  },
  'bad-regex': {
    severity: 'error',
    about: 'a `match` that is no regular expression',
    why: '`match` is a JavaScript regular expression over the whole final message, with the flag `m`.',
  },
  'misspelt-key': {
    severity: 'error',
    about: 'the slip of a known key: `allowed_transition`',
    why: 'A key that nobody reads does nothing: `allowed_transition` is no policy at all, and its agent may go anywhere. So a key that is near a known one is an error, in a manifest and at the top of a document too: `denny` denies nothing, `budgt` bounds nothing. Any other unknown key is a warning (`unknown-key`).',
  },
  'missing-import': {
    severity: 'error',
    about: 'a workflow under `workflows` that there is not',
    why: 'All workflows that a manifest lists are read when the run starts, whether or not it comes to them. Their paths are relative to the file that names them.',
  },
  'unknown-agent': {
    severity: 'error',
    about: 'an agent CLI that there is not',
    why: 'No agent CLI of that name is known, so that the first turn of the state could not be taken.',
  },
  'join-timeout-without-target': {
    severity: 'error',
    about: 'a `timeout` of a join without a `timeout_goto`, or the other way round',
    why: 'When the time is up the agent has to go somewhere: a `timeout` needs a `timeout_goto`, and the other way round.',
  },
  'ambiguous-entry': {
    severity: 'error',
    about: 'two states that a run could start with',
    why: 'A run starts with `1_START`, or with `START`. With two of them it is not said where; keep one, or name the state to start with.',
  },
  'no-entry': {
    severity: 'error',
    about: 'no state that a run could start with',
    why: 'A run starts with `1_START`, or with `START`, unless it is told a state: `raymond run wf/BEGIN.md`.',
  },
  'force-implicit-invalid': {
    severity: 'error',
    about: 'a `force_implicit` with nothing to take',
    why: '`force_implicit` takes the one allowed transition, whatever the agent says: there has to be exactly one, and one that needs nothing from the agent.',
  },
  'unknown-route-target': {
    severity: 'error',
    about: "a state graph's route to a state that there is not",
    why: 'Every target of a state graph is checked before it runs: `on`, `transitions`, `continue`, `skip`, `approval`, `max_visits`, and what is reset or taught.',
  },
  'missing-include': {
    severity: 'error',
    about: 'an include of a file that there is not',
    why: 'What a prompt includes is put in when the run starts: it has to be a file of the workflow.',
  },
  'bad-include': {
    severity: 'error',
    about: 'an include of a path, of a state, or in an included file',
    why: 'A prompt includes files whose name begins with `_`, of its own workflow and by their name alone; what is included includes nothing itself.',
  },
  'bad-schema': {
    severity: 'error',
    about: 'a `result_schema` that is missing, or no JSON Schema',
    why: 'A result is held to its schema, so that a schema that cannot be read would refuse all of them. It is JSON Schema 2020-12, in a file of the workflow or inline, and refers to nothing on the network.',
  },
  'settings-refused': {
    severity: 'error',
    about:
      'what an agent may use, where it cannot be given: a file that is not there, rights that nobody has given',
    why: 'A state that asks for files which are not there, for arguments that the program sets itself, or for rights that only who starts the run can give (`permission_mode: bypassPermissions` needs `--dangerously-skip-permissions`) would work otherwise than it says.',
  },
  'unknown-key': {
    severity: 'warning',
    about: 'a key that nobody reads',
    why: 'Nobody reads it. If it is a note, write a comment. In a state graph it is an error: there every key is known.',
  },
  'foreign-config': {
    severity: 'warning',
    about: "the Go Raymond's `.raymond/config.toml` in the workflow's project, which nobody reads",
    why: 'Budget, model and rights that it gives do not hold: a run goes on with 10 USD and with edits alone. Nothing of it is taken over; the message has the line to write for each of its keys, and the file. All of it: [moving-from-raymond.md](moving-from-raymond.md).',
  },
} as const satisfies Readonly<Record<string, RuleFacts>>;

export type RuleId = keyof typeof RULES_OF_READING | CheckedRuleId;
