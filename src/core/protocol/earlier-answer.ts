import { type FoundTags, findTags } from './find-tags.js';

/**
 * The answer that a turn is taken by, of those that an agent has given in it (spec 6.1). That is the last; but one
 * that only acknowledges something which ended in the background does not take back the transition before it.
 * @param answers in their order, at least one
 */
export function steeringAnswer(answers: readonly string[]): string {
  const last = answers.at(-1) ?? '';
  const found = findTags(last);
  // A tag that is broken off was meant as one: it is worth a reminder.
  if (answers.length === 1 || found.brokenInput !== null || steers(found)) return last;
  const [earlier, ...more] = answers.slice(0, -1).filter((answer) => steers(findTags(answer)));
  return earlier === undefined || more.length > 0 ? last : earlier;
}

/** Tags in code count only where there is a single one (spec 1.2). */
function steers({ tags }: FoundTags): boolean {
  return tags.length === 1 || tags.some((tag) => !tag.inCode);
}
