import { createHash } from 'node:crypto';
import { makeSessionToken } from '../../lib/core/session-tokens/make-session-token';
import { withClient } from '../lib/database';
import { BENCH_SECRET } from './bench-secret';

const WRITERS = 200;
const FIELDS = ['title', 'description', 'category', 'breed', 'age', 'price', 'location'] as const;

type Own = Record<(typeof FIELDS)[number], string> & { id: string; cookie: string };

/** Returns one listing for each of 200 sellers, with a session. */
async function ownListings(databaseUrl: string): Promise<Own[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Own & { user_id: string }>(
      `SELECT DISTINCT ON (user_id) id, user_id, ${FIELDS.map((field) => `${field}::text`).join(', ')}
       FROM cattle_listings WHERE is_active ORDER BY user_id, id LIMIT $1`,
      [WRITERS],
    );
    const tokens = rows.map(() => makeSessionToken(BENCH_SECRET));
    await client.query(
      `INSERT INTO sessions (sid, user_id, sess, expire)
       SELECT sid, user_id, '{}', now() + interval '30 days' FROM unnest($1::text[], $2::uuid[]) AS own(sid, user_id)`,
      [tokens.map((token) => createHash('sha256').update(token).digest('hex')), rows.map(({ user_id }) => user_id)],
    );
    return rows.map((own, place) => ({ ...own, cookie: `authjs.session-token=${tokens[place]}; signed_in=1` }));
  });
}

/**
 * Prepares edits of listings through the API; `start` makes that many per second until `stop`, which returns how many
 * succeeded.
 */
export async function prepareWrites(databaseUrl: string, base: string) {
  const listings = await ownListings(databaseUrl);
  let next = 0;
  const write = async (): Promise<boolean> => {
    next += 1;
    const own = listings[next % listings.length];
    if (!own) return false;
    const form = new FormData();
    for (const field of FIELDS) form.set(field, field === 'price' ? `${500 + (next % 500)}.00` : own[field]);
    // Of hens such a price is unlikely.
    form.set('priceConfirmed', 'true');
    const answer = await fetch(`${base}/api/cattle/${own.id}`, {
      method: 'PUT',
      body: form,
      headers: { cookie: own.cookie, origin: base },
    });
    await answer.arrayBuffer();
    return answer.ok;
  };
  return {
    start: (perSecond: number) => {
      const writes: Promise<boolean>[] = [];
      const timer = setInterval(() => writes.push(write().catch(() => false)), 1000 / perSecond);
      return {
        stop: async (): Promise<{ done: number; failed: number }> => {
          clearInterval(timer);
          const results = await Promise.all(writes);
          const done = results.filter(Boolean).length;
          return { done, failed: results.length - done };
        },
      };
    },
  };
}
