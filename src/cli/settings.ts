import { resolve } from 'node:path';
import { checkAdapter } from '../agents/registry.js';
import { checkAgentCliName, factsOf } from '../core/agent-clis.js';
import { messageOf, UsageError } from '../core/errors.js';
import { type ChoiceSource, choose, chosenBy, LAUNCH_DEFAULTS } from '../core/launch.js';
import type { Launch } from '../core/run.js';
import { checkModels } from '../core/settings/models.js';
import { nearest } from '../core/text/nearest.js';
import { checkRights } from '../runtime/given-settings.js';
import { agentsOf } from '../runtime/turns/model-of-state.js';
import type { RightsFrom, RightsOption } from '../runtime/turns/rights.js';
import { makeFolder } from '../store/run-folder.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import type { Config } from './config.js';
import { FLAGS, type FlagName, type FlagValues } from './flags.js';

/** The flags that are kept with a run, as one of the sources of its choices. */
export function choicesIn(values: FlagValues, cwd: string): ChoiceSource {
  return {
    agent: values.agent,
    model: values.model,
    effort: values.effort,
    recording: values.recording === undefined ? null : resolve(cwd, values.recording),
    permission_mode: values['permission-mode'],
    dangerously_skip_permissions: values['dangerously-skip-permissions'],
    tools: values.tools,
    allow: values.allow,
    deny: values.deny,
    mcp: values.mcp?.map((file) => resolve(cwd, file)),
    timeout: values.timeout,
    concurrency: values.concurrency,
    max_steps: values['max-steps'],
    max_forks: values['max-forks'],
    on_limit: values['on-limit'],
    max_wait: values['max-wait'],
    env_allow: values['env-allow'],
    budget_usd: values.budget,
  };
}

/**
 * The launch options of a resume: what its command line says beats what the run was started with.
 * @param values the command line over the options file
 */
export function resumedLaunch(
  stored: Launch,
  line: FlagValues,
  values: FlagValues,
  cwd: string,
  canPrompt: boolean,
): Launch {
  const given = choicesIn(line, cwd);
  const { budget_usd: _, ...choices } = choose(given, stored);
  const chosen = stored.chosen && [...new Set([...stored.chosen, ...chosenBy(given)])];
  // Whether a person can be asked depends on where the resume runs, not on where the run began.
  const { allow = null, mcp = null } = choicesIn(values, cwd);
  const keepsFail = stored.on_ask === 'fail' && line['on-ask'] === undefined;
  return {
    ...stored,
    ...choices,
    ...(chosen !== undefined && { chosen }),
    // Rights are this command line's and this options file's, never the state file's.
    allow,
    mcp,
    agent_args: agentArgs(values, choices.agent),
    deny: [...new Set([...choices.deny, ...(values.deny ?? [])])],
    on_ask: keepsFail ? 'fail' : onAsk(values, canPrompt),
    loop: loopLimit(stored.loop, line['max-iterations']),
  };
}

/** The arguments are those of one CLI: the run's. */
export function agentArgs(values: FlagValues, cli: string): Launch['agent_args'] {
  const list = values['agent-arg'];
  return list === undefined ? null : { cli, list };
}

/** The options file under the command line: of each what the line says, but what is denied adds up. */
export function over(config: FlagValues, line: FlagValues): FlagValues {
  const deny = [...(config.deny ?? []), ...(line.deny ?? [])];
  return { ...config, ...line, ...(deny.length > 0 && { deny }) };
}

/** A run's options without the rights among them, for a state that somebody else may have written. */
export function withoutRights({ permission_mode: mode, tools, chosen }: Launch): Partial<Launch> {
  const { dangerously_skip_permissions, env_allow } = LAUNCH_DEFAULTS;
  const isWide = mode !== null && !FLAGS['permission-mode'].projectMay.some((narrow) => narrow === mode);
  return {
    ...{ dangerously_skip_permissions, env_allow, allow: null, mcp: null, agent_args: null },
    ...(isWide && { permission_mode: null }),
    ...(tools === 'default' && {
      tools: null,
      ...(chosen && { chosen: chosen.filter((name) => name !== 'tools') }),
    }),
  };
}

/** They let agents do more than edit files unasked. */
const WIDE_MODES: readonly string[] = ['auto', 'bypassPermissions'];

/**
 * What a state file brings along that a resume would not do unasked, and what it does not take over: the file may have
 * come from somebody else.
 * @param values the command line over the options file
 */
export function rightsBrought(stored: Launch, line: FlagValues, values = line): readonly string[] {
  return [
    ...wideRights(stored, line).map(
      (right) => `${right} comes from the state file. If it is not yours, stop and look at it first.`,
    ),
    ...rightsLeft(stored, values).map(
      ([flag, list]) =>
        `the run was started with --${flag} ${list.join(', ')}, which is no longer so: rights are not taken from a state file. Where it is still meant, resume with --${flag} again`,
    ),
  ];
}

/** All rights that a state file asks for. */
export function rightsIn(stored: Launch): readonly string[] {
  return [
    ...wideRights(stored, {}),
    ...rightsLeft(stored, {}).map(([flag, list]) => `${flag} ${list.join(', ')}`),
  ];
}

function wideRights(stored: Launch, line: FlagValues): string[] {
  const { permission_mode: mode, tools, env_allow: variables } = stored;
  const skips = stored.dangerously_skip_permissions && line['dangerously-skip-permissions'] === undefined;
  const isWide = mode !== null && WIDE_MODES.includes(mode) && line['permission-mode'] === undefined;
  return [
    ...(skips ? ['dangerously-skip-permissions'] : []),
    ...(isWide ? [`permission-mode ${mode}`] : []),
    ...(tools === 'default' && line.tools === undefined ? ['tools default'] : []),
    ...(variables.length > 0 && line['env-allow'] === undefined ? [`env-allow ${variables.join(', ')}`] : []),
  ];
}

/** What the run was started with and a resume does not take over. */
function rightsLeft(
  { allow, mcp, agent_args: args }: Launch,
  given: FlagValues,
): (readonly [flag: keyof FlagValues, values: readonly string[]])[] {
  const left = [
    ['allow', allow],
    ['mcp', mcp],
    ['agent-arg', args?.list ?? null],
  ] as const;
  return left.flatMap(([flag, values]) =>
    values === null || given[flag] !== undefined ? [] : [[flag, values] as const],
  );
}

const FLAG_OF: Readonly<Record<RightsOption, FlagName>> = {
  permission_mode: 'permission-mode',
  dangerously_skip_permissions: 'dangerously-skip-permissions',
  tools: 'tools',
  allow: 'allow',
  mcp: 'mcp',
  agent_args: 'agent-arg',
  env_allow: 'env-allow',
};
/** A resume takes these from its own options alone; the others hold as the run was started with them. */
const NEVER_KEPT: readonly RightsOption[] = ['allow', 'mcp', 'agent_args'];

/** Whose word the options of a new run are. */
export function rightsOf(line: FlagValues, { fileOf }: Pick<Config, 'fileOf'>): RightsFrom {
  return (option) =>
    line[FLAG_OF[option]] === undefined
      ? (fileOf(FLAG_OF[option]) ?? 'the command line')
      : 'the command line';
}

/** And of one that is resumed. */
export function rightsResumed(line: FlagValues, config: Pick<Config, 'fileOf'>): RightsFrom {
  const given = rightsOf(line, config);
  const isNew = (option: RightsOption): boolean =>
    NEVER_KEPT.includes(option) || line[FLAG_OF[option]] !== undefined;
  return (option) => (isNew(option) ? given(option) : "the run's start");
}

function loopLimit(stored: number | null, given: number | undefined): number | null {
  if (given === undefined) return stored;
  if (stored === null) throw new UsageError('This run is no loop, so --max-iterations means nothing to it.');
  return given;
}

/**
 * Finds out before anything is started whether the run's agent can be had.
 * @throws UsageError
 */
export async function checkAgent(launch: Launch, workflow: Workflow): Promise<void> {
  const { agent, model, recording, effort, ...rights } = launch;
  checkAgentCliName(agent);
  checkModels({ agent, model }, process.env);
  const efforts = factsOf(agent)?.efforts ?? null;
  if (effort !== null && efforts !== null) checkWord('effort', effort, efforts);
  checkRights(rights, (option) => `--${option}`);
  if (recording !== null || agentsOf(workflow, launch).includes(agent))
    await checkAdapter(agent, { recording });
}

/**
 * Whoever names a recording wants no real run.
 * @throws UsageError when nothing would play it
 */
export function checkRecording(line: FlagValues, { agent }: Pick<Launch, 'agent'>, workflow: Workflow): void {
  if (line.recording === undefined || factsOf(agent)?.capabilities.standsIn) return;
  const agents = workflow.states
    .map((name) => workflow.state(name))
    .map((state) => (state.kind === 'prompt' ? state.options.agent : undefined));
  if (agents.some((name) => name !== undefined && factsOf(name)?.capabilities.standsIn)) return;
  throw new UsageError(
    `--recording ${line.recording} is played by --agent replay alone, and with --agent ${agent} the run would be a real one. Add --agent replay, or leave --recording out.`,
  );
}

function checkWord(what: string, word: string, known: readonly string[]): void {
  if (known.includes(word)) return;
  const near = nearest(known, word);
  throw new UsageError(
    `"${word}" is no ${what}. ${near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${near}?`}`,
  );
}

/** The folder to record to, which is there from now on. @throws UsageError when it cannot be made. */
export function recordFolder(values: FlagValues, cwd: string): string | null {
  if (values.record === undefined) {
    if (values.files) throw new UsageError('--files says what --record DIR keeps; give both.');
    return null;
  }
  const folder = resolve(cwd, values.record);
  try {
    makeFolder(folder);
  } catch (error) {
    throw new UsageError(
      `--record ${values.record}: the folder cannot be made (${messageOf(error)}).`,
      {},
      { cause: error },
    );
  }
  return folder;
}

/** What an `<ask>` does. */
export function onAsk(values: FlagValues, canPrompt: boolean): Launch['on_ask'] {
  return values['on-ask'] ?? (canPrompt ? 'prompt' : 'pause');
}
