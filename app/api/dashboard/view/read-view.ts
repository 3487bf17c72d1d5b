import 'server-only';
import { toAnimalListingCard } from '@/components/market/animals/animal-listing-card';
import {
  toOwnEquipmentListingRow,
  toOwnAnimalListingRow,
  type Known,
} from '@/components/dashboard/dashboard/own-listing-row';
import {
  dashboardTab,
  type DashboardTab,
  type DashboardView,
  type TabView,
} from '@/components/dashboard/dashboard/view';
import { toEquipmentListingCard } from '@/components/market/equipment/equipment-listing-card';
import { equipmentNames } from '@/components/market/equipment/labels';
import { animalNames } from '@/components/market/listings/browse/labels';
import type { Actor } from '@/lib/core/actors/actor';
import { listOwnAnimalListings } from '@/lib/market/animal-lots/list-own-animal-listings';
import { listOwnBids, listOwnLots } from '@/lib/market/auctions/list-own';
import { getBidding } from '@/lib/market/sanctions/get-bidding';
import type { DashboardSummary, ListingSales } from '@/lib/desk/dashboard/dto';
import { getSummary } from '@/lib/desk/dashboard/get-summary';
import { listOwnEquipmentListings } from '@/lib/market/equipment/list-own-equipment-listings';
import { listFavorites } from '@/lib/market/favorites/list-favorites';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { KindName } from '@/lib/market/listings/kind';
import { countOwnStates } from '@/lib/market/own-listings/own-states';
import { ownStateNamed } from '@/lib/market/own-listings/schema';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { salesOfListings } from '@/lib/desk/dashboard/sales-of-listings';
import { weekFigures } from '@/lib/desk/dashboard/week-figures';
import { whyTakenDown } from '@/lib/desk/dashboard/why-taken-down';
import { listSearches } from '@/lib/finding/saved-searches/list-searches';
import type { VisitorPlace } from '@/lib/places/dto';
import { kmFromVisitor } from '@/lib/places/distance';
import { privateTopicPath, topicText } from '@/lib/core/topics/schema';
import { readStart } from './read-start';
import { toTaskRows, whyWords } from './task-rows';
import { readMessagesView } from '@/app/api/messages/view/read-messages-view';
import { savedFilters } from './saved-filters';

const PAGE_SIZE = 20;

/** Returns the link to the conversation between the buyer and the seller of a lot. */
function talkHref(locale: Locale, person: { id: string } | null, lotId: string): string | null {
  return (
    person && localizedPath(locale, `/messages?conversation=${person.id}_${topicText({ kind: 'lot', id: lotId })}`)
  );
}

/**
 * Returns the requested page of `total` rows. Past the end (the last row of the page was just deleted), it's the last
 * page.
 */
function pageOf(query: URLSearchParams, total: number): { page: number; totalPages: number; limit: number } {
  const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, totalPages) : 1;
  return { page, totalPages, limit: PAGE_SIZE };
}

/** What the list of a user's listings asks for: the state to show, and its page. */
async function ownPart(actor: Actor, kind: KindName, query: URLSearchParams) {
  const state = ownStateNamed(query.get('state'));
  const states = await countOwnStates(actor, kind);
  const total = Object.values(states).reduce((sum, amount) => sum + amount, 0);
  return { state, states, ...pageOf(query, state ? (states[state] ?? 0) : total) };
}

/** Returns what else its owner should know of each of these listings: why it was taken down, what its page brought, and sales. */
async function knownOf(
  actor: Actor,
  locale: Locale,
  kind: KindName,
  listings: readonly { id: string; takenDown: boolean }[],
): Promise<(id: string) => Known> {
  const down = listings.filter(({ takenDown }) => takenDown).map(({ id }) => id);
  const all = listings.map(({ id }) => id);
  const [words, found, weeks, sales] = await Promise.all([
    whyWords(locale),
    whyTakenDown(actor, kind, down),
    weekFigures(actor, kind, all),
    kind === 'listing' ? salesOfListings(actor, all) : new Map<string, ListingSales>(),
  ]);
  return (id) => {
    const why = found.get(id);
    return { why: why ? words(why) : null, week: weeks.get(id) ?? null, sales: sales.get(id) ?? null };
  };
}

async function listingsView(actor: Actor, locale: Locale, query: URLSearchParams): Promise<TabView> {
  const { limit, ...part } = await ownPart(actor, 'listing', query);
  const sellsNothing = Object.values(part.states).every((count) => count === 0);
  const [listings, names, tasks, start] = await Promise.all([
    listOwnAnimalListings(actor, { ...part, limit }),
    animalNames(locale),
    listTasks(actor),
    sellsNothing ? readStart(actor, locale) : null,
  ]);
  const known = await knownOf(actor, locale, 'listing', listings);
  const rows = listings.map((listing) => toOwnAnimalListingRow(listing, locale, names, known(listing.id)));
  return { tab: 'listings', ...part, rows, tasks: await toTaskRows(tasks, locale), ...(start && { start }) };
}

async function equipmentView(actor: Actor, locale: Locale, query: URLSearchParams): Promise<TabView> {
  const { limit, ...part } = await ownPart(actor, 'equipment', query);
  const [equipment, names] = await Promise.all([
    listOwnEquipmentListings(actor, { ...part, limit }),
    equipmentNames(locale),
  ]);
  const known = await knownOf(actor, locale, 'equipment', equipment);
  const rows = equipment.map((one) =>
    toOwnEquipmentListingRow(one, locale, toEquipmentListingCard(one, locale, names).facts, known(one.id)),
  );
  return { tab: 'equipment', ...part, rows, tasks: null };
}

async function favoritesView(
  actor: Actor,
  locale: Locale,
  query: URLSearchParams,
  { favorites: total }: DashboardSummary,
  from: VisitorPlace | null,
): Promise<TabView> {
  const part = pageOf(query, total);
  const [favorites, names] = await Promise.all([listFavorites(actor, part), animalNames(locale)]);
  const rows = favorites.map((listing) => ({
    ...toAnimalListingCard(
      { ...listing, distanceKm: kmFromVisitor(from, listing.location) },
      locale,
      names,
      from?.country,
    ),
    ...(listing.isActive ? {} : { href: localizedPath(locale, privateTopicPath({ kind: 'listing', id: listing.id })) }),
    sold: listing.soldAt !== null,
  }));
  return { tab: 'favorites', ...part, rows };
}

async function searchesView(actor: Actor, locale: Locale): Promise<TabView> {
  const searches = await listSearches(actor);
  const rows = await Promise.all(
    searches.map(async ({ id, name, query, frequency }) => {
      const { filters, href } = await savedFilters(query, locale);
      return { id, name, frequency, filters, href };
    }),
  );
  return { tab: 'searches', rows };
}

async function lotsView(actor: Actor, locale: Locale): Promise<TabView> {
  const lots = await listOwnLots(actor);
  const weeks = await weekFigures(
    actor,
    'lot',
    lots.map(({ id }) => id),
  );
  return {
    tab: 'lots',
    rows: lots.map((lot) => ({
      ...lot,
      talkHref: talkHref(locale, lot.winner, lot.id),
      week: weeks.get(lot.id) ?? null,
    })),
  };
}

async function bidsView(actor: Actor, locale: Locale): Promise<TabView> {
  const [bids, bidding] = await Promise.all([listOwnBids(actor), getBidding(actor)]);
  return {
    tab: 'bids',
    bidding,
    rows: bids.map((bid) => ({ ...bid, talkHref: talkHref(locale, bid.seller, bid.lot.id) })),
  };
}

type Reader = (
  actor: Actor,
  locale: Locale,
  query: URLSearchParams,
  summary: DashboardSummary,
  from: VisitorPlace | null,
) => Promise<TabView>;

const READERS: Record<Exclude<DashboardTab, 'messages'>, Reader> = {
  listings: listingsView,
  equipment: equipmentView,
  favorites: favoritesView,
  searches: searchesView,
  lots: lotsView,
  bids: bidsView,
};

/**
 * Reads everything that the dashboard shows `actor` for the query of its page, with texts in `locale` and distances from
 * their own place.
 */
export async function readView(
  actor: Actor,
  locale: Locale,
  query: URLSearchParams,
  from: VisitorPlace | null = null,
): Promise<DashboardView> {
  const tab = dashboardTab(query.get('tab'));
  if (tab === 'messages') {
    const [summary, messages] = await Promise.all([
      getSummary(actor),
      readMessagesView(actor, locale, query, '/dashboard?tab=messages'),
    ]);
    return { summary: { ...summary, unread: messages.unread }, content: { tab, ...messages } };
  }
  const summary = await getSummary(actor);
  return { summary, content: await READERS[tab](actor, locale, query, summary, from) };
}
