import type { SealKeys } from '../../checkpoint/seal/index.js';
import { ownQuestions } from '../../core/parked.js';
import type { Run } from '../../core/run.js';
import { questionText } from '../../report/summary/question.js';
import { realPorts } from '../../runtime/ports.js';
import { runPaths } from '../../store/run-folder.js';
import { readEvents } from '../../store/transcript.js';
import type { CheckpointWriter } from '../checkpoint/checkpoint-writer.js';
import { runUrl } from '../context.js';
import { githubOf } from '../identity/github.js';
import { issuesOf } from './issue.js';
import { type Desk, type Put, putQuestions, settleAnswered } from './put.js';

export const NOT_PUT: Put = { urls: {}, problems: [], isLeft: false };

/** How long `main`, for which people wait, tries to reach GitHub; each question adds `EACH_MS`. */
const MAIN_TIMEOUT_MS = 20_000;
const EACH_MS = 5000;
/** `post` can wait longer, since GitHub may be away for a minute, or want a pause of one. */
const POST_TIMEOUT_MS = 90_000;

/**
 * Puts the run's questions on its issue once its checkpoint is confirmed, without which nothing could go on from an
 * answer, and marks those that are answered. Never throws: what goes wrong is a warning, and stands in the summary.
 * @param saved where the checkpoint is
 */
export async function tellPeople(
  keeper: CheckpointWriter,
  run: Run,
  { saved, by }: { readonly saved: string; readonly by: 'main' | 'post' },
): Promise<Put> {
  const { job, keys, run: kept } = keeper;
  const { issue, answered } = kept;
  const open = ownQuestions(run);
  const isNeeded = open.length > 0 || kept.hasAsked || answered.length > 0;
  if (!isNeeded || issue === null || job.inputs['on-ask'] !== 'comment') return NOT_PUT;
  if (keys === null || saved === 'none') {
    if (open.length > 0)
      job.voice.warning(
        `The question was not put on #${issue}: ${keys === null ? 'without a key, `state-key` for instance, nobody could tell it from a forged one' : 'no checkpoint was saved, so that the run could not go on with an answer'}.`,
      );
    return NOT_PUT;
  }
  const patienceMs = by === 'main' ? MAIN_TIMEOUT_MS + EACH_MS * Math.min(open.length, 10) : POST_TIMEOUT_MS;
  const events =
    open.length === 0 ? [] : await readEvents(runPaths(job.stateDir, kept.runId).events).catch(() => []);
  const desk = deskOf(keeper, keys, { issue, since: run.started_at, patienceMs });
  const redact = (text: string): string => job.redactor.redactText(text);
  const { workflow } = job.inputs;
  const put = await job.voice.group(`Questions on #${issue}`, () =>
    putQuestions(run, desk, {
      textOf: (agent, ask) =>
        questionText({ run, events, agent: agent.id, ask, workflow, runUrl: desk.runUrl, redact }),
      answered: new Map(answered),
    }),
  );
  if (put.problems.length > 0) job.voice.warning([...put.problems, adviceOn(put, by)].join('\n'));
  return put;
}

function adviceOn({ problems, isLeft }: Put, by: 'main' | 'post'): string {
  if (problems.some((text) => /not accessible by (?:integration|personal access token)/i.test(text)))
    return 'The job needs the permission `issues: write`, on a pull request `pull-requests: write`. The question stands in the job summary, and how it is answered there.';
  if (!isLeft) return 'What is not there stands in the job summary, and how it is answered there.';
  return by === 'main'
    ? 'It is tried again when the job ends. Nothing is lost: the question stands in the job summary, too.'
    : 'A re-run of the job tries again. Nothing is lost: the question stands in the job summary, too.';
}

/** Marks the answered questions once a checkpoint holds the answers, while the run goes on. Never throws. */
export async function markAnswered(keeper: CheckpointWriter): Promise<void> {
  const { job, keys, run } = keeper;
  if (keys === null || run.issue === null || run.answered.length === 0) return;
  // All comments of the issue are read, since it is not known here when the run began.
  const desk = deskOf(keeper, keys, { issue: run.issue, since: LONG_AGO, patienceMs: MAIN_TIMEOUT_MS });
  for (const problem of await settleAnswered(desk, new Map(run.answered))) job.voice.info(problem);
}

const LONG_AGO = '2020-01-01T00:00:00.000Z';

function deskOf(
  { job, run: { identity } }: CheckpointWriter,
  keys: SealKeys,
  { issue, since, patienceMs }: { issue: number; since: string; patienceMs: number },
): Desk {
  const { context } = job;
  return {
    issues: issuesOf(githubOf(job, patienceMs), realPorts.now),
    ...{ issue, keys, identity, since },
    redact: (text) => job.redactor.redactText(text),
    runUrl: runUrl(context, context.runId),
    now: new Date(realPorts.now()).toISOString(),
  };
}
