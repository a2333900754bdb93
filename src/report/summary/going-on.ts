import { ownValue } from '../../core/own-value.js';
import { block, commands, details, inline, link, plainId, shellWord } from './markdown.js';
import type { SummaryInput } from './summary.js';

const MAX_QUESTIONS = 5;
const QUESTION_LENGTH = 3000;
const OUTPUT_LENGTH = 2000;

/** Every open question, and where to answer it (spec 4.5: where nobody can be asked on an issue). */
export function questionLines(input: SummaryInput, redact: (text: string) => string): string[] {
  const { run } = input;
  const open = run.agents.flatMap(({ id, ask }) => (ask === null ? [] : [{ agent: id, ask }]));
  if (open.length === 0) return [];
  const where = howToAnswer(
    input,
    open.map(({ ask }) => ask.id),
  );
  const shown = open.slice(0, MAX_QUESTIONS).flatMap(({ agent, ask }) => {
    const isLimited = ask.timeout_at !== null && ask.timeout_next !== null;
    const limit = !isLimited ? '' : `, and waits until ${inline(utcMinute(ask.timeout_at), 40)}`;
    const about =
      ask.output === undefined ? [] : ['The end of the output:', block(redact(ask.output), OUTPUT_LENGTH)];
    return [...about, `**${inline(agent, 60)} asks**${limit}:`, block(redact(ask.question), QUESTION_LENGTH)];
  });
  const hidden = open.length - MAX_QUESTIONS;
  return [...shown, ...(hidden > 0 ? [`… and ${hidden} more questions.`] : []), where];
}

/** How to answer: on the issue where it stands, by inputs, or on one's own machine. */
function howToAnswer({ answering, saved, run }: SummaryInput, ids: readonly string[]): string {
  const machine =
    saved === 'none'
      ? '⚠️ It cannot be answered: that takes a checkpoint of this run, and none was saved.'
      : 'How to answer stands at the end, under “On your own machine”.';
  if (answering === undefined || saved === 'none') return machine;
  const shown = ids.slice(0, MAX_QUESTIONS);
  const links = shown.flatMap((id) => {
    const url = ownValue(answering.urls, id);
    return url === undefined ? [] : [link(`the comment on ${plainId(id)}`, url)];
  });
  const comment = links.length === 0 ? '' : `Answer it below ${links.join(', ')}.`;
  const askId = shown.map((id) => `\`ask-id: ${plainId(id)}\``).join(ids.length === 1 ? '' : ' or ');
  // The jobs of a fan-out go on as another attempt of themselves (spec 4.10).
  const how =
    run.fan_out === undefined
      ? `of a dispatch with \`resume-run: ${plainId(answering.githubRunId)}\`, or of a re-run`
      : 'of a re-run of the failed jobs';
  const byInput = `${comment === '' ? 'Answer it' : 'Or'} by the inputs \`answer\` and ${askId} ${how}; whoever starts it needs write access.`;
  return [comment, byInput, machine].filter((way) => way !== '').join('\n\n');
}

/** A time such as `2026-01-16T10:15:00.000Z` as `2026-01-16 10:15 UTC`. */
export function utcMinute(time: string): string {
  return /^[\d-]+T\d\d:\d\d/.exec(time)?.[0].replace('T', ' ').concat(' UTC') ?? time;
}

/** Where the run's state and transcripts are, and how to go on from them elsewhere (spec 4.6, 4.7). */
export function goingOn(input: SummaryInput): string[] {
  const { saved, transcripts, run } = input;
  const over = run.status === 'completed';
  const kept = {
    cache: 'State saved in the cache',
    artifact: 'State saved as an artifact',
    none: over ? '' : '⚠️ State not saved',
  }[saved];
  // A re-run would only ask again, or find its budget spent. The run's own message says what helps then.
  const isStuck = ['asking', 'budget_exceeded', 'forked'].includes(run.status);
  const next = over || saved === 'none' || isStuck ? '' : 're-run the job to go on';
  const where =
    transcripts === null ? '' : `Transcripts: ${link(inline(transcripts.name, 150), transcripts.url)}`;
  const line = [[kept, next].filter(Boolean).join(': '), where].filter(Boolean).join(' · ');
  return [...(line === '' ? [] : [line]), ...notKept(input), ...locally(input)];
}

const MAX_NOT_KEPT = 20;

function notKept({ notKept: all = [] }: SummaryInput): string[] {
  if (all.length === 0) return [];
  const shown = all.slice(0, MAX_NOT_KEPT).map((each) => `- ${inline(each, 400)}`);
  const more = all.length - shown.length;
  return [
    ['⚠️ Not everything was kept:', '', ...shown, ...(more > 0 ? [`- … and ${more} more`] : [])].join('\n'),
  ];
}

/**
 * How to go on with the command line. No other part of a job mentions it, and a test carries out what this says. Only a
 * job can fetch a cache, and what is not sealed can only be looked at.
 */
function locally(input: SummaryInput): string[] {
  const { run, runUrl, repository, transcripts, saved } = input;
  if (transcripts === null && saved === 'none') return [];
  const job = /\/runs\/(\d+)/.exec(runUrl)?.[1] ?? 'JOB_RUN_ID';
  const lines = [
    `RUN=${shellWord(run.workflow_id)}`,
    `raymond pull ${job} --repo ${shellWord(repository)} --leg $RUN`,
    'raymond status $RUN',
    ...(saved === 'none' ? [] : resumes(run)),
  ];
  const intro =
    'In a clone of the repository. What is sealed takes `RAYMOND_STATE_KEY`, and comes with sessions and work tree; without it there are the transcripts, to be looked at.';
  return [details('On your own machine', `${intro}\n\n${commands(lines)}`)];
}

function resumes({ status, agents }: SummaryInput['run']): string[] {
  const resume = 'raymond resume $RUN';
  if (status === 'completed') return [];
  if (status === 'budget_exceeded') return [`${resume} --budget MORE`];
  if (status !== 'asking') return [resume];
  const ids = agents.flatMap(({ ask }) => (ask === null ? [] : [ask.id])).slice(0, MAX_QUESTIONS);
  const isOne = ids.length < 2;
  return ids.map((id) => `${resume} --answer TEXT${isOne ? '' : ` --ask-id ${shellWord(id)}`}`);
}
