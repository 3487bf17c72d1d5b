import { publishCalves } from '../../tests/factories/deal';
import { db, pool } from '../../lib/core/db/client';
import { requestContext } from '../../lib/core/log/request-context';
import { readSheet } from '../../lib/deals/deals/read-sheet';
import { acceptOffer } from '../../lib/deals/offers/answer-offer';
import { makeOffer } from '../../lib/deals/offers/make-offer';
import { offerSchema } from '../../lib/deals/terms/schema';

/**
 * Prints how long fifty acceptances at once take, of one lot and of fifty lots, and the processor time that each costs
 * this process: medians of five rounds after one that warms up. And how long the sheet of a deal takes, one after the other.
 */

const AT_ONCE = 50;
const ROUNDS = 5;
const SHEETS = 40;

let made = 0;

async function insertPeople(count: number) {
  made += 1;
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO users (id, email, email_confirmed_at, password, first_name, last_name, phone, phone_confirmed_at, updated_at)
     SELECT uuidv7(), 'party-' || $1::text || '-' || n || '@corral.test', now(), '', 'Parte', n::text, '+5989' || (1000000 + $1::int * 1000 + n), now(), now()
     FROM generate_series(1, $2::int) n RETURNING id`,
    [made, count],
  );
  return rows.map(({ id }) => ({ id, role: 'user', language: 'es', confirmedAt: null, emailConfirmed: true }) as const);
}

type Round = { p50: number; p95: number; cpu: number };

/** Fifty buyers' offers of ten heads each, for so many lots of one seller or of fifty, accepted at once. */
async function round(lots: number): Promise<Round> {
  const [sellers, buyers] = [await insertPeople(lots), await insertPeople(AT_ONCE)];
  const headCount = String((AT_ONCE / lots) * 10);
  const listings: string[] = [];
  for (const seller of sellers) listings.push((await publishCalves(seller, { headCount })).id);
  const offers: { id: string; seller: (typeof sellers)[number]; userId: string }[] = [];
  for (const [place, buyer] of buyers.entries()) {
    const [listingId, seller] = [listings[place % lots], sellers[place % lots]];
    if (!listingId || !seller) throw new Error('a lot without a seller');
    const { offers: sent } = await makeOffer(buyer, offerSchema.parse({ listingId, heads: 10, amount: '3.00' }));
    offers.push({ id: sent.at(-1)?.id ?? '', seller, userId: buyer.id });
  }
  await pool.query('TRUNCATE rate_limits');
  const before = process.cpuUsage();
  const started = performance.now();
  const times = await Promise.all(
    offers.map(async ({ id, seller, userId }) => {
      // A person's transactions take turns; those of fifty people don't.
      await requestContext.run({ requestId: id, userId }, () => acceptOffer(seller, id));
      return performance.now() - started;
    }),
  );
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.ceil(AT_ONCE * part) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95), cpu: (user + system) / 1000 / AT_ONCE };
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(lots: number): Promise<Round> {
  const rounds: Round[] = [];
  await round(lots);
  for (let nth = 0; nth < ROUNDS; nth += 1) rounds.push(await round(lots));
  const of = (key: keyof Round) => middle(rounds.map((one) => one[key]));
  return { p50: of('p50'), p95: of('p95'), cpu: of('cpu') };
}

/** How long forty sheets of a deal take, one after the other, the first of which loads the fonts, and the bytes of one. */
async function measureSheet(): Promise<{ p50: number; p95: number; bytes: number }> {
  const [seller, buyer] = await insertPeople(2);
  if (!seller || !buyer) throw new Error('a deal of nobody');
  const { id: listingId } = await publishCalves(seller);
  const { offers } = await makeOffer(buyer, offerSchema.parse({ listingId, heads: 60, amount: '3.00' }));
  const { deal } = await acceptOffer(seller, offers.at(-1)?.id ?? '');
  const times: number[] = [];
  let bytes = 0;
  for (let nth = 0; nth < SHEETS; nth += 1) {
    await pool.query('TRUNCATE rate_limits');
    const started = performance.now();
    ({ length: bytes } = await readSheet(seller, deal ?? 0));
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return { p50: middle(times), p95: times[Math.ceil(SHEETS * 0.95) - 1] ?? 0, bytes };
}

async function main(): Promise<void> {
  const one = await measure(1);
  console.log(JSON.stringify({ one, many: await measure(AT_ONCE), sheet: await measureSheet() }));
}

main()
  .finally(() => Promise.all([db.$disconnect(), pool.end()]))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
