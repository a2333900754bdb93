import { arrayOr, isJsonObject, type Json, numberOr, objectOr, stringOr } from '../json.js';
import { describeCall } from '../tool-summary.js';

/** The `result` event of Claude Code, as far as it is read. Its figures stay unknown until they are checked. */
export interface ClaudeResult {
  readonly subtype: string;
  readonly isError: boolean;
  readonly text: string;
  readonly errors: readonly string[];
  readonly apiErrorStatus: number | null;
  readonly apiError: string | null;
  readonly terminalReason: string | null;
  readonly stopReason: string | null;
  readonly denials: readonly string[];
  readonly totalCostUsd: unknown;
  /** Tokens of the main thread alone. */
  readonly usage: Json;
  /** Per model, since the process (or, from 2.1.276 on, the session) began. */
  readonly modelUsage: Json;
  /** Per model, for this result alone; older versions have none. */
  readonly modelUsageSinceLast: Json | null;
}

export function readResult(event: Json): ClaudeResult {
  return {
    subtype: stringOr(event.subtype, ''),
    isError: event.is_error !== false,
    text: stringOr(event.result, ''),
    errors: arrayOr(event.errors).filter((error): error is string => typeof error === 'string'),
    apiErrorStatus: numberOr(event.api_error_status, null),
    apiError: stringOr(event.api_error, null),
    terminalReason: stringOr(event.terminal_reason, null),
    stopReason: stringOr(event.stop_reason, null),
    denials: arrayOr(event.permission_denials)
      .filter(isJsonObject)
      .map((denial) => describeCall(stringOr(denial.tool_name, 'a tool'), denial.tool_input)),
    totalCostUsd: event.total_cost_usd,
    usage: objectOr(event.usage),
    modelUsage: objectOr(event.modelUsage),
    modelUsageSinceLast: isJsonObject(event.model_usage_since_last_result)
      ? event.model_usage_since_last_result
      : null,
  };
}

/** The turn's text if it ends with the result's, which is only the last message, and empty after a tool call. */
export function answerOf(text: string, { text: result }: ClaudeResult): string {
  return text.trimEnd().endsWith(result.trimEnd()) ? text : result;
}
