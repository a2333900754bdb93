import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { AGENT_CLI_NAMES, factsOf } from '../../core/agent-clis.js';
import { UsageError } from '../../core/errors.js';
import { locate } from '../locate.js';
import { type Finding, throwErrorsIn } from '../parts/findings.js';
import { MANIFEST_NAME } from '../parts/state-file.js';
import { GraphFiles, type GraphPlace, locateGraph, readGraphFile } from './files.js';
import { loadGraph } from './graph.js';
import { Registry } from './registry.js';

/**
 * The place of the state graph that a person means: that of this workflow, or without one the project's `.raili` folder
 * (spec 5.7). Its `folder` is the workflow's own, or `.raili` itself.
 * @throws UsageError, WorkflowError
 */
export async function graphPlace(root: string, workflow: string | undefined): Promise<GraphPlace> {
  if (workflow === undefined) {
    const raili = join(root, '.raili');
    if (existsSync(raili)) return locateGraph(join(raili, MANIFEST_NAME));
    throw new UsageError(`There is no ${raili}. Say which state graph is meant, with --workflow.`);
  }
  const { kind, container } = await locate(workflow);
  const file = kind === 'folder' ? join(container, MANIFEST_NAME) : container;
  const text = (await readGraphFile(file))?.toString() ?? null;
  if (text === null) throw new UsageError(`${basename(file)} cannot be read: ${workflow} is no state graph.`);
  await loadGraph({ file, text });
  return locateGraph(file);
}

/** @throws UsageError for an agent that no registry knows; WorkflowError for a broken registry */
export async function checkAgentRegistered(place: GraphPlace, agent: string): Promise<void> {
  const findings: Finding[] = [];
  const files = new GraphFiles(place.root, homedir(), readGraphFile);
  // A lesson may be for the agent of any CLI.
  const profiles = AGENT_CLI_NAMES.flatMap((name) => factsOf(name)?.capabilities.profiles?.project ?? []);
  const registry = await Registry.read('agent', place.registries, files, profiles, findings);
  throwErrorsIn(findings);
  const found = await registry.find(agent);
  if (found !== null && 'problem' in found) throw new UsageError(`${found.problem}.`);
}
