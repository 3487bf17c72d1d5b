import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { raisesOf } from '@/lib/market/auctions/place-bid';
import { env } from '@/lib/core/env';
import type { Bidding } from './dto';

type Row = { limit: string; bound: string; left: string; isUsual: boolean };

/** Returns the actor's bidding limit and what is left of it. */
export async function getBidding(actor: Actor): Promise<Bidding> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT s.limit::numeric(12,2)::text AS limit, s.bound::numeric(12,2)::text AS bound,
      greatest(s.limit - s.bound, 0)::numeric(12,2)::text AS left, s.is_usual AS "isUsual"
    FROM (
      SELECT corral_bidding_limit(u.id, ${env.BID_LIMIT_NEWCOMER}, ${env.BID_LIMIT_CONFIRMED}, ${env.BID_LIMIT_VERIFIED}) AS limit,
        u.bidding_limit IS NULL AS is_usual, corral_bound_by_bids(u.id, NULL) AS bound
      FROM users u WHERE u.id = ${actor.id}::uuid
    ) s`;
  if (!row) throw new Error(`No account ${actor.id}`);
  const { isUsual, ...amounts } = row;
  const { whenPhoneConfirmed, whenVerified } = raisesOf(Number(amounts.limit));
  const text = (limit: number | null) => (isUsual && limit !== null ? limit.toFixed(2) : null);
  return { ...amounts, whenPhoneConfirmed: text(whenPhoneConfirmed), whenVerified: text(whenVerified) };
}
