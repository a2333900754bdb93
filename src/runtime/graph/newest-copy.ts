import { createHash } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Graph } from '../../workflow/graph/graph.js';
import { namingFile, textOf, writeWhole } from './memory.js';

/** What of two runs has to be known to tell which is newer. */
export interface RunOfGraph {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** An absolute path. */
  readonly folder: string;
}

/** The folder `outputs/` beside the workflow, a copy of the newest run's (spec 5.11). */
export function outputsCopy({ folder }: Pick<Graph, 'folder'>): string {
  return join(folder, 'outputs');
}

/** The history file of a Raili project (spec 5.9); null for a graph elsewhere. */
export function contextFile({ raili, folder }: Pick<Graph, 'raili' | 'folder'>): string | null {
  return raili === null ? null : join(folder, 'context.json');
}

/**
 * The files beside a workflow that people and tools read: a copy of its newest run's outputs and history. A run that is
 * not the newest any more leaves them alone.
 */
export class NewestCopy {
  private readonly mark: string;

  constructor(
    readonly graph: Pick<Graph, 'folder' | 'raili' | 'states' | 'file'>,
    private readonly run: RunOfGraph,
    /** Throws for a folder that a run may not work in, to which a link may lead. */
    private readonly checkDirectory: (path: string) => void,
  ) {
    const place = join(graph.folder, basename(graph.file));
    const name = createHash('sha256').update(place).digest('hex').slice(0, 16);
    this.mark = join(dirname(run.folder), `.newest-${name}`);
  }

  /**
   * Takes the copy over for this run, unless a newer run has it, and clears what an older one has left.
   * @returns the newer run's id
   * @throws RaymondError if the mark cannot be written
   */
  takeOver(): string | null {
    const newer = this.newer();
    if (newer !== null) return newer;
    writeWhole(this.mark, `${this.run.startedAt} ${this.run.id}\n`, this.run.id);
    this.clear();
    return null;
  }

  /** @throws RaymondError for a folder that leads to a place where nothing may be written */
  check(folder: string): void {
    if (existsSync(folder)) this.checkDirectory(realpathSync(folder));
  }

  /** Whether this run is the newest. */
  get isOurs(): boolean {
    return this.newer() === null;
  }

  /** Removes the outputs of all of the graph's states. Other files there are not ours. */
  private clear(): void {
    const folder = outputsCopy(this.graph);
    if (!existsSync(folder)) return;
    this.check(folder);
    namingFile(folder, () => {
      for (const name of readdirSync(folder)) {
        const [, whole = ''] = /^(.*?)\.md(?:\.[^/]+\.tmp)?$/.exec(name) ?? [];
        const state = whole.replace(/\.latest$/, '');
        const { states } = this.graph;
        if (Object.hasOwn(states, state) || Object.hasOwn(states, whole))
          rmSync(join(folder, name), { force: true });
      }
    });
  }

  private newer(): string | null {
    const [, startedAt = '', id = ''] = /^(\S+) (\S+)$/.exec(textOf(this.mark)?.trim() ?? '') ?? [];
    const isNewer = startedAt === this.run.startedAt ? id > this.run.id : startedAt > this.run.startedAt;
    return isNewer ? id : null;
  }
}
