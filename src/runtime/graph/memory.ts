import { appendFileSync, lstatSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, RaymondError } from '../../core/errors.js';
import type { LessonScope } from '../../core/graph/graph.js';
import { addLesson, type Lesson } from '../../core/graph/lessons.js';
import { readPlainFile } from '../../process/files.js';
import { IN_PROJECT } from '../../store/project-folder.js';
import type { Graph } from '../../workflow/graph/graph.js';

type Places = Pick<Graph, 'folder' | 'root' | 'raili'>;

/** The path of an agent's lessons: the project's, or the workflow's own. */
export function lessonsFile({ folder, root, raili }: Places, agent: string, scope: LessonScope): string {
  const own = raili === null ? join(root, IN_PROJECT.learnings) : join(raili, 'learnings');
  const home = scope === 'workflow' ? join(folder, 'learnings') : own;
  return join(home, `${agent.replace(/[/\\]/g, '_')}.md`);
}

/** Adds a lesson to an agent's file. @returns false when it was there already */
export function teachAgent(places: Places, agent: string, scope: LessonScope, lesson: Lesson): boolean {
  const file = lessonsFile(places, agent, scope);
  const before = readLossyText(file);
  const after = addLesson(before, lesson);
  if (after === before) return false;
  // The lesson goes to the end: another run may be adding one at this moment.
  append(file, before, after.slice(before.length));
  return true;
}

function append(file: string, before: string, more: string): void {
  // A link is not followed: that would write to whatever somebody has put in the file's place.
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) writeWhole(file, before + more, 'new');
  else
    namingFile(file, () => {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, more);
    });
}

/**
 * Writes a file as a whole or not at all.
 * @param by a run's id: what a crash has left half done, that run's next try replaces
 * @throws RaymondError if it cannot be written
 */
export function writeWhole(file: string, text: string, by: string): void {
  namingFile(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    const temporary = `${file}.${by}.tmp`;
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  });
}

/** Empty for a missing file. @throws RaymondError if it cannot be read */
export function readLossyText(file: string): string {
  return textOf(file) ?? '';
}

/** Null for a missing file. @throws RaymondError if it cannot be read */
export function textOf(file: string): string | null {
  try {
    return readPlainFile(file).toString();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw notUsable(file, error);
  }
}

/** @throws RaymondError that names the file */
export function namingFile(file: string, action: () => void): void {
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
