import { toTaskRows } from '@/app/api/dashboard/view/task-rows';
import { readThreadVisit } from '@/app/api/messages/view/read-thread-visit';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS, toDay } from '@/lib/core/durations';
import { consume } from '@/lib/core/rate-limit/limit';
import { visitSchema, type Slot } from '@/lib/deals/terms/dates/visit-slots';
import { cancelVisit, chooseSlot, declineVisit, proposeSlots } from '@/lib/deals/visits/answer-visit';
import { askVisit } from '@/lib/deals/visits/ask-visit';
import { endDueVisits } from '@/lib/deals/visits/end-visits';
import { getVisit, listPastVisits, listVisits } from '@/lib/deals/visits/get-visit';
import { getVisitable } from '@/lib/deals/visits/get-visitable';
import { visitCalendar } from '@/lib/deals/visits/visit-calendar';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { blockUser } from '@/lib/messages/messages/blocks';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { makeListing } from '@/tests/factories/listing';
import { makeMessage } from '@/tests/factories/message';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const ahead = (days: number) => toDay(new Date(Date.now() + days * DAY_MS));
const MORNING: Slot = { day: ahead(3), at: 'morning' };
const AT_NINE: Slot = { day: ahead(4), at: '09:30' };
const OTHER: Slot = { day: ahead(5), at: 'afternoon' };
const LATER = new Date(Date.now() + 30 * DAY_MS);

let seller: Actor & { email: string };
let buyer: Actor & { email: string };
let listingId: string;

const member = async (firstName: string) => {
  const { actor, email } = await makeUser({ firstName, lastName: 'Paz' });
  return { ...actor, email };
};
const inputOf = (traits: Record<string, unknown> = {}) =>
  visitSchema.parse({ listingId, slots: [MORNING, AT_NINE], ...traits });
const ask = (traits: Record<string, unknown> = {}, actor: Actor = buyer) => askVisit(actor, inputOf(traits));
const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;

beforeEach(async () => {
  [seller, buyer] = [await member('Ana'), await member('Gustavo')];
  listingId = (await makeListing({ userId: seller.id, title: '40 novillos', location: 'Durazno, Uruguay' })).id;
});

describe('asking for a visit', () => {
  it('proposes slots to the seller, who is notified and has it to do', async () => {
    const visit = await ask({ visitor: 'inspector', inspectorName: ' Dr.\nRossi ' });
    expect(visit).toMatchObject({
      status: 'open',
      side: 'buyer',
      proposedBy: 'buyer',
      slots: [MORNING, AT_NINE],
      slotsLeft: [MORNING, AT_NINE],
      visitor: 'inspector',
      inspectorName: 'Dr. Rossi',
      chosen: null,
      person: { name: 'Ana Paz' },
    });
    const [mail] = await mailsTo(seller.email);
    expect(mail?.subject).toBe('Gustavo Paz quiere ver los animales: 40 novillos');
    expect(mail?.text).toContain('por la mañana');
    expect(mail?.text).toContain('09:30');
    expect(mail?.text).toContain('Va un inspector: Dr. Rossi.');
    expect(mail?.text).toContain(`/visits/${visit.id}`);
    const now = new Date();
    const tasks = (await listTasks(seller, now)).filter(({ kind }) => kind === 'visit');
    expect(await toTaskRows(tasks, 'es', now)).toMatchObject([
      { title: 'Elegí cuándo viene Gustavo Paz', text: '2 horarios · 40 novillos', deadline: null },
    ]);
    expect((await listTasks(buyer, now)).filter(({ kind }) => kind === 'visit')).toEqual([]);
    expect(await listVisits(seller)).toMatchObject([{ id: visit.id, side: 'seller' }]);
  });

  it('keeps no name of an inspector who does not come', async () => {
    expect(await ask({ inspectorName: 'Rossi' })).toMatchObject({ visitor: 'self', inspectorName: null });
  });

  it('is one however often it is sent, and one that is ahead of a buyer and listing', async () => {
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one.id).toBe(other.id);
    expect(await codeOf(ask({ slots: [OTHER] }))).toBe('visit_open');
    await chooseSlot(seller, one.id, MORNING);
    expect(await codeOf(ask({ slots: [OTHER] }))).toBe('visit_open');
    await cancelVisit(buyer, one.id);
    expect((await ask({ slots: [OTHER] })).id).not.toBe(one.id);
  });

  it('is one of two different ones that are sent at once', async () => {
    const codes = await Promise.allSettled([ask({ slots: [OTHER] }), ask({ slots: [MORNING] })]);
    expect(codes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.visit.count({ where: { listingId } })).toBe(1);
  });

  it('refuses slots that are over or too far ahead', async () => {
    const past = await refusalOf(ask({ slots: [MORNING, { day: ahead(-2), at: 'morning' }] }));
    expect(past.fields.slots).toEqual([{ key: 'slotPast', values: { nth: 2 } }]);
    const far = await refusalOf(ask({ slots: [{ day: ahead(90), at: 'morning' }] }));
    expect(far.fields.slots).toEqual([{ key: 'slotFar', values: { nth: 1 } }]);
  });

  it('is for others’ listings on sale', async () => {
    expect(await codeOf(ask({}, seller))).toBe('own_listing');
    await db.animalListing.update({ where: { id: listingId }, data: { isActive: false } });
    expect(await codeOf(ask())).toBe('listing_off_sale');
    expect(await getVisitable(buyer, listingId)).toBeNull();
  });

  it('is not for people who are blocked, suspended or not confirmed', async () => {
    expect(await codeOf(ask({}, { ...buyer, emailConfirmed: false }))).toBe('email_unconfirmed');
    await blockUser(seller, buyer.id);
    expect(await codeOf(ask())).toBe('messaging_blocked');
    expect(await getVisitable(buyer, listingId)).toMatchObject({ isBlocked: true });
    await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId });
    const key = { personId: seller.id, topic: { kind: 'listing' as const, id: listingId } };
    expect(await readThreadVisit(buyer, await getConversation(buyer, key, null))).toBeNull();
    const other = await member('Rita');
    await db.user.update({ where: { id: other.id }, data: { suspendedAt: new Date() } });
    expect(await codeOf(ask({}, other))).toBe('account_suspended');
  });

  it('is limited for who has not confirmed a phone', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      const { id } = await makeListing({ userId: seller.id });
      await ask({ listingId: id });
    }
    expect(await codeOf(ask())).toBe('visits_full');
    await db.user.update({ where: { id: buyer.id }, data: { phone: '+59899123456', phoneConfirmedAt: new Date() } });
    expect((await ask()).status).toBe('open');
  });
});

describe('answering', () => {
  it('chooses one of the slots, for both and their calendars', async () => {
    const { id } = await ask();
    expect(await chooseSlot(seller, id, AT_NINE)).toMatchObject({ status: 'agreed', chosen: AT_NINE, side: 'seller' });
    expect(await getVisit(buyer, id)).toMatchObject({ status: 'agreed', chosen: AT_NINE });
    expect((await mailsTo(buyer.email)).at(-1)?.subject).toContain('Visita acordada con Ana Paz');
    const file = await visitCalendar(buyer, id);
    expect(file).toContain(`DTSTART:${AT_NINE.day.replaceAll('-', '')}T123000Z\r\n`);
    expect(file).toContain('SUMMARY:Visita a Ana Paz: 40 novillos');
    expect(file).toContain('LOCATION:Durazno\\, Uruguay\r\n');
    const near = new Date(`${AT_NINE.day}T00:00:00Z`);
    const tasks = (await listTasks(buyer, near)).filter(({ kind }) => kind === 'visitSoon');
    expect(await toTaskRows(tasks, 'es', near)).toMatchObject([
      { title: 'Visita con Ana Paz', deadline: expect.stringContaining('09:30') as string },
    ]);
  });

  it('of a part of a day takes its hours at the place, not the whole day', async () => {
    const { id } = await ask();
    await chooseSlot(seller, id, MORNING);
    const day = MORNING.day.replaceAll('-', '');
    expect(await visitCalendar(seller, id)).toContain(`DTSTART:${day}T110000Z\r\nDTEND:${day}T150000Z\r\n`);
  });

  it('chooses no slot that was not seen, that is over, or of one’s own', async () => {
    const { id } = await ask();
    expect(await codeOf(chooseSlot(seller, id, OTHER))).toBe('visit_outdated');
    expect(await codeOf(chooseSlot(buyer, id, MORNING))).toBe('visit_own');
    const between = new Date(`${AT_NINE.day}T00:00:00Z`);
    expect(await codeOf(chooseSlot(seller, id, MORNING, between))).toBe('visit_outdated');
    expect((await getVisit(seller, id, between)).slotsLeft).toEqual([AT_NINE]);
    expect((await chooseSlot(seller, id, AT_NINE, between)).status).toBe('agreed');
  });

  it('proposes others, from which the buyer chooses', async () => {
    const { id } = await ask();
    expect(await codeOf(proposeSlots(buyer, id, [OTHER]))).toBe('visit_own');
    expect(await proposeSlots(seller, id, [OTHER])).toMatchObject({ slots: [OTHER], proposedBy: 'seller' });
    expect(await codeOf(chooseSlot(seller, id, OTHER))).toBe('visit_own');
    expect(await codeOf(chooseSlot(buyer, id, MORNING))).toBe('visit_outdated');
    expect((await listTasks(buyer)).filter(({ kind }) => kind === 'visit')).toMatchObject([
      { isOthers: true, count: 1 },
    ]);
    expect(await chooseSlot(buyer, id, OTHER)).toMatchObject({ status: 'agreed', chosen: OTHER });
    const { id: second } = await ask({}, await member('Rita'));
    const { fields } = await refusalOf(proposeSlots(seller, second, [{ day: ahead(-2), at: 'morning' }]));
    expect(fields.slots).toEqual([{ key: 'slotPast', values: { nth: 1 } }]);
  });

  it('declines or cancels, and says who did', async () => {
    const { id } = await ask();
    expect(await codeOf(declineVisit(buyer, id))).toBe('visit_own');
    expect(await declineVisit(seller, id)).toMatchObject({ status: 'declined', endedBy: 'seller' });
    expect(await codeOf(cancelVisit(buyer, id))).toBe('visit_closed');
    const second = await ask({ slots: [OTHER] });
    await chooseSlot(seller, second.id, OTHER);
    expect(await codeOf(declineVisit(seller, second.id))).toBe('visit_closed');
    expect(await cancelVisit(seller, second.id)).toMatchObject({ status: 'cancelled', endedBy: 'seller' });
    expect(await codeOf(visitCalendar(buyer, second.id))).toBe('visit_not_agreed');
    expect((await mailsTo(buyer.email)).at(-1)?.subject).toContain('Ana Paz canceló la visita');
    expect((await listPastVisits(buyer)).map((visit) => visit.id).toSorted()).toEqual([id, second.id].toSorted());
    const third = await ask({ slots: [OTHER, MORNING] });
    expect((await listVisits(seller)).map((visit) => visit.id)).toEqual([third.id]);
    const later = new Date(Date.now() + 70 * 86_400_000);
    expect((await listPastVisits(seller, later)).map((visit) => visit.id)).toContain(third.id);
    expect(await listPastVisits(await member('Rita'), later)).toEqual([]);
  });

  it('is declined and called off by who asked for many in the last hour', async () => {
    const visit = await ask();
    const other = await ask({}, await member('Luis'));
    for (const { id } of [seller, buyer]) while ((await consume('visitByUser', id)) > 0);
    expect(await codeOf(chooseSlot(seller, other.id, MORNING))).toBe('rate_limited');
    expect(await declineVisit(seller, other.id)).toMatchObject({ status: 'declined' });
    expect(await cancelVisit(buyer, visit.id)).toMatchObject({ status: 'cancelled' });
  });

  it('is for the two sides only', async () => {
    const { id } = await ask();
    const stranger = await member('Rita');
    for (const act of [
      () => getVisit(stranger, id),
      () => chooseSlot(stranger, id, MORNING),
      () => proposeSlots(stranger, id, [OTHER]),
      () => declineVisit(stranger, id),
      () => cancelVisit(stranger, id),
      () => visitCalendar(stranger, id),
      () => cancelVisit(buyer, 'x'),
    ])
      expect(await codeOf(act())).toBe('visit_not_found');
  });

  it('lets those who are blocked only end it, and nobody agree on what was sold', async () => {
    const { id } = await ask();
    await db.animalListing.update({ where: { id: listingId }, data: { isActive: false, soldAt: new Date() } });
    expect(await codeOf(chooseSlot(seller, id, MORNING))).toBe('listing_not_found');
    await blockUser(seller, buyer.id);
    expect(await codeOf(chooseSlot(seller, id, MORNING))).toBe('messaging_blocked');
    expect(await codeOf(proposeSlots(seller, id, [OTHER]))).toBe('messaging_blocked');
    expect((await cancelVisit(buyer, id)).status).toBe('cancelled');
  });

  it('says that the account of the other side is not active', async () => {
    const { id } = await ask();
    expect((await getVisit(seller, id)).person).toMatchObject({ isActive: true });
    await db.user.update({ where: { id: buyer.id }, data: { suspendedAt: new Date() } });
    expect((await getVisit(seller, id)).person).toMatchObject({ isActive: false });
    const refusal = { code: 'person_inactive', status: 409 };
    expect(await refusalOf(chooseSlot(seller, id, MORNING))).toMatchObject(refusal);
    expect(await refusalOf(proposeSlots(seller, id, [OTHER]))).toMatchObject(refusal);
    expect((await declineVisit(seller, id)).status).toBe('declined');
  });
});

describe('at once', () => {
  it('a choice and a cancellation have one outcome that both see', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await ask({ slots: [{ day: ahead(6 + round), at: 'morning' }] });
      const [chosen, cancelled] = await Promise.allSettled([
        chooseSlot(seller, id, { day: ahead(6 + round), at: 'morning' }),
        cancelVisit(buyer, id),
      ]);
      // A visit that was agreed on first can still be cancelled; one that was cancelled is never agreed on.
      expect(cancelled.status).toBe('fulfilled');
      expect((await getVisit(buyer, id)).status).toBe('cancelled');
      const { chosen: slot } = await getVisit(seller, id);
      expect(slot === null).toBe(chosen.status === 'rejected');
    }
  });

  it('of two choices one counts', async () => {
    const { id } = await ask();
    const outcomes = await Promise.allSettled([chooseSlot(seller, id, MORNING), chooseSlot(seller, id, AT_NINE)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [made] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.chosen] : []));
    expect((await getVisit(buyer, id)).chosen).toEqual(made);
  });

  it('of a choice and other slots one counts', async () => {
    const { id } = await ask();
    const outcomes = await Promise.allSettled([chooseSlot(seller, id, MORNING), proposeSlots(seller, id, [OTHER])]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('when its time is over', () => {
  it('expires unanswered, which whoever proposed is told, and another may be asked for', async () => {
    const { id } = await ask();
    expect((await getVisit(buyer, id, LATER)).status).toBe('expired');
    expect(await codeOf(chooseSlot(seller, id, MORNING, LATER))).toBe('visit_closed');
    expect(await endDueVisits(LATER)).toBeGreaterThanOrEqual(1);
    expect(await endDueVisits(LATER)).toBe(0);
    expect((await getVisit(buyer, id)).status).toBe('expired');
    expect((await mailsTo(buyer.email)).at(-1)?.subject).toContain('quedó sin respuesta');
    expect(await listVisits(seller)).toEqual([]);
    expect((await ask({ slots: [OTHER] })).id).not.toBe(id);
  });

  it('is past once it was agreed on, without a word of who came', async () => {
    const { id } = await ask();
    await chooseSlot(seller, id, MORNING);
    const before = (await mailsTo(buyer.email)).length;
    expect(await codeOf(cancelVisit(buyer, id, LATER))).toBe('visit_closed');
    await endDueVisits(LATER);
    expect(await getVisit(buyer, id)).toMatchObject({ status: 'past', chosen: MORNING, endedBy: null });
    expect(await mailsTo(buyer.email)).toHaveLength(before);
  });
});

it('shows a conversation the way to a visit, then its state, and a form the visit that is ahead', async () => {
  await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId });
  const shown = async (reader: Actor, personId: string) =>
    readThreadVisit(
      reader,
      await getConversation(reader, { personId, topic: { kind: 'listing', id: listingId } }, null),
    );
  expect(await shown(buyer, seller.id)).toEqual({ kind: 'none', listingId });
  expect(await shown(seller, buyer.id)).toBeNull();
  const { id } = await ask();
  expect(await shown(buyer, seller.id)).toEqual({ kind: 'open', id, isMine: true });
  expect(await shown(seller, buyer.id)).toEqual({ kind: 'open', id, isMine: false });
  expect((await getVisitable(buyer, listingId))?.visitAhead).toBe(id);
  await chooseSlot(seller, id, MORNING);
  expect(await shown(buyer, seller.id)).toEqual({ kind: 'agreed', id, slot: MORNING });
  await cancelVisit(seller, id);
  expect(await shown(buyer, seller.id)).toEqual({ kind: 'none', listingId });
});
