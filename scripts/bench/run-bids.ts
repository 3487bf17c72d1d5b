import { randomUUID } from 'node:crypto';
import { placeBid } from '../../lib/market/auctions/place-bid';
import { db, pool } from '../../lib/core/db/client';
import { DomainError } from '../../lib/core/errors/domain-error';

/**
 * Prints bids per second on one hot lot and updates per second of one row through the same driver: medians of three
 * rounds.
 */

const AT_ONCE = 16;
/** Enough bidders for none of them to reach the rate limit of bids. */
const BIDDERS = 400;
const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
/** Large enough for an overtaken bid in flight to still exceed the next minimum. */
const STEP = 1_000;

async function insertPeople(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO users (id, email, email_confirmed_at, password, first_name, last_name, bidding_limit, updated_at)
     SELECT uuidv7(), 'bidder-' || n || '@corral.test', now(), '', 'Postor', n::text, 1e9, now() FROM generate_series(0, $1) n RETURNING id`,
    [BIDDERS],
  );
  return rows.map(({ id }) => id);
}

async function insertLot(sellerId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO auction_lots (id, user_id, title, breed, location, starting_price, start_time, end_time, updated_at)
     VALUES (uuidv7(), $1, '40 novillos', 'Hereford', 'Salto', 100, now() - interval '1 minute', now() + interval '1 day', now()) RETURNING id`,
    [sellerId],
  );
  return rows[0]?.id ?? '';
}

/** Returns how many calls of `act` succeed per second, sixteen at a time, over `seconds`. */
async function rate(seconds: number, act: () => Promise<boolean>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const again = async () => {
    while (performance.now() < end) if (await act()) done += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, again));
  return done / seconds;
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<void> {
  const seconds = Number(process.argv[2]);
  const [sellerId = '', ...bidders] = await insertPeople();
  const [plainId, lotId] = [await insertLot(sellerId), await insertLot(sellerId)];
  let sent = 0;
  const update = async () =>
    (await pool.query('UPDATE auction_lots SET bid_count = bid_count + 1 WHERE id = $1', [plainId])).rowCount === 1;
  const bid = async () => {
    sent += 1;
    const actor = {
      id: bidders[sent % BIDDERS] ?? '',
      role: 'user',
      language: 'es',
      confirmedAt: null,
      emailConfirmed: true,
    } as const;
    try {
      await placeBid(actor, lotId, { maximum: `${sent * STEP}.00`, idempotencyKey: randomUUID(), confirmed: true });
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code !== 'unavailable') return false;
      throw error;
    }
  };
  const updates: number[] = [];
  const bids: number[] = [];
  await rate(WARM_UP_SECONDS, update);
  await rate(WARM_UP_SECONDS, bid);
  for (let round = 0; round < ROUNDS; round += 1) {
    updates.push(await rate(seconds, update));
    bids.push(await rate(seconds, bid));
  }
  console.log(JSON.stringify({ updates: middle(updates), bids: middle(bids) }));
}

main()
  .finally(() => Promise.all([db.$disconnect(), pool.end()]))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
