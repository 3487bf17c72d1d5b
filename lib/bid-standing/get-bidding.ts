import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { Bidding } from './dto';

type Row = { limit: string; bound: string; left: string; isRaisedByVerification: boolean };

/** Returns the actor's bidding limit and what is left of it. */
export async function getBidding(actor: Actor): Promise<Bidding> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT s.limit::numeric(12,2)::text AS limit, s.bound::numeric(12,2)::text AS bound,
      greatest(s.limit - s.bound, 0)::numeric(12,2)::text AS left, s.limit < ${env.BID_LIMIT_VERIFIED}::numeric AND s.is_usual AS "isRaisedByVerification"
    FROM (
      SELECT coalesce(u.bidding_limit, CASE WHEN u.verification_status = 'verified' THEN ${env.BID_LIMIT_VERIFIED}::numeric ELSE ${env.BID_LIMIT_CONFIRMED}::numeric END) AS limit,
        u.bidding_limit IS NULL AS is_usual, corral_bound_by_bids(u.id, NULL) AS bound
      FROM users u WHERE u.id = ${actor.id}::uuid
    ) s`;
  if (!row) throw new Error(`No account ${actor.id}`);
  const { isRaisedByVerification, ...amounts } = row;
  return { ...amounts, whenVerified: isRaisedByVerification ? env.BID_LIMIT_VERIFIED.toFixed(2) : null };
}
