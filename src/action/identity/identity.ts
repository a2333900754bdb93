import { type EventClass, eventClass } from '../../checkpoint/seal/event-class.js';
import type { Header } from '../../checkpoint/seal/header.js';
import { type ChosenKeys, chooseKeys, type SealKeys } from '../../checkpoint/seal/keys.js';
import { CONTENT_VERSION } from '../../checkpoint/seal/limits.js';
import { checkpointName, keyHash, namePrefix } from '../../checkpoint/seal/names.js';
import { AGENT_KEYS } from '../../core/agent-clis.js';
import type { AskGitHub } from '../../runtime/github/answer.js';
import { fanOutKey, outcomeKey, roleOf, type Stage } from '../fan-out/stage.js';
import type { Job } from '../job.js';
import { type KeyParts, runKeyOf } from './run-key.js';

/** Who this job is: what a sealed header says of its writer, and what a checkpoint has to say to be ours (spec 4.3). */
export interface Identity {
  readonly repositoryId: string;
  readonly workflowFile: string;
  readonly ref: string;
  readonly eventClass: EventClass;
  readonly runKey: string;
  /**
   * Keys that the same job may have had in an attempt in which the API did not tell its name. Checkpoints under these
   * are ours as well.
   */
  readonly otherRunKeys: readonly string[];
  /** True when the key goes on across runs: it was given, or is that of `resumeRun`. */
  readonly isOwnKey: boolean;
  /** GitHub's id of the run whose default key this one has (`resume-run`). Null when it has its own. */
  readonly resumeRun: string | null;
  /** GitHub's id of the workflow run. */
  readonly runId: string;
  readonly attempt: number;
  /** The job's full name; where the API does not tell, its id and its check run. */
  readonly job: string;
  readonly step: string;
  /** Its part in a fan-out, to which the run key belongs (spec 4.10). Null when it runs its workflow by itself. */
  readonly stage: Stage | null;
  /**
   * Why the name is not known although the API might tell it another time; an earlier attempt may then have another
   * key. Null when it is known, or the API is not to be asked.
   */
  readonly uncertain: string | null;
}

type IdentityFacts = Pick<Job, 'inputs' | 'context' | 'cwd' | 'github'>;

/**
 * Asks once for the job's full name. It does not fail without an answer: the job's id stands in.
 * @throws UsageError as `roleOf`
 */
export async function identityOf(job: IdentityFacts, ask: AskGitHub = job.github.ask): Promise<Identity> {
  const role = roleOf(job);
  const identity = await ownIdentity(job, ask);
  if (role === null) return identity;
  // A collecting job does not know its round yet: once it has read the plan, it calls `stagedAs` again.
  return stagedAs(identity, job, role.kind === 'collect' ? { kind: 'collect', round: 1 } : role);
}

/** The same job under the key of a part in a fan-out: its own, or one whose checkpoints it reads. */
export function stagedAs(identity: Identity, job: IdentityFacts, stage: Stage): Identity {
  const runKey = fanOutKey(job, stage);
  // A leg may also go on from the outcome that it has left to be collected.
  const otherRunKeys = stage.kind === 'work' ? [outcomeKey(runKey)] : [];
  return { ...identity, runKey, otherRunKeys, stage, isOwnKey: false, resumeRun: null, uncertain: null };
}

async function ownIdentity(job: IdentityFacts, ask: AskGitHub): Promise<Identity> {
  const { inputs, context } = job;
  const { repositoryId, workflowFile, runId, attempt, jobId, step } = context;
  const ref = context.ref || 'none';
  const name = await jobName(inputs['check-run-id'], runId, ask);
  const resumeRun = inputs['resume-run'] === null ? null : String(inputs['resume-run']);
  const parts: Omit<KeyParts, 'jobName'> = {
    own: inputs['run-key'],
    matrix: inputs.matrix,
    acrossMatrix: inputs['key-across-matrix'],
    repositoryId,
    workflowFile,
    ref,
    runId: resumeRun ?? runId,
    jobId,
    step,
    workflow: inputs.workflow,
  };
  const known = 'name' in name ? name.name : null;
  const runKey = runKeyOf({ ...parts, jobName: known });
  const nameless = runKeyOf({ ...parts, jobName: null });
  const checkRun = inputs['check-run-id'] === null ? '' : ` (check run ${inputs['check-run-id']})`;
  return {
    repositoryId,
    workflowFile,
    ref,
    eventClass: eventClass(context.eventName, isAboutPullRequest(context.event)),
    runKey,
    otherRunKeys: nameless === runKey ? [] : [nameless],
    isOwnKey: inputs['run-key'] !== null || resumeRun !== null,
    resumeRun,
    runId,
    attempt,
    job: (known ?? `${jobId}${checkRun}`).slice(0, 1000),
    step,
    stage: null,
    uncertain: 'silent' in name && inputs['run-key'] === null ? name.silent : null,
  };
}

type JobName = { readonly name: string } | { readonly unknown: true } | { readonly silent: string };

/** The id of a check run is that of its job. */
async function jobName(checkRunId: string | null, runId: string, ask: AskGitHub): Promise<JobName> {
  if (checkRunId === null || !/^\d+$/.test(checkRunId)) return { unknown: true };
  const answer = await ask<{ name?: unknown; run_id?: unknown }>(
    'GET /repos/{owner}/{repo}/actions/jobs/{job_id}',
    {
      job_id: Number(checkRunId),
    },
  );
  if (answer.kind === 'silent') return { silent: answer.why };
  if (answer.kind === 'refused') return { unknown: true };
  const { name, run_id } = answer.data;
  return typeof name === 'string' && name !== '' && String(run_id) === runId ? { name } : { unknown: true };
}

function isAboutPullRequest({ issue }: Readonly<Record<string, unknown>>): boolean {
  return typeof issue === 'object' && issue !== null && 'pull_request' in issue;
}

export interface CheckpointNumbering {
  /** Counts the checkpoints of a run key from 1, as `nextSequence` does. */
  readonly sequence: number;
  readonly name: string;
  /** ISO 8601. */
  readonly time: string;
  /** Version of raymond. */
  readonly writer: string;
}

export function headerOf(identity: Identity, numbering: CheckpointNumbering): Header {
  return {
    version: CONTENT_VERSION,
    repository_id: identity.repositoryId,
    workflow_file: identity.workflowFile,
    ref: identity.ref,
    event_class: identity.eventClass,
    run_key: identity.runKey,
    run_id: identity.runId,
    attempt: identity.attempt,
    job: identity.job,
    step: identity.step,
    ...numbering,
  };
}

export interface CheckpointNames {
  /** What the names of all checkpoints that may be ours begin with, by the run key that their headers must have. */
  readonly prefixes: readonly { readonly prefix: string; readonly runKey: string }[];
  /** Name of the checkpoint with this sequence in this attempt, under the key that seals. */
  name(sequence: number): string;
}

export function namesOf(identity: Identity, keys: SealKeys | null): CheckpointNames {
  const open = keys?.open ?? [null];
  const runKeys = [identity.runKey, ...identity.otherRunKeys];
  return {
    prefixes: runKeys.flatMap((runKey) =>
      open.map((key) => ({ prefix: namePrefix(keyHash(key, runKey)), runKey })),
    ),
    name: (sequence) =>
      checkpointName(keyHash(keys?.seal ?? null, identity.runKey), {
        run_id: identity.runId,
        attempt: identity.attempt,
        sequence,
      }),
  };
}

/** In the order in which keys may seal (spec 4.3), which their rows give; all GitHub tokens come together. */
const AGENTS_IN_TURN = [...AGENT_KEYS].sort((a, b) => a.seals - b.seals);

/** Chooses what this job seals its checkpoints with. @throws UsageError for a `state-key` that is too short */
export function sealKeysOf({ inputs, environment, context }: Job): ChosenKeys {
  const agents = AGENTS_IN_TURN.map(({ variable, input, isGitHubToken = false }) => ({
    name: input ?? variable,
    value: environment[variable] ?? null,
    isGitHubToken,
  }));
  const ofJob = { name: 'github-token', value: inputs['github-token'], isGitHubToken: true };
  const after = agents.findLastIndex(({ isGitHubToken }) => isGitHubToken) + 1;
  const others = [
    ...agents.toSpliced(after, 0, ofJob),
    { name: 'AWS_SECRET_ACCESS_KEY', value: environment.AWS_SECRET_ACCESS_KEY ?? null },
  ];
  const hasCloudSession = !!environment.AWS_SESSION_TOKEN;
  return chooseKeys({ stateKey: inputs['state-key'], others, hasCloudSession }, context.repositoryId);
}
