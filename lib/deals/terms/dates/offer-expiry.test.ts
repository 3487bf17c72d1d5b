import { HOUR_MS } from '@/lib/core/durations';
import { floorDeclinesAt, offerExpiry } from './offer-expiry';

const MONTEVIDEO = 'America/Montevideo';

/** Expiry of an offer of 48 hours. */
const inTwoDays = (from: string, timeZone: string) => offerExpiry(new Date(from), 48, timeZone).toISOString();

describe('an offer that would expire by day', () => {
  it.each([
    ['2026-11-24T12:00:00.000Z', '2026-11-26T12:00:00.000Z'],
    ['2026-11-24T15:34:56.789Z', '2026-11-26T15:34:56.789Z'],
    ['2026-11-25T00:59:59.999Z', '2026-11-27T00:59:59.999Z'],
  ])('keeps its hours: %s to %s', (from, to) => expect(inTwoDays(from, MONTEVIDEO)).toBe(to));
});

describe('an offer that would expire at night', () => {
  it.each([
    ['at ten in the evening sharp', '2026-11-25T01:00:00Z', '2026-11-27T12:00:00.000Z'],
    ['before midnight', '2026-11-25T02:59:00Z', '2026-11-27T12:00:00.000Z'],
    ['at midnight', '2026-11-25T03:00:00Z', '2026-11-27T12:00:00.000Z'],
    ['a moment before nine', '2026-11-24T11:59:59.999Z', '2026-11-26T12:00:00.000Z'],
    ['on the last evening of a month', '2026-11-29T01:30:00Z', '2026-12-01T12:00:00.000Z'],
    ['on the last evening of a year', '2026-12-30T02:00:00Z', '2027-01-01T12:00:00.000Z'],
    ['on the evening before a leap day', '2028-02-27T02:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['on the evening of a leap day', '2028-02-28T02:00:00Z', '2028-03-01T12:00:00.000Z'],
    ['on 28 February of a common year', '2027-02-27T02:00:00Z', '2027-03-01T12:00:00.000Z'],
  ])('waits until nine: %s', (_, from, to) => expect(inTwoDays(from, MONTEVIDEO)).toBe(to));

  it('means the night of the seller', () => {
    expect(inTwoDays('2026-11-24T12:00:00Z', 'Australia/Sydney')).toBe('2026-11-26T22:00:00.000Z');
    expect(inTwoDays('2026-11-24T12:00:00Z', 'America/Los_Angeles')).toBe('2026-11-26T17:00:00.000Z');
    expect(inTwoDays('2026-11-24T20:00:00Z', 'Asia/Kathmandu')).toBe('2026-11-27T03:15:00.000Z');
    expect(inTwoDays('2026-11-24T23:00:00Z', 'UTC')).toBe('2026-11-27T09:00:00.000Z');
  });
});

describe('a change of the clocks', () => {
  it('leaves the hours of an offer as many as they are', () => {
    // Chile's clocks go forward on 6 September 2026 and back on 4 April 2027.
    expect(inTwoDays('2026-09-05T15:00:00Z', 'America/Santiago')).toBe('2026-09-07T15:00:00.000Z');
    expect(inTwoDays('2027-04-03T15:00:00Z', 'America/Santiago')).toBe('2027-04-05T15:00:00.000Z');
  });

  it.each([
    ['forward, expiring before the change', 'America/Santiago', '2026-09-04T03:30:00Z', '2026-09-06T12:00:00.000Z'],
    ['forward, expiring after the change', 'America/Santiago', '2026-09-04T07:00:00Z', '2026-09-06T12:00:00.000Z'],
    ['back, expiring before the change', 'America/Santiago', '2027-04-02T02:30:00Z', '2027-04-04T13:00:00.000Z'],
    [
      'back, expiring in the hour that comes twice',
      'Europe/Madrid',
      '2026-10-23T00:30:00Z',
      '2026-10-25T08:00:00.000Z',
    ],
    ['forward in the north', 'America/Chicago', '2027-03-12T06:00:00Z', '2027-03-14T14:00:00.000Z'],
    ['back in the north', 'America/Chicago', '2026-10-30T04:00:00Z', '2026-11-01T15:00:00.000Z'],
    ['by half an hour', 'Australia/Lord_Howe', '2026-10-01T13:00:00Z', '2026-10-03T22:00:00.000Z'],
  ])('does not move nine in the morning: %s', (_, zone, from, to) => expect(inTwoDays(from, zone)).toBe(to));

  it('is told apart by hours that pass, not by the clock', () => {
    // Lasts from nine in the evening to eight in the evening: an hour less on the clock.
    expect(inTwoDays('2026-10-31T01:00:00Z', 'America/Chicago')).toBe('2026-11-02T01:00:00.000Z');
  });
});

it.each([MONTEVIDEO, 'America/Santiago', 'Europe/Madrid', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
  'never expires at night nor early in %s, through a leap year',
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', timeStyle: 'short' });
    const wrong: string[] = [];
    for (let at = Date.UTC(2028, 0, 1, 0, 17); at < Date.UTC(2029, 0, 1); at += 11 * HOUR_MS) {
      const expiry = offerExpiry(new Date(at), 6, timeZone);
      const shown = clock.format(expiry);
      const late = expiry.getTime() - at - 6 * HOUR_MS;
      if (shown < '09:00' || shown >= '22:00' || late < 0 || late > 12 * HOUR_MS) wrong.push(`${at} ${shown}`);
      if (late > 0 && shown !== '09:00') wrong.push(`${at} ${shown}`);
    }
    expect(wrong).toEqual([]);
  },
);

describe('when a floor declines', () => {
  const zone = 'America/Montevideo';
  const from = new Date('2026-11-26T15:00:00Z');
  /** So many numbers that are spread evenly. */
  const spread = (count: number) => Array.from({ length: count }, (_, index) => index / count);

  it('is by day, two hours later at least, and before it expires', () => {
    const expiresAt = offerExpiry(from, 48, zone);
    const moments = spread(200).map((first) => {
      let next = first;
      return floorDeclinesAt(from, expiresAt, zone, () => (next = (next * 7.77 + 0.13) % 1));
    });
    for (const moment of moments) {
      // Three hours behind UTC.
      const hour = (moment.getUTCHours() + 21) % 24;
      expect(hour >= 9 && hour < 22).toBe(true);
      expect(moment.getTime()).toBeGreaterThanOrEqual(from.getTime() + 2 * 3_600_000);
      expect(moment.getTime()).toBeLessThan(from.getTime() + 30 * 3_600_000);
    }
    expect(new Set(moments.map((moment) => moment.getTime())).size).toBeGreaterThan(100);
  });

  it('of an offer that stands for one night is when it expires', () => {
    const evening = new Date('2026-11-27T01:30:00Z');
    const expiresAt = offerExpiry(evening, 6, zone);
    expect(floorDeclinesAt(evening, expiresAt, zone, () => 0.5)).toEqual(expiresAt);
  });
});
