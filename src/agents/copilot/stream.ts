import type { TurnEvent } from '../agent.js';
import { isJsonObject, type Json, jsonIn, numberOr, objectOr, stringOr } from '../json.js';
import { JsonStream } from '../lines.js';
import { type MissingServer, missingServers } from '../outcome.js';
import { describeCall, shortLine, summarizeTool } from '../tool-summary.js';

/** A `session.error` event, or the last `model.call_failure` in its stead. */
export interface CopilotError {
  /** `authentication`, `authorization`, `quota`, `rate_limit`, `context_limit`, `policy`, `query` … */
  readonly type: string;
  readonly message: string;
  /** The HTTP status. */
  readonly status: number | null;
  /** The provider's: `user_weekly_rate_limited`, `quota_exceeded`, `context_length_exceeded` … */
  readonly code: string | null;
  /** How often the request was sent again; null where no event tells. */
  readonly retries: number | null;
}

/** What a turn's stream has said so far. */
export interface CopilotTurn {
  sessionId: string | null;
  /** The main agent's last words; subagents speak in the same stream, with an `agentId`. */
  text: string;
  /** From the `result` event, which is the last. */
  exitCode: number | null;
  error: CopilotError | null;
  /** Whether it waits for a person to choose another model, which would be for ever. */
  asksToSwitch: boolean;
  /** Whether a model was asked, even if it did not answer. */
  asked: boolean;
  /** Whether the provider is the user's own, which counts no AI credits; null until a model was asked. */
  ownProvider: boolean | null;
  /** Whether the CLI was told to stop, by whom ever. */
  aborted: boolean;
  /** Whether it was stopped while a model answered. That call is in no count. */
  callLost: boolean;
  serversMissing: readonly MissingServer[];
  /** Tool calls that were not allowed, as words. */
  readonly denials: string[];
}

/** Reads `--output-format json` of one turn (spec 6.2). Unknown events are ignored. */
export class CopilotStream extends JsonStream {
  readonly turn: CopilotTurn = {
    sessionId: null,
    text: '',
    exitCode: null,
    error: null,
    asksToSwitch: false,
    asked: false,
    ownProvider: null,
    aborted: false,
    callLost: false,
    serversMissing: [],
    denials: [],
  };
  private lastFailure: Pick<CopilotError, 'code' | 'retries'> = { code: null, retries: null };
  private readonly calls = new Map<unknown, string>();

  constructor(private readonly onEvent: (event: TurnEvent) => void) {
    super();
  }

  protected read(event: Json): void {
    const data = objectOr(event.data);
    const isMain = typeof event.agentId !== 'string';
    switch (event.type) {
      case 'assistant.message':
        if (isMain) this.readMessage(data);
        break;
      case 'tool.execution_start':
        this.readTool(data);
        break;
      case 'tool.execution_complete':
        if (objectOr(data.error).code === 'denied')
          this.turn.denials.push(this.calls.get(data.toolCallId) ?? 'a tool');
        this.calls.delete(data.toolCallId);
        break;
      case 'session.mcp_servers_loaded':
        this.turn.serversMissing = missingServers(data.servers);
        break;
      case 'model.call_start':
        this.turn.asked = true;
        this.turn.asksToSwitch = false;
        break;
      case 'model.call_final_result':
        this.readProvider(data);
        break;
      case 'model.call_failure':
        this.readFailure(data);
        break;
      case 'session.error':
        if (isMain) this.readError(data);
        break;
      case 'agent.interrupted':
        if (data.activity === 'model_call') this.turn.callLost = true;
        break;
      case 'assistant.idle':
        if (isMain) this.turn.aborted ||= data.aborted === true;
        break;
      case 'abort':
        if (isMain) this.turn.aborted = true;
        break;
      case 'result':
        this.turn.sessionId = stringOr(event.sessionId, null);
        this.turn.exitCode = numberOr(event.exitCode, null);
        break;
    }
  }

  private readMessage(data: Json): void {
    const text = stringOr(data.content, '');
    // A message may hold nothing but tool calls.
    if (text.trim() === '') return;
    this.turn.text = text;
    this.onEvent({ type: 'text', text });
  }

  private readTool(data: Json): void {
    const name = stringOr(data.toolName, 'a tool');
    const summary = summarizeTool(data.arguments);
    this.calls.set(data.toolCallId, describeCall(name, data.arguments));
    this.onEvent({ type: 'tool', name, summary });
  }

  private readProvider(data: Json): void {
    if (typeof data.isByok === 'boolean') this.turn.ownProvider = data.isByok;
  }

  private readFailure(data: Json): void {
    this.readProvider(data);
    const retries = numberOr(data.retryAttempt, null);
    this.lastFailure = { code: stringOr(data.errorCode, null), retries };
    const status = numberOr(data.statusCode, null);
    const error = errorText(stringOr(data.errorMessage, ''));
    const words = shortLine([status, error].filter((part) => part !== null && part !== '').join(' '));
    this.onEvent({
      type: 'cli_retry',
      message: `copilot's model request failed (attempt ${(retries ?? 0) + 1}): ${words || 'no reason given'}`,
    });
  }

  private readError(data: Json): void {
    this.turn.asksToSwitch = data.eligibleForAutoSwitch === true;
    this.turn.error = {
      ...this.lastFailure,
      type: stringOr(data.errorType, ''),
      message: stringOr(data.message, ''),
      status: numberOr(data.statusCode, null),
      // With a provider of the user's own only the failed call has the code.
      code: stringOr(data.errorCode, this.lastFailure.code),
    };
  }
}

/** The provider's error as JSON: an object with a message, or a string. */
function errorText(json: string): string {
  const error = jsonIn(json);
  return stringOr(isJsonObject(error) ? error.message : error, json);
}
