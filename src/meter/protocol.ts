/**
 * What the orchestrator and the meter say to each other (spec 9.2): orders on the meter's stdin, news on its stdout, a
 * line of JSON each. Keys go this way alone: never by argv, environment or a file.
 */

import type { MeteredUpstream } from '../core/metering/metering.js';

/** The first order. Amounts are USD. */
export interface StartOrder {
  readonly order: 'start';
  /** 32 random bytes in hex: dummy keys are made from it. */
  readonly run_key: string;
  /** An empty folder of ours, mode 0700, with a short path: the socket's. */
  readonly socket_folder: string;
  /** Whether it also listens on 127.0.0.1, for a CLI that knows no Unix socket. */
  readonly tcp: boolean;
  /** Path of `requests.jsonl`; what earlier lives of the run have written there counts as spent. */
  readonly ledger: string;
  /** ISO time from which on it does; a leg has a budget of its own, and its folder what the whole run has written. */
  readonly since?: string;
  /** 0: there is none. */
  readonly budget_usd: number;
  /** What the run has spent by its state: the gate takes the greater of this and the ledger's own sum. */
  readonly spent_usd: number;
  readonly upstreams: readonly MeteredUpstream[];
  /** Whether agents reach the network beside the model: what the API would fetch or run for them is refused where not. */
  readonly network: 'open' | 'model';
}

export type Order =
  | StartOrder
  /** A process of an agent begins: its dummy key holds from now on. */
  | {
      readonly order: 'process';
      readonly agent: string;
      /** Counted from 1 over the run, not the agent. */
      readonly process: number;
      readonly upstream: string;
    }
  | { readonly order: 'process_end'; readonly agent: string; readonly process: number }
  /** What the agent's processes ask from now on belongs to this turn. */
  | {
      readonly order: 'turn';
      readonly agent: string;
      readonly state: string;
      readonly visit: number;
      readonly turn: string;
    }
  /** The turn is over; `turn` news follow as soon as no request of it is in flight. */
  | {
      readonly order: 'turn_end';
      readonly agent: string;
      readonly turn: string;
      /** What the CLI says that it has cost; null: it says nothing. */
      readonly reported_usd: number | null;
    }
  /**
   * The budget has another size, or something was spent that the meter does not see: the sum of that since the start
   * order, not what has come to it.
   */
  | { readonly order: 'budget'; readonly budget_usd: number; readonly spent_elsewhere_usd: number };

/** Tokens and money of requests. */
export interface Metered {
  readonly in: number;
  readonly out: number;
  readonly cache_read: number;
  readonly cache_write: number;
  /** At list prices. */
  readonly usd: number;
}

export type RequestBasis =
  /** Tokens as the provider has told them, at list prices. */
  | 'list'
  /** The answer broke off: what was told until then. */
  | 'cut';

/** One request, as `requests.jsonl` has it after its end. */
export interface RequestRecord extends Metered {
  readonly type: 'request';
  readonly id: string;
  readonly agent: string;
  readonly state: string;
  readonly visit: number;
  readonly turn: string;
  readonly model: string;
  /** HTTP status; 0: the provider was not reached. */
  readonly status: number;
  readonly ms: number;
  readonly basis: RequestBasis;
  /** USD that it counts as for the gate: its bound where nobody knows what it has cost. */
  readonly gate_usd: number;
}

/** Why a request has not passed: USD that are left, and that it needs at least. */
export interface Shortage {
  readonly left_usd: number;
  readonly least_usd: number;
}

export type News =
  | {
      readonly news: 'ready';
      readonly pid: number;
      /** Empty on Windows. */
      readonly socket: string;
      /** null unless `tcp` was ordered. */
      readonly port: number | null;
    }
  /** It cannot go on, and ends. */
  | { readonly news: 'failed'; readonly message: string }
  | ({ readonly news: 'request' } & Omit<RequestRecord, 'type'>)
  /** A request was not passed on: told once for each kind and agent. `field`: what of it. */
  | {
      readonly news: 'refused';
      readonly agent: string | null;
      readonly turn: string | null;
      readonly field: string;
      readonly message: string;
    }
  /** Nothing is left of the budget for a request of this turn: the orchestrator is to end it. */
  | ({ readonly news: 'budget'; readonly agent: string; readonly turn: string } & Shortage)
  /** The sum of a turn that has ended. */
  | ({
      readonly news: 'turn';
      readonly agent: string;
      readonly turn: string;
      readonly requests: number;
      /** Model with the most tokens of output; null without a request. */
      readonly model: string | null;
      /** `cut` if a request of it was. */
      readonly basis: RequestBasis;
      /** Models that are not on the price list: reckoned as the most expensive one. */
      readonly unknown_models: readonly string[];
    } & Metered)
  | { readonly news: 'warning'; readonly message: string };
