import { NO_USAGE } from '../core/run.js';
import type { TurnFailure, TurnOutcome, TurnRequest } from './agent.js';
import { arrayOr, objectOr, stringOr } from './json.js';
import type { JsonStream } from './lines.js';

/** The outcome of a turn that did not begin: it has cost nothing, and has no session. */
export function nothingDone(failure: TurnFailure): TurnOutcome {
  return { ok: false, text: '', sessionId: null, costUsd: 0, costBasis: 'none', usage: NO_USAGE, failure };
}

/** An MCP server that a turn goes without. */
export interface MissingServer {
  readonly name: string;
  /** What the CLI says of it: `failed`, `pending`, `needs-auth` … */
  readonly status: string;
}

/** @param servers what a CLI's stream says of all its servers: a list of names and statuses */
export function missingServers(servers: unknown): readonly MissingServer[] {
  return arrayOr(servers)
    .map(objectOr)
    .filter(({ status }) => status !== 'connected')
    .map(({ name, status }) => ({ name: stringOr(name, ''), status: stringOr(status, 'not there') }));
}

interface ToldTurn {
  readonly stream: JsonStream;
  /** Tool calls that were not allowed, as words. */
  readonly denials: readonly string[];
  readonly serversMissing: readonly MissingServer[];
  readonly request: TurnRequest;
  readonly failure: TurnFailure | null;
}

const SHOWN_CALLS = 5;

/** What people are told of a turn besides its end. Missing servers that nobody asked for are the user's own affair. */
export function turnWarnings(
  cli: string,
  { stream, denials, serversMissing, request: { mcp = {} }, failure }: ToldTurn,
): string[] {
  const calls = denials.slice(0, SHOWN_CALLS).join(', ') + (denials.length > SHOWN_CALLS ? ', …' : '');
  const count = denials.length === 1 ? 'a tool call' : `${denials.length} tool calls`;
  return [
    ...(denials.length === 0 ? [] : [`${cli} was denied ${count}: ${calls}`]),
    ...serversMissing
      .filter(({ name }) => Object.hasOwn(mcp, name))
      .map(({ name, status }) => `${cli} went without the MCP server ${name}, of which it says: ${status}`),
    // The message of a crash describes these lines itself.
    ...(stream.brokenLines === 0 || failure?.kind === 'crashed'
      ? []
      : [stream.describeBroken(`${cli}'s`, { leftOut: true })]),
  ];
}
