import { plainLines } from './plain-lines.js';

/** What a person tells us in a comment (spec 4.5). */
export interface Command {
  /** The word behind `/raymond`, in lower case; of one that we do not know too. */
  readonly verb: string;
  /** What follows it, in its line and the lines after it, up to the next command; without the space around it. */
  readonly rest: string;
}

export const VERBS = ['answer', 'approve', 'reject'] as const;
export type Verb = (typeof VERBS)[number];

export const isVerb = (word: string): word is Verb => (VERBS as readonly string[]).includes(word);

/** Up to three spaces may come before it, as before any block of Markdown. */
const COMMAND = /^ {0,3}\/raymond(?![^\s])[ \t]*(\S*)/gim;

/**
 * The commands of a comment, in order: each at the start of a line that GitHub shows as plain text, so none that stands
 * in a quote, in code, in HTML or in math. Takes linear time on any text.
 */
export function commandsIn(body: string): Command[] {
  const text = body.replace(/\r\n?/g, '\n');
  if (!/\/raymond/i.test(text)) return [];
  const heads = headsIn(text);
  return heads.map(({ verb, from }, index) => ({
    verb,
    rest: text.slice(from, heads[index + 1]?.start ?? text.length).trim(),
  }));
}

interface Head {
  readonly start: number;
  readonly verb: string;
  /** Where its text begins. */
  readonly from: number;
}

function headsIn(text: string): Head[] {
  const heads = [...text.matchAll(COMMAND)].map(
    ({ index: start, 0: all, 1: verb }): Head => ({
      start,
      verb: verb!.toLowerCase(),
      from: start + all.length,
    }),
  );
  const plain = new Set(
    plainLines(
      text,
      heads.map(({ start }) => start),
    ),
  );
  return heads.filter(({ start }) => plain.has(start));
}

/** An id as we give them to questions, in brackets or backticks as it may have been copied. */
const ID = /^[[(`]*([0-9a-f]{8})[\])`:]*(?=\s|$)/i;

/** The first word of a command's text as a question's id; null: it cannot be one. */
export function idIn(rest: string): { readonly id: string; readonly rest: string } | null {
  const found = ID.exec(rest);
  if (found === null) return null;
  return { id: found[1]!.toLowerCase(), rest: rest.slice(found[0].length).trim() };
}

/** A word of eight digits is a number or a date, one of letters alone a word, as likely as an id that was mistyped. */
export const looksLikeId = (id: string): boolean => /\d/.test(id) && /[a-f]/.test(id);

/** A command as the text that the run is answered with (spec 5.4: `approve: …` and `reject: …` are decisions). */
export function answerText(verb: Verb, rest: string): string {
  if (verb === 'answer') return rest;
  return rest === '' ? verb : `${verb}: ${rest}`;
}
