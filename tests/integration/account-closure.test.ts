import { closeAccount } from '@/lib/closure/account-closure/close-account';
import { deleteAccount, deleteClosedAccounts } from '@/lib/closure/account-closure/delete-account';
import { reopenAccount } from '@/lib/closure/account-closure/reopen-account';
import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { getSeller } from '@/lib/accounts/accounts/get-seller';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';

import { getLot } from '@/lib/market/auctions/get-lot';
import { db } from '@/lib/core/db/client';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { createSession, findClosedAccount, findSession } from '@/lib/accounts/sessions/sessions';
import { eraseAccount } from '@/tests/factories/erase-account';
import { makeListing } from '@/tests/factories/listing';
import { bid, makeLot } from '@/tests/factories/lot';
import { makeDeal, messageInput } from '@/tests/factories/message';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const HERE = '203.0.113.9';
const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-22T12:00:00Z');

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
});

/** Makes an account with something on sale, something sold, a lot without bids and two sessions. */
async function furnished() {
  const user = await makeUser();
  const onSale = await makeListing({ userId: user.id });
  const paused = await makeListing({ userId: user.id, isActive: false });
  const sold = await makeListing({ userId: user.id, isActive: false, soldAt: new Date() });
  const lot = await makeLot(user.id);
  const [here, there] = [await createSession(user.id, null), await createSession(user.id, null)];
  return { user, onSale, paused, sold, lot, here, there };
}

describe('a closed account', () => {
  it('shows nothing to anybody, and its owner can only call it off', async () => {
    const { user, onSale, sold, lot, here, there } = await furnished();
    expect(await getAnimalListing(null, sold.id, { alsoSold: true })).not.toBeNull();
    await closeAccount(user.actor, PASSWORD, here, NOW);
    expect(await getSeller(user.id)).toBeNull();
    for (const { id } of [onSale, sold]) expect(await getAnimalListing(null, id, { alsoSold: true })).toBeNull();
    expect(await getLot(lot.id)).toMatchObject({ state: 'cancelled' });
    expect([await findSession(here), await findSession(there)]).toEqual([null, null]);
    expect(await findClosedAccount(here)).toEqual({ id: user.id, closedAt: NOW });
    expect(await findClosedAccount(there)).toBeNull();
    // The password still opens a session, which again opens nothing else.
    await authenticate({ email: user.email, password: PASSWORD }, HERE);
    const again = await createSession(user.id, null);
    expect([await findSession(again), (await findClosedAccount(again))?.id]).toEqual([null, user.id]);
    await letMailsLeave();
    const [mail, ...more] = await mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Tu cuenta de Corral se borra el 6 dic. 2026');
    expect(mail?.text).toContain('/closed-account');
  });

  it('gets no messages, publishes nothing and bids on nothing, also in a request under way', async () => {
    const { seller, buyer, listing } = await makeDeal();
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
    await closeAccount(seller.actor, PASSWORD, '');
    const topic = { kind: 'listing', id: listing.id } as const;
    await expect(
      sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id, message: '¿Y?' })),
    ).rejects.toMatchObject({ code: 'recipient_not_found' });
    expect(await getConversation(buyer.actor, { personId: seller.id, topic })).toMatchObject({
      person: { firstName: 'Juan', isReachable: false, isDeleted: false },
      messages: [{ message: '¿Sigue disponible?' }],
    });
    await expect(renewListing(seller.actor, ANIMAL_LISTINGS, listing.id)).rejects.toMatchObject({
      code: 'account_closed',
    });
    const lot = await makeLot(buyer.id);
    await expect(bid(seller.actor, lot.id, '700')).rejects.toMatchObject({
      code: 'account_suspended',
    });
  });

  it('comes back as it was when its owner calls the deletion off, from two tabs at once', async () => {
    const { user, onSale, paused, lot, here } = await furnished();
    await closeAccount(user.actor, PASSWORD, here, NOW);
    await Promise.all([reopenAccount(user), reopenAccount(user)]);
    expect(await findSession(here)).toMatchObject({ id: user.id });
    expect(await findClosedAccount(here)).toBeNull();
    expect(await getSeller(user.id)).not.toBeNull();
    expect(await getAnimalListing(null, onSale.id)).not.toBeNull();
    expect(await getAnimalListing(null, paused.id)).toBeNull();
    expect(await getLot(lot.id)).toMatchObject({ state: 'cancelled' });
    await letMailsLeave();
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain('Tu cuenta de Corral sigue abierta');
    expect(await deleteAccount(user, new Date(NOW.getTime() + 30 * DAY))).toBe(false);
    // A button pressed again in an old tab changes nothing.
    await reopenAccount(user);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  it('that is suspended meanwhile can’t be reopened, and doesn’t come back when the suspension ends', async () => {
    const { user, onSale, here } = await furnished();
    const admin = await makeUser({ role: 'admin' });
    await closeAccount(user.actor, PASSWORD, here, NOW);
    await suspendUser(admin.actor, { userId: user.id, reason: 'Estafa', days: null });
    expect(await findClosedAccount(here)).toBeNull();
    await reopenAccount(user);
    await restoreUser(admin.actor, user.id);
    expect(await getAnimalListing(null, onSale.id)).toBeNull();
    await reopenAccount(user);
    expect(await getAnimalListing(null, onSale.id)).not.toBeNull();
  });

  it('is closed once, by the right password only', async () => {
    const user = await makeUser();
    await expect(closeAccount(user.actor, 'wrong-1', '')).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'passwordWrong' }] },
    });
    const results = await Promise.allSettled([1, 2].map(() => closeAccount(user.actor, PASSWORD, '')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await letMailsLeave();
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  it('never leads a lot, also if it bids at the same moment', async () => {
    const seller = await makeUser();
    for (let round = 0; round < 5; round++) {
      const [bidder, lot] = [await makeUser(), await makeLot(seller.id)];
      const [bidding, closing] = await Promise.allSettled([
        bid(bidder.actor, lot.id, '700'),
        closeAccount(bidder.actor, PASSWORD, ''),
      ]);
      expect([bidding.status, closing.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});

it('the bids of a closed account are void, so that it doesn’t lead when those above them become void', async () => {
  const [seller, ana, beto] = [await makeUser(), await makeUser(), await makeUser()];
  const lot = await makeLot(seller.id);
  await bid(ana.actor, lot.id, '700');
  await bid(beto.actor, lot.id, '900');
  await closeAccount(ana.actor, PASSWORD, '');
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId: beto.id, reason: 'Estafa', days: null });
  expect(await getLot(lot.id)).toMatchObject({ state: 'live', bidCount: 0 });
});

describe('the deletion', () => {
  it('comes after fourteen days, not earlier, and never to an open account', async () => {
    const { user, here } = await furnished();
    // Before the accounts of the other tests.
    const asked = new Date('2026-03-01T12:00:00Z');
    expect(await deleteAccount(user, new Date(asked.getTime() + 100 * DAY))).toBe(false);
    await closeAccount(user.actor, PASSWORD, here, asked);
    expect(await deleteClosedAccounts(new Date(asked.getTime() + 14 * DAY - 1))).toBe(0);
    const runs = await Promise.all([1, 2, 3].map(() => deleteClosedAccounts(new Date(asked.getTime() + 14 * DAY))));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    expect(await findClosedAccount(here)).toBeNull();
    await expect(reopenAccount(user)).resolves.toBeUndefined();
  });

  it('leaves the other side its messages, from nobody in particular', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const other = await makeUser();
    const topic = { listingId: listing.id };
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, ...topic }));
    await sendMessage(seller.actor, messageInput({ toUserId: buyer.id, ...topic, message: 'Manda la seña' }));
    await sendMessage(buyer.actor, messageInput({ toUserId: other.id, message: 'Hola' }));
    await eraseAccount(seller);
    await eraseAccount(other);
    const nobody = { firstName: '', lastName: '', profileImageUrl: null, isDeleted: true };
    const { conversations } = await listConversations(buyer.actor);
    expect(conversations).toMatchObject([
      { person: { id: other.id, ...nobody }, topic: null },
      { person: { id: seller.id, ...nobody }, topic: null, unread: 1 },
    ]);
    const thread = await getConversation(buyer.actor, { personId: seller.id, topic: null });
    expect(thread).toMatchObject({
      person: { ...nobody, isReachable: false, location: null },
      messages: [{ message: '¿Sigue disponible?' }, { message: 'Manda la seña', fromUser: nobody }],
    });
    await expect(sendMessage(buyer.actor, messageInput({ toUserId: seller.id }))).rejects.toMatchObject({
      code: 'recipient_not_found',
    });
  });

  it('of the second side deletes what they wrote to each other, also if both go at once', async () => {
    const { seller, buyer } = await makeDeal();
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id }));
    await Promise.all([eraseAccount(seller), eraseAccount(buyer)]);
    expect(await db.message.count({ where: { fromUserId: buyer.id } })).toBe(0);
  });

  it('leaves no message behind that was sent at the same moment', async () => {
    const { seller, buyer } = await makeDeal();
    await Promise.allSettled([
      eraseAccount(seller),
      ...[1, 2, 3].map((n) => sendMessage(buyer.actor, messageInput({ toUserId: seller.id, message: `Hola ${n}` }))),
    ]);
    await eraseAccount(buyer);
    expect(await db.message.count({ where: { toUserId: seller.id } })).toBe(0);
  });
});
