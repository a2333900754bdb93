/**
 * Commands and flags of the Go Raymond that are spelt otherwise here (spec 2.6): the hints of the command line and the
 * table of docs/moving-from-raymond.md are made of these rows.
 */
interface Word {
  /** How the Go Raymond spells it. */
  readonly there: string;
  /** What does its work here; null where nothing has to. */
  readonly here: string | null;
  /** More for people to know. */
  readonly about?: string;
  /** The flags and commands for which this row is the hint. */
  readonly flags?: readonly string[];
  readonly command?: string;
}

const WORDS: readonly Word[] = [
  { there: '`ray WORKFLOW`', here: '`raymond run WORKFLOW`, or `raymond WORKFLOW`' },
  { there: '`--workflow-id ID`', here: '`--run-id ID`', flags: ['workflow-id'] },
  { there: '`--resume ID`', here: '`raymond resume ID`; `run --resume ID` too' },
  {
    there: '`--resume ID --input TEXT` (an answer)',
    here: '`raymond answer ID TEXT`, or `raymond resume ID --answer TEXT`',
  },
  { there: '`--status ID`', here: '`raymond status ID`', flags: ['status'] },
  {
    there: '`--list`, `--recover`',
    here: '`raymond status`, and `raymond status --failed`',
    flags: ['list', 'recover'],
  },
  { there: '`--init-config`', here: '`raymond init`', flags: ['init-config'] },
  { there: '`--no-wait`', here: '`--on-limit pause`', flags: ['no-wait'] },
  { there: '`--on-ask reject`', here: '`--on-ask fail`; `pause` is the same, and there is `prompt`' },
  {
    there: '`--continue-session`',
    here: null,
    about:
      'a run begins a session of its own. What it has to know goes into `--input-file`; `raymond resume RUN_ID` carries a run on',
    flags: ['continue-session'],
  },
  {
    there: '`--no-debug`',
    here: null,
    about:
      'the log is always kept (`raymond status RUN_ID` names its folder), and `raymond prune` removes it',
    flags: ['no-debug'],
  },
  { there: '`--name` (of the terminal)', here: null, about: 'leave it out', flags: ['name'] },
  {
    there: '`--dangerously-skip-permissions=false`',
    here: null,
    about: 'leave it out, it is the default',
  },
  {
    there: '`--budget`, `--model`, `--effort`, `--timeout`, `--input`, `--quiet`, `--verbose`',
    here: 'the same; `--timeout` is the time without output, in seconds or such as `10m`',
  },
  { there: '`ray lint --json --level`', here: 'the same, and `--github`, `--sarif`' },
  {
    there: '`ray lint --win`',
    here: null,
    about: 'lint looks for the platform that it runs on',
    flags: ['win'],
  },
  { there: '`ray diagram --html`', here: '`raymond diagram WORKFLOW --html FILE`' },
  {
    there: '`ray convert`',
    here: null,
    about: 'folders, archives and YAML documents run alike; a document is written by hand',
    command: 'convert',
  },
  {
    there: '`ray serve`',
    here: null,
    about:
      'the GitHub Action runs workflows on an event or a schedule and takes answers by comments; on your machine there are `raymond status`, `show`, `answer` and `stop`',
    command: 'serve',
  },
];

/** A sentence about what replaces a flag of the Go Raymond; null for a flag that it does not have. */
export function hintOfFlag(name: string): string | null {
  return hintOf(WORDS.find(({ flags }) => flags?.includes(name)));
}

/** The same for a command. */
export function hintOfCommand(word: string): string | null {
  return hintOf(WORDS.find(({ command }) => command === word));
}

function hintOf(word: Word | undefined): string | null {
  if (word === undefined) return null;
  return word.here === null ? `There is none here: ${word.about}.` : `Here that is ${word.here}.`;
}

/** The rows of the page's table. */
export function wordsTable(): string[] {
  return [
    '| there | here |',
    '|---|---|',
    ...WORDS.map(({ there, here, about }) => `| ${there} | ${here ?? `none: ${about}`} |`),
  ];
}
