import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { query } from './database';

/** Somebody with a session and an address of their own. */
export type Bidder = { id: string; headers: Record<string, string> };

/** Accounts that are signed in, by their rows: hundreds of them would take the form a while. */
export async function makeBidders(count: number): Promise<Bidder[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const token = randomBytes(32).toString('base64url');
      const [user] = await query<{ id: string }>(
        `INSERT INTO users (id, email, password, first_name, last_name, updated_at) VALUES ($1, $2, 'x', 'Postor', $3, now()) RETURNING id`,
        [randomUUID(), `bidder-${randomUUID()}@corral.test`, `Número ${index}`],
      );
      const id = user?.id ?? '';
      await query(`INSERT INTO sessions (sid, user_id, sess, expire) VALUES ($1, $2, '{}', now() + interval '1 hour')`, [createHash('sha256').update(token).digest('hex'), id]);
      return { id, headers: { cookie: `authjs.session-token=${token}`, 'content-type': 'application/json', 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` } };
    }),
  );
}

/** A live lot without a reserve, for an hour. */
export async function makeLiveLot(sellerId: string): Promise<string> {
  const [lot] = await query<{ id: string }>(
    `INSERT INTO auction_lots (id, user_id, title, breed, location, starting_price, start_time, end_time, updated_at)
     VALUES ($1, $2, '40 novillos Hereford', 'Hereford', 'Salto, Uruguay', 100, now() - interval '1 minute', now() + interval '1 hour', now()) RETURNING id`,
    [randomUUID(), sellerId],
  );
  return lot?.id ?? '';
}

/** Takes the lots of these accounts, and the accounts, out of the database. */
export async function forgetBidders(bidders: readonly Bidder[]): Promise<void> {
  const ids = bidders.map(({ id }) => id);
  await query('DELETE FROM auction_lots WHERE user_id = ANY ($1::uuid[])', [ids]);
  await query('DELETE FROM users WHERE id = ANY ($1::uuid[])', [ids]);
}
