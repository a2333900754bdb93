import type { MapPlace, PlaceKind, WayKind, WorkflowMap } from '../../core/map/workflow-map.js';
import { formatDuration, formatUsd } from '../format.js';
import { cutMiddle, oneLine } from '../text.js';
import { type DrawnWay, drawnWays, type Journey, type Stay } from './journey.js';
import { mermaidShape, mermaidText } from './mermaid-text.js';

const LABEL_COLUMNS = 48;
/** Of characters without width, any number fits in the columns. */
const LABEL_UNITS = 100;
/** Mermaid wraps what is wider, and may leave a dot hanging at the end of a line. */
const FACT_COLUMNS = 25;
/** A flow of this many places fits beside each other. */
const WIDE_PLACES = 7;

export interface Flowchart {
  /** Mermaid's text. */
  readonly text: string;
  readonly edges: number;
  /** Between ids in the text; a bar is its state. */
  readonly ways: readonly DrawnWay[];
  /** By the ids in the text. */
  readonly places: ReadonlyMap<string, MapPlace>;
}

/**
 * A workflow as a Mermaid flowchart (spec 2.5): its states by kind, its transitions, joins as bars, used workflows and
 * groups as subgraphs, missing targets dashed.
 * @param journey what a run has made of it: its ways are thick then
 */
export function flowchart(map: WorkflowMap, journey: Journey | null = null): Flowchart {
  const places = journey === null ? map.places : [...map.places, ...journey.elsewhere(map.places)];
  const ids = new Map(places.map((place, index) => [place.key, `n${index}`]));
  const bars = new Map(
    places.filter(({ join }) => join !== undefined).map(({ key }) => [key, `j${ids.get(key)!.slice(1)}`]),
  );
  const ways = drawnWays(map, journey).filter(({ from, to }) => ids.has(from) && ids.has(to));
  const edges = [
    ...ways.map((way) => `  ${departure(way, ids, bars)} ${arrow(way)} ${arrival(way, ids, bars)}`),
    ...places.flatMap((place) => barEdge(place, ids, bars, journey)),
  ];
  const lines = [
    `flowchart ${places.length <= WIDE_PLACES ? 'LR' : 'TD'}`,
    ...nested(places, (place) => [
      `${ids.get(place.key)}${shape(place, journey)}`,
      ...(bars.has(place.key) ? [`${bars.get(place.key)}@{ shape: fork }`] : []),
    ]),
    ...edges,
    ...styles(places, ids, journey),
    ...barStyle([...bars.values()]),
  ];
  return {
    text: `${lines.join('\n')}\n`,
    edges: edges.length,
    ways: ways.map((way) => ({ ...way, from: ids.get(way.from)!, to: ids.get(way.to)! })),
    places: new Map(places.map((place) => [ids.get(place.key)!, place])),
  };
}

/** Whoever waits too long at a join goes on from its door. */
function departure(
  { from, kind }: DrawnWay,
  ids: ReadonlyMap<string, string>,
  bars: ReadonlyMap<string, string>,
): string {
  return (kind === 'timeout' ? bars.get(from) : undefined) ?? ids.get(from)!;
}

/** A worker that is forked into a state with a join has none of its own yet, and enters at once (spec 7.1). */
function arrival(
  { to, kind }: DrawnWay,
  ids: ReadonlyMap<string, string>,
  bars: ReadonlyMap<string, string>,
): string {
  return (kind === 'fork' ? undefined : bars.get(to)) ?? ids.get(to)!;
}

function barEdge(
  { key, join }: MapPlace,
  ids: ReadonlyMap<string, string>,
  bars: ReadonlyMap<string, string>,
  journey: Journey | null,
): string[] {
  if (join === undefined) return [];
  const line = (journey?.stays.get(key)?.visits ?? 0) > 0 ? '==>' : '-->';
  return [`  ${bars.get(key)} ${line}|"join ${mermaidText(join)}"| ${ids.get(key)}`];
}

/** Places with those that lie in the same thing in a subgraph. They come in order: what belongs together stands together. */
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

function shape(place: MapPlace, journey: Journey | null): string {
  return mermaidShape(place.kind, labelOf(place, journey?.stays.get(place.key), journey !== null));
}

function labelOf({ kind, label }: MapPlace, stay: Stay | undefined, hasRun: boolean): string {
  const name = labelText(label);
  if (kind === 'ask') return `${name} asks${stay !== undefined && stay.visits > 1 ? ` ×${stay.visits}` : ''}`;
  if (kind === 'missing') return `${name}<br/>missing`;
  if (!hasRun) return name;
  return `${name}<br/>${stay === undefined || stay.visits === 0 ? 'not entered' : factsOf(stay)}`;
}

function factsOf({ visits, costUsd, replayedUsd, ms }: Stay): string {
  const facts = [
    visits === 1 ? '1 visit' : `${visits} visits`,
    costUsd > 0 ? formatUsd(costUsd) : '',
    replayedUsd > 0 ? `${formatUsd(replayedUsd)} replayed` : '',
    ms > 0 ? formatDuration(ms) : '',
  ];
  const lines: string[] = [];
  for (const fact of facts.filter((each) => each !== '')) {
    const longer = `${lines.at(-1)} · ${fact}`;
    if (lines.length > 0 && longer.length <= FACT_COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(fact);
  }
  return lines.map(mermaidText).join('<br/>');
}

function labelText(text: string): string {
  return mermaidText(cutMiddle(oneLine(text).slice(0, LABEL_UNITS) || '?', LABEL_COLUMNS));
}

const LINES: Readonly<Record<WayKind, readonly [line: string, word: string]>> = {
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

function arrow(way: DrawnWay): string {
  const { kind, count } = way;
  const times = count > 1 ? `×${count}` : '';
  const word = wayWord(way);
  const text = [word === '' ? '' : labelText(word), times].filter((part) => part !== '').join(' ');
  const drawn = count > 0 ? '==>' : LINES[kind][0];
  return text === '' ? drawn : `${drawn}|"${text}"|`;
}

/** What is written on a way; empty for the plainest. */
export function wayWord({ kind, label }: Pick<DrawnWay, 'kind' | 'label'>): string {
  return label === '' ? LINES[kind][1] : label;
}

function barStyle(bars: readonly string[]): string[] {
  if (bars.length === 0) return [];
  return ['  classDef barStyle fill:#6e7781,stroke:#6e7781', `  class ${bars.join(',')} barStyle`];
}

/** Borders alone, so that light and dark themes keep their own colours inside. */
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
  // What a run has left out stands back, and can be read still.
  left: 'stroke-opacity:0.45,color:#6e7781',
};

function styles(
  places: readonly MapPlace[],
  ids: ReadonlyMap<string, string>,
  journey: Journey | null,
): string[] {
  const classOf = new Map<string, string[]>();
  const put = (name: string, key: string): void => {
    const members = classOf.get(name);
    if (members === undefined) classOf.set(name, [ids.get(key)!]);
    else members.push(ids.get(key)!);
  };
  for (const { key, kind, state } of places) {
    if (KINDS[kind] !== undefined) put(kind, key);
    if (journey === null) continue;
    const mark = journey.marks.get(key);
    if (mark !== undefined) put(mark, key);
    else if (state !== undefined && (journey.stays.get(key)?.visits ?? 0) === 0) put('left', key);
  }
  const all: Readonly<Record<string, string | undefined>> = { ...KINDS, ...MARKS };
  const names = [...classOf.keys()].sort((a, b) => Object.keys(all).indexOf(a) - Object.keys(all).indexOf(b));
  return [
    // `end` alone would be the keyword.
    ...names.map((name) => `  classDef ${name}Style ${all[name]}`),
    ...names.map((name) => `  class ${classOf.get(name)!.join(',')} ${name}Style`),
  ];
}
