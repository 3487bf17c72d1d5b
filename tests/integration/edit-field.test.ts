import { editField } from '@/lib/market/animal-lots/edit-field';
import { editFieldSchema } from '@/lib/market/animal-lots/edit-field-schema';
import type { EditField } from '@/lib/market/animal-lots/edit-fields';
import { db } from '@/lib/core/db/client';
import { highlighted, makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

type User = Awaited<ReturnType<typeof makeUser>>;
type Row = Awaited<ReturnType<typeof stored>>;

const stored = (id: string) => db.animalListing.findUniqueOrThrow({ where: { id } });
const edit = ({ actor }: User, { id, updatedAt }: Row, field: EditField, value: string, traits = {}) =>
  editField(
    actor,
    editFieldSchema.parse({ id, seenAt: updatedAt.toISOString(), field, value, priceConfirmed: false, ...traits }),
  );

/** A lot of steers by the kilogram, with facts that no small form shows. */
async function makeSteers(seller: User, traits = {}): Promise<Row> {
  const { id } = await makeListing({
    userId: seller.id,
    title: '40 novillos Angus',
    class: 'steer_2_3',
    headCount: 40,
    weight: 342,
    priceBasis: 'live_kg',
    priceCurrency: 'USD',
    priceAmount: '3.125',
    shrinkPercent: '3',
    minHeads: 10,
    priceNegotiable: true,
    vaccinated: true,
    traits: { feed: 'grass' },
    youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
    ...highlighted(3_600_000),
    ...traits,
  });
  return stored(id);
}

describe('editing one field of a listing', () => {
  it('is undone by the state that was saved, unless something changed since', async () => {
    const seller = await makeUser();
    const made = await makeSteers(seller);
    // The factory stores no place.
    await edit(seller, made, 'text', made.description);
    const before = await stored(made.id);
    await edit(seller, before, 'price', '3.05');
    const saved = await stored(made.id);
    await edit(seller, saved, 'price', '3.125', { priceConfirmed: true });
    expect((await stored(made.id)).priceAmount?.toString()).toBe('3.125');

    await edit(seller, await stored(made.id), 'price', '3.05');
    const again = await stored(made.id);
    await edit(seller, again, 'heads', '38');
    await expect(edit(seller, again, 'price', '3.125', { priceConfirmed: true })).rejects.toMatchObject({
      code: 'listing_changed',
    });
    expect((await stored(made.id)).priceAmount?.toString()).toBe('3.05');
  });

  it.each<[EditField, string, Partial<Record<keyof Row, unknown>>]>([
    ['price', '3.205', { priceAmount: '3.205' }],
    ['heads', '38', { headCount: 38 }],
    ['weight', '350', { weight: 350 }],
    ['text', 'Mansos, del mismo rodeo.', { description: 'Mansos, del mismo rodeo.' }],
  ])('changes the %s and leaves all others as they are', async (field, value, change) => {
    const seller = await makeUser();
    const made = await makeSteers(seller);
    // The factory stores no place.
    await edit(seller, made, 'text', made.description);
    const before = await stored(made.id);
    await edit(seller, before, field, value);
    const after = await stored(before.id);
    const plain = (row: object) => JSON.parse(JSON.stringify(row)) as Record<string, unknown>;
    // What the price comes to and the words that are searched follow from the facts.
    const follows = ['price', 'priceKg', 'priceLot', 'comparedKg', 'updatedAt', ...Object.keys(change)];
    const changed = Object.keys(before).filter(
      (name) => JSON.stringify(plain(before)[name]) !== JSON.stringify(plain(after)[name]),
    );
    expect(changed.filter((name) => !follows.includes(name))).toEqual([]);
    expect(plain(after)).toMatchObject(change);
  });

  it('refuses what somebody else or another tab changed meanwhile', async () => {
    const seller = await makeUser();
    const before = await makeSteers(seller);
    await edit(seller, before, 'price', '3.2');
    await expect(edit(seller, before, 'price', '3.3')).rejects.toMatchObject({ code: 'listing_changed' });
    const seen = await stored(before.id);
    const outcomes = await Promise.allSettled([edit(seller, seen, 'heads', '39'), edit(seller, seen, 'weight', '345')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('asks for a yes to an unusual price', async () => {
    const seller = await makeUser();
    const before = await makeSteers(seller);
    await expect(edit(seller, before, 'price', '312')).rejects.toMatchObject({ code: 'price_unconfirmed' });
    await edit(seller, before, 'price', '312', { priceConfirmed: true });
    expect((await stored(before.id)).priceAmount?.toString()).toBe('312');
  });

  it.each<[EditField, string, string]>([
    ['price', '', 'price'],
    ['price', 'mucho', 'priceAmount'],
    ['price', '0', 'priceAmount'],
    ['heads', '2.5', 'headCount'],
    ['heads', '5', 'minHeads'],
    ['weight', '', 'weight'],
    ['weight', '99999', 'weight'],
  ])('refuses %s «%s»', async (field, value, wrong) => {
    const seller = await makeUser();
    const before = await makeSteers(seller);
    await expect(edit(seller, before, field, value)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [wrong]: expect.any(Array) as unknown },
    });
    expect((await stored(before.id)).updatedAt).toEqual(before.updatedAt);
  });

  it('writes a title that comes from the facts again', async () => {
    const seller = await makeUser();
    const before = await makeSteers(seller, { titleAuto: true });
    await edit(seller, before, 'heads', '12');
    expect((await stored(before.id)).title).toMatch(/^12 novillos/);
  });

  it('is for the seller alone', async () => {
    const [seller, other] = [await makeUser(), await makeUser()];
    const listing = await makeSteers(seller);
    await expect(edit(other, listing, 'price', '3')).rejects.toMatchObject({ code: 'forbidden' });
    const paused = await makeSteers(seller, { isActive: false });
    await expect(edit(other, paused, 'price', '3')).rejects.toMatchObject({ code: 'listing_not_found' });
    await edit(seller, paused, 'price', '3');
    expect((await stored(paused.id)).isActive).toBe(false);
  });
});
