import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { db } from '@/lib/core/db/client';
import { makeUser } from '@/tests/factories/user';

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
  ])('is found by %s, with a text and without', async (_, location, found) => {
    for (const text of [{}, { search: 'toro' }]) {
      const { total } = await searchAnimalListings(parseAnimalListingQuery({ location, ...text }).query);
      expect(total).toBe(found);
    }
  });
});
