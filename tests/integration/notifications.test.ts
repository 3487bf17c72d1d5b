import { NextRequest } from 'next/server';
import { GET as openStop, POST as stop } from '@/app/api/unsubscribe/[token]/route';
import { noticeOutbid } from '@/lib/market/auctions/notice-outbid';
import { notifyLotsEnding } from '@/lib/market/auctions/notify-lots-ending';
import { settleLot } from '@/lib/market/auctions/settle-lot';
import { watchLot } from '@/lib/market/auctions/watch-lot';
import { db } from '@/lib/core/db/client';
import { notifyExpiry } from '@/lib/market/expiry/notify-expiry';
import { countUnread } from '@/lib/messages/messages/count-unread';
import { markConversationRead, markMessageRead } from '@/lib/messages/messages/mark-read';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { decideCase } from '@/lib/moderation/cases/decide-case';
import { undoDecisions } from '@/lib/moderation/cases/undo-decisions';
import { countUnreadNotifications } from '@/lib/records/notifications/count-unread-notifications';
import { deleteOldNotifications } from '@/lib/records/notifications/delete-old-notifications';
import {
  MAIL_SWITCHES,
  NOTIFICATION_KINDS,
  readNotificationsSchema,
  traitsOf,
} from '@/lib/records/notifications/schema';
import { listNotifications } from '@/lib/records/notifications/list-notifications';
import { getMailSwitches, setMailSwitch } from '@/lib/records/notifications/mail-switches';
import {
  markNotificationRead,
  markNotificationsRead,
  markNotificationsSeen,
} from '@/lib/records/notifications/mark-notifications';
import { deliverDue } from '@/lib/core/outbox/outbox-worker';
import { createReport } from '@/lib/moderation/reports/create-report';
import { offer, publishCalves } from '@/tests/factories/deal';
import { eraseAccount } from '@/tests/factories/erase-account';
import { makeListing } from '@/tests/factories/listing';
import { bid, inMs, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { makeDeal, messageInput } from '@/tests/factories/message';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Deal = Awaited<ReturnType<typeof makeDeal>>;

const write = ({ seller, buyer, listing }: Deal, message: string, now = new Date()) =>
  sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id, message }), now);
const kindsOf = async ({ actor }: Deal['seller']) => (await listNotifications(actor)).map(({ kind }) => kind);
const dueIn = async () => {
  const [row] = await db.outboxMail.findMany({ where: { sentAt: null } });
  return row ? row.dueAt.getTime() - Date.now() : null;
};

beforeEach(async () => {
  await deliverDue();
  await db.outboxMail.deleteMany();
});

describe('a message', () => {
  it('is one notification per conversation that counts, names who wrote and leads there', async () => {
    const deal = await makeDeal();
    const { seller, buyer, listing } = deal;
    await write(deal, 'Hola');
    await write(deal, '¿Sigue disponible?');
    const conversation = `${buyer.id}_${listing.id}`;
    expect(await listNotifications(seller.actor)).toMatchObject([
      {
        kind: 'message',
        count: 2,
        isRead: false,
        topic: { kind: 'listing', id: listing.id },
        path: `/messages?conversation=${conversation}`,
        data: { person: `Ana ${buyer.lastName}`, title: 'Toro Angus' },
      },
    ]);
    // The conversations' number has it.
    expect(await countUnread(seller.actor)).toEqual({ messages: 2, conversations: 1 });
    expect(await countUnreadNotifications(seller.actor)).toBe(0);
    expect(await listNotifications(buyer.actor)).toEqual([]);
    await markConversationRead(seller.actor, { personId: buyer.id, topic: { kind: 'listing', id: listing.id } });
    expect(await listNotifications(seller.actor)).toMatchObject([{ isRead: true }]);
    await write(deal, '¿Y el precio?');
    expect(await listNotifications(seller.actor)).toMatchObject([{ count: 1, isRead: false }]);
  });

  it('waits some minutes with its mail, in which others join it: several unread ones are one mail', async () => {
    const deal = await makeDeal();
    await write(deal, 'Hola');
    const wait = await dueIn();
    expect(wait).toBeGreaterThan(2 * MINUTE);
    expect(wait).toBeLessThan(4 * MINUTE);
    await write(deal, '¿Sigue disponible?');
    await write(deal, '¿Y el precio?');
    expect(await mailsTo(deal.seller.email)).toEqual([]);
    await letMailsLeave();
    const [mail, ...more] = await mailsTo(deal.seller.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('3 messages');
    expect(mail?.text).toContain('¿Y el precio?');
    expect(mail?.text).toContain('2 more messages');
    // What follows unread is mailed after a pause, not at once.
    await write(deal, 'Estoy cerca');
    expect(await dueIn()).toBeGreaterThan(50 * MINUTE);
  });

  it.each([
    [
      'in its conversation',
      ({ seller, buyer, listing }: Deal) =>
        markConversationRead(seller.actor, { personId: buyer.id, topic: { kind: 'listing', id: listing.id } }),
    ],
    ['in the bell', ({ seller }: Deal) => markNotificationsRead(seller.actor, { topic: null })],
    ['on the screen', ({ seller }: Deal) => markNotificationsSeen(seller.actor)],
  ])('that was seen %s is not mailed', async (_, see) => {
    const deal = await makeDeal();
    await write(deal, 'Hola');
    await see(deal);
    await letMailsLeave();
    expect(await mailsTo(deal.seller.email)).toEqual([]);
    expect(await db.outboxMail.count({ where: { sentAt: null } })).toBe(0);
    // What comes after that is.
    await write(deal, '¿Sigue disponible?');
    await letMailsLeave();
    expect(await mailsTo(deal.seller.email)).toHaveLength(1);
  });

  it('is read with the last of its conversation, one by one', async () => {
    const deal = await makeDeal();
    const sent = [await write(deal, 'Hola'), await write(deal, '¿Sigue disponible?')];
    await markMessageRead(deal.seller.actor, sent[0]?.id ?? '');
    expect(await listNotifications(deal.seller.actor)).toMatchObject([{ isRead: false }]);
    await markMessageRead(deal.seller.actor, sent[1]?.id ?? '');
    expect(await listNotifications(deal.seller.actor)).toMatchObject([{ isRead: true }]);
  });

  it('is mailed to nobody whose account is gone', async () => {
    const deal = await makeDeal();
    await write(deal, 'Hola');
    await eraseAccount(deal.seller.actor);
    expect(await db.notification.count({ where: { userId: deal.seller.id } })).toBe(0);
    await letMailsLeave();
    expect(await mailsTo(deal.seller.email)).toEqual([]);
  });
});

describe('reading', () => {
  it('is for their recipient only: others find nothing', async () => {
    const deal = await makeDeal();
    await write(deal, 'Hola');
    const [notification] = await listNotifications(deal.seller.actor);
    const id = notification?.id ?? '';
    for (const wrong of [id, 'x'])
      expect(await refusalOf(markNotificationRead(deal.buyer.actor, wrong))).toMatchObject({ status: 404 });
    await markNotificationsRead(deal.buyer.actor, { topic: null });
    await markNotificationsSeen(deal.buyer.actor);
    expect(await db.notification.findUnique({ where: { id } })).toMatchObject({ seenAt: null, readAt: null });
    await markNotificationRead(deal.seller.actor, id);
    await markNotificationRead(deal.seller.actor, id);
    expect(await listNotifications(deal.seller.actor)).toMatchObject([{ isRead: true }]);
  });

  it('the page of an offer reads what leads to it', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser()];
    const made = await Promise.all([1, 2].map(async () => offer(buyer.actor, (await publishCalves(seller.actor)).id)));
    expect(await countUnreadNotifications(seller.actor)).toBe(2);
    const page = `/offers/${made[0]?.negotiation.id}`;
    await markNotificationsRead(buyer.actor, readNotificationsSchema.parse({ page }));
    expect(await countUnreadNotifications(seller.actor)).toBe(2);
    await markNotificationsRead(seller.actor, readNotificationsSchema.parse({ page }));
    expect((await listNotifications(seller.actor)).filter(({ isRead }) => !isRead)).toMatchObject([
      { kind: 'offer', path: `/offers/${made[1]?.negotiation.id}` },
    ]);
    for (const wrong of ['/offers/', '/dashboard', `${page}/x`, 7, `/offers/' OR true`])
      expect(readNotificationsSchema.safeParse({ page: wrong }).success).toBe(false);
  });

  it('the page of a lot reads what is about that lot', async () => {
    const { seller, ana, beto } = await makeBidders();
    const [lot, other] = [await makeLot(seller.id), await makeLot(seller.id)];
    for (const { id } of [lot, other]) {
      await bid(ana.actor, id, '600');
      await bid(beto.actor, id, '700');
    }
    await noticeOutbid();
    expect(await countUnreadNotifications(ana.actor)).toBe(2);
    await markNotificationsRead(ana.actor, { topic: { kind: 'lot', id: lot.id } });
    expect((await listNotifications(ana.actor)).filter(({ isRead }) => !isRead)).toMatchObject([
      {
        kind: 'outbid',
        topic: { kind: 'lot', id: other.id },
        path: `/auctions/${other.id}`,
        data: { price: '625.00' },
      },
    ]);
  });
});

describe('auctions', () => {
  it('tell bidders and watchers ten minutes before the end, once, and mail those who had none an hour before', async () => {
    const { seller, ana, beto } = await makeBidders();
    const watcher = await makeUser();
    const lot = await makeLot(seller.id, { endTime: inMs(2 * HOUR) });
    await bid(ana.actor, lot.id, '600');
    await bid(beto.actor, lot.id, '700');
    await noticeOutbid();
    await watchLot(watcher.actor, lot.id);
    await db.auctionWatch.updateMany({ data: { createdAt: inMs(-HOUR) } });
    await db.auctionLot.update({ where: { id: lot.id }, data: { endTime: inMs(50 * MINUTE) } });
    await notifyLotsEnding();
    expect(await kindsOf(ana)).toEqual(['outbid']);
    expect(await kindsOf(watcher)).toEqual(['lotEnding']);
    await markNotificationsRead(watcher.actor, { topic: null });
    await db.auctionLot.update({ where: { id: lot.id }, data: { endTime: inMs(9 * MINUTE) } });
    const notified = await Promise.all([notifyLotsEnding(), notifyLotsEnding()]);
    expect(notified.toSorted()).toEqual([0, 1]);
    expect(await notifyLotsEnding()).toBe(0);
    expect(await listNotifications(ana.actor)).toMatchObject([
      { kind: 'lotEnding', data: { standing: 'outbid' } },
      { kind: 'outbid' },
    ]);
    expect(await listNotifications(beto.actor)).toMatchObject([{ kind: 'lotEnding', data: { standing: 'leads' } }]);
    expect(await listNotifications(watcher.actor)).toMatchObject([
      { kind: 'lotEnding', isRead: false, data: { standing: 'none' } },
    ]);
    expect((await mailsTo(beto.email)).map(({ subject }) => subject)).toEqual([
      `Termina en diez minutos: ${lot.title}`,
    ]);
    expect((await mailsTo(watcher.email)).map(({ subject }) => subject)).toEqual([`Falta una hora: ${lot.title}`]);
  });

  it('tell who won, lost and sold; what is owed is mailed even if such mails are off and it was seen', async () => {
    const { seller, ana, beto } = await makeBidders();
    for (const name of MAIL_SWITCHES) {
      await setMailSwitch(ana.actor, { name, isOn: false });
      await setMailSwitch(beto.actor, { name, isOn: false });
    }
    const lot = await makeLot(seller.id);
    await bid(ana.actor, lot.id, '600');
    await bid(beto.actor, lot.id, '700');
    await pastEnd(lot.id);
    await settleLot(lot.id);
    expect([await kindsOf(ana), await kindsOf(beto), await kindsOf(seller)]).toEqual([
      ['lotLost'],
      ['lotWon'],
      ['lotSold'],
    ]);
    expect(await mailsTo(ana.email)).toEqual([]);
    expect(await mailsTo(beto.email)).toMatchObject([{ subject: expect.stringContaining('Ganaste') as string }]);
  });
});

it('leave one about a lot that ended: how', async () => {
  const { seller, ana, beto } = await makeBidders();
  const lot = await makeLot(seller.id, { endTime: inMs(9 * MINUTE) });
  await bid(beto.actor, lot.id, '600');
  await bid(ana.actor, lot.id, '650');
  await noticeOutbid();
  await bid(beto.actor, lot.id, '700');
  await notifyLotsEnding();
  expect(await kindsOf(beto)).toEqual(['lotEnding', 'outbid']);
  await pastEnd(lot.id);
  await settleLot(lot.id);
  expect([await kindsOf(beto), await kindsOf(ana)]).toEqual([['lotWon'], ['lotLost']]);
  expect(await countUnreadNotifications(beto.actor)).toBe(1);
});

describe('decisions', () => {
  it('are shown once they can no longer be undone, and never if they are', async () => {
    const [owner, reporter, admin] = [await makeUser(), await makeUser(), await makeUser({ role: 'admin' })];
    const listing = await makeListing({ userId: owner.id });
    await createReport(reporter.actor, {
      listingId: listing.id,
      equipmentId: null,
      auctionLotId: null,
      userId: null,
      messageId: null,
      reason: 'spam',
      description: '',
    });
    const decide = (now = new Date()) =>
      decideCase(
        admin.actor,
        { key: listing.id, until: inMs(MINUTE).toISOString(), action: 'taken_down', answer: 'photo' },
        now,
      );
    const { id } = await decide();
    expect([await kindsOf(owner), await kindsOf(reporter)]).toEqual([[], []]);
    expect(await countUnreadNotifications(owner.actor)).toBe(0);
    await undoDecisions(admin.actor, { decisionIds: [id] });
    expect(await db.notification.count({ where: { userId: { in: [owner.id, reporter.id] } } })).toBe(0);
    await decide(inMs(-MINUTE));
    expect(await listNotifications(owner.actor)).toMatchObject([
      { kind: 'takenDown', path: `/dashboard/appeal/${listing.id}` },
    ]);
    expect(await listNotifications(reporter.actor)).toMatchObject([
      { kind: 'reportDecided', data: { outcome: 'takenDown' } },
    ]);
  });
});

describe('the switches', () => {
  it('are on at first, and each turns off its own mails, not the bell', async () => {
    const owner = await makeUser();
    expect(Object.values(await getMailSwitches(owner.actor)).every(Boolean)).toBe(true);
    await Promise.all([
      setMailSwitch(owner.actor, { name: 'listingExpires', isOn: false }),
      setMailSwitch(owner.actor, { name: 'reports', isOn: false }),
      setMailSwitch(owner.actor, { name: 'listingExpires', isOn: false }),
    ]);
    expect(await getMailSwitches(owner.actor)).toMatchObject({ messages: true, listingExpires: false, reports: false });
    const { expiresAt } = await makeListing({ userId: owner.id });
    await notifyExpiry(new Date(expiresAt.getTime() - HOUR));
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(await db.notification.findMany({ where: { userId: owner.id } })).toMatchObject([{ kind: 'listingExpires' }]);
    await setMailSwitch(owner.actor, { name: 'listingExpires', isOn: true });
    expect(await getMailSwitches(owner.actor)).toMatchObject({ listingExpires: true, reports: false });
  });

  it('are asked when the mail leaves, not when it is queued', async () => {
    const deal = await makeDeal();
    await write(deal, 'Hola');
    await setMailSwitch(deal.seller.actor, { name: 'messages', isOn: false });
    await letMailsLeave();
    expect(await mailsTo(deal.seller.email)).toEqual([]);
    expect(await listNotifications(deal.seller.actor)).toMatchObject([{ isRead: false }]);
  });

  it('are turned off by the link in a mail and by one click of a mail program', async () => {
    const deal = await makeDeal();
    await write(deal, 'Hola');
    await letMailsLeave();
    const [mail] = await mailsTo(deal.seller.email);
    const token = /\/api\/unsubscribe\/([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mail?.text).toContain(`/en/unsubscribe/${token}`);
    const request = (method: string) => new NextRequest(`http://localhost:3000/api/unsubscribe/${token}`, { method });
    const context = (text: string) => ({ params: Promise.resolve({ token: text }) });
    expect((await openStop(request('GET'), context(token))).status).toBe(307);
    expect((await stop(request('POST'), context(`${token}x`))).status).toBe(404);
    expect(await getMailSwitches(deal.seller.actor)).toMatchObject({ messages: true });
    for (let time = 0; time < 2; time += 1) expect((await stop(request('POST'), context(token))).status).toBe(200);
    expect(await getMailSwitches(deal.seller.actor)).toMatchObject({ messages: false, outbid: true });
  });

  it('exist for some kind each', () => {
    const used = new Set(Object.keys(NOTIFICATION_KINDS).map((kind) => traitsOf(kind as 'message').mail));
    expect([...used].filter((name) => name !== null).toSorted()).toEqual([...MAIL_SWITCHES].toSorted());
  });
});

it('are deleted after three months', async () => {
  const deal = await makeDeal();
  await write(deal, 'Hola');
  expect(await deleteOldNotifications(inMs(89 * 24 * HOUR))).toBe(0);
  expect(await deleteOldNotifications(inMs(91 * 24 * HOUR))).toBeGreaterThan(0);
  expect(await listNotifications(deal.seller.actor)).toEqual([]);
});
