import { plainLines } from './plain-lines.js';

/** What a person tells us in a comment (spec 4.5). */
export interface AnswerCommand {
  /** The word behind `/raymond`, in lower case, whether or not we know it. */
  readonly verb: string;
  /** The trimmed text behind the verb, on its line and the following ones, up to the next command. */
  readonly rest: string;
}

export const VERBS = ['answer', 'approve', 'reject'] as const;
export type Verb = (typeof VERBS)[number];

export const isVerb = (word: string): word is Verb => (VERBS as readonly string[]).includes(word);

/** Up to three spaces may come before it, as before any block of Markdown. */
const COMMAND = /^ {0,3}\/raymond(?![^\s])[ \t]*(\S*)/gim;

/**
 * Finds the commands of a comment, in order. A command begins a line that GitHub shows as plain text: none counts in a
 * quote, in code, in HTML or in math. Takes linear time on any text.
 */
export function commandsIn(body: string): AnswerCommand[] {
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
  /** Offset of the text behind the verb. */
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

/** A question's id, in the brackets or backticks that it may have been copied with. */
const ID = /^[[(`]*([0-9a-f]{8})[\])`:]*(?=\s|$)/i;

/** Reads the first word of a command's text as a question's id. Null when it cannot be one. */
export function idIn(rest: string): { readonly id: string; readonly rest: string } | null {
  const found = ID.exec(rest);
  if (found === null) return null;
  return { id: found[1]!.toLowerCase(), rest: rest.slice(found[0].length).trim() };
}

/** Eight digits may be a number, and eight letters a word: only a mixture is taken for a mistyped id. */
export const looksLikeId = (id: string): boolean => /\d/.test(id) && /[a-f]/.test(id);

/** The text that the run is answered with: `approve: …` and `reject: …` are decisions (spec 5.4). */
export function answerText(verb: Verb, rest: string): string {
  if (verb === 'answer') return rest;
  return rest === '' ? verb : `${verb}: ${rest}`;
}
