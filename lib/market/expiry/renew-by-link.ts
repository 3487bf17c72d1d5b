import 'server-only';
import { columnsOf } from '@/lib/core/db/columns-of';
import { KINDS } from '@/lib/market/topics/kinds';
import { db } from '@/lib/core/db/client';
import { readLink, signLink } from '@/lib/core/email/signed-link';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { KindName } from '@/lib/market/listings/kind';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { prolong } from '@/lib/market/listings/renew-listing';
import { consume } from '@/lib/core/rate-limit/limit';

/** Whether a link can still be used: `renewed` and `sold` listings can't be renewed by it any more. */
export type RenewalState = 'open' | 'renewed' | 'sold';
export type Renewal = { kind: KindName; id: string; title: string; expiresAt: string; state: RenewalState };

/**
 * Creates the token of the link that renews a listing without signing in. It contains the current expiry, so it works
 * once.
 */
export function renewalToken(kind: KindName, { id, expiresAt }: { id: string; expiresAt: Date }): string {
  return signLink('renew-listing', `${id}_${expiresAt.getTime()}${kind === 'listing' ? '' : `_${kind}`}`);
}

function readToken(token: string): { kind: KindName; id: string; expiresAt: number } {
  const [id, expiresAt, kind] = readLink('renew-listing', token)?.split('_') ?? [];
  if (!id || !expiresAt) throw new DomainError('not_found');
  return { kind: kind === 'equipment' ? 'equipment' : 'listing', id, expiresAt: Number(expiresAt) };
}

function stateOf(listing: { expiresAt: Date; soldAt: Date | null }, expiresAt: number): RenewalState {
  if (listing.soldAt) return 'sold';
  return listing.expiresAt.getTime() === expiresAt ? 'open' : 'renewed';
}

/**
 * Returns the listing of a renewal link. Changes nothing, because mail scanners follow links.
 * @throws DomainError `not_found` for an invalid token, `listing_not_found` if the listing is deleted.
 */
export async function readRenewal(token: string): Promise<Renewal> {
  const { kind, id, expiresAt } = readToken(token);
  const [listing] = await db.$queryRaw<{ title: string; expiresAt: Date; soldAt: Date | null }[]>`
    SELECT ${columnsOf('AnimalListing', ['title', 'expiresAt', 'soldAt'])} FROM ${KINDS[kind].table} WHERE id = ${id}::uuid`;
  if (!listing) throw new DomainError('listing_not_found');
  return {
    kind,
    id,
    title: listing.title,
    expiresAt: listing.expiresAt.toISOString(),
    state: stateOf(listing, expiresAt),
  };
}

/**
 * Renews the listing of a link from a mail. Idempotent: followed again, the link changes nothing.
 * @throws DomainError `not_found` for an invalid token, `listing_not_found` if the listing is deleted,
 * `account_suspended`, `rate_limited`.
 */
export async function renewByLink(
  token: string,
  now = new Date(),
): Promise<{ kind: KindName; id: string; state: RenewalState }> {
  const { kind, id, expiresAt } = readToken(token);
  await consume('linkByTopic', id);
  return db.$transaction(async (tx) => {
    const listing = await lockListing(tx, KINDS[kind], id);
    if (!listing) throw new DomainError('listing_not_found');
    const state = stateOf(listing, expiresAt);
    if (state !== 'open') return { kind, id, state };
    await prolong<unknown>(tx, KINDS[kind], listing, now);
    return { kind, id, state: 'renewed' };
  });
}
