import { block, commands, details, inline, link, shellWord } from './markdown.js';
import type { SummaryInput } from './summary.js';

const MOST_QUESTIONS = 5;
const QUESTION_LENGTH = 3000;

/** Every open question, and how it is answered (spec 4.5: where nobody can be asked on an issue). */
export function questions(input: SummaryInput, redact: (text: string) => string): string[] {
  const { run } = input;
  const open = run.agents.flatMap(({ id, ask }) => (ask === null ? [] : [{ agent: id, ask }]));
  if (open.length === 0) return [];
  const where = canFetchState(input) ? ', fetched as told at the end' : '';
  const shown = open.slice(0, MOST_QUESTIONS).flatMap(({ agent, ask }) => {
    const id = open.length > 1 ? ` --ask-id ${shellWord(ask.id)}` : '';
    const limit = ask.timeout_at === null ? '' : `, and waits until ${inline(minute(ask.timeout_at), 40)}`;
    return [
      `**${inline(agent, 60)} asks**${limit}:`,
      block(redact(ask.question), QUESTION_LENGTH),
      `The answer is given on a machine that has the run${where}:`,
      commands([`raymond resume ${shellWord(run.workflow_id)} --answer TEXT${id}`]),
    ];
  });
  const hidden = open.length - MOST_QUESTIONS;
  return hidden > 0 ? [...shown, `… and ${hidden} more questions.`] : shown;
}

/** `2026-01-16T10:15:00.000Z` as `2026-01-16 10:15 UTC`. */
function minute(time: string): string {
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
  // A re-run would only ask again.
  const next = over || saved === 'none' || run.status === 'asking' ? '' : 're-run the job to go on';
  const where =
    transcripts === null ? '' : `Transcripts: ${link(inline(transcripts.name, 150), transcripts.url)}`;
  const line = [[kept, next].filter(Boolean).join(': '), where].filter(Boolean).join(' · ');
  return [...(line === '' ? [] : [line]), ...notKept(input), ...locally(input)];
}

const MOST_NOT_KEPT = 20;

function notKept({ notKept: all = [] }: SummaryInput): string[] {
  if (all.length === 0) return [];
  const shown = all.slice(0, MOST_NOT_KEPT).map((each) => `- ${inline(each, 400)}`);
  const more = all.length - shown.length;
  return [
    ['⚠️ Not everything was kept:', '', ...shown, ...(more > 0 ? [`- … and ${more} more`] : [])].join('\n'),
  ];
}

function canFetchState({ saved, transcripts }: SummaryInput): boolean {
  return saved === 'artifact' || transcripts?.hasState === true;
}

/** Nobody but the runner can fetch a cache; what is in it is shown by the transcripts alone. */
function locally(input: SummaryInput): string[] {
  const { run, runUrl, repository, transcripts } = input;
  const job = /\/runs\/(\d+)/.exec(runUrl)?.[1] ?? 'JOB_RUN_ID';
  const download = `gh run download ${job} --repo ${shellWord(repository)}`;
  const state = '.raymond/state/$RUN.json';
  const lines = [`RUN=${shellWord(run.workflow_id)}`];
  if (transcripts !== null) {
    lines.push(
      `${download} \\`,
      `  --name ${shellWord(transcripts.name)} --dir .raymond/runs/$RUN   # every event and turn`,
    );
  }
  if (transcripts?.hasState) {
    lines.push(`mkdir -p .raymond/state && cp .raymond/runs/$RUN/state.json ${state}`);
  } else if (input.saved === 'artifact') {
    lines.push(
      `${download} --name NAME --dir .raymond/saved   # NAME: the newest one that ends in -state`,
      `mkdir -p .raymond/state && cp .raymond/saved/run/state.json ${state}`,
    );
  }
  if (canFetchState(input)) {
    const resume = 'raymond resume $RUN --fresh-session   # the agents’ sessions are not in the download';
    lines.push('raymond status $RUN', ...(run.status === 'completed' ? [] : [resume]));
  }
  if (lines.length === 1) return [];
  const intro = 'In a clone of the repository, with the commit of this run checked out:';
  return [details('Look at it on your own machine', `${intro}\n\n${commands(lines)}`)];
}
