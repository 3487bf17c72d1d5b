import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { winnerUntil, type WinnerDays } from './winner-days';

const ZONE = 'America/Montevideo';
const deliveryEnds = new Date('2026-11-27T15:00:00Z');
const after = (days: number) => new Date(deliveryEnds.getTime() + days * DAY_MS);
const days = (traits: Partial<WinnerDays>) =>
  winnerUntil({ deliveryEnds, didAt: after(-6), answers: [], askedAt: null, ...traits }, ZONE);

describe('the days of a winner', () => {
  it('are those of the delivery, and seven more from what the seller does late', () => {
    expect(days({ didAt: null })).toEqual(deliveryEnds);
    expect(days({})).toEqual(deliveryEnds);
    expect(days({ didAt: after(0) })).toEqual(after(7));
    expect(days({ didAt: after(3) })).toEqual(after(10));
  });

  it('are seven from each answer, or those up to the day that it proposes, thirty at most', () => {
    expect(days({ answers: [{ at: after(-6), day: null }] })).toEqual(after(1));
    expect(days({ answers: [{ at: after(-8), day: null }] })).toEqual(deliveryEnds);
    expect(days({ answers: [{ at: after(1), day: '2026-12-20' }] })).toEqual(new Date('2026-12-21T03:00:00Z'));
    expect(days({ answers: [{ at: after(1), day: '2026-11-30' }] })).toEqual(after(8));
    expect(days({ answers: [{ at: after(1), day: '2027-11-01' }] })).toEqual(after(31));
  });

  it('are 48 hours from the question, until it is answered', () => {
    const asked = { askedAt: after(9) };
    const until = new Date(after(9).getTime() + 48 * HOUR_MS);
    expect(days(asked)).toEqual(until);
    expect(days({ ...asked, answers: [{ at: after(1), day: null }] })).toEqual(until);
    expect(days({ ...asked, answers: [{ at: after(10), day: null }] })).toEqual(after(17));
  });
});
