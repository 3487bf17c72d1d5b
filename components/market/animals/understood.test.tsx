import { render, screen } from '@testing-library/react';
import { browseLabels } from '@/components/market/listings/browse/labels';
import { parseAnimalListingQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchChips, type UnderstoodText } from './search-chips';
import { unknownPlaceChip } from './nearly/unknown-place-chip';
import { Understood } from './understood';

const chipsOf = async (
  asked: Partial<AnimalListingQuery>,
  read?: Partial<UnderstoodText>,
  breedHits?: Record<string, number>,
  withCrosses?: number,
  soldBreeds?: Record<string, number>,
) =>
  searchChips({
    ...{ locale: 'es', labels: await browseLabels('es'), action: '/', breedHits, withCrosses, soldBreeds },
    asked: { ...parseAnimalListingQuery({}).query, ...asked },
    read: read && { said: {}, spans: [], places: [], ...read },
  });

it('shows several classes in the words that were typed, and one by its name', async () => {
  const name = async (search: string, names: string) => {
    const { class: said } = parseAnimalListingQuery({ class: names }).query;
    const spans = [{ start: 0, end: search.length, keys: ['class'] }];
    return (await chipsOf({ search }, { said: { class: said }, spans }))[0]?.label;
  };
  expect(await name('vaquillonas', 'heifer,dairy_heifer')).toBe('Vaquillonas');
  expect(await name('novilonas', 'heifer')).toBe('Vaquillonas');
  const spans = [{ start: 0, end: 5, keys: ['class'] }];
  const said = { class: 'cow_bred,cow_3in1' };
  const [chip] = await chipsOf({ search: 'bacas preñadas' }, { said, spans, isMisspelt: true });
  expect(chip?.label).toBe('Vacas preñadas / Vacas preñadas con cría al pie');
});

it('offers the breeds that there are most of, each with its number, beside the one that is asked for', async () => {
  const search = 'toros angus';
  const read = { said: { breed: 'Angus' }, spans: [{ start: 6, end: 11, keys: ['breed'] }] };
  const [angus] = await chipsOf({ search }, read, { Angus: 3, Hereford: 12, Crossbred: 5 });
  expect(angus).toMatchObject({
    label: 'Angus',
    href: '/?search=toros',
    menu: {
      title: 'Raza',
      choices: [
        ['Angus (3)', '/?breed=Angus&search=toros', true],
        ['Hereford (12)', '/?breed=Hereford&search=toros'],
        ['Cruza (5)', '/?breed=Crossbred&search=toros'],
      ],
    },
  });
  const [crossed] = await chipsOf({ search }, read, { Angus: 3, Hereford: 12 }, 4);
  expect(crossed).toMatchObject({
    menu: {
      choices: [
        ['Angus y cruzas (4)', '/?search=toros+angus', true],
        ['Solo Angus (3)', '/?breed=Angus&search=toros'],
        ['Hereford (12)', '/?breed=Hereford&search=toros'],
      ],
    },
  });
  const [alone] = await chipsOf({ search }, read, { Angus: 3 });
  expect(alone).not.toHaveProperty('menu');
  const [only] = await chipsOf({ search }, read, { Angus: 3 }, undefined, { Angus: 30, Hereford: 20 });
  expect(only).toMatchObject({
    menu: {
      choices: [
        ['Angus', '/?breed=Angus&search=toros', true],
        ['Hereford', '/?breed=Hereford&search=toros'],
      ],
    },
  });
});

it('changes a region for what is around it, or a region or a country for its country or any other place', async () => {
  const asked = { ...parseAnimalListingQuery({}).query, region: 4273857, breed: 'Angus' };
  const of = { locale: 'es', action: '/', labels: await browseLabels('es') } as const;
  const placeNames = { region: 'Kansas, Estados Unidos', country: 'US' };
  expect((await searchChips({ ...of, asked, placeNames })).at(-1)).toMatchObject({
    label: 'Kansas, Estados Unidos',
    menu: {
      title: 'Distancia',
      choices: expect.arrayContaining([
        ['Hasta 300 km alrededor', '/?breed=Angus&near=4273857&radius=300'],
        ['Estados Unidos', '/?breed=Angus&country=US'],
      ]) as unknown,
      place: { label: 'Lugar' },
    },
  });
  const [uruguay] = await chipsOf({ country: 'UY' });
  expect(uruguay).toMatchObject({ label: 'Uruguay', href: '/?page=1', menu: { choices: [] } });
});

it('says which filters nothing of what is shown obeys', async () => {
  const search = 'tractor hasta 9000 dolares';
  const spans = [{ start: 8, end: 26, keys: ['maxPrice'] }];
  const of = { locale: 'es', action: '/', labels: await browseLabels('es'), unmet: ['maxPrice'] } as const;
  const asked = { ...parseAnimalListingQuery({}).query, search, country: 'UY' };
  const read = { said: { maxPrice: '9000' }, spans, places: [] };
  expect(await searchChips({ ...of, asked, read })).toMatchObject([
    { label: expect.stringMatching(/^Hasta US\$\s9\.000: no hay$/) as unknown, isUnmet: true },
    { label: 'Uruguay' },
  ]);
});

it('answers a weight in the unit it was asked in', async () => {
  const search = 'novillos 500 a 600 lb';
  const spans = [{ start: 9, end: 21, keys: ['minWeight', 'maxWeight'] }];
  const inPounds = {
    said: { minWeight: 227, maxWeight: 272 },
    spans,
    units: { weight: { weight: 'lb', worth: 0.45359237 } } as const,
  };
  const inKilograms = { said: { minWeight: 500, maxWeight: 600 }, spans };
  expect((await chipsOf({ search }, inPounds))[0]?.label).toBe('500 a 600 lb');
  const joined = search.replace('500', 'de 500');
  const span = { start: joined.indexOf('de 500'), end: joined.length, keys: ['minWeight', 'maxWeight'] };
  expect((await chipsOf({ search: joined }, { ...inPounds, spans: [span] }))[0]?.label).toBe('500 a 600 lb');
  expect((await chipsOf({ search: search.replace('lb', 'kg') }, inKilograms))[0]?.label).toMatch(/^500 . 600.kg$/);
});

it('says a number that stands for about so much, and money, in the words that were typed', async () => {
  const label = async (search: string, part: string, read: Partial<UnderstoodText>) => {
    const start = search.indexOf(part);
    const spans = [{ start, end: start + part.length, keys: Object.keys(read.said ?? {}) }];
    return (await chipsOf({ search }, { ...read, spans }))[0]?.label;
  };
  const heads = { said: { minHeads: 150 }, figures: { heads: 200 } };
  expect(await label('200 gallinas', '200', heads)).toBe('Cerca de 200\u00a0cab. o más');
  expect(await label('doscientas gallinas', 'doscientas', heads)).toBe('Cerca de 200\u00a0cab. o más');
  const kilograms = { said: { minWeight: 225, maxWeight: 275 }, figures: { weight: 250 } };
  expect(await label('novillitos 250 kg', '250 kg', kilograms)).toBe('Cerca de 250 kg');
  expect(await label('novillitos unos 250 kg', 'unos 250 kg', kilograms)).toBe('Unos 250 kg');
  const pounds = { said: { minWeight: 204, maxWeight: 250 }, figures: { weight: 227 } };
  expect(await label('calves 500 pound', '500 pound', pounds)).toBe('Cerca de 500 pound');
  const reais = { said: { maxPrice: '382.85' } };
  expect(await label('garrote até 2000 reais', 'até 2000 reais', reais)).toBe('Até 2000 reais');
});

it('offers other classes of the family, each with the words of the text taken out', async () => {
  const search = 'vaquillonas cerca de tacuarembó';
  const spans = [
    { start: 0, end: 11, keys: ['class'] },
    { start: 12, end: 31, keys: ['near', 'radius'] },
  ];
  const said = { class: 'heifer_bred', location: 'Tacuarembó, Uruguay', radius: 150 };
  const places = [{ place: 'Tacuarembó, Uruguay', query: { region: 7 } }];
  const [animals, place] = await chipsOf({ search }, { said, spans, places });
  expect(animals).toMatchObject({
    label: 'Vaquillonas preñadas',
    href: '/?search=cerca+de+tacuaremb%C3%B3',
    menu: {
      choices: expect.arrayContaining([
        ['Vaquillonas gordas', '/?class=heifer_fat&search=cerca+de+tacuaremb%C3%B3'],
      ]) as unknown,
    },
  });
  expect(place).toMatchObject({
    href: '/?search=vaquillonas',
    menu: {
      choices: expect.arrayContaining([
        ['Hasta 100 km alrededor', '/?location=Tacuaremb%C3%B3%2C+Uruguay&radius=100&search=vaquillonas'],
        ['Dentro de Tacuarembó, Uruguay', '/?region=7&search=vaquillonas'],
      ]) as unknown,
    },
  });
});

it('marks the radius that is asked for among those to choose from', async () => {
  const [place] = await chipsOf({ location: 'Salto, Uruguay', radius: 150 });
  const choices = place?.menu && 'choices' in place.menu ? place.menu.choices : [];
  expect(choices.map(([, , isChosen]) => isChosen === true)).toEqual([false, false, true, false, false, false, false]);
  expect(choices[2]?.[0]).toBe('Hasta 150 km alrededor');
});

it('marks the classes that are asked for, each with its number of hits', async () => {
  const chip = async (names: string, classCounts?: Record<string, number>) => {
    const { query } = parseAnimalListingQuery({ class: names });
    const labels = await browseLabels('es');
    const [animals] = await searchChips({ locale: 'es', labels, action: '/', asked: query, classCounts });
    const choices = animals?.menu && 'choices' in animals.menu ? animals.menu.choices : [];
    return choices.flatMap(([label, , isChosen]) => (isChosen || label.includes('(') ? [[label, isChosen]] : []));
  };
  expect(await chip('heifer_bred,heifer_fat')).toEqual([
    ['Vaquillonas preñadas', true],
    ['Vaquillonas gordas', true],
  ]);
  expect(await chip('heifer_bred', { heifer_bred: 1200, heifer_open: 3 })).toEqual([
    ['Vaquillonas sin servicio (3)', undefined],
    ['Vaquillonas preñadas (1.200)', true],
  ]);
  // Where nothing is found, the menu still offers the others.
  expect(await chip('heifer_bred', { cow_bred: 12 })).toEqual([['Vaquillonas preñadas', true]]);
});

it('asks for limits, and keeps the rest of the search', async () => {
  const [category, price] = await chipsOf({ category: 'bovine', maxPrice: '1200' });
  expect(category).toEqual({ label: 'Bovinos', href: '/?maxPrice=1200' });
  expect(price).toMatchObject({
    href: '/?category=bovine',
    menu: { range: { values: { minPrice: '', maxPrice: '1200' } } },
  });
});

it('says what of the text it did not use', async () => {
  const search = 'terneros por kilo lejos de montevideo';
  render(
    await Understood({
      ...{ locale: 'es', action: '/', places: [], isLiteral: false },
      asked: parseAnimalListingQuery({ search }).query,
      spans: [
        { start: 0, end: 8, keys: ['class'] },
        { start: 9, end: 17, keys: ['unused'] },
        { start: 18, end: 37, keys: ['not'] },
      ],
    }),
  );
  expect(screen.getByText('No usamos «por kilo».')).toBeInTheDocument();
  expect(screen.getByText(/«lejos de montevideo» quedó afuera/)).toBeInTheDocument();
});

it('says which words rank, and once which of them no lot says', async () => {
  const text = 'droughtmaster mansos';
  const ranking = { said: 'mansos', unsaid: ['droughtmaster'] };
  render(
    await Understood({
      ...{ locale: 'es', action: '/', spans: [], places: [], isLiteral: false, ranking },
      asked: { ...parseAnimalListingQuery({}).query, search: `toros ${text}` },
    }),
  );
  expect(screen.getByText('Preferimos los que dicen «mansos».')).toBeVisible();
  expect(screen.getByText('Ninguno de estos lotes dice «droughtmaster».')).toBeVisible();
});

it.each([
  ['yegua mansa con sela', 'mansa sela', 'Preferimos los que dicen «mansa», «sela».'],
  ['toro low birth weight manso', 'low birth weight', 'Preferimos los que dicen «low birth weight».'],
])('quotes what stands apart in «%s» apart', async (search, said, note) => {
  render(
    await Understood({
      ...{ locale: 'es', action: '/', spans: [], places: [], isLiteral: false },
      ...{ ranking: { said, unsaid: ['una', 'otra'] }, asked: { ...parseAnimalListingQuery({}).query, search } },
    }),
  );
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByText('Ninguno de estos lotes dice «una», «otra».')).toBeVisible();
});

it('leads to the auctions that a text asks for, of the animals that it names', async () => {
  const show = async (auctions: UnderstoodText['auctions']) =>
    render(
      await Understood({
        ...{ locale: 'es', action: '/', spans: [], places: [], isLiteral: false, auctions },
        asked: { ...parseAnimalListingQuery({}).query, search: 'remate de vaquillonas' },
      }),
    );
  await show({ category: 'bovine' });
  expect(screen.getByText('Estos tienen precio fijo; lo que se remata está aparte:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los remates' })).toHaveAttribute('href', '/auctions?category=bovine');
  expect((await show(null)).container).toBeEmptyDOMElement();
});

it('says that a place is unknown, and asks for another in the menu of its chip', async () => {
  const [name, rest] = ['Xyzqwk', 'terneros                '];
  const asked = { ...parseAnimalListingQuery({}).query, search: 'terneros cerca de Xyzqwk' };
  const of = { locale: 'es', labels: await browseLabels('es'), action: '/', asked } as const;
  const chip = await unknownPlaceChip({ name, rest }, of);
  expect(chip).toMatchObject({ label: 'Xyzqwk: lugar desconocido', href: '/?search=terneros', isUnmet: true });
  expect(chip.menu).toMatchObject({
    choices: [],
    place: { value: '', radius: 150 },
  });
});

it('names the breeds of a cross, and says what isn’t had', async () => {
  const search = 'terneros angus x nelore';
  const spans = [{ start: 15, end: 16, keys: ['breed'] }];
  const [chip] = await chipsOf({ search }, { said: { breed: 'Crossbred' }, spans, crossOf: ['Angus', 'Nelore'] });
  expect(chip?.label).toBe('Cruza: Angus × Nelore');
  render(
    await Understood({
      ...{ locale: 'es', action: '/', spans: [], places: [], isLiteral: false },
      asked: { ...parseAnimalListingQuery({}).query, search: 'semen de toro' },
      notSold: 'semen',
    }),
  );
  expect(screen.getByText('No tenemos «semen»: estos son los animales.')).toBeVisible();
});

it.each([
  ['a menos de 10000 guaranies el kilo', { maxPriceKg: '1.7' }, 'A menos de 10000 guaranies el kilo'],
  ['hasta 1.200 dolares', { maxPrice: '1200' }, 'Hasta US$ 1.200'],
  ['hasta 1,70 el kilo', { maxPriceKg: '1.7' }, 'Hasta US$ 1,70 /kg'],
])('names a converted price in the words that were typed: %s', async (search, said, label) => {
  const spans = [{ start: 0, end: search.length, keys: Object.keys(said) }];
  expect((await chipsOf({ search }, { said, spans }))[0]?.label.replace(/\u00a0/g, ' ')).toBe(label);
});
