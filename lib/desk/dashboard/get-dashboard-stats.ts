import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { getSummary } from './get-summary';

export type DashboardStats = { activeListings: number; favorites: number; unreadMessages: number; memberSince: string };

/** Returns the four counters of the actor's dashboard. */
export async function getDashboardStats(actor: Actor): Promise<DashboardStats> {
  const { listings, favorites, unread, memberSince } = await getSummary(actor);
  return { activeListings: listings.active, favorites, unreadMessages: unread, memberSince };
}
