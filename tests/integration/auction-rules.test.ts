import { EXTENSION_MINUTES } from '@/lib/market/auctions/auction-rules';
import { pool } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { bid, leaderOf, step, voidBids, type ModelLot } from '@/tests/factories/auction-rules';
import { makeLot } from '@/tests/factories/lot';
import { makeUser } from '@/tests/factories/user';

const LOTS = 6_000;
/** Sequences with void bids, which are computed again each time. */
const VOID_LOTS = 2_000;
const BIDS = 10;
const BIDDERS = 5;
/** Each has bidders of its own: what a bid costs grows with the lots that its bidder leads, which are few in life. */
const GROUPS = 200;
const MINUTE = 60_000;

/** A seeded random generator (mulberry32), so that failures are reproducible. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const random = randomFrom(Number(process.env.CORRAL_SEED ?? 20261121));
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)] as T;
const dollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const cents = (text: string | null) => (text === null ? null : Math.round(Number(text) * 100));

type Lot = { id: string; seller: string; bidders: string[]; model: ModelLot; voids: number };
type Answer = {
  lot: string;
  outcome: string;
  minimum: string | null;
  price: string | null;
  leads: boolean | null;
  at: string;
  ends: string;
};

/**
 * Returns a maximum near the edge cases: the minimum or a cent around it, the leader's maximum, the reserve, or far
 * above.
 */
function someMaximum({ byKilo, price, start, reserve, bids }: ModelLot): number {
  const minimum = price === null ? start : price + step(price, byKilo);
  const top = Math.max(0, ...bids.map(({ maximum }) => maximum));
  const near = oneOf([
    minimum,
    minimum,
    minimum - 1,
    minimum + 1,
    top,
    top + 1,
    reserve ?? minimum,
    (reserve ?? minimum) - 1,
    minimum + random(500_00),
    minimum * 2,
    minimum + random(30) * step(minimum, byKilo),
  ]);
  return Math.max(1, near);
}

async function makeLots(length: number, seller: string, people: string[]): Promise<Lot[]> {
  const lots = Array.from({ length }, (_, index): Lot => {
    const from = (index % GROUPS) * BIDDERS;
    const bidders = people.slice(from, from + BIDDERS);
    const start = oneOf([1, 500, 99_99, 100_00, 950_00, 999_99, 9_900_00, 10_000_00, 25_000_00]);
    const reserve = oneOf([null, null, start, start + random(2_000_00), start * 2]);
    const byKilo = oneOf([false, false, true]);
    return { id: newId(), seller, bidders, model: { byKilo, start, reserve, end: 0, price: null, bids: [] }, voids: 0 };
  });
  await pool.query(
    `INSERT INTO auction_lots (id, user_id, title, breed, location, quantity, average_weight, price_basis, starting_price, reserve_price, start_time, end_time, updated_at)
     SELECT id, $2, 'Lote', 'Angus', 'Salto', 1, 1, basis, start, reserve, now() - interval '1 day', now() + interval '1 day', now()
     FROM unnest($1::uuid[], $3::numeric[], $4::numeric[], $5::text[]) AS lot (id, start, reserve, basis)`,
    [
      lots.map(({ id }) => id),
      seller,
      lots.map(({ model }) => dollars(model.start)),
      lots.map(({ model }) => (model.reserve === null ? null : dollars(model.reserve))),
      lots.map(({ model }) => (model.byKilo ? 'live_kg' : 'lot')),
    ],
  );
  return lots;
}

/** Places one bid on every lot, each with its own random time left. */
async function playRound(lots: Lot[]): Promise<void> {
  const moves = lots.map((lot) => ({
    lot,
    bidder: oneOf(lot.bidders),
    maximum: someMaximum(lot.model),
    left: oneOf([-MINUTE, 60 * MINUTE, 60 * MINUTE, 5 * MINUTE, 2 * MINUTE + 5_000, MINUTE, 30_000]),
  }));
  await pool.query(
    `UPDATE auction_lots l SET end_time = clock_timestamp() + make_interval(secs => m.ms / 1000.0) FROM unnest($1::uuid[], $2::int[]) AS m (id, ms) WHERE l.id = m.id`,
    [moves.map(({ lot }) => lot.id), moves.map(({ left }) => left)],
  );
  const before = await pool.query<{ id: string; end_time: Date }>('SELECT id, end_time FROM auction_lots');
  const ends = new Map(before.rows.map((row) => [row.id, row.end_time.getTime()]));
  const { rows } = await pool.query<Answer>(
    `SELECT m.lot, a.outcome, a.minimum, a.price, a.leads, a.placed_at::timestamptz(3)::text AS at FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::numeric[]) AS m (id, lot, bidder, maximum),
       LATERAL corral_place_bid(m.id, m.lot, m.bidder, m.maximum, m.id, ${EXTENSION_MINUTES}, true, 5, 1e9, 1e9) a`,
    [
      moves.map(() => newId()),
      moves.map(({ lot }) => lot.id),
      moves.map(({ bidder }) => bidder),
      moves.map(({ maximum }) => dollars(maximum)),
    ],
  );
  const answers = new Map(rows.map((row) => [row.lot, row]));
  for (const { lot, bidder, maximum } of moves) {
    const answer = answers.get(lot.id);
    const { model } = lot;
    model.end = ends.get(lot.id) ?? 0;
    const expected = bid(model, bidder, maximum, new Date(answer?.at ?? 0).getTime());
    const got = {
      outcome: answer?.outcome,
      minimum: cents(answer?.minimum ?? null),
      price: cents(answer?.price ?? null),
      leads: answer?.leads,
    };
    const { outcome } = expected;
    const wanted =
      outcome === 'accepted'
        ? { outcome, price: expected.price, leads: expected.leads }
        : { outcome, ...('minimum' in expected ? { minimum: expected.minimum } : {}) };
    if (Object.entries(wanted).some(([key, value]) => got[key as keyof typeof got] !== value)) {
      expect({ lot: model, bidder, maximum, got }).toEqual({ lot: model, bidder, maximum, got: wanted });
    }
  }
}

/** Makes the bids of a random bidder void on a random half of the lots, while some of them are in their last minutes. */
async function voidRound(lots: Lot[]): Promise<void> {
  const moves = lots
    .filter(() => random(2) === 0)
    .map((lot) => ({ lot, bidder: oneOf(lot.bidders) }))
    .filter(({ lot, bidder }) => lot.model.bids.some((one) => one.bidder === bidder && one.status !== 'void'));
  const ids = moves.map(({ lot }) => lot.id);
  const before = await pool.query<{ id: string; end_time: Date }>('SELECT id, end_time FROM auction_lots');
  const ends = new Map(before.rows.map((row) => [row.id, row.end_time.getTime()]));
  await pool.query(
    `UPDATE auction_bids b SET status = 'void', is_winning = false, voided_at = now(), void_reason = 'shut_out'
     FROM unnest($1::uuid[], $2::uuid[]) AS m (id, bidder) WHERE b.auction_lot_id = m.id AND b.user_id = m.bidder AND b.voided_at IS NULL`,
    [ids, moves.map(({ bidder }) => bidder)],
  );
  const { rows } = await pool.query<{ id: string; at: Date }>(
    `WITH computed AS MATERIALIZED (SELECT m.id, r.price FROM unnest($1::uuid[]) AS m (id), LATERAL corral_reckon_lot(m.id, ${EXTENSION_MINUTES}) r) SELECT id FROM computed`,
    [ids],
  );
  expect(rows).toHaveLength(moves.length);
  const after = await pool.query<{ id: string; at: Date }>('SELECT id, updated_at AS at FROM auction_lots');
  const times = new Map(after.rows.map((row) => [row.id, row.at.getTime()]));
  for (const { lot, bidder } of moves) {
    const { model } = lot;
    model.end = ends.get(lot.id) ?? 0;
    if (voidBids(model, bidder)) model.end = Math.max(model.end, (times.get(lot.id) ?? 0) + EXTENSION_MINUTES * MINUTE);
    lot.voids += 1;
  }
}

async function compare(lots: Lot[]): Promise<{ accepted: number }> {
  const stored = await pool.query<{
    id: string;
    price: string | null;
    leader: string | null;
    maximum: string | null;
    count: number;
    version: number;
    ends: Date;
  }>(
    `SELECT id, current_highest_bid AS price, highest_bidder AS leader, highest_maximum AS maximum, bid_count AS count, version, end_time AS ends FROM auction_lots`,
  );
  const bids = await pool.query<{
    lot: string;
    user_id: string;
    bid_amount: string;
    maximum: string;
    status: string;
    is_winning: boolean;
    price_after: string;
  }>(
    'SELECT auction_lot_id AS lot, user_id, bid_amount, maximum, status, is_winning, price_after FROM auction_bids ORDER BY auction_lot_id, created_at, id',
  );
  const byLot = new Map<string, typeof bids.rows>();
  for (const row of bids.rows) byLot.set(row.lot, [...(byLot.get(row.lot) ?? []), row]);
  const rows = new Map(stored.rows.map((row) => [row.id, row]));
  for (const { id, model, voids } of lots) {
    const row = rows.get(id);
    const leader = leaderOf(model);
    const got = {
      price: cents(row?.price ?? null),
      leader: row?.leader,
      maximum: cents(row?.maximum ?? null),
      count: row?.count,
      version: row?.version,
      end: row?.ends.getTime(),
    };
    expect(got).toEqual({
      price: model.price,
      leader: leader?.bidder ?? null,
      maximum: leader?.maximum ?? null,
      count: model.bids.filter(({ status }) => status !== 'void').length,
      version: model.bids.length + voids,
      end: model.end,
    });
    const placed = byLot.get(id) ?? [];
    const since = placed.slice(placed.findIndex(({ is_winning }) => is_winning) + 1);
    // Nobody can tell a leader's maximum from the prices since, except one that the price has reached.
    if (leader && got.maximum !== got.price)
      expect(since.filter(({ price_after }) => (cents(price_after) ?? 0) >= leader.maximum)).toEqual([]);
    const history = placed.map(({ user_id, bid_amount, maximum, status, is_winning }) => ({
      bidder: user_id,
      maximum: cents(maximum),
      amount: cents(bid_amount),
      status,
      is_winning,
    }));
    expect(history).toEqual(
      model.bids.map(({ bidder, maximum, amount, status }) => ({
        bidder,
        maximum,
        amount,
        status,
        is_winning: status === 'winning',
      })),
    );
  }
  return { accepted: bids.rows.length };
}

async function makeMarket(lots: number): Promise<Lot[]> {
  await pool.query('DELETE FROM auction_lots');
  const seller = await makeUser();
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO users (id, email, password, first_name, last_name, email_confirmed_at, updated_at)
     SELECT uuidv7(), uuidv7() || '@corral.test', '', 'Ana', 'Sosa', now(), now() FROM generate_series(1, $1) RETURNING id`,
    [GROUPS * BIDDERS],
  );
  return makeLots(
    lots,
    seller.id,
    rows.map(({ id }) => id),
  );
}

describe('the rules of bidding', () => {
  test(`${LOTS.toLocaleString('en')} random sequences of bids end as a plain implementation of the rules computes`, async () => {
    const lots = await makeMarket(LOTS);
    for (let round = 0; round < BIDS; round++) await playRound(lots);
    const { accepted } = await compare(lots);
    // The comparison is only meaningful if many bids are accepted and many refused.
    expect(accepted).toBeGreaterThan((LOTS * BIDS) / 3);
    expect(accepted).toBeLessThan(LOTS * BIDS * 0.9);
  });

  test(`${VOID_LOTS.toLocaleString('en')} sequences in which people's bids become void end as if these had never been placed`, async () => {
    const lots = await makeMarket(VOID_LOTS);
    for (let round = 0; round < BIDS; round++) {
      await playRound(lots);
      if (round % 3 === 2) await voidRound(lots);
    }
    await compare(lots);
    const voids = lots.flatMap(({ model }) => model.bids).filter(({ status }) => status === 'void');
    expect(voids.length).toBeGreaterThan(VOID_LOTS / 2);
    const lowered = lots.flatMap(({ model }) => model.bids).filter((one) => one.lowered);
    expect(lowered.length).toBeGreaterThan(VOID_LOTS / 10);
  });

  test.each([
    [99.99, 5],
    [100, 25],
    [999.99, 25],
    [1_000, 100],
    [9_999.99, 100],
    [10_000, 250],
  ])('the step from %d is %d', async (price, increment) => {
    const { rows } = await pool.query<{ step: string }>("SELECT corral_bid_increment($1, 'lot', 'USD') AS step", [
      price,
    ]);
    expect(Number(rows[0]?.step)).toBe(increment);
  });

  test('a lot has one leading bid, whoever writes', async () => {
    const [seller, bidder] = [await makeUser(), await makeUser()];
    const lot = await makeLot(seller.id);
    const write = () =>
      pool.query(
        `INSERT INTO auction_bids (id, auction_lot_id, user_id, bid_amount, maximum, is_winning) VALUES ($1, $2, $3, 500, 500, true)`,
        [newId(), lot.id, bidder.id],
      );
    await write();
    await expect(write()).rejects.toThrow('auction_bids_one_winning');
  });
});
