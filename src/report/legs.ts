import { openRound, ownLegOf } from '../core/fan-out/rounds.js';
import type { Run } from '../core/run.js';
import { formatUsd } from './format.js';

/** Which leg's run this is, or how the legs stand that it waits for (spec 4.10); null for a run without legs. */
export function legsText(run: Run): string | null {
  const leg = ownLegOf(run);
  if (leg !== null) {
    const attempt = leg.attempt === 1 ? '' : `, attempt ${leg.attempt}`;
    const share = leg.share_usd === null ? '' : `, with a share of ${formatUsd(leg.share_usd)}`;
    return `leg ${leg.name} of round ${leg.round}${attempt}${share}`;
  }
  const round = openRound(run);
  if (round === null) return null;
  const back = round.legs.filter(({ attempts }) => attempts.length > 0).length;
  return `${back} of ${round.legs.length} have come back (round ${round.round})`;
}
