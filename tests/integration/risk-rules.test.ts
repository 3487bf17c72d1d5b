import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { updateProfile } from '@/lib/accounts/accounts/update-profile';
import { db } from '@/lib/core/db/client';
import { createReport } from '@/lib/moderation/reports/create-report';
import { createReportSchema, reportReviewSchema } from '@/lib/moderation/reports/schema';
import { reviewReport } from '@/lib/moderation/reports/review-report';
import { checkDue } from '@/lib/moderation/risk-checks/check-due';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { makeMessage } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

const DAY_MS = 86_400_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const LONG =
  'Vaquillonas coloradas de segunda parición, mansas de boyero eléctrico y vacunadas contra aftosa y clostridiosis. ' +
  'Se crían en campo natural con verdeos de avena, tienen buena caravana y libreta sanitaria al día. Se pueden visitar ' +
  'cualquier sábado en el establecimiento, con embarcadero y balanza certificada a disposición de los compradores.';

type Kind = 'user' | 'listing' | 'equipment' | 'lot' | 'message';

async function check(subject: Kind, id: string) {
  await db.$transaction((tx) => queueRiskCheck(tx, subject, id));
  await checkDue();
}

/** Returns the rules that speak against a subject now. */
async function rulesOf(subjectId: string) {
  const signals = await db.riskSignal.findMany({
    where: { subjectId, expiresAt: { gt: new Date() } },
    orderBy: { rule: 'asc' },
  });
  return signals.map(({ rule }) => rule);
}

async function checked(traits: Parameters<typeof makeListing>[0] = {}) {
  const { id } = await makeListing(traits);
  await check('listing', id);
  return rulesOf(id);
}

describe('a phone', () => {
  it.each([
    ['of the place', '+598 99 123 456', 'Salto, Uruguay', []],
    ['without a country, so of the place', '99123456', 'Salto, Uruguay', []],
    ['of another country', '+2348012345678', 'Salto, Uruguay', ['phone_elsewhere']],
    ['of another country, in a place that names none', '+2348012345678', 'Cerca del pueblo', []],
    ['of a country that shares the code', '+12045550123', 'Amarillo, Texas', []],
    ['that isn’t one', '+999999', 'Salto, Uruguay', []],
  ])('%s', async (_, phone, location, rules) => {
    const { id: userId } = await makeUser({ phone });
    expect(await checked({ userId, location })).toEqual(rules);
    const { id } = await makeEquipment({ userId, location });
    await check('equipment', id);
    expect(await rulesOf(id)).toEqual(rules);
  });

  it('is compared again when it changes', async () => {
    const { id: userId, actor } = await makeUser({ phone: '+2348012345678' });
    const { id } = await makeListing({ userId, location: 'Salto, Uruguay' });
    await check('listing', id);
    expect(await rulesOf(id)).toEqual(['phone_elsewhere']);
    const profile = { firstName: 'Ana', lastName: 'Paz', location: null, language: 'es' as const };
    await updateProfile(actor, { ...profile, phone: '+59899123456' });
    await checkDue();
    expect(await rulesOf(id)).toEqual([]);
  });
});

describe('a text', () => {
  it.each([
    ['Se aparta con seña por adelantado por Western Union', ['payment_words']],
    ['Hay otro interesado, apúrense', []],
    ['Solo Western Union', ['payment_words']],
    ['Cashier’s check or wire before they leave the yard.', []],
    ['Más fotos en https://bit.ly/vacas y en wa.me/59899123456', ['link_shortener']],
    ['WhatsApp wa.me/59899123456, pago al cargar', []],
  ])('%p', async (description, rules) => {
    expect(await checked({ description })).toEqual(rules);
    const { id } = await makeEquipment({ description });
    await check('equipment', id);
    expect(await rulesOf(id)).toEqual(rules);
  });

  it('is not suspected any more once its seller has corrected it, and again if they write it again', async () => {
    const { id } = await makeListing({ description: 'Mandame la seña por Zelle' });
    const write = (description: string) => db.animalListing.update({ where: { id }, data: { description } });
    await check('listing', id);
    expect(await rulesOf(id)).toEqual(['payment_words']);
    await write('Se paga al cargar');
    await check('listing', id);
    expect(await rulesOf(id)).toEqual([]);
    await write('Mandame la seña por Zelle');
    await check('listing', id);
    expect(await rulesOf(id)).toEqual(['payment_words']);
  });

  it('is compared with those of other accounts that were there before', async () => {
    const original = await makeListing({ description: LONG, createdAt: ago(DAY_MS) });
    const copy = await makeListing({ description: LONG.replace('sábado', 'domingo').replace('avena', 'raigrás') });
    for (const { id } of [original, copy]) await check('listing', id);
    expect(await rulesOf(original.id)).toEqual([]);
    expect(await db.riskSignal.findMany({ where: { subjectId: copy.id } })).toMatchObject([
      {
        rule: 'text_of_another',
        points: 25,
        evidence: { other: original.id, text: expect.stringContaining('domingo') as string },
      },
    ]);
    await db.animalListing.deleteMany({ where: { id: { in: [original.id, copy.id] } } });
  });

  it.each([
    ['of the same account', LONG, true],
    [
      'that says something else',
      LONG.slice(0, 205) +
        'Otro establecimiento, con monta natural, sin balanza, pago a treinta días y flete a cargo de quien compra los terneros, destetados y castrados.',
      false,
    ],
    ['too short to say anything', LONG.slice(0, 190), false],
  ])('is not compared with one %s', async (_, description, ofSame) => {
    const before = await makeListing({
      description: ofSame ? LONG : description.length < 200 ? description : LONG,
      createdAt: ago(DAY_MS),
    });
    const { id } = await makeListing({ description, ...(ofSame && { userId: before.userId }) });
    await check('listing', id);
    expect(await rulesOf(id)).toEqual([]);
    await db.animalListing.deleteMany({ where: { id: { in: [before.id, id] } } });
  });
});

describe('a price', () => {
  const place = { category: 'caprine', breed: 'Boer', location: 'Vallenar, Chile', age: 20 } as const;

  it('is silent with fewer than twenty prices, and compared per kilogram with twenty', async () => {
    for (let n = 0; n < 19; n += 1) await makeListing({ ...place, weight: 50, price: '200' });
    expect(await checked({ ...place, weight: 50, price: '60' })).toEqual([]);
    await makeListing({ ...place, weight: 50, price: '200' });
    await db.animalListing.deleteMany({ where: { price: '60' } });
    const of = async (price: string, traits = {}) => {
      const rules = await checked({ ...place, weight: 50, price, ...traits });
      await db.animalListing.deleteMany({ where: { price } });
      return rules;
    };
    expect(await of('100')).toEqual([]);
    expect(await of('99')).toEqual(['price_low']);
    expect(await of('20')).toEqual(['price_low']);
    expect(await of('19')).toEqual(['price_typo']);
    expect(await of('600')).toEqual([]);
    expect(await of('601')).toEqual(['price_typo']);
    // Half the weight at half the price is the same price.
    expect(await of('70', { weight: 25 })).toEqual([]);
    expect(await of('90', { location: 'Salto, Uruguay' })).toEqual([]);
    expect(await of('90', { location: 'En algún lugar' })).toEqual([]);
    expect(await of('90', { weight: null })).toEqual(['price_low']);
    expect(await of('90', { weight: null, age: 60 })).toEqual([]);
    expect(await of('90', { category: 'ovine', breed: 'Merino' })).toEqual([]);
  });

  it('weighs more the lower it is', async () => {
    const { id } = await makeListing({ ...place, weight: 50, price: '59' });
    await check('listing', id);
    expect(await db.riskSignal.findMany({ where: { subjectId: id } })).toMatchObject([
      { points: 35, evidence: { price: '1.18', median: '4.00', per: 'kg', sample: 20, percent: 29 } },
    ]);
  });
});

describe('a price and the way it is to be paid', () => {
  const place = { category: 'equine', breed: 'Criollo', location: 'Vallenar, Chile', age: 20, weight: 100 } as const;
  const risky = 'Pago solo por Western Union';
  const stateOf = (id: string) => db.animalListing.findUniqueOrThrow({ where: { id } });

  it('hold a listing together, neither of them alone, in listings and in lots', async () => {
    for (let n = 0; n < 20; n += 1) await makeListing({ ...place, price: '1000' });
    const published = async (price: string, description: string) => {
      const { id } = await makeListing({ ...place, price, description });
      await check('listing', id);
      await checkDue();
      return { rules: await rulesOf(id), held: (await stateOf(id)).heldAt !== null };
    };
    expect(await published('110', 'Se ven cualquier día')).toEqual({ rules: ['price_low'], held: false });
    expect(await published('950', risky)).toEqual({ rules: ['payment_words'], held: false });
    for (const price of ['110', '450', '50'])
      expect(await published(price, risky)).toEqual({
        rules: ['cheap_and_risky', 'payment_words', 'price_low'],
        held: true,
      });
    const lotOf = async (startingPrice: string, description: string) => {
      const { weight: averageWeight, age: averageAge, ...traits } = place;
      const facts = { ...traits, averageWeight, averageAge, quantity: 10, startingPrice, description };
      const { id } = await makeLot((await makeUser()).id, facts);
      await check('lot', id);
      return { rules: await rulesOf(id), status: (await db.auctionLot.findUniqueOrThrow({ where: { id } })).status };
    };
    expect(await lotOf('1100', 'Sin base')).toEqual({ rules: [], status: 'active' });
    expect(await lotOf('9500', risky)).toEqual({ rules: ['payment_words'], status: 'active' });
    expect(await lotOf('1100', risky)).toMatchObject({ status: 'held' });
  });
});

describe('copies', () => {
  it('of five others’ listings, published at once, are held, and their originals are not', async () => {
    const texts = [1, 2, 3, 4, 5].map((n) => `${'Lote '.repeat(n)}${LONG} ${'Potrero '.repeat(6 * n)}`);
    const day = { createdAt: ago(DAY_MS) };
    const originals = [];
    for (const description of texts) originals.push(await makeListing({ description, ...day }));
    const thief = await makeUser();
    const copies = [];
    for (const description of texts.slice(0, 3)) copies.push(await makeListing({ description, userId: thief.id }));
    const lots = [];
    for (const description of texts.slice(3)) lots.push(await makeLot(thief.id, { description }));
    for (const { id } of [...originals, ...copies]) await check('listing', id);
    for (const { id } of lots) await check('lot', id);
    await checkDue();
    for (const { id } of copies)
      expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ heldAt: expect.any(Date) as Date });
    for (const { id } of lots)
      expect(await db.auctionLot.findUnique({ where: { id } })).toMatchObject({ status: 'held' });
    for (const { id } of originals)
      expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ heldAt: null });
    expect(await rulesOf(thief.id)).toEqual(['copies_at_once']);
    await db.animalListing.deleteMany({ where: { id: { in: [...originals, ...copies].map(({ id }) => id) } } });
  });

  it('of two are for a moderator to see', async () => {
    const texts = [`Uno ${LONG}`, `Dos dos dos dos ${LONG} ${'Toro '.repeat(20)}`];
    const thief = await makeUser();
    const made = [];
    for (const description of texts) {
      made.push(await makeListing({ description, createdAt: ago(DAY_MS) }));
      made.push(await makeListing({ description, userId: thief.id }));
    }
    for (const { id } of made) await check('listing', id);
    await checkDue();
    expect(await rulesOf(thief.id)).toEqual([]);
    await db.animalListing.deleteMany({ where: { id: { in: made.map(({ id }) => id) } } });
  });
});

describe('an account', () => {
  it.each([
    ['person@mailinator.com', ['throwaway_mail']],
    ['person@gmail.com', []],
    ['person@estancia-el-ombu.com.uy', []],
  ])('with the address %s', async (email, rules) => {
    const { id } = await makeUser({ email });
    await check('user', id);
    expect(await rulesOf(id)).toEqual(rules);
  });

  it.each([
    [3, 71, 0, []],
    [4, 71, 0, ['young_and_fast']],
    [4, 73, 0, []],
    [0, 1, 14, []],
    [0, 1, 15, ['young_and_fast']],
  ])('with %d listings, %d hours old, with %d first contacts', async (listings, hours, contacts, rules) => {
    const { id } = await makeUser({ createdAt: ago(hours * 3_600_000) });
    for (let n = 0; n < listings; n += 1) await makeListing({ userId: id });
    for (let n = 0; n < contacts; n += 1) await makeMessage({ fromUserId: id, toUserId: (await makeUser()).id });
    await check('user', id);
    expect(await rulesOf(id)).toEqual(rules);
  });
});

describe('messages', () => {
  const ask = 'Para apartarlos, mandame la seña por Western Union';

  it('speak against who asks three people for money in the first one', async () => {
    const sender = await makeUser();
    const write = async (message: string) => {
      const { id } = await makeMessage({ fromUserId: sender.id, toUserId: (await makeUser()).id, message });
      await check('message', id);
      return rulesOf(sender.id);
    };
    expect(await write(ask)).toEqual([]);
    expect(await write('¿Siguen disponibles?')).toEqual([]);
    expect(await write(ask)).toEqual([]);
    expect(await write(ask)).toEqual(['payment_words_sent']);
  });

  it('cost nothing for one phrase alone, however many it was written to', async () => {
    const sender = await makeUser();
    for (let n = 0; n < 5; n += 1) {
      const message = 'Para reservarlas mandame la seña hoy';
      const { id } = await makeMessage({ fromUserId: sender.id, toUserId: (await makeUser()).id, message });
      await check('message', id);
    }
    const { id } = await makeListing({ userId: sender.id, description: 'Se reserva con seña previa' });
    await check('listing', id);
    const signals = await db.riskSignal.findMany({ where: { userId: sender.id } });
    expect(signals.map(({ rule, points }) => [rule, points])).toEqual([['payment_words', 0]]);
  });

  it('speak against a buyer who offers to overpay, not against a seller who takes a check', async () => {
    const [buyer, seller] = [await makeUser(), await makeUser()];
    const listing = await makeListing({ userId: seller.id });
    const message = 'The cashier’s check will be for more than the price, send the rest to my shipper';
    const between = async (from: string, to: string) => {
      const { id } = await makeMessage({ fromUserId: from, toUserId: to, listingId: listing.id, message });
      await check('message', id);
      return rulesOf(from);
    };
    expect(await between(buyer.id, seller.id)).toEqual(['overpayment']);
    expect(await between(seller.id, buyer.id)).toEqual([]);
  });
});

describe('somebody else’s number', () => {
  it('in a profile that is then suspended doesn’t take its owner off sale, with two reports or ten', async () => {
    const phone = '+59899000777';
    const honest = await makeUser({ phone, phoneConfirmedAt: ago(DAY_MS), createdAt: ago(30 * DAY_MS) });
    const { id } = await makeListing({ userId: honest.id });
    const liar = await makeUser({ phone });
    await suspendUser((await makeUser({ role: 'admin' })).actor, { userId: liar.id, reason: 'Estafa', days: null });
    for (let n = 0; n < 10; n += 1) {
      const { actor } = await makeUser({ createdAt: ago((n < 2 ? 91 : 8) * DAY_MS) });
      await createReport(actor, createReportSchema.parse({ listingId: id, reason: 'fraudulent' }));
    }
    await checkDue();
    expect(await db.riskSignal.findMany({ where: { userId: honest.id, rule: 'same_contact' } })).toMatchObject([
      { points: 0, evidence: { contact: 'phone', other: liar.id, confirmed: false } },
    ]);
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ isActive: true, heldAt: null });
    expect(await db.riskCase.count({ where: { listingId: id, closedAt: null } })).toBe(0);
  });
});

describe('reports', () => {
  const report = async (listingId: string, traits: Parameters<typeof makeUser>[0] = {}) => {
    const reporter = await makeUser({ createdAt: ago(91 * DAY_MS), ...traits });
    return {
      reporter,
      ...(await createReport(reporter.actor, createReportSchema.parse({ listingId, reason: 'fraudulent' }))),
    };
  };
  const points = async (subjectId: string) =>
    (await db.riskSignal.findMany({ where: { subjectId, rule: 'reports', expiresAt: { gt: new Date() } } })).map(
      (one) => one.points,
    );

  const young = { createdAt: ago(89 * DAY_MS) };

  it('weigh nothing from newcomers, and double from those who were right three times', async () => {
    const { id } = await makeListing();
    await report(id, { createdAt: ago(6 * DAY_MS), verificationStatus: 'verified' });
    expect(await points(id)).toEqual([]);
    await report(id);
    expect(await points(id)).toEqual([12]);
    const known = await makeUser(young);
    for (let n = 0; n < 3; n += 1)
      await db.report.create({
        data: { reportedBy: known.id, listingTitle: 'x', reason: 'spam', status: 'resolved', reviewedAt: new Date() },
      });
    await createReport(known.actor, createReportSchema.parse({ listingId: id, reason: 'spam' }));
    expect((await points(id)).sort()).toEqual([12, 24]);
  });

  it('of young accounts weigh something only beside a sign that somebody is behind them', async () => {
    const { id } = await makeListing();
    for (let n = 0; n < 10; n += 1) await report(id, young);
    expect(await points(id)).toEqual([]);
    await report(id, { ...young, phone: '+59899000123', phoneConfirmedAt: new Date() });
    await report(id, { ...young, verificationStatus: 'verified' });
    const buyer = await makeUser(young);
    await db.transaction.create({
      data: { userId: buyer.id, type: 'auction_bid', amount: '900', status: 'completed' },
    });
    await createReport(buyer.actor, createReportSchema.parse({ listingId: id, reason: 'fraudulent' }));
    expect(await points(id)).toEqual([12, 12, 12]);
  });

  it('of one person count once, and not once they are dismissed', async () => {
    const admin = await makeUser({ role: 'admin' });
    const { id } = await makeListing();
    const first = await report(id);
    await reviewReport(admin.actor, reportReviewSchema.parse({ reportId: first.id, status: 'dismissed' }));
    expect(await points(id)).toEqual([]);
    await createReport(first.reporter.actor, createReportSchema.parse({ listingId: id, reason: 'spam' }));
    expect(await points(id)).toEqual([12]);
  });
});
