import { deliveryEnds, disputeEnds, lapsesAt, recommendedAt, reviewsEnd, weightsConfirmedAt } from './deadlines';

const reserved = (agreedAt: Date) =>
  lapsesAt(agreedAt, { deliverFrom: null, deliverTo: null }, null, 'America/Montevideo');

it.each([
  ['a reservation', reserved, '2028-02-24T22:30:00.000Z', '2028-03-02T22:30:00.000Z'],
  ['a reservation at the end of a year', reserved, '2026-12-28T09:00:00.000Z', '2027-01-04T09:00:00.000Z'],
  ['weights', weightsConfirmedAt, '2026-11-30T18:40:00.000Z', '2026-12-02T18:40:00.000Z'],
  ['weights around a leap day', weightsConfirmedAt, '2028-02-28T18:40:00.000Z', '2028-03-01T18:40:00.000Z'],
  ['reviews', reviewsEnd, '2027-02-20T00:00:00.000Z', '2027-03-06T00:00:00.000Z'],
  ['the time for a dispute', disputeEnds, '2026-11-26T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
  ['the time to agree', recommendedAt, '2026-11-26T12:00:00.000Z', '2026-12-06T12:00:00.000Z'],
])('ends %s in time', (_, end, from, to) => expect(end(new Date(from)).toISOString()).toBe(to));

it('ends the delivery with its last day, and the one without days when the reservation does', () => {
  const agreedAt = new Date('2026-11-27T04:10:00.000Z');
  const ends = (deliverFrom: string | null, deliverTo: string | null, newDay: string | null = null) =>
    deliveryEnds(agreedAt, { deliverFrom, deliverTo }, newDay, 'America/Montevideo').toISOString();
  expect(ends('2026-12-01', '2026-12-05')).toBe('2026-12-06T03:00:00.000Z');
  expect(ends('2026-12-01', '2026-12-05', '2026-12-09')).toBe('2026-12-10T03:00:00.000Z');
  expect(ends(null, null)).toBe('2026-12-04T04:10:00.000Z');
  expect(ends('2026-12-20', null)).toBe('2026-12-21T03:00:00.000Z');
});
