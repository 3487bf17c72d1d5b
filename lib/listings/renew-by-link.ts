import 'server-only';
import { db } from '@/lib/db/client';
import { readLink, signLink } from '@/lib/email/signed-link';
import { DomainError } from '@/lib/errors/domain-error';
import { lockListing } from './lock-listing';
import { prolong } from './renew-listing';

/** Why a link may be followed no more: the listing has another end by now, or none. */
export type RenewalState = 'open' | 'renewed' | 'sold';
export type Renewal = { id: string; title: string; expiresAt: string; state: RenewalState };

/** The token of the link that renews a listing without signing in. It names the end that it moves, so it works once. */
export function renewalToken({ id, expiresAt }: { id: string; expiresAt: Date }): string {
  return signLink('renew-listing', `${id}_${expiresAt.getTime()}`);
}

function readToken(token: string): { id: string; expiresAt: number } {
  const [id, expiresAt] = readLink('renew-listing', token)?.split('_') ?? [];
  if (!id || !expiresAt) throw new DomainError('not_found');
  return { id, expiresAt: Number(expiresAt) };
}

function stateOf(listing: { expiresAt: Date; soldAt: Date | null }, expiresAt: number): RenewalState {
  if (listing.soldAt) return 'sold';
  return listing.expiresAt.getTime() === expiresAt ? 'open' : 'renewed';
}

/**
 * What a renewal link is about; changes nothing, because mail scanners follow links.
 * @throws DomainError `not_found` for a token that is not ours, `listing_not_found` where the listing is gone.
 */
export async function readRenewal(token: string): Promise<Renewal> {
  const { id, expiresAt } = readToken(token);
  const listing = await db.cattleListing.findUnique({ where: { id }, select: { id: true, title: true, expiresAt: true, soldAt: true } });
  if (!listing) throw new DomainError('listing_not_found');
  return { id, title: listing.title, expiresAt: listing.expiresAt.toISOString(), state: stateOf(listing, expiresAt) };
}

/**
 * Renews the listing that a link from a mail names. Followed again, the link changes nothing.
 * @throws DomainError `not_found` for a token that is not ours, `listing_not_found` where the listing is gone, `account_suspended`.
 */
export async function renewByLink(token: string, now = new Date()): Promise<{ id: string; state: RenewalState }> {
  const { id, expiresAt } = readToken(token);
  return db.$transaction(async (tx) => {
    const listing = await lockListing(tx, id);
    if (!listing) throw new DomainError('listing_not_found');
    const state = stateOf(listing, expiresAt);
    if (state !== 'open') return { id, state };
    await prolong(tx, listing, now);
    return { id, state: 'renewed' };
  });
}
