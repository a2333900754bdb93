import type { ModelApi } from '../core/agent-clis.js';
import type { JsonObject } from '../core/settings/settings.js';
import { isJsonObject } from '../core/text/json-object.js';
import { OUTPUT_LIMITS, type PricedRoute } from './bound.js';
import { REMOTE_BODY_FIELDS, RequestRefusal } from './remote-fields.js';

/** What may be asked of a provider (spec 9.2, "Routes"). Only this spelling: nothing is left for a server to tidy up. */
const PATH =
  /^(?:\/v1)?(\/(messages\/count_tokens|messages|chat\/completions|responses|models)(\/\w[\w.:@-]*)?)(\?[\w=&.%~+-]*)?$/;
const ROUTES: Readonly<Record<string, readonly ModelApi[]>> = {
  'POST messages': ['anthropic'],
  'POST messages/count_tokens': ['anthropic'],
  'POST chat/completions': ['openai'],
  'POST responses': ['openai'],
  'GET models': ['anthropic', 'openai'],
};

export type RouteName = PricedRoute | 'messages/count_tokens' | 'models';

/** The route of a request and its address at the provider; null when it has none. */
export function findRoute(
  method: string,
  path: string,
  { api, base_url }: { readonly api: ModelApi; readonly base_url: string },
): { readonly route: RouteName; readonly url: string } | null {
  const [, own, route, id, query = ''] = PATH.exec(path) ?? [];
  if (route === undefined || (id !== undefined && route !== 'models')) return null;
  if (ROUTES[`${method} ${route}`]?.includes(api) !== true) return null;
  const base = base_url.replace(/\/+$/, '');
  // The version stands in the base or in the path; where in both, it is said once.
  const version = path.startsWith('/v1/') && !base.endsWith('/v1') ? '/v1' : '';
  return { route: route as RouteName, url: `${base}${version}${own}${query}` };
}

const JUDGED = new Set<string>([
  ...Object.values(OUTPUT_LIMITS).flat(),
  ...REMOTE_BODY_FIELDS,
  ...['n', 'model', 'tools', 'messages', 'input', 'system', 'service_tier', 'speed', 'inference_geo'],
]);

/**
 * Reads a body so that what is judged is what the provider reads: a text that two readers could take differently is
 * refused. @throws RequestRefusal
 */
export function readRequestBody(bytes: Buffer): JsonObject {
  const refuse = (field: string, what: string) => new RequestRefusal(400, field, `The body ${what}.`);
  let body: unknown;
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    body = JSON.parse(text);
  } catch {
    throw refuse('body', 'is no JSON in UTF-8');
  }
  if (!isJsonObject(body)) throw refuse('body', 'must be a JSON object');
  if (countMembersOfText(text) !== countMembers(body)) throw refuse('body', 'has the same key twice');
  const other = Object.keys(body).find((key) => JUDGED.has(key.toLowerCase()) && !JUDGED.has(key));
  if (other !== undefined) throw refuse('body', `has ${other} in capital letters`);
  if (typeof body.model !== 'string') throw refuse('model', 'names no model');
  return body;
}

/** Colons outside of texts: one a member, also of those that a later one of the same name has replaced. */
function countMembersOfText(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === ':') count += 1;
    if (text[at] === '"') at = endOfText(text, at + 1);
  }
  return count;
}

function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from); ; at = text.indexOf('"', at + 1)) {
    let start = at;
    while (text[start - 1] === '\\') start -= 1;
    if ((at - start) % 2 === 0) return at;
  }
}

function countMembers(value: unknown): number {
  const open = [value];
  let count = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const values = Object.values(next);
    if (!Array.isArray(next)) count += values.length;
    for (const each of values) if (typeof each === 'object') open.push(each);
  }
  return count;
}
