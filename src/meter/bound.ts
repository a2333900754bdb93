import type { ModelApi } from '../core/agent-clis.js';
import { feeOf, figuresOf, MAX_PICTURE_TOKENS, priceFactorOf } from '../core/metering/prices.js';
import type { JsonObject } from '../core/settings/settings.js';
import { isJsonObject } from '../core/text/json-object.js';
import type { GatedRequest } from './gate.js';
import { type FoundFields, RequestRefusal } from './remote-fields.js';

/** What a request asks for: where its limit of output stands, the one first that is added where there is none. */
export const OUTPUT_LIMITS = {
  messages: ['max_tokens'],
  'chat/completions': ['max_completion_tokens', 'max_tokens'],
  responses: ['max_output_tokens'],
} as const;
export type PricedRoute = keyof typeof OUTPUT_LIMITS;

export interface BoundedRequest {
  readonly api: ModelApi;
  readonly route: PricedRoute;
  readonly model: string;
  readonly body: JsonObject;
  readonly isBudgeted: boolean;
}

const PAID_FIELDS = new Set(['tools[].type', 'web_search_options']);

/** What the provider adds to a prompt itself, for tools above all. */
const ADDED_TOKENS = 1_000;

/** USD that a request costs beside its tokens, at most. @throws RequestRefusal where it sets itself no limit */
function feesOf({ body, isBudgeted }: BoundedRequest, { remote }: FoundFields): number {
  return remote.reduce((sum, { field, tool = {} }) => {
    if (!PAID_FIELDS.has(field)) return sum;
    const type = String(tool.type ?? field);
    const fee = feeOf(type);
    const uses = readCount(tool, 'max_uses') ?? readCount(body, 'max_tool_calls');
    if (fee === 0 || (uses === null && !isBudgeted)) return sum;
    if (uses !== null) return sum + fee * uses;
    throw new RequestRefusal(403, 'max_uses', `Under a budget the tool ${type} needs max_uses.`);
  }, 0);
}

/** Most tokens of a prompt: one a byte of its text, and of what is no text as many as the provider counts at most. */
export function countInputTokens(api: ModelApi, found: FoundFields, bytes: number, context: number): number {
  if (found.remote.length > 0 || found.documents > 0) return context;
  return Math.min(context, bytes - found.data + ADDED_TOKENS + found.pictures * MAX_PICTURE_TOKENS[api]);
}

/**
 * What a request can cost at most (spec 9.2, "Gate").
 * @param tokens of its prompt, at most
 * @param raised how much dearer its model has been found to be than listed, at least 1
 * @throws RequestRefusal for numbers that are none
 */
export function boundRequest(
  request: BoundedRequest,
  found: FoundFields,
  tokens: number,
  raised: number,
): Pick<GatedRequest, 'fixed' | 'perOutputToken' | 'limit'> {
  const { api, route, model, body } = request;
  const { prices, output } = figuresOf(model, tokens, api);
  const written = { none: 1, minutes: 1.25, hour: 2 }[api === 'anthropic' ? found.cache : 'none'];
  const rounds = isCompacting(body) ? 2 : 1;
  const factor = (raised * rounds * priceFactorOf(api, body)) / 1e6;
  // What is predicted and not taken is paid for as output.
  const predicted = body.prediction === undefined ? 0 : JSON.stringify(body.prediction).length;
  const answers = route === 'chat/completions' ? Math.max(1, readCount(body, 'n') ?? 1) : 1;
  const limits = OUTPUT_LIMITS[route].flatMap((field) => readCount(body, field) ?? []);
  return {
    fixed:
      factor * (tokens * prices.input * written + predicted * prices.output) +
      raised * feesOf(request, found),
    perOutputToken: factor * answers * prices.output,
    limit: limits.length > 0 ? Math.max(...limits) : output,
  };
}

/** What is sent: the body as it came, unless its limit is lowered or its stream would not tell what it costs. */
export function bodyFor(asked: BoundedRequest, bytes: Buffer | null, limit: number | null): Buffer | null {
  const { route, body } = asked;
  const options = isJsonObject(body.stream_options) ? body.stream_options : {};
  const isSilent = route === 'chat/completions' && body.stream === true && options.include_usage !== true;
  if (limit === null && !isSilent) return bytes;
  const told = isSilent && { stream_options: { ...options, include_usage: true } };
  return Buffer.from(JSON.stringify({ ...(limit === null ? body : clampBody(asked, limit)), ...told }));
}

/** The body of a request with a lower limit of output; what it has for thinking is half of that, or nothing. */
function clampBody({ route, body }: BoundedRequest, limit: number): JsonObject {
  const given = OUTPUT_LIMITS[route].filter((field) => (body[field] ?? null) !== null);
  const fields = given.length > 0 ? given : [OUTPUT_LIMITS[route][0]];
  const lowered = fields.map((field) => [field, Math.min(Number(body[field] ?? limit), limit)]);
  const clamped: JsonObject = { ...body, ...Object.fromEntries(lowered) };
  const { thinking } = body;
  if (!isJsonObject(thinking) || typeof thinking.budget_tokens !== 'number') return clamped;
  const budget = Math.min(thinking.budget_tokens, Math.floor(limit / 2));
  if (budget >= 1024) return { ...clamped, thinking: { ...thinking, budget_tokens: budget } };
  const { thinking: _, ...without } = clamped;
  return without;
}

/** The API sums the conversation up first, which is an answer of its own. */
function isCompacting({ context_management: management }: JsonObject): boolean {
  return management !== undefined && /"type":"compact/.test(JSON.stringify(management));
}

/** A whole number from 0 on; null where none is given. */
function readCount(fields: JsonObject, field: string): number | null {
  const value = fields[field] ?? null;
  if (value === null) return null;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 1e9) return value;
  throw new RequestRefusal(400, field, `${field} must be a whole number from 0 to 1,000,000,000.`);
}
