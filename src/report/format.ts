/** US dollars for people: with cents as a rule, with four decimals where cents would say nothing (`$0.0087`). */
export function formatUsd(amount: number): string {
  if (amount === 0) return '$0.00';
  if (amount < 0.00005) return '<$0.0001';
  return `$${amount.toFixed(amount < 0.00995 ? 4 : 2)}`;
}

/** Milliseconds as `850ms`, `12s`, `3m 04s`, `5h 30m` or `2d 03h`. Rounds down, so that a clock never runs ahead. */
export function formatDuration(ms: number): string {
  const whole = Math.max(0, Math.floor(ms));
  if (whole === 0) return '0s';
  if (whole < 1000) return `${whole}ms`;
  const seconds = Math.floor(whole / 1000);
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${two(seconds % 60)}s`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}h ${two(minutes % 60)}m`;
  return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`;
}

/** Like formatDuration, without milliseconds, for a number that changes on the screen once a second at most. */
export function formatElapsed(ms: number): string {
  return formatDuration(Math.floor(ms / 1000) * 1000);
}

/** Bytes in decimal units: `512 B`, `1.2 kB`, `34 kB`, `5.6 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes / 1000;
  let unit = 0;
  // Printing 999.5 would give 1000, so it belongs to the next unit.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit]}`;
}

/** Token counts: `950`, `1.2k`, `34k`, `5.6M`. */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  return formatBytes(count).replace(' ', '').replace('B', '');
}

/** Local wall-clock time, as on the reader's watch: `14:05`, with seconds `14:05:09`. */
export function formatClock(time: number, seconds = false): string {
  const date = new Date(time);
  const clock = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return seconds ? `${clock}:${two(date.getSeconds())}` : clock;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
