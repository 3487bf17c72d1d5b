import type { CardModel } from '@/components/listings/card-model';
import type { ConversationRow } from '@/components/messages/conversation-list';
import type { SearchRow } from '@/components/saved-searches/search-list';
import type { OwnBid, OwnLot } from '@/lib/auctions/dto';
import type { DashboardSummary } from '@/lib/dashboard/dto';
import type { PersonDto, ThreadDto } from '@/lib/messages/dto';
import type { OwnListingRow } from './own-listing-row';

export const DASHBOARD_TABS = ['listings', 'equipment', 'lots', 'bids', 'favorites', 'searches', 'messages'] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** Reads a tab's name from a URL; the first one where it names none. */
export function dashboardTab(text: string | null): DashboardTab {
  return DASHBOARD_TABS.find((name) => name === text) ?? 'listings';
}

/** One page of a list; `page` counts from 1. */
interface Paged {
  page: number;
  totalPages: number;
}

/** A conversation beside the list of them all. */
export interface MessagesView {
  viewerId: string;
  /** The reader's own address and number, for an answer. */
  account: { email: string; phone: string | null };
  conversations: ConversationRow[];
  /** The open conversation; null where the address names none of the reader's. */
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

/** What a tab shows, in the reader's words. */
export type TabView =
  | ({ tab: 'listings' | 'equipment'; rows: OwnListingRow[] } & Paged)
  | { tab: 'lots'; rows: (OwnLot & { talkHref: string | null })[] }
  | { tab: 'bids'; rows: (OwnBid & { talkHref: string | null })[] }
  | ({ tab: 'favorites'; rows: (CardModel & { sold: boolean })[] } & Paged)
  | { tab: 'searches'; rows: SearchRow[] }
  | ({ tab: 'messages' } & MessagesView);

/** What `GET /api/dashboard/view` answers: all that the dashboard shows of one person. */
export interface DashboardView {
  summary: DashboardSummary;
  content: TabView;
}
