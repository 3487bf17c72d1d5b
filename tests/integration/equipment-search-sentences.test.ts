import { searchEquipment } from '@/lib/finding/understood-searches/search-equipment';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { wantedIn } from '@/lib/finding/understood-searches/wanted-equipment';
import { readEquipment } from '@/lib/finding/understood-searches/read-equipment';
import { nearestEquipment } from '@/lib/finding/understood-searches/nearest-equipment';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { countEquipmentSearchByCategory } from '@/lib/market/equipment/count-by-category';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { placeColumns } from '@/lib/places/place-columns';
import { makeEquipment } from '@/tests/factories/equipment';
import { highlighted, makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

let userId: string;

beforeEach(async () => {
  await db.user.deleteMany();
  userId = (await makeUser()).id;
  await makeEquipment({
    userId,
    title: 'Tractor John Deere 5075E',
    price: '28500',
    ...placeColumns('Durazno, Uruguay'),
  });
  await makeEquipment({
    ...{ userId, title: 'Bebedero de hormigón', category: 'structures', brand: null, model: null, price: '300' },
    ...{ location: 'Salto, Uruguay', ...placeColumns('Salto, Uruguay') },
  });
});

const find = async (raw: Record<string, string>, locale: Locale = 'es') => {
  const found = await searchEquipment(parseAnimalListingQuery(raw).query, locale);
  return found && { isExact: found.isExact, titles: found.listings.map(({ title }) => title), query: found.query };
};

it.each<[Locale, Record<string, string>, object | null]>([
  [
    'es',
    { search: 'tractor hasta 20.000 dólares en Durazno', condition: 'fair' },
    { search: 'tractor', maxPrice: '20000', region: expect.any(Number) as unknown, condition: 'fair' },
  ],
  ['pt', { search: 'trator até 20 mil dólares', maxPrice: '9000' }, null],
  ['es', { search: 'tractor john deere' }, null],
  ['es', { search: 'vaquillonas hasta 700 dólares' }, null],
])('reads the price and the place of a text of equipment as filters: %s, %p', async (locale, raw, read) => {
  const said = await readEquipment(parseEquipmentListingQuery(raw).query, locale, { country: 'UY' });
  if (read) expect(said).toMatchObject(read);
  else expect(said).toBeNull();
});

it.each<[Locale, string, string[]]>([
  ['es', 'arado, rastra y una tolva', ['arado', 'rastra', 'tolva']],
  ['es', 'tractor john deere 90 hp y rastra', ['tractor', 'rastra']],
  ['es', 'rastra para tractor y camioneta', ['rastra']],
  ['es', 'mixer con balanza y tolva', ['mixer']],
  ['es', 'rastra de tractor y camioneta', ['rastra']],
  ['en', 'plow and a disc harrow for tractor and pickup', ['disc harrow', 'plow']],
])('asks for the things that are joined to the one that is sought: %s, %s', (locale, search, things) => {
  expect(wantedIn(search, locale).items).toEqual(things);
});

it.each<[Locale, string, string[], string[]]>([
  ['es', 'tractor con pala 75 cv', ['tractor'], ['75 cv']],
  ['pt', 'trator 75 cavalos com pala usado', ['trator'], ['75 cavalos']],
])('finds machines of about the power that is asked for: %s, %s', async (locale, search, named, powers) => {
  await makeEquipment({
    userId,
    title: 'Massey Ferguson 275',
    brand: 'Massey Ferguson',
    ...placeColumns('Salto, Uruguay'),
  });
  await makeEquipment({ userId, title: 'Tractor Valtra BM110', brand: 'Valtra', ...placeColumns('Durazno, Uruguay') });
  const found = await searchEquipment(parseAnimalListingQuery({ search }).query, locale);
  expect(found?.listings.map(({ title }) => title).toSorted()).toEqual([
    'Massey Ferguson 275',
    'Tractor John Deere 5075E',
  ]);
  expect(found).toMatchObject({ isExact: true, total: 2, named, powers, unused: ['pala'] });
  const [stronger] = found?.like ?? [];
  expect(stronger?.title).toBe('Tractor Valtra BM110');
  expect(found?.differences[stronger?.id ?? '']).toEqual([{ of: 'power', has: 110 }]);
});

it.each<[Locale, string, string, string[]]>([
  ['es', 'tractor hasta 80 hp', 'hasta 80 hp', ['Tractor John Deere 5075E', 'Tractor Valtra 40']],
  ['pt', 'trator acima de 100 cv', 'acima de 100 cv', ['Tractor Valtra BM110']],
])('takes a limit of the power for one: %s, %s', async (locale, search, limit, titles) => {
  for (const title of ['Tractor Valtra BM110', 'Tractor Valtra 40'])
    await makeEquipment({ userId, title, brand: 'Valtra', ...placeColumns('Durazno, Uruguay') });
  const found = await searchEquipment(parseAnimalListingQuery({ search }).query, locale);
  expect(found?.listings.map(({ title }) => title).toSorted()).toEqual(titles);
  expect(found).toMatchObject({ isExact: true, powers: [] });
  expect(found?.named).toContain(limit);
});

it.each<[Locale, string]>([
  ['es', 'tractor barato'],
  ['es', 'tractorcito barato'],
  ['pt', 'tratorzinho barato'],
])('shows the cheapest first where a text asks for cheap ones: %s, %s', async (locale, search) => {
  await makeEquipment({ userId, title: 'Tractor Valtra', price: '8000', ...placeColumns('Manaus, Brasil') });
  await makeEquipment({ userId, title: 'Tractor Agrale', price: '7000', ...placeColumns('Salto, Uruguay') });
  const found = await searchEquipment(parseAnimalListingQuery({ search }).query, locale);
  const titles = found?.listings.map(({ title }) => title);
  expect(titles).toEqual(['Tractor Agrale', 'Tractor Valtra', 'Tractor John Deere 5075E']);
  expect(found).toMatchObject({ cheap: search.split(' ')[1], unused: [], query: { sort: 'price_asc' } });
});

it('finds a trailer of the length and by the name that are asked for before others', async () => {
  const trailer = {
    userId,
    category: 'vehicles',
    brand: null,
    model: null,
    ...placeColumns('Amarillo, Texas'),
  } as const;
  const location = 'Amarillo, Texas';
  await makeEquipment({ ...trailer, location, title: 'Wilson Ranch Hand 20 ft gooseneck' });
  await makeEquipment({ ...trailer, location, title: '24-foot steel stock trailer' });
  const found = await find({ search: 'stock trailer gooseneck 20ft' }, 'en');
  expect(found?.titles).toEqual(['Wilson Ranch Hand 20 ft gooseneck', '24-foot steel stock trailer']);
});

it.each<[Locale, string]>([
  ['es', 'camioneta barata'],
  ['pt', 'caminhão boiadeiro'],
  ['pt', 'sal mineral'],
  ['en', 'hay kansas'],
])('leads where a text names no animals, whatever animals say its words: %s, %s', async (locale, search) => {
  await makeListing({ description: `Cargan en camioneta. ${search}` });
  const { query } = parseAnimalListingQuery({ search });
  expect((await searchUnderstood(query, locale)).results.total).toBe(0);
  expect((await searchEquipment(query, locale))?.listings.length).toBeGreaterThan(0);
});

it('is what a text asks for that says which animals it is for', async () => {
  await makeEquipment({ userId, title: 'Bomba solar', category: 'other', brand: null, price: '900' });
  expect((await find({ search: 'bomba de agua para vacas' }))?.titles[0]).toBe('Bomba solar');
});

it('keeps the own country first where a text asks for cheap ones', async () => {
  const machine = { userId, title: 'Tractor Valtra', price: '8000', location: 'Chihuahua, México' };
  await makeEquipment({ ...machine, ...placeColumns(machine.location), ...highlighted(60_000) });
  const { query } = parseAnimalListingQuery({ search: 'tractor barato' });
  const found = await searchEquipment(query, 'es', { country: 'UY' });
  expect(found?.listings.map(({ title }) => title)).toEqual(['Tractor John Deere 5075E', 'Tractor Valtra']);
});

it('is the machine that the title names, the nearest in price first, before others that mention it', async () => {
  const machine = { userId, brand: null, model: null, ...placeColumns('Goiânia, Brasil'), location: 'Goiânia, Brasil' };
  await makeEquipment({
    ...machine,
    title: 'Grade aradora',
    price: '9000',
    description: 'Trator recomendado: 110 cv.',
  });
  await makeEquipment({ ...machine, title: 'Trator Valtra', price: '33000', ...highlighted(60_000) });
  await makeEquipment({ ...machine, title: 'Trator Massey 275', price: '21000' });
  const { query } = parseAnimalListingQuery({ search: 'trator pequeno até 20 mil dólares' });
  const found = await searchEquipment(query, 'pt', { country: 'BR' });
  expect(found?.isExact).toBe(false);
  const titles = found?.listings.map(({ title }) => title);
  expect(titles).toEqual(['Trator Massey 275', 'Trator Valtra', 'Tractor John Deere 5075E']);
});

it.each([
  ['tractor massey 265', 'Tractor John Deere 5075E'],
  ['bebedero para ganado usado', 'Bebedero de hormigón'],
  ['vaquillonas angus', 'Bebedero de hormigón'],
])('shows what is nearest where a search of equipment finds nothing: %s', async (search, first) => {
  const { query } = parseEquipmentListingQuery({ search });
  expect((await searchEquipmentListings(query)).total).toBe(0);
  expect((await nearestEquipment(query, 'es'))[0]?.title).toBe(first);
});

it('reads what is asked of equipment alone, also by words that name none', async () => {
  await makeEquipment({ userId, title: 'Panel solar con bomba', category: 'other', brand: null, price: '900' });
  await makeEquipment({ userId, title: 'Camioneta Toyota', category: 'vehicles', brand: 'Toyota', price: '24800' });
  const { query } = parseEquipmentListingQuery({ search: 'bomba solar barata' });
  expect((await nearestEquipment(query, 'es')).map(({ title }) => title)).toEqual(['Panel solar con bomba']);
});

it('shows first what is nearest in the condition and of the years that were asked for', async () => {
  await makeEquipment({ userId, title: 'Tractor Fiat 780', brand: 'Fiat', year: 1985, condition: 'fair' });
  const nearest = async (raw: Record<string, string>) => {
    const { query } = parseEquipmentListingQuery(raw);
    expect((await searchEquipmentListings(query)).total).toBe(0);
    return (await nearestEquipment(query, 'es'))[0]?.title;
  };
  expect(await nearest({ search: 'tractor massey 265', condition: 'fair', maxYear: '1990' })).toBe('Tractor Fiat 780');
  expect(await nearest({ condition: 'fair', maxYear: '1990', maxPrice: '1' })).toBe('Tractor Fiat 780');
});

it('says of machines of other makers that they are', async () => {
  await makeEquipment({ userId, title: 'Valtra A990', brand: 'Valtra', price: '28900' });
  await makeEquipment({ userId, title: 'Tractor sin marca', brand: null, price: '9000' });
  const found = await searchEquipment(parseAnimalListingQuery({ search: 'tractor john deere' }).query, 'es');
  expect(found?.listings.map(({ title }) => title)).toEqual(['Tractor John Deere 5075E']);
  const makes = Object.fromEntries(found?.like.map(({ id, title }) => [title, found.differences[id]]) ?? []);
  expect(makes).toMatchObject({
    'Valtra A990': [{ of: 'make', has: 'Valtra', asked: 'John Deere' }],
    'Tractor sin marca': [],
  });
});

it('knows nothing of the power of a model whose number doesn’t say it', async () => {
  await makeEquipment({ userId, title: 'Tractor New Holland 6610S', brand: 'New Holland' });
  const found = await searchEquipment(parseAnimalListingQuery({ search: 'tractor 75 cv' }).query, 'es');
  const model = found?.like.find(({ title }) => title.endsWith('6610S'));
  expect(found?.differences[model?.id ?? '']).toEqual([]);
});

it.each<[Locale, string]>([
  ['es', 'tractor john deere hasta 30000 dolares en durazno'],
  ['en', 'john deere 5075e tractor under $30,000 near durazno'],
  ['pt', 'trator john deere até 30000 dólares perto de durazno'],
])('is found by what a sentence says of it: %s', async (locale, search) => {
  expect(await find({ search }, locale)).toMatchObject({ isExact: true, titles: ['Tractor John Deere 5075E'] });
});

it('is found in the own country first where all is what was asked', async () => {
  const machine = { userId, title: 'Tractor John Deere 4x4', location: 'Chihuahua, México' };
  await makeEquipment({ ...machine, ...placeColumns(machine.location), ...highlighted(60_000) });
  const { query } = parseAnimalListingQuery({ search: 'tractor john deere 4x4' });
  const found = await searchEquipment(query, 'es', { country: 'UY' });
  expect(found?.listings.map(({ title }) => title)).toEqual(['Tractor John Deere 5075E', 'Tractor John Deere 4x4']);
});

it('is found by its words where nothing is all that is asked, and said to be so', async () => {
  const dear = await find({ search: 'tractor john deere hasta 9000 dolares' });
  expect(dear).toMatchObject({
    isExact: false,
    titles: ['Tractor John Deere 5075E'],
    query: { search: 'tractor john deere' },
  });
  const other = await find({ search: 'cosechadora claas azul' });
  expect(other).toMatchObject({ isExact: false, titles: ['Tractor John Deere 5075E'] });
});

describe('next to what is asked', () => {
  const nearly = async (raw: Record<string, string>) => {
    const found = await searchEquipment(parseAnimalListingQuery(raw).query, 'es');
    const differs = found?.listings.map(({ id, title }) => [title, found.differences[id]?.map(({ of }) => of)]);
    return { differs, unmet: found?.unmet };
  };

  beforeEach(async () => {
    const machine = { userId, brand: null, model: null };
    await makeEquipment({ ...machine, title: 'Tractor Valtra', price: '8000', ...placeColumns('Salto, Uruguay') });
    await makeEquipment({ ...machine, title: 'Tractor Agrale', price: '7000', ...placeColumns('Manaus, Brasil') });
  });

  it('is what is elsewhere, then what is dearer, and each says so', async () => {
    expect(await nearly({ search: 'tractor cerca de durazno hasta 9000 dolares' })).toEqual({
      differs: [
        ['Tractor Valtra', ['distance']],
        ['Tractor Agrale', ['place']],
        ['Tractor John Deere 5075E', ['price']],
      ],
      unmet: [],
    });
  });

  it('says which filters nothing obeys', async () => {
    expect((await nearly({ search: 'tractor hasta 5000 dolares' })).unmet).toEqual(['maxPrice']);
    expect((await nearly({ search: 'tractor hasta 9000 dolares en argentina' })).unmet).toEqual(['country']);
    expect((await nearly({ search: 'bebedero colgante hasta 200 dolares' })).differs?.[0]).toEqual([
      'Bebedero de hormigón',
      ['price'],
    ]);
  });

  it('obeys the limits that were chosen besides', async () => {
    const { differs } = await nearly({ search: 'tractor en uruguay', maxPrice: '9000' });
    expect(differs).toEqual([['Tractor Valtra', []]]);
  });
});

it('is the thing that is named, in whose titles other words only rank', async () => {
  const machine = { userId, brand: null, model: null };
  await makeEquipment({ ...machine, title: 'New Holland round baler' });
  await makeEquipment({ ...machine, title: 'Colmenas completas', description: 'En el galpón hay doce.' });
  await makeEquipment({ ...machine, title: 'Grass hay, 5x6 rounds', category: 'feed' });
  await makeEquipment({ ...machine, title: 'Rollos de alfalfa', category: 'feed' });
  await makeEquipment({ ...machine, title: 'Bebedero azul', category: 'structures' });
  await makeEquipment({ ...machine, title: 'Mixer horizontal', category: 'machinery' });
  await makeEquipment({ ...machine, title: 'Tractor MF', description: 'Movía el mixer.', category: 'machinery' });
  const titles = async (search: string, locale: Locale) => (await find({ search }, locale))?.titles;
  expect(await titles('hay baler', 'en')).toEqual(['New Holland round baler']);
  expect(await titles('hay', 'en')).toEqual(['Grass hay, 5x6 rounds', 'Rollos de alfalfa']);
  expect(await titles('bebedero plastico azul usado', 'es')).toEqual(['Bebedero azul', 'Bebedero de hormigón']);
  expect((await titles('mixer para racion', 'es'))?.[0]).toBe('Mixer horizontal');
});

describe('is of the kind that its title and its category say', () => {
  const found = async (search: string, locale: Locale) => {
    const all = await searchEquipment(parseAnimalListingQuery({ search }).query, locale);
    const titlesOf = (of: readonly { title: string }[] = []) => of.map(({ title }) => title);
    return {
      exact: all?.isExact ? titlesOf(all.listings).toSorted() : [],
      like: titlesOf(all?.like),
      unused: all?.unused,
    };
  };

  beforeEach(async () => {
    const plain = { userId, brand: null, model: null, description: 'Poco uso.' };
    const rows: [string, 'machinery' | 'vehicles' | 'tools' | 'structures' | 'feed' | 'other', string?][] = [
      ['Vagão misturador Casale com balança', 'machinery'],
      ['Massey Ferguson 4292 con cabina', 'machinery', 'Movía el mixer.'],
      ['Balança Coimma para 1.500 kg', 'tools'],
      ['Tronco de contenção com balança', 'structures'],
      ['Silo metálico graneleiro para ração', 'structures'],
      ['Balanceado para terneros', 'feed'],
      ['Sal mineralizada al 8 %', 'feed'],
      ['Rollos de alfalfa', 'feed'],
      ['Feno de Tifton em fardos', 'feed'],
      ['Bomba solar para pozo', 'other'],
      ['Kit de bombeamento solar', 'other'],
      ['Ordeñadora de dos bajadas con bomba de aceite', 'tools'],
      ['Ford F-100 con motor diésel', 'vehicles'],
      ['Chevrolet LUV D-Max 4x4', 'vehicles'],
      ['Twenty Priefert corral panels', 'structures'],
      ['Steel loading chute', 'structures'],
    ];
    for (const [title, category, description] of rows)
      await makeEquipment({ ...plain, title, category, ...(description ? { description } : {}) });
  });

  it.each<[Locale, string, string[]]>([
    ['es', 'mixer para racionar', ['Vagão misturador Casale com balança']],
    ['pt', 'balança de gado', ['Balança Coimma para 1.500 kg']],
    ['pt', 'ração', ['Balanceado para terneros']],
    ['es', 'alfalfa', ['Rollos de alfalfa']],
    ['es', 'bomba de agua', ['Bomba solar para pozo', 'Kit de bombeamento solar']],
    ['es', 'bomba solar barata', ['Bomba solar para pozo', 'Kit de bombeamento solar']],
    ['es', 'camioneta diesel', ['Chevrolet LUV D-Max 4x4', 'Ford F-100 con motor diésel']],
    ['pt', 'ração e sal mineral', ['Balanceado para terneros', 'Sal mineralizada al 8 %']],
    ['en', 'portable corral panels and a loading chute', ['Steel loading chute', 'Twenty Priefert corral panels']],
  ])('%s, %s', async (locale, search, titles) => {
    const { exact } = await found(search, locale);
    expect(exact).toEqual(titles);
  });

  it('never says that a word was not used which a title says', async () => {
    expect((await found('balança com tronco', 'pt')).unused).toEqual([]);
    expect((await found('ração e sal mineral', 'pt')).unused).toEqual([]);
  });

  it('comes before others where nothing is as cheap, however dear it is', async () => {
    const machine = { userId, brand: null, model: null, description: 'Poco uso.', category: 'machinery' as const };
    await makeEquipment({ ...machine, title: 'Pulverizador Jacto', price: '900000' });
    await makeEquipment({ ...machine, title: 'Grade aradora', price: '40000' });
    const all = await searchEquipment(
      parseAnimalListingQuery({ search: 'pulverizador até 20 mil dólares', maxPrice: '20000' }).query,
      'pt',
    );
    const titles = [...(all?.listings ?? []), ...(all?.like ?? [])].map(({ title }) => title);
    expect(all?.isExact).toBe(false);
    expect(titles[0]).toBe('Pulverizador Jacto');
    expect(all?.unmet).toEqual(['maxPrice']);
  });

  it('shows what has the thing beside it after what is it', async () => {
    expect((await found('balança de gado', 'pt')).like.slice(0, 2).toSorted()).toEqual([
      'Tronco de contenção com balança',
      'Vagão misturador Casale com balança',
    ]);
  });
});

it('comes first where it is nearer, and highlighted only among what is as near', async () => {
  const tractor = { userId, title: 'Tractor', category: 'machinery' as const };
  const highlightUntil = new Date(Date.now() + 86_400_000);
  const places = ['Tandil, Argentina', 'Amarillo, Texas', 'Salto, Uruguay', 'Manaus, Brasil'];
  for (const location of places)
    await makeEquipment({
      ...{ ...tractor, location, ...placeColumns(location) },
      ...(location === 'Amarillo, Texas' ? { isHighlighted: true, highlightUntil } : {}),
    });
  const from = async (country: string) =>
    (
      await searchEquipment(parseAnimalListingQuery({ search: 'tractor usado' }).query, 'es', { country })
    )?.listings.map(({ location }) => location);
  expect(await from('UY')).toEqual([
    'Salto, Uruguay',
    'Durazno, Uruguay',
    'Tandil, Argentina',
    'Manaus, Brasil',
    'Amarillo, Texas',
  ]);
  expect((await from('US'))?.[0]).toBe('Amarillo, Texas');
});

it('stands beside others like it, those with its maker first, if there are few', async () => {
  await makeEquipment({ userId, title: 'John Deere 6110J, 900 horas', category: 'machinery', model: '6110J' });
  await makeEquipment({ userId, title: 'Tractor Valtra A990', category: 'machinery', brand: 'Valtra', model: null });
  await makeEquipment({ userId, title: 'Sembradora', category: 'machinery', brand: 'Semeato', model: null });
  const found = await searchEquipment(parseAnimalListingQuery({ search: 'john deere 5075e tractor' }).query, 'en');
  expect(found?.listings.map(({ title }) => title)).toEqual([
    'Tractor John Deere 5075E',
    'John Deere 6110J, 900 horas',
  ]);
  expect(found?.like.map(({ title }) => title)).toEqual(['Tractor Valtra A990', 'Sembradora']);
});

it('is like what has its maker, in whatever language its title is, and of its category alone', async () => {
  await makeEquipment({
    userId,
    category: 'machinery',
    title: 'Tractor Massey Ferguson 290',
    brand: 'Massey Ferguson',
  });
  await makeEquipment({ userId, category: 'machinery', title: 'Trator Valtra 4x4', brand: 'Valtra' });
  await makeEquipment({ userId, category: 'vehicles', title: 'Camioneta Toyota Hilux', brand: 'Toyota' });
  const search = async (text: string) =>
    (await searchEquipment(parseAnimalListingQuery({ search: text }).query, 'pt'))?.listings.map(({ title }) => title);
  expect((await search('trator massey ferguson 4x4'))?.[0]).toBe('Tractor Massey Ferguson 290');
  expect(await search('colheitadeira')).not.toContain('Camioneta Toyota Hilux');
});

describe('called otherwise elsewhere', () => {
  const search = async (text: string) =>
    (await searchEquipmentListings(parseEquipmentListingQuery({ search: text }).query)).listings
      .map(({ title }) => title)
      .toSorted();

  beforeEach(async () => {
    await db.equipmentListing.deleteMany();
    const plainly = { userId, brand: null, model: null, description: 'Poco uso.' };
    await makeEquipment({ ...plainly, title: 'Trator Valtra 4x4' });
    await makeEquipment({ ...plainly, title: 'MF 290 4x4' });
    await makeEquipment({ ...plainly, title: 'Sembradora John Deere 1590', brand: 'John Deere' });
    await makeEquipment({ ...plainly, title: 'Plantadeira 9 linhas', description: 'Puxa qualquer trator.' });
    await makeEquipment({ ...plainly, category: 'structures', title: 'Tronco de contenção' });
    await makeEquipment({ ...plainly, category: 'tools', title: 'Cattle scales, 2 t' });
    await makeEquipment({ ...plainly, category: 'vehicles', title: 'Camioneta John Deere Gator', brand: 'John Deere' });
  });

  it.each([
    ['tractor', ['MF 290 4x4', 'Trator Valtra 4x4']],
    ['tractors', ['MF 290 4x4', 'Trator Valtra 4x4']],
    ['tractor valtra', ['Trator Valtra 4x4']],
    ['planter', ['Plantadeira 9 linhas', 'Sembradora John Deere 1590']],
    ['cattle crush', ['Tronco de contenção']],
    ['manga', ['Tronco de contenção']],
    ['balanza', ['Cattle scales, 2 t']],
    ['cosechadora', []],
    ['"tractor"', []],
  ])('is found by %s', async (text, titles) => {
    expect(await search(text)).toEqual(titles);
  });

  it('is found by what a description says as well, and is counted', async () => {
    await makeEquipment({ userId, category: 'machinery', title: 'BM 110', brand: null, description: 'Trator bom.' });
    await makeEquipment({
      userId,
      category: 'structures',
      title: 'Cobertizo',
      brand: null,
      description: 'Cabe un trator.',
    });
    expect(await search('trator')).toEqual(['BM 110', 'MF 290 4x4', 'Trator Valtra 4x4']);
    const { query } = parseEquipmentListingQuery({ search: 'balança' });
    expect(await countEquipmentSearchByCategory(query)).toMatchObject({ tools: 1, machinery: 0 });
  });

  it('answers a search of animals for it', async () => {
    expect(await find({ search: 'tractor hasta 30000 dolares' })).toMatchObject({ isExact: true });
    expect((await find({ search: 'scales' }, 'en'))?.titles).toEqual(['Cattle scales, 2 t']);
  });
});

it.each<Record<string, string>>([
  { search: 'vaquillonas angus' },
  { search: 'toros angus con semen probado' },
  { search: 'tractor', category: 'bovine' },
  { search: 'tractor', literal: '1' },
  { search: '' },
])('is no answer to a search of animals: %p', async (raw) => {
  expect(await find(raw)).toBeNull();
});
