import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { forgetBidders, makeBidders, makeLiveLot, type Bidder } from '../support/bidders';
import { query } from '../support/database';
import { endServer, startServer, type AppServer } from '../support/servers';
import { openWatch, type Watch } from '../support/watch';

type Receipt = { id: string; maximum: string; price: string; leading: boolean; createdAt: string };
type Placed = Receipt & { userId: string };

const BIDDERS = 40;
const BIDS_EACH = 50;
const WATCHERS = 500;

const test = base.extend<{ servers: AppServer[]; people: Bidder[]; lotId: string }>({
  servers: async ({}, use) => {
    const servers = await Promise.all([startServer(), startServer()]);
    await use(servers);
    await Promise.all(servers.map((server) => endServer(server, 'SIGKILL')));
  },
  people: async ({}, use) => {
    const people = await makeBidders(BIDDERS + 1);
    await use(people);
    await forgetBidders(people);
  },
  lotId: async ({ people }, use) => {
    await use(await makeLiveLot(people[BIDDERS]?.id ?? ''));
  },
});

test.describe.configure({ timeout: 180_000 });

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** One bid, sent again with the same key to whichever server answers until one does. Null where it was refused as too low. */
async function bid(servers: AppServer[], lotId: string, { id: userId, headers }: Bidder, maximum: number, first: number): Promise<Placed | null> {
  const body = JSON.stringify({ maximum: maximum.toFixed(2), idempotencyKey: randomUUID() });
  for (let attempt = 0; ; attempt += 1) {
    const server = servers[(first + attempt) % servers.length];
    const answer = await fetch(`${server?.base}/api/auctions/${lotId}/bids`, { method: 'POST', headers, body }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (!answer || text == null) {
      if (attempt < 20) continue;
      throw new Error('No server answers.');
    }
    if (answer.ok) return { ...(JSON.parse(text) as Receipt), userId };
    expect([400, 409], text).toContain(answer.status);
    return null;
  }
}

test('2,000 bids of 40 bidders through two processes, one of them killed in the middle: none lost, one leader', async ({ servers, people, lotId }) => {
  const placed: Placed[] = [];
  let refused = 0;
  let price = 100;
  const killed: Promise<number>[] = [];
  const bidOften = async (bidder: Bidder, index: number) => {
    for (let turn = 0; turn < BIDS_EACH; turn += 1) {
      const receipt = await bid(servers, lotId, bidder, price + 250 * (1 + Math.ceil(Math.random() * 8)), index + turn);
      if (receipt) {
        placed.push(receipt);
        price = Math.max(price, Number(receipt.price));
      } else refused += 1;
      if (placed.length >= 500 && killed.length === 0 && servers[1]) killed.push(endServer(servers[1], 'SIGKILL'));
    }
  };
  await Promise.all(people.slice(0, BIDDERS).map(bidOften));
  await Promise.all(killed);
  expect(killed).toHaveLength(1);
  expect(placed.length + refused).toBe(BIDDERS * BIDS_EACH);
  expect(placed.length).toBeGreaterThan(800);

  const rows = await query<{ id: string; user_id: string; bid_amount: string; maximum: string; is_winning: boolean; status: string }>(
    'SELECT id, user_id, bid_amount, maximum, is_winning, status FROM auction_bids WHERE auction_lot_id = $1',
    [lotId],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  expect(stored.size).toBe(placed.length);
  for (const { id, userId, maximum } of placed) expect(stored.get(id)).toMatchObject({ user_id: userId, maximum });

  const winning = rows.filter(({ is_winning }) => is_winning);
  expect(winning).toHaveLength(1);
  expect(rows.filter(({ status }) => status === 'winning')).toEqual(winning);
  expect(rows.every(({ status, is_winning }) => is_winning || status === 'outbid')).toBe(true);
  const highest = Math.max(...rows.map(({ maximum }) => cents(maximum)));
  expect(cents(winning[0]?.maximum ?? '0')).toBe(highest);

  const [lot] = await query<{ current_highest_bid: string; highest_bidder: string; highest_maximum: string; bid_count: number }>(
    'SELECT current_highest_bid, highest_bidder, highest_maximum, bid_count FROM auction_lots WHERE id = $1',
    [lotId],
  );
  expect(lot).toEqual({ current_highest_bid: winning[0]?.bid_amount, highest_bidder: winning[0]?.user_id, highest_maximum: winning[0]?.maximum, bid_count: rows.length });

  // In the order of prices time goes forward too, and a price that did not rise is the leader's, who allowed more.
  const inOrder = [...placed].sort((a, b) => cents(a.price) - cents(b.price) || a.createdAt.localeCompare(b.createdAt));
  for (const [index, next] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (!before) continue;
    expect(next.createdAt >= before.createdAt).toBe(true);
    if (next.price === before.price) expect(next).toMatchObject({ userId: before.userId, leading: true });
  }
  expect(cents(inOrder.at(-1)?.price ?? '0')).toBe(cents(lot?.current_highest_bid ?? '0'));
});

test('500 watchers see each bid within a second; who lost the connection misses nothing; SIGTERM ends the streams', async ({ servers, people, lotId }) => {
  const [first, second] = servers;
  if (!first || !second) throw new Error('Two servers were asked for.');
  const watches: Watch[] = [];
  for (let started = 0; started < WATCHERS; started += 50) {
    watches.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => openWatch(first.base, lotId, { address: `10.2.${started / 50}.${index}` })))));
  }

  const delays: number[] = [];
  for (let count = 1; count <= 10; count += 1) {
    // Through the other process: what one hears the other tells.
    const sent = performance.now();
    expect(await bid([second], lotId, people[count % BIDDERS] as Bidder, 100 + count * 1000, 0)).not.toBeNull();
    delays.push(...(await Promise.all(watches.map(async (watch) => (await watch.heard(count)) - sent))));
  }
  delays.sort((a, b) => a - b);
  const p95 = delays[Math.floor(delays.length * 0.95)] ?? Infinity;
  test.info().annotations.push({ type: 'stream', description: `${WATCHERS} watchers, p95 ${p95.toFixed(0)} ms, slowest ${(delays.at(-1) ?? Infinity).toFixed(0)} ms after the bid was sent` });
  expect(p95).toBeLessThan(1_000);

  const lost = watches[0] as Watch;
  const { version, amounts } = lost.last();
  lost.close();
  for (let count = 11; count <= 13; count += 1) await bid([second], lotId, people[count % BIDDERS] as Bidder, 100 + count * 1000, 0);
  const back = await openWatch(second.base, lotId, { address: '10.3.0.1', lastEventId: String(version) });
  await back.heard(13);
  expect(back.last().amounts.length).toBeGreaterThanOrEqual(Math.min(13, amounts.length + 3));
  back.close();

  const took = await endServer(first, 'SIGTERM');
  expect(took).toBeLessThan(15_000);
  await Promise.all(watches.map((watch) => watch.ended));
});
