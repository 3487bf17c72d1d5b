import { DAY_MS } from '@/lib/core/durations';
import { dayEnd } from './day-end';
import { freightStatusNow, quoteExpiry, quoteStatusNow } from './freight-times';

const HERE = 'Trinidad, Uruguay';
const at = (text: string) => new Date(text);
const NOW = at('2026-11-27T12:00:00Z');

it('lets a quote expire with its day, but never after its request', () => {
  const request = { fromPlace: HERE, endsAt: dayEnd('2026-12-05', 'America/Montevideo') };
  expect(quoteExpiry(null, request)).toEqual(request.endsAt);
  expect(quoteExpiry('2026-12-01', request)).toEqual(at('2026-12-02T03:00:00Z'));
  expect(quoteExpiry('2026-12-24', request)).toEqual(request.endsAt);
});

describe('a request', () => {
  const open = { status: 'open', endsAt: at('2026-12-01T03:00:00Z'), deal: { status: 'open', loadedAt: null } };
  const accepted = { ...open, status: 'accepted' };

  it('ends with the day on which the animals are ready, once they are loaded, and with the deal', () => {
    expect(freightStatusNow(open, NOW)).toBe('open');
    expect(freightStatusNow(open, at('2026-12-01T02:59:59Z'))).toBe('open');
    expect(freightStatusNow(open, open.endsAt)).toBe('ended');
    expect(freightStatusNow({ ...open, deal: { status: 'open', loadedAt: NOW } }, NOW)).toBe('ended');
    for (const status of ['closed', 'cancelled', 'lapsed'])
      expect(freightStatusNow({ ...open, deal: { status, loadedAt: null } }, NOW)).toBe('ended');
  });

  it('that has a carrier stands unless the deal is off', () => {
    expect(freightStatusNow(accepted, at('2027-06-01T00:00:00Z'))).toBe('accepted');
    expect(freightStatusNow({ ...accepted, deal: { status: 'closed', loadedAt: NOW } }, NOW)).toBe('accepted');
    for (const status of ['cancelled', 'lapsed'])
      expect(freightStatusNow({ ...accepted, deal: { status, loadedAt: null } }, NOW)).toBe('cancelled');
    expect(freightStatusNow({ ...open, status: 'cancelled' }, NOW)).toBe('cancelled');
  });
});

it('lets only quotes expire that nobody answered', () => {
  const open = { status: 'open', expiresAt: new Date(NOW.getTime() + DAY_MS) };
  expect(quoteStatusNow(open, 'open', NOW)).toBe('open');
  expect(quoteStatusNow(open, 'open', open.expiresAt)).toBe('expired');
  expect(quoteStatusNow(open, 'ended', NOW)).toBe('expired');
  for (const status of ['accepted', 'declined', 'withdrawn'])
    expect(quoteStatusNow({ ...open, status }, 'accepted', open.expiresAt)).toBe(status);
});
