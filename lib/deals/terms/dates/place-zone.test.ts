import { placeZone } from './place-zone';

it.each([
  ['Trinidad, Uruguay', 'Bagé, Brasil', 'America/Montevideo'],
  ['Amarillo, Texas, Estados Unidos', null, 'America/Chicago'],
  ['Paraje sin nombre', 'Bagé, Brasil', 'America/Sao_Paulo'],
  ['Paraje sin nombre', null, 'UTC'],
])('of animals in %j whose seller is in %j it is %s', (lot, seller, zone) =>
  expect(placeZone({ lot: { location: lot }, seller: { location: seller } })).toBe(zone),
);
