import type { WayKind } from '../../core/map/workflow-map.js';
import type { Edge } from '../../core/story/edges.js';
import type { Mark } from '../diagram/journey.js';
import { mermaidShape, mermaidText } from '../diagram/mermaid-text.js';
import { formatUsd } from '../format.js';
import { cutMiddle, oneLine } from '../text.js';
import type { Place, Travel } from './travel.js';

/** More than this nobody can read; GitHub's own limit is 50,000 characters. */
const MOST_PLACES = 60;
const MOST_EDGES = 300;
const LABEL_COLUMNS = 36;
/** Of characters without width, any number fits in the columns. */
const LABEL_UNITS = 60;
/** A flow of this many places fits beside each other. */
const WIDE_PLACES = 7;

export interface Chart {
  readonly text: string;
  /** Places that were left out, the least travelled. */
  readonly hidden: number;
}

/** The travelled way as a Mermaid flowchart, states by kind (spec 2.5, 4.6). null if nothing was travelled. */
export function flowchartOf(travel: Travel, marks: ReadonlyMap<string, Mark>): Chart | null {
  const all = [...travel.places.values()];
  if (all.length === 0) return null;
  const shown = mostTravelled(all, marks);
  const ids = new Map(shown.map((place, index) => [place.key, `n${index}`]));
  const edges = [...travel.edges.values()]
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .map((edge, index) => ({ edge, index }))
    .sort((a, b) => b.edge.count - a.edge.count || a.index - b.index)
    .slice(0, MOST_EDGES)
    .sort((a, b) => a.index - b.index);
  const lines = [
    `flowchart ${shown.length <= WIDE_PLACES ? 'LR' : 'TD'}`,
    ...shown.map((place) => `  ${ids.get(place.key)}${mermaidShape(place.kind, labelOf(place))}`),
    ...edges.map(({ edge }) => `  ${ids.get(edge.from)} ${arrow(edge)} ${ids.get(edge.to)}`),
    ...classes(shown, ids, marks),
  ];
  return { text: lines.join('\n'), hidden: all.length - shown.length };
}

function mostTravelled(places: readonly Place[], marks: ReadonlyMap<string, Mark>): Place[] {
  const weight = (place: Place): number =>
    place.kind === 'start' || place.kind === 'end' || marks.has(place.key)
      ? Number.POSITIVE_INFINITY
      : place.visits;
  const kept = new Set(
    places
      .map((place, index) => ({ place, index, weight: weight(place) }))
      .sort((a, b) => (a.weight === b.weight ? a.index - b.index : b.weight - a.weight))
      .slice(0, MOST_PLACES)
      .map(({ place }) => place),
  );
  return places.filter((place) => kept.has(place));
}

function labelOf({ kind, label, visits, costUsd }: Place): string {
  const name = mermaidText(cutMiddle(oneLine(label).slice(0, LABEL_UNITS) || '?', LABEL_COLUMNS));
  if (kind === 'ask') return `${name} asks${visits > 1 ? ` ×${visits}` : ''}`;
  const facts = [
    visits === 0 ? 'not entered' : visits > 1 ? `${visits} visits` : '',
    costUsd > 0 ? mermaidText(formatUsd(costUsd)) : '',
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? name : `${name}<br/>${facts.join(' · ')}`;
}

const ARROWS: Readonly<Record<WayKind, readonly [arrow: string, word: string]>> = {
  goto: ['-->', ''],
  reset: ['-->', 'reset'],
  answer: ['-->', 'answer'],
  call: ['-.->', 'call'],
  return: ['-.->', 'return'],
  fork: ['==>', 'fork'],
  limit: ['-->', 'max visits'],
  timeout: ['-->', 'timeout'],
  skip: ['-.->', 'skip'],
  join: ['-.->', 'result'],
  error: ['-->', 'error'],
  perhaps: ['-.->', ''],
};

function arrow({ kind, label: said, count }: Edge): string {
  const [line, word] = ARROWS[kind];
  const label = [
    said === null || said === '' ? word : mermaidText(oneLine(said)),
    count > 1 ? `×${count}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  return label === '' ? line : `${line}|"${label}"|`;
}

/** Borders alone, so that both of GitHub's themes keep their own colours inside. */
const STYLES: Readonly<Record<Mark | 'ends', string>> = {
  failed: 'stroke:#d1242f,stroke-width:3px',
  open: 'stroke:#bf8700,stroke-width:3px',
  ends: 'stroke:#1a7f37,stroke-width:2px',
};

function classes(
  places: readonly Place[],
  ids: ReadonlyMap<string, string>,
  marks: ReadonlyMap<string, Mark>,
): string[] {
  const styled = places.flatMap((place) => {
    const style: keyof typeof STYLES | undefined = place.kind === 'end' ? 'ends' : marks.get(place.key);
    return style === undefined ? [] : [{ id: ids.get(place.key), style }];
  });
  const used = [...new Set(styled.map(({ style }) => style))];
  return [
    ...used.map((style) => `  classDef ${style} ${STYLES[style]}`),
    ...styled.map(({ id, style }) => `  class ${id} ${style}`),
  ];
}
