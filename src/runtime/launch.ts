import { basename, dirname } from 'node:path';
import type { Agent as AgentCli } from '../agents/agent.js';
import { StateError } from '../core/errors.js';
import type { EmitEvent, LoggedEvent, LoggedOutcome, RunEvent } from '../core/events.js';
import { newRun } from '../core/new-run.js';
import { relocate } from '../core/relocate.js';
import type { Launch, Run } from '../core/run.js';
import { reviveAgents } from '../core/visit.js';
import { acquireLock } from '../store/lock.js';
import { createRunFolders, type RunPaths, runPaths } from '../store/run-folder.js';
import { readStateFile, StateWriter } from '../store/state-file.js';
import { EventLog, readEvents } from '../store/transcript.js';
import type { Workflow } from '../workflow/workflow.js';
import { type Answer, answerAsks } from './answers.js';
import type { ChildProcesses } from './child-process.js';
import { Orchestrator } from './orchestrator.js';
import { endOrphans, RUN_FOLDER_VARIABLE } from './orphans.js';
import type { Ports } from './ports.js';
import { Runtime } from './runtime.js';
import type { StopControl } from './stop.js';

/** What a face provides, whether the run is new or resumed. */
export interface Surroundings {
  readonly stateDir: string;
  readonly ports: Ports;
  readonly children: ChildProcesses;
  readonly stop: StopControl;
  readonly onEvent: (event: LoggedEvent) => void;
  readonly agentCli: (name: string, launch: Launch) => Promise<AgentCli>;
  readonly childEnvironment: (adapter: string, launch: Launch) => Record<string, string>;
  readonly templateValues: Readonly<Record<string, string>>;
  readonly askPerson?: ((question: string, agent: string) => Promise<string>) | undefined;
  readonly checkDirectory: (path: string) => void;
}

export interface NewRunRequest {
  readonly runId: string;
  readonly workflow: Workflow;
  readonly input: string | null;
  readonly budgetUsd: number;
  readonly launch: Launch;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ResumeRequest {
  readonly runId: string;
  /** Opens the run's workflow, wherever it lies now. */
  readonly openWorkflow: (path: string, launch: Launch) => Promise<Workflow>;
  readonly budgetUsd: number | undefined;
  /** The options to go on with, from those that the run was started with. */
  readonly launch: (stored: Launch) => Launch;
  readonly acceptChanges: boolean;
  readonly freshSession: boolean;
  readonly answers: readonly Answer[];
}

export interface RunEnd {
  readonly run: Run;
  readonly paths: RunPaths;
  /** What this orchestrator's life of the run has cost, USD. */
  readonly runCostUsd: number;
  readonly durationMs: number;
  readonly resumed: boolean;
}

/**
 * Starts a run. One that is finished already is given back as it is and spends nothing (spec 3.2).
 * @throws StateError STATE_LOCKED, STATE_EXISTS, STATE_INVALID, STATE_WRITE_FAILED.
 */
export async function startRun(request: NewRunRequest, around: Surroundings): Promise<RunEnd> {
  const paths = runPaths(around.stateDir, request.runId);
  return withLock(around, paths, async () => {
    const existing = await existingRun(paths);
    if (existing !== null) return finished(existing, request, paths);
    const run = newRun({
      id: request.runId,
      workflow: workflowRef(request.workflow),
      entry: request.workflow.entry,
      input: request.input,
      budgetUsd: request.budgetUsd,
      launch: request.launch,
      metadata: request.metadata,
      now: new Date(around.ports.now()).toISOString(),
    });
    return conduct({
      run,
      workflow: request.workflow,
      paths,
      around,
      resumed: false,
      freshSession: false,
      events: [],
    });
  });
}

/**
 * Carries a run on from its state file (spec 3.6).
 * @throws StateError as `startRun`, STATE_MISSING, WORKFLOW_CHANGED; UsageError for an answer that fits no question.
 */
export async function resumeRun(request: ResumeRequest, around: Surroundings): Promise<RunEnd> {
  const paths = runPaths(around.stateDir, request.runId);
  return withLock(around, paths, async () => {
    const stored = await readStateFile(paths.state);
    if (stored.status === 'completed') {
      return { run: stored, paths, runCostUsd: 0, durationMs: 0, resumed: true };
    }
    const moved = relocate(stored, rootOf(around.stateDir) ?? stored.launch.root);
    const launch = request.launch(moved.launch);
    const workflow = await request.openWorkflow(moved.workflow.path, launch);
    if (!request.acceptChanges) checkFingerprint(moved, workflow);
    const revived = reviveAgents({
      ...moved,
      workflow: workflowRef(workflow),
      launch,
      budget_usd: request.budgetUsd ?? moved.budget_usd,
    });
    const { run, events } = answerAsks(revived, request.answers, {
      now: around.ports.now(),
      resolve: (target) => workflow.resolve(target),
    });
    return conduct({
      run,
      workflow,
      paths,
      around,
      resumed: true,
      freshSession: request.freshSession,
      events,
    });
  });
}

async function withLock(around: Surroundings, paths: RunPaths, body: () => Promise<RunEnd>): Promise<RunEnd> {
  createRunFolders(around.stateDir, paths);
  const lock = acquireLock(paths.lock, new Date(around.ports.now()).toISOString());
  try {
    return await body();
  } finally {
    lock.release();
  }
}

async function existingRun(paths: RunPaths): Promise<Run | null> {
  try {
    return await readStateFile(paths.state);
  } catch (error) {
    if (error instanceof StateError && error.code === 'STATE_MISSING') return null;
    throw error;
  }
}

function finished(existing: Run, request: NewRunRequest, paths: RunPaths): RunEnd {
  if (
    existing.status === 'completed' &&
    existing.workflow.fingerprint === request.workflow.fingerprint.sha256
  ) {
    return { run: existing, paths, runCostUsd: 0, durationMs: 0, resumed: true };
  }
  throw new StateError(
    'STATE_EXISTS',
    `There is a run ${request.runId} already (${existing.status}). Carry it on with \`raymond resume ${request.runId}\`, or give the new run another --run-id.`,
    { file: paths.state },
  );
}

function workflowRef(workflow: Workflow): Run['workflow'] {
  return { path: workflow.path, fingerprint: workflow.fingerprint.sha256, files: workflow.fingerprint.files };
}

/** The project folder that `.raymond/state` lies in; null for a state folder that the user put elsewhere. */
function rootOf(stateDir: string): string | null {
  const home = dirname(stateDir);
  return basename(stateDir) === 'state' && basename(home) === '.raymond' ? dirname(home) : null;
}

function checkFingerprint(run: Run, workflow: Workflow): void {
  const before = run.workflow.files;
  const now = workflow.fingerprint.files;
  if (run.workflow.fingerprint === workflow.fingerprint.sha256) return;
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  const changes = names
    .filter((name) => before[name] !== now[name])
    .map(
      (name) =>
        `${name} (${before[name] === undefined ? 'new' : now[name] === undefined ? 'gone' : 'changed'})`,
    );
  throw new StateError(
    'WORKFLOW_CHANGED',
    `The workflow is not what the run was started with: ${changes.join(', ')}. Put it back, or resume with --accept-changes.`,
    { file: workflow.path },
  );
}

interface Conduct {
  readonly run: Run;
  readonly workflow: Workflow;
  readonly paths: RunPaths;
  readonly around: Surroundings;
  readonly resumed: boolean;
  readonly freshSession: boolean;
  /** What has happened to the run before the orchestrator takes over: answers. */
  readonly events: readonly RunEvent[];
}

async function conduct({
  run,
  workflow,
  paths,
  around,
  resumed,
  freshSession,
  events,
}: Conduct): Promise<RunEnd> {
  const began = around.ports.now();
  const open = await openTurns(run, paths);
  const log = new EventLog(paths.events);
  const emit: EmitEvent = (event) =>
    around.onEvent(log.append(event, new Date(around.ports.now()).toISOString()));
  const writer = new StateWriter(paths.state);
  const clis = new Map<string, Promise<AgentCli>>();
  const agentCli = (name: string): Promise<AgentCli> => {
    let cli = clis.get(name);
    if (cli === undefined) {
      cli = around.agentCli(name, run.launch);
      clis.set(name, cli);
    }
    return cli;
  };
  const runtime = new Runtime(run, {
    workflow,
    ports: around.ports,
    paths,
    writer,
    stop: around.stop,
    emit,
    agentCli,
    startScript: (options) => around.children.startScript(options),
    childEnvironment: (adapter) => ({
      ...around.childEnvironment(adapter, run.launch),
      [RUN_FOLDER_VARIABLE]: paths.folder,
    }),
    templateValues: around.templateValues,
    askPerson: around.askPerson,
    checkDirectory: around.checkDirectory,
    ...open,
    freshSession,
  });
  try {
    announce(runtime, resumed);
    for (const event of events) emit(event);
    if (resumed) await reportOrphans(runtime, paths, around.ports);
    const ended = await new Orchestrator(runtime).execute();
    const end = {
      run: ended,
      paths,
      runCostUsd: ended.total_cost_usd - run.total_cost_usd,
      durationMs: around.ports.now() - began,
      resumed,
    };
    emit({
      type: 'run_ended',
      status: ended.status,
      reason: ended.reason,
      message: ended.message ?? '',
      total_cost_usd: ended.total_cost_usd,
      run_cost_usd: end.runCostUsd,
      steps: ended.steps,
      duration_ms: end.durationMs,
      state_writes: writer.writes,
      state_bytes: writer.bytes,
    });
    return end;
  } finally {
    await Promise.all([...clis.values()].map((cli) => cli.then((agent) => agent.close()).catch(() => {})));
    log.close();
  }
}

async function reportOrphans(runtime: Runtime, paths: RunPaths, ports: Ports): Promise<void> {
  const ended = await endOrphans(paths.folder, (ms) => ports.sleep(ms, new AbortController().signal));
  if (ended > 0) runtime.warn(`${ended} processes that the killed orchestrator had left running were ended`);
}

function announce(runtime: Runtime, resumed: boolean): void {
  const { run, options } = runtime;
  const common = { run_id: run.workflow_id, workflow: run.workflow.path, budget_usd: run.budget_usd };
  if (resumed) options.emit({ type: 'run_resumed', ...common, total_cost_usd: run.total_cost_usd });
  else options.emit({ type: 'run_started', ...common, entry: options.workflow.entry });
  for (const warning of options.workflow.warnings) runtime.warn(warning);
}

interface OpenTurns {
  /** Outcomes in the log whose turn the state file still holds open (spec 3.6). */
  readonly loggedOutcomes: ReadonlyMap<string, LoggedOutcome>;
  readonly startedTurns: ReadonlySet<string>;
}

/** What the log knows of the turns that the state file holds open. */
async function openTurns(run: Run, paths: RunPaths): Promise<OpenTurns> {
  const open = new Map(run.agents.flatMap(({ turn }) => (turn === null ? [] : [[turn.id, turn] as const])));
  const loggedOutcomes = new Map<string, LoggedOutcome>();
  const startedTurns = new Set<string>();
  if (open.size === 0) return { loggedOutcomes, startedTurns };
  for (const event of await readEvents(paths.events)) {
    if (!('turn' in event) || !open.has(event.turn)) continue;
    if (event.type === 'turn_started') startedTurns.add(event.turn);
    // What an agent failed of is not applied again: the resume is there to try once more.
    if (event.type === 'outcome' && !open.get(event.turn)?.failed) loggedOutcomes.set(event.turn, event);
  }
  return { loggedOutcomes, startedTurns };
}
