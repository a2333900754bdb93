import { loggedInputs } from '../core/graph/variables.js';
import type { GivenAnswer } from '../core/parked.js';
import { oneLine } from '../report/text.js';
import type { RunEnd } from '../runtime/conduct.js';
import { type Face, type RunRequest, runFor } from '../runtime/face.js';
import type { FanOutRequest } from '../runtime/fan-out/request.js';
import { realPorts } from '../runtime/ports.js';
import { worktreesInJob } from '../runtime/worktrees/place.js';
import type { Cancellation } from './cancel.js';
import type { Restored } from './checkpoint/restore.js';
import type { SaveSchedule } from './checkpoint/save-schedule.js';
import { templateValues } from './context.js';
import { recoveryByInput } from './end/recovery-hint.js';
import { directoryCheck, type Job } from './job.js';
import { JobLog } from './log.js';
import { type OpenedWorkflow, readGraphStart, readInput } from './open.js';
import { redacted } from './voice.js';

export interface RunOptions {
  readonly runId: string;
  readonly restored: Restored | null;
  /** Of people, to questions of the restored run. */
  readonly answers: readonly GivenAnswer[];
  readonly keeping: SaveSchedule;
  readonly cancel: Cancellation;
  /** How the run's forks are run in several jobs; undefined: they run here. */
  readonly fanOut: FanOutRequest | undefined;
}

/** Runs the workflow, or carries on the run that was restored, and tells of it in the job's log. */
export async function run(job: Job, opened: OpenedWorkflow, options: RunOptions): Promise<RunEnd> {
  const request = await requestOf(job, opened, options);
  const log = new JobLog(opened.workflow, job.context.workspace, job.voice);
  try {
    return await runFor(faceOf(job, opened, options, log), request);
  } finally {
    log.close();
  }
}

async function requestOf(
  job: Job,
  opened: OpenedWorkflow,
  { runId, restored, answers, fanOut }: RunOptions,
): Promise<RunRequest> {
  const { workflow, launch, budgetUsd } = opened;
  if (restored === null) {
    const graph = await readGraphStart(job, workflow);
    const input = readInput(job);
    const metadata = loggedInputs(workflow.graph, graph?.context.vars);
    for (const [name, value] of Object.entries(metadata)) job.voice.info(`${name}: ${oneLine(value)}`);
    return { kind: 'new', runId, workflow, input, budgetUsd, launch, metadata, graph };
  }
  const { saved_at: savedAt, attempt } = restored.manifest;
  job.voice.info(`Resuming the run ${runId}, saved ${savedAt} by attempt ${attempt}.`);
  return {
    kind: 'resume',
    runId,
    openWorkflow: () => Promise.resolve(workflow),
    budgetUsd,
    // It keeps what the run is, and takes what this job says about how it is run.
    launch: ({ loop }) => ({ ...launch, loop }),
    // Between runs of a dispatcher the repository moves on, and its workflow with it; within a re-run it cannot.
    acceptChanges: job.inputs['run-key'] !== null && fanOut === undefined,
    freshSession: false,
    answers,
  };
}

function faceOf(
  job: Job,
  { environment, ignoreProjectSettings }: OpenedWorkflow,
  { keeping, cancel, fanOut }: RunOptions,
  log: JobLog,
): Face {
  const redact = (text: string): string => job.voice.redact(text);
  return {
    stateDir: job.stateDir,
    project: job.context.workspace,
    ports: realPorts,
    environment,
    environmentMode: 'allow-list',
    keysWhereSilent: 'proxy',
    ignoreProjectSettings,
    rightsFrom: () => 'the inputs',
    templateValues: templateValues(job.context),
    onEvent: (event) => {
      // A turn or a script has ended.
      if (event.type === 'outcome') job.voice.sweep();
      // Before it is cut into lines, which would hide a secret that has several.
      log.onEvent(redacted(event, redact));
      keeping.onEvent(event);
    },
    onHeld: keeping.hold,
    onSignal: cancel.listen,
    recoveryHint: recoveryByInput,
    interrupted: (signal) => `The job was cancelled (${signal}). A re-run goes on from here.`,
    worktrees: worktreesInJob(job.context.temp),
    checkDirectory: directoryCheck(job),
    deadline: job.inputs.deadline ?? undefined,
    strict: false,
    record: null,
    warm: true,
    ...(fanOut && { fanOut }),
  };
}
