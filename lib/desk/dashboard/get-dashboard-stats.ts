import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { getSummary } from './get-summary';

export type DashboardStats = { activeListings: number; favorites: number; unreadMessages: number; memberSince: string };

/** Returns four counters of the actor's dashboard for readers of our API. */
export async function getDashboardStats(actor: Actor): Promise<DashboardStats> {
  const { listings, favorites, unread, memberSince } = await getSummary(actor);
  return { activeListings: listings.active, favorites, unreadMessages: unread.messages, memberSince };
}
