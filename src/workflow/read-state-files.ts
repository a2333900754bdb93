import { ownNameProblem } from '../core/protocol/resolve.js';
import { withIncludes } from './includes.js';
import type { Finding } from './parts/findings.js';
import {
  decodeText,
  extensionOf,
  isSharedName,
  isStateName,
  SCRIPT_RUNTIMES,
  type StateFile,
} from './parts/state-file.js';
import type { LoadedState } from './parts/workflow.js';
import { readScriptOptions } from './script-options.js';

/**
 * The states of a folder or an archive, in the files' order (spec 1.4, 1.6). A state whose file cannot be read stays in
 * the list, without options, because other states may well name it.
 */
export async function readStateFiles(
  files: readonly StateFile[],
  findings: Finding[],
): Promise<LoadedState[]> {
  const states: LoadedState[] = [];
  const shared = files.filter(({ name }) => isSharedName(name));
  for (const file of files.filter(({ name }) => isStateName(name))) {
    const problem = ownNameProblem(file.name);
    if (problem !== undefined) {
      const message = `the name ${problem}: rename the file`;
      findings.push({ severity: 'error', rule: 'path-in-target', file: file.file, message });
      continue;
    }
    const text = decodeText(file.bytes, file.file, findings) ?? '';
    const runtime = SCRIPT_RUNTIMES[extensionOf(file.name)];
    states.push(
      runtime === undefined
        ? await readPromptFile(file, text, shared, findings)
        : readScriptFile(file, text, runtime, findings),
    );
  }
  return states;
}

async function readPromptFile(
  file: StateFile,
  text: string,
  shared: readonly StateFile[],
  findings: Finding[],
): Promise<LoadedState> {
  // This is loaded here so that a workflow of scripts starts without gray-matter, yaml and valibot.
  const { parsePrompt } = await import('./front-matter.js');
  const { source, ...prompt } = parsePrompt(text, file.file, findings);
  const place = { file: file.file, line: prompt.bodyLine };
  const { body, included } = withIncludes(prompt.body, place, shared, findings);
  return {
    definition: {
      kind: 'prompt',
      name: file.name,
      file: file.file,
      ...prompt,
      body,
      ...(included.length > 0 && { included }),
    },
    options: source && { source, prefix: [] },
    textLine: prompt.bodyLine,
  };
}

function readScriptFile(
  { name, file, path }: StateFile,
  text: string,
  runtime: (typeof SCRIPT_RUNTIMES)[string],
  findings: Finding[],
): LoadedState {
  const options = readScriptOptions(text, extensionOf(name), file, findings);
  return {
    definition: { kind: 'script', name, file, runtime, text, options, ...(path !== undefined && { path }) },
    options: null,
    textLine: 1,
  };
}
