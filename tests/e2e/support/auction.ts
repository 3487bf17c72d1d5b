import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { BidReceipt, LotLive } from '../../../lib/market/auctions/dto';
import { makeSessionToken } from '../../../lib/core/session-tokens/make-session-token';
import { query } from './database';

/** Creates this many users, each with a session cookie and a high bidding limit. */
export async function makeBidders(count: number): Promise<{ id: string; cookie: string }[]> {
  const people = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: makeSessionToken(process.env.AUTH_SECRET ?? ''),
  }));
  const ids = people.map(({ id }) => id);
  await query(
    `INSERT INTO users (id, email, email_confirmed_at, password, first_name, last_name, bidding_limit, updated_at) SELECT id, id || '@corral.test', now(), '', 'Rosa', 'Sosa', 1e9, now() FROM unnest($1::uuid[]) AS u (id)`,
    [ids],
  );
  await query(
    `INSERT INTO sessions (sid, user_id, sess, expire, confirmed_at) SELECT sid, id, '{}', now() + interval '1 day', now() FROM unnest($1::text[], $2::uuid[]) AS s (sid, id)`,
    [people.map(({ token }) => createHash('sha256').update(token).digest('hex')), ids],
  );
  return people.map(({ id, token }) => ({ id, cookie: `authjs.session-token=${token}` }));
}

/** Creates a live lot of `seller` without bids and returns its id. */
export async function makeLiveLot(seller: string): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO auction_lots (id, user_id, title, breed, location, starting_price, start_time, end_time, updated_at)
     VALUES ($1, $2, '40 novillos de prueba', 'Angus', 'Salto, Uruguay', 500, now(), now() + interval '2 hours', now())`,
    [id, seller],
  );
  return id;
}

/** Creates a live lot of twenty steers of the account with this address, from US$ 1,000. */
export async function makeSteerLot(sellerEmail: string, title: string): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO auction_lots (id, user_id, title, category, breed, quantity, location, starting_price, start_time, end_time, updated_at)
     SELECT $1, id, $2, 'bovine', 'Angus', 20, 'Salto, Uruguay', 1000, now() - interval '1 hour', now() + interval '1 day', now() FROM users WHERE email = $3`,
    [id, title, sellerEmail],
  );
  return id;
}

export type BidAnswer = { status: number; receipt: BidReceipt };

/** Sends one bid. */
export async function sendBid(
  base: string,
  cookie: string,
  lotId: string,
  maximum: number,
  idempotencyKey: string,
): Promise<BidAnswer> {
  const response = await fetch(`${base}/api/auctions/${lotId}/bids`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ maximum: maximum.toFixed(2), idempotencyKey, confirmed: true }),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, receipt: (await response.json()) as BidReceipt };
}

export type Watcher = { events: LotLive[]; ended: Promise<void>; close: () => void; opened: Promise<void> };

/** Watches a lot as a browser does; `onEvent` is called as each event arrives. */
export function watch(
  base: string,
  lotId: string,
  { since, onEvent }: { since?: number; onEvent?: (live: LotLive) => void } = {},
): Watcher {
  const events: LotLive[] = [];
  let open = () => undefined as void;
  let end = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const request = http.get(
    `${base}/api/auctions/${lotId}/stream`,
    { agent: false, headers: since === undefined ? {} : { 'last-event-id': String(since) } },
    (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        for (let mark = text.indexOf('\n\n'); mark >= 0; mark = text.indexOf('\n\n')) {
          const data = /^data: (.*)$/m.exec(text.slice(0, mark))?.[1];
          text = text.slice(mark + 2);
          if (!data) continue;
          const live = JSON.parse(data) as LotLive;
          events.push(live);
          onEvent?.(live);
          open();
        }
      });
      response.on('close', end);
    },
  );
  request.on('error', end);
  return { events, ended, opened, close: () => request.destroy() };
}
