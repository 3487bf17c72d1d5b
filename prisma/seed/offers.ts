import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { HOUR_MS } from '@/lib/core/durations';
import { counterOffer, declineOffer } from '@/lib/deals/offers/answer-offer';
import type { NegotiationDto } from '@/lib/deals/offers/dto';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { counterSchema, offerSchema } from '@/lib/deals/terms/schema';
import { DEMO_NEGOTIATIONS, type DemoNegotiation } from './content/offers';
import type { SceneLot, Scenes } from './deal-scenes';
import { demoId } from './listings';

type Proposed = { heads: number; percent: number; hours: number; note?: string };

/** What somebody proposes for a lot; a price is rounded as people do, to a cent or, of an animal, to five. */
const proposalOf = ({ id, amount }: SceneLot, { heads, percent, hours, note }: Proposed) => {
  const step = amount >= 100 ? 5 : 0.01;
  return {
    listingId: id,
    ...{ heads, hours, note },
    amount: (Math.round((amount * percent) / 100 / step) * step).toFixed(2),
  };
};

/** Dates the newest offer of a negotiation, whose time and id are of the clock; returns its new id, by which an inbox is sorted. */
async function dateOffer({ id, offers }: NegotiationDto, createdAt: Date): Promise<string> {
  const offer = offers.at(-1);
  if (!offer) throw new Error('A negotiation without an offer');
  const dated = demoId(`offer ${id} ${offers.length}`, createdAt);
  await db.offer.update({ where: { id: offer.id }, data: { id: dated, createdAt } });
  if (offers.length === 1) await db.negotiation.update({ where: { id }, data: { createdAt, updatedAt: createdAt } });
  return dated;
}

/** Makes an offer, and returns its id. */
export async function makeDemoOffer(buyer: Actor, lot: SceneLot, proposed: Proposed, moment: Date): Promise<string> {
  return dateOffer(await makeOffer(buyer, offerSchema.parse(proposalOf(lot, proposed)), moment), moment);
}

async function playNegotiation(demo: DemoNegotiation, { now, person, lot, at }: Scenes): Promise<void> {
  const [thing, buyer] = [lot(demo.lot), person(demo.buyer)];
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [first, ...counters] = demo.proposals;
  if (!first) return;
  let offer = await at(ago(first.hoursAgo), (moment) => makeDemoOffer(buyer, thing, { ...demo, ...first }, moment));
  for (const [nth, counter] of counters.entries()) {
    const input = counterSchema.parse(proposalOf(thing, { ...demo, ...counter }));
    const by = nth % 2 === 0 ? thing.seller : buyer;
    offer = await at(ago(counter.hoursAgo), async (moment) =>
      dateOffer(await counterOffer(by, offer, input, moment), moment),
    );
  }
  const { declinedHoursAgo } = demo;
  if (declinedHoursAgo !== undefined)
    await at(ago(declinedHoursAgo), (moment) => declineOffer(thing.seller, offer, moment));
}

/** Creates the negotiations that have not led to a deal. */
export async function createNegotiations(scenes: Scenes): Promise<void> {
  for (const demo of DEMO_NEGOTIATIONS) await playNegotiation(demo, scenes);
}
