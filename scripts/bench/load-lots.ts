import { BID_MAX, CONFIRM_ABOVE, EXTENSION_MINUTES } from '../../lib/market/auctions/auction-rules';
import { withClient } from '../lib/database';

const LOTS = 200;
const BIDS = 30;

/** Inserts lots that are live for days, each with thirty bids; returns the id of one. */
export async function loadLots(databaseUrl: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `INSERT INTO auction_lots (id, user_id, title, breed, quantity, location, starting_price, start_time, end_time, updated_at)
       SELECT uuidv7(), s.id, '40 novillos Hereford, lote ' || n, 'Hereford', 40, 'Salto, Uruguay', 500, now() - interval '1 hour', now() + n * interval '1 hour' + interval '1 day', now()
       FROM generate_series(1, ${LOTS}) n
       JOIN (SELECT id, row_number() OVER () AS place FROM users WHERE email LIKE 'seller-%') s ON s.place = n`,
    );
    await client.query(
      `SELECT corral_place_bid(uuidv7(), l.id, b.id, 500 + n * 100, NULL, ${EXTENSION_MINUTES}, true, ${CONFIRM_ABOVE}, ${BID_MAX}, ${BID_MAX})
       FROM auction_lots l CROSS JOIN generate_series(1, ${BIDS}) n
       JOIN (SELECT id, row_number() OVER () AS place FROM users WHERE email LIKE 'seller-%') b ON b.place = ${LOTS} + n
       ORDER BY l.id, n`,
    );
    // Otherwise the server would write thousands of mails to outbid people while it is measured.
    await client.query('UPDATE auction_bids SET notice_owed = false');
    await client.query('VACUUM ANALYZE auction_lots, auction_bids');
    const { rows } = await client.query<{ id: string }>('SELECT id FROM auction_lots ORDER BY end_time LIMIT 1');
    return rows[0]?.id ?? '';
  });
}
