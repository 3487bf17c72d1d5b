import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { answerHold } from '@/lib/moderation/appeals/answer-hold';
import { getHoldPage } from '@/lib/moderation/appeals/get-hold-page';
import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { followLot, stopFollowing } from '@/lib/market/auctions/follow-lot';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getLotLive } from '@/lib/market/auctions/get-lot-live';
import { listBids } from '@/lib/market/auctions/list-bids';
import { listLotsForSitemap } from '@/lib/market/auctions/list-for-sitemap';
import { listLots } from '@/lib/market/auctions/list-lots';
import { listOwnLots } from '@/lib/market/auctions/list-own';
import { myStanding } from '@/lib/market/auctions/my-standing';
import { parseLotQuery } from '@/lib/market/auctions/query-schema';
import { settleLot } from '@/lib/market/auctions/settle-lot';
import { watchLot } from '@/lib/market/auctions/watch-lot';
import { findTopic } from '@/lib/market/topics/find-topic';
import { db } from '@/lib/core/db/client';
import { decideCase } from '@/lib/moderation/cases/decide-case';
import { getCase } from '@/lib/moderation/cases/get-case';
import { listCases } from '@/lib/moderation/cases/list-cases';
import { caseQuerySchema } from '@/lib/moderation/cases/query-schema';
import { undoDecisions } from '@/lib/moderation/cases/undo-decisions';
import { checkDue } from '@/lib/moderation/risk-checks/check-due';
import { lockRiskCase } from '@/lib/records/risk-signals/lock-risk-case';
import { recordSignal } from '@/lib/records/risk-signals/record-signal';
import { apart } from '@/tests/factories/apart';
import { somebodyWaits } from '@/tests/factories/lock-waits';
import { bid, inMs, makeBidders, makeLot } from '@/tests/factories/lot';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

// The signals of these tests are given; what the rules find has tests of its own.
jest.mock('@/lib/moderation/risk-checks/rule-checks', () => ({
  RULE_CHECKS: Object.fromEntries(
    ['user', 'listing', 'equipment', 'lot', 'message'].map((subject) => [subject, () => Promise.resolve()]),
  ),
}));

const HOUR_MS = 3_600_000;
const OTHER = '00000000-0000-7000-8000-000000000000';
const PHOTO = { picture: 'a', other: OTHER, otherPicture: 'b', distance: 3, fraud: true, gone: false };
const LINKS = { links: ['bit.ly/x'] };

type User = Awaited<ReturnType<typeof makeUser>>;
let admin: User;
let seller: User;
let ana: User;

beforeEach(async () => {
  await db.riskCase.deleteMany();
  admin = await makeUser({ role: 'admin' });
  ({ seller, ana } = await makeBidders());
});
afterAll(stopFollowing);

/** Records what two rules found about a lot, and has its score computed. */
async function accuse(lotId: string) {
  const about = { subject: 'lot', subjectId: lotId, userId: seller.id } as const;
  await db.$transaction(async (tx) => {
    await recordSignal(tx, { ...about, rule: 'photo_of_another', evidence: PHOTO });
    await recordSignal(tx, { ...about, rule: 'link_shortener', evidence: LINKS });
  });
  await checkDue();
}

async function held(traits: Parameters<typeof makeLot>[1] = {}) {
  const lot = await makeLot(seller.id, traits);
  await accuse(lot.id);
  return lot;
}

const rowOf = (id: string) => db.auctionLot.findUniqueOrThrow({ where: { id } });
const keyOf = (id: string) => `lot-${id}`;
const seen = async (id: string) => ({ key: keyOf(id), until: (await getCase(admin.actor, keyOf(id)))?.until ?? '' });
const release = async (id: string) => decideCase(admin.actor, { ...(await seen(id)), action: 'dismissed' });
const MISSING = { code: 'lot_not_found' };

describe('a lot that two rules hold', () => {
  it('is nowhere for anybody but its seller, and takes no bids', async () => {
    const place = { title: 'Lote retenido', location: 'Paso del Lote, Uruguay' };
    const { id } = await held(place);
    expect(await rowOf(id)).toMatchObject({ status: 'held', heldAt: expect.any(Date) as Date });
    expect([await getLot(id), await getLotLive(id), await findTopic(ana.actor, { kind: 'lot', id })]).toEqual([
      null,
      null,
      null,
    ]);
    for (const state of ['live', 'upcoming', 'ended'])
      expect((await listLots(parseLotQuery({ state, location: 'paso del lote' }).query)).total).toBe(0);
    expect((await listLotsForSitemap()).map((lot) => lot.id)).not.toContain(id);
    for (const act of [
      () => bid(ana.actor, id, '600'),
      () => watchLot(ana.actor, id),
      () => myStanding(ana.actor, id),
      () => listBids(id, 1),
      () => followLot(id, null, () => undefined),
    ])
      await expect(act()).rejects.toMatchObject(MISSING);
    expect(await listOwnLots(seller.actor)).toMatchObject([{ id, held: true, mayCancel: true }]);
    const { items } = await listCases(admin.actor, caseQuerySchema.parse({ filter: 'held' }));
    expect(items).toMatchObject([{ key: keyOf(id) }]);
    expect((await getCase(admin.actor, keyOf(id)))?.subject).toMatchObject({ title: 'Lote retenido' });
  });

  it('does not end meanwhile, and once released runs for as long as it had left', async () => {
    const { id, endTime } = await held({ startTime: inMs(-HOUR_MS), endTime: inMs(HOUR_MS) });
    await db.auctionLot.update({ where: { id }, data: { heldAt: inMs(-2 * HOUR_MS), startTime: inMs(-3 * HOUR_MS) } });
    await db.auctionLot.update({ where: { id }, data: { endTime: inMs(-HOUR_MS) } });
    expect(await settleLot(id)).toBe(false);
    await release(id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'active', heldAt: null });
    expect(Math.abs(row.endTime.getTime() - endTime.getTime())).toBeLessThan(20_000);
    expect(await bid(ana.actor, id, '600')).toMatchObject({ leading: true });
    await accuse(id);
    expect(await rowOf(id)).toMatchObject({ status: 'active' });
  });

  it('tells its watchers anew when it is about to end', async () => {
    const { id } = await makeLot(seller.id);
    await watchLot(ana.actor, id);
    await db.auctionLot.update({ where: { id }, data: { endNoticedAt: new Date() } });
    await db.auctionWatch.updateMany({ data: { notifiedAt: new Date() } });
    await accuse(id);
    await release(id);
    expect(await rowOf(id)).toMatchObject({ endNoticedAt: null });
    expect(await db.auctionWatch.findMany({ where: { auctionLotId: id } })).toMatchObject([{ notifiedAt: null }]);
  });

  it('that had not begun keeps its times', async () => {
    const { id, endTime } = await held({ startTime: inMs(HOUR_MS), endTime: inMs(2 * HOUR_MS) });
    await release(id);
    expect((await rowOf(id)).endTime).toEqual(endTime);
  });

  it('is not held once somebody has bid: the moderator decides while it runs', async () => {
    const { id } = await makeLot(seller.id);
    await bid(ana.actor, id, '600');
    await accuse(id);
    expect(await rowOf(id)).toMatchObject({ status: 'active' });
    expect((await getCase(admin.actor, keyOf(id)))?.risk).toMatchObject({ waits: true, heldAt: null });
  });

  it('is held or bid on, never both, if the two meet', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makeLot(seller.id);
      const [placed] = await Promise.allSettled([bid(ana.actor, id, '600'), accuse(id)]);
      const { status, bidCount } = await rowOf(id);
      expect([
        ['fulfilled', 'active', 1],
        ['rejected', 'held', 0],
      ]).toContainEqual([placed.status, status, bidCount]);
    }
  });

  it('tells its seller, who answers once', async () => {
    const { id } = await held({ title: 'Lote en revisión' });
    expect(await mailsTo(seller.email)).toMatchObject([
      { subject: expect.stringContaining('Lote en revisión') as string },
    ]);
    expect(await getHoldPage(seller.actor, keyOf(id))).toMatchObject({
      title: 'Lote en revisión',
      editPath: `/edit-auction/${id}`,
    });
    expect(await getHoldPage(ana.actor, keyOf(id))).toBeNull();
    const answer = { subject: keyOf(id), text: 'Son míos' };
    await expect(answerHold(ana.actor, answer)).rejects.toMatchObject({ code: 'not_found' });
    await answerHold(seller.actor, answer);
    await expect(answerHold(seller.actor, answer)).rejects.toMatchObject({ code: 'already_appealed' });
    expect((await getCase(admin.actor, keyOf(id)))?.risk?.answer).toMatchObject({ text: 'Son míos' });
    await release(id);
    await letMailsLeave();
    expect((await mailsTo(seller.email)).at(-1)?.text).toContain('termina más tarde');
  });

  it('is held again if the release is undone, unless somebody has bid by then', async () => {
    const { id } = await held();
    const first = await release(id);
    await undoDecisions(admin.actor, { decisionIds: [first.id] });
    expect(await rowOf(id)).toMatchObject({ status: 'held' });
    const second = await release(id);
    await bid(ana.actor, id, '600');
    await expect(undoDecisions(admin.actor, { decisionIds: [second.id] })).rejects.toMatchObject({
      code: 'undo_too_late',
    });
    expect(await rowOf(id)).toMatchObject({ status: 'active', bidCount: 1 });
  });

  it('is cancelled by a moderator, by its seller, and with the suspension of its seller', async () => {
    const [taken, cancelled, withdrawn] = [await held(), await held(), await held()];
    await decideCase(admin.actor, { ...(await seen(taken.id)), action: 'taken_down', answer: 'photo' });
    await cancelLot(seller.actor, cancelled.id);
    await suspendUser(admin.actor, { userId: seller.id, reason: 'Estafa', days: null });
    for (const { id } of [taken, cancelled, withdrawn])
      expect(await rowOf(id)).toMatchObject({ status: 'cancelled', heldAt: null });
  });

  it('that its seller cancelled leaves its case to the moderators, who may still confirm it', async () => {
    const { id } = await held();
    await cancelLot(seller.actor, id);
    expect(await getHoldPage(seller.actor, keyOf(id))).toBeNull();
    await decideCase(admin.actor, { ...(await seen(id)), action: 'taken_down', answer: 'photo' });
    expect(await db.riskCase.findFirst({ where: { auctionLotId: id } })).toMatchObject({
      closedAt: expect.any(Date) as Date,
    });
    expect(await db.riskSignal.count({ where: { subjectId: id, clearedAt: null } })).toBe(2);
  });

  it('is not held by signals that a moderator clears at the same time', async () => {
    const { id } = await makeLot(seller.id);
    const about = { subject: 'lot', subjectId: id, userId: seller.id } as const;
    await db.$transaction((tx) => recordSignal(tx, { ...about, rule: 'photo_of_another', evidence: PHOTO }));
    await checkDue();
    await db.$transaction((tx) => recordSignal(tx, { ...about, rule: 'link_shortener', evidence: LINKS }));
    let checking: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      expect(await lockRiskCase(tx, { kind: 'lot', id })).toMatchObject({ heldAt: null });
      checking = apart(checkDue);
      await apart(somebodyWaits);
      await tx.riskSignal.updateMany({ data: { clearedAt: new Date(), clearedBy: admin.id } });
      await tx.riskCase.updateMany({ where: { auctionLotId: id }, data: { closedAt: new Date() } });
    });
    await checking;
    expect(await rowOf(id)).toMatchObject({ status: 'active' });
  });
});
