import { randomUUID } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { EnvHttpProxyAgent } from 'undici';
import type { Credential } from '../core/metering/metering.js';
import { figuresOf } from '../core/metering/prices.js';
import { isJsonObject } from '../core/text/json-object.js';
import { Accounts, type MeteredProcess, type MeteredTurn } from './accounts.js';
import { type BoundedRequest, bodyFor, boundRequest, countInputTokens } from './bound.js';
import { costsOf } from './costs.js';
import { Gate, type GateDecision, type GatedRequest } from './gate.js';
import {
  askJson,
  keysIn,
  makeHeaders,
  type Outgoing,
  type PassedAnswer,
  passRequest,
  readBody,
  sendError,
} from './pass-on.js';
import type { News, Order, StartOrder } from './protocol.js';
import { type FoundFields, findFields, RequestRefusal } from './remote-fields.js';
import { findRoute, readRequestBody } from './request.js';
import { openRequests, type RequestsLine, readRequests } from './requests.js';

/** How long the meter waits, ms. */
export interface MeterTimes {
  /** For room in the budget. */
  readonly queue_ms: number;
  /** For the end of an answer that nobody waits for any more. */
  readonly read_on_ms: number;
}

/** Of an answer that cannot be passed on: the provider was asked all the same. */
const BROKEN: PassedAnswer = { status: 0, reader: null, isBroken: true };

/** A request on its way, from the agent that asks. */
interface ModelCall {
  readonly account: MeteredTurn;
  readonly response: ServerResponse;
  readonly outgoing: Outgoing;
  /** What is judged of its body. */
  readonly asked: BoundedRequest & { readonly found: FoundFields };
}

/** Parameters of a count that the API takes; others it refuses. */
const COUNTED = [
  ...['model', 'messages', 'system', 'tools', 'tool_choice', 'thinking', 'output_config', 'output_format'],
  'context_management',
];

/** Holds the keys and the budget of a run, and passes on what its agents ask of their models (spec 9.2). */
export class Meter {
  readonly #gate: Gate;
  readonly #accounts: Accounts;
  readonly #dispatcher = new EnvHttpProxyAgent({ connect: { timeout: 30_000 } });
  readonly #servers: Server[] = [];
  readonly #write: (line: RequestsLine) => void;
  /** Tells who waits at the gate; null: the meter ends. */
  readonly #waiting = new Map<string, (decision: GateDecision | null) => void>();
  readonly #inFlight = new Map<AbortController, Promise<void>>();
  readonly #told = new Set<string>();
  #isEnding = false;
  #elsewhere = 0;

  constructor(
    private readonly start: StartOrder,
    private readonly times: MeterTimes,
    private readonly tell: (news: News) => void,
  ) {
    const before = readRequests(start.ledger, start.since);
    this.#write = openRequests(start.ledger);
    this.#write({ type: 'start', pid: process.pid });
    // What the state has beyond the ledger was spent where no meter was.
    const elsewhere = Math.max(before.elsewhere_usd, start.spent_usd - before.told_usd);
    this.#gate = new Gate(start.budget_usd, Math.max(start.spent_usd, before.gate_usd + elsewhere));
    this.#accounts = new Accounts(start, this.#gate, tell, (line) => this.#note(line));
  }

  /** Begins to listen, and says where. */
  async listen(): Promise<void> {
    const socket = process.platform === 'win32' ? '' : await this.#listenAtSocket();
    const tcp = this.start.tcp ? await this.#listenAt({ host: '127.0.0.1', port: 0 }) : null;
    const port = (tcp?.address() as AddressInfo | undefined)?.port ?? null;
    this.tell({ news: 'ready', pid: process.pid, socket, port });
  }

  async #listenAtSocket(): Promise<string> {
    const path = join(this.start.socket_folder, 'm.sock');
    // Node would cut a longer one, without a word.
    if (Buffer.byteLength(path) > 103) throw new Error(`the path of the socket is too long: ${path}`);
    await this.#listenAt({ path });
    chmodSync(path, 0o600);
    return path;
  }

  async #listenAt(place: { path: string } | { host: string; port: number }): Promise<Server> {
    const server = createServer({ keepAliveTimeout: 120_000 }, (incoming, response) => {
      response.on('error', () => undefined);
      this.#serve(incoming, response).catch((error) => {
        // A body that breaks off has nobody to be told.
        if (error instanceof RequestRefusal) return this.#refuse(incoming, response, error);
        sendError(response, 500, 'The meter has failed at this request.');
        if (!incoming.destroyed) this.#warn(`The meter has failed at a request: ${(error as Error).name}.`);
      });
    });
    this.#servers.push(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(place, () => resolve());
    });
    return server;
  }

  take(order: Exclude<Order, StartOrder>): void {
    if (order.order === 'budget') {
      this.#gate.setBudget(order.budget_usd);
      this.#gate.spend(order.spent_elsewhere_usd - this.#elsewhere);
      this.#elsewhere = order.spent_elsewhere_usd;
      this.#note({ type: 'elsewhere', usd: this.#elsewhere });
      // Who finds too little left of another budget is told of again.
      for (const what of this.#told) if (what.startsWith('budget ')) this.#told.delete(what);
    } else this.#accounts.take(order);
    this.#decide();
  }

  /** Takes nothing new, reads what is in flight to its end, and says in the ledger that it has ended. */
  async end(): Promise<void> {
    this.#isEnding = true;
    for (const server of this.#servers) server.close();
    for (const settle of [...this.#waiting.values()]) settle(null);
    const late = setTimeout(() => {
      for (const over of this.#inFlight.keys()) over.abort();
    }, this.times.read_on_ms);
    await Promise.all(this.#inFlight.values());
    clearTimeout(late);
    this.#write({ type: 'end' });
    for (const server of this.#servers) server.closeAllConnections();
    await this.#dispatcher.destroy();
    rmSync(this.start.socket_folder, { recursive: true, force: true });
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#isEnding) return sendError(response, 503, 'The run has ended.');
    const { method = '', url: path = '', rawHeaders } = incoming;
    const { agent, upstream, credentials } = this.#authenticate(rawHeaders);
    const place = findRoute(method, path, upstream);
    if (place === null)
      throw new RequestRefusal(403, 'path', `${method} ${path.slice(0, 100)} is no route of the model.`);
    const { url, route } = place;
    const headers = makeHeaders(rawHeaders, credentials, upstream.headers);
    const { api } = upstream;
    if (route === 'models') return this.#pass({ api, url, method: 'GET', headers, body: null }, response);
    if (incoming.headers['content-encoding'] !== undefined)
      throw new RequestRefusal(
        400,
        'content-encoding',
        'A compressed body cannot be bounded: send it as it is.',
      );
    const bytes = await readBody(incoming);
    if (bytes === null) return sendError(response, 413, 'The body is larger than 32 MB.');
    const body = readRequestBody(bytes);
    const found = findFields(api, body);
    const [remote] = found.remote;
    if (remote !== undefined && this.start.network === 'model')
      throw new RequestRefusal(
        403,
        remote.field,
        `${remote.field}: the model's API may fetch and run nothing here.`,
      );
    const outgoing: Outgoing = { api, url, method: 'POST', headers, body: bytes };
    if (route === 'messages/count_tokens') return this.#pass(outgoing, response);
    const isBudgeted = this.#gate.hasBudget;
    const asked = { api, route, model: String(body.model), body, found, isBudgeted };
    const account = this.#accounts.turnOf(agent);
    await this.#ask({ account, response, outgoing, asked });
  }

  /** @throws RequestRefusal where a header is there that holds no dummy key of ours, or holds one a second time */
  #authenticate(
    rawHeaders: readonly string[],
  ): MeteredProcess & { readonly credentials: readonly Credential[] } {
    const shown = keysIn(rawHeaders);
    const [process = null, ...others] = new Set(shown.map(({ key }) => this.#accounts.findProcess(key)));
    const headers = [...new Set(shown.map(({ header }) => header))];
    const credentials = headers.flatMap(
      (header) => process?.upstream.credentials.find((each) => each.header === header) ?? [],
    );
    // A provider of one's own may want no key.
    const isFree = process?.upstream.credentials.length === 0 && shown.length === 1;
    if (process !== null && others.length === 0 && (isFree || shown.length === credentials.length))
      return { ...process, credentials };
    const what = "This key opens nothing here: it is another run's, or its process has ended.";
    throw new RequestRefusal(403, 'key', what);
  }

  /** Has the gate judge a request, and sends it when it may go. */
  async #ask(call: ModelCall): Promise<void> {
    const { account, response, asked } = call;
    const id = randomUUID();
    const raise = this.#accounts.raiseOf(asked.model);
    const { context } = figuresOf(asked.model, 0, asked.api);
    const gated = (tokens: number): GatedRequest => ({
      ...{ id, turn: account.turn },
      ...boundRequest(asked, asked.found, tokens, raise),
    });
    const tokens = countInputTokens(asked.api, asked.found, call.outgoing.body?.length ?? 0, context);
    let request = gated(tokens);
    if (!this.#gate.holds(request)) request = gated(Math.min(tokens, await this.#count(call)));
    if (response.destroyed || this.#isEnding) return sendError(response, 503, 'The run has ended.');
    const decision = await this.#wait(request, response);
    if (decision === null) return;
    if (!decision.pass) return this.#refuseForMoney(call, decision);
    const { agent, state, visit, turn } = account;
    const place = { id, agent, state, visit, turn, model: asked.model };
    const body = bodyFor(asked, call.outgoing.body, decision.limit < request.limit ? decision.limit : null);
    try {
      this.#write({ type: 'bound', ...place, usd: decision.bound });
    } catch (error) {
      this.#gate.leave(id);
      this.#decide();
      throw error;
    }
    account.inFlight += 1;
    const started = performance.now();
    await this.#pass({ ...call.outgoing, body }, response, (passed) => {
      const { isKnown, ...costs } = costsOf(asked, passed, decision.bound, request.perOutputToken);
      this.#gate.end(id, costs.gate_usd);
      const ms = Math.round(performance.now() - started);
      const record = { type: 'request', ...place, ...costs, status: passed.status, ms } as const;
      this.#accounts.settle(account, record, isKnown);
      if (!isKnown && !this.#hasTold(`unknown ${asked.model}`))
        this.#warn(`${asked.model} is not on the price list: it is reckoned as the most expensive model.`);
      this.#decide();
    });
  }

  /** The gate's decision; null where there is nobody left who waits for it. */
  async #wait(request: GatedRequest, response: ServerResponse): Promise<GateDecision | null> {
    const decided = new Promise<GateDecision | 'late' | null>((resolve) => {
      const late = setTimeout(() => resolve('late'), this.times.queue_ms);
      const leave = (): void => resolve(null);
      response.once('close', leave);
      this.#waiting.set(request.id, (decision) => {
        clearTimeout(late);
        response.off('close', leave);
        resolve(decision);
      });
    });
    this.#gate.ask(request);
    this.#decide();
    const decision = await decided;
    this.#waiting.get(request.id)?.(null);
    this.#waiting.delete(request.id);
    if (decision !== null && decision !== 'late') return decision;
    this.#gate.leave(request.id);
    this.#decide();
    const retry = { 'retry-after': '5' };
    sendError(response, 529, 'Other requests of this run hold what is left of its budget.', retry);
    return null;
  }

  #decide(): void {
    for (const decision of this.#gate.decide()) this.#waiting.get(decision.id)?.(decision);
  }

  /** The API's own count of a prompt and a little more; infinite where it has none to give. */
  async #count({ asked, outgoing }: ModelCall): Promise<number> {
    if (asked.api !== 'anthropic' || asked.found.remote.length > 0) return Number.POSITIVE_INFINITY;
    const body = Object.fromEntries(
      COUNTED.flatMap((key) => (key in asked.body ? [[key, asked.body[key]]] : [])),
    );
    const counted = await askJson(this.#dispatcher, {
      ...outgoing,
      url: outgoing.url.replace(/\/messages(?=\?|$)/, '/messages/count_tokens'),
      body: Buffer.from(JSON.stringify(body)),
    });
    const tokens = isJsonObject(counted) ? counted.input_tokens : null;
    return typeof tokens === 'number' && tokens >= 0 ? Math.ceil(tokens * 1.02) : Number.POSITIVE_INFINITY;
  }

  /** Passes a request on, and is answerable for it until its end. */
  async #pass(
    outgoing: Outgoing,
    response: ServerResponse,
    settle: (passed: PassedAnswer) => void = () => undefined,
  ): Promise<void> {
    const over = new AbortController();
    let late: NodeJS.Timeout | undefined;
    const readOn = (): void => {
      late = setTimeout(() => over.abort(), this.times.read_on_ms);
    };
    if (response.destroyed) readOn();
    else response.once('close', readOn);
    const passed = passRequest(this.#dispatcher, outgoing, response, over.signal);
    const passing = passed
      .catch((): PassedAnswer => BROKEN)
      .then((answer) => {
        response.off('close', readOn);
        clearTimeout(late);
        this.#inFlight.delete(over);
        settle(answer);
      });
    this.#inFlight.set(over, passing);
    await passing;
  }

  #refuseForMoney({ account, response }: ModelCall, { left, least }: { left: number; least: number }): void {
    const { agent, turn } = account;
    const message = `The budget is used up: $${Math.max(0, left).toFixed(4)} is left, and the next request needs $${least.toFixed(4)}. Go on with a larger --budget.`;
    sendError(response, 400, message, { 'x-should-retry': 'false' });
    if (!this.#hasTold(`budget ${agent} ${turn}`))
      this.tell({ news: 'budget', agent, turn, left_usd: Math.max(0, left), least_usd: least });
  }

  #refuse(
    { rawHeaders }: IncomingMessage,
    response: ServerResponse,
    { status, field, message }: RequestRefusal,
  ): void {
    sendError(response, status, message, { 'x-should-retry': 'false' });
    const shown = keysIn(rawHeaders).map(({ key }) => this.#accounts.findProcess(key));
    const agent = shown.find((process) => process !== null)?.agent ?? null;
    const turn = agent === null ? null : this.#accounts.turnOf(agent).turn;
    if (!this.#hasTold(`refused ${agent} ${field}`))
      this.tell({ news: 'refused', agent, turn, field, message });
  }

  /** Writes what has happened already, so that it goes on where that fails, and is told. */
  #note(line: RequestsLine): void {
    try {
      this.#write(line);
    } catch (error) {
      this.#warn(`${this.start.ledger} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
    }
  }

  #warn(message: string): void {
    this.tell({ news: 'warning', message });
  }

  /** Whether something was told before; from now on it was. */
  #hasTold(what: string): boolean {
    const has = this.#told.has(what);
    this.#told.add(what);
    return has;
  }
}
