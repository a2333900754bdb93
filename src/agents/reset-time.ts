/** `resets 9:42pm (UTC)`, `resets 3pm (America/Chicago)`, `resets Nov 24, 8:22pm (UTC)`. */
const PROSE =
  /resets(?:\s+(?:at|on))?\s+(?:([A-Z][a-z]{2})[a-z]*\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?(?:,|\s+at)?\s+)?(\d{1,2})(?::(\d{2}))?\s*([ap]m)?(?:\s*\(([^)]+)\))?/i;
/** What versions before 2 wrote: `Claude AI usage limit reached|1763000000`. */
const EPOCH = /limit reached\|(\d{9,11})\b/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MINUTE = 60_000;

interface WallTime {
  readonly year: number;
  /** 0 to 11. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/**
 * When a usage limit resets, read off the CLI's prose: the next such time after `now`. Epoch ms;
 * undefined if the text says none. Without a zone the machine's own is meant.
 */
export function parseResetTime(text: string, now: number): number | undefined {
  const epoch = EPOCH.exec(text)?.[1];
  if (epoch !== undefined) return Number(epoch) * 1000;
  const match = PROSE.exec(text);
  if (match === null) return undefined;
  const [, monthName, day, year, hourText, minuteText, half, zone] = match;
  const hour = hourOf(Number(hourText), half?.toLowerCase());
  const minute = Number(minuteText ?? 0);
  const month = monthName === undefined ? null : MONTHS.indexOf(monthName.toLowerCase());
  if (hour === null || minute > 59 || month === -1) return undefined;
  try {
    const today = wallTime(now, zone);
    const at = (date: Partial<WallTime>): number => instantOf({ ...today, hour, minute, ...date }, zone);
    if (month === null)
      return nextOf(
        now,
        [0, 1, 2].map((days) => at({ day: today.day + days })),
      );
    const years = year === undefined ? [today.year, today.year + 1] : [Number(year)];
    return nextOf(
      now,
      years.map((each) => at({ year: each, month, day: Number(day) })),
    );
  } catch {
    // This Node does not know the zone.
    return undefined;
  }
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

function nextOf(now: number, times: readonly number[]): number | undefined {
  // The prose has no seconds, so a limit that resets within the present minute counts as reset at its end.
  return times
    .map((time) => (time <= now && now - time < MINUTE ? time + MINUTE : time))
    .find((time) => time > now);
}

function wallTime(instant: number, zone: string | undefined): WallTime {
  const format = new Intl.DateTimeFormat('en-US', {
    ...(zone !== undefined && { timeZone: zone.trim() }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month') - 1,
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

const asIfUtc = (wall: WallTime): number => Date.UTC(wall.year, wall.month, wall.day, wall.hour, wall.minute);

/** The instant at which clocks in the zone show this time; twice, because the offset is the one that holds then. */
function instantOf(wall: WallTime, zone: string | undefined): number {
  const wanted = asIfUtc(wall);
  let instant = wanted;
  for (let round = 0; round < 2; round += 1) instant += wanted - asIfUtc(wallTime(instant, zone));
  return instant;
}
