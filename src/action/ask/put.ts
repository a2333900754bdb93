import type { SealKeys } from '../../checkpoint/seal/index.js';
import { isParked, ownQuestions } from '../../core/parked.js';
import type { Agent, OpenAsk, Run } from '../../core/run.js';
import type { Identity } from '../identity/identity.js';
import { questionBody, type Settled, settledBody } from './body.js';
import type { Issues } from './issue.js';
import { isGenuine, isKeyOf, keyInMarker, type Marker, readMarker } from './marker.js';
import { type Question, questionsIn } from './questions.js';

/** What the questions of a run are put and settled with. */
export interface Desk {
  readonly issues: Issues;
  readonly issue: number;
  readonly keys: SealKeys;
  readonly identity: Pick<
    Identity,
    'workflowFile' | 'runKey' | 'otherRunKeys' | 'runId' | 'resumeRun' | 'attempt'
  >;
  readonly redact: (text: string) => string;
  readonly runUrl: string;
  /** When the run began, ISO 8601: no question of it is older. */
  readonly since: string;
  readonly now: string;
}

/** How questions were settled, by question id. */
export type AnsweredAsks = ReadonlyMap<string, Settled>;

export interface PutParts {
  /** Writes what is asked, as Markdown. */
  readonly textOf: (agent: Agent, ask: OpenAsk) => string;
  readonly answered: AnsweredAsks;
}

/** Where the questions of a run were put. */
export interface Put {
  /** Addresses of the comments that are on the issue, by question id. */
  readonly urls: Readonly<Record<string, string>>;
  /** What went wrong, a sentence each. */
  readonly problems: readonly string[];
  /** True when another try may succeed. */
  readonly isLeft: boolean;
}

/** Questions that are put at once; more would be a flood of notifications. */
const MAX_PUT = 10;
/** How far GitHub's clock may be from ours. */
const CLOCKS_APART_MS = 10 * 60_000;

/**
 * Puts each open question of a parked run on its issue once, however often this is done, and marks those that are open
 * no longer. Never throws.
 */
export async function putQuestions(run: Run, desk: Desk, parts: PutParts): Promise<Put> {
  const open = isParked(run) ? ownQuestions(run) : [];
  const seen = await readOpenQuestions(desk);
  if ('problem' in seen) return { urls: {}, problems: [seen.problem], isLeft: seen.mayPass };
  const isOpen = new Set(ownQuestions(run).map(({ ask }) => ask.id));
  const over = seen.questions.filter(({ marker }) => marker.answeredBy === null && !isOpen.has(marker.askId));
  const problems = await settle(over, desk, parts.answered);
  let isLeft = problems.length > 0;
  const urls: Record<string, string> = {};
  const missing: (typeof open)[number][] = [];
  for (const each of open) {
    const there = seen.questions.find(({ marker }) => marker.askId === each.ask.id);
    if (there === undefined) missing.push(each);
    else urls[each.ask.id] = there.comment.url;
  }
  for (const { agent, ask } of missing.slice(0, MAX_PUT)) {
    const said = await put(agent, ask, desk, parts);
    if (said.kind === 'answer') {
      urls[ask.id] = said.data.url;
      continue;
    }
    problems.push(`Question ${ask.id} could not be put on #${desk.issue}: ${said.why}.`);
    isLeft ||= said.kind === 'silent';
    // What GitHub does not answer or allow now, it will not answer or allow for the next question.
    break;
  }
  if (missing.length > MAX_PUT)
    problems.push(
      `${missing.length - MAX_PUT} more questions are not on #${desk.issue}: no more than ${MAX_PUT} are put at once.`,
    );
  return { urls, problems, isLeft };
}

/** Marks the questions that were answered, while the run goes on. @returns what went wrong */
export async function settleAnswered(desk: Desk, answered: AnsweredAsks): Promise<readonly string[]> {
  const seen = await readOpenQuestions(desk);
  if ('problem' in seen) return [seen.problem];
  const over = seen.questions.filter(
    ({ marker }) => marker.answeredBy === null && answered.has(marker.askId),
  );
  return await settle(over, desk, answered);
}

type OpenQuestionsRead =
  | { readonly questions: readonly Question[] }
  | { readonly problem: string; readonly mayPass: boolean };

/** The questions of this run key that are on the issue. */
async function readOpenQuestions(desk: Desk): Promise<OpenQuestionsRead> {
  const us = await desk.issues.us();
  const since = new Date(Date.parse(desk.since) - CLOCKS_APART_MS).toISOString();
  const comments = us.kind === 'answer' ? await desk.issues.comments(desk.issue, since) : us;
  if (us.kind !== 'answer' || comments.kind !== 'answer') {
    const { kind, why } = (us.kind === 'answer' ? comments : us) as Exclude<
      typeof comments,
      { kind: 'answer' }
    >;
    return {
      problem: `The comments of #${desk.issue} could not be read: ${why}.`,
      mayPass: kind === 'silent',
    };
  }
  const { questions } = questionsIn(comments.data, { us: us.data, keys: desk.keys.open });
  return { questions: questions.filter(({ marker }) => isOurMarker(marker, desk.identity)) };
}

/** Is it a question of this run key? */
export const isOurMarker = (
  marker: Marker,
  identity: Pick<Identity, 'workflowFile' | 'runKey' | 'otherRunKeys'>,
): boolean =>
  marker.workflowFile === identity.workflowFile &&
  [identity.runKey, ...identity.otherRunKeys].some((key) => isKeyOf(marker, key));

async function settle(over: readonly Question[], desk: Desk, answered: AnsweredAsks): Promise<string[]> {
  const problems: string[] = [];
  for (const { marker, comment } of over) {
    const { issue, keys, now: when, runUrl } = desk;
    const settled = answered.get(marker.askId) ?? { by: 'time' };
    const body = settledBody(comment.body, settled, { issue, key: keys.seal, when, runUrl });
    if (body === null) continue;
    const said = await desk.issues.edit(comment.id, body);
    if (said.kind !== 'answer') {
      problems.push(`Question ${marker.askId} on #${issue} could not be marked as settled: ${said.why}.`);
      break;
    }
  }
  return problems;
}

async function put(agent: Agent, ask: OpenAsk, desk: Desk, { textOf }: PutParts) {
  const { identity, issue, keys, redact } = desk;
  const marker: Marker = {
    workflowFile: identity.workflowFile,
    runKey: keyInMarker(identity.runKey, redact),
    // The id is that of the run whose key this is: by that of a later one, which goes on with it, nothing is found.
    runId: identity.resumeRun ?? identity.runId,
    attempt: identity.attempt,
    askId: ask.id,
    kind: ask.kind,
    answeredBy: null,
    settledAt: null,
  };
  const body = questionBody(redact(textOf(agent, ask)), ask, { marker, issue, key: keys.seal });
  return await desk.issues.post(issue, body, (comment) => {
    const signed = readMarker(comment.body);
    return signed !== null && signed.marker.askId === ask.id && isGenuine(signed, issue, keys.open);
  });
}
