import * as v from 'valibot';
import { below, checkOptions, keysOf, warnUnknownKeys } from './option-check.js';
import { nonEmptyText } from './option-schema.js';
import type { Finding } from './parts/findings.js';
import type { Manifest } from './parts/workflow.js';
import { isRecord, type YamlSource } from './parts/yaml-source.js';

const BUDGET = 'must be US dollars: a number of 0 (no limit) or more';
const text = v.string('must be text (put it in quotes)');

const input = v.object(
  {
    mode: v.exactOptional(v.picklist(['required', 'optional', 'none'], 'must be required, optional or none')),
    label: v.exactOptional(text),
    description: v.exactOptional(text),
  },
  'must be a mapping of mode, label and description',
);

const manifest = v.object({
  name: v.exactOptional(nonEmptyText),
  description: v.exactOptional(text),
  agent: v.exactOptional(nonEmptyText),
  model: v.exactOptional(nonEmptyText),
  effort: v.exactOptional(nonEmptyText),
  budget: v.exactOptional(v.pipe(v.number(BUDGET), v.finite(BUDGET), v.minValue(0, BUDGET))),
  ai_credit_usd: v.exactOptional(v.pipe(v.number(BUDGET), v.finite(BUDGET), v.minValue(0, BUDGET))),
  input: v.exactOptional(input),
});

/**
 * The keys of spec 2.2 out of `workflow.yaml` or the top of a YAML document. What is wrong goes to
 * `findings`, and then the manifest is empty.
 * @param others keys that somebody else reads.
 */
export function readManifest(
  source: YamlSource,
  findings: Finding[],
  others: readonly string[] = [],
): Manifest {
  // An empty file, or one with comments alone, says nothing.
  if (source.data === null || source.data === undefined) return {};
  const place = { source, prefix: [] };
  if (!isRecord(source.data)) {
    findings.push({
      severity: 'error',
      rule: 'bad-value',
      file: source.file,
      line: source.lineOf([]),
      message: 'the manifest must be a mapping of keys to values (key: value)',
    });
    return {};
  }
  warnUnknownKeys(source.data, [...keysOf(manifest), ...others], place, findings);
  warnUnknownKeys(source.data.input, keysOf(input), below(place, 'input'), findings);
  return checkOptions(manifest, source.data, place, findings) ?? {};
}
