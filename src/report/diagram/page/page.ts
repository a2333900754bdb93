import { createHash } from 'node:crypto';
import type { MapPlace, WorkflowMap } from '../../../core/map/workflow-map.js';
import type { Run } from '../../../core/run.js';
import { formatDuration, formatUsd } from '../../format.js';
import { sanitize } from '../../text.js';
import { type Flowchart, wayWord } from '../flowchart.js';
import type { Journey } from '../journey.js';
import { PAGE_SCRIPT } from './script.js';
import { PAGE_STYLE } from './style.js';

export interface PageInput {
  readonly map: WorkflowMap;
  readonly chart: Flowchart;
  /** What is shown of a run. */
  readonly run: { readonly run: Run; readonly status: string; readonly journey: Journey } | null;
  /** Mermaid's script. */
  readonly mermaid: string;
}

/**
 * One page that needs nothing else: no network, no further file (spec 2.5). All that comes from a workflow is data in
 * it; the policy lets its own scripts alone run, each known by its hash.
 */
export function diagramPage(input: PageInput): string {
  const { map, run } = input;
  const mermaid = asScript(input.mermaid);
  const page = asScript(PAGE_SCRIPT);
  const policy = [
    "default-src 'none'",
    `script-src ${[mermaid, page].map((script) => `'sha256-${sha256(script)}'`).join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const name = html(oneName(map.name));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}${run === null ? '' : ` · ${html(run.run.workflow_id)}`}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class="skip" href="#panel">Skip to the list of states</a>
<header>
<h1>${name}</h1>
<p>${run === null ? html(countOf(map)) : factsOf(run)}</p>
<div class="tools" role="group" aria-label="Size of the graph">
<button type="button" id="farther" aria-label="Smaller">−</button>
<button type="button" id="fit">Fit</button>
<button type="button" id="closer" aria-label="Larger">+</button>
</div>
</header>
<main>
<section id="graph" aria-label="Graph">
<div id="drawing"><noscript>This page draws with JavaScript.</noscript></div>
<ul id="legend" aria-label="Legend">${legend(input)}</ul>
</section>
<aside id="panel" tabindex="-1" aria-label="State"></aside>
</main>
<script type="application/json" id="data">${asJson(dataOf(input))}</script>
<script>${mermaid}</script>
<script>${page}</script>
</body>
</html>
`;
}

function countOf({ places }: WorkflowMap): string {
  const count = places.filter(({ state }) => state !== undefined).length;
  return count === 1 ? '1 state' : `${count} states`;
}

function factsOf({ run, status, journey }: NonNullable<PageInput['run']>): string {
  const budget = run.budget_usd === 0 ? '' : ` of ${formatUsd(run.budget_usd)}`;
  const replayed = [...journey.stays.values()].reduce((sum, { replayedUsd }) => sum + replayedUsd, 0);
  const facts = [
    `run <b>${html(run.workflow_id)}</b>`,
    `<b class="${html(status)}">${html(status.replaceAll('_', ' '))}</b>${run.reason === null ? '' : ` ${html(run.reason)}`}`,
    `<b>${formatUsd(run.total_cost_usd)}</b>${budget}`,
    replayed > 0 ? `${formatUsd(replayed)} replayed` : '',
    `${run.steps} ${run.steps === 1 ? 'visit' : 'visits'}`,
    formatDuration(journey.workingMs),
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

function legend({ map, run }: PageInput): string {
  const kinds = new Set(map.places.map(({ kind }) => kind));
  const hasBar = map.places.some(({ join }) => join !== undefined);
  const items: readonly (readonly [kind: string, text: string, isThere: boolean])[] = [
    ['prompt', 'prompt', kinds.has('prompt')],
    ['script', 'script', kinds.has('script')],
    ['ask', 'question', kinds.has('ask')],
    ['missing', 'missing', kinds.has('missing')],
    ['bar', 'join', hasBar],
    ['thick', 'travelled', run !== null],
  ];
  return items
    .filter(([, , isThere]) => isThere)
    .map(([kind, text]) => `<li class="${kind}"><i></i>${text}</li>`)
    .join('');
}

function dataOf({ map, chart, run }: PageInput) {
  return {
    name: oneName(map.name),
    chart: chart.text,
    run: run === null ? null : run.run.workflow_id,
    places: [...chart.places].map(([id, place]) => ({ id, ...placeData(place, run?.journey ?? null) })),
    ways: chart.ways.map((way) => ({
      from: way.from,
      to: way.to,
      word: sanitize(wayWord(way)),
      count: way.count,
    })),
  };
}

function placeData(place: MapPlace, journey: Journey | null) {
  const { key, kind, label, within, join, state } = place;
  const stay = journey?.stays.get(key);
  const { visits = 0, turns = 0, costUsd = 0, replayedUsd = 0, ms = 0 } = stay ?? {};
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
    mark: journey?.marks.get(key) ?? '',
    ...{ visits: String(visits), turns: String(turns), cost, time },
    stats: journey === null ? '' : `${visits} ${visits === 1 ? 'visit' : 'visits'}, ${cost}, ${time}`,
  };
}

function oneName(text: string): string {
  return sanitize(text).replace(/\s+/g, ' ');
}

/** JSON in which nothing ends or opens a tag. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A script that nothing in it ends; in strings and patterns `<\\/` is what `</` is. */
function asScript(source: string): string {
  return source.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');
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
