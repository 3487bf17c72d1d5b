import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import { db, type Transaction } from '@/lib/core/db/client';
import { recordHammerPrice } from '@/lib/market/price-history/record-price';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { announce, closeLot, dueLots, interestedIn, isDue, lockLot } from './lot-rows';
import { lotMailFacts } from './mail-facts';
import { deleteNewsUnderWay, notifyOfLot, type LotNews, type MailedLot } from './notify-of-lot';
import { lotState } from './policy';
import { recordWonLot } from './record-won-lot';

type Ended = NonNullable<Awaited<ReturnType<typeof lockLot>>>;

async function notifyBidders(tx: Transaction, lot: Ended, facts: MailedLot, sold: boolean): Promise<void> {
  const people = await interestedIn(tx, lot.id);
  await deleteNewsUnderWay(tx, lot.id, people);
  for (const person of people) {
    if (!person.bid) continue;
    const news: LotNews = !sold ? 'unsoldBidder' : person.id === lot.highestBidder ? 'won' : 'lost';
    await notifyOfLot(tx, person, news, facts);
  }
}

async function notifySeller(tx: Transaction, lot: Ended, facts: MailedLot, sold: boolean): Promise<void> {
  const people = await tx.user.findMany({
    where: { id: { in: [lot.userId, lot.highestBidder].filter((id) => id !== null) } },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      language: true,
      timeZone: true,
      location: true,
      suspendedAt: true,
    },
  });
  const seller = people.find(({ id }) => id === lot.userId);
  const winner = people.find(({ id }) => id === lot.highestBidder);
  if (!seller || seller.suspendedAt) return;
  const news = sold ? 'sold' : lot.bidCount > 0 ? 'unsold' : 'noBids';
  const name = winner ? fullName(winner) : '***';
  await notifyOfLot(tx, seller, news, { ...facts, winner: name });
}

/** `settleLot` in the caller's transaction. */
export async function settle(tx: Transaction, id: string): Promise<boolean> {
  const lot = await lockLot(tx, id);
  if (!lot || !isDue(lot)) return false;
  const sold = lotState(lot, lot.serverTime) === 'sold';
  await closeLot(tx, id, sold);
  if (sold) {
    await recordWonLot(tx, lot.highestBidder, lot);
    await recordHammerPrice(tx, id);
  }
  const facts = (await lotMailFacts(tx, [id])).get(id);
  if (facts) {
    await notifyBidders(tx, lot, facts, sold);
    await notifySeller(tx, lot, facts, sold);
  }
  await announce(tx, id);
  return true;
}

/**
 * Settles a lot that is past its end: it is sold if the reserve is met, otherwise ended; bids are won or failed, the
 * winner's debt is recorded and everybody concerned is e-mailed. Runs under the lot's lock, so that it happens once
 * however many processes try.
 * @returns whether this call settled the lot.
 */
export async function settleLot(id: string): Promise<boolean> {
  const settled = await db.$transaction((tx) => settle(tx, id), { maxWait: 10_000, timeout: 15_000 });
  if (settled) deliverSoon();
  return settled;
}

/** Settles every lot that is past its end and returns how many. */
export async function settleDueLots(): Promise<number> {
  let settled = 0;
  for (let due = await dueLots(); due.length > 0; due = await dueLots()) {
    for (const id of due) if (await settleLot(id)) settled += 1;
  }
  return settled;
}
