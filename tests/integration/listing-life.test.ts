import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { countAnimalListingsByCategory } from '@/lib/market/animal-lots/count-by-category';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { countActiveAnimalListings, listAnimalListingsForSitemap } from '@/lib/market/animal-lots/list-for-sitemap';
import { listOwnAnimalListings } from '@/lib/market/animal-lots/list-own-animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { similarAnimalListings } from '@/lib/market/animal-lots/similar-animal-listings';
import { db } from '@/lib/core/db/client';
import { readRenewal, renewByLink, renewalToken } from '@/lib/market/expiry/renew-by-link';
import { addFavorite } from '@/lib/market/favorites/add-favorite';
import { listFavorites } from '@/lib/market/favorites/list-favorites';
import { expireListings } from '@/lib/market/listings/expire-listings';
import { markSold } from '@/lib/market/listings/mark-sold';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { listingStatus } from '@/lib/market/listings/policy';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const DAY = 86_400_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);
const search = (raw: Record<string, string> = {}) => searchAnimalListings(parseAnimalListingQuery(raw).query);

describe('the end of a listing', () => {
  it('is 120 days after it was made', async () => {
    const { createdAt, expiresAt } = await makeListing();
    expect((expiresAt.getTime() - createdAt.getTime()) / DAY).toBeCloseTo(120, 3);
    const life = { isActive: true, expiresAt, soldAt: null };
    expect(listingStatus(life, new Date(expiresAt.getTime() - 1))).toBe('active');
    expect(listingStatus(life, expiresAt)).toBe('expired');
    expect(listingStatus({ ...life, isActive: false }, expiresAt)).toBe('expired');
    expect(listingStatus({ ...life, isActive: false })).toBe('paused');
    expect(listingStatus({ ...life, soldAt: new Date() }, expiresAt)).toBe('sold');
  });

  it('hides it from all but its owner at once, before any job has run', async () => {
    const [owner, saver] = [await makeUser(), await makeUser()];
    const [kept, gone] = [
      await makeListing({ title: 'Cebú que queda', breed: 'Brahman' }),
      await makeListing({ userId: owner.id, title: 'Cebú que vence', breed: 'Brahman' }),
    ];
    await addFavorite(saver.actor, gone.id);
    expect(await search({ search: 'cebu' })).toMatchObject({ total: 2 });
    await db.animalListing.update({ where: { id: gone.id }, data: { expiresAt: fromNow(-1) } });

    expect(await getAnimalListing(null, gone.id)).toBeNull();
    expect(await getAnimalListing(saver.actor, gone.id)).toBeNull();
    expect(await getAnimalListing(owner.actor, gone.id)).toMatchObject({ id: gone.id });
    expect(await listFavorites(saver.actor)).toEqual([]);
    const like = await getAnimalListing(null, kept.id);
    expect(like && (await similarAnimalListings(like)).map(({ id }) => id)).not.toContain(gone.id);
    expect((await listAnimalListingsForSitemap(0)).map(({ id }) => id)).not.toContain(gone.id);
    expect(await search({ search: 'cebu' })).toMatchObject({ total: 1, listings: [{ id: kept.id }] });
    expect(await search({ breed: 'Brahman' })).toMatchObject({ total: 1 });
    expect(await listOwnAnimalListings(owner.actor)).toMatchObject([{ id: gone.id, status: 'expired' }]);
    await expect(setListingActive(owner.actor, ANIMAL_LISTINGS, gone.id, true)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('is known beforehand, so that counts follow the clock too', async () => {
    jest.useFakeTimers({
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
        'performance',
      ],
    });
    try {
      jest.setSystemTime(Date.now() + 11 * 60_000);
      await makeListing({ category: 'aviary', breed: 'Quail', expiresAt: fromNow(60_000) });
      const before = (await countAnimalListingsByCategory()).aviary;
      const [next, inSitemap] = [await nextExpiry(), await countActiveAnimalListings()];
      expect(next?.getTime()).toBe(Date.now() + 60_000);
      jest.setSystemTime(Date.now() + 59_999);
      expect((await countAnimalListingsByCategory()).aviary).toBe(before);
      jest.setSystemTime(Date.now() + 1);
      expect((await countAnimalListingsByCategory()).aviary).toBe(before - 1);
      expect(await countActiveAnimalListings()).toBe(inSitemap - 1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is recorded by the job once, at that very moment and not before', async () => {
    const { expiresAt, id, updatedAt } = await makeListing({ expiresAt: fromNow(DAY) });
    expect(await expireListings(new Date(expiresAt.getTime() - 1))).toBe(0);
    const counts = await Promise.all(Array.from({ length: 5 }, () => expireListings(expiresAt)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ isActive: false, updatedAt });
  });
});

describe('a renewal', () => {
  it('gives 120 days from now, brings an expired listing back and leaves a paused one paused', async () => {
    const { actor, id: userId } = await makeUser();
    const expired = await makeListing({
      userId,
      isActive: false,
      expiresAt: fromNow(-DAY),
      expiryNoticeAt: fromNow(-8 * DAY),
    });
    const paused = await makeListing({ userId, isActive: false, expiresAt: fromNow(DAY) });
    const now = new Date();
    expect(await renewListing(actor, ANIMAL_LISTINGS, expired.id, now)).toMatchObject({
      isActive: true,
      expiresAt: new Date(now.getTime() + 120 * DAY).toISOString(),
    });
    expect(await renewListing(actor, ANIMAL_LISTINGS, paused.id, now)).toMatchObject({ isActive: false });
    expect(await db.animalListing.findUnique({ where: { id: expired.id } })).toMatchObject({ expiryNoticeAt: null });
    expect(await getAnimalListing(null, expired.id)).not.toBeNull();
  });

  it("is the owner's alone, and not of a sold listing", async () => {
    const [owner, other, admin] = [await makeUser(), await makeUser(), await makeUser({ role: 'admin' })];
    const { id } = await makeListing({ userId: owner.id });
    for (const actor of [other.actor, admin.actor])
      await expect(renewListing(actor, ANIMAL_LISTINGS, id)).rejects.toMatchObject({ code: 'forbidden' });
    await markSold(owner.actor, ANIMAL_LISTINGS, id, true);
    await expect(renewListing(owner.actor, ANIMAL_LISTINGS, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('works by the link of the mail, once', async () => {
    const listing = await makeListing({ isActive: false, expiresAt: fromNow(-DAY) });
    const token = renewalToken('listing', listing);
    expect(await readRenewal(token)).toMatchObject({ id: listing.id, title: listing.title, state: 'open' });
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: false });
    const now = new Date();
    const answers = await Promise.all(Array.from({ length: 5 }, () => renewByLink(token, now)));
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['renewed']));
    const end = new Date(now.getTime() + 120 * DAY);
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({
      isActive: true,
      expiresAt: end,
    });
    // The link is followed again a month later.
    expect(await renewByLink(token, new Date(now.getTime() + 30 * DAY))).toEqual({
      kind: 'listing',
      id: listing.id,
      state: 'renewed',
    });
    expect(await readRenewal(token)).toMatchObject({ state: 'renewed', expiresAt: end.toISOString() });
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ expiresAt: end });
  });

  it('is refused to a link that is forged, changed or made for another listing', async () => {
    const [mine, theirs] = [await makeListing(), await makeListing()];
    const token = renewalToken('listing', mine);
    const signature = token.slice(token.lastIndexOf('~') + 1);
    const forged = [
      '',
      '~',
      'x',
      mine.id,
      `${mine.id}_${mine.expiresAt.getTime()}`,
      `${theirs.id}_${theirs.expiresAt.getTime()}~${signature}`,
      `${mine.id}_${mine.expiresAt.getTime() + 1}~${signature}`,
      `${token}A`,
      token.slice(0, -1),
    ];
    for (const wrong of forged) {
      await expect(readRenewal(wrong)).rejects.toMatchObject({ code: 'not_found' });
      await expect(renewByLink(wrong)).rejects.toMatchObject({ code: 'not_found' });
    }
    await db.animalListing.delete({ where: { id: mine.id } });
    await expect(renewByLink(token)).rejects.toMatchObject({ code: 'listing_not_found' });
  });

  it('does not put a sold listing back on sale by its link', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    await markSold(owner.actor, ANIMAL_LISTINGS, listing.id, true);
    expect(await renewByLink(renewalToken('listing', listing))).toEqual({
      kind: 'listing',
      id: listing.id,
      state: 'sold',
    });
  });
});

describe('a sold listing', () => {
  it('leaves the search, is hidden from strangers, and stays visible to those who saved it', async () => {
    const [owner, saver, stranger] = [await makeUser(), await makeUser(), await makeUser()];
    const { id } = await makeListing({
      userId: owner.id,
      title: 'Yegua zaina vendible',
      category: 'equine',
      breed: 'Criollo',
    });
    await addFavorite(saver.actor, id);
    await markSold(owner.actor, ANIMAL_LISTINGS, id, true);

    expect(await search({ search: 'zaina' })).toMatchObject({ total: 0 });
    expect(await getAnimalListing(null, id)).toBeNull();
    expect(await getAnimalListing(stranger.actor, id)).toBeNull();
    expect(await getAnimalListing(null, id, { alsoSold: true })).toMatchObject({ status: 'sold' });
    await expect(addFavorite(stranger.actor, id)).rejects.toMatchObject({ code: 'listing_not_found' });
    for (const actor of [owner.actor, saver.actor])
      expect((await getAnimalListing(actor, id))?.soldAt).toEqual(expect.stringContaining('T'));
    expect((await listFavorites(saver.actor)).map(({ soldAt }) => soldAt)).toEqual([expect.stringContaining('T')]);
    expect(await listOwnAnimalListings(owner.actor)).toMatchObject([{ status: 'sold' }]);
    await expect(setListingActive(owner.actor, ANIMAL_LISTINGS, id, true)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has no page once it is taken down or its seller is suspended', async () => {
    const [owner, suspended] = [await makeUser(), await makeUser({ suspendedAt: new Date() })];
    const soldAt = new Date();
    for (const listing of [
      await makeListing({ userId: owner.id, isActive: false, soldAt, takenDownAt: soldAt }),
      await makeListing({ userId: suspended.id, isActive: false, soldAt }),
      await makeListing({ userId: owner.id, isActive: false }),
    ])
      expect(await getAnimalListing(null, listing.id, { alsoSold: true })).toBeNull();
  });

  it('can be put back on sale by its owner, and marked by nobody else', async () => {
    const [owner, other] = [await makeUser(), await makeUser()];
    const { id } = await makeListing({ userId: owner.id });
    for (const [wrong, code] of [
      [id, 'forbidden'],
      ['x', 'listing_not_found'],
    ] as const)
      await expect(markSold(other.actor, ANIMAL_LISTINGS, wrong, true)).rejects.toMatchObject({ code });
    const sold = await markSold(owner.actor, ANIMAL_LISTINGS, id, true);
    expect(await markSold(owner.actor, ANIMAL_LISTINGS, id, true)).toMatchObject({ soldAt: sold.soldAt });
    expect(await markSold(owner.actor, ANIMAL_LISTINGS, id, false)).toMatchObject({ soldAt: null, isActive: true });
    expect(await getAnimalListing(null, id)).not.toBeNull();
    // Reverting a sale that never happened does not resume a paused listing.
    await setListingActive(owner.actor, ANIMAL_LISTINGS, id, false);
    expect(await markSold(owner.actor, ANIMAL_LISTINGS, id, false)).toMatchObject({ isActive: false });
  });
});
