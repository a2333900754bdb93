import { join } from 'node:path';
import { factsOf } from '../../core/agent-clis.js';
import { meteredBudget } from '../../core/budget.js';
import { ownLegOf } from '../../core/fan-out/rounds.js';
import { withoutCredentials } from '../../core/metering/metering.js';
import type { Run } from '../../core/run.js';
import type { Lock } from '../../store/lock.js';
import type { RunPaths } from '../../store/run-folder.js';
import type { RunDeps } from '../run-deps.js';
import type { Runtime } from '../runtime.js';
import type { MeterClient } from './client.js';
import type { RunMetering } from './plan.js';

interface MeterPlace {
  readonly run: Run;
  readonly paths: RunPaths;
  readonly deps: RunDeps;
  readonly lock: Pick<Lock, 'noteMeter'>;
  /** Told of what the meter says; there is one by then. */
  readonly runtime: () => Runtime;
}

/**
 * Starts the run's meter before any child is (spec 9.2); null where it has nothing to hold.
 * @throws RaymondError MODEL_GATE
 */
export async function startMeter(
  metering: RunMetering | null,
  { run, paths, deps, lock, runtime }: MeterPlace,
): Promise<MeterClient | null> {
  if (metering === null || metering.upstreams.length === 0) return null;
  const { MeterClient } = await import('./client.js');
  const request = {
    upstreams: metering.upstreams,
    budget_usd: meteredBudget(run),
    spent_usd: run.total_cost_usd,
    ledger: requestsPath(paths),
    ...(ownLegOf(run) !== null && { since: new Date(deps.ports.now()).toISOString() }),
  };
  const meter = await MeterClient.start(deps.metering!.program, request, deps.environment, {
    onBudget: (turn, shortage) => runtime().outOfBudget.get(turn)?.(shortage),
    onWarning: (message, agent) => runtime().warn(message, agent ?? undefined),
    onDeath: (how) => stopWithoutMeter(runtime(), how),
  });
  lock.noteMeter(meter.process);
  return meter;
}

/** What the meter alone writes: each request of the run's agents, with its cost. */
export function requestsPath({ folder }: RunPaths): string {
  return join(folder, 'requests.jsonl');
}

/** Agents have no other way to a model, and none is given them (spec 9.2). */
function stopWithoutMeter({ options, run }: Runtime, how: string): void {
  options.stop.stop({
    mode: 'interrupt',
    status: 'failed',
    reason: 'MODEL_GATE',
    message: `The process that holds the agents' keys has ended (${how}): no request gets through any more. ${options.recoveryHint({ kind: 'resume' }, run.workflow_id)}`,
  });
}

/** Others say where a request is from, which is no secret. */
const SECRET_HEADER = /auth|key|token|secret|cookie|pass/i;
/** A shorter text may be a word like any other, above all in a header. */
const SHORTEST_KEY = 16;

/**
 * What a child sees: beside a meter no key but an unmetered CLI its own; a metered one dummies and the meter's address.
 * A key that has another name besides, in the environment or by the manifest, is left out under that, too.
 */
export function environmentBeside(
  metering: RunMetering | null,
  meter: MeterClient | null,
  child: string,
  seen: Record<string, string>,
): Record<string, string> {
  if (metering === null) return seen;
  const held = metering.upstreams
    .flatMap(({ credentials, headers }) => [
      ...credentials.map(({ value }) => value),
      ...Object.entries(headers).flatMap(([name, value]) => (SECRET_HEADER.test(name) ? [value] : [])),
    ])
    .filter((key) => key.length >= SHORTEST_KEY);
  const withoutCopies = (env: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(env).filter(([, value]) => !held.some((key) => value.includes(key))));
  if (meter?.covers(child)) return withoutCopies(meter.environmentOf(child, seen));
  const { keys = [], metering: ofChild = null } = factsOf(child) ?? {};
  const ownNames = [...keys.map(({ variable }) => variable), ofChild?.headers, ofChild?.address.variable];
  const own = Object.entries(seen).filter(([name]) => ownNames.includes(name));
  return { ...withoutCopies(withoutCredentials(seen)), ...Object.fromEntries(own) };
}
