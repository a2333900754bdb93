import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURE_CODES, type FailureKind, type RunValue } from '../../agents/agent.js';
import { withNames } from '../../agents/replay/comparable.js';
import { createRecorder, readRecording } from '../../agents/replay/files.js';
import { RECORDING_VERSION, type RecordedTurn } from '../../agents/replay/recording.js';
import { UsageError } from '../../core/errors.js';
import type { LoggedEvent, LoggedOutcome } from '../../core/events.js';
import type { Run } from '../../core/run.js';
import type { Expectations } from '../../core/testing/expectations.js';
import { bareState, type Observed, Observer } from '../../core/testing/observed.js';
import { withLongTexts } from '../../store/long-texts.js';
import { taskFolders } from '../../store/project-folder.js';
import { checkRunId, existingRun, type RunPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import { readText, resultText } from '../../store/texts.js';
import { scanEvents } from '../../store/transcript.js';
import { checkVouchedFor } from '../launch.js';
import type { TestCase } from './cases.js';
import { recordingHome } from './find.js';
import type { ScriptStub } from './scripts.js';
import { NO_SETUP } from './test-file.js';

export interface RunSource {
  /** The workflow under test, absolute. */
  readonly workflow: string;
  readonly stateDir: string;
  readonly write: 'init' | 'update' | null;
}

/**
 * A case out of a run's own files: what its agents said is played, and the run has to go as it went (spec 6.4).
 * @param folder where a recording of it is kept, with `--init`; default: beside the workflow
 * @throws UsageError; StateError for a run that there is not
 */
export async function caseFromRun(id: string, source: RunSource, folder?: string): Promise<TestCase> {
  const paths = await filesOfRun(id, source);
  const run = await readStateFile(paths.state);
  checkVouchedFor(run);
  const story = await readStory(run, paths);
  const recording =
    source.write === 'init'
      ? await keptIn(folder ?? recordingHome(source.workflow), story.turns)
      : { folder: '', turns: story.turns, replies: {} };
  return {
    name: `run ${run.workflow_id}`,
    recording,
    setup: {
      ...NO_SETUP,
      input: story.input,
      vars: story.vars,
      answers: story.answers,
      loop: run.launch.loop,
      concurrency: run.launch.concurrency,
    },
    expect: expectationsOf(story.observed),
    file: null,
    scripts: story.scripts,
  };
}

/** A run of this machine; what was pulled from a job lies there too. */
async function filesOfRun(id: string, { stateDir }: RunSource): Promise<RunPaths> {
  if (/^https?:/.test(id))
    throw new UsageError(`--from-run ${id}: fetch that run first (raymond pull), then give its id.`);
  return existingRun(stateDir, checkRunId(id));
}

/** What a run came to, as expectations of the next one. */
export function expectationsOf({ status, reason, result, visits }: Observed): Expectations {
  const lists = [...visits];
  return {
    ...(status !== 'running' && { status }),
    ...(status !== 'completed' && reason !== null && { reason }),
    ...(result !== null && { result: { kind: 'text' as const, text: result } }),
    paths: Object.fromEntries(lists.map(([agent, list]) => [agent, list.map(({ state }) => state)])),
    transitions: Object.fromEntries(
      lists.map(([agent, list]) => [agent, list.map(({ transition }) => transition ?? 'none')]),
    ),
  };
}

interface Story {
  readonly input: string | null;
  readonly vars: Readonly<Record<string, string>>;
  readonly answers: readonly string[];
  readonly turns: readonly RecordedTurn[];
  readonly scripts: Readonly<Record<string, readonly ScriptStub[]>>;
  readonly observed: Observed;
}

async function readStory(run: Run, paths: RunPaths): Promise<Story> {
  const teller = new StoryTeller(run, paths);
  await scanEvents(paths.events, (event) =>
    teller.onEvent(withLongTexts(event, (ref) => readText(paths.folder, ref))),
  );
  return teller.story();
}

/** A turn without its visit: nobody has said when it began. */
const NOWHERE = { visit: 1, turns: 0 };

class StoryTeller {
  private readonly observer = new Observer();
  private readonly visits = new Map<string, { visit: number; turns: number }>();
  private readonly kinds = new Map<string, string>();
  private readonly turns: RecordedTurn[] = [];
  private readonly scripts: Record<string, ScriptStub[]> = {};
  private readonly answers: string[] = [];
  private input: string | null = null;
  private hasBegun = false;
  private vars: Readonly<Record<string, string>> = {};

  constructor(
    private readonly run: Run,
    private readonly paths: RunPaths,
  ) {}

  onEvent(event: LoggedEvent): void {
    this.observer.onEvent(event);
    switch (event.type) {
      case 'graph_started': {
        // It is made of the workflow's name.
        const { workflow: _, ...vars } = event.context.vars;
        this.vars = vars;
        break;
      }
      case 'state_started': {
        if (!this.hasBegun) this.input = event.input;
        this.hasBegun = true;
        const before = this.visits.get(event.agent);
        // A resume tells of a state again that it takes up.
        if (before === undefined || before.visit !== event.visit || this.stateOf(event.agent) !== event.state)
          this.visits.set(event.agent, { visit: event.visit, turns: 0 });
        this.kinds.set(event.agent, event.state);
        break;
      }
      case 'outcome':
        this.take(event.agent, event.state, event);
        break;
      case 'answered':
        this.answers.push(event.answer);
        break;
      default:
    }
  }

  story(): Story {
    const { status, reason, message, results } = this.run;
    const text = results.main === undefined ? null : resultText(this.paths.folder, results.main);
    const result = text === null ? null : withNames(text, this.values('main'));
    const { input, vars, answers, turns, scripts } = this;
    return {
      ...{ input, vars, answers, turns, scripts },
      observed: this.observer.observed({ status, reason, message, result }),
    };
  }

  private stateOf(agent: string): string | undefined {
    return this.kinds.get(agent);
  }

  private take(agent: string, state: string, { result, cost_usd, usage }: LoggedOutcome): void {
    const place = this.visits.get(agent) ?? NOWHERE;
    if (result.kind === 'exit') {
      const stub = { stdout: result.stdout, stderr: result.stderr, exit_code: result.exit_code };
      const key = `${agent}/${bareState(state)}`;
      const visits = this.scripts[key] ?? [];
      visits[place.visit - 1] = stub;
      this.scripts[key] = visits;
      return;
    }
    const values = this.values(agent);
    const text = result.kind === 'text' ? result.text : '';
    const literal = values.filter(({ name }) => !text.includes(`{{${name}}}`));
    this.turns.push({
      version: RECORDING_VERSION,
      ...{ agent, state },
      visit: place.visit,
      turn: place.turns,
      placeholders: literal.map(({ name }) => name),
      text: withNames(text, literal),
      session: null,
      ...{ cost_usd, usage },
      events: [],
      ...(result.kind === 'failure' && { failure: { kind: kindOf(result.code), message: result.message } }),
    });
    place.turns += 1;
  }

  private values(agent: string): RunValue[] {
    const { workflow_id: id, launch } = this.run;
    return [
      { value: join(taskFolders(launch.root, id), agent), name: 'task_folder' },
      // Where it lay before it moved into the project's own folder.
      { value: join(this.paths.folder, 'tasks', agent), name: 'task_folder' },
      { value: this.paths.folder, name: 'run_folder' },
      { value: launch.root, name: 'root' },
      { value: id, name: 'run_id' },
    ];
  }
}

/** A code is that of several kinds; the first is the one that would be tried again. */
function kindOf(code: string): FailureKind {
  const kinds = Object.keys(FAILURE_CODES) as FailureKind[];
  return kinds.find((kind) => FAILURE_CODES[kind] === code) ?? 'crashed';
}

async function keptIn(folder: string, turns: readonly RecordedTurn[]): Promise<TestCase['recording']> {
  if (existsSync(folder) && (await hasRecording(folder)))
    throw new UsageError(`${folder} holds a recording already. Name another folder with --recording.`, {
      file: folder,
    });
  const recorder = await createRecorder(folder);
  for (const turn of turns) await recorder.record(turn);
  // A run of scripts alone has no turns, and its recording is the test.yaml.
  return turns.length === 0 ? { folder, turns, replies: {} } : readRecording(folder);
}

async function hasRecording(folder: string): Promise<boolean> {
  return readRecording(folder).then(
    () => true,
    () => false,
  );
}
