import type { TurnOutcome } from '../../agents/agent.js';
import type { LoggedOutcome } from '../../core/events.js';
import { meteredCost } from '../../core/metering/metering.js';
import type { Usage } from '../../core/run.js';
import { usdDigits } from '../../core/text/usd.js';
import type { Metered, RequestBasis } from '../../meter/protocol.js';
import { addMetered, NO_REQUESTS, requestsOfTurn } from '../../meter/requests.js';
import { patienceWith } from '../../process/idle-timer.js';
import type { StopControl } from '../stop.js';
import type { MeterClient, MeteredTurnNews } from './client.js';

/** A signal has ended the run: what an answer in flight will have cost is waited for no longer than this. */
const HASTY_TIMEOUT_MS = 500;
/** The meter reads an answer on for 60 s at most after its client has gone. */
const TURN_TIMEOUT_MS = 65_000;

/** Whose turn it is, and where the meter writes down what its requests have cost. */
interface MeteredPlace {
  readonly agent: string;
  readonly turn: string;
  /** ISO time of its beginning. */
  readonly since: string;
  readonly ledger: string;
}

type CountedTurn = Pick<MeteredTurnNews, keyof Metered | 'requests' | 'basis'>;

/** A turn's outcome as the meter counts it, and what people are told of the difference. */
export interface MeteredOutcome {
  readonly outcome: TurnOutcome;
  readonly warnings: readonly string[];
}

/**
 * Counts what a turn has cost by its requests, not by what its CLI says (spec 9.2, "Truth").
 * @param stop when the run is to be over soon, an answer in flight is waited for only for a moment
 */
export async function countByMeter(
  meter: MeterClient,
  place: MeteredPlace,
  outcome: TurnOutcome,
  stop: StopControl,
): Promise<MeteredOutcome> {
  const reported = outcome.costBasis === 'reported' ? outcome.costUsd : null;
  const patience = patienceWith(stop.hurry, TURN_TIMEOUT_MS, HASTY_TIMEOUT_MS);
  const told = await meter.turnEnds(place.agent, place.turn, reported, patience.signal);
  patience.end();
  if (told !== null)
    return priced(outcome, { ...told, ...addMetered(told, meter.takeLate(place.agent)) }, reported);
  const written = requestsOfTurn(place.ledger, place.turn, place.since);
  return priced(outcome, written ?? { ...NO_REQUESTS, basis: 'cut' }, reported);
}

function priced(outcome: TurnOutcome, told: CountedTurn, reported: number | null): MeteredOutcome {
  if (told.requests === 0 && told.usd === 0 && told.basis !== 'cut' && reported === null)
    return { outcome: { ...outcome, costUsd: 0, costBasis: 'none' }, warnings: [] };
  const isPartial = outcome.usage.output_tokens < told.out;
  const { usd, basis, apart } = meteredCost(told, reported, isPartial);
  const { costIsLowerBound: _, ...known } = outcome;
  const counted = {
    ...known,
    ...{ costUsd: usd, costBasis: basis, usage: usageOf(told) },
    ...(basis === 'cut' && { costIsLowerBound: true as const }),
  } as TurnOutcome;
  const warnings =
    apart === null
      ? []
      : [
          `the agent says that the turn has cost $${usdDigits(apart.reported)}, its requests come to $${usdDigits(apart.list)} at list prices: the budget goes by the greater of the two`,
        ];
  return { outcome: counted, warnings };
}

function usageOf(sum: Metered): Usage {
  return {
    input_tokens: sum.in,
    output_tokens: sum.out,
    cache_read_tokens: sum.cache_read,
    cache_write_tokens: sum.cache_write,
  };
}

/** What a turn has cost whose CLI could not say so any more. */
export function costOfRequests(
  sum: Metered & { readonly basis: RequestBasis },
): Pick<LoggedOutcome, 'cost_usd' | 'basis' | 'usage' | 'lower_bound'> {
  const { usd, basis } = sum;
  return {
    cost_usd: usd,
    basis,
    usage: usageOf(sum),
    ...(basis === 'cut' && { lower_bound: true as const }),
  };
}
