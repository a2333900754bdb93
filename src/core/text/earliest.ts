/** The earliest of these times, as it was given; null without any. @param times ISO 8601 */
export function earliest(times: readonly (string | null)[]): string | null {
  return times.reduce<string | null>(
    (first, time) =>
      time !== null && (first === null || Date.parse(time) < Date.parse(first)) ? time : first,
    null,
  );
}
