import { factsOf } from '../../core/agent-clis.js';
import { UsageError } from '../../core/errors.js';
import type { KeyHolder } from '../../core/launch.js';
import { CREDENTIALS, type MeteredUpstream, planMetering } from '../../core/metering/metering.js';
import type { Launch } from '../../core/run.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import { agentsOf } from '../turns/model-of-state.js';

/** Which of a run's agent CLIs go by the meter, and which cannot (spec 9.2). */
export interface RunMetering {
  readonly upstreams: readonly MeteredUpstream[];
  /** With the reason, worded to follow "cannot be metered: ". */
  readonly unmetered: readonly { readonly cli: string; readonly why: string }[];
}

/**
 * Null where keys are to be in the agents' environment.
 * @param whereSilent what holds where nobody has said
 * @param environmentOf what a CLI would see without a meter
 * @throws UsageError where `proxy` was asked for and cannot be had, or `--env-allow` names a key
 */
export function planMeter(
  workflow: Workflow,
  launch: Launch,
  whereSilent: KeyHolder,
  environmentOf: (cli: string) => Readonly<Record<string, string | undefined>>,
): RunMetering | null {
  if ((launch.keys ?? whereSilent) === 'environment') return null;
  const plans = agentsOf(workflow, launch).flatMap((cli) => {
    const plan = planMetering(cli, environmentOf(cli));
    return plan === null ? [] : [{ cli, plan }];
  });
  const upstreams = plans.flatMap(({ plan }) => (plan.kind === 'metered' ? [plan.upstream] : []));
  const unmetered = plans.flatMap(({ cli, plan }) =>
    plan.kind === 'unmetered' ? [{ cli, why: plan.why }] : [],
  );
  const [first] = unmetered;
  if (launch.keys === 'proxy' && first !== undefined)
    throw new UsageError(
      `keys: proxy: ${first.cli} cannot be metered: ${first.why}. Give it a key that the proxy can hold, or \`keys: environment\`. Nothing was started.`,
    );
  const named = upstreams.length === 0 ? undefined : launch.env_allow.find((name) => CREDENTIALS.has(name));
  if (named !== undefined)
    throw new UsageError(
      `env-allow names ${named}, a key, which the proxy holds: with it, agents and scripts would spend past the budget. Leave it out, or say \`keys: environment\`. Nothing was started.`,
    );
  return { upstreams, unmetered };
}

/** Who holds the keys of which agent CLIs, in one line; undefined where none is asked. */
export function keysInForce(
  workflow: Workflow,
  launch: Launch,
  metering: RunMetering | null,
): string | undefined {
  const asked = agentsOf(workflow, launch).filter((cli) => factsOf(cli)?.metering != null);
  const own = asked.filter((cli) => !metering?.upstreams.some(({ id }) => id === cli));
  const held = asked.filter((cli) => !own.includes(cli));
  const parts = [
    held.length === 0
      ? null
      : `the proxy has those of ${held.join(', ')} (without a sandbox, an agent with a shell can read them from /proc)`,
    own.length === 0 ? null : `${own.join(', ')} ${own.length === 1 ? 'has its own' : 'have their own'}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? undefined : parts.join('; ');
}
