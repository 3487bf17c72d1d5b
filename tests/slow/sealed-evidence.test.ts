import { buffer } from 'node:stream/consumers';
import { deleteAccount } from '@/lib/closure/account-closure/delete-account';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { listSealed, readSealed, readSealedFile } from '@/lib/records/sealed-records/read-sealed';
import { deleteOldSealedRecords, moveLeftSealedFiles } from '@/lib/records/sealed-records/sealed-files';
import { createListing } from '@/lib/market/listings/create-listing';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { getCase } from '@/lib/moderation/cases/get-case';
import { listCases } from '@/lib/moderation/cases/list-cases';
import { caseKey } from '@/lib/moderation/cases/schema';
import { createReport } from '@/lib/moderation/reports/create-report';
import { storage } from '@/lib/files/storage/storage';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { uploadMessagePhoto } from '@/lib/files/uploads/upload-message-photo';
import { eraseAccount } from '@/tests/factories/erase-account';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { bid, makeLot } from '@/tests/factories/lot';
import { messageInput } from '@/tests/factories/message';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const DAY = 24 * 60 * 60 * 1000;

jest.setTimeout(60_000);

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
});

const admin = async () => (await makeUser({ role: 'admin' })).actor;
const exists = async (key: string) => {
  const file = await storage().get(key);
  file?.body.destroy();
  return file !== null;
};

/** A seller's listing with a picture about which a victim wrote, was asked for money with a photograph, and reported it. */
async function reported() {
  const [seller, victim] = [await makeUser({ phone: '+59899000111' }), await makeUser({ firstName: 'Ana' })];
  const upload = await uploadImage(seller.actor, { name: 'a.jpg', bytes: await makePicture() });
  const { id } = await createListing(seller.actor, ANIMAL_LISTINGS, listingFields({ title: 'Toro barato' }), [
    upload.id,
  ]);
  const listing = await db.animalListing.findUniqueOrThrow({ where: { id } });
  await sendMessage(victim.actor, messageInput({ toUserId: seller.id, listingId: id, message: '¿Cuánto?' }));
  const photo = await uploadMessagePhoto(seller.actor, { name: 'b.jpg', bytes: await makePicture() });
  const sent = await sendMessage(
    seller.actor,
    messageInput({ toUserId: victim.id, listingId: id, message: 'Manda la seña', imageIds: [photo.id] }),
  );
  await createReport(victim.actor, { listingId: id, reason: 'fraudulent', description: 'Pide seña' } as never);
  const report = await db.report.findFirstOrThrow({ where: { listingId: id } });
  return { seller, victim, listing, sent, report, picture: `${listing.images[0]}-1600.webp` };
}

it('the evidence outlasts the account of who was reported, sealed for administrators', async () => {
  const { seller, listing, report, picture } = await reported();
  await eraseAccount(seller);
  expect(await exists(picture)).toBe(false);
  const actor = await admin();
  const detail = await getCase(actor, `report-${report.id}`);
  expect(detail?.sealed).toMatchObject([{ kind: 'account' }, { kind: 'listing', title: 'Toro barato' }]);
  expect(JSON.stringify(detail)).not.toContain(seller.email);
  expect((await getCase(actor, caseKey({ kind: 'listing', id: listing.id })))?.sealed).toHaveLength(2);

  const id = detail?.sealed[1]?.id ?? '';
  await expect(readSealedFile(actor, id, '0')).rejects.toMatchObject({ code: 'not_found' });
  const record = await readSealed(actor, { id, about: report.id });
  expect(record).toMatchObject({
    kind: 'listing',
    account: { email: seller.email, phone: '+59899000111' },
    row: { title: 'Toro barato' },
    messages: [
      { text: '¿Cuánto?', photos: 0 },
      { text: 'Manda la seña', photos: 1 },
    ],
    files: [{ isVideo: false }, { isVideo: false }],
  });
  for (const place of ['0', '1'])
    expect((await buffer((await readSealedFile(actor, id, place)).body)).subarray(8, 12).toString()).toBe('WEBP');
  expect(await db.auditLog.count({ where: { action: 'sealed_record.read', targetId: id, actorId: actor.id } })).toBe(1);
  // The case can still be decided.
  expect((await listCases(actor, { filter: 'all', sort: 'oldest' })).items.map(({ key }) => key)).toContain(
    `report-${report.id}`,
  );
});

it('only administrators open it, from the case that it is about', async () => {
  const { seller, victim, report } = await reported();
  await eraseAccount(seller);
  const actor = await admin();
  const [first] = await listSealed(actor, report.id);
  const id = first?.id ?? '';
  await readSealed(actor, { id, about: report.id });
  await expect(listSealed(victim.actor, report.id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(readSealed(victim.actor, { id, about: report.id })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(readSealedFile(victim.actor, id, '0')).rejects.toMatchObject({ code: 'forbidden' });
  for (const about of [victim.id, 'x', ''])
    await expect(readSealed(actor, { id, about })).rejects.toMatchObject({ code: 'not_found' });
  await expect(readSealedFile(await admin(), id, '0')).rejects.toMatchObject({ code: 'not_found' });
  for (const place of ['99', '-1', '../0', '0.5', ''])
    await expect(readSealedFile(actor, id, place)).rejects.toMatchObject({ code: 'not_found' });
});

it('a listing that its owner or an administrator deletes after a report is sealed as well', async () => {
  const { seller, listing, report, picture, sent } = await reported();
  await deleteListing(seller.actor, ANIMAL_LISTINGS, listing.id);
  const actor = await admin();
  expect(await listSealed(actor, report.id)).toMatchObject([{ kind: 'listing' }]);
  expect(await exists(picture)).toBe(false);
  // The photograph of the message is still where both sides read it.
  const { images } = await db.message.findUniqueOrThrow({ where: { id: sent.id } });
  expect(await exists(`${images[0]}-1600.webp`)).toBe(true);

  const unreported = await makeListing({ userId: seller.id });
  await deleteListing(seller.actor, ANIMAL_LISTINGS, unreported.id);
  expect(await listSealed(actor, unreported.id)).toEqual([]);
  const byAdmin = await makeListing({ userId: seller.id });
  await deleteListing(actor, ANIMAL_LISTINGS, byAdmin.id);
  expect(await listSealed(actor, byAdmin.id)).toHaveLength(1);
});

it('a bidder’s identity and bids stay with the lot; an account that nothing refers to leaves nothing', async () => {
  const [seller, bidder, nobody] = [await makeUser(), await makeUser(), await makeUser()];
  const lot = await makeLot(seller.id);
  await bid(bidder.actor, lot.id, '700');
  await bid((await makeUser()).actor, lot.id, '900');
  await makeListing({ userId: nobody.id });
  await eraseAccount(bidder);
  await eraseAccount(nobody);
  const actor = await admin();
  const [sealed] = (await getCase(actor, caseKey({ kind: 'lot', id: lot.id })))?.sealed ?? [];
  expect(await readSealed(actor, { id: sealed?.id ?? '', about: lot.id })).toMatchObject({
    kind: 'account',
    account: { email: bidder.email },
    bids: [{ lotId: lot.id, maximum: '700.00' }],
  });
  expect(await listSealed(actor, nobody.id)).toEqual([]);
});

it('what was decided more than 180 days ago is not sealed; what is sealed is deleted with its files after 180 days', async () => {
  const { seller, report } = await reported();
  const old = await reported();
  const long = new Date(Date.now() - 181 * DAY);
  await db.report.update({
    where: { id: old.report.id },
    data: { status: 'dismissed', createdAt: long, reviewedAt: long },
  });
  const now = new Date();
  await db.user.updateMany({
    where: { id: { in: [seller.id, old.seller.id] } },
    data: { closedAt: new Date(now.getTime() - 20 * DAY) },
  });
  for (const user of [seller, old.seller]) await deleteAccount(user, now);
  const actor = await admin();
  expect(await listSealed(actor, old.report.id)).toEqual([]);
  const keys = (await db.sealedRecord.findMany({ where: { refers: { has: report.id } } })).flatMap(
    ({ files }) => files,
  );
  expect(keys.every((key) => key.startsWith('private/sealed/'))).toBe(true);
  const later = new Date(now.getTime() + 180 * DAY);
  expect(await listSealed(actor, report.id, later)).toEqual([]);
  await deleteOldSealedRecords(new Date(later.getTime() - 1));
  expect(await exists(keys[0] ?? '')).toBe(true);
  await deleteOldSealedRecords(later);
  for (const key of keys) expect(await exists(key)).toBe(false);
  expect(await db.sealedRecord.count({ where: { refers: { has: report.id } } })).toBe(0);
});

it('files that a failing store did not move are moved by the job', async () => {
  const { seller, report, picture } = await reported();
  const put = jest.spyOn(storage(), 'put').mockRejectedValue(new Error('down'));
  await eraseAccount(seller);
  put.mockRestore();
  expect(await exists(picture)).toBe(true);
  await moveLeftSealedFiles(new Date(Date.now() + DAY));
  expect(await exists(picture)).toBe(false);
  const records = await db.sealedRecord.findMany({ where: { refers: { has: report.id }, kind: 'listing' } });
  for (const key of records.flatMap(({ files }) => files)) expect(await exists(key)).toBe(true);
});
