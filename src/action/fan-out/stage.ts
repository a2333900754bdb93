import { relative, resolve } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { asRunKey } from '../identity/run-key.js';
import type { Job } from '../job.js';
import { type LegNumber, legNumber } from './legs.js';

/** What a job does in a fan-out, by its inputs (spec 4.10). */
export type Role =
  | { readonly kind: 'plan' }
  | ({ readonly kind: 'work' } & LegNumber)
  | { readonly kind: 'collect' };

/**
 * A job's part in a fan-out. Each keeps checkpoints of its own, so that legs that run at once, and whatever is run again, never
 * meet: the plan, each leg of a round, and each round's collecting.
 */
export type Stage =
  | { readonly kind: 'plan' }
  | ({ readonly kind: 'work' } & LegNumber)
  | { readonly kind: 'collect'; readonly round: number };

/**
 * null: the job runs its workflow by itself.
 * @throws UsageError for inputs that speak of different roles, or that a fan-out cannot go by
 */
export function roleOf({ inputs }: Pick<Job, 'inputs'>): Role | null {
  const { mode, forks, worker } = inputs;
  const isPart = mode === 'collect' || worker !== null || forks === 'matrix';
  if (mode === 'run' && worker === null && isLegOfMatrix(inputs.matrix))
    throw refused('`worker` is missing in a job of a fan-out’s matrix; give it `${{ matrix.worker }}`');
  if (!isPart || (mode !== 'run' && mode !== 'collect')) return null;
  if (inputs['resume-run'] !== null)
    throw refused('`resume-run` is for runs of one job: a fan-out goes on by "Re-run failed jobs"');
  if (inputs['state-store'] === 'none')
    throw refused('`state-store: none` leaves nothing that the other jobs of a fan-out could read');
  if (worker === null) return mode === 'collect' ? { kind: 'collect' } : { kind: 'plan' };
  if (mode === 'collect') throw refused('`worker` names a leg of the matrix, and `mode: collect` is none');
  const leg = legNumber(worker);
  if (leg === null) throw refused(`\`worker\`: ${worker} is no leg; give it \`\${{ matrix.worker }}\``);
  return { kind: 'work', ...leg };
}

/** A matrix as a plan's output has it: such a job would else run the whole workflow, once in every leg. */
function isLegOfMatrix(matrix: string | null): boolean {
  try {
    const { worker, name } = JSON.parse(matrix ?? 'null') as { worker?: unknown; name?: unknown };
    return worker !== undefined && name === `work-${String(worker)}`;
  } catch {
    return false;
  }
}

const refused = (why: string): UsageError => new UsageError(`The inputs cannot be used:\n- ${why}`);

/**
 * The fan-out key (spec 4.10): what plan, legs and collecting of one run have in common, over all of its attempts. No job, matrix or
 * step is in it; `run-key` tells two fan-outs of one run apart.
 */
export function fanOutKey(
  { inputs, context, cwd }: Pick<Job, 'inputs' | 'context' | 'cwd'>,
  stage: Stage,
): string {
  const { repositoryId, workflowFile, ref, runId, workspace } = context;
  const workflow = relative(workspace, resolve(cwd, inputs.workflow));
  return keyOf(
    repositoryId,
    workflowFile,
    ref || 'none',
    runId,
    inputs['run-key'],
    workflow,
    stageName(stage),
  );
}

/** Of what a leg leaves to be collected: it lies beside the leg's own checkpoints. */
export const outcomeKey = (legKey: string): string => `${legKey} outcome`;
export const isOutcomeKey = (runKey: string): boolean => runKey.endsWith(' outcome');

function stageName(stage: Stage): string {
  switch (stage.kind) {
    case 'plan':
      return 'plan';
    case 'work':
      return `work-${stage.round}-${stage.leg}`;
    case 'collect':
      return `collect-${stage.round}`;
    default:
      return stage satisfies never;
  }
}

const FAN_OUT = 'fan-out';

function keyOf(...parts: readonly unknown[]): string {
  return asRunKey([FAN_OUT, ...parts]);
}

/** Is a run known by this key one part of several, which only a re-run goes on with? One that is too long to be told is not known for one. */
export const isFanOutKey = (runKey: string): boolean => runKey.startsWith(`[${JSON.stringify(FAN_OUT)},`);

/** Whose last checkpoint is the plan of a round. */
export function plannerOf(round: number): Stage {
  return round === 1 ? { kind: 'plan' } : { kind: 'collect', round: round - 1 };
}
