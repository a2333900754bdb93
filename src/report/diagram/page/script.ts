/**
 * What the page does: Mermaid draws, states can be chosen with mouse and keyboard, and the panel shows what was chosen.
 * All that comes from a workflow goes in as text, never as HTML. In ASCII, since its hash is in the page's policy.
 */
export const PAGE_SCRIPT = `
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const panel = document.getElementById('panel');
const drawing = document.getElementById('drawing');
const graph = document.getElementById('graph');
const byId = new Map(data.places.map((place) => [place.id, place]));
const dark = matchMedia('(prefers-color-scheme: dark)');
const narrow = matchMedia('(max-width: 760px)');
let chosen = null;
let before = null;
let scale = 1;

function make(tag, properties, ...children) {
  const node = Object.assign(document.createElement(tag), properties || {});
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

function button(text, act, className) {
  const node = make('button', { type: 'button', className: className || '' }, text);
  node.addEventListener('click', act);
  return node;
}

function theme() {
  const light = { background: '#ffffff', primaryColor: '#f6f8fa', primaryTextColor: '#1f2328', lineColor: '#59636e',
    clusterBkg: '#fbfcfd', clusterBorder: '#d0d7de', edgeLabelBackground: '#ffffff', primaryBorderColor: '#8c959f' };
  const night = { background: '#0d1117', primaryColor: '#161b22', primaryTextColor: '#e6edf3', lineColor: '#9198a1',
    clusterBkg: '#11161d', clusterBorder: '#30363d', edgeLabelBackground: '#0d1117', primaryBorderColor: '#6e7681' };
  const chosenOnes = dark.matches ? night : light;
  return { ...chosenOnes, darkMode: dark.matches, textColor: chosenOnes.primaryTextColor,
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif', fontSize: '15px' };
}

let round = 0;
async function draw() {
  round += 1;
  const mine = round;
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: 'base', themeVariables: theme(),
    maxEdges: 1000000, maxTextSize: 100000000, flowchart: { htmlLabels: true, useMaxWidth: false, curve: 'basis', rankSpacing: 38, nodeSpacing: 42, padding: 12 } });
  if (data.places.length > 200 && drawing.querySelector('svg') === null) {
    drawing.replaceChildren(make('p', {}, 'Drawing ' + data.places.length + ' places; this takes a while.'));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  const text = narrow.matches ? data.chart.replace(/^flowchart LR/, 'flowchart TD') : data.chart;
  try {
    const { svg } = await mermaid.render('drawn' + mine, text);
    if (mine !== round) return;
    const parsed = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
    drawing.replaceChildren(parsed);
    parsed.setAttribute('role', 'group');
    parsed.setAttribute('aria-label', 'Flowchart of ' + data.name);
    for (const node of parsed.querySelectorAll('g.node')) prepare(node);
    fit();
    mark();
  } catch (error) {
    drawing.replaceChildren(make('p', {}, 'Mermaid could not draw this: ' + error.message), make('pre', {}, data.chart));
  }
}

function idOf(node) {
  const found = /flowchart-(n\\d+)-\\d+$/.exec(node.id);
  return found === null ? null : found[1];
}

function prepare(node) {
  const place = byId.get(idOf(node));
  if (place === undefined || place.name === null) return;
  node.classList.add('choice');
  node.setAttribute('tabindex', '0');
  node.setAttribute('role', 'button');
  node.setAttribute('aria-label', [place.label, place.kind, place.stats].filter(Boolean).join(', '));
  node.addEventListener('click', () => choose(place.id, node));
  node.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(place.id, node);
  });
}

function nodeOf(id) {
  return [...drawing.querySelectorAll('g.node')].find((node) => idOf(node) === id) || null;
}

function mark() {
  for (const node of drawing.querySelectorAll('g.node.chosen')) node.classList.remove('chosen');
  const node = chosen === null ? null : nodeOf(chosen);
  if (node !== null) node.classList.add('chosen');
}

function choose(id, from) {
  chosen = id;
  before = { id, inGraph: from instanceof SVGElement };
  mark();
  showState(byId.get(id));
  const title = panel.querySelector('h2');
  title.focus({ preventScroll: true });
  if (narrow.matches) panel.scrollIntoView({ block: 'start' });
}

function leave() {
  if (chosen === null) return;
  chosen = null;
  mark();
  showAll();
  const back = before && before.inGraph ? nodeOf(before.id) : null;
  const row = before && panel.querySelector('[data-id="' + before.id + '"]');
  const target = back || row || panel;
  target.focus();
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') leave();
});

function showAll() {
  const states = data.places.filter((place) => place.name !== null);
  const heads = data.run === null ? ['State', 'Kind'] : ['State', 'Visits', 'Cost', 'Time'];
  const rows = states.map((place) => {
    const name = button(place.full, () => choose(place.id, null));
    name.dataset.id = place.id;
    const cells = data.run === null ? [place.kind] : [place.visits, place.cost, place.time];
    return make('tr', { className: data.run !== null && place.visits === '0' ? 'left' : '' },
      make('td', {}, name),
      ...cells.map((cell) => make('td', { className: data.run === null ? '' : 'number' }, cell)));
  });
  panel.replaceChildren(
    make('h2', {}, states.length === 1 ? '1 state' : states.length + ' states'),
    make('table', {},
      make('thead', {}, make('tr', {}, ...heads.map((head, index) =>
        make('th', { scope: 'col', className: index > 0 && data.run !== null ? 'number' : '' }, head)))),
      make('tbody', {}, ...rows)));
}

function wayItem(way, other) {
  const place = byId.get(other);
  const name = place.name === null ? place.label || place.kind : place.full;
  const link = place.name === null ? name : button(name, () => choose(place.id, null));
  const word = [way.word, way.count > 0 ? '\\u00d7' + way.count : ''].filter(Boolean).join(' ');
  return make('li', {}, link, make('span', {}, word === '' ? '' : '  ' + word));
}

function list(title, items) {
  return items.length === 0 ? [] : [make('h3', {}, title), make('ul', {}, ...items)];
}

function showState(place) {
  const title = make('h2', { tabIndex: -1 }, place.full);
  const onward = data.ways.filter((way) => way.from === place.id).map((way) => wayItem(way, way.to));
  const from = data.ways.filter((way) => way.to === place.id).map((way) => wayItem(way, way.from));
  const numbers = data.run === null ? [] : [['visits', place.visits], ['turns', place.turns], ['cost', place.cost], ['time', place.time]];
  panel.replaceChildren(
    button('\\u2190 All states', leave, 'back'),
    title,
    make('p', { className: 'kind' }, place.what),
    ...(place.mark === '' ? [] : [make('p', { className: place.mark === 'failed' ? 'failed' : '' },
      place.mark === 'failed' ? 'The run has failed here.' : 'The run stands here.')]),
    ...(numbers.length === 0 ? [] : [make('div', { className: 'stats' }, ...numbers.map(([name, value]) =>
      make('div', {}, make('b', {}, value), make('span', {}, name))))]),
    ...list('Leads to', onward),
    ...list('Comes from', from),
    ...(place.settings.length === 0 ? [] : [make('h3', {}, 'Settings'),
      make('dl', {}, ...place.settings.flatMap(([key, value]) => [make('dt', {}, key), make('dd', {}, value)]))]),
    ...(place.text === '' ? [] : [make('h3', {}, 'Text'), make('pre', { tabIndex: 0 }, place.text)]));
  panel.scrollTop = 0;
}

function natural() {
  const svg = drawing.querySelector('svg');
  const box = svg === null ? null : svg.viewBox.baseVal;
  return box === null ? null : { svg, width: box.width, height: box.height };
}

function zoom(to) {
  const drawn = natural();
  if (drawn === null) return;
  scale = Math.min(4, Math.max(0.1, to));
  drawn.svg.setAttribute('width', String(drawn.width * scale));
  drawn.svg.setAttribute('height', String(drawn.height * scale));
}

function fit() {
  const drawn = natural();
  if (drawn === null) return;
  const style = getComputedStyle(graph);
  const room = graph.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const legend = document.getElementById('legend').offsetHeight;
  const high = narrow.matches ? Infinity : graph.clientHeight - legend - 60;
  // Labels under 11 px (of 15) nobody can read: then it is scrolled.
  zoom(Math.max(0.74, Math.min(1.1, room / drawn.width, Math.max(0.8, high / drawn.height))));
}

document.getElementById('closer').addEventListener('click', () => zoom(scale * 1.25));
document.getElementById('farther').addEventListener('click', () => zoom(scale / 1.25));
document.getElementById('fit').addEventListener('click', fit);
dark.addEventListener('change', draw);
narrow.addEventListener('change', draw);
addEventListener('resize', fit);
showAll();
draw();
`;
