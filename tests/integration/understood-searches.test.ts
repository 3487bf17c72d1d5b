import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { countAnimalSearchByClass } from '@/lib/market/animal-lots/count-by-class';
import { parseAnimalListingQuery, withoutForeign } from '@/lib/market/animal-lots/query-schema';
import { classesOf } from '@/lib/livestock/stock/classes';
import { rereadWords } from '@/lib/market/animal-lots/reread-words';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { valuesOf } from '@/lib/core/search-keys.mjs';
import { listingExpiry } from '@/lib/market/listings/schema';
import { gazetteer } from '@/lib/places/gazetteer';
import { placeNames } from '@/lib/places/search-words';
import { understoodQuery } from '@/lib/finding/saved-searches/understood-query';
import { answerUnderstood } from '@/lib/finding/understood-searches/answer-understood';
import { countAreas } from '@/lib/finding/understood-searches/count-areas';
import { readSearch } from '@/lib/finding/understood-searches/read-search';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { rankingWords } from '@/lib/finding/understood-searches/unsaid-words';
import { widen } from '@/lib/finding/understood-searches/widenings';
import { highlighted, listingFields } from '@/tests/factories/listing';
import { asked, heifersOfOneSeller } from '@/tests/factories/heifers';

const { add, sellerId } = heifersOfOneSeller();
const find = async (raw: Record<string, string>, locale: Locale = 'es') =>
  (await searchUnderstood(asked(raw), locale)).results.listings.map(({ title }) => title);

const SENTENCES: [Locale, string][] = [
  ['es', 'vaquillonas preñadas angus menos de 1200 usd cerca de tacuarembó'],
  ['en', 'bred angus heifers under $1,200 near tacuarembo'],
  ['pt', 'novilhas prenhes angus até 1200 dólares perto de tacuarembó'],
];

it.each(SENTENCES)('finds lots that say it in other words: %s', async (locale, search) => {
  await add('Novillonas cargadas');
  await add('Caras', { price: '1300' });
  await add('Vacas', { class: 'cow_bred' });
  await add('Lejos', { location: 'Tandil, Argentina' });
  await add('Hereford', { breed: 'Hereford' });
  expect(await find({ search }, locale)).toEqual(['Novillonas cargadas']);
  expect((await searchAnimalListings(asked({ search }))).total).toBe(0);
});

it('finds crosses that name the breed behind the pure ones, on every page', async () => {
  await add('Vaquillonas puras');
  await add('Vaquillonas cruza aberdeen', { breed: 'Crossbred' });
  await add('Vaquillonas cruza angus', { breed: 'Crossbred' });
  await add('Vaquillonas cruza hereford', { breed: 'Crossbred' });
  const search = 'vaquillonas angus';
  const all = ['Vaquillonas puras', 'Vaquillonas cruza angus', 'Vaquillonas cruza aberdeen'];
  expect(await find({ search })).toEqual(all);
  const pages = await Promise.all(['1', '2', '3'].map((page) => find({ search, page, limit: '1' })));
  expect(pages.flat()).toEqual(all);
  expect(await find({ breed: 'Angus' })).toEqual(['Vaquillonas puras']);
});

it('puts the country of who asks first, among the pure ones and among the crosses', async () => {
  await add('Salto, cruza angus', { breed: 'Crossbred' });
  await add('Salto');
  await add('Nebraska, cruza angus', { breed: 'Crossbred', location: 'Valentine, Nebraska' });
  await add('Nebraska', { location: 'Valentine, Nebraska' });
  await add('Córdoba', { location: 'Río Cuarto, Argentina' });
  const order = async (from?: { country: string }) =>
    (await searchUnderstood(asked({ search: 'vaquillonas angus' }), 'es', from)).results.listings.map(
      ({ title }) => title,
    );
  expect(await order({ country: 'UY' })).toEqual([
    'Salto',
    'Córdoba',
    'Nebraska',
    'Salto, cruza angus',
    'Nebraska, cruza angus',
  ]);
  expect((await order({ country: 'US' })).at(0)).toBe('Nebraska');
});

it('a word that only ranks does so among lots that are about as near, and brings none before those of the own country', async () => {
  const cow = { class: 'dairy_cow', breed: 'Holstein' };
  const litres = { ...cow, description: 'Dan 25 litros.' };
  await add('Jalisco', { ...litres, location: 'Tepatitlán, México', ...highlighted(60_000) });
  await add('Salto', { ...litres, location: 'Salto, Uruguay' });
  await add('Goiânia', { ...cow, location: 'Goiânia, Goiás, Brasil' });
  await add('Uberaba con litros', { ...litres, location: 'Uberaba, Minas Gerais, Brasil' });
  await add('Uberaba', { ...cow, location: 'Uberaba, Minas Gerais, Brasil', ...highlighted(60_000) });
  const id = gazetteer().match(['uberaba'])?.places[0]?.id;
  const order = async (from: { country: string; id?: number | undefined }, raw: Record<string, string> = {}) =>
    (await searchUnderstood(asked({ search: 'vaca leiteira 25 litros', ...raw }), 'pt', from)).results.listings.map(
      ({ title }) => title,
    );
  const near = ['Uberaba con litros', 'Uberaba', 'Goiânia', 'Salto', 'Jalisco'];
  expect(await order({ country: 'BR', id })).toEqual(near);
  const pages = await Promise.all(['1', '2', '3'].map((page) => order({ country: 'BR', id }, { page, limit: '2' })));
  expect(pages.flat()).toEqual(near);
  expect((await order({ country: 'BR' })).slice(0, 3).toSorted()).toEqual(['Goiânia', 'Uberaba', 'Uberaba con litros']);
});

it('finds the breeds that one word stands for, and what only its words say is one', async () => {
  await add('Nelore', { class: 'bull', breed: 'Nelore' });
  await add('Otro', { class: 'bull', breed: 'Other', description: 'Toro cebú puro.' });
  await add('Cruza', { class: 'bull', breed: 'Crossbred', description: 'Media sangre zebu.' });
  await add('Angus', { class: 'bull', breed: 'Angus', description: 'Para vacas cebú.' });
  expect((await find({ search: 'toro cebú' })).toSorted()).toEqual(['Cruza', 'Nelore', 'Otro']);
});

it('finds what a text asks for beside a place that nobody knows, which is no wish', async () => {
  await add('Vaquillonas');
  const { read, query, results } = await searchUnderstood(asked({ search: 'vaquillonas cerca de Xyzqwk' }), 'es');
  expect(results.listings.map(({ title }) => title)).toEqual(['Vaquillonas']);
  expect(read?.unknownPlace?.name).toBe('Xyzqwk');
  expect(query.prefer).toBeUndefined();
  const alone = await searchUnderstood(asked({ search: 'cerca de Xyzqwk' }), 'es');
  expect(alone.results.total).toBe(1);
});

describe('lots without a class', () => {
  const fields = (title: string, more: object = {}) =>
    listingFields({ title, description: 'Mansas.', location: 'Tacuarembó, Uruguay', price: '1000', ...more });
  const publish = async (title: string, more: object = {}) => {
    const { id } = await db.$transaction((tx) =>
      ANIMAL_LISTINGS.create(tx, sellerId(), fields(title, more), { expiresAt: listingExpiry(new Date()) }),
    );
    return id;
  };
  const words = ['vaquillona', 'novillona', 'novilha', 'heifer'];

  it('are found by every word for what their titles say, beside those with the class', async () => {
    await add('Lote 7');
    await publish('Novillonas cargadas');
    await publish('Novilhas', { language: 'pt' });
    await publish('Toros');
    for (const search of words) expect(await find({ search })).toEqual(['Novilhas', 'Novillonas cargadas', 'Lote 7']);
    expect(await find({ search: 'bred heifers' }, 'en')).toEqual(['Novillonas cargadas', 'Lote 7']);
    expect(await find({ class: 'bull' })).toEqual(['Toros']);
    expect(await countAnimalSearchByClass(asked({ search: 'angus' }))).toMatchObject({ heifer_bred: 2, bull: 1 });
  });

  it('are found by facts that only their words say, but not where a filter asks for the fact itself', async () => {
    await add('Negras', { class: 'heifer_bred', vaccinated: true, horns: 'polled' });
    await publish('Vaquillonas mochas', { description: 'Con dos vacunas, aftosa al día.' });
    await publish('Vaquillonas astadas', { horns: 'horned', description: 'Hijas de padre mocho.' });
    expect(await find({ search: 'vaquillonas mochas' })).toEqual(['Vaquillonas mochas', 'Negras']);
    expect(await find({ search: 'vaquillonas vacunadas' })).toEqual(['Vaquillonas mochas', 'Negras']);
    expect(await find({ search: 'vaquillonas', vaccinated: 'true' })).toEqual(['Negras']);
    expect(await find({ class: 'heifer', horns: 'polled' })).toEqual(['Negras']);
    expect((await readSearch(asked({ search: 'mochas' }), 'es'))?.query).toEqual({
      ...asked({ horns: 'polled' }),
      inWords: 'horns',
    });
    expect(await find({ search: 'vaquillonas mochas', vaccinated: 'true' })).toEqual(['Negras']);
  });

  it('are read again after a correction of the lexicon, without a change of their own', async () => {
    const id = await publish('Vaquillonas mochas');
    const { updatedAt } = await db.animalListing.findUniqueOrThrow({ where: { id } });
    await db.$executeRaw`UPDATE cattle_listings SET said_class = 'bull', said_facts = '{}' WHERE id = ${id}::uuid`;
    expect(await find({ search: 'vaquillonas mochas' })).toEqual(['Vaquillonas mochas']);
    expect(await find({ class: 'heifer' })).toEqual([]);
    expect(await rereadWords()).toBe(1);
    expect(await rereadWords()).toBe(0);
    expect(await find({ class: 'heifer' })).toEqual(['Vaquillonas mochas']);
    expect((await db.animalListing.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
  });

  it('are read again when they change, and no more once they have a class', async () => {
    const id = await publish('Novillonas');
    const change = (title: string, more: object = {}) =>
      db.$transaction((tx) => ANIMAL_LISTINGS.update(tx, id, fields(title, more), {}));
    await change('Toros');
    expect(await find({ search: 'vaquillonas' })).toEqual([]);
    expect(await find({ search: 'toros' })).toEqual(['Toros']);
    await change('Toros', { class: 'bull_young', age: '20' });
    expect(await find({ class: 'bull' })).toEqual([]);
    expect(await find({ class: 'bull_young' })).toEqual(['Toros']);
  });
});

describe('of several places any will do', () => {
  const places = [
    'Salto, Uruguay',
    'Artigas, Uruguay',
    'Tacuarembó, Uruguay',
    'Dallas, Texas',
    'Tulsa, Oklahoma',
    'Wichita, Kansas',
  ];
  beforeEach(async () => {
    for (const location of places) await add(location, { location });
  });
  const sorted = async (search: string, locale: Locale, more: object = {}) =>
    (await find({ search, ...more }, locale)).toSorted();

  it.each([
    ['es', 'vaquillonas en Salto o Artigas', ['Artigas, Uruguay', 'Salto, Uruguay']],
    ['pt', 'novilhas em Salto ou Artigas', ['Artigas, Uruguay', 'Salto, Uruguay']],
    ['en', 'heifers in Texas or Oklahoma', ['Dallas, Texas', 'Tulsa, Oklahoma']],
    ['en', 'heifers near Tulsa or Wichita', ['Tulsa, Oklahoma', 'Wichita, Kansas']],
    ['es', 'vaquillonas en Uruguay o Kansas', [...places.slice(0, 3).toSorted(), 'Wichita, Kansas']],
  ] as const)('%s: %s', async (locale, search, found) => {
    const country = locale === 'en' ? {} : { country: 'UY' };
    const read = await readSearch(asked({ search }), locale);
    expect(read?.text).toBe('');
    expect(await sorted(search, locale, locale === 'pt' ? country : {})).toEqual(found);
  });

  it('is one filter in the address, which a saved search keeps', async () => {
    const query = await understoodQuery('search=heifers+in+Texas+or+Oklahoma', 'en');
    expect(query).toMatch(/places=\d+%2C\d+/);
    const { listings } = await searchAnimalListings(
      parseAnimalListingQuery(valuesOf(new URLSearchParams(query))).query,
    );
    expect(listings.map(({ title }) => title).toSorted()).toEqual(['Dallas, Texas', 'Tulsa, Oklahoma']);
    expect(parseAnimalListingQuery({ places: '1' }).errors).toHaveProperty('places');
    expect(parseAnimalListingQuery({ places: '1,2,3,4,5,6,7' }).errors).toHaveProperty('places');
  });

  it('gives way to a place that is chosen, and to the rest of the country where nothing else is found', async () => {
    const search = 'heifers in Texas or Oklahoma';
    expect(await find({ search, location: 'Wichita, Kansas' }, 'en')).toEqual(['Wichita, Kansas']);
    const { query } = (await readSearch(asked({ search }), 'en')) ?? {};
    expect(query && widen(query, 'place')?.query).toMatchObject({ country: 'US' });
    expect(query && widen(query, 'place')?.query).not.toHaveProperty('places');
    const counted = await countAreas(asked({ search }), 'en');
    expect(counted.countries).toEqual([{ code: 'US', name: 'United States', count: 2 }]);
  });

  it('finds what only says the name that they share, which is on no map', async () => {
    for (const location of ['Mercedes, Argentina', 'Mercedes, Corrientes, Argentina', 'Mercedes, Soriano, Uruguay'])
      await add(location, { location });
    expect(await sorted('vaquillonas en mercedes argentina', 'es')).toEqual([
      'Mercedes, Argentina',
      'Mercedes, Corrientes, Argentina',
    ]);
  });

  it('has the names of all', () => {
    const [texas, oklahoma] = ['Texas', 'Oklahoma'].map((name) => gazetteer().match([name.toLowerCase()])?.places[0]);
    const ids = `${texas?.id},${oklahoma?.id}`;
    expect(placeNames({ places: ids }, 'en')).toEqual({ places: 'Texas or Oklahoma' });
    expect(placeNames({ places: ids, region: texas?.id }, 'es')).toEqual({
      places: 'Texas u Oklahoma',
      region: expect.stringContaining('Texas') as string,
      country: 'US',
    });
  });
});

it('lets what was chosen win over what the text says', async () => {
  await add('Cara', { price: '2000' });
  await add('Barata');
  await add('Oveja', { category: 'ovine', class: 'ewe_bred', breed: 'Texel' });
  const search = 'vaquillonas hasta 1200 usd';
  expect(await find({ search })).toEqual(['Barata']);
  expect(await find({ search, maxPrice: '5000' })).toEqual(['Barata', 'Cara']);
  expect(await find({ search, class: 'ewe_bred' })).toEqual(['Oveja']);
  expect(await find({ search, category: 'ovine' })).toEqual([]);
});

it('keeps as text what contradicts all that was chosen', async () => {
  await add('Vaca', { class: 'cow_bred' });
  await add('Vaca para novillos', { class: 'cow_bred' });
  expect(await find({ search: 'novillos', class: 'cow' })).toEqual(['Vaca para novillos']);
  expect(await find({ search: 'vacas', class: 'cow' })).toHaveLength(2);
});

it('goes on with the limits and the unit of the sentence whose filters are changed', async () => {
  const read = async (search: string, filters: Record<string, string>) =>
    await readSearch(asked({ search, ...filters }), 'es');
  const limits = { minWeight: '227', maxWeight: '295' };
  const novillos = await read('novillos de 500 a 600 lb', { category: 'bovine', class: 'steer', ...limits });
  expect(novillos).toMatchObject({ query: { minWeight: 227, maxWeight: 295 }, units: { weight: { weight: 'lb' } } });
  const bare = await read('de 500 a 600 lb', limits);
  expect(bare).toMatchObject({ query: { minWeight: 227, maxWeight: 295 }, units: { weight: { weight: 'lb' } } });
  expect(bare?.query.search).toBeUndefined();
  const dollars = await read('novillos hasta 2,50 usd/lb', { maxPriceKg: '6' });
  expect(dollars).toMatchObject({ query: { maxPriceKg: '6' }, units: { priceKg: { weight: 'lb' } } });
});

it('says the class beside a sex that was chosen, unless none of it has that sex', async () => {
  const said = async (sex: string) => (await readSearch(asked({ search: 'vacas hasta 1200 usd', sex }), 'es'))?.said;
  expect(await said('female')).toMatchObject({ class: 'dairy_cow,dairy_dry,cow', maxPrice: '1200' });
  expect(await said('male')).toEqual({ maxPrice: '1200' });
});

it('puts the cheapest of the visitor’s country first where a text asks for cheap ones, and no others with a chosen order', async () => {
  await add('Barata allá', { class: 'cow_cull', price: '300', location: 'Tandil, Argentina' });
  await add('Barata', { class: 'cow_cull', price: '600' });
  await add('Cara', { class: 'cow_cull', price: '900' });
  const titles = async (raw: Record<string, string>) =>
    (await searchUnderstood(asked(raw), 'es', { country: 'UY' })).results.listings.map(({ title }) => title);
  expect(await titles({ search: 'vacas de descarte baratas' })).toEqual(['Barata', 'Cara', 'Barata allá']);
  expect(await titles({ search: 'vacas de descarte', sort: 'price_asc' })).toEqual(['Barata allá', 'Barata', 'Cara']);
});

it.each([
  ['es', 'vacas de descarte para campo baratas'],
  ['en', 'cull cows for campo, cheap'],
  ['pt', 'vacas de descarte pra campo, mais baratas'],
] as const)('puts no words before the price that a text asks for: %s, %s', async (locale, search) => {
  await add('Cara de campo', { class: 'cow_cull', price: '900' });
  await add('Barata', { class: 'cow_cull', price: '600' });
  expect(await find({ search }, locale)).toEqual(['Barata', 'Cara de campo']);
});

it.each([
  'vacas viejas para tirar al campo, lo que haya',
  'angus bull that is already tested, side by side, to campo',
  'touro que produza mais no campo',
])('counts no little words among the wishes that no lot says: %s', async (text) => {
  const { id } = await add('Vacas viejas, touro, angus bull tested, de campo');
  expect((await rankingWords(text, [id])).unsaid).toEqual([]);
});

it.each([
  ['girolando 3/4 25 litros', ['3/4', '25 litros']],
  ['girolando 1/2 de 18 litros', []],
  ['girolando 18L', []],
  ['girolando 18 lts', []],
  ['girolando 8 litros', ['8 litros']],
  ['girolando 12/10 30/60', []],
] as const)('says which figures of blood and milk none of the lots says: %s', async (text, unsaid) => {
  const { id } = await add('Novilhas girolando 1/2 (18 lt)');
  expect((await rankingWords(text, [id])).unsaid).toEqual(unsaid);
});

it('says which words of a text none of the lots says', async () => {
  const { id } = await add('Toros mansos de campo', { class: 'bull' });
  expect(await rankingWords('droughtmaster para campo', [id])).toEqual({
    said: 'campo',
    unsaid: ['droughtmaster'],
  });
  expect(await rankingWords('Welsh section A', [id])).toEqual({ said: '', unsaid: ['Welsh', 'section'] });
  expect(await rankingWords('mansos', [id])).toEqual({ said: 'mansos', unsaid: [] });
  expect(await rankingWords('two or campo by the pound 30-60', [id])).toEqual({ said: 'campo', unsaid: [] });
  expect(await rankingWords('15 mansos de campo', [id])).toEqual({ said: '15 mansos de campo', unsaid: [] });
});

it('says of no word that none of the lots says it if they may say it otherwise', async () => {
  const horse = { category: 'equine', class: 'gelding', breed: 'Criollo' } as const;
  await add('Caballo mansito para trabajar', horse);
  const { id } = await add('Caballo manso de trabajo', horse);
  const hens = { category: 'aviary', class: 'hen', breed: 'Criolla chicken' } as const;
  const { id: other } = await add('Gallinas', hens);
  expect(await rankingWords('mansito trabajar', [id])).toEqual({ said: '', unsaid: [] });
  expect(await rankingWords('gentle sound', [id])).toEqual({ said: '', unsaid: ['sound'] });
  expect(await rankingWords('caipira preta', [other])).toEqual({ said: '', unsaid: ['preta'] });
});

it('writes prices that it raises with two decimals', async () => {
  await add('Novillo', { class: 'steer_3', price: '1000', weight: 450 });
  const { query } = await searchUnderstood(asked({ search: 'novillos', maxPriceKg: '2.10' }), 'es');
  expect(widen(query, 'price')?.query.maxPriceKg).toMatch(/^2\.\d{4}$/);
});

it('lets words that nobody knows rank, and filter nothing', async () => {
  await add('Vaquillonas mansas de campo natural');
  await add('Vaquillonas de campo');
  await add('Vaquillonas');
  await add('Vaquillonas cruza angus mansas', { breed: 'Crossbred' });
  const search = 'vaquillonas angus mansas campo';
  const all = [
    'Vaquillonas mansas de campo natural',
    'Vaquillonas de campo',
    'Vaquillonas',
    'Vaquillonas cruza angus mansas',
  ];
  expect(await find({ search })).toEqual(all);
  const pages = await Promise.all(['1', '2', '3', '4', '5'].map((page) => find({ search, page, limit: '1' })));
  expect(pages.flat()).toEqual(all);
  expect(await find({ search: 'vaquillonas zzqx' })).toHaveLength(4);
});

it('puts animals that are called as the text calls horses before others of the species', async () => {
  const horse = { category: 'equine', breed: 'Criollo', headCount: 1 } as const;
  await add('Caballo Criollo bayo', { ...horse, class: 'gelding' });
  await add('Yegua Criolla mansa', { ...horse, class: 'mare_open' });
  await add('Potrillo', { ...horse, class: 'foal' });
  expect((await find({ search: 'caballo criollo domado' }))[0]).toBe('Caballo Criollo bayo');
  expect(await find({ search: 'caballo criollo' })).toHaveLength(3);
});

it('puts tame horses first where a text asks for such', async () => {
  const horse = { category: 'equine', breed: 'Criollo', headCount: 1, class: 'gelding' } as const;
  await add('Caballo manso para toda la familia', horse);
  await add('Caballo de carrera', horse);
  expect((await find({ search: 'caballo manso' }))[0]).toBe('Caballo manso para toda la familia');
  expect((await find({ search: 'cavalo manso' }, 'pt'))[0]).toBe('Caballo manso para toda la familia');
});

it.each<[Locale, string]>([
  ['es', 'ovinos dorper para pie de cría'],
  ['en', 'dorper sheep, breeding stock'],
  ['pt', 'ovinos dorper para reprodução'],
])('puts what is to breed from first where a text asks for such: %s, %s', async (locale, search) => {
  const sheep = { category: 'ovine', breed: 'Dorper', headCount: 1 } as const;
  await add('Semental Dorper, hijo de campeón', { ...sheep, class: 'ram' });
  await add('Borregos de las fiestas', { ...sheep, class: 'lamb', ...highlighted(60_000) });
  const { read, query } = await searchUnderstood(asked({ search }), locale);
  expect((await find({ search }, locale))[0]).toBe('Semental Dorper, hijo de campeón');
  expect([read?.said.breed, query.prefer]).toEqual(['Dorper', expect.stringContaining('semental')]);
});

it('says of goats with kids, which no class tells from others, that it is not known', async () => {
  const { id } = await add('Cabras Boer', { category: 'caprine', breed: 'Boer', class: 'doe_open' });
  const read = await readSearch(asked({ search: 'chivas boer paridas' }), 'es');
  expect(read).toMatchObject({ text: 'paridas', query: { prefer: 'paridas' } });
  expect(await rankingWords(read?.text ?? '', [id])).toEqual({ said: '', unsaid: ['paridas'] });
  expect((await readSearch(asked({ search: 'vacas paridas' }), 'es'))?.text).toBe('');
});

it('searches for text in quotes, or all of it, as it is', async () => {
  await add('Lote', { description: 'vaquillonas de primera' });
  await add('Novillonas');
  expect(await find({ search: 'vaquillonas' })).toEqual(['Novillonas', 'Lote']);
  expect(await find({ search: '"vaquillonas"' })).toEqual(['Lote']);
  expect(await find({ search: 'vaquillonas', literal: '1' })).toEqual(['Lote']);
});

it('takes what is in quotes for a phrase: these words one after the other', async () => {
  await add('Terneros de campo natural');
  await add('Terneros natural de campo');
  expect(await find({ search: 'terneros "campo natural"' })).toEqual(['Terneros de campo natural']);
  expect(await find({ search: '"Terneros de campo natural"' })).toEqual(['Terneros de campo natural']);
  expect(await find({ search: '«campo NATURAL»' })).toEqual(['Terneros de campo natural']);
  expect(await find({ search: '"natural" "campo"' })).toHaveLength(2);
});

it('finds by its words what it cannot find by what they mean', async () => {
  await add('Toro para vaquillonas', { class: null });
  const { results, isLiteral } = await searchUnderstood(asked({ search: 'toro vaquillonas' }), 'es');
  expect(results.listings.map(({ title }) => title)).toEqual(['Toro para vaquillonas']);
  expect(isLiteral).toBe(true);
});

it.each<[Locale, string, string | null]>([
  ['es', 'chanchos', 'chanchos'],
  ['es', 'lechones de 20 kg en canelones', 'lechones'],
  ['en', 'feeder pigs near des moines', 'feeder pigs'],
  ['pt', 'porcos', 'porcos'],
  ['es', 'comedero para cerdos', null],
  ['es', 'novillos terminados con chanchos', null],
  ['en', 'john deere tractor', null],
])('finds nothing for animals that the market has not, and shows the newest: %s, %s', async (locale, search, other) => {
  await add('Novillos gordos', {
    class: 'steer_fat',
    description: 'Con balanza para chanchos, lechones, porcos, pigs.',
  });
  const { results, otherAnimal } = await searchUnderstood(asked({ search }), locale);
  expect(otherAnimal).toBe(other);
  if (other !== null) expect(results.total).toBe(0);
});

it('finds the animals for semen of theirs, which the market has not', async () => {
  await add('Toro Angus', { class: 'bull' });
  await add('Vaquillonas');
  const { read, results, otherAnimal } = await searchUnderstood(asked({ search: 'semen de toro angus' }), 'es');
  expect(results.listings.map(({ title }) => title)).toEqual(['Toro Angus']);
  expect([read?.notSold, read?.asked.search, otherAnimal]).toEqual(['semen', 'semen de toro angus', null]);
  expect((await searchUnderstood(asked({ search: 'semen' }), 'es')).otherAnimal).toBe('semen');
});

it('tells a class with a typo from one in the words of ranchers', async () => {
  for (const [search, isMisspelt] of [
    ['bacas preñadas', true],
    ['vacas preñadas de 3 años', false],
  ] as const)
    expect(await readSearch(asked({ search }), 'es')).toMatchObject({ isMisspelt });
});

it('knows what a text for auctions names beside them', async () => {
  const read = await readSearch(asked({ search: 'remate de terneros esta semana' }), 'es');
  expect(read).toMatchObject({ auctions: { category: 'bovine' }, text: '', said: { class: 'calf_m' } });
});

it('shows no lot as found that only mentions the animals asked for', async () => {
  await add('Vaca lechera', { class: 'dairy_cow', breed: 'Holstein', description: 'Raised a bottle calf.' });
  const { results, isLiteral } = await searchUnderstood(asked({ search: 'bottle calf' }), 'en');
  expect([results.total, isLiteral]).toEqual([0, false]);
});

it('answers the API with the exact lots alone, and beside them with what comes next', async () => {
  await add('Cara', { price: '1250' });
  const { results, understood, nearby } = await answerUnderstood(
    asked({ search: 'vaquillonas angus mansas hasta 1200 usd' }),
    'es',
  );
  expect(understood).toEqual({
    filters: { breed: 'Angus', class: 'dairy_heifer,heifer', maxPrice: '1200' },
    text: 'mansas',
    relaxed: null,
  });
  expect(results.listings).toEqual([]);
  expect(nearby).toMatchObject([
    { gives: 'price', listings: [{ title: 'Cara', differences: [{ of: 'price', percent: 4, asked: 1200 }] }] },
  ]);
  const literal = await answerUnderstood(asked({ search: 'zzz' }), 'es');
  expect(literal.understood).toEqual({ filters: {}, text: 'zzz', relaxed: null });
});

it.each([
  ['50 terneros', { heads: 50 }],
  ['dos toros', {}],
  ['50 terneros o más', {}],
  ['terneros, mínimo 50', {}],
])('knows of which figures the limits are wider than what a text says: %s', async (search, figures) => {
  expect((await readSearch(asked({ search }), 'es'))?.figures).toEqual(figures);
});

it('understands the same again from the filters that it read', async () => {
  await add('Lote');
  const read = await readSearch(asked({ search: 'vaquillonas preñadas angus cerca de tacuarembó mansas' }), 'es');
  const { page: _page, limit: _limit, sort: _sort, ...filters } = read?.query ?? asked({});
  expect(filters).toMatchObject({ class: 'heifer_bred', breed: 'Angus', radius: 150, prefer: 'mansas' });
  const raw = Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)]));
  expect(parseAnimalListingQuery({ ...raw, literal: '1' }).errors).toEqual({});
});

it('takes the region and the country that the form sends for those of the text', async () => {
  const read = await readSearch(asked({ search: 'vaquillonas en el departamento de tacuarembó' }), 'es');
  const region = String(read?.said.region);
  expect(region).toMatch(/^\d+$/);
  const chosen = { search: 'vaquillonas en el departamento de tacuarembó', country: 'UY', region };
  const again = await readSearch(asked(chosen), 'es');
  expect(again?.said).toEqual(read?.said);
  expect(again?.asked).not.toHaveProperty('country');
});

it('takes another breed of the form for that of the text, whose classes the form sends one by one', async () => {
  await add('Lote');
  const classes = classesOf('steer').toReversed().join();
  const chosen = { search: 'novillos angus', category: 'bovine', breed: 'Hereford', class: classes };
  const read = await readSearch(asked(chosen), 'es');
  expect(read?.query).toMatchObject({ breed: 'Hereford', class: 'steer' });
  expect(read?.query).not.toHaveProperty('search');
  expect(withoutForeign(asked(chosen)).class).toBe('steer');
});

it.each(["' OR 1=1 --", '<script>', '99999999999999999999 usd', '"', 'a'.repeat(100), '%_\\', 'constructor'])(
  'takes %s as text',
  async (search) => {
    await add('Lote');
    expect(await find({ search })).toEqual([]);
  },
);
