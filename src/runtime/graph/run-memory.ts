import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageOf } from '../../core/errors.js';
import type { EmitEvent, RunEvent } from '../../core/events.js';
import { lengthOf, valuesOf } from '../../core/graph/chain.js';
import type { LessonScope } from '../../core/graph/graph.js';
import { type InFlightLesson, lessonsOfRun } from '../../core/graph/lesson-files.js';
import { addLesson } from '../../core/graph/lessons.js';
import { outputPiece } from '../../core/graph/output.js';
import type { Memory } from '../../core/graph/prompt.js';
import { lessonsOf } from '../../core/graph/record.js';
import type { OpenTurn } from '../../core/run.js';
import type { RunPaths } from '../../store/run-folder.js';
import type { Graph } from '../../workflow/graph/graph.js';
import { type GraphHistory, scanMemory } from './history.js';
import { lessonsFile, namingFile, readLossyText, teachAgent, textOf, writeWhole } from './memory.js';
import { type NewestCopy, outputsCopy } from './newest-copy.js';

/** Which agent is in which state. */
interface AgentPlace {
  readonly agent: string;
  readonly state: string;
}

export interface RunMemoryOptions {
  readonly graph: Graph;
  readonly paths: RunPaths;
  readonly history: GraphHistory;
  readonly copy: NewestCopy;
  readonly emit: EmitEvent;
  readonly warn: (message: string) => void;
}

const SCOPES: readonly LessonScope[] = ['global', 'workflow'];

/**
 * What a run of a graph remembers (spec 5.7, 5.11): its states' outputs and the lessons that it teaches. The log holds
 * the truth; the files in the run's folder, and their copy beside the workflow, are made from it.
 */
export class RunMemory {
  /** Whether people know already that the copy failed. */
  private isTold = false;

  constructor(private readonly options: RunMemoryOptions) {}

  /** What an agent state knows from earlier visits. */
  of(state: string, agent: string): Memory {
    return {
      outputs: this.has(state) ? readLossyText(this.file(state)) : '',
      globalLessons: this.lessons(agent, 'global'),
      workflowLessons: this.lessons(agent, 'workflow'),
    };
  }

  /** A state's last output; empty without one. */
  latest(state: string): string {
    return this.has(state) ? readLossyText(this.file(state, '.latest')) : '';
  }

  /**
   * Keeps a state's output, once for each turn.
   * @throws RaymondError if it cannot be written
   */
  store({ agent, state }: AgentPlace, output: string, turn: OpenTurn): void {
    const { emit, paths } = this.options;
    const kept = this.options.history.record.outputs.get(state) ?? null;
    // A turn that a crash cuts off after this is judged again.
    if (kept?.value.turn === turn.id) return;
    const at = turn.started_at;
    emit({ type: 'output_stored', agent, state, turn: turn.id, at, text: output });
    const isFirst = kept === null;
    const files = { piece: outputPiece(output, at, isFirst), isFirst, latest: `${output}\n`, by: this.id };
    write(paths.outputs, state, files);
    this.alongside((folder) => write(folder, state, files));
  }

  /** Applies `reset_outputs`, once for each entry. @param step the run's, which begins with the entry */
  reset(states: readonly string[], step: number): void {
    const { history, emit, paths } = this.options;
    if (states.length === 0 || history.record.resetStep === step) return;
    emit({ type: 'outputs_reset', step, states });
    for (const gone of states) remove(paths.outputs, gone);
    this.alongside((folder) => {
      for (const gone of states) remove(folder, gone);
    });
  }

  /** Gives an agent a lesson, unless it knows it. */
  teach({ agent, state }: AgentPlace, lesson: InFlightLesson, turn: OpenTurn): void {
    const known = this.lessons(lesson.agent, lesson.scope);
    if (addLesson(known, lesson) === known) return;
    this.options.emit({ type: 'taught', agent, state, turn: turn.id, lesson });
  }

  /**
   * Makes the files match the log: a new run has none, and after a crash nothing is half done.
   * @throws RaymondError if they cannot be made
   */
  async begin(): Promise<void> {
    const { graph, paths, history, copy, emit, warn } = this.options;
    // A run of a version that kept its outputs beside the workflow goes on with those.
    if (history.record.lessonsBefore === null)
      emit([memoryBegun(graph), ...foundOutputs(graph, outputsCopy(graph))]);
    const newer = this.attemptCopy(() => copy.takeOver());
    if (newer !== null)
      warn(`outputs/ and context.json beside the workflow stay those of ${newer}, which was started later`);
    namingFile(paths.outputs, () => removeAll(paths.outputs, Object.keys(graph.states)));
    const live = new Map([...history.record.outputs].map(([state, kept]) => [state, valuesOf(kept)]));
    const seqs = new Set([...live.values()].flat().map(({ seq }) => seq));
    if (seqs.size === 0) return;
    const begun = new Set<string>();
    const lost = await scanMemory(paths, seqs, (event) => {
      const { state } = event;
      const isFirst = !begun.has(state);
      begun.add(state);
      const files =
        event.type === 'output_found'
          ? { piece: event.all, latest: event.latest }
          : { piece: outputPiece(event.text, event.at, isFirst), latest: `${event.text}\n` };
      write(paths.outputs, state, { ...files, isFirst, by: this.id });
      this.alongside((folder) => write(folder, state, { ...files, isFirst, by: this.id }));
    });
    for (const why of lost) warn(`an earlier output is not whole any more: ${why}`);
  }

  /** Adds the run's lessons to the files that all runs share. */
  publish(): void {
    const { graph, history, copy, emit, warn } = this.options;
    const { record } = history;
    if (lengthOf(record.lessons) === record.published) return;
    const lessons = lessonsOf(record);
    try {
      for (const lesson of lessons.slice(record.published)) {
        copy.check(dirname(lessonsFile(graph, lesson.agent, lesson.scope)));
        teachAgent(graph, lesson.agent, lesson.scope, lesson);
      }
      emit({ type: 'lessons_published', count: lessons.length });
    } catch (error) {
      warn(`what this run has taught is not in the learnings: ${messageOf(error)}`);
    }
  }

  private lessons(agent: string, scope: LessonScope): string {
    const { graph, history } = this.options;
    const { record } = history;
    const isIt = (lesson: InFlightLesson): boolean => lesson.agent === agent && lesson.scope === scope;
    const all = lessonsOf(record);
    return lessonsOfRun({
      before: record.lessonsBefore?.[agent]?.[scope] ?? '',
      now: textOf(lessonsFile(graph, agent, scope)),
      own: all.filter(isIt),
      published: all.slice(0, record.published).filter(isIt).length,
    });
  }

  private get id(): string {
    return basename(this.options.paths.folder);
  }

  private has(state: string): boolean {
    return this.options.history.record.outputs.get(state) != null;
  }

  private file(state: string, kind: '' | '.latest' = ''): string {
    return join(this.options.paths.outputs, `${state}${kind}.md`);
  }

  /** Does the same to the copy, if that is this run's. It is for people: a failure is told, and the run goes on. */
  private alongside(action: (folder: string) => void): void {
    const { copy } = this.options;
    this.attemptCopy(() => {
      const folder = outputsCopy(copy.graph);
      if (!copy.isOurs) return null;
      copy.check(folder);
      action(folder);
      return null;
    });
  }

  private attemptCopy<T>(action: () => T): T | null {
    try {
      return action();
    } catch (error) {
      if (!this.isTold)
        this.options.warn(`outputs/ beside the workflow is not what it should be: ${messageOf(error)}`);
      this.isTold = true;
      return null;
    }
  }
}

/** What the graph's agents have been taught so far, in the files that all runs share. */
export function memoryBegun(graph: Graph): Extract<RunEvent, { type: 'memory_begun' }> {
  const lessons = Object.keys(graph.agents).map((agent) => {
    const [global, workflow] = SCOPES.map((scope) => readLossyText(lessonsFile(graph, agent, scope)));
    return [agent, { global, workflow }];
  });
  return { type: 'memory_begun', lessons: Object.fromEntries(lessons) };
}

/** The outputs in a folder that belong to states of the graph. */
export function foundOutputs(graph: Graph, folder: string): Extract<RunEvent, { type: 'output_found' }>[] {
  return Object.keys(graph.states).flatMap((state) => {
    const base = join(folder, state);
    const [all, latest] = [textOf(`${base}.md`), textOf(`${base}.latest.md`)];
    if ((all ?? latest ?? '').trim() === '') return [];
    return [{ type: 'output_found', state, all: all ?? latest!, latest: latest ?? all! }];
  });
}

interface Files {
  /** The text that is added to the file of all outputs. */
  readonly piece: string;
  readonly isFirst: boolean;
  readonly latest: string;
  /** The run's id. */
  readonly by: string;
}

function write(folder: string, state: string, { piece, isFirst, latest, by }: Files): void {
  const base = join(folder, state);
  namingFile(folder, () => mkdirSync(folder, { recursive: true }));
  writeWhole(`${base}.latest.md`, latest, by);
  if (isFirst) writeWhole(`${base}.md`, piece, by);
  else namingFile(base, () => appendFileSync(`${base}.md`, piece));
}

function remove(folder: string, state: string): void {
  for (const kind of ['', '.latest']) {
    const file = join(folder, `${state}${kind}.md`);
    namingFile(file, () => rmSync(file, { force: true }));
  }
}

function removeAll(folder: string, states: readonly string[]): void {
  const names = new Set(states.flatMap((state) => [`${state}.md`, `${state}.latest.md`]));
  for (const name of listOf(folder)) if (names.has(name)) rmSync(join(folder, name), { force: true });
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
