import { reviewsOver } from './reviews-over';

const at = (day: string) => new Date(`${day}T15:00:00.000Z`);
const received = {
  ...{ status: 'open', acceptedAt: at('2026-12-01'), paidAt: null, closedAt: null, terms: { payment: null } },
  snapshot: { lot: { location: 'Trinidad, Uruguay' }, seller: { location: null } },
};
const days = (...after: number[]) => ({ payment: { kind: 'days' as const, days: after } });

describe('reviews', () => {
  it('end fourteen days after the receipt, whoever closes the deal later', () => {
    const end = at('2026-12-15');
    expect(reviewsOver(received)).toEqual(end);
    expect(reviewsOver({ ...received, status: 'closed', closedAt: at('2026-12-20') })).toEqual(end);
    expect(reviewsOver({ ...received, terms: { payment: { kind: 'cash' } } })).toEqual(end);
  });

  it('aren’t over before the money is due: fourteen days after the last agreed day, at the place of the animals', () => {
    const end = new Date('2027-02-15T03:00:00.000Z');
    expect(reviewsOver({ ...received, terms: days(30, 60, 61) })).toEqual(end);
    expect(reviewsOver({ ...received, status: 'closed', closedAt: at('2026-12-02'), terms: days(61) })).toEqual(end);
  });

  it('end sixty days after the first of many instalments, whoever wrote', () => {
    const instalments = { payment: { kind: 'instalments' as const, groups: [2, 2, 20] } };
    // Two at the receipt and two a month later, which is the first day after it.
    expect(reviewsOver({ ...received, terms: instalments })).toEqual(new Date('2027-03-03T03:00:00.000Z'));
    expect(reviewsOver({ ...received, terms: days(30, 60, 90, 120) })).toEqual(new Date('2027-03-02T03:00:00.000Z'));
    // One day of payment that is far off is the first one.
    expect(reviewsOver({ ...received, terms: days(180) })).toEqual(new Date('2027-06-14T03:00:00.000Z'));
  });

  it('of animals that nobody received end by the end of the deal; nothing else is reviewed', () => {
    const never = { ...received, acceptedAt: null };
    expect(reviewsOver({ ...never, status: 'cancelled', closedAt: at('2026-12-05') })).toEqual(at('2026-12-19'));
    expect(reviewsOver({ ...never, status: 'lapsed', closedAt: at('2026-12-05') })).toBeNull();
    const paid = { ...never, status: 'lapsed', paidAt: at('2026-11-02'), closedAt: at('2026-12-05') };
    expect(reviewsOver(paid)).toEqual(at('2026-12-19'));
    expect(reviewsOver(never)).toBeNull();
  });
});
