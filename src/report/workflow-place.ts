import { relative, resolve } from 'node:path';

/** What is needed of a workflow to point into its files. */
export interface WorkflowFiles {
  readonly states: readonly string[];
  state(name: string): {
    readonly file: string;
    readonly body?: string;
    /** 1-based line of `file` where the body starts. */
    readonly bodyLine?: number;
  };
}

export interface PlacedMessage {
  /** The message without the place at its beginning. */
  readonly text: string;
  readonly file?: string;
  readonly line?: number;
}

/**
 * Where in a workflow's files a message belongs: the place that it names itself (`wf/REVIEW.md:3: …`), the line of the
 * template variable that it is about, or its state's first line. `file` is absent where it lies outside the workspace,
 * or is not known.
 */
export function workflowPlace(
  workflow: WorkflowFiles,
  workspace: string,
  message: string,
  state?: string,
): PlacedMessage {
  const [prefix = '', named, line] = /^(.{1,400}?):(\d{1,7}): /.exec(message) ?? [];
  const known = workflow.states.map((name) => workflow.state(name).file);
  if (named !== undefined && known.includes(named)) {
    const file = inWorkspace(named, workspace);
    return file === null
      ? { text: message }
      : { text: message.slice(prefix.length), file, line: Number(line) };
  }
  if (state === undefined || !workflow.states.includes(state)) return { text: message };
  const definition = workflow.state(state);
  const file = inWorkspace(definition.file, workspace);
  return file === null ? { text: message } : { text: message, file, line: lineOf(definition, message) };
}

function lineOf(
  { file, body = '', bodyLine = 1 }: ReturnType<WorkflowFiles['state']>,
  message: string,
): number {
  // A document holds many states; the beginning of the state's own text is the nearest known line.
  const first = /\.ya?ml$/i.test(file) ? bodyLine : 1;
  const [variable] = /\{\{[^{}]{1,200}\}\}/.exec(message) ?? [];
  if (variable === undefined) return first;
  const squeezed = variable.replace(/\s/g, '');
  const index = body.split('\n').findIndex((line) => line.replace(/\s/g, '').includes(squeezed));
  return index < 0 ? first : bodyLine + index;
}

const IN_ARCHIVE = /^(.*?\.zip)[/\\](.*)$/is;

/** A file's name in its archive; null for a file in none. */
export function inArchive(file: string): string | null {
  return IN_ARCHIVE.exec(file)?.[2] ?? null;
}

/** The path as GitHub wants it; null outside of the workspace. A file in an archive is annotated at the archive. */
export function inWorkspace(file: string, workspace: string): string | null {
  const archive = IN_ARCHIVE.exec(file)?.[1];
  const path = relative(workspace, resolve(workspace, archive ?? file)).replace(/\\/g, '/');
  return path === '' || path === '..' || path.startsWith('../') || resolve(path) === path ? null : path;
}
