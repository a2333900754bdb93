import type { LoggedEvent } from '../../core/events.js';
import { ownValue } from '../../core/own-value.js';
import type { Run, RunStatus } from '../../core/run.js';
import { turnsOf } from '../../core/state/state-tally.js';
import { Story } from '../../core/story/story.js';
import { RunPicture } from '../console/picture.js';
import { flowchart } from '../diagram/flowchart.js';
import { formatDuration } from '../format.js';
import { RunOverlay } from '../run-overlay.js';
import { uncertainCosts } from '../totals.js';
import { agentTable } from './agent-table.js';
import { goingOn, questionLines } from './going-on.js';
import { quoted, workflowTitle } from './head.js';
import { lastWords } from './last-words.js';
import { block, details, inline, usd, utf8Bytes } from './markdown.js';

/** The data of the job summary. */
export interface SummaryInput {
  readonly run: Run;
  /** The beginnings of results that lie in files of their own. */
  readonly longResults?: Readonly<Record<string, string>>;
  /** The run's whole log, earlier attempts included. */
  readonly events: readonly LoggedEvent[];
  /** What this attempt has cost, USD. */
  readonly runCostUsd: number;
  /** As the user gave it. */
  readonly workflow: string;
  readonly saved: 'cache' | 'artifact' | 'none';
  /** Sentences about what was not kept of the run or its work tree. */
  readonly notKept?: readonly string[];
  /** Attempts that were lost before they saved anything: their cost is in no sum. */
  readonly uncounted?: readonly string[];
  /** The artifact holds the run's `state.json` too, so that it is enough to go on from. */
  readonly transcripts: { readonly name: string; readonly url: string } | null;
  /** How questions are answered, besides on one's own machine. Absent without another way. */
  readonly answering?: {
    /** The addresses of their comments, by question. */
    readonly urls: Readonly<Record<string, string>>;
    readonly githubRunId: string;
  };
  readonly runUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Takes secrets out of agents' texts, before they are escaped and cut: later, a secret cannot be recognized. */
  readonly redact?: (text: string) => string;
}

/** GitHub drops a whole summary of more than 1 MiB, and a redactor's marks may still be added. */
const MAX_BYTES = 900_000;
/** Nobody can read a larger chart. GitHub's own limit is 50,000 characters. */
const CHART_LIMITS = { places: 60, edges: 300 };
const RESULT_LENGTH = 6000;
/** A result up to this length is shown unfolded. */
const SHORT_RESULT = 1200;

const STATUS: Readonly<Record<RunStatus, readonly [icon: string, words: string]>> = {
  running: ['⏹️', 'interrupted'],
  completed: ['✅', 'completed'],
  failed: ['❌', 'failed'],
  asking: ['🙋', 'is asking'],
  paused: ['⏸️', 'paused'],
  budget_exceeded: ['💸', 'ran out of budget'],
  forked: ['🔀', 'forked: its workers run in jobs of their own'],
};

/** The job summary as Markdown, always under 1 MiB of UTF-8 (spec 4.6). */
export function summaryOf(input: SummaryInput): string {
  const { run, events } = input;
  const results = shownResults(input);
  const redact = input.redact ?? ((text) => text);
  const story = new Story();
  const picture = new RunPicture(story);
  for (const event of events) picture.apply(event);
  const overlay = new RunOverlay(run, story);
  const fixed = [
    ...statusLines(input, story),
    ...messageOf(run, redact),
    ...questionLines(input, redact),
    ...resultOf(results.main, run, redact),
    ...graph(overlay),
    ...agentTable({ run, results, picture, redact }),
  ];
  const end = goingOn(input);
  const room = MAX_BYTES - utf8Bytes([...fixed, ...end].join('\n\n'));
  const words = lastWords(overlay, story, { room, redact });
  return `${[...fixed, ...words, ...end].join('\n\n')}\n`;
}

function statusLines({ run, runCostUsd, workflow, uncounted = [] }: SummaryInput, story: Story): string[] {
  const [icon, words] = STATUS[run.status];
  const reason = run.reason === null || run.reason === 'ASK' ? '' : ` · <code>${run.reason}</code>`;
  const replayed = story.replayedUsd;
  const earlier = run.total_cost_usd - runCostUsd > 0.00005;
  const facts = [
    run.total_cost_usd === 0 && replayed > 0
      ? ''
      : cost(run, uncounted.length > 0 || turnsOf('unknown_cost_turns', run.states) > 0),
    run.forgotten_usd === undefined ? '' : `${usd(run.forgotten_usd)} of it for what has not happened`,
    earlier ? `${usd(runCostUsd)} in this attempt` : '',
    replayed > 0 ? `${usd(replayed)} replayed, not charged` : '',
    formatDuration(story.workingMs),
    `${run.steps} ${run.steps === 1 ? 'step' : 'steps'}`,
    `run <code>${inline(run.workflow_id, 110)}</code>`,
  ].filter((fact) => fact !== '');
  const uncertain = uncertainCosts(run.states).map(
    (told) => `> [!WARNING]\n> ${inline(`${told[0]!.toUpperCase()}${told.slice(1)}.`, 300)}`,
  );
  const lost =
    uncounted.length === 0
      ? []
      : [
          `<sub>In no sum is what was spent in ${inline(uncounted.join('; '), 500)}: it ended before anything was saved.</sub>`,
        ];
  return [
    `### ${icon} ${inline(workflowTitle(workflow), 80)} ${words}${reason}`,
    facts.join(' · '),
    ...uncertain,
    ...lost,
  ];
}

function cost({ total_cost_usd: total, budget_usd: budget }: Run, isAtLeast: boolean): string {
  return `${isAtLeast ? 'at least ' : ''}<b>${usd(total)}</b>${budget === 0 ? ', no budget' : ` of ${usd(budget)}`}`;
}

/** The run's message about its end. With open questions it is left out, since they say more. */
function messageOf(run: Run, redact: (text: string) => string): string[] {
  if (run.message === null || (run.status === 'asking' && run.agents.some(({ ask }) => ask !== null))) {
    return [];
  }
  return quoted(redact(run.message));
}

function shownResults({ run, longResults = {} }: SummaryInput): Readonly<Record<string, string>> {
  const results = Object.entries(run.results).map(([id, result]): [string, string] => [
    id,
    typeof result === 'string'
      ? result
      : (ownValue(longResults, id) ?? `[${result.bytes} bytes in ${result.file}]`),
  ]);
  return Object.fromEntries(results);
}

function resultOf(main: string | undefined, { typed }: Run, redact: (text: string) => string): string[] {
  const said = redact(main ?? '').trim();
  if (said === '') return [];
  const result = typed ? laidOut(said) : said;
  const text = block(result, RESULT_LENGTH);
  return [result.length <= SHORT_RESULT ? `**Result**\n\n${text}` : details('<b>Result</b>', text)];
}

/** Longer results are cut anyway. */
const MAX_LAID_OUT = 100_000;
const COLUMNS = 100;

/**
 * A typed result, laid out for people: what fits is on one line, and so is a list's item with only plain values;
 * otherwise each member has a line. Other texts stay as they are.
 */
function laidOut(result: string): string {
  if (result.length > MAX_LAID_OUT) return result;
  try {
    return written(JSON.parse(result) as unknown, 0, '');
  } catch {
    return result;
  }
}

function written(value: unknown, indent: number, key: string): string {
  const line = key + JSON.stringify(value);
  if (!isContainer(value) || line.length + indent < COLUMNS) return line;
  if (indent > 0 && !Object.values(value).some(isContainer)) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((each) => written(each, indent + 2, ''))
    : Object.entries(value).map(([name, each]) => written(each, indent + 2, `${JSON.stringify(name)}: `));
  const inner = members.map((member) => `${' '.repeat(indent + 2)}${member}`).join(',\n');
  return `${key}${open}\n${inner}\n${' '.repeat(indent)}${close}`;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function graph(overlay: RunOverlay): string[] {
  const { text, places, hidden } = flowchart(null, overlay, CHART_LIMITS);
  if (places.size === 0) return [];
  const note = hidden === 0 ? [] : [`<sub>The most travelled states; ${hidden} more are not shown.</sub>`];
  return [`\`\`\`mermaid\n${text}\`\`\``, ...note];
}
