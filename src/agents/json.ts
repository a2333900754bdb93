import { isJsonObject } from '../core/text/json-object.js';

/** A JSON object from outside, whose values are unknown until checked. */
export type Json = Readonly<Record<string, unknown>>;

export { isJsonObject };

export function objectOr(value: unknown): Json {
  return isJsonObject(value) ? value : {};
}

export function arrayOr(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function stringOr<T extends string | null>(value: unknown, fallback: T): string | T {
  return typeof value === 'string' ? value : fallback;
}

export function numberOr<T extends number | null>(value: unknown, fallback: T): number | T {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** The parsed value; undefined for a text that is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
