import { mapTexts, printJson, readJson } from '../../core/typed/json.js';
import type { Redact } from '../voice.js';

export interface TypedResult {
  /** JSON in any case: `fromJSON` takes it. */
  readonly output: string;
  /** For `result-file`. */
  readonly whole: string;
  /** Why the output is `null`, or that it is cut. */
  readonly warning?: string;
}

/**
 * A typed result (spec 7.4) as an output: secrets taken out of the texts in it, so that it stays JSON, and never cut.
 * @param longest bytes that an output may have
 */
export function typedResult(json: string, redact: Redact, longest: number): TypedResult {
  const reading = readJson(json);
  const clean = 'node' in reading ? printJson(mapTexts(reading.node, redact)) : redact(json);
  const whole = redact(clean);
  const nothing = (why: string): TypedResult => ({
    output: 'null',
    whole,
    warning: `The output result is null: the result ${why}. The output result-file names a file that holds it.`,
  });
  // In a key or a number, where nothing can take its place.
  if (whole !== clean) return nothing('has a secret outside of its texts, which was taken out');
  if (Buffer.byteLength(clean) > longest)
    return nothing(
      `has ${Buffer.byteLength(clean)} bytes, more than the ${longest} of an output, and JSON cannot be cut`,
    );
  return { output: clean, whole };
}
