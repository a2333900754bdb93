import { createHash } from 'node:crypto';
import type { TurnRequest } from '../agent.js';

/**
 * A prompt as recordings keep and compare it: what differs from run to run, the run's id and folders, is `{{name}}`
 * (spec 8.4).
 */
export function comparablePrompt({ prompt, context }: Pick<TurnRequest, 'prompt' | 'context'>): string {
  // The longest first: a task folder lies in the run's.
  const values = [...(context.runValues ?? [])].sort((a, b) => b.value.length - a.value.length);
  if (values.length === 0) return prompt;
  const names = new Map(values.map(({ value, name }) => [value, name] as const).reverse());
  const pattern = values.map(({ value }) => value.replace(/[^\w]/g, '\\$&')).join('|');
  const whole = new RegExp(`(?<![\\w.-])(?:${pattern})(?![\\w-])`, 'g');
  return prompt.replace(whole, (value) => `{{${names.get(value)}}}`);
}

/** SHA-256 in hex. */
export function hashOf(prompt: string): string {
  return createHash('sha256').update(prompt).digest('hex');
}
