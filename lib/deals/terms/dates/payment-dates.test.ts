import { paymentDates, paymentParts } from './payment-dates';

const instalments = (...groups: number[]) => ({ kind: 'instalments' as const, groups });
const days = (...after: number[]) => ({ kind: 'days' as const, days: after });

describe('the days of a payment', () => {
  it('are none where nobody said how it is paid', () => expect(paymentDates(null, '2026-12-01')).toEqual([]));

  it('are the day itself for cash', () => expect(paymentDates({ kind: 'cash' }, '2026-12-01')).toEqual(['2026-12-01']));

  it.each([
    ['2026-12-01', [30, 60, 90], ['2026-12-31', '2027-01-30', '2027-03-01']],
    ['2027-12-01', [90], ['2028-02-29']],
    ['2028-01-30', [30], ['2028-02-29']],
    ['2027-01-30', [30], ['2027-03-01']],
    ['2028-02-29', [365, 366], ['2029-02-28', '2029-03-01']],
    ['2026-12-01', [60, 30], ['2026-12-31', '2027-01-30']],
  ])('from %s after %j days are %j', (from, after, dates) => expect(paymentDates(days(...after), from)).toEqual(dates));

  it('don’t move where the clocks change', () => {
    expect(paymentDates(days(1, 2, 3), '2026-09-05')).toEqual(['2026-09-06', '2026-09-07', '2026-09-08']);
  });
});

describe('instalments', () => {
  it('are 24 dates in the usual groups: two now, two in a month, then twenty', () => {
    const dates = paymentDates(instalments(2, 2, 20), '2026-11-26');
    expect(dates).toHaveLength(24);
    expect(dates.slice(0, 6)).toEqual([
      '2026-11-26',
      '2026-11-26',
      '2026-12-26',
      '2026-12-26',
      '2027-01-26',
      '2027-02-26',
    ]);
    expect(dates.at(-1)).toBe('2028-08-26');
    expect(new Set(dates).size).toBe(22);
  });

  it('are a month apart in a single group', () => {
    const dates = paymentDates(instalments(24), '2026-11-26');
    expect(new Set(dates).size).toBe(24);
    expect([dates[0], dates[1], dates[23]]).toEqual(['2026-11-26', '2026-12-26', '2028-10-26']);
  });

  it.each([
    ['2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    ['2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
    ['2100-01-31', ['2100-01-31', '2100-02-28', '2100-03-31', '2100-04-30']],
    ['2026-10-31', ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31']],
  ])('at the end of a month come at the end of each: %s', (from, dates) =>
    expect(paymentDates(instalments(4), from)).toEqual(dates),
  );

  it('of a leap day come on 28 February of other years', () => {
    const dates = paymentDates(instalments(48), '2028-02-29');
    expect([dates[12], dates[13], dates[24]]).toEqual(['2029-02-28', '2029-03-29', '2030-02-28']);
  });
});

describe('the parts of an amount', () => {
  it('are equal, the first ones a cent more where it doesn’t divide', () => {
    expect(paymentParts(days(30, 60, 90), '2026-12-01', '30028.78')).toEqual([
      { day: '2026-12-31', amount: '10009.60' },
      { day: '2027-01-30', amount: '10009.59' },
      { day: '2027-03-01', amount: '10009.59' },
    ]);
  });

  it('add up to it, whatever it is', () => {
    for (const amount of ['0.01', '0.23', '41724.00', '30028.78', '205200000.00', '99999999999999.99']) {
      const parts = paymentParts(instalments(2, 2, 20), '2026-12-01', amount);
      expect(parts).toHaveLength(24);
      const cents = parts.reduce((sum, part) => sum + BigInt(part.amount.replace('.', '')), 0n);
      expect([amount, cents]).toEqual([amount, BigInt(amount.replace('.', ''))]);
      expect(parts.every((part) => /^\d+\.\d\d$/.test(part.amount))).toBe(true);
    }
  });

  it('are none of nothing, or of what the seller owes', () => {
    expect(paymentParts({ kind: 'cash' }, '2026-12-01', '0.00')).toEqual([]);
    expect(paymentParts({ kind: 'cash' }, '2026-12-01', '-12.50')).toEqual([]);
    expect(paymentParts(null, '2026-12-01', '12.50')).toEqual([]);
  });
});
