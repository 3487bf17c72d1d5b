import { giveUpLots, openDealsOfLots } from '@/lib/deals/deals/deals-of-lots';
import { listDeals } from '@/lib/deals/deals/list-deals';
import { listUsers } from '@/lib/accounts/accounts/list-users';
import { userQuerySchema } from '@/lib/accounts/accounts/query-schema';
import { closeAccount } from '@/lib/closure/account-closure/close-account';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { getLot } from '@/lib/market/auctions/get-lot';
import { listOwnBids, listOwnLots } from '@/lib/market/auctions/list-own';
import { myStanding } from '@/lib/market/auctions/my-standing';
import { settleLot } from '@/lib/market/auctions/settle-lot';
import { decideAward, listAwardReviews, listShutOuts } from '@/lib/market/sanctions/award-reviews';
import { getBidding } from '@/lib/market/sanctions/get-bidding';
import { listBidders } from '@/lib/market/sanctions/list-bidders';
import { clearMissedAnswers, reportMissedAnswer } from '@/lib/market/sanctions/missed-answer';
import { noticeVoidBids } from '@/lib/market/sanctions/notice-void-bids';
import { setBiddingLimit } from '@/lib/market/sanctions/set-bidding-limit';
import { liftShutOut, shutOut } from '@/lib/market/sanctions/shut-out';
import { db } from '@/lib/core/db/client';
import { blockUser, unblockUser } from '@/lib/messages/messages/blocks';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { callOff } from '@/tests/factories/deal';
import { bid, inMs, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const HOUR = 60 * 60_000;

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe('a seller shuts somebody out', () => {
  test('of all their lots: bids are void, new ones refused, and lifting it brings none back', async () => {
    const { seller, ana, beto } = await makeBidders();
    const other = await makeUser();
    const [lot, second, ended] = [await makeLot(seller.id), await makeLot(seller.id), await makeLot(seller.id)];
    const elsewhere = await makeLot(other.id);
    await bid(beto.actor, lot.id, '700');
    for (const { id } of [lot, second, ended, elsewhere]) await bid(ana.actor, id, '900');
    await pastEnd(ended.id);

    const before = await listBidders(seller.actor, lot.id);
    expect(before?.bidders).toMatchObject([
      { name: 'A*** N.', bids: 1, amount: '725.00', isLeading: true, isShutOut: false },
      { name: 'B*** D.', bids: 1, amount: '700.00', isLeading: false, isShutOut: false },
    ]);
    // The seller sees no more than everybody does.
    expect(JSON.stringify(before)).not.toContain(ana.id);
    expect(JSON.stringify(before)).not.toContain('Núñez');
    const bidId = before?.bidders[0]?.bidId ?? '';
    await shutOut(seller.actor, { bidId, reason: 'No pagó la última vez' });
    await shutOut(seller.actor, { bidId, reason: 'Otra vez' });
    await noticeVoidBids();

    expect(await getLot(lot.id)).toMatchObject({ currentPrice: '500.00', bidCount: 1 });
    expect(await getLot(second.id)).toMatchObject({ currentPrice: null, bidCount: 0 });
    expect(await getLot(ended.id)).toMatchObject({ state: 'sold', bidCount: 1 });
    expect(await getLot(elsewhere.id)).toMatchObject({ bidCount: 1 });
    const mails = await mailsTo(ana.email);
    expect(mails.map(({ subject }) => subject)).toContain(`Tus pujas ya no cuentan: ${lot.title}`);
    expect(JSON.stringify(mails)).not.toContain('No pagó');
    expect(await subjectsTo(beto.email)).toContain(`Tu máximo quedó a la vista: ${lot.title}`);
    expect(await refusalOf(bid(ana.actor, second.id, '900'))).toMatchObject({ code: 'bidding_shut_out', status: 403 });
    expect(await myStanding(ana.actor, second.id)).toMatchObject({ refused: 'shutOut' });
    expect(await myStanding(beto.actor, second.id)).toMatchObject({ refused: null });

    const after = await listBidders(seller.actor, lot.id);
    expect(after?.bidders[1]).toMatchObject({ name: 'A*** N.', isVoid: true, isShutOut: true });
    expect(after?.shutOut).toMatchObject([{ name: 'A*** N.', reason: 'No pagó la última vez', lot: lot.title }]);
    await liftShutOut(seller.actor, after?.shutOut[0]?.id ?? '');
    expect(await getLot(second.id)).toMatchObject({ bidCount: 0 });
    expect(await myStanding(ana.actor, second.id)).toMatchObject({ refused: null });
    await bid(ana.actor, second.id, '900');
    expect(await getLot(second.id)).toMatchObject({ bidCount: 1 });
    const admin = await makeUser({ role: 'admin' });
    expect(await listShutOuts(admin.actor)).toMatchObject([
      { person: 'Ana Núñez', reason: 'No pagó la última vez', liftedAt: expect.any(String) as string },
    ]);
  });

  test('only on their own lots', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id);
    const { id: bidId } = await bid(ana.actor, lot.id, '900');
    expect(await refusalOf(shutOut(beto.actor, { bidId, reason: 'x' }))).toMatchObject({ code: 'not_found' });
    expect(await listBidders(beto.actor, lot.id)).toBeNull();
    await shutOut(seller.actor, { bidId, reason: 'x' });
    const { id } = await db.shutOut.findFirstOrThrow({ where: { sellerId: seller.id } });
    expect(await refusalOf(liftShutOut(beto.actor, id))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(listShutOuts(beto.actor))).toMatchObject({ code: 'forbidden' });
  });

  test('in the last two minutes extends the lot; racing bids end void', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id);
    const { id: bidId } = await bid(ana.actor, lot.id, '900');
    await db.auctionLot.update({ where: { id: lot.id }, data: { endTime: inMs(30_000) } });
    const lots = [];
    for (let count = 0; count < 6; count++) lots.push(await makeLot(seller.id));
    await Promise.all([
      shutOut(seller.actor, { bidId, reason: 'x' }),
      ...lots.flatMap(({ id }) => [
        bid(ana.actor, id, '800').catch(() => null),
        bid(beto.actor, id, '700').catch(() => null),
      ]),
    ]);
    expect(Date.parse((await getLot(lot.id))?.endTime ?? '')).toBeGreaterThan(Date.now() + 60_000);
    for (const { id } of lots) expect(await getLot(id)).toMatchObject({ currentPrice: '500.00', bidCount: 1 });
  });
});

/** A sold lot whose winner is suspended; the runner-up's maximum is 900. */
async function makeVoidWin(reservePrice: string | null = null) {
  const { seller, ana, beto } = await makeBidders();
  const lot = await makeLot(seller.id, { reservePrice, class: 'steer_fat' });
  await bid(beto.actor, lot.id, '900');
  await bid(ana.actor, lot.id, '3000');
  await pastEnd(lot.id);
  await settleLot(lot.id);
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId: ana.id, reason: 'Fraude', days: null });
  await noticeVoidBids();
  return { seller, ana, beto, admin, lot };
}

/** What figures of the market know that the lot was sold for. */
const observed = async (auctionLotId: string) =>
  (await db.priceObservation.findMany({ where: { auctionLotId }, orderBy: { amount: 'desc' } })).map(
    ({ amount, isValid, whyNot }) => [amount.toFixed(2), isValid, whyNot],
  );

const reviewOf = async (admin: Parameters<typeof listAwardReviews>[0], lotId: string) =>
  (await listAwardReviews(admin)).find((review) => review.lotId === lotId);

describe('a lot whose winning bid became void', () => {
  test('because the winner called the deal off is awarded to the runner-up, who gets a deal', async () => {
    const { seller, ana, beto } = await makeBidders();
    const [lot, admin] = [await makeLot(seller.id), await makeUser({ role: 'admin' })];
    await bid(beto.actor, lot.id, '700');
    await bid(ana.actor, lot.id, '900');
    await pastEnd(lot.id);
    await settleLot(lot.id);
    await openDealsOfLots();
    const { deal: opened } = await myStanding(ana.actor, lot.id);
    // Numbers are random: the former winner's may well be the higher one.
    await db.deal.update({ where: { number: opened ?? 0 }, data: { number: 9_999_999 } });
    const { deal, won } = await myStanding(ana.actor, lot.id);
    expect({ deal, won }).toEqual({ deal: 9_999_999, won: true });
    expect(await myStanding(seller.actor, lot.id)).toMatchObject({ deal, winner: { id: ana.id } });
    expect(await myStanding(beto.actor, lot.id)).toMatchObject({ deal: null });
    expect(await giveUpLots()).toBe(0);

    await callOff(ana.actor, deal ?? 0);
    await Promise.all([giveUpLots(), giveUpLots()]);
    expect(await giveUpLots()).toBe(0);
    await noticeVoidBids();
    expect(await myStanding(ana.actor, lot.id)).toMatchObject({ won: false, isVoid: true });
    expect(await myStanding(seller.actor, lot.id)).toMatchObject({ winner: null });
    const mine = { lot: { id: lot.id }, status: 'void', maximum: '900.00', seller: null };
    expect(await listOwnBids(ana.actor)).toMatchObject([mine]);
    expect(await reviewOf(admin.actor, lot.id)).toMatchObject({
      reason: 'withdrawn',
      runnerUp: { name: 'Beto Díaz' },
    });
    await decideAward(admin.actor, { lotId: lot.id, decision: 'awarded' });
    await openDealsOfLots();
    const [awarded] = await listDeals(beto.actor);
    expect(awarded).toMatchObject({ status: 'open', terms: { amount: '500' } });
    // The lot's page leads everybody to their own deal, the seller to that of who won in the end.
    expect(await myStanding(seller.actor, lot.id)).toMatchObject({ deal: awarded?.number, winner: { id: beto.id } });
    expect(await myStanding(beto.actor, lot.id)).toMatchObject({ deal: awarded?.number });
    expect(await myStanding(ana.actor, lot.id)).toMatchObject({ deal });
    expect(await listDeals(ana.actor)).toMatchObject([{ status: 'cancelled' }]);
    expect(await listOwnBids(ana.actor)).toMatchObject([mine]);
    expect(await listOwnBids(beto.actor)).toMatchObject([{ status: 'won' }]);
  });

  test('is awarded to the runner-up at the price without the void bids', async () => {
    const { seller, ana, beto, admin, lot } = await makeVoidWin();
    expect(await reviewOf(admin.actor, lot.id)).toMatchObject({
      formerWinner: 'Ana Núñez',
      formerPrice: '925.00',
      terms: { priceBasis: 'lot', priceCurrency: 'USD' },
      runnerUp: { name: 'Beto Díaz', price: '500.00' },
      reachesReserve: true,
    });
    expect(await listOwnLots(seller.actor)).toMatchObject([{ inReview: true, winner: null }]);
    await decideAward(admin.actor, { lotId: lot.id, decision: 'awarded' });
    expect(await getLot(lot.id)).toMatchObject({ state: 'sold', currentPrice: '500.00', bidCount: 1 });
    expect(await listOwnLots(seller.actor)).toMatchObject([{ inReview: false, winner: { id: beto.id } }]);
    const debts = await db.transaction.findMany({ where: { auctionLotId: lot.id }, orderBy: { createdAt: 'asc' } });
    expect(debts.map(({ userId, status, amount }) => [userId, status, amount.toFixed(2)])).toEqual([
      [ana.id, 'failed', '925.00'],
      [beto.id, 'pending', '500.00'],
    ]);
    expect(await observed(lot.id)).toEqual([
      ['925.00', false, 'corrected'],
      ['500.00', true, null],
    ]);
    // The deal that opens asks them.
    expect(await subjectsTo(beto.email)).not.toContain(`El lote quedó para vos: ${lot.title}`);
    expect(await reviewOf(admin.actor, lot.id)).toBeUndefined();
    expect(await refusalOf(decideAward(admin.actor, { lotId: lot.id, decision: 'closed' }))).toMatchObject({
      code: 'conflict',
    });
    expect(await db.auditLog.count({ where: { targetId: lot.id, action: 'auction_lot.awarded' } })).toBe(1);
    // The runner-up may turn out the same.
    await suspendUser(admin.actor, { userId: beto.id, reason: 'Fraude', days: null });
    expect(await reviewOf(admin.actor, lot.id)).toMatchObject({ formerWinner: 'Beto Díaz', runnerUp: null });
  });

  test('is only closed if no standing bid reaches the reserve', async () => {
    const { seller, admin, lot } = await makeVoidWin('2000');
    expect(await reviewOf(admin.actor, lot.id)).toMatchObject({ reachesReserve: false });
    const award = decideAward(admin.actor, { lotId: lot.id, decision: 'awarded' });
    expect(await refusalOf(award)).toMatchObject({ code: 'no_runner_up', status: 409 });
    expect(await getLot(lot.id)).toMatchObject({ state: 'sold' });
    await decideAward(admin.actor, { lotId: lot.id, decision: 'closed' });
    expect(await getLot(lot.id)).toMatchObject({ state: 'ended' });
    expect(await db.transaction.findMany({ where: { auctionLotId: lot.id } })).toMatchObject([{ status: 'failed' }]);
    expect(await observed(lot.id)).toEqual([[expect.any(String), false, 'unsold']]);
    expect(await subjectsTo(seller.email)).toContain(`Tu lote se cerró sin venta: ${lot.title}`);
  });

  test('is not awarded to an account that is gone, whenever it went', async () => {
    const { seller, ana, beto } = await makeBidders();
    const [suspended, caro] = [await makeUser(), await makeUser({ firstName: 'Caro', lastName: 'Paz' })];
    const lot = await makeLot(seller.id);
    await bid(caro.actor, lot.id, '600');
    await bid(suspended.actor, lot.id, '800');
    await bid(beto.actor, lot.id, '900');
    await bid(ana.actor, lot.id, '3000');
    await pastEnd(lot.id);
    await settleLot(lot.id);
    const admin = await makeUser({ role: 'admin' });
    const suspend = (userId: string) => suspendUser(admin.actor, { userId, reason: 'Fraude', days: null });
    await suspend(suspended.id);
    await suspend(ana.id);
    await closeAccount(beto.actor, PASSWORD, '');
    expect(await reviewOf(admin.actor, lot.id)).toMatchObject({ runnerUp: { name: 'Caro Paz', price: '500.00' } });
    await decideAward(admin.actor, { lotId: lot.id, decision: 'awarded' });
    expect(await listOwnLots(seller.actor)).toMatchObject([{ winner: { id: caro.id } }]);
    // Closing their account leaves winners what they owe.
    await closeAccount(caro.actor, PASSWORD, '');
    expect(await reviewOf(admin.actor, lot.id)).toBeUndefined();
  });

  test('is only closed if its seller is suspended, and decided once what the former winner paid is back', async () => {
    const { seller, admin, lot } = await makeVoidWin();
    const award = () => decideAward(admin.actor, { lotId: lot.id, decision: 'awarded' });
    const payment = { where: { auctionLotId: lot.id } };
    await db.transaction.updateMany({ ...payment, data: { status: 'completed' } });
    expect(await refusalOf(award())).toMatchObject({ code: 'lot_paid', status: 409 });
    await db.transaction.updateMany({ ...payment, data: { status: 'refunded' } });
    await suspendUser(admin.actor, { userId: seller.id, reason: 'Fraude', days: null });
    expect(await refusalOf(award())).toMatchObject({ code: 'seller_gone', status: 409 });
    await decideAward(admin.actor, { lotId: lot.id, decision: 'closed' });
    expect(await getLot(lot.id)).toMatchObject({ state: 'ended' });
  });

  test('is decided by administrators', async () => {
    const { seller, lot } = await makeVoidWin();
    const attempt = decideAward(seller.actor, { lotId: lot.id, decision: 'awarded' });
    expect(await refusalOf(attempt)).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(listAwardReviews(seller.actor))).toMatchObject({ code: 'forbidden' });
  });
});

async function win(seller: { id: string }, winner: Awaited<ReturnType<typeof makeUser>>, hoursAgo: number) {
  const lot = await makeLot(seller.id);
  await bid(winner.actor, lot.id, '900');
  await pastEnd(lot.id);
  await settleLot(lot.id);
  return db.auctionLot.update({ where: { id: lot.id }, data: { settledAt: inMs(-hoursAgo * HOUR) } });
}

describe('a winner who does not answer', () => {
  test('is reported after 72 hours by the seller, and after two such lots needs an administrator', async () => {
    const { seller, ana, beto } = await makeBidders();
    const early = await win(seller, ana, 71);
    expect(await refusalOf(reportMissedAnswer(seller.actor, early.id))).toMatchObject({
      code: 'answer_not_missed',
      status: 409,
    });
    const open = await makeLot(beto.id);
    for (const hours of [73, 100]) {
      const lot = await win(seller, ana, hours);
      expect((await listOwnLots(seller.actor))[0]).toMatchObject({ answerMissed: true });
      expect(await refusalOf(reportMissedAnswer(beto.actor, lot.id))).toMatchObject({ code: 'forbidden' });
      await reportMissedAnswer(seller.actor, lot.id);
      expect(await refusalOf(reportMissedAnswer(seller.actor, lot.id))).toMatchObject({ code: 'answer_not_missed' });
      expect(await subjectsTo(ana.email)).toContain(`Quien vende espera tu respuesta: ${lot.title}`);
      if (hours === 73) await bid(ana.actor, open.id, '600');
    }
    expect(await refusalOf(bid(ana.actor, open.id, '900'))).toMatchObject({ code: 'bidding_needs_admin', status: 403 });
    expect(await myStanding(ana.actor, open.id)).toMatchObject({ refused: 'needsAdmin' });

    const admin = await makeUser({ role: 'admin' });
    const query = userQuerySchema.parse({ search: ana.email });
    expect((await listUsers(admin.actor, query)).items).toMatchObject([{ missedAnswers: 2 }]);
    await clearMissedAnswers(admin.actor, ana.id);
    await bid(ana.actor, open.id, '900');
    expect(await refusalOf(clearMissedAnswers(admin.actor, ana.id))).toMatchObject({ code: 'conflict' });
    expect(await db.auditLog.count({ where: { targetId: ana.id, action: 'user.answers_cleared' } })).toBe(1);
  });

  test('is not reported who wrote about the lot; reports older than a year do not count', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await win(seller, ana, 80);
    const message = { toUserId: seller.id, message: '¿Cuándo paso a buscarlos?', auctionLotId: lot.id };
    await sendMessage(ana.actor, sendMessageSchema.parse({ ...message, contactMethod: 'corral' }));
    expect(await refusalOf(reportMissedAnswer(seller.actor, lot.id))).toMatchObject({ code: 'answer_not_missed' });
    // Whom the seller has blocked can't write.
    const unheard = await win(seller, beto, 80);
    await blockUser(seller.actor, beto.id);
    expect(await refusalOf(reportMissedAnswer(seller.actor, unheard.id))).toMatchObject({ code: 'answer_not_missed' });
    // Nor whom they had blocked until now; what is won later counts again.
    await unblockUser(seller.actor, beto.id);
    expect(await refusalOf(reportMissedAnswer(seller.actor, unheard.id))).toMatchObject({ code: 'answer_not_missed' });
    await reportMissedAnswer(seller.actor, (await win(seller, beto, 80)).id);
    for (let count = 0; count < 2; count++) await reportMissedAnswer(seller.actor, (await win(seller, ana, 80)).id);
    await db.missedAnswer.updateMany({ where: { userId: ana.id }, data: { reportedAt: inMs(-366 * 24 * HOUR) } });
    const open = await makeLot(beto.id);
    await bid(ana.actor, open.id, '900');
  });
});

test('an administrator sets a limit for a person, and it is recorded', async () => {
  const { seller, ana } = await makeBidders();
  const admin = await makeUser({ role: 'admin' });
  await setBiddingLimit(admin.actor, { userId: ana.id, limit: '60000' });
  expect(await getBidding(ana.actor)).toMatchObject({ limit: '60000.00' });
  const lot = await makeLot(seller.id);
  await bid(ana.actor, lot.id, '55000');
  await setBiddingLimit(admin.actor, { userId: ana.id, limit: null });
  expect(await getBidding(ana.actor)).toMatchObject({ limit: '25000.00', left: '0.00' });
  const entries = await db.auditLog.findMany({ where: { targetId: ana.id }, orderBy: { createdAt: 'asc' } });
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['user.bidding_limit', { biddingLimit: null }, { biddingLimit: '60000.00' }],
    ['user.bidding_limit', { biddingLimit: '60000.00' }, { biddingLimit: null }],
  ]);
  const attempt = setBiddingLimit(ana.actor, { userId: seller.id, limit: '1' });
  expect(await refusalOf(attempt)).toMatchObject({ code: 'forbidden' });
});
