import type { CardModel } from '@/components/market/listings/card-model';
import type { MessagesView } from '@/components/messages/messages/view';
import type { SearchRow } from '@/components/finding/saved-searches/search-list';
import type { Bidding } from '@/lib/market/sanctions/dto';
import type { OwnBid, OwnLot } from '@/lib/market/auctions/dto';
import type { DashboardSummary } from '@/lib/desk/dashboard/dto';
import type { OwnListingRow } from './own-listing-row';

export const DASHBOARD_TABS = ['listings', 'equipment', 'lots', 'bids', 'favorites', 'searches', 'messages'] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** Returns the tab named in a URL, or the first tab if the name is missing or unknown. */
export function dashboardTab(text: string | null): DashboardTab {
  return DASHBOARD_TABS.find((name) => name === text) ?? 'listings';
}

/** One page of a list; `page` starts at 1. */
interface Paged {
  page: number;
  totalPages: number;
}

/** The data of a tab, formatted for the user's language. */
export type TabView =
  | ({ tab: 'listings' | 'equipment'; rows: OwnListingRow[] } & Paged)
  | { tab: 'lots'; rows: (OwnLot & { talkHref: string | null })[] }
  | { tab: 'bids'; rows: (OwnBid & { talkHref: string | null })[]; bidding: Bidding }
  | ({ tab: 'favorites'; rows: (CardModel & { sold: boolean })[] } & Paged)
  | { tab: 'searches'; rows: SearchRow[] }
  | ({ tab: 'messages' } & MessagesView);

/** The answer of `GET /api/dashboard/view`: all data of a user's dashboard. */
export interface DashboardView {
  summary: DashboardSummary;
  content: TabView;
}
