import type { RuleId } from '../parts/rules.js';

/**
 * Why each rule is one, and what to do, for those who ask: docs/lint.md and logs of SARIF. In Markdown.
 */
export const REASONS: Readonly<Record<RuleId, string>> = {
  unreadable:
    'An archive that is damaged or has folders in folders, a symbolic link that leads out of the workflow: nothing can be said of what is in it. A workflow is only what lies in its own folder, so that it is the same on every machine; copy the file instead of linking it.',
  'front-matter-syntax':
    'Front matter and documents are YAML 1.2, and a key may stand in them once. Nothing is guessed of one that cannot be read: a policy would be lost without a word.',
  'not-utf8':
    'Prompts and scripts are UTF-8 text. In any other encoding an agent would read signs that nobody wrote.',
  'bad-value':
    'A value that cannot be used would have to be ignored or guessed at. The message says what the key may be. Whatever a state graph refuses besides a target that does not exist is told under this rule too, with the whole way to the field.',
  'bad-regex': '`match` is a JavaScript regular expression over the whole final message, with the flag `m`.',
  'misspelt-key':
    'A key that nobody reads does nothing: `allowed_transition` is no policy at all, and its agent may go anywhere. So a key that is near a known one is an error, in a manifest and at the top of a document too: `denny` denies nothing, `budgt` bounds nothing. Any other unknown key is a warning (`unknown-key`).',
  'missing-import':
    'All workflows that a manifest lists are read when the run starts, whether or not it comes to them. Their paths are relative to the file that names them.',
  'unknown-agent':
    'No agent CLI of that name is known, so that the first turn of the state could not be taken.',
  'path-in-target':
    'States are named, not addressed: no target leads to a file elsewhere. A colon leads into another workflow (`review:SECURITY`), and no state may have one in its own name.',
  'missing-target':
    'No turn can mend that: the agent would be reminded of a state that does not exist, and paid for it each time. The nearest name is in the message. What is declared is an error. A tag in the text of a prompt or a script is only a warning, since a text may show what is not meant; names that are put together as it runs are not judged.',
  'missing-return':
    'What a subroutine comes to goes to the state under `return`. Without one there is no way back, and the run would fail after it has been paid for.',
  'missing-next':
    'An agent that asks, or starts workers, goes on in the state under `next`. Beside forks a `goto` may say so instead.',
  'join-timeout-without-target':
    'When the time is up the agent has to go somewhere: a `timeout` needs a `timeout_goto`, and the other way round.',
  'ambiguous-target':
    'A name without an extension means the prompt or the script of that name. Where both are there, write the extension, or keep one of them.',
  'ambiguous-entry':
    'A run starts with `1_START`, or with `START`. With two of them it is not said where; keep one, or name the state to start with.',
  'no-entry':
    'A run starts with `1_START`, or with `START`, unless it is told a state: `raymond run wf/BEGIN.md`.',
  'force-implicit-invalid':
    '`force_implicit` takes the one allowed transition, whatever the agent says: there has to be exactly one, and one that needs nothing from the agent.',
  'unknown-route-target':
    'Every target of a state graph is checked before it runs: `on`, `transitions`, `continue`, `skip`, `approval`, `max_visits`, and what is reset or taught.',
  'empty-prompt': 'Agent CLIs take no turn without a prompt.',
  'missing-include':
    'What a prompt includes is put in when the run starts: it has to be a file of the workflow.',
  'bad-include':
    'A prompt includes files whose name begins with `_`, of its own workflow and by their name alone; what is included includes nothing itself.',
  'bad-schema':
    'A result is held to its schema, so that a schema that cannot be read would refuse all of them. It is JSON Schema 2020-12, in a file of the workflow or inline, and refers to nothing on the network.',
  'settings-refused':
    'A state that asks for files which are not there, for arguments that the program sets itself, or for rights that only who starts the run can give (`permission_mode: bypassPermissions` needs `--dangerously-skip-permissions`) would work otherwise than it says.',
  'script-syntax':
    'bash would stop at that line, in the middle of a run. All scripts are shown to one bash that executes nothing of them (`bash -n`); where there is no bash, nothing is said.',
  'unknown-key':
    'Nobody reads it. If it is a note, write a comment. In a state graph it is an error: there every key is known.',
  'foreign-config':
    'Budget, model and rights that it gives do not hold: a run goes on with 10 USD and with edits alone. Nothing of it is taken over; the message has the line to write for each of its keys, and the file. All of it: [moving-from-raymond.md](moving-from-raymond.md).',
  'unreachable-state':
    'No way from the entry leads to it, as far as policies, tags and names in texts tell: a forgotten file, or a transition that was to lead there. Where some way on cannot be read, nothing is said of any state.',
  'dead-end-state':
    'The prompt names no tag that the agent could end with, and no policy says which there are: the agent can only guess, and fails at once if it guesses wrong.',
  'join-without-fork':
    'Only an agent that has started workers has somebody to wait for. One that has not goes in at once, with an empty list.',
  'worktree-not-forked':
    'A work tree is made when a worker is forked into the state. Who comes by any other way works in the tree that it is in, with everybody else.',
  'setting-unsupported':
    'Agent CLIs differ in what they can be told. What one of them has no word for is left out, and the state goes on without it: if that is a limit that you count on, take another CLI for the state.',
  'fork-without-join':
    'Nobody waits for these workers: the run is over when the last of them is, and what they found is in its report alone. If something is to be made of it, put a state with `join` behind the fork.',
  'unknown-tool':
    'The agent CLI takes an unknown name without a word: the agent lacks the tool, or what was to be denied is not. Names of MCP tools (`mcp__…`) are never unknown.',
  'unknown-effort':
    'The agent CLI takes an unknown effort for none, without a word: the model thinks as hard as it does by itself.',
  'call-without-result':
    'A subroutine comes back with its `<result>`, and from none of the states in it is there a way to one: whatever stands under `return` is never come to.',
  'unmentioned-transition':
    'An agent that may choose has to know what there is to choose. The policy is shown to it only when it is reminded, which costs a turn; say in the prompt when to take which way.',
  'tag-not-allowed':
    'The agent does what the prompt says, is reminded of what it may end with, and the turn is paid for nothing. Only what the text says is compared: tags, and states that are written out; a fence beside other tags is an example.',
  'several-transitions':
    'An output asks for one thing to be done next. Several `<fork>` tags with one `next`, or with one `<goto>` that says it, count as one.',
  'foreign-tag':
    'The Go reference names other workflows in its tags, with their paths. Here the manifest lists them once, under `workflows`, and the ordinary tags name them: no path ever comes from a message.',
  'script-without-tag':
    'A script says where to go on by a tag, on stdout or in the file `$RAYMOND_OUTPUT`; without one its agent fails. One that ends with a program of the workflow’s folder, or with an interpreter and a file, leaves it to that (`script-not-analysed`).',
  'fork-next-mismatch':
    'One message may start several workers, if all its forks go on in the same state. With different ones it is refused.',
  'loop-without-limit':
    "Prompts that lead to each other may do so for as long as there is money: the run's own budget is all that ends them. Give one of them `max_visits`, or the workflow a `budget` that fits it. Scripts cost nothing, and where none of a circle can lead elsewhere only `--max-steps` ends it.",
  'untrusted-in-command':
    'What stands in an issue, or what an agent has answered, becomes a part of a program: `eval "$RAYMOND_INPUT"` runs whatever its author wrote. Hand it over as an argument: `bash -c \'…"$1"…\' - "$RAYMOND_INPUT"`.',
  'implicit-transition':
    'A state with one allowed transition takes it without a tag: whatever the agent says last, a refusal too, leads there. That is what most chains want; `input: required`, or a second way for what can go wrong, makes it say so.',
  'script-not-analysed':
    'Its targets are put together as it runs, or come out of a program that it calls. What else lint says of where the workflow leads is less than the whole truth, then.',
  'unknown-template-name':
    'A placeholder without a value stays as it is written, and the agent reads it so. Told where all names are known: those of the run, and the attributes of the forks that the workflow writes.',
  'no-policy':
    'An agent whose last message cannot be used is reminded of what it may end with, and there is nothing to remind this one of: its first such message fails it.',
};
