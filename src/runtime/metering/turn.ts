import type { TurnOutcome } from '../../agents/agent.js';
import type { LoggedOutcome } from '../../core/events.js';
import { meteredCost } from '../../core/metering.js';
import type { Usage } from '../../core/run.js';
import { usdDigits } from '../../core/text/usd.js';
import type { Metered, RequestBasis } from '../../meter/protocol.js';
import { HASTY_TIMEOUT_MS, type Meter, type MeteredTurn } from './meter.js';

/** A turn's outcome as the meter counts it, and what people are told of the difference. */
export interface MeteredOutcome {
  readonly outcome: TurnOutcome;
  readonly warnings: readonly string[];
}

/**
 * Counts what a turn has cost by its requests, not by what its CLI says (spec 9.2, "Truth").
 * @param isHasty the run is stopping: an answer in flight is not waited for
 */
export async function countByMeter(
  meter: Meter,
  place: { readonly agent: string; readonly turn: string },
  outcome: TurnOutcome,
  isHasty: boolean,
): Promise<MeteredOutcome> {
  const reported = outcome.costBasis === 'reported' ? outcome.costUsd : null;
  const timeout = isHasty ? HASTY_TIMEOUT_MS : undefined;
  const told = await meter.turnEnds(place.agent, place.turn, reported, timeout);
  if (told === null) {
    const warning = 'the meter has not said what the turn has cost: what the agent says of it counts';
    return { outcome: { ...outcome, costIsLowerBound: true }, warnings: [warning] };
  }
  return priced(outcome, told, reported);
}

function priced(outcome: TurnOutcome, told: MeteredTurn, reported: number | null): MeteredOutcome {
  if (told.requests === 0 && reported === null)
    return { outcome: { ...outcome, costUsd: 0, costBasis: 'none' }, warnings: [] };
  const { usd, basis, apart } = meteredCost(told, reported);
  const { costIsLowerBound: _, ...known } = outcome;
  const counted = {
    ...known,
    ...{ costUsd: usd, costBasis: basis, usage: usageOf(told) },
    ...(basis === 'cut' && { costIsLowerBound: true as const }),
  } as TurnOutcome;
  const warnings = [
    ...told.unknown_models.map(
      (model) => `${model} is not on the price list: it is reckoned as the most expensive model`,
    ),
    ...(apart === null
      ? []
      : [
          `the agent says that the turn has cost $${usdDigits(apart.reported)}, its requests come to $${usdDigits(apart.list)} at list prices: the budget goes by the greater of the two`,
        ]),
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
