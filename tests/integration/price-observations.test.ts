import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { markSold } from '@/lib/market/listings/mark-sold';
import { sellAnimals } from '@/lib/market/listings/sales/sell-animals';
import { updateListing } from '@/lib/market/listings/update-listing';
import { listingFields } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const UNSAID = { buyerId: null, buyerName: null, heads: null, amount: null, priceConfirmed: false };
const CALVES = {
  class: 'calf_m',
  headCount: '40',
  weight: '170',
  price: undefined,
  priceAmount: '3.05',
  priceBasis: 'live_kg',
  location: 'Tacuarembó, Uruguay',
};

let seller: Actor;

beforeAll(async () => {
  seller = (await makeUser()).actor;
});

async function publish(traits: Parameters<typeof listingFields>[0] = {}): Promise<string> {
  const fields = listingFields({ ...CALVES, ...traits });
  const set = { expiresAt: new Date(Date.now() + 1e9) };
  return (await db.$transaction((tx) => ANIMAL_LISTINGS.create(tx, seller.id, fields, set))).id;
}

const observed = (listingId: string) =>
  db.priceObservation.findMany({ where: { listingId }, orderBy: [{ day: 'asc' }, { id: 'asc' }] });

const plain = async (listingId: string) =>
  (await observed(listingId))
    .map(({ source, amount, usdHead, isValid, whyNot }) => [
      source,
      amount.toString(),
      usdHead.toFixed(2),
      isValid,
      whyNot,
    ])
    .sort();

it('a new listing records what is asked, without naming the seller', async () => {
  const id = await publish();
  const [row, ...others] = await observed(id);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    source: 'asked',
    country: 'UY',
    region: 'Tacuarembó',
    class: 'calf_m',
    breed: 'Angus',
    kg: 170,
    heads: 40,
    basis: 'live_kg',
    currency: 'USD',
    isCash: null,
    isValid: true,
  });
  expect([row?.amount.toString(), row?.usdHead.toFixed(2), row?.usdKg?.toFixed(4)]).toEqual([
    '3.05',
    '518.50',
    '3.0500',
  ]);
  expect(JSON.stringify(row)).not.toContain(seller.id);
  expect((await observed(await publish()))[0]?.sellerKey).toEqual(row?.sellerKey);
});

it('a change of the price is another one; any other change is none', async () => {
  const id = await publish();
  const change = (traits: object) =>
    updateListing(seller, ANIMAL_LISTINGS, id, listingFields({ ...CALVES, ...traits }), []);
  await change({ description: 'Mansos' });
  await change({ priceAmount: '2.95' });
  expect(await plain(id)).toEqual([
    ['asked', '3.05', '518.50', true, null],
    ['asked_change', '2.95', '501.50', true, null],
  ]);
});

it('a sale counts for what its seller declares, if they do, until they take it back', async () => {
  const [silent, declared] = [await publish(), await publish()];
  await markSold(seller, ANIMAL_LISTINGS, silent, true);
  await sellAnimals(seller, { ...UNSAID, id: declared, amount: '2.9' });
  expect(await plain(silent)).toHaveLength(1);
  expect(await plain(declared)).toEqual([
    ['asked', '3.05', '518.50', true, null],
    ['sold_declared', '2.9', '493.00', true, null],
  ]);
  await markSold(seller, ANIMAL_LISTINGS, declared, false);
  expect(await plain(declared)).toContainEqual(['sold_declared', '2.9', '493.00', false, 'unsold']);
});

it('nothing counts of a listing that is held or taken down', async () => {
  const id = await publish();
  await db.animalListing.update({ where: { id }, data: { heldAt: new Date(), isActive: false } });
  expect(await plain(id)).toEqual([['asked', '3.05', '518.50', false, 'held']]);
  await db.animalListing.update({ where: { id }, data: { takenDownAt: new Date() } });
  expect(await plain(id)).toEqual([['asked', '3.05', '518.50', false, 'taken_down']]);
  await db.animalListing.update({ where: { id }, data: { takenDownAt: null, heldAt: null } });
  expect(await plain(id)).toEqual([['asked', '3.05', '518.50', true, null]]);
});

it('what has no class is no observation', async () => {
  expect(await observed(await publish({ class: '' }))).toEqual([]);
});
