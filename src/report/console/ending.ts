import type { LoggedEvent } from '../../core/events.js';
import { stateName } from '../../core/map/workflow-map.js';
import type { RunStatus } from '../../core/run.js';
import { formatDuration, formatUsd } from '../format.js';
import { cutStart, oneLine, padEnd, sanitize, widthOf, wrapText } from '../text.js';
import { runTables, uncertainCosts } from '../totals.js';
import type { ConsoleMode, GlyphName } from './console-entry.js';
import { type Line, packItems, type Span, span, type Tone } from './line.js';
import { compressPath, pathLines } from './path.js';
import type { AgentPicture, RunPicture } from './picture.js';
import { agentTone, type Glyphs } from './theme.js';

type Ended = Extract<LoggedEvent, { type: 'run_ended' }>;
type Started = Extract<LoggedEvent, { type: 'run_started' | 'run_resumed' }>;

const STATUS: Readonly<Record<RunStatus, { glyph: GlyphName; tone: Tone; words: string }>> = {
  running: { glyph: 'run', tone: 'plain', words: 'running' },
  completed: { glyph: 'good', tone: 'good', words: 'completed' },
  failed: { glyph: 'bad', tone: 'bad', words: 'failed' },
  asking: { glyph: 'ask', tone: 'accent', words: 'asking' },
  paused: { glyph: 'pause', tone: 'warn', words: 'paused' },
  budget_exceeded: { glyph: 'money', tone: 'warn', words: 'budget exceeded' },
  forked: { glyph: 'fork', tone: 'accent', words: 'forked' },
};
/** How many paths are shown of a run with very many workers. A failed one is always shown. */
const MAX_PATHS = 16;

/** What stands above a run: its id, workflow and budget, which rights hold, and who holds the keys. */
export function headerLines(event: Started, glyphs: Glyphs, columns: number): Line[] {
  const resumed = event.type === 'run_resumed';
  const budget = event.budget_usd === 0 ? 'no budget' : `budget ${formatUsd(event.budget_usd)}`;
  const spent = resumed ? span(`${formatUsd(event.total_cost_usd)} spent before`, 'dim') : null;
  const workflow = cutStart(oneLine(event.workflow), columns - 2, glyphs.ellipsis);
  const title = `${resumed ? 'resume' : 'run'} ${oneLine(event.run_id)}`;
  const start = [span(`${glyphs.run} `, 'accent'), span(title, 'bold')];
  const facts = [span(workflow, 'dim'), span(budget, 'dim'), spent];
  // Never broken, since people look for it, and programs.
  const { rights, keys } = event;
  const held = Object.entries({ rights, keys }).flatMap(([name, text]) =>
    text === undefined ? [] : [[span(`  ${name}: ${oneLine(text)}`, 'dim')]],
  );
  return [...packItems(start, facts, span(` ${glyphs.dot} `, 'dim'), columns), ...held, []];
}

/** How the run ended: status, amounts, message and, unless quiet, the path that each agent took. */
export function endingLines(
  event: Ended,
  picture: RunPicture,
  options: { mode: ConsoleMode; glyphs: Glyphs; columns: number; answersByCommand: boolean },
): Line[] {
  const { glyphs, mode, columns } = options;
  if (mode === 'quiet' && event.status === 'completed') return [];
  const { glyph, tone, words } = STATUS[event.status];
  const start = [span(`${glyphs[glyph]} ${words}`, tone)];
  const status = packItems(start, endingFacts(event, picture), span(` ${glyphs.dot} `, 'dim'), columns);
  const isAnswered = event.status === 'asking' && options.answersByCommand;
  const answers = isAnswered ? answerLines(picture, columns) : [];
  const uncertain = uncertainCosts(event.states ?? {}).flatMap((message) =>
    wrapText(`${glyphs.warning} ${message}`, Math.max(20, columns - 2)).map(
      (line): Line => [span(`  ${line}`, 'warn')],
    ),
  );
  const told = [
    ...status,
    ...uncertain,
    ...(answers.length > 0 ? answers : messageLines(event, picture, columns)),
  ];
  if (mode === 'quiet') return told;
  const paths = pathsOf(picture, columns, glyphs);
  const totals = tablesOf(event, picture, columns, glyphs);
  return [[], ...told, ...(paths.length > 0 ? [[], ...paths] : []), ...totals];
}

function messageLines(event: Ended, picture: RunPicture, columns: number): Line[] {
  const message = shortened(sanitize(event.message).trim(), sanitize(picture.failure).trim());
  if (message === '') return [];
  return wrapText(message, Math.max(20, columns - 2)).map((line) => [span(`  ${line}`)]);
}

/**
 * Each open question with the command that answers it. This replaces the message, which has them all in one line. Empty
 * where questions of an earlier life may be missing.
 */
function answerLines(picture: RunPicture, columns: number): Line[] {
  if (!picture.sawStart) return [];
  const several = picture.questions.size > 1;
  return [...picture.questions].flatMap(([agent, { id, text }]) => {
    const question = wrapText(`${agent}: ${sanitize(text).trim()}`, Math.max(20, columns - 2));
    const command = `raymond resume ${picture.runId} --answer TEXT${several ? ` --ask-id ${id}` : ''}`;
    return [
      ...question.map((line) => [span(`  ${line}`)]),
      // This line is never wrapped, since it is there to be copied.
      [span('    '), span(oneLine(command), 'bold')],
    ];
  });
}

/** The message with only the first line of an agent's failure, which is printed in full right above. */
function shortened(message: string, failure: string): string {
  return failure === '' ? message : message.replaceAll(failure, () => failure.split('\n', 1)[0] as string);
}

function endingFacts(event: Ended, picture: RunPicture): (Span | null)[] {
  const charged = event.total_cost_usd;
  const earlier = charged - event.run_cost_usd;
  const replayed = picture.story.replayedUsd;
  return [
    event.reason === null ? null : span(event.reason, STATUS[event.status].tone),
    // A run that was replayed as a whole has charged nothing, and "0 of a budget" would mislead.
    charged === 0 && replayed > 0 ? null : span(costOfBudget(charged, picture.budget)),
    earlier > 0.00005 ? span(`${formatUsd(event.run_cost_usd)} since the resume`, 'dim') : null,
    replayed > 0 ? span(`${formatUsd(replayed)} replayed, not charged`, 'dim') : null,
    span(`${event.steps} ${event.steps === 1 ? 'state' : 'states'}`, 'dim'),
    span(formatDuration(event.duration_ms), 'dim'),
  ];
}

export function costOfBudget(cost: number, budget: number): string {
  return budget === 0 ? formatUsd(cost) : `${formatUsd(cost)} of ${formatUsd(budget)}`;
}

/** What the run came to, by state, and by agent where there are several (spec 8.1). */
function tablesOf({ states = {} }: Ended, picture: RunPicture, columns: number, glyphs: Glyphs): Line[] {
  if (Object.keys(states).length === 0) return [];
  const options = { columns: columns - 2, ellipsis: glyphs.ellipsis };
  const tables = runTables({ states, total_cost_usd: 0 }, picture.story, 2, options);
  return tables.flatMap((table) => [
    [],
    ...table.map((line, index): Line => [span(`  ${line}`, index === 0 ? 'dim' : 'plain')]),
  ]);
}

function pathsOf(picture: RunPicture, columns: number, glyphs: Glyphs): Line[] {
  const travelled = picture
    .family()
    .map((agent) => ({ ...agent, path: picture.pathOf(agent.id) }))
    .filter(({ path, ending }) => path.length > 0 || ending !== null);
  const shown = travelled.filter((agent, index) => index < MAX_PATHS || agent.failed);
  const most = Math.max(8, Math.min(28, Math.floor(columns / 3)));
  const names = shown.map((agent) => ({ agent, name: '  '.repeat(1 + Math.min(4, agent.depth)) + agent.id }));
  const width = Math.min(most, Math.max(0, ...names.map(({ name }) => widthOf(name))));
  const lines = names.flatMap(({ agent, name }) => agentPath(agent, name, width, columns, glyphs));
  const hidden = travelled.length - shown.length;
  if (hidden > 0) lines.push([span(`  ${glyphs.ellipsis} and ${hidden} more agents`, 'dim')]);
  return lines;
}

function agentPath(
  agent: AgentPicture & { readonly path: readonly string[] },
  name: string,
  width: number,
  columns: number,
  glyphs: Glyphs,
): Line[] {
  const steps = compressPath(
    agent.path.map((state) => oneLine(stateName(state))),
    glyphs.times,
  );
  if (agent.ending !== null) steps.push(agent.failed ? `${glyphs.bad} ${agent.ending}` : agent.ending);
  const tone = agent.failed ? 'bad' : 'plain';
  return pathLines(steps, Math.max(16, columns - width - 2), glyphs).map((line, index) => [
    span(`${padEnd(index === 0 ? cutName(name, width, glyphs) : '', width)}  `, agentTone(agent.order)),
    span(line, tone),
  ]);
}

/** Cuts a name and keeps the indentation, which shows whose worker it is. */
function cutName(name: string, width: number, glyphs: Glyphs): string {
  if (widthOf(name) <= width) return name;
  const id = name.trimStart();
  const indent = Math.min(name.length - id.length, Math.floor(width / 3));
  return ' '.repeat(indent) + cutStart(id, width - indent, glyphs.ellipsis);
}
