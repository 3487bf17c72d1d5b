import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { cancelDeal, lapseDeals } from '@/lib/deals/deals/cancel-deal';
import { giveUpLots, openDealsOfLots } from '@/lib/deals/deals/deals-of-lots';
import { dealCalendar } from '@/lib/deals/deals/deal-calendar';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { listDeals } from '@/lib/deals/deals/list-deals';
import { addTruck } from '@/lib/deals/deals/record-truck';
import { proposeDate } from '@/lib/deals/deals/new-date';
import { readSheet } from '@/lib/deals/deals/read-sheet';
import { reviewDeal } from '@/lib/deals/deals/review-deal';
import { reviewSchema, type Step } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { settleLot } from '@/lib/market/auctions/settle-lot';
import { decideAward, listAwardReviews } from '@/lib/market/sanctions/award-reviews';
import { noticeVoidBids } from '@/lib/market/sanctions/notice-void-bids';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { callOff } from '@/tests/factories/deal';
import { bid, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

/** Whoever won a lot and calls off, or never says a word, and who comes next: nobody is bound by what another one says. */

const DAYS = (days: number) => new Date(Date.now() + days * DAY_MS);
const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const newestOf = async (actor: Parameters<typeof listDeals>[0]) => (await listDeals(actor))[0]?.number ?? 0;
const review = reviewSchema.parse({ overall: '1' });

type Person = Awaited<ReturnType<typeof makeUser>>;

const write = (from: Person, to: Person, auctionLotId: string | null, message: string) =>
  sendMessage(from.actor, sendMessageSchema.parse({ toUserId: to.id, auctionLotId, contactMethod: 'corral', message }));

/** The same some days later. */
async function writeIn(days: number, ...[from, to, lotId, message]: Parameters<typeof write>) {
  await write(from, to, lotId, message);
  await db.message.updateMany({ where: { fromUserId: from.id, message }, data: { createdAt: DAYS(days) } });
}

/** A lot that Ana asked about and won for 725, and Beto bid 700 for, with the deal of Ana. */
async function makeWon() {
  const { seller, ana, beto } = await makeBidders();
  const lot = await makeLot(seller.id);
  await write(ana, seller, lot.id, '¿Están vacunados?');
  await bid(beto.actor, lot.id, '700');
  await bid(ana.actor, lot.id, '900');
  await pastEnd(lot.id);
  await settleLot(lot.id);
  await openDealsOfLots();
  return { seller, ana, beto, lot, number: await newestOf(ana.actor) };
}

async function award(lotId: string) {
  const admin = await makeUser({ role: 'admin' });
  await decideAward(admin.actor, { lotId, decision: 'awarded' });
  await openDealsOfLots();
}

/** The same once Ana called off and an administrator awarded it: Beto is asked. */
async function makeAsked() {
  const { number: former, ...won } = await makeWon();
  await callOff(won.ana.actor, former);
  await giveUpLots();
  await award(won.lot.id);
  return { ...won, number: await newestOf(won.beto.actor) };
}

const isBeforeAdministrators = async (lotId: string) => {
  const admin = await makeUser({ role: 'admin' });
  return (await listAwardReviews(admin.actor)).some((one) => one.lotId === lotId);
};

it('a runner-up is asked first: until they take the lot nobody does anything in the deal, nor claims anything', async () => {
  const { seller, beto, number } = await makeAsked();
  const [asked] = (await mailsTo(beto.email)).filter(({ subject }) => subject.startsWith('Trato'));
  expect(asked?.subject).toContain('¿te interesa el lote?');
  const deal = await getDeal(beto.actor, number);
  expect(deal).toMatchObject({ next: 'agree', turn: 'buyer', closesAt: null, openable: [], mayCancel: 'alone' });
  expect(deal.newDate.mayMove).toBe(false);
  expect([deal.person?.phone, (await getDeal(seller.actor, number)).person?.phone]).toEqual([null, null]);
  const hours = (Date.parse(deal.lapsesAt ?? '') - Date.parse(deal.agreedAt)) / HOUR_MS;
  expect(hours).toBe(48);
  const truck = truckSchema.parse({ plate: 'ABC1', heads: 20 });
  const payment = { kind: 'payment', text: 'No pagó' } as const;
  const unanswered = [
    ...(['papers', 'load', 'pay'] as Step[]).map((step) => () => takeStep(seller.actor, number, step)),
    () => addTruck(seller.actor, number, truck),
    () => proposeDate(seller.actor, number, { day: '2099-01-01' }),
    () => readSheet(seller.actor, number),
  ];
  for (const act of unanswered) expect(await codeOf(act())).toBe('deal_unanswered');
  expect(await codeOf(openDispute(seller.actor, number, payment, DAYS(1.5)))).toBe('deal_over');
  expect(await codeOf(takeStep(seller.actor, number, 'agree'))).toBe('step_theirs');
});

it('a runner-up declines without a mark, and the lot goes on', async () => {
  const { seller, beto, lot, number } = await makeAsked();
  for (const { actor } of [seller, beto]) expect(await codeOf(callOff(actor, number))).toBe('deal_unanswered');
  expect(await takeStep(beto.actor, number, 'decline')).toMatchObject({ status: 'lapsed', cancelledBy: null });
  expect(await codeOf(reviewDeal(seller.actor, number, review))).toBe('review_lapsed');
  expect((await dealFigures(beto.id, 'buyer')).withdrawn).toBe(0);
  await giveUpLots();
  expect(await isBeforeAdministrators(lot.id)).toBe(true);
  expect(await codeOf(takeStep(beto.actor, number, 'agree'))).toBe('deal_over');
});

it('a runner-up’s two answers at once are one', async () => {
  const { beto, number } = await makeAsked();
  const answers = await Promise.allSettled(
    (['agree', 'decline'] as const).map((step) => takeStep(beto.actor, number, step)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { status, cancelledBy } = await getDeal(beto.actor, number);
  expect([status, cancelledBy]).toEqual([answers[0]?.status === 'fulfilled' ? 'open' : 'lapsed', null]);
});

it('a seller who doesn’t wait for a runner-up bears no mark, and nobody reviews what nobody agreed on', async () => {
  const { seller, beto, number } = await makeAsked();
  expect(await takeStep(seller.actor, number, 'decline')).toMatchObject({ status: 'cancelled', cancelledBy: null });
  for (const { actor } of [seller, beto]) {
    expect(await getDeal(actor, number)).toMatchObject({ openable: [], reviews: { until: null } });
    expect(await codeOf(reviewDeal(actor, number, review))).toBe('review_lapsed');
  }
  // The lot isn't awarded to them again.
  expect(await openDealsOfLots()).toBe(0);
});

it('a seller who stops waiting cancels nothing that the runner-up took meanwhile', async () => {
  const { seller, beto, number } = await makeAsked();
  await takeStep(beto.actor, number, 'agree');
  expect(await codeOf(takeStep(seller.actor, number, 'decline'))).toBe('conflict');
  expect(await getDeal(seller.actor, number)).toMatchObject({ status: 'open' });
});

it('a runner-up who says nothing for 48 hours lets it lapse without a mark', async () => {
  const { beto, lot, number } = await makeAsked();
  await lapseDeals(DAYS(1.9));
  expect(await getDeal(beto.actor, number)).toMatchObject({ status: 'open' });
  await lapseDeals(DAYS(2.1));
  const over = await getDeal(beto.actor, number, DAYS(2.2));
  expect(over).toMatchObject({ status: 'lapsed', cancelledBy: null, openable: [] });
  expect(await codeOf(reviewDeal(beto.actor, number, review, DAYS(2.2)))).toBe('review_lapsed');
  await giveUpLots(DAYS(2.2));
  expect(await isBeforeAdministrators(lot.id)).toBe(true);
});

it('a runner-up who takes the lot has a deal like others, from then on', async () => {
  const { seller, beto, number } = await makeAsked();
  const taken = await takeStep(beto.actor, number, 'agree', DAYS(1));
  expect(taken).toMatchObject({ status: 'open', next: 'papers', lapsesAt: null });
  expect(Date.parse(taken.agreedAt)).toBeGreaterThan(DAYS(0.9).getTime());
  await lapseDeals(DAYS(3));
  await takeStep(seller.actor, number, 'load', DAYS(3));
  expect(await callOff(beto.actor, number, DAYS(3))).toMatchObject({ status: 'cancelled', cancelledBy: 'buyer' });
});

it('a winner who never says a word is asked, and given up 48 hours later: their fault, and the runner-up is asked', async () => {
  const { seller, ana, beto, lot, number } = await makeWon();
  await takeStep(seller.actor, number, 'papers');
  expect(await getDeal(seller.actor, number, DAYS(6))).toMatchObject({ mayAskWinner: false });
  expect(await getDeal(seller.actor, number, DAYS(8))).toMatchObject({ mayAskWinner: true });
  expect(await getDeal(ana.actor, number, DAYS(8))).toMatchObject({ mayAskWinner: false });
  // Nobody cancels whom the page has them ask.
  expect(await codeOf(callOff(seller.actor, number, DAYS(8)))).toBe('conflict');
  expect(await codeOf(takeStep(ana.actor, number, 'askWinner', DAYS(8)))).toBe('step_theirs');
  const asked = await takeStep(seller.actor, number, 'askWinner', DAYS(8));
  expect(asked).toMatchObject({ status: 'open', mayAskWinner: false });
  // Asked twice is asked once, and nobody is given up before they had their time.
  await takeStep(seller.actor, number, 'askWinner', DAYS(9));
  expect(await codeOf(callOff(seller.actor, number, DAYS(9)))).toBe('conflict');
  await lapseDeals(DAYS(9.9));
  const waiting = await getDeal(ana.actor, number, DAYS(9.9));
  expect(waiting).toMatchObject({ status: 'open', winner: { state: 'asked', until: asked.winner?.until } });
  expect(waiting.events.filter(({ kind }) => kind === 'winnerAsked')).toHaveLength(1);
  // The list of deals, and what to do today, say so.
  const until = asked.winner?.until;
  expect(await listDeals(ana.actor)).toMatchObject([{ number, waits: 'winner', askedUntil: until }]);
  expect(await listDeals(seller.actor)).toMatchObject([{ number, waits: null, askedUntil: null }]);
  expect(await listTasks(ana.actor)).toMatchObject([{ kind: 'deal', number, step: 'winner', until }]);
  const mails = (await mailsTo(ana.email)).filter(({ subject }) => subject.includes('pregunta si seguís con el lote'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Decí que seguís, o proponé una fecha, hasta el .+: si no/);
  expect(await dealCalendar(ana.actor, number, DAYS(9))).toContain(`UID:deal-${number}-answer\r\n`);

  await lapseDeals(DAYS(10.1));
  const over = (await mailsTo(ana.email)).find(({ subject }) => subject.endsWith('cancelado'));
  expect(over?.text).toContain('Pasaron 48 horas sin que dijeras si seguías: cuenta en tu contra.');
  const later = DAYS(10.2);
  expect(await getDeal(ana.actor, number, later)).toMatchObject({ status: 'cancelled', cancelledBy: 'buyer' });
  // They didn't call it off, so they may say how it was, as the other side may.
  await reviewDeal(ana.actor, number, review, later);
  expect(await reviewDeal(seller.actor, number, review, later)).toMatchObject({ reviews: { isAlone: false } });
  await giveUpLots(later);
  await award(lot.id);
  expect(await getDeal(beto.actor, await newestOf(beto.actor))).toMatchObject({ next: 'agree' });
});

it('a winner who answers goes on, by a tap, a date, a message or their money', async () => {
  const answers: ((won: Awaited<ReturnType<typeof makeWon>>) => Promise<unknown>)[] = [
    ({ ana, number }) => takeStep(ana.actor, number, 'stay', DAYS(9)),
    ({ ana, number }) => proposeDate(ana.actor, number, { day: DAYS(12).toISOString().slice(0, 10) }, DAYS(9)),
    ({ ana, seller, lot }) => writeIn(9, ana, seller, lot.id, 'Sigo, cargamos el martes'),
    // Written from the seller’s page, without a topic.
    ({ ana, seller }) => writeIn(9, ana, seller, null, 'Sigo con el lote, paso el jueves'),
    // Their money, of which the seller says so.
    ({ seller, number }) => takeStep(seller.actor, number, 'pay', DAYS(9)),
    // What left and came back asks again.
    async ({ seller, number }) => {
      await takeStep(seller.actor, number, 'load', DAYS(9));
      await takeStep(seller.actor, number, 'cameBack', DAYS(9));
    },
  ];
  for (const answer of answers) {
    const won = await makeWon();
    await takeStep(won.seller.actor, won.number, 'papers');
    await takeStep(won.seller.actor, won.number, 'askWinner', DAYS(8));
    await answer(won);
    expect(await listDeals(won.ana.actor)).toMatchObject([{ askedUntil: null }]);
    await lapseDeals(DAYS(11));
    expect(await getDeal(won.ana.actor, won.number, DAYS(11))).toMatchObject({ status: 'open' });
  }
  const { seller, ana, number } = await makeWon();
  expect(await codeOf(takeStep(seller.actor, number, 'stay'))).toBe('step_theirs');
  // Said twice, and before anybody asked.
  for (let time = 0; time < 2; time += 1)
    expect((await takeStep(ana.actor, number, 'stay')).events.map(({ kind }) => kind)).toEqual(['agreed', 'stay']);
});

it('a winner who wrote about the lot since, or said something in the deal, isn’t silent for seven days', async () => {
  const written = await makeWon();
  const { seller, ana, lot } = written;
  await writeIn(5, ana, seller, lot.id, '¿Cuándo cargamos?');
  const said = await makeWon();
  await proposeDate(said.ana.actor, said.number, { day: DAYS(6).toISOString().slice(0, 10) }, DAYS(5));
  for (const { seller: by, number } of [written, said]) {
    await takeStep(by.actor, number, 'papers');
    // The question of a page that is older than their word cancels nothing.
    expect(await codeOf(takeStep(by.actor, number, 'askWinner', DAYS(9)))).toBe('conflict');
    const waiting = await getDeal(by.actor, number, DAYS(9));
    expect(waiting).toMatchObject({ winner: { state: 'answered' }, mayAskWinner: false });
    expect(await dealCalendar(by.actor, number, DAYS(9))).toContain(`UID:deal-${number}-winner\r\n`);
    await takeStep(by.actor, number, 'askWinner', DAYS(12.1));
    expect((await getDeal(by.actor, number, DAYS(13))).winner).toMatchObject({ state: 'asked' });
  }
});

it('a winner who answered is asked again a week later, and given up if they say nothing then', async () => {
  const { seller, ana, number } = await makeWon();
  await takeStep(seller.actor, number, 'papers');
  await takeStep(seller.actor, number, 'askWinner', DAYS(8));
  await takeStep(ana.actor, number, 'stay', DAYS(9));
  // Said again it gives no more days.
  await takeStep(ana.actor, number, 'stay', DAYS(12));
  const answered = await getDeal(seller.actor, number, DAYS(12));
  expect(answered.winner).toMatchObject({ state: 'answered', said: 'stay', wasAsked: true });
  expect(answered.events.filter(({ kind }) => kind === 'stay')).toHaveLength(1);
  expect(await codeOf(takeStep(seller.actor, number, 'askWinner', DAYS(15.9)))).toBe('conflict');
  await takeStep(seller.actor, number, 'askWinner', DAYS(16.1));
  await lapseDeals(DAYS(18));
  expect(await getDeal(ana.actor, number, DAYS(18))).toMatchObject({ status: 'open', winner: { state: 'asked' } });
  await lapseDeals(DAYS(18.2));
  expect(await getDeal(ana.actor, number)).toMatchObject({ status: 'cancelled', cancelledBy: 'buyer' });
});

it('a winner to whom the seller said nothing isn’t asked; papers that come late begin their days anew', async () => {
  const idle = await makeWon();
  expect(await codeOf(takeStep(idle.seller.actor, idle.number, 'askWinner', DAYS(9)))).toBe('conflict');
  expect(await callOff(idle.seller.actor, idle.number, DAYS(9))).toMatchObject({ cancelledBy: 'seller' });
  const { seller, number } = await makeWon();
  await takeStep(seller.actor, number, 'papers', DAYS(8));
  const late = await getDeal(seller.actor, number, DAYS(9));
  expect(Date.parse(late.winner?.until ?? '')).toBeCloseTo(DAYS(15).getTime(), -5);
  expect(await codeOf(takeStep(seller.actor, number, 'askWinner', DAYS(14.9)))).toBe('conflict');
  await takeStep(seller.actor, number, 'askWinner', DAYS(15.1));
});

it('a runner-up who said that they take the lot is asked like a winner', async () => {
  const { seller, beto, number } = await makeAsked();
  await takeStep(beto.actor, number, 'agree', DAYS(1));
  await takeStep(seller.actor, number, 'papers', DAYS(2));
  expect(await codeOf(takeStep(seller.actor, number, 'askWinner', DAYS(7.9)))).toBe('conflict');
  await takeStep(seller.actor, number, 'askWinner', DAYS(8.1));
});

it('a winner who alone says that the animals are loaded answered by it, and is asked again a week later', async () => {
  const { seller, ana, number } = await makeWon();
  await takeStep(seller.actor, number, 'papers');
  await takeStep(seller.actor, number, 'askWinner', DAYS(8));
  const loaded = await takeStep(ana.actor, number, 'load', DAYS(9));
  expect(loaded.winner).toMatchObject({ state: 'answered', said: 'load' });
  expect(await getDeal(seller.actor, number, DAYS(16.1))).toMatchObject({ mayAskWinner: true, mayDeny: true });
  await takeStep(seller.actor, number, 'askWinner', DAYS(16.1));
  // The list has it as the page: it is the winner’s turn.
  expect(await listDeals(seller.actor)).toMatchObject([{ turn: 'buyer', waits: null }]);
  await lapseDeals(DAYS(18.2));
  expect(await getDeal(ana.actor, number)).toMatchObject({ status: 'cancelled', cancelledBy: 'buyer' });
});

it('a lot whose seller denies the winner’s loading goes on to the runner-up', async () => {
  const { seller, ana, lot, number } = await makeWon();
  await takeStep(ana.actor, number, 'load');
  await callOff(seller.actor, number);
  await lapseDeals(DAYS(8));
  expect(await getDeal(seller.actor, number)).toMatchObject({ status: 'lapsed', cancelledBy: null });
  await giveUpLots(DAYS(8.1));
  expect(await isBeforeAdministrators(lot.id)).toBe(true);
});

it('a winner whose seller did nothing leaves the lot without fault, and may review', async () => {
  const { seller, ana, lot, number } = await makeWon();
  expect(await getDeal(ana.actor, number, DAYS(6))).toMatchObject({ isAtFault: true });
  expect(await getDeal(ana.actor, number, DAYS(9))).toMatchObject({ isAtFault: false });
  expect(await codeOf(cancelDeal(ana.actor, number, 'atFault', DAYS(9)))).toBe('conflict');
  expect(await cancelDeal(ana.actor, number, 'alone', DAYS(9))).toMatchObject({ cancelledBy: null });
  for (const { actor } of [seller, ana]) await reviewDeal(actor, number, review, DAYS(9.1));
  await giveUpLots(DAYS(9.1));
  expect(await isBeforeAdministrators(lot.id)).toBe(true);
  const waitedFor = await makeWon();
  await takeStep(waitedFor.seller.actor, waitedFor.number, 'papers');
  expect(await callOff(waitedFor.ana.actor, waitedFor.number, DAYS(9))).toMatchObject({ cancelledBy: 'buyer' });
});

it('a winner’s own claim keeps nobody from asking them, and goes on', async () => {
  const { seller, ana, number } = await makeWon();
  await takeStep(seller.actor, number, 'papers');
  await openDispute(ana.actor, number, { kind: 'noShow', text: 'No vinieron' }, DAYS(8));
  await takeStep(seller.actor, number, 'askWinner', DAYS(15.1));
  await lapseDeals(DAYS(17.2));
  const over = await getDeal(ana.actor, number, DAYS(17.3));
  expect(over).toMatchObject({ status: 'cancelled', cancelledBy: 'buyer' });
  expect(over.adviceFrom).not.toBeNull();
});

it('a seller whom a winner puts off for two weeks calls the deal off without fault, and the runner-up is asked', async () => {
  const { seller, ana, lot, number } = await makeWon();
  await takeStep(seller.actor, number, 'papers');
  for (const day of [8, 15.2]) {
    await takeStep(seller.actor, number, 'askWinner', DAYS(day));
    await takeStep(ana.actor, number, 'stay', DAYS(day));
  }
  expect(await getDeal(seller.actor, number, DAYS(20.9))).toMatchObject({ isAtFault: true });
  const off = await cancelDeal(seller.actor, number, 'alone', DAYS(21.1));
  expect(off).toMatchObject({ status: 'cancelled', cancelledBy: null });
  await giveUpLots(DAYS(21.2));
  expect(await isBeforeAdministrators(lot.id)).toBe(true);
  // Nobody says of a winner who wants the lot still that they gave it up.
  await noticeVoidBids();
  const mail = (await mailsTo(seller.email)).find(({ subject }) => subject.startsWith('Se anuló la puja ganadora'));
  expect(mail?.text).toContain('con quien lo ganó terminó sin entrega, y su puja por');
});

it('a winner reads until when they should say something, on the page and in the calendar', async () => {
  const { seller, ana, number } = await makeWon();
  const { winner, agreedAt } = await getDeal(ana.actor, number);
  expect(Date.parse(winner?.until ?? '') - Date.parse(agreedAt)).toBe(7 * DAY_MS);
  expect(Date.parse(winner?.mayEndFrom ?? '') - Date.parse(agreedAt)).toBe(21 * DAY_MS);
  for (const [{ actor }, kind] of [
    [ana, 'answer'],
    [seller, 'winner'],
  ] as const)
    expect(await dealCalendar(actor, number)).toContain(`UID:deal-${number}-${kind}\r\n`);
  await takeStep(seller.actor, number, 'papers');
  await proposeDate(ana.actor, number, { day: DAYS(10).toISOString().slice(0, 10) });
  expect((await getDeal(ana.actor, number, DAYS(8))).winner).toMatchObject({ state: 'answered', said: 'dateProposed' });
});

it('ends the seller’s claim with a winner who is given up: nobody pays for what counts against them', async () => {
  const { seller, ana, number } = await makeWon();
  await takeStep(seller.actor, number, 'papers');
  await takeStep(seller.actor, number, 'askWinner', DAYS(8));
  await openDispute(seller.actor, number, { kind: 'noShow', text: 'No vinieron' }, DAYS(8));
  await lapseDeals(DAYS(10.1));
  const over = await getDeal(ana.actor, number, DAYS(10.2));
  expect(over).toMatchObject({ cancelledBy: 'buyer', adviceFrom: null });
  expect(over.events.map(({ kind }) => kind)).toContain('disputeVoid');
  expect(await listTasks(ana.actor)).toEqual([]);
});
