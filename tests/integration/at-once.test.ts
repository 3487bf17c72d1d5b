import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { createLot } from '@/lib/market/auctions/create-lot';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { requestBannerAd } from '@/lib/money/banner-ads/request-banner-ad';
import { bannerRequestSchema } from '@/lib/money/banner-ads/schema';
import { db } from '@/lib/core/db/client';
import { signLink } from '@/lib/core/email/signed-link';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { DomainError } from '@/lib/core/errors/domain-error';
import { renewByLink, renewalToken } from '@/lib/market/expiry/renew-by-link';
import { addFavorite } from '@/lib/market/favorites/add-favorite';
import { createListing } from '@/lib/market/listings/create-listing';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { updateListing } from '@/lib/market/listings/update-listing';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { createReport } from '@/lib/moderation/reports/create-report';
import { reviewReport } from '@/lib/moderation/reports/review-report';
import { createReportSchema, reportReviewSchema } from '@/lib/moderation/reports/schema';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { reviewVerification } from '@/lib/accounts/verification/review-verification';
import { reviewSchema, verificationRequestSchema } from '@/lib/accounts/verification/schema';
import { submitVerification } from '@/lib/accounts/verification/submit-verification';
import { uploadDocuments } from '@/lib/accounts/verification/upload-documents';
import { makePdf, verificationFields } from '@/tests/factories/document';
import { equipmentInput } from '@/tests/factories/equipment';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { lotInput } from '@/tests/factories/lot';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const FIFTY = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sends the request fifty times at once; returns the results and the number of each error code. */
async function atOnce(send: () => Promise<unknown>): Promise<{ answers: unknown[]; codes: Record<string, number> }> {
  const answers: unknown[] = [];
  const codes: Record<string, number> = {};
  for (const result of await Promise.allSettled(Array.from({ length: FIFTY }, send))) {
    if (result.status === 'fulfilled') answers.push(result.value);
    // Only domain errors are expected; any other error fails the test.
    else if (!(result.reason instanceof DomainError)) throw result.reason;
    const code = result.status === 'fulfilled' ? 'ok' : (result.reason as DomainError).code;
    codes[code] = (codes[code] ?? 0) + 1;
  }
  return { answers, codes };
}

const ids = (answers: unknown[]): Set<string> => new Set(answers.map((answer) => (answer as { id: string }).id));

async function waitingPicture(actor: Actor): Promise<string> {
  return (await uploadImage(actor, { name: 'foto.jpg', bytes: await makePicture('jpeg', 60, 40) })).id;
}

describe('fifty at once of the same', () => {
  it('favourite is one', async () => {
    const [{ actor }, listing] = [await makeUser(), await makeListing()];
    expect((await atOnce(() => addFavorite(actor, listing.id))).codes).toEqual({ ok: FIFTY });
    expect(await db.favorite.count({ where: { userId: actor.id } })).toBe(1);
  });

  it('message under one key is one, and one mail, and stays so when it is sent again after a minute', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser()];
    const key = '0195c1de-0000-4000-8000-000000000001';
    const send = (idempotencyKey: string | undefined, message = 'Sí') =>
      sendMessage(
        buyer.actor,
        parseInput(sendMessageSchema, {
          toUserId: seller.id,
          message,
          contactMethod: 'email',
          contactValue: buyer.email,
          idempotencyKey,
        }),
      );
    const { answers, codes } = await atOnce(() => send(key));
    expect(codes).toEqual({ ok: FIFTY });
    expect(ids(answers).size).toBe(1);
    expect(answers[FIFTY - 1]).toEqual(answers[0]);
    await db.submission.updateMany({ where: { userId: buyer.id }, data: { createdAt: new Date(Date.now() - 60_000) } });
    expect(await send(key)).toEqual(answers[0]);
    // A different text, or the same text sent again on purpose, is another message.
    expect(ids([answers[0], await send(key, 'No'), await send('0195c1de-0000-4000-8000-000000000002')]).size).toBe(3);
    await letMailsLeave();
    expect(await mailsTo(seller.email)).toMatchObject([{ subject: expect.stringContaining('3 mensajes') as string }]);
  });

  it('message counts once towards its limit', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser()];
    const send = (message: string) =>
      sendMessage(
        buyer.actor,
        parseInput(sendMessageSchema, {
          toUserId: seller.id,
          message,
          contactMethod: 'email',
          contactValue: buyer.email,
        }),
      );
    for (let round = 0; round < 3; round++)
      expect((await atOnce(() => send(`Hola ${round}`))).codes).toEqual({ ok: FIFTY });
  });

  it('report is one, and its review is one, with one row in the journal and one mail to each', async () => {
    const [owner, reporter, admin] = [await makeUser(), await makeUser(), await makeUser({ role: 'admin' })];
    const listing = await makeListing({ userId: owner.id });
    const { answers, codes } = await atOnce(() =>
      createReport(reporter.actor, createReportSchema.parse({ listingId: listing.id, reason: 'spam' })),
    );
    expect(codes).toEqual({ ok: 1, already_reported: FIFTY - 1 });
    const [reportId = ''] = ids(answers);
    const review = reportReviewSchema.parse({ reportId, status: 'resolved', deactivateListing: true });
    expect((await atOnce(() => reviewReport(admin.actor, review))).codes).toEqual({ ok: 1, conflict: FIFTY - 1 });
    expect(await db.auditLog.count({ where: { targetId: reportId } })).toBe(1);
    expect([await mailsTo(owner.email), await mailsTo(reporter.email)]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
  });

  it.each(['highlight', 'week and month at odds'])('%s is one, and is owed once', async (name) => {
    const { actor } = await makeUser();
    const listing = await makeListing({ userId: actor.id });
    let turn = 0;
    const choice = () => (name === 'highlight' || turn++ % 2 === 0 ? 'week' : 'month');
    const { codes } = await atOnce(() =>
      updateListing(actor, ANIMAL_LISTINGS, listing.id, listingFields({ highlightDuration: choice() }), []),
    );
    const owed = await db.transaction.findMany({ where: { listingId: listing.id }, orderBy: { id: 'asc' } });
    expect(codes).toEqual({ ok: owed.length, invalid_input: FIFTY - owed.length });
    // The only allowed replacement is that of a week by a later month.
    expect(['highlight_week', 'highlight_month', 'highlight_week,highlight_month']).toContain(
      owed.map(({ type }) => type).join(),
    );
    const { highlightDuration } = await db.animalListing.findUniqueOrThrow({ where: { id: listing.id } });
    expect(owed.at(-1)?.type).toBe(`highlight_${highlightDuration ?? ''}`);
  });

  it('renewal is one, from the dashboard and by the link of a mail', async () => {
    const { actor } = await makeUser();
    const now = new Date();
    const expiresAt = new Date(now.getTime() - DAY_MS);
    const one = await makeListing({ userId: actor.id, isActive: false, expiresAt });
    const { answers, codes } = await atOnce(() => renewListing(actor, ANIMAL_LISTINGS, one.id, now));
    expect(codes).toEqual({ ok: FIFTY });
    expect(new Set(answers.map((answer) => (answer as { expiresAt: string }).expiresAt)).size).toBe(1);
    const other = await makeListing({ userId: actor.id, isActive: false, expiresAt });
    let minutes = 0;
    const followed = await atOnce(() =>
      renewByLink(renewalToken('listing', other), new Date(now.getTime() + 60_000 * minutes++)),
    );
    expect(followed.codes).toEqual({ ok: FIFTY });
    const renewed = await db.animalListing.findUniqueOrThrow({ where: { id: other.id } });
    // Whichever request came first renewed it; a later use of the link changes nothing.
    await renewByLink(renewalToken('listing', other), new Date(now.getTime() + 30 * DAY_MS));
    expect(await db.animalListing.findUniqueOrThrow({ where: { id: other.id } })).toEqual(renewed);
    await expect(renewByLink(signLink('renew-listing', 'x'))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('verification is one, and its approval too', async () => {
    const [user, admin] = [await makeUser(), await makeUser({ role: 'admin' })];
    const documents = (await uploadDocuments(user.actor, [makePdf()])).map(({ name }) => name);
    const { codes } = await atOnce(() =>
      submitVerification(user.actor, verificationRequestSchema.parse({ ...verificationFields, documents })),
    );
    // The remaining requests exceed the limit per day.
    expect(codes).toEqual({ ok: 1, verification_closed: 19, rate_limited: 30 });
    const reviewed = await atOnce(() =>
      reviewVerification(admin.actor, reviewSchema.parse({ userId: user.id, decision: 'verified' })),
    );
    expect(reviewed.codes).toEqual({ ok: 1, conflict: FIFTY - 1 });
    expect(await db.auditLog.count({ where: { targetId: user.id } })).toBe(1);
    await letMailsLeave();
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  it.each([
    [
      'animal',
      (actor: Actor, picture: string) =>
        createListing(actor, ANIMAL_LISTINGS, listingFields({ highlightDuration: 'week' }), [picture]),
    ],
    [
      'piece of equipment',
      (actor: Actor, picture: string) =>
        createListing(
          actor,
          EQUIPMENT_LISTINGS,
          parseInput(equipmentListingFieldsSchema, { ...equipmentInput, highlightDuration: 'week' }),
          [picture],
        ),
    ],
  ])('%s is one listing, owed once', async (_, publish) => {
    const { actor } = await makeUser();
    const picture = await waitingPicture(actor);
    const { answers, codes } = await atOnce(() => publish(actor, picture));
    expect(codes).toEqual({ ok: FIFTY });
    expect(answers[FIFTY - 1]).toEqual(answers[0]);
    expect(ids(answers).size).toBe(1);
    expect(await db.transaction.count({ where: { userId: actor.id } })).toBe(1);
  });

  it('listing with its pictures in the request is one; with other pictures it is another, and so it is once the first is gone', async () => {
    const { actor } = await makeUser();
    const publish = async (digest: string) =>
      createListing(actor, ANIMAL_LISTINGS, listingFields(), [await waitingPicture(actor)], [digest]);
    const [first, again, other] = [await publish('a'), await publish('a'), await publish('b')];
    expect([again.id === first.id, other.id === first.id]).toEqual([true, false]);
    await db.animalListing.delete({ where: { id: first.id } });
    expect((await publish('a')).id).not.toBe(first.id);
  });

  it('lot is one', async () => {
    const { actor } = await makeUser();
    const picture = await waitingPicture(actor);
    const fields = lotFieldsSchema.parse({
      ...lotInput,
      endTime: new Date(Date.now() + DAY_MS).toISOString(),
    });
    const { answers, codes } = await atOnce(() => createLot(actor, fields, [picture]));
    expect(codes).toEqual({ ok: FIFTY });
    expect(ids(answers).size).toBe(1);
    expect(await db.auctionLot.count({ where: { userId: actor.id } })).toBe(1);
  });

  it('request for an advertisement is one, owed once', async () => {
    const { actor } = await makeUser({ role: 'commercial_seller' });
    const fields = {
      companyName: 'Agro SA',
      contactEmail: 'ads@corral.test',
      title: 'Semillas',
      clickUrl: 'https://example.com',
      durationMonths: 2,
    };
    const { codes, answers } = await atOnce(() => requestBannerAd(actor, bannerRequestSchema.parse(fields)));
    // How many exceed the limit depends on the order of the requests.
    expect((codes.ok ?? 0) + (codes.rate_limited ?? 0)).toBe(FIFTY);
    expect(ids(answers).size).toBe(1);
    expect(await db.transaction.count({ where: { userId: actor.id } })).toBe(1);
  });

  it('is done by a later one where the first failed', async () => {
    const { actor } = await makeUser();
    await expect(
      createListing(actor, ANIMAL_LISTINGS, listingFields(), ['0195c1de-0000-7000-8000-000000000001'], ['x']),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect(
      await createListing(actor, ANIMAL_LISTINGS, listingFields(), [await waitingPicture(actor)], ['x']),
    ).toMatchObject({
      userId: actor.id,
    });
  });
});
