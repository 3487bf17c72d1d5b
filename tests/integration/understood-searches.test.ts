import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { countAnimalSearchByClass } from '@/lib/market/animal-lots/count-by-class';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { rereadWords } from '@/lib/market/animal-lots/reread-words';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { listingExpiry } from '@/lib/market/listings/schema';
import { placeColumns } from '@/lib/places/place-columns';
import { answerUnderstood } from '@/lib/finding/understood-searches/answer-understood';
import { readSearch } from '@/lib/finding/understood-searches/read-search';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const asked = (raw: Record<string, string>) => parseAnimalListingQuery(raw).query;
const find = async (raw: Record<string, string>, locale: Locale = 'es') =>
  (await searchUnderstood(asked(raw), locale)).results.listings.map(({ title }) => title);

// The gazetteer is read once, which takes a while on a busy machine.
jest.setTimeout(60_000);

let userId: string;

beforeEach(async () => {
  await db.user.deleteMany();
  userId = (await makeUser()).id;
});

const add = (title: string, traits: Partial<Parameters<typeof makeListing>[0]> = {}) =>
  makeListing({
    userId,
    title,
    description: '',
    category: 'bovine',
    breed: 'Angus',
    class: 'heifer_bred',
    price: '1000',
    location: 'Tacuarembó, Uruguay',
    ...placeColumns(traits.location ?? 'Tacuarembó, Uruguay'),
    ...traits,
  });

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

describe('lots without a class', () => {
  const fields = (title: string, more: object = {}) =>
    listingFields({ title, description: 'Mansas.', location: 'Tacuarembó, Uruguay', price: '1000', ...more });
  const publish = async (title: string, more: object = {}) => {
    const { id } = await db.$transaction((tx) =>
      ANIMAL_LISTINGS.create(tx, userId, fields(title, more), { expiresAt: listingExpiry(new Date()) }),
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

it('says the class beside a sex that was chosen, unless none of it has that sex', async () => {
  const said = async (sex: string) => (await readSearch(asked({ search: 'vacas hasta 1200 usd', sex }), 'es'))?.said;
  expect(await said('female')).toMatchObject({ class: 'dairy_cow,dairy_dry,cow', maxPrice: '1200' });
  expect(await said('male')).toEqual({ maxPrice: '1200' });
});

it('writes prices that it raises with two decimals', async () => {
  await add('Novillo', { class: 'steer_3', price: '1000', weight: 450 });
  const { steps } = await searchUnderstood(asked({ search: 'novillos', maxPriceKg: '2.10' }), 'es');
  expect(steps.map(({ gives }) => gives)).toEqual(['price']);
  expect(steps[0]?.query.maxPriceKg).toMatch(/^2\.\d\d$/);
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

it('says what giving up one thing would find', async () => {
  await add('Cara', { price: '1250' });
  await add('Lejos', { location: 'Bagé, RS, Brasil' });
  await add('Vacía', { class: 'heifer_open' });
  const { results, steps } = await searchUnderstood(
    asked({ search: 'vaquillonas preñadas angus menos de 1200 usd cerca de tacuarembó' }),
    'es',
  );
  expect(results.total).toBe(0);
  expect(steps.map(({ gives, total }) => [gives, total])).toEqual([
    ['radius', 1],
    ['price', 1],
    ['class', 1],
  ]);
});

it('answers the API with what it understood, and what it gave up', async () => {
  await add('Cara', { price: '1250' });
  const { results, understood } = await answerUnderstood(asked({ search: 'vaquillonas angus hasta 1200 usd' }), 'es');
  expect(understood).toMatchObject({
    filters: { class: 'dairy_heifer,heifer', maxPrice: '1200' },
    text: '',
    relaxed: 'price',
  });
  expect(results.listings.map(({ title }) => title)).toEqual(['Cara']);
  const literal = await answerUnderstood(asked({ search: 'zzz' }), 'es');
  expect(literal.understood).toEqual({ filters: {}, text: 'zzz', relaxed: null });
});

it('understands the same again from the filters that it read', async () => {
  await add('Lote');
  const read = await readSearch(asked({ search: 'vaquillonas preñadas angus cerca de tacuarembó mansas' }), 'es');
  const { page: _page, limit: _limit, sort: _sort, ...filters } = read?.query ?? asked({});
  expect(filters).toMatchObject({ class: 'heifer_bred', breed: 'Angus', radius: 150, search: 'mansas' });
  const raw = Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)]));
  expect(parseAnimalListingQuery({ ...raw, literal: '1' }).errors).toEqual({});
});

it.each(["' OR 1=1 --", '<script>', '99999999999999999999 usd', '"', 'a'.repeat(100), '%_\\', 'constructor'])(
  'takes %s as text',
  async (search) => {
    await add('Lote');
    expect(await find({ search })).toEqual([]);
  },
);
