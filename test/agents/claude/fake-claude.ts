import { readFileSync } from 'node:fs';
import type { TurnEvent, TurnRequest } from '../../../src/agents/agent.js';
import type { ProcessExit, ProcessOptions, StartProcess } from '../../../src/process/handle.js';

/** Lines that the real CLI has written. */
export function fixture(name: string): string[] {
  const path = new URL(`./fixtures/${name}.jsonl`, import.meta.url);
  return readFileSync(path, 'utf8').trim().split('\n');
}

/** A `result` event as 2.1.330 writes it, with some fields changed. */
export function resultLine(changes: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(fixture('hello')[2] ?? ''), ...changes });
}

/** What a failed API request adds to it. */
export const apiError = (
  status: number | null,
  result: string,
  changes: Record<string, unknown> = {},
): string =>
  resultLine({
    subtype: 'success',
    is_error: true,
    api_error_status: status,
    result,
    terminal_reason: 'api_error',
    stop_reason: 'stop_sequence',
    total_cost_usd: 0,
    modelUsage: {},
    model_usage_since_last_result: {},
    ...changes,
  });

export interface FakeChild {
  readonly options: ProcessOptions;
  readonly stops: { first: string; graceMs: number | undefined }[];
  /** Lines that were written to its stdin after it was started. */
  readonly lines: Record<string, unknown>[];
  inputEnded: boolean;
  say(...lines: string[]): void;
  complain(text: string): void;
  end(exit?: Partial<ProcessExit>): void;
}

/** Plays each child's part; it has the floor as soon as the child is started. */
export function fakeProcess(script: (child: FakeChild, index: number) => void): {
  startProcess: StartProcess;
  children: FakeChild[];
} {
  const children: FakeChild[] = [];
  const startProcess: StartProcess = (options) => {
    let end!: (exit: ProcessExit) => void;
    const done = new Promise<ProcessExit>((resolve) => {
      end = resolve;
    });
    const child: FakeChild = {
      options,
      stops: [],
      lines: [],
      inputEnded: false,
      say: (...lines) => options.onStdout(Buffer.from(lines.map((line) => `${line}\n`).join(''))),
      complain: (text) => options.onStderr(Buffer.from(text)),
      end: (exit = {}) => end({ exitCode: 0, signal: null, spawnError: null, ...exit }),
    };
    children.push(child);
    const stop = (first: string, graceMs?: number): void => {
      child.stops.push({ first, graceMs });
      onStop.get(child)?.(first);
    };
    setImmediate(() => script(child, children.length - 1));
    const write = (text: string): void => {
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      child.lines.push(...lines);
      setImmediate(() => onPrompt.get(child)?.(lines.at(-1).message.content));
    };
    const endStdin = (): void => {
      child.inputEnded = true;
      onInputEnd.get(child)?.();
    };
    return { pid: 1, write, endStdin, stop, done };
  };
  return { startProcess, children };
}

/** What a child does when it is stopped. */
export const onStop = new WeakMap<FakeChild, (signal: string) => void>();

/** What a child does with each prompt that comes as a line. */
export const onPrompt = new WeakMap<FakeChild, (prompt: string) => void>();
/** What a child does when its stdin is closed. */
export const onInputEnd = new WeakMap<FakeChild, () => void>();

export const SESSION = 'cad59906-cf93-427b-bbc7-fc0ad6a57bce';

export function turnRequest(changes: Partial<TurnRequest> = {}): TurnRequest {
  return {
    prompt: 'hello',
    cwd: process.cwd(),
    env: { PATH: '/bin' },
    session: { kind: 'fresh', id: SESSION },
    permissionMode: 'acceptEdits',
    skipPermissions: false,
    idleTimeoutMs: 0,
    context: { agentId: 'main', state: 'START.md', visit: 1, turnOfVisit: 0 },
    onRaw: () => {},
    ...changes,
  };
}

export function collector(): { events: TurnEvent[]; onEvent: (event: TurnEvent) => void } {
  const events: TurnEvent[] = [];
  return { events, onEvent: (event) => events.push(event) };
}
