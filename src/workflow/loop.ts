import { basename, dirname, resolve } from 'node:path';
import { agentCliOfState, DEFAULT_AGENT_CLI } from '../core/agent-clis.js';
import { messageOf, ProtocolError, WorkflowError } from '../core/errors.js';
import { readPlainFile } from '../process/files.js';
import { namedInFolder, readShared } from './files.js';
import { includedNames, withIncludes } from './includes.js';
import type { OpenOptions } from './open.js';
import { type Finding, findingText, type PathKey, throwErrorsIn } from './parts/findings.js';
import { fingerprintOf, fingerprintWith } from './parts/fingerprint.js';
import { decodeText, type StateFile } from './parts/state-file.js';
import type { PromptState, Workflow } from './parts/workflow.js';
import type { YamlSource } from './parts/yaml-source.js';

/**
 * The Ralph loop as a workflow of one state: whatever the agent says resets the state, until it says `<result>` (spec
 * 3.8). `maxIterations` 0 means no limit.
 * @throws WorkflowError for a file that is no readable prompt
 */
export async function openLoop(
  path: string,
  maxIterations: number,
  { agentCli, maySkipPermissions }: Pick<OpenOptions, 'agentCli' | 'maySkipPermissions'> = {},
): Promise<Workflow> {
  const file = resolve(path);
  const name = basename(file);
  if (/\.(sh|ps1|bat|cmd)$/i.test(file))
    throw new WorkflowError(
      'This is a script, and what a loop repeats is a prompt: raymond run runs scripts.',
      {
        file,
      },
    );
  let bytes: Buffer;
  try {
    bytes = readPlainFile(file);
  } catch (error) {
    throw new WorkflowError(`The prompt cannot be read: ${messageOf(error)}`, { file });
  }
  const findings: Finding[] = [];
  const { parsePrompt: readPrompt } = await import('./front-matter.js');
  const prompt = readPrompt(decodeText(bytes, file, findings) ?? '', file, findings);
  const shared = await sharedBeside(file, prompt.body);
  const { body } = withIncludes(prompt.body, { file, line: prompt.bodyLine }, shared, findings);
  if (body.trim() === '') {
    const message = 'the prompt is empty: say what the agent is to do';
    findings.push({ severity: 'error', rule: 'empty-prompt', file, line: prompt.bodyLine, message });
  }
  const { readSettings } = await import('./settings.js');
  const files: StateFile[] = [];
  const settings = await readSettings(prompt.options, {
    place: { source: prompt.source ?? { file, lineOf: () => 1 }, prefix: [] },
    readNamed: namedInFolder(dirname(file)),
    clis: [agentCliOfState(prompt.options.agent, agentCli ?? DEFAULT_AGENT_CLI)],
    maySkipPermissions,
    findings,
    files,
  });
  const untyped: PromptState = {
    kind: 'prompt',
    name,
    file,
    body,
    bodyLine: prompt.bodyLine,
    settings,
    options: {
      ...prompt.options,
      // An empty pattern is found in every message: without a tag, the next iteration follows.
      allowed_transitions: [{ tag: 'result' }, { tag: 'reset', target: name, match: '' }],
      ...(maxIterations > 0 && { max_visits: { count: maxIterations } }),
    },
  };
  const { state, schemas } = await withSchema(untyped, prompt.source, findings);
  throwErrorsIn(findings);
  return {
    name: name.replace(/\.md$/, ''),
    path: file,
    entry: name,
    states: [name],
    manifest: {},
    partOf: () => ({ manifest: {}, shared }),
    fingerprint: fingerprintWith(fingerprintOf([{ name, bytes, path: file }, ...shared]), [
      ...schemas,
      ...files,
    ]),
    warnings: findings.map(findingText),
    state: () => state,
    resolve(target) {
      if (target === name || `${target}.md` === name) return name;
      throw new ProtocolError('MISSING_TARGET', `A loop has one state, ${name}; there is no ${target}.`);
    },
  };
}

/** Adds the schema that the result has to fit (spec 7.4). */
async function withSchema(
  state: PromptState,
  source: YamlSource | null,
  findings: Finding[],
): Promise<{ readonly state: PromptState; readonly schemas: readonly StateFile[] }> {
  const written = state.options.result_schema;
  if (written === undefined || source === null) return { state, schemas: [] };
  const { SchemaReader } = await import('./schemas/read.js');
  const reader = new SchemaReader(namedInFolder(dirname(state.file)), findings);
  const path = ['result_schema'];
  const lineOf = (below: readonly PathKey[]) => source.lineOf([...path, ...below]);
  const resultSchema = await reader.schema(written, { file: source.file, path, lineOf });
  return { state: { ...state, ...(resultSchema && { resultSchema }) }, schemas: reader.files };
}

/** Reads the files that a loop's prompt includes. Other files beside it may have nothing to do with it. */
async function sharedBeside(file: string, body: string): Promise<StateFile[]> {
  const names = includedNames(body);
  return names.length === 0 ? [] : readShared(dirname(file), names);
}
