import { cpSync, renameSync, rmSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { AgentCli, RunValue } from '../../agents/agent.js';
import { createReplayAgent } from '../../agents/replay/agent.js';
import { withNames } from '../../agents/replay/comparable.js';
import type { Recording } from '../../agents/replay/recording.js';
import { STAND_IN } from '../../core/agent-clis.js';
import { RaymondError, UsageError } from '../../core/errors.js';
import type { LoggedEvent } from '../../core/events.js';
import { EMPTY_CONTEXT } from '../../core/graph/context.js';
import { choicesOf, chooseLaunch } from '../../core/launch.js';
import { openQuestions } from '../../core/parked.js';
import type { Launch, Run } from '../../core/run.js';
import { Story } from '../../core/story/story.js';
import type { FileText } from '../../core/testing/expectations.js';
import { type Observed, observedOf } from '../../core/testing/observed.js';
import type { WordRecovery } from '../../core/text/recovery-hint.js';
import { readPlainFile } from '../../process/files.js';
import { taskFolders } from '../../store/project-folder.js';
import { projectRoot, type RunPaths, runPaths } from '../../store/run-folder.js';
import { resultText } from '../../store/texts.js';
import { inputValues, missingInputs, readVars } from '../../workflow/graph/vars.js';
import { openLoop } from '../../workflow/loop.js';
import { openWorkflow } from '../../workflow/open.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import type { RunEnd } from '../conduct.js';
import { type Face, type RunRequest, runFor } from '../face.js';
import type { GraphStart } from '../launch.js';
import type { StopControl } from '../stop.js';
import { COPY, inScratch, type Scratch } from './scratch.js';
import { RehearsedScripts, type ScriptAct, type ScriptPlace } from './scripts.js';
import type { CaseSetup } from './test-file.js';
import { VirtualClock } from './virtual-clock.js';

/** The id of every rehearsal's run, long enough to be told from a word of a text. */
const REHEARSED_RUN = 'raymond-test';

export interface RehearsalRequest {
  /** Absolute, where the user has it. */
  readonly workflow: string;
  readonly recording: Recording;
  readonly setup: CaseSetup;
  /** For this rehearsal alone: what the run leaves there is looked at afterwards. */
  readonly scratch: Scratch;
  /** The folder in the project where the run works. */
  readonly folder: string;
  readonly strict: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly environmentMode: Face['environmentMode'];
  readonly signal: AbortSignal;
  /** Real ms after which the run counts as hung, for example on a script that never ends. */
  readonly limitMs: number;
  readonly maxSteps?: number;
  readonly linted?: true;
  readonly act?: (place: ScriptPlace) => ScriptAct;
  readonly wrap?: (agent: AgentCli, clock: VirtualClock) => AgentCli | Promise<AgentCli>;
  readonly onEvent?: (event: LoggedEvent) => void;
  /** The orchestrator is lost right after this event, once, and the run is resumed. */
  readonly isLostAfter?: (event: LoggedEvent) => boolean;
  /** True when a run that has paused is resumed, once, as soon as it may be. */
  readonly resumePaused?: boolean;
}

export interface Rehearsed {
  readonly observed: Observed;
  /** Why nothing would have gone on any more. Null when the run has come to an end. */
  readonly hung: string | null;
  /** How the run had stopped before it was resumed. */
  readonly stops: readonly Pick<Run, 'status' | 'reason'>[];
  readonly fileText: FileText;
  readonly workflow: Workflow;
}

/**
 * Plays a recording through the real orchestrator (spec 6.4, 8.4), by a clock that waits for nobody.
 * @throws UsageError for what is no fault of the workflow's run, for example a missing input
 */
export async function rehearse(request: RehearsalRequest): Promise<Rehearsed> {
  const { setup } = request;
  const workflow = await openForTest(request);
  const stops: Pick<Run, 'status' | 'reason'>[] = [];
  const answers = [...setup.answers];
  const stage = new RehearsalStage(request, workflow);
  let end = await stage.perform({
    kind: 'new',
    ...(await newRun({ ...request, folder: stage.folder }, workflow)),
  });
  while (stage.hung === null && !request.signal.aborted) {
    const { run } = end;
    const given = run.status === 'asking' ? openQuestions(run).slice(0, answers.length) : [];
    const mayResume = run.status === 'paused' && request.resumePaused === true && stops.length === 0;
    if (given.length === 0 && !mayResume) break;
    if (mayResume) {
      stops.push({ status: run.status, reason: run.reason });
      if (run.resume_at !== null) stage.clock.skip(Date.parse(run.resume_at) + 1000 - stage.clock.now());
    }
    end = await stage.perform(
      stage.resumption(given.map(({ id }) => ({ askId: id, text: answers.shift()! }))),
    );
  }
  if (request.signal.aborted) throw new RaymondError('INTERRUPTED', 'The test was interrupted.');
  return { ...stage.told(end), stops, workflow };
}

/**
 * Opens the workflow, in the copy of the project when it is part of that.
 * @throws UsageError for a state graph that is not part of it, since it writes beside its workflow
 */
export async function openForTest({
  workflow: given,
  scratch,
  setup,
  folder,
  linted,
}: Pick<RehearsalRequest, 'workflow' | 'scratch' | 'setup' | 'folder' | 'linted'>): Promise<Workflow> {
  const path = inScratch(scratch, given);
  const options = { cwd: folder, ...(linted && { linted }) };
  const workflow = await (setup.loop === null ? openWorkflow(path, options) : openLoop(path, setup.loop));
  if (workflow.graph !== undefined && path === given)
    throw new UsageError(
      'A state graph keeps its outputs beside its workflow, which a test must not touch: start the test in its project, or let `project: { copy: … }` in test.yaml name that.',
      { file: given },
    );
  return workflow;
}

async function newRun(
  { setup, recording, folder, maxSteps }: RehearsalRequest,
  workflow: Workflow,
): Promise<Omit<Extract<RunRequest, { kind: 'new' }>, 'kind'>> {
  const { input, loop, concurrency } = setup;
  if (workflow.manifest.input?.mode === 'required' && input === null)
    throw new UsageError(
      `The workflow ${workflow.name} needs an input: give \`input\` in test.yaml, or --input with --init.`,
    );
  const { budget_usd: budgetUsd, ...choices } = chooseLaunch(
    { agent: STAND_IN, concurrency, budget_usd: setup.budgetUsd, max_steps: maxSteps },
    choicesOf(workflow.manifest),
  );
  const launch: Launch = {
    ...choices,
    recording: recording.folder,
    on_ask: 'pause',
    cwd: folder,
    root: projectRoot(folder),
    loop,
    agent_args: null,
  };
  const graph = await graphStart(workflow, setup);
  return {
    ...{ runId: REHEARSED_RUN, workflow, input, budgetUsd, launch, metadata: {} },
    ...(graph !== undefined && { graph }),
  };
}

async function graphStart(workflow: Workflow, { vars }: CaseSetup): Promise<GraphStart | undefined> {
  const { graph } = workflow;
  if (graph === undefined) return undefined;
  const { values, missing } = inputValues(graph.inputs, vars, await readVars(graph.folder));
  if (missing.length > 0) throw missingInputs(missing, workflow.path);
  return { entry: workflow.entry, context: { ...EMPTY_CONTEXT, vars: values } };
}

const recoveryHint: WordRecovery = () => '';

/** One run with all its resumptions. */
class RehearsalStage {
  hung: string | null = null;
  readonly clock: VirtualClock;
  /** Where the run works, as `raymond run` would decide it. */
  readonly folder: string;
  private readonly story = new Story();
  private readonly scripts: RehearsedScripts;
  private stop: StopControl | null = null;
  /** A copy of everything as it was when the orchestrator was lost. */
  private leftBehind: string | null = null;
  private wasLost = false;

  constructor(
    private readonly request: RehearsalRequest,
    private readonly workflow: Workflow,
  ) {
    this.clock = new VirtualClock(() => this.end('all that was left to be waited for never comes'));
    this.scripts = new RehearsedScripts(request.act ?? (() => null), this.clock);
    const { graph, manifest } = workflow;
    const own = graph != null && graph.raili !== null ? graph.root : manifest.working_directory;
    this.folder = own === undefined ? request.folder : inScratch(request.scratch, own);
  }

  async perform(run: RunRequest): Promise<RunEnd> {
    const { signal, limitMs } = this.request;
    const interrupt = (): void => this.interrupt('The test was interrupted.');
    const limit = setTimeout(() => this.end(`it was still going on after ${limitMs / 1000} s`), limitMs);
    signal.addEventListener('abort', interrupt);
    try {
      const end = await runFor(this.face(), run);
      return this.leftBehind === null ? end : await this.afterLoss(this.leftBehind);
    } catch (error) {
      // What a lost orchestrator reports is never heard.
      if (this.leftBehind !== null) return await this.afterLoss(this.leftBehind);
      throw error;
    } finally {
      clearTimeout(limit);
      signal.removeEventListener('abort', interrupt);
    }
  }

  resumption(answers: readonly { askId: string; text: string }[]): RunRequest {
    return {
      kind: 'resume',
      runId: REHEARSED_RUN,
      openWorkflow: async () => this.workflow,
      budgetUsd: undefined,
      launch: (stored) => stored,
      acceptChanges: true,
      freshSession: false,
      answers,
    };
  }

  told(end: RunEnd): Pick<Rehearsed, 'observed' | 'hung' | 'fileText'> {
    const { run, paths } = end;
    const text = run.results.main === undefined ? null : resultText(paths.folder, run.results.main);
    const result = text === null ? null : withNames(text, this.names(paths));
    const { status, reason, message } = run;
    return {
      observed: observedOf(this.story, { status, reason, message, result }),
      hung: this.hung,
      fileText: (path) => this.fileText(path),
    };
  }

  /** Values that differ from run to run, with the names that stand for them in texts. */
  private names({ folder }: RunPaths): RunValue[] {
    const { scratch } = this.request;
    return [
      { value: this.taskFolder, name: 'task_folder' },
      { value: folder, name: 'run_folder' },
      { value: join(scratch.root, 'worktrees', REHEARSED_RUN), name: 'worktrees' },
      { value: scratch.project, name: 'root' },
      { value: REHEARSED_RUN, name: 'run_id' },
    ];
  }

  private get taskFolder(): string {
    return join(taskFolders(projectRoot(this.folder), REHEARSED_RUN), 'main');
  }

  /** Outside of the project, since a test may check that scripts find the project as it was. */
  private get stateDir(): string {
    return join(this.request.scratch.root, 'state');
  }

  private fileText(path: string): string | null {
    const inTask = /^\{\{\s*task_folder\s*\}\}\/(.*)$/s.exec(path)?.[1];
    const folder = inTask === undefined ? this.folder : this.taskFolder;
    const file = join(folder, inTask ?? path);
    const way = relative(folder, file);
    if (way.startsWith(`..${sep}`) || isAbsolute(way)) return null;
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
    return readPlainFile(file).toString();
  }

  private face(): Face {
    const { request, clock } = this;
    const { scratch, recording, strict, wrap } = request;
    return {
      stateDir: this.stateDir,
      project: projectRoot(this.folder),
      keysWhereSilent: 'environment',
      ports: clock.ports,
      children: this.scripts,
      createAgentCli: async () => {
        const sleep = (ms: number, signal: AbortSignal): Promise<void> => clock.ports.sleep(ms, signal);
        const agent = createReplayAgent({ recording, strict, sleep });
        return wrap === undefined ? agent : wrap(agent, clock);
      },
      onEvent: (event) => this.onEvent(event),
      onStopControl: (stop) => {
        this.stop = stop;
      },
      onInFlight: (visits) => clock.onInFlight(visits),
      environment: environmentOf(request),
      environmentMode: request.environmentMode,
      templateValues: {},
      onSignal: () => () => {},
      interrupted: () => '',
      recoveryHint,
      worktrees: join(scratch.root, 'worktrees'),
      checkDirectory: () => {},
      strict,
      record: null,
      warm: false,
    };
  }

  private onEvent(event: LoggedEvent): void {
    if (this.leftBehind !== null) return;
    this.story.apply(event);
    this.scripts.onEvent(event);
    this.request.onEvent?.(event);
    if (this.wasLost || !this.request.isLostAfter?.(event)) return;
    this.wasLost = true;
    // What is on disk now is all that a resume will find.
    const { root } = this.request.scratch;
    this.leftBehind = `${root}.lost`;
    cpSync(root, this.leftBehind, COPY);
    this.interrupt('The orchestrator was lost.');
  }

  private async afterLoss(copy: string): Promise<RunEnd> {
    const { root } = this.request.scratch;
    rmSync(root, { recursive: true, force: true });
    renameSync(copy, root);
    // The lock's holder is gone.
    rmSync(runPaths(this.stateDir, REHEARSED_RUN).lock, { force: true });
    this.leftBehind = null;
    return this.perform(this.resumption([]));
  }

  private end(why: string): void {
    // The timer is of an earlier life of the run, or the run is being ended already.
    if (this.stop === null || this.stop.request?.mode === 'interrupt') return;
    this.hung = why;
    this.interrupt(why);
  }

  private interrupt(message: string): void {
    this.stop?.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message });
  }
}

/** Leaves out what a git hook, or a run of which this process is a script, has set for itself. */
function environmentOf({ environment, setup }: RehearsalRequest): Record<string, string | undefined> {
  const own = Object.entries(environment).filter(
    ([name]) =>
      !/^(?:RAYMOND_|GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY)$)/.test(name),
  );
  return { ...Object.fromEntries(own), ...setup.env };
}
