import { createHash } from 'node:crypto';
import { planFanOut } from '../../core/fan-out/plan.js';
import { openRound, workersIn } from '../../core/fan-out/rounds.js';
import { nextJoinTimeout } from '../../core/join/door.js';
import type { RunEnding } from '../../core/life.js';
import type { Leg, Run } from '../../core/run.js';
import { earliest } from '../../core/text/earliest.js';
import type { RecoveryHint } from '../../core/text/recovery-hint.js';
import type { Runtime } from '../runtime.js';
import type { DelegatedAgents } from './delegated-agents.js';

/** How a run ends that waits for jobs of its own (spec 4.10), with their plan; null when it waits for none. */
export function heldEnding(runtime: Runtime, held: DelegatedAgents): RunEnding | null {
  const standing = held.standing(runtime.run);
  const { fanOut } = runtime.options;
  if (standing === null || fanOut === undefined || fanOut.kind === 'work') return null;
  const recoveryHint = (way: RecoveryHint): string => runtime.recoveryHint(way);
  if (standing.kind === 'parked') return parkedEnding(runtime.run, standing.legs, recoveryHint);
  runtime.change(planFanOut, { maxLegs: fanOut.maxLegs, hash: sha256 });
  return forkedEnding(runtime.run, recoveryHint);
}

function forkedEnding(run: Run, recoveryHint: (way: RecoveryHint) => string): RunEnding {
  const { legs, round } = openRound(run)!;
  const workers = workersIn(legs).length;
  const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
  const share = legs[0]?.share_usd == null ? '' : `, each within its share of what is left of the budget`;
  return {
    status: 'forked',
    reason: 'FORKED',
    message: `${many(workers, 'worker')} are to run in ${many(legs.length, 'job')} of their own (round ${round})${share}. ${recoveryHint({ kind: 'forked' })}`,
    resume_at: null,
  };
}

/** The run waits for legs that have stopped early and are to go on. */
function parkedEnding(
  run: Run,
  legs: readonly Leg[],
  recoveryHint: (way: RecoveryHint) => string,
): RunEnding {
  const broken = legs.find(({ parked }) => parked?.status === 'failed');
  const first = (broken ?? legs[0])?.parked;
  const told = legs.map(
    ({ name, workers, parked }) =>
      `leg ${name} (${workers.join(', ')}): ${[parked?.reason, parked?.message].filter(Boolean).join(': ')}`,
  );
  const times = [...legs.map(({ parked }) => parked?.resume_at ?? null), nextJoinTimeout(run)];
  return {
    status: broken === undefined ? 'paused' : 'failed',
    reason: first?.reason ?? null,
    message: `${legs.length === 1 ? 'A leg has' : `${legs.length} legs have`} stopped before the end: ${told.join('; ')} ${recoveryHint({ kind: 'legs' })}`,
    resume_at: earliest(times),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
