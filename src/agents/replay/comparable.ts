import { createHash } from 'node:crypto';
import type { RunValue, TurnRequest } from '../agent.js';

/** A moment as programs write it: `2026-11-22T10:38:38.123Z`, with or without the parts after the minutes. */
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?\b/g;

/**
 * A prompt as recordings keep and compare it: what differs from run to run, the run's id and folders and all times, is
 * `{{name}}` (spec 8.4).
 */
export function comparablePrompt(request: Pick<TurnRequest, 'prompt' | 'context'>): string {
  return namedValues(request).replace(TIME, '{{time}}');
}

/** The same with its times left in, as older recordings have it. */
export function namedValues({ prompt, context }: Pick<TurnRequest, 'prompt' | 'context'>): string {
  return withNames(prompt, context.runValues ?? []);
}

/** The text with names in place of what only this run has. */
export function withNames(text: string, runValues: readonly RunValue[]): string {
  // The longest comes first, since a task folder lies in the run's.
  const values = [...runValues].sort((a, b) => b.value.length - a.value.length);
  if (values.length === 0) return text;
  const names = new Map(values.map(({ value, name }) => [value, name] as const).reverse());
  const pattern = values.map(({ value }) => value.replace(/[^\w]/g, '\\$&')).join('|');
  const whole = new RegExp(`(?<![\\w.-])(?:${pattern})(?![\\w-])`, 'g');
  return text.replace(whole, (value) => `{{${names.get(value)}}}`);
}

/** The way back: the text with this run's values in place of these names. */
export function withValues(
  text: string,
  names: readonly string[],
  runValues: readonly RunValue[] = [],
): string {
  if (names.length === 0 || !text.includes('{{')) return text;
  const values = new Map<string, string>(runValues.map(({ name, value }) => [name, value]));
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    names.includes(name) ? (values.get(name) ?? whole) : whole,
  );
}

/** A prompt's state as recordings name it: `REVIEW` for `REVIEW.md`. */
export function promptName(state: string): string {
  return state.replace(/\.md$/, '');
}

/** SHA-256 in hex. */
export function hashOf(prompt: string): string {
  return createHash('sha256').update(prompt).digest('hex');
}
