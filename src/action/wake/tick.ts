import type { SealKeys } from '../../checkpoint/seal/index.js';
import { messageOf } from '../../core/errors.js';
import type { Answer, AskGitHub } from '../../runtime/github/answer.js';
import { deleteArtifact, type RunRow, runById } from '../../runtime/github/lists.js';
import type { ArtifactReader } from '../../runtime/sealed/artifact-reader.js';
import { elect, type Writer } from '../../runtime/sealed/elect.js';
import { runUrl } from '../context.js';
import { isFanOutKey } from '../fan-out/stage.js';
import type { Identity } from '../identity/identity.js';
import type { Job } from '../job.js';
import { livenessAmong, ownLiveness, type RunLiveness, recentRuns } from './at-work.js';
import { type FoundRecord, type FoundRecords, findRecords } from './find.js';
import { logOf, type Parking, type Verdict, verdictOf } from './plan.js';
import { homeBranchOf } from './records.js';
import { type ReadRecord, readRecord, storeRecord } from './store.js';
import { type WakeResult, wakeMethodOf, wakeRun } from './wake-run.js';

export interface TickParts {
  readonly job: Job;
  readonly identity: Identity;
  readonly keys: SealKeys;
  readonly ask: AskGitHub;
  readonly artifacts: ArtifactReader;
  readonly now: number;
  readonly wait: (ms: number) => Promise<void>;
  /** Has somebody answered whom the run would believe, and nobody told it? */
  readonly isAnswered: (parking: Parking) => Promise<boolean>;
  /** Asked before anything is woken. @throws UsageError that names the right that is missing */
  readonly mayWake: () => Promise<void>;
}

/** What has become of a parked run in this tick. */
export type Done =
  | Exclude<Verdict, { kind: 'due' }>
  | Exclude<RunLiveness, { kind: 'idle' }>
  | WakeResult
  /** `why`: a clause: what kept it from being woken now. */
  | { readonly kind: 'left'; readonly why: string };

export interface Looked {
  readonly parking: Parking;
  readonly done: Done;
}

export interface Ticked {
  readonly found: FoundRecords;
  readonly looked: readonly Looked[];
}

/** One tick (spec 4.5): looks which runs of this file and branch wait, and wakes those that are due. */
export async function tick(parts: TickParts): Promise<Ticked> {
  const finder = finderOf(parts);
  const found = await finder();
  const log = logOf(found.records);
  const looked: Looked[] = [];
  const due: Parking[] = [];
  for (const parking of log.parkings) {
    const verdict = await judgeParking(parking, { ...parts, maxWakes: parts.job.inputs['max-wakes'] });
    if (verdict.kind !== 'due') looked.push({ parking, done: verdict });
    else {
      const liveness = await ownLiveness(parking, parts.ask);
      if (liveness.kind === 'idle') due.push(parking);
      else looked.push({ parking, done: liveness });
    }
  }
  if (due.length > 0) looked.push(...(await wake(due, found.records, finder, parts)));
  const over = looked.filter(({ done }) => done.kind === 'over').map(({ parking }) => parking.artifacts);
  // What could not all be seen is not tidied up: the newest record of a run may be among it.
  if (found.unseen.length === 0) await forget([...log.useless, ...over], parts);
  return { found, looked };
}

type Finder = () => Promise<FoundRecords>;

/** What was opened once is not fetched again. */
function finderOf({ job, identity, keys, ask, artifacts }: TickParts): Finder {
  const read = new Map<number, ReadRecord>();
  const { repositoryId, workflowFile } = identity;
  const to = { artifacts, keys, repositoryId, temp: job.context.temp };
  return () =>
    findRecords({ repositoryId, workflowFile, home: homeBranchOf(job.context) }, keys, ask, async (row) => {
      const known = read.get(row.id);
      if (known !== undefined) return known;
      const one = await readRecord(row, to);
      read.set(row.id, one);
      return one;
    });
}

/** What is to be done about a parked run: the issue is read only where an answer would change it. */
export async function judgeParking(
  parking: Parking,
  { now, maxWakes, isAnswered }: Pick<TickParts, 'now' | 'isAnswered'> & { readonly maxWakes: number },
): Promise<Verdict> {
  const by = { now, maxWakes };
  const verdict = verdictOf(parking, by);
  const waits = verdict.kind === 'waits' || (verdict.kind === 'early' && !verdict.isBackingOff);
  if (!waits || parking.record.status !== 'asking' || !(await isAnswered(parking))) return verdict;
  return verdictOf(parking, { ...by, isAnswered: true });
}

/** Writes down what is about to be woken, looks whether another tick does the same, and wakes what is ours. */
async function wake(
  due: readonly Parking[],
  before: readonly FoundRecord[],
  finder: Finder,
  parts: TickParts,
): Promise<Looked[]> {
  const looked: Looked[] = [];
  const idle: Parking[] = [];
  const recent = new Map<string, Answer<readonly RunRow[]>>();
  for (const parking of due) {
    const liveness = await livenessOf(parking, recent, parts);
    if (liveness.kind === 'idle') idle.push(parking);
    else looked.push({ parking, done: liveness });
  }
  if (idle.length === 0) return looked;
  await parts.mayWake();
  const left = (list: readonly Parking[], why: string): Looked[] =>
    list.map((parking) => ({ parking, done: { kind: 'left', why } }));
  let written: number;
  try {
    written = await writeDown(idle, parts);
  } catch (error) {
    // A wake that is not counted could be made for ever.
    return [...looked, ...left(idle, `that it is woken could not be written down: ${messageOf(error)}`)];
  }
  const { self, ask, wait } = { self: parts.identity.runId, ...parts };
  const after = await finder();
  const ours: Parking[] = [];
  const theirs: Parking[] = [];
  for (const parking of idle) {
    const competing = competingTicks(parking, before, after.records, self);
    ((await winsElection(competing, { self, ask, wait })) ? ours : theirs).push(parking);
  }
  if (theirs.length > 0) await takeBack(written, ours, parts);
  const results = new Map<string, WakeResult>();
  for (const parking of ours) {
    // Legs and jobs of one run are woken together.
    const target = targetOf(parking);
    const done = results.get(target) ?? (await wakeOne(parking, parts));
    results.set(target, done);
    looked.push({ parking, done });
  }
  return [
    ...looked,
    ...theirs.map((parking): Looked => ({ parking, done: { kind: 'busy', why: 'another tick wakes it' } })),
  ];
}

async function livenessOf(
  parking: Parking,
  recent: Map<string, Answer<readonly RunRow[]>>,
  { identity, keys, now, ask }: TickParts,
): Promise<RunLiveness> {
  const { header } = parking;
  if (wakeMethodOf(wakeTargetOf(parking)) === 'rerun') return { kind: 'idle' };
  const list = recent.get(header.ref) ?? (await recentRuns(header.workflow_file, header.ref, ask));
  recent.set(header.ref, list);
  if (list.kind !== 'answer') return { kind: 'unknown', why: list.why };
  return livenessAmong(parking, { recent: list.data, self: identity.runId, keys, now, ask });
}

function writeDown(list: readonly Parking[], { job, identity, keys, now }: TickParts): Promise<number> {
  const wakes = list.map(({ header, record, wakes: made }) => ({
    run_key: header.run_key,
    progress: record.progress,
    nth: made + 1,
  }));
  return storeRecord(job, {
    ...{ identity, keys, now, sequence: 1, round: job.service.begin() },
    record: { version: 1, kind: 'wakes', wakes },
  });
}

/** A wake that was not made does not count. */
async function takeBack(written: number, ours: readonly Parking[], parts: TickParts): Promise<void> {
  try {
    if (ours.length > 0) await writeDown(ours, parts);
    await forget([[written]], parts);
  } catch (error) {
    parts.job.voice.info(
      `A wake that another tick makes stays written down here as well: ${messageOf(error)}`,
    );
  }
}

const wakeTargetOf = ({ header }: Parking) => ({
  runId: header.run_id,
  attempt: header.attempt,
  workflowFile: header.workflow_file,
  ref: header.ref,
  eventClass: header.event_class,
  isFanOut: isFanOutKey(header.run_key),
});

function targetOf(parking: Parking): string {
  const { header, record } = parking;
  const method = wakeMethodOf(wakeTargetOf(parking));
  return `${method} ${header.ref} ${method === 'dispatch' ? record.resume_run : header.run_id}`;
}

function wakeOne(parking: Parking, { job, ask }: TickParts): Promise<WakeResult> {
  const inputs = { 'resume-run': parking.record.resume_run };
  return wakeRun(wakeTargetOf(parking), inputs, ask, runUrl(job.context, parking.header.run_id));
}

/** The oldest first, so that what is left never says less than before. */
async function forget(lists: readonly (readonly number[])[], { ask, job }: TickParts): Promise<void> {
  for (const list of lists) {
    for (const id of list) {
      const gone = await deleteArtifact(ask, id);
      if (gone.kind === 'answer' || (gone.kind === 'refused' && /not found/i.test(gone.why))) continue;
      job.voice.info(`Records of runs that are over were not deleted: ${gone.why}.`);
      return;
    }
  }
}

/** Another tick that is about to wake the same run. */
export interface CompetingTick {
  /** GitHub's id of its run. */
  readonly run_id: string;
  readonly artifactId: number;
}

export interface ElectionDeps {
  /** GitHub's id of this job's run. */
  readonly self: string;
  readonly ask: AskGitHub;
  readonly wait: (ms: number) => Promise<void>;
}

const POLL_ATTEMPTS = 60;

/** Records that were not there at the first look, and name the same wake. */
export function competingTicks(
  { header, record: { progress } }: Pick<Parking, 'header' | 'record'>,
  before: readonly FoundRecord[],
  after: readonly FoundRecord[],
  self: string,
): CompetingTick[] {
  const known = new Set(before.map(({ artifactId }) => artifactId));
  return after.flatMap(({ header: { run_id }, record, artifactId }) => {
    if (record.kind !== 'wakes' || run_id === self || known.has(artifactId)) return [];
    const isSame = record.wakes.some(
      (wake) =>
        wake.run_key === header.run_key &&
        wake.progress.steps === progress.steps &&
        wake.progress.cost_usd === progress.cost_usd,
    );
    return isSame ? [{ run_id, artifactId }] : [];
  });
}

/**
 * Whether this tick is the one to wake a run, of several that have written down that they will. One that gives way takes
 * its record back; where its run ends and the record stays, it has woken the parked one.
 */
export async function winsElection(
  competing: readonly CompetingTick[],
  { self, ask, wait }: ElectionDeps,
): Promise<boolean> {
  const look = async ({ run_id, artifactId }: CompetingTick, isOlder: boolean): Promise<Writer> => {
    const atWork = { isAlive: true, why: 'another tick wakes it' } as const;
    if (isOlder) return atWork;
    const there = await ask('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', {
      artifact_id: artifactId,
    });
    if (there.kind === 'refused') return { isAlive: false };
    const run = await runById(ask, run_id);
    return { ...atWork, isFinal: run.kind === 'answer' && run.data.status === 'completed' };
  };
  return (await elect(competing, { self, look, attempts: POLL_ATTEMPTS, wait })) === null;
}
