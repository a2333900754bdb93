const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Examples for messages. */
export const TIMES = 'such as 90, 90s, 10m or 5h30m';

/** Reads a time such as `90`, `90s`, `10m` or `5h30m` in seconds; null for anything else. */
export function parseSeconds(time: string | number): number | null {
  const ms = typeof time === 'number' ? time * 1000 : parseDuration(time);
  return ms === null || !Number.isFinite(ms) ? null : ms / 1000;
}

/** Reads a time such as `5h30m`, `90s`, `10m`, or a bare number of seconds, in milliseconds; null for anything else. */
export function parseDuration(text: string): number | null {
  const trimmed = text.trim();
  if (/^\d+(\.\d+)?$/.test(trimmed)) return Number(trimmed) * 1000;
  if (!/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(trimmed)) return null;
  let total = 0;
  for (const [, amount, unit] of trimmed.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)) {
    total += Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS];
  }
  return total;
}
