import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { countAnimalListingsByBreed } from '@/lib/market/animal-lots/count-by-category';
import { findNewMatches } from '@/lib/market/animal-lots/find-new-matches';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { listAnimalListingsForSitemap } from '@/lib/market/animal-lots/list-for-sitemap';
import { listOwnAnimalListings } from '@/lib/market/animal-lots/list-own-animal-listings';
import { listSellerAnimalListings } from '@/lib/market/animal-lots/list-seller-animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { similarAnimalListings } from '@/lib/market/animal-lots/similar-animal-listings';
import { KINDS } from '@/lib/market/topics/kinds';
import { db } from '@/lib/core/db/client';
import { countEquipmentListingsByCategory } from '@/lib/market/equipment/count-by-category';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { listEquipmentListingsForSitemap } from '@/lib/market/equipment/list-for-sitemap';
import { listFavorites } from '@/lib/market/favorites/list-favorites';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { markSold } from '@/lib/market/listings/mark-sold';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { answerHold } from '@/lib/moderation/appeals/answer-hold';
import { clearSignal } from '@/lib/moderation/cases/clear-signal';
import { countCases } from '@/lib/moderation/cases/count-cases';
import { decideCase } from '@/lib/moderation/cases/decide-case';
import { getCase } from '@/lib/moderation/cases/get-case';
import { getHoldPage } from '@/lib/moderation/appeals/get-hold-page';
import { listCases } from '@/lib/moderation/cases/list-cases';
import { countUnread } from '@/lib/messages/messages/count-unread';
import { releaseMessages } from '@/lib/messages/messages/held-messages';
import { markMessageRead } from '@/lib/messages/messages/mark-read';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { listMessages } from '@/lib/messages/messages/list-messages';
import { needsChecklist } from '@/lib/messages/messages/needs-checklist';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { caseQuerySchema } from '@/lib/moderation/cases/query-schema';
import { undoDecisions } from '@/lib/moderation/cases/undo-decisions';
import { readPersonalData } from '@/lib/closure/personal-data/read-personal-data';
import { checkDue } from '@/lib/moderation/risk-checks/check-due';
import type { RiskEvidence, RiskRule } from '@/lib/records/risk-signals/dto';
import { recordSignal } from '@/lib/records/risk-signals/record-signal';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

// The signals of these tests are given; what the rules find has tests of its own.
jest.mock('@/lib/moderation/risk-checks/rule-checks', () => ({
  RULE_CHECKS: Object.fromEntries(
    ['user', 'listing', 'equipment', 'lot', 'message'].map((subject) => [subject, () => Promise.resolve()]),
  ),
}));

type User = Awaited<ReturnType<typeof makeUser>>;
type Owned = { id: string; userId: string };

const DAY_MS = 86_400_000;
const OTHER = '00000000-0000-7000-8000-000000000000';
const PHOTO = { picture: 'a', other: OTHER, otherPicture: 'b', distance: 3, fraud: false, gone: false };
const TEXT = { other: OTHER, similarity: 0.9, text: 'x', otherText: 'x' };

let admin: User;
let owner: User;

beforeEach(async () => {
  await db.riskCase.deleteMany();
  await db.message.deleteMany();
  admin = await makeUser({ role: 'admin' });
  owner = await makeUser({ language: 'pt' });
});

async function signal<Name extends RiskRule>(
  { id, userId }: Owned,
  rule: Name,
  evidence: RiskEvidence[Name],
  subject: 'listing' | 'user' = 'listing',
) {
  await db.$transaction((tx) =>
    recordSignal(tx, { subject, subjectId: subject === 'user' ? userId : id, userId, rule, evidence }),
  );
  await checkDue();
}

/** Returns a day on which the checklist precedes messages about a listing without signals, or one on which it doesn't. */
async function dayWithChecklist(id: string, wanted: boolean): Promise<Date> {
  for (let count = 0; count < 59; count += 1) {
    const day = new Date(Date.now() + count * DAY_MS);
    const { actor } = await makeUser();
    if ((await needsChecklist(actor, id, day)) === wanted) return day;
  }
  throw new Error('no such day');
}

/** Makes a listing that two rules hold. */
async function held(traits: Parameters<typeof makeListing>[0] = {}) {
  const listing = await makeListing({ userId: owner.id, ...traits });
  await signal(listing, 'photo_of_another', PHOTO);
  await signal(listing, 'text_of_another', TEXT);
  return listing;
}

const seen = async (key: string) => ({ key, until: (await getCase(admin.actor, key))?.until ?? '' });
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const release = async (key: string) => decideCase(admin.actor, { ...(await seen(key)), action: 'dismissed' });
const stateOf = async ({ id }: { id: string }) => {
  const { isActive, heldAt } = await db.animalListing.findUniqueOrThrow({ where: { id } });
  return { isActive, held: heldAt !== null };
};

describe('a listing whose signals add up', () => {
  it('is in the queue from 30 points on, and public all the same', async () => {
    const listing = await makeListing({ userId: owner.id });
    await signal(listing, 'text_of_another', TEXT);
    expect((await listCases(admin.actor, caseQuerySchema.parse({}))).total).toBe(0);
    await signal(listing, 'price_typo', { price: '1.00', median: '900.00', per: 'head', sample: 30, percent: 0 });
    await signal(listing, 'phone_elsewhere', { phone: 'NG', place: 'UY' });
    expect(await stateOf(listing)).toEqual({ isActive: true, held: false });
    const { items } = await listCases(admin.actor, caseQuerySchema.parse({ filter: 'signals' }));
    expect(items).toMatchObject([{ key: listing.id, risk: { score: 36, heldAt: null } }]);
    expect(await countCases(admin.actor)).toMatchObject({ cases: { waiting: 1 } });
  });

  it('from 20 points on, asks whoever writes to its seller to read a checklist first, unless the seller is verified', async () => {
    const listing = await makeListing({ userId: owner.id });
    const buyer = await makeUser();
    const plainDay = await dayWithChecklist(listing.id, false);
    const needed = (actor = buyer.actor) => needsChecklist(actor, listing.id, plainDay);
    expect(await needed()).toBe(false);
    await signal(listing, 'price_low', { price: '1.00', median: '3.00', per: 'head', sample: 30, percent: 33 });
    expect([await needed(), await needed(owner.actor)]).toEqual([true, false]);
    for (const name of ['', 'x', OTHER, `lot-${OTHER}`]) expect(await needsChecklist(buyer.actor, name)).toBe(false);
    await db.user.update({ where: { id: owner.id }, data: { verificationStatus: 'verified' } });
    expect(await needed()).toBe(false);
  });

  it('says nothing for certain by that checklist: on some days it precedes messages about any listing, for everybody alike', async () => {
    const { id } = await makeListing({ userId: owner.id });
    const day = await dayWithChecklist(id, true);
    for (const { actor } of [await makeUser(), await makeUser()])
      expect(await needsChecklist(actor, id, day)).toBe(true);
    expect(await needsChecklist(owner.actor, id, day)).toBe(false);
    const days = await Promise.all(
      Array.from({ length: 40 }, async (_, count) =>
        needsChecklist((await makeUser()).actor, id, new Date(Date.now() + count * DAY_MS)),
      ),
    );
    const shown = days.filter(Boolean).length;
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(30);
    await db.user.update({ where: { id: owner.id }, data: { verificationStatus: 'verified' } });
    expect(await needsChecklist((await makeUser()).actor, id, day)).toBe(false);
  });

  it('shows whoever asks about more than sixty in a day the checklist each time', async () => {
    const { id } = await makeListing({ userId: owner.id });
    const [{ actor }, day] = [await makeUser(), await dayWithChecklist(id, false)];
    for (let times = 0; times < 60; times += 1) expect(await needsChecklist(actor, id, day)).toBe(false);
    expect(await needsChecklist(actor, id, day)).toBe(true);
  });

  it('is not held by one rule alone, however many points it has', async () => {
    const listing = await makeListing({ userId: owner.id });
    await signal(listing, 'photo_of_another', { ...PHOTO, fraud: true });
    await signal(listing, 'photo_of_another', { ...PHOTO, otherPicture: 'c', fraud: true });
    expect(await stateOf(listing)).toEqual({ isActive: true, held: false });
    expect(await getCase(admin.actor, listing.id)).toMatchObject({
      suggested: 'photo',
      risk: { score: 60, heldAt: null },
    });
  });

  it('is held from 60 points of two rules on: for strangers it is nowhere', async () => {
    const [stranger, saver] = [await makeUser(), await makeUser()];
    const place = { title: 'Vaquillonas en revisión', breed: 'Brangus', location: 'Paso Retenido, Uruguay' };
    const before = (await countAnimalListingsByBreed('bovine')).Brangus ?? 0;
    const { id } = await makeListing({ userId: owner.id, ...place });
    await db.favorite.create({ data: { userId: saver.id, listingId: id } });
    expect((await countAnimalListingsByBreed('bovine')).Brangus).toBe(before + 1);
    await signal({ id, userId: owner.id }, 'photo_of_another', PHOTO);
    await signal({ id, userId: owner.id }, 'text_of_another', TEXT);

    for (const viewer of [null, stranger.actor, saver.actor]) expect(await getAnimalListing(viewer, id)).toBeNull();
    expect(await getAnimalListing(null, id, { alsoSold: true })).toBeNull();
    expect(await getAnimalListing(owner.actor, id)).toMatchObject({ held: true, status: 'paused' });
    expect(await listOwnAnimalListings(owner.actor)).toMatchObject([{ id, held: true }]);
    const { query } = parseAnimalListingQuery({ location: 'paso retenido' });
    expect(await searchAnimalListings(query)).toMatchObject({ total: 0, listings: [] });
    expect((await countAnimalListingsByBreed('bovine')).Brangus ?? 0).toBe(before);
    expect((await listAnimalListingsForSitemap(0)).map((one) => one.id)).not.toContain(id);
    expect((await listSellerAnimalListings(owner.id, { page: 1, limit: 9 })).total).toBe(0);
    const like = await getAnimalListing(null, (await makeListing({ breed: 'Brangus' })).id);
    expect(like && (await similarAnimalListings(like)).map((one) => one.id)).not.toContain(id);
    expect(await listFavorites(saver.actor)).toEqual([]);
    const window = { after: new Date(0), until: new Date(), notOf: stranger.id, limit: 10 };
    expect(await findNewMatches(db, query, window)).toMatchObject({ total: 0 });
    const tags = await db.$queryRaw<
      { tags: string[] }[]
    >`SELECT tags FROM page_changes WHERE ${`off-sale:${id}`} = ANY (tags)`;
    expect(tags[0]?.tags).toEqual(expect.arrayContaining(['listings', `listing:${id}`, `listings-of:${owner.id}`]));
  });

  it('can be equipment, whose counts stay exact too', async () => {
    const before = await countEquipmentListingsByCategory();
    const { id, userId, category } = await makeEquipment({ userId: owner.id });
    for (const [rule, evidence] of [
      ['photo_of_another', PHOTO],
      ['text_of_another', TEXT],
    ] as const)
      await db.$transaction((tx) => recordSignal(tx, { subject: 'equipment', subjectId: id, userId, rule, evidence }));
    await checkDue();
    expect(await getEquipmentListing(null, id)).toBeNull();
    expect((await listEquipmentListingsForSitemap()).map((one) => one.id)).not.toContain(id);
    expect((await countEquipmentListingsByCategory())[category]).toBe(before[category]);
    const key = `equipment-${id}`;
    await decideCase(admin.actor, { ...(await seen(key)), action: 'dismissed' });
    expect(await getEquipmentListing(null, id)).toMatchObject({ id, held: false });
    expect((await countEquipmentListingsByCategory())[category]).toBe(before[category] + 1);
  });

  it('cannot be put back by its owner in any way', async () => {
    const listing = await held();
    await expect(setListingActive(owner.actor, ANIMAL_LISTINGS, listing.id, true)).rejects.toMatchObject({
      code: 'listing_held',
    });
    await expect(markSold(owner.actor, ANIMAL_LISTINGS, listing.id, true)).rejects.toMatchObject({
      code: 'listing_held',
    });
    await db.animalListing.update({ where: { id: listing.id }, data: { expiresAt: new Date() } });
    await renewListing(owner.actor, ANIMAL_LISTINGS, listing.id);
    expect(await stateOf(listing)).toEqual({ isActive: false, held: true });
    await expect(db.animalListing.update({ where: { id: listing.id }, data: { isActive: true } })).rejects.toThrow(
      'cattle_listings_held',
    );
  });

  it('stays public if what speaks for its seller outweighs it', async () => {
    const long = await makeUser({ verificationStatus: 'verified', createdAt: new Date(Date.now() - 400 * DAY_MS) });
    const listing = await held({ userId: long.id });
    expect(await stateOf(listing)).toEqual({ isActive: true, held: false });
    expect((await getCase(admin.actor, listing.id))?.risk).toMatchObject({ score: 35, waits: true });
  });

  it('counts what was found about the seller, and leaves the queue when a signal expires', async () => {
    const listing = await makeListing({ userId: owner.id });
    await signal(listing, 'throwaway_mail', { domain: 'mailinator.com' }, 'user');
    await signal(listing, 'payment_words', {
      words: [
        { text: 'seña por adelantado', hint: 'advance' },
        { text: 'Western Union', hint: 'irreversible' },
      ],
    });
    expect((await getCase(admin.actor, listing.id))?.risk).toMatchObject({ score: 35, waits: true });
    await db.riskSignal.updateMany({ where: { userId: owner.id }, data: { expiresAt: new Date() } });
    await db.$executeRaw`INSERT INTO risk_checks (subject, subject_id) VALUES ('listing', ${listing.id}::uuid) ON CONFLICT DO NOTHING`;
    await checkDue();
    expect(await db.riskCase.count({ where: { listingId: listing.id, closedAt: null } })).toBe(0);
  });

  it('has the new listings of its seller held too, if independent rules agree strongly', async () => {
    const [old, first] = [await makeListing({ userId: owner.id }), await makeListing({ userId: owner.id })];
    await signal(first, 'photo_of_another', PHOTO);
    await signal(first, 'document_of_another', { other: OTHER });
    const next = await makeListing({ userId: owner.id, createdAt: new Date(Date.now() + 1000) });
    for (const { id } of [old, next])
      await db.$executeRaw`INSERT INTO risk_checks (subject, subject_id) VALUES ('listing', ${id}::uuid)`;
    await checkDue();
    expect([await stateOf(first), await stateOf(old), await stateOf(next)]).toEqual([
      { isActive: false, held: true },
      { isActive: true, held: false },
      { isActive: false, held: true },
    ]);
  });
});

describe('a held listing', () => {
  it('comes first in the queue, the longest held before all', async () => {
    const [first, second] = [await held(), await held()];
    await db.riskCase.updateMany({ where: { listingId: second.id }, data: { heldAt: new Date(Date.now() - DAY_MS) } });
    const plain = await makeListing({ userId: (await makeUser()).id });
    await signal(plain, 'photo_of_another', PHOTO);
    const { items } = await listCases(admin.actor, caseQuerySchema.parse({}));
    expect(items.map(({ key }) => key)).toEqual([second.id, first.id, plain.id]);
    expect((await listCases(admin.actor, caseQuerySchema.parse({ filter: 'held' }))).total).toBe(2);
  });

  it('tells its seller what helps, who answers once', async () => {
    const { id } = await held({ title: 'Novillos retenidos' });
    expect(await mailsTo(owner.email)).toMatchObject([
      { subject: expect.stringContaining('Novillos retenidos') as string },
    ]);
    expect(await getHoldPage(owner.actor, id)).toMatchObject({
      title: 'Novillos retenidos',
      helps: ['pictures', 'text'],
      answer: null,
    });
    const stranger = await makeUser();
    expect(await getHoldPage(stranger.actor, id)).toBeNull();
    await expect(answerHold(stranger.actor, { subject: id, text: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => answerHold(owner.actor, { subject: id, text: 'São meus' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(answerHold(owner.actor, { subject: id, text: 'x' })).rejects.toMatchObject({
      code: 'already_appealed',
    });
    expect((await getCase(admin.actor, id))?.risk?.answer).toMatchObject({ text: 'São meus' });
    expect((await listCases(admin.actor, caseQuerySchema.parse({}))).items[0]?.risk).toMatchObject({ answered: true });
  });

  it('is public again once a moderator releases it, and the same evidence does not bring it back', async () => {
    const listing = await held();
    const { id: decisionId } = await release(listing.id);
    expect(await stateOf(listing)).toEqual({ isActive: true, held: false });
    expect(await db.auditLog.findMany({ where: { targetId: listing.id } })).toMatchObject([
      { action: 'risk.cleared', actorId: admin.id, after: { decisionId, signals: 2 } },
    ]);
    await signal(listing, 'photo_of_another', PHOTO);
    await signal(listing, 'text_of_another', TEXT);
    await checkDue();
    expect(await stateOf(listing)).toEqual({ isActive: true, held: false });
    await letMailsLeave();
    expect(await mailsTo(owner.email)).toHaveLength(2);
    await signal(listing, 'photo_of_another', { ...PHOTO, otherPicture: 'another' });
    expect((await getCase(admin.actor, listing.id))?.risk).toMatchObject({ score: 35, waits: true });
  });

  it('is held again if the moderator undoes that within ten seconds', async () => {
    const listing = await held();
    const { id } = await release(listing.id);
    await undoDecisions(admin.actor, { decisionIds: [id] });
    expect(await stateOf(listing)).toEqual({ isActive: false, held: true });
    expect((await getCase(admin.actor, listing.id))?.risk).toMatchObject({ score: 60, waits: true });
  });

  it('is taken down by a moderator, and held again if they undo that', async () => {
    const listing = await held();
    const { id } = await decideCase(admin.actor, {
      ...(await seen(listing.id)),
      action: 'taken_down',
      answer: 'photo',
    });
    const row = await db.animalListing.findUniqueOrThrow({ where: { id: listing.id } });
    expect(row).toMatchObject({ isActive: false, heldAt: null });
    expect(row.takenDownAt).not.toBeNull();
    expect(await countCases(admin.actor)).toMatchObject({ cases: { waiting: 0 } });
    await undoDecisions(admin.actor, { decisionIds: [id] });
    expect(await stateOf(listing)).toEqual({ isActive: false, held: true });
  });

  it('stays held if a signal is cleared: the moderator decides', async () => {
    const listing = await held();
    const [first] = (await getCase(admin.actor, listing.id))?.risk?.signals ?? [];
    await clearSignal(admin.actor, { id: first?.id ?? '' });
    await expect(clearSignal(admin.actor, { id: first?.id ?? '' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(clearSignal(owner.actor, { id: first?.id ?? '' })).rejects.toMatchObject({ code: 'forbidden' });
    await checkDue();
    expect((await getCase(admin.actor, listing.id))?.risk).toMatchObject({ score: 25, waits: true });
    expect(await stateOf(listing)).toEqual({ isActive: false, held: true });
    expect(await db.auditLog.count({ where: { targetId: listing.id, action: 'risk.signal_cleared' } })).toBe(1);
  });

  it.each(['suspendedAt', 'closedAt'])('is not put on sale for an account with %s', async (column) => {
    const listing = await held();
    await db.user.update({ where: { id: owner.id }, data: { [column]: new Date() } });
    await release(listing.id);
    expect(await stateOf(listing)).toEqual({ isActive: false, held: false });
  });

  it('goes with its signals when its owner deletes it', async () => {
    const { id } = await held();
    await deleteListing(owner.actor, KINDS.listing, id);
    expect(await db.riskSignal.count({ where: { subjectId: id } })).toBe(0);
    expect(await countCases(admin.actor)).toMatchObject({ cases: { waiting: 0 } });
  });
});

describe('the first messages of a seller whom independent rules speak strongly against', () => {
  const write = (from: User, to: User, message: string) =>
    sendMessage(from.actor, sendMessageSchema.parse({ toUserId: to.id, message, contactMethod: 'corral' }));
  const inboxOf = async ({ actor }: User) =>
    (await listConversations(actor)).conversations.map(({ lastMessage, unread }) => [lastMessage?.message, unread]);

  async function sectionOf({ id }: User, section: string): Promise<unknown> {
    let text = '';
    for await (const part of readPersonalData(id, () => undefined)) text += part;
    return (JSON.parse(text) as Record<string, unknown>)[section];
  }

  async function accused() {
    const listing = await makeListing({ userId: owner.id });
    await signal(listing, 'photo_of_another', { ...PHOTO, fraud: true });
    await signal(listing, 'text_of_another', TEXT);
    return listing;
  }

  it('wait for a moderator, whose release delivers them; their sender sees no difference', async () => {
    const [known, stranger] = [await makeUser(), await makeUser()];
    await write(known, owner, 'Buenas');
    const listing = await accused();
    await write(owner, known, 'Siguen a la venta');
    await write(owner, stranger, 'Tengo novillos');
    await write(owner, stranger, 'Con un depósito se los guardo');
    expect(await inboxOf(known)).toEqual([['Siguen a la venta', 1]]);
    expect(await inboxOf(stranger)).toEqual([]);
    expect(await listMessages(stranger.actor, null)).toEqual([]);
    expect([await countUnread(stranger.actor), await mailsTo(stranger.email)]).toEqual([
      { messages: 0, conversations: 0 },
      [],
    ]);
    expect((await listMessages(owner.actor, null)).map(({ isRead }) => isRead)).toEqual([false, false, false, false]);

    expect(await releaseMessages()).toBe(0);
    await release(listing.id);
    expect([await releaseMessages(later(16)), await releaseMessages(later(16))]).toEqual([2, 0]);
    expect(await inboxOf(stranger)).toEqual([['Con un depósito se los guardo', 2]]);
    expect(await db.notification.count({ where: { userId: stranger.id, kind: 'message' } })).toBe(1);
  });

  it('are never delivered to who blocked their sender meanwhile, nor shown in an export or by their id', async () => {
    const [stranger, other] = [await makeUser(), await makeUser()];
    const listing = await accused();
    await write(owner, stranger, 'Tengo novillos');
    await write(owner, other, 'Tengo vaquillonas');
    const [held] = await db.message.findMany({ where: { toUserId: stranger.id } });
    await expect(markMessageRead(stranger.actor, held?.id ?? '')).rejects.toMatchObject({ code: 'message_not_found' });
    expect(await sectionOf(stranger, 'messages_received')).toEqual([]);
    expect(await sectionOf(owner, 'messages_sent')).toMatchObject([{ is_read: false }, { is_read: false }]);

    await db.userBlock.create({ data: { blockerId: stranger.id, blockedId: owner.id } });
    await release(listing.id);
    expect(await releaseMessages(later(16))).toBe(1);
    expect(await inboxOf(stranger)).toEqual([]);
  });

  it('are never delivered once the listing is taken down', async () => {
    const stranger = await makeUser();
    const listing = await accused();
    await write(owner, stranger, 'Tengo novillos');
    await decideCase(admin.actor, { ...(await seen(listing.id)), action: 'taken_down', answer: 'photo' });
    expect(await releaseMessages(later(16))).toBe(0);
    expect(await inboxOf(stranger)).toEqual([]);
  });

  it('are delivered only once the release can’t be undone any more: undoing wins until then, and says when it is too late', async () => {
    const stranger = await makeUser();
    const { id: key } = await accused();
    await write(owner, stranger, 'Tengo novillos');
    const undo = (id: string, seconds: number) => undoDecisions(admin.actor, { decisionIds: [id] }, later(seconds));
    const first = await release(key);
    for (const seconds of [0, 9, 12]) expect(await releaseMessages(later(seconds))).toBe(0);
    await undo(first.id, 11);
    expect(await releaseMessages(later(60))).toBe(0);
    expect(await inboxOf(stranger)).toEqual([]);

    const second = await release(key);
    expect(await releaseMessages(later(16))).toBe(1);
    // Clicked in time, but its transaction came after that of the delivery.
    await expect(undo(second.id, 9)).rejects.toMatchObject({ code: 'undo_too_late' });
    expect(await inboxOf(stranger)).toEqual([['Tengo novillos', 1]]);
  });

  it('are delivered or stay held, never both, if undoing and delivering meet', async () => {
    for (let round = 0; round < 10; round += 1) {
      const stranger = await makeUser();
      owner = await makeUser();
      const { id: key } = await accused();
      await write(owner, stranger, 'Tengo novillos');
      const { id } = await release(key);
      const [released, undone] = await Promise.all([
        releaseMessages(later(16)),
        undoDecisions(admin.actor, { decisionIds: [id] }, later(9)).then(
          () => true,
          ({ code }: { code: string }) => code,
        ),
      ]);
      expect([
        [1, 'undo_too_late'],
        [0, true],
      ]).toContainEqual([released, undone]);
      expect(await inboxOf(stranger)).toHaveLength(released);
    }
  });
});
