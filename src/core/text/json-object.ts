import type { JsonObject } from '../settings/settings.js';

/** The object that a JSON file holds; else what is wrong with the file, as the end of a sentence about it. */
export function readJsonObject(text: string): { readonly object: JsonObject } | { readonly problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { problem: `is no JSON: ${(error as Error).message}` };
  }
  return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object' };
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
