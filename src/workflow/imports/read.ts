import { realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { WorkflowError } from '../../core/errors.js';
import { type Location, locate } from '../locate.js';
import type { Finding } from '../parts/findings.js';
import type { ReadContainer } from '../read-container.js';

/** Why a workflow that lies at this absolute path may not be used; null: it may. */
export type MayImport = (path: string) => Promise<string | null>;

/** A workflow that was read, and those that its manifest lists, by the names that it gives them. */
export interface Imported {
  readonly read: ReadContainer;
  readonly imports: ReadonlyMap<string, Imported>;
}

export interface ImportReader {
  readonly read: (location: Location, findings: Finding[]) => Promise<ReadContainer | 'graph'>;
  readonly mayImport: MayImport | undefined;
}

/**
 * Reads the workflows that a workflow uses, and those that these use, each once, by whatever names it is reached
 * (spec 7.2). What is missing or cannot be used goes to `findings`, with the line that names it.
 */
export async function readImports(
  root: ReadContainer,
  reader: ImportReader,
  findings: Finding[],
): Promise<Imported> {
  const first = { read: root, imports: new Map<string, Imported>() };
  const known = new Map<string, typeof first | null>([[await realPathOf(root.location.container), first]]);
  const open = [first];
  for (const workflow of open) {
    for (const [name, written] of Object.entries(workflow.read.manifest.workflows ?? {})) {
      const found = await readImport(workflow.read, name, written);
      if (found !== null) workflow.imports.set(name, found);
    }
  }
  return first;

  async function readImport(by: ReadContainer, name: string, written: string): Promise<typeof first | null> {
    const refuse = (problem: string, rule: Finding['rule'] = 'missing-import'): null => {
      findings.push(aboutImport(by, name, rule, problem));
      return null;
    };
    // An archive's manifest lies in it as in a folder: beside the archive is `..`.
    const path = join(dirname(by.top?.file ?? by.location.container), written);
    try {
      const location = await locate(resolve(written) === written ? written : path);
      if (location.entry !== null)
        return refuse(`${written} is a state: give its workflow, and name the state where it is gone to`);
      const real = await realPathOf(location.container);
      const before = known.get(real);
      if (before !== undefined) return before;
      known.set(real, null);
      const problem = (await reader.mayImport?.(real)) ?? null;
      if (problem !== null) return refuse(problem);
      const read = await reader.read(location, findings);
      if (read === 'graph') {
        const message = `${written} is a state graph, and these are used by no other workflow: they have groups of their own (\`group\`)`;
        return refuse(message, 'bad-value');
      }
      const workflow = { read, imports: new Map<string, Imported>() };
      known.set(real, workflow);
      open.push(workflow);
      findings.push(...unusedKeys(read));
      return workflow;
    } catch (error) {
      if (!(error instanceof WorkflowError)) throw error;
      const { file } = error.place;
      return refuse(`${file === undefined ? path : file}: ${error.message}`);
    }
  }
}

async function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path));
}

function aboutImport(
  { top, location }: ReadContainer,
  name: string,
  rule: Finding['rule'],
  problem: string,
): Finding {
  const path = ['workflows', name];
  const place = top === null ? { file: location.container } : { file: top.file, line: top.lineOf(path) };
  return { severity: 'error', rule, ...place, path, message: `workflows.${name}: ${problem}` };
}

/** What of a manifest changes what its states find counts only where its workflow is the run's own. */
function unusedKeys({ top, manifest }: ReadContainer): Finding[] {
  if (top === null) return [];
  const unused = (['environment', 'working_directory', 'ai_credit_usd'] as const).filter(
    (key) => manifest[key] !== undefined,
  );
  return unused.map((key) => {
    const message = `${key}: counts for nothing where another workflow uses this one; that workflow's manifest may say it`;
    return {
      ...{ severity: 'warning', rule: 'unknown-key', file: top.file, path: [key], message },
      line: top.lineOf([key]),
    };
  });
}
