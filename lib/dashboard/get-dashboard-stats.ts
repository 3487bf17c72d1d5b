import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { getUser } from '@/lib/accounts/get-user';
import { countFavorites } from '@/lib/favorites/list-favorites';
import { countOwnListings } from '@/lib/listings/count-own-listings';
import { countUnread } from '@/lib/messages/count-unread';

export type DashboardStats = { activeListings: number; favorites: number; unreadMessages: number; memberSince: string };

/** The four counters of the actor's dashboard. */
export async function getDashboardStats(actor: Actor): Promise<DashboardStats> {
  const [listings, favorites, unreadMessages, user] = await Promise.all([countOwnListings(actor), countFavorites(actor), countUnread(actor), getUser(actor)]);
  return { activeListings: listings.active, favorites, unreadMessages, memberSince: user.createdAt };
}
