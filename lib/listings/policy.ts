import type { Actor } from '@/lib/accounts/actor';

/** Owners change their own listings; administrators moderate, but do not edit them. */
export function mayEditListing(actor: Actor, listing: { userId: string }): boolean {
  return actor.id === listing.userId;
}

/** An owner may delete their listing; so may an administrator. */
export function mayDeleteListing(actor: Actor, listing: { userId: string }): boolean {
  return actor.id === listing.userId || actor.role === 'admin';
}

/** Active listings are for everyone; a paused one is seen by its owner and by administrators. */
export function maySeeListing(viewer: Actor | null, listing: { userId: string; isActive: boolean }): boolean {
  return listing.isActive || (viewer !== null && (viewer.id === listing.userId || viewer.role === 'admin'));
}
