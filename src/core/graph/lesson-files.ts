import type { LessonScope } from './graph.js';
import { addLesson, type Lesson, lessonsIn } from './lessons.js';

/** An agent's two files of lessons (spec 5.7): the project's, and the workflow's own. Empty for a missing file. */
export interface KnownLessons {
  readonly global: string;
  readonly workflow: string;
}

/** A lesson that a run has taught. It is the run's own until the run stops, and then everybody's (spec 5.11). */
export interface InFlightLesson extends Lesson {
  readonly agent: string;
  readonly scope: LessonScope;
}

/** What a run knows of one file of lessons. */
export interface LessonsOfRun {
  /** The file as it was when the run began. */
  readonly before: string;
  /** The file as it is now; null when it is missing. */
  readonly now: string | null;
  /** The run's own lessons, in order. */
  readonly own: readonly InFlightLesson[];
  /** How many of them are in the file already. */
  readonly published: number;
}

/**
 * The lessons that count for a run, as the text of a file: those that were there when it began, its own, and what
 * people have written since. What other runs have taught meanwhile does not count, nor does what people have taken out.
 */
export function lessonsOfRun({ before, now, own, published }: LessonsOfRun): string {
  const texts = new Set([...lessonsIn(before), ...lessonsIn(own.reduce(addLesson, ''))]);
  const kept = items(now ?? before).filter((item) => {
    const [text] = lessonsIn(item);
    return text === undefined || texts.has(text) || isOfPeople(item);
  });
  return own.slice(now === null ? 0 : published).reduce(addLesson, kept.join(''));
}

/** The text ahead of the first lesson, and each lesson with the lines that follow it. */
function items(file: string): string[] {
  return file.split(/^(?=\s*[-*]\s)/m);
}

/** Whether a person wrote the lesson, by hand or with `raymond teach`. */
function isOfPeople(item: string): boolean {
  const [, source] = /^\s*[-*]\s+\[[^\]]*\]\s+\[([^\]]*)\]/.exec(item) ?? [];
  return source === undefined || source === 'manual';
}
