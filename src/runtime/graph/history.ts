import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf } from '../../core/errors.js';
import type { LoggedEvent, RunEvent } from '../../core/events.js';
import { contextText, type EntryMeta } from '../../core/graph/context.js';
import { contextOf, EMPTY_RECORD, type GraphRecord, metaOf, recordEvent } from '../../core/graph/record.js';
import { Story } from '../../core/story/story.js';
import { withLongTexts } from '../../store/long-texts.js';
import type { RunPaths } from '../../store/run-folder.js';
import { readLongText } from '../../store/texts.js';
import { type EventType, scanEvents } from '../../store/transcript.js';
import type { Ports } from '../ports.js';

/** The record is made of these events, so their texts have to be whole, unlike those that are only shown. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['graph_started', 'history', 'variables', 'memory_begun', 'taught', 'recalled'],
]);

/**
 * Adds up what a run's log says of a state graph.
 * @param steps of the run, if it is about to be resumed from a state that may be older than its log
 */
export async function readGraphRecord(paths: RunPaths, steps?: number): Promise<GraphRecord> {
  let record = EMPTY_RECORD;
  const see = (event: LoggedEvent): void => {
    record = recordEvent(record, event);
  };
  await scanHistory(paths, see, { steps });
  return record;
}

export interface Scan {
  /** As in `readGraphRecord`. */
  readonly steps?: number | undefined;
  /** Takes the reasons why outputs are not whole. Without it, outputs stay shortened. */
  readonly lost?: string[];
}

/** Goes through what has happened in a run of a graph, in order, without what its state does not know of. */
export async function scanHistory(
  paths: RunPaths,
  see: (event: LoggedEvent) => void,
  { steps, lost }: Scan = {},
): Promise<void> {
  const story = new Story(true);
  await scanEvents(paths.events, (event) => story.apply(event), STEPS);
  if (steps !== undefined) story.forgetLater({ steps });
  await scanEvents(paths.events, (event) => {
    if (story.isForgotten(event)) return;
    const isWhole = WHOLE.has(event.type) || (lost !== undefined && OUTPUTS.has(event.type));
    see(isWhole ? wholeEvent(event, paths, lost) : event);
  });
}

/** An event whose text is gone, or was changed where it held a secret, stays as it is in the log. */
function wholeEvent(event: LoggedEvent, paths: RunPaths, lost: string[] = []): LoggedEvent {
  if (event.texts === undefined) return event;
  try {
    return withLongTexts(event, (ref) => readLongText(paths.folder, ref));
  } catch (error) {
    // Of a graph's variables and history nothing may be guessed.
    if (event.type !== 'output_stored' && event.type !== 'output_found' && event.type !== 'recalled')
      throw error;
    lost.push(messageOf(error));
    return event;
  }
}

const STEPS: ReadonlySet<EventType> = new Set(['state_started', 'outputs_reset', 'run_resumed']);

type OutputEvent = Extract<RunEvent, { type: 'output_stored' | 'output_found' }>;
const OUTPUTS: ReadonlySet<EventType> = new Set(['output_stored', 'output_found', 'recalled']);

/**
 * Goes through the outputs of a log whose events have these numbers, in order.
 * @returns why some are not whole
 */
export async function scanMemory(
  paths: RunPaths,
  seqs: ReadonlySet<number>,
  see: (event: OutputEvent) => void,
): Promise<string[]> {
  const lost: string[] = [];
  await scanEvents(
    paths.events,
    (event) => {
      if (!seqs.has(event.seq)) return;
      const whole = wholeEvent(event, paths, lost);
      const output: RunEvent = whole.type === 'recalled' ? whole.event : whole;
      if (output.type === 'output_stored' || output.type === 'output_found') see(output);
    },
    OUTPUTS,
  );
  return lost;
}

export interface HistoryOptions {
  readonly run: string;
  /** The record of its log so far. */
  readonly past?: GraphRecord | undefined;
  /** The history file in the run's own folder. */
  readonly own: string;
  /** Gives the copy beside the workflow, as long as it is this run's; else null. */
  readonly copy: () => string | null;
  readonly ports: Pick<Ports, 'elapsed' | 'sleep'>;
}

/** Writing the file takes at most one part of the time in this many. */
const SHARE = 20;

/**
 * The memory of a run that is under way. It is made of the log, so that a resume has all of it; `context.json` is for
 * people and tools. That file is written whole: one write at a time, with pauses as long as writing takes, and at the
 * end.
 */
export class GraphHistory {
  private current: GraphRecord;
  private written: GraphRecord | null = null;
  private writing: Promise<void> | null = null;
  private isOpen = false;
  private readonly closing = new AbortController();
  /** Why the file could not be written; null when it could. */
  problem: unknown = null;

  constructor(private readonly options: HistoryOptions) {
    this.current = options.past ?? EMPTY_RECORD;
  }

  get record(): GraphRecord {
    return this.current;
  }

  get meta(): EntryMeta {
    return metaOf(this.current);
  }

  onEvent(event: LoggedEvent): void {
    this.current = recordEvent(this.current, event);
    this.beginWriting();
  }

  /** Begins to write the file. */
  open(): void {
    this.isOpen = true;
    this.beginWriting();
  }

  private beginWriting(): void {
    if (!this.isOpen || this.writing !== null || this.current === this.written) return;
    // The run's own file is not read while the run is under way.
    if (this.options.copy() === null) return;
    this.writing = this.keepWriting().finally(() => {
      this.writing = null;
    });
  }

  /** Resolves when the file is up to date. */
  async flush(): Promise<void> {
    this.closing.abort();
    await this.writing;
    if (!this.isOpen) return;
    if (this.current !== this.written) await this.write();
  }

  private async keepWriting(): Promise<void> {
    const { elapsed, sleep } = this.options.ports;
    while (this.current !== this.written && !this.closing.signal.aborted) {
      const began = elapsed();
      await this.write();
      await sleep((elapsed() - began) * SHARE, this.closing.signal);
    }
  }

  private async write(): Promise<void> {
    const record = this.current;
    const text = contextText(contextOf(record));
    const copy = this.options.copy();
    try {
      for (const file of copy === null ? [this.options.own] : [this.options.own, copy]) {
        const temporary = `${file}.${this.options.run}.tmp`;
        await mkdir(dirname(file), { recursive: true });
        await writeFile(temporary, text);
        await rename(temporary, file);
      }
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
    this.written = record;
  }
}
