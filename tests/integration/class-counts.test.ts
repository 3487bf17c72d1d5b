import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { db } from '@/lib/core/db/client';
import { countClasses } from '@/lib/finding/understood-searches/count-classes';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const asked = (raw: Record<string, string>) => parseAnimalListingQuery(raw).query;

beforeAll(async () => {
  await db.user.deleteMany();
  const { id: userId } = await makeUser();
  const add = (traits: Partial<Parameters<typeof makeListing>[0]>) =>
    makeListing({ userId, title: 'Lote', description: '', ...traits });
  await add({ class: 'heifer_bred', breed: 'Angus', price: '1000' });
  await add({ class: 'heifer_bred', breed: 'Hereford', price: '2000' });
  await add({ class: 'bull', breed: 'Angus', price: '3000' });
  await add({ class: 'bull', breed: 'Angus', price: '900', isActive: false });
});
afterAll(() => db.user.deleteMany());

it('counts the hits of each class, the chosen one left aside', async () => {
  expect(await countClasses(asked({ category: 'bovine', class: 'bull', maxPrice: '2500' }), 'es')).toEqual({
    heifer_bred: 2,
  });
});

it('counts what the text of a search says', async () => {
  expect(await countClasses(asked({ category: 'bovine', search: 'toros angus' }), 'es')).toEqual({
    heifer_bred: 1,
    bull: 1,
  });
});

it('counts a text as it is where it is to be searched for as it is', async () => {
  expect(await countClasses(asked({ category: 'bovine', search: 'lote', literal: 'true' }), 'es')).toEqual({
    heifer_bred: 2,
    bull: 1,
  });
});
