import type { LessonScope, TeachSource } from './graph.js';
import { type Variables, variableIn } from './variables.js';

/** What follows the first `lesson:`, in any case; null when nothing does (spec 5.7). */
export function extractLesson(text: string): string | null {
  const at = text.search(/lesson:/i);
  const lesson = at < 0 ? '' : tidy(text.slice(at + 'lesson:'.length));
  return lesson === '' ? null : lesson;
}

/** A lesson's text with its lines, without blanks at their ends and blank lines around it. */
function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .trim();
}

/** The text by which lessons are compared: white space makes no difference. */
function sameText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Puts a lesson on one line of its file: `\n` there is a line break, as in Raili, and `\\n` the two characters. */
function onOneLine(text: string): string {
  return tidy(text)
    .replace(/\\(?=[\\n\n])/g, '\\\\')
    .replaceAll('\n', '\\n');
}

function withLines(line: string): string {
  return line.replace(/\\([\\n])/g, (_, what: string) => (what === 'n' ? '\n' : '\\'));
}

export interface Lesson {
  readonly text: string;
  /** Where it came from: `output:review`, `var:REVIEW_FAILED` or `manual`. */
  readonly source: string;
  /** ISO 8601. */
  readonly time: string;
}

/** Adds a line `- [ISO] [source] text` to an agent's lessons file, unless it has an equal lesson. */
export function addLesson(file: string, lesson: Lesson): string {
  const text = sameText(lesson.text);
  if (text === '' || lessonsIn(file).some((other) => sameText(other) === text)) return file;
  const line = `${lineOf(lesson)}\n`;
  return file === '' || file.endsWith('\n') ? `${file}${line}` : `${file}\n${line}`;
}

function lineOf({ time, source, text }: Lesson): string {
  return `- [${time}] [${source.replace(/[[\]\s]+/g, ' ')}] ${onOneLine(text)}`;
}

/** The texts of a lessons file. A list item that a person wrote without time and source counts too. */
export function lessonsIn(file: string): string[] {
  return file.split('\n').flatMap((line) => {
    const [, text = ''] = /^\s*[-*]\s+(?:\[[^\]]*\]\s+\[[^\]]*\]\s+)?(.*)$/.exec(line) ?? [];
    return text.trim() === '' ? [] : [tidy(withLines(text))];
  });
}

/**
 * Puts an agent's lessons ahead of its prompt (spec 5.7). A lesson of the workflow's own replaces an equal global one.
 * Times and sources are for people and stay in the files.
 */
export function withLessons(prompt: string, globalFile: string, workflowFile: string): string {
  const own = lessonsIn(workflowFile);
  const ownTexts = new Set(own.map(sameText));
  const others = lessonsIn(globalFile).filter((text) => !ownTexts.has(sameText(text)));
  const lessons = new Map([...others, ...own].map((text) => [sameText(text), text]));
  if (lessons.size === 0) return prompt;
  const list = [...lessons.values()].map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
  return `## Learnings from previous runs\n\n${list}\n\n${prompt}`;
}

export interface TaughtLesson {
  readonly agent: string;
  readonly scope: LessonScope;
  readonly source: string;
  readonly text: string;
}

/**
 * The lessons that a state's `teach` gives (spec 5.7). Nothing is taught by a text without `lesson:`, a missing output,
 * or a variable that is not set, such as an approval's other reason.
 * @param outputOf the last output of a state, empty if it has none
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
