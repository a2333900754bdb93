import { feeOf, figuresOf, priceFactorOf, priceOf } from '../core/metering/prices.js';
import { isJsonObject } from '../core/text/json-object.js';
import type { BoundedRequest } from './bound.js';
import type { PassedAnswer } from './pass-on.js';
import type { RequestRecord } from './protocol.js';

type RequestCosts = Pick<
  RequestRecord,
  'in' | 'out' | 'cache_read' | 'cache_write' | 'usd' | 'gate_usd' | 'basis'
>;

/**
 * What a request has cost, and whether its model is on the price list (spec 9.2, "Truth"). An answer that broke off has
 * cost at least what was told of it; the gate counts its bound, unless the provider itself has ended it.
 */
export function costsOf(
  { api, model: askedModel, body }: BoundedRequest,
  { reader, isBroken }: PassedAnswer,
  bound: number,
  perOutputToken: number,
): RequestCosts & { readonly isKnown: boolean } {
  const nothing = { in: 0, out: 0, cache_read: 0, cache_write: 0, usd: 0, isKnown: true } as const;
  if (reader === null)
    return { ...nothing, basis: isBroken ? 'cut' : 'list', gate_usd: isBroken ? bound : 0 };
  const { usage, isWhole } = reader.end();
  const isListed = figuresOf(askedModel, 0, api).known;
  const { costUsd, known } = priceOf(isListed ? askedModel : (reader.model ?? askedModel), usage, api);
  const tools = isJsonObject(reader.fields.server_tool_use) ? reader.fields.server_tool_use : {};
  const searches = Math.max(0, Number(tools.web_search_requests) || 0) * feeOf('web_search');
  const usd = costUsd * priceFactorOf(api, { ...body, ...reader.fields }) + searches;
  const most = reader.hasFailed ? Math.min(bound, usd + reader.bytes * perOutputToken) : bound;
  return {
    in: usage.input_tokens,
    out: usage.output_tokens,
    cache_read: usage.cache_read_tokens,
    cache_write: usage.cache_write_tokens,
    usd,
    basis: isWhole ? 'list' : 'cut',
    gate_usd: isWhole ? usd : Math.max(usd, most),
    isKnown: known,
  };
}
