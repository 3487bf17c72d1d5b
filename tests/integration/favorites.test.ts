import { addFavorite } from '@/lib/favorites/add-favorite';
import { listFavorites } from '@/lib/favorites/list-favorites';
import { removeFavorite } from '@/lib/favorites/remove-favorite';
import { db } from '@/lib/db/client';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

describe('favourites', () => {
  it('are saved and removed once, however often that is asked for', async () => {
    const { actor } = await makeUser();
    const [first, second] = [await makeListing({ title: 'first' }), await makeListing({ title: 'second' })];
    await Promise.all(Array.from({ length: 20 }, () => addFavorite(actor, first.id)));
    await addFavorite(actor, second.id);
    expect((await listFavorites(actor)).map((listing) => listing.title)).toEqual(['second', 'first']);
    await removeFavorite(actor, first.id);
    await removeFavorite(actor, first.id);
    expect((await listFavorites(actor)).map((listing) => listing.title)).toEqual(['second']);
  });

  it('are one\'s own, and leave paused listings out', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    const listing = await makeListing();
    await addFavorite(one.actor, listing.id);
    expect(await listFavorites(two.actor)).toEqual([]);
    await db.cattleListing.update({ where: { id: listing.id }, data: { isActive: false } });
    expect(await listFavorites(one.actor)).toEqual([]);
    await expect(addFavorite(two.actor, listing.id)).rejects.toMatchObject({ code: 'listing_not_found' });
  });

  it.each(['x', '', '../etc', '00000000-0000-7000-8000-000000000000'])('are never of %p, which names no listing', async (id) => {
    const { actor } = await makeUser();
    await expect(addFavorite(actor, id)).rejects.toMatchObject({ code: 'listing_not_found' });
    await expect(removeFavorite(actor, id)).rejects.toMatchObject({ code: 'listing_not_found' });
  });
});
