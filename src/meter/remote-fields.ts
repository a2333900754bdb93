import type { ModelApi } from '../core/agent-clis.js';
import type { JsonObject } from '../core/settings/settings.js';
import { isJsonObject } from '../core/text/json-object.js';

/** A request cannot be judged, or may not be sent; `field` says by what of it. */
export class RequestRefusal extends Error {
  constructor(
    readonly status: 400 | 403,
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** What the API itself would fetch or run, and by which field it is asked to. */
export interface RemoteUse {
  readonly field: string;
  /** The tool, where it is one. */
  readonly tool?: JsonObject;
}

/** Tools that the agent CLI runs itself; one without a type, too. */
const OWN_TOOLS: Readonly<Record<ModelApi, RegExp>> = {
  anthropic: /^(?:custom|(?:bash|text_editor|computer|memory)_\d{8})$/,
  openai: /^(?:function|custom|local_shell|apply_patch|namespace|computer|computer_use_preview)$/,
};

/** Fields of the body itself that the API follows to something that it keeps, fetches or runs. */
export const REMOTE_BODY_FIELDS = [
  'mcp_servers',
  'container',
  'previous_response_id',
  'background',
  'conversation',
  'prompt',
  'web_search_options',
] as const;

/** The same of any part of a message, or of a message. */
export const REMOTE_PARTS: readonly { readonly field: string; isIn(part: JsonObject): boolean }[] = [
  {
    field: 'source.type',
    isIn: ({ source }) =>
      isJsonObject(source) && !['base64', 'text', 'content'].includes(String(source.type ?? 'text')),
  },
  {
    field: 'image_url',
    isIn: ({ image_url: image }) => {
      const url = isJsonObject(image) ? image.url : image;
      return isGiven(url) && !(typeof url === 'string' && /^data:/i.test(url));
    },
  },
  { field: 'file_url', isIn: ({ file_url }) => isGiven(file_url) },
  { field: 'file_id', isIn: ({ file_id }) => isGiven(file_id) },
  { field: 'item_reference', isIn: ({ type }) => type === 'item_reference' },
];

/** What a request is found to hold, beside its text. */
export interface FoundFields {
  readonly remote: readonly RemoteUse[];
  readonly pictures: number;
  readonly documents: number;
  /** Characters of their data, which are no text. */
  readonly data: number;
  /** How long what the request marks is kept in the provider's cache. */
  readonly cache: 'none' | 'minutes' | 'hour';
}

const MAX_DEPTH = 200;
/** They hold what tools take, which only looks like a message's part. */
const OPAQUE = new Set(['input_schema', 'parameters', 'schema', 'arguments']);

/** @throws RequestRefusal when it is nested too deep to be judged */
export function findFields(api: ModelApi, body: JsonObject): FoundFields {
  const found = { pictures: 0, documents: 0, data: 0, cache: 'none' as FoundFields['cache'] };
  const remote: RemoteUse[] = REMOTE_BODY_FIELDS.filter((field) => isGiven(body[field])).map((field) => ({
    field,
  }));
  const lookAt = (part: JsonObject): void => {
    remote.push(...REMOTE_PARTS.filter((row) => row.isIn(part)).map(({ field }) => ({ field })));
    for (const tool of Array.isArray(part.tools) ? part.tools : [])
      if (isJsonObject(tool) && !isOwnTool(api, tool)) remote.push({ field: `tools[].type`, tool });
    const { data, kind } = attachmentIn(part);
    found.data += data;
    if (data > 0) found[kind] += 1;
    if (isJsonObject(part.cache_control) && found.cache !== 'hour')
      found.cache = ['5m', undefined].includes(part.cache_control.ttl as string) ? 'minutes' : 'hour';
  };
  const walk = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) throw new RequestRefusal(400, 'body', 'The body is nested too deep.');
    if (Array.isArray(value)) for (const each of value) walk(each, depth + 1);
    if (!isJsonObject(value)) return;
    lookAt(value);
    const isCall = typeof value.type === 'string' && value.type.endsWith('tool_use');
    for (const [key, each] of Object.entries(value))
      if (!OPAQUE.has(key) && !(isCall && key === 'input')) walk(each, depth + 1);
  };
  walk(body, 0);
  return { remote, ...found };
}

function isOwnTool(api: ModelApi, { type, environment, execution }: JsonObject): boolean {
  if (type === undefined || type === null) return true;
  if (type === 'shell') return isJsonObject(environment) && environment.type === 'local';
  if (type === 'tool_search') return execution === 'client';
  return typeof type === 'string' && OWN_TOOLS[api].test(type);
}

/** The picture or document that a part is, in characters; of several the dearest, since the others count as text. */
function attachmentIn(part: JsonObject): { readonly data: number; readonly kind: 'pictures' | 'documents' } {
  const { type, source, image_url: image, file_data: file } = part;
  if (isJsonObject(source) && source.type === 'base64')
    return { data: lengthOf(source.data), kind: type === 'image' ? 'pictures' : 'documents' };
  if (lengthOf(file) > 0) return { data: lengthOf(file), kind: 'documents' };
  return { data: lengthOf(isJsonObject(image) ? image.url : image), kind: 'pictures' };
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
