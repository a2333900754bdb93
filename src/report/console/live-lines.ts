import { stateName } from '../../core/map/workflow-map.js';
import { formatElapsed, formatUsd } from '../format.js';
import { cutEnd, oneLine, padEnd, widthOf } from '../text.js';
import { costOfBudget } from './ending.js';
import type { TerminalLayout } from './layout.js';
import { cutLine, joinSpans, type Line, lineWidth, type Span, span } from './line.js';
import type { AgentPicture, RunPicture } from './picture.js';
import type { Glyphs } from './theme.js';

/** An agent between two states keeps its line for this long, so that the line does not vanish and come back. */
const GRACE_MS = 500;
const SPINNER_MS = 100;
const NARROW_COLUMNS = 60;

export interface LiveView {
  readonly picture: RunPicture;
  readonly layout: TerminalLayout;
  readonly glyphs: Glyphs;
  readonly now: number;
  readonly columns: number;
  readonly rows: number;
}

/** The live area: a line per agent at work, as many as fit, and the run's totals below them. */
export class LiveLines {
  #stateWidth = 0;
  #elapsedWidth = 4;

  lines(view: LiveView): Line[] {
    const { picture, rows, glyphs } = view;
    if (picture.story.isOver || picture.startedAt === 0) return [];
    const live = [...picture.agents.values()].filter((agent) => isLive(agent, view));
    // The history keeps a third of the screen.
    const most = Math.max(1, Math.floor((rows * 2) / 3) - 3);
    const fits = live.length <= most;
    const shown = fits ? live : live.slice(0, Math.max(1, most - 1));
    const more = fits ? [] : [[span(`${glyphs.ellipsis} and ${live.length - shown.length} more`, 'dim')]];
    const agents = this.#agentLines(shown, view);
    const air = rows >= 16 ? [[]] : [];
    return [...air, ...agents, ...more, totalsLine(view)];
  }

  #agentLines(agents: readonly AgentPicture[], view: LiveView): Line[] {
    // There are two passes: the first widens the columns that the second one uses for every line.
    for (const agent of agents) this.#measure(agent, view);
    return agents.map((agent) => this.#agentLine(agent, view));
  }

  #measure(agent: AgentPicture, { layout, columns, now }: LiveView): void {
    layout.agentColumn(agent.id);
    const most = Math.max(8, Math.floor(columns / 5));
    this.#stateWidth = Math.min(most, Math.max(this.#stateWidth, widthOf(stateName(agent.state))));
    this.#elapsedWidth = Math.max(this.#elapsedWidth, formatElapsed(now - agent.stateSince).length);
  }

  #agentLine(agent: AgentPicture, view: LiveView): Line {
    const { layout, glyphs, columns, now } = view;
    const state = cutEnd(oneLine(stateName(agent.state)), this.#stateWidth, glyphs.ellipsis);
    const elapsed = formatElapsed(now - agent.stateSince).padStart(this.#elapsedWidth);
    const cost = columns < NARROW_COLUMNS ? '' : `  ${formatUsd(agent.cost).padStart(6)}`;
    const line = [
      layout.agentColumn(agent.id),
      glyphOf(agent, view),
      span(`${padEnd(state, this.#stateWidth)}  `, 'bold'),
      span(`${elapsed}${cost}  `, 'dim'),
      ...itemOf(agent, view),
      ...activityOf(agent, view),
    ];
    return cutLine(line, columns, glyphs.ellipsis);
  }
}

function isLive(agent: AgentPicture, { picture, now }: LiveView): boolean {
  if (agent.phase === 'over') return false;
  if (agent.phase === 'queued')
    return picture.pathOf(agent.id).length > 0 && now - agent.phaseSince < GRACE_MS;
  return true;
}

function glyphOf(agent: AgentPicture, { glyphs, now }: LiveView): Span {
  const { spinner } = glyphs;
  if (agent.phase === 'asking') return span(`${glyphs.ask} `, 'accent');
  if (agent.phase === 'waiting') return span(`${glyphs.wait} `, 'warn');
  return span(`${spinner[Math.floor(now / SPINNER_MS) % spinner.length]} `, 'accent');
}

const ITEM_COLUMNS = 24;

function itemOf({ item }: AgentPicture, { glyphs }: LiveView): Span[] {
  return item === '' ? [] : [span(`${cutEnd(item, ITEM_COLUMNS, glyphs.ellipsis)}  `, 'bold')];
}

function activityOf(agent: AgentPicture, { picture, glyphs, now }: LiveView): Span[] {
  if (agent.phase === 'asking') {
    const which = picture.questions.size > 1 ? ` --ask-id ${picture.questions.get(agent.id)?.id}` : '';
    const command = oneLine(`raymond answer ${picture.runId} TEXT${which}`);
    return [span(command, 'bold'), span(` ${glyphs.dot} ${agent.activity}`)];
  }
  if (agent.phase !== 'waiting' || agent.until === null) return [span(agent.activity)];
  const left = formatElapsed(Math.max(0, agent.until - now) + 999);
  return [span(`in ${left}: ${agent.activity}`, 'warn')];
}

/** `$0.42 of $10.00 · 3 running, 2 waiting · 12 states · 1m 04s`. Parts that do not fit go, the amounts last. */
function totalsLine(view: LiveView): Line {
  const { picture, glyphs, columns, now } = view;
  const { length: count } = picture.story.visits;
  const states = span(`${count} ${count === 1 ? 'state' : 'states'}`, 'dim');
  const elapsed = span(formatElapsed(now - picture.startedAt), 'dim');
  const counts = countsOf(view);
  const dot = span(` ${glyphs.dot} `, 'dim');
  const candidates = [
    [moneyOf(picture), replayedOf(picture), ...counts, states, elapsed],
    [moneyOf(picture), ...counts, elapsed],
    [moneyOf(picture), ...counts],
    [moneyOf(picture), elapsed],
  ];
  const lines = candidates.map((items) => joinSpans(items, dot));
  return cutLine(
    lines.find((line) => lineWidth(line) <= columns) ?? lines.at(-1) ?? [],
    columns,
    glyphs.ellipsis,
  );
}

function moneyOf({ story, budget }: RunPicture): Span | null {
  const { totalCostUsd: totalCost, replayedUsd } = story;
  if (totalCost === 0 && replayedUsd > 0) return null;
  const share = budget === 0 ? 0 : totalCost / budget;
  const tone = share >= 1 ? 'bad' : share > 0.8 ? 'warn' : 'bold';
  return span(costOfBudget(totalCost, budget), tone);
}

function replayedOf({ story }: RunPicture): Span | null {
  return story.replayedUsd === 0 ? null : span(`${formatUsd(story.replayedUsd)} replayed`, 'bold');
}

function countsOf(view: LiveView): (Span | null)[] {
  const counts = { running: 0, waiting: 0, asking: 0 };
  for (const agent of view.picture.agents.values()) {
    const between = agent.phase === 'queued' && isLive(agent, view);
    if (agent.phase === 'asking') counts.asking += 1;
    else if (agent.phase === 'running' || between) counts.running += 1;
    else if (agent.phase !== 'over') counts.waiting += 1;
  }
  const told = Object.entries(counts).filter(([name, count]) => count > 0 || name === 'running');
  const failed = view.picture.failures === 0 ? null : span(`${view.picture.failures} failed`, 'bad');
  return [span(told.map(([name, count]) => `${count} ${name}`).join(', '), 'dim'), failed];
}
