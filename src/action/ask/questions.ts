import type { SealKey } from '../../checkpoint/seal/index.js';
import type { Comment } from './comment.js';
import { isGenuine, isMarked, type Marker, readMarker, refusedIn } from './marker.js';

/** Whose name our comments are under: that of the token that they are posted with. */
export interface Us {
  readonly login: string;
  /** False for a person's token: what that person writes by hand is theirs, not ours. */
  readonly isBot: boolean;
}

export interface Question {
  readonly marker: Marker;
  readonly comment: Comment;
}

export interface Asked {
  /** In the order in which they were put; one that was put twice is there once. */
  readonly questions: readonly Question[];
  /** Ids of comments of which a note of ours says that the run did not take their answer. */
  readonly notTaken: ReadonlySet<number>;
  /** Comments under our name with a mark that is forged, or was signed with another key. */
  readonly doubtful: readonly Comment[];
}

/** Was it written by us, and not by the person whose token we have? */
export const isOurs = (comment: Comment, us: Us): boolean =>
  isBy(comment, us) && (us.isBot || isMarked(comment.body));

/** A bot's name ends with `[bot]` in REST, but not everywhere; a person of the same name is somebody else. */
function isBy({ login, isPersons }: Comment, us: Us): boolean {
  if (isPersons === us.isBot) return false;
  const name = (text: string): string => text.toLowerCase().replace(/\[bot\]$/, '');
  return name(login) === name(us.login);
}

/** Finds the questions among an issue's comments: only those whose author and HMAC are ours (spec 4.5). */
export function questionsIn(
  comments: readonly Comment[],
  { us, keys }: { readonly us: Us; readonly keys: readonly SealKey[] },
): Asked {
  const questions = new Map<string, Question>();
  const doubtful: Comment[] = [];
  const notTaken = new Set<number>();
  for (const comment of [...comments].sort((a, b) => a.id - b.id)) {
    if (!isBy(comment, us)) continue;
    const refused = refusedIn(comment.body);
    if (refused !== null) notTaken.add(refused);
    if (!comment.body.includes('<!-- raymond:question ')) continue;
    const signed = readMarker(comment.body);
    if (signed === null || !isGenuine(signed, comment.issue, keys)) {
      doubtful.push(comment);
      continue;
    }
    const { marker } = signed;
    const name = JSON.stringify([marker.workflowFile, marker.runKey, marker.askId]);
    const before = questions.get(name);
    // A question that was put twice is answered when either copy says so.
    if (before === undefined) questions.set(name, { marker, comment });
    else if (before.marker.answeredBy === null) questions.set(name, { marker, comment: before.comment });
  }
  return { questions: [...questions.values()], notTaken, doubtful };
}
