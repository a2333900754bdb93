import { type Header, newest, type SealKeys } from '../../checkpoint/seal/index.js';
import { UsageError } from '../../core/errors.js';
import { ownLegOf } from '../../core/fan-out/rounds.js';
import type { Run } from '../../core/run.js';
import type { ReadCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { STATE_KEY_VARIABLE } from './keys.js';
import type { OpenedFile } from './opening.js';

/** A sealed file that may be opened. */
export interface SealedSource {
  /** The artifact's name, or a path, for messages. */
  readonly label: string;
  /** Equal for all that are sealed for one run key under one key. Null when it is not known. */
  readonly group: string | null;
  /** @throws Error when it cannot be fetched, which does not mean that it is broken */
  open(keys: SealKeys): Promise<OpenedFile>;
}

export interface PulledRun {
  readonly label: string;
  readonly header: Header;
  readonly checkpoint: ReadCheckpoint;
}

/** Which of several is meant. */
export interface PullSelector {
  readonly runKey: string | undefined;
  /** A job's name, a run's id, or an artifact's name. */
  readonly leg: string | undefined;
}

/** How many files of one run key are opened: as many as a job opens (spec 4.3). */
const MAX_OF_GROUP = 8;
const MAX_OF_ALL = 64;

export interface OpenedCheckpoints {
  /** The newest of each run key. */
  readonly found: readonly PulledRun[];
  /** What was not opened, and why. */
  readonly rejected: readonly string[];
}

/**
 * Opens sealed files, for each run key the newest one that opens.
 * @param all newest first, by their names
 */
export async function openNewest(all: readonly SealedSource[], keys: SealKeys): Promise<OpenedCheckpoints> {
  const rejected: string[] = [];
  const opened: PulledRun[] = [];
  const groups = new Map<string, SealedSource[]>();
  for (const [index, sealed] of all.entries()) {
    const group = sealed.group ?? `#${index}`;
    groups.set(group, [...(groups.get(group) ?? []), sealed]);
  }
  let tries = 0;
  for (const group of groups.values()) {
    for (const sealed of group.slice(0, MAX_OF_GROUP)) {
      if (tries === MAX_OF_ALL)
        return { found: newestOf(opened), rejected: [...rejected, `There are more than ${MAX_OF_ALL}.`] };
      tries += 1;
      const file = await sealed.open(keys);
      if (file.kind === 'checkpoint') {
        opened.push({ label: sealed.label, header: file.header, checkpoint: file.checkpoint });
        break;
      }
      if (file.kind !== 'lease') rejected.push(`${sealed.label}: ${file.why}`);
      // All files of a group are sealed under the same key.
      if (file.kind === 'other_key') break;
    }
  }
  return { found: newestOf(opened), rejected };
}

/** Finds the newest by the sealed headers, never by what a name or a list says. */
function newestOf(opened: readonly PulledRun[]): PulledRun[] {
  const keys = [...new Set(opened.map(({ header }) => header.run_key))];
  return keys.flatMap((key) => {
    const alike = opened.filter(({ header }) => header.run_key === key);
    const order = newest(
      alike.map(({ header }) => header),
      // This identity is arbitrary: nobody asks what could collide with it.
      { run_id: '0', attempt: 1, job: '', step: '' },
    );
    const first = order.kind === 'found' ? order.headers[0] : alike[0]?.header;
    return alike.filter(({ header }) => header === first).slice(0, 1);
  });
}

/**
 * The one that is meant.
 * @throws UsageError that names RAYMOND_STATE_KEY where none opens, and the choices where there are several
 */
export function chooseOne({ found, rejected }: OpenedCheckpoints, wanted: PullSelector): PulledRun {
  if (found.length === 0)
    throw new UsageError(
      [
        `No checkpoint opens. Set ${STATE_KEY_VARIABLE} to the job's \`state-key\`, or to the secret that it sealed with instead.`,
        ...rejected.slice(0, 8),
        'Without the key there are the redacted transcripts: --transcripts.',
      ].join('\n'),
    );
  const fits = found.filter((one) => isWanted(one, wanted));
  if (fits.length === 1) return fits[0]!;
  const whole = wholeOf(fits);
  if (whole !== null) return whole;
  const all = (fits.length > 0 ? fits : found).map(
    ({ header, checkpoint }) =>
      `  --leg '${header.job}'   ${checkpoint.run.workflow_id}, step ${header.step}`,
  );
  const what =
    fits.length > 0 ? 'There are checkpoints of several runs' : 'None of the checkpoints is that one';
  throw new UsageError([`${what}. Say which, by the job's name or the run's id:`, ...all].join('\n'));
}

/**
 * Of the jobs of one fan-out (spec 4.10), the one that came furthest with the run itself, and not with a leg of it.
 * Null when they belong to several runs.
 */
function wholeOf(fits: readonly PulledRun[]): PulledRun | null {
  const runOf = ({ checkpoint }: PulledRun): Run => checkpoint.run;
  const isOne = new Set(fits.map((one) => runOf(one).workflow_id)).size === 1;
  if (!isOne || !fits.every((one) => runOf(one).fan_out !== undefined)) return null;
  const wholes = fits.filter((one) => !isLeg(one));
  const progress = (one: PulledRun): readonly number[] => [
    runOf(one).fan_out!.rounds.length,
    runOf(one).steps,
    runOf(one).turns,
    one.header.attempt,
  ];
  return wholes.toSorted((a, b) => compared(progress(b), progress(a)))[0] ?? null;
}

function compared(a: readonly number[], b: readonly number[]): number {
  return a.map((each, index) => each - b[index]!).find((difference) => difference !== 0) ?? 0;
}

/** Whether it is a leg's, with only some workers of the run. */
function isLeg({ checkpoint }: PulledRun): boolean {
  return ownLegOf(checkpoint.run) !== null;
}

/** What people should know of a fan-out's legs besides the chosen one; null without any. */
export function legsNotice({ found }: OpenedCheckpoints, { checkpoint }: PulledRun): string | null {
  const { run } = checkpoint;
  const legs = found.filter((one) => isLeg(one) && one.checkpoint.run.workflow_id === run.workflow_id);
  if (ownLegOf(run) !== null || legs.length === 0) return null;
  const isNew = ({ checkpoint: { run: leg } }: PulledRun): boolean => {
    const { plan, name, attempt } = ownLegOf(leg)!;
    const record = run.fan_out?.rounds
      .find((round) => round.plan === plan)
      ?.legs.find((each) => each.name === name);
    return record !== undefined && !record.attempts.some((each) => each.attempt === attempt);
  };
  const left = legs.filter(isNew).map(({ header }) => `--leg '${header.job}'`);
  if (left.length === 0) return null;
  const most = left.slice(0, 5).join(', ');
  return `${left.length === 1 ? 'A leg of the fan-out has' : `${left.length} legs of the fan-out have`} left what is not in it, and a resume does again. The job that collects brings it together; of one that has completed the run there are the transcripts alone: --transcripts. To look at a leg: ${most}${left.length > 5 ? ', …' : ''}`;
}

function isWanted({ label, header, checkpoint }: PulledRun, { runKey, leg }: PullSelector): boolean {
  if (runKey !== undefined && runKey !== header.run_key && runKey !== ownKeyIn(header.run_key)) return false;
  return leg === undefined || [header.job, checkpoint.run.workflow_id, label].includes(leg);
}

/** The given `run-key`, which is the first of the two parts of such a run key. */
function ownKeyIn(runKey: string): string | null {
  try {
    const parts: unknown = JSON.parse(runKey);
    return Array.isArray(parts) && parts.length === 2 && typeof parts[0] === 'string' ? parts[0] : null;
  } catch {
    return null;
  }
}
