import type { IconName } from '@/components/ui/icon';
import type { CardModel } from '@/components/market/listings/card-model';
import type { MessagesView } from '@/components/messages/messages/view';
import type { SearchRow } from '@/components/finding/saved-searches/search-list';
import type { Bidding } from '@/lib/market/sanctions/dto';
import type { OwnBid, OwnLot } from '@/lib/market/auctions/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { OwnState, OwnStateCounts } from '@/lib/market/own-listings/schema';
import type { DashboardSummary, WeekFigures } from '@/lib/desk/dashboard/dto';
import type { OwnListingRow } from './own-listing-row';

export const DASHBOARD_TABS = ['listings', 'equipment', 'lots', 'bids', 'favorites', 'searches', 'messages'] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The tabs in the order of somebody who sells nothing: what is theirs comes first. */
export const BUYERS_TABS: readonly DashboardTab[] = [
  ...(['listings', 'favorites', 'searches', 'bids', 'messages'] as const),
  ...(['equipment', 'lots'] as const),
];

/** Returns the tab named in a URL, or the first tab if the name is missing or unknown. */
export function dashboardTab(text: string | null): DashboardTab {
  return DASHBOARD_TABS.find((name) => name === text) ?? 'listings';
}

/** One page of a list; `page` starts at 1. */
interface Paged {
  page: number;
  totalPages: number;
}

/** What a member has to do today, formatted: a link straight to it, or a listing to renew. */
export interface TaskRow {
  id: string;
  icon: IconName;
  title: string;
  text: string;
  /** What is left of a time limit. */
  deadline: string | null;
  act: { href: string } | { renew: { kind: OwnListingRow['kind']; id: string } };
}

/** Something of somebody who sells nothing: a favorite, a search, a conversation or a bid. */
export interface StartRow {
  id: string;
  title: string;
  text: string;
  href: string;
  /** Of animals; `stock` replaces a missing one. */
  picture?: string | undefined;
  stock?: string;
}

/** The latest of what somebody has here who sells nothing. */
export type StartView = Record<'favorites' | 'searches' | 'messages' | 'bids', StartRow[]>;

/** A user's listings of a kind: those of one state, or all, and how many are in each. */
export interface OwnListingsView extends Paged {
  tab: 'listings' | 'equipment';
  rows: OwnListingRow[];
  state: OwnState | null;
  states: OwnStateCounts;
  /** Beside the animals only. */
  tasks: TaskRow[] | null;
  /** Of whoever sells nothing. */
  start?: StartView;
}

/** Returns the path of a page of one's own listings. */
export function ownListingsPath(locale: Locale, tab: OwnListingsView['tab'], state: OwnState | null, page = 1): string {
  const query = new URLSearchParams({
    ...(tab === 'listings' ? {} : { tab }),
    ...(state ? { state } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return localizedPath(locale, query.size > 0 ? `/dashboard?${query}` : '/dashboard');
}

/** The data of a tab, formatted for the user's language. */
export type TabView =
  | OwnListingsView
  | { tab: 'lots'; rows: (OwnLot & { talkHref: string | null; week: WeekFigures | null })[] }
  | { tab: 'bids'; rows: (OwnBid & { talkHref: string | null })[]; bidding: Bidding }
  | ({ tab: 'favorites'; rows: (CardModel & { sold: boolean })[] } & Paged)
  | { tab: 'searches'; rows: SearchRow[] }
  | ({ tab: 'messages' } & MessagesView);

/** The answer of `GET /api/dashboard/view`: all data of a user's dashboard. */
export interface DashboardView {
  summary: DashboardSummary;
  content: TabView;
}
