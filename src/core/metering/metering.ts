import {
  AGENT_CLI_NAMES,
  type AgentCliFacts,
  type AgentKey,
  factsOf,
  isSwitchedOn,
  type KeyHeader,
  type MeteringFacts,
  type ModelApi,
} from '../agent-clis.js';

type ProcessVariables = Readonly<Record<string, string | undefined>>;

/** Stands for a dummy key in an environment until the process is started that the key is made for. */
export const DUMMY_KEY = 'rmd-dummy';

/** How the provider is shown a key: in the header where the agent has shown its dummy. */
export interface Credential {
  readonly header: KeyHeader;
  readonly value: string;
}

/** How the meter asks an agent CLI's provider. It holds keys. */
export interface MeteredUpstream {
  /** The agent CLI's name. */
  readonly id: string;
  readonly api: ModelApi;
  /** As it was configured, with its path and without user and password: a request's own path follows. */
  readonly base_url: string;
  /** In the CLI's own order of preference: the first of a header counts. */
  readonly credentials: readonly Credential[];
  /** Sent along with each request: what the CLI was told to send, and the user and password of an address. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the meter listens: a socket's path, empty where the system has none, and a port of 127.0.0.1. */
export interface MeterAddress {
  readonly socket: string;
  readonly port: number;
}

export type MeterPlan =
  | { readonly kind: 'metered'; readonly upstream: MeteredUpstream }
  /** `why` is worded to follow "cannot be metered: ". */
  | { readonly kind: 'unmetered'; readonly why: string };

/**
 * How the requests of an agent CLI go by the meter; null for a CLI that makes none.
 * @param env what it would see without a meter, its keys included
 */
export function planMetering(cli: string, env: ProcessVariables): MeterPlan | null {
  const facts = factsOf(cli);
  const metering = facts?.metering ?? null;
  if (facts === null || metering === null) return null;
  const other = metering.unless.find(({ variable }) => isSwitchedOn(env[variable]));
  if (other !== undefined) return unmetered(`${other.says} is asked, which the meter does not know`);
  const address = env[metering.address.variable] || metering.address.otherwise;
  const credentials = keysInUse(facts, env).flatMap(({ variable, headers }) =>
    headers.map((header) => ({ header, value: String(env[variable]) })),
  );
  // Only a CLI that has no provider but the user's own asks one that may want no key.
  const mayBeFree = metering.address.otherwise === null;
  if (address === null || (credentials.length === 0 && !mayBeFree)) return unmetered(metering.withoutKey);
  const { variable } = metering.api;
  const kind = (variable === null ? undefined : env[variable]) || metering.api.otherwise;
  const api = Object.hasOwn(metering.api.kinds, kind) ? metering.api.kinds[kind]! : null;
  if (api === null) return unmetered(`${variable} is ${kind}, which the meter does not know`);
  const read = readAddress(address);
  if (read === null) return unmetered(`${metering.address.variable} is no address of a web server`);
  const sent = metering.headers === null ? {} : readHeaders(env[metering.headers] ?? '');
  const upstream = { id: cli, api, base_url: read.url, credentials, headers: { ...read.headers, ...sent } };
  return { kind: 'metered', upstream };
}

/** What of an agent CLI's keys it asks its provider with. */
function keysInUse({ keys }: AgentCliFacts, env: ProcessVariables): readonly AgentKey[] {
  const set = keys.filter(({ variable, headers }) => headers.length > 0 && env[variable]);
  const first = set.filter(({ isFallback }) => isFallback !== true);
  return first.length > 0 ? first : set;
}

/** A metered CLI's environment: dummies for its keys, and the meter's address for its provider's. */
export function meteredEnvironment(
  cli: string,
  seen: ProcessVariables,
  at: MeterAddress,
): Record<string, string> {
  const facts = factsOf(cli) as AgentCliFacts;
  const { address, socket } = facts.metering as MeteringFacts;
  const env = withoutCredentials(seen);
  const inUse = keysInUse(facts, seen);
  // A server of one's own may want no key, but the meter wants one.
  const shown = inUse.length > 0 ? inUse : facts.keys.filter(({ headers }) => headers.length > 0).slice(0, 1);
  for (const { variable } of shown) env[variable] = DUMMY_KEY;
  if (socket !== null && at.socket !== '') env[socket] = at.socket;
  env[address.variable] = `http://127.0.0.1:${at.port}`;
  for (const name of ['NO_PROXY', 'no_proxy']) env[name] = [env[name], '127.0.0.1'].filter(Boolean).join(',');
  return env;
}

/** An environment without any agent CLI's credentials: what scripts see beside a meter (spec 6.5). */
export function withoutCredentials(seen: ProcessVariables): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(seen))
    if (value !== undefined && !CREDENTIALS.has(name) && !holdsPassword(name, value)) env[name] = value;
  return env;
}

/** Every variable under which a credential of an agent CLI is known. */
export const CREDENTIALS: ReadonlySet<string> = new Set(
  AGENT_CLI_NAMES.flatMap((name) => {
    const { keys, metering } = factsOf(name) as AgentCliFacts;
    return [...keys.map(({ variable }) => variable), ...(metering?.headers ? [metering.headers] : [])];
  }),
);

const ADDRESSES: ReadonlySet<string> = new Set(
  AGENT_CLI_NAMES.flatMap((name) => factsOf(name)?.metering?.address.variable ?? []),
);

function holdsPassword(name: string, value: string): boolean {
  return ADDRESSES.has(name) && readAddress(value)?.headers.authorization !== undefined;
}

const unmetered = (why: string): MeterPlan => ({ kind: 'unmetered', why });

/** Null for what is no address of a web server. Its user and password become a header. */
function readAddress(
  address: string,
): { readonly url: string; readonly headers: Record<string, string> } | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '' && password === '') return { url: url.href, headers: {} };
  const login = [username, password].map(unescapedText).join(':');
  return { url: url.href, headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}

function unescapedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Lines of `Name: value`. */
function readHeaders(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.split(/:(.*)/s, 2).map((part) => part.trim()));
  return Object.fromEntries(lines.filter(([name, value]) => name && value));
}

/** What a metered turn has cost, and by whose word. */
export interface MeteredCost {
  /** USD. */
  readonly usd: number;
  readonly basis: 'reported' | 'list' | 'cut';
  /** What people are told where the CLI's own count is another one, worded to follow "cost". USD. */
  readonly apart: { readonly reported: number; readonly list: number } | null;
}

/** A CLI's report may lower what is told to this share of the list price, since an agent can forge it. */
const MIN_SHARE = 0.5;
/** Two counts that differ by less are the same. */
const TOLERANCE = 0.01;

/**
 * The cost of a turn by the meter's tokens at list prices, and by what the CLI reports of it (spec 9.2, "Truth").
 * @param reported USD; null where it has told nothing
 * @param isPartial it has heard of fewer tokens, as a CLI has that was cut off in an answer: that lowers nothing
 */
export function meteredCost(
  list: { readonly usd: number; readonly basis: 'list' | 'cut' },
  reported: number | null,
  isPartial = false,
): MeteredCost {
  if (reported === null) return { usd: list.usd, basis: list.basis, apart: null };
  const isApart = Math.abs(reported - list.usd) > TOLERANCE * Math.max(reported, list.usd);
  const usd = Math.max(reported, (isPartial ? 1 : MIN_SHARE) * list.usd);
  return {
    usd,
    basis: list.basis === 'cut' || (isPartial && usd > reported) ? list.basis : 'reported',
    apart: isApart ? { reported, list: list.usd } : null,
  };
}
