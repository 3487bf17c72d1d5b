import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { ListingSales } from './dto';

const BUYERS_MAX = 20;

type Row = ListingSales & { id: string };

/** Returns how many heads are left of each of these animal listings of the actor, who may have bought, what was noted of sales and what deals sold. */
export async function salesOfListings(actor: Actor, ids: readonly string[]): Promise<Map<string, ListingSales>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<Row[]>`
    SELECT l.id, l.head_count - l.heads_sold - l.heads_reserved AS left, l.heads_sold AS sold, l.heads_reserved AS reserved,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', w.id, 'name', trim(w.first_name || ' ' || w.last_name)))
        FROM (SELECT u.id, u.first_name, u.last_name FROM messages m JOIN users u ON u.id = m.from_user_id
              WHERE m.listing_id = l.id AND m.to_user_id = ${actor.id}::uuid AND m.held_at IS NULL AND u.closed_at IS NULL
              GROUP BY u.id ORDER BY max(m.created_at) DESC LIMIT ${BUYERS_MAX}) w), '[]') AS buyers,
      coalesce((SELECT jsonb_agg(n.sale ORDER BY n.at DESC)
        FROM (SELECT s.created_at AS at, jsonb_build_object('id', CASE WHEN l.sold_at IS NULL AND l.held_at IS NULL AND NOT s.is_all THEN s.id END,
                'buyer', coalesce(s.buyer_name, trim(b.first_name || ' ' || b.last_name)), 'heads', s.heads, 'amount', s.amount::text, 'terms', NULL) AS sale
              FROM listing_sales s LEFT JOIN users b ON b.id = s.buyer_id
              WHERE s.listing_id = l.id AND (s.buyer_id IS NOT NULL OR s.buyer_name IS NOT NULL OR s.heads IS NOT NULL OR s.amount IS NOT NULL)
              UNION ALL
              SELECT d.closed_at, jsonb_build_object('id', NULL, 'buyer', d.snapshot->'buyer'->>'name', 'heads', d.heads, 'amount', d.terms->>'amount',
                'terms', jsonb_build_object('basis', d.terms->'basis', 'currency', d.terms->'currency'))
              FROM deals d WHERE d.listing_id = l.id AND d.status = 'closed') n), '[]') AS noted
    FROM cattle_listings l WHERE l.id = ANY(${[...ids]}::uuid[]) AND l.user_id = ${actor.id}::uuid`;
  return new Map(rows.map(({ id, ...sales }) => [id, sales]));
}
