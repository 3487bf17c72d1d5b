import { getSummary } from '@/lib/desk/dashboard/get-summary';
import { db } from '@/lib/core/db/client';
import { addFavorite } from '@/lib/market/favorites/add-favorite';
import { listFavoriteIds, listFavorites } from '@/lib/market/favorites/list-favorites';
import { removeFavorite } from '@/lib/market/favorites/remove-favorite';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

describe('favourites', () => {
  it('are saved and removed once, however often that is requested', async () => {
    const { actor } = await makeUser();
    const [first, second] = [await makeListing({ title: 'first' }), await makeListing({ title: 'second' })];
    await Promise.all(Array.from({ length: 20 }, () => addFavorite(actor, first.id)));
    await addFavorite(actor, second.id);
    expect((await listFavorites(actor)).map((listing) => listing.title)).toEqual(['second', 'first']);
    await removeFavorite(actor, first.id);
    await removeFavorite(actor, first.id);
    expect((await listFavorites(actor)).map((listing) => listing.title)).toEqual(['second']);
  });

  it('are counted, paged and named alike, with what was sold meanwhile', async () => {
    const { actor } = await makeUser();
    const listings = [];
    for (let n = 0; n < 5; n++) listings.push(await makeListing());
    for (const listing of listings) await addFavorite(actor, listing.id);
    await db.animalListing.update({ where: { id: listings[0]?.id }, data: { isActive: false, soldAt: new Date() } });
    await db.animalListing.update({ where: { id: listings[1]?.id }, data: { isActive: false } });
    expect((await getSummary(actor)).favorites).toBe(4);
    const ids = await listFavoriteIds(actor);
    const pages = [
      await listFavorites(actor, { page: 1, limit: 3 }),
      await listFavorites(actor, { page: 2, limit: 3 }),
    ];
    expect(pages.map((page) => page.length)).toEqual([3, 1]);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids);
  });

  it("are one's own, and leave paused listings out", async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    const listing = await makeListing();
    await addFavorite(one.actor, listing.id);
    expect(await listFavorites(two.actor)).toEqual([]);
    await db.animalListing.update({ where: { id: listing.id }, data: { isActive: false } });
    expect(await listFavorites(one.actor)).toEqual([]);
    await expect(addFavorite(two.actor, listing.id)).rejects.toMatchObject({ code: 'listing_not_found' });
  });

  it.each(['x', '', '../etc', '00000000-0000-7000-8000-000000000000'])(
    'are never of %p, which names no listing',
    async (id) => {
      const { actor } = await makeUser();
      await expect(addFavorite(actor, id)).rejects.toMatchObject({ code: 'listing_not_found' });
      await expect(removeFavorite(actor, id)).rejects.toMatchObject({ code: 'listing_not_found' });
    },
  );
});
