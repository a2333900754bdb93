/**
 * Every failure that a user can meet has a stable code (spec 3.4). Scripts and the Action's outputs
 * read the code; people read the message, which says what happened and what to do next.
 */
export const REASON_CODES = [
  'NO_TRANSITION',
  'SEVERAL_TRANSITIONS',
  'INVALID_TRANSITION',
  'POLICY_VIOLATION',
  'MISSING_TARGET',
  'AMBIGUOUS_TARGET',
  'SCRIPT_FAILED',
  'AGENT_FAILED',
  'AUTHENTICATION',
  'INVALID_MODEL',
  'REFUSED',
  'OUTPUT_LIMIT',
  'IDLE_TIMEOUT',
  'MAX_TIME',
  'USAGE_LIMIT',
  'DEADLINE',
  'NEXT',
  'INTERRUPTED',
  'BUDGET',
  'MODEL_GATE',
  'MAX_VISITS',
  'MAX_STEPS',
  'JOIN_UNMET',
  'JOIN_FAILED',
  'FORKED',
  'LEG_LOST',
  'RESULT_INVALID',
  'ASK',
  'ASK_REJECTED',
  'DECLARED_FAILURE',
  'OUTSIDE_WORKSPACE',
  'MISSING_DIRECTORY',
  'WORKTREE_FAILED',
  'SESSION_LOST',
  'RECORDING_MISSING',
  'RECORDING_STALE',
  'STATE_LOCKED',
  'STATE_INVALID',
  'STATE_MISSING',
  'STATE_EXISTS',
  'STATE_WRITE_FAILED',
  'WORKFLOW_INVALID',
  'WORKFLOW_CHANGED',
  'TEST_FAILED',
  'USAGE',
  'INTERNAL',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

export interface ErrorPlace {
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
}

/** A failure with a code. Its message is meant for people and needs no stack trace. */
export class RaymondError extends Error {
  override readonly name: string = 'RaymondError';

  constructor(
    readonly code: ReasonCode,
    message: string,
    readonly place: ErrorPlace = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** The message with its place in front: `wf/REVIEW.md:3: …`. */
  get located(): string {
    const { file, line } = this.place;
    if (file === undefined) return this.message;
    return `${file}${line === undefined ? '' : `:${line}`}: ${this.message}`;
  }
}

/** Thrown when a final message's tags break the protocol (spec 1.2): none, several, or a malformed one. */
export class ProtocolError extends RaymondError {
  override readonly name = 'ProtocolError';
}

/** Thrown when a workflow cannot be loaded (spec 1.4, 1.7, 2): bad front matter, no entry, a bad archive … */
export class WorkflowError extends RaymondError {
  override readonly name = 'WorkflowError';

  constructor(message: string, place: ErrorPlace = {}, options?: ErrorOptions) {
    super('WORKFLOW_INVALID', message, place, options);
  }
}

/** Thrown when the command line, an option file or an input is unusable; nothing was started or spent. */
export class UsageError extends RaymondError {
  override readonly name = 'UsageError';

  constructor(message: string, place: ErrorPlace = {}, options?: ErrorOptions) {
    super('USAGE', message, place, options);
  }
}

/** Thrown when the state file is missing, broken, foreign, held by another orchestrator, or cannot be written. */
export class StateError extends RaymondError {
  override readonly name = 'StateError';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What people read about an error. Errors of theirs come without a stack trace, bugs of ours with one. */
export function errorText(error: unknown): string {
  if (error instanceof RaymondError) return error.located;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `internal error, please report it: ${detail}`;
}
