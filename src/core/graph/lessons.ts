import type { LessonScope, TeachSource } from './graph.js';
import { type Variables, variableIn } from './variables.js';

/** What follows the first `lesson:`, in any case; null if there is none, or nothing after it (spec 5.7). */
export function extractLesson(text: string): string | null {
  const at = text.search(/lesson:/i);
  const lesson = at < 0 ? '' : oneLine(text.slice(at + 'lesson:'.length));
  return lesson === '' ? null : lesson;
}

/** A lesson's text as its file holds it: on one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export interface Lesson {
  readonly text: string;
  /** Where it came from: `output:review`, `var:REVIEW_FAILED`, `manual`. */
  readonly source: string;
  /** ISO 8601. */
  readonly time: string;
}

/** An agent's lessons file with one more: a line `- [ISO] [source] text`; an equal lesson is not added again. */
export function addLesson(file: string, lesson: Lesson): string {
  const text = oneLine(lesson.text);
  if (text === '' || lessonsIn(file).includes(text)) return file;
  const line = `- [${lesson.time}] [${lesson.source.replace(/[[\]\s]+/g, ' ')}] ${text}\n`;
  return file === '' || file.endsWith('\n') ? `${file}${line}` : `${file}\n${line}`;
}

/** The texts of a lessons file; a list item that a person wrote without time and source is one too. */
export function lessonsIn(file: string): string[] {
  return file.split('\n').flatMap((line) => {
    const [, text = ''] = /^\s*[-*]\s+(?:\[[^\]]*\]\s+\[[^\]]*\]\s+)?(.*)$/.exec(line) ?? [];
    return text.trim() === '' ? [] : [oneLine(text)];
  });
}

/**
 * An agent's prompt with its lessons ahead of it (spec 5.7). A lesson of the workflow's own takes the place
 * of an equal global one. Times and sources are for people and stay in the files.
 */
export function withLessons(prompt: string, globalFile: string, workflowFile: string): string {
  const own = lessonsIn(workflowFile);
  const lessons = new Set([...lessonsIn(globalFile).filter((text) => !own.includes(text)), ...own]);
  if (lessons.size === 0) return prompt;
  const list = [...lessons].map((text) => `- ${text}`).join('\n');
  return `## Learnings from previous runs\n\n${list}\n\n${prompt}`;
}

export interface TaughtLesson {
  readonly agent: string;
  readonly scope: LessonScope;
  readonly source: string;
  readonly text: string;
}

/**
 * The lessons that a state's `teach` has to give (spec 5.7). A text without `lesson:`, an output that is not
 * there and a variable that is not set, for instance an approval's other reason, teach nothing.
 * @param outputOf the last output of a state, empty if it has none.
 */
export function taughtLessons(
  teach: readonly TeachSource[],
  variables: Variables,
  outputOf: (state: string) => string,
): TaughtLesson[] {
  return teach.flatMap(({ agent, from, scope }) => {
    const isOutput = 'output' in from;
    const text = extractLesson(
      isOutput ? outputOf(from.output) : (variableIn(variables, from.variable) ?? ''),
    );
    const source = isOutput ? `output:${from.output}` : `var:${from.variable}`;
    return text === null ? [] : [{ agent, scope, source, text }];
  });
}
