import { createHash } from 'node:crypto';
import { makeSessionToken } from '../../lib/core/session-tokens/make-session-token';
import { withClient } from '../lib/database';
import { BENCH_SECRET } from './bench-secret';

const MESSAGES = 10_000;
const PARTNERS = 200;

/** Session cookies of two users. */
export type Members = { member: string; admin: string };

/** Creates a member with 10,000 messages from and to 200 people, and an administrator. */
export async function loadMembers(databaseUrl: string): Promise<Members> {
  return withClient(databaseUrl, async (client) => {
    const open = async (email: string, role: string) => {
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO users (id, email, email_confirmed_at, password, first_name, last_name, role, updated_at) VALUES (uuidv7(), $1, now(), '', 'Marta', 'Sosa', $2::role, now()) RETURNING id`,
        [email, role],
      );
      const id = rows[0]?.id ?? '';
      const token = makeSessionToken(BENCH_SECRET);
      await client.query(
        `INSERT INTO sessions (sid, user_id, sess, expire) VALUES ($1, $2, '{}', now() + interval '30 days')`,
        [createHash('sha256').update(token).digest('hex'), id],
      );
      return { id, cookie: `authjs.session-token=${token}; signed_in=1` };
    };
    const [member, admin] = [await open('member@corral.test', 'user'), await open('admin@corral.test', 'admin')];
    await client.query(
      `INSERT INTO messages (id, from_user_id, to_user_id, listing_id, message, contact_method, contact_value, is_read, created_at)
       SELECT uuidv7(), CASE WHEN n % 2 = 0 THEN $1::uuid ELSE s.id END, CASE WHEN n % 2 = 0 THEN s.id ELSE $1::uuid END, l.id,
         'Buenas, ¿sigue disponible? Quisiera verlo el fin de semana. ' || n, 'email', 'alguien@corral.test', n % 7 <> 0, now() - n * interval '1 minute'
       FROM generate_series(1, ${MESSAGES}) n
       JOIN (SELECT id, row_number() OVER () - 1 AS place FROM users WHERE email LIKE 'seller-%' LIMIT ${PARTNERS}) s ON s.place = n % ${PARTNERS}
       JOIN LATERAL (SELECT id FROM cattle_listings WHERE user_id = s.id ORDER BY id LIMIT 1) l ON true`,
      [member.id],
    );
    await client.query('VACUUM ANALYZE messages');
    return { member: member.cookie, admin: admin.cookie };
  });
}

/** Inserts reports of listings by sellers up to `total`; nearly all of them are reviewed. */
export async function loadReports(databaseUrl: string, total: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `INSERT INTO reports (id, reported_by, listing_id, listing_title, reason, description, status, reviewed_at, created_at)
       SELECT uuidv7(), s.id, l.id, l.title, (enum_range(NULL::report_reason))[1 + n % 5], 'El precio no es el que piden por teléfono.',
         CASE WHEN n % 50 = 0 THEN 'pending' ELSE 'resolved' END::report_status, CASE WHEN n % 50 = 0 THEN NULL ELSE now() END, now() - n * interval '7 minutes'
       FROM generate_series((SELECT count(*) FROM reports) + 1, $1) n
       JOIN (SELECT id, title, row_number() OVER () - 1 AS place FROM cattle_listings LIMIT 1000) l ON l.place = n % 1000
       JOIN (SELECT id, row_number() OVER () - 1 AS place FROM users WHERE email LIKE 'seller-%') s ON s.place = n / 1000 % 500`,
      [total],
    );
    await client.query('VACUUM ANALYZE reports');
  });
}
