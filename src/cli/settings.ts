import { resolve } from 'node:path';
import { checkAdapter } from '../agents/registry.js';
import { checkAgentCliName, factsOf } from '../core/agent-clis.js';
import { messageOf, UsageError } from '../core/errors.js';
import {
  agentAskedFor,
  type ChoiceSource,
  choicesNamed,
  chooseLaunch,
  chosenBy,
  dashedName,
  LAUNCH_DEFAULTS,
} from '../core/launch.js';
import type { Launch } from '../core/run.js';
import { checkModels } from '../core/settings/models.js';
import { nearest } from '../core/text/nearest.js';
import { checkRights } from '../runtime/given-settings.js';
import { agentsOf } from '../runtime/turns/model-of-state.js';
import type { RightsFrom, RightsOption } from '../runtime/turns/rights.js';
import { makeFolder } from '../store/run-folder.js';
import type { OpenOptions } from '../workflow/open.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import type { Config } from './config.js';
import { FLAGS, type FlagName, type FlagValues } from './flags.js';

/** The flags that are kept with a run, as one source of its choices. */
export function choicesIn(values: FlagValues, cwd: string): ChoiceSource {
  return {
    ...choicesNamed(values),
    recording: values.recording === undefined ? null : resolve(cwd, values.recording),
    mcp: values.mcp?.map((file) => resolve(cwd, file)),
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
  const { budget_usd: _, ...choices } = chooseLaunch(given, stored);
  const chosen = stored.chosen && [...new Set([...stored.chosen, ...chosenBy(given)])];
  // Whether a person can be asked depends on where the resume runs, not on where the run began.
  const { allow = null, mcp = null } = choicesIn(values, cwd);
  const keepsFail = stored.on_ask === 'fail' && line['on-ask'] === undefined;
  return {
    ...stored,
    ...choices,
    ...(chosen !== undefined && { chosen }),
    // Rights come from this command line and this options file, never from the state file.
    allow,
    mcp,
    agent_args: agentArgs(values, choices.agent),
    deny: [...new Set([...choices.deny, ...(values.deny ?? [])])],
    on_ask: keepsFail ? 'fail' : onAsk(values, canPrompt),
    loop: loopLimit(stored.loop, line['max-iterations']),
  };
}

/** Arguments hold for one agent CLI only, so they are kept with its name. */
export function agentArgs(values: FlagValues, cli: string): Launch['agent_args'] {
  const list = values['agent-arg'];
  return list === undefined ? null : { cli, list };
}

/** The command line beats the options file, but what the two deny adds up. */
export function mergeFlags(config: FlagValues, line: FlagValues): FlagValues {
  const deny = [...(config.deny ?? []), ...(line.deny ?? [])];
  return { ...config, ...line, ...(deny.length > 0 && { deny }) };
}

export function openingOptions(values: FlagValues): Pick<OpenOptions, 'agentCli' | 'maySkipPermissions'> {
  return {
    agentCli: agentAskedFor(values.agent),
    maySkipPermissions: values['dangerously-skip-permissions'] ?? false,
  };
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

/** These modes let agents do more than edit files unasked. */
const WIDE_MODES: readonly string[] = ['auto', 'bypassPermissions'];

/**
 * Warns of rights that a resume takes from the state file, and of those that it does not take over: the file may have
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

/** Rights that the run was started with, and that a resume does not take over. */
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

const flagOf = (option: RightsOption): FlagName =>
  option === 'agent_args' ? 'agent-arg' : dashedName(option);

/** A resume takes these rights from its own options alone; all others stay as the run was started with them. */
const NEVER_KEPT: readonly RightsOption[] = ['allow', 'mcp', 'agent_args'];

/** Where each option of a new run comes from: the command line, or an options file. */
export function rightsOf(line: FlagValues, { fileOf }: Pick<Config, 'fileOf'>): RightsFrom {
  return (option) =>
    line[flagOf(option)] === undefined ? (fileOf(flagOf(option)) ?? 'the command line') : 'the command line';
}

/** As `rightsOf`, for a run that is resumed. */
export function rightsResumed(line: FlagValues, config: Pick<Config, 'fileOf'>): RightsFrom {
  const given = rightsOf(line, config);
  const isNew = (option: RightsOption): boolean =>
    NEVER_KEPT.includes(option) || line[flagOf(option)] !== undefined;
  return (option) => (isNew(option) ? given(option) : "the run's start");
}

function loopLimit(stored: number | null, given: number | undefined): number | null {
  if (given === undefined) return stored;
  if (stored === null) throw new UsageError('This run is no loop, so --max-iterations means nothing to it.');
  return given;
}

/**
 * Checks before anything is started that the run's agent CLI can be used as its options ask.
 * @throws UsageError
 */
export async function checkAgent(launch: Launch, workflow: Workflow): Promise<void> {
  const { agent, model, recording, effort, ...rights } = launch;
  checkAgentCliName(agent);
  checkModels({ agent, model }, process.env);
  const efforts = factsOf(agent)?.efforts ?? null;
  if (effort !== null && efforts?.includes(effort) === false) {
    const near = nearest(efforts, effort);
    throw new UsageError(
      `"${effort}" is no effort. ${near === undefined ? `Known: ${efforts.join(', ')}.` : `Did you mean ${near}?`}`,
    );
  }
  checkRights(rights, (option) => `--${option}`);
  if (recording !== null || agentsOf(workflow, launch).includes(agent))
    await checkAdapter(agent, { recording });
}

/**
 * Whoever names a recording does not want to pay for real agents.
 * @throws UsageError when nothing would play the recording
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

/** Makes the folder of `--record`. @throws UsageError when it cannot be made, and for `--files` without `--record` */
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

export function onAsk(values: FlagValues, canPrompt: boolean): Launch['on_ask'] {
  return values['on-ask'] ?? (canPrompt ? 'prompt' : 'pause');
}
