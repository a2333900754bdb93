import type { LoggedEvent } from '../../core/events.js';
import type { OpenAsk, Run } from '../../core/run.js';
import { Story } from '../../core/story/story.js';
import { formatDuration } from '../format.js';
import { RunOverlay } from '../run-overlay.js';
import { utcMinute } from './going-on.js';
import { workflowTitle } from './head.js';
import { lastWords } from './last-words.js';
import { block, details, inline, link, usd } from './markdown.js';

/** The data of a question on an issue. */
export interface QuestionInput {
  readonly run: Run;
  readonly events: readonly LoggedEvent[];
  readonly agent: string;
  readonly ask: OpenAsk;
  /** As the user gave it. */
  readonly workflow: string;
  readonly runUrl: string;
  readonly redact: (text: string) => string;
}

/** How many characters of the question, and of the output before it, are shown: plain, and where escapes grow them. */
const LENGTHS = [
  [10_000, 4000],
  [4000, 1500],
] as const;
const LAST_WORDS_BYTES = 24_000;
/** A comment may have 65,536 characters; how to answer and the mark are added to these. */
const MAX_CHARACTERS = 50_000;

/** What an agent asks, and what was done so far (spec 4.5), as a comment's Markdown. None of their texts is markup. */
export function questionText({ run, events, agent, ask, workflow, runUrl, redact }: QuestionInput): string {
  // Without a state to go on in, the end of the time changes nothing.
  const isLimited = ask.timeout_at !== null && ask.timeout_next !== null;
  const limit = !isLimited ? '' : `, and waits until ${inline(utcMinute(ask.timeout_at), 40)}`;
  const whoAsks = `🙋 **${inline(redact(workflowTitle(workflow)), 80)}** asks${agent === 'main' ? '' : ` (${inline(agent, 60)})`}${limit}:`;
  const texts = LENGTHS.map(([question, output]) =>
    [
      ...(ask.output === undefined ? [] : ['The end of the output:', block(redact(ask.output), output)]),
      ...[whoAsks, block(redact(ask.question), question)],
    ].join('\n\n'),
  );
  const asks = texts.find(({ length }) => length <= MAX_CHARACTERS) ?? texts.at(-1)!;
  const done = soFar(run, events, runUrl, redact);
  return asks.length + done.length <= MAX_CHARACTERS ? `${asks}\n\n${done}` : asks;
}

function soFar(
  run: Run,
  events: readonly LoggedEvent[],
  runUrl: string,
  redact: (text: string) => string,
): string {
  const story = new Story();
  for (const event of events) story.apply(event);
  const facts = [
    `${run.steps} ${run.steps === 1 ? 'step' : 'steps'}`,
    `${usd(run.total_cost_usd)}${run.budget_usd === 0 ? '' : ` of ${usd(run.budget_usd)}`}`,
    formatDuration(story.workingMs),
  ];
  const words = lastWords(new RunOverlay(run, story), story, { room: LAST_WORDS_BYTES, redact });
  const body = [`${facts.join(' · ')} · ${link('the run', runUrl)}`, ...words].join('\n\n');
  return details('What was done so far', body);
}
