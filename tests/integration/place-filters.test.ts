import { Prisma, db } from '@/lib/db/client';
import { placeFilters } from '@/lib/listings/search-conditions';
import { makeUser } from '@/tests/factories/user';

const rowsOf = async (condition: Prisma.Sql) =>
  (
    await db.$queryRaw<
      { location: string }[]
    >`SELECT DISTINCT l.location FROM cattle_listings l WHERE ${condition} ORDER BY 1`
  ).map(({ location }) => location);

const NAMED = ['Ávila, España', 'Azul, Argentina', 'Plaza 100% rural', 'Ñuñoa, Chile', 'El Águila'];

describe('the place that a search asks for', () => {
  beforeAll(async () => {
    await db.user.deleteMany();
    const { id } = await makeUser();
    const places = [...NAMED, ...Array.from({ length: 150 }, (_, i) => `Paraje ${i}, Azul, Argentina`)];
    await db.$executeRaw`
      INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, weight, price, location, expires_at, updated_at)
      SELECT uuidv7(), ${id}::uuid, 'Toro', 'Lote', 'bovine', 'Angus', 10, 400, 100, place, now() + interval '9 days', now() FROM unnest(${places}::text[]) AS place`;
  });

  afterAll(() => db.user.deleteMany());

  it.each([
    ['a word', 'azul', 151],
    ['accents and case', 'AGUILA', 1],
    ['a beginning of two letters', 'áv', 1],
    ['a beginning of one letter', 'a', 2],
    ['the beginning of nothing but a later word', 'ch', 0],
    ['a sign that patterns know', '%', 0],
    ['such a sign within', '100%', 1],
    ['many places', 'argentina', 151],
    ['none', 'atlantida', 0],
  ])('is found by %s, whichever way it is asked', async (_, location, found) => {
    const common = new Map([[location.toLowerCase(), 0.5]]);
    for (const shares of [new Map<string, number>(), common]) {
      for (const isWorded of [false, true]) {
        const [filter] = await placeFilters(db, location, shares, isWorded);
        const places = await rowsOf(filter?.condition ?? Prisma.sql`true`);
        expect(places).toHaveLength(found);
        if (filter?.inRow) expect(await rowsOf(filter.inRow)).toEqual(places);
      }
    }
  });

  it('is named where few listings say it, and looked up row by row where very many do', async () => {
    const [rare] = await placeFilters(db, 'Águila', new Map(), false);
    const [many] = await placeFilters(db, 'argentina', new Map(), false);
    const [common] = await placeFilters(db, 'Argentina', new Map([['argentina', 0.4]]), false);
    expect([rare?.inRow, rare?.isBroad]).toEqual([undefined, undefined]);
    expect([Boolean(many?.inRow), many?.isBroad]).toEqual([true, undefined]);
    expect([Boolean(common?.inRow), common?.isBroad]).toEqual([true, true]);
    // A letter is a beginning, whatever words there are of it.
    const [letter] = await placeFilters(db, 'a', new Map([['a', 0.9]]), false);
    expect(letter?.isBroad).toBeUndefined();
    expect(await placeFilters(db, undefined, new Map(), false)).toEqual([]);
  });
});
