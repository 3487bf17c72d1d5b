import 'server-only';
import type { StartRow, StartView } from '@/components/dashboard/dashboard/view';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { privateTopicPath, topicPath } from '@/lib/core/topics/schema';
import { listSearches } from '@/lib/finding/saved-searches/list-searches';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import type { OwnBid } from '@/lib/market/auctions/dto';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import { listOwnBids } from '@/lib/market/auctions/list-own';
import { listFavorites } from '@/lib/market/favorites/list-favorites';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { conversationKeyText } from '@/lib/messages/messages/conversation-key';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { savedFilters } from './saved-filters';

/** How many of each are shown; the others are in their tab. */
const SHOWN = 3;
/** The longest part of a message that a row shows. */
const EXCERPT = 120;

async function favoriteRows(actor: Actor, locale: Locale): Promise<StartRow[]> {
  const favorites = await listFavorites(actor, { limit: SHOWN });
  return favorites.map(({ id, isActive, lot, imageDetails, category, ...listing }) => ({
    ...{ id, title: titleIn({ ...listing, lot }, locale).title },
    text: askedPriceText(locale, { amount: lot.priceAmount, basis: lot.priceBasis, currency: lot.priceCurrency }),
    href: localizedPath(locale, (isActive ? topicPath : privateTopicPath)({ kind: 'listing', id })),
    picture: imageDetails[0]?.urls['400'],
    stock: category,
  }));
}

async function searchRows(actor: Actor, locale: Locale): Promise<StartRow[]> {
  const [searches, t] = await Promise.all([listSearches(actor), translator(locale, 'dashboard')]);
  return Promise.all(
    searches.slice(0, SHOWN).map(async ({ id, name, query }) => {
      const { filters, href, count } = await savedFilters(query, locale);
      const text = [t('start.found', { count: await count() }), filters].filter(Boolean).join(' · ');
      return { id, title: name, text, href };
    }),
  );
}

async function messageRows(actor: Actor, locale: Locale): Promise<StartRow[]> {
  const [{ conversations }, t] = await Promise.all([listConversations(actor), translator(locale, 'dashboard')]);
  const latest = conversations.slice(0, SHOWN);
  const titled = await titlesIn(
    locale,
    latest.flatMap(({ topic }) => (topic?.kind === 'listing' ? topic.id : [])),
  );
  return latest.map(({ person, topic, lastMessage }) => {
    const id = conversationKeyText({ personId: person.id, topic });
    const said = lastMessage && !lastMessage.isRemoved ? lastMessage.message.slice(0, EXCERPT) : '';
    return {
      id,
      title: fullName(person),
      text: [topic && titled(topic).title, said && t('tasks.quote', { text: said })].filter(Boolean).join(' · '),
      href: localizedPath(locale, `/messages?conversation=${id}`),
    };
  });
}

const ORDER: readonly OwnBid['status'][] = ['outbid', 'winning', 'won', 'failed', 'void'];

async function bidRows(actor: Actor, locale: Locale): Promise<StartRow[]> {
  // messages: ownAuctions.*
  const [bids, t] = await Promise.all([listOwnBids(actor), translator(locale, 'ownAuctions')]);
  const urgent = bids.toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
  return urgent.slice(0, SHOWN).map(({ lot, status }) => ({
    ...{ id: lot.id, title: lot.title },
    text: [
      t(lot.state === 'cancelled' ? 'cancelledState' : status),
      bidPriceInFull(locale, lot.currentPrice ?? lot.startingPrice, lot),
    ].join(' · '),
    href: localizedPath(locale, topicPath({ kind: 'lot', id: lot.id })),
    picture: lot.image?.urls['400'],
    stock: lot.category,
  }));
}

/** Reads the latest of what somebody has here who sells nothing. */
export async function readStart(actor: Actor, locale: Locale): Promise<StartView> {
  const [favorites, searches, messages, bids] = await Promise.all([
    favoriteRows(actor, locale),
    searchRows(actor, locale),
    messageRows(actor, locale),
    bidRows(actor, locale),
  ]);
  return { favorites, searches, messages, bids };
}
