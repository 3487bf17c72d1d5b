import sharp, { type Sharp } from 'sharp';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { settleLot } from '@/lib/market/auctions/settle-lot';
import { db } from '@/lib/core/db/client';
import { storedBands, wantedBands } from '@/lib/files/images/picture-hash';
import { createListing } from '@/lib/market/listings/create-listing';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { updateListing } from '@/lib/market/listings/update-listing';
import { checkDue } from '@/lib/moderation/risk-checks/check-due';
import { checkPictures, copiesQuery } from '@/lib/moderation/risk-checks/check-pictures';
import { deleteUnusedHashes, pictureSellerKey } from '@/lib/files/uploads/store-hashes';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { eraseAccount } from '@/tests/factories/erase-account';
import { bid, makeBidders, makeLot } from '@/tests/factories/lot';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

type User = Awaited<ReturnType<typeof makeUser>>;

const COW = 'public/art/blog-cattle-care.webp';
const HORSE = 'public/art/blog-breeding-tips.webp';

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE picture_hashes, risk_signals, risk_checks, rate_limits`;
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const GONE = {
  key: expect.stringMatching(/^gone\//) as string,
  user_id: null,
  listing_id: null,
  gone_at: expect.any(Date) as Date,
};

const jpeg = (picture: Sharp, quality = 80) => picture.jpeg({ quality }).toBuffer();

/** Publishes a listing with this picture, and checks it as the sweep does. */
async function publish(user: User, picture: Buffer) {
  const upload = await uploadImage(user.actor, { name: 'a.jpg', bytes: picture });
  const { id } = await createListing(user.actor, ANIMAL_LISTINGS, listingFields(), [upload.id]);
  await checkDue();
  const { images } = await db.animalListing.findUniqueOrThrow({ where: { id } });
  return { id, key: images[0] ?? '' };
}

const signalsOf = (id: string) =>
  db.riskSignal.findMany({
    where: { subjectId: id, rule: { in: ['photo_of_another', 'photo_of_own', 'stock_photo'] } },
    select: { rule: true, points: true, evidence: true, expiresAt: true },
  });

it('a stock picture is noted as such, mirrored and compressed too, and accuses nobody of copying another', async () => {
  const STOCK = 'public/art/stock-bovine.webp';
  for (const picture of [await jpeg(sharp(STOCK)), await jpeg(sharp(STOCK).flop(), 40)]) {
    const { id, key } = await publish(await makeUser(), picture);
    expect(await signalsOf(id)).toMatchObject([
      { rule: 'stock_photo', points: 15, evidence: { picture: key, name: 'stock-bovine' } },
    ]);
  }
});

it('the later of two listings with the same picture is accused, never the earlier', async () => {
  const [owner, thief] = [await makeUser(), await makeUser()];
  const original = await publish(owner, await jpeg(sharp(COW)));
  const copy = await publish(thief, await jpeg(sharp(COW).flop(), 40));
  const another = await publish(await makeUser(), await jpeg(sharp(HORSE)));
  expect(await signalsOf(copy.id)).toMatchObject([
    {
      rule: 'photo_of_another',
      points: 35,
      evidence: { picture: copy.key, other: original.id, otherPicture: original.key, fraud: false },
    },
  ]);
  await db.$transaction((tx) => checkPictures(tx, { kind: 'listing', id: original.id }));
  expect(await signalsOf(original.id)).toEqual([]);
  expect(await signalsOf(another.id)).toEqual([]);
});

it('a copy that was turned, or framed, is found', async () => {
  await publish(await makeUser(), await jpeg(sharp(COW)));
  const framed = await jpeg(sharp(COW).extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#fff' }));
  for (const copy of [await jpeg(sharp(COW).rotate(90)), await jpeg(sharp(COW).rotate(180).flop()), framed]) {
    const { id } = await publish(await makeUser(), copy);
    expect(await signalsOf(id)).toMatchObject([{ rule: 'photo_of_another', points: 35 }]);
  }
});

it('a copy of what was taken down for fraud weighs more', async () => {
  const [first, second] = [await makeUser(), await makeUser()];
  const down = await publish(first, await jpeg(sharp(COW)));
  await db.animalListing.update({ where: { id: down.id }, data: { takenDownAt: new Date(), isActive: false } });
  await db.caseDecision.create({
    data: { listingId: down.id, title: 'x', ownerId: first.id, action: 'taken_down', answer: 'payment' },
  });
  const copy = await publish(second, await jpeg(sharp(COW), 60));
  expect(await signalsOf(copy.id)).toMatchObject([{ points: 60, evidence: { fraud: true } }]);
});

it('a seller’s own picture is noted from the third listing on sale', async () => {
  const seller = await makeUser();
  const listings = [];
  for (const quality of [80, 70, 60]) listings.push(await publish(seller, await jpeg(sharp(COW), quality)));
  const [one, two, three] = listings.map(({ id }) => id);
  expect(await signalsOf(two ?? '')).toEqual([]);
  expect(await signalsOf(three ?? '')).toMatchObject([
    { rule: 'photo_of_own', points: 8, evidence: { others: [one, two].sort() } },
  ]);
});

it('near pictures are only a note: no points', async () => {
  const [owner, other] = [await makeUser(), await makeUser()];
  const original = await publish(owner, await jpeg(sharp(COW)));
  // One band stays the same, so that it is found; nine bits of the others differ.
  await db.$executeRaw`
    UPDATE picture_hashes SET whole = whole # ('x00000000000001ff'::bit(64)), mirrored = ~whole, inner90 = ~whole, inner80 = ~whole WHERE key = ${original.key}`;
  const copy = await publish(other, await jpeg(sharp(COW)));
  const [signal] = await signalsOf(copy.id);
  if (signal) expect(signal).toMatchObject({ points: 0 });
  expect((signal?.evidence as { distance: number } | undefined)?.distance).toBe(9);
});

it('the demonstration never accuses itself: its pictures have no hashes, however many listings show them', async () => {
  const key = 'demo/bovine-cow-1';
  for (let times = 0; times < 3; times += 1) {
    const { id } = await makeListing({ images: [key], imageDetails: [{ width: 400, height: 250, blur: '' }] });
    await db.$transaction((tx) => checkPictures(tx, { kind: 'listing', id }));
    expect(await signalsOf(id)).toEqual([]);
  }
  expect(await db.$queryRaw`SELECT 1 FROM picture_hashes`).toEqual([]);
});

it('hashes go with the picture and with uploads that nobody used', async () => {
  const [seller, thief] = [await makeUser(), await makeUser()];
  const keys = async () =>
    (await db.$queryRaw<{ key: string }[]>`SELECT key FROM picture_hashes ORDER BY created_at`).map(({ key }) => key);
  const first = await publish(seller, await jpeg(sharp(COW)));
  const copy = await publish(thief, await jpeg(sharp(COW)));
  const upload = await uploadImage(thief.actor, { name: 'b.jpg', bytes: await jpeg(sharp(HORSE)) });
  await updateListing(thief.actor, ANIMAL_LISTINGS, copy.id, listingFields(), [upload.id]);
  await checkDue();
  expect(await keys()).not.toContain(copy.key);
  const [signal] = await signalsOf(copy.id);
  expect(signal?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());

  expect(await keys()).toContain(first.key);
  await uploadImage(seller.actor, { name: 'c.jpg', bytes: await jpeg(sharp(HORSE)) });
  expect(await deleteUnusedHashes()).toBe(0);
  expect(await deleteUnusedHashes(inDays(3))).toBe(1);
});

it('those of a deleted listing or account stay for a year, and name nobody', async () => {
  const [seller, closed, thief] = [await makeUser(), await makeUser(), await makeUser()];
  const own = await publish(seller, await jpeg(sharp(COW)));
  await deleteListing(seller.actor, ANIMAL_LISTINGS, own.id);
  await publish(closed, await jpeg(sharp(HORSE)));
  await eraseAccount(closed);
  const rows = await db.$queryRaw<Record<string, unknown>[]>`
    SELECT key, user_id, listing_id, gone_at, encode(seller_key, 'hex') AS seller FROM picture_hashes`;
  expect(rows).toMatchObject([GONE, GONE]);
  const text = JSON.stringify(rows);
  for (const name of [seller.id, closed.id, own.id, own.key]) expect(text).not.toContain(name);

  const evidence = { other: null, otherPicture: null, gone: true, fraud: false };
  for (const picture of [COW, HORSE]) {
    const copy = await publish(thief, await jpeg(sharp(picture), 60));
    expect(await signalsOf(copy.id)).toMatchObject([{ rule: 'photo_of_another', points: 35, evidence }]);
  }
  // Who deletes a listing and publishes it again copies nobody.
  expect(await signalsOf((await publish(seller, await jpeg(sharp(COW), 70))).id)).toEqual([]);

  const gone = () => db.pictureHash.count({ where: { goneAt: { not: null } } });
  expect([await deleteUnusedHashes(inDays(364)), await gone()]).toEqual([0, 2]);
  expect([await deleteUnusedHashes(inDays(366)), await gone()]).toEqual([2, 0]);
});

it('those of a lot that stays, because somebody has bid, go a year after its seller', async () => {
  const { seller, ana } = await makeBidders();
  const lot = await makeLot(seller.id);
  await bid(ana.actor, lot.id, '600');
  const { key } = await publish(seller, await jpeg(sharp(COW)));
  await db.$executeRaw`UPDATE picture_hashes SET listing_id = NULL, auction_lot_id = ${lot.id}::uuid WHERE key = ${key}`;
  await db.auctionLot.update({ where: { id: lot.id }, data: { endTime: new Date() } });
  await settleLot(lot.id);
  await eraseAccount(seller);
  expect(await db.auctionLot.count({ where: { id: lot.id, userId: null } })).toBe(1);
  expect(
    await db.$queryRaw`SELECT key, user_id, auction_lot_id AS listing_id, gone_at FROM picture_hashes`,
  ).toMatchObject([GONE]);
});

it('a copy among 15,000 pictures is found through the index', async () => {
  const user = await makeUser();
  const random = () => Array.from({ length: 64 }, () => (Math.random() < 0.5 ? '0' : '1')).join('');
  for (let batch = 0; batch < 3; batch += 1) {
    const rows = Array.from({ length: 5_000 }, (_, index) => {
      const [whole, mirrored, inner90, inner80] = [random(), random(), random(), random()] as const;
      const bands = storedBands({ whole, mirrored, inner90, inner80 });
      return { key: `listings/many-${batch}-${index}`, whole, mirrored, inner90, inner80, bands };
    });
    await db.$executeRaw`
      INSERT INTO picture_hashes (key, user_id, seller_key, whole, mirrored, inner90, inner80, bands, created_at)
      SELECT r.key, ${user.id}::uuid, ${pictureSellerKey(user.id)}, r.whole::bit(64), r.mirrored::bit(64), r.inner90::bit(64), r.inner80::bit(64),
             ARRAY(SELECT jsonb_array_elements_text(r.bands)::int), now() - interval '1 day'
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (key text, whole text, mirrored text, inner90 text, inner80 text, bands jsonb)`;
  }
  await db.$executeRaw`ANALYZE picture_hashes`;
  const [some] = await db.$queryRaw<{ key: string; whole: string }[]>`
    SELECT key, whole::text FROM picture_hashes WHERE key = 'listings/many-2-7'`;
  const flipped = [...(some?.whole ?? '')]
    .map((bit, at) => ([3, 9, 18, 27, 33, 50, 60].includes(at) ? (bit === '1' ? '0' : '1') : bit))
    .join('');
  const wanted = {
    key: 'new',
    whole: flipped,
    inner90: random(),
    inner80: random(),
    originals: Array.from({ length: 7 }, random),
    createdAt: new Date(),
  };
  expect(wantedBands(wanted).length).toBeGreaterThan(600);
  const plan = await db.$queryRaw<Record<string, string>[]>`EXPLAIN (ANALYZE, BUFFERS) ${copiesQuery(wanted)}`;
  const text = plan.map((row) => Object.values(row)[0]).join('\n');
  expect(text).toContain('picture_hashes_bands');
  expect(text).not.toContain('Seq Scan');
  expect(Number(/Execution Time: ([\d.]+)/.exec(text)?.[1])).toBeLessThan(50);
  expect(await db.$queryRaw`${copiesQuery(wanted)}`).toMatchObject([{ key: some?.key, distance: 7 }]);
});
