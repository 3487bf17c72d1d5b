import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { KindName } from '@/lib/market/listings/kind';
import { LISTING_TABLES } from '@/lib/market/listings/tables';
import type { OwnState, OwnStateCounts } from './schema';

const UNSTOPPED = { soldAt: null, takenDownAt: null, heldAt: null };

/** The filter for one's own listings in a state, of either kind; null is all of them. */
export function inOwnState(state: OwnState | null, now = new Date()) {
  if (state === null) return {};
  return {
    active: { ...UNSTOPPED, isActive: true, expiresAt: { gt: now } },
    paused: { ...UNSTOPPED, isActive: false, expiresAt: { gt: now } },
    expired: { ...UNSTOPPED, expiresAt: { lte: now } },
    held: { soldAt: null, takenDownAt: null, heldAt: { not: null } },
    takenDown: { soldAt: null, takenDownAt: { not: null } },
    sold: { soldAt: { not: null } },
  }[state];
}

/** Counts the actor's listings of a kind by state, as `inOwnState` filters them. */
export async function countOwnStates(actor: Actor, kind: KindName, now = new Date()): Promise<OwnStateCounts> {
  const rows = await db.$queryRaw<{ state: OwnState; amount: number }[]>`
    SELECT CASE WHEN sold_at IS NOT NULL THEN 'sold' WHEN taken_down_at IS NOT NULL THEN 'takenDown' WHEN held_at IS NOT NULL THEN 'held'
      WHEN expires_at <= ${now} THEN 'expired' WHEN is_active THEN 'active' ELSE 'paused' END AS state, count(*)::int AS amount
    FROM ${LISTING_TABLES[kind].table} WHERE user_id = ${actor.id}::uuid GROUP BY 1`;
  return Object.fromEntries(rows.map(({ state, amount }) => [state, amount]));
}
