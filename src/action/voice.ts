import { messageOf } from '../core/errors.js';
import type { Environment } from '../process/environment.js';
import {
  type Annotation,
  annotationLine,
  GROUP_END,
  groupStart,
  maskLine,
  withoutCommands,
} from '../report/annotations.js';
import { FileCommands } from './guard/file-commands.js';

/** What all that is said is passed through first. */
export type Redact = (text: string) => string;

export interface VoiceOptions {
  /** Names the files that outputs, state and summary are written to. */
  readonly environment: Environment;
  readonly redact: Redact;
  /** Takes one line of the log. */
  readonly write?: (line: string) => void;
  /** Where the toolkit prints by itself; standard output. */
  readonly others?: Output;
  /** The job fails when the step ends. */
  readonly fail?: () => void;
}

type Output = Pick<NodeJS.WriteStream, 'write'>;

type Level = Annotation['level'];

/** GitHub shows ten annotations of a step and level. These are left for the job itself, whatever agents come to. */
const MAX_ANNOTATIONS = 10;
const KEPT_FOR_THE_JOB: Readonly<Record<Level, number>> = { error: 1, warning: 2, notice: 1 };

/** As the toolkit prints an annotation, at a line's start. */
const TOOLKIT_WARNING = /^::(warning|error)(?: [^\n]*?)?::([^\n]*)/gm;

/**
 * All that main and post say and set, in one place: nothing gets into the log, an annotation, an output or the summary
 * but through here, redacted (spec 4.4). It does what @actions/core does, in its words; that loads an HTTP
 * client, which takes longer than all else that `main` does before its first state (spec 4.9).
 */
export class RunnerOutput {
  readonly #files: FileCommands;
  readonly #write: (line: string) => void;
  /** Prints what is held back of others, and holds back no more. */
  #release: () => void = () => {};
  readonly #heard: string[] = [];
  readonly #annotated: Record<Level, number> = { error: 0, warning: 0, notice: 0 };

  constructor(private readonly options: VoiceOptions) {
    const { write } = process.stdout;
    this.#write = options.write ?? ((line) => write.call(process.stdout, `${line}\n`));
    const redact = (text: string): string => this.redact(text);
    this.#files = new FileCommands(
      options.environment,
      (message) => this.warning(message),
      undefined,
      redact,
    );
  }

  /** A line, or several, of the log. None of it is a command, whoever wrote it. */
  info(message: string): void {
    this.#write(withoutCommands(this.redact(message)));
  }

  notice(message: string): void {
    this.#say('notice', message);
  }

  warning(message: string): void {
    this.#say('warning', message);
  }

  /**
   * Annotates what agents, scripts or a check's findings have come to, of which there may be any number.
   * @returns false when GitHub would not show it any more, and when only the job's own are left: nothing was said then
   */
  annotate(annotation: Annotation): boolean {
    return this.#annotate(annotation, MAX_ANNOTATIONS - KEPT_FOR_THE_JOB[annotation.level]);
  }

  /** The job fails when the step ends, and this is why and what to do. */
  setFailed(message: string): void {
    const { fail = failProcess } = this.options;
    fail();
    this.#say('error', message);
  }

  /** A line that may be a command. */
  line(line: string): void {
    this.#write(this.redact(line));
  }

  /**
   * What is printed until the work is over is folded under the title, the toolkit's own lines too: its warnings are of one
   * try, and lines of the log.
   */
  async group<T>(title: string, work: () => Promise<T>): Promise<T> {
    this.#release();
    this.#write(groupStart(this.redact(title)));
    const { others = process.stdout } = this.options;
    const own = others.write;
    others.write = (chunk: unknown, ...rest: unknown[]): boolean =>
      Reflect.apply(own, others, [this.#asLines(chunk), ...rest]);
    try {
      return await work();
    } finally {
      others.write = own;
      this.#write(GROUP_END);
    }
  }

  /** What the toolkit has warned of since this was last asked, which the log alone has. */
  heard(): string[] {
    return this.#heard.splice(0);
  }

  #asLines(chunk: unknown): string {
    const text = chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : String(chunk);
    return text.replace(TOOLKIT_WARNING, (_, level: string, message: string) => {
      if (!this.#heard.includes(message)) this.#heard.push(message);
      return `${level}: ${message}`;
    });
  }

  /**
   * Work in the background, while the run is told: what the toolkit prints meanwhile is held back, and folded under the
   * title when it is over, when a group begins, or when the process ends. One such work at a time.
   */
  async aside<T>(title: string, work: () => Promise<T>): Promise<T> {
    this.#release();
    const release = this.#hold(title);
    this.#release = release;
    try {
      return await work();
    } finally {
      release();
    }
  }

  #hold(title: string): () => void {
    const { others = process.stdout } = this.options;
    const own = others.write;
    let held = '';
    others.write = (chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
      held += this.#asLines(chunk);
      const written = typeof encoding === 'function' ? encoding : done;
      if (typeof written === 'function') written();
      return true;
    };
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      others.write = own;
      process.off('exit', release);
      const lines = held.split('\n').filter((line) => line.trim() !== '');
      if (lines.length === 0) return;
      this.#write(groupStart(this.redact(title)));
      // A mask is for the runner alone, and has to be whole.
      for (const line of lines) this.#write(line.startsWith('::add-mask::') ? line : this.redact(line));
      this.#write(GROUP_END);
    };
    process.on('exit', release);
    return release;
  }

  /** The runner masks it in all that is printed from now on. */
  setSecret(secret: string): void {
    this.#write(maskLine(secret));
  }

  setOutput(name: string, value: string): void {
    this.#files.setOutput(name, this.redact(value));
  }

  /** For `post`; not shown anywhere, and so not redacted. */
  saveState(name: string, value: string): void {
    this.#files.saveState(name, value);
  }

  /** Markdown, at the end of the step's summary. That it could not be written is no failure of the job. */
  summary(text: string): void {
    try {
      this.#files.appendSummary(this.redact(text));
    } catch (error) {
      this.warning(noSummaryText(error));
    }
  }

  /** Takes out what agents and scripts have written to the runner, and says so. */
  sweep(): void {
    this.#files.sweep();
  }

  redact(text: string): string {
    return this.options.redact(text);
  }

  /** What the job says itself has the annotations that are kept for it; beyond them it is a line of the log. */
  #say(level: Level, message: string): void {
    if (!this.#annotate({ level, message }, MAX_ANNOTATIONS)) this.info(`${level}: ${message}`);
  }

  #annotate({ level, ...texts }: Annotation, most: number): boolean {
    if (this.#annotated[level] >= most) return false;
    this.#annotated[level] += 1;
    this.#write(annotationLine({ level, ...redacted(texts, (text) => this.redact(text)) }));
    return true;
  }
}

export function noSummaryText(error: unknown): string {
  return `The job summary could not be written: ${messageOf(error)}`;
}

/** The same with every text in it redacted, at any depth: in JSON of it no form of a secret is left. */
export function redacted<T>(value: T, redact: Redact): T {
  if (typeof value === 'string') return (value === '' ? value : redact(value)) as T & string;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => redacted<unknown>(each, redact)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, redacted<unknown>(each, redact)]),
  ) as T;
}

function failProcess(): void {
  process.exitCode = 1;
}
