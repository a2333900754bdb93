import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoggedEvent } from '../../core/events.js';
import { contextText, type EntryMeta, type GraphContext } from '../../core/graph/context.js';
import { EMPTY_RECORD, type GraphRecord, metaOf, recordEvent } from '../../core/graph/record.js';
import { withLongTexts } from '../../store/long-texts.js';
import type { RunPaths } from '../../store/run-folder.js';
import { readText } from '../../store/texts.js';
import { scanEvents } from '../../store/transcript.js';
import type { Graph } from '../../workflow/graph/graph.js';

/** The history file of a Raili project (spec 5.9); null for a graph elsewhere. */
export function contextFile({ raili, folder }: Graph): string | null {
  return raili === null ? null : join(folder, 'context.json');
}

/** Of these a record is made; their texts have to be whole, unlike those that are only shown. */
const WHOLE: ReadonlySet<string> = new Set(['graph_started', 'history', 'variables']);

/** Adds up a run's log to what it says of a state graph. */
export async function readRecord({ events, folder }: RunPaths): Promise<GraphRecord> {
  let record = EMPTY_RECORD;
  await scanEvents(events, (event) => {
    const isWhole = event.texts === undefined || !WHOLE.has(event.type);
    record = recordEvent(record, isWhole ? event : withLongTexts(event, (ref) => readText(folder, ref)));
  });
  return record;
}

/**
 * The history of a run that is under way. The log is what it is made of, so that a resume has it whole; the
 * file is a copy for people and tools, written as the history grows, one write at a time.
 */
export class GraphHistory {
  private record: GraphRecord;
  private written: GraphContext | null = null;
  private writing: Promise<void> | null = null;
  /** Why the file is not what it should be. */
  problem: unknown = null;

  /**
   * @param run its id
   * @param past what its log says so far
   */
  constructor(
    private readonly file: string | null,
    private readonly run: string,
    past: GraphRecord = EMPTY_RECORD,
  ) {
    this.record = past;
  }

  /** What is known of the entry that is under way. */
  get meta(): EntryMeta {
    return metaOf(this.record);
  }

  onEvent(event: LoggedEvent): void {
    this.record = recordEvent(this.record, event);
    if (this.file === null || this.record.context === this.written) return;
    this.writing ??= this.write().finally(() => {
      this.writing = null;
    });
  }

  /** Resolves when the file says all there is to say. */
  async flush(): Promise<void> {
    while (this.writing !== null) await this.writing;
    await this.write();
  }

  private async write(): Promise<void> {
    const file = this.file;
    while (file !== null && this.record.context !== this.written) {
      const { context } = this.record;
      this.written = context;
      try {
        const temporary = `${file}.${this.run}.tmp`;
        await mkdir(dirname(file), { recursive: true });
        await writeFile(temporary, contextText(context));
        await rename(temporary, file);
        this.problem = null;
      } catch (error) {
        this.problem = error;
        return;
      }
    }
  }
}
