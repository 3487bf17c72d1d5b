import { CURRENCIES, currencyScale, type Currency } from '@/lib/core/i18n/currencies';
import type { Actor } from '@/lib/core/actors/actor';
import { createLot } from '@/lib/market/auctions/create-lot';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getLotLive } from '@/lib/market/auctions/get-lot-live';
import { listBids } from '@/lib/market/auctions/list-bids';
import { listLots } from '@/lib/market/auctions/list-lots';
import { noticeOutbid } from '@/lib/market/auctions/notice-outbid';
import { placeBid } from '@/lib/market/auctions/place-bid';
import { parseLotQuery } from '@/lib/market/auctions/query-schema';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { settleLot } from '@/lib/market/auctions/settle-lot';
import { getBidding } from '@/lib/market/sanctions/get-bidding';
import { voidBidsOf } from '@/lib/market/sanctions/void-bids';
import { db, pool } from '@/lib/core/db/client';
import { translateFields } from '@/lib/web/http/error-answer';
import { bidIncrement } from '@/lib/livestock/pricing/bid-increment';
import { bidTotal } from '@/lib/livestock/pricing/bid-total';
import { PRICE_BASES, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { bid, inMs, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';

/** Forty calves of 170 kg: 6,800 kg. */
const CALVES = { quantity: 40, averageWeight: 170, priceBasis: 'live_kg', startingPrice: '2.90' } as const;
/** Forty steers of 540 kg at 50 %: 720 arrobas, 5.224 reais for a dollar. */
const STEERS = {
  quantity: 40,
  averageWeight: 540,
  priceBasis: 'arroba',
  priceCurrency: 'BRL',
  priceRate: '5.224',
  priceRateOn: new Date('2026-09-29'),
  priceRateSource: 'snapshot',
  startingPrice: '300',
} as const;

const input = {
  title: '40 terneros Angus',
  category: 'bovine',
  breed: 'Angus',
  quantity: '40',
  averageWeight: '170',
  location: 'Salto, Uruguay',
  startingPrice: '2.90',
  endTime: new Date(Date.now() + 7_200_000).toISOString(),
};

async function publish(seller: Actor, traits: Record<string, string>) {
  const { id } = await uploadImage(seller, { name: 'lote.jpg', bytes: await makePicture() });
  return createLot(seller, lotFieldsSchema.parse({ ...input, ...traits }), [id]);
}

describe('a lot on which people bid by the kilogram', () => {
  test('is put up with what its price comes to', async () => {
    const { seller } = await makeBidders();
    const lot = await publish(seller.actor, {
      priceBasis: 'live_kg',
      class: 'calf_m',
      shrinkPercent: '5',
      weighedOn: '2026-11-20',
      weightMethod: 'own_scale',
    });
    expect(lot).toMatchObject({
      class: 'calf_m',
      priceBasis: 'live_kg',
      priceCurrency: 'USD',
      priceUnits: '6460',
      startingPrice: '2.90',
      nextMinimum: '2.90',
      increment: '0.01',
      total: '18734.00',
      totalUsd: '18734.00',
      rate: null,
      weighedOn: '2026-11-20',
      weightMethod: 'own_scale',
      shrinkPercent: '5',
    });
  });

  test('shows the total beside each bid, and the price rises in cents', async () => {
    const { seller, ana, beto } = await makeBidders();
    const { id } = await makeLot(seller.id, CALVES);
    expect(await bid(ana.actor, id, '3.05')).toMatchObject({
      maximum: '3.05',
      price: '2.90',
      total: '20740.00',
      totalUsd: '20740.00',
    });
    expect(await bid(beto.actor, id, '3')).toMatchObject({ price: '3.01', leading: false, total: '20400.00' });
    const live = await getLotLive(id);
    expect(live).toMatchObject({ currentPrice: '3.01', nextMinimum: '3.02', increment: '0.01', total: '20468.00' });
    expect(live?.bids.map(({ amount, total, totalUsd }) => [amount, total, totalUsd])).toEqual([
      ['3.00', '20400.00', '20400.00'],
      ['3.01', '20468.00', '20468.00'],
    ]);
    expect((await listBids(id, 1)).bids).toEqual(live?.bids);
    expect(await refusalOf(bid(beto.actor, id, '3.01'))).toMatchObject({ code: 'bid_too_low', status: 409 });
    const refused = await bid(beto.actor, id, '3.01').catch((error: { fields: never }) => error);
    expect(await translateFields((refused as { fields: never }).fields, 'es')).toEqual({
      maximum: ['La puja mínima ahora es de US$\u00a03,02\u00a0/kg'],
    });
  });

  test('extends in the last minutes by a cent more, not by a raised maximum', async () => {
    const { seller, ana, beto } = await makeBidders();
    const { id } = await makeLot(seller.id, { ...CALVES, endTime: inMs(30_000) });
    await bid(ana.actor, id, '3.05');
    const soon = async () =>
      (await db.auctionLot.update({ where: { id }, data: { endTime: inMs(30_000) } })).endTime.toISOString();
    const end = await soon();
    await bid(ana.actor, id, '3.06');
    expect((await getLot(id))?.endTime).toBe(end);
    await bid(beto.actor, id, '2.91');
    expect(Date.parse((await getLot(id))?.endTime ?? '')).toBeGreaterThan(Date.parse(end) + 60_000);
  });

  test('is computed again in cents when bids become void', async () => {
    const { seller, ana, beto } = await makeBidders();
    const { id } = await makeLot(seller.id, { ...CALVES, reservePrice: '3.10' });
    await bid(ana.actor, id, '3.05');
    await bid(beto.actor, id, '3.20');
    expect(await getLot(id)).toMatchObject({ currentPrice: '3.10', reserve: 'met', total: '21080.00' });
    await db.$transaction((tx) => voidBidsOf(tx, beto.id, 'deleted'));
    expect(await getLot(id)).toMatchObject({ currentPrice: '2.90', reserve: 'not_met', total: '19720.00' });
  });

  test('takes its total from the limit, and asks for confirmation by the multiple', async () => {
    const { seller, ana } = await makeBidders();
    const { id } = await makeLot(seller.id, CALVES);
    expect(await refusalOf(bid(ana.actor, id, '3.68'))).toMatchObject({
      code: 'bid_over_limit',
      fields: { maximum: [{ values: { limit: 25_000, bound: 0, left: 25_000 } }] },
    });
    await bid(ana.actor, id, '3.67');
    expect(await getBidding(ana.actor)).toMatchObject({ bound: '24956.00', left: '44.00' });
    const other = await makeLot(seller.id, { ...CALVES, quantity: 1, averageWeight: 100, startingPrice: '0.05' });
    const place = (maximum: string) =>
      placeBid(ana.actor, other.id, { maximum, idempotencyKey: null, confirmed: false });
    expect(await refusalOf(place('0.26'))).toMatchObject({
      code: 'bid_unconfirmed',
      fields: { maximum: [{ values: { minimum: '0.05', priceBasis: 'live_kg' } }] },
    });
    await place('0.25');
  });

  test('is sold for its total, and mails name both', async () => {
    const { seller, ana, beto } = await makeBidders();
    const { id } = await makeLot(seller.id, CALVES);
    await bid(ana.actor, id, '3.00');
    await bid(beto.actor, id, '3.05');
    await noticeOutbid();
    expect(JSON.stringify(await mailsTo(ana.email))).toContain(
      'US$\u00a03,01\u00a0/kg (US$\u00a020.468\u00a0el\u00a0lote)',
    );
    await pastEnd(id);
    await settleLot(id);
    const owed = await db.transaction.findFirstOrThrow({ where: { auctionLotId: id } });
    expect([owed.userId, owed.amount.toFixed(2), owed.currency]).toEqual([beto.id, '20468.00', 'USD']);
  });
});

describe('a lot in another currency', () => {
  test('keeps its rate, and its totals are in both', async () => {
    const { seller } = await makeBidders();
    const lot = await publish(seller.actor, {
      averageWeight: '540',
      priceBasis: 'arroba',
      priceCurrency: 'BRL',
      startingPrice: '320',
    });
    expect(lot).toMatchObject({
      priceUnits: '720',
      increment: '1.00',
      total: '230400.00',
      totalUsd: '44104.13',
      rate: { perUsd: '5.224', source: 'snapshot' },
    });
  });

  test('takes dollars from the limit and is owed in its currency', async () => {
    const { seller, ana } = await makeBidders();
    const { id } = await makeLot(seller.id, { ...STEERS, quantity: 10 });
    expect(await bid(ana.actor, id, '310')).toMatchObject({ total: '55800.00', totalUsd: '10681.47' });
    expect(await getBidding(ana.actor)).toMatchObject({ bound: '10681.47' });
    await pastEnd(id);
    await settleLot(id);
    const owed = await db.transaction.findFirstOrThrow({ where: { auctionLotId: id } });
    expect([owed.amount.toFixed(2), owed.currency]).toEqual(['54000.00', 'BRL']);
  });

  test('is listed by what it comes to in US dollars', async () => {
    const { seller } = await makeBidders();
    const word = `remate${Math.random().toString(36).slice(2, 10)}`;
    const title = (name: string) => ({ title: `${name} ${word}` });
    await makeLot(seller.id, { ...CALVES, ...title('kilo') });
    await makeLot(seller.id, { ...STEERS, ...title('arroba') });
    await makeLot(seller.id, { startingPrice: '30000', ...title('lote') });
    const titles = async (raw: Record<string, string>) =>
      (await listLots(parseLotQuery({ search: word, ...raw }).query)).lots.map((lot) => lot.title.split(' ')[0]);
    expect(await titles({ sort: 'price_asc' })).toEqual(['kilo', 'lote', 'arroba']);
    expect(await titles({ minPrice: '19720', maxPrice: '30000', sort: 'price_desc' })).toEqual(['lote', 'kilo']);
  });
});

describe('the rules of every basis', () => {
  test.each([
    ['head', 'USD', '499.99', '5'],
    ['head', 'USD', '500', '10'],
    ['head', 'USD', '2000', '25'],
    ['live_kg', 'USD', '3.05', '0.01'],
    ['live_kg', 'BRL', '14', '0.05'],
    ['live_kg', 'ARS', '4700', '10'],
    ['live_cwt', 'USD', '342.50', '0.25'],
    ['arroba', 'BRL', '320', '1'],
    ['lot', 'UYU', '400000', '5000'],
    ['head', 'PYG', '3000000', '50000'],
  ])('the step of %s in %s from %s is %s', async (basis, currency, price, step) => {
    const { rows } = await pool.query<{ step: string }>('SELECT corral_bid_increment($1, $2, $3) AS step', [
      price,
      basis,
      currency,
    ]);
    expect(Number(rows[0]?.step)).toBe(Number(step));
  });

  test('the browser computes steps as the database does', async () => {
    const { rows } = await pool.query<{ b: PriceBasis; c: Currency; p: string; step: string }>(
      `SELECT b, c, p::text, corral_bid_increment(p, b, c)::text AS step
       FROM unnest($1::text[]) b, unnest($2::text[]) c,
         unnest(ARRAY[0.01, 99.99, 100, 499, 500, 999.99, 1000, 2000, 9999.99, 10000, 99999999] || $3::numeric[]) p`,
      [
        PRICE_BASES,
        CURRENCIES,
        CURRENCIES.flatMap((currency) => [99, 100, 500, 2000].map((n) => n * currencyScale(currency))),
      ],
    );
    for (const { b, c, p, step } of rows)
      expect({ b, c, p, step: Number(bidIncrement(p, b, c)) }).toEqual({ b, c, p, step: Number(step) });
  });

  test('no step is below a cent', async () => {
    const { rows } = await pool.query<{ least: string }>(
      'SELECT min(corral_bid_increment(p, b, c)) AS least FROM unnest($1::text[]) b, unnest($2::text[]) c, unnest(ARRAY[0.01, 1, 1000, 99999999]) p',
      [PRICE_BASES, CURRENCIES],
    );
    expect(rows[0]?.least).toBe('0.01');
  });

  test('the browser computes totals as the database does', async () => {
    const { rows } = await pool.query<{ amount: string; units: string; rate: string; total: string }>(
      `SELECT amount::text, units::text, rate::text, corral_bid_total(amount, units, rate)::text AS total
       FROM (SELECT round((random() * 10 ^ (n % 8))::numeric, 2) AS amount, round((random() * 10 ^ (n % 7) + 0.1)::numeric, 8) AS units,
         CASE WHEN n % 3 = 0 THEN 1 ELSE round((random() * 10 ^ (n % 4) + 0.1)::numeric, 8) END AS rate FROM generate_series(1, 5000) n) drawn`,
    );
    for (const { amount, units, rate, total } of rows) expect(bidTotal(amount, units, rate)).toBe(total);
  });

  test.each([
    ['averageWeight', { priceBasis: 'live_kg', averageWeight: '' }],
    ['averageWeight', { priceBasis: 'arroba', averageWeight: '0' }],
    ['priceBasis', { priceBasis: 'dozen' }],
    ['priceCurrency', { priceCurrency: 'XYZ' }],
    ['class', { class: 'ewe_bred' }],
    ['class', { class: 'unicorn' }],
    ['weightMin', { weightMin: '180' }],
    ['shrinkPercent', { shrinkPercent: '16' }],
    ['dressingPercent', { dressingPercent: '20' }],
    ['startingPrice', { startingPrice: '2.905' }],
  ])('an impossible lot is refused at %s', (field, traits) => {
    const { error } = lotFieldsSchema.safeParse({ ...input, ...traits });
    expect(Object.keys(fieldErrors(error?.issues ?? []))).toEqual([field]);
  });

  test('what comes to more than can be owed is refused', async () => {
    const { seller, ana } = await makeBidders();
    expect(await refusalOf(publish(seller.actor, { priceBasis: 'live_kg', startingPrice: '90000' }))).toMatchObject({
      code: 'invalid_input',
      fields: { startingPrice: [{ key: 'amountTooHigh' }] },
    });
    const { id } = await makeLot(seller.id, CALVES);
    await db.user.update({ where: { id: ana.id }, data: { biddingLimit: '1000000000' } });
    expect(await refusalOf(bid(ana.actor, id, '90000'))).toMatchObject({
      status: 400,
      fields: { maximum: [{ key: 'amountTooHigh' }] },
    });
  });

  test('the database holds no lot without the weight of its basis, or without a rate', async () => {
    const { seller } = await makeBidders();
    await expect(makeLot(seller.id, { priceBasis: 'live_kg' })).rejects.toThrow();
    await expect(makeLot(seller.id, { priceCurrency: 'BRL' })).rejects.toThrow();
    await expect(makeLot(seller.id, { priceBasis: 'dozen' })).rejects.toThrow();
  });
});
