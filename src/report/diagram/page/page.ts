import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { MapPlace, WorkflowMap } from '../../../core/map/workflow-map.js';
import type { Run } from '../../../core/run.js';
import { formatDuration, formatUsd } from '../../format.js';
import type { RunOverlay } from '../../run-overlay.js';
import { sanitize } from '../../text.js';
import { NO_TOTAL } from '../../totals.js';
import { type Flowchart, wayWord } from '../flowchart.js';

export interface PageInput {
  readonly map: WorkflowMap;
  readonly chart: Flowchart;
  /** The part of a run that is shown. */
  readonly run: { readonly run: Run; readonly status: string; readonly overlay: RunOverlay } | null;
}

/** The parts of a page that do not depend on what it shows. */
export interface PageParts {
  /** The file `page.html`, in which names between two `%` are filled in. */
  readonly template: string;
  /** Mermaid's script. */
  readonly mermaid: string;
}

/**
 * A page that needs nothing else: no network, no further file (spec 2.5). All that comes from a workflow is data in it,
 * and the policy only lets its own scripts run, each known by its hash. Mermaid is compressed, since it is nearly all
 * of the page's weight.
 */
export function diagramPage(input: PageInput, { template, mermaid }: PageParts): string {
  const { map, run } = input;
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(template) ?? [];
  const name = html(oneName(map.name));
  const filledIn: Readonly<Record<string, string>> = {
    policy: [
      "default-src 'none'",
      `script-src ${[mermaid, script].map((source) => `'sha256-${sha256(source)}'`).join(' ')}`,
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    title: `${name}${run === null ? '' : ` · ${html(run.run.workflow_id)}`}`,
    name,
    facts: (run === null ? [html(countOf(map))] : factsOf(run))
      .map((fact) => `<span>${fact}</span>`)
      .join('\n'),
    legend: legend(input),
    data: `<script type="application/json" id="data">${asJson(dataOf(input))}</script>
<script type="application/gzip" id="mermaid">${gzipSync(mermaid, { level: 9 }).toString('base64')}</script>`,
  };
  return template.replace(/%(\w+)%/g, (whole, key: string) => filledIn[key] ?? whole);
}

function countOf({ places }: WorkflowMap): string {
  const count = places.filter(({ state }) => state !== undefined).length;
  return count === 1 ? '1 state' : `${count} states`;
}

function factsOf({ run, status, overlay }: NonNullable<PageInput['run']>): string[] {
  const budget = run.budget_usd === 0 ? '' : ` of ${formatUsd(run.budget_usd)}`;
  const replayed = [...overlay.totals.values()].reduce((sum, { replayedUsd }) => sum + replayedUsd, 0);
  const facts = [
    `run <b>${html(run.workflow_id)}</b>`,
    `<b class="${html(status)}">${html(status.replaceAll('_', ' '))}</b>${run.reason === null ? '' : ` ${html(run.reason)}`}`,
    `<b>${formatUsd(run.total_cost_usd)}</b>${budget}`,
    replayed > 0 ? `${formatUsd(replayed)} replayed` : '',
    `${run.steps} ${run.steps === 1 ? 'visit' : 'visits'}`,
    formatDuration(overlay.workingMs),
  ];
  return facts.filter((fact) => fact !== '');
}

/** Two edges into a bar, and one out of it. */
const JOIN_ICON =
  '<svg viewBox="0 0 24 14" aria-hidden="true"><path d="M0 2.5h9M0 11.5h9M13 7h10m-3.5-3.5l3.5 3.5-3.5 3.5"/><path d="M11 0v14" stroke-width="4"/></svg>';
const TRAVELLED_ICON =
  '<svg viewBox="0 0 24 14" aria-hidden="true"><path d="M0 7h21m-5-5l5 5-5 5" stroke-width="3"/></svg>';

function legend({ map, run }: PageInput): string {
  const kinds = new Set(map.places.map(({ kind }) => kind));
  const hasBar = map.places.some(({ join }) => join !== undefined);
  const items: readonly (readonly [kind: string, text: string, isThere: boolean, icon?: string])[] = [
    ['prompt', 'prompt', kinds.has('prompt')],
    ['script', 'script', kinds.has('script')],
    ['ask', 'question', kinds.has('ask')],
    ['missing', 'missing', kinds.has('missing')],
    ['bar', 'join', hasBar, JOIN_ICON],
    ['thick', 'travelled', run !== null, TRAVELLED_ICON],
  ];
  return items
    .filter(([, , isThere]) => isThere)
    .map(([kind, text, , icon = '<i></i>']) => `<li class="${kind}">${icon}${text}</li>`)
    .join('');
}

function dataOf({ map, chart, run }: PageInput) {
  return {
    name: oneName(map.name),
    chart: chart.text,
    run: run === null ? null : run.run.workflow_id,
    places: [...chart.places].map(([id, place]) => ({ id, ...placeData(place, run?.overlay ?? null) })),
    ways: chart.ways.map((way) => ({
      from: way.from,
      to: way.to,
      word: sanitize(wayWord(way)),
      count: way.count,
    })),
  };
}

function placeData(place: MapPlace, overlay: RunOverlay | null) {
  const { key, kind, label, within, join, state } = place;
  const { visits, turns, costUsd, replayedUsd, ms } = overlay?.totals.get(key) ?? NO_TOTAL;
  const cost = replayedUsd > 0 && costUsd === 0 ? `${formatUsd(replayedUsd)} replayed` : formatUsd(costUsd);
  const time = ms === 0 ? '–' : formatDuration(ms);
  return {
    kind,
    label: oneName(label),
    full: oneName([...within.slice(-1), label].join(within.length > 0 ? ' › ' : '')),
    name: state?.name ?? null,
    what: [
      kind,
      join === undefined ? '' : `join ${join}`,
      state === undefined ? '' : `${state.file}:${state.line}`,
    ]
      .filter((fact) => fact !== '')
      .join(' · '),
    text: state === undefined ? '' : sanitize(state.text),
    settings: (state?.settings ?? []).map(([name, value]) => [sanitize(name), sanitize(value)]),
    mark: overlay?.marks.get(key) ?? '',
    ...{ visits: String(visits), turns: String(turns), cost, time },
    stats: overlay === null ? '' : `${visits} ${visits === 1 ? 'visit' : 'visits'}, ${cost}, ${time}`,
  };
}

function oneName(text: string): string {
  return sanitize(text).replace(/\s+/g, ' ');
}

/** JSON that neither ends nor begins a tag. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function html(text: string): string {
  return sanitize(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
