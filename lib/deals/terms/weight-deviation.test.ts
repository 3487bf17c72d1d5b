import { weightDeviation } from './weight-deviation';

const AT = new Date('2026-11-26T12:00:00Z');

/** Sixty calves of which 170 kg each were declared; each side's kilograms are of all. */
function deviation(
  { seller, buyer, netKg = null }: { seller?: number; buyer?: number; netKg?: string | null },
  ...claims: { amount: string | null; of: string; status?: string }[]
) {
  const weighing = (kg: number | undefined) => (kg === undefined ? null : { heads: 60, grossKg: kg, tareKg: 0 });
  return weightDeviation({
    declared: 170,
    firm: netKg === null ? null : { kg: netKg, heads: 60 },
    seller: weighing(seller),
    buyer: weighing(buyer),
    disputes: claims.map(({ amount, of, status = 'settled' }) => ({
      ...{ kind: 'weight', status, settledAt: AT },
      claim: { delivered: '9000', heads: 60, amount },
      outcome: { amount: of },
    })),
  });
}

it.each([
  ['the firm weight, whatever both entered', { netKg: '10098', seller: 10200, buyer: 9000 }, -1],
  ['the mean of both', { seller: 10200, buyer: 9996 }, -1],
  ['the mean of both, however far apart', { seller: 10200, buyer: 9180 }, -5],
  ['no more of the seller’s than was declared', { seller: 20400, buyer: 9180 }, -5],
  ['the buyer’s where the seller weighed nothing', { buyer: 9180 }, -10],
  ['nothing by the seller’s alone', { seller: 9180 }, null],
  ['nothing by a buyer’s that is beyond belief', { seller: 10200, buyer: 5000 }, null],
])('is %s', (_, weighed, percent) => {
  const come = deviation(weighed);
  expect(come === null ? null : Number(come.toFixed(6))).toBe(percent);
});

it('is as much of a claim as was settled or recommended, and none of one that is open', () => {
  const short = Number(deviation({}, { amount: '100', of: '100' })?.toFixed(1));
  expect(short).toBe(-11.8);
  expect(deviation({}, { amount: '100', of: '50', status: 'recommended' })?.toFixed(1)).toBe('-5.9');
  expect(deviation({}, { amount: '100', of: '500' })?.toFixed(1)).toBe('-11.8');
  expect(deviation({}, { amount: null, of: '500' })?.toFixed(1)).toBe('-11.8');
  expect(deviation({}, { amount: '100', of: '0.00' })).toBeCloseTo(0);
  expect(deviation({}, { amount: '100', of: '100', status: 'open' })).toBeNull();
});
