import { dayEnd, placeZone, READY_DAYS, refusedDay } from './day-end';

const HERE = 'America/Montevideo';
const at = (text: string) => new Date(text);
const NOW = at('2026-11-27T12:00:00Z');

it.each([
  ['Trinidad, Uruguay', 'Bagé, Brasil', 'America/Montevideo'],
  ['Amarillo, Texas, Estados Unidos', null, 'America/Chicago'],
  ['Paraje sin nombre', 'Bagé, Brasil', 'America/Sao_Paulo'],
  ['Paraje sin nombre', null, 'UTC'],
])('of animals in %j whose seller is in %j it is %s', (lot, seller, zone) =>
  expect(placeZone({ lot: { location: lot }, seller: { location: seller } })).toBe(zone),
);

it('ends a day by the clock of the place, and where it has none after it is over everywhere', () => {
  expect(dayEnd('2026-11-30', HERE)).toEqual(at('2026-12-01T03:00:00Z'));
  expect(dayEnd('2026-03-28', 'Europe/Madrid')).toEqual(at('2026-03-28T23:00:00Z'));
  // The clocks change that night.
  expect(dayEnd('2026-03-29', 'Europe/Madrid')).toEqual(at('2026-03-29T22:00:00Z'));
  // Clocks that go forward at midnight show none.
  expect(dayEnd('2026-09-05', 'America/Santiago')).toEqual(at('2026-09-06T04:00:00Z'));
  expect(dayEnd('2026-03-07', 'America/Havana')).toEqual(at('2026-03-08T05:00:00Z'));
  expect(dayEnd('2026-11-30', 'UTC')).toEqual(at('2026-12-01T12:00:00Z'));
});

it('refuses days that are over, and those too far ahead', () => {
  expect(refusedDay('2026-11-26', HERE, NOW, READY_DAYS)).toBe('dayPast');
  expect(refusedDay('2026-11-26', HERE, at('2026-11-27T02:59:00Z'), READY_DAYS)).toBeNull();
  expect(refusedDay('2026-11-27', HERE, NOW, READY_DAYS)).toBeNull();
  expect(refusedDay('2027-03-27', HERE, NOW, READY_DAYS)).toBeNull();
  expect(refusedDay('2027-03-28', HERE, NOW, READY_DAYS)).toBe('dayFar');
});
