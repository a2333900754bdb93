import { dirname, sep } from 'node:path';
import type { AgentCli, TurnRequest } from '../../agents/agent.js';
import { RaymondError } from '../../core/errors.js';
import type { AgentGraphState } from '../../core/graph/graph.js';
import { agentPrompt } from '../../core/graph/prompt.js';
import type { Registered } from '../../workflow/graph/registry.js';
import type { VisitEnd } from '../record.js';
import { type SettingsOfTurn, settingsOfTurn } from '../turns/state-settings.js';
import { takeTurns } from '../turns/take-turns.js';
import type { Judge, TurnsVisit } from '../turns/visit.js';
import { afterWork, endAfterWork } from './after.js';
import { type GraphVisit, raiseIn, variableEnvironment, visitVariables } from './visit.js';

/**
 * Visits an agent state (spec 5.3): one turn in a fresh session, and reminders in it.
 * @param begun called between the record of the entry and the agent's start
 */
export async function visitAgentState(
  visit: GraphVisit,
  state: AgentGraphState,
  begun: () => Promise<void>,
): Promise<VisitEnd> {
  const { runtime, graph } = visit;
  let cli: AgentCli;
  let settings: SettingsOfTurn;
  try {
    const { agent: name } = runtime.run.launch;
    cli = await runtime.options.agentCli(name);
    settings = settingsOfTurn(visit, name, undefined);
  } catch (error) {
    if (!(error instanceof RaymondError)) throw error;
    return raiseIn(visit, { code: 'AGENT_FAILED', message: error.message });
  }
  const registered = graph.agents[state.agent]!;
  const model = state.model ?? registered.setting;
  const profile = profileOf(cli, registered, settings.appendSystemPrompt);
  const turns: TurnsVisit = {
    ...{ ...visit, cli, begun, settings },
    state: { name: state.id, file: state.file, options: model === null ? {} : { model } },
    prompt: () => `${profile.ahead}${promptOf(visit, state)}`,
    extra: profile.extra,
    env: variableEnvironment(visit),
    ending: endingOf(state),
  };
  const judge: Judge = ({ turn, text }) => afterWork(visit, turn, { kind: 'turn', text });
  const outcome = await takeTurns(turns, judge);
  switch (outcome.kind) {
    case 'ended':
      return outcome.end;
    case 'unheeded':
      return raiseIn(visit, outcome.error);
    case 'failed':
      // There is no outcome to route (spec 5.11): the graph cannot mend it, and a resume tries again.
      if (outcome.isSetup) return raiseIn(visit, outcome.error);
      return endAfterWork(visit, outcome.turn, { kind: 'failure', ...outcome.error });
    default:
      return outcome satisfies never;
  }
}

function promptOf(visit: GraphVisit, state: AgentGraphState): string {
  const { runtime, agentId } = visit;
  const memory = runtime.options.memory!.of(state.id, state.agent);
  return agentPrompt(state, visitVariables(visit), memory, (name) =>
    runtime.warn(`\${${name}} has no value in the prompt`, agentId, state.id),
  );
}

/** In bytes: a longer argument cannot be passed to a process (128 KiB on Linux). */
const LONGEST_ARGUMENT = 100_000;

function isDirectlyIn(folder: string, path: string): boolean {
  return path.endsWith('.md') && dirname(path).split(sep).join('/').endsWith(`/${folder}`);
}

/**
 * A registered agent in terms of the agent CLI, as far as that knows such agents (spec 5.3, 6.2).
 * @param prompt the workflow's own text for the system prompt (spec 7.5), which comes before the agent's
 */
function profileOf(
  cli: AgentCli,
  { id, path, bytes }: Registered,
  prompt: string | undefined,
): { ahead: string; extra: Pick<TurnRequest, 'agentProfile' | 'allowAllTools' | 'appendSystemPrompt'> } {
  const { profiles, systemPrompt } = cli.capabilities;
  const extra = profiles === null ? {} : { allowAllTools: true };
  // Such a CLI only knows the agents of its own folders.
  if (profiles !== null && Object.values(profiles).some((folder) => isDirectlyIn(folder, path)))
    return { ahead: '', extra: { ...extra, agentProfile: id } };
  const rules = withoutFrontMatter(new TextDecoder().decode(bytes)).trim();
  if (rules === '') return { ahead: '', extra };
  const whole = prompt === undefined ? rules : `${prompt}\n\n${rules}`;
  if (!systemPrompt || Buffer.byteLength(whole) > LONGEST_ARGUMENT) return { ahead: `${rules}\n\n`, extra };
  return { ahead: '', extra: { ...extra, appendSystemPrompt: whole } };
}

/** The front matter of an agent's file is meant for the CLI that the file belongs to. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/, '');
}

function endingOf({ routing }: AgentGraphState): string {
  if (routing.kind !== 'transitions') return 'your final message';
  const keys = Object.keys(routing.targets);
  return `a last line that is one of: ${keys.join(', ')}`;
}
