import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { StateError, UsageError } from '../core/errors.js';
import type { RunEvent } from '../core/events.js';
import { EMPTY_CONTEXT, type GraphContext } from '../core/graph/context.js';
import type { Counters } from '../core/graph/record.js';
import { reviseJoins } from '../core/join/door.js';
import { newRun, takeUp } from '../core/life.js';
import { type GivenAnswer, goOn } from '../core/parked.js';
import type { Agent, Launch, Run } from '../core/run.js';
import { acquireLock, type Lock } from '../store/lock.js';
import { createRunFolders, newRunId, type RunPaths, runPaths } from '../store/run-folder.js';
import { readCommitted, readStateFile } from '../store/state-file.js';
import { isJobHome } from '../store/state-folder.js';
import { checkResults } from '../store/texts.js';
import type { Graph } from '../workflow/graph/graph.js';
import { changesBetween } from '../workflow/parts/fingerprint.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { conduct, type RunEnd } from './conduct.js';
import { checkDirectories } from './directories.js';
import { answersHere, goOnWith } from './fan-out/go-on.js';
import { joinOf } from './joins/joins.js';
import { meterLeft } from './metering/left.js';
import type { RunDeps } from './run-deps.js';
import { takeUpWorktrees } from './worktrees/place.js';

export interface NewRunRequest {
  readonly runId: string;
  readonly workflow: Workflow;
  readonly input: string | null;
  readonly budgetUsd: number;
  readonly launch: Launch;
  readonly metadata: Readonly<Record<string, string>>;
  /** How a state graph starts. Without it, no input has a value. */
  readonly graph?: GraphStart | undefined;
}

/** Where a state graph starts, and with what (spec 5.1, 5.9). */
export interface GraphStart {
  readonly entry: string;
  /** The values of its inputs. A run that goes back in another's history also has what that run had. */
  readonly context: GraphContext;
  /** What it remembers of another run. */
  readonly past?: Past | undefined;
}

/** What a new run has of an earlier one (spec 5.11). */
export interface Past {
  /** For the new run's log: what happened in the earlier run, or what it has left. */
  readonly events: readonly RunEvent[];
  readonly counters?: Counters;
}

export interface ResumeRequest {
  readonly runId: string;
  /** Opens the run's workflow, wherever it lies now, and lints it unless it is the one of this fingerprint (spec 2.4). */
  readonly openWorkflow: (path: string, launch: Launch, fingerprint: string) => Promise<Workflow>;
  readonly budgetUsd: number | undefined;
  /** Gives the options to go on with, from those that the run was started with. */
  readonly launch: (stored: Launch, workflowPath: string) => Launch;
  /** Warnings for people about the options that the run was started with. */
  readonly warningsOf?: (stored: Launch) => readonly string[];
  readonly acceptChanges: boolean;
  readonly freshSession: boolean;
  readonly answers: readonly GivenAnswer[];
}

/** Makes another id at each call: the time and two random bytes are in it. */
export function newRunIdFor({ name }: Pick<Workflow, 'name'>): string {
  return newRunId(name, new Date(), randomBytes(2).toString('hex'));
}

/**
 * Starts a run. One that is finished already is given back as it is and spends nothing (spec 3.2).
 * @throws StateError STATE_LOCKED, STATE_EXISTS, STATE_INVALID, STATE_WRITE_FAILED.
 */
export async function startRun(request: NewRunRequest, deps: RunDeps): Promise<RunEnd> {
  const paths = runPaths(deps.stateDir, request.runId);
  if (deps.fanOut !== undefined && deps.fanOut.kind !== 'plan')
    throw new UsageError(
      'There is nothing to work on or to collect: the job that plans the fork comes first.',
    );
  return withLock(deps, paths, async (lock) => {
    const existing = await existingRun(paths, request.runId);
    if (existing !== null) checkVouchedFor(existing);
    if (existing !== null) return finished(existing, request, paths, deps);
    const { workflow } = request;
    const start = workflow.graph && startOf(workflow, workflow.graph, request.graph);
    await deps.checkPrograms?.(workflow, request.launch, [start?.entry ?? workflow.entry]);
    const run = newRun({
      id: request.runId,
      workflow: workflowRef(workflow),
      entry: start?.entry ?? workflow.entry,
      input: request.input,
      inputSha256: inputHash(request),
      budgetUsd: request.budgetUsd,
      launch: request.launch,
      metadata: request.metadata,
      now: new Date(deps.ports.now()).toISOString(),
      ...(start !== undefined && { variables: start.context.vars }),
      ...(start?.past?.counters && { counters: start.past.counters }),
    });
    return conduct({
      run,
      workflow,
      paths,
      deps,
      lock,
      resumed: false,
      freshSession: false,
      events:
        workflow.graph === undefined || start === undefined
          ? []
          : await begun(workflow.graph, start, run.started_at),
    });
  });
}

/** The variable `workflow` holds the workflow's name (spec 5.6). */
function startOf(workflow: Workflow, graph: Graph, start?: GraphStart): GraphStart {
  const { entry = workflow.entry, context = EMPTY_CONTEXT, past } = start ?? {};
  return { entry, context: { ...context, vars: { ...context.vars, workflow: graph.name } }, past };
}

/** The events at the beginning of a graph's log, all in one write. */
async function begun(
  graph: Graph,
  { entry: state, context, past }: GraphStart,
  at: string,
): Promise<readonly RunEvent[]> {
  const { memoryBegun } = await import('./graph/run-memory.js');
  const { vars: values } = context;
  const events: RunEvent[] = [{ type: 'graph_started', context }, memoryBegun(graph)];
  if (past === undefined) return events;
  // These are the variables that this run has, whatever happened in the other.
  const own = { type: 'variables', agent: 'main', state, values, from: 'expose', set: [] } as const;
  return [...events, ...past.events, { type: 'recalled', at, event: own }];
}

/**
 * Carries a run on from its state file (spec 3.6).
 * @throws StateError as `startRun`, STATE_MISSING, WORKFLOW_CHANGED; RaymondError for a directory
 * that agents of it cannot work in; UsageError for an answer that fits no question.
 */
export async function resumeRun(request: ResumeRequest, deps: RunDeps): Promise<RunEnd> {
  const paths = runPaths(deps.stateDir, request.runId);
  return withLock(deps, paths, async (lock) => {
    const { run: committed, commit, dropped } = await readCommitted(paths.state, request.runId);
    checkVouchedFor(committed);
    checkResults(paths.folder, committed.results);
    const goingOn = goOnWith(committed, rootNow(committed.launch.root, deps), deps);
    if (committed.status === 'completed' && !goingOn.isNews) return givenAgain(committed, paths);
    const { isElsewhere } = goingOn;
    const { run: moved, warnings: remade } = await takeUpWorktrees(goingOn.run, deps.worktrees, {
      environment: deps.environment,
      check: deps.checkDirectory,
      isElsewhere,
    });
    checkDirectories(moved, deps.checkDirectory, paths.state, isElsewhere);
    const launch = request.launch(moved.launch, moved.workflow.path);
    const lost = dropped && `the journal's ${dropped}: the run goes on from the commit before it`;
    const warnings = [...(lost ? [lost] : []), ...remade, ...(request.warningsOf?.(moved.launch) ?? [])].map(
      (message): RunEvent => ({ type: 'warning', message }),
    );
    const { path, fingerprint } = moved.workflow;
    const workflow = await request.openWorkflow(path, launch, fingerprint);
    if (!request.acceptChanges) checkFingerprint(moved, workflow, deps);
    const budgetUsd = goingOn.hasShare ? undefined : request.budgetUsd;
    const revised = reviseJoins(moved, (state) =>
      workflow.states.includes(state) ? joinOf(workflow, state) : undefined,
    );
    const takenUp = takeUp(revised, { workflow: workflowRef(workflow), launch, budgetUsd, isElsewhere });
    const here =
      deps.fanOut === undefined
        ? { answers: request.answers, events: [] }
        : answersHere(takenUp, request.answers, isElsewhere);
    const { run, events } = goOn(takenUp, {
      answers: here.answers,
      now: deps.ports.now(),
      resolve: (target, from) => workflow.resolve(target, from),
      isElsewhere,
    });
    checkStates(run, workflow);
    await deps.checkPrograms?.(workflow, launch, run.agents.flatMap(statesAhead));
    return conduct({
      run,
      commit,
      workflow,
      paths,
      deps,
      lock,
      resumed: true,
      freshSession: request.freshSession,
      events: [...goingOn.events, ...warnings, ...here.events, ...events],
      taken: goingOn.taken,
    });
  });
}

/**
 * Refuses a run that no seal vouches for: anybody who can upload an artifact can write transcripts, so they may only be
 * looked at (spec 4.7).
 * @throws UsageError
 */
export function checkVouchedFor({ workflow_id: id, transcripts_only: isUnsealed }: Run): void {
  if (!isUnsealed) return;
  throw new UsageError(
    `Of the run ${id} there are the transcripts alone, which nobody has vouched for: it can be looked at (raymond show ${id}), and neither be carried on nor tested. To go on with it, set RAYMOND_STATE_KEY to the job's \`state-key\` and pull its sealed checkpoint.`,
  );
}

async function withLock(
  deps: RunDeps,
  paths: RunPaths,
  body: (lock: Lock) => Promise<RunEnd>,
): Promise<RunEnd> {
  createRunFolders(deps.stateDir, paths, deps.project);
  const leftMeter = meterLeft(paths.lock, deps.ports, (message) =>
    deps.onEvent({ seq: 0, time: new Date(deps.ports.now()).toISOString(), type: 'warning', message }),
  );
  const lock = acquireLock(paths.lock, new Date(deps.ports.now()).toISOString());
  try {
    await leftMeter.hasEnded();
    return await body(lock);
  } finally {
    lock.release();
  }
}

async function existingRun(paths: RunPaths, runId: string): Promise<Run | null> {
  try {
    return await readStateFile(paths.state, runId);
  } catch (error) {
    if (error instanceof StateError && error.code === 'STATE_MISSING') return null;
    throw error;
  }
}

function givenAgain(run: Run, paths: RunPaths): RunEnd {
  return { run, paths, runCostUsd: 0, durationMs: 0, resumed: true, wasCompleted: true };
}

function finished(existing: Run, request: NewRunRequest, paths: RunPaths, deps: RunDeps): RunEnd {
  const other = whatElse(existing, request);
  if (existing.status === 'completed' && other === null) return givenAgain(existing, paths);
  const how = other === null ? '' : `, ${other}`;
  throw new StateError(
    'STATE_EXISTS',
    `There is a run ${request.runId} already (${existing.status})${how}. ${deps.recoveryHint({ kind: 'carry_on_or_other_id' }, request.runId)}`,
    { file: paths.state },
  );
}

/**
 * How an existing run differs from what is asked for now, in what it was started with; null when it is the same (spec
 * 3.8). The input of a run that an older version has started is unknown, and counts as the same.
 */
export function whatElse(
  existing: Run,
  request: Pick<NewRunRequest, 'workflow' | 'input' | 'graph'>,
): string | null {
  if (existing.workflow.fingerprint !== request.workflow.fingerprint.sha256)
    return existing.workflow.path === request.workflow.path
      ? 'of this workflow as it was before it was changed'
      : 'of another workflow';
  const { input_sha256: before } = existing;
  return before === undefined || before === inputHash(request) ? null : 'with another input';
}

/** A hash of what a run is started with besides workflow and options: so a long input need not be kept. */
function inputHash({ input, graph }: Pick<NewRunRequest, 'input' | 'graph'>): string {
  const given = [input, graph?.entry ?? null, graph?.context.vars ?? null];
  return createHash('sha256').update(JSON.stringify(given)).digest('hex');
}

function workflowRef(workflow: Workflow): Run['workflow'] {
  return { path: workflow.path, fingerprint: workflow.fingerprint.sha256, files: workflow.fingerprint.files };
}

/**
 * Where the run's project is now: around a `.raymond/state`, which moves with it; where a job has checked it out; or
 * where it was, unless it is gone from there.
 */
function rootNow(stored: string, { stateDir, project }: RunDeps): string {
  const home = dirname(stateDir);
  if (basename(stateDir) === 'state' && basename(home) === '.raymond') return dirname(home);
  return isJobHome(home) || !existsSync(stored) ? project : stored;
}

/** The state where an agent is, and those where it is known to return or to go on. */
function statesAhead({ current_state: current, stack, ask, door }: Agent): string[] {
  const onward = [ask?.next, ask?.timeout_next, door?.timeout_goto].filter((state) => state != null);
  return [current, ...stack.map(({ state }) => state), ...onward];
}

/** Checks, before anything is written, that each state still exists where the run is, returns to or goes on to. */
function checkStates(run: Run, workflow: Workflow): void {
  const states = new Set(workflow.states);
  for (const agent of run.agents) {
    const { id, current_state: current, stack } = agent;
    const gone = statesAhead(agent).find((state) => !states.has(state));
    if (gone === undefined) continue;
    const returns = stack.some(({ state }) => state === gone);
    const place = gone === current ? 'stands in' : returns ? 'is to return to' : 'is to go on to';
    throw new StateError(
      'WORKFLOW_CHANGED',
      `The workflow has no state ${gone} any more, which agent ${id} ${place}. Put it back, then resume; nothing was changed.`,
      { file: workflow.path },
    );
  }
}

function checkFingerprint(run: Run, workflow: Workflow, deps: RunDeps): void {
  if (run.workflow.fingerprint === workflow.fingerprint.sha256) return;
  const changes = changesBetween(run.workflow.files, workflow.fingerprint.files);
  // The sum differs, and no file does: somebody has edited the state file.
  const what =
    changes.length === 0 ? "the state file's fingerprint is not that of its files" : changes.join(', ');
  throw new StateError(
    'WORKFLOW_CHANGED',
    `The workflow is not what the run was started with: ${what}. ${deps.recoveryHint({ kind: 'accept_changes' }, run.workflow_id)}`,
    { file: workflow.path },
  );
}
