import type { Actor } from '@/lib/actors/actor';
import type { ListingStatus } from './dto';

type Life = { isActive: boolean; expiresAt: Date; soldAt: Date | null };

/** Where a listing stands. What the clock says counts, whether or not a job has come by to mark the row. */
export function listingStatus({ isActive, expiresAt, soldAt }: Life, now = new Date()): ListingStatus {
  if (soldAt) return 'sold';
  if (expiresAt <= now) return 'expired';
  return isActive ? 'active' : 'paused';
}

/** What a query asks of listings that everybody may see. Only for queries that read few rows: see next-expiry. */
export function onSale(now = new Date()) {
  return { isActive: true, expiresAt: { gt: now } };
}

/** Owners change their own listings; administrators moderate, but do not edit them. */
export function mayEditListing(actor: Actor, listing: { userId: string }): boolean {
  return actor.id === listing.userId;
}

/** An owner may delete their listing; so may an administrator. */
export function mayDeleteListing(actor: Actor, listing: { userId: string }): boolean {
  return actor.id === listing.userId || actor.role === 'admin';
}

/** Active listings are for everyone; any other is seen by its owner and by administrators. (A sold one also by those who saved it.) */
export function maySeeListing(viewer: Actor | null, listing: Life & { userId: string }, now = new Date()): boolean {
  return (
    listingStatus(listing, now) === 'active' ||
    (viewer !== null && (viewer.id === listing.userId || viewer.role === 'admin'))
  );
}
