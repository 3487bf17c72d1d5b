import { firstExpiry, ratesExpiry } from './page-cache';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn() }));

const listing = { highlightUntil: null, expiresAt: '2100-01-01T00:00:00.000Z' };
const rate = { on: '2026-11-22' };

it.each([
  ['2026-11-23T02:59:59.000Z', '2026-11-23T03:00:00.000Z'],
  ['2026-11-23T03:00:00.000Z', '2026-11-24T03:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T03:00:00.000Z'],
])('pages with rates that are rendered at %s expire at %s', (now, expiry) => {
  expect(ratesExpiry(new Date(now)).toISOString()).toBe(expiry);
});

describe('a page of listings', () => {
  it('expires with its rates if one of them is in another currency, animal or equipment', () => {
    expect(firstExpiry([listing, { ...listing, rate }])).toEqual(ratesExpiry());
    expect(firstExpiry([{ ...listing, lot: { rate } }])).toEqual(ratesExpiry());
  });

  it('in US dollars expires with the first listing', () => {
    const dollars = [
      { ...listing, rate: null },
      { ...listing, lot: { rate: null } },
    ];
    expect(firstExpiry(dollars)?.toISOString()).toBe(listing.expiresAt);
  });

  it('expires sooner where something else ends sooner', () => {
    const highlightUntil = new Date(Date.now() + 1000).toISOString();
    expect(firstExpiry([{ ...listing, highlightUntil, rate }])?.toISOString()).toBe(highlightUntil);
  });
});

it('knows the first of other times', () => {
  const [soon, later] = [new Date('2050-01-01'), new Date('2060-01-01')];
  expect(firstExpiry([listing], later, soon)).toEqual(soon);
  expect(firstExpiry([listing], later, null)).toEqual(later);
  expect(firstExpiry([], null)).toBeNull();
});
