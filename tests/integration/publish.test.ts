import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { DAY_MS } from '@/lib/core/durations';
import { LAPSED } from '@/lib/market/highlights/schema';
import { createListing } from '@/lib/market/listings/create-listing';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { endUnpaidHighlights } from '@/lib/market/listings/end-unpaid-highlights';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { updateListing } from '@/lib/market/listings/update-listing';
import { LocalStorage } from '@/lib/files/storage/local-storage';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { makePhonePhoto, makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

async function storedFiles(): Promise<string[]> {
  return (await readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'listings')).catch(() => [])).sort();
}

const upload = async (actor: Actor, bytes?: Buffer) =>
  uploadImage(actor, { name: 'foto.jpg', bytes: bytes ?? (await makePicture()) });

describe('publishing', () => {
  let seller: Actor;
  let other: Actor;

  beforeEach(async () => {
    seller = (await makeUser()).actor;
    other = (await makeUser()).actor;
  });

  const change = (id: string, { isActive, ...traits }: Record<string, unknown>, pictures: string[] = []) =>
    updateListing(
      seller,
      ANIMAL_LISTINGS,
      id,
      { ...listingFields(traits), ...(typeof isActive === 'boolean' ? { isActive } : {}) },
      pictures,
    );

  it('stores pictures in three widths, upright and without location', async () => {
    const { id, url } = await upload(seller, await makePhonePhoto());
    const listing = await createListing(seller, ANIMAL_LISTINGS, listingFields(), [id]);
    expect(listing.images).toEqual([url]);
    expect(listing.imageDetails[0]).toMatchObject({
      width: 800,
      height: 1200,
      blur: expect.stringMatching(/^data:image\/webp;base64,/) as string,
    });
    const key = url.replace('/media/listings/', '').replace('-1600.webp', '');
    for (const width of [400, 800, 1600]) {
      const file = path.join(env.CORRAL_DATA_DIR, 'storage', 'listings', `${key}-${width}.webp`);
      const metadata = await sharp(file).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: Math.min(width, 800) });
      expect(metadata.exif).toBeUndefined();
      expect(metadata.orientation).toBeUndefined();
    }
  });

  it("records what a highlight costs and ends it by the server's clock", async () => {
    const listing = await createListing(seller, ANIMAL_LISTINGS, listingFields({ highlightDuration: 'month' }), [
      (await upload(seller)).id,
    ]);
    expect(new Date(listing.highlightUntil ?? 0).getTime() - Date.now()).toBeCloseTo(30 * 86_400_000, -5);
    const owed = await db.transaction.findMany({ where: { listingId: listing.id } });
    expect(owed.map(({ amount }) => amount.toFixed(2))).toEqual(['15.00']);
    expect(owed).toMatchObject([{ type: 'highlight_month', status: 'pending', userId: seller.id, currency: 'USD' }]);
    // The same or a shorter highlight is refused without a charge; saving without a choice keeps the running one.
    for (const highlightDuration of ['week', 'month'])
      await expect(change(listing.id, { highlightDuration })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { highlightDuration: [{ key: 'highlightRunning' }] },
      });
    for (const fields of [{ highlightDuration: 'none' }, { highlightUntil: listing.highlightUntil }, {}])
      expect(await change(listing.id, fields)).toMatchObject({ highlightUntil: listing.highlightUntil });
    expect(await db.transaction.count({ where: { listingId: listing.id } })).toBe(1);
  });

  it('replaces a running highlight by a longer one, from now on, and charges it', async () => {
    const { id, highlightUntil } = await createListing(
      seller,
      ANIMAL_LISTINGS,
      listingFields({ highlightDuration: 'week' }),
      [(await upload(seller)).id],
    );
    const longer = await change(id, { highlightDuration: 'month' });
    expect(longer.highlightDuration).toBe('month');
    expect(new Date(longer.highlightUntil ?? 0).getTime() - Date.now()).toBeCloseTo(30 * 86_400_000, -5);
    expect(longer.highlightUntil).not.toBe(highlightUntil);
    const owed = await db.transaction.findMany({ where: { listingId: id }, orderBy: { id: 'asc' } });
    expect(owed.map(({ type, amount }) => [type, amount.toFixed(2)])).toEqual([
      ['highlight_week', '5.00'],
      ['highlight_month', '15.00'],
    ]);
  });

  it('is not given for nothing again and again', async () => {
    const { actor } = await makeUser();
    const { id } = await createListing(actor, ANIMAL_LISTINGS, listingFields(), [(await upload(actor)).id]);
    const choose = () => updateListing(actor, ANIMAL_LISTINGS, id, listingFields({ highlightDuration: 'week' }), []);
    for (let lapsed = 0; lapsed < LAPSED.max; lapsed += 1) {
      await choose();
      const fourDaysAgo = new Date(Date.now() - 4 * DAY_MS);
      await db.transaction.updateMany({
        where: { listingId: id, status: 'pending' },
        data: { createdAt: fourDaysAgo },
      });
      await endUnpaidHighlights();
      await db.animalListing.update({ where: { id }, data: { highlightUntil: null, isHighlighted: false } });
    }
    await expect(choose()).rejects.toMatchObject({ fields: { highlightDuration: [{ key: 'highlightLapsed' }] } });
    await db.transaction.updateMany({
      where: { listingId: id },
      data: { createdAt: new Date(Date.now() - 31 * DAY_MS) },
    });
    await choose();
  });

  it('owes only the month if that replaces an unpaid week', async () => {
    const { actor } = await makeUser();
    const { id } = await createListing(actor, ANIMAL_LISTINGS, listingFields({ highlightDuration: 'week' }), [
      (await upload(actor)).id,
    ]);
    await updateListing(actor, ANIMAL_LISTINGS, id, listingFields({ highlightDuration: 'month' }), []);
    expect(
      await db.transaction.findMany({ where: { listingId: id }, orderBy: { id: 'asc' }, select: { status: true } }),
    ).toEqual([{ status: 'failed' }, { status: 'pending' }]);
  });

  it.each([
    ['one unpaid highlight', 1, {}],
    ['three where the seller is verified', 3, { verificationStatus: 'verified' as const }],
  ])('takes %s at a time', async (_, most, traits) => {
    const { actor } = await makeUser(traits);
    const publish = async (highlightDuration: 'week' | 'none') =>
      createListing(actor, ANIMAL_LISTINGS, listingFields({ highlightDuration }), [(await upload(actor)).id]);
    const listings = [];
    for (let count = 0; count < most; count += 1) listings.push(await publish('week'));
    const tooMany = { fields: { highlightDuration: [{ key: 'highlightUnpaid', values: { count: most } }] } };
    await expect(publish('week')).rejects.toMatchObject(tooMany);
    const { id } = await publish('none');
    // Choosing it for a listing that exists counts alike.
    await expect(
      updateListing(actor, ANIMAL_LISTINGS, id, listingFields({ highlightDuration: 'month' }), []),
    ).rejects.toMatchObject(tooMany);
    expect(await db.animalListing.count({ where: { userId: actor.id } })).toBe(most + 1);
    await db.transaction.updateMany({ where: { listingId: listings[0]?.id }, data: { status: 'completed' } });
    expect(await publish('week')).toMatchObject({ highlightDuration: 'week' });
  });

  it('keeps, drops, adds and orders the pictures of an edited listing', async () => {
    const first = await upload(seller);
    const second = await upload(seller);
    const { id, images } = await createListing(seller, ANIMAL_LISTINGS, listingFields(), [first.id, second.id]);
    const third = await upload(seller);
    const arranged = await change(id, {}, [third.id, second.url]);
    expect(arranged.images).toEqual([third.url, second.url]);
    expect(arranged.imageDetails.map(({ urls }) => urls['1600'])).toEqual(arranged.images);
    const key = (url: string) => url.match(/[0-9a-f-]{36}/)?.[0] ?? '-';
    const files = await storedFiles();
    expect(files.some((file) => file.startsWith(key(first.url)))).toBe(false);
    expect(files.filter((file) => file.startsWith(key(second.url)))).toHaveLength(3);

    // A removed picture, another user's picture and one too many are refused, and nothing changes.
    const strangers = await upload(other);
    for (const pictures of [[images[0] ?? ''], [second.url, strangers.url], [strangers.id]])
      await expect(change(id, {}, pictures)).rejects.toMatchObject({ fields: { images: [{ key: 'imageGone' }] } });
    const more = await Promise.all(Array.from({ length: 4 }, async () => (await upload(seller)).id));
    await expect(change(id, {}, [...more, ...arranged.images])).rejects.toMatchObject({
      fields: { images: [{ key: 'imagesTooMany' }] },
    });
    expect((await change(id, {})).images).toEqual(arranged.images);
    expect((await change(id, {}, [...more, second.url])).images).toHaveLength(5);
  });

  it('pauses and resumes with a change, except what was taken down, sold or expired', async () => {
    const { id } = await makeListing({ userId: seller.id });
    expect(await change(id, { isActive: false })).toMatchObject({ isActive: false });
    expect(await change(id, {})).toMatchObject({ isActive: false });
    expect(await getAnimalListing(other, id)).toBeNull();
    expect(await change(id, { isActive: true })).toMatchObject({ isActive: true });
    const past = new Date(Date.now() - 1000);
    for (const [traits, code] of [
      [{ isActive: false, takenDownAt: past }, 'listing_taken_down'],
      [{ isActive: false, soldAt: past }, 'conflict'],
      [{ isActive: false, expiresAt: past }, 'conflict'],
    ] as const) {
      const { id: over } = await makeListing({ userId: seller.id, ...traits });
      await expect(change(over, { isActive: true, title: 'Otra vez' })).rejects.toMatchObject({ code });
      expect(await change(over, { isActive: false, title: 'Corregido' })).toMatchObject({ title: 'Corregido' });
    }
  });

  it("needs one to five pictures of one's own, each used once", async () => {
    const mine = await upload(seller);
    await expect(createListing(seller, ANIMAL_LISTINGS, listingFields(), [])).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { images: [{ key: 'imagesRequired' }] },
    });
    await expect(createListing(seller, ANIMAL_LISTINGS, listingFields(), Array(6).fill(mine.id))).rejects.toMatchObject(
      {
        fields: { images: [{ key: 'imagesTooMany' }] },
      },
    );
    await expect(createListing(other, ANIMAL_LISTINGS, listingFields(), [mine.id])).rejects.toMatchObject({
      fields: { images: [{ key: 'imageGone' }] },
    });
    expect((await createListing(seller, ANIMAL_LISTINGS, listingFields(), [mine.id, mine.id])).images).toEqual([
      mine.url,
    ]);
    await expect(
      createListing(seller, ANIMAL_LISTINGS, listingFields({ title: 'Otro toro' }), [mine.id]),
    ).rejects.toMatchObject({ fields: { images: [{ key: 'imageGone' }] } });
    expect(await db.animalListing.count({ where: { userId: { in: [seller.id, other.id] } } })).toBe(1);
  });

  it('creates one listing from a form sent ten times at once', async () => {
    const { id } = await upload(seller);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => createListing(seller, ANIMAL_LISTINGS, listingFields(), [id])),
    );
    expect(
      new Set(results.map((result) => (result.status === 'fulfilled' ? result.value.id : String(result.reason)))).size,
    ).toBe(1);
    expect(await db.animalListing.count({ where: { userId: seller.id } })).toBe(1);
  });

  it('keeps the pictures on an edit without new ones, and removes them when new ones replace them', async () => {
    const before = await createListing(seller, ANIMAL_LISTINGS, listingFields(), [(await upload(seller)).id]);
    const kept = await updateListing(
      seller,
      ANIMAL_LISTINGS,
      before.id,
      listingFields({ title: 'Otro título', weight: '' }),
      [],
    );
    expect(kept).toMatchObject({ title: 'Otro título', weight: null, images: before.images });
    const files = await storedFiles();
    const replaced = await updateListing(seller, ANIMAL_LISTINGS, before.id, listingFields(), [
      (await upload(seller)).id,
      (await upload(seller)).id,
    ]);
    expect(replaced.images).toHaveLength(2);
    expect(replaced.images).not.toContain(before.images[0]);
    const oldKey = before.images[0]?.match(/[0-9a-f-]{36}/)?.[0] ?? '-';
    expect(files.some((file) => file.startsWith(oldKey))).toBe(true);
    expect((await storedFiles()).some((file) => file.startsWith(oldKey))).toBe(false);
  });

  it('does not undo what another tab changed', async () => {
    const { actor: seller } = await makeUser();
    const { id, updatedAt } = await makeListing({ userId: seller.id });
    const seen = updatedAt.toISOString();
    await updateListing(seller, ANIMAL_LISTINGS, id, listingFields({ title: 'De la primera pestaña' }), [], seen);
    await expect(
      updateListing(seller, ANIMAL_LISTINGS, id, listingFields({ price: '1.00' }), [], seen),
    ).rejects.toMatchObject({
      code: 'listing_changed',
    });
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ title: 'De la primera pestaña' });
  });

  it("is nobody else's to change, pause or delete; to them a paused one is not there", async () => {
    const { id } = await createListing(seller, ANIMAL_LISTINGS, listingFields(), [(await upload(seller)).id]);
    const gone = { code: 'listing_not_found' };
    const attempts = async (refusal: { code: string }) => {
      await expect(updateListing(other, ANIMAL_LISTINGS, id, listingFields(), [])).rejects.toMatchObject(refusal);
      await expect(setListingActive(other, ANIMAL_LISTINGS, id, false)).rejects.toMatchObject(refusal);
      await expect(deleteListing(other, ANIMAL_LISTINGS, id)).rejects.toMatchObject(refusal);
    };
    await attempts({ code: 'forbidden' });
    await setListingActive(seller, ANIMAL_LISTINGS, id, false);
    await attempts(gone);
    for (const wrong of ['x', '00000000-0000-7000-8000-000000000000'])
      await expect(deleteListing(seller, ANIMAL_LISTINGS, wrong)).rejects.toMatchObject(gone);
  });

  it('hides a paused listing from all but its owner and administrators', async () => {
    const admin = (await makeUser({ role: 'admin' })).actor;
    const { id } = await createListing(seller, ANIMAL_LISTINGS, listingFields(), [(await upload(seller)).id]);
    await setListingActive(seller, ANIMAL_LISTINGS, id, false);
    expect(await getAnimalListing(null, id)).toBeNull();
    expect(await getAnimalListing(other, id)).toBeNull();
    expect(await getAnimalListing(seller, id)).toMatchObject({ id, isActive: false });
    expect(await getAnimalListing(admin, id)).toMatchObject({ id });
    await setListingActive(seller, ANIMAL_LISTINGS, id, true);
    expect(await getAnimalListing(null, id)).toMatchObject({ id, seller: { activeListings: 1 } });
    expect(JSON.stringify(await getAnimalListing(null, id))).not.toContain('@corral.test');
  });

  it('deletes the row, favourites and files, and keeps the messages', async () => {
    const filesBefore = await storedFiles();
    const { id } = await createListing(seller, ANIMAL_LISTINGS, listingFields(), [(await upload(seller)).id]);
    await db.favorite.create({ data: { userId: other.id, listingId: id } });
    const message = await db.message.create({
      data: {
        fromUserId: other.id,
        toUserId: seller.id,
        listingId: id,
        message: '¿Sigue?',
        contactMethod: 'email',
        contactValue: 'a@b.test',
      },
    });
    await deleteListing(seller, ANIMAL_LISTINGS, id);
    expect(await db.favorite.count({ where: { listingId: id } })).toBe(0);
    expect(await db.message.findUnique({ where: { id: message.id } })).toMatchObject({ listingId: null });
    expect(await storedFiles()).toEqual(filesBefore);
  });

  it('keeps nothing of an upload that the storage refused', async () => {
    const filesBefore = await storedFiles();
    const put = jest.spyOn(LocalStorage.prototype, 'put');
    put.mockImplementationOnce(LocalStorage.prototype.put).mockRejectedValueOnce(new Error('disk full'));
    await expect(upload(seller)).rejects.toThrow('disk full');
    put.mockRestore();
    expect(await storedFiles()).toEqual(filesBefore);
    expect(await db.upload.count({ where: { userId: seller.id } })).toBe(0);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.alloc(5000, 7)],
    ['half a JPEG', null],
  ])("refuses %s in a picture's clothes", async (_name, bytes) => {
    const filesBefore = await storedFiles();
    const half = (await makePicture('jpeg')).subarray(0, 400);
    await expect(upload(seller, bytes ?? half)).rejects.toMatchObject({
      code: 'unsupported_type',
      fields: { images: [{ key: 'imageType', values: { name: 'foto.jpg' } }] },
    });
    expect(await storedFiles()).toEqual(filesBefore);
    expect(await db.upload.count({ where: { userId: seller.id } })).toBe(0);
  });

  it('refuses WebP, files over 10 MB and pictures over 50 megapixels', async () => {
    await expect(upload(seller, await makePicture('webp'))).rejects.toMatchObject({ code: 'unsupported_type' });
    await expect(upload(seller, Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'too_large' });
    await expect(upload(seller, await makePicture('png', 8000, 7000))).rejects.toMatchObject({
      code: 'too_large',
      fields: { images: [{ key: 'imageTooManyPixels' }] },
    });
    await expect(upload(seller, await makePicture('gif', 40, 40))).resolves.toBeDefined();
  });
});
