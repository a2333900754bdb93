import type { SealKey } from '../../checkpoint/seal/index.js';
import { rejectionOf } from '../../core/answer.js';
import { type Access, mayWrite, WRITERS } from '../guard/gate.js';
import {
  type AnswerCommand,
  answerText,
  commandsIn,
  idIn,
  isVerb,
  looksLikeId,
  type Verb,
} from './command.js';
import { type Comment, isEdited, isNewer } from './comment.js';
import type { Marker } from './marker.js';
import { type Asked, isOurs, type Question, questionsIn, type Us } from './questions.js';
import * as reply from './replies.js';

/** What a comment is judged by. */
export interface IssueThread {
  /** All comments of the issue, read just now. */
  readonly comments: readonly Comment[];
  readonly us: Us;
  /** The keys that open this job's checkpoints. */
  readonly keys: readonly SealKey[];
  /** Questions of other workflow files are for their own jobs. */
  readonly workflowFile: string;
  /** Asks the permission API at this moment. */
  readonly accessOf: (login: string) => Promise<Access>;
}

export interface Accepted {
  readonly question: Question;
  readonly verb: Verb;
  readonly text: string;
  readonly comment: Comment;
}

export type RefusalKind =
  /** There is no command in the comment. */
  | 'none'
  | 'ours'
  | 'bot'
  | 'outsider'
  /** GitHub does not say what access the author has, which is never a yes. */
  | 'unanswered'
  | 'edited'
  /** It is for another workflow file's job to answer. */
  | 'elsewhere'
  | 'unknown_verb'
  | 'no_question'
  | 'wrong_nonce'
  | 'older'
  | 'answered'
  | 'several'
  | 'wrong_id'
  | 'empty'
  | 'not_a_decision';

export interface Refusal {
  readonly kind: RefusalKind;
  /** What to tell the author, as Markdown. Null for nothing: outsiders must not make us write (spec 4.5). */
  readonly reply: string | null;
  /** For the job's log. */
  readonly why: string;
}

/** `problems` are those of the comment's other commands. */
export type AnswerVerdict =
  | {
      readonly kind: 'accepted';
      readonly answers: readonly Accepted[];
      readonly problems: readonly Refusal[];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Does a comment answer questions of ours (spec 4.5)? It has to be of a person with write access at this moment, newer
 * than the question and never edited; the first valid answer wins. Outsiders and bots get no reply.
 * @param comment as it was read by its id just now
 */
export async function judge(comment: Comment, thread: IssueThread): Promise<AnswerVerdict> {
  const silent = (kind: RefusalKind, why: string): AnswerVerdict => ({
    kind: 'refused',
    refusal: { kind, reply: null, why },
  });
  if (isOurs(comment, thread.us)) return silent('ours', 'It is a comment of our own.');
  const commands = commandsIn(comment.body);
  if (commands.length === 0) return silent('none', 'There is no `/raymond` in it that is meant for us.');
  if (!comment.isPersons) return silent('bot', `${comment.login || 'Its author'} is no person's account.`);
  const access = await thread.accessOf(comment.login);
  if (access.kind === 'unanswered')
    return silent('unanswered', `What access ${comment.login} has could not be found out: ${access.why}`);
  if (access.isBot) return silent('bot', `${comment.login} is no person's account.`);
  if (!WRITERS.includes(access.permission))
    return silent('outsider', `${comment.login} has ${access.permission} access; write access is needed.`);
  const asked = questionsIn(thread.comments, thread);
  if (isEdited(comment)) {
    return mayReply(asked, thread)
      ? refused('edited', reply.edited(), 'It was edited.')
      : silent('elsewhere', 'Its question is of another workflow file.');
  }
  if (asked.notTaken.has(comment.id))
    return silent('not_a_decision', 'The run has not taken it, and said so.');
  return await judgeCommands(comment, commands, asked, thread);
}

async function judgeCommands(
  comment: Comment,
  commands: readonly AnswerCommand[],
  asked: Asked,
  thread: IssueThread,
): Promise<AnswerVerdict> {
  const answers: Accepted[] = [];
  const problems: Refusal[] = [];
  for (const command of commands) {
    const read = readCommand(comment, command, asked, thread);
    if ('refusal' in read) {
      problems.push(read.refusal);
      continue;
    }
    const { question } = read.accepted;
    if (answers.some((answer) => answer.question === question)) continue;
    const before = await earlierAnswer(read.accepted, asked, thread);
    if (before === null) answers.push(read.accepted);
    else problems.push(refusal('answered', reply.answeredBy(before), `${before.url} came first.`));
  }
  const [first] = problems;
  if (answers.length > 0) return { kind: 'accepted', answers, problems };
  return { kind: 'refused', refusal: first! };
}

type CommentReading = { readonly accepted: Accepted } | { readonly refusal: Refusal };

/** Judges one command by itself, whoever has written it. */
function readCommand(
  comment: Comment,
  command: AnswerCommand,
  asked: Asked,
  thread: IssueThread,
): CommentReading {
  const { verb } = command;
  const refuse = (kind: RefusalKind, text: string, why: string): CommentReading => ({
    refusal: mayReply(asked, thread)
      ? refusal(kind, text, why)
      : { kind: 'elsewhere', reply: null, why: 'The questions here are of another workflow file.' },
  });
  if (!isVerb(verb))
    return refuse('unknown_verb', reply.unknownVerb(verb), `There is no \`/raymond ${verb}\`.`);
  const target = targetOf(comment, command, asked);
  switch (target.kind) {
    case 'none':
      if (asked.doubtful.length > 0)
        return refuse('wrong_nonce', reply.wrongNonce(), 'The mark of the question is not one of ours.');
      return refuse('no_question', reply.noQuestion(), 'No question is open here.');
    case 'older':
      return refuse('older', reply.older(), 'It is older than the question.');
    case 'several':
      return refuse('several', reply.several(target.open), 'Several questions are open, and it names none.');
    case 'wrong_id':
      return refuse(
        'wrong_id',
        reply.wrongId(target.id, target.open),
        `No question has the id ${target.id}.`,
      );
    case 'found':
      return meant(comment, verb, target, thread);
    default:
      return target satisfies never;
  }
}

function meant(
  comment: Comment,
  verb: Verb,
  { question, rest }: Extract<Target, { kind: 'found' }>,
  { workflowFile }: IssueThread,
): CommentReading {
  const { marker } = question;
  if (marker.workflowFile !== workflowFile)
    return { refusal: { kind: 'elsewhere', reply: null, why: `Its question is of ${marker.workflowFile}.` } };
  const no = (kind: RefusalKind, text: string, why: string): CommentReading => ({
    refusal: refusal(kind, text, why),
  });
  // The job that took the comment is run again, and there is nothing to tell.
  if (marker.answeredBy === String(comment.id))
    return { refusal: { kind: 'answered', reply: null, why: 'It has answered the question already.' } };
  if (marker.answeredBy !== null)
    return no('answered', reply.answered(question), 'The question is answered.');
  if (!isNewer(comment, question.comment))
    return no('older', reply.older(), 'It is older than the question.');
  if (verb === 'answer' && rest === '') return no('empty', reply.empty(), 'It has no text.');
  const text = answerText(verb, rest);
  // Which states there are the job that goes on with the run knows: it judges the answer once more.
  if (rejectionOf(marker, text) !== null)
    return marker.kind === 'repeat'
      ? no('not_a_decision', reply.repeatOrSkip(marker.askId), 'That question wants `repeat` or `skip to`.')
      : no('not_a_decision', reply.nearYes(), 'It is near a yes, and none.');
  return { accepted: { question, verb, text, comment } };
}

type Target =
  | { readonly kind: 'found'; readonly question: Question; readonly rest: string }
  | { readonly kind: 'none' | 'older' }
  | { readonly kind: 'several'; readonly open: readonly Question[] }
  | { readonly kind: 'wrong_id'; readonly id: string; readonly open: readonly Question[] };

/** A command means the question of its id; without an id, the only one that was open when it was written. */
function targetOf(comment: Comment, { rest }: AnswerCommand, { questions }: Asked): Target {
  const named = idIn(rest);
  if (named !== null) {
    const question = questions.findLast(({ marker }) => marker.askId === named.id);
    if (question !== undefined) return { kind: 'found', question, rest: named.rest };
  }
  const then = questions.filter(
    ({ marker, comment: put }) => isNewer(comment, put) && !wasSettled(marker, comment),
  );
  const open = then.filter(({ marker }) => marker.answeredBy === null);
  if (named !== null && looksLikeId(named.id)) return { kind: 'wrong_id', id: named.id, open };
  const [only] = then;
  // A comment that was ambiguous stays so when one of the questions is answered later.
  if (then.length > 1) return { kind: 'several', open };
  if (only !== undefined) return { kind: 'found', question: only, rest };
  // The last question that the command could have meant tells why it is too late, or too early.
  const last = questions.findLast(({ marker }) => marker.answeredBy !== null);
  if (last !== undefined) return { kind: 'found', question: last, rest };
  return { kind: questions.length > 0 ? 'older' : 'none' };
}

/** Was the question answered when the comment was written? */
function wasSettled({ answeredBy, settledAt }: Marker, comment: Comment): boolean {
  if (answeredBy === null) return false;
  if (/^\d+$/.test(answeredBy)) return Number(answeredBy) < comment.id;
  return settledAt === null || Date.parse(settledAt) <= Date.parse(comment.createdAt);
}

/** The access of at most so many people is asked for, since anybody could write thousands of comments. */
const MAX_ASKED_AFTER = 30;

async function earlierAnswer(
  { question, comment }: Accepted,
  asked: Asked,
  thread: IssueThread,
): Promise<Comment | null> {
  for (const other of answersTo(question, asked, thread)) {
    if (other.id >= comment.id) return null;
    if (await mayAnswer(other, thread)) return other;
  }
  return null;
}

/** Yields the comments that answer a question if their author may, oldest first, of a few people at most. */
function* answersTo(question: Question, asked: Asked, thread: IssueThread): Generator<Comment> {
  const people = new Set<string>();
  for (const comment of [...thread.comments].sort((a, b) => a.id - b.id)) {
    if (!comment.isPersons || isOurs(comment, thread.us) || isEdited(comment)) continue;
    if (asked.notTaken.has(comment.id)) continue;
    const answers = commandsIn(comment.body).some((command) => {
      const read = readCommand(comment, command, asked, thread);
      return 'accepted' in read && read.accepted.question === question;
    });
    if (!answers || (!people.has(comment.login) && people.size === MAX_ASKED_AFTER)) continue;
    people.add(comment.login);
    yield comment;
  }
}

async function mayAnswer({ login }: Comment, { accessOf }: IssueThread): Promise<boolean> {
  return mayWrite(await accessOf(login));
}

/**
 * Finds the first valid answer to each of these questions that stands on the issue by now.
 * @param questions as `questionsIn` finds them in the same comments
 */
export async function answersFor(
  questions: readonly Question[],
  thread: IssueThread,
): Promise<readonly Accepted[]> {
  const asked = questionsIn(thread.comments, thread);
  const found: Accepted[] = [];
  for (const { marker } of questions) {
    const question = asked.questions.find(
      (each) => each.marker.askId === marker.askId && each.marker.runKey === marker.runKey,
    );
    if (question === undefined) continue;
    for (const comment of answersTo(question, asked, thread)) {
      if (!(await mayAnswer(comment, thread))) continue;
      for (const command of commandsIn(comment.body)) {
        const read = readCommand(comment, command, asked, thread);
        if ('accepted' in read && read.accepted.question === question) {
          found.push(read.accepted);
          break;
        }
      }
      break;
    }
  }
  return found;
}

/** Where several workflow files ask on one issue, one job alone tells what is wrong with a comment. */
function mayReply({ questions }: Asked, { workflowFile }: IssueThread): boolean {
  const open = questions.filter(({ marker }) => marker.answeredBy === null);
  const [first] = open.length > 0 ? open : questions.slice(-1);
  return first === undefined || first.marker.workflowFile === workflowFile;
}

const refusal = (kind: RefusalKind, text: string, why: string): Refusal => ({ kind, reply: text, why });
const refused = (kind: RefusalKind, text: string, why: string): AnswerVerdict => ({
  kind: 'refused',
  refusal: refusal(kind, text, why),
});
