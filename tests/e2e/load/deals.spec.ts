import { expect, test } from '@playwright/test';
import { makeBidders } from '../support/auction';
import { query } from '../support/database';
import { startServer, stopAll, type Server } from '../support/server-process';
import { ask, type Person } from '../support/several';

/** What two people do to one lot at the same moment, each through another process of the application. */
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const LOT = 60;
const ROUNDS = 8;
const TITLE = '60 terneros de prueba';

type Answer = Awaited<ReturnType<typeof ask>>;

let one: Server;
let two: Server;

test.beforeAll(async () => {
  [one, two] = await Promise.all([startServer(), startServer()]);
});

test.afterAll(async () => {
  await stopAll();
  // Otherwise their listings would stay on the first pages.
  await query(`UPDATE cattle_listings SET is_active = false WHERE title = $1`, [TITLE]);
});

/** Prints a measurement. */
const figure = (text: string) => process.stdout.write(`    ${text}\n`);

const processAt = (place: number) => (place % 2 === 0 ? one.base : two.base);

async function somebody(): Promise<Person> {
  const [person] = await makeBidders(1);
  if (!person) throw new Error('nobody was made');
  return person;
}

/** Puts sixty calves on sale at US$ 3.05 a kilogram. */
async function putOnSale({ id }: Person): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, weight, class, head_count, price_amount, price_basis, price_currency,
       shrink_percent, location, expires_at, updated_at)
     VALUES (uuidv7(), $1, $3, 'bovine', 'Gelbvieh', 7, 170, 'calf_m', $2, 3.05, 'live_kg', 'USD', 3, 'Trinidad, Uruguay',
       now() + interval '9 days', now()) RETURNING id`,
    [id, LOT, TITLE],
  );
  if (!row) throw new Error('nothing was put on sale');
  return row.id;
}

/** Offers for heads of a listing and returns the offer's id. */
async function offer({ cookie }: Person, listingId: string, heads: number, place = 0): Promise<string> {
  const json = { listingId, heads, amount: '3.05' };
  const { status, text } = await ask(`${processAt(place)}/api/offers`, { cookie, json });
  expect(status, text).toBe(201);
  const { offers } = JSON.parse(text) as { offers: { id: string }[] };
  return offers.at(-1)?.id ?? '';
}

const answer = (verb: string, base: string, { cookie }: Person, id: string): Promise<Answer> =>
  ask(`${base}/api/offers/${id}/${verb}`, { cookie, json: {} });

const codeOf = ({ status, text }: Answer): string =>
  status < 300 ? 'ok' : ((JSON.parse(text) as { code?: string }).code ?? String(status));

const reservedOf = async (listingId: string) => {
  const [row] = await query<{ reserved: number; deals: number }>(
    `SELECT heads_reserved AS reserved, (SELECT count(*)::int FROM deals WHERE listing_id = l.id) AS deals
     FROM cattle_listings l WHERE id = $1`,
    [listingId],
  );
  return row;
};

/** Runs all at once, and returns the answers with their milliseconds in order. */
async function atOnce(acts: readonly (() => Promise<Answer>)[]) {
  const times: number[] = [];
  const answers = await Promise.all(
    acts.map(async (act) => {
      const started = performance.now();
      const got = await act();
      times.push(performance.now() - started);
      return got;
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { codes: answers.map(codeOf), text: `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms` };
}

test('of fifty offers for ten heads of a lot of sixty, six are agreed, whoever accepts at once', async () => {
  const owner = await somebody();
  const listing = await putOnSale(owner);
  const buyers = await makeBidders(50);
  const offers = await Promise.all(buyers.map((buyer, place) => offer(buyer, listing, 10, place)));
  const { codes, text } = await atOnce(offers.map((id, place) => () => answer('accept', processAt(place), owner, id)));
  figure(`fifty acceptances of one lot at once: ${text}`);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(6);
  expect(codes.filter((code) => code === 'heads_unavailable')).toHaveLength(44);
  expect(await reservedOf(listing)).toEqual({ reserved: LOT, deals: 6 });
});

test('fifty sellers accept at once', async () => {
  const owners = await makeBidders(50);
  const buyers = await makeBidders(50);
  const offers = await Promise.all(
    owners.map(async (owner, place) => offer(buyers[place] ?? owner, await putOnSale(owner), LOT, place)),
  );
  const accepted = await atOnce(
    owners.map((owner, place) => () => answer('accept', processAt(place), owner, offers[place] ?? '')),
  );
  figure(`acceptances of fifty lots at once: ${accepted.text}`);
  expect(new Set(accepted.codes)).toEqual(new Set(['ok']));
});

test('an acceptance and a withdrawal have one outcome', async () => {
  const owner = await somebody();
  const buyers = await makeBidders(ROUNDS);
  const outcomes = new Set<string>();
  for (const [round, buyer] of buyers.entries()) {
    const listing = await putOnSale(owner);
    const id = await offer(buyer, listing, LOT);
    const { codes } = await atOnce([
      () => answer('accept', processAt(round), owner, id),
      () => answer('withdraw', processAt(round + 1), buyer, id),
    ]);
    outcomes.add(codes.join(' '));
    const isAgreed = codes[0] === 'ok';
    expect(codes).toEqual(isAgreed ? ['ok', 'offer_closed'] : ['offer_closed', 'ok']);
    expect(await reservedOf(listing)).toEqual({ reserved: isAgreed ? LOT : 0, deals: isAgreed ? 1 : 0 });
  }
  figure(`acceptance and withdrawal: ${[...outcomes].join(', ')}`);
});

test('a change of the price changes nothing that was offered, nor who accepts when', async () => {
  const owner = await somebody();
  for (const [round, buyer] of (await makeBidders(ROUNDS)).entries()) {
    const listing = await putOnSale(owner);
    const id = await offer(buyer, listing, LOT);
    const form = { priceAmount: '3.50', priceBasis: 'live_kg', priceCurrency: 'USD' };
    const [accepted, changed] = await Promise.all([
      answer('accept', processAt(round), owner, id),
      ask(`${processAt(round + 1)}/api/cattle/${listing}`, { cookie: owner.cookie, method: 'PUT', form }),
    ]);
    expect(accepted.status, accepted.text).toBe(200);
    expect(changed.status, changed.text).toBeLessThan(500);
    const [deal] = await query<{ amount: string; heads: number }>(
      `SELECT terms->>'amount' AS amount, heads FROM deals WHERE listing_id = $1`,
      [listing],
    );
    expect(deal).toEqual({ amount: '3.05', heads: LOT });
  }
});

test('one offer sent through both processes is one', async () => {
  const [owner, buyer] = [await somebody(), await somebody()];
  const listing = await putOnSale(owner);
  const [first, second] = await Promise.all([offer(buyer, listing, 10, 0), offer(buyer, listing, 10, 1)]);
  expect(first).toBe(second);
});
