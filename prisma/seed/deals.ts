import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS, toDay } from '@/lib/core/durations';
import { stopDelivery } from '@/lib/core/outbox/outbox-worker';
import { cancelDeal } from '@/lib/deals/deals/cancel-deal';
import { addTruck } from '@/lib/deals/deals/record-truck';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { reviewDeal } from '@/lib/deals/deals/review-deal';
import { weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { chooseWeight, enterWeights } from '@/lib/deals/deals/weigh';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { disputeSchema } from '@/lib/deals/disputes/schema';
import { proposeSum } from '@/lib/deals/disputes/settle-dispute';
import { acceptOffer } from '@/lib/deals/offers/answer-offer';
import { weighsDressed } from '@/lib/deals/terms/weights';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { visitSchema, type Slot } from '@/lib/deals/terms/dates/visit-slots';
import { chooseSlot, proposeSlots } from '@/lib/deals/visits/answer-visit';
import { askVisit } from '@/lib/deals/visits/ask-visit';
import { DEAL_STAGES, DEMO_DEALS, type DemoDeal } from './content/deals';
import { openScenes, type Scenes } from './deal-scenes';
import { createNegotiations, makeDemoOffer } from './offers';
import { DEMO_VISITS, type DemoVisit } from './content/offers';

/** How long sellers take to answer. */
const ANSWERED_AFTER_HOURS = 3;

async function playVisit(demo: DemoVisit, { now, person, lot, at }: Scenes): Promise<void> {
  const [{ id: listingId, seller }, buyer] = [lot(demo.lot), person(demo.buyer)];
  const slotsOf = (slots: DemoVisit['slots']): Slot[] =>
    slots.map(([inDays, time]) => ({ day: toDay(new Date(now.getTime() + inDays * DAY_MS)), at: time }));
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const slots = slotsOf(demo.slots);
  const input = visitSchema.parse({
    ...{ listingId, slots, inspectorName: demo.inspector },
    visitor: demo.inspector ? 'inspector' : 'self',
  });
  const { id } = await at(ago(demo.askedHoursAgo), async (moment) => {
    const visit = await askVisit(buyer, input, moment);
    await db.visit.update({ where: { id: visit.id }, data: { createdAt: moment, updatedAt: moment } });
    return visit;
  });
  const { answer } = demo;
  const [first] = slots;
  if (!answer || !first) return;
  await at(ago(demo.askedHoursAgo - ANSWERED_AFTER_HOURS), (moment) =>
    answer === 'first' ? chooseSlot(seller, id, first, moment) : proposeSlots(seller, id, slotsOf(answer), moment),
  );
}

/** Creates visits: one that is agreed on, one that waits for the seller and one that waits for the buyer. */
async function createVisits(scenes: Scenes): Promise<void> {
  for (const demo of DEMO_VISITS) await playVisit(demo, scenes);
}

/** What a truck weighs empty, in kilograms. */
const TARE_KG = 14_320;

type Weighed = DemoDeal['weighed'][number];

/** What hangs on the hook of a live animal, in percent. */
const DRESSED_PERCENT = 53;

const weighingOf = ({ heads }: DemoDeal, kg: number, percent: Weighed) =>
  weighingSchema.parse({
    heads,
    grossKg: String(Math.round((heads * kg * percent) / 100 / 10) * 10 + TARE_KG),
    tareKg: String(TARE_KG),
  });

const truckOf = ({ firstTag, ...truck }: NonNullable<DemoDeal['trucks']>[number]) =>
  truckSchema.parse({
    ...truck,
    tags: firstTag ? Array.from({ length: truck.heads }, (_, nth) => firstTag + nth).join('\n') : '',
  });

/** Brings a deal from the offer to its stage, with what each of the two did. */
async function playDeal(demo: DemoDeal, { now, person, lot, at }: Scenes): Promise<void> {
  const [thing, buyer] = [lot(demo.lot), person(demo.buyer)];
  const { seller } = thing;
  const agreed = new Date(now.getTime() - demo.agreedDaysAgo * DAY_MS);
  const offered = new Date(agreed.getTime() - 9 * HOUR_MS);
  const offer = await at(offered, (moment) => makeDemoOffer(buyer, thing, { ...demo, hours: 48 }, moment));
  const { deal } = await at(agreed, (moment) => acceptOffer(seller, offer, moment));
  if (deal === null) throw new Error('A deal of the demonstration was not opened');

  const last = DEAL_STAGES.indexOf(demo.stage);
  /** When a stage was reached; part of the way to the next one is a fraction. */
  const when = (stage: number) => new Date(agreed.getTime() + (last === 0 ? 1 : stage / last) * demo.hours * HOUR_MS);
  const { terms } = await getDeal(seller, deal);
  const kgWeighed = weighsDressed(terms) ? (thing.kg * DRESSED_PERCENT) / 100 : thing.kg;
  const [bySeller, byBuyer] = demo.weighed.map((percent) => weighingOf(demo, kgWeighed, percent));
  if (!bySeller || !byBuyer) throw new Error('A deal is weighed by two');
  const steps: (() => Promise<unknown>)[] = [
    async () => demo.isCancelled && at(when(0), (moment) => cancelDeal(buyer, deal, 'atFault', moment)),
    () => at(when(1), (moment) => takeStep(seller, deal, 'papers', moment)),
    async () => {
      await at(when(2), (moment) => takeStep(seller, deal, 'load', moment));
      for (const truck of demo.trucks ?? [])
        await at(when(2), (moment) => addTruck(seller, deal, truckOf(truck), moment));
    },
    async () => {
      await at(when(2.5), (moment) => enterWeights(seller, deal, bySeller, moment));
      await at(when(3), (moment) => enterWeights(buyer, deal, byBuyer, moment));
    },
    async () => {
      const seen = (await getDeal(buyer, deal)).weights.compared?.mean ?? '0';
      for (const side of [buyer, seller])
        await at(when(4), (moment) => chooseWeight(side, deal, { choice: 'mean', seen }, moment));
    },
    () => at(when(5), (moment) => takeStep(buyer, deal, 'accept', moment)),
    () => at(when(6), (moment) => takeStep(seller, deal, 'pay', moment)),
    async () => {
      const { reviews } = demo;
      if (!reviews) return;
      await at(when(6.5), (moment) => reviewDeal(buyer, deal, reviews.buyer, moment));
      await at(when(7), (moment) => reviewDeal(seller, deal, reviews.seller, moment));
    },
  ];
  for (const step of steps.slice(0, last + 1)) await step();

  const { dispute } = demo;
  if (!dispute) return;
  const hoursLater = (hours: number) => new Date(when(last).getTime() + hours * HOUR_MS);
  const kg = String(Number(byBuyer.grossKg) - TARE_KG);
  const said = disputeSchema.parse({ kind: 'weight', kg, text: dispute.text });
  await at(hoursLater(6), (moment) => openDispute(buyer, deal, said, moment));
  await at(hoursLater(30), (moment) => proposeSum(seller, deal, { amount: dispute.seller }, moment));
  await at(hoursLater(33), (moment) => proposeSum(buyer, deal, { amount: dispute.buyer }, moment));
}

/** After so many days a notification of the demonstration was read. */
const READ_DAYS = 2;

/**
 * Creates offers, visits and deals at every stage, by the verbs that people use: with what they are notified of, but
 * without its mails.
 */
export async function createDeals(now: Date): Promise<void> {
  await stopDelivery();
  const scenes = await openScenes(now);
  // What deals say counts people alone whom somebody knows.
  const ids = DEMO_DEALS.flatMap(({ buyer, lot }) => [scenes.person(buyer).id, scenes.lot(lot).seller.id]);
  await db.$executeRaw`
    UPDATE users SET phone_confirmed_at = created_at
    WHERE id = ANY (${ids}::uuid[]) AND phone IS NOT NULL AND phone_confirmed_at IS NULL AND verification_status <> 'verified'`;
  for (const demo of DEMO_DEALS) await playDeal(demo, scenes);
  await createNegotiations(scenes);
  await createVisits(scenes);
  const readUntil = new Date(now.getTime() - READ_DAYS * DAY_MS);
  await db.$executeRaw`
    UPDATE notifications SET seen_at = happened_at, read_at = happened_at
    WHERE kind IN ('offer', 'deal', 'visit') AND happened_at < ${readUntil}`;
  await db.outboxMail.deleteMany();
}
