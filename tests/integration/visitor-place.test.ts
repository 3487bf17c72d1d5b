import { keepVisitorPlace, shareVisitorPlace } from '@/lib/accounts/accounts/visitor-place';
import { db } from '@/lib/core/db/client';
import { parseAnimalListingQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { understoodQuery } from '@/lib/finding/saved-searches/understood-query';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { valuesOf } from '@/lib/core/search-keys.mjs';
import { kmFromVisitor } from '@/lib/places/distance';
import type { VisitorPlace } from '@/lib/places/dto';
import { placeColumns } from '@/lib/places/place-columns';
import { gazetteer } from '@/lib/places/gazetteer';
import { visitorPlace, visitorPlaceOf } from '@/lib/places/visitor-place';
import { bestSort, searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { setRates } from '@/tests/factories/rates';
import { makeUser } from '@/tests/factories/user';

const of = (text: string): VisitorPlace => {
  const place = visitorPlace(visitorPlaceOf(text) ?? '');
  if (!place) throw new Error(`Unknown: ${text}`);
  return place;
};

beforeEach(async () => {
  await db.user.deleteMany();
  const userId = (await makeUser()).id;
  const add = (title: string, location: string, day: number, highlighted = false) =>
    makeListing({
      userId,
      title,
      location,
      ...placeColumns(location),
      category: 'bovine',
      class: 'bull',
      createdAt: new Date(Date.UTC(2026, 10, day)),
      ...(highlighted ? { isHighlighted: true, highlightUntil: new Date(Date.now() + 1e8) } : {}),
    });
  await add('Salto', 'Salto, Uruguay', 1);
  await add('Tandil', 'Tandil, Argentina', 5, true);
  await add('Rivera', 'Rivera, Uruguay', 2);
  await add('Amarillo', 'Amarillo, Texas', 6);
  await add('Sin lugar', 'Estancia La Paz', 7);
});

async function search(raw: Record<string, string>, from?: VisitorPlace) {
  const { query, results } = await searchUnderstood(parseAnimalListingQuery(raw).query, 'es', from);
  return { sort: query.sort, total: results.total, lots: results.listings };
}
const titles = (found: Awaited<ReturnType<typeof search>>) => found.lots.map(({ title }) => title);

it('puts what is near first, says how far it is, and leaves nothing out', async () => {
  const found = await search({ category: 'bovine' }, of('Tacuarembó, Uruguay'));
  expect(found).toMatchObject({ sort: 'near_recent', total: 5 });
  expect(titles(found)).toEqual(['Rivera', 'Salto', 'Tandil', 'Sin lugar', 'Amarillo']);
  expect(found.lots.map(({ distanceKm }) => distanceKm !== undefined)).toEqual([true, true, true, false, true]);
});

it('puts the own country first, highlighted ones of others after it', async () => {
  const found = await search({ category: 'bovine' }, of('Uruguay'));
  expect(found).toMatchObject({ sort: 'near_recent', total: 5 });
  expect(titles(found)).toEqual(['Rivera', 'Salto', 'Tandil', 'Sin lugar', 'Amarillo']);
  expect(found.lots.every(({ distanceKm }) => distanceKm === undefined)).toBe(true);
});

it('puts countries around the own one before highlighted ones of others', async () => {
  await db.animalListing.updateMany({
    where: { title: 'Amarillo' },
    data: { isHighlighted: true, highlightUntil: new Date(Date.now() + 1e8) },
  });
  const goiania = 'Goiânia, GO, Brasil';
  await db.animalListing.updateMany({
    where: { title: 'Salto' },
    data: { location: goiania, ...placeColumns(goiania) },
  });
  await db.animalListing.deleteMany({ where: { title: 'Rivera' } });
  expect(titles(await search({ category: 'bovine' }, of('Uruguay')))).toEqual([
    ...['Tandil', 'Salto', 'Amarillo', 'Sin lugar'],
  ]);
  expect(titles(await search({ category: 'bovine' }, of('México')))[0]).toBe('Amarillo');
});

it('puts what is far, but in the own country, before highlighted ones of others, and then the nearer', async () => {
  const found = await search({ category: 'bovine' }, of('Miami, Florida'));
  expect(titles(found)[0]).toBe('Amarillo');
  expect(titles(await search({ category: 'bovine' }, of('São Paulo, Brasil')))).toEqual([
    ...['Tandil', 'Rivera', 'Salto', 'Sin lugar', 'Amarillo'],
  ]);
});

it('yields to an order that was chosen, and to a place that was asked for', async () => {
  const own = of('Tacuarembó, Uruguay');
  expect((await search({ sort: 'age_asc' }, own)).sort).toBe('age_asc');
  const near = await search({ location: 'Amarillo, Texas', radius: '100' }, own);
  expect(near.lots.map(({ title, distanceKm }) => [title, distanceKm])).toEqual([['Amarillo', 0]]);
});

it('changes nothing for who has not said it', async () => {
  expect(titles(await search({ category: 'bovine' }))[0]).toBe('Tandil');
});

it.each([
  ['hereford san jose', 'Uruguay', 'UY'],
  ['hereford san jose', 'Costa Rica', 'CR'],
  ['toros hasta 3 millones de pesos', 'Argentina', '2000'],
  ['toros hasta 3 millones de pesos', 'Chile', '3000'],
  ['toros hasta 3 millones de pesos', undefined, undefined],
])('reads «%s» as somebody of %s means it', async (search, country, said) => {
  await setRates({ ARS: '1500', CLP: '1000' });
  const from = country === undefined ? undefined : of(country);
  const { read } = await searchUnderstood(parseAnimalListingQuery({ search }).query, 'es', from);
  const meant = ({ region, maxPrice }: Partial<AnimalListingQuery> = {}) =>
    region === undefined ? maxPrice : gazetteer().get(region)?.country;
  expect(meant(read?.said)).toBe(said);
  // A saved search finds what the page found.
  const { query } = parseAnimalListingQuery(
    valuesOf(new URLSearchParams(await understoodQuery(`search=${encodeURIComponent(search)}`, 'es', from))),
  );
  expect(meant(query)).toBe(said);
});

it('limits a sentence that says «cerca mío» to what is near, and asks where that is', async () => {
  const read = async (raw: Record<string, string>, from?: VisitorPlace) => {
    const { read, results } = await searchUnderstood(parseAnimalListingQuery(raw).query, 'es', from);
    return { asks: read?.asksPlace, titles: results.listings.map(({ title }) => title) };
  };
  expect(await read({ search: 'toros cerca mío' })).toMatchObject({ asks: true, titles: { length: 5 } });
  expect(await read({ search: 'cerca mío' }, of('Uruguay'))).toMatchObject({ asks: true, titles: { length: 5 } });
  expect(await read({ search: 'toros cerca mío', country: 'UY' })).toMatchObject({ asks: false });
  expect(await read({ search: 'toros cerca mío' }, of('Rivera, Uruguay'))).toEqual({ asks: false, titles: ['Rivera'] });
});

describe('equipment', () => {
  const searchEquipment = async (raw: Record<string, string>, from?: VisitorPlace) => {
    const asked = { ...parseEquipmentListingQuery(raw).query, ...(from ? { from } : {}) };
    const sort = bestSort(asked);
    const { listings } = await searchEquipmentListings({ ...asked, sort });
    return { sort, machines: listings.map(({ title, distanceKm }) => [title, distanceKm]) };
  };

  beforeEach(async () => {
    const userId = (await makeUser()).id;
    const places = ['Salto, Uruguay', 'Rivera, Uruguay', 'Amarillo, Texas', 'Estancia La Paz'];
    for (const [day, location] of places.entries())
      await makeEquipment({
        userId,
        title: location,
        location,
        ...placeColumns(location),
        createdAt: new Date(Date.UTC(2026, 10, day + 1)),
      });
  });

  it('comes first where it is near, and says how far it is', async () => {
    expect(await searchEquipment({}, of('Tacuarembó, Uruguay'))).toEqual({
      sort: 'near_recent',
      machines: [
        ['Rivera, Uruguay', 99],
        ['Salto, Uruguay', 191],
        ['Estancia La Paz', undefined],
        ['Amarillo, Texas', 8849],
      ],
    });
    const own = await searchEquipment({}, of('Uruguay'));
    expect(own.machines.map(([title]) => title)).toEqual([
      'Rivera, Uruguay',
      'Salto, Uruguay',
      'Estancia La Paz',
      'Amarillo, Texas',
    ]);
  });

  it('yields to an order that was chosen', async () => {
    expect((await searchEquipment({ sort: 'year_asc' }, of('Tacuarembó, Uruguay'))).sort).toBe('year_asc');
    expect((await searchEquipment({ search: 'amarillo' }, of('Tacuarembó, Uruguay'))).sort).toBe('near_recent');
    expect((await searchEquipment({})).machines[0]).toEqual(['Estancia La Paz', undefined]);
  });
});

it('measures as the database does, between points alone', () => {
  const own = of('Tacuarembó, Uruguay');
  const places = ['Rivera, Uruguay', 'Amarillo, Texas', 'Tacuarembó, Uruguay', 'Uruguay', 'Estancia La Paz'];
  expect(places.map((place) => kmFromVisitor(own, place))).toEqual([99, 8849, 0, undefined, undefined]);
  expect(kmFromVisitor(of('Uruguay'), 'Rivera, Uruguay')).toBeUndefined();
  expect(kmFromVisitor(null, 'Rivera, Uruguay')).toBeUndefined();
});

it('goes along with the account: to a device that was told nothing, and from the first that was', async () => {
  const person = await makeUser();
  expect(await shareVisitorPlace(person, undefined)).toBeNull();
  expect(await shareVisitorPlace(person, 'DROP')).toBeNull();
  expect(await shareVisitorPlace(person, 'UY')).toBeNull();
  expect(await shareVisitorPlace(person, undefined)).toBe('UY');
  // Another device keeps its own answer, and changes nobody else's.
  expect(await shareVisitorPlace(person, 'AR')).toBeNull();
  expect(await shareVisitorPlace(person, undefined)).toBe('UY');
  await keepVisitorPlace(person, 'no');
  expect(await shareVisitorPlace(person, undefined)).toBe('no');
  expect(await shareVisitorPlace(await makeUser(), undefined)).toBeNull();
  // What a profile says measures distances as well, where nothing was answered.
  const at = await makeUser({ location: 'Durazno, Uruguay' });
  expect(await shareVisitorPlace(at, undefined)).toBe(visitorPlaceOf('Durazno, Uruguay'));
  expect(await shareVisitorPlace(await makeUser({ location: 'Estancia La Paz' }), undefined)).toBeNull();
});
