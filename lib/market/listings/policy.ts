import type { Actor } from '@/lib/core/actors/actor';
import type { ListingStatus } from './dto';

type Life = { isActive: boolean; expiresAt: Date; soldAt: Date | null };

/** Returns a listing's status by the clock, whether or not the expiry job has updated the row yet. */
export function listingStatus({ isActive, expiresAt, soldAt }: Life, now = new Date()): ListingStatus {
  if (soldAt) return 'sold';
  if (expiresAt <= now) return 'expired';
  return isActive ? 'active' : 'paused';
}

/**
 * The filter for publicly visible listings, in queries that read few rows. Searches and counts filter by `is_active`
 * after `nextExpiry`.
 */
export function onSale(now = new Date()) {
  return { isActive: true, expiresAt: { gt: now } };
}

/** Owners edit their own listings; administrators moderate, but don't edit them. */
export function mayEditListing(actor: Actor, listing: { userId: string }): boolean {
  return actor.id === listing.userId;
}

/**
 * The filter for listings that the actor may begin another from: their own in any state, unless a moderator took them
 * down or holds them.
 */
export function copyableBy(actor: Actor) {
  return { userId: actor.id, takenDownAt: null, heldAt: null };
}

/** Owners may delete their listings, and so may administrators. */
export function mayDeleteListing(actor: Actor, listing: { userId: string }): boolean {
  return actor.id === listing.userId || actor.role === 'admin';
}

/** A sold listing keeps its page for everybody, unless it was taken down or its seller's account is suspended or closed. */
export function showsAsSold(listing: {
  soldAt: Date | null;
  takenDownAt: Date | null;
  user: { suspendedAt: Date | null; closedAt: Date | null };
}): boolean {
  const { soldAt, takenDownAt, user } = listing;
  return soldAt !== null && takenDownAt === null && user.suspendedAt === null && user.closedAt === null;
}

/**
 * Active listings are public; others are visible to their owner and to administrators (sold ones see `showsAsSold`).
 */
export function maySeeListing(viewer: Actor | null, listing: Life & { userId: string }, now = new Date()): boolean {
  return (
    listingStatus(listing, now) === 'active' ||
    (viewer !== null && (viewer.id === listing.userId || viewer.role === 'admin'))
  );
}
