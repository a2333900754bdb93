import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InferOutput } from 'valibot';
import { isJsonObject } from '../core/text/json-object.js';
import { checkOptions } from './check.js';
import { type Finding, findingAt, type OptionPlace } from './parts/findings.js';
import { MANIFEST_SCHEMA, type Manifest, OUR_NAMES, UNUSED_NAMES } from './parts/manifest-schema.js';
import type { YamlSource } from './parts/yaml-source.js';

type ReadManifest = InferOutput<typeof MANIFEST_SCHEMA>;

/**
 * The keys of spec 2.2 out of `workflow.yaml` or the top of a YAML document. Problems go to `findings`, and then the
 * manifest is empty.
 * @param folder where the workflow lies
 */
export function readManifest(source: YamlSource, folder: string, findings: Finding[]): Manifest {
  // An empty file, or one with comments alone, says nothing.
  if (source.data === null || source.data === undefined) return {};
  const place = { source, prefix: [] };
  if (!isJsonObject(source.data)) {
    const message = 'the manifest must be a mapping of keys to values (key: value)';
    findings.push(findingAt(place, 'error', 'bad-value', [], message));
    return {};
  }
  const { data } = source;
  const unused = UNUSED_NAMES.filter((key) => Object.hasOwn(data, key));
  for (const key of unused) {
    const message = `unknown key "${key}": the Go reference has it; here it means nothing`;
    findings.push(findingAt(place, 'warning', 'unknown-key', [key], message));
  }
  const others = ['states', ...unused];
  const manifest = checkOptions(MANIFEST_SCHEMA, data, place, findings, { others }) ?? {};
  for (const [foreign, ours] of Object.entries(OUR_NAMES)) {
    if (!Object.hasOwn(manifest, foreign) || !Object.hasOwn(manifest, ours)) continue;
    const message = `${foreign}: means ${ours}, which is given too; leave one of them out`;
    findings.push(findingAt(place, 'error', 'bad-value', [foreign], message));
  }
  return inOurWords(withDirectory(manifest, folder, place, findings));
}

/** A manifest of the Go Raymond in our own words (spec 2.6). */
function inOurWords({ default_budget, backend, ...manifest }: ReadManifest): Manifest {
  return {
    ...manifest,
    ...(default_budget !== undefined && { budget: manifest.budget ?? default_budget }),
    ...(backend !== undefined && { agent: manifest.agent ?? backend }),
  };
}

/** Makes the folder where agents and scripts start absolute: it is relative to the workflow's. */
function withDirectory(
  manifest: ReadManifest,
  folder: string,
  place: OptionPlace,
  findings: Finding[],
): ReadManifest {
  if (manifest.working_directory === undefined) return manifest;
  const working_directory = resolve(folder, manifest.working_directory);
  if (statSync(working_directory, { throwIfNoEntry: false })?.isDirectory()) {
    return { ...manifest, working_directory };
  }
  const message = `working_directory: there is no folder ${working_directory}`;
  findings.push(findingAt(place, 'error', 'bad-value', ['working_directory'], message));
  return manifest;
}
