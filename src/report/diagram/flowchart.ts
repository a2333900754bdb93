import type { EdgeKind, MapEdge, MapPlace, PlaceKind, WorkflowMap } from '../../core/map/workflow-map.js';
import type { Edge } from '../../core/story/edges.js';
import { formatDuration, formatUsd } from '../format.js';
import type { RunOverlay } from '../run-overlay.js';
import { cutMiddle, oneLine } from '../text.js';
import { NO_TOTAL, type Total } from '../totals.js';

const LABEL_COLUMNS = 48;
/** Any number of characters without width would fit in the columns. */
const LABEL_UNITS = 100;
/** Mermaid wraps wider texts, and may leave a dot hanging at the end of a line. */
const FACT_COLUMNS = 25;
/** A flow of at most this many places fits side by side. */
const WIDE_PLACES = 7;

export interface Flowchart {
  /** Mermaid's text. It draws nothing without places. */
  readonly text: string;
  readonly edges: number;
  /** Edges between ids of the text. A bar stands for its state. */
  readonly ways: readonly DrawnEdge[];
  /** Keyed by ids of the text. */
  readonly places: ReadonlyMap<string, MapPlace>;
  /** How many places were left out: those that were visited least. */
  readonly hidden: number;
}

/** An edge of the map, or one that only the run knows. */
export interface DrawnEdge extends MapEdge {
  /** How often the run has taken it. */
  readonly count: number;
}

/**
 * A workflow, a run of one, or both as a Mermaid flowchart (spec 2.5, 4.6): states by kind, transitions, joins as bars,
 * used workflows and groups as subgraphs, missing targets dashed. What a run has travelled of a map is thick.
 * @param limits of what is drawn: the most travelled places, and where the run begins, ends and is now
 */
export function flowchart(
  map: WorkflowMap | null,
  overlay: RunOverlay | null,
  limits: { readonly places: number; readonly edges: number } = { places: Infinity, edges: Infinity },
): Flowchart {
  const all = placesOf(map, overlay);
  const places = heaviest(all, limits.places, ({ key, kind }) =>
    kind === 'start' || kind === 'end' || overlay?.marks.has(key)
      ? Number.MAX_SAFE_INTEGER
      : (overlay?.totals.get(key)?.visits ?? 0),
  );
  const ids = new Map(places.map((place, index) => [place.key, `n${index}`]));
  const bars = new Map(
    places.filter(({ join }) => join !== undefined).map(({ key }) => [key, `j${ids.get(key)!.slice(1)}`]),
  );
  const known = drawnWays(map, overlay).filter(({ from, to }) => ids.has(from) && ids.has(to));
  const ways = heaviest(known, limits.edges, ({ count }) => count);
  const isBoth = map !== null && overlay !== null;
  const edges = [
    ...ways.map((way) => `  ${departure(way, ids, bars)} ${arrow(way, isBoth)} ${arrival(way, ids, bars)}`),
    ...places.flatMap((place) => barEdge(place, ids, bars, overlay)),
  ];
  const lines = [
    `flowchart ${places.length <= WIDE_PLACES ? 'LR' : 'TD'}`,
    ...nested(places, (place) => [
      `${ids.get(place.key)}${shape(place.kind, labelOf(place, overlay, isBoth))}`,
      ...(bars.has(place.key) ? [`${bars.get(place.key)}@{ shape: fork }`] : []),
    ]),
    ...edges,
    ...styles(places, ids, overlay),
    ...barStyle([...bars.values()]),
  ];
  return {
    text: `${lines.join('\n')}\n`,
    edges: edges.length,
    ways: ways.map((way) => ({ ...way, from: ids.get(way.from)!, to: ids.get(way.to)! })),
    places: new Map(places.map((place) => [ids.get(place.key)!, place])),
    hidden: all.length - places.length,
  };
}

/** The places to draw. Those that the map lacks come last: the workflow has changed, or a name was computed. */
function placesOf(map: WorkflowMap | null, overlay: RunOverlay | null): readonly MapPlace[] {
  const known = map?.places ?? [];
  const keys = new Set(known.map(({ key }) => key));
  return [...known, ...(overlay?.places ?? []).filter(({ key }) => !keys.has(key))];
}

/** The heaviest `count` items, in their old order. */
function heaviest<T>(items: readonly T[], count: number, weightOf: (item: T) => number): readonly T[] {
  if (items.length <= count) return items;
  const kept = new Set([...items].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, count));
  return items.filter((item) => kept.has(item));
}

/** The map's edges with how often each was taken, then those that are not on the map. */
function drawnWays(map: WorkflowMap | null, overlay: RunOverlay | null): DrawnEdge[] {
  const byEnds = new Map<string, MapEdge[]>();
  for (const way of map?.ways ?? []) {
    const ends = JSON.stringify([way.from, way.to]);
    byEnds.set(ends, [...(byEnds.get(ends) ?? []), way]);
  }
  const counts = new Map<MapEdge, number>();
  const others: DrawnEdge[] = [];
  for (const edge of overlay?.edges ?? []) {
    const { from, to, kind, label, count } = edge;
    const way = wayTaken(byEnds.get(JSON.stringify([from, to])) ?? [], edge);
    if (way !== undefined) counts.set(way, (counts.get(way) ?? 0) + count);
    else others.push({ from, to, kind, label: label ?? '', count });
  }
  return [...(map?.ways ?? []).map((way) => ({ ...way, count: counts.get(way) ?? 0 })), ...others];
}

/** Kinds by which an agent just goes on: a text may be read as another of them than what was said in the end. */
const ONWARD: ReadonlySet<EdgeKind> = new Set(['goto', 'reset', 'answer', 'perhaps']);

/** The edge taken, by what happened and not by where it led: edges between the same places are counted apart. */
function wayTaken(ways: readonly MapEdge[], { kind, label }: Edge): MapEdge | undefined {
  const fits = (way: MapEdge): boolean => label === null || way.label === label;
  return (
    ways.find((way) => way.kind === kind && fits(way)) ??
    (ONWARD.has(kind) ? ways.find((way) => ONWARD.has(way.kind) && fits(way)) : undefined) ??
    ways.find((way) => way.kind === 'perhaps')
  );
}

/** Where an edge starts. An agent that waits too long at a join goes on from its door. */
function departure(
  { from, kind }: DrawnEdge,
  ids: ReadonlyMap<string, string>,
  bars: ReadonlyMap<string, string>,
): string {
  return (kind === 'timeout' ? bars.get(from) : undefined) ?? ids.get(from)!;
}

/** Where an edge ends. A worker that is forked into a join has no workers yet, and enters at once (spec 7.1). */
function arrival(
  { to, kind }: DrawnEdge,
  ids: ReadonlyMap<string, string>,
  bars: ReadonlyMap<string, string>,
): string {
  return (kind === 'fork' ? undefined : bars.get(to)) ?? ids.get(to)!;
}

function barEdge(
  { key, join }: MapPlace,
  ids: ReadonlyMap<string, string>,
  bars: ReadonlyMap<string, string>,
  overlay: RunOverlay | null,
): string[] {
  if (join === undefined) return [];
  const line = (overlay?.totals.get(key)?.visits ?? 0) > 0 ? '==>' : '-->';
  return [`  ${bars.get(key)} ${line}|"join ${mermaidText(join)}"| ${ids.get(key)}`];
}

/** Draws places that lie in the same thing in a subgraph. They come in order: what belongs together stands together. */
function nested(places: readonly MapPlace[], drawn: (place: MapPlace) => readonly string[]): string[] {
  const subgraphs = new Map<string, Box>();
  const root: Box = { lines: [], name: '' };
  const boxOf = (within: readonly string[]): Box => {
    const name = within.at(-1);
    if (name === undefined) return root;
    let box = subgraphs.get(name);
    if (box === undefined) {
      const outer = within.at(-2);
      box = { lines: [], name: outer === undefined ? name : name.slice(outer.length + 1) };
      subgraphs.set(name, box);
      boxOf(within.slice(0, -1)).lines.push(box);
    }
    return box;
  };
  for (const place of places) boxOf(place.within).lines.push(...drawn(place));
  let count = 0;
  const print = ({ lines }: Box, indent: string): string[] =>
    lines.flatMap((line) => {
      if (typeof line === 'string') return [`${indent}${line}`];
      const head = `${indent}subgraph s${count}["${labelText(line.name)}"]`;
      count += 1;
      return [head, ...print(line, `${indent}  `), `${indent}end`];
    });
  return print(root, '  ');
}

interface Box {
  readonly name: string;
  readonly lines: (string | Box)[];
}

/** @param label as `mermaidText` gives it */
function shape(kind: PlaceKind, label: string): string {
  const text = `"${label}"`;
  switch (kind) {
    case 'prompt':
    case 'missing':
      return `[${text}]`;
    case 'script':
      return `{{${text}}}`;
    case 'engine':
      return `(${text})`;
    case 'ask':
      return `([${text}])`;
    case 'start':
      return '((" "))';
    case 'raise':
      return '(("any failure"))';
    case 'end':
      return '((("end")))';
    default:
      return kind satisfies never;
  }
}

function labelOf({ key, kind, label }: MapPlace, overlay: RunOverlay | null, isBoth: boolean): string {
  const name = labelText(label);
  const total = overlay?.totals.get(key) ?? NO_TOTAL;
  if (kind === 'ask') return `${name} asks${total.visits > 1 ? ` ×${total.visits}` : ''}`;
  if (kind === 'missing') return `${name}<br/>missing`;
  return [name, ...(overlay === null ? [] : factsOf(total, isBoth))].join('<br/>');
}

/** What is printed in a place. A run by itself shows only visited places; on a map, the number of visits is shown too. */
function factsOf({ visits, costUsd, replayedUsd, ms }: Total, isBoth: boolean): string[] {
  const facts = [
    visits === 0 ? 'not entered' : visits > 1 ? `${visits} visits` : isBoth ? '1 visit' : '',
    costUsd > 0 ? formatUsd(costUsd) : '',
    replayedUsd > 0 ? `${formatUsd(replayedUsd)} replayed` : '',
    isBoth && ms > 0 ? formatDuration(ms) : '',
  ];
  const lines: string[] = [];
  for (const fact of facts.filter((each) => each !== '')) {
    const longer = `${lines.at(-1)} · ${fact}`;
    if (lines.length > 0 && longer.length <= FACT_COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(fact);
  }
  return lines.map(mermaidText);
}

function labelText(text: string): string {
  return mermaidText(cutMiddle(oneLine(text).slice(0, LABEL_UNITS) || '?', LABEL_COLUMNS));
}

/** Puts all but letters, digits and harmless signs as character codes: no quote, tag, link or keyword is left. */
function mermaidText(text: string): string {
  // Two dollar signs would begin a formula.
  return text
    .replace(/\$+/g, '$$')
    .replace(/[^\p{L}\p{M}\p{N} _.,·×…-]/gu, (character) => `#${character.codePointAt(0)};`);
}

const LINES: Readonly<Record<EdgeKind, readonly [line: string, word: string]>> = {
  goto: ['-->', ''],
  reset: ['-->', 'reset'],
  answer: ['-->', 'answer'],
  fork: ['-->', 'fork'],
  limit: ['-->', 'max visits'],
  timeout: ['-->', 'timeout'],
  skip: ['-.->', 'skip'],
  call: ['-.->', 'call'],
  return: ['-.->', 'return'],
  join: ['-.->', 'result'],
  error: ['-->', 'error'],
  perhaps: ['-.->', 'perhaps'],
};

function arrow(way: DrawnEdge, isBoth: boolean): string {
  const { kind, count } = way;
  const times = count > 1 ? `×${count}` : '';
  const word = wayWord(way);
  const text = [word === '' ? '' : labelText(word), times].filter((part) => part !== '').join(' ');
  const drawn = isBoth && count > 0 ? '==>' : LINES[kind][0];
  return text === '' ? drawn : `${drawn}|"${text}"|`;
}

/** The label of an edge; empty for a plain one. */
export function wayWord({ kind, label }: Pick<DrawnEdge, 'kind' | 'label'>): string {
  return label === '' ? LINES[kind][1] : label;
}

function barStyle(bars: readonly string[]): string[] {
  if (bars.length === 0) return [];
  return ['  classDef barStyle fill:#6e7781,stroke:#6e7781', `  class ${bars.join(',')} barStyle`];
}

/** Only borders are set, so that light and dark themes keep their own colours inside. */
const KINDS: Readonly<Partial<Record<PlaceKind, string>>> = {
  prompt: 'stroke:#8250df,stroke-width:2px',
  script: 'stroke:#0969da,stroke-width:2px',
  ask: 'stroke:#bf8700,stroke-width:2px',
  end: 'stroke:#1a7f37,stroke-width:2px',
  missing: 'stroke:#d1242f,stroke-width:2px,stroke-dasharray:5 4',
};
const MARKS: Readonly<Record<string, string>> = {
  failed: 'stroke:#d1242f,stroke-width:4px',
  open: 'stroke:#bf8700,stroke-width:4px',
  // What a run has left out is paler, and can still be read.
  left: 'stroke-opacity:0.45,color:#6e7781',
};

function styles(
  places: readonly MapPlace[],
  ids: ReadonlyMap<string, string>,
  overlay: RunOverlay | null,
): string[] {
  const classOf = new Map<string, string[]>();
  const put = (name: string, key: string): void => {
    const members = classOf.get(name);
    if (members === undefined) classOf.set(name, [ids.get(key)!]);
    else members.push(ids.get(key)!);
  };
  for (const { key, kind, state } of places) {
    if (KINDS[kind] !== undefined) put(kind, key);
    if (overlay === null) continue;
    const mark = overlay.marks.get(key);
    if (mark !== undefined) put(mark, key);
    else if (state !== undefined && (overlay.totals.get(key)?.visits ?? 0) === 0) put('left', key);
  }
  const all: Readonly<Record<string, string | undefined>> = { ...KINDS, ...MARKS };
  const names = [...classOf.keys()].sort((a, b) => Object.keys(all).indexOf(a) - Object.keys(all).indexOf(b));
  return [
    // The bare word `end` would be the keyword.
    ...names.map((name) => `  classDef ${name}Style ${all[name]}`),
    ...names.map((name) => `  class ${classOf.get(name)!.join(',')} ${name}Style`),
  ];
}
