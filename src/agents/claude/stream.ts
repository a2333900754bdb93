import type { TurnEvent } from '../agent.js';
import { arrayOr, isJsonObject, type Json, numberOr, objectOr, stringOr } from '../json.js';
import { JsonStream } from '../lines.js';
import { type MissingServer, missingServers } from '../outcome.js';
import { shortLine, summarizeTool } from '../tool-summary.js';
import { answerOf, type ClaudeResult, readResult } from './result.js';

export interface ApiRetry {
  readonly status: number | null;
  readonly attempt: number;
  readonly maxRetries: number;
  readonly delayMs: number;
  readonly error: string;
}

/** A message of the main thread as the stream shows it. Its usage has all that was asked, but not all of the answer. */
export interface ShownMessage {
  readonly id: string;
  readonly model: string;
  readonly usage: Json;
  /** Whether it calls a tool, in which case the message was whole. */
  readonly callsTool: boolean;
}

/** What a turn's stream has said so far. */
export interface ClaudeTurn {
  /**
   * What a model, and not the CLI itself, has last said on the main thread without calling a tool in between.
   * A reply that was cut off and taken up again is several messages, of which `result` holds the last.
   */
  text: string;
  /** Whether an `init` event has come. Before it no request is made. */
  begun: boolean;
  serversMissing: readonly MissingServer[];
  /** The main thread's newest message, by the id that it has in the transcript too. */
  lastMessage: string | null;
  /** What a model has said on the main thread, each message once. */
  shown: ShownMessage[];
  /** Whether something may still be at work when the result comes: a background task, a timer. */
  lasting: boolean;
  /** Whether the CLI will go on with this turn by itself, at a time that the model has set. */
  wakes: boolean;
  results: ClaudeResult[];
  /** What was said up to each of the results that are no error. */
  answers: string[];
  retry: ApiRetry | null;
  /** Set by a `rate_limit_event` with status `rejected`: when the limit resets, epoch ms. */
  rejected: { readonly resetAt: number | null } | null;
}

/**
 * Reads `--output-format stream-json` (spec 6.1). It knows nothing of processes: one that stays alive serves
 * several turns, with `nextTurn()` between them. Unknown events are ignored.
 */
export class ClaudeStream extends JsonStream {
  sessionId: string | null = null;
  version: string | null = null;
  turn: ClaudeTurn = emptyTurn();
  /** Whether the next text begins a new answer instead of going on with the last. */
  private textEnded = true;
  /** Ids of the calls of `ScheduleWakeup`. */
  private readonly wakeups = new Set<unknown>();

  /** @param onFile hears of each file that a tool comes to, ahead of its result */
  constructor(
    private onEvent: (event: TurnEvent) => void = () => {},
    private readonly onFile: (path: string) => void = () => {},
  ) {
    super();
  }

  nextTurn(onEvent = this.onEvent): void {
    this.onEvent = onEvent;
    this.turn = emptyTurn();
    this.textEnded = true;
    this.forgetBroken();
  }

  protected read(event: Json): void {
    switch (event.type) {
      case 'system':
        this.readSystem(event);
        break;
      case 'assistant':
        this.readAssistant(event);
        break;
      case 'user':
        this.readUser(event);
        break;
      case 'control_response':
        this.readControlResponse(event);
        break;
      case 'rate_limit_event':
        this.readRateLimit(event);
        break;
      case 'result':
        this.readResult(event);
        break;
    }
  }

  private readSystem(event: Json): void {
    if (event.subtype === 'init') {
      this.sessionId = stringOr(event.session_id, this.sessionId);
      this.version = stringOr(event.claude_code_version, this.version);
      this.turn.begun = true;
      this.turn.serversMissing = missingServers(event.mcp_servers);
      this.turn.wakes = false;
      this.textEnded = true;
    } else if (event.subtype === 'background_tasks_changed') {
      this.turn.lasting = true;
    } else if (event.subtype === 'task_started') {
      // Older versions don't say which tasks run in the background.
      if (event.is_backgrounded !== false) this.turn.lasting = true;
    } else if (event.subtype === 'api_retry') {
      const retry: ApiRetry = {
        status: numberOr(event.error_status, null),
        attempt: numberOr(event.attempt, 0),
        maxRetries: numberOr(event.max_retries, 0),
        delayMs: numberOr(event.retry_delay_ms, 0),
        error: stringOr(event.error, 'unknown error'),
      };
      this.turn.retry = retry;
      this.onEvent({ type: 'cli_retry', message: describeRetry(retry) });
    }
  }

  private readAssistant(event: Json): void {
    const message = objectOr(event.message);
    if (isMainThread(event)) this.turn.lastMessage = stringOr(event.uuid, null);
    // In the model's name the CLI itself says such things as "API Error: …" and "Not logged in …".
    if (message.model === '<synthetic>' || !Array.isArray(message.content)) return;
    if (isMainThread(event)) this.readMessage(message);
    for (const block of message.content.filter(isJsonObject)) {
      if (block.type === 'tool_use') {
        if (isMainThread(event)) this.textEnded = true;
        if (TIMERS.has(stringOr(block.name, ''))) this.turn.lasting = true;
        if (block.name === 'ScheduleWakeup') this.wakeups.add(block.id);
        const { file_path: file, notebook_path: notebook } = objectOr(block.input);
        for (const path of [file, notebook]) if (typeof path === 'string') this.onFile(path);
        this.onEvent({
          type: 'tool',
          name: stringOr(block.name, 'tool'),
          summary: summarizeTool(block.input),
        });
      } else if (block.type === 'text' && isMainThread(event)) {
        this.readText(stringOr(block.text, ''));
      }
    }
  }

  /** A message comes block by block, each in an event of its own. */
  private readMessage(message: Json): void {
    const id = stringOr(message.id, '');
    const { shown } = this.turn;
    const before = shown.at(-1)?.id === id ? shown.pop() : undefined;
    const callsTool = arrayOr(message.content).some(
      (block) => isJsonObject(block) && block.type === 'tool_use',
    );
    shown.push({
      id,
      model: stringOr(message.model, ''),
      usage: objectOr(message.usage),
      callsTool: callsTool || before?.callsTool === true,
    });
  }

  private readUser(event: Json): void {
    if (!isMainThread(event)) return;
    if (!isContinuation(event)) this.textEnded = true;
    for (const block of arrayOr(objectOr(event.message).content).filter(isJsonObject)) {
      // Versions up to 2.1.197, at least, have the tool and refuse the call without an error.
      const isSet = block.type === 'tool_result' && this.wakeups.has(block.tool_use_id);
      if (isSet && /wakeup scheduled for/i.test(stringOr(block.content, ''))) this.turn.wakes = true;
    }
  }

  private readText(text: string): void {
    if (!this.textEnded) this.turn.text += text;
    if (text.trim() === '') return;
    if (this.textEnded) this.turn.text = text;
    this.textEnded = false;
    this.onEvent({ type: 'text', text });
  }

  private readControlResponse(event: Json): void {
    const response = objectOr(event.response);
    if (response.subtype !== 'error') return;
    const message = `claude did not take this state's RAYMOND_ variables: ${shortLine(stringOr(response.error, ''))}`;
    this.onEvent({ type: 'warning', message });
  }

  private readRateLimit(event: Json): void {
    const info = objectOr(event.rate_limit_info);
    if (info.status !== 'rejected') return;
    const seconds = numberOr(info.resetsAt, null);
    this.turn.rejected = { resetAt: seconds === null || seconds <= 0 ? null : seconds * 1000 };
  }

  private readResult(event: Json): void {
    this.sessionId = stringOr(event.session_id, this.sessionId);
    if (numberOr(event.queued_turn_count, 0) > 0) this.turn.lasting = true;
    const result = readResult(event);
    this.turn.results.push(result);
    if (!result.isError) this.turn.answers.push(answerOf(this.turn.text, result));
  }
}

function emptyTurn(): ClaudeTurn {
  return {
    text: '',
    begun: false,
    serversMissing: [],
    lastMessage: null,
    shown: [],
    lasting: false,
    wakes: false,
    results: [],
    answers: [],
    retry: null,
    rejected: null,
  };
}

/** Tools that make the CLI begin a turn by itself later. */
const TIMERS = new Set(['ScheduleWakeup', 'CronCreate', 'Monitor']);

/** How the CLI asks within the same turn for the rest of a reply that was cut off or hit its token limit. */
const CONTINUATION = /^(Your response above was cut off|Output token limit hit)/;

function isContinuation(event: Json): boolean {
  const [block] = arrayOr(objectOr(event.message).content).filter(isJsonObject);
  return block?.type === 'text' && CONTINUATION.test(stringOr(block.text, ''));
}

/** Subagents speak in the same stream; their words are not the turn's answer. */
function isMainThread(event: Json): boolean {
  return event.parent_tool_use_id === null || event.parent_tool_use_id === undefined;
}

function describeRetry(retry: ApiRetry): string {
  const status = retry.status === null ? '' : `${retry.status} `;
  const wait = (retry.delayMs / 1000).toFixed(1);
  return `claude tries the API again in ${wait} s (${retry.attempt} of ${retry.maxRetries}): ${status}${shortLine(retry.error)}`;
}
