import type { LoggedEvent } from '../core/events.js';
import { TAG_NAMES } from '../core/protocol/tag-table.js';
import { isJsonObject } from '../core/text/json-object.js';

type FieldCheck = (value: unknown) => boolean;
type FieldChecks = Readonly<Record<string, FieldCheck>>;

const text: FieldCheck = (value) => typeof value === 'string';
const textOrNone: FieldCheck = (value) => value === null || typeof value === 'string';
/** JSON can hold 1e999, which is read as Infinity. */
const figure: FieldCheck = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const anyNumber: FieldCheck = (value) => typeof value === 'number' && Number.isFinite(value);
const yesOrNo: FieldCheck = (value) => typeof value === 'boolean';
const maybe =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value === undefined || check(value);
const fields =
  (of: FieldChecks): FieldCheck =>
  (value) =>
    isJsonObject(value) && hasAll(value, of);
const list =
  (of: FieldCheck): FieldCheck =>
  (value) =>
    Array.isArray(value) && value.every(of);

const OF_AN_AGENT = { agent: text, state: text };
const OF_A_TURN = { ...OF_AN_AGENT, turn: text };
const USAGE = fields({
  ...{ input_tokens: figure, output_tokens: figure },
  ...{ cache_read_tokens: figure, cache_write_tokens: figure },
});
const RESULTS: Readonly<Record<string, FieldCheck>> = {
  text: fields({ text }),
  exit: fields({ exit_code: anyNumber, stdout: text, stderr: text }),
  failure: fields({ code: text, message: text }),
};
const TRANSITIONS: Readonly<Record<string, FieldCheck>> = {
  ...Object.fromEntries(TAG_NAMES.map((tag) => [tag, () => true])),
  call: fields({ return: text }),
  function: fields({ return: text }),
  fork: fields({ workers: list(isJsonObject) }),
  result: fields({ payload: text }),
};

/** The fields of each event that are shown. Of types that are not listed only type and time are checked. */
const SHOWN: { readonly [Type in LoggedEvent['type']]?: FieldChecks } = {
  state_started: { ...OF_AN_AGENT, visit: figure, kind: text, input: textOrNone },
  turn_started: { ...OF_A_TURN, kind: text, attempt: figure, transcript: text },
  tool: { ...OF_AN_AGENT, name: text, summary: text },
  cost: { ...OF_A_TURN, cost_usd: figure, usage: USAGE, basis: text },
  outcome: {
    ...OF_A_TURN,
    result: (value) => isJsonObject(value) && named(RESULTS, value.kind)(value),
    ms: maybe(figure),
  },
  transition: {
    ...OF_A_TURN,
    transition: (value) => isJsonObject(value) && named(TRANSITIONS, value.tag)(value),
    implicit: yesOrNo,
    to: textOrNone,
    ...{ outcome: maybe(text), error: maybe(text) },
  },
  reminder: { ...OF_AN_AGENT, attempt: figure, code: text },
  retry: { ...OF_AN_AGENT, attempt: figure, code: text, message: text },
  waiting: { ...OF_AN_AGENT, until: text, reason: text },
  max_visits: { ...OF_AN_AGENT, count: figure, to: text },
  skipped: { ...OF_AN_AGENT, to: text },
  join_timeout: { ...OF_AN_AGENT, to: text },
  joined: { ...OF_AN_AGENT, workers: list(fields({ id: text, status: text })) },
  forked: { ...OF_AN_AGENT, worker: text, worker_state: text },
  asked: { ...OF_AN_AGENT, ask_id: text, question: text },
  answered: { ...OF_AN_AGENT, ask_id: text, answer: text },
  warning: { agent: maybe(text), state: maybe(text), message: text },
  stopped: OF_AN_AGENT,
  agent_ended: OF_AN_AGENT,
  agent_failed: { ...OF_AN_AGENT, code: text, message: text },
};

/**
 * Whether a line of a log is an event, as far as it is shown to people. A log that was brought here from elsewhere may
 * hold anything.
 */
export function isValidEvent(event: unknown): event is LoggedEvent {
  if (!isJsonObject(event) || typeof event.type !== 'string' || typeof event.time !== 'string') return false;
  return !Object.hasOwn(SHOWN, event.type) || hasAll(event, SHOWN[event.type as LoggedEvent['type']]!);
}

function hasAll(value: Readonly<Record<string, unknown>>, of: FieldChecks): boolean {
  return Object.entries(of).every(([name, check]) => check(value[name]));
}

function named(checks: Readonly<Record<string, FieldCheck>>, name: unknown): FieldCheck {
  return typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name]! : () => false;
}
