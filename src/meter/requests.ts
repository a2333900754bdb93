import { closeSync, constants, fstatSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { isJsonObject } from '../core/text/json-object.js';
import { readPlainFile } from '../process/files.js';
import type { Metered, RequestBasis, RequestRecord } from './protocol.js';

/** A line of `requests.jsonl`. */
export type RequestsLine =
  | { readonly type: 'start'; readonly pid: number }
  /** Written before a request leaves: it costs `usd` at most. */
  | ({ readonly type: 'bound'; readonly usd: number } & RequestPlace)
  | RequestRecord
  /** A turn is over; it has cost `usd` by the meter. */
  | {
      readonly type: 'turn';
      readonly turn: string;
      readonly reported_usd: number | null;
      readonly usd: number;
    }
  /** What the life of the run under way has spent where no meter is: the sum so far. */
  | { readonly type: 'elsewhere'; readonly usd: number }
  | { readonly type: 'end' };

/** With the ISO time at which it was written. */
type WrittenLine = RequestsLine & { readonly at?: string };

/** Whose a request is. */
export type RequestPlace = Pick<RequestRecord, 'id' | 'agent' | 'state' | 'visit' | 'turn' | 'model'>;

const { O_APPEND, O_CREAT, O_RDWR, O_NOFOLLOW = 0 } = constants;

/** Opens the file to be appended to. @throws what the system says; Error when it is no plain file */
export function openRequests(path: string): (line: RequestsLine) => void {
  const fd = openSync(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  if (!fstatSync(fd).isFile()) {
    closeSync(fd);
    throw new Error(`${path} is no plain file`);
  }
  // What an earlier life has left may break off in a line.
  writeSync(fd, '\n');
  // Whole, or with an error: a disk that is full takes a part.
  return (line) => writeFileSync(fd, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
}

/** What a turn's requests have come to. */
export interface TurnSum extends Metered {
  readonly requests: number;
  /** Tokens of output by model. */
  readonly models: ReadonlyMap<string, number>;
  readonly basis: RequestBasis;
  /** For the gate: what is not known counts as its bound. */
  readonly gate_usd: number;
}

export const NO_REQUESTS: TurnSum = {
  ...{ in: 0, out: 0, cache_read: 0, cache_write: 0, usd: 0, gate_usd: 0, requests: 0 },
  models: new Map(),
  basis: 'list',
};

export function addMetered(sum: Metered, more: Metered): Metered {
  return {
    in: sum.in + more.in,
    out: sum.out + more.out,
    cache_read: sum.cache_read + more.cache_read,
    cache_write: sum.cache_write + more.cache_write,
    usd: sum.usd + more.usd,
  };
}

export function addRequest(sum: TurnSum, request: RequestRecord): TurnSum {
  return {
    ...addMetered(sum, request),
    gate_usd: sum.gate_usd + request.gate_usd,
    requests: sum.requests + 1,
    models: new Map([...sum.models, [request.model, (sum.models.get(request.model) ?? 0) + request.out]]),
    basis: request.basis === 'cut' ? 'cut' : sum.basis,
  };
}

/** The model with the most tokens of output; null without a request. */
export function findMainModel({ models }: TurnSum): string | null {
  return [...models].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

export interface RequestsRead {
  /** By the turn; `basis: cut` means that it has cost at least so much. */
  readonly turns: ReadonlyMap<string, TurnSum>;
  /** USD that counts as spent for the gate: of each turn the dearer of its requests and its report. */
  readonly gate_usd: number;
  /** USD that a state can have of it: what is known of the requests, or was reported. */
  readonly told_usd: number;
  /** USD that were spent beside the meters. */
  readonly elsewhere_usd: number;
  /** Whether the last meter that wrote here came to its end. */
  readonly hasEnded: boolean;
}

/**
 * Reads what the meters of a run have written (spec 9.2, "Ledger", "Crossings"). A request without an end counts at its
 * bound for the gate, at nothing for the cost, which is a lower bound then. A line that broke off is left out.
 * @throws what the system says, but for a file that is not there
 */
export function readRequests(path: string, since = ''): RequestsRead {
  return sumUp(linesOf(path).filter(({ at = '' }) => at >= since));
}

/**
 * What a turn's requests have come to. Null where no meter was there when the turn began, or its file cannot be read:
 * nobody has counted then.
 * @param since ISO time of its beginning; a run that goes on from an older state gives the same number to another turn
 */
export function requestsOfTurn(path: string, turn: string, since: string): TurnSum | null {
  let lines: readonly WrittenLine[] = [];
  try {
    lines = linesOf(path);
  } catch {}
  if (!lines.some(({ type, at = '' }) => type === 'start' && at <= since)) return null;
  const own = lines.filter((line) => (line.at ?? '') >= since && 'turn' in line && line.turn === turn);
  return sumUp(own).turns.get(turn) ?? NO_REQUESTS;
}

function sumUp(lines: readonly WrittenLine[]): RequestsRead {
  const open = new Map<string, RequestsLine & { type: 'bound' }>();
  const turns = new Map<string, TurnSum>();
  const reported = new Map<string, number>();
  let hasEnded = false;
  // Of lives before, and of the last one.
  let [elsewhere, elsewhereLast] = [0, 0];
  const add = (record: RequestRecord): void => {
    turns.set(record.turn, addRequest(turns.get(record.turn) ?? NO_REQUESTS, record));
  };
  for (const line of lines) {
    hasEnded = line.type === 'end';
    if (line.type === 'elsewhere') elsewhereLast = line.usd;
    if (line.type === 'start') [elsewhere, elsewhereLast] = [elsewhere + elsewhereLast, 0];
    if (line.type === 'bound') open.set(line.id, line);
    if (line.type === 'turn')
      reported.set(line.turn, (reported.get(line.turn) ?? 0) + (line.reported_usd ?? 0));
    if (line.type !== 'request') continue;
    open.delete(line.id);
    add(line);
  }
  for (const { usd, type: _, ...place } of open.values()) {
    const unknown = { in: 0, out: 0, cache_read: 0, cache_write: 0, usd: 0, gate_usd: usd, status: 0, ms: 0 };
    add({ type: 'request', ...place, ...unknown, basis: 'cut' });
  }
  const ids = new Set([...turns.keys(), ...reported.keys()]);
  const sumOf = (figure: 'usd' | 'gate_usd') =>
    [...ids].reduce((sum, id) => sum + Math.max(turns.get(id)?.[figure] ?? 0, reported.get(id) ?? 0), 0);
  return {
    ...{ turns, gate_usd: sumOf('gate_usd'), told_usd: sumOf('usd'), hasEnded },
    elsewhere_usd: elsewhere + elsewhereLast,
  };
}

/** Figures that each kind of line needs. */
const FIGURES: Readonly<Record<RequestsLine['type'], readonly string[]>> = {
  start: [],
  bound: ['usd'],
  request: ['in', 'out', 'cache_read', 'cache_write', 'usd', 'gate_usd'],
  turn: ['usd'],
  elsewhere: ['usd'],
  end: [],
};

function linesOf(path: string): WrittenLine[] {
  let text: string;
  try {
    text = readPlainFile(path, O_NOFOLLOW).toString();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      const read: unknown = JSON.parse(line);
      return isJsonObject(read) && isRequestsLine(read) ? [read as unknown as WrittenLine] : [];
    } catch {
      return [];
    }
  });
}

function isRequestsLine(line: Readonly<Record<string, unknown>>): boolean {
  const type = line.type as RequestsLine['type'];
  const figures = Object.hasOwn(FIGURES, type) ? FIGURES[type].map((name) => line[name]) : [undefined];
  return figures.every((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0);
}
