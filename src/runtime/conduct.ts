import { join } from 'node:path';
import type { AgentCli } from '../agents/agent.js';
import { addUsd } from '../core/budget.js';
import { errorText, messageOf } from '../core/errors.js';
import type { EmitEvent, LoggedEvent, RunEvent } from '../core/events.js';
import { countForgotten } from '../core/life.js';
import type { Run } from '../core/run.js';
import { usdDigits } from '../core/text/usd.js';
import { endOrphans, RUN_FOLDER_VARIABLE } from '../process/orphans.js';
import { LeftChanges } from '../store/left-changes.js';
import type { Lock } from '../store/lock.js';
import { markProject } from '../store/project-folder.js';
import type { RunPaths } from '../store/run-folder.js';
import { changesFolder } from '../store/state-folder.js';
import { StateWriter } from '../store/state-writer.js';
import { Texts } from '../store/texts.js';
import { EventLog } from '../store/transcript.js';
import { foreignConfig } from '../workflow/lint/foreign-config.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { environmentOf } from './agent-clis.js';
import type { AdoptInto } from './fan-out/adopt.js';
import type { TakenLeg } from './fan-out/go-on.js';
import { guardedOf, optionsFileOf } from './guarded/files.js';
import { Watch } from './guarded/watch.js';
import { keysInForce, planMeter } from './metering/plan.js';
import { environmentBeside, startMeter } from './metering/start.js';
import { Orchestrator } from './orchestrator.js';
import type { Ports } from './ports.js';
import { readOpenTurns } from './recovery.js';
import type { AgentClis, RunDeps } from './run-deps.js';
import { Runtime } from './runtime.js';
import { sweepTurnFolders } from './scripts/turn-folder.js';
import { findUnpriced } from './turns/first-turns.js';
import { rightsInForce } from './turns/rights.js';
import { promptWarnings, settingWarnings } from './turns/setting-warnings.js';

export interface RunEnd {
  readonly run: Run;
  readonly paths: RunPaths;
  /** The cost of this orchestrator's life of the run, in USD. */
  readonly runCostUsd: number;
  readonly durationMs: number;
  readonly resumed: boolean;
  /** The run had completed before, and nothing was run. */
  readonly wasCompleted?: true;
}

/** A run that is ready to go on: new, or read from its state file. */
export interface Conduct {
  readonly run: Run;
  /** The number of the commit that the run was read from. Absent for a new run. */
  readonly commit?: number;
  readonly workflow: Workflow;
  readonly paths: RunPaths;
  readonly deps: RunDeps;
  readonly lock: Pick<Lock, 'noteMeter' | 'leaveToMeter'>;
  readonly resumed: boolean;
  readonly freshSession: boolean;
  /** What has happened to the run before the orchestrator starts, such as answers. */
  readonly events: readonly RunEvent[];
  /** Legs of a fork whose outcomes were entered in it (spec 4.10). */
  readonly taken?: readonly TakenLeg[];
}

/**
 * Opens the run's log, runs its orchestrator to the end, and closes what was opened.
 * @throws StateError STATE_WRITE_FAILED.
 */
export async function conduct({
  run: begun,
  commit = 0,
  workflow,
  paths,
  deps,
  lock,
  resumed,
  freshSession,
  events,
  taken = [],
}: Conduct): Promise<RunEnd> {
  const began = deps.ports.elapsed();
  const seenBy = onceEach((child) =>
    environmentOf(
      child,
      { parent: deps.environment, mode: deps.environmentMode, allow: begun.launch.env_allow },
      workflow.manifest.environment,
    ),
  );
  const metering =
    deps.metering === undefined
      ? null
      : planMeter(workflow, begun.launch, deps.metering.whereSilent, (cli) => seenBy(cli).env);
  // First, since it says why where it cannot be read either.
  const texts = new Texts(paths.folder);
  const log = new EventLog(paths.events, texts, deps.onHeld !== undefined);
  const { lost, forgottenUsd, ...open } = await readOpenTurns(begun, paths);
  const run = countForgotten(begun, forgottenUsd);
  const graph = await graphMemory(workflow, run, resumed, paths, deps);
  const history = graph?.history;
  const emit: EmitEvent = (told) => {
    for (const event of appended(log, 'type' in told ? [told] : told, deps)) {
      history?.onEvent(event);
      deps.onEvent(event);
    }
  };
  const writer = new StateWriter(paths.state, { commit, sync: () => texts.sync() });
  if (log.twin !== null) deps.onHeld?.({ committed: () => writer.committed, log: log.twin });
  const clis = new Map<string, Promise<AgentCli>>();
  const agentCli: AgentClis = (name) => {
    let cli = clis.get(name);
    if (cli === undefined) {
      cli = deps.createAgentCli(name, run.launch, workflow.manifest, meter);
      clis.set(name, cli);
    }
    return cli;
  };
  const changes = deps.changesFolder ?? changesFolder(deps.stateDir, {});
  const left = new LeftChanges(changes);
  const guarded = guardedOf({
    onDisk: workflow.fingerprint.onDisk,
    besides: [...(deps.rightsFiles ?? []), ...left.rootsBelow(deps.project).map(optionsFileOf)],
    project: deps.project,
    root: run.launch.root,
    cwd: run.launch.cwd,
    stateDir: deps.stateDir,
    runFolder: paths.folder,
    changes,
  });
  const watch = new Watch(guarded, left, {
    project: deps.project,
    run: run.workflow_id,
    lock: paths.lock,
    now: () => new Date(deps.ports.now()).toISOString(),
    accept: deps.recoveryHint({ kind: 'accept_left' }, run.workflow_id),
  });
  const visitGraphState = workflow.graph && (await import('./graph/state.js')).visitGraphState;
  const meter = await startMeter(metering, { run, paths, deps, lock, runtime: () => runtime });
  const runtime: Runtime = new Runtime(run, {
    ...deps,
    workflow,
    paths,
    writer,
    texts,
    guarded,
    watch,
    emit,
    agentCli,
    meter,
    childEnvironment: onceEach((child) => ({
      ...environmentBeside(metering, meter, child, seenBy(child).env),
      [RUN_FOLDER_VARIABLE]: paths.folder,
    })),
    history,
    memory: graph?.memoryFor(emit, (message) => runtime.warn(message)),
    visitGraphState,
    ...open,
    freshSession,
  });
  try {
    const adopted = await adoptedLegs(run, taken, { paths, log, texts, now: deps.ports.now });
    announce(runtime, resumed, forgottenUsd, keysInForce(workflow, run.launch, metering));
    mark(runtime);
    for (const event of adopted) deps.onEvent(event);
    for (const warning of watch.leftBefore(deps.acceptsChanges ?? false)) runtime.warn(warning);
    const foreign = foreignConfig(deps.project, run.budget_usd);
    if (foreign !== null) runtime.warn(foreign.message);
    for (const warning of await promptWarnings(runtime)) runtime.warn(warning);
    findUnpriced(runtime);
    for (const { cli, why } of metering?.unmetered ?? [])
      runtime.warn(`${cli} cannot be metered: ${why}. It has its key in its environment`);
    for (const warning of seenBy(run.launch.agent).warnings) runtime.warn(warning);
    if (events.length > 0) emit(events);
    await beginMemory(runtime);
    for (const { agent, state, why } of lost)
      runtime.warn(`its turn had ended, and is taken again: ${why}`, agent, state);
    if (resumed) await reportOrphans(runtime, paths, deps.ports);
    sweepTurnFolders(paths.folder);
    const ended = await new Orchestrator(runtime).execute();
    for (const warning of watch.summary()) runtime.warn(warning);
    if (meter !== null && meter.lateUsd > 0)
      runtime.warn(
        `agents' processes have gone on after their last turns: $${usdDigits(meter.lateUsd)} of their requests are in no sum`,
      );
    await writer.close();
    const end = {
      run: ended,
      paths,
      runCostUsd: addUsd(ended.total_cost_usd, -run.total_cost_usd),
      durationMs: Math.round(deps.ports.elapsed() - began),
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
      states: ended.states,
      state_writes: writer.writes,
      state_bytes: writer.bytes + texts.bytes,
    });
    watch.end();
    await history?.flush();
    if (history?.problem != null)
      runtime.warn(`context.json could not be written: ${messageOf(history.problem)}`);
    return end;
  } finally {
    // What was committed before a failure has to be readable without the journal, too.
    await writer.close().catch(() => {});
    await Promise.all([...clis.values()].map((cli) => cli.then((agent) => agent.close()).catch(() => {})));
    if ((await meter?.close(deps.stop.hurry)) === 'reads on') lock.leaveToMeter();
    sweepTurnFolders(paths.folder);
    runtime.scriptTranscript.close();
    log.close();
  }
}

/** A function of a name that is worked out once for each. */
function onceEach<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    if (!known.has(name)) known.set(name, make(name));
    return known.get(name) as T;
  };
}

/** Copies what legs of a fork have written, before anything else of this life of the run is logged. */
async function adoptedLegs(
  run: Run,
  taken: readonly TakenLeg[],
  into: AdoptInto,
): Promise<readonly LoggedEvent[]> {
  if (taken.length === 0) return [];
  const { adoptLegs } = await import('./fan-out/adopt.js');
  return adoptLegs(run, taken, into);
}

/** An event that cannot be logged stops the run: nothing may go on that a resume would not know of. */
function appended(
  log: EventLog,
  events: readonly RunEvent[],
  { ports, stop }: RunDeps,
): readonly LoggedEvent[] {
  const time = new Date(ports.now()).toISOString();
  try {
    return log.append(events, time);
  } catch (error) {
    stop.stop({
      mode: 'interrupt',
      status: 'failed',
      reason: 'STATE_WRITE_FAILED',
      message: errorText(error),
    });
    // People are told all the same.
    return events.map((event) => ({ seq: 0, time, ...event }));
  }
}

/** A state graph's memory so far (spec 5.9, 5.11), as the run's log has it. */
async function graphMemory(
  { graph }: Workflow,
  run: Run,
  resumed: boolean,
  paths: RunPaths,
  { ports, checkDirectory }: RunDeps,
) {
  if (graph === undefined) return null;
  const [{ GraphHistory, readGraphRecord }, { contextFile, NewestCopy }, { RunMemory }] = await Promise.all([
    import('./graph/history.js'),
    import('./graph/newest-copy.js'),
    import('./graph/run-memory.js'),
  ]);
  const { workflow_id: id, started_at: startedAt } = run;
  const copy = new NewestCopy(graph, { id, startedAt, folder: paths.folder }, checkDirectory);
  const beside = contextFile(graph);
  const history = new GraphHistory({
    run: id,
    past: resumed ? await readGraphRecord(paths, run.steps) : undefined,
    own: join(paths.folder, 'context.json'),
    copy: () => (beside !== null && copy.isOurs ? beside : null),
    ports,
  });
  const memoryFor = (emit: EmitEvent, warn: (message: string) => void) =>
    new RunMemory({ graph, paths, history, copy, emit, warn });
  return { history, memoryFor };
}

/** The run may have begun with the files beside the workflow, so they stay until the run is saved. */
async function beginMemory(runtime: Runtime): Promise<void> {
  const { memory, history } = runtime.options;
  if (memory === undefined) return;
  await runtime.commit();
  await memory.begin();
  history?.open();
}

async function reportOrphans(runtime: Runtime, paths: RunPaths, ports: Ports): Promise<void> {
  const ended = await endOrphans(paths.folder, (ms) => ports.sleep(ms, new AbortController().signal));
  if (ended > 0) runtime.warn(`${ended} processes that the killed orchestrator had left running were ended`);
}

/** A project that cannot be written to does not stop the run: the mark only helps people to find it. */
function mark(runtime: Runtime): void {
  try {
    markProject(runtime.run.launch.root, runtime.options.stateDir);
  } catch (error) {
    runtime.warn(`the project's .raymond cannot be written to: ${messageOf(error)}`);
  }
}

function announce(runtime: Runtime, resumed: boolean, forgottenUsd: number, keys: string | undefined): void {
  const { run, options } = runtime;
  const { workflow, mcp, rightsFrom } = options;
  const rights = rightsInForce(workflow, {
    launch: run.launch,
    mcp,
    from: rightsFrom ?? (() => "the run's options"),
  });
  const common = {
    ...{ run_id: run.workflow_id, workflow: run.workflow.path, budget_usd: run.budget_usd, rights },
    ...(keys !== undefined && { keys }),
  };
  const { total_cost_usd, steps, turns } = run;
  const forgotten = forgottenUsd > 0 && { forgotten_usd: forgottenUsd };
  if (resumed) options.emit({ type: 'run_resumed', ...common, total_cost_usd, steps, turns, ...forgotten });
  else options.emit({ type: 'run_started', ...common, entry: workflow.entry });
  if (forgottenUsd > 0)
    runtime.warn(
      `$${usdDigits(forgottenUsd)} were paid for turns that the log tells of and the state does not know: they have not happened, and are in the total`,
    );
  for (const warning of [...workflow.warnings, ...settingWarnings(workflow, run.launch, mcp)])
    runtime.warn(warning);
}
