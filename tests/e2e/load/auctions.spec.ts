import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { leaderOf, playAgain, type ModelLot } from '../../factories/auction-rules';
import { makeBidders, makeLiveLot, sendBid, watch } from '../support/auction';
import { query } from '../support/database';
import { startServer, stopAll, type Server } from '../support/server-process';

const WATCHERS = 500;
const BIDDERS = 40;
const BIDS_EACH = 50;

/** Puts one lot under load through two processes of the application on one database. */
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let one: Server;
let two: Server;
let bidders: { id: string; cookie: string }[];
let seller: string;

test.beforeAll(async () => {
  [one, two] = await Promise.all([startServer(), startServer()]);
  bidders = await makeBidders(BIDDERS);
  seller = (await makeBidders(1))[0]?.id ?? '';
});

test.afterAll(stopAll);

/** Prints a measurement. */
const figure = (text: string) => process.stdout.write(`    ${text}\n`);

const bidderAt = (place: number) => bidders[place % BIDDERS]?.cookie ?? '';

test('500 watchers on two processes get each bid within a second', async () => {
  const lot = await makeLiveLot(seller);
  const delays: number[] = [];
  const watchers = Array.from({ length: WATCHERS }, (_, place) => {
    const seen = new Set<string>();
    return watch(place % 2 === 0 ? one.base : two.base, lot, {
      onEvent: ({ bids }) => {
        for (const { id } of bids) {
          if (!seen.has(id)) delays.push(Date.now());
          seen.add(id);
        }
      },
    });
  });
  await Promise.all(watchers.map(({ opened }) => opened));
  delays.length = 0;
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const before = delays.length;
    const sent = Date.now();
    const { status } = await sendBid(
      (turn % 2 === 0 ? two : one).base,
      bidderAt(turn),
      lot,
      1_000 + turn * 300,
      randomUUID(),
    );
    expect(status).toBe(201);
    await expect.poll(() => delays.length - before, { timeout: 10_000, intervals: [20] }).toBe(WATCHERS);
    times.push(...delays.slice(before).map((at) => at - sent));
  }
  for (const { close } of watchers) close();
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
  figure(`stream: p50 ${times[Math.floor(times.length / 2)]} ms, p95 ${p95} ms, ${times.length} deliveries`);
  expect(times).toHaveLength(WATCHERS * 15);
  expect(p95).toBeLessThan(1_000);
});

test('a watcher whose connection broke misses nothing, also through another process', async () => {
  const lot = await makeLiveLot(seller);
  const before = watch(one.base, lot);
  await before.opened;
  before.close();
  const missed: string[] = [];
  for (let turn = 0; turn < 30; turn += 1)
    missed.push((await sendBid(one.base, bidderAt(turn), lot, 1_000 + turn * 300, randomUUID())).receipt.id);
  const since = before.events.at(-1)?.version ?? -1;
  const after = watch(two.base, lot, { since });
  await after.opened;
  after.close();
  expect(after.events[0]?.version).toBe(since + missed.length);
  expect(after.events[0]?.bids.map(({ id }) => id).reverse()).toEqual(missed);
  const strangers = await fetch(`${one.base}/api/auctions/${randomUUID()}/stream`);
  expect(strangers.status).toBe(404);
});

test('bids become void and a bidder is shut out in the middle of a storm: the lot is what the standing bids make of it', async () => {
  const lot = await makeLiveLot(seller);
  const [admin, ...crowd] = await makeBidders(21);
  const [suspended, shutOut] = crowd;
  if (!admin || !suspended || !shutOut) throw new Error('too few people');
  await query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id]);
  const excluded = new Set([suspended.id, shutOut.id]);
  let answered = 0;
  let ticket = 0;
  const everybody = crowd.map(async ({ id, cookie }, place) => {
    for (let turn = 0; turn < 30; turn += 1) {
      const maximum = 1_000 + 500 * ticket++ + Math.floor(Math.random() * 3_000);
      const { status } = await sendBid(
        (place + turn) % 2 === 0 ? one.base : two.base,
        cookie,
        lot,
        maximum,
        randomUUID(),
      );
      expect(excluded.has(id) ? [201, 401, 403, 409] : [201, 409]).toContain(status);
      answered += 1;
    }
  });
  await expect.poll(() => answered, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(200);
  const suspension = await fetch(`${one.base}/api/admin/users/${suspended.id}/suspend`, {
    method: 'POST',
    headers: { cookie: admin.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Pujas falsas' }),
  });
  expect(suspension.status).toBe(200);
  await expect.poll(() => answered, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(350);
  // What shutting somebody out does, in one transaction and with the same locks.
  await query(`
    SELECT corral_lock_bidder('${shutOut.id}');
    SELECT 1 FROM auction_lots WHERE id = '${lot}' FOR NO KEY UPDATE;
    INSERT INTO shut_outs (id, seller_id, user_id, auction_lot_id, reason) VALUES (gen_random_uuid(), '${seller}', '${shutOut.id}', '${lot}', 'Tormenta');
    UPDATE auction_bids SET status = 'void', is_winning = false, voided_at = now(), void_reason = 'shut_out'
    WHERE auction_lot_id = '${lot}' AND user_id = '${shutOut.id}';
    SELECT corral_reckon_lot('${lot}', 2)`);
  await Promise.all(everybody);

  const rows = await query<{
    user_id: string;
    maximum: string;
    lowered: boolean;
    amount: string;
    status: string;
    is_void: boolean;
  }>(
    `SELECT user_id, maximum::text, lowered_from IS NOT NULL AS lowered, bid_amount::text AS amount, status, voided_at IS NOT NULL AS is_void FROM auction_bids WHERE auction_lot_id = $1 ORDER BY created_at, id`,
    [lot],
  );
  const valid = rows.filter(({ is_void }) => !is_void);
  expect(rows.length - valid.length).toBeGreaterThan(0);
  expect(valid.filter(({ user_id }) => excluded.has(user_id))).toEqual([]);
  const model: ModelLot = { start: 500_00, reserve: null, end: Infinity, price: null, bids: [] };
  for (const { user_id: bidder, maximum, lowered } of valid)
    playAgain(model, { bidder, maximum: Math.round(Number(maximum) * 100), lowered });
  const [kept] = await query<{ price: string; leader: string; count: number }>(
    'SELECT current_highest_bid::text AS price, highest_bidder AS leader, bid_count AS count FROM auction_lots WHERE id = $1',
    [lot],
  );
  expect(kept).toEqual({
    price: ((model.price ?? 0) / 100).toFixed(2),
    leader: leaderOf(model)?.bidder,
    count: valid.length,
  });
  expect(valid.map(({ amount, status }) => [Math.round(Number(amount) * 100), status])).toEqual(
    model.bids.map(({ amount, status }) => [amount, status]),
  );
  figure(`void bids: ${rows.length - valid.length} of ${rows.length}`);
});

test('40 bidders send 2,000 bids to two processes, one of which is killed: nothing that was acknowledged is lost', async () => {
  const lot = await makeLiveLot(seller);
  const acknowledged = new Map<string, { price: string; leading: boolean }>();
  let answered = 0;
  let ticket = 0;
  let killed = false;
  const started = Date.now();

  const send = async (cookie: string, turn: number) => {
    const key = randomUUID();
    // All bidders raise their maximums at a similar pace and overtake one another.
    const maximum = 1_000 + 500 * ticket++ + Math.floor(Math.random() * 3_000);
    for (let tries = 0; tries < 5; tries += 1) {
      const { base } = killed || (turn + tries) % 2 === 0 ? one : two;
      // Without a response, the same bid is sent again, as the page does.
      const answer = await sendBid(base, cookie, lot, maximum, key).catch(() => null);
      if (!answer) continue;
      answered += 1;
      if (answer.status === 201) {
        acknowledged.set(answer.receipt.id, answer.receipt);
      } else expect(answer.status).toBe(409);
      return;
    }
    throw new Error('a bid was never answered');
  };
  const everybody = bidders.map(async ({ cookie }, place) => {
    for (let turn = 0; turn < BIDS_EACH; turn += 1) await send(cookie, place + turn);
  });
  await expect.poll(() => answered, { timeout: 60_000, intervals: [20] }).toBeGreaterThan((BIDDERS * BIDS_EACH) / 2);
  await two.kill();
  killed = true;
  await Promise.all(everybody);
  figure(`load: ${answered} bids answered, ${acknowledged.size} accepted, in ${Date.now() - started} ms`);

  expect(answered).toBe(BIDDERS * BIDS_EACH);
  expect(acknowledged.size).toBeGreaterThan(200);
  const rows = await query<{
    id: string;
    user_id: string;
    price: string;
    took_lead: boolean;
    is_winning: boolean;
    status: string;
  }>(
    `SELECT id, user_id, price_after::text AS price, took_lead, is_winning, status FROM auction_bids WHERE auction_lot_id = $1 ORDER BY created_at, id`,
    [lot],
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged.keys()].sort());
  expect(rows.filter(({ is_winning }) => is_winning)).toHaveLength(1);
  let price = 0;
  let leader = '';
  for (const row of rows) {
    expect(acknowledged.get(row.id)).toMatchObject({ price: row.price, leading: row.took_lead });
    const isRaise = row.user_id === leader;
    if (isRaise) expect(Number(row.price)).toBeGreaterThanOrEqual(price);
    else expect(Number(row.price)).toBeGreaterThan(price);
    price = Number(row.price);
    if (row.took_lead) leader = row.user_id;
  }
  const [kept] = await query<{ price: string; leader: string; count: number; version: number }>(
    'SELECT current_highest_bid::text AS price, highest_bidder AS leader, bid_count AS count, version FROM auction_lots WHERE id = $1',
    [lot],
  );
  expect(kept).toEqual({ price: price.toFixed(2), leader, count: rows.length, version: rows.length });
});

test('SIGTERM ends the streams, and the process within 15 seconds', async () => {
  const lot = await makeLiveLot(seller);
  const watchers = Array.from({ length: 50 }, () => watch(one.base, lot));
  await Promise.all(watchers.map(({ opened }) => opened));
  const started = Date.now();
  const stopped = one.stop();
  await Promise.all(watchers.map(({ ended }) => ended));
  const ended = Date.now() - started;
  const { ms } = await stopped;
  figure(`stop: streams ended after ${ended} ms, the process after ${ms} ms`);
  expect(ms).toBeLessThan(15_000);
});
