import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, RaymondError } from '../../core/errors.js';
import type { LessonScope } from '../../core/graph/graph.js';
import { addLesson, hasLesson, type Lesson } from '../../core/graph/lessons.js';
import { appendOutput } from '../../core/graph/output.js';
import type { Memory } from '../../core/graph/prompt.js';
import type { Graph } from '../../workflow/graph/graph.js';

type Places = Pick<Graph, 'folder' | 'root' | 'raili'>;

/** `outputs/<state>.md` and `outputs/<state>.latest.md` beside the workflow (spec 5.7). */
function outputFiles({ folder }: Places, state: string): { all: string; latest: string } {
  const base = join(folder, 'outputs', state);
  return { all: `${base}.md`, latest: `${base}.latest.md` };
}

/** An agent's lessons: the project's, or the workflow's own. */
export function lessonsFile({ folder, root, raili }: Places, agent: string, scope: LessonScope): string {
  const home = scope === 'workflow' ? folder : (raili ?? join(root, '.raymond'));
  return join(home, 'learnings', `${agent.replace(/[/\\]/g, '_')}.md`);
}

/** What an agent state knows from before (spec 5.7). */
export function readMemory(places: Places, state: string, agent: string): Memory {
  return {
    outputs: readText(outputFiles(places, state).all),
    globalLessons: readText(lessonsFile(places, agent, 'global')),
    workflowLessons: readText(lessonsFile(places, agent, 'workflow')),
  };
}

/** A state's last output; empty if it has none. */
export function latestOutput(places: Places, state: string): string {
  return readText(outputFiles(places, state).latest);
}

/**
 * Keeps a state's output. The files' time is the turn's start, by which a turn that a crash cut off later on
 * knows that its output is kept already.
 * @param startedAt ISO time of the turn
 * @throws RaymondError if it cannot be written, as all that write here do.
 */
export function storeOutput(places: Places, state: string, output: string, startedAt: string): void {
  const { all, latest } = outputFiles(places, state);
  if (timeOf(all) === Date.parse(startedAt)) return;
  writeWhole(latest, `${output}\n`, startedAt);
  writeWhole(all, appendOutput(readText(all), output, startedAt), startedAt);
}

/** `reset_outputs`: deletes both files of each state. */
export function resetOutputs(places: Places, states: readonly string[]): void {
  for (const state of states) {
    const { all, latest } = outputFiles(places, state);
    attempt(all, () => rmSync(all, { force: true }));
    attempt(latest, () => rmSync(latest, { force: true }));
  }
}

/** Adds a lesson to an agent's file, unless it is there; says whether it was new, also when a crash has come after that. */
export function teachAgent(places: Places, agent: string, scope: LessonScope, lesson: Lesson): boolean {
  const file = lessonsFile(places, agent, scope);
  const before = readText(file);
  const after = addLesson(before, lesson);
  if (after === before) return hasLesson(before, lesson);
  writeWhole(file, after, lesson.time);
  return true;
}

/** Whole or not at all, and as of this time: a resume that writes it again takes what a crash left half done. */
function writeWhole(file: string, text: string, asOf: string): void {
  const time = new Date(asOf);
  attempt(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    const temporary = `${file}.${time.getTime()}.tmp`;
    writeFileSync(temporary, text);
    utimesSync(temporary, time, time);
    renameSync(temporary, file);
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw notUsable(file, error);
  }
}

function timeOf(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? null : Math.round(stats.mtimeMs);
}

function attempt(file: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    throw notUsable(file, error);
  }
}

function notUsable(file: string, cause: unknown): RaymondError {
  return new RaymondError(
    'STATE_WRITE_FAILED',
    `${file} cannot be used: ${messageOf(cause)}`,
    {},
    { cause: cause as Error },
  );
}
