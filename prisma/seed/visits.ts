import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS, toDay } from '@/lib/core/durations';
import { visitSchema, type Slot } from '@/lib/deals/terms/dates/visit-slots';
import { chooseSlot, proposeSlots } from '@/lib/deals/visits/answer-visit';
import { askVisit } from '@/lib/deals/visits/ask-visit';
import { DEMO_VISITS, type DemoVisit } from './content/offers';
import type { Scenes } from './deal-scenes';

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
export async function createVisits(scenes: Scenes): Promise<void> {
  for (const demo of DEMO_VISITS) await playVisit(demo, scenes);
}
