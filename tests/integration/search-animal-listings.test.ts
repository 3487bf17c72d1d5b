import { db } from '@/lib/core/db/client';
import type { RawQuery } from '@/lib/core/validation/list-query';
import { highlighted, makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';

const search = (raw: RawQuery) => searchAnimalListings(parseAnimalListingQuery(raw).query);
const titles = async (raw: RawQuery) => (await search(raw)).listings.map((listing) => listing.title);

describe('searchListings', () => {
  let userId: string;

  beforeEach(async () => {
    await db.user.deleteMany();
    userId = (await makeUser({ verificationStatus: 'verified' })).id;
  });

  const add = (title: string, traits: Parameters<typeof makeListing>[0] = {}) =>
    makeListing({ userId, title, description: '', ...traits });

  it('shows highlighted listings first in every order, and expired ones where they belong', async () => {
    await add('cheap', { price: '10', age: 3, createdAt: new Date('2026-01-03') });
    await add('dear', { price: '90', age: 9, createdAt: new Date('2026-01-02') });
    await add('paid', { price: '50', age: 5, createdAt: new Date('2026-01-01'), ...highlighted(60_000) });
    await add('lapsed', { price: '60', age: 6, createdAt: new Date('2026-01-01'), ...highlighted(-1) });
    expect(await titles({ sort: 'newest' })).toEqual(['paid', 'cheap', 'dear', 'lapsed']);
    expect(await titles({ sort: 'price_asc' })).toEqual(['paid', 'cheap', 'lapsed', 'dear']);
    expect(await titles({ sort: 'price_desc' })).toEqual(['paid', 'dear', 'lapsed', 'cheap']);
    expect(await titles({ sort: 'age_asc' })).toEqual(['paid', 'cheap', 'lapsed', 'dear']);
    expect(await titles({ sort: 'age_desc' })).toEqual(['paid', 'dear', 'lapsed', 'cheap']);
    const [paid, , , lapsed] = (await search({})).listings;
    expect(paid).toMatchObject({ highlightDuration: 'week', verificationStatus: 'verified' });
    expect(lapsed).toMatchObject({ title: 'lapsed', highlightUntil: null, highlightDuration: null });
  });

  it('pages through equal listings without repeating or skipping one', async () => {
    const createdAt = new Date();
    for (let n = 0; n < 25; n++) await add(`lote ${n}`, { createdAt });
    const pages = await Promise.all(['1', '2', '3'].map((page) => titles({ page })));
    expect(pages.map((page) => page.length)).toEqual([12, 12, 1]);
    expect(new Set(pages.flat()).size).toBe(25);
    expect(await search({ page: '2', limit: '10' })).toMatchObject({
      total: 25,
      totalIsCapped: false,
      page: 2,
      limit: 10,
      totalPages: 3,
    });
    expect((await search({ page: '900000' })).listings).toEqual([]);
  });

  it('filters by every field together and leaves paused listings out', async () => {
    const match = {
      category: 'ovine',
      breed: 'Merino',
      price: '150.50',
      age: 14,
      location: 'Río Cuarto, Argentina',
      vaccinated: true,
      healthCertificate: true,
      pregnancyTested: true,
    } as const;
    await add('match', match);
    await add('paused', { ...match, isActive: false });
    await add('other', { category: 'ovine', breed: 'Texel', price: '150.50', age: 14 });
    const query = {
      category: 'ovine',
      breed: 'Merino',
      minPrice: '150.5',
      maxPrice: '151',
      minAge: '14',
      maxAge: '14',
      location: 'rio cuarto',
      vaccinated: '1',
      healthCertificate: 'true',
      pregnancyTested: 'true',
    };
    expect(await titles(query)).toEqual(['match']);
    expect(await titles({ ...query, maxPrice: '150.50', minPrice: '150.51' })).toEqual([]);
    expect(await titles({ category: 'ovine', vaccinated: 'false' })).toHaveLength(2);
  });

  it('does not take a long word for another that begins alike', async () => {
    await add('long', { description: `${'d'.repeat(60)}e` });
    expect(await titles({ search: `${'d'.repeat(60)}e` })).toEqual(['long']);
    expect(await titles({ search: `${'d'.repeat(60)}f` })).toEqual([]);
  });

  it('ignores punctuation around words, and finds signs that stand alone', async () => {
    await add('exclaimed', { description: '¡Linda yegua!' });
    await add('percent', { description: '100% mansa, apta' });
    await add('plain', { description: 'yegua mansa' });
    expect(await titles({ search: '¿Yegua, ' })).toHaveLength(2);
    expect(await titles({ search: '(mansa)...' })).toHaveLength(2);
    expect(await titles({ search: '100%' })).toEqual(['percent']);
    expect(await titles({ search: 'mansa%' })).toEqual([]);
    expect(await titles({ search: '!!!' })).toEqual(['exclaimed']);
    expect(await titles({ search: '%,' })).toEqual(['percent']);
    expect(await titles({ search: '%!' })).toEqual([]);
  });

  it('finds animals of any of several breeds, with their crosses where their words may say a breed', async () => {
    await add('negras', { breed: 'Angus' });
    await add('pampas', { breed: 'Hereford' });
    await add('overas', { breed: 'Holstein' });
    await add('Cruza hereford', { breed: 'Crossbred' });
    expect((await titles({ breed: 'Angus,Hereford' })).toSorted()).toEqual(['negras', 'pampas']);
    expect((await titles({ breed: 'Angus,Hereford', inWords: 'breed' })).at(-1)).toBe('Cruza hereford');
    expect(await titles({ breed: ',' })).toEqual([]);
  });

  it('finds text whatever its case and accents, in title, description, breed and location', async () => {
    await add('Vaquillonas preñadas');
    await add('Lote', { description: 'con CRÍA al pie' });
    await add('Toro', { breed: 'Santa Gertrudis' });
    await add('Novillo', { location: 'Tacuarembó, Uruguay', breed: 'Hereford' });
    expect(await titles({ search: 'PRENADAS' })).toEqual(['Vaquillonas preñadas']);
    expect(await titles({ search: 'cria pie' })).toEqual(['Lote']);
    expect(await titles({ search: 'gertrudis' })).toEqual(['Toro']);
    expect(await titles({ search: 'tacuarembo hereford' })).toEqual(['Novillo']);
    expect(await titles({ search: 'hereford gertrudis' })).toEqual([]);
  });

  it.each([['herefrod'], ['Herefor'], ['hereofrd'], ['hrreford'], ['vaquillnoas'], ['baquillonas'], ['Tacuarenbo']])(
    'forgives the typo in %s',
    async (text) => {
      await add('Vaquillonas', { breed: 'Hereford', location: 'Tacuarembó, Uruguay' });
      await add('Angus', { breed: 'Angus', location: 'Salto, Uruguay' });
      expect(await titles({ search: text })).toEqual(['Vaquillonas']);
    },
  );

  it('does not take short or far words for typos', async () => {
    await add('Toro', { breed: 'Angus', location: 'Salto' });
    for (const text of ['tora', 'anxxs', 'zzzzzz', 'bngux']) expect(await titles({ search: text })).toEqual([]);
  });

  it('matches where words, numbers and signs begin', async () => {
    await add('Toro zz9 kg', { breed: 'Angus', location: 'Salto' });
    await add('Toro azz', { breed: 'Angus', location: 'Salto' });
    await add('Lote 315b', { breed: 'Angus', location: 'Salto' });
    expect(await titles({ search: 'zz' })).toEqual(['Toro zz9 kg']);
    expect(await titles({ search: '31' })).toEqual(['Lote 315b']);
    expect(await titles({ search: '15' })).toEqual([]);
    expect(await titles({ search: '315B' })).toEqual(['Lote 315b']);
    expect(await titles({ search: 'b' })).toEqual(['Lote 315b']);
    expect(await titles({ search: '5b' })).toEqual([]);
    expect(await titles({ search: 'zz9 k' })).toEqual(['Toro zz9 kg']);
    expect(await titles({ search: 'oro' })).toEqual([]);
  });

  it('prefers the word itself where one or two letters are one', async () => {
    await add('Toro a campo', { breed: 'Angus', location: 'Salto' });
    await add('Toro', { breed: 'Angus', location: 'Salto' });
    expect(await titles({ search: 'a' })).toEqual(['Toro a campo']);
    expect(await titles({ search: 'an' })).toHaveLength(2);
    expect(await titles({ search: 'c toro' })).toEqual(['Toro a campo']);
  });

  it('finds the listings of a seller', async () => {
    const other = await makeUser();
    await add('mine');
    await add('theirs', { userId: other.id });
    expect(await titles({ sellerId: other.id })).toEqual(['theirs']);
    expect(await titles({ sellerId: userId, search: 'min' })).toEqual(['mine']);
    expect(await titles({ sellerId: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
  });

  it('takes %, _, quotes and backslashes as plain text', async () => {
    await add('Cruza 50% Brahman', { breed: 'Crossbred' });
    await add("Potro 'El_Zaino'", { breed: 'Criollo' });
    await add('Lote \\ C', { breed: 'Criollo' });
    expect(await titles({ search: '50%' })).toEqual(['Cruza 50% Brahman']);
    expect(await titles({ search: '%' })).toEqual(['Cruza 50% Brahman']);
    expect(await titles({ search: '_' })).toEqual(["Potro 'El_Zaino'"]);
    expect(await titles({ search: "'el" })).toEqual(["Potro 'El_Zaino'"]);
    expect(await titles({ search: '\\' })).toEqual(['Lote \\ C']);
    expect(await titles({ location: '%' })).toEqual([]);
    expect(await titles({ search: "'; DROP TABLE users; --" })).toEqual([]);
  });
});
