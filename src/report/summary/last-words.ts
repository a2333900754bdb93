import type { Mark } from '../diagram/journey.js';
import { block, details, inline, usd, utf8Bytes } from './markdown.js';
import type { LastWord, Place, Travel } from './travel.js';

const MOST_STATES = 60;
const MESSAGE_LENGTH = 8000;

interface Room {
  /** UTF-8 bytes that are left for all of them. */
  readonly room: number;
  readonly redact: (text: string) => string;
}

type Told = Place & { readonly last: LastWord };

/**
 * The last message of each state, folded. Where the room doesn't do for all, those stay that say the most:
 * of states where agents stopped, then the latest.
 */
export function lastWords(
  travel: Travel,
  marks: ReadonlyMap<string, Mark>,
  { room, redact }: Room,
): string[] {
  const told = [...travel.places.values()].filter((place): place is Told => place.last !== null);
  if (told.length === 0) return [];
  const ranked = [...told].sort(
    (a, b) => Number(marks.has(b.key)) - Number(marks.has(a.key)) || b.last.order - a.last.order,
  );
  const title = '#### Last messages';
  const folded = new Map<Told, string>();
  // The note at the end needs some, too.
  let left = room - utf8Bytes(title) - 300;
  for (const place of ranked.slice(0, MOST_STATES)) {
    const text = fold(place, marks.get(place.key), redact);
    const bytes = utf8Bytes(text) + 2;
    if (bytes > left) break;
    left -= bytes;
    folded.set(place, text);
  }
  const hidden = told.length - folded.size;
  const note =
    hidden === 0 ? [] : [`<sub>${hidden} more ${hidden === 1 ? 'is' : 'are'} in the transcripts.</sub>`];
  const shown = told.flatMap((place) => folded.get(place) ?? []);
  return shown.length === 0 ? note : [title, shown.join('\n'), ...note];
}

/** Unfolded where an agent failed: that is what people come to read. */
function fold(place: Told, mark: Mark | undefined, redact: (text: string) => string): string {
  const { label, visits, costUsd, last } = place;
  const facts = [
    inline(last.agent, 60),
    visits > 1 ? `${visits} visits` : '',
    costUsd > 0 ? usd(costUsd) : '',
  ].filter((fact) => fact !== '');
  const icon = mark === 'failed' ? '❌ ' : mark === 'open' ? '⏸️ ' : '';
  const text = redact(last.text).trim();
  const body = text === '' ? '<i>nothing</i>' : block(text, MESSAGE_LENGTH);
  return details(`${icon}<b>${inline(label, 80)}</b> · ${facts.join(' · ')}`, body, mark === 'failed');
}
