import { joinProgress } from '../../core/join/failures.js';
import { stateName } from '../../core/map/workflow-map.js';
import { ownValue } from '../../core/own-value.js';
import type { Agent, Run } from '../../core/run.js';
import { compressPath, pathLines } from '../console/path.js';
import { type AgentPicture, RunPicture } from '../console/picture.js';
import { oneLine } from '../text.js';
import { NO_TOTAL, type Total, totalsOf } from '../totals.js';
import { details, inline, inlinePath, table, usd } from './markdown.js';

/** How many rows are shown. The others are folded below them. */
const MAX_SHOWN = 20;
const MAX_ROWS = 100;
const PATH_COLUMNS = 200;
const GLYPHS = { arrow: '→', times: '×', ellipsis: '…' };
const HEAD = ['Agent', 'Path', 'Turns ', 'Cost ', 'Result'];

export interface AgentTableInput {
  readonly run: Run;
  /** Results as texts. */
  readonly results: Readonly<Record<string, string>>;
  readonly picture: RunPicture;
  readonly redact: (text: string) => string;
}

/** A row per agent: its path, turns, cost, and how it ended or where it is (spec 4.6). */
export function agentTable(input: AgentTableInput): string[] {
  const { run, picture } = input;
  const family = allAgents(run, picture);
  if (family.length === 0) return [];
  const live = new Set(run.agents.map(({ id }) => id));
  // Readers look for agents that have not ended.
  const ranked = [...new Set([...family.filter(({ id }) => live.has(id) || id === 'main'), ...family])];
  const shown = new Set(ranked.slice(0, MAX_SHOWN));
  const folded = new Set(ranked.slice(MAX_SHOWN, MAX_ROWS));
  const totals = totalsOf(picture.story, 'agent');
  const rows = (wanted: ReadonlySet<AgentPicture>) =>
    table(
      HEAD,
      family
        .filter((agent) => wanted.has(agent))
        .map((agent) => row(agent, totals.get(agent.id) ?? NO_TOTAL, input)),
    );
  const hidden = ranked.length - shown.size - folded.size;
  return [
    rows(shown),
    ...(folded.size === 0 ? [] : [details(`${folded.size} more agents`, rows(folded))]),
    ...(hidden === 0 ? [] : [`<sub>… and ${hidden} more agents, which are in the transcripts.</sub>`]),
  ];
}

/** Every agent of the run, even if the log lacks it, followed by its workers. */
function allAgents(run: Run, picture: RunPicture): AgentPicture[] {
  const known = new RunPicture();
  for (const [id, agent] of picture.agents) known.agents.set(id, agent);
  for (const id of [...Object.keys(run.results), ...run.agents.map((agent) => agent.id)]) known.agent(id, 0);
  return known.family();
}

function row(agent: AgentPicture, { turns, costUsd, replayedUsd }: Total, input: AgentTableInput): string[] {
  return [
    `${'&nbsp;&nbsp;'.repeat(Math.min(4, agent.depth))}${inline(agent.id, 60)}`,
    pathOf(input.picture.pathOf(agent.id)),
    String(turns),
    usd(costUsd + replayedUsd),
    endOf(agent, input),
  ];
}

function pathOf(path: readonly string[]): string {
  const steps = compressPath(path.map((state) => oneLine(stateName(state)).slice(0, 80)));
  if (steps.length === 0) return '';
  return inlinePath(pathLines(steps, Number.MAX_SAFE_INTEGER, GLYPHS)[0] ?? '', PATH_COLUMNS);
}

function endOf(picture: AgentPicture, { run, results, redact }: AgentTableInput): string {
  const { id } = picture;
  const result = ownValue(results, id);
  const agent: Agent | undefined = run.agents.find((each) => each.id === id);
  if (agent === undefined)
    return result === undefined ? goneOf(run, picture) : `✅ ${firstLine(redact(result))}`;
  switch (agent.status) {
    case 'failed':
      return `❌ <code>${agent.error?.code ?? ''}</code> ${firstLine(redact(agent.error?.message ?? ''))}`;
    case 'asking':
      return `🙋 ${firstLine(redact(agent.ask?.question ?? ''))}`;
    case 'waiting': {
      const { ended, all } = joinProgress(run, agent)!;
      return `⏸️ at ${inline(stateName(agent.current_state), 60)}: ${ended} of ${all} workers ended`;
    }
    case 'stopped':
      return '⏹️ stopped: its join had enough';
    case 'active':
      return `⏸️ in ${inline(stateName(agent.current_state), 60)}`;
  }
}

/** An agent that was handed to a join without a result. When the join is over, only the log knows how the agent ended. */
function goneOf(run: Run, { id, failed, ending }: AgentPicture): string {
  const joined = run.agents.flatMap((agent) => agent.joined ?? []).find((worker) => worker.id === id);
  if (joined?.status === 'failed' || failed)
    return `❌ <code>${joined?.error?.code ?? ending ?? ''}</code> handed over to its join`;
  return (joined?.status ?? ending) === 'stopped' ? '⏹️ stopped: its join had enough' : '';
}

function firstLine(text: string): string {
  return inline(/\S.*/.exec(text)?.[0] ?? '', 160);
}
