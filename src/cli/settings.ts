import { resolve } from 'node:path';
import { UsageError } from '../core/errors.js';
import type { Launch } from '../core/run.js';
import { nearest } from '../core/text/nearest.js';
import { AGENT_NAMES } from '../runtime/agent-clis.js';
import { projectRoot } from '../store/run-folder.js';
import type { Manifest } from '../workflow/parts/workflow.js';
import { FLAGS, type FlagValues } from './flags.js';

/** Command line beats config file, config file beats manifest, manifest beats default (spec 2.2, 3.8). */
export function merged(line: FlagValues, config: FlagValues, manifest: Manifest): FlagValues {
  const { agent, model, effort, budget } = manifest;
  const fromManifest = Object.fromEntries(
    Object.entries({ agent, model, effort, budget }).filter(([, value]) => value !== undefined),
  );
  return { ...fromManifest, ...config, ...line };
}

export const DEFAULT_BUDGET_USD = Number(FLAGS.budget.default);

/** What a new run keeps in its state file for its resumes. */
export function launchOptions(
  values: FlagValues,
  cwd: string,
  canPrompt: boolean,
  loop: number | null,
): Launch {
  return {
    agent: values.agent ?? FLAGS.agent.default,
    model: values.model ?? null,
    effort: values.effort ?? null,
    recording: values.recording === undefined ? null : resolve(cwd, values.recording),
    permission_mode: values['permission-mode'] ?? FLAGS['permission-mode'].default,
    dangerously_skip_permissions: values['dangerously-skip-permissions'] ?? false,
    timeout: values.timeout ?? 600,
    concurrency: values.concurrency ?? 4,
    max_steps: values['max-steps'] ?? 10_000,
    on_ask: onAsk(values, canPrompt),
    on_limit: (values['on-limit'] as Launch['on_limit'] | undefined) ?? 'auto',
    max_wait: values['max-wait'] ?? 600,
    cwd,
    root: projectRoot(cwd),
    env_allow: values['env-allow'] ?? [],
    loop,
  };
}

/** The launch options of a resume: what its command line says beats what the run was started with. */
export function resumedLaunch(
  stored: Launch,
  line: FlagValues,
  config: FlagValues,
  cwd: string,
  canPrompt: boolean,
): Launch {
  const fresh = launchOptions({ ...config, ...line }, cwd, canPrompt, null);
  const given: [keyof Launch, unknown][] = [
    ['agent', line.agent],
    ['model', line.model],
    ['effort', line.effort],
    ['recording', line.recording],
    ['permission_mode', line['permission-mode']],
    ['dangerously_skip_permissions', line['dangerously-skip-permissions']],
    ['timeout', line.timeout],
    ['concurrency', line.concurrency],
    ['max_steps', line['max-steps']],
    ['on_limit', line['on-limit']],
    ['max_wait', line['max-wait']],
    ['env_allow', line['env-allow']],
  ];
  const changed = given.filter(([, value]) => value !== undefined).map(([key]) => [key, fresh[key]]);
  // Whether a person can be asked depends on where the resume runs, not on where the run began.
  const keepsFail = stored.on_ask === 'fail' && line['on-ask'] === undefined;
  return {
    ...stored,
    ...Object.fromEntries(changed),
    on_ask: keepsFail ? 'fail' : fresh.on_ask,
    loop: loopLimit(stored.loop, line['max-iterations']),
  };
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
export async function checkAgent({ agent, recording }: Launch): Promise<void> {
  const names: readonly string[] = AGENT_NAMES;
  if (!names.includes(agent)) {
    const near = nearest(names, agent);
    const hint = near === undefined ? `Known: ${names.join(', ')}.` : `Did you mean ${near}?`;
    throw new UsageError(`"${agent}" is no agent. ${hint}`);
  }
  if (agent !== 'replay') return;
  if (recording === null) throw new UsageError('The replay agent plays a recording: give --recording DIR.');
  const { readRecording } = await import('../agents/replay/files.js');
  await readRecording(recording);
}

function onAsk(values: FlagValues, canPrompt: boolean): Launch['on_ask'] {
  const given = values['on-ask'] as Launch['on_ask'] | undefined;
  return given ?? (canPrompt ? 'prompt' : 'pause');
}
