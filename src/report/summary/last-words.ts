import type { OutcomeResult } from '../../core/events.js';
import { type MapPlace, stateKey } from '../../core/map/workflow-map.js';
import type { Story } from '../../core/story/story.js';
import type { EventOf } from '../../core/story/visit.js';
import type { RunOverlay } from '../run-overlay.js';
import { NO_TOTAL } from '../totals.js';
import { block, details, inline, usd, utf8Bytes } from './markdown.js';

const MAX_STATES = 60;
const MESSAGE_LENGTH = 8000;

interface Room {
  /** How many UTF-8 bytes there are for all of them. */
  readonly room: number;
  readonly redact: (text: string) => string;
}

/**
 * The last message of each state, folded. Where the room is too small for all, the most important stay: those of states
 * where agents stopped, then the latest.
 */
export function lastWords(overlay: RunOverlay, story: Story, { room, redact }: Room): string[] {
  const { marks } = overlay;
  const outcomes = latestOutcomes(story);
  const told = overlay.places.filter(({ key }) => outcomes.has(key));
  if (told.length === 0) return [];
  const ranked = [...told].sort(
    (a, b) =>
      Number(marks.has(b.key)) - Number(marks.has(a.key)) ||
      outcomes.get(b.key)!.seq - outcomes.get(a.key)!.seq,
  );
  const title = '#### Last messages';
  const folded = new Map<MapPlace, string>();
  // The note at the end needs some room, too.
  let left = room - utf8Bytes(title) - 300;
  for (const place of ranked.slice(0, MAX_STATES)) {
    const text = fold(place, outcomes.get(place.key)!, overlay, redact);
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

/** What the latest turn of each place ended with. */
function latestOutcomes({ visits }: Story): Map<string, EventOf<'outcome'>> {
  const latest = new Map<string, EventOf<'outcome'>>();
  for (const { state, turns } of visits)
    for (const { outcomeEvent: event } of turns)
      if (event !== null && event.seq > (latest.get(stateKey(state))?.seq ?? -1))
        latest.set(stateKey(state), event);
  return latest;
}

/** Folds a message, unless an agent failed there: that is what people come to read. */
function fold(
  { key, label }: MapPlace,
  { agent, result }: EventOf<'outcome'>,
  { marks, totals }: RunOverlay,
  redact: (text: string) => string,
): string {
  const { visits, costUsd, replayedUsd } = totals.get(key) ?? NO_TOTAL;
  const mark = marks.get(key);
  const facts = [
    inline(agent, 60),
    visits > 1 ? `${visits} visits` : '',
    costUsd + replayedUsd > 0 ? usd(costUsd + replayedUsd) : '',
  ].filter((fact) => fact !== '');
  const icon = mark === 'failed' ? '❌ ' : mark === 'open' ? '⏸️ ' : '';
  const text = redact(wordsOf(result)).trim();
  const body = text === '' ? '<i>nothing</i>' : block(text, MESSAGE_LENGTH);
  return details(`${icon}<b>${inline(label, 80)}</b> · ${facts.join(' · ')}`, body, mark === 'failed');
}

function wordsOf(result: OutcomeResult): string {
  switch (result.kind) {
    case 'text':
      return result.text;
    case 'exit': {
      const code = result.exit_code === 0 ? '' : `exit code ${result.exit_code}`;
      const errors = result.stderr.trim() === '' ? '' : `stderr:\n${result.stderr.trim()}`;
      return [code, result.stdout.trim(), errors].filter((part) => part !== '').join('\n\n');
    }
    case 'failure':
      return `${result.code}: ${result.message}`;
  }
}
