import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseResetTime } from '../../src/agents/reset-time.js';

const reset = (text: string, now: string): string | undefined => {
  const time = parseResetTime(text, Date.parse(now));
  return time === undefined ? undefined : new Date(time).toISOString();
};

describe('when a limit resets', () => {
  test.each([
    [
      "You've hit your 5-hour limit · resets 9:42pm (UTC)",
      '2026-11-21T20:30:00Z',
      '2026-11-21T21:42:00.000Z',
    ],
    ['resets 9:42pm (UTC)', '2026-11-21T22:00:00Z', '2026-11-22T21:42:00.000Z'],
    ['resets 12am (UTC)', '2026-12-31T22:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['resets 12:15pm (UTC)', '2026-11-21T22:00:00Z', '2026-11-22T12:15:00.000Z'],
    ['resets at 3pm (America/Chicago)', '2026-11-21T20:30:00Z', '2026-11-21T21:00:00.000Z'],
    ['resets 3pm (America/Chicago)', '2026-07-01T20:30:00Z', '2026-07-02T20:00:00.000Z'],
    // It is the 22nd there already.
    ['resets 1am (Asia/Tokyo)', '2026-11-21T15:30:00Z', '2026-11-21T16:00:00.000Z'],
    // Clocks go forward that night, and back that night.
    ['resets 3am (Europe/Berlin)', '2026-03-28T23:30:00Z', '2026-03-29T01:00:00.000Z'],
    ['resets 8am (Europe/Berlin)', '2026-10-24T20:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['resets 5:30pm (Asia/Kolkata)', '2026-11-21T11:00:00Z', '2026-11-21T12:00:00.000Z'],
    [
      "You've hit your weekly limit · resets Nov 24, 8:22pm (UTC)",
      '2026-11-21T20:30:00Z',
      '2026-11-24T20:22:00.000Z',
    ],
    ['resets Nov 25, 3pm (America/Chicago)', '2026-11-21T20:30:00Z', '2026-11-25T21:00:00.000Z'],
    ['resets Jan 2 at 3pm (UTC)', '2026-12-30T20:30:00Z', '2027-01-02T15:00:00.000Z'],
    ['resets Jan 2, 2027, 3pm (UTC)', '2026-12-30T20:30:00Z', '2027-01-02T15:00:00.000Z'],
    ['resets 15:04 (UTC)', '2026-12-30T10:30:00Z', '2026-12-30T15:04:00.000Z'],
    ['Claude AI usage limit reached|1763737200', '2025-11-21T10:00:00Z', '2025-11-21T15:00:00.000Z'],
    // The text has no seconds: this minute may still have to pass.
    ['resets 8:30pm (UTC)', '2026-11-21T20:30:40Z', '2026-11-21T20:31:00.000Z'],
    ["You've hit your limit", '2026-11-21T20:30:00Z', undefined],
    ['resets 3pm (Middle/Earth)', '2026-11-21T20:30:00Z', undefined],
    ['resets 13pm (UTC)', '2026-11-21T20:30:00Z', undefined],
    ['resets Foo 3, 3pm (UTC)', '2026-11-21T20:30:00Z', undefined],
  ])('%s at %s', (text, now, expected) => {
    expect(reset(text, now)).toBe(expected);
  });

  test('is within a day, in any zone', () => {
    const zone = fc.constantFrom(
      'UTC',
      'America/Chicago',
      'Asia/Kolkata',
      'Pacific/Auckland',
      'Pacific/Apia',
      'America/St_Johns',
    );
    const time = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2030-01-01') });
    const day = 24 * 60 * 60_000;
    fc.assert(
      fc.property(
        time,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('am', 'pm'),
        zone,
        (now, hour, half, each) => {
          const at = parseResetTime(`resets ${hour}${half} (${each})`, now) ?? 0;
          expect(at).toBeGreaterThan(now);
          // A day has up to 25 hours.
          expect(at - now).toBeLessThanOrEqual(day + 60 * 60_000);
          const clock = new Intl.DateTimeFormat('en-US', { timeZone: each, hour: 'numeric' }).format(at);
          // An hour that the clocks skip is the one after it.
          expect([`${hour} ${half.toUpperCase()}`, `${hour + 1} AM`, `${hour - 1} AM`]).toContain(
            clock.replace(/\s/, ' '),
          );
        },
      ),
    );
  });
});
