import type { CardModel } from '@/components/listings/card-model';
import type { ConversationRow } from '@/components/messages/conversation-list';
import type { SearchRow } from '@/components/saved-searches/search-list';
import type { OwnBid, OwnLot } from '@/lib/auctions/dto';
import type { DashboardSummary } from '@/lib/dashboard/dto';
import type { PersonDto, ThreadDto } from '@/lib/messages/dto';
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

/** The list of conversations and the open one. */
export interface MessagesView {
  viewerId: string;
  /** The user's own e-mail and phone, offered when replying. */
  account: { email: string; phone: string | null };
  conversations: ConversationRow[];
  /** The open conversation; null if the URL names none of the user's conversations. */
  thread: ThreadDto | null;
  /** Its key in URLs. */
  current: string | null;
  olderHref: string | null;
  newestHref: string | null;
  listHref: string;
  earlierHref: string | null;
  newestMessagesHref: string | null;
  blocked: PersonDto[];
}

/** The data of a tab, formatted for the user's language. */
export type TabView =
  | ({ tab: 'listings' | 'equipment'; rows: OwnListingRow[] } & Paged)
  | { tab: 'lots'; rows: (OwnLot & { talkHref: string | null })[] }
  | { tab: 'bids'; rows: (OwnBid & { talkHref: string | null })[] }
  | ({ tab: 'favorites'; rows: (CardModel & { sold: boolean })[] } & Paged)
  | { tab: 'searches'; rows: SearchRow[] }
  | ({ tab: 'messages' } & MessagesView);

/** The answer of `GET /api/dashboard/view`: all data of a user's dashboard. */
export interface DashboardView {
  summary: DashboardSummary;
  content: TabView;
}
