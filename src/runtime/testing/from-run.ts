import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURE_CODES, type FailureKind, type RunValue } from '../../agents/agent.js';
import { withNames } from '../../agents/replay/comparable.js';
import { createRecorder, readRecording } from '../../agents/replay/files.js';
import { RECORDING_VERSION, type RecordedTurn } from '../../agents/replay/recording.js';
import { UsageError } from '../../core/errors.js';
import { stateName } from '../../core/map/workflow-map.js';
import type { Run } from '../../core/run.js';
import { Story } from '../../core/story/story.js';
import type { EventOf } from '../../core/story/visit.js';
import type { Expectations } from '../../core/testing/expectations.js';
import { type Observed, observedOf } from '../../core/testing/observed.js';
import { withLongTexts } from '../../store/long-texts.js';
import { taskFolders } from '../../store/project-folder.js';
import { checkRunId, existingRun, type RunPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import { readLongText, resultText } from '../../store/texts.js';
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
 * Makes a case from a run's own files: what its agents said is played, and the run has to go as it went (spec 6.4).
 * @param folder where `--init` keeps a recording of it; by default beside the workflow
 * @throws UsageError; StateError when there is no such run
 */
export async function caseFromRun(id: string, source: RunSource, folder?: string): Promise<TestCase> {
  const paths = await filesOfRun(id, source);
  const run = await readStateFile(paths.state);
  checkVouchedFor(run);
  const played = await readPlayed(run, paths);
  const recording =
    source.write === 'init'
      ? await keptIn(folder ?? recordingHome(source.workflow), played.turns)
      : { folder: '', turns: played.turns, replies: {} };
  return {
    name: `run ${run.workflow_id}`,
    recording,
    setup: {
      ...NO_SETUP,
      input: played.input,
      vars: played.vars,
      answers: played.answers,
      loop: run.launch.loop,
      concurrency: run.launch.concurrency,
    },
    expect: expectationsOf(played.observed),
    file: null,
    scripts: played.scripts,
  };
}

/** The run is one of this machine; what was pulled from a job lies there, too. */
async function filesOfRun(id: string, { stateDir }: RunSource): Promise<RunPaths> {
  if (/^https?:/.test(id))
    throw new UsageError(`--from-run ${id}: fetch that run first (raymond pull), then give its id.`);
  return existingRun(stateDir, checkRunId(id));
}

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

interface Played {
  readonly input: string | null;
  readonly vars: Readonly<Record<string, string>>;
  readonly answers: readonly string[];
  readonly turns: readonly RecordedTurn[];
  readonly scripts: Readonly<Record<string, readonly ScriptStub[]>>;
  readonly observed: Observed;
}

async function readPlayed(run: Run, paths: RunPaths): Promise<Played> {
  const story = new Story();
  let vars: Readonly<Record<string, string>> = {};
  await scanEvents(paths.events, (event) => {
    const whole = withLongTexts(event, (ref) => readLongText(paths.folder, ref));
    story.apply(whole);
    // The variable `workflow` is made of the workflow's name.
    if (whole.type !== 'graph_started') return;
    const { workflow: _, ...others } = whole.context.vars;
    vars = others;
  });
  return { vars, ...new Player(run, paths).play(story) };
}

/** What a run's agents and scripts have said, to be said again. */
class Player {
  constructor(
    private readonly run: Run,
    private readonly paths: RunPaths,
  ) {}

  play(story: Story): Omit<Played, 'vars'> {
    const { status, reason, message, results } = this.run;
    const text = results.main === undefined ? null : resultText(this.paths.folder, results.main);
    const result = text === null ? null : withNames(text, this.values('main'));
    const turns: { readonly seq: number; readonly turn: RecordedTurn }[] = [];
    const scripts: Record<string, ScriptStub[]> = {};
    const answers: EventOf<'answered'>[] = [];
    for (const visit of story.visits) {
      for (const event of visit.told.values()) if (event.type === 'answered') answers.push(event);
      let number = 0;
      for (const { outcomeEvent: event } of visit.turns) {
        if (event === null) continue;
        const { result: said, seq } = event;
        if (said.kind === 'exit') {
          const stub = { stdout: said.stdout, stderr: said.stderr, exit_code: said.exit_code };
          const key = `${visit.agent}/${stateName(visit.state)}`;
          scripts[key] ??= [];
          scripts[key][visit.visit - 1] = stub;
        } else {
          turns.push({ seq, turn: { ...this.recorded(event), visit: visit.visit, turn: number } });
          number += 1;
        }
      }
    }
    return {
      input: story.visits[0]?.input ?? null,
      answers: answers.sort((a, b) => a.seq - b.seq).map(({ answer }) => answer),
      turns: turns.sort((a, b) => a.seq - b.seq).map(({ turn }) => turn),
      scripts,
      observed: observedOf(story, { status, reason, message, result }),
    };
  }

  private recorded(event: EventOf<'outcome'>): Omit<RecordedTurn, 'visit' | 'turn'> {
    const { agent, state, result, cost_usd, usage } = event;
    const text = result.kind === 'text' ? result.text : '';
    const literal = this.values(agent).filter(({ name }) => !text.includes(`{{${name}}}`));
    return {
      version: RECORDING_VERSION,
      ...{ agent, state },
      placeholders: literal.map(({ name }) => name),
      text: withNames(text, literal),
      session: null,
      ...{ cost_usd, usage },
      events: [],
      ...(result.kind === 'failure' && { failure: { kind: kindOf(result.code), message: result.message } }),
    };
  }

  private values(agent: string): RunValue[] {
    const { workflow_id: id, launch } = this.run;
    return [
      { value: join(taskFolders(launch.root, id), agent), name: 'task_folder' },
      // Task folders of runs of older versions lay in the run's folder.
      { value: join(this.paths.folder, 'tasks', agent), name: 'task_folder' },
      { value: this.paths.folder, name: 'run_folder' },
      { value: launch.root, name: 'root' },
      { value: id, name: 'run_id' },
    ];
  }
}

/** Several kinds share a code; the first of them is the one that would be tried again. */
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
