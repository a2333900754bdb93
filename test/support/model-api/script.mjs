/**
 * Which reply for which request. A **rule** has a match and a list of replies; its k-th turn gets the
 * k-th reply, the last one repeats. A **reply** is the steps of one turn: the first answers the prompt,
 * each further one answers the tool results of the one before (or the retry after a failure).
 *
 * @typedef {{input: number, output: number, cacheRead: number, cacheWrite: number}} Usage
 * @typedef {{name: string, input?: object | string}} ToolCall
 * @typedef {import('./anthropic-request.mjs').ParsedRequest} ParsedRequest
 *
 * @typedef {object} Step
 * @property {string} [text]
 * @property {ToolCall} [tool]
 * @property {ToolCall[]} [tools]             several calls in one message
 * @property {Partial<Usage>} [usage]         tokens; what is left out has its default
 * @property {number} [nanoAiu]               what GitHub says a Copilot call cost; 1e9 are one AI credit
 * @property {number} [delayMs]               before anything is sent
 * @property {Promise<unknown>} [until]      waited for before anything is sent
 * @property {number} [chunkDelayMs]          before each 60 characters of a stream
 * @property {boolean} [hang]                 never answers: the line stays open and silent
 * @property {string} [hangAfterText]         with `hang`: streamed before falling silent
 * @property {'before' | 'midstream' | 'afterText'} [drop] destroys the socket: instead of a reply, within its text, or after it
 * @property {number} [status]                400 or more: an error
 * @property {{type?: string, message?: string, code?: string}} [error]
 * @property {Record<string, string>} [headers]
 * @property {string} [stopReason]
 *
 * @typedef {string | Step} StepLike
 * @typedef {StepLike | StepLike[] | {steps: StepLike[]}} Reply
 * @typedef {string | RegExp | ((request: ParsedRequest) => boolean)} Match
 * @typedef {{match: Match, replies: (Reply | ((request: ParsedRequest) => Reply))[]}} Rule
 * @typedef {{steps: Step[], next: number}} Turn
 */

/** @param {StepLike} step @returns {Step} */
const asStep = (step) => (typeof step === 'string' ? { text: step } : step);

/** @param {Reply} reply @returns {Step[]} */
function asSteps(reply) {
  if (Array.isArray(reply)) return reply.map(asStep);
  return typeof reply === 'object' && 'steps' in reply ? reply.steps.map(asStep) : [asStep(reply)];
}

/** @param {Step | undefined} step true if the caller has got no whole answer and may ask again */
const isFault = (step) => step !== undefined && ((step.status ?? 200) >= 400 || !!step.drop || !!step.hang);

/** @param {Match} match @param {ParsedRequest} request */
function matches(match, request) {
  if (typeof match === 'function') return match(request);
  // search() and not test(): a /g pattern must not remember where it stopped.
  return typeof match === 'string'
    ? request.lastPrompt.includes(match)
    : request.lastPrompt.search(match) >= 0;
}

/** @param {ParsedRequest} request @returns {Step} */
const echo = (request) => ({
  text: `ECHO n=${request.prompts.length} last=${request.lastPrompt.slice(0, 200)}`,
});

/**
 * Turns are told apart by their session and all prompts so far, so parallel sessions, forks and
 * subagents (which share their parent's session id) do not take each other's steps.
 * @param {ParsedRequest} request
 */
const turnKey = (request) => JSON.stringify([request.sessionId, request.prompts]);

/** The rules with what has been used of them. */
export class Script {
  /** @type {Rule[]} */ #rules = [];
  /** @type {Map<Rule, number>} */ #turnsOf = new Map();
  /** @type {Map<string, Turn>} */ #turns = new Map();

  /** @param {Rule} rule */
  add(rule) {
    if (rule.replies.length === 0) throw new Error(`model-api: the rule for ${rule.match} has no reply`);
    this.#rules.push(rule);
  }

  clear() {
    this.#rules = [];
    this.#turnsOf.clear();
    this.#turns.clear();
  }

  /**
   * The step that answers a request, and the rule and turn (from 1) it belongs to.
   * @param {ParsedRequest} request
   * @returns {Step}
   */
  stepFor(request) {
    if (request.side) return { text: 'OK' };
    const key = turnKey(request);
    const turn = this.#turns.get(key);
    if (turn !== undefined && goesOn(turn, request)) return advance(turn, request);
    const rule = this.#rules.find(({ match }) => matches(match, request));
    if (rule === undefined) return echo(request);
    const count = this.#turnsOf.get(rule) ?? 0;
    this.#turnsOf.set(rule, count + 1);
    const reply = rule.replies[Math.min(count, rule.replies.length - 1)];
    const begun = { steps: asSteps(typeof reply === 'function' ? reply(request) : reply), next: 0 };
    this.#turns.set(key, begun);
    return advance(begun, request);
  }
}

/**
 * A tool result goes on with its turn; the same prompt again does so only after a failure that still
 * has steps behind it. Otherwise a retry counts as the rule's next turn: `reply(m, {status: 500}, 'ok')`.
 * @param {Turn} turn
 * @param {ParsedRequest} request
 */
function goesOn(turn, request) {
  return request.followUp || (isFault(turn.steps[turn.next - 1]) && turn.next < turn.steps.length);
}

/** @param {Turn} turn @param {ParsedRequest} request */
function advance(turn, request) {
  const last = turn.steps.at(-1);
  // A failure as the last step repeats, so that "down for good" needs no long list.
  const step = turn.steps[turn.next] ?? (isFault(last) ? last : undefined) ?? echo(request);
  turn.next += 1;
  return step;
}

/**
 * A rule as written in a JSON file: a pattern is `{"regexp": "...", "flags": "i"}`.
 * @param {{match: Match | {regexp: string, flags?: string}, replies: Rule['replies']}} rule
 * @returns {Rule}
 */
export function ruleFromFile({ match, replies }) {
  const isPattern = typeof match === 'object' && 'regexp' in match;
  return { match: isPattern ? new RegExp(match.regexp, match.flags) : match, replies };
}

/**
 * The step a subscription gets when its limit is used up. Claude Code heeds these headers only when it
 * is logged in with a token: give it `api.subscriptionEnv`, not `api.env`.
 * @param {{resetsAt: number, window?: '5h' | '7d'}} limit when it ends, in seconds since 1970
 * @returns {Step}
 */
export function usageLimit({ resetsAt, window = '5h' }) {
  const prefix = 'anthropic-ratelimit-unified';
  return {
    status: 429,
    error: {
      type: 'rate_limit_error',
      message: "This request would exceed your account's rate limit. Please try again later.",
    },
    headers: {
      [`${prefix}-status`]: 'rejected',
      [`${prefix}-reset`]: `${resetsAt}`,
      [`${prefix}-representative-claim`]: window === '5h' ? 'five_hour' : 'seven_day',
      [`${prefix}-${window}-status`]: 'rejected',
      [`${prefix}-${window}-reset`]: `${resetsAt}`,
      [`${prefix}-${window}-utilization`]: '1.0',
      [`${prefix}-overage-status`]: 'rejected',
      [`${prefix}-overage-disabled-reason`]: 'org_level_disabled',
      'retry-after': `${Math.max(0, resetsAt - Math.floor(Date.now() / 1000))}`,
    },
  };
}
