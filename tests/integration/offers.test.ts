import type { Actor } from '@/lib/core/actors/actor';
import { db, pool } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { consume } from '@/lib/core/rate-limit/limit';
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from '@/lib/deals/offers/answer-offer';
import { endDueOffers } from '@/lib/deals/offers/end-offers';
import { setFloor } from '@/lib/deals/offers/floor';
import { getNegotiation, getNegotiationOfOffer, listNegotiations } from '@/lib/deals/offers/get-negotiation';
import { hasOffersFull } from '@/lib/deals/offers/has-offers-full';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { toKg } from '@/lib/deals/terms/scale';
import { settle } from '@/lib/deals/terms/settlement';
import { blockUser } from '@/lib/messages/messages/blocks';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { asDomainError, errorAnswer } from '@/lib/web/http/error-answer';
import { updateListing } from '@/lib/market/listings/update-listing';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { callOff, counterOf, offer, offerOf, publishCalves } from '@/tests/factories/deal';
import { listingFields } from '@/tests/factories/listing';
import { somebodyWaits } from '@/tests/factories/lock-waits';
import { messageInput } from '@/tests/factories/message';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

let seller: Actor & { email: string };
let buyer: Actor & { email: string };

beforeEach(async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  seller = { ...one.actor, email: one.email };
  buyer = { ...other.actor, email: other.email };
});

const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const headsOf = (id: string) =>
  db.animalListing.findUniqueOrThrow({
    where: { id },
    select: { headsReserved: true, headsSold: true, isActive: true, soldAt: true },
  });

describe('making an offer', () => {
  it('keeps the terms of the listing with what the buyer proposes, and notifies the seller', async () => {
    const { id } = await publishCalves(seller, { payment: JSON.stringify({ kind: 'days', days: [30] }) });
    const { terms, side, status, negotiation } = await offer(buyer, id, { heads: 40, freightPayer: 'seller' });
    expect({ side, status }).toEqual({ side: 'buyer', status: 'open' });
    expect(terms).toMatchObject({
      heads: 40,
      amount: '3.00',
      basis: 'live_kg',
      currency: 'USD',
      kg: 170,
      class: 'calf_m',
      shrinkPercent: '3',
      payment: { kind: 'days', days: [30] },
      freightPayer: 'seller',
      tolerancePercent: null,
      deliverFrom: null,
    });
    expect(negotiation).toMatchObject({ side: 'buyer', asked: '3.05', listing: { headsLeft: 60 }, deal: null });
    const [mail] = await mailsTo(seller.email);
    expect(mail?.text).toContain('40 cab.');
    // 40 × 170 kg less 3 % at US$ 3.00.
    expect(mail?.text).toMatch(/Son US\$\s19\.788(,00)?\. Podés responder hasta el \d/);
    // Nobody knows the seller’s clock: that of the animals’ place.
    expect(mail?.text).toContain('(hora de Uruguay)');
    expect(mail?.text).toContain(`/offers/${negotiation.id}`);
    expect(await listNegotiations(seller)).toMatchObject([{ id: negotiation.id, side: 'seller' }]);
  });

  it('is for the pounds that were typed where its price is by them, or a slide counts them', async () => {
    const traits = { priceBasis: 'head', priceAmount: '750', weight: '226.80', shrinkPercent: undefined };
    const { id } = await publishCalves(seller, traits);
    const slide = { kind: 'extra', amount: '0.7', unit: 'lb', stop: null, bothWays: false };
    const { terms } = await offer(buyer, id, { heads: 1, amount: '750', slide });
    expect(terms.kg).toBe(226.796185);
    expect(settle(terms, { heads: 1, kg: toKg('525', 'lb') })?.due).toBe('767.50');
  });

  it('counts pounds for animals that are weighed in pounds where they are, whatever their price is for', async () => {
    const traits = { priceBasis: 'head', priceAmount: '750', weight: '238.14', shrinkPercent: undefined };
    const { id } = await publishCalves(seller, { ...traits, location: 'Amarillo, Texas' });
    const { terms } = await offer(buyer, id, { heads: 1, amount: '750' });
    expect(terms).toMatchObject({ scale: 'lb', kg: 238.13599425 });
  });

  it('is one however often it is sent, and one open one for a listing', async () => {
    const { id } = await publishCalves(seller);
    const [one, other] = await Promise.all([makeOffer(buyer, offerOf(id)), makeOffer(buyer, offerOf(id))]);
    expect(one.id).toBe(other.id);
    expect(await codeOf(makeOffer(buyer, offerOf(id, { amount: '2.90' })))).toBe('offer_open');
  });

  it.each([
    ['more than there are', { heads: 61 }, {}, 'headsLeft'],
    ['some of what is sold together', { heads: 10 }, { sellMode: 'whole' }, 'headsTogether'],
    ['fewer than the least', { heads: 10 }, { sellMode: 'any_number', minHeads: '20' }, 'headsAtLeast'],
    ['no multiple', { heads: 30 }, { sellMode: 'multiples', minHeads: '20' }, 'headsMultiple'],
  ])('refuses %s', async (_, sent, listing, key) => {
    const { id } = await publishCalves(seller, listing);
    const { fields } = await refusalOf(makeOffer(buyer, offerOf(id, sent)));
    expect(fields.heads).toMatchObject([{ key }]);
  });

  it('that was taken back is meant, where the same is sent again', async () => {
    const { id } = await publishCalves(seller);
    const first = await offer(buyer, id);
    await withdrawOffer(buyer, first.id);
    const again = await offer(buyer, id);
    expect(again.id).not.toBe(first.id);
    expect(again.negotiation.status).toBe('open');
  });

  it('that became a deal is another one, where the same is sent again for what is left', async () => {
    const { id } = await publishCalves(seller);
    const first = await offer(buyer, id, { heads: 20 });
    await acceptOffer(seller, first.id);
    const again = await offer(buyer, id, { heads: 20 });
    expect(again.id).not.toBe(first.id);
    expect(again.negotiation).toMatchObject({ status: 'open', deal: null });
  });

  it('asks once about one far below the asked price', async () => {
    const { id } = await publishCalves(seller);
    expect(await codeOf(makeOffer(buyer, offerOf(id, { amount: '1.80' })))).toBe('offer_unconfirmed');
    await makeOffer(buyer, offerOf(id, { amount: '1.80', isConfirmed: true }));
  });

  it('is refused on an own listing, one off sale, by the blocked and by the suspended', async () => {
    const { id } = await publishCalves(seller);
    expect(await codeOf(makeOffer(seller, offerOf(id)))).toBe('own_listing');
    await db.user.update({ where: { id: buyer.id }, data: { suspendedAt: new Date() } });
    expect(await codeOf(makeOffer(buyer, offerOf(id)))).toBe('account_suspended');
    await db.user.update({ where: { id: buyer.id }, data: { suspendedAt: null } });
    await blockUser(seller, buyer.id);
    expect(await codeOf(makeOffer(buyer, offerOf(id)))).toBe('messaging_blocked');
    const stranger = (await makeUser()).actor;
    await db.animalListing.update({ where: { id }, data: { isActive: false } });
    expect(await codeOf(makeOffer(stranger, offerOf(id)))).toBe('listing_off_sale');
    expect(await codeOf(makeOffer({ ...stranger, emailConfirmed: false }, offerOf(id)))).toBe('email_unconfirmed');
  });

  it('has a limit of open ones, higher with a confirmed phone', async () => {
    const listings = await Promise.all([1, 2, 3, 4].map(() => publishCalves(seller)));
    const [last, ...first] = listings.toReversed();
    for (const { id } of first) await makeOffer(buyer, offerOf(id));
    expect(await codeOf(makeOffer(buyer, offerOf(last?.id ?? '')))).toBe('offers_full');
    expect(await hasOffersFull(buyer)).toBe(true);
    await db.user.update({
      where: { id: buyer.id },
      data: { phone: '+59899123456', phoneConfirmedAt: new Date() },
    });
    expect(await hasOffersFull(buyer)).toBe(false);
    await makeOffer(buyer, offerOf(last?.id ?? ''));
  });
});

describe('answering', () => {
  it('of the seller can’t be accepted while the listing is paused; the seller may still accept the buyer’s', async () => {
    const { id } = await publishCalves(seller, { headCount: '80' });
    const first = await offer(buyer, id);
    const counter = (await counterOffer(seller, first.id, counterOf({}))).offers.at(-1);
    const other = await offer((await makeUser()).actor, id, { heads: 10 });
    await db.animalListing.update({ where: { id }, data: { isActive: false } });
    expect(await codeOf(acceptOffer(buyer, counter?.id ?? ''))).toBe('listing_off_sale');
    expect((await acceptOffer(seller, other.id)).deal).not.toBeNull();
    await db.animalListing.update({ where: { id }, data: { isActive: true } });
    expect((await acceptOffer(buyer, counter?.id ?? '')).deal).not.toBeNull();
  });

  it('keeps the note of the offer that it answers, until somebody changes or removes it', async () => {
    const { id } = await publishCalves(seller);
    const noted = await offer(buyer, id, { note: 'Se cargan en jaula doble' });
    const notes: (string | null | undefined)[] = [];
    let last = noted.id;
    const turns = [
      [seller, {}],
      [buyer, { note: 'Jaula simple' }],
      [seller, { note: '' }],
    ] as const;
    for (const [actor, said] of turns) {
      const newest = (await counterOffer(actor, last, counterOf(said))).offers.at(-1);
      notes.push(newest?.terms.note);
      last = newest?.id ?? '';
    }
    expect(notes).toEqual(['Se cargan en jaula doble', 'Jaula simple', null]);
    // Whoever gets a mail with a note reads words of its sender.
    const mails = [await mailsTo(seller.email), await mailsTo(buyer.email)];
    expect(mails.map((to) => to.filter(({ text }) => text.includes('jaula doble')).length)).toEqual([1, 0]);
  });

  it('goes back and forth; only the newest can be answered, and not by whoever made it', async () => {
    const { id } = await publishCalves(seller);
    const first = await offer(buyer, id);
    expect(await codeOf(acceptOffer(buyer, first.id))).toBe('offer_own');
    const countered = await counterOffer(seller, first.id, counterOf({ note: 'A 15 días' }));
    const second = countered.offers.at(-1);
    expect(countered.offers.map(({ side, status }) => [side, status])).toEqual([
      ['buyer', 'countered'],
      ['seller', 'open'],
    ]);
    expect(second?.terms).toMatchObject({ amount: '3.04', note: 'A 15 días', shrinkPercent: '3' });
    expect(await codeOf(acceptOffer(seller, first.id))).toBe('offer_outdated');
    expect((await refusalOf(acceptOffer(seller, first.id))).status).toBe(409);
    const agreed = await acceptOffer(buyer, second?.id ?? '');
    expect(agreed.status).toBe('agreed');
    expect(agreed.deal).toEqual(expect.any(Number));
    // Sent again, as where the connection broke before the answer came.
    expect(await acceptOffer(buyer, second?.id ?? '')).toEqual(agreed);
    expect(await codeOf(acceptOffer(seller, second?.id ?? ''))).toBe('offer_closed');
    expect(await db.deal.count({ where: { listingId: id } })).toBe(1);
  });

  it.each([
    ['accepting', (id: string) => acceptOffer(seller, id)],
    ['countering', (id: string) => counterOffer(seller, id, counterOf({ amount: '3.05' }))],
    ['declining', (id: string) => declineOffer(seller, id)],
    ['withdrawing', (id: string) => withdrawOffer(buyer, id)],
  ])('shows the newest offer to who is %s an older one', async (_, answer) => {
    const { id } = await publishCalves(seller);
    const first = await offer(buyer, id);
    const { offers } = await counterOffer(seller, first.id, counterOf());
    const refusal = await answer(first.id).catch(asDomainError);
    if (!(refusal instanceof DomainError)) throw new Error('not refused');
    const answered = await errorAnswer(refusal, 'en');
    expect(answered.status).toBe(409);
    expect(await answered.json()).toMatchObject({ code: 'offer_outdated', current: offers.at(-1) });
  });

  it('is nobody else’s', async () => {
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id);
    const stranger = (await makeUser()).actor;
    for (const act of [acceptOffer, declineOffer, withdrawOffer, getNegotiationOfOffer]) {
      expect(await codeOf(act(stranger, made.id))).toBe('offer_not_found');
    }
    for (const read of [getNegotiation, getNegotiationOfOffer])
      expect(await codeOf(read(stranger, made.negotiation.id))).toBe('offer_not_found');
    // The answer to an offer has two ids, and either reads it.
    expect(await getNegotiationOfOffer(buyer, made.negotiation.id)).toEqual(
      await getNegotiationOfOffer(buyer, made.id),
    );
    expect(await codeOf(acceptOffer(seller, 'no-id'))).toBe('offer_not_found');
  });

  it('declines and withdraws, after which another offer can be made', async () => {
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id);
    expect(await codeOf(withdrawOffer(seller, made.id))).toBe('offer_theirs');
    expect((await declineOffer(seller, made.id)).status).toBe('ended');
    const again = await offer(buyer, id, { amount: '3.02' });
    expect((await withdrawOffer(buyer, again.id)).offers.at(-1)?.status).toBe('withdrawn');
    expect(await codeOf(acceptOffer(seller, again.id))).toBe('offer_closed');
  });

  it('declines and withdraws whatever was offered in the last hour, which ends what nobody wants any more', async () => {
    const { id } = await publishCalves(seller);
    const other = (await makeUser()).actor;
    const [mine, theirs] = [await offer(buyer, id), await offer(other, id)];
    for (const { id: userId } of [seller, buyer]) while ((await consume('offerByUser', userId)) > 0);
    expect(await codeOf(acceptOffer(seller, theirs.id))).toBe('rate_limited');
    expect(await declineOffer(seller, theirs.id)).toMatchObject({ status: 'ended' });
    expect(await withdrawOffer(buyer, mine.id)).toMatchObject({ status: 'ended' });
  });

  it('blocked people may end it, but not agree', async () => {
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id);
    await blockUser(buyer, seller.id);
    expect(await codeOf(acceptOffer(seller, made.id))).toBe('messaging_blocked');
    await declineOffer(seller, made.id);
  });

  it('says that the account of the other side is not active, who can only be declined', async () => {
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id);
    await db.user.update({ where: { id: buyer.id }, data: { suspendedAt: new Date() } });
    const refusal = { code: 'person_inactive', status: 409 };
    expect(await refusalOf(acceptOffer(seller, made.id))).toMatchObject(refusal);
    expect(await refusalOf(counterOffer(seller, made.id, counterOf()))).toMatchObject(refusal);
    await declineOffer(seller, made.id);
  });

  it('expires once, is told to whoever made it, and no longer stands before the job ran', async () => {
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id);
    const late = new Date(Date.now() + 5 * DAY_MS);
    expect(await codeOf(acceptOffer(seller, made.id, late))).toBe('offer_closed');
    await Promise.all([endDueOffers(late), endDueOffers(late)]);
    expect((await getNegotiation(buyer, made.negotiation.id)).offers.at(-1)?.status).toBe('expired');
    expect((await mailsTo(buyer.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('venció')]);
  });

  it('a change of the asked price doesn’t change what was offered', async () => {
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id);
    const changed = listingFields({
      class: 'calf_m',
      headCount: '60',
      weight: '170',
      price: undefined,
      priceAmount: '3.50',
      priceBasis: 'live_kg',
    });
    const [accepted] = await Promise.allSettled([
      acceptOffer(seller, made.id),
      updateListing(seller, ANIMAL_LISTINGS, id, changed, []),
    ]);
    expect(accepted.status).toBe('fulfilled');
    const deal = await db.deal.findFirstOrThrow({ where: { listingId: id } });
    expect(deal.terms).toMatchObject({ amount: '3.00', heads: 60 });
  });

  it('asks once about a counter-offer far from what is asked and from what it answers, up or down', async () => {
    const { id: listingId } = await publishCalves(seller);
    const { id } = await offer(buyer, listingId, { amount: '1', isConfirmed: true });
    for (const amount of ['0.0001', '30.50'])
      expect(await codeOf(counterOffer(seller, id, counterOf({ amount })))).toBe('offer_unconfirmed');
    // As far as that from the offer, and what was asked.
    const { offers } = await counterOffer(seller, id, counterOf({ amount: '3.05' }));
    const last = offers.at(-1)?.id ?? '';
    expect(await codeOf(counterOffer(buyer, last, counterOf({ amount: '30.50' })))).toBe('offer_unconfirmed');
    await counterOffer(buyer, last, counterOf({ amount: '30.50', isConfirmed: true }));
  });

  it('takes no days of delivery that are over, in the wrong order or more than a year ahead', async () => {
    const { id } = await publishCalves(seller);
    const now = new Date('2026-11-27T12:00:00Z');
    const refused = async (traits: Record<string, unknown>) => {
      const refusal = await refusalOf(makeOffer(buyer, offerOf(id, traits), now));
      return Object.keys(refusal.fields);
    };
    expect(await refused({ deliverFrom: '2001-01-05' })).toEqual(['deliverFrom']);
    expect(await refused({ deliverTo: '1900-01-02' })).toEqual(['deliverTo']);
    expect(await refused({ deliverFrom: '2026-12-10', deliverTo: '2026-12-09' })).toEqual(['deliverTo']);
    const swapped = offerOf(id, { deliverFrom: '2026-12-10', deliverTo: '2026-12-09' });
    expect((await refusalOf(makeOffer(buyer, swapped, now))).fields).toMatchObject({
      deliverTo: [{ key: 'daysSwapped' }],
    });
    expect(await refused({ deliverTo: '2028-01-01' })).toEqual(['deliverTo']);
    const made = await makeOffer(buyer, offerOf(id, { deliverFrom: '2026-11-27', deliverTo: '2026-11-27' }), now);
    expect(made.offers.at(-1)?.terms).toMatchObject({ deliverTo: '2026-11-27' });
  });

  it('may agree on a tolerance and a slide, which stay until somebody proposes others', async () => {
    const { id: listingId } = await publishCalves(seller);
    const slide = { kind: 'price', amount: '0.01', unit: 'kg', stop: null, bothWays: false };
    const { id } = await offer(buyer, listingId, { tolerancePercent: '2', slide });
    const { offers } = await counterOffer(seller, id, counterOf({ tolerancePercent: null }));
    expect(offers.map(({ terms }) => [terms.tolerancePercent, terms.slide])).toEqual([
      ['2', slide],
      [null, slide],
    ]);
    expect(() => offerOf(listingId, { tolerancePercent: '21' })).toThrow();
    const { id: unweighed } = await publishCalves(seller, {
      weight: '',
      priceBasis: 'head',
      priceAmount: '500',
      shrinkPercent: '',
    });
    const refused = await refusalOf(makeOffer(buyer, offerOf(unweighed, { amount: '480', slide })));
    expect(Object.keys(refused.fields)).toEqual(['slide']);
  });

  it('is about the animals as they were when the first offer was made, whatever the seller makes of the listing', async () => {
    const { id: listingId } = await publishCalves(seller);
    const { id, negotiation } = await offer(buyer, listingId);
    expect(negotiation.hasChanged).toBe(false);
    const old = { title: '60 vacas viejas', class: 'cow_bred', breed: 'Criollo', location: 'Rivera, Uruguay' };
    await db.animalListing.update({
      where: { id: listingId },
      data: { ...old, age: 150, priceAmount: '900', priceBasis: 'head', priceCurrency: 'UYU' },
    });
    const seen = await getNegotiation(buyer, negotiation.id);
    expect(seen).toMatchObject({ hasChanged: true, asked: null, listing: { title: '60 terneros Angus' } });
    const { deal } = await acceptOffer(seller, id);
    const { snapshot } = await db.deal.findUniqueOrThrow({ where: { number: deal ?? 0 }, select: { snapshot: true } });
    expect(snapshot).toMatchObject({
      lot: { title: '60 terneros Angus', class: 'calf_m', location: 'Trinidad, Uruguay' },
    });
  });
});

describe('reserving heads', () => {
  it('of fifty buyers of ten heads each six get them, whoever accepts at once', async () => {
    const { id } = await publishCalves(seller);
    const buyers = await Promise.all(Array.from({ length: 50 }, () => makeUser()));
    const offers = await Promise.all(buyers.map(({ actor }) => offer(actor, id, { heads: 10 })));
    await db.$executeRaw`TRUNCATE rate_limits`;
    const codes = await Promise.all(
      offers.map(({ id: made }) =>
        acceptOffer(seller, made).then(
          () => 'ok',
          (error: unknown) => (error instanceof DomainError ? (error as DomainError).code : 'fault'),
        ),
      ),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(6);
    expect(codes.filter((code) => code === 'heads_unavailable')).toHaveLength(44);
    expect(await headsOf(id)).toMatchObject({ headsReserved: 60, headsSold: 0, isActive: false, soldAt: null });
    expect(await db.deal.count({ where: { listingId: id } })).toBe(6);
  });

  it('is refused without waiting for who holds the listing, where the heads are gone', async () => {
    const { id } = await publishCalves(seller);
    const [first, second] = [await offer(buyer, id), await offer((await makeUser()).actor, id)];
    await acceptOffer(seller, first.id);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM cattle_listings WHERE id = $1 FOR UPDATE', [id]);
    expect(await codeOf(acceptOffer(seller, second.id))).toBe('heads_unavailable');
    await holder.query('COMMIT');
    holder.release();
    expect(await acceptOffer(seller, first.id)).toMatchObject({ status: 'agreed' });
  });

  it('is refused where the account of the other side is closed while the listing is waited for', async () => {
    const { id } = await publishCalves(seller);
    const other = (await makeUser()).actor;
    const made = await offer(other, id);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM cattle_listings WHERE id = $1 FOR UPDATE', [id]);
    const accepted = codeOf(acceptOffer(seller, made.id));
    await somebodyWaits();
    await db.user.update({ where: { id: other.id }, data: { closedAt: new Date() } });
    await holder.query('COMMIT');
    holder.release();
    expect(await accepted).toBe('person_inactive');
  });

  it('an acceptance and a withdrawal at once have one outcome', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await publishCalves(seller);
      const other = (await makeUser()).actor;
      const made = await offer(other, id);
      const [accepted, withdrawn] = await Promise.allSettled([
        acceptOffer(seller, made.id),
        withdrawOffer(other, made.id),
      ]);
      expect([accepted.status, withdrawn.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const deals = await db.deal.count({ where: { listingId: id } });
      expect(deals).toBe(accepted.status === 'fulfilled' ? 1 : 0);
      expect((await headsOf(id)).headsReserved).toBe(deals * 60);
    }
  });

  it.each([
    ['a declining', (id: string, at: Date) => declineOffer(seller, id, at)],
    ['a counter-offer', (id: string, at: Date) => counterOffer(seller, id, counterOf(), at)],
  ])('an acceptance and %s at once have one outcome, whichever request began first', async (_, act) => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await publishCalves(seller);
      const made = await offer((await makeUser()).actor, id);
      // The one that began first may come second to the lock.
      const [first, second] = [Date.now(), Date.now() + 9].map((at) => new Date(at)) as [Date, Date];
      const [acceptedAt, otherAt] = round % 2 ? [first, second] : [second, first];
      const acts = [() => acceptOffer(seller, made.id, acceptedAt), () => act(made.id, otherAt)];
      if (round % 3) acts.reverse();
      const outcomes = await Promise.allSettled(acts.map((one) => one()));
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const [refused] = outcomes.filter((one) => one.status === 'rejected');
      expect(['offer_closed', 'offer_outdated']).toContain((refused?.reason as DomainError).code);
      const hasDeal = outcomes.some((one) => one.status === 'fulfilled' && one.value.deal !== null);
      expect(await db.deal.count({ where: { listingId: id } })).toBe(hasDeal ? 1 : 0);
    }
  });

  it('what was declined is not accepted by a request that began before, nor opened again by a floor', async () => {
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id);
    const before = new Date(Date.now() - 9);
    await declineOffer(seller, made.id);
    await setFloor(seller, { listingId: id, amount: null }, before);
    expect(await refusalOf(acceptOffer(seller, made.id, before))).toMatchObject({ status: 409, code: 'offer_closed' });
    expect(await codeOf(withdrawOffer(buyer, made.id, before))).toBe('offer_closed');
    expect((await getNegotiation(buyer, made.negotiation.id, before)).offers.at(-1)?.status).toBe('declined');
  });

  it('tells the others how many are left, and leaves the rest on sale', async () => {
    const { id } = await publishCalves(seller);
    const other = await makeUser();
    await offer(other.actor, id, { heads: 50 });
    const made = await offer(buyer, id, { heads: 40 });
    await acceptOffer(seller, made.id);
    expect(await headsOf(id)).toMatchObject({ headsReserved: 40, isActive: true });
    await letMailsLeave();
    expect((await mailsTo(other.email)).at(-1)?.subject).toContain('Quedan 20 cabezas');
    const late = (await makeUser()).actor;
    const { fields } = await refusalOf(makeOffer(late, offerOf(id, { heads: 30 })));
    expect(fields.heads).toEqual([{ key: 'headsLeft', values: { left: 20 } }]);
  });

  it('tells them once, and the last of what is true, where several are accepted at once', async () => {
    const { id } = await publishCalves(seller);
    const other = await makeUser();
    await offer(other.actor, id, { heads: 50 });
    const buyers = await Promise.all(Array.from({ length: 3 }, () => makeUser()));
    const made = await Promise.all(buyers.map(({ actor }) => offer(actor, id, { heads: 10 })));
    await Promise.all(made.map((one) => acceptOffer(seller, one.id)));
    await letMailsLeave();
    const told = (await mailsTo(other.email)).filter(({ subject }) => subject.includes('Quedan'));
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Quedan 30 cabezas')]);
  });

  it('tells nobody of heads that came back before the mail left, and tells again of the next ones', async () => {
    const { id } = await publishCalves(seller);
    const other = await makeUser();
    await offer(other.actor, id, { heads: 50 });
    const { deal } = await acceptOffer(seller, (await offer(buyer, id, { heads: 40 })).id);
    await callOff(seller, deal ?? 0);
    const told = async () => {
      await letMailsLeave();
      const mails = await mailsTo(other.email);
      return mails.flatMap(({ subject }) => subject.match(/Quedan \d+/)?.[0] ?? []);
    };
    expect(await told()).toEqual([]);
    expect(await db.notification.count({ where: { userId: other.id } })).toBe(0);
    await acceptOffer(seller, (await offer(buyer, id, { heads: 45 })).id);
    expect(await told()).toEqual(['Quedan 15']);
  });

  it('is not undone by an edit that leaves fewer heads than are promised', async () => {
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id, { heads: 40 });
    await acceptOffer(seller, made.id);
    const fewer = listingFields({
      class: 'calf_m',
      headCount: '30',
      weight: '170',
      price: undefined,
      priceAmount: '3.05',
      priceBasis: 'live_kg',
    });
    const { fields } = await refusalOf(updateListing(seller, ANIMAL_LISTINGS, id, fewer, []));
    expect(fields.headCount).toEqual([{ key: 'headsPromised', values: { promised: 40 } }]);
  });
});

it('an offer of six hours stands for six hours by day', async () => {
  const { id } = await publishCalves(seller);
  const made = await makeOffer(buyer, offerOf(id, { hours: 6 }), new Date('2026-11-24T13:00:00Z'));
  const expires = new Date(made.offers.at(-1)?.expiresAt ?? '');
  expect(expires.getTime() - Date.parse('2026-11-24T13:00:00Z')).toBe(6 * HOUR_MS);
});

it.each([
  ['the seller’s zone', { timeZone: 'America/Bogota', location: 'Pelotas, Brasil' }, '14:00'],
  ['the lot’s place, where nobody knows theirs', { timeZone: null, location: null }, '12:00'],
  ['the lot’s place, even if they live elsewhere', { timeZone: null, location: 'Amarillo, Texas' }, '12:00'],
])('an offer and a counter-offer that end at night end at nine in the morning of %s', async (_, whereabouts, time) => {
  await db.user.update({ where: { id: seller.id }, data: whereabouts });
  const { id } = await publishCalves(seller);
  const evening = new Date('2026-11-24T23:30:00Z');
  const made = await makeOffer(buyer, offerOf(id, { hours: 6 }), evening);
  const [first] = made.offers;
  expect(first?.expiresAt).toBe(`2026-11-25T${time}:00.000Z`);
  const countered = await counterOffer(seller, first?.id ?? '', counterOf({ hours: 6 }), evening);
  expect(countered.offers.at(-1)?.expiresAt).toBe(`2026-11-25T${time}:00.000Z`);
});

it('lets either of the two write first about what was offered, and nobody else', async () => {
  const { id: listingId } = await publishCalves(seller);
  const ofBuyer = { personId: buyer.id, topic: { kind: 'listing', id: listingId } } as const;
  const write = (from: Actor, toUserId: string) =>
    sendMessage(from, messageInput({ toUserId, listingId, message: 'Mañana cargamos.' }));
  expect(await getConversation(seller, ofBuyer)).toBeNull();
  expect(await codeOf(write(seller, buyer.id))).toBe('invalid_input');
  await offer(buyer, listingId);
  expect(await getConversation(seller, ofBuyer)).toMatchObject({
    person: { id: buyer.id, isReachable: true },
    topic: { kind: 'listing', id: listingId, title: '60 terneros Angus' },
    messages: [],
  });
  const stranger = (await makeUser()).actor;
  expect(await getConversation(stranger, ofBuyer)).toBeNull();
  expect(await codeOf(write(stranger, buyer.id))).toBe('invalid_input');
  await write(seller, buyer.id);
  expect((await getConversation(buyer, { ...ofBuyer, personId: seller.id }))?.messages).toHaveLength(1);
});
