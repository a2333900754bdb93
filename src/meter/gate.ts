/** Fewer tokens of output than this are of no use to a turn: its request waits, or is refused. */
export const MIN_OUTPUT_TOKENS = 2048;
/** What a request may take of what is left where its even share holds nothing useful. */
const SCANT_SHARE = 1 / 4;

/** What a request can cost at most. Amounts are USD. */
export interface GatedRequest {
  readonly id: string;
  readonly turn: string;
  /** All that does not depend on the output: input, fees. */
  readonly fixed: number;
  readonly perOutputToken: number;
  /** Tokens of output, as asked for, or as many as the model gives. */
  readonly limit: number;
}

export type GateDecision =
  /** `bound` is set aside for it until its end; `limit` is less than was asked for where it is clamped. */
  | { readonly id: string; readonly pass: true; readonly limit: number; readonly bound: number }
  /** Nothing is in flight that could leave more than is left, and that is too little. */
  | { readonly id: string; readonly pass: false; readonly left: number; readonly least: number };

/**
 * Holds a run to its budget between requests, all agents together (spec 9.2, "Gate"): what is spent and set aside never
 * comes to more than the budget, so long as no request costs more than its bound. It knows no clock and no network: who
 * waits too long is taken out by `leave`.
 */
export class Gate {
  readonly #turns = new Set<string>();
  readonly #inFlight = new Map<string, { readonly turn: string; readonly bound: number }>();
  #queue: readonly GatedRequest[] = [];

  /** @param budget USD; 0: there is none, and everything passes */
  constructor(
    private budget: number,
    private spent: number,
  ) {}

  get hasBudget(): boolean {
    return this.budget > 0;
  }

  /** USD; what is set aside for requests in flight is gone already. */
  get left(): number {
    const bounds = [...this.#inFlight.values()].reduce((sum, { bound }) => sum + bound, 0);
    return this.budget === 0 ? Number.POSITIVE_INFINITY : this.budget - this.spent - bounds;
  }

  setBudget(budget: number): void {
    this.budget = budget;
  }

  /** Something has cost so much, other than by a request that has passed. */
  spend(usd: number): void {
    this.spent += usd;
  }

  beginTurn(turn: string): void {
    this.#turns.add(turn);
  }

  endTurn(turn: string): void {
    this.#turns.delete(turn);
  }

  /** Whether a request would pass now as it is: then nothing need be known of it more exactly. */
  holds(request: GatedRequest): boolean {
    return this.#queue.length === 0 && boundOf(request, request.limit) <= this.#share(request);
  }

  /** Puts a request at the end of the queue; `decide` tells what becomes of it. */
  ask(request: GatedRequest): void {
    this.#queue = [...this.#queue, request];
  }

  /** A request waits no longer, or is not sent after all: it has cost nothing. */
  leave(id: string): void {
    this.#inFlight.delete(id);
    this.#queue = this.#queue.filter((request) => request.id !== id);
  }

  /** A request that has passed is over. */
  end(id: string, usd: number): void {
    if (this.#inFlight.delete(id)) this.spent += usd;
  }

  /** What can be decided now, first come first served; it is to be asked for after each change. */
  decide(): GateDecision[] {
    const decisions: GateDecision[] = [];
    for (const request of this.#queue) {
      const decision = this.#decideOn(request);
      if (decision === null) break;
      decisions.push(decision);
      this.#queue = this.#queue.slice(1);
      if (decision.pass) this.#inFlight.set(request.id, { turn: request.turn, bound: decision.bound });
    }
    return decisions;
  }

  /** Null when it is to wait for what is in flight. */
  #decideOn(request: GatedRequest): GateDecision | null {
    const { id, fixed, perOutputToken, limit } = request;
    const { left } = this;
    const least = boundOf(request, Math.min(limit, MIN_OUTPUT_TOKENS));
    if (least > left) return this.#inFlight.size === 0 ? { id, pass: false, left, least } : null;
    const share = this.#share(request);
    const allowed = least <= share ? share : Math.max(least, left * SCANT_SHARE);
    if (boundOf(request, limit) <= allowed) return { id, pass: true, limit, bound: boundOf(request, limit) };
    // Rounding may not take it below what was found to fit.
    const fitting = Math.max(Math.floor((allowed - fixed) / perOutputToken), MIN_OUTPUT_TOKENS);
    return { id, pass: true, limit: fitting, bound: boundOf(request, fitting) };
  }

  /** An even share with the turns that could ask next. */
  #share({ turn }: GatedRequest): number {
    const asking = new Set([...this.#inFlight.values()].map((request) => request.turn));
    const others = [...this.#turns].filter((other) => other !== turn && !asking.has(other));
    return this.left / (others.length + 1);
  }
}

const boundOf = ({ fixed, perOutputToken }: GatedRequest, tokens: number): number =>
  fixed + perOutputToken * tokens;
