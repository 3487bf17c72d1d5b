import { disputeEnds, lapsesAt, recommendedAt, reviewsEnd, weightsConfirmedAt } from './deadlines';

const reserved = (agreedAt: Date) => lapsesAt(agreedAt, null, 'America/Montevideo');

it.each([
  ['a reservation', reserved, '2028-02-24T22:30:00.000Z', '2028-03-02T22:30:00.000Z'],
  ['a reservation at the end of a year', reserved, '2026-12-28T09:00:00.000Z', '2027-01-04T09:00:00.000Z'],
  ['weights', weightsConfirmedAt, '2026-11-30T18:40:00.000Z', '2026-12-02T18:40:00.000Z'],
  ['weights around a leap day', weightsConfirmedAt, '2028-02-28T18:40:00.000Z', '2028-03-01T18:40:00.000Z'],
  ['reviews', reviewsEnd, '2027-02-20T00:00:00.000Z', '2027-03-06T00:00:00.000Z'],
  ['the time for a dispute', disputeEnds, '2026-11-26T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
  ['the time to agree', recommendedAt, '2026-11-26T12:00:00.000Z', '2026-12-06T12:00:00.000Z'],
])('ends %s in time', (_, end, from, to) => expect(end(new Date(from)).toISOString()).toBe(to));
