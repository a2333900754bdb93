import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import type { AgentCli } from '../agents/agent.js';
import { messageOf, UsageError } from '../core/errors.js';
import type { Launch } from '../core/run.js';
import { ChildProcesses } from '../process/child-process.js';
import { childEnvironment } from '../process/environment.js';
import { createAgentCli } from '../runtime/agent-clis.js';
import type { RunEnd, Surroundings } from '../runtime/conduct.js';
import { scheduleDeadline } from '../runtime/deadline.js';
import { resumeRun, startRun } from '../runtime/launch.js';
import { realPorts } from '../runtime/ports.js';
import { StopControl } from '../runtime/stop.js';
import { newRunId, runPaths } from '../store/run-folder.js';
import { openWorkflow } from '../workflow/open.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { provideAgent } from './agent-install.js';
import { placeCheckpoint, type Restored, readCheckpoint } from './checkpoint/checkpoint.js';
import { fetchCheckpoint } from './checkpoint/checkpoint-store.js';
import { Checkpoints } from './checkpoint/checkpoints.js';
import { type Keeper, storeOptions, uploadTranscripts } from './checkpoint/keep.js';
import { templateValues } from './context.js';
import { type Ending, finish } from './finish.js';
import { graphStart } from './graph.js';
import { checkActor } from './guard/gate.js';
import { peopleApi } from './guard/people.js';
import { directoryCheck, type Job, readJob } from './job.js';
import { JobLog } from './log.js';
import { agentsOf, launchOptions, resumedLaunch } from './settings.js';

const say = (message: string): void => core.info(message);

/** What `main` does (spec 4). Errors of the user's are told by the caller. */
export async function runJob(): Promise<void> {
  const job = readJob(process.env);
  for (const secret of job.secrets) core.setSecret(secret);
  for (const name of job.unknownInputs) core.warning(`There is no input "${name}"; it was ignored.`);
  // A cache's paths are relative to the working directory, and have to be the same in every attempt.
  process.chdir(job.context.workspace);
  await checkActor(job.context, {
    users: job.inputs['allow-users'],
    bots: job.inputs['allow-bots'],
    ...peopleApi(job.context, job.inputs['github-token']),
  });
  const restored = await restore(job);
  if (restored?.run.status === 'completed') return finish(job, reEmitted(job, restored));
  const workflow = await openWorkflow(resolve(job.cwd, job.inputs.workflow ?? ''), {
    agentCli: job.inputs.agent === 'replay' ? undefined : (job.inputs.agent ?? undefined),
  });
  await conductRun(job, workflow, restored);
}

type Found = Restored & { readonly from: 'cache' | 'artifact' };

/** The newest checkpoint, checked and put in place; null to start afresh. */
async function restore(job: Job): Promise<Found | null> {
  const wanted = job.inputs.resume;
  const fetched = wanted === 'never' ? null : await fetchCheckpoint(storeOptions(job, say));
  if (fetched === null) {
    if (wanted === 'force')
      throw new UsageError('resume: force, but there is no checkpoint of this run key.');
    return null;
  }
  const restored = await readCheckpoint(fetched.folder);
  if (restored.run.status === 'completed') {
    // A re-run gives the result again; a later run under the same key has new work to do.
    if (restored.manifest.github_run_id !== job.context.runId) return null;
  } else if (job.inputs['workspace-snapshot'] === 'auto' && restored.manifest.snapshot !== null) {
    const { restoreSnapshot } = await import('../checkpoint/snapshot/index.js');
    const bundle = join(fetched.folder, 'worktree.bundle');
    await restoreSnapshot(job.context.workspace, bundle, restored.manifest.snapshot as never);
  }
  placeCheckpoint(restored, job.stateDir, job.agentFolder);
  return { ...restored, from: fetched.from };
}

function reEmitted(job: Job, { run, from }: Found): Ending {
  const paths = runPaths(job.stateDir, run.workflow_id);
  say(`The run ${run.workflow_id} is finished already; its result is given again and nothing is spent.`);
  const end = { run, paths, runCostUsd: 0, durationMs: 0, resumed: true };
  return { end, resumed: true, saved: from, transcripts: null };
}

async function conductRun(job: Job, workflow: Workflow, restored: Restored | null): Promise<void> {
  const { inputs, environment, context } = job;
  const launch = launchOptions(job, workflow);
  let path = environment.PATH ?? '';
  for (const agent of agentsOf(workflow, launch)) {
    const toolCache = environment.RUNNER_TOOL_CACHE || join(context.temp, 'tools');
    path = await provideAgent({ agent, version: inputs['agent-version'], path, toolCache, say });
  }
  const childParent = { ...environment, PATH: path };
  const runId =
    restored?.run.workflow_id ?? newRunId(workflow.name, new Date(), randomBytes(2).toString('hex'));
  const stop = new StopControl();
  const children = new ChildProcesses();
  const agentCli = (name: string): Promise<AgentCli> =>
    createAgentCli(name, {
      recording: launch.recording === null ? null : resolve(job.cwd, launch.recording),
      strict: false,
      record: null,
      env: childParent,
      now: realPorts.now,
      children,
      warm: launch.concurrency,
      aiCreditUsd: workflow.manifest.ai_credit_usd,
    });
  const base = restored?.manifest.base ?? (await headOf(context.workspace)) ?? undefined;
  core.saveState('base', base ?? '');
  const keeper: Keeper = { job, runId, base, agentCli, say };
  const checkpoints = new Checkpoints(keeper, (inputs['checkpoint-interval'] ?? 300) * 1000, realPorts.now);
  core.saveState('run-id', runId);
  const log = new JobLog(workflow, context.workspace);
  const signals = handleSignals(stop, children);
  const deadline = scheduleDeadline(stop, realPorts, runId, inputs.deadline ?? undefined);
  const around: Surroundings = {
    stateDir: job.stateDir,
    ports: realPorts,
    children,
    stop,
    onEvent: (event) => {
      log.onEvent(event);
      if (event.type === 'transition') checkpoints.due();
    },
    agentCli,
    childEnvironment: (adapter, { env_allow: allow }: Launch) =>
      childEnvironment({ parent: childParent, mode: 'allow-list', allow, adapter: adapter as 'claude' }).env,
    templateValues: templateValues(context),
    checkDirectory: directoryCheck(job),
    environment,
  };
  try {
    const end = await go(job, workflow, launch, runId, restored, around);
    // The runner gives a cancelled step ten seconds; `post` has minutes, and does the rest.
    if (signals.cancelled) return checkpoints.stop();
    const saved = await checkpoints.last();
    const transcripts = await uploadTranscripts(keeper);
    await finish(job, { end, resumed: restored !== null, saved, transcripts });
    core.saveState('settled', 'true');
  } finally {
    log.close();
    signals.dispose();
    deadline.dispose();
    children.killAll();
  }
}

/** null outside a git work tree. */
async function headOf(workspace: string): Promise<string | null> {
  const { execa } = await import('execa');
  const { exitCode, stdout } = await execa('git', ['rev-parse', 'HEAD'], { cwd: workspace, reject: false });
  return exitCode === 0 ? stdout.trim() : null;
}

async function go(
  job: Job,
  workflow: Workflow,
  launch: Launch,
  runId: string,
  restored: Restored | null,
  around: Surroundings,
): Promise<RunEnd> {
  const { inputs } = job;
  if (restored === null) {
    const graph = await graphStart(workflow, inputs.vars);
    const input = readInput(job);
    return startRun(
      { runId, workflow, input, budgetUsd: inputs.budget, launch, metadata: {}, graph },
      around,
    );
  }
  say(
    `Resuming the run ${runId}, saved ${restored.manifest.saved_at} by attempt ${restored.manifest.attempt}.`,
  );
  return resumeRun(
    {
      runId,
      openWorkflow: () => Promise.resolve(workflow),
      budgetUsd: inputs.budget,
      launch: (stored) => resumedLaunch(stored, job, workflow),
      // Between runs of a dispatcher the repository moves on, and its workflow with it; within a re-run it cannot.
      acceptChanges: inputs['run-key'] !== null,
      freshSession: false,
      answers: [],
    },
    around,
  );
}

function readInput({ inputs, cwd }: Job): string | null {
  const file = inputs['input-file'];
  if (file === null) return inputs.input;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(resolve(cwd, file)));
  } catch (error) {
    throw new UsageError(`input-file: ${file} cannot be read: ${messageOf(error)}`);
  }
}

/** The runner signals this process alone: the agents' process groups are ours to end (spec 4.3). */
function handleSignals(
  stop: StopControl,
  children: ChildProcesses,
): { readonly cancelled: boolean; dispose(): void } {
  const state = { cancelled: false };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (state.cancelled) children.killAll();
    state.cancelled = true;
    const message = `The job was cancelled (${signal}). A re-run goes on from here.`;
    stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    get cancelled() {
      return state.cancelled;
    },
    dispose: () => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    },
  };
}
