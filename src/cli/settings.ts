import { resolve } from 'node:path';
import { checkAdapter } from '../agents/registry.js';
import { checkAgentCliName, factsOf } from '../core/agent-clis.js';
import { messageOf, UsageError } from '../core/errors.js';
import { type ChoiceSource, choose, chosenBy } from '../core/launch.js';
import type { Launch } from '../core/run.js';
import { nearest } from '../core/text/nearest.js';
import { checkRights } from '../runtime/given-settings.js';
import { makeFolder } from '../store/run-folder.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import type { FlagValues } from './flags.js';

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

/** They let agents do more than edit files unasked. */
const WIDE_MODES: readonly string[] = ['auto', 'bypassPermissions'];

/**
 * What a state file brings along that a resume would not do unasked, and what it does not take over: the file may have
 * come from somebody else.
 * @param values the command line over the options file
 */
export function rightsBrought(stored: Launch, line: FlagValues, values = line): readonly string[] {
  const rights: string[] = [];
  if (stored.dangerously_skip_permissions && line['dangerously-skip-permissions'] === undefined)
    rights.push('dangerously-skip-permissions');
  const { permission_mode: mode, tools } = stored;
  if (mode !== null && WIDE_MODES.includes(mode) && line['permission-mode'] === undefined)
    rights.push(`permission-mode ${mode}`);
  if (tools === 'default' && line.tools === undefined) rights.push('tools default');
  if (stored.env_allow.length > 0 && line['env-allow'] === undefined)
    rights.push(`env-allow ${stored.env_allow.join(', ')}`);
  return [
    ...rights.map(
      (right) => `${right} comes from the state file. If it is not yours, stop and look at it first.`,
    ),
    ...rightsLeft(stored, values),
  ];
}

/** What the run was started with and a resume does not take over. */
function rightsLeft({ allow, mcp, agent_args: args }: Launch, given: FlagValues): string[] {
  const left: readonly (readonly [flag: keyof FlagValues, values: readonly string[] | undefined])[] = [
    ['allow', allow ?? undefined],
    ['mcp', mcp ?? undefined],
    ['agent-arg', args?.list],
  ];
  return left.flatMap(([flag, values]) =>
    values === undefined || given[flag] !== undefined
      ? []
      : [
          `the run was started with --${flag} ${values.join(', ')}, which is no longer so: rights are not taken from a state file. Where it is still meant, resume with --${flag} again`,
        ],
  );
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
export async function checkAgent({ agent, recording, effort, ...rights }: Launch): Promise<void> {
  checkAgentCliName(agent);
  const efforts = factsOf(agent)?.efforts ?? null;
  if (effort !== null && efforts !== null) checkWord('effort', effort, efforts);
  checkRights(rights, (option) => `--${option}`);
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
