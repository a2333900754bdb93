import type { SealKeys } from '../../checkpoint/seal/index.js';
import { eventClass } from '../../checkpoint/seal/index.js';
import { UsageError } from '../../core/errors.js';
import { inline, link } from '../../report/summary/markdown.js';
import type { AskGitHub } from '../../runtime/github/answer.js';
import { runById } from '../../runtime/github/lists.js';
import { withNote } from '../ask/body.js';
import { type Accepted, type IssueThread, judge, type Refusal } from '../ask/checks.js';
import { commandsIn } from '../ask/command.js';
import type { Comment } from '../ask/comment.js';
import type { Issues } from '../ask/issue.js';
import { issueReaderOf } from '../ask/issue-reader.js';
import { readMarker } from '../ask/marker.js';
import { isOurs } from '../ask/questions.js';
import { runUrl } from '../context.js';
import { isFanOutKey } from '../fan-out/stage.js';
import { WRITERS } from '../guard/gate.js';
import { at } from '../guard/trust.js';
import { ALONE_MS, githubOf } from '../identity/github.js';
import { sealKeysOf } from '../identity/identity.js';
import type { Job } from '../job.js';
import {
  isMissingRight,
  missingWakeRight,
  type WakeResult,
  type WakeTarget,
  wakeRun,
} from '../wake/wake-run.js';
import { endCheck } from './end-check.js';

/** What the job has come to. `text` is a sentence for log and summary. */
interface AnswerOutcome {
  readonly kind: 'nothing' | 'refused' | 'woken' | 'not_woken';
  readonly text: string;
  readonly problems: readonly string[];
}

const nothing = (text: string): AnswerOutcome => ({ kind: 'nothing', text, problems: [] });

/**
 * `mode: answer` (spec 4.5), on `issue_comment`: checks whether a comment answers a question of ours, and wakes the run
 * that has asked, which checks all of it again. Everybody's comments come here, in masses: one that is not meant for us
 * costs no request, and never fails the job.
 * @throws UsageError for a job of another event, without a key, or without the rights it takes
 */
export async function answerJob(job: Job): Promise<void> {
  const outcome = await outcomeOf(job);
  if (outcome.problems.length > 0) job.voice.warning(outcome.problems.join('\n'));
  job.voice.info(outcome.text);
  endCheck(job, {
    failure: null,
    result: { outcome: outcome.kind },
    whole: outcome,
    summary: outcome.kind === 'nothing' ? '' : `### 💬 ${inline(job.voice.redact(outcome.text), 400)}\n`,
  });
}

async function outcomeOf(job: Job): Promise<AnswerOutcome> {
  const { eventName, event } = job.context;
  if (eventName !== 'issue_comment')
    throw new UsageError(
      `\`mode: answer\` reads comments, and this job was started by ${eventName || 'no event'}. Start it on \`issue_comment\` with \`types: [created]\`.`,
    );
  // An edited comment never counts, and a deleted one says nothing.
  if (event.action !== 'created') return nothing(`A comment was ${String(event.action)}: nothing to do.`);
  const [id, body] = [at(event, 'comment', 'id'), at(event, 'comment', 'body')];
  if (typeof id !== 'number' || typeof body !== 'string' || commandsIn(body).length === 0)
    return nothing('There is no `/raymond` in the comment that is meant for us.');
  const [login, type] = [at(event, 'comment', 'user', 'login'), at(event, 'comment', 'user', 'type')];
  if (type !== 'User' || String(login).endsWith('[bot]'))
    return nothing('The comment is no person’s, and so no answer.');
  return await read(job, id);
}

async function read(job: Job, id: number): Promise<AnswerOutcome> {
  const keys = keysOf(job);
  const github = githubOf(job, ALONE_MS);
  const reader = issueReaderOf({ context: job.context, github });
  const { issues } = reader;
  const comment = await issues.comment(id);
  if (comment.kind === 'refused' && !isMissingRight(comment.why))
    return nothing(`The comment is not there any more (${comment.why}).`);
  if (comment.kind !== 'answer') throw unread(comment.why);
  // Access is checked before the issue's comments are read, of which there may be thousands.
  const access = await issues.accessOf(comment.data.login);
  if (access.kind === 'unanswered')
    throw new UsageError(
      `What access ${comment.data.login} has could not be found out: ${access.why}. Nothing was woken. Re-run this job to try again; \`mode: tick\` finds the answer, too.`,
    );
  if (!WRITERS.includes(access.permission))
    return nothing(`${comment.data.login} has ${access.permission} access: the comment is no answer.`);
  const thread = await reader.thread(comment.data.issue, keys);
  if ('why' in thread) throw unread(thread.why);
  const verdict = await judge(comment.data, thread);
  if (verdict.kind === 'refused')
    return { ...(await told([verdict.refusal], comment.data, issues, thread)), kind: 'refused' };
  const { problems } = await told(verdict.problems, comment.data, issues, thread);
  const woken = await wake(job, verdict.answers, github.ask, issues);
  return { ...woken, problems: [...problems, ...woken.problems] };
}

function keysOf(job: Job): SealKeys {
  const { keys, warnings } = sealKeysOf(job);
  for (const warning of warnings) job.voice.warning(warning);
  if (keys !== null) return keys;
  throw new UsageError(
    '`mode: answer` knows our questions by the key of the run that asks, and this job has none. Give it the same `state-key`, or the key of that run’s agent.',
  );
}

const unread = (why: string): UsageError =>
  new UsageError(
    `The comment could not be read: ${why}. ${isMissingRight(why) ? 'Add `issues: write` to the `permissions:` of this job, and `pull-requests: write` for comments on pull requests.' : 'Re-run this job to try again; `mode: tick` finds the answer, too.'} Nothing was woken.`,
  );

/** Tells the author what is wrong with a comment, where the author is to be told; once, however often the job is re-run. */
async function told(
  refusals: readonly Refusal[],
  comment: Comment,
  issues: Issues,
  { comments, us }: IssueThread,
): Promise<AnswerOutcome> {
  const problems: string[] = [];
  const replies = refusals.flatMap(({ reply }) => (reply === null ? [] : [reply]));
  const mark = `<!-- raymond:reply to=${comment.id} -->`;
  const isIt = (each: Comment): boolean => isOurs(each, us) && each.body.includes(mark);
  if (replies.length > 0 && !comments.some(isIt)) {
    const said = await issues.post(comment.issue, [...replies, mark].join('\n\n'), isIt);
    if (said.kind !== 'answer')
      problems.push(`The author could not be told: ${said.why}.${rightFor(said.why)}`);
  }
  return {
    kind: 'refused',
    text: `The comment is not taken as an answer: ${refusals.map(({ why }) => why).join(' ')}`,
    problems,
  };
}

const rightFor = (why: string): string =>
  isMissingRight(why)
    ? ' It takes the permission `issues: write`, on a pull request `pull-requests: write`.'
    : '';

/** Wakes each run whose question was answered, in its own context. */
async function wake(
  job: Job,
  answers: readonly Accepted[],
  ask: AskGitHub,
  issues: Issues,
): Promise<AnswerOutcome> {
  const missing = await missingWakeRight(ask);
  if (missing !== null)
    throw new UsageError(
      `\`mode: answer\` wakes runs, which its job's token may not: ${missing}. Add \`actions: write\` to the \`permissions:\` of this job, in which no agent runs. Nothing was woken; re-run this job then.`,
    );
  const problems: string[] = [];
  const [{ comment }] = answers as readonly [Accepted];
  const seen = await issues.react(comment.id, 'eyes');
  if (seen.kind === 'refused' && isMissingRight(seen.why)) throw unread(seen.why);
  const runs = [...new Set(answers.map(({ question }) => question.marker.runId))];
  const told: string[] = [];
  let isWoken = true;
  for (const runId of runs) {
    const its = answers.filter(({ question }) => question.marker.runId === runId);
    problems.push(...(await noteOnQuestions(its, issues, takenNote)));
    const isFanOut = its.some(({ question }) => isFanOutKey(question.marker.runKey));
    const attempt = Math.max(...its.map(({ question }) => question.marker.attempt));
    const result = await wakeByComment(job, { runId, attempt, isFanOut }, comment, ask);
    if (result.kind === 'woken') {
      told.push(`run ${runId} was woken by a ${result.method === 'dispatch' ? 'dispatch' : 're-run'}`);
      continue;
    }
    isWoken = false;
    problems.push(...(await noteOnQuestions(its, issues, (answer) => notWokenNote(answer, result))));
    problems.push(
      `Run ${runId} was not woken: ${result.why}. ${result.kind === 'refused' ? result.button : ''}`,
    );
    told.push(`run ${runId} was not woken`);
  }
  if (isWoken) await issues.react(comment.id, '+1');
  const text = `${comment.login} has answered: ${told.join('; ')}.`;
  return { kind: isWoken ? 'woken' : 'not_woken', text, problems };
}

/** Hands on the comment's id alone: the woken run reads it itself, and no dispatch carries what somebody wrote. */
async function wakeByComment(
  job: Job,
  { runId, attempt, isFanOut }: Pick<WakeTarget, 'runId' | 'attempt'> & { readonly isFanOut: boolean },
  { id }: Comment,
  ask: AskGitHub,
): Promise<WakeResult> {
  const url = runUrl(job.context, runId);
  const run = await runById(ask, runId);
  const button = `Look at ${url}: what it has saved is gone with it, once it is deleted.`;
  if (run.kind === 'silent') return { kind: 'silent', method: 'dispatch', why: run.why };
  if (run.kind === 'refused') return { kind: 'refused', method: 'dispatch', why: run.why, button };
  const { event = '', head_branch: branch } = run.data;
  const isAboutPullRequest = at(job.context.event, 'issue', 'pull_request') !== undefined;
  const context = {
    ...{ runId, attempt },
    workflowFile: job.context.workflowFile,
    // The branch may also be a tag: GitHub names both alike.
    ref: branch ? `refs/heads/${branch}` : '',
    eventClass: eventClass(event, isAboutPullRequest && event === 'issue_comment'),
    isFanOut,
  };
  return await wakeRun(context, { 'comment-id': String(id) }, ask, url);
}

/** What stands in the question's comment from the answer on until the run that goes on marks it. Markdown. */
function takenNote({ comment }: Pick<Accepted, 'comment'>): string {
  return `👀 ${inline(comment.login, 60)} has answered ${link('in this comment', comment.url)}; the run is being woken.`;
}

/** The same where it was not woken: what a person can do. */
function notWokenNote(
  answer: Pick<Accepted, 'comment'>,
  result: Exclude<WakeResult, { kind: 'woken' }>,
): string {
  const head = `👀 ${inline(answer.comment.login, 60)} has answered ${link('in this comment', answer.comment.url)}.`;
  if (result.kind === 'silent')
    return `${head} GitHub did not say whether the run was woken (${inline(result.why)}): if it does not go on, \`mode: tick\` wakes it, or re-run the job that has read the answer.`;
  return `${head} The run could not be woken: ${inline(result.why)}. ${result.button}`;
}

/** Writes the note into the questions' comments. Only before a run is woken: afterwards they are that run's to mark. */
async function noteOnQuestions(
  answers: readonly Accepted[],
  issues: Issues,
  noteOf: (answer: Accepted) => string,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const answer of answers) {
    const { comment } = answer.question;
    const read = await issues.comment(comment.id);
    // The run may have been woken all the same, and have marked it meanwhile.
    if (read.kind === 'answer' && readMarker(read.data.body)?.marker.answeredBy != null) continue;
    const { body } = read.kind === 'answer' ? read.data : comment;
    const said = await issues.edit(comment.id, withNote(body, noteOf(answer)));
    if (said.kind !== 'answer') problems.push(`${comment.url} could not be edited: ${said.why}.`);
  }
  return problems;
}
