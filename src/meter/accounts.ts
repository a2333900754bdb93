import type { MeteredUpstream } from '../core/metering/metering.js';
import { isSameKey, makeDummyKey } from './dummy-key.js';
import type { Gate } from './gate.js';
import type { News, Order, RequestRecord, StartOrder } from './protocol.js';
import { addRequest, findMainModel, NO_REQUESTS, type RequestsLine, type TurnSum } from './requests.js';

/** A process of an agent, while it lives. */
export interface MeteredProcess {
  readonly agent: string;
  readonly process: number;
  readonly key: string;
  readonly upstream: MeteredUpstream;
}

/** A turn, and what its requests have come to in this life of the meter. */
export interface MeteredTurn {
  readonly agent: string;
  readonly state: string;
  readonly visit: number;
  readonly turn: string;
  sum: TurnSum;
  inFlight: number;
  readonly unknownModels: Set<string>;
  /** What its agent CLI says of its cost, from its end until that is told. */
  end: { readonly reported_usd: number | null } | null;
}

/** However dear a report says that a model is, its requests' bounds are raised by no more. */
const MAX_RAISE = 10;

/** Who asks, and for which turn; and what each turn has come to (spec 9.2, "What", "Truth"). */
export class Accounts {
  #processes: readonly MeteredProcess[] = [];
  /** An agent's turn under way, else its last. */
  readonly #turns = new Map<string, MeteredTurn>();
  readonly #raises = new Map<string, number>();

  constructor(
    private readonly start: StartOrder,
    private readonly gate: Gate,
    private readonly tell: (news: News) => void,
    private readonly write: (line: RequestsLine) => void,
  ) {}

  take(order: Exclude<Order, StartOrder>): void {
    switch (order.order) {
      case 'process': {
        const upstream = this.start.upstreams.find(({ id }) => id === order.upstream);
        if (upstream === undefined) throw new Error(`there is no upstream ${order.upstream}`);
        const key = makeDummyKey(this.start.run_key, order.agent, order.process);
        this.#processes = [...this.#processes, { agent: order.agent, process: order.process, key, upstream }];
        break;
      }
      case 'process_end':
        this.#processes = this.#processes.filter(
          ({ agent, process }) => agent !== order.agent || process !== order.process,
        );
        break;
      case 'turn': {
        const { order: _, ...turn } = order;
        this.#open(turn);
        this.gate.beginTurn(order.turn);
        break;
      }
      case 'turn_end': {
        const account = this.#turns.get(order.agent);
        this.gate.endTurn(order.turn);
        if (account?.turn !== order.turn || account.end !== null) break;
        account.end = { reported_usd: order.reported_usd };
        this.#closeIfOver(account);
        break;
      }
    }
  }

  /** The process that a key was made for, while it lives. */
  findProcess(shown: string): MeteredProcess | null {
    return this.#processes.find(({ key }) => isSameKey(shown, key)) ?? null;
  }

  /** What an agent asks now belongs to this turn; one that has had none yet gets one without a name. */
  turnOf(agent: string): MeteredTurn {
    return this.#turns.get(agent) ?? this.#open({ agent, state: '', visit: 0, turn: '' });
  }

  #open(turn: Pick<MeteredTurn, 'agent' | 'state' | 'visit' | 'turn'>): MeteredTurn {
    const account = { ...turn, sum: NO_REQUESTS, inFlight: 0, unknownModels: new Set<string>(), end: null };
    this.#turns.set(turn.agent, account);
    return account;
  }

  /** How much dearer than listed a model counts as. */
  raiseOf(model: string): number {
    return this.#raises.get(model) ?? 1;
  }

  /** A request that has left is over. */
  settle(account: MeteredTurn, request: RequestRecord, isKnownModel: boolean): void {
    account.sum = addRequest(account.sum, request);
    account.inFlight -= 1;
    if (!isKnownModel) account.unknownModels.add(request.model);
    this.write(request);
    const { type: _, ...news } = request;
    this.tell({ news: 'request', ...news });
    this.#closeIfOver(account);
  }

  #closeIfOver(account: MeteredTurn): void {
    const { agent, turn, sum, end, inFlight, unknownModels } = account;
    if (end === null || inFlight > 0) return;
    const { reported_usd } = end;
    account.end = null;
    this.write({ type: 'turn', turn, reported_usd, usd: sum.usd });
    if (reported_usd !== null && reported_usd > sum.usd) {
      this.gate.spend(Math.max(0, reported_usd - sum.gate_usd));
      const raise = sum.usd > 0 ? Math.min(MAX_RAISE, reported_usd / sum.usd) : 1;
      for (const model of sum.models.keys()) this.#raises.set(model, Math.max(raise, this.raiseOf(model)));
    }
    const { models: _, gate_usd: __, ...told } = sum;
    const model = findMainModel(sum);
    this.tell({ news: 'turn', agent, turn, ...told, model, unknown_models: [...unknownModels] });
  }
}
