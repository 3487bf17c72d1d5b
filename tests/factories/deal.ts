import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { weighingSchema } from '@/lib/deals/deals/schema';
import { cancelDeal } from '@/lib/deals/deals/cancel-deal';
import { cancellingOf } from '@/lib/deals/deals/dto';
import { takeStep } from '@/lib/deals/deals/take-step';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { chooseWeight, enterWeights } from '@/lib/deals/deals/weigh';
import { acceptOffer } from '@/lib/deals/offers/answer-offer';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { counterSchema, offerSchema } from '@/lib/deals/terms/schema';
import { listingFields } from './listing';
import { makeTrader } from './user';

const STEERS = {
  title: '60 terneros Angus',
  class: 'calf_m',
  headCount: '60',
  weight: '170',
  price: undefined,
  priceAmount: '3.05',
  priceBasis: 'live_kg',
  shrinkPercent: '3',
  location: 'Trinidad, Uruguay',
};

/** Publishes a lot of sixty calves at US$ 3.05 a kilogram. */
export async function publishCalves(
  seller: Actor,
  traits: Parameters<typeof listingFields>[0] = {},
): Promise<{ id: string }> {
  const fields = listingFields({ ...STEERS, ...traits });
  const set = { expiresAt: new Date(Date.now() + 1e9) };
  return db.$transaction((tx) => ANIMAL_LISTINGS.create(tx, seller.id, fields, set));
}

/** What a buyer sends. */
export const offerOf = (listingId: string, traits: Record<string, unknown> = {}) =>
  offerSchema.parse({ listingId, heads: 60, amount: '3.00', ...traits });

export const counterOf = (traits: Record<string, unknown> = {}) =>
  counterSchema.parse({ heads: 60, amount: '3.04', ...traits });

/** Makes an offer, and returns it with its negotiation. */
export async function offer(buyer: Actor, listingId: string, traits: Record<string, unknown> = {}) {
  const negotiation = await makeOffer(buyer, offerOf(listingId, traits));
  const newest = negotiation.offers.at(-1);
  if (!newest) throw new Error('a negotiation without an offer');
  return { ...newest, negotiation };
}

type Between = { heads?: number; amount?: string; seller?: Actor; buyer?: Actor };

/** Two people, new ones unless they are given, and the deal that they agreed on. */
export async function makeDeal({
  heads = 60,
  amount = '3.00',
  ...given
}: Between & Parameters<typeof publishCalves>[1] = {}) {
  const { seller = (await makeTrader()).actor, buyer = (await makeTrader()).actor, ...traits } = given;
  const listing = await publishCalves(seller, traits);
  const { id } = await offer(buyer, listing.id, { heads, amount });
  const { deal } = await acceptOffer(seller, id);
  if (deal === null) throw new Error('accepted without a deal');
  return { seller, buyer, listingId: listing.id, number: deal };
}

type Parties = Pick<Awaited<ReturnType<typeof makeDeal>>, 'seller' | 'buyer' | 'number'>;

/** Both sides confirm the mean of what they weighed. */
export async function confirmMean({ seller, buyer, number }: Parties) {
  const seen = (await getDeal(seller, number)).weights.compared?.mean ?? '';
  await chooseWeight(seller, number, { choice: 'mean', seen });
  return chooseWeight(buyer, number, { choice: 'mean', seen });
}

/** Calls a deal off as its page shows it at that moment; one that can't be called off any more is refused. */
export async function callOff(actor: Actor, number: number, now = new Date()) {
  return cancelDeal(actor, number, cancellingOf(await getDeal(actor, number, now)) ?? 'alone', now);
}

/** A deal that both sides have brought to its end two days after the agreement, with so many net kilograms. */
export async function makeClosedDeal(grossKg: string, between: Between = {}) {
  const deal = await makeDeal(between);
  const { seller, buyer, number } = deal;
  await db.deal.update({ where: { number }, data: { agreedAt: new Date(Date.now() - 2 * DAY_MS) } });
  for (const side of [seller, buyer]) {
    await enterWeights(side, number, weighingSchema.parse({ heads: between.heads ?? 60, grossKg }));
  }
  await confirmMean(deal);
  await takeStep(buyer, number, 'accept');
  await takeStep(seller, number, 'pay');
  return deal;
}
