import { toTaskRows } from '@/app/api/dashboard/view/task-rows';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS, toDay } from '@/lib/core/durations';
import { takeStep } from '@/lib/deals/deals/take-step';
import { acceptQuote } from '@/lib/deals/freight/accept-quote';
import { askFreight } from '@/lib/deals/freight/ask-freight';
import { cancelFreight, endDueFreight } from '@/lib/deals/freight/end-freight';
import { acceptDate, proposeDate } from '@/lib/deals/deals/new-date';
import { getAskable, getDealFreight, getFreight, listFreight } from '@/lib/deals/freight/get-freight';
import { changeQuote, quoteFreight, withdrawQuote } from '@/lib/deals/freight/quote-freight';
import { freightSchema, quoteSchema } from '@/lib/deals/freight/schema';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { blockUser } from '@/lib/messages/messages/blocks';
import { callOff, makeDeal } from '@/tests/factories/deal';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

type Member = Actor & { email: string };

const ahead = (days: number) => toDay(new Date(Date.now() + days * DAY_MS));
const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const member = async (firstName: string): Promise<Member> => {
  const { actor, email } = await makeUser({ firstName, lastName: 'Paz', phone: '+59899123456' });
  return { ...actor, email };
};
const wanted = (traits: Record<string, unknown> = {}) =>
  freightSchema.parse({
    ...{ from: 'Trinidad, Uruguay', to: 'Durazno, Uruguay', heads: 60, kg: '10200', ready: ahead(5) },
    ...traits,
  });
const price = (traits: Record<string, unknown> = {}) =>
  quoteSchema.parse({ amount: '850', currency: 'USD', basis: 'trip', ...traits });

let seller: Member;
let buyer: Member;
let carrier: Member;
let number: number;

const ask = (traits: Record<string, unknown> = {}, actor: Actor = buyer) => askFreight(actor, number, wanted(traits));

/** A request of the buyer, and the carrier's quote for it. */
async function quoted(traits: Record<string, unknown> = {}) {
  const { id } = await ask();
  const { quotes } = await quoteFreight(carrier, id, price(traits));
  return { id, quoteId: quotes[0]?.id ?? '' };
}

const newsOf = async (userId: string) => {
  const rows = await db.notification.findMany({ where: { userId, kind: 'freight' } });
  return rows.map(({ data }) => (data as { outcome: string }).outcome);
};

beforeEach(async () => {
  [seller, buyer, carrier] = [await member('Ana'), await member('Gustavo'), await member('Pedro')];
  ({ number } = await makeDeal({ seller, buyer }));
});

describe('asking for a freight', () => {
  it('of a deal by the hundredweight begins with its pounds', async () => {
    const asked = { priceBasis: 'live_cwt', priceAmount: '150', weight: '238.13599425', shrinkPercent: undefined };
    const { buyer, number } = await makeDeal({ ...asked, amount: '150' });
    expect(await getAskable(buyer, number)).toMatchObject({ unit: 'lb', preset: { kg: '31500' } });
  });

  it('begins with what the deal says', async () => {
    const { preset, mayAsk, liveId } = await getAskable(buyer, number);
    expect(preset).toMatchObject({ from: 'Trinidad, Uruguay', heads: '60', kg: '10200', ready: '' });
    expect([mayAsk, liveId]).toEqual([true, null]);
    const { id } = await ask();
    expect(await getAskable(seller, number)).toMatchObject({ liveId: id });
    expect(await codeOf(getAskable(carrier, number))).toBe('deal_not_found');
  });

  it('begins with the day of delivery that both agreed on after the terms', async () => {
    const { newDate } = await proposeDate(seller, number, { day: ahead(9) });
    await acceptDate(buyer, number, { seen: newDate.proposed?.nth ?? 0 });
    expect((await getAskable(buyer, number)).preset.ready).toBe(ahead(9));
  });

  it('is for either side of an open deal that is not loaded, one at a time', async () => {
    const freight = await ask({ kg: '', note: ' Hay   manga. ' }, seller);
    expect(freight).toMatchObject({
      ...{ role: 'asker', status: 'open', heads: 60, kg: null, class: 'calf_m', category: 'bovine', deal: number },
      ...{ from: 'Trinidad, Uruguay', to: 'Durazno, Uruguay', quotes: [], carrier: null },
    });
    expect(freight.lineKm).toBeGreaterThan(30);
    expect(freight.lineKm).toBeLessThan(60);
    expect(await codeOf(ask())).toBe('freight_live');
    expect(await codeOf(askFreight(carrier, number, wanted()))).toBe('deal_not_found');
    await cancelFreight(seller, freight.id);
    await takeStep(seller, number, 'load');
    expect(await codeOf(ask())).toBe('freight_loaded');
  });

  it('is one however often it is sent, and one of two different ones at once', async () => {
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one.id).toBe(other.id);
    await cancelFreight(buyer, one.id);
    const sent = await Promise.allSettled([ask({ heads: 30 }), ask({ heads: 20 }, seller)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.freightRequest.count({ where: { status: 'open', deal: { number } } })).toBe(1);
  });

  it('refuses days that are over or far, places nobody knows, contacts, and more heads than the deal has', async () => {
    const fieldsOf = async (traits: Record<string, unknown>) => (await refusalOf(ask(traits))).fields;
    expect(await fieldsOf({ ready: ahead(-2) })).toMatchObject({ ready: [{ key: 'dayPast' }] });
    expect(await fieldsOf({ ready: ahead(130) })).toMatchObject({ ready: [{ key: 'dayFar', values: { days: 120 } }] });
    expect(await fieldsOf({ to: 'lo de Juan' })).toMatchObject({ to: [{ key: 'placeUnknown' }] });
    expect(await fieldsOf({ from: 'llame al 099 123 456, Salto' })).toMatchObject({ from: [{ key: 'placeContact' }] });
    expect(await fieldsOf({ note: 'Llamame al 099 123 456' })).toMatchObject({ note: [{ key: 'textContact' }] });
    expect(await fieldsOf({ heads: 61 })).toMatchObject({ heads: [{ key: 'freightHeads', values: { most: 60 } }] });
  });

  it('is not for people who are suspended or not confirmed, or over a deal', async () => {
    expect(await codeOf(ask({}, { ...buyer, emailConfirmed: false }))).toBe('email_unconfirmed');
    await db.user.update({ where: { id: buyer.id }, data: { suspendedAt: new Date() } });
    expect(await codeOf(ask())).toBe('account_suspended');
    await callOff(seller, number);
    expect(await codeOf(ask({}, seller))).toBe('deal_over');
  });
});

describe('what a stranger sees', () => {
  it('is nothing of the deal and its people, in the list and at its address', async () => {
    const { id } = await ask({ from: 'Estancia La Ana, Flores, Uruguay' });
    const { open } = await listFreight(carrier);
    const row = open.find((one) => one.id === id);
    expect(row).toMatchObject({ from: 'Flores, Uruguay', heads: 60, lineKm: null, quotes: 0, hasQuoted: false });
    const freight = await getFreight(carrier, id);
    expect(freight).toMatchObject({ role: 'carrier', deal: null, asker: null, carrier: null, quotes: [] });
    expect(JSON.stringify([row, freight])).not.toMatch(/Ana|Gustavo|Estancia|99123456|3\.00/);
    for (const side of [seller, buyer]) expect((await listFreight(side)).open.map((one) => one.id)).not.toContain(id);
    expect(await getFreight(seller, id)).toMatchObject({ role: 'party', from: 'Estancia La Ana, Flores, Uruguay' });
    expect(await codeOf(getFreight(carrier, 'x'))).toBe('freight_not_found');
  });

  it('is nothing of another one’s quotes', async () => {
    const { id } = await quoted();
    const other = await member('Rita');
    expect(await getFreight(other, id)).toMatchObject({ quoteCount: 1, quotes: [] });
    expect(await getFreight(seller, id)).toMatchObject({ quoteCount: 1, quotes: [] });
    expect((await getFreight(buyer, id)).quotes).toMatchObject([{ amount: '850.00', carrier: { name: 'Pedro Paz' } }]);
    expect(await codeOf(getDealFreight(carrier, number))).toBe('deal_not_found');
  });

  it('is no request of somebody who is blocked or suspended', async () => {
    const { id } = await ask();
    await blockUser(buyer, carrier.id);
    expect((await listFreight(carrier)).open.map((one) => one.id)).not.toContain(id);
    expect(await codeOf(quoteFreight(carrier, id, price()))).toBe('messaging_blocked');
    expect((await getFreight(carrier, id)).barrier).toBe('blocked');
    for (const side of [seller, buyer]) expect((await getFreight(side, id)).barrier).toBeNull();
    const other = await member('Rita');
    await db.user.update({ where: { id: buyer.id }, data: { suspendedAt: new Date() } });
    expect((await listFreight(other)).open.map((one) => one.id)).not.toContain(id);
    expect(await codeOf(getFreight(other, id))).toBe('freight_not_found');
    expect(await codeOf(quoteFreight(other, id, price()))).toBe('person_inactive');
  });

  it.each([true, false])(
    'says of a quote that a block keeps it from being accepted (by whom asked: %s)',
    async (isAsker) => {
      const asked = await quoted();
      expect((await getFreight(buyer, asked.id)).quotes).toMatchObject([{ isBlocked: false }]);
      const [who, whom] = isAsker ? [buyer, carrier] : [carrier, buyer];
      await blockUser(who, whom.id);
      expect((await getFreight(buyer, asked.id)).quotes).toMatchObject([{ isBlocked: true }]);
      expect(await getDealFreight(buyer, number)).toMatchObject([{ quotes: [{ isBlocked: true }] }]);
      expect(await codeOf(acceptQuote(buyer, asked.id, asked.quoteId, 1))).toBe('messaging_blocked');
    },
  );

  it('is, of one that they quoted for, that whoever asked is suspended', async () => {
    const { id } = await quoted();
    expect((await getFreight(carrier, id)).barrier).toBeNull();
    await db.user.update({ where: { id: buyer.id }, data: { suspendedAt: new Date() } });
    expect((await getFreight(carrier, id)).barrier).toBe('inactive');
  });
});

describe('quoting', () => {
  it('reaches who asked, with what it comes to where that can be worked out', async () => {
    const { id } = await quoted({ basis: 'km', amount: '3.35', km: '210', trucks: '2 jaulas' });
    const others = [
      [await member('Rita'), { basis: 'head', amount: '11' }],
      [await member('Juan'), { basis: 'km', amount: '3', km: '' }],
      [await member('Luis'), { amount: '600', km: '99' }],
    ] as const;
    for (const [who, traits] of others) await quoteFreight(who, id, price(traits));
    const { quotes } = await getFreight(buyer, id);
    expect(quotes.map(({ basis, km, total }) => [basis, km, total])).toEqual([
      ['trip', null, '600.00'],
      ['head', null, '660.00'],
      ['km', 210, '703.50'],
      ['km', null, null],
    ]);
    expect(await newsOf(buyer.id)).toEqual(['quoted']);
    const mail = (await mailsTo(buyer.email)).find(({ subject }) => subject.includes('flete'));
    expect(mail?.subject).toBe('Pedro Paz cotizó tu flete: Trinidad, Uruguay → Durazno, Uruguay');
    expect(mail?.text).toContain(`/freight/${id}`);
    const now = new Date();
    const tasks = (await listTasks(buyer, now)).filter(({ kind }) => kind === 'freight');
    expect(await toTaskRows(tasks, 'es', now)).toMatchObject([
      { title: 'Elegí entre 4 cotizaciones de flete', text: 'Trinidad, Uruguay → Durazno, Uruguay', deadline: null },
    ]);
    expect((await listFreight(carrier)).quoted.map((one) => one.id)).toContain(id);
  });

  it('holds no telephone number before it is accepted', async () => {
    const { id } = await ask();
    const { fields } = await refusalOf(quoteFreight(carrier, id, price({ trucks: 'Jaula doble, cel 099 123 456' })));
    expect(fields).toMatchObject({ trucks: [{ key: 'textContact' }] });
  });

  it('is one each, changed or withdrawn, and not by the sides of the deal', async () => {
    const { id, quoteId } = await quoted();
    expect(await codeOf(quoteFreight(carrier, id, price()))).toBe('freight_quoted');
    for (const side of [seller, buyer]) expect(await codeOf(quoteFreight(side, id, price()))).toBe('freight_own');
    const { quotes } = await changeQuote(carrier, id, quoteId, price({ amount: '800', validUntil: ahead(2) }));
    expect(quotes).toMatchObject([{ id: quoteId, version: 2, amount: '800.00', validUntil: ahead(2) }]);
    const other = await member('Rita');
    expect(await codeOf(changeQuote(other, id, quoteId, price()))).toBe('freight_quote_not_found');
    expect(await codeOf(withdrawQuote(other, id, quoteId))).toBe('freight_quote_not_found');
    await withdrawQuote(carrier, id, quoteId);
    expect(await codeOf(withdrawQuote(carrier, id, quoteId))).toBe('freight_quote_closed');
    expect(await codeOf(changeQuote(carrier, id, quoteId, price()))).toBe('freight_quote_closed');
    expect((await getFreight(buyer, id)).quotes).toEqual([]);
    expect((await quoteFreight(carrier, id, price())).quotes).toMatchObject([{ id: quoteId, version: 3 }]);
    const past = await refusalOf(changeQuote(carrier, id, quoteId, price({ validUntil: ahead(-2) })));
    expect(past.fields).toMatchObject({ validUntil: [{ key: 'dayPast' }] });
  });

  it('expires with its day, can be changed then, and ends with the request', async () => {
    const { id, quoteId } = await quoted({ validUntil: ahead(1) });
    const later = new Date(Date.now() + 3 * DAY_MS);
    expect((await getFreight(carrier, id, later)).quotes).toMatchObject([{ status: 'expired' }]);
    expect(await codeOf(acceptQuote(buyer, id, quoteId, 1, later))).toBe('freight_quote_closed');
    await changeQuote(carrier, id, quoteId, price(), later);
    expect((await acceptQuote(buyer, id, quoteId, 2, later)).status).toBe('accepted');
  });
});

describe('accepting', () => {
  it('shows the two their contact, and tells the others and the other side of the deal', async () => {
    const { id, quoteId } = await quoted();
    const other = await member('Rita');
    await quoteFreight(other, id, price({ amount: '900' }));
    const freight = await acceptQuote(buyer, id, quoteId, 1);
    expect(freight).toMatchObject({ status: 'accepted', carrier: { name: 'Pedro Paz', phone: '+59899123456' } });
    expect(await getFreight(carrier, id)).toMatchObject({
      ...{ status: 'accepted', deal: null, asker: { name: 'Gustavo Paz', phone: '+59899123456' } },
      quotes: [{ status: 'accepted' }],
    });
    expect(await getFreight(other, id)).toMatchObject({ asker: null, carrier: null, quotes: [{ status: 'declined' }] });
    expect((await getDealFreight(seller, number))[0]).toMatchObject({ carrier: { name: 'Pedro Paz' }, quotes: [] });
    expect(await newsOf(carrier.id)).toEqual(['accepted']);
    expect(await newsOf(other.id)).toEqual(['declined']);
    expect(await newsOf(seller.id)).toEqual(['arranged']);
    const [declined] = await mailsTo(other.email);
    expect(declined?.text).not.toMatch(/Gustavo|Ana Paz/);
    expect((await mailsTo(carrier.email))[0]?.text).toContain('Corral no cobra ni paga el flete');
    expect(await codeOf(quoteFreight(await member('Luis'), id, price()))).toBe('freight_closed');
    expect(await codeOf(ask({}, seller))).toBe('freight_live');
  });

  it('names the version that was seen, and is for who asked alone', async () => {
    const { id, quoteId } = await quoted();
    await changeQuote(carrier, id, quoteId, price({ amount: '990' }));
    expect(await refusalOf(acceptQuote(buyer, id, quoteId, 1))).toMatchObject({
      code: 'freight_quote_outdated',
      status: 409,
    });
    for (const who of [seller, carrier])
      expect(await codeOf(acceptQuote(who, id, quoteId, 2))).toBe('freight_not_asker');
    expect(await codeOf(acceptQuote(buyer, id, id, 2))).toBe('freight_quote_not_found');
    await db.user.update({ where: { id: carrier.id }, data: { suspendedAt: new Date() } });
    expect(await refusalOf(acceptQuote(buyer, id, quoteId, 2))).toMatchObject({ code: 'person_inactive', status: 409 });
  });

  it('is of one of two quotes that are accepted at once', async () => {
    const { id, quoteId } = await quoted();
    const { quotes } = await quoteFreight(await member('Rita'), id, price());
    const accepted = await Promise.allSettled([
      acceptQuote(buyer, id, quoteId, 1),
      acceptQuote(buyer, id, quotes[0]?.id ?? '', 1),
    ]);
    expect(accepted.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.freightQuote.count({ where: { requestId: id, status: 'accepted' } })).toBe(1);
  });

  it('and withdrawing at once leave no freight with a carrier who withdrew', async () => {
    const { id, quoteId } = await quoted();
    await Promise.allSettled([acceptQuote(buyer, id, quoteId, 1), withdrawQuote(carrier, id, quoteId)]);
    const [{ status, quotes }, stored] = await Promise.all([
      getFreight(buyer, id),
      db.freightQuote.findUniqueOrThrow({ where: { id: quoteId } }),
    ]);
    // Withdrawn before it was accepted, or called off afterwards.
    expect(stored.status).toBe('withdrawn');
    expect(['open', 'cancelled']).toContain(status);
    expect(quotes).toEqual([]);
  });

  it('is called off by either, who asked can ask again', async () => {
    const { id, quoteId } = await quoted();
    await acceptQuote(buyer, id, quoteId, 1);
    expect(await codeOf(cancelFreight(seller, id))).toBe('freight_not_asker');
    await withdrawQuote(carrier, id, quoteId);
    expect(await getFreight(buyer, id)).toMatchObject({ status: 'cancelled', carrier: null });
    expect(await newsOf(buyer.id)).toEqual(['dropped']);
    expect(await newsOf(seller.id)).toEqual(['off']);
    const { id: second } = await ask({ heads: 59 });
    const { quotes } = await quoteFreight(carrier, second, price());
    await acceptQuote(buyer, second, quotes[0]?.id ?? '', 1);
    await cancelFreight(buyer, second);
    expect(await newsOf(carrier.id)).toContain('cancelled');
    expect(await getFreight(carrier, second)).toMatchObject({ status: 'cancelled', asker: null });
    expect(await codeOf(cancelFreight(buyer, second))).toBe('freight_closed');
  });
});

describe('ending', () => {
  it('comes with the day of the loading: who asked and who quoted are notified once', async () => {
    const { id } = await quoted();
    const later = new Date(Date.now() + 8 * DAY_MS);
    expect(await getFreight(buyer, id, later)).toMatchObject({ status: 'ended' });
    expect(await codeOf(quoteFreight(await member('Rita'), id, price(), later))).toBe('freight_closed');
    expect(await endDueFreight(later)).toBeGreaterThan(0);
    expect(await db.freightRequest.findUnique({ where: { id } })).toMatchObject({ status: 'ended' });
    expect(await newsOf(buyer.id)).toEqual(['expired']);
    expect(await newsOf(carrier.id)).toEqual(['ended']);
    expect(await endDueFreight(later)).toBe(0);
  });

  it('comes with the deal, whoever had been found', async () => {
    const { id, quoteId } = await quoted();
    await acceptQuote(buyer, id, quoteId, 1);
    await callOff(seller, number);
    expect(await getFreight(carrier, id)).toMatchObject({ status: 'cancelled', asker: null });
    await endDueFreight();
    expect(await newsOf(carrier.id)).toEqual(['cancelled']);
    expect(await db.freightRequest.findUnique({ where: { id } })).toMatchObject({ status: 'cancelled' });
  });

  it('lets a new request follow one whose day is over, before the job comes to it', async () => {
    const { id } = await ask();
    await db.freightRequest.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1000) } });
    const again = await ask({ heads: 58 });
    expect(again.id).not.toBe(id);
    expect(await db.freightRequest.findUnique({ where: { id } })).toMatchObject({ status: 'ended' });
  });
});
