import { cutMiddle, widthOf } from '../text.js';
import type { Glyphs } from './theme.js';

type PathGlyphs = Pick<Glyphs, 'arrow' | 'times' | 'ellipsis'>;

/** A longer cycle is printed state by state. */
const LONGEST_CYCLE = 6;
const MAX_STEPS = 40;

/** One or more path items that belong together, and how they read. */
type Stretch = readonly string[];

/**
 * The path of a run through its states without repetitions: `PLAN → IMPLEMENT ×3 → REVIEW`, and loops as `(FIX → TEST)
 * ×4`. Each printed state is an item, so that a long path can break between any two.
 */
export function compressPath(states: readonly string[], times = '×'): string[] {
  let stretches: Stretch[] = states.map((state) => [state]);
  for (let length = 1; length <= LONGEST_CYCLE; length += 1) {
    stretches = foldRepeats(stretches, length, times);
  }
  return stretches.flat();
}

/** Folds each run of `length` stretches that comes several times in a row into one stretch. */
function foldRepeats(stretches: readonly Stretch[], length: number, times: string): Stretch[] {
  const keys = stretches.map((stretch) => stretch.join('\n'));
  const folded: Stretch[] = [];
  let at = 0;
  while (at < stretches.length) {
    let count = 1;
    while (sameKeys(keys, at, at + count * length, length)) count += 1;
    if (count === 1) {
      folded.push(stretches[at] as Stretch);
      at += 1;
    } else {
      folded.push(repeated(stretches.slice(at, at + length).flat(), count, times));
      at += count * length;
    }
  }
  return folded;
}

function repeated(items: readonly string[], count: number, times: string): Stretch {
  if (items.length === 1) return [`${items[0]} ${times}${count}`];
  const last = items.length - 1;
  return items.map((item, index) => {
    if (index === 0) return `(${item}`;
    return index === last ? `${item}) ${times}${count}` : item;
  });
}

function sameKeys(keys: readonly string[], a: number, b: number, length: number): boolean {
  if (b + length > keys.length) return false;
  for (let index = 0; index < length; index += 1) if (keys[a + index] !== keys[b + index]) return false;
  return true;
}

/** The path as lines of at most `columns`. Each further line starts with an arrow. */
export function pathLines(path: readonly string[], columns: number, glyphs: PathGlyphs): string[] {
  const lines: string[] = [];
  let current = '';
  for (const whole of elide(path, glyphs.ellipsis)) {
    const step = cutMiddle(whole, columns - widthOf(glyphs.arrow) - 1, glyphs.ellipsis);
    const piece = current === '' && lines.length === 0 ? step : `${glyphs.arrow} ${step}`;
    if (current !== '' && widthOf(current) + 1 + widthOf(piece) > columns) {
      lines.push(current);
      current = piece;
    } else {
      current = current === '' ? piece : `${current} ${piece}`;
    }
  }
  return [...lines, current];
}

function elide(path: readonly string[], ellipsis: string): readonly string[] {
  if (path.length <= MAX_STEPS) return path;
  const half = MAX_STEPS / 2;
  return [
    ...path.slice(0, half),
    `${ellipsis} ${path.length - 2 * half} more ${ellipsis}`,
    ...path.slice(-half),
  ];
}
